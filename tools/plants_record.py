"""What a planted fault is."""

from __future__ import annotations

from typing import NamedTuple


class Plant(NamedTuple):
    """A fault: in ``file``, ``old`` becomes ``new``; ``killer`` is the test that must fail."""

    name: str
    kind: str
    file: str
    old: str
    new: str
    killer: str
    story: str = ""
