"""Pictures of The Executives: what is being decided, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest

from executives import boardroom, render
from executives.render.boardroom_picture import STAGES
from executives.render.pictures import Picture, Row, Words
from support.boardroom_tables import ALL, BROKEN_TIES, GAME, NAMES, line_of_play


def drawn(document: str, seat: int | None = None) -> Picture:
    """The picture of a position as a seat sees it."""
    game, state = boardroom.load(document)
    return render.picture(game, game.view(state, seat))


def decision(picture: Picture) -> tuple[str, list[Row]]:
    """Title and rows of the panel about the decision, empty where there is none."""
    for one in picture.panels:
        if one.key == "decision":
            return one.title, list(one.rows)
    return "", []


def chips(row: Row) -> list[tuple[str, str]]:
    """Word and number of each chip in a row."""
    items: Any = row.items
    return [(item.word, item.number) for item in items if not isinstance(item, Words)]


def words(row: Row) -> list[str]:
    """The sentences in a row."""
    return [item.text for item in row.items if isinstance(item, Words)]


# -- what is being decided ------------------------------------------------------------------------


def test_who_has_passed_is_told() -> None:
    """Bo has passed; before anybody has, there is nothing to tell."""
    picture = drawn('coo = "Ann"\nbidding = "Cy"\npassed = ["Bo"]')
    assert picture.title == "Turn 1 of 5: bidding, Cy decides"
    title, (row,) = decision(picture)
    assert (title, row.label, chips(row)) == ("Bidding", "passed", [("Bo", "")])
    assert decision(drawn('bidding = "Cy"')) == ("", [])


def test_a_bid_being_mixed_is_told() -> None:
    """Cy may add to the bid; who has passed stays told."""
    picture = drawn("""
mixing = { player = "Cy", target = "Ann" }
passed = ["Bo"]
[game]
variants = { mixed_bids = true }
[players.Ann]
bids = { Cy = 2 }
[players.Cy]
influence = { Bo = 1 }
""")
    _, (bid, passed) = decision(picture)
    assert words(bid) == ["Cy may add to the bid on the bribe of Ann"]
    assert chips(passed) == [("Bo", "")]


def test_influence_to_be_placed_is_told() -> None:
    """The batch that is placed first comes first; it lies nowhere else meanwhile."""
    picture = drawn("""
placing = { Ann = ["3 of Bo", "1 of Cy"] }
[game]
variants = { mixed_bids = true }
""")
    assert picture.title.endswith(": placing influence, Ann decides")
    title, (row,) = decision(picture)
    assert (title, row.label) == ("Placing influence", "to place")
    assert words(row) == ["by Ann"]
    assert chips(row) == [("Bo", "3"), ("Cy", "1")]


def test_ballots_of_a_vote_round_are_told() -> None:
    """From the COO on: what was spent, who abstained; Cy is still asked."""
    picture = drawn("""
coo = "Ann"
voting = { player = "Cy", round = 3, ballots = { Ann = "2 of Bo", Bo = "abstain" } }
""")
    assert picture.title == "Turn 5 of 5: vote round 3 of 4, Cy decides"
    title, (row,) = decision(picture)
    assert (title, row.label) == ("Vote round 3 of 4", "ballots")
    assert chips(row) == [("Ann", "2 of Bo"), ("Bo", "abstains")]
    assert decision(drawn('voting = "Bo"')) == ("", [])


def test_tied_origins_are_told() -> None:
    """2 of Ann and 2 of Bo are tied; the COO, who abstained, decides."""
    title, rows = decision(
        drawn("""
coo = "Cy"
breaking_tie = { round = 1, ballots = { Ann = 2, Bo = 2 } }
[game]
variants = { vote_tie = "coo" }
""")
    )
    assert title == "Tie in vote round 1 of 4"
    assert [(row.label, chips(row)) for row in rows] == [
        ("ballots", [("Cy", "abstains"), ("Ann", "2 of Ann"), ("Bo", "2 of Bo")]),
        ("tied", [("Ann", ""), ("Bo", "")]),
    ]


def test_secret_votes_are_seen_by_their_seat_only() -> None:
    """Ann reads her own ballot, others that there is one; Bo is asked."""
    document = """
voting = { round = 4, ballots = { Ann = 2, Cy = "abstain" } }
[game]
variants = { secret_votes = true }
"""

    def ballots(seat: int | None) -> list[str]:
        _, (row,) = decision(drawn(document, seat))
        return words(row)

    missing = "Bo has not decided yet"
    assert ballots(0) == ["Ann spends 2 of Ann", missing, "Cy has decided"]
    assert ballots(2) == ["Ann has decided", missing, "Cy abstains"]
    assert ballots(None) == ["Ann has decided", missing, "Cy has decided"]
    picture = drawn(document)
    assert picture.title == "Turn 5 of 5: secret vote round 4 of 4, Bo decides"
    assert [one.key for one in picture.panels if one.asked] == ["p2"]


def test_nominations_are_seen_by_their_seat_only() -> None:
    """Nobody is the COO yet: the seat drawn only breaks ties."""
    document = """
nominating = { Ann = "Cy" }
[game]
variants = { first_coo = "vote" }
"""
    _, (row,) = decision(drawn(document, 0))
    assert words(row)[0] == "Ann nominates Cy"
    picture = drawn(document)
    _, (row,) = decision(picture)
    assert words(row)[0] == "Ann has decided"
    assert picture.title == "Before the first turn: nominations, Bo and Cy decide"
    facts = [fact.word for one in picture.panels for fact in one.facts]
    assert "COO" not in facts
    assert "General Counsel" not in facts


def test_agendas_dealt_are_seen_by_their_seat_only() -> None:
    """Ann sees both of hers and which one she keeps; of others two backs each."""
    document = """
keeping = { Ann = "insider" }
[game]
variants = { agendas = "keep_one_of_two" }
[players.Ann]
agendas = ["insider", "sleeper"]
"""

    def hands(seat: int | None) -> list[list[tuple[str, ...]]]:
        _, rows = decision(drawn(document, seat))
        assert [row.label for row in rows] == ["Ann", "Bo", "Cy"]
        cards: Any = [[item for item in row.items if not isinstance(item, Words)] for row in rows]
        assert [words(row) for row in rows] == [
            ["has chosen"],
            ["has not chosen yet"],
            ["has not chosen yet"],
        ]
        return [[(card.key, card.lies, *card.notes) for card in hand] for hand in cards]

    backs = [("agenda", "back")] * 2
    assert hands(0)[0] == [
        ("insider", "", "You won at least 4 tricks in the game.", "kept"),
        ("sleeper", "", "You won at most 1 trick in the game."),
    ]
    assert hands(0)[1:] == [backs, backs]
    assert hands(None) == [backs, backs, backs]


def test_what_is_decided_later_shows_nothing_yet() -> None:
    """The nominations wait below the choice of agendas."""
    picture = render.picture(ALL, ALL.view(ALL.start(4), None))
    _, rows = decision(picture)
    assert [row.label for row in rows] == list(NAMES)


def test_every_decision_has_its_stage() -> None:
    """All kinds of frames that wait for somebody are met, and the title tells each."""
    met = set()
    for game, seed in ((GAME, 1), (ALL, 1), *((BROKEN_TIES, n) for n in range(12))):
        for state, _ in line_of_play(game, seed):
            view = game.view(state, None)
            met.add(type(view.pending[-1]).__name__)
            names = [NAMES[seat] for seat in view.to_act]
            title = render.picture(game, view).title
            assert title.endswith(f"{names[-1]} {'decides' if len(names) == 1 else 'decide'}")
    assert met == {"Playing", *(kind.__name__ for kind in STAGES)}


# -- what stays hidden ----------------------------------------------------------------------------

GAMES = pytest.mark.parametrize("game", [GAME, ALL, BROKEN_TIES], ids=["plain", "all", "ties"])


@GAMES
def test_a_spectator_reads_no_hidden_card_and_no_agenda(game: Any) -> None:
    """No name of a card in a hand or in the stock, and no agenda, stands in the picture."""
    for state, _ in line_of_play(game, 3):
        text = repr(render.picture(game, game.view(state, None)))
        secret = {*game.agenda, *state.stock}
        for player in state.players:
            secret |= {*player.hand}
        assert not [name for name in secret if f"{name}'" in text]


@GAMES
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_pictures_of_equal_views_are_equal(game: Any, seat: int | None) -> None:
    """A state drawn from the view has the same picture."""
    for number, (state, _) in enumerate(line_of_play(game, 5)):
        if number % 3 == 0:
            view = game.view(state, seat)
            other = game.view(game.determinize(view, number), seat)
            assert render.picture(game, view) == render.picture(game, other)


@GAMES
def test_the_asked_are_those_who_decide(game: Any) -> None:
    """In random games the panels of exactly the seats in ``to_act`` are marked."""
    for state, _ in line_of_play(game, 2):
        picture = render.picture(game, game.view(state, None))
        asked = [one.key for one in picture.panels if one.asked]
        assert asked == [f"p{seat + 1}" for seat in game.to_act(state)]
