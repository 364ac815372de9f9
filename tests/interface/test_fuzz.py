"""Whatever text is read: it is understood, or refused by the one documented error."""

from __future__ import annotations

import time
import tomllib
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from executives import FileError
from executives.core.streams import Stream
from executives.testing import mutations as mutate
from support.fuzz_corpus import CORPORA
from support.fuzz_networks import card_trees, plain
from support.fuzz_targets import TARGETS, use_position, use_replay
from support.fuzzing import Target, read, tried

DOCUMENTS = {
    **{"networks positions": 300, "networks tables": 300, "networks.load": 150},
    **{"networks JSON": 300, "networks replays": 100, "networks headers": 60},
    **{"networks actions": 100, "networks codes": 400},
    **{"boardroom positions": 300, "boardroom tables": 300, "boardroom.load": 150},
    **{"boardroom JSON": 300, "boardroom replays": 100, "boardroom headers": 60},
    **{"boardroom actions": 100, "boardroom codes": 400},
    **{"card sets": 60, "files of bytes": 120},
}
"""Nearly four thousand documents; the evidence reads many times as many."""


@pytest.mark.parametrize("name", TARGETS)
def test_mutated_documents_are_read_or_refused(name: str) -> None:
    """No document makes another error, hangs, or gives what breaks the engine later."""
    outcomes = [tried(TARGETS[name], seed) for seed in range(DOCUMENTS[name])]
    escapes = [outcome.escape for outcome in outcomes if outcome.escape is not None]
    assert not escapes, "\n".join(f"{escape}\n{escape.trace}" for escape in escapes[:3])
    accepted = sum(outcome.accepted for outcome in outcomes)
    assert accepted
    assert accepted < len(outcomes) or name == "files of bytes"


@pytest.mark.parametrize("name", CORPORA)
def test_positions_are_made_from_valid_ones(name: str) -> None:
    """What the mutants come from is read, as text and as tables, and plays on."""
    stream = Stream(0, "corpus")
    for game, tree in CORPORA[name].position_trees:
        state = game.position(mutate.to_toml(tree))
        assert state == game.position(tree)
        use_position((game, state), stream)


@pytest.mark.parametrize("name", CORPORA)
def test_other_documents_are_made_from_valid_ones_too(name: str) -> None:
    """Games of their own, JSON, replays and texts of actions."""
    stream = Stream(0, "corpus")
    corpus = CORPORA[name]
    for tree in corpus.load_trees:
        use_position(TARGETS[f"{name}.load"].read(mutate.to_toml(tree)), stream)
    for game, tree in corpus.json_trees:
        target = TARGETS[f"{name} JSON"]
        target.use(target.read((game, mutate.to_json(tree))), stream)
    for text in (*corpus.replays, corpus.whole_replay):
        use_replay(TARGETS[f"{name} replays"].read(text), stream)
    for text in corpus.action_texts[::9]:
        target = TARGETS[f"{name} actions"]
        target.use(target.read(text), stream)


@pytest.mark.parametrize("name", CORPORA)
def test_documents_are_of_every_decision_and_of_games_of_all_sizes(name: str) -> None:
    """Random play comes to each decision that waits for somebody, but for a few rare ones."""
    corpus = CORPORA[name]
    asked = {type(state.pending[-1]) for _, state in corpus.played if state.pending}
    known = {
        kind
        for game in corpus.games
        for kind in game.record_classes()["frames"]
        if game.can_be_asked(kind)
    }
    assert len(asked) > len(known) / 2
    assert len({game.seats for game in corpus.games}) > 2
    assert any(game.is_over(state) for game, state in corpus.played)


def test_card_sets_are_made_from_valid_ones() -> None:
    """What the mutants come from makes games."""
    stream = Stream(0, "corpus")
    target = TARGETS["card sets"]
    for tree in card_trees():
        target.use(target.read(mutate.to_toml(tree)), stream)


# -- the harness itself ----------------------------------------------------------------------------


def fake(reader: Callable[[str], Any], user: Any = lambda value, stream: None) -> Target:
    """A target of a reader that is wrong on purpose."""
    return Target("fake", lambda stream: str(stream.next()), reader, user)


def warned(text: str) -> None:
    """Warns."""
    warnings.warn("old", DeprecationWarning, stacklevel=1)


def endless(text: str) -> None:
    """Never comes back."""
    while True:
        pass


def stubborn(text: str) -> None:
    """Never comes back, and catches every error."""
    while True:
        try:
            endless(text)
        except Exception:
            continue


def bottomless(text: str) -> None:
    """Calls itself."""
    bottomless(text)


def telling(message: str) -> Callable[[str], None]:
    """Refuses with a message."""

    def reader(text: str) -> None:
        raise FileError(message)

    return reader


ESCAPES = {
    "an error of another type": (lambda text: tomllib.loads(f"x{text}"), "TOMLDecodeError: "),
    "no error of the reader's": (lambda text: int("x" + text), "ValueError: invalid literal"),
    "a warning": (warned, "DeprecationWarning: old"),
    "a hang": (endless, "TooSlow: more than"),
    "a hang that catches errors": (stubborn, "TooSlow: more than"),
    "recursion": (bottomless, "RecursionError"),
    "a control character in the message": (telling("\x1b[2J"), "AssertionError: control char"),
    "a surrogate in the message": (telling("\ud800"), "UnicodeEncodeError"),
    "a message without end": (telling("x" * 200_000), "AssertionError: a message of 200000"),
}


@pytest.mark.parametrize("kind", ESCAPES)
def test_an_escape_is_noticed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every way out that the contract forbids is found and told with its seed."""
    monkeypatch.setattr("support.fuzzing.SECONDS", 0.1)
    reader, reason = ESCAPES[kind]
    escape = tried(fake(reader), 7).escape
    assert escape is not None
    assert escape.reason.startswith(reason)
    assert str(escape).startswith("fake, seed 7: ")
    assert escape.document == str(Stream(7, "fuzz fake").next())


def test_a_document_that_breaks_things_later_is_an_escape() -> None:
    """What was read is used, and the use may raise nothing at all."""

    def refuse(value: Any, stream: Stream) -> None:
        raise FileError("too late")

    outcome = read(fake(str.upper, refuse), "x")
    assert outcome.accepted
    assert outcome.escape is not None
    assert outcome.escape.reason == "FileError: too late"
    refused = read(fake(telling("no"), refuse), "x")
    assert (refused.accepted, refused.escape) == (False, None)


def test_a_state_that_is_not_sound_is_an_escape() -> None:
    """A reader that lost a card would be found, though the state looks like any other."""
    game = plain()
    state = game.start(0)
    lost = state.replace(display=(state.display[0][1:], *state.display[1:]))
    outcome = read(fake(lambda text: (game, lost), use_position), "x")
    assert outcome.escape is not None
    assert state.display[0][0] in outcome.escape.reason
    other: Any = CORPORA["boardroom"].games[0]
    dealt = other.start(0)
    fewer = dealt.replace(stock=dealt.stock[1:])
    outcome = read(fake(lambda text: (other, fewer), use_position), "x")
    assert outcome.escape is not None
    assert dealt.stock[0] in outcome.escape.reason


def test_reading_takes_processor_time_only_until_the_watchdog_barks() -> None:
    """The watchdog is silent for what is quick, and is taken away afterwards."""
    assert read(fake(str.upper), "x").escape is None
    began = time.process_time()
    while time.process_time() - began < 0.3:
        tomllib.loads("x = 1")
    assert read(fake(str.upper), "y").accepted
