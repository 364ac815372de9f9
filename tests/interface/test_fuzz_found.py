"""Documents that once escaped, each kept as it was found or as short as it became."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from executives import ActionSyntaxError, FileError, Replay, interchange, networks
from executives.core.codec import CONTROL, Universe
from executives.core.digest import digest
from executives.replay import Status
from support import fuzz_networks as corpus
from support.fuzzing import check_message
from support.names import NAMES

TEXTS = {
    "a seat of thousands of digits": "p" + "9" * 5000 + " pass cash",
    "a long text": "Ann " + "produce the last umbrella " * 400,
    "a long name": "A" * 100_000 + " pass cash",
    "a name of control characters": "\x1b[31m pass cash",
    "no name": "\u2003",
}


@pytest.mark.parametrize("kind", TEXTS)
def test_texts_of_actions_are_refused_quickly_and_in_short(kind: str) -> None:
    """The error says what is wrong in a few words, however long the text is."""
    with pytest.raises(ActionSyntaxError) as caught:
        corpus.plain().parse(TEXTS[kind], corpus.plain().start(0))
    check_message(str(caught.value))
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("pair", [("x", 0), (True, 0), (1.0, 0), (10**5000, 0), (-1, 0), (None, 0)])
@pytest.mark.parametrize("turned", [False, True])
def test_codes_and_seats_are_whole_numbers_in_their_limits(
    pair: tuple[Any, Any], turned: bool
) -> None:
    """Anything else is no code, and no seat."""
    code, seat = pair[::-1] if turned else pair
    with pytest.raises(ActionSyntaxError):
        corpus.plain().decode(code, seat)


def test_bare_names_are_found_without_a_search() -> None:
    """A replay of a megabyte of bare names is looked up, not compared with every text."""
    universe: Universe = corpus.plain().universe
    state = corpus.plain().start(0)
    legal = corpus.plain().legal_actions(state)
    expected = {a.text for a in universe.actions[0] if a.text.startswith("take deep-pockets")}
    assert len(expected) > 1
    for _ in range(5_000):  # Half a minute, when all texts were compared.
        action = universe.parse("Ann take deep-pockets", legal)
    assert action.text == min(expected)


def test_a_checkpoint_is_computed_once_however_often_it_stands_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A file of nothing but checkpoints is verified without a digest for each."""
    game = corpus.plain()
    computed = []

    def counting(value: Any) -> str:
        computed.append(1)
        return digest(value)

    monkeypatch.setattr("executives.steps.digest", counting)
    line = f"= {digest(game.start(0))}\n"
    text = f"game networks second\nplayers {' '.join(NAMES[:3])}\nseed 0\n\n{line * 5000}"
    assert Replay.parse(text, game=game).verify().status is Status.EXACT
    assert len(computed) == 1


HEAD = "game networks second\nplayers Ann Bo Cy\nexecutives none\nseed 0\n\n"
REPLAYS = {
    "a checkpoint that clears the screen": f"{HEAD}= \x1b[2J\n",
    "a forced decision in colours": f"{HEAD}Ann pass cash\n> Ann \x1b[31mend-turn\n",
    "a result that rings": f"{HEAD}result \x07\n",
    "half a letter": f"{HEAD}= \ud83d\n",
    "cards that clear the screen": HEAD.replace("\n\n", "\ncards \x1b[2J\n\n"),
    "another line feed": f"{HEAD}= 00\x0b\n",
    "a carriage return": f"{HEAD}= 00\rresult\n",
    "a seed of a hundred thousand digits": HEAD.replace("seed 0", f"seed {'9' * 100_000}"),
    "a checkpoint without end": f"{HEAD}= {'0' * 300_000}\n",
    "a long name": HEAD.replace("Ann", "A" * 81),
}


@pytest.mark.parametrize("kind", REPLAYS)
def test_replays_unfit_for_a_terminal_are_refused(kind: str) -> None:
    """The line is named, and its control characters and thousands of letters are not repeated."""
    text = REPLAYS[kind]
    with pytest.raises(FileError) as caught:
        Replay.parse(text, path="game.replay")
    check_message(str(caught.value))
    assert len(str(caught.value)) < 300
    lines = enumerate(text.split("\n"), start=1)
    assert caught.value.line == next(n for n, s in lines if len(s) > 80 or CONTROL.search(s))


def test_windows_line_ends_are_no_control_characters() -> None:
    """A replay from another system is the same replay."""
    text = f"{HEAD}Ann pass cash\n"
    assert Replay.parse(text.replace("\n", "\r\n")) == Replay.parse(text)


# -- positions, JSON and card sets -----------------------------------------------------------------


def state_json(change: Callable[[dict[str, Any]], None]) -> str:
    """The document of a start position, changed."""
    document = json.loads(interchange.dumps(corpus.plain().start(0)))
    change(document["value"])
    return json.dumps(document)


def starter_in_deck(value: dict[str, Any]) -> None:
    """A starter card lies among the cards of a deck."""
    starter = next(card for card in value["box"] if card.startswith("starter-star"))
    value["box"].remove(starter)
    value["decks"][3]["rest"].append(starter)


FILLING: dict[str, Any] = {
    "seed": 8,
    "turn": {"player": "Cy", "grants": [], "acted": True},
    "pending": [
        {"frame": "produced", "seat": "Cy", "timeslot": "9pm"},
        {"frame": "filling", "seat": "Cy", "timeslot": "9pm", "todo": [0]},
    ],
    "players": {
        "Cy": {
            "cash": 1,
            "lineup": {"9pm": {"show": "tears-at-table-nine", "row": 3}},
            "reruns": ["starter-show-2-c"],
        }
    },
}
KEEP = [
    {"frame": "resolved", "seat": "Ann", "card": "upfronts-c", "origin": "display"},
    {
        "frame": "keep",
        "seat": "Ann",
        "cards": ["soliloquy-sam", "fizz-cola"],
        "rule": "E2.CARDS.41",
    },
]
TWICE: dict[str, Any] = {**FILLING, "pending": [*FILLING["pending"], *FILLING["pending"]]}
POSITIONS: dict[str, dict[str, Any]] = {
    "slots to fill that are not those left": FILLING,
    "two shows filled at once": TWICE,
    "a card drawn and in the display": {
        "turn": "Ann",
        "pending": KEEP,
        "display": {"stars": ["soliloquy-sam"]},
    },
    "the end of an effect as the last thing of a round": {"pending": KEEP},
    "a turn that passed, which the pass track does not know": {
        "turn": {"player": "Ann", "passed": True}
    },
    "a player that is no text of Unicode": {"game": {"players": ["Ann\ud800", "Bo"]}},
    "a key that is no text of Unicode": {"pas\ud800ed": []},
    "a key of control characters": {"players": {"Ann": {"\x1b[2J": 1}}},
}


@pytest.mark.parametrize("kind", POSITIONS)
def test_positions_that_cannot_be_are_refused(kind: str) -> None:
    """They are a FileError with a printable message."""
    with pytest.raises(FileError) as caught:
        corpus.with_executives().position(POSITIONS[kind])
    check_message(str(caught.value))


def test_a_starter_card_is_in_no_deck() -> None:
    """JSON with a state that no game reaches is refused."""
    with pytest.raises(FileError, match="starter-star"):
        interchange.loads(state_json(starter_in_deck), corpus.plain())


CARD_SETS = {
    "a pass track of two lengths": "[boards.pass_track]\ncash = [1]\n",
    "no clause of a bonus": "[boards.genre_track.bonus.3]\nclause = []\n",
    "a draw of a text": '[boards.genre_track.bonus.3]\ndraw = { star = "3" }\n',
    "a display of texts": '[boards.display]\nstars = ["3", "4", "5", "6", "7"]\n',
    "players in a table": "[boards.game]\nmin_players = {}\n",
    "a rondel without spaces": "[boards.rondel]\nspaces = {}\n",
}


@pytest.mark.parametrize("kind", CARD_SETS)
def test_boards_that_cannot_be_are_refused(kind: str) -> None:
    """Numbers of a card set's boards have the types and lengths of the bundled ones."""
    head = '[card_set]\nid = "own"\nedition = "second"\nbase = "second"\n'
    with pytest.raises(FileError) as caught:
        networks.card_set(head + CARD_SETS[kind])
    check_message(str(caught.value))


@pytest.mark.parametrize("letter", ["\ud800", "\x1b", "\x00"])
@pytest.mark.parametrize("key", ["id", "name", "flavour"])
def test_texts_of_cards_can_be_printed(key: str, letter: str) -> None:
    """Ids and names stand in texts, on terminals and in files."""
    card = {"id": "own-star", "name": "Own", "cost": 1, "expenses": 0, "condition": ""}
    star = {**card, "up": 1, "down": 1, key: f"own{letter}"}
    with pytest.raises(FileError) as caught:
        networks.load({"cards": {"star": [star]}})
    check_message(str(caught.value))


CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "a show of a hundred slots": ("show", {"slots": ["star!"] * 100}),
    "an ad that has to be paid for": ("ad", {"bonus": -5}),
    "an ad that costs at upkeep": ("ad", {"down": -1}),
    "a star that pays its signing": ("star", {"cost": -1}),
    "a gift that is taken away": ("network", {"effect": {"kind": "gain-cash", "amount": -3}}),
    "no show drawn to be produced": ("mogul", {"effect": {"kind": "produce-drawn", "amount": 0}}),
}
WHOLE: dict[str, dict[str, Any]] = {
    "show": {
        **{"deck": "round_1", "genre": "drama", "cost": 1, "expenses": 0, "timeslot": "any"},
        **{"viewers": [4, 3, 2, 1], "rerun": 1, "slots": []},
    },
    "star": {"cost": 1, "expenses": 0, "condition": "", "up": 1, "down": 1},
    "ad": {"bonus": 1, "condition": "", "up": 1, "down": 1},
    "network": {"timing": "immediate"},
    "mogul": {"timing": "one-shot"},
}


@pytest.mark.parametrize("kind", CARDS)
def test_cards_that_cannot_be_are_refused(kind: str) -> None:
    """Costs, bonuses and incomes are no less than 0, and a show has a dozen slots at most."""
    section, change = CARDS[kind]
    card = {"id": "own", "name": "Own", **WHOLE[section]}
    assert networks.load({"cards": {section: [card]}})
    with pytest.raises(FileError) as caught:
        networks.load({"cards": {section: [{**card, **change}]}})
    check_message(str(caught.value))


def test_who_has_passed_is_offered_no_second_pass() -> None:
    """Two grants for a pass in one turn: after the first pass what is listed is accepted."""
    turn = {"player": "Ann", "grants": ["pass bonus", "pass bonus", "any bonus"], "acted": True}
    who = {"game": {"executives": ["beeb", "butcher", "continuum"]}}
    ann = {"memory": {"marker": 3}}
    game, state = networks.load({**who, "turn": turn, "players": {"Ann": ann}})
    state = game.apply(state, game.parse("Ann pass cash", state))
    assert game.to_act(state) == (0,)
    assert all(not game.check(state, action) for action in game.legal_actions(state))
