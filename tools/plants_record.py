"""What a planted fault is."""

from __future__ import annotations

from typing import NamedTuple


class Plant(NamedTuple):
    """A fault: in ``file``, ``old`` becomes ``new``; ``killer`` is the test that must fail.

    ``clause`` is the one that the fault breaks, where it was written from a single clause.
    """

    name: str
    kind: str
    file: str
    old: str
    new: str
    killer: str
    story: str = ""
    clause: str = ""


def broken(clause: str, name: str, file: str, old: str, new: str, killer: str) -> Plant:
    """A plant in The Networks that breaks one clause, which a file of ``tests/rules`` claims."""
    edition = clause[:2].lower()
    place, test = f"networks/{file}", f"tests/rules/test_{edition}_{killer}.py"
    return Plant(name, "broken clause", place, old, new, test, clause=clause)
