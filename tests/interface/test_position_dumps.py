"""States written as documents: the shortest that reads back to the equal state (law 5)."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from executives import ConfigurationError, networks
from executives.core.streams import Stream
from executives.networks.frames import Turn, Turns
from executives.networks.state import Deck, DeckId, GameState
from support.extra_executives import PLUGINS
from support.mixes import games
from support.names import NAMES
from support.playing import final_state, line_of_play, three_seats
from support.table import Table

PLAIN = networks.Game(NAMES[:3], executives=())
MOGULS = ("moguls",)
TELLY = ("telly_time",)
BUILT_IN = ("beeb", "butcher", "continuum")

LINES: dict[str, networks.Game] = {
    **{f"{n} plain": networks.Game(NAMES[:n], executives=()) for n in range(1, 6)},
    "1 chosen": networks.Game(NAMES[:1], executives=None),
    "2 drawn": networks.Game(NAMES[:2], executives=None, modules=MOGULS),
    "3 named": networks.Game(NAMES[:3], executives=BUILT_IN, modules=MOGULS),
    "2 chosen of all": games(2, None, modules=MOGULS)[0],
    "4 telly time": games(4, ("glamour", "beeb", "broker", "generic"), modules=TELLY)[0],
    "5 named": games(5, ("gorilla", "starryeye", "procrastinator", "rich", "cable"))[0],
    "2 everything": games(2, ("specialist", "gorilla"), modules=(*MOGULS, *TELLY))[0],
}


@cache
def states_of(name: str) -> list[GameState]:
    """Every state of one random game for each of ``LINES``."""
    return end_of(LINES[name], 11)


def end_of(game: networks.Game, seed: int) -> list[GameState]:
    """Every state of a random game, the last one too."""
    states = [state for state, _ in line_of_play(game, seed)]
    return [*states, final_state(game, seed)]


@pytest.mark.parametrize("name", LINES)
def test_every_state_of_a_game_is_read_back(name: str) -> None:
    """Law 5, for 1 to 5 players, in every frame from the choice of executives to the end."""
    game = LINES[name]
    for state in states_of(name):
        assert game.position(networks.dumps(game, state)) == state


def test_all_kinds_of_decisions_were_written() -> None:
    """The games of the test before stop at turns, choices, productions, draws and the end."""
    found: Counter[str] = Counter()
    for name in LINES:
        for state in states_of(name):
            found[type(state.pending[-1]).__name__ if state.pending else "over"] += 1
    expected = {"Turn", "Filling", "Keep", "ChoosingExecutives", "Favouring", "Asking", "over"}
    assert expected <= set(found)


def test_the_text_is_the_same_when_written_again() -> None:
    """Equal states have one text, whatever way they came about."""
    for state, _ in line_of_play(PLAIN, 3, 60):
        text = networks.dumps(PLAIN, state)
        assert networks.dumps(PLAIN, PLAIN.position(text)) == text


# -- short --------------------------------------------------------------------------------------


def test_a_start_position_says_nothing_but_its_seed() -> None:
    """What is as at the start is not written."""
    for game in LINES.values():
        assert networks.dumps(game, game.start(0)) == ""
        assert networks.dumps(game, game.start(7)) == "seed = 7\n"


def test_only_what_differs_is_written() -> None:
    """One change is one line, below the table that it belongs to."""
    state = PLAIN.position("[players.Bo]\ncash = 33\n")
    assert networks.dumps(PLAIN, state) == "[players.Bo]\ncash = 33\n"


@pytest.mark.parametrize(
    "text",
    [
        'turn = "Bo"\n',
        'turn = { player = "Bo", grants = ["sign-star sign-ad"], acted = true }\n',
        'passed = ["Ann"]\nturn = { player = "Ann", grants = ["produce"], passed = true }\n',
        "round = 5\npending = []\n",
        "[players.Ann]\n"
        'lineup.9pm = { show = "graveyard-shift", row = 3, cards = ["soliloquy-sam"] }\n'
        'reruns = ["starter-show-2-a"]\ntracks = { drama = 2, sci-fi = 1 }\n',
        "[players.Ann]\n"
        'lineup.9pm = { show = "graveyard-shift", cards = ["", "fizz-cola"], '
        'down = ["fizz-cola"], token = "drama" }\n'
        'reruns = [{ show = "dextrous", token = "sports" }]\n',
        '[decks]\nstar.top = ["soliloquy-sam"]\nad.next = ["fizz-cola"]\n',
        'box = ["dextrous"]\n',
        '[players.Cy]\nviewers = 4\nidle = 2\nbanked = 4\nreruns = ["starter-show-1-c"]\n',
    ],
)
def test_short_documents_stay_as_they_are(text: str) -> None:
    """A document without a word too many is what is written back."""
    state = PLAIN.position(text)
    again = PLAIN.position(networks.dumps(PLAIN, state))
    assert again == state
    written = networks.dumps(PLAIN, state)
    for key, value in tomllib.loads(text).items():
        assert tomllib.loads(written)[key] == value


def test_discards_are_the_bottom_of_their_deck() -> None:
    """Of a deck only those cards are named that lie otherwise than at the start."""
    start = PLAIN.start(0)
    rest = start.decks[DeckId.STAR].rest
    decks = list(start.decks)
    decks[DeckId.STAR] = Deck((), (*rest[2:], rest[0]))
    state = start.replace(decks=tuple(decks), box=(*start.box, rest[1]))
    text = networks.dumps(PLAIN, state)
    assert tomllib.loads(text) == {"box": [rest[1]], "decks": {"star": {"bottom": [rest[0]]}}}
    decks[DeckId.STAR] = Deck((), (rest[0], *rest[2:]))
    moved = start.replace(decks=tuple(decks), box=(*start.box, rest[1]))
    assert tomllib.loads(networks.dumps(PLAIN, moved)) == {"box": [rest[1]]}
    assert PLAIN.position(text) == state


def test_a_shuffled_deck_is_written_with_all_its_cards() -> None:
    """Where hardly two cards follow as at the start, every card is named, none twice."""
    start = PLAIN.start(0)
    rest = tuple(reversed(start.decks[DeckId.AD].rest))
    decks = list(start.decks)
    decks[DeckId.AD] = Deck((), rest)
    state = start.replace(decks=tuple(decks))
    table = tomllib.loads(networks.dumps(PLAIN, state))["decks"]["ad"]
    named = [card for part in table.values() for card in part]
    assert len(named) >= len(rest) - 1
    assert len(set(named)) == len(named)
    assert PLAIN.position(networks.dumps(PLAIN, state)) == state


def test_documents_stay_below_a_few_thousand_characters() -> None:
    """A document grows with the discards, not with the cards of the game."""
    game = three_seats()
    lengths = [len(networks.dumps(game, state)) for state in end_of(game, 4)]
    assert max(lengths) < 7000
    assert lengths[0] < 20


def test_long_lists_are_broken_into_lines() -> None:
    """No list of cards makes a line of more than 100 characters."""
    for state in end_of(PLAIN, 5)[::20]:
        for line in networks.dumps(PLAIN, state).splitlines():
            assert len(line) <= 100 or "lineup." in line


# -- stacks, memories, executives -----------------------------------------------------------------


def test_frames_above_a_turn_are_written_after_it() -> None:
    """The middle of a production is a turn with the frame above it."""
    table = Table(
        """
        turn = "Ann"
        [players.Ann]
        cash = 20
        stars = ["soliloquy-sam"]
        [display]
        shows = ["graveyard-shift"]
        """
    ).play("Ann produce graveyard-shift 9pm")
    document = tomllib.loads(networks.dumps(table.game, table.state))
    assert document["turn"] == {"player": "Ann", "acted": True, "grants": []}
    assert document["pending"] == [
        {"frame": "produced", "seat": "Ann", "timeslot": "9pm"},
        {"frame": "filling", "seat": "Ann", "timeslot": "9pm", "todo": [0, 1]},
    ]


def test_cards_drawn_lie_in_their_frame() -> None:
    """A draw of which one card is kept names the cards once, in the frame."""
    game = networks.Game(NAMES[:2], executives=())
    for state in end_of(game, 11):
        if type(state.pending[-1]).__name__ == "Keep":
            break
    text = networks.dumps(game, state)
    held = state.pending[-1].cards  # type: ignore[attr-defined]
    assert all(text.count(f'"{card}"') == 1 for card in held)
    assert game.position(text) == state


def test_a_document_seats_executives_and_their_memory() -> None:
    """With dealt executives the document says who has which, and what is on their boards."""
    game = networks.Game(NAMES[:1], executives=None)
    assert "executive" not in networks.dumps(game, game.start(3))
    for board in ("beeb", "butcher", "continuum"):
        state = game.position({"seed": 3, "players": {"Ann": {"executive": board}}})
        assert state.players[0].executive == board
        text = networks.dumps(game, state)
        assert text.count("executive = ") == 1
        assert game.position(text) == state


def test_an_executive_seated_by_a_document_starts_as_if_named() -> None:
    """The position is that of the game whose executives are named."""
    dealt = networks.Game(NAMES[:3], executives=None)
    named = networks.Game(NAMES[:3], executives=("continuum", "beeb", "butcher"))
    tables = dict(zip(NAMES, ("continuum", "beeb", "butcher"), strict=False))
    document = {"seed": 5, "players": {name: {"executive": x} for name, x in tables.items()}}
    assert dealt.position(document) == named.start(5)


# -- the game -------------------------------------------------------------------------------------

HEADERS: dict[str, networks.Game] = {
    "plain": PLAIN,
    "named": three_seats(),
    "dealt": networks.Game(NAMES[:2], executives=None, modules=MOGULS),
    "strange names": networks.Game(('"Q."', "\u00e9l\u00e8ve", "a.b"), executives=()),
    "variants": networks.Game(NAMES[:2], executives=(), variants=networks.Variants(stall_guard=3)),
}


@pytest.mark.parametrize("name", HEADERS)
def test_with_a_header_the_document_makes_the_game_too(name: str) -> None:
    """Players, executives, modules and variants are in ``[game]``; defaults are not."""
    game = HEADERS[name]
    for state in end_of(game, 2)[::7]:
        made, again = networks.load(networks.dumps(game, state, game_header=True))
        assert (made, again) == (game, state)


def test_a_plain_header_is_empty() -> None:
    """Ann, Bo and Cy on plain boards need no header at all."""
    assert networks.dumps(PLAIN, PLAIN.start(1), game_header=True) == "seed = 1\n"


def test_inline_cards_are_in_the_header() -> None:
    """Cards that the bundled set has not, or has otherwise, are defined in the document."""
    text = """
    [players.Ann]
    stars = ["new-star"]
    [[cards.star]]
    id = "new-star"
    name = "New \\"Star\\""
    cost = 1
    expenses = 0
    condition = "genre drama"
    up = 2
    down = 1
    [[cards.network]]
    id = "bank-loan-a"
    name = "Loan"
    timing = "immediate"
    effects = [{ kind = "gain-cash", amount = 9 }, { kind = "draw-keep", draw = { star = 2 } }]
    """
    game, state = networks.load(text)
    written = networks.dumps(game, state, game_header=True)
    assert networks.load(written) == (game, state)
    assert tomllib.loads(written)["cards"]["star"][0]["condition"] == "genre drama"


def test_a_set_that_no_document_can_name_needs_the_set() -> None:
    """Other board numbers cannot be written; with ``cards=`` the document is read all the same."""
    document = '[card_set]\nid = "mine"\nedition = "second"\nbase = "second"\n'
    cards = networks.card_set(document + "[boards.starting_cash]\nby_position = [9, 9, 9, 9, 9]\n")
    game = networks.Game(NAMES[:3], executives=(), cards=cards)
    with pytest.raises(ConfigurationError, match="cannot name it"):
        networks.dumps(game, game.start(0), game_header=True)
    assert networks.load(networks.dumps(game, game.start(0)), cards=cards) == (game, game.start(0))


def test_plugins_are_given_to_load() -> None:
    """A document of a game with plugins is read with those plugins."""
    game = games(2, ("broker", "glamour"))[0]
    state = end_of(game, 2)[30]
    text = networks.dumps(game, state, game_header=True)
    assert networks.load(text, plugins=PLUGINS) == (game, state)


def test_load_makes_each_game_once() -> None:
    """Documents of one game share it: a game takes longer to make than a document to read."""
    first, _ = networks.load('round = 2\n[game]\nplayers = ["Xi", "Yo"]\n')
    second, _ = networks.load('round = 3\n[game]\nplayers = ["Xi", "Yo"]\n')
    assert first is second


def test_every_grant_has_words() -> None:
    """Whatever a turn allows is written in words, and nothing but the turn is written."""
    stream = Stream(1, "turns")
    start = PLAIN.start(0)
    for _ in range(60):
        grants = tuple(1 + stream.below(1023) for _ in range(stream.below(4)))
        seat = stream.below(3)
        turn = Turn(seat, grants, bool(stream.below(2)), seat == 1)
        below = Turns((seat + 1) % 3)
        state: Any = start.replace(pending=(below, turn), passed=(1,))
        text = networks.dumps(PLAIN, state)
        assert "pending" not in text
        assert PLAIN.position(text) == state
