"""End-game scoring and the result, second edition: E2.BASE.73 to .77."""

from __future__ import annotations

import pytest

from support.stand_ins_base_scoring import LOSER, table_of
from support.table import Table

LAST_PASS = """
turn = "Cy"
first = "Ann"
round = {round}
passed = ["Bo", "Ann"]
[players.Ann]
cash = 1
viewers = {viewers}
network = [{network}]
moguls = [{moguls}]
reruns = [{reruns}]
tracks = {{ {tracks} }}
"""

RERUN = """
[[cards.show]]
id = "test-rerun"
name = "Test Rerun"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [50, 40, 30, 20]
rerun = 3
slots = []
"""

MOGULS = """
[game]
modules = ["moguls"]
"""

BUTCHER = """
[game]
modules = ["moguls"]
executives = ["butcher", "beeb", "continuum"]
"""

STARTERS = 2 + 2 + 2
"""What the three starter shows in row 1 score in the last round."""


def document(
    *,
    number: int = 5,
    viewers: int = 0,
    network: str = "",
    moguls: str = "",
    reruns: str = "",
    tracks: str = "",
) -> str:
    """The last pass of a round, the last one of the game unless another is given."""
    head = LAST_PASS.format(
        round=number,
        viewers=viewers,
        network=network,
        moguls=moguls,
        reruns=reruns,
        tracks=tracks,
    )
    return head + RERUN


def ended(text: str) -> Table:
    """The table after the last pass."""
    return Table(text).play("Cy pass cash")


@pytest.mark.rule("E2.BASE.73")
def test_game_end_network_cards_score_at_the_end() -> None:
    """Variety Hour gives 1 viewer for the one genre among the reruns, in round 5 only."""
    for number, gained in ((5, 1 + 1), (4, 0)):
        text = document(number=number, network='"variety-hour-a"', reruns='"snail-derby"')
        assert ended(text).player("Ann").viewers == STARTERS + gained


@pytest.mark.rule("E2.BASE.73")
def test_game_end_moguls_score_at_the_end() -> None:
    """Archivist gives 1 viewer per rerun with a genre, in round 5 only."""
    reruns = '"snail-derby", "moon-janitors"'
    for number, gained in ((5, 1 + 1 + 2), (4, 0)):
        text = document(number=number, moguls='"archivist"', reruns=reruns)
        assert ended(text + MOGULS).player("Ann").viewers == STARTERS + gained


@pytest.mark.rule("E2.BASE.73")
def test_genre_tracks_give_viewers_at_the_end() -> None:
    """Space 6 gives 9 viewers, space 3 gives 2 and space 1 none, in round 5 only."""
    tracks = "drama = 6, sports = 3, action = 1"
    assert ended(document(tracks=tracks)).player("Ann").viewers == STARTERS + 9 + 2
    assert ended(document(number=4, tracks=tracks)).player("Ann").viewers == STARTERS


@pytest.mark.rule("E2.BASE.73")
def test_butcher_modifies_end_game_scoring() -> None:
    """Two reruns with 1 viewer printed on each are worth 2 viewers more apiece to BUTCHER."""
    text = document(reruns='"snail-derby", "moon-janitors"')
    assert ended(text).player("Ann").viewers == STARTERS + 1 + 1
    assert ended(text + BUTCHER).player("Ann").viewers == STARTERS + 1 + 1 + 2 + 2


@pytest.mark.rule("E2.BASE.73")
def test_an_executive_may_take_the_game_end_network_cards_away() -> None:
    """For RICH the network card scores 0 and the mogul scores."""
    text = document(network='"syndication-a"', moguls='"archivist"', reruns='"snail-derby"')
    assert ended(text + MOGULS).player("Ann").viewers == STARTERS + 1 + 1 + 1
    table = table_of("rich", text, modules=("moguls",)).play("Cy pass cash")
    assert table.player("Ann").viewers == STARTERS + 1 + 0 + 1


@pytest.mark.rule("E2.BASE.74")
def test_the_order_of_end_game_scoring() -> None:
    """Reruns, tracks, network cards, moguls, then the executive, after what the rounds gave."""
    text = document(
        viewers=10,
        network='"syndication-a"',
        moguls='"archivist"',
        reruns='"snail-derby"',
        tracks="drama = 6",
    )
    table = ended(text + BUTCHER)
    score = table.game.result(table.state).scores[table.seat("Ann")]
    rounds, *lines = [(line.amount, line.rule) for line in score.lines]
    assert rounds[0] == 10 + STARTERS
    assert lines == [
        (1, "E2.BASE.75"),
        (9, "E2.TRACKS.18"),
        (1, "E2.CARDS.04"),
        (1, "E2.CARDS.04"),
        (2, "E2.BUTCHER.04"),
    ]
    cards = [line.source for line in score.lines if line.rule == "E2.CARDS.04"]
    assert cards == ["syndication-a", "archivist"]
    assert score.total == table.player("Ann").viewers == 10 + STARTERS + 1 + 9 + 1 + 1 + 2


@pytest.mark.rule("E2.BASE.74")
def test_lineup_shows_score_once_and_do_not_become_reruns() -> None:
    """A show with 50 viewers and rerun value 3 in the lineup gives 50 in the last round."""
    text = document() + '[players.Ann.lineup]\n9pm = "test-rerun"\n'
    table = ended(text + BUTCHER)
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 50 + 2 + 2
    assert table.player("Ann").reruns == ()
    assert table.show("Ann", "9pm").show == "test-rerun"


@pytest.mark.rule("E2.BASE.74")
def test_the_shows_in_the_reruns_pile_score_their_printed_value() -> None:
    """A rerun of value 3 and one of value 1 give 4 viewers."""
    table = ended(document(reruns='"test-rerun", "snail-derby"'))
    assert table.player("Ann").viewers == STARTERS + 3 + 1


@pytest.mark.rule("E2.BASE.75")
def test_reruns_score_nothing_before_the_end() -> None:
    """After round 4 a rerun of value 3 has given nothing; at the end it gives 3 once."""
    table = ended(document(number=4, reruns='"test-rerun"'))
    assert table.player("Ann").viewers == STARTERS
    while not table.game.is_over(table.state):
        table.play(f"{table.to_act()[0]} pass cash")
    assert table.player("Ann").viewers == STARTERS + (1 + 1 + 1) + 3


@pytest.mark.rule("E2.BASE.75")
def test_the_rerun_value_does_not_depend_on_the_season() -> None:
    """A show cancelled in row 4 and one cancelled in row 1 have the same rerun value."""
    for row in (1, 4):
        text = (
            document()
            .replace('turn = "Cy"', 'turn = "Ann"\ndisplay.shows = ["snail-derby"]')
            .replace('"Bo", "Ann"', '"Bo", "Cy"')
            .replace("cash = 1", "cash = 9")
        )
        text += f'[players.Ann.lineup]\n9pm = {{ show = "test-rerun", row = {row} }}\n'
        table = Table(text).play("Ann produce snail-derby 9pm; leave-empty; leave-empty")
        table.play("Ann pass cash")
        assert table.player("Ann").viewers == 2 + 6 + 2 + 3


FINAL = """
turn = "Cy"
round = 5
passed = ["Bo", "Ann"]
[players.Ann]
viewers = {ann[0]}
cash = {ann[1]}
[players.Bo]
viewers = {bo[0]}
cash = {bo[1]}
[players.Cy]
viewers = 0
cash = 0
"""


@pytest.mark.rule("E2.BASE.76")
@pytest.mark.parametrize(
    ("ann", "bo", "winners"),
    [
        ((31, 0), (30, 50), (0,)),
        ((30, 50), (31, 0), (1,)),
        ((30, 8), (30, 7), (0,)),
        ((30, 7), (30, 8), (1,)),
        ((30, 8), (30, 8), (0, 1)),
    ],
)
def test_most_viewers_win_then_most_cash_then_both(
    ann: tuple[int, int], bo: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """Viewers decide, with equal viewers cash, with equal cash the victory is shared."""
    table = ended(FINAL.format(ann=ann, bo=bo))
    result = table.game.result(table.state)
    assert result.winners == winners
    assert result.ranking[-1] == (2,)


@pytest.mark.rule("E2.BASE.77")
@pytest.mark.parametrize(("viewers", "left"), [(100, 100 + 6 - 50), (10, 0)])
def test_a_loss_stops_at_zero_viewers(viewers: int, left: int) -> None:
    """Stand-in: an executive that loses 50 viewers at the end has never less than 0."""
    table = table_of(LOSER, document(viewers=viewers)).play("Cy pass cash")
    assert table.player("Ann").viewers == left


@pytest.mark.rule("E2.BASE.77")
def test_a_result_shows_the_total_that_stopped_at_zero() -> None:
    """Stand-in: the score of the result is the viewer total, 0, and its lines say why."""
    table = table_of(LOSER, document(viewers=10)).play("Cy pass cash")
    score = table.game.result(table.state).scores[table.seat("Ann")]
    assert score.total == 0
    assert score.lines[0].amount == 10 + STARTERS
