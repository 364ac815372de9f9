"""What a seat may know of a game, and states that are consistent with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom.cards import CARDS, SUIT_OF
from executives.boardroom.deals import HiddenHand, sample
from executives.boardroom.frames import AgendaHand, ChoosingAgendas
from executives.boardroom.state import GameState, Player, View
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.core.visibility import held_words, projected_fields, restore

__all__ = ["View", "determinize", "unplaced_names", "view_of"]


def view_of(game: Any, state: GameState, seat: int | None) -> View:
    """The view of a seat, field by field from what it may know (TX.SETUP.12, .06)."""
    to_act = game.to_act(state)
    legal = game.legal_actions(state, seat) if seat in to_act else ()
    shown = projected_fields(state, seat, game.back)
    return View(seat=seat, legal_actions=legal, to_act=to_act, **shown)


def determinize(game: Any, view: View, seed: int) -> GameState:
    """A state with this view, each one equally likely.

    Unseen cards are dealt to the hidden hands among all deals in which no hand has a suit that
    it was shown to lack (TX.TRICK.10), agendas among those unseen; what others have answered in
    secret is any answer that they could give.  Nothing of the true state is used.  Raises
    ConfigurationError when the view cannot be one of this game.
    """
    cards, goals = _unseen(view, CARDS, game.agenda_deck)
    hands, stock = _dealt(game, view, seed, cards)
    agendas = iter(Stream(seed, "determinized agendas").shuffled(goals))

    def fill(cls: type, name: str, shown: Any) -> Any:
        if cls is GameState:
            return stock if name == "stock" else Stream(seed, "determinized seed").next() >> 1
        if cls is Player and name == "hand":
            return next(hands)
        if cls is Player:
            return _take(agendas, 1)[0] if shown else ""
        if cls is AgendaHand and name == "agendas":
            return _take(agendas, len(shown))
        # Answers are given below, once it is settled what they can be.
        return "" if cls is AgendaHand else ()

    state = restore(view, GameState, view.seat, fill)
    return _answered(game, state, view.to_act, Stream(seed, "determinized answers"))


def unplaced_names(game: Any, state: GameState, seat: int) -> dict[str, str]:
    """The cards and agendas that a seat cannot place, each with its back."""
    cards = set(state.stock)
    agendas = set(game.agenda_deck)
    for player in state.players:
        if player.seat != seat:
            cards.update(player.hand)
        own = (player.agenda, player.returned) if player.seat == seat else ()
        agendas.difference_update((player.revealed, *own))
    for frame in state.pending:
        if isinstance(frame, ChoosingAgendas):
            agendas.difference_update(frame.hands[seat].agendas)
    # In fixed orders, so that nothing depends on the true places.
    unseen = [card for card in CARDS if card in cards]
    return {
        name: game.back(name) for name in (*unseen, *(a for a in game.agenda_deck if a in agendas))
    }


def _unseen(view: View, *groups: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Those of each group of names that the view cannot place, in the same order."""
    # Agendas that others were dealt show as backs, which are no names.
    held = held_words((*view.players, *view.trick, *view.pending))
    seen = {view.indicator, *view.discards, *held}
    return tuple([tuple([name for name in names if name not in seen]) for names in groups])


def _dealt(
    game: Any, view: View, seed: int, cards: tuple[str, ...]
) -> tuple[Iterator[tuple[str, ...]], tuple[str, ...]]:
    """The hidden hands by seat, and the stock, of the unseen cards."""
    others = [player for player in view.players if player.seat != view.seat]
    hidden = tuple([HiddenHand.new(len(player.hand), player.voids) for player in others])
    stream = Stream(seed, "determinized hands")
    hands, stock = sample(cards, hidden, stream, suit_of=SUIT_OF.__getitem__)
    if len(stock) != view.stock:
        raise ConfigurationError("the view hides another number of cards than there are unseen")
    return iter(hands), stock if _is_sorted(game, view) else stream.shuffled(stock)


def _is_sorted(game: Any, view: View) -> bool:
    """Whether the stock is kept in the order of the deck, since it is shuffled before a deal."""
    return not view.turn or bool(game.variants.reshuffle)


def _take(agendas: Iterator[str], number: int) -> tuple[str, ...]:
    try:
        return tuple([next(agendas) for _ in range(number)])
    except StopIteration:
        raise ConfigurationError("the view hides more agendas than exist") from None


def _answered(game: Any, state: GameState, to_act: tuple[int, ...], stream: Stream) -> GameState:
    """The state with an answer of every seat that has given one, each answer equally likely."""
    for seat in game.to_act(state):
        if seat not in to_act:
            legal = game.legal_actions(state, seat)
            state = game.apply(state, legal[stream.below(len(legal))])
    return state
