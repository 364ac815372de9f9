"""Crossover: an old show that lies on a new one like a star (E1.CARDS.28, E1.MOGUL.44-.49)."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks import queries
from executives.networks.cards import Show
from executives.networks.counts import count
from executives.networks.state import DeckId
from support.first_tables import last_of, reruns
from support.guest_cards import EXTRAS, OLD, lot, net, score

PAIR = """
[players.Ann.lineup.9pm]
show = "cloned-at-lunch"
row = {row}
cards = ["competitive-napping"{more}]
"""


CROSSOVER = ("crossover",)


@pytest.mark.rule("E1.MOGUL.44", "E1.CARDS.28")
def test_the_old_show_lies_on_the_new_one_like_a_star() -> None:
    """It fills the star slot and is not in the reruns; the mogul is turned over."""
    table = lot(show="cloned-at-lunch", moguls=CROSSOVER, own=OLD)
    table.play("Ann produce cloned-at-lunch 9pm; declare crossover")
    assert table.show("Ann", "9pm").cards == ("the-understudies", "")
    assert reruns(table, "Ann") == []
    assert table.player("Ann").face_down == CROSSOVER
    assert table.player("Ann").cash == 30 - 4
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.MOGUL.44")
def test_crossover_is_no_duty() -> None:
    """Without it the old show goes to the reruns, and the mogul stays as it is."""
    table = lot(show="bread-winners", moguls=CROSSOVER, own=OLD)
    table.play("Ann produce bread-winners 9pm; commit")
    assert reruns(table, "Ann") == ["the-understudies"]
    assert table.player("Ann").face_down == ()
    assert table.show("Ann", "9pm").cards == ("", "")


@pytest.mark.rule("E1.MOGUL.44")
def test_crossover_needs_an_old_show() -> None:
    """In an empty timeslot nothing is asked, and a face-down Crossover does nothing more."""
    table = lot(show="bread-winners", moguls=CROSSOVER, own=OLD)
    table.play("Ann produce bread-winners 8pm")
    assert table.to_act() == ["Bo"]
    used = lot(show="bread-winners", moguls=CROSSOVER, own=f'face_down = ["crossover"]\n{OLD}')
    used.play("Ann produce bread-winners 9pm")
    assert reruns(used, "Ann") == ["the-understudies"]


@pytest.mark.rule("E1.CARDS.28")
def test_what_lay_on_the_old_show_is_discarded() -> None:
    """Its star and its ad go under their decks."""
    own = '[players.Ann.lineup.9pm]\nshow = "stuck-in-the-lift"\n'
    own += 'cards = ["mabel-mixup", "owl-brand-cocoa"]'
    table = lot(show="cloned-at-lunch", moguls=CROSSOVER, own=own)
    table.play("Ann produce cloned-at-lunch 9pm; declare crossover")
    assert table.show("Ann", "9pm").cards == ("stuck-in-the-lift", "")
    assert last_of(table, DeckId.STAR) == "mabel-mixup"
    assert last_of(table, DeckId.AD) == "owl-brand-cocoa"


WITHOUT_STARS = """
[[cards.show]]
id = "ads-only"
name = "Ads Only"
deck = "round_2_3"
genre = "sitcom"
cost = 1
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
lower = 5
rerun = 1
slots = ["ad?"]
"""


@pytest.mark.rule("E1.MOGUL.45")
def test_the_new_show_needs_a_slot_for_a_star() -> None:
    """A show with a slot for an ad only is developed without the question."""
    table = lot(show="ads-only", moguls=CROSSOVER, own=OLD, cards=WITHOUT_STARS)
    table.play("Ann produce ads-only 9pm")
    assert reruns(table, "Ann") == ["the-understudies"]
    assert table.player("Ann").face_down == ()


@pytest.mark.rule("E1.MOGUL.45")
def test_the_other_required_slots_have_to_be_filled() -> None:
    """Of two stars the old show is one; without another the show cannot be developed."""
    empty = lot(show="robots-on-the-range", moguls=CROSSOVER, own=OLD)
    assert "produce robots-on-the-range 9pm" not in empty.legal("Ann")
    assert empty.refuses("Ann produce robots-on-the-range 9pm") == {"E1.BASE.29"}
    table = lot(show="robots-on-the-range", stars=EXTRAS[:1], moguls=CROSSOVER, own=OLD)
    assert "produce robots-on-the-range 8pm" not in table.legal("Ann")
    table.play("Ann produce robots-on-the-range 9pm")
    assert table.legal("Ann") == {"declare crossover"}
    table.play("Ann declare crossover")
    assert table.legal("Ann") == {"attach weekend-wes"}
    table.play("Ann attach weekend-wes")
    assert table.show("Ann", "9pm").cards == ("the-understudies", "weekend-wes", "")


@pytest.mark.rule("E1.MOGUL.45")
def test_the_old_show_leaves_slots_for_either_kind_to_others() -> None:
    """It takes the slot for stars only, and an ad the one for either; both are required."""
    table = lot(show="friends-of-friends", ads=("owl-brand-cocoa",), moguls=CROSSOVER, own=OLD)
    table.play("Ann produce friends-of-friends 9pm; declare crossover; attach owl-brand-cocoa")
    assert table.show("Ann", "9pm").cards == ("the-understudies", "owl-brand-cocoa", "")


EITHER = WITHOUT_STARS.replace('["ad?"]', '["star?", "either!"]')


@pytest.mark.rule("E1.MOGUL.45")
@pytest.mark.parametrize(("ads", "slot"), [((), 1), (("owl-brand-cocoa",), 0)])
def test_the_old_show_fills_what_nothing_else_can_fill(ads: tuple[str, ...], slot: int) -> None:
    """It is on the required slot without an ad for that, and else on the optional one."""
    table = lot(show="ads-only", ads=ads, moguls=CROSSOVER, own=OLD, cards=EITHER)
    table.play("Ann produce ads-only 9pm; declare crossover")
    assert table.show("Ann", "9pm").cards[slot] == "the-understudies"


@pytest.mark.rule("E1.MOGUL.46")
def test_the_old_show_counts_as_a_star() -> None:
    """A star beside it is not alone, an ad has its star, and it counts among attached stars."""
    stars, ads = ("ensemble-emma",), ("paparazzi-blinds",)
    table = lot(show="the-vacuum-files", stars=stars, ads=ads, moguls=CROSSOVER, own=OLD)
    table.play("Ann produce the-vacuum-files 9pm; declare crossover")
    table.play("Ann attach ensemble-emma; attach paparazzi-blinds")
    assert table.show("Ann", "9pm").cards == ("the-understudies", "ensemble-emma", ads[0])
    assert table.show("Ann", "9pm").up == 0b111
    assert count(table.game.context, table.player("Ann"), "attached-stars") == 2


@pytest.mark.rule("E1.MOGUL.46")
def test_the_old_show_does_not_count_as_a_show() -> None:
    """It is no Sitcom among the shows any more; its genre is that of a star card, which is none."""
    table = lot(show="cloned-at-lunch", moguls=CROSSOVER, own=OLD)
    player = table.player("Ann")
    assert count(table.game.context, player, "genres-of-all-shows") == 1
    table.play("Ann produce cloned-at-lunch 9pm; declare crossover")
    player = table.player("Ann")
    assert count(table.game.context, player, "genres-of-all-shows") == 1
    assert count(table.game.context, player, "shows-of-best-genre") == 1


@pytest.mark.rule("E1.MOGUL.46")
def test_the_old_show_is_replaced_by_a_star_and_goes_to_the_reruns() -> None:
    """Like a star it may give way to another one; being a cancelled show it goes to the reruns."""
    table = lot(stars=("weekend-wes",), own=PAIR.format(row=2, more=""))
    table.play("Ann add-or-replace weekend-wes 9pm slot 1")
    assert table.show("Ann", "9pm").cards == ("weekend-wes", "")
    assert reruns(table, "Ann") == ["competitive-napping"]


@pytest.mark.rule("E1.MOGUL.47", "E1.CARDS.28")
def test_the_old_show_has_no_upkeep() -> None:
    """The new show costs $1M; the $2M of the old one are not paid, whoever counts them."""
    table = lot(own=PAIR.format(row=1, more=""))
    x, state = table.game.context, table.state
    assert net(table) == -1
    assert sum(line.amount for line in queries.upkeep_lines(x, state, 0)) == -1
    ending = lot(passed=("Bo", "Cy"), number=5, own=PAIR.format(row=1, more=""))
    # Last on the drop track: $2M.
    ending.play("Ann drop cash")
    assert ending.player("Ann").cash == 30 + 2 - 1


@pytest.mark.rule("E1.MOGUL.47")
def test_the_old_show_is_a_star_without_upkeep_for_cheapo() -> None:
    """CHEAPO pays no surcharge for it and has a viewer for a star without upkeep."""
    table = lot(executive="cheapo", own=PAIR.format(row=1, more=""))
    # The new show has upkeep: its $1M and $1M on top of it.
    assert net(table) == -1 - 1
    assert score(table) == 7 + 5 + 1


@pytest.mark.rule("E1.MOGUL.48", "E1.CARDS.28")
@pytest.mark.parametrize(("row", "viewers"), [(1, 7 + 5), (2, 5 + 5), (3, 3 + 3), (4, 1 + 1)])
def test_the_old_show_is_read_in_the_row_of_the_new_one(row: int, viewers: int) -> None:
    """In row 1 it gives its lower first number, 5 and not 8; then that of the row."""
    table = lot(own=PAIR.format(row=row, more=""))
    assert score(table) == viewers


@pytest.mark.rule("E1.MOGUL.48")
def test_the_lower_number_counts_in_the_preferred_timeslot_too() -> None:
    """A show for 8PM lies on one that stands at 8PM: 5 and not 8 viewers."""
    own = PAIR.format(row=1, more="").replace("9pm", "8pm")
    # Out of its own timeslot, 9PM, the new show gives its lower number.
    assert score(lot(own=own), 0) == 4 + 5
    assert score(lot(executive="flix", own=own), 0) == 7 + 5


@pytest.mark.rule("E1.MOGUL.49", "E1.CARDS.28")
def test_both_shows_go_to_reruns_together() -> None:
    """A star beside the old show is discarded; both shows score as reruns in this season."""
    own = f'{PAIR.format(row=2, more="")}guests = ["special-appearance"]\n'
    own = own.replace('napping"', 'napping", "", "weekend-wes"')
    table = lot(show="bread-winners", passed=("Bo", "Cy"), own=own)
    table.play("Ann produce bread-winners 9pm")
    assert reruns(table, "Ann") == ["cloned-at-lunch", "competitive-napping"]
    assert last_of(table, DeckId.STAR) == "weekend-wes"
    table.play("Ann drop cash")
    # 1 viewer for each rerun, 5 for the new show.
    assert table.player("Ann").viewers == 1 + 1 + 5


@pytest.mark.rule("E1.MOGUL.49")
def test_a_genre_token_stays_on_the_old_show() -> None:
    """An old show with the token of a genre has it still when it comes to the reruns."""
    own = '[players.Ann.lineup.9pm]\nshow = "stuck-in-the-lift"\ntoken = "drama"'
    table = lot(show="cloned-at-lunch", stars=EXTRAS[:1], moguls=CROSSOVER, own=own)
    table.play("Ann produce cloned-at-lunch 9pm; declare crossover")
    assert table.show("Ann", "9pm").old_token == "drama"
    assert table.show("Ann", "9pm").token == ""
    table.play("Bo sign-ad kaboom-popcorn", "Cy sign-ad meteor-mints")
    table.play("Ann produce swap-your-shed 9pm; attach weekend-wes")
    assert [(one.show, one.token) for one in table.player("Ann").reruns] == [
        ("cloned-at-lunch", ""),
        ("stuck-in-the-lift", "drama"),
    ]


@pytest.mark.rule("E1.MOGUL.49")
def test_the_old_show_of_a_pair_goes_to_reruns_by_a_second_crossover() -> None:
    """With two such moguls the pair is parted: its new show stays on, its old one goes."""
    second = """
[[cards.mogul]]
id = "crossover-again"
name = "Crossover Again"
timing = "one-shot"
effect = { kind = "attach-old-show", rule = "E1.CARDS.28" }
"""
    own = PAIR.format(row=2, more="")
    table = lot(show="bread-winners", moguls=("crossover-again",), own=own, cards=second)
    table.play("Ann produce bread-winners 9pm; declare crossover-again")
    assert table.show("Ann", "9pm").cards == ("cloned-at-lunch", "")
    assert reruns(table, "Ann") == ["competitive-napping"]


@pytest.mark.rule("E1.MOGUL.44", "E1.FLIX.03")
def test_flix_loses_viewers_for_another_genre_with_crossover_too() -> None:
    """The Sitcom is replaced by a Sci-Fi show though it stays on it: -2 viewers."""
    table = lot(show="cloned-at-lunch", executive="flix", moguls=CROSSOVER, own=OLD)
    table.play("Ann produce cloned-at-lunch 9pm; declare crossover")
    assert table.player("Ann").viewers == -2


@pytest.mark.rule("E1.MOGUL.44", "E1.BUTCHER.02")
def test_butcher_may_leave_the_other_slots_empty() -> None:
    """For $2M the second required slot stays empty beside the old show."""
    table = lot(show="robots-on-the-range", executive="butcher", moguls=CROSSOVER, own=OLD)
    table.play("Ann produce robots-on-the-range 9pm; declare crossover; declare waive-slots")
    assert table.show("Ann", "9pm").cards == ("the-understudies", "", "")
    assert table.player("Ann").cash == 30 - 12 - 2


@pytest.mark.rule("E1.MOGUL.44")
def test_positions_with_an_old_show_are_read_back() -> None:
    """In the midst of a production, and with the pair in the lineup."""
    table = lot(show="the-vacuum-files", stars=EXTRAS, moguls=CROSSOVER, own=OLD)
    table.play("Ann produce the-vacuum-files 9pm; declare crossover")
    pair = lot(own=PAIR.format(row=2, more="").replace("row = 2", 'row = 2\nold_token = "drama"'))
    for one in (table, pair):
        assert one.game.position(networks.dumps(one.game, one.state)) == one.state
        assert not one.game.integrity(one.state)
    assert isinstance(table.game.card["the-understudies"], Show)


@pytest.mark.rule("E1.MOGUL.45")
@pytest.mark.parametrize(
    ("own", "what"),
    [
        (PAIR.format(row=1, more=', "wake-my-husband"'), "does not fit the slot"),
        (f'{OLD}old_token = "drama"', "there is no old show"),
        (
            '[players.Ann.lineup.9pm]\nshow = "the-vacuum-files"\n'
            'cards = ["extreme-croquet", "bread-winners"]',
            "two old shows",
        ),
    ],
)
def test_positions_with_impossible_pairs_are_refused(own: str, what: str) -> None:
    """A show lies on a slot for a star, one at most, and has a token only while it is there."""
    with pytest.raises(FileError, match=what):
        lot(show="helmet-hair", own=own)
