"""Used network cards: they are discarded, or another held card in their place (E1.CARDS.05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.cards import NetworkCard
from executives.networks.modifiers import State, X


@visible()
@record
class DiscardingUsed(Frame):
    """A used network card is discarded, or another held card in its place (E1.CARDS.05)."""

    seat: int = public()
    card: str = public()


@record
class DiscardUsed(Action):
    """Discard the card that was used."""

    TEXT: ClassVar[str] = "discard-used"


@record
class DiscardInstead(Action):
    """Keep the card that was used, and discard another one in its place (E1.CARDS.05)."""

    card: str

    TEXT: ClassVar[str] = "discard-instead {card}"


def replacements(x: X, s: State, seat: int, card: str) -> tuple[str, ...]:
    """The held cards that can be discarded in the place of a used one (E1.CARDS.05).

    They do nothing for moguls and immediate cards, nor for one another.
    """
    if not x.game.keepers:
        return ()
    data = x.game.card[card]
    if not isinstance(data, NetworkCard) or data.timing != "one-shot" or card in x.game.keepers:
        return ()
    return tuple(held for held in s.players[seat].network if held in x.game.keepers)


def use_up(x: X, s: State, seat: int, card: str, rule: str) -> State:
    """Discard a card of the green room that was used; ask before if another one can go instead."""
    if replacements(x, s, seat, card):
        return x.push(s, DiscardingUsed(seat, card))
    return atoms.discard_green(x, s, seat, card, rule, used=True)


def legal_discards(x: X, s: State, f: DiscardingUsed) -> list[Any]:
    """The used card, or a card that can go in its place."""
    instead = x.game.interned[DiscardInstead][f.seat]
    others = [instead[card] for card in replacements(x, s, f.seat, f.card)]
    return [x.game.interned[DiscardUsed][f.seat][()], *others]


def run_discarding(x: X, s: State, f: DiscardingUsed) -> State | None:
    """Discard the used card by itself when no other is left that can go in its place."""
    return None if replacements(x, s, f.seat, f.card) else perform_discard(x, s, f, None)


def perform_discard(x: X, s: State, f: DiscardingUsed, action: DiscardUsed | None) -> State:
    """The used card goes to the bottom of its deck (E1.CARDS.02)."""
    return atoms.discard_green(x, x.close(s, f), f.seat, f.card, "E1.CARDS.02", used=True)


def check_instead(x: X, s: State, f: DiscardingUsed, action: DiscardInstead) -> Iterator[Violation]:
    """A held card that can go in the place of the used one (E1.CARDS.05)."""
    if action.card not in replacements(x, s, f.seat, f.card):
        message = "{card} is no held card that can be discarded in its place"
        yield violation("not-held", "E1.CARDS.05", message, card=action.card)


def perform_instead(x: X, s: State, f: DiscardingUsed, action: DiscardInstead) -> State:
    """The used card stays in the green room (E1.CARDS.05)."""
    rule = "E1.CARDS.05"
    return atoms.discard_green(x, x.close(s, f), f.seat, action.card, rule, used=True)


def check_frame(game: Any, s: State, f: DiscardingUsed) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    if f.card not in s.players[f.seat].network:
        yield "card", f"{f.card!r} is not in the green room"
    elif s.pending[-1] is f and not replacements(game.context, s, f.seat, f.card):
        yield "card", f"no held card can be discarded in the place of {f.card!r}"


def _keepers(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.keepers)


KINDS = (
    Kind(DiscardUsed, (DiscardingUsed,), no_parameters, always, perform_discard),
    Kind(DiscardInstead, (DiscardingUsed,), _keepers, check_instead, perform_instead),
)
FRAMES = (FrameKind(DiscardingUsed, legal=legal_discards, run=run_discarding),)
