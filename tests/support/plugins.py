"""Third-party plugins of the tests: executives that no edition has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import record
from executives.core.violations import Violation
from executives.networks.frames import Turn
from executives.networks.modifiers import Executive, Hooks


@record
class Wave(Action):
    """Wave at another seat, with a flag of a colour: changes nothing."""

    other: int
    colour: str

    TEXT: ClassVar[str] = "wave {other:seat} {colour}"


def waves(game: Any) -> Iterable[tuple[int, str]]:
    """Every other seat, relative to the acting one, and two colours."""
    seats = len(game.configuration.players)
    return ((other, colour) for other in range(1, seats) for colour in ("red", "blue"))


def check_wave(x: Any, s: Any, f: Turn, action: Wave) -> Iterator[Violation]:
    """Always fine."""
    yield from ()


def perform_wave(x: Any, s: Any, f: Turn, action: Wave) -> Any:
    """Nothing happens."""
    return s


def offer_waves(x: Any, s: Any, f: Turn) -> Iterator[Action]:
    """Whoever has the executive may wave at everybody else."""
    interned = x.game.interned[Wave][f.seat]
    for values in waves(x.game):
        yield interned[((f.seat + values[0]) % x.game.seats, values[1])]


def plugin(name: str, **content: Any) -> Executive:
    """A plugin of the second edition without hooks, or with what is given."""
    return Executive(
        id=name,
        edition="second",
        section=f"X.{name.upper()}",
        name=name.upper(),
        complexity=1,
        **content,
    )


WAVER = plugin(
    "waver",
    hooks=Hooks(turn_offers=offer_waves),
    kinds=(Kind(Wave, (Turn,), waves, check_wave, perform_wave),),
)
PLAIN = plugin("a-plain-one")
OPTIONAL = plugin("optional", options=("gold-frame",))
ALL = (WAVER, PLAIN, OPTIONAL)
