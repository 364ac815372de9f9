"""What cards do: the vocabulary of effects, by the kind of mechanic.

* ``gain-cash``, ``gain-viewers``, ``draw-keep``: at once (immediate cards);
* ``upkeep-income``, ``round-score``: while held (permanent cards);
* ``end-score``: at the game's end (see ``queries.card_score_lines``);
* ``extra-action``, ``raise-season-marker``: used once between actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from executives.core.errors import ConfigurationError
from executives.core.frames import FrameKind
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.networks import atoms
from executives.networks.cards import Card, Effect, Mogul, NetworkCard, Show, Star
from executives.networks.counts import check_count, count
from executives.networks.draws import draw_and_keep
from executives.networks.frames import ChoosingShow, Resolved, Turn
from executives.networks.grants import ANY, grant
from executives.networks.modifiers import (
    AD,
    MOGUL,
    NETWORK,
    SHOW,
    STAR,
    Hooks,
    Modifier,
    State,
    X,
)
from executives.networks.queries import add, base

IMMEDIATE = ("gain-cash", "gain-viewers", "draw-keep")
HELD = ("upkeep-income", "round-score", "end-score")
USED = ("extra-action", "raise-season-marker")


def resolve_immediate(x: X, s: State, seat: int, card: str) -> State:
    """Resolve an immediate card (E2.CARDS.01)."""
    for effect in x.game.card[card].effects:
        lines = (base(effect.amount, "E2.CARDS.41", card),)
        if effect.kind == "gain-cash":
            s = atoms.gain_cash(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "gain-viewers":
            s = atoms.gain_viewers(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "draw-keep":
            s = draw_and_keep(x, s, seat, effect.draw, "E2.CARDS.41")
    return s


def run_resolved(x: X, s: State, f: Resolved) -> State:
    """Discard an immediate card whose effect is done (E2.CARDS.01)."""
    return atoms.put_away(x, x.close(s, f), f.seat, (f.card,), f.origin, "E2.CARDS.01")


def check_use(x: X, s: State, seat: int, card: str) -> Iterator[Violation]:
    """Why the effect of a one-shot card or an anomaly cannot be used now (E2.CARDS.02)."""
    for effect in x.game.card[card].effects:
        if effect.kind == "raise-season-marker" and not raisable(s, seat):
            message = "no lineup show has its season marker below row 1"
            yield violation("no-target", "E2.CARDS.41", message)


def use(x: X, s: State, f: Turn, card: str) -> State:
    """Use a one-shot card or an anomaly, which has been discarded (E2.CARDS.02, .43)."""
    for effect in x.game.card[card].effects:
        if effect.kind == "extra-action":
            s = grant(x, s, f, ANY)
        elif effect.kind == "raise-season-marker":
            s = x.push(s, ChoosingShow.new(f.seat, card))
    return s


def raisable(s: State, seat: int) -> tuple[int, ...]:
    """The timeslots whose show has its season marker below row 1."""
    lineup = s.players[seat].lineup
    return tuple(i for i, show in enumerate(lineup) if show is not None and show.row > 1)


# -- cards as modifiers ---------------------------------------------------------------------------


def upkeep_income(effect: Effect, card: str, x: X, s: State, seat: int) -> Lines:
    """A line of income per unit counted (E2.CARDS.41)."""
    amount = effect.amount * (count(x, s.players[seat], effect.per) // effect.divide)
    return (add(amount, "E2.CARDS.41", card),) if amount else ()


def round_score(effect: Effect, card: str, x: X, s: State, seat: int) -> Lines:
    """A line of the round total per unit counted (E2.CARDS.41)."""
    amount = effect.amount * (count(x, s.players[seat], effect.per) // effect.divide)
    return (add(amount, "E2.CARDS.41", card),) if amount else ()


_RANKS: dict[type[Any], int] = {
    Mogul: MOGUL,
    NetworkCard: NETWORK,
    Show: SHOW,
    Star: STAR,
}


def card_modifier(card: Card) -> Modifier | None:
    """The modifier that a card is while held or in the lineup, if it is one (E2.CARDS.03)."""
    hooks: dict[str, Any] = {}
    for effect in card.effects:
        if effect.kind == "upkeep-income":
            hooks["income"] = partial(upkeep_income, effect, card.id)
        elif effect.kind == "round-score":
            hooks["round_score"] = partial(round_score, effect, card.id)
    if not hooks:
        return None
    return Modifier(card.id, _RANKS.get(type(card), AD), Hooks(**hooks))


def check_effects(card: Card) -> None:
    """Refuse an effect that the vocabulary does not know."""
    for effect in card.effects:
        if effect.kind not in IMMEDIATE + HELD + USED:
            known = ", ".join(IMMEDIATE + HELD + USED)
            raise ConfigurationError(
                f"card {card.id!r} has an unknown effect {effect.kind!r}; known are {known}"
            )
        if effect.kind in HELD:
            check_count(effect.per, card.id)


FRAMES = (FrameKind(Resolved, run=run_resolved),)
