"""Network cards of the first edition: kinds, moments, more actions, a card in the place of another.

Soap (sitcom, 9PM), Farce (sitcom, 8PM), Rally (sports, 8PM) and Derby (sports, 10PM) cost $4M, have
8 or 9 viewers in their first season and 4 or 6 outside their timeslot; the next to last space of
the drop track gives $5M, the last one $2M.
"""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.state import Row
from support.first_tables import last_of
from support.network_cards import TABLE, studio
from support.seasons import last_to_drop, lineup
from support.table import Table


def names(table: Table) -> set[str]:
    """The first words of what Ann may do."""
    return {text.split()[0] for text in table.legal("Ann")}


# -- kinds -----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.01")
def test_an_immediate_card_is_resolved_and_goes() -> None:
    """Bank Loan gives $6M when it is taken, and goes under the deck."""
    table = studio(network=("bank-loan-a",)).play("Ann take bank-loan-a")
    assert table.player("Ann").cash == 10 + 6
    assert table.player("Ann").network == ()
    assert last_of(table) == "bank-loan-a"


@pytest.mark.rule("E1.CARDS.01", "E1.CARDS.03")
@pytest.mark.parametrize("card", ["agency-a", "sponsor-deal-a", "ad-empire-a"])
def test_other_cards_are_kept_in_the_green_room(card: str) -> None:
    """One-shot, permanent and game-end cards do nothing on being taken."""
    table = studio(network=(card,)).play(f"Ann take {card}")
    assert table.player("Ann").network == (card,)
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (10, 0)


@pytest.mark.rule("E1.CARDS.01")
def test_permanent_and_game_end_cards_are_not_used() -> None:
    """Of one card of each kind only the one-shot is offered, and no card that Ann does not hold."""
    table = studio("agency-a", "sponsor-deal-a", "ad-empire-a")
    assert {text for text in table.legal("Ann") if text.startswith("use")} == {"use agency-a"}
    assert table.refuses("Ann use agency-b") == {"E1.CARDS.02"}


@pytest.mark.rule("E1.CARDS.03")
def test_copies_of_permanent_cards_add_up() -> None:
    """Two Sponsor Deals and two shows with an ad of $3M: 2 times $2M more, and $2M for the drop."""
    shows = lineup(
        "Ann",
        at_8pm='{ show = "farce", cards = ["", "ad-2"] }',
        at_9pm='{ show = "soap", cards = ["", "ad-5"] }',
    )
    rest = f'[players.Ann]\ncash = 0\nnetwork = ["sponsor-deal-a", "sponsor-deal-b"]\n{shows}'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").cash == 2 + 2 * 3 + 2 * 2


# -- moments ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.02")
def test_one_shots_are_used_between_actions_of_the_own_turn() -> None:
    """Agency before the action, or after the first of two; Bo may not use one in Ann's turn."""
    table = studio("agency-a", "agency-b", more='[players.Bo]\nnetwork = ["agency-c"]\n')
    assert table.refuses("Bo use agency-c")
    table.play("Ann use agency-a", "Ann sign-ad ad-0", "Ann use agency-b", "Ann sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-2")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.02")
def test_a_used_card_goes_under_the_network_deck() -> None:
    """The Agency that Ann used is the lowest card."""
    table = studio("agency-a").play("Ann use agency-a")
    assert table.player("Ann").network == ()
    assert last_of(table) == "agency-a"


@pytest.mark.rule("E1.CARDS.02")
def test_cards_of_other_moments_are_not_used_in_a_turn() -> None:
    """With an action, at a season's start, in the income phase: none of them between actions."""
    held = ("flexible-schedule-a", "executive-producer-a", "budget-overrun-a", "reuse-footage-a")
    table = studio(*held)
    assert names(table) == names(studio())


# -- more actions ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.06")
def test_sweeps_week_gives_three_actions() -> None:
    """Three ads, and then it is Bo's turn."""
    table = studio("sweeps-week-a").play("Ann use sweeps-week-a")
    assert last_of(table) == "sweeps-week-a"
    for ad in ("ad-0", "ad-1", "ad-5"):
        assert table.to_act() == ["Ann"]
        table.play(f"Ann sign-ad {ad}")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.06")
def test_sweeps_week_is_used_before_the_action() -> None:
    """After the first of two actions it is too late, before that it is not."""
    table = studio("sweeps-week-a", "agency-a").play("Ann use agency-a")
    assert table.allows("Ann use sweeps-week-a")
    table.play("Ann sign-ad ad-0")
    assert table.refuses("Ann use sweeps-week-a") == {"E1.CARDS.06"}


@pytest.mark.rule("E1.CARDS.06")
def test_an_action_that_gained_nothing_is_one_too() -> None:
    """STARMAKER with an Agency signs nobody; then Sweeps Week is too late."""
    table = studio("sweeps-week-a", "agency-a", executives=("starmaker", "butcher", "flix"))
    table.play("Ann use agency-a", "Ann scout", "Ann sign-nobody")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann use sweeps-week-a") == {"E1.CARDS.06"}


@pytest.mark.rule("E1.CARDS.06")
def test_further_actions_are_not_owed() -> None:
    """After the first of three actions Ann may end the turn, or drop out."""
    table = studio("sweeps-week-a").play("Ann use sweeps-week-a")
    assert "end-turn" not in names(table)
    table.play("Ann sign-ad ad-0")
    assert {"end-turn", "drop"} <= names(table)
    assert table.play("Ann end-turn").to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.03", "E1.CARDS.06")
def test_two_sweeps_weeks_add_up() -> None:
    """Each has three actions in the place of one: five in all, with an Agency six."""
    table = studio("sweeps-week-a", "sweeps-week-b", "agency-a")
    table.play("Ann use sweeps-week-a; use sweeps-week-b; use agency-a")
    table.play("Ann sign-ad ad-0; sign-ad ad-1; sign-ad ad-2; sign-ad ad-5; sign-star star-1")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E1.CARDS.06")
def test_it_may_be_used_in_the_last_turn_of_cable() -> None:
    """In the turn after its drop CABLE has three actions too, none of which is a drop."""
    executives = ("cable", "butcher", "flix")
    head = 'turn = "Ann"\npassed = ["Ann", "Bo", "Cy"]'
    table = studio(
        "sweeps-week-a", executives=executives, head=head, own='memory = { marker = "ahead" }'
    )
    table.play("Ann use sweeps-week-a", "Ann sign-ad ad-0", "Ann sign-ad ad-1")
    assert "drop" not in names(table)
    table.play("Ann sign-ad ad-2")
    assert table.state.round == 2


@pytest.mark.rule("E1.CARDS.07")
def test_agency_gives_one_extra_action() -> None:
    """Two ads in one turn; used after the action of the turn it gives a second one too."""
    table = studio("agency-a", "agency-b").play("Ann use agency-a", "Ann sign-ad ad-0")
    table.play("Ann use agency-b", "Ann sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-2")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.08", "E1.BEEB.18")
def test_each_action_of_sweeps_week_has_a_move_of_its_own() -> None:
    """From the star space: to the ads, a lap of $3M and 1 viewer to them, one more step of 2."""
    table = studio(
        "sweeps-week-a",
        executives=("beeb", "butcher", "flix"),
        network=("agency-a",),
        own="memory = { marker = 1 }",
    )
    table.play("Ann use sweeps-week-a")
    for _ in range(2):
        assert not {"sign-ad", "sign-star", "take"} & names(table)
        table.play("Ann rondel sign-ad")
        assert names(table) == {"sign-ad"}
        table.play(f"Ann sign-ad {table.state.display[Row.ADS][0]}")
    assert table.player("Ann").cash == 10 + 0 + 1 - 3
    table.play("Ann rondel network", "Ann take agency-a")
    assert table.to_act() == ["Ann"]
    assert names(table) == {"use", "end-turn"}


@pytest.mark.rule("E1.UNDERGROUND.05", "E1.CARDS.06")
def test_with_sweeps_week_refilled_stars_can_be_signed() -> None:
    """Two stars signed at once bring the diva, whom the next action of the turn may sign."""
    table = studio("sweeps-week-a", more='[decks.star]\nnext = ["diva"]\n')
    table.play("Ann use sweeps-week-a; sign-star star-1; sign-star star-2; stop-signing")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star diva; stop-signing")
    assert table.player("Ann").stars == ("star-1", "star-2", "diva")


# -- another card in the place of a used one -------------------------------------------------------


@pytest.mark.rule("E1.CARDS.05")
def test_reuse_footage_goes_in_the_place_of_a_used_card() -> None:
    """Agency is used and kept, Reuse Footage is discarded; or Agency goes, and it is kept."""
    table = studio("agency-a", "reuse-footage-a").play("Ann use agency-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    other = Table(table.game, table.state).play("Ann discard-used")
    assert other.player("Ann").network == ("reuse-footage-a",)
    assert last_of(other) == "agency-a"
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("agency-a",)
    assert last_of(table) == "reuse-footage-a"
    table.play("Ann use agency-a; sign-ad ad-0; sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    assert table.player("Ann").network == ()


@pytest.mark.rule("E1.CARDS.05")
def test_it_is_kept_for_no_immediate_card() -> None:
    """Bank Loan is resolved and goes, and nothing is asked."""
    table = studio("reuse-footage-a", network=("bank-loan-a",)).play("Ann take bank-loan-a")
    assert table.player("Ann").network == ("reuse-footage-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05")
def test_it_keeps_no_other_one() -> None:
    """With two of them each use keeps one card, and a discarded one is not kept by the other."""
    table = studio("agency-a", "reuse-footage-a", "reuse-footage-b").play("Ann use agency-a")
    table.play("Ann discard-instead reuse-footage-b")
    assert table.legal("Ann") & {"discard-used", "discard-instead reuse-footage-a"} == set()
    table.play("Ann use agency-a", "Ann discard-instead reuse-footage-a", "Ann use agency-a")
    assert table.player("Ann").network == ()
    assert table.refuses("Ann discard-instead reuse-footage-a")


@pytest.mark.rule("E1.CARDS.05", "E1.MOGUL.06")
def test_it_does_nothing_for_a_mogul() -> None:
    """Crossover is used with a development and turned over, and nothing is asked."""
    own = 'moguls = ["crossover"]\n' + lineup("Ann", at_9pm='"farce"')
    table = studio("reuse-footage-a", own=own).play("Ann produce soap 9pm", "Ann declare crossover")
    assert table.player("Ann").face_down == ("crossover",)
    assert table.player("Ann").network == ("reuse-footage-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05")
def test_it_does_nothing_for_a_dimension_card() -> None:
    """A dimension card is a star: it returns to the supply at once."""
    table = studio("reuse-footage-a", stars=("dimension-card-a",)).play("Ann use dimension-card-a")
    assert "dimension-card-a" in table.state.supply
    assert "discard-used" not in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.05", "E1.CARDS.06")
def test_a_kept_sweeps_week_may_be_used_in_the_same_turn() -> None:
    """Three actions, and two more by the second use before the action."""
    table = studio("sweeps-week-a", "reuse-footage-a").play("Ann use sweeps-week-a")
    table.play("Ann discard-instead reuse-footage-a", "Ann use sweeps-week-a")
    table.play("Ann sign-ad ad-0; sign-ad ad-1; sign-ad ad-2; sign-ad ad-5")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star star-1", "Ann stop-signing")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05", "E1.CARDS.13")
def test_it_keeps_a_card_used_with_an_action() -> None:
    """All-Star Cast is used with an attachment, and once more for the same show."""
    stars = ("star-1", "star-2", "star-3", "star-4", "diva")
    own = lineup("Ann", at_9pm='"farce"')
    table = studio("all-star-cast-a", "reuse-footage-a", stars=stars, own=own, shown=())
    table.play("Ann add-or-replace diva 9pm slot 1")
    table.play("Ann attach-guest star-1 9pm by all-star-cast-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    table.play("Ann discard-instead reuse-footage-a")
    for star in ("star-2", "star-3", "star-4"):
        table.play(f"Ann attach-guest {star} 9pm by all-star-cast-a")
    shown = table.show("Ann", "9pm")
    assert shown.cards == ("diva", "", "star-1", "star-2", "star-3", "star-4")
    assert table.player("Ann").network == ()
    assert not table.game.integrity(table.state)


@pytest.mark.rule("E1.CARDS.05")
def test_the_question_is_written_in_positions() -> None:
    """A position in which a card may be kept is read as it was written, and no other one."""
    table = studio("agency-a", "reuse-footage-a", "sponsor-deal-a").play("Ann use agency-a")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
    with pytest.raises(FileError, match="'agency-b' is not in the green room"):
        table.game.position(text.replace('card = "agency-a"', 'card = "agency-b"'))
    for other in ("sponsor-deal-a", "reuse-footage-a"):
        wrong = text.replace('card = "agency-a"', f'card = "{other}"')
        with pytest.raises(FileError, match=f"in the place of '{other}'"):
            table.game.position(wrong)
