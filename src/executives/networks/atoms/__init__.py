"""Atoms: the only functions that make observable changes, one kind each, with their events.

Each returns the new state.  A listener gets the event; without one it is not even made.
"""

from __future__ import annotations

from executives.networks.atoms.lineup import (
    age_lineup,
    attach,
    cancel_show,
    discard_attached,
    produce,
    remove_rerun,
    set_season_row,
    set_show,
    take_back,
    turn_cards,
)
from executives.networks.atoms.wealth import (
    bank,
    change_cash,
    change_viewers,
    cover_square,
    gain_cash,
    gain_viewers,
    move_marker,
    pay,
    remember,
    set_player,
    take_mogul_token,
)
from executives.networks.atoms.zones import (
    deal,
    discard_displayed,
    discard_green,
    draft,
    lift,
    put_away,
    put_on_deck,
    put_under,
    receive,
    spend,
    take_from_deck,
    turn_face_down,
)

__all__ = [
    "age_lineup",
    "attach",
    "bank",
    "cancel_show",
    "change_cash",
    "change_viewers",
    "cover_square",
    "deal",
    "discard_attached",
    "discard_displayed",
    "discard_green",
    "draft",
    "gain_cash",
    "gain_viewers",
    "lift",
    "move_marker",
    "pay",
    "produce",
    "put_away",
    "put_on_deck",
    "put_under",
    "receive",
    "remember",
    "remove_rerun",
    "set_player",
    "set_season_row",
    "set_show",
    "spend",
    "take_back",
    "take_from_deck",
    "take_mogul_token",
    "turn_cards",
    "turn_face_down",
]
