"""Produce a Show, second edition: E2.BASE.38 to .41 and .49 to .53."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Row
from support.stand_ins_base_scoring import SPENDER, STORYTELLER, table_of
from support.table import Table

SHOWS = """
[[cards.show]]
id = "test-drama"
name = "Test Drama"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad?"]

[[cards.show]]
id = "test-soap"
name = "Test Soap"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 0
timeslot = "9pm"
viewers = [9, 6, 4, 2]
rerun = 1
slots = ["star?", "ad?", "star?"]

[[cards.show]]
id = "test-quiz"
name = "Test Quiz"
deck = "round_1"
genre = "sitcom"
cost = 1
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 1
slots = []
"""

OPENING = """
turn = "Ann"
passed = ["Bo", "Cy"]
[display]
shows = ["test-drama", "test-soap", "test-quiz"]
[players.Ann]
cash = 10
stars = ["fill-in-wendy"]
ads = []
"""

BUTCHER = """
[game]
executives = ["butcher", "continuum", "beeb"]
"""


def opening(document: str = OPENING) -> Table:
    """Ann's turn on the plain board, the others have passed."""
    return Table(document + SHOWS)


def rules_of(table: Table, *texts: str) -> list[str]:
    """The clauses of all events while decisions are played, in their order."""
    found: list[str] = []
    for text in texts:
        table.play(text)
        assert table.last is not None
        found += [event.rule for event in table.last.events]
    return found


def finish_round(table: Table) -> None:
    """Everybody who has not passed passes for cash."""
    number = table.state.round
    while table.state.round == number:
        (name,) = table.to_act()
        table.play(f"{name} pass cash")


@pytest.mark.rule("E2.BASE.38")
def test_a_displayed_show_may_go_to_any_own_timeslot_occupied_or_empty() -> None:
    """With 8pm empty and the others occupied, all three timeslots are on offer."""
    table = opening(OPENING + '[players.Ann.lineup]\n8pm = ""\n')
    offered = {text for text in table.legal("Ann") if text.startswith("produce test-quiz")}
    assert offered == {f"produce test-quiz {slot}" for slot in ("8pm", "9pm", "10pm")}
    table.play("Ann produce test-quiz 8pm")
    assert table.show("Ann", "8pm").show == "test-quiz"
    assert table.player("Ann").reruns == ()


@pytest.mark.rule("E2.BASE.38")
def test_a_show_that_is_not_displayed_cannot_be_produced() -> None:
    """Only shows of the display are produced, not those still in their deck."""
    document = OPENING.replace(', "test-quiz"]', "]")
    assert "E2.BASE.38" in opening(document).refuses("Ann produce test-quiz 8pm")


@pytest.mark.rule("E2.BASE.38")
def test_options_are_declared_before_anything_changes() -> None:
    """After choosing show and timeslot nothing has moved: options can still be declared."""
    table = Table(OPENING + SHOWS + BUTCHER).play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"commit", "declare waive-slots"}
    assert table.player("Ann").cash == 10
    assert table.player("Ann").reruns == ()
    assert "test-drama" in table.state.display[Row.SHOWS]


@pytest.mark.rule("E2.BASE.38")
def test_the_steps_follow_one_another_without_anything_between() -> None:
    """Between the steps only the production goes on; then they have come in their order."""
    table = opening().play("Ann produce test-drama 8pm")
    assert table.legal("Ann") == {"attach fill-in-wendy"}
    assert table.refuses("Ann pass cash")
    table = opening()
    seen = rules_of(table, "Ann produce test-drama 8pm", "Ann attach fill-in-wendy")
    steps = ["E2.BASE.39", "E2.BASE.40", "E2.BASE.38", "E2.BASE.42", "E2.BASE.47", "E2.BASE.52"]
    assert [rule for rule in seen if rule in steps] == steps


@pytest.mark.rule("E2.BASE.38", "E2.BASE.49")
def test_an_option_used_with_the_production_decides_the_row() -> None:
    """Stand-in: an option declared with a production outside its timeslot keeps it in row 1."""
    table = table_of(SPENDER, OPENING + SHOWS)
    table.play("Ann produce test-soap 8pm; declare extra-two; commit; leave-empty; leave-empty")
    assert table.show("Ann", "8pm").row == 1
    table = table_of(SPENDER, OPENING + SHOWS)
    table.play("Ann produce test-soap 8pm; commit; leave-empty; leave-empty")
    assert table.show("Ann", "8pm").row == 3


@pytest.mark.rule("E2.BASE.39")
def test_the_cost_and_every_extra_cost_are_paid_as_one_sum() -> None:
    """Stand-in: a show for $1M with extras of $1M and $2M is one payment of $4M."""
    table = table_of(SPENDER, OPENING + SHOWS)
    table.play("Ann produce test-quiz 8pm; declare extra-one; declare extra-two")
    assert table.player("Ann").cash == 10 - (1 + 1 + 2)
    paid = [event.amount for event in table.events("CashChanged")]
    assert paid == [-(1 + 1 + 2)]


@pytest.mark.rule("E2.BASE.39")
def test_cash_is_checked_on_the_sum() -> None:
    """Stand-in: with $3M each extra of a show for $1M can be had, but not both."""
    document = OPENING.replace("cash = 10", "cash = 3") + SHOWS
    table = table_of(SPENDER, document).play("Ann produce test-quiz 8pm")
    assert table.allows("Ann declare extra-one")
    assert table.allows("Ann declare extra-two")
    table.play("Ann declare extra-one")
    assert "E2.BASE.39" in table.refuses("Ann declare extra-two")


@pytest.mark.rule("E2.BASE.39")
def test_a_show_that_cannot_be_paid_cannot_be_produced() -> None:
    """With $3M the show for $4M is refused and the one for $2M is not."""
    table = opening(OPENING.replace("cash = 10", "cash = 3"))
    assert "E2.BASE.39" in table.refuses("Ann produce test-drama 9pm")
    assert table.allows("Ann produce test-soap 9pm")


OLD_SHOW = (
    OPENING.replace('"test-soap", ', "").replace('["fill-in-wendy"]', "[]")
    + """
[players.Ann.lineup]
9pm = { show = "test-soap", cards = ["sidekick-sid", "fizz-cola", "jingle-jenny"] }
"""
)


def old_show() -> Table:
    """Ann's 9pm show has two stars and an ad; her green room is empty."""
    return opening(OLD_SHOW)


@pytest.mark.rule("E2.BASE.40")
def test_the_old_show_goes_to_the_reruns_and_its_cards_are_discarded() -> None:
    """The cancelled show lies in the reruns pile, its stars and ad at the bottom of their decks."""
    table = old_show().play("Ann produce test-quiz 9pm")
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["test-soap"]
    assert table.show("Ann", "9pm").show == "test-quiz"
    assert table.state.decks[DeckId.STAR].rest[-2:] == ("sidekick-sid", "jingle-jenny")
    assert table.state.decks[DeckId.AD].rest[-1] == "fizz-cola"


@pytest.mark.rule("E2.BASE.40")
def test_cards_of_the_old_show_cannot_be_used_on_the_new_one() -> None:
    """The only stars are on the show to be replaced, so the required slot cannot be filled."""
    table = old_show()
    assert "E2.BASE.43" in table.refuses("Ann produce test-drama 9pm")
    assert "E2.BASE.43" in table.refuses("Ann produce test-drama 8pm")


@pytest.mark.rule("E2.BASE.40")
def test_the_old_cards_are_discarded_before_anything_is_attached() -> None:
    """While the new show's slot is filled the old show's stars are gone already."""
    document = OLD_SHOW
    table = opening(document.replace("stars = []", 'stars = ["fill-in-wendy"]'))
    table.play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"attach fill-in-wendy"}
    assert table.state.decks[DeckId.STAR].rest[-1] == "jingle-jenny"


@pytest.mark.rule("E2.BASE.41")
def test_a_change_of_genre_is_decided_before_attaching() -> None:
    """PROCRASTINATOR may declare the change before, and no more once cards are attached."""
    table = table_of("procrastinator", OPENING + SHOWS).play("Ann produce test-drama 9pm")
    others = ("action", "reality", "sci-fi", "sitcom", "sports")
    assert table.legal("Ann") == {"commit", *(f"declare genre-{genre}" for genre in others)}
    table.play("Ann commit")
    assert table.legal("Ann") == {"attach fill-in-wendy"}
    assert table.refuses("Ann declare genre-sports")


@pytest.mark.rule("E2.BASE.41")
@pytest.mark.parametrize(("star", "up"), [("sweatband-sally", 1), ("gloria-sighsworth", 0)])
def test_only_the_new_genre_counts_for_what_follows(star: str, up: int) -> None:
    """A drama made sports turns the sports star up, the drama star down."""
    document = OPENING.replace("fill-in-wendy", star) + SHOWS
    table = table_of("procrastinator", document)
    table.play(f"Ann produce test-drama 9pm; declare genre-sports; attach {star}")
    assert table.show("Ann", "9pm").up == up
    tracks = dict(zip(table.game.boards.genres, table.player("Ann").tracks, strict=True))
    assert (tracks["sports"], tracks["drama"]) == (1, 0)


@pytest.mark.rule("E2.BASE.49")
@pytest.mark.parametrize(("timeslot", "row"), [("8pm", 3), ("9pm", 1), ("10pm", 3)])
def test_a_show_outside_its_timeslot_starts_in_row_three(timeslot: str, row: int) -> None:
    """A 9pm show starts in row 1 at 9pm and in row 3 elsewhere."""
    table = opening().play(f"Ann produce test-drama {timeslot}; attach fill-in-wendy")
    assert table.show("Ann", timeslot).row == row


@pytest.mark.rule("E2.BASE.50")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_a_show_for_any_timeslot_is_never_penalised(timeslot: str) -> None:
    """A show whose preferred timeslot is ANY starts in row 1 everywhere."""
    table = opening().play(f"Ann produce test-quiz {timeslot}")
    assert table.show("Ann", timeslot).row == 1


@pytest.mark.rule("E2.BASE.51")
@pytest.mark.parametrize(("timeslot", "values"), [("9pm", (7, 5, 3)), ("8pm", (3, 1, 1))])
def test_the_rows_that_a_show_scores(timeslot: str, values: tuple[int, ...]) -> None:
    """Without a penalty rows 1, 2, 3 score in turn; with it row 3 once, then row 4."""
    document = OPENING.replace("fill-in-wendy", "extra-number-seven")
    table = opening(document).play(f"Ann produce test-drama {timeslot}; attach extra-number-seven")
    for value, starters in zip(values, (2 + 2, 1 + 1, 1 + 1), strict=True):
        before = table.player("Ann").viewers
        finish_round(table)
        assert table.player("Ann").viewers - before == value + 1 + starters


@pytest.mark.rule("E2.BASE.52")
def test_a_production_advances_on_the_track_of_its_genre() -> None:
    """A drama moves the marker on the drama track, and no other, by one space."""
    table = opening().play("Ann produce test-drama 9pm; attach fill-in-wendy")
    tracks = dict(zip(table.game.boards.genres, table.player("Ann").tracks, strict=True))
    assert tracks["drama"] == 1
    assert sum(tracks.values()) == 1


@pytest.mark.rule("E2.BASE.52")
def test_the_shows_own_text_follows_the_track_and_its_bonus() -> None:
    """Stand-in: the bonus of space 2 is resolved first, then the text that gives 7 viewers."""
    document = OPENING + "tracks = { sitcom = 1 }\n" + SHOWS
    table = table_of(STORYTELLER, document).play("Ann produce test-quiz 8pm")
    kept = sorted(table.legal("Ann"))
    assert len(kept) == 1 + 1
    assert all(text.startswith("keep ") for text in kept)
    assert table.player("Ann").viewers == 0
    table.play(f"Ann {kept[0]}")
    assert table.player("Ann").viewers == 7


@pytest.mark.rule("E2.BASE.53")
def test_a_show_may_be_replaced_in_the_round_of_its_production() -> None:
    """Three productions in one timeslot and round: only cash, cards and turns limit them."""
    table = opening().play("Ann produce test-quiz 9pm")
    table.play("Ann produce test-soap 9pm; leave-empty; leave-empty")
    table.play("Ann produce test-drama 9pm; attach fill-in-wendy")
    assert table.show("Ann", "9pm").show == "test-drama"
    assert [rerun.show for rerun in table.player("Ann").reruns][1:] == ["test-quiz", "test-soap"]
    assert table.player("Ann").cash == 10 - 1 - 2 - 4
    assert table.state.round == 1
