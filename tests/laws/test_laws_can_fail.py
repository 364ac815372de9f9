"""A law is believed only when it catches what breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import networks
from executives.core.violations import Violation, violation
from executives.networks import atoms, queries
from executives.networks.modifiers import State, X
from executives.testing import NETWORKS_LAWS, Broken, play_under_laws
from support.extra_executives import BROKER
from support.mixes import games


def telling(x: X, s: State, f: Any, action: Any) -> Iterator[Violation]:
    """Refuse one star, and say what lies on top of the deck."""
    if isinstance(action, networks.SignStar):
        top = s.decks[3].rest[:1]
        yield violation("leak", "T.LEAK.01", f"the next star is {top}")


def losing(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """Lose the star just signed."""
    player = s.players[seat]
    players = list(s.players)
    players[seat] = player.replace(stars=tuple(c for c in player.stars if c not in stars))
    return s.replace(players=tuple(players))


def rich_in_secret(x: X, s: State, seat: int) -> State:
    """Gain cash without an event."""
    players = list(s.players)
    players[seat] = players[seat].replace(cash=players[seat].cash + 1)
    return s.replace(players=tuple(players))


def badly_explained(x: X, s: State, seat: int) -> State:
    """Gain $1M, explained as $2M."""
    return atoms.change_cash(x, s, seat, 1, "T.SUM.01", lines=(queries.base(2, "T.SUM.01"),))


def favours_seat_zero(x: X, s: State, seat: int, bonus: tuple[int, int]) -> tuple[int, int]:
    """Pay the first seat better."""
    return (bonus[0] + 1, bonus[1]) if seat == 0 else bonus


FAULTS: dict[str, tuple[int, dict[str, Any]]] = {
    "reasons tell the next card": (6, {"may": telling}),
    "a star is lost": (4, {"on_signed": losing}),
    "cash without an event": (4, {"on_turn_start": rich_in_secret}),
    "an amount is not the sum of its lines": (4, {"on_turn_start": badly_explained}),
    "one seat is favoured": (9, {"pass_bonus": favours_seat_zero}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_plugin_that_breaks_a_law_is_caught(fault: str) -> None:
    """Each faulty plugin makes the run stop with the number of its law."""
    law, hooks = FAULTS[fault]
    rogue = BROKER.replace(id="rogue", kinds=(), frames=(), hooks=networks.Hooks(**hooks))
    game = networks.Game(("Ann", "Bo"), executives=("rogue", "butcher"), plugins=(rogue,))

    def run() -> None:
        for seed in range(5):
            play_under_laws(game, seed, NETWORKS_LAWS)

    with pytest.raises(Broken) as caught:
        run()
    assert caught.value.law == law


def test_a_sound_game_breaks_no_law() -> None:
    """The same run without a fault comes to its end."""
    game, mirror = games(2, ("broker", "butcher"))
    assert play_under_laws(game, 0, NETWORKS_LAWS, mirror=mirror).games == 1
