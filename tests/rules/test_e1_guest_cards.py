"""All-Star Cast and Special Appearance: stars without a slot (E1.CARDS.13, .29)."""

from __future__ import annotations

import pytest

from executives.networks.counts import count
from executives.networks.state import DeckId
from support.first_tables import last_of
from support.guest_cards import EXTRAS, OLD, lot, net, score

LIFT = """
[players.Ann.lineup.8pm]
show = "stuck-in-the-lift"
cards = ["wanda-walk-on"]
"""


# -- All-Star Cast ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.13")
def test_all_star_cast_brings_two_stars_onto_a_new_show() -> None:
    """Beside the star on the slot two more join for nothing; then the card is under its deck."""
    table = lot(stars=("wanda-walk-on", *EXTRAS), network=("all-star-cast-a",))
    table.play("Ann produce bread-winners 9pm; attach wanda-walk-on")
    table.play("Ann attach-guest weekend-wes 9pm by all-star-cast-a")
    assert table.player("Ann").network == ()
    table.play("Ann attach-guest prompter-pru 9pm by all-star-cast-a")
    show = table.show("Ann", "9pm")
    assert show.cards == ("wanda-walk-on", "", "weekend-wes", "prompter-pru")
    assert show.guests == ("all-star-cast-a",) * 2
    assert table.player("Ann").cash == 30 - 2
    assert table.player("Ann").stars == ("standby-stella",)
    assert last_of(table, DeckId.NETWORK) == "all-star-cast-a"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.13")
def test_all_star_cast_may_bring_one_star_only() -> None:
    """After the first star Ann stops; the card is used up all the same."""
    table = lot(stars=EXTRAS, network=("all-star-cast-a",))
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest weekend-wes 9pm by all-star-cast-a; stop-inviting")
    assert table.show("Ann", "9pm").cards == ("", "", "weekend-wes")
    assert table.player("Ann").network == ()


@pytest.mark.rule("E1.CARDS.13")
def test_all_star_cast_is_kept_when_it_is_not_used() -> None:
    """Ann attaches no extra star and keeps the card."""
    table = lot(stars=EXTRAS, network=("all-star-cast-a",))
    table.play("Ann produce bread-winners 9pm; leave-empty; stop-inviting")
    assert table.player("Ann").network == ("all-star-cast-a",)
    assert table.player("Ann").stars == EXTRAS


@pytest.mark.rule("E1.CARDS.13")
@pytest.mark.parametrize("attached", ["weekend-wes 8pm slot 1", "medium-batteries 8pm slot 2"])
def test_all_star_cast_follows_the_card_of_an_attach_action(attached: str) -> None:
    """After an ordinary star or an ad two extra stars join the same show, and no other."""
    table = lot(
        stars=EXTRAS, ads=("medium-batteries",), network=("all-star-cast-a",), own=LIFT + OLD
    )
    table.play(f"Ann add-or-replace {attached}")
    assert table.refuses("Ann attach-guest prompter-pru 9pm by all-star-cast-a") == {"E1.BASE.38"}
    table.play("Ann attach-guest prompter-pru 8pm by all-star-cast-a")
    table.play("Ann attach-guest standby-stella 8pm by all-star-cast-a")
    assert table.show("Ann", "8pm").cards[2:] == ("prompter-pru", "standby-stella")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.13")
def test_all_star_cast_needs_its_action() -> None:
    """Without a card attached first, no extra star is offered, and one is refused."""
    table = lot(stars=EXTRAS, network=("all-star-cast-a",), own=LIFT)
    assert not any(text.startswith("attach-guest") for text in table.legal("Ann"))
    refused = table.refuses("Ann attach-guest weekend-wes 8pm by all-star-cast-a")
    assert refused == {"E1.STARMAKER.11"}


@pytest.mark.rule("E1.CARDS.13")
def test_two_copies_of_all_star_cast_bring_four_stars() -> None:
    """The second copy is used when the first one has brought its two stars."""
    stars = (*EXTRAS, "cameo-cameron", "voice-over-vince")
    table = lot(stars=stars, network=("all-star-cast-a", "all-star-cast-b"))
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest weekend-wes 9pm by all-star-cast-a")
    refused = table.refuses("Ann attach-guest prompter-pru 9pm by all-star-cast-b")
    assert refused == {"E1.STARMAKER.11"}
    table.play("Ann attach-guest prompter-pru 9pm by all-star-cast-a")
    table.play("Ann attach-guest standby-stella 9pm by all-star-cast-b")
    table.play("Ann attach-guest cameo-cameron 9pm by all-star-cast-b")
    assert len(table.show("Ann", "9pm").guests) == 4
    assert table.player("Ann").network == ()


@pytest.mark.rule("E1.CARDS.13", "E1.BASE.39")
def test_all_star_cast_brings_no_star_onto_a_pilot() -> None:
    """Only guest stars join pilots: after that of Special Appearance nothing is asked."""
    own = 'lineup.8pm = "night-watch-at-the-mall"'
    table = lot(stars=EXTRAS, network=("all-star-cast-a",), moguls=("special-appearance",), own=own)
    table.play("Ann attach-guest weekend-wes 8pm by special-appearance")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == ("all-star-cast-a",)


@pytest.mark.rule("E1.CARDS.13")
def test_sides_are_decided_with_all_extra_stars_in_place() -> None:
    """Stars that want no other star lie upside down beside an extra star that came last."""
    table = lot(stars=("hermit-herman", "weekend-wes"), network=("all-star-cast-a",))
    table.play("Ann produce bread-winners 9pm; attach hermit-herman")
    assert table.show("Ann", "9pm").up & 1
    table.play("Ann attach-guest weekend-wes 9pm by all-star-cast-a")
    assert table.show("Ann", "9pm").up == 0b100
    assert score(table) == 5 + 1 + 1


@pytest.mark.rule("E1.CARDS.13", "E1.CARDS.05")
def test_all_star_cast_is_used_again_with_reuse_footage() -> None:
    """Reuse Footage goes in its place, so that two more stars may follow."""
    stars = (*EXTRAS, "cameo-cameron")
    table = lot(stars=stars, network=("all-star-cast-a", "reuse-footage-a"))
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest weekend-wes 9pm by all-star-cast-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    table.play("Ann discard-instead reuse-footage-a")
    for star in EXTRAS[1:]:
        table.play(f"Ann attach-guest {star} 9pm by all-star-cast-a")
    assert table.player("Ann").network == ()
    table.play("Ann attach-guest cameo-cameron 9pm by all-star-cast-a")
    assert table.show("Ann", "9pm").guests == ("all-star-cast-a",) * 4
    assert not table.game.integrity(table.state)


# -- Special Appearance ----------------------------------------------------------------------------


SPECIAL = ("special-appearance",)


@pytest.mark.rule("E1.MOGUL.50", "E1.CARDS.29")
def test_special_appearance_brings_a_guest_star_onto_a_new_show() -> None:
    """One star of the green room joins for nothing; a second one is not offered."""
    table = lot(stars=EXTRAS, moguls=SPECIAL)
    table.play("Ann produce bread-winners 9pm; leave-empty")
    assert table.refuses("Ann attach-guest face-in-the-crowd 9pm by special-appearance") == {
        "E1.BASE.28"
    }
    table.play("Ann attach-guest weekend-wes 9pm by special-appearance")
    assert table.show("Ann", "9pm").cards == ("", "", "weekend-wes")
    assert table.player("Ann").cash == 30 - 2
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.MOGUL.50", "E1.MOGUL.53", "E1.CARDS.29")
def test_special_appearance_is_used_with_an_attach_action() -> None:
    """The guest star is the one star of the action, and the mogul stays for further shows."""
    table = lot(stars=EXTRAS, moguls=SPECIAL, own=LIFT + OLD)
    table.play("Ann attach-guest weekend-wes 8pm by special-appearance")
    assert table.show("Ann", "8pm").cards == ("wanda-walk-on", "", "weekend-wes")
    assert table.player("Ann").cash == 30
    assert table.player("Ann").face_down == ()
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad kaboom-popcorn", "Cy sign-ad meteor-mints")
    table.play("Ann attach-guest prompter-pru 9pm by special-appearance")
    assert table.show("Ann", "9pm").guests == SPECIAL


@pytest.mark.rule("E1.MOGUL.53")
@pytest.mark.parametrize("executive", ["rich", "starmaker"])
@pytest.mark.parametrize("attached", ["weekend-wes 8pm slot 1", "medium-batteries 8pm slot 2"])
def test_no_guest_star_follows_the_card_of_an_attach_action(attached: str, executive: str) -> None:
    """After an ordinary star or an ad the action is over, whatever could bring a guest star."""
    table = lot(
        executive=executive, stars=EXTRAS, ads=("medium-batteries",), moguls=SPECIAL, own=LIFT
    )
    table.play(f"Ann add-or-replace {attached}")
    if executive == "starmaker":
        assert table.legal("Ann") == {"end-turn", "take-cash"}
    else:
        assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.MOGUL.50")
def test_special_appearance_has_one_guest_star_on_each_show() -> None:
    """A further one takes the place of the first, which goes under the star deck."""
    own = '[players.Ann.lineup.8pm]\nshow = "stuck-in-the-lift"\n'
    own += 'cards = ["wanda-walk-on", "", "weekend-wes"]\nguests = ["special-appearance"]'
    table = lot(stars=("prompter-pru",), moguls=SPECIAL, own=own)
    table.play("Ann attach-guest prompter-pru 8pm by special-appearance")
    assert table.show("Ann", "8pm").cards == ("wanda-walk-on", "", "prompter-pru")
    assert last_of(table, DeckId.STAR) == "weekend-wes"


@pytest.mark.rule("E1.MOGUL.50")
def test_nobody_else_uses_the_special_appearance_of_a_player() -> None:
    """With the mogul of Bo, Ann is not asked and is refused."""
    table = lot(stars=EXTRAS, own=f'{LIFT}[players.Bo]\nmoguls = ["special-appearance"]')
    refused = table.refuses("Ann attach-guest weekend-wes 8pm by special-appearance")
    assert refused == {"E1.STARMAKER.11"}
    table.play("Ann produce bread-winners 9pm; leave-empty")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.MOGUL.51")
def test_the_guest_star_of_a_special_appearance_is_a_star_like_others() -> None:
    """It is tested for its condition, scores by row, has upkeep and counts as attached."""
    table = lot(stars=("mabel-mixup",), moguls=SPECIAL)
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest mabel-mixup 9pm by special-appearance")
    assert score(table) == 5 + 5
    assert net(table) == -1
    assert count(table.game.context, table.player("Ann"), "attached-stars") == 1
    wrong = lot(stars=("buck-buckle",), moguls=SPECIAL)
    wrong.play("Ann produce bread-winners 9pm; leave-empty")
    wrong.play("Ann attach-guest buck-buckle 9pm by special-appearance")
    assert score(wrong) == 5 + 2
    assert net(wrong) == 0


@pytest.mark.rule("E1.MOGUL.52")
def test_the_starmaker_has_two_guest_stars_on_a_show() -> None:
    """One costs $1M by its own ability, the other nothing by the mogul; a third is not offered."""
    table = lot(executive="starmaker", stars=EXTRAS, moguls=SPECIAL)
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest weekend-wes 9pm by starmaker")
    assert table.legal("Ann") == {
        "stop-inviting",
        "attach-guest prompter-pru 9pm by special-appearance",
        "attach-guest standby-stella 9pm by special-appearance",
    }
    table.play("Ann attach-guest prompter-pru 9pm by special-appearance")
    assert table.show("Ann", "9pm").guests == ("starmaker", "special-appearance")
    assert table.player("Ann").cash == 30 - 2 - 1
    assert table.legal("Ann") == {"end-turn", "take-cash"}


@pytest.mark.rule("E1.MOGUL.53")
@pytest.mark.parametrize("source", ["starmaker", "special-appearance"])
def test_the_starmaker_attaches_one_star_by_an_action_with_the_mogul_too(source: str) -> None:
    """After one guest star by either ability, the action is over."""
    table = lot(executive="starmaker", stars=EXTRAS, moguls=SPECIAL, own=LIFT)
    table.play(f"Ann attach-guest weekend-wes 8pm by {source}")
    assert table.legal("Ann") == {"end-turn", "take-cash"}


@pytest.mark.rule("E1.MOGUL.50", "E1.BEEB.10")
def test_beeb_may_move_to_an_attach_action_for_a_guest_star() -> None:
    """Its only show has no slots, so that a guest star is all that can be attached."""
    own = 'lineup.8pm = "night-watch-at-the-mall"'
    plain = lot(executive="beeb", stars=EXTRAS, own=own)
    assert "rondel add" not in plain.legal("Ann")
    table = lot(executive="beeb", stars=EXTRAS, moguls=SPECIAL, own=own)
    table.play("Ann rondel add; attach-guest weekend-wes 8pm by special-appearance")
    assert table.show("Ann", "8pm").cards == ("weekend-wes",)
    assert table.to_act() == ["Bo"]
