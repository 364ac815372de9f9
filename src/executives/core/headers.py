"""Header lines of replays that all games have: players, variants and the version of the rules.

Which lines there are besides, and what they mean, every game says itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.core.errors import ConfigurationError
from executives.core.variants import changed_variants

Lines = list[tuple[str, str]]
"""Keys of header lines, each with its value."""


def fault(key: str, message: str) -> ConfigurationError:
    """A header value that makes no game; ``key`` names its line."""
    return ConfigurationError(message, key=key)


def check_rules(header: Mapping[str, str], version: int) -> None:
    """Refuse a header that was written for another version of the rules."""
    written = header.get("rules", str(version))
    if written != str(version):
        raise fault("rules", f"played by rules version {written}, these are version {version}")


def player_words(header: Mapping[str, str], *, example: str) -> list[str]:
    """The words of the line of players, one for each; ``example`` shows such a line."""
    if "players" not in header:
        raise fault("players", f"the header lacks 'players', e.g. players {example}")
    return header["players"].split()


def variants_lines(variants: Any) -> Lines:
    """The line that tells what differs from the default; none when nothing does."""
    changed = changed_variants(variants)
    text = " ".join(f"{name}={value}" for name, value in changed.items())
    return [("variants", text)] if text else []
