"""An executive with five faults on purpose, and one without, as somebody else would write them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from executives.core.actions import Action
from executives.core.tally import Lines
from executives.networks import Executive, Hooks
from executives.networks.actions import UseCard
from executives.networks.modifiers import State, X
from executives.networks.queries import add
from executives.networks.state import DeckId

CALLS = itertools.count()


def moody_score(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """X.FAULTY.01: a viewer more at every other time that it is asked."""
    return (add(next(CALLS) % 2, "X.FAULTY.01", "mood"),)


def card_of_others(x: X, s: State, f: Any) -> Iterator[Action]:
    """X.FAULTY.02: lists a card that it does not hold."""
    for card in x.game.usable_cards:
        if card not in s.players[f.seat].network:
            yield x.game.interned[UseCard][f.seat][card]
            return


def lost_star(x: X, s: State, seat: int) -> State:
    """X.FAULTY.03: the last star of the deck is gone."""
    deck = s.decks[DeckId.STAR]
    decks = list(s.decks)
    decks[DeckId.STAR] = deck.replace(rest=deck.rest[:-1])
    return s.replace(decks=tuple(decks))


def price_of_the_next(x: X, s: State, seat: int, card: str) -> Lines:
    """X.FAULTY.04: a star costs what the next one of the deck, which nobody knows, would cost."""
    hidden = s.decks[DeckId.STAR].rest
    return (add(len(hidden[0]) % 3, "X.FAULTY.04", "foresight"),) if hidden else ()


def uncited_income(x: X, s: State, seat: int) -> Lines:
    """A dollar, nobody knows why."""
    return (add(1, "X.FAULTY.05", "luck"),)


FAULTY = Executive(
    id="faulty",
    edition="second",
    section="X.FAULTY",
    name="FAULTY",
    complexity=1,
    hooks=Hooks(
        show_score=moody_score,
        turn_offers=card_of_others,
        on_turn_end=lost_star,
        sign_cost=price_of_the_next,
        income=uncited_income,
    ),
)


def steady_income(x: X, s: State, seat: int) -> Lines:
    """X.SOUND.01: $1M more at each upkeep."""
    return (add(1, "X.SOUND.01", "savings"),)


SOUND = Executive(
    id="sound",
    edition="second",
    section="X.SOUND",
    name="SOUND",
    complexity=1,
    hooks=Hooks(income=steady_income),
)
