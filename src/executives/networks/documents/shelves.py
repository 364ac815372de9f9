"""What positions of the first edition have besides: turn order, mogul display, shelves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import attrs

from executives.documents.shapes import Faults, Listed, Schema, Shape, Switch, Table, Text, Whole
from executives.documents.toml import Place
from executives.networks.state import GameState, Player, Rerun, Reserved, Season, Shelf


@attrs.frozen
class Unless:
    """A part that some games have; in others it is ``absent``, for this reason."""

    part: Shape
    absent: str

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A game without the part refuses it as a whole."""
        if self.absent:
            faults.add(place, self.absent)
        else:
            self.part.check(faults, place, value)

    def schema(self) -> Schema:
        """That of the part."""
        return self.part.schema()


# -- shapes ---------------------------------------------------------------------------------------


def season_shape(game: Any, start: GameState, mogul: Shape) -> Shape:
    """The turn order, the mogul display and the supply of tokens."""
    player = Text(game.players, "{} is no player")
    table = Table(
        {
            "order": Listed(player, distinct=True),
            "moguls": Listed(mogul),
            "tokens": Whole(),
        }
    )
    return Unless(table, "" if start.season else "the turn order goes clockwise in this edition")


def shelf_shape(player: Player, rerun: Shape, show: Shape, card: Shape, timeslot: Shape) -> Shape:
    """Archives, genre bonuses, tokens, shows on network cards, and what is noted for a season."""
    words: dict[str, Shape] = {"card": card, "show": show, "fresh": Switch()}
    reserved = Table(words, required=("card", "show"))
    table = Table(
        {
            "archives": Listed(rerun),
            "bonuses": Listed(Text(), distinct=True),
            "tokens": Whole(),
            "reserved": Listed(reserved),
            "ignored": Listed(timeslot, distinct=True),
            "relief": Listed(Whole()),
            "owed": Whole(),
            "waived": Listed(timeslot, distinct=True),
        }
    )
    return Unless(table, "" if player.shelf else "there is no shelf in this edition")


def season_faults(game: Any, content: Mapping[str, Any], faults: Faults) -> None:
    """The order names everybody, its first one is the first player; no token is lost or new."""
    _token_faults(game, content, faults)
    _share_faults(game, content, faults)
    order = content.get("season", {}).get("order")
    if order is None:
        return
    place = ("season", "order")
    if len(order) != game.seats:
        faults.add(place, f"expected all players: {', '.join(game.players)}")
    elif content.get("first", order[0]) != order[0]:
        faults.add(("first",), f"the first of the order is {order[0]}")


def held_tokens(content: Mapping[str, Any]) -> int:
    """The donor tokens that the players of a document hold."""
    tables = content.get("players", {}).values()
    return sum(table.get("shelf", {}).get("tokens", 0) for table in tables)


def _token_faults(game: Any, content: Mapping[str, Any], faults: Faults) -> None:
    if "donor_tokens" not in game.tables:
        return
    supply, held = game.tables["donor_tokens"]["supply"], held_tokens(content)
    placed = held + content.get("season", {}).get("tokens", max(supply - held, 0))
    if placed != supply:
        message = f"{placed} donor tokens lie somewhere, there are {supply}"
        faults.add(("season", "tokens"), message)


def _share_faults(game: Any, content: Mapping[str, Any], faults: Faults) -> None:
    """What some are relieved of the others pay, and a lineup has so many timeslots."""
    shelves = {name: t.get("shelf", {}) for name, t in content.get("players", {}).items()}
    for name, shelf in shelves.items():
        if len(shelf.get("relief", ())) not in (0, len(game.boards.timeslots)):
            message = f"expected one number for each of {len(game.boards.timeslots)} timeslots"
            faults.add(("players", name, "shelf", "relief"), message)
    relief = sum(sum(shelf.get("relief", ())) for shelf in shelves.values())
    owed = sum(shelf.get("owed", 0) for shelf in shelves.values())
    if relief != owed:
        place = ("players", next(iter(shelves)), "shelf")
        faults.add(place, f"players are relieved of ${relief}M, and others owe ${owed}M")


# -- reading --------------------------------------------------------------------------------------

Kept = Callable[[tuple[str, ...]], tuple[str, ...]]
"""Of cards of the start position those that lie where they lay."""


def season_made(game: Any, document: Mapping[str, Any], start: GameState, kept: Kept) -> Season:
    """The season of a document; without an order the first player tells it, clockwise."""
    usual = start.season
    assert usual is not None
    table = document.get("season", {})
    order = usual.order
    if "order" in table:
        order = tuple(game.players.index(name) for name in table["order"])
    elif "first" in document:
        first = game.players.index(document["first"])
        order = tuple((first + place) % game.seats for place in range(game.seats))
    moguls = tuple(table["moguls"]) if "moguls" in table else kept(usual.moguls)
    # Tokens that players hold are missing in the supply.
    left = max(usual.tokens - held_tokens(document), 0)
    return Season(order, moguls, table.get("tokens", left))


def shelf_made(game: Any, table: Mapping[str, Any], usual: Shelf) -> Shelf:
    """The shelf of a document."""
    timeslots = game.boards.timeslots
    return Shelf(
        tuple(rerun_made(entry) for entry in table.get("archives", ())),
        tuple(table.get("bonuses", usual.bonuses)),
        table.get("tokens", usual.tokens),
        tuple(reserved_made(one) for one in table.get("reserved", ())),
        sum(1 << timeslots.index(name) for name in table.get("ignored", ())),
        sum(1 << timeslots.index(name) for name in table.get("waived", ())),
        tuple(table.get("relief", usual.relief)),
        table.get("owed", usual.owed),
    )


def reserved_made(entry: Mapping[str, Any]) -> Reserved:
    """A show on a network card."""
    return Reserved(entry["card"], entry["show"], entry.get("fresh", False))


def rerun_made(entry: Any) -> Rerun:
    """A show in reruns or archives, by its name or with its token."""
    return Rerun(entry) if isinstance(entry, str) else Rerun(entry["show"], entry["token"])


def shelved_cards(shelf: Shelf) -> Iterator[str]:
    """The cards of a shelf."""
    yield from (rerun.show for rerun in shelf.archives)
    for one in shelf.reserved:
        yield from (one.card, one.show)


# -- writing --------------------------------------------------------------------------------------


def season_table(
    game: Any,
    season: Season | None,
    usual: Season | None,
    is_kept: Callable[[tuple[str, ...], tuple[str, ...]], bool],
) -> dict[str, Any]:
    """What differs from the season of the start position."""
    if season is None or usual is None:
        return {}
    table: dict[str, Any] = {}
    if season.order != usual.order:
        table["order"] = [game.players[seat] for seat in season.order]
    if not is_kept(season.moguls, usual.moguls):
        table["moguls"] = list(season.moguls)
    if season.tokens != usual.tokens:
        table["tokens"] = season.tokens
    return table


def shelf_table(game: Any, shelf: Shelf | None, usual: Shelf | None) -> dict[str, Any]:
    """What differs from the shelf of the start position; cards are there only when they came."""
    if shelf is None or usual is None:
        return {}
    table: dict[str, Any] = {}
    if shelf.archives:
        table["archives"] = [rerun_word(rerun) for rerun in shelf.archives]
    if shelf.bonuses != usual.bonuses:
        table["bonuses"] = list(shelf.bonuses)
    if shelf.tokens != usual.tokens:
        table["tokens"] = shelf.tokens
    if shelf.reserved:
        table["reserved"] = [reserved_table(one) for one in shelf.reserved]
    for key, bits in (("ignored", shelf.ignored), ("waived", shelf.waived)):
        if bits:
            names = enumerate(game.boards.timeslots)
            table[key] = [name for i, name in names if bits >> i & 1]
    if shelf.relief:
        table["relief"] = list(shelf.relief)
    if shelf.owed:
        table["owed"] = shelf.owed
    return table


def reserved_table(one: Reserved) -> dict[str, Any]:
    """A show on a network card as a document writes it."""
    table: dict[str, Any] = {"card": one.card, "show": one.show}
    return {**table, "fresh": True} if one.fresh else table


def rerun_word(rerun: Rerun) -> Any:
    """A show in reruns or archives as a document writes it."""
    return {"show": rerun.show, "token": rerun.token} if rerun.token else rerun.show
