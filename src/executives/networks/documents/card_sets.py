"""Card sets of their owners: one document with cards and board numbers, read as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from executives.core.errors import ExecutivesError
from executives.documents.shapes import Faults
from executives.documents.toml import parse, read
from executives.networks.cards import (
    SHOW_DECKS,
    Ad,
    Card,
    CardSet,
    Mogul,
    NetworkCard,
    Show,
    Star,
    back_of,
)
from executives.networks.documents.card_shapes import KINDS
from executives.networks.documents.loading import boards_of, card_set_shape, set_of
from executives.networks.edition import EDITIONS, edition_named
from executives.networks.registry import is_anomaly, is_starter

_DECKS = (*SHOW_DECKS, "star", "ad", "network")
"""Decks that every game deals from."""


def card_set(document: Any, *, path: str = "card set") -> CardSet:
    """The card set of a document (TOML text or tables), for ``networks.Game(cards=...)``.

    ``[boards.*]`` replaces numbers of the bundled boards; with ``base`` the bundled cards are
    there too, but for those that the document writes anew or drops.  Raises FileError with
    every fault, also when no game could be played with the set.
    """
    found = read(document, path=path)
    content = found.content
    faults = Faults()
    edition = _edition(content)
    like = bundled_boards(edition)
    tables = content.get("boards", {})
    bundled = edition_named(edition).card_set()
    numbers = boards_of(tables, like, Faults(), path=path)
    words = numbers
    if numbers is None and isinstance(tables, dict) and not {"genres", "game"} & tables.keys():
        words = bundled.boards
    card_set_shape(words, like).check(faults, (), content)
    if numbers is None and not faults.found:
        boards_of(tables, like, faults, path=path)
    made = None
    if not faults.found and numbers is not None:
        base = bundled if "base" in content["card_set"] else None
        _check_further(content, faults)
        made = set_of(content, numbers, faults, base=base)
    if made is not None:
        _check_playable(made, faults, further=bool(content["card_set"].get("further")))
    if faults.found or made is None:
        faults.refuse(path, found.lines())
    assert made is not None
    return made


def _edition(content: dict[str, Any]) -> str:
    head = content.get("card_set")
    edition = head.get("edition") if isinstance(head, dict) else None
    return edition if type(edition) is str and edition in EDITIONS else EDITIONS[0]


@cache
def bundled_boards(edition: str) -> dict[str, Any]:
    """The document of the bundled boards of an edition."""
    # Imported here, since importing the game has to stay cheap.
    from importlib.resources import files

    folder = files(f"executives.networks.{edition}_edition")
    return parse((folder / "boards.toml").read_text("utf-8"), path="boards.toml")


# -- whether it can be played ----------------------------------------------------------------------


def deck_sizes(cards: CardSet) -> Counter[str]:
    """How many cards each deck has at the start, moguls too, those of other modules not."""
    inside = [card for card in cards.cards if not is_anomaly(card) and not is_starter(card)]
    inside = [card for card in inside if not module_of(card)]
    return Counter(back_of(card) for card in inside)


def module_of(card: Card) -> str:
    """The module whose games alone have the card in a deck that others have too; "" is none."""
    return "" if isinstance(card, Mogul) else card.module


def _check_further(content: dict[str, Any], faults: Faults) -> None:
    """A further set has cards alone; what counts once is that of the set it is played with."""
    if not content["card_set"].get("further"):
        return
    for key in ("base", "drop"):
        if key in content["card_set"]:
            faults.add(("card_set", key), f"a further set has no {key!r}")
    for key in ("starter", "anomaly", "boards"):
        if key in content:
            faults.add((key,), f"a further set has no {key!r}")
    if not any(content.get(kind) for kind in KINDS):
        faults.add(("card_set", "further"), "a further set has a card at least")


def _check_playable(cards: CardSet, faults: Faults, *, further: bool) -> None:
    """Starters for everybody, cards in every deck, and a game that can be made."""
    if further:
        _check_game(cards, faults)
        return
    most = cards.boards.max_players
    if len(cards.starters) < most:
        message = f"{len(cards.starters)} starter sets are too few for {most} players"
        faults.add(("starter", "sets"), message)
    sizes = deck_sizes(cards)
    for deck in _DECKS:
        if not sizes[deck]:
            faults.add((), f"there is no card for the deck {deck!r}")
    if not faults.found:
        _check_game(cards, faults)


def _check_game(cards: CardSet, faults: Faults) -> None:
    """A game can be made of the set; a further one joins the bundled set for that."""
    from executives.networks.game import Game

    names = ("Ann", "Bo", "Cy", "Di", "Ed")[: cards.boards.max_players]
    has_moguls = cards.is_further or deck_sizes(cards)["mogul"]
    wanted = ("moguls", "telly_time") if has_moguls else ("telly_time",)
    known = edition_named(cards.edition).module_names
    modules = tuple(module for module in wanted if module in known)
    try:
        Game(names, cards=cards, edition=cards.edition, modules=modules, executives=()).start(0)
    except ExecutivesError as wrong:
        faults.add((), str(wrong))


# -- what is in it ---------------------------------------------------------------------------------

_SECTIONS: dict[type[Any], str] = {
    Show: "shows",
    Star: "stars",
    Ad: "ads",
    NetworkCard: "network cards",
    Mogul: "moguls",
}
_FIELDS: dict[type[Any], tuple[str, ...]] = {
    Show: ("deck", "genre"),
    Star: ("deck",),
    Ad: (),
    NetworkCard: ("timing",),
    Mogul: ("timing",),
}


def summary(cards: CardSet) -> str:
    """Counts of a card set by kind, deck, genre and timing, what is scarce, and its digest."""
    lines = [f"{cards.id} ({cards.edition} edition), {len(cards.cards)} cards"]
    for kind, name in _SECTIONS.items():
        found = [card for card in cards.cards if type(card) is kind and not is_starter(card)]
        found = [card for card in found if not is_anomaly(card)]
        lines.append(f"  {name:<14}{len(found):>4}  {_parts(kind, found)}".rstrip())
    anomalies = sum(is_anomaly(card) for card in cards.cards)
    lines.append(f"  {'anomalies':<14}{anomalies:>4}")
    lines.append(f"  {'starter sets':<14}{len(cards.starters):>4}")
    if cards.is_further:
        lines.append("  note: a further set, played together with a whole one")
    else:
        lines += [f"  note: {note}" for note in _scarce(cards)]
    lines.append(f"  digest {cards.digest}")
    return "\n".join(lines)


def _parts(kind: type[Any], cards: list[Card]) -> str:
    groups = []
    for field in _FIELDS[kind]:
        counts = Counter(getattr(card, field) for card in cards)
        groups.append(", ".join(f"{word or 'none'} {number}" for word, number in counts.items()))
    modules = Counter(module for module in map(module_of, cards) if module)
    groups += [f"only with {module} {number}" for module, number in modules.items()]
    return "; ".join(group for group in groups if group)


def _scarce(cards: CardSet) -> Iterator[str]:
    """Decks too small for one display of most players: they can be played, rows stay short."""
    sizes = deck_sizes(cards)
    most = cards.boards.max_players
    rows = dict(zip(("shows", "star", "ad", "network"), cards.boards.display, strict=True))
    for deck in _DECKS:
        needed = rows["shows" if deck in SHOW_DECKS else deck][most - 1]
        if sizes[deck] < needed:
            yield f"the deck {deck!r} has {sizes[deck]} of the {needed} cards of a full display"
