"""Rulings that make no game: unknown ones, and those that cannot be together."""

from __future__ import annotations

import pytest

from executives import boardroom
from executives.core.errors import ConfigurationError
from support.names import NAMES


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("victory", "title"),
        ("foreign_investor_all_lose", "yes"),
        ("foreign_investor_all_lose", 1),
        ("gc_rule", "left"),
        ("first_coo", ""),
        ("agendas", "two"),
        ("ace_high", 0),
        ("ceo_start_votes", 2),
        ("ceo_start_votes", True),
        ("allow_two", None),
    ],
)
def test_unknown_rulings_are_refused_when_the_game_is_made(name: str, value: object) -> None:
    """A value that is none of the alternatives, or one of another type, makes no game."""
    variants = boardroom.Variants(**{name: value})  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match=name) as caught:
        boardroom.Game(NAMES[:3], variants=variants)
    assert caught.value.key == "variants"


def test_rulings_that_exclude_each_other_are_refused_when_the_game_is_made() -> None:
    """A bid of own tokens only cannot be mixed of several origins."""
    variants = boardroom.Variants(own_only=True, mixed_bids=True)
    with pytest.raises(ConfigurationError, match="own_only") as caught:
        boardroom.Game(NAMES[:3], variants=variants)
    assert caught.value.key == "variants"
