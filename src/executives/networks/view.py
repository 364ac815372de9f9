"""What a seat may know of a game, and states that are consistent with it."""

from __future__ import annotations

from typing import Any

from executives.core.actions import Action
from executives.core.records import Record, record
from executives.core.streams import Stream
from executives.core.visibility import own_secrets, projected_fields, restore
from executives.networks.cards import back_of
from executives.networks.frames import Hand, Resolved
from executives.networks.state import Deck, DeckId, GameState, Player


@record
class View(Record):
    """What ``seat`` (None: a spectator) may know.

    Decks show their publicly known ``top`` and the number of cards in the ``rest``; frames with
    another seat's secret show the backs.  Everything else is as in ``GameState``.  Views have
    no memory.
    """

    seat: int | None
    round: int
    first: int
    passed: tuple[int, ...]
    players: tuple[Player, ...]
    display: tuple[tuple[str, ...], ...]
    decks: tuple[Any, ...]
    supply: tuple[str, ...]
    mogul_tokens: int
    box: tuple[str, ...]
    pending: tuple[Any, ...]
    legal_actions: tuple[Action, ...]
    to_act: tuple[int, ...]


def view_of(game: Any, state: GameState, seat: int | None) -> View:
    """The view of a seat, field by field from what it may know (E2.BASE.15)."""
    legal = () if seat is None else game.legal_actions(state, seat)
    shown = projected_fields(state, seat, game.back)
    return View(seat=seat, legal_actions=legal, to_act=game.to_act(state), **shown)


def determinize(game: Any, view: View, seed: int) -> GameState:
    """A state with this view, drawn uniformly: the unseen cards are shuffled over their places.

    Nothing of the true state is used: what is not in the view is dealt anew.
    """
    unseen = _unseen(game, view, seed)

    def fill(cls: type, name: str, shown: Any) -> Any:
        if cls is GameState:
            return Stream(seed, "determinized seed").next() >> 1
        if cls is Hand and name == "chosen":
            return -1 if shown < 0 else Stream(seed, "chosen", len(unseen["executive"])).below(2)
        if cls is Deck:
            return ()
        return tuple(unseen[back].pop() if back in unseen else back for back in shown)

    state = restore(view, GameState, view.seat, fill)
    decks = tuple(
        deck.replace(rest=tuple(unseen[game.deck_backs[deck_id]].pop() for _ in range(shown.rest)))
        for deck_id, deck, shown in zip(DeckId, state.decks, view.decks, strict=True)
    )
    return state.replace(decks=decks)


def _unseen(game: Any, view: View, seed: int) -> dict[str, list[str]]:
    """The cards of each back that the view does not show, shuffled."""
    # Of the frames only what they hold counts: they may also name cards that lie elsewhere.
    resolving = [frame.card for frame in view.pending if isinstance(frame, Resolved)]
    held = (*own_secrets(view.pending, view.seat), *resolving)
    seen = {word for zone in (view.players, view.display, held) for word in _words(zone)}
    seen |= {*view.supply, *view.box, *(c for deck in view.decks for c in deck.top)}
    unseen: dict[str, list[str]] = {back: [] for back in game.deck_backs.values()}
    # Anomalies are never hidden: everybody saw where they went.
    for card in game.deck_order:
        if card not in seen and card not in game.anomalies:
            unseen[back_of(game.card[card])].append(card)
    unseen["executive"] = [e for e in game.dealt_executives if e not in seen]
    for back, cards in unseen.items():
        unseen[back] = list(Stream(seed, f"determinize {back}").shuffled(cards))
    return unseen


def _words(value: Any) -> list[str]:
    """All strings within records and tuples."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [word for item in value for word in _words(item)]
    names = getattr(type(value), "__attrs_attrs__", ())
    return [word for field in names for word in _words(getattr(value, field.name))]
