"""What a seat may know of a game, and states that are consistent with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.core.visibility import held_words, projected_fields, restore, texts
from executives.networks.cards import back_of
from executives.networks.frames import Hand
from executives.networks.state import Deck, GameState, Player, View

__all__ = ["View", "determinize", "unseen_names", "view_of"]


def view_of(game: Any, state: GameState, seat: int | None) -> View:
    """The view of a seat, field by field from what it may know (E2.BASE.15)."""
    to_act = game.to_act(state)
    legal = game.legal_actions(state, seat) if seat in to_act else ()
    shown = projected_fields(state, seat, game.back)
    return View(seat=seat, legal_actions=legal, to_act=to_act, **shown)


def determinize(game: Any, view: View, seed: int) -> GameState:
    """A state with this view, each one equally likely: unseen cards are dealt to their places.

    Nothing of the true state is used.  Raises ConfigurationError when the view cannot be one of
    this game, because more cards are hidden than there are.
    """
    made = _dealt_anew(game, view, seed)
    for attempt in range(_ATTEMPTS):
        if game.is_likely(game.context, made, view.seat):
            break
        made = _dealt_anew(game, view, Stream(seed, "determinize again", attempt).next() >> 1)
    return made


_ATTEMPTS = 200
"""Deals until secret picks are such as can have been made; nearly always a few are enough."""


def _dealt_anew(game: Any, view: View, seed: int) -> GameState:
    unseen = _unseen(game, view, seed)

    def dealt(back: str) -> str:
        if not unseen[back]:
            raise ConfigurationError(f"the view hides more cards with the back {back!r} than exist")
        return unseen[back].pop()

    def fill(cls: type, name: str, shown: Any) -> Any:
        if cls is GameState:
            return Stream(seed, "determinized seed").next() >> 1
        if cls is Hand and name == "chosen":
            return -1 if shown < 0 else Stream(seed, "chosen", len(unseen["executive"])).below(2)
        if cls is Deck:
            return ()
        if isinstance(shown, int):
            return shown  # The place of a secret pick among cards that are dealt anew.
        return tuple(dealt(back) if back in unseen else back for back in shown)

    state = restore(view, GameState, view.seat, fill)
    decks = tuple(
        deck.replace(rest=tuple(dealt(game.deck_backs[deck_id]) for _ in range(shown.rest)))
        for deck_id, deck, shown in zip(game.deck_backs, state.decks, view.decks, strict=True)
    )
    return state.replace(decks=decks)


def unseen_names(game: Any, view: View) -> dict[str, str]:
    """The cards and executives that the view cannot place, each with its back."""
    # Of the frames only what they hold counts: they may also name cards that lie elsewhere.
    # Of what others hold the backs are seen, and anomalies: everybody knows where they went.
    seen = {*held_words(view.pending), *texts(view.display)}
    for player in view.players:
        seen |= {player.executive, *_lying_with(player)}
    if view.season is not None:
        seen |= {*view.season.moguls}
    seen |= {*view.supply, *view.box, *(c for deck in view.decks for c in deck.top)}
    unseen = {card: back_of(game.card[card]) for card in game.deck_order if card not in seen}
    return unseen | {e: "executive" for e in game.dealt_executives if e not in seen}


def _lying_with(player: Player) -> Iterator[str]:
    """The cards that lie with a player; what else names cards, such as ``guests``, does not count.

    A card that was used up this round may be back in its deck.
    """
    yield from (*player.stars, *player.ads, *player.network, *player.moguls)
    yield from (rerun.show for rerun in player.reruns)
    for show in player.lineup:
        if show is not None:
            yield from (show.show, *show.cards)
    if player.shelf is not None:
        yield from (rerun.show for rerun in player.shelf.archives)
        for reserved in player.shelf.reserved:
            yield from (reserved.card, reserved.show)


def _unseen(game: Any, view: View, seed: int) -> dict[str, list[str]]:
    """The cards of each back that the view does not show, shuffled."""
    unseen: dict[str, list[str]] = {back: [] for back in (*game.deck_backs.values(), "executive")}
    for name, back in unseen_names(game, view).items():
        unseen[back].append(name)
    for back, cards in unseen.items():
        unseen[back] = list(Stream(seed, f"determinize {back}").shuffled(cards))
    return unseen
