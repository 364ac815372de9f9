"""Queries about turns: what a player may do in one, how often, and what passing gives."""

from __future__ import annotations

from executives.networks.modifiers import Grants, Options, PassBonus, State, X
from executives.networks.queries.shows import (
    is_preferred,
)
from executives.networks.state import DeckId


def turn_grants(x: X, s: State, seat: int, grants: Grants) -> Grants:
    """The grants with which a turn starts; none at all: the turn is skipped (E2.BASE.23)."""
    for hook in x.game.hooks[s.players[seat].modifiers].turn_grants:
        grants = hook(x, s, seat, grants)
    return grants


def start_row(x: X, s: State, seat: int, show: str, timeslot: int, options: Options) -> int:
    """The row in which the season marker of a new show starts (E2.BASE.49-.51)."""
    row: int = 1 if is_preferred(x, show, timeslot) else x.game.boards.x_row
    for hook in x.game.hooks[s.players[seat].modifiers].start_row:
        row = hook(x, s, seat, show, timeslot, row)
    chosen = [option.row for option in options if option.row]
    return min(chosen) if chosen else row


def sign_limit(x: X, s: State, seat: int) -> int:
    """How many stars one action may sign (E2.BASE.35: one)."""
    limit = 1
    for hook in x.game.hooks[s.players[seat].modifiers].sign_limit:
        limit = hook(x, s, seat, limit)
    return limit


def signs_with_others(x: X, s: State, seat: int, card: str) -> bool:
    """Whether a star may be one of several that an action signs (E2.CARDS.43)."""
    together: bool = x.game.card[card].attachable
    for hook in x.game.hooks[s.players[seat].modifiers].signs_with_others:
        together = hook(x, s, seat, card, together)
    return together


def pass_bonus(x: X, s: State, seat: int) -> PassBonus:
    """Cash and viewers between which a passer may choose now; 0 is not offered (E2.BASE.60)."""
    bonus: PassBonus = x.game.pass_spaces[len(s.passed)]
    for hook in x.game.hooks[s.players[seat].modifiers].pass_bonus:
        bonus = hook(x, s, seat, bonus)
    return bonus


def grid_bonus(x: X, s: State, seat: int, own: PassBonus) -> PassBonus:
    """Cash and viewers that a player's grid gives on passing, which is ``own`` before modifiers."""
    for hook in x.game.hooks[s.players[seat].modifiers].grid_bonus:
        own = hook(x, s, seat, own)
    return own


def passes_last(x: X, s: State, seat: int) -> bool:
    """Whether a player who passes now passes last; in solo only by a variant (E2.SOLO.08)."""
    if x.game.seats == 1:
        return bool(x.game.variants.cable_solo_last)
    return len(s.passed) + 1 == x.game.seats  # type: ignore[no-any-return]


def deck_size(s: State, deck_id: DeckId) -> int:
    """How many cards a deck has."""
    deck = s.decks[deck_id]
    return len(deck.top) + len(deck.rest)


def mogul_limit(x: X, s: State, seat: int) -> int:
    """How many moguls a player may gain in the game; used ones count (E2.MOGUL.06)."""
    limit: int = x.game.boards.moguls_per_player
    for hook in x.game.hooks[s.players[seat].modifiers].mogul_limit:
        limit = hook(x, s, seat, limit)
    return limit


def returning(x: X, s: State, seat: int, timeslot: int) -> int:
    """How many stars of the show in a timeslot come back by themselves when it is cancelled."""
    number = 0
    for hook in x.game.hooks[s.players[seat].modifiers].returning:
        number = hook(x, s, seat, timeslot, number)
    return number


def weekend_icon(x: X, s: State, seat: int) -> bool:
    """Whether the weekend icon on a player's grid is open (E2.TELLY.22)."""
    is_open = True
    for hook in x.game.hooks[s.players[seat].modifiers].weekend_icon:
        is_open = hook(x, s, seat, is_open)
    return is_open
