"""What cards do: the vocabulary of effects, by the kind of mechanic.

* ``gain-cash``, ``gain-viewers``, ``draw-keep``: at once (see ``immediates``);
* ``upkeep-income``, ``round-score``, ``show-score``, ``lineup-expenses``: while held or in the
  lineup, as lines of a query;
* ``spend-rerun``: while held, once a round between actions (see ``uses``);
* ``end-score``: at the game's end (see ``queries.card_score_lines``);
* ``extra-action``, ``raise-season-marker``, ``score-show``, ``produce-drawn``: used once, between
  actions or (``as_action``) as one (see ``uses``).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.core.tally import Lines
from executives.networks.actions import SpendRerun
from executives.networks.cards import Card, Effect, Mogul, NetworkCard, Show, Star
from executives.networks.counts import amount_of, check_count
from executives.networks.frames import Turn
from executives.networks.modifiers import (
    AD,
    MOGUL,
    NETWORK,
    SHOW,
    STAR,
    Hooks,
    Modifier,
    Option,
    State,
    X,
)
from executives.networks.queries import add, genre_of_rerun
from executives.networks.show_counts import check_show_count, count_on_show

IMMEDIATE = ("gain-cash", "gain-viewers", "draw-keep")
HELD = ("upkeep-income", "round-score", "show-score", "lineup-expenses", "spend-rerun")
FINAL = ("end-score",)
USED = ("extra-action", "raise-season-marker", "score-show", "produce-drawn")
_COUNTING = ("upkeep-income", "round-score", "end-score")
_LEAST = {"gain-cash": 0, "produce-drawn": 1}
"""Cash that is taken might not be there, and of no shows none can be produced."""


def per_count(effect: Effect, card: str, x: X, s: State, seat: int) -> Lines:
    """A line of income, or of the round total, per unit counted."""
    amount = amount_of(x, s.players[seat], effect)
    return (add(amount, effect.rule, card),) if amount else ()


def show_score(effect: Effect, card: str, x: X, s: State, seat: int, timeslot: int) -> Lines:
    """A line of a show's score per unit counted on it; what a show says holds for itself only."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if type(x.game.card[card]) is Show and show.show != card:
        return ()
    amount = effect.amount * (count_on_show(x, s, seat, timeslot, effect.per) // effect.divide)
    return (add(amount, effect.rule, card),) if amount else ()


def lineup_expenses(
    effect: Effect, card: str, x: X, s: State, seat: int, shown: str, up: bool
) -> Lines:
    """A line of the visible expenses of every lineup card that has some (E2.CARDS.36)."""
    return (add(effect.amount, effect.rule, card),) if up and x.game.card[shown].expenses else ()


def rerun_source(x: X, s: State, seat: int) -> str:
    """The first card whose effect may still spend a rerun this round; "" if there is none."""
    player = s.players[seat]
    for card in player.modifiers:
        effects = x.game.card[card].effects if card in x.game.card else ()
        if card not in player.spent and any(e.kind == "spend-rerun" for e in effects):
            return card
    return ""


def spend_offers(card: str, x: X, s: State, f: Turn) -> Iterator[Action]:
    """Every show with a genre in the own reruns pile, once a round (E2.CARDS.39)."""
    if rerun_source(x, s, f.seat) == card:
        spends = x.game.interned[SpendRerun][f.seat]
        for rerun in s.players[f.seat].reruns:
            if genre_of_rerun(x, rerun):
                yield spends[rerun.show]


_HOOKS: dict[str, tuple[str, Any]] = {
    "upkeep-income": ("income", per_count),
    "round-score": ("round_score", per_count),
    "show-score": ("show_score", show_score),
    "lineup-expenses": ("visible_expenses", lineup_expenses),
}
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
        if effect.kind in _HOOKS:
            name, answer = _HOOKS[effect.kind]
            hooks[name] = partial(answer, effect, card.id)
        elif effect.kind == "spend-rerun":
            hooks["turn_offers"] = partial(spend_offers, card.id)
    if not hooks:
        return None
    return Modifier(card.id, _RANKS.get(type(card), AD), Hooks(**hooks))


def production_terms(card: Card) -> Option | None:
    """The terms on which a card lets a drawn show be produced, if it does (E2.CARDS.34)."""
    for effect in card.effects:
        if effect.kind == "produce-drawn":
            return Option(card.id, "terms", effect.rule, waives=True, free=True)
    return None


def check_effects(card: Card) -> None:
    """Refuse an effect that the vocabulary does not know."""
    known = IMMEDIATE + HELD + FINAL + USED
    for effect in card.effects:
        if effect.kind not in known:
            raise ConfigurationError(
                f"card {card.id!r} has an unknown effect {effect.kind!r}; "
                f"known are {', '.join(known)}"
            )
        least = _LEAST.get(effect.kind)
        if least is not None and effect.amount < least:
            raise ConfigurationError(
                f"card {card.id!r}: the amount of {effect.kind} is at least {least}"
            )
        if effect.kind in _COUNTING:
            check_count(effect.per, card.id)
        elif effect.kind == "show-score":
            check_show_count(effect.per, card.id)
