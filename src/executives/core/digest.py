"""Digests: a short fingerprint of a state that is equal on every machine."""

from __future__ import annotations

from enum import Enum
from hashlib import sha256
from typing import Any

import attrs


def canonical(value: Any) -> str:
    """A text that two values share exactly when they are equal."""
    if isinstance(value, Enum):
        return repr(value.value)
    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + ",".join(canonical(item) for item in value) + ")"
    if attrs.has(type(value)):
        fields = attrs.fields(type(value))
        inner = ",".join(f"{f.name}={canonical(getattr(value, f.name))}" for f in fields)
        return f"{type(value).__name__}({inner})"
    raise TypeError(f"{type(value).__name__} has no canonical text")


def digest(value: Any) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the canonical text."""
    return sha256(canonical(value).encode()).hexdigest()[:16]
