"""A state from a document has to be possible in its game: every impossible part is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from executives import networks
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.interchange import dumps, loads
from executives.networks.frames import Filling, Hand, Keep
from executives.networks.integrity import faults as impossible
from executives.networks.modifiers import Hooks
from executives.testing.networks_laws import conserved
from support.json_documents import (
    ALONE,
    DEALT,
    FIVE,
    GAMES,
    MOGULS,
    THREE,
    changed,
    faults,
    middle,
    plain,
    positions,
)
from support.playing import line_of_play
from support.plugins import plugin

STATE = middle(seed=121)
MEMORY = ("players", 0, "memory")
PLAYER = STATE.players[0]


def told(path: tuple[Any, ...], new: Any, state: Any = STATE, game: Any = THREE) -> dict[str, str]:
    """What is wrong with a state once something in it is changed; by path below ``$.value``."""
    found = faults(changed(state, path, new), game)
    return {place.removeprefix("$.value").removeprefix("."): what for place, what in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_every_state_that_is_reached_is_possible(name: str) -> None:
    """Nothing is found at any decision of a random game, nor at its end."""
    game = GAMES[name]
    for state, action in line_of_play(game, 11):
        assert not game.integrity(state)
        assert not impossible(game, state)
        last = game.apply(state, action)
    assert not game.integrity(last)


def test_the_laws_ask_the_same() -> None:
    """Law 4 tells what documents are refused for."""
    lost = STATE.replace(supply=())
    assert conserved(THREE, lost) == impossible(THREE, lost) != []


def test_a_card_lies_in_exactly_one_place() -> None:
    """A card twice, a card lost, and a card that nobody knows."""
    twice = told(("display", 1, 0), PLAYER.stars[0])
    assert f"{PLAYER.stars[0]!r} lies in players[0].stars already" in twice["display[1]"]
    assert f"{STATE.display[1][0]!r} lies nowhere" in twice[""]
    assert "'nobody'" in told(("box",), [*STATE.box, "nobody"])["box"]
    # One that is gone is told without a place, with all others that are gone.
    assert list(told(("display", 1), [])) == [""]


def test_cards_in_frames_count() -> None:
    """A card drawn lies in the frame, and nowhere else."""
    state = next(s for s, _ in positions(FIVE, 3, 9) if type(s.pending[-1]) is Keep)
    top = len(state.pending) - 1
    card = state.pending[-1].cards[0]
    assert "lies nowhere" in told(("pending", top, "cards"), [], state, FIVE)[""]
    assert "already" in told(("box",), [*state.box, card], state, FIVE)[f"pending[{top}]"]


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("players", 0, "stars"), "players[0].stars"),
        (("players", 0, "ads"), "players[0].ads"),
        (("players", 0, "network"), "players[0].network"),
        (("players", 0, "moguls"), "players[0].moguls"),
        (("display", 0), "display[0]"),
        (("display", 3), "display[3]"),
        (("decks", 0, "top"), "decks[0].top"),
        (("decks", 5, "rest"), "decks[5].rest"),
        (("supply",), "supply"),
    ],
)
def test_cards_lie_where_their_sort_can(path: tuple[Any, ...], place: str) -> None:
    """Each zone takes cards of its own sort; here a starter show or star is put there."""
    wrong = "starter-star-a" if "stars" not in path else "starter-show-1-a"
    assert wrong in told(path, [wrong])[place]


LIMITS: list[tuple[tuple[Any, ...], Any, str]] = [
    (("seed",), -1, "seed"),
    (("round",), 0, "round"),
    (("round",), 6, "round"),
    (("first",), 3, "first"),
    (("first",), -1, "first"),
    (("passed",), [3], "passed[0]"),
    (("passed",), [2, 2], "passed"),
    (("mogul_tokens",), 1, "mogul_tokens"),
    (("players", 0, "cash"), -1, "players[0].cash"),
    (("players", 0, "viewers"), -1, "players[0].viewers"),
    (("players", 0, "idle"), -1, "players[0].idle"),
    (("players", 0, "banked"), -1, "players[0].banked"),
    (("players", 1, "tracks", 2), 99, "players[1].tracks[2]"),
    (("players", 1, "tracks", 2), -1, "players[1].tracks[2]"),
    (("players", 1, "tracks"), [0], "players[1].tracks"),
    (("players", 1, "lineup"), [], "players[1].lineup"),
    (("players", 0, "lineup", 0, "row"), 0, "players[0].lineup[0].row"),
    (("players", 0, "lineup", 0, "row"), 5, "players[0].lineup[0].row"),
    (("players", 0, "lineup", 0, "up"), 64, "players[0].lineup[0].up"),
    (("players", 0, "lineup", 0, "cards"), [], "players[0].lineup[0].cards"),
    (("players", 0, "lineup", 0, "token"), "jazz", "players[0].lineup[0].token"),
    (("players", 0, "reruns", 0, "token"), "jazz", "players[0].reruns[0].token"),
    (("players", 0, "modifiers"), [], "players[0].modifiers"),
    (("players", 0, "face_down"), ["x"], "players[0].face_down[0]"),
    (("players", 0, "spent"), ["x"], "players[0].spent[0]"),
    (("players", 0, "executive"), "butcher", "players"),
    (("players", 0, "executive"), "nobody", "players[0].executive"),
    (("players", 0, "memory"), None, "players[0].memory"),
    (("players", 0, "memory"), {"is": "TimeMachine", "marker": 0}, "players[0].memory"),
    (("players", 0, "memory"), {"is": "Rondel", "marker": 9}, "players[0].memory"),
    (("players", 2, "memory", "marker"), 77, "players[2].memory"),
    (("display",), [[], [], []], "display"),
    (("decks",), [], "decks"),
    (("players",), [], "players"),
]


@pytest.mark.parametrize(("path", "new", "place"), LIMITS)
def test_numbers_and_lengths_are_within_limits(path: Any, new: Any, place: str) -> None:
    """Indices, sums and lengths that no play leads to are told with their place."""
    assert place in told(path, new)


def test_cards_fit_their_slots() -> None:
    """An ad on a star's slot."""
    cards = STATE.players[0].lineup[0].cards
    assert len(cards) == 2
    swapped = told(("players", 0, "lineup", 0, "cards"), list(reversed(cards)))
    assert "does not fit" in swapped["players[0].lineup[0].cards[0]"]


TURNS = {"is": "Turns", "seat": 0}
TURN = {"is": "Turn", "seat": 0, "grants": [383], "acted": False, "passed": False}
FILL = {"is": "Filling", "seat": 0, "timeslot": 1, "todo": [0], "waived": False, "skips": 0}
SIDE = {"is": "ChoosingSide", "seat": 0, "timeslot": 1, "slot": 0, "rule": "E2.BASE.47"}
STACKS: list[tuple[list[dict[str, Any]], str]] = [
    ([], "pending"),
    ([TURNS], "pending[0]"),
    ([TURN], "pending[0]"),
    ([TURN, TURNS], "pending[1]"),
    ([TURNS, {**TURN, "seat": 3}], "pending[1].seat"),
    ([TURNS, {**TURN, "grants": [1024]}], "pending[1].grants[0]"),
    ([TURNS, {**TURN, "grants": [4096]}], "pending[1].grants[0]"),
    ([TURNS, {**TURN, "grants": [-1]}], "pending[1].grants[0]"),
    ([TURNS, {**TURN, "passed": True}], "pending[1].passed"),
    ([TURNS, {**TURN, "seat": 1, "grants": [384]}], "pending[1].grants"),
    ([TURNS, TURN, {"is": "Upkeep", "seat": 0, "asked": True}], "pending[2]"),
    ([TURNS, TURN, {**FILL, "timeslot": 3}], "pending[2].timeslot"),
    ([TURNS, TURN, {**FILL, "timeslot": -1}], "pending[2].timeslot"),
    ([TURNS, TURN, {**FILL, "todo": [7]}], "pending[2].todo"),
    ([TURNS, TURN, {**FILL, "todo": []}], "pending[2].todo"),
    ([TURNS, TURN, SIDE], "pending[2].slot"),
    ([TURNS, TURN, {**SIDE, "slot": -1}], "pending[2].slot"),
    (
        [TURNS, TURN, {"is": "Orienting", "seat": 0, "timeslot": 1, "fresh": 8, "fixed": 0}],
        "pending[2].fresh",
    ),
    ([TURNS, TURN, {"is": "Signing", "seat": 0, "signed": [], "limit": 0}], "pending[2].signed"),
    ([TURNS, TURN, {"is": "ChoosingShow", "seat": 0, "card": "x"}], "pending[2].card"),
    ([{"is": "EndScoring", "seat": 0}, TURNS, TURN], "pending[0]"),
    ([TURNS, TURN, FILL, FILL], "pending"),
    ([TURNS, TURN, {"is": "PickingShow", "seat": 0, "cards": [], "terms": ""}], "pending[2].cards"),
    ([TURNS, TURNS], "pending[1]"),
    ([{"is": "Seating"}, TURNS, TURN], "first"),
    ([{"is": "Seating"}, TURNS, TURN], "pending"),
    ([TURNS, TURN, {"is": "Keep", "seat": 0, "cards": [], "rule": ""}], "pending[2].cards"),
    ([TURNS, TURN, {"is": "Signing", "seat": 0, "signed": ["x"], "limit": 2}], "pending[2].signed"),
    ([TURNS, {**TURN, "grants": []}, TURN], "pending[2]"),
    ([{"is": "ChoosingExecutives", "hands": []}], "pending[0].hands"),
]


@pytest.mark.parametrize(("stack", "place"), STACKS)
def test_frames_point_at_what_is_there(stack: list[dict[str, Any]], place: str) -> None:
    """Stacks that no play leads to are told with the frame and its field."""
    assert place in told(("pending",), stack)


def test_declarations_are_of_a_displayed_show_and_known_options() -> None:
    """The show lies in the display until the production is committed."""
    top = {"is": "Declaring", "seat": 0, "show": "x", "timeslot": 0, "declared": ["y"]}
    top |= {"terms": "", "drawn": ""}
    found = told(("pending",), [TURNS, TURN, top])
    assert {"pending[2].show", "pending[2].declared"} <= found.keys()
    document = plain(STATE)
    value = document["value"]
    show = next(card for card in value["box"] if card in THREE.slots)
    value["box"].remove(show)
    value["pending"] = [TURNS, TURN, {**top, "show": show, "declared": [], "terms": "z"}]
    value["pending"][2]["drawn"] = show
    assert list(faults(json.dumps(document))) == ["$.value.pending[2].terms"]
    value["pending"][2]["drawn"] = ""
    value["box"].append(show)
    assert "$.value.pending[2].drawn" in faults(json.dumps(document))


def test_a_card_is_resolved_only_if_it_has_an_immediate_effect() -> None:
    """A star of the box in the frame of a network card."""
    document = plain(STATE)
    value = document["value"]
    star = next(card for card in value["box"] if card.startswith("starter-star"))
    value["box"].remove(star)
    top = {"is": "Resolved", "seat": 0, "card": star, "origin": "display"}
    value["pending"] = [TURNS, TURN, top, SIDE]
    assert "$.value.pending[2].card" in faults(json.dumps(document))


def has_to_fill(state: Any) -> bool:
    """Whether a required slot is being filled."""
    top: Any = state.pending[-1]
    if type(top) is not Filling or top.waived:
        return False
    show = state.players[top.seat].lineup[top.timeslot].show
    return THREE.fill_order[show].index(top.todo[0]) < THREE.required[show][2]


def test_required_slots_can_be_filled() -> None:
    """A production that has begun can be completed."""
    state = next(s for s, _ in line_of_play(THREE, 1) if has_to_fill(s))
    top: Any = state.pending[-1]
    seat = top.seat
    players = list(state.players)
    gone = (*players[seat].stars, *players[seat].ads)
    players[seat] = players[seat].replace(stars=(), ads=())
    broken = state.replace(players=tuple(players), box=(*state.box, *gone))
    assert faults(dumps(broken)) == {
        f"$.value.pending[{len(state.pending) - 1}].todo": (
            "the green room cannot fill the required slots"
        )
    }


def test_executives_are_dealt_once_and_to_all() -> None:
    """In the choice, after it, and in games that name them."""
    state = DEALT.start(4)
    frame: Any = state.pending[-1]
    same = Hand(1, frame.hands[0].boards)
    twice = state.replace(pending=(state.pending[0], frame.replace(hands=(frame.hands[0], same))))
    assert "dealt once" in faults(dumps(twice), DEALT)["$.value.pending[1].hands"]
    boards = [*frame.hands[0].boards, "glamour"]
    assert "pending[1].hands[0].boards" in told(
        ("pending", 1, "hands", 0, "boards"), boards, state, DEALT
    )
    chosen = told(("pending", 1, "hands", 0, "chosen"), 2, state, DEALT)
    assert "pending[1].hands[0].chosen" in chosen
    all_chosen = plain(state)
    for hand in all_chosen["value"]["pending"][1]["hands"]:
        hand["chosen"] = 0
    assert "all have chosen" in str(faults(json.dumps(all_chosen), DEALT))
    played = middle(DEALT, 6)
    players = (played.players[0], played.players[1].replace(executive="", memory=None))
    assert "$.value.players" in faults(dumps(played.replace(players=players)), DEALT)


def test_executives_of_other_modules_are_not_dealt() -> None:
    """An executive that needs a module is unknown to a game without it."""
    needy = plugin("needy", needs=("moguls",))
    game = networks.Game(("Ann", "Bo"), plugins=(needy, plugin("idle"), plugin("lazy")))
    state = middle(game, 2)
    player = state.players[0].replace(executive="needy", modifiers=("needy",), memory=None)
    wrong = state.replace(players=(player, state.players[1]))
    assert "is not dealt" in faults(dumps(wrong), game)["$.value.players[0].executive"]


def test_somebody_can_act() -> None:
    """A stack whose top asks a player who has nothing to choose from."""
    state = next(s for s, _ in line_of_play(THREE, 1) if not s.display[3] and len(s.pending) == 2)
    top = {"is": "DiscardingNetworkCard", "seat": 0}
    found = told(("pending",), [*plain(state)["value"]["pending"], top], state)
    assert found == {"pending": "nobody can do anything"}


def test_frames_about_a_show_need_one() -> None:
    """An empty timeslot has nothing to be filled, and no show that was produced."""
    show = STATE.players[0].lineup[0]
    gone = tuple(card for card in (show.show, *show.cards) if card)
    player = STATE.players[0].replace(lineup=(None, *STATE.players[0].lineup[1:]))
    player = player.replace(modifiers=THREE.active_modifiers(player))
    players = (player, *STATE.players[1:])
    state = STATE.replace(players=players, box=(*STATE.box, *gone))
    assert not THREE.integrity(state)
    produced = {"is": "Produced", "seat": 0, "timeslot": 0, "advanced": False}
    stack = [TURNS, TURN, produced, {**FILL, "timeslot": 0}, {**SIDE, "timeslot": 0}]
    found = told(("pending",), stack, state)
    assert {"pending[2].timeslot", "pending[3].timeslot", "pending[4].slot"} <= found.keys()


def test_slots_in_frames_of_plugins_exist() -> None:
    """A frame with a seat, a timeslot and a slot means one that is there, whoever made it."""
    state = next(s for s, _ in positions(FIVE, 3, 9) if type(s.pending[-1]).__name__ == "Favouring")
    place = f"pending[{len(state.pending) - 1}].slot"
    found = told(("pending", len(state.pending) - 1, "slot"), 9, state, FIVE)
    assert found == {place: "the show in this timeslot has no slot 9"}


def test_moguls_belong_to_games_with_the_module() -> None:
    """Tokens and moguls outside of it are impossible, inside they are counted."""
    state = MOGULS.start(1)
    assert state.mogul_tokens
    mogul = state.decks[6].rest[0]
    assert told(("players", 0, "moguls"), [mogul], state, MOGULS)["decks[6].rest"]
    assert "is not in this game" in told(("box",), [*STATE.box, mogul])["box"]


def test_all_impossible_parts_are_told_at_once() -> None:
    """Faults of table, players, cards and stack in one message, in a transition too."""
    action = THREE.legal_actions(STATE)[0]
    document = plain(THREE.step(STATE, action))
    state = document["value"]["state"]
    state["round"] = 9
    state["players"][1]["cash"] = -5
    state["supply"].append("nobody")
    state["pending"][0]["seat"] = 9
    assert list(faults(json.dumps(document))) == [
        "$.value.state.round",
        "$.value.state.players[1].cash",
        "$.value.state.supply",
        "$.value.state.pending[0].seat",
    ]


def test_states_of_other_games_are_refused() -> None:
    """Another number of players, other executives, other cards."""
    for game in (FIVE, MOGULS, ALONE, networks.Game(("Ann", "Bo", "Cy"), executives=())):
        assert faults(dumps(STATE), game)
    star = THREE.cards["cheeky-friend"].replace(id="a-new-star")
    assert "'a-new-star' lies nowhere" in faults(dumps(STATE), THREE.with_cards([star]))["$.value"]


@visible()
@record
class Shares(Record):
    """A board whose rules divide by what is on it."""

    parts: int = public(default=2)


def dividing(x: Any, s: Any, f: Any) -> Iterator[Any]:
    """Offer nothing, after a division."""
    assert s.players[f.seat].cash // s.players[f.seat].memory.parts >= 0
    yield from ()


def test_a_plugin_that_fails_on_a_state_makes_it_impossible() -> None:
    """What only a plugin understands is found out by asking the rules."""
    divider = plugin("divider", memory=Shares(), hooks=Hooks(turn_offers=dividing))
    game = networks.Game(("Ann",), executives=("divider",), plugins=(divider,))
    state = game.start(1)
    assert loads(changed(state, (*MEMORY, "parts"), 3), game).players[0].memory == Shares(3)
    failed = "the rules cannot go on from this: ZeroDivisionError: "
    found = told((*MEMORY, "parts"), 0, state, game)
    assert list(found) == ["pending", "players[0].memory"]
    assert all(what.startswith(failed) for what in found.values())
