"""Where each card lies in a state: in one place only, and in one that takes its sort."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star, back_of
from executives.networks.frame_checks import Located, held_by
from executives.networks.registry import is_anomaly, is_starter
from executives.networks.state import GameState, Row


def _zones(game: Any, s: GameState) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Every place of cards: where it is, the cards there, and the sort of card that may be."""
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        yield f"{place}.stars", player.stars, "star"
        yield f"{place}.ads", player.ads, "ad"
        yield f"{place}.network", player.network, "network card"
        yield f"{place}.moguls", player.moguls, "mogul"
        yield f"{place}.reruns", tuple(rerun.show for rerun in player.reruns), "show"
        if player.shelf is not None:
            archives = tuple(rerun.show for rerun in player.shelf.archives)
            yield f"{place}.shelf.archives", archives, "show"
            reserved = player.shelf.reserved
            yield f"{place}.shelf.reserved", tuple(one.show for one in reserved), "show"
            yield f"{place}.shelf.reserved", tuple(one.card for one in reserved), "network card"
        for timeslot, show in enumerate(player.lineup):
            if show is not None:
                yield f"{place}.lineup[{timeslot}]", (show.show,), "show"
                cards = tuple(card for card in show.cards if card)
                yield f"{place}.lineup[{timeslot}].cards", cards, "attachable card"
    for row, cards in zip(Row, s.display, strict=False):
        yield f"display[{row}]", cards, f"displayed {row.name}"
    for deck_id, deck in zip(game.deck_backs, s.decks, strict=False):
        for name, cards in (("top", deck.top), ("rest", deck.rest)):
            yield f"decks[{deck_id:d}].{name}", cards, f"{game.deck_backs[deck_id]} of a deck"
    if s.season is not None:
        yield "season.moguls", s.season.moguls, "mogul"
    yield "supply", s.supply, "anomaly"
    yield "box", s.box, "card"
    for index, frame in enumerate(s.pending):
        yield f"pending[{index}]", held_by(game, frame), "card"


def _sorts(game: Any) -> dict[str, frozenset[str]]:
    """The cards of each sort that a place may ask for."""
    kinds = {"show": Show, "star": Star, "ad": Ad, "network card": NetworkCard, "mogul": Mogul}
    sorts = {
        name: frozenset(slug for slug, card in game.card.items() if type(card) is kind)
        for name, kind in kinds.items()
    }
    sorts |= {f"displayed {row.name}": frozenset(game.displayable[row]) for row in Row}
    for back in game.deck_backs.values():
        sorts[f"{back} of a deck"] = frozenset(
            slug
            for slug, card in game.card.items()
            if back_of(card) == back and (is_anomaly(card) or not is_starter(card))
        )
    sorts["attachable card"] = frozenset(game.attachable)
    if game.joining:
        sorts["attachable card"] |= sorts["show"]
    sorts["anomaly"] = frozenset(game.anomalies)
    sorts["card"] = frozenset(game.card)
    sorts["expected"] = game.in_play
    return sorts


def card_faults(game: Any, s: GameState) -> Located:
    """Every card lies in exactly one place, and only where cards of its sort can."""
    sorts = game.memo("sorts of cards", _sorts)
    found: dict[str, str] = {}
    for place, cards, sort in _zones(game, s):
        allowed = sorts[sort]
        for card in cards:
            if card not in allowed:
                yield place, f"there is no {sort} {card!r}"
            elif card in found:
                yield place, f"{card!r} lies in {found[card]} already"
            found[card] = place
    expected = sorts["expected"]
    if found.keys() != expected:
        for card in game.card:
            if card in expected and card not in found:
                yield "", f"{card!r} lies nowhere"
            elif card in found and card not in expected and not _brought(game, card, found[card]):
                yield found[card], f"{card!r} is not in this game"
        if len(fetched(game, s)) > searches(game, s):
            yield "", "more shows come from outside the game than moguls were used for it"


def _brought(game: Any, card: str, place: str) -> bool:
    """Whether a card that is not in the game may lie with a player all the same."""
    return card in game.fetchable and place.startswith(("players", "pending"))


def fetched(game: Any, s: GameState) -> list[str]:
    """The shows that are not in the game by its number of players, wherever they lie."""
    if not game.fetchable:
        return []
    return [card for _, cards, _ in _zones(game, s) for card in cards if card in game.fetchable]


def searches(game: Any, s: GameState) -> int:
    """How many moguls were used that may bring a show from outside the game (E1.MOGUL.33)."""
    used = (game.card[mogul] for player in s.players for mogul in player.face_down)
    return sum(any(e.kind == "develop-any-show" for e in mogul.effects) for mogul in used)
