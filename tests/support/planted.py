"""Executives with planted faults, for tests that say how short a failing game becomes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives import networks
from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.networks import Executive, Hooks, atoms
from executives.networks.frames import Turn
from executives.networks.modifiers import Frames, Grants, State, X
from support.plugins import plugin


def lose_stars(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """The star just signed is nowhere."""
    player = s.players[seat]
    kept = tuple(card for card in player.stars if card not in stars)
    return s.replace(players=atoms.set_player(s, seat, player.replace(stars=kept)))


def pay_in_secret(x: X, s: State, f: Turn) -> tuple[State, Grants]:
    """Who passes and gains viewers by it loses $1M that no event tells of."""
    player = s.players[f.seat]
    if player.viewers and player.cash:
        poorer = player.replace(cash=player.cash - 1)
        s = s.replace(players=atoms.set_player(s, f.seat, poorer))
    return s, ()


def forget(x: X, s: State, f: Any) -> Iterator[Action]:
    """Looking at the offers of a player with two stars changes what is looked at."""
    player = s.players[f.seat]
    if len(player.stars) >= 2:
        object.__setattr__(player, "idle", player.idle + 1)
    return iter(())


@record
class Blink(Action):
    """Blink: changes nothing."""

    TEXT = "blink"


def no_values(game: Any) -> tuple[tuple[()], ...]:
    """The one way to blink."""
    return ((),)


def check_blink(x: X, s: State, f: Turn, action: Blink) -> Iterator[Violation]:
    """Only by who has the executive, and only in the first two rounds."""
    if s.players[f.seat].executive != "blinker":
        yield violation("other", "T.BLINK.02", "only the blinker blinks")
    if s.round > 2:
        yield violation("late", "T.BLINK.01", "nobody blinks in round {round}", round=s.round)


def blink(x: X, s: State, f: Turn, action: Blink) -> State:
    """Nothing happens."""
    return s


def offer_blink(x: X, s: State, f: Turn) -> Iterator[Action]:
    """Offered in every round."""
    yield x.game.interned[Blink][f.seat][()]


def break_down(x: X, s: State, seat: int, timeslot: int) -> Frames:
    """The second round and a production are too much."""
    if s.round >= 2:
        raise ZeroDivisionError("planted")
    return ()


def crowded(x: X, s: State, seat: int, card: str) -> State:
    """A card that is discarded while two cards are attached is discarded twice."""
    shows = [show for show in s.players[seat].lineup if show is not None]
    attached = sum(bool(c) for show in shows for c in show.cards)
    if attached >= 2:
        return s.replace(box=(*s.box, card))
    return s


LOSER = plugin("loser", hooks=Hooks(on_signed=lose_stars))
PAYER = plugin("payer", hooks=Hooks(on_passed=pay_in_secret))
FORGETTER = plugin("forgetter", hooks=Hooks(turn_offers=forget))
BLINKER = plugin(
    "blinker",
    hooks=Hooks(turn_offers=offer_blink),
    kinds=(Kind(Blink, (Turn,), no_values, check_blink, blink),),
)
BREAKER = plugin("breaker", hooks=Hooks(on_produced=break_down))
CROWDED = plugin("crowded", hooks=Hooks(on_any_discarded=crowded))


def game_with(planted: Executive) -> networks.Game:
    """Ann has the planted executive, Bo another one."""
    return networks.Game(("Ann", "Bo"), executives=(planted.id, "butcher"), plugins=(planted,))
