"""Where a fault lies: path and line of every value of a TOML text."""

from __future__ import annotations

import pickle
import time
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from executives import FileError, networks
from executives.core.errors import Fault
from executives.documents.toml import (
    MAX_CHARACTERS,
    Lines,
    Place,
    parse,
    toml_key,
    toml_value,
)
from executives.networks.documents.dumping import dumps
from support.playing import line_of_play, three_seats

TEXT = '''# a comment with [brackets] and "quotes"
seed = 3   # three
title = "a # no comment, a = sign and a \\" quote"
[players.Ann]
lineup.9pm = { show = "a", cards = [
  "x", # one
  "y"] }
"q.r".'s t' = """
[no.header]
key = "no key\\""""
after = [[1, 2],
  [3,
   4],
]
dates = [1979-05-27T07:32:00Z, 1.5e3,
  true]
[[cards.star]]
id = 'x'
[[cards.star]]   # the second
id = 'y'
[cards.star.effect]
kind = """one
two"""
per = "z"
[[cards.star.more]]
a = 1
[[cards.star.more]]
a = 2
["a b"."\\u0041"]
"\\u00e9" = {}
'''

LINES: dict[Place, int] = {
    ("seed",): 2,
    ("title",): 3,
    ("players", "Ann"): 4,
    ("players", "Ann", "lineup", "9pm"): 5,
    ("players", "Ann", "lineup", "9pm", "cards", 1): 6,
    ("players", "Ann", "lineup", "9pm", "cards", 2): 7,
    ("players", "Ann", "q.r", "s t"): 8,
    ("players", "Ann", "after", 1, 2): 11,
    ("players", "Ann", "after", 2): 12,
    ("players", "Ann", "after", 2, 2): 13,
    ("players", "Ann", "dates", 3): 16,
    ("cards", "star", 1, "id"): 18,
    ("cards", "star", 2): 19,
    ("cards", "star", 2, "id"): 20,
    ("cards", "star", 2, "effect", "kind"): 22,
    ("cards", "star", 2, "effect", "per"): 24,
    ("cards", "star", 2, "more", 1, "a"): 26,
    ("cards", "star", 2, "more", 2, "a"): 28,
    ("a b", "A"): 29,
    ("a b", "A", "\u00e9"): 30,
}


@pytest.mark.parametrize("place", LINES, ids=str)
def test_every_value_has_its_line(place: Place) -> None:
    """Headers, dotted and quoted keys, lists and texts over several lines confuse nothing."""
    assert Lines(TEXT).of(place) == LINES[place]


def test_what_is_not_there_has_the_line_of_what_is_around_it() -> None:
    """A missing key is told with the line of its table, an unknown place without a line."""
    lines = Lines(TEXT)
    assert lines.of(("cards", "star", 2, "name")) == 19
    assert lines.of(("nowhere", 3)) == 0


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """All places of a document's tables, lists and values."""
    yield place
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*place, key))
    elif isinstance(value, list):
        for number, item in enumerate(value, start=1):
            yield from places(item, (*place, number))


def test_the_lines_of_written_documents_hold_their_values() -> None:
    """For real documents: the line of every scalar is one on which it stands."""
    game = three_seats()
    for state, _ in line_of_play(game, 3, 100):
        text = dumps(game, state, game_header=True)
        content, rows, lines = tomllib.loads(text), text.splitlines(), Lines(text)
        for place in places(content):
            value: Any = content
            for part in place:
                value = value[part - 1] if isinstance(part, int) else value[part]
            if isinstance(value, (str, int)):
                assert toml_value(value) in rows[lines.of(place) - 1]


@pytest.mark.parametrize(
    "value", ["", 'a "quote"', "back\\slash", "tab\tnew\nline", "\x00\x1f\x7f", "\u00e9\u2028", "'"]
)
def test_texts_and_keys_are_written_so_that_they_are_read_back(value: str) -> None:
    """Every text is a TOML value, and every text is a TOML key."""
    text = f"{toml_key(value)} = {toml_value([value, {value: 1}])}"
    assert tomllib.loads(text) == {value: [value, {value: 1}]}


# -- what a FileError tells ---------------------------------------------------------------------

FAULTY = """first = "Zoe"
[players.Ann]
ads = [
  "fizz-cola",
  "nope",
]
money = 3
[players.Bo]
cash = "lots"
"""


def test_each_fault_has_its_path_and_line() -> None:
    """The list of faults can be used by programs, the text by people."""
    with pytest.raises(FileError) as caught:
        networks.load(FAULTY, path="desk.toml")
    wrong = caught.value
    assert [(fault.path, fault.line) for fault in wrong.faults] == [
        ("first", 1),
        ("players.Ann.ads[2]", 5),
        ("players.Ann.money", 7),
        ("players.Bo.cash", 9),
    ]
    assert wrong.faults[1].message == "there is no card 'nope'"
    assert wrong.line == 1
    lines = str(wrong).splitlines()
    assert lines[0] == "desk.toml:1: 4 faults"
    assert lines[2] == "  players.Ann.ads[2]: there is no card 'nope' (line 5)"


def test_a_single_fault_is_one_line() -> None:
    """One fault is told with file, line and path."""
    with pytest.raises(FileError) as caught:
        networks.load('\n\nfirst = "Zoe"\n', path="desk.toml")
    assert str(caught.value) == "desk.toml:3: first: 'Zoe' is no player"
    assert caught.value.faults == (Fault("first", 3, "'Zoe' is no player"),)


def test_tables_have_paths_without_lines() -> None:
    """A document that is no text has no lines to tell."""
    with pytest.raises(FileError) as caught:
        networks.load({"players": {"Ann": {"cash": -1}}})
    assert [(fault.path, fault.line) for fault in caught.value.faults] == [("players.Ann.cash", 0)]
    assert "line" not in str(caught.value)


def test_faults_survive_pickling() -> None:
    """Errors come back from worker processes whole."""
    with pytest.raises(FileError) as caught:
        networks.load(FAULTY)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.faults, str(again)) == (caught.value.faults, str(caught.value))


def test_a_fault_in_a_move_has_the_line_of_the_move() -> None:
    """The second of two moves is on the second line of the list."""
    with pytest.raises(FileError) as caught:
        networks.load('turn = "Ann"\nmoves = [\n "Ann pass cash",\n "Ann pass cash",\n]')
    assert caught.value.faults[0][:2] == ("moves[2]", 4)


def test_more_faults_than_anybody_reads_are_counted() -> None:
    """A thousand faults are listed, the rest is a number."""
    with pytest.raises(FileError, match="5000 faults") as caught:
        networks.load({"box": ["nope"] * 5000})
    assert len(caught.value.faults) == 1000
    assert str(caught.value).endswith("and 4000 more")


# -- bounded ------------------------------------------------------------------------------------

HUGE = {
    "a long dotted key": "a." * 200_000 + "a = 1",
    "a long header": "[" + "a." * 200_000 + "a]",
    "deep lists": "x = " + "[" * 100_000,
    "deep tables": "x = " + "{ a = " * 20_000,
    "deep lists that close": "x = " + "[" * 400 + "]" * 400,
    "a huge number": "x = " + "9" * 10_000,
    "a huge number in a place": "seed = 0x" + "f" * 10_000,
    "an open text": 'x = """' + '\\"""' * 100_000,
    "a long key": "x" * 100_000 + " = [" + "1," * 100_000 + "]",
    "many unknown keys": "\n".join(f"k{i} = 1" for i in range(20_000)),
    "too many characters": "#" * (MAX_CHARACTERS + 1),
    "brackets": "[" * 300_000,
}


@pytest.mark.parametrize("name", HUGE)
def test_hostile_texts_are_refused_in_time(name: str) -> None:
    """No text takes longer than a few seconds or raises anything but a FileError."""
    begin = time.perf_counter()
    with pytest.raises(FileError) as caught:
        networks.load(HUGE[name])
    assert time.perf_counter() - begin < 10
    assert len(str(caught.value)) < 1_000_000


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = = 2\n", 2), ("a = [\n1,\n", 3), ("\n\n[x\n", 3)]
)
def test_a_syntax_error_has_its_line(text: str, line: int) -> None:
    """Also the end of a text that breaks off."""
    with pytest.raises(FileError) as caught:
        parse(text, path="x.toml")
    assert caught.value.line == line
