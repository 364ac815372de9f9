"""Mutations: found again by their seed, of valid documents, and of every kind."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from executives.core.streams import Stream
from executives.testing import mutations as mutate
from support.fuzz_corpus import CORPORA

TREE: dict[str, Any] = {
    "round": 3,
    "acted": True,
    "a b": {"x": [], "y": {}, "z": ""},
    "players": {"Ann": {"cash": -7, "stars": ["one", 'tw"o', "drei\t\u2028\u00fc"]}, "Bo": {}},
    "cards": [{"id": "a", "effects": [{"kind": "x"}]}, {"id": "b"}],
    "mixed": [1, {"k": 1}, ["n"]],
    "ratio": 1.5,
}
SEEDS = range(1000)


def mutants() -> list[dict[str, Any]]:
    """Many mutants of the tree."""
    return [mutate.mutated_tree(TREE, Stream(seed, "t"), donors=[{"d": "donor"}]) for seed in SEEDS]


def test_nothing_is_changed_in_what_is_given() -> None:
    """Tree and donors stay as they were, whatever is done to the mutants."""
    before = copy.deepcopy(TREE)
    for seed, mutant in zip(SEEDS, mutants(), strict=True):
        mutate.mutated_tree(mutant, Stream(seed, "again"), donors=[TREE])
    assert before == TREE


def test_most_mutants_differ_from_the_tree_and_from_each_other() -> None:
    """Of a thousand mutants most are new documents."""
    texts = {mutate.to_json(mutant) for mutant in mutants()}
    assert len(texts - {mutate.to_json(TREE)}) > 700


MAKERS: dict[str, Callable[[Stream], Any]] = {
    "tree": lambda s: mutate.to_json(mutate.mutated_tree(TREE, s)),
    "toml": lambda s: mutate.to_toml(mutate.mutated_tree(TREE, s), s),
    "lines": lambda s: mutate.mutated_lines("a b\nc d\n\ne", s, donors=["x y\nz"]),
    "words": lambda s: mutate.mutated_words("Ann pass cash", s, donors=["Bo sign x"]),
    "text": lambda s: mutate.mutated_text("fizz-cola", s),
    "bytes": lambda s: mutate.mutated_bytes(b"some bytes", s),
    "letters": lambda s: mutate.decoded(mutate.random_bytes(s, 9), s),
    "value": lambda s: str(mutate.hostile(s)),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_a_mutant_is_found_again_by_its_seed(kind: str) -> None:
    """The same seed makes the same document, other seeds make others."""
    first = [MAKERS[kind](Stream(seed, "m")) for seed in range(60)]
    assert first == [MAKERS[kind](Stream(seed, "m")) for seed in range(60)]
    assert len(set(first)) > 25


def test_mutants_are_the_same_in_every_process() -> None:
    """The hash seed of a process changes no document."""
    code = (
        "from executives.testing import mutations as m; from executives.core.streams import Stream;"
        "t = {'a': {'b': [1, 'x']}, 'c': 'd'};"
        "print(ascii([m.to_toml(m.mutated_tree(t, s), s) for s in "
        "(Stream(n, 'p') for n in range(200))]))"
    )
    found = set()
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            check=True,
        )
        found.add(sha256(done.stdout).hexdigest())
    assert len(found) == 1


def test_trees_are_written_as_they_are() -> None:
    """Without a stream the texts say what the tree holds; so do all styles of TOML."""
    assert json.loads(mutate.to_json(TREE)) == TREE
    assert tomllib.loads(mutate.to_toml(TREE)) == TREE
    for _, tree in (pair for corpus in CORPORA.values() for pair in corpus.position_trees):
        assert tomllib.loads(mutate.to_toml(tree)) == tree
    styles = set()
    read = 0
    for seed in range(200):
        text = mutate.to_toml(TREE, Stream(seed, "style"))
        styles.add(text)
        try:
            read += tomllib.loads(text) == TREE
        except tomllib.TOMLDecodeError:
            continue
    assert len(styles) > 150
    assert read > 100


def test_mutants_are_of_every_kind() -> None:
    """Values lost, of another type, huge, deep, doubled, renamed, moved and from elsewhere."""
    texts = [mutate.to_json(mutant, Stream(n, "j")) for n, mutant in enumerate(mutants())]
    joined = "\n".join(texts)
    signs = {
        "lost": lambda text: '"round"' not in text,
        "another type": lambda text: '"round":"' in text or '"round":[' in text,
        "huge": lambda text: "1000000000000000000000000000000" in text,
        "deep": lambda text: "[" * 40 in text or '{"a":' * 40 in text,
        "many": lambda text: len(text) > 3000,
        "moved": lambda text: '"round":{' in text or '"cash":3' in text,
        "another document's": lambda text: "donor" in text,
        "a letter changed": lambda text: '"one"' not in text and '"stars"' in text,
        "a switch for a number": lambda text: '"cash":true' in text or '"round":false' in text,
        "not even JSON": lambda text: "NaN" in text or "1979-05-27" in text,
    }
    assert [kind for kind, sign in signs.items() if not any(map(sign, texts))] == []
    assert "\\ud800" in joined or "\\u0000" in joined


def test_numbers_that_only_a_text_can_say_are_written_letter_by_letter() -> None:
    """Raw values go into both formats as they are."""
    assert mutate.to_json({"x": mutate.Raw("1e400")}) == '{"x":1e400}'
    assert mutate.to_toml({"x": [mutate.Raw("07:32:00")]}) == "x = [07:32:00]\n"
