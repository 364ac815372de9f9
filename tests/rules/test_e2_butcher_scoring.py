"""BUTCHER, second edition: reruns and the penalty by season row (E2.BUTCHER.04-.10, .14, .15).

Test Parade has 20 viewers in every row, so that a difference is the penalty; Test Flop has 1.
"""

from __future__ import annotations

import pytest

from support.table import Table

HEAD = """
first = "Ann"
[game]
players = ["Ann", "Bo"]
executives = ["butcher", "continuum"]
[[cards.show]]
id = "test-parade"
name = "Test Parade"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [20, 20, 20, 20]
rerun = 3
slots = []
[[cards.show]]
id = "test-flop"
name = "Test Flop"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [1, 1, 1, 1]
rerun = 1
slots = ["star?"]
[[cards.show]]
id = "test-encore"
name = "Test Encore"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [9, 8, 7, 6]
rerun = 2
slots = []
[[cards.star]]
id = "test-star"
name = "Test Star"
cost = 1
expenses = 0
condition = ""
up = 2
down = 0
[players.Ann.lineup]
"""
NOTHING = '"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
LAST_TO_PASS = 'turn = "Ann"\npassed = ["Bo"]\n'


def lineup(*shows: tuple[str, int]) -> str:
    """Shows with their rows, from 8PM on."""
    lines = [
        f'"{timeslot}" = {{ show = "{show}", row = {row} }}'
        for timeslot, (show, row) in zip(("8pm", "9pm", "10pm"), shows, strict=False)
    ]
    lines += [f'"{timeslot}" = ""' for timeslot in ("8pm", "9pm", "10pm")[len(shows) :]]
    return "\n".join(lines) + "\n"


def scored(*shows: tuple[str, int]) -> int:
    """What a lineup scores for Ann in a round in which she passes for cash."""
    return Table(LAST_TO_PASS + HEAD + lineup(*shows)).play("Ann pass cash").player("Ann").viewers


def end_of_game(rest: str) -> str:
    """The last round, Ann being the last to pass, with more about Ann."""
    return f"round = 5\n{LAST_TO_PASS}{HEAD}{rest}"


@pytest.mark.rule("E2.BUTCHER.04")
def test_two_viewers_for_each_rerun() -> None:
    """Two reruns of printed value 3 and 1 give 2 more each; lineup shows are no reruns."""
    position = lineup(("test-encore", 1)) + '[players.Ann]\nreruns = ["test-parade", "test-flop"]\n'
    table = Table(end_of_game(position)).play("Ann pass cash")
    assert table.player("Ann").viewers == 9 + (3 + 2) + (1 + 2)


@pytest.mark.rule("E2.BUTCHER.04")
def test_the_rerun_bonus_is_a_line_of_the_final_score() -> None:
    """The bonus of 2 x 2 viewers is told apart from the printed rerun values."""
    position = NOTHING + '[players.Ann]\nreruns = ["test-parade", "test-flop"]\n'
    table = Table(end_of_game(position)).play("Ann pass cash")
    lines = table.game.result(table.state).scores[0].lines
    assert [line.amount for line in lines if line.rule == "E2.BUTCHER.04"] == [2 * 2]


@pytest.mark.rule("E2.BUTCHER.04")
def test_others_score_reruns_as_printed() -> None:
    """Another player has the printed 3 + 1 viewers only."""
    rest = NOTHING + '[players.Bo]\nreruns = ["test-parade", "test-flop"]\n'
    empty = "[players.Bo.lineup]\n" + NOTHING
    table = Table(end_of_game(rest + empty)).play("Ann pass cash")
    assert table.player("Bo").viewers == 3 + 1


@pytest.mark.rule("E2.BUTCHER.05")
def test_starter_shows_count_as_reruns() -> None:
    """A starter show cancelled by a production gives 2 viewers though its own value is 0."""
    rest = (
        '"8pm" = ""\n"9pm" = "starter-show-2-a"\n"10pm" = ""\n'
        '[players.Ann]\ncash = 9\nreruns = ["starter-show-1-a"]\n'
        '[display]\nshows = ["test-parade"]\n'
    )
    table = Table(end_of_game(rest)).play("Ann produce test-parade 9pm", "Ann pass cash")
    assert table.player("Ann").viewers == 20 + 2 * 2


@pytest.mark.rule("E2.BUTCHER.06")
def test_no_penalty_in_the_first_row() -> None:
    """A show in row 1 scores its 20 viewers."""
    assert scored(("test-parade", 1)) == 20


@pytest.mark.rule("E2.BUTCHER.06")
def test_a_show_made_this_round_scores_in_the_first_row() -> None:
    """Scoring comes before ageing: made this round, 20 now and 20 - 2 next round."""
    rest = NOTHING + '[players.Ann]\ncash = 9\n[display]\nshows = ["test-parade"]\n'
    table = Table(LAST_TO_PASS + HEAD + rest)
    table.play("Ann produce test-parade 9pm", "Ann pass cash")
    assert table.player("Ann").viewers == 20
    table.play("Bo pass cash", "Ann pass cash")
    assert table.player("Ann").viewers == 20 + 20 - 2


@pytest.mark.rule("E2.BUTCHER.07")
def test_two_less_in_the_second_row() -> None:
    """A show in row 2 scores 2 viewers less."""
    assert scored(("test-parade", 2)) == 20 - 2


@pytest.mark.rule("E2.BUTCHER.08")
def test_four_less_in_the_third_row() -> None:
    """A show in row 3 scores 4 viewers less."""
    assert scored(("test-parade", 3)) == 20 - 4


@pytest.mark.rule("E2.BUTCHER.09")
def test_six_less_in_the_fourth_row() -> None:
    """A show in row 4 scores 6 viewers less, and so in every later round."""
    table = Table(LAST_TO_PASS + HEAD + lineup(("test-parade", 4))).play("Ann pass cash")
    assert table.player("Ann").viewers == 20 - 6
    assert table.show("Ann", "8pm").row == 4
    table.play("Bo pass cash", "Ann pass cash")
    assert table.player("Ann").viewers == 2 * (20 - 6)


@pytest.mark.rule("E2.BUTCHER.07", "E2.BUTCHER.08", "E2.BUTCHER.09")
def test_others_have_no_season_penalty() -> None:
    """For another player the same shows in rows 2, 3 and 4 score as printed."""
    shows = lineup(("test-parade", 2), ("test-flop", 3), ("test-encore", 4))
    rest = NOTHING + "[players.Bo.lineup]\n" + shows
    table = Table(LAST_TO_PASS + HEAD + rest).play("Ann pass cash")
    assert table.player("Bo").viewers == 20 + 1 + 6


@pytest.mark.rule("E2.BUTCHER.10")
def test_a_show_with_a_timeslot_penalty_starts_with_four_less() -> None:
    """A 9PM show made at 8PM scores 20 - 4 in its first round, then 20 - 6."""
    rest = NOTHING + '[players.Ann]\ncash = 9\n[display]\nshows = ["test-parade"]\n'
    table = Table(LAST_TO_PASS + HEAD + rest)
    table.play("Ann produce test-parade 8pm", "Ann pass cash")
    assert table.player("Ann").viewers == 20 - 4
    table.play("Bo pass cash", "Ann pass cash")
    assert table.player("Ann").viewers == 20 - 4 + 20 - 6


@pytest.mark.rule("E2.BUTCHER.10")
def test_the_row_decides_not_the_age() -> None:
    """A penalised show whose marker is raised from row 3 to row 2 scores 2 viewers less."""
    rest = lineup(("test-parade", 3)) + '[players.Ann]\nnetwork = ["extension-a"]\n'
    table = Table(LAST_TO_PASS + HEAD + rest)
    table.play("Ann use extension-a; choose 8pm", "Ann pass cash")
    assert table.player("Ann").viewers == 20 - 2


@pytest.mark.rule("E2.BUTCHER.14")
def test_a_negative_show_is_subtracted() -> None:
    """1 - 6 viewers of one show lower the 20 of another: there is no floor per show."""
    assert scored(("test-parade", 1), ("test-flop", 4)) == 20 + (1 - 6)


@pytest.mark.rule("E2.BUTCHER.14")
def test_stars_count_before_a_show_is_found_negative() -> None:
    """With a star of 2 viewers the flop is worth 1 + 2 - 6."""
    rest = (
        '"8pm" = { show = "test-parade", row = 1 }\n'
        '"9pm" = { show = "test-flop", row = 4, cards = ["test-star"] }\n'
        '"10pm" = ""\n'
    )
    table = Table(LAST_TO_PASS + HEAD + rest).play("Ann pass cash")
    assert table.player("Ann").viewers == 20 + (1 + 2 - 6)


@pytest.mark.rule("E2.BUTCHER.15")
def test_a_round_never_costs_viewers() -> None:
    """A lineup worth 1 - 6 viewers in all leaves the 12 viewers of earlier rounds."""
    rest = lineup(("test-flop", 4)) + "[players.Ann]\nviewers = 12\n"
    table = Table(LAST_TO_PASS + HEAD + rest).play("Ann pass cash")
    assert table.player("Ann").viewers == 12


@pytest.mark.rule("E2.BUTCHER.15")
def test_pass_track_viewers_are_not_eaten() -> None:
    """5 viewers for passing first stay, though the lineup is worth 1 - 6."""
    position = 'turn = "Ann"\n' + HEAD + lineup(("test-flop", 4))
    table = Table(position).play("Ann pass viewers", "Bo pass cash")
    assert table.player("Ann").viewers == 5


@pytest.mark.rule("E2.BUTCHER.15")
def test_the_floor_covers_lineup_scoring_only() -> None:
    """In the last round a lineup of 1 - 6 does not lower the 2 + 2 viewers of a rerun."""
    rest = lineup(("test-flop", 4)) + '[players.Ann]\nreruns = ["test-encore"]\n'
    table = Table(end_of_game(rest)).play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 2
