"""Forms of a first-edition state: documents, JSON, replays, text, integrity, views."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, Replay, networks
from executives.core.streams import Stream
from executives.interchange import dumps as json_dumps
from executives.interchange import loads as json_loads
from executives.networks.events import BonusGained, OrderChanged, PlayerPassed, RoundStarted
from executives.networks.first_edition.genre_bonuses import GenreBonus
from executives.networks.first_edition.pilots import Collecting, Drafting, PilotHand, PlacingPilot
from executives.networks.frames import Turn
from executives.networks.state import GameState, Rerun, Reserved, Season, Shelf
from executives.render.decisions import decision_text
from executives.render.networks_sentences import sentence
from executives.render.networks_text import board
from executives.render.networks_words import refusals
from executives.replay import Status
from support.drafts import STAR, draft
from support.first_tables import PLAIN_CARDS, first, first_game, order, shelf
from support.names import NAMES
from support.table import Table

FULL = """
round = 2
passed = ["Bo"]
turn = "Ann"
[season]
order = ["Bo", "Ann", "Cy"]
moguls = ["hip", "retro-craze"]
tokens = 16
[players.Ann]
viewers = -3
moguls = ["tax-rebate"]
reruns = ["helmet-hair"]
[players.Ann.shelf]
archives = ["captain-trampoline", { show = "bread-winners", token = "sports" }]
bonuses = ["action 3"]
tokens = 2
reserved = [{ card = "exclusive-deal-a", show = "doctor-whatsit" }]
[players.Ann.lineup.8pm]
show = "early-show"
cards = ["plain-star", "", "standby-stella"]
guests = ["all-star-cast-a"]
timely = true
[players.Bo.shelf]
tokens = 1
"""


def states(game: networks.Game, seed: int) -> list[GameState]:
    """The states of a random game."""
    stream = Stream(seed, "forms")
    found = [game.start(seed)]
    while not game.is_over(found[-1]):
        legal = game.legal_actions(found[-1])
        found.append(game.apply(found[-1], legal[stream.below(len(legal))]))
    return found


# -- documents ------------------------------------------------------------------------------------


def test_a_document_has_everything_of_the_first_edition() -> None:
    """Turn order, mogul display, tokens, shelves, a show that counts as timely, a guest star."""
    table = first(FULL, cards=PLAIN_CARDS)
    assert table.state.season == Season((1, 0, 2), ("hip", "retro-craze"), 16)
    assert table.state.first == 1
    assert shelf(table, "Ann") == Shelf(
        (Rerun("captain-trampoline"), Rerun("bread-winners", "sports")),
        ("action 3",),
        2,
        (Reserved("exclusive-deal-a", "doctor-whatsit"),),
    )
    assert shelf(table, "Cy") == Shelf()
    show = table.show("Ann", "8pm")
    assert (show.cards, show.up, show.timely) == (("plain-star", "", "standby-stella"), 0b101, True)
    assert table.player("Ann").viewers == -3
    assert table.game.integrity(table.state) == []


def test_a_written_document_is_short_and_reads_back() -> None:
    """It names what differs from the start, and gives the very state again."""
    table = first(FULL, cards=PLAIN_CARDS)
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    for word in ("exclusive-deal-a", "bread-winners", "tokens = 16", "timely = true"):
        assert word in text
    assert "first = " not in text


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("executives", [None, ()], ids=["dealt", "plain"])
def test_every_state_of_a_game_survives_document_and_json(
    players: int, executives: tuple[()] | None
) -> None:
    """States of the draft, of seasons and of the end, with the game's header at the end."""
    game = networks.Game(NAMES[:players], executives=executives, edition="first")
    found = states(game, players)
    for state in [*found[:16:2], *found[16::9], found[-1]]:
        assert game.position(networks.dumps(game, state)) == state
        assert json_loads(json_dumps(state), game) == state
        assert game.integrity(state) == []
    made, again = networks.load(networks.dumps(game, found[-1], game_header=True))
    assert (made.edition, made.players, again) == ("first", game.players, found[-1])


def test_the_first_player_of_a_document_tells_a_clockwise_order() -> None:
    """Without an order, Cy as the first player is followed by Ann and Bo."""
    assert order(first('first = "Cy"\nturn = "Cy"')) == ["Cy", "Ann", "Bo"]
    assert first('first = "Cy"').to_act() == ["Cy"]


def test_who_is_next_without_a_turn_follows_the_order_of_the_season() -> None:
    """Cy has dropped, so it is Bo's turn, and Ann is asked after him."""
    table = first('passed = ["Cy"]\n[season]\norder = ["Cy", "Bo", "Ann"]')
    assert table.to_act() == ["Bo"]
    table.play(f"Bo sign-ad {table.state.display[2][0]}")
    assert table.to_act() == ["Ann"]


def refused(text: str) -> list[str]:
    """The faults of a document."""
    with pytest.raises(FileError) as caught:
        first(text)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[season]\norder = ["Ann", "Bo"]', "expected all players"),
        ('[season]\norder = ["Ann", "Ann", "Bo"]', "'Ann' is there twice"),
        ('[season]\norder = ["Ann", "Zoe", "Bo"]', "'Zoe' is no player"),
        ('first = "Bo"\n[season]\norder = ["Ann", "Bo", "Cy"]', "the first of the order is Ann"),
        ('[season]\nmoguls = ["helmet-hair"]', "'helmet-hair' is no mogul"),
        ('[season]\nmoguls = ["hip", "hip"]', "'hip' lies in season.moguls[1] already"),
        ("[season]\ntokens = -1", "expected a whole number from 0"),
        ('[players.Ann.shelf]\narchives = ["hip"]', "'hip' is no show"),
        ('[players.Ann.shelf]\nbonuses = ["drama 3", "drama 3"]', "is there twice"),
        ('[players.Ann.shelf]\nreserved = [{ show = "helmet-hair" }]', "'card' is missing"),
        (
            '[players.Ann]\nreruns = ["helmet-hair"]\nshelf = { archives = ["helmet-hair"] }',
            "already",
        ),
    ],
)
def test_faults_of_these_parts_are_told(text: str, told: str) -> None:
    """Each has its place and its reason."""
    assert any(told in fault for fault in refused(text)), refused(text)


def test_the_second_edition_has_none_of_these_parts() -> None:
    """A turn order, a shelf and a pilot deck are refused there."""
    for text, told in (
        ('[season]\norder = ["Ann", "Bo", "Cy"]', "clockwise"),
        ("[players.Ann.shelf]\ntokens = 1", "there is no shelf"),
        ("[decks.pilot]\ntop = []", "there is no deck"),
    ):
        with pytest.raises(FileError, match=told):
            networks.load(text)


def test_the_middle_of_a_draft_is_a_position() -> None:
    """Hands, picks and the rest of a pilot's rewards are written and read."""
    table = draft((STAR, "captain-trampoline"), ("hobby-corner", "mars-flat-four"), timeslot="9pm")
    table.play("Bo pick hobby-corner")
    for _step in range(2):
        text = networks.dumps(table.game, table.state)
        assert "drafting" in text
        assert table.game.position(text) == table.state
        table.play(f"Ann pick {STAR}" if table.to_act() == ["Ann"] else "Bo collect star")


def test_dropped_players_have_no_turn_in_a_document() -> None:
    """Unless an executive has one more turn, as CABLE does."""
    assert any("no further turn" in fault for fault in refused('turn = "Bo"\npassed = ["Bo"]'))


# -- impossible states ----------------------------------------------------------------------------


def faults_of(table: Table, **changes: Any) -> dict[str, str]:
    """What is wrong with a changed state, by place."""
    return dict(table.game.integrity(table.state.replace(**changes)))


def test_seasons_and_shelves_belong_to_this_edition() -> None:
    """A state without them is none of the first edition, one with them none of the second."""
    table = first('turn = "Ann"')
    assert faults_of(table, season=None)["season"] == "it is missing"
    bare = (table.state.players[0].replace(shelf=None), *table.state.players[1:])
    assert faults_of(table, players=bare)["players[0].shelf"] == "it is missing"
    second, state = networks.load('turn = "Ann"')
    found = dict(second.integrity(state.replace(season=Season((0, 1, 2)))))
    assert found["season"] == "there is none in this edition"


@pytest.mark.parametrize(
    ("season", "place"),
    [
        (Season((0, 1), ("hip",)), "season.order"),
        (Season((0, 0, 2)), "season.order"),
        (Season((1, 0, 2)), "first"),
        (Season((0, 1, 2), tokens=-1), "season.tokens"),
    ],
)
def test_a_turn_order_has_everybody_once(season: Season, place: str) -> None:
    """The first of it is the first player."""
    table = first('turn = "Ann"\n[season]\norder = ["Ann", "Bo", "Cy"]')
    assert place in faults_of(table, season=season)


@pytest.mark.parametrize(
    ("frame", "place"),
    [
        (GenreBonus(0, "huge"), "size"),
        (GenreBonus(0, "small", draw=False), "draw"),
        (Collecting(0, 0, ("pilot-star",)), "timeslot"),
        (PlacingPilot(0, 0), "timeslot"),
        (Drafting(0, (PilotHand(0, ()),)), "hands"),
        (Drafting(0, tuple(PilotHand(seat, ()) for seat in range(3))), "hands[0].cards"),
    ],
)
def test_frames_of_this_edition_point_at_what_is_there(frame: Any, place: str) -> None:
    """Bonuses, rewards and hands that cannot be are told with their place."""
    table = first('turn = "Ann"')
    found = faults_of(table, pending=(*table.state.pending, frame))
    assert f"pending[2].{place}" in found


def test_picks_of_a_draft_point_into_the_hand() -> None:
    """The fourth of two cards cannot have been picked."""
    table = draft((STAR, "captain-trampoline"), ("hobby-corner", "mars-flat-four"))
    frame = table.state.pending[-1]
    assert isinstance(frame, Drafting)
    hands = (frame.hands[0].replace(picked=3), frame.hands[1])
    found = faults_of(table, pending=(*table.state.pending[:-1], frame.replace(hands=hands)))
    assert found["pending[1].hands[0].picked"] == "no card of the hand is meant"


# -- replays --------------------------------------------------------------------------------------


def test_a_replay_names_the_edition() -> None:
    """Its header says first, and it plays the game again exactly."""
    game = networks.Game(NAMES[:2], executives=(), edition="first")
    state, actions = game.start(5), []
    while not game.is_over(state):
        actions.append(game.legal_actions(state)[-1])
        state = game.apply(state, actions[-1])
    text = Replay(game, 5).extended(*actions).dumps()
    assert text.startswith("game     networks first\n")
    again = Replay.parse(text)
    assert again.game.edition == "first"
    assert again.verify().status is Status.EXACT


# -- text -----------------------------------------------------------------------------------------


def test_the_board_shows_what_this_edition_has() -> None:
    """Season, order, who dropped, mogul display, archives, bonuses, tokens, reserved shows."""
    table = first(FULL, cards=PLAIN_CARDS)
    lines = board(table.game, table.game.view(table.state, 0)).splitlines()
    assert lines[0] == "Season 2 of 5, in the order Bo, Ann, Cy; dropped: Bo"
    assert "  moguls   hip, retro-craze" in lines
    for line in (
        "  archives: 2",
        "  genre bonuses: action 3",
        "  donor tokens: 2",
        "  doctor-whatsit lies on exclusive-deal-a",
    ):
        assert line in lines
    assert any("-3 viewers" in line for line in lines)


def test_the_board_of_a_draft_shows_the_own_hand_only() -> None:
    """Bo reads his pilots and his pick, of Ann's two cards only that she has picked."""
    table = draft((STAR, "captain-trampoline"), ("hobby-corner", "mars-flat-four"))
    table.play("Bo pick hobby-corner")
    for seat, told in (
        (0, "Bo holds pilot, pilot; has picked"),
        (1, "Bo holds hobby-corner, mars-flat-four; picked hobby-corner"),
    ):
        assert told in board(table.game, table.game.view(table.state, seat)).splitlines()


def test_the_second_edition_speaks_of_rounds() -> None:
    """There it is a round, in which players pass."""
    game, state = networks.load('turn = "Ann"\nfirst = "Ann"\npassed = ["Bo"]')
    text = board(game, game.view(state, 0))
    assert text.startswith("Round 1 of 5, Ann is first; passed: Bo")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (BonusGained(0, "E1.GENREBONUS.01", "drama 3"), "Ann gains the genre bonus drama 3"),
        (OrderChanged(1, "E1.BASE.20", (1, 0, 2)), "The turn order is Bo, Ann and Cy"),
        (PlayerPassed(2, "E1.BASE.43", 0), "Cy drops out on space 1"),
        (RoundStarted(1, "E1.BASE.21", 3), "Season 3 begins, Bo is first"),
    ],
)
def test_events_are_told_in_the_words_of_this_edition(event: Any, told: str) -> None:
    """Bonuses, orders, drops and seasons."""
    assert sentence(first_game(3), event) == told


def test_a_turn_explains_why_drop_and_budget_is_possible_or_not() -> None:
    """Explanations of illegal decisions cite clauses of the first edition."""
    table = first('turn = "Ann"')
    told = table.game.explain(table.state, table.game.parse("Ann end-turn", table.state))
    assert {reason.rule for reason in told.violations} == {"E1.BASE.22"}


def test_texts_tell_which_of_the_six_actions_are_impossible() -> None:
    """Who has dropped out has none; with an empty display Drop & Budget is not among them."""
    rows = "\n".join(f"{row} = []" for row in ("shows", "stars", "ads", "network"))
    table = first(f'turn = "Ann"\n[display]\n{rows}')
    names = [told.partition(",")[0] for told, _ in refusals(table.game, table.state, 0)]
    assert len(names) == 5
    assert "Drop & Budget" not in names
    turn = table.state.pending[-1]
    assert isinstance(turn, Turn)
    acted = turn.replace(grants=(), acted=True)
    after = table.state.replace(pending=(*table.state.pending[:-1], acted))
    assert "Drop & Budget" in [told.partition(",")[0] for told, _ in refusals(table.game, after, 0)]


def test_nothing_of_a_game_cites_a_clause_of_the_second_edition() -> None:
    """Events, their lines, reasons against decisions and final scores."""
    game = networks.Game(NAMES[:3], edition="first")
    stream = Stream(1, "clauses")
    state = game.start(12)
    rules = set()
    while not game.is_over(state):
        legal = game.legal_actions(state)
        for action in game.universe.actions[legal[0].seat][:: 1 + stream.below(40)]:
            rules |= {reason.rule for reason in game.check(state, action)}
        made = game.step(state, legal[stream.below(len(legal))])
        for event in made.events:
            rules |= {event.rule, *(line.rule for line in event.lines)}
        state = made.state
    rules |= {line.rule for tally in game.result(state).scores for line in tally.lines}
    assert {rule.partition(".")[0] for rule in rules} == {"E1"}


def test_a_turn_speaks_of_the_actions_by_the_names_of_its_edition() -> None:
    """Produce is Develop a Show, and signing an ad is Land an Ad, in what is asked and refused."""
    head = 'turn = "Ann"\n[game]\nexecutives = ["flix", "butcher", "cheapo"]\nedition = '
    told = {}
    for edition in ("first", "second"):
        game, state = networks.load(f'{head}"{edition}"')
        told[edition] = " ".join(decision_text(game, state).split())
    assert "Land an Ad, Develop a Show, Take a Network Card, Attach Star/Ad" in told["first"]
    assert "Sign an Ad, Produce a Show, Take a Network Card, Add or Replace" in told["second"]


def test_a_refusal_speaks_of_the_actions_by_the_names_of_its_edition() -> None:
    """While a move of BEEB is due nothing else is allowed."""
    game, state = networks.load(
        'turn = "Ann"\n[game]\nedition = "first"\nexecutives = ["beeb", "butcher", "cheapo"]\n'
    )
    table = Table(game, state)
    ads = [one for one in game.universe.actions[0] if one.text.startswith("sign-ad")]
    reasons = {str(reason) for ad in ads for reason in game.check(table.state, ad)}
    assert any("this turn does not allow Land an Ad" in reason for reason in reasons)
    shows = [one for one in game.universe.actions[0] if one.text.startswith("produce")]
    assert "this turn does not allow Develop a Show" in str(game.check(table.state, shows[0])[0])
