"""A mogul with which nearly any show of the game may be developed, once (E1.CARDS.23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from executives.networks import atoms
from executives.networks.cards import Effect
from executives.networks.modifiers import State, X
from executives.networks.state import Player, Row


def choosable(effect: Effect, card: str, x: X, s: State, seat: int) -> tuple[str, ...]:
    """E1.MOGUL.31-.33: every show but pilots and those that lie where it cannot reach.

    Whether one is in a deck, in the box or not in this game at all makes no difference.
    """
    barred = {show for player in s.players for show in out_of_reach(x, player)}
    barred -= {*own_piles(s.players[seat])}
    shows: tuple[str, ...] = x.game.displayable[Row.SHOWS]
    return tuple(show for show in shows if show not in barred)


def own_piles(player: Player) -> Iterator[str]:
    """The shows in the own reruns and archives (E1.MOGUL.31)."""
    assert player.shelf is not None
    yield from (rerun.show for rerun in (*player.reruns, *player.shelf.archives))


def out_of_reach(x: X, player: Player) -> Iterator[str]:
    """What a player has in lineup, reruns and archives, and on network cards (E1.MOGUL.31, .32)."""
    assert player.shelf is not None
    for show in player.lineup:
        if show is not None:
            yield show.show
            yield from (card for card in show.cards if card in x.game.slots)
    yield from own_piles(player)
    yield from (one.show for one in player.shelf.reserved)


def turn_to(effect: Effect, card: str, x: X, s: State, seat: int, show: str) -> State | None:
    """E1.CARDS.23: the mogul is used up, and the show is taken from where it lies."""
    if show not in choosable(effect, card, x, s, seat):
        return None
    s = atoms.turn_face_down(x, s, seat, card, "E1.MOGUL.13")
    return atoms.take_show(x, s, seat, show, effect.rule)


EFFECT_HOOKS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {"develop-any-show": {"further_shows": choosable, "on_fetched": turn_to}}
)
