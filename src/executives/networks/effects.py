"""What cards do: the vocabulary of effects, by the kind of mechanic.

* ``gain-cash``, ``gain-viewers``, ``draw-keep``: at once (see ``immediates``);
* ``upkeep-income``, ``round-score``, ``show-score``, ``lineup-expenses``: while held or in the
  lineup, as lines of a query;
* ``spend-rerun``: while held, once a round between actions (see ``uses``);
* ``end-score``: at the game's end (see ``queries.card_score_lines``);
* ``extra-action``, ``raise-season-marker``, ``score-show``, ``score-ad-income``, ``sell-show``,
  ``turn-up``, ``advance-genre``, ``attach-stars``, ``produce-drawn``: used once, between actions or
  (``as_action``) as one (see ``uses``);
* ``relieve-penalty``, ``return-stars``: used once with a production, as an option of it;
  ``multiply-pass``: with a pass (see ``turns``);
* ``choose-side``, ``meet-genre-conditions``, ``return-when-cancelled``: of a star on its show;
  ``turn-up-stars``, ``turn-up-ad``, ``gain-show-score``: when it is attached (see ``turning``);
* ``advance-when-produced``: of a show;
* those of ``FIRST_EDITION``: on cards of the first edition only; ``more-actions`` and
  ``reserve-show`` are used between actions, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.core.tally import Lines
from executives.networks import atoms
from executives.networks.actions import SpendRerun
from executives.networks.cards import Card, Effect, Mogul, NetworkCard, Show, Star
from executives.networks.counts import amount_of, check_count
from executives.networks.frames import AdvancingGenre, ChoosingSide, Turn
from executives.networks.modifiers import (
    AD,
    MOGUL,
    NETWORK,
    SHOW,
    STAR,
    Frames,
    Guest,
    Guests,
    Hooks,
    Modifier,
    Option,
    Options,
    State,
    X,
)
from executives.networks.queries import add, fits_timeslot, genre_of_rerun
from executives.networks.show_counts import check_show_count, count_on_show
from executives.networks.turning import ATTACHED

IMMEDIATE = ("gain-cash", "gain-viewers", "draw-keep")
HELD = ("upkeep-income", "round-score", "show-score", "lineup-expenses", "spend-rerun")
FINAL = ("end-score",)
USED = (
    *("extra-action", "raise-season-marker", "score-show", "score-ad-income", "sell-show"),
    *("turn-up", "advance-genre", "attach-stars", "produce-drawn"),
)
WITH = ("relieve-penalty", "return-stars", "multiply-pass")
LYING = ("choose-side", "meet-genre-conditions", "return-when-cancelled", *ATTACHED)
PRODUCED = ("advance-when-produced",)
FIRST_EDITION = (
    *("pilot-star", "pilot-ad", "pilot-star-or-ad", "pilot-cash"),
    *("keep-other-card", "more-actions", "share-upkeep", "preferred-timeslot", "reserve-show"),
    *("attach-extra-stars", "choose-place", "others-lose-viewers", "counts-as-archived"),
    *("viewers-per-ad-income", "double-show", "develop-any-show", "waive-upkeep"),
    *("score-stars-again", "second-mogul", "cash-or-viewers", "attach-old-show", "guest-star"),
    "immune",
)
USED_IN_FIRST = ("more-actions", "reserve-show")
FIRST_EDITION_COUNTS = (
    *("once", "held-network-cards", "archived-shows", "archived-shows-beyond-5"),
    *("genres-of-all-shows", "cancelled-with-genre"),
)
"""What cards of the first edition count besides; its cancelled shows are reruns and archives."""
_COUNTING = ("upkeep-income", "round-score", "end-score")
_LEAST = {"gain-cash": 0, **dict.fromkeys(("produce-drawn", "turn-up", "attach-stars"), 1)}
"""Cash that is taken might not be there, and of no cards none can be produced or moved."""


def per_count(effect: Effect, card: str, x: X, s: State, seat: int) -> Lines:
    """A line of income, or of the round total, per unit counted."""
    amount = amount_of(x, s.players[seat], effect)
    return (add(amount, effect.rule, card),) if amount else ()


def show_score(effect: Effect, card: str, x: X, s: State, seat: int, timeslot: int) -> Lines:
    """A line of a show's score per unit counted on it; a show or star speaks of its own only."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if type(x.game.card[card]) in (Show, Star) and card not in (show.show, *show.cards):
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


def ask_side(
    effect: Effect, card: str, x: X, s: State, seat: int, timeslot: int, slot: int
) -> Frames:
    """The side of a star is chosen when it is attached (E2.CARDS.14, .25)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if show.cards[slot] != card:
        return ()
    return (ChoosingSide.new(seat, timeslot, slot, effect.rule),)


def advance_when_produced(
    effect: Effect, card: str, x: X, s: State, seat: int, timeslot: int
) -> Frames:
    """The genre that a show indicates advances after its own (E2.CARDS.32)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return (AdvancingGenre(seat, effect.genre, effect.rule),) if show.show == card else ()


def offered_option(
    option: Option, returns: bool, x: X, s: State, seat: int, show: str, timeslot: int
) -> Options:
    """A card that is used with a production; stars return from a show that is there only."""
    return () if returns and s.players[seat].lineup[timeslot] is None else (option,)


def guest_of_card(effect: Effect, card: str, x: X, s: State, seat: int) -> Guests:
    """One star without a slot on each show, free of charge (E1.MOGUL.50)."""
    return (Guest(card, effect.rule),)


def joining_option(option: Option, x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """The show that is cancelled may lie on the new one, if that has a slot (E1.MOGUL.45)."""
    if s.players[seat].lineup[timeslot] is None:
        return ()
    return (option,) if {"star", "either"} & {*x.game.slots[show]} else ()


def schedule_option(option: Option, x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """A show is put in its preferred timeslot where it is in another one (E1.CARDS.11)."""
    return () if fits_timeslot(x, s, seat, show, timeslot) else (option,)


def meet_genre_conditions(x: X, s: State, seat: int, timeslot: int, slot: int, met: bool) -> bool:
    """Genre conditions of others count as met while such a star lies upside down (E2.CARDS.25)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = x.game.card[show.cards[slot]]
    if met or not card.condition.startswith("genre "):
        return met
    return any(
        other and index != slot and _acts(x, other, "meet-genre-conditions", show.up >> index & 1)
        for index, other in enumerate(show.cards)
    )


def _acts(x: X, card: str, kind: str, up: int) -> bool:
    """Whether a card has an effect of a kind as it lies."""
    found = (effect for effect in x.game.card[card].effects if effect.kind == kind)
    return any(not effect.side or (effect.side == "up") == bool(up) for effect in found)


def stars_returning(x: X, s: State, seat: int, timeslot: int, number: int) -> int:
    """How many stars of a show come back when it is cancelled (E2.CARDS.27)."""
    return len(_returning(x, s, seat, timeslot))


def _returning(x: X, s: State, seat: int, timeslot: int) -> tuple[str, ...]:
    show = s.players[seat].lineup[timeslot]
    cards = () if show is None else show.cards
    return tuple(card for card in cards if card in x.game.returners)


def return_stars(x: X, s: State, seat: int, timeslot: int) -> State:
    """They go back to the green room instead of being discarded (E2.CARDS.27)."""
    for star in _returning(x, s, seat, timeslot):
        s = atoms.take_back(x, s, seat, timeslot, star, "E2.CARDS.27")
    return s


_HOOKS: dict[str, tuple[str, Any]] = {
    "upkeep-income": ("income", per_count),
    "round-score": ("round_score", per_count),
    "show-score": ("show_score", show_score),
    "lineup-expenses": ("visible_expenses", lineup_expenses),
    "choose-side": ("side_choice", ask_side),
    "advance-when-produced": ("on_produced", advance_when_produced),
    "guest-star": ("guests", guest_of_card),
}
_SHARED: dict[str, dict[str, Any]] = {
    "meet-genre-conditions": {"condition": meet_genre_conditions},
    "return-when-cancelled": {"returning": stars_returning, "on_cancelled": return_stars},
}
"""Hooks that look for all cards of their kind themselves, so that two of them are one."""
_RANKS: dict[type[Any], int] = {
    Mogul: MOGUL,
    NetworkCard: NETWORK,
    Show: SHOW,
    Star: STAR,
}


def card_modifier(
    card: Card,
    own: Mapping[str, Mapping[str, Callable[..., Any]]],
    shared: Mapping[str, Mapping[str, Callable[..., Any]]],
) -> Modifier | None:
    """The modifier that a card is while held or in the lineup, if it is one (E2.CARDS.03).

    ``own`` and ``shared`` are the hooks of effects that only the edition has.
    """
    hooks: dict[str, Any] = {}
    for effect in card.effects:
        if effect.kind in _HOOKS:
            name, answer = _HOOKS[effect.kind]
            hooks[name] = partial(answer, effect, card.id)
        elif effect.kind == "spend-rerun":
            hooks["turn_offers"] = partial(spend_offers, card.id)
        hooks.update(_SHARED.get(effect.kind, {}))
        for name, answer in own.get(effect.kind, {}).items():
            hooks[name] = partial(answer, effect, card.id)
        hooks.update(shared.get(effect.kind, {}))
    for option in card_options(card):
        hooks["produce_options"] = partial(offered_option, option, option.returns)
        if option.joins:
            hooks["produce_options"] = partial(joining_option, option)
        elif option.timely:
            hooks["produce_options"] = partial(schedule_option, option)
    if not hooks:
        return None
    return Modifier(card.id, _RANKS.get(type(card), AD), Hooks(**hooks))


def card_options(card: Card) -> Options:
    """The options of productions with which a held card is used up (E2.CARDS.11, .18)."""
    found: Options = ()
    for effect in card.effects:
        if effect.kind == "relieve-penalty":
            option = Option(card.id, "penalty", effect.rule, row=1, relieves=True, consumes=card.id)
            found += (option,)
        elif effect.kind == "return-stars":
            option = Option(card.id, "return-stars", effect.rule, consumes=card.id, returns=True)
            found += (option,)
        elif effect.kind == "attach-old-show":
            found += (Option(card.id, "old-show", effect.rule, consumes=card.id, joins=True),)
        elif effect.kind == "preferred-timeslot":
            found += (Option(card.id, "timeslot", effect.rule, consumes=card.id, timely=True),)
    return found


def production_terms(card: Card) -> Option | None:
    """The terms on which a card lets a drawn show be produced, if it does (E2.CARDS.34)."""
    for effect in card.effects:
        if effect.kind == "produce-drawn":
            return Option(card.id, "terms", effect.rule, waives=True, free=True)
    return None


def check_effects(card: Card, *, first_edition: bool = True) -> None:
    """Refuse an effect that the vocabulary does not know, with or without the first edition's."""
    further = FIRST_EDITION if first_edition else ()
    known = IMMEDIATE + HELD + FINAL + USED + WITH + LYING + PRODUCED + further
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
        if effect.kind in PRODUCED and not effect.genre:
            raise ConfigurationError(f"card {card.id!r}: {effect.kind} indicates no genre")
        if effect.kind in _COUNTING:
            check_count(effect.per, card.id, () if first_edition else FIRST_EDITION_COUNTS)
        elif effect.kind == "show-score":
            check_show_count(effect.per, card.id)
