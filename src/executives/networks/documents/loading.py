"""Card sets from their tables: all of it is read, or a FileError lists everything wrong."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Any

from executives.core.errors import FileError
from executives.documents.shapes import Faults, Listed, Shape, Switch, Table, Text, Whole
from executives.documents.toml import parse, read
from executives.networks.boards import Boards, boards_from, freeze
from executives.networks.cards import (
    Card,
    CardSet,
    Effect,
    Show,
    StandIn,
    Star,
    StarterSet,
    back_of,
)
from executives.networks.documents.board_shapes import board_faults, boards_like, merged
from executives.networks.documents.card_shapes import (
    KINDS,
    MOST_COPIES,
    SLUG,
    card_table,
    made_card,
)
from executives.networks.edition import EDITIONS

LETTERS = "abcdefghijklmnopqrstuvwxyz"

FIRST = "first"
"""The edition of boards without genre tracks."""

HEAD = Table(
    {
        "id": SLUG,
        "edition": Text(EDITIONS, "{} is no edition", fixed=True),
        "title": Text(),
        "note": Text(),
        "base": Text(EDITIONS, "there is no bundled set {}", fixed=True),
        "drop": Listed(Text()),
        "further": Switch(),
    },
    required=("id", "edition"),
)
_ANOMALY = Table(
    {"id": SLUG, "name": Text(), "copies": Whole(1, MOST_COPIES), "flavour": Text()},
    required=("id", "name", "copies"),
)
_ANOMALY_RULES = {FIRST: "E1.CONTINUUM.11"}
"""The clause of the action that an anomaly gives, where it is not that of the second edition."""
_STAND_IN = Table(
    {
        "card": Text(),
        "kind": Text(tuple(KINDS), "there is no kind of card {}", fixed=True),
        "copies": Whole(1, MOST_COPIES),
        "by": Listed(Text()),
    },
    required=("card", "kind", "copies", "by"),
)


def card_set_shape(boards: Boards | None, like: dict[str, Any]) -> Table:
    """What a card set document may hold; words of cards are those of ``boards``.

    ``like`` is the document of the bundled boards, of which it may replace parts.
    """
    shapes: dict[str, Shape] = {"card_set": HEAD}
    shapes |= {section: Listed(card_table(section, boards, many=True)) for section in KINDS}
    shapes |= {
        "anomaly": _ANOMALY,
        "starter": _starter(boards),
        "stand_in": Listed(_STAND_IN),
        "boards": boards_like(like),
    }
    return Table(shapes, required=("card_set",))


def _starter(boards: Boards | None) -> Table:
    """One starter set, of which there are ``sets`` copies, each with three shows."""
    parts: dict[str, Shape] = {"sets": Whole(1, MOST_COPIES)}
    given = {
        "show": ("deck", "discard", "module", "players"),
        "star": ("deck", "discard", "module", "players"),
        "ad": ("discard", "module", "players"),
    }
    for section, without in given.items():
        known = card_table(section, boards, many=False)
        fields = {key: shape for key, shape in known.fields.keys.items() if key not in without}
        needed = [key for key in known.needed() if key not in without]
        if section == "show":
            needed.remove("genre")
        parts[section] = Table(fields, required=tuple(needed))
    return Table(parts, required=("sets", "show", "star", "ad"))


def load_card_set(text: str, boards: str, *, path: str = "cards", boards_path: str = "") -> CardSet:
    """The card set of a document of cards and one of boards; FileError lists what is wrong."""
    found = read(text, path=path)
    tables = parse(boards, path=boards_path or "boards")
    numbers = boards_from(tables, path=boards_path or "boards")
    faults = Faults()
    card_set_shape(numbers, {}).check(faults, (), found.content)
    made = None if faults.found else set_of(found.content, numbers, faults)
    if faults.found or made is None:
        faults.refuse(path, found.lines())
    assert made is not None
    return made


def boards_of(
    tables: dict[str, Any], like: dict[str, Any], faults: Faults, *, path: str
) -> Boards | None:
    """The bundled boards with the ``tables`` of a document over them; None with faults."""
    before = faults.number
    boards_like(like).check(faults, ("boards",), tables)
    if faults.number > before:
        return None
    document = merged(like, tables)
    board_faults(document, faults)
    if faults.number > before:
        return None
    try:
        return boards_from(document, path=path)
    except FileError as wrong:
        faults.add(("boards",), wrong.message)
    return None


def set_of(
    document: dict[str, Any], boards: Boards, faults: Faults, *, base: CardSet | None = None
) -> CardSet | None:
    """The card set of a document whose parts are well formed; None when names clash."""
    before = faults.number
    head = document["card_set"]
    own: dict[str, Card] = {}
    for place, card in _cards(document):
        if card.id in own:
            faults.add(place, f"card id {card.id!r} occurs twice")
        own[card.id] = card
    starters = tuple(_starters(document))
    kept: dict[str, Card] = {}
    if base is not None:
        kept = _kept(base, document, own, faults)
        starters = starters or base.starters
    if faults.number > before:
        return None
    merged_cards = {**kept, **own}
    ordered = tuple(sorted(merged_cards.values(), key=_deck_order(starters)))
    return CardSet(
        id=head["id"],
        edition=head["edition"],
        cards=ordered,
        starters=starters,
        boards=boards,
        stand_ins=tuple(_stand_ins(document)) or (base.stand_ins if base is not None else ()),
    )


def _deck_order(starters: tuple[StarterSet, ...]) -> Callable[[Card], int]:
    """Shows, stars, ads, network cards, moguls, anomalies, starters; within them as written."""
    slugs = {slug for one in starters for slug in (*one.shows, one.star, one.ad)}
    kinds = list(KINDS.values())

    def rank(card: Card) -> int:
        if card.id in slugs:
            return len(kinds) + 1
        return len(kinds) if card.discard == "supply" else kinds.index(type(card))

    return rank


def _kept(
    base: CardSet, document: dict[str, Any], own: Container[str], faults: Faults
) -> dict[str, Card]:
    """The cards of the base that the document neither drops nor writes anew."""
    anew: dict[str, type[Any]] = {}
    for section, kind in KINDS.items():
        anew |= {table["id"]: kind for table in document.get(section, ())}
    gone = set()
    if "anomaly" in document:
        gone |= {card.id for card in base.cards if card.discard == "supply"}
    starters = {slug for one in base.starters for slug in (*one.shows, one.star, one.ad)}
    if "starter" in document:
        gone |= starters
    for number, name in enumerate(document["card_set"].get("drop", ()), start=1):
        if name in KINDS:
            found = {c.id for c in base.cards if _section(c) == name} - starters
            found -= {c.id for c in base.cards if c.discard == "supply"}
        else:
            found = {c.id for c in base.cards if name in (c.id, _bare(c.id))} - starters
        if not found:
            faults.add(("card_set", "drop", number), f"the bundled set has no card {name!r}")
        gone |= found
    kept = {card.id: card for card in base.cards if card.id not in gone}
    for slug, card in base.by_id.items():
        # Copies of a card are written anew together.
        written = anew.get(slug) or anew.get(_bare(slug))
        if slug not in starters and written is type(card) and slug not in own:
            kept.pop(slug, None)
    return kept


def _section(card: Card) -> str:
    """The section of a card by its back: a star among the network cards is one of those."""
    return "show" if isinstance(card, Show) else back_of(card)


def _bare(slug: str) -> str:
    """The id of a copy without its letter."""
    return slug[:-2] if len(slug) > 2 and slug[-2] == "-" and slug[-1] in LETTERS else slug


def card_from(section: str, table: dict[str, Any], *, path: str = "cards") -> Card:
    """One card of a document's table; ``section`` is show, star, ad, network or mogul."""
    faults = Faults()
    card_table(section, None, many=False).check(faults, (section,), table)
    faults.refuse(path)
    return made_card(section, table)


def _cards(document: dict[str, Any]) -> Iterator[tuple[tuple[str | int, ...], Card]]:
    """All cards of a document, each with its place."""
    for section in KINDS:
        for number, table in enumerate(document.get(section, ()), start=1):
            card = made_card(section, table)
            for copy in _copied(card, table.get("copies", 1)):
                yield (section, number), copy
    if "anomaly" in document:
        rule = _ANOMALY_RULES.get(document["card_set"]["edition"], "E2.CARDS.43")
        for card in _anomalies(document["anomaly"], rule):
            yield ("anomaly",), card
    if "starter" in document:
        for part, card in _starter_cards(document["starter"]):
            yield ("starter", part), card


def _copied(card: Card, copies: int) -> Iterator[Card]:
    if copies == 1:
        yield card
    else:
        for letter in LETTERS[:copies]:
            yield card.replace(id=f"{card.id}-{letter}")


def _anomalies(table: dict[str, Any], rule: str) -> Iterator[Card]:
    anomaly = Star(
        id=table["id"],
        name=table["name"],
        cost=0,
        expenses=0,
        condition="",
        up=0,
        down=0,
        effects=(Effect("extra-action", rule=rule),),
        attachable=False,
        discard="supply",
        flavour=table.get("flavour", ""),
    )
    # A single copy keeps its letter: the number of anomalies is a data value.
    for letter in LETTERS[: table["copies"]]:
        yield anomaly.replace(id=f"{anomaly.id}-{letter}")


def _starter_cards(table: dict[str, Any]) -> Iterator[tuple[str, Card]]:
    show = {"genre": "", **table["show"], "deck": "starter", "discard": "box"}
    for letter in LETTERS[: table["sets"]]:
        for number in range(1, 4):
            yield "show", made_card("show", {**show, "id": f"{show['id']}-{number}-{letter}"})
        for section in ("star", "ad"):
            content = {**table[section], "discard": "box"}
            yield section, made_card(section, {**content, "id": f"{content['id']}-{letter}"})


def _starters(document: dict[str, Any]) -> Iterator[StarterSet]:
    table = document.get("starter", {})
    for letter in LETTERS[: table.get("sets", 0)]:
        show = table["show"]["id"]
        yield StarterSet(
            shows=tuple(f"{show}-{number}-{letter}" for number in range(1, 4)),
            star=f"{table['star']['id']}-{letter}",
            ad=f"{table['ad']['id']}-{letter}",
        )


def _stand_ins(document: dict[str, Any]) -> Iterator[StandIn]:
    for table in document.get("stand_in", []):
        yield StandIn(table["card"], table["kind"], table["copies"], freeze(table["by"]))
