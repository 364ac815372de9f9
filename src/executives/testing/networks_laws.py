"""What the laws need to know of The Networks: where cards may lie, and how seats rotate."""

from __future__ import annotations

from collections import Counter
from typing import Any

import attrs

from executives.core.actions import Action, relative_fields
from executives.networks.frames import ChoosingExecutives, Hand, Keep, Resolved, Turn
from executives.networks.state import GameState
from executives.testing.laws import GameLaws

SEAT_FIELDS = ("seat", "asker")
"""Fields of frames that hold a seat."""


def places(state: GameState) -> Counter[str]:
    """How often each card lies somewhere, frames and box counted."""
    found: Counter[str] = Counter()
    for player in state.players:
        found.update((*player.stars, *player.ads, *player.network, *player.moguls))
        found.update(rerun.show for rerun in player.reruns)
        for show in player.lineup:
            if show is not None:
                found.update(card for card in (show.show, *show.cards) if card)
    for cards in state.display:
        found.update(cards)
    for deck in state.decks:
        found.update((*deck.top, *deck.rest))
    found.update((*state.supply, *state.box))
    for frame in state.pending:
        if isinstance(frame, Keep):
            found.update(frame.cards)
        elif isinstance(frame, Resolved):
            found[frame.card] += 1
    return found


def conserved(game: Any, state: GameState) -> list[str]:
    """What is wrong with the places of cards, and with what is derived from them."""
    moguls = bool(game.mogul_tokens)
    expected = [card for card in game.card if moguls or game.back(card) != "mogul"]
    found = places(state)
    wrong = [f"{card} lies in {found[card]} places" for card in expected if found[card] != 1]
    if sum(found.values()) != len(expected):
        wrong.append(f"{sum(found.values())} cards, not {len(expected)}")
    for seat, player in enumerate(state.players):
        if player.modifiers != game.active_modifiers(player):
            wrong.append(f"the modifiers of p{seat + 1} are out of date")
        if player.cash < 0 or player.viewers < 0:
            wrong.append(f"p{seat + 1} has less than nothing")
        for show in player.lineup:
            if show is not None and any(
                show.up >> slot & 1 and not card for slot, card in enumerate(show.cards)
            ):
                wrong.append(f"an empty slot of {show.show} lies rightside up")
    for deck_id, back in game.deck_backs.items():
        deck = state.decks[deck_id]
        for card in (*deck.top, *deck.rest):
            if back != _back(game, card):
                wrong.append(f"{card} lies in the {back} deck")
    if len(set(state.passed)) != len(state.passed):
        wrong.append("somebody passed twice")
    return wrong


def _back(game: Any, card: str) -> str:
    from executives.networks.cards import back_of

    return back_of(game.card[card])


def wealth(state: GameState) -> dict[tuple[str, int], int]:
    """Cash and viewers of every seat, by the kind of event that accounts for them."""
    numbers: dict[tuple[str, int], int] = {}
    for seat, player in enumerate(state.players):
        numbers["CashChanged", seat] = player.cash
        numbers["ViewersChanged", seat] = player.viewers
    return numbers


def rotate(game: Any, state: GameState, by: int) -> GameState:
    """Everybody sits ``by`` seats further to the left."""
    seats = game.seats
    players = tuple(state.players[(seat - by) % seats] for seat in range(seats))
    return state.replace(
        first=(state.first + by) % seats,
        passed=tuple((seat + by) % seats for seat in state.passed),
        players=players,
        pending=tuple(_rotate_frame(frame, by, seats) for frame in state.pending),
    )


def _rotate_frame(frame: Any, by: int, seats: int) -> Any:
    if isinstance(frame, ChoosingExecutives):
        hands = [_rotate_frame(hand, by, seats) for hand in frame.hands]
        return ChoosingExecutives(tuple(sorted(hands, key=_seat_of)))
    names = [f.name for f in attrs.fields(type(frame)) if f.name in SEAT_FIELDS]
    return frame.replace(**{name: (getattr(frame, name) + by) % seats for name in names})


def _seat_of(hand: Hand) -> int:
    return hand.seat


def rotate_action(game: Any, action: Action, by: int) -> Action:
    """The same decision of the player who sits ``by`` seats further."""
    names = [field.name for field in attrs.fields(type(action))[1:]]
    changed = {names[index] for index in relative_fields(type(action))} | {"seat"}
    values = {name: (getattr(action, name) + by) % game.seats for name in changed}
    return action.replace(**values)


def draws(game: Any, state: GameState, action: Action) -> bool:
    """Set-up draws the first player and gives starter sets by seat; nothing else is random."""
    return isinstance(state.pending[-1], ChoosingExecutives)


NETWORKS_LAWS = GameLaws(
    conserved=conserved,
    wealth=wealth,
    rotate=rotate,
    rotate_action=rotate_action,
    draws=draws,
    usual=Turn,
)

__all__ = ["NETWORKS_LAWS", "places"]
