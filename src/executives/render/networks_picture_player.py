"""A player of The Networks in a picture: lineup, green room, tracks, the executive's own board."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any

import attrs

from executives.networks.frames import ChoosingExecutivesView
from executives.networks.state import Player, Shelf, View
from executives.render.explanations import player as player_name
from executives.render.networks_picture_cards import (
    card_of,
    genre_chip,
    genre_hue,
    lineup_card,
    stored_card,
)
from executives.render.networks_text import memory_text
from executives.render.pictures import Card, Chip, Grid, Item, Panel, Row, Track, Words

NOTHING = Words(text="empty", faint=True)
START = "START"


def player_panel(game: Any, view: View, seat: int) -> Panel:
    """One player: score line, then everything that lies with it."""
    player = view.players[seat]
    return Panel(
        key=f"p{seat + 1}",
        title=player_name(game, seat),
        facts=facts(game, view, seat),
        rows=tuple(rows(game, view, player)),
        asked=seat in view.to_act,
    )


def facts(game: Any, view: View, seat: int) -> tuple[Chip, ...]:
    """Cash, viewers, executive, and the place in the round."""
    player = view.players[seat]
    chips = [
        Chip(word="cash", number=f"${player.cash}M"),
        Chip(word="viewers", number=str(player.viewers)),
        Chip(word="executive", number=executive_name(game, view, player)),
    ]
    if view.first == seat and not (view.season is not None and view.season.order):
        chips.append(Chip(word="1st player"))
    if seat in view.passed:
        chips.append(Chip(word=game.words["passed"]))
    if player.idle:
        most = game.variants.stall_guard
        chips.append(Chip(word="turns without an action", number=f"{player.idle} of {most}"))
    return tuple(chips)


def executive_name(game: Any, view: View, player: Player) -> str:
    """The name on the executive's board; whether there is none, or none yet."""
    if player.executive:
        return str(game.executive[player.executive].name)
    choosing = any(isinstance(frame, ChoosingExecutivesView) for frame in view.pending)
    return "not chosen yet" if choosing else "plain board"


def rows(game: Any, view: View, player: Player) -> Iterator[Row]:
    """The rows of a player's panel; those that are mostly empty only when they are not."""
    for name, show in zip(game.boards.timeslots, player.lineup, strict=True):
        item: Item = NOTHING if show is None else lineup_card(game, show)
        yield Row(label=name, items=(item,))
    held = (*player.stars, *player.ads, *player.network)
    room = tuple(held_card(game, player, slug) for slug in held)
    yield Row(label="green room", items=room or (NOTHING,))
    if player.reruns:
        yield Row(label="reruns", items=tuple(stored_card(game, one) for one in player.reruns))
    if player.shelf is not None:
        yield from shelf_rows(game, player.shelf)
    if player.moguls:
        moguls = tuple(mogul_card(game, player, slug) for slug in player.moguls)
        yield Row(label="moguls", items=moguls)
    yield from board_rows(game, player)
    yield from track_rows(game, player)


def held_card(game: Any, player: Player, slug: str) -> Card:
    """A card of the green room."""
    return card_of(game, slug, *(("used this round",) if slug in player.spent else ()))


def mogul_card(game: Any, player: Player, slug: str) -> Card:
    """A mogul; everybody knows which one it is that lies face down."""
    if slug in player.face_down:
        name = game.card[slug].name
        return Card(key=slug, name=name, kind="mogul", notes=("used up",), lies="back")
    return held_card(game, player, slug)


# -- tracks ---------------------------------------------------------------------------------------


def track_rows(game: Any, player: Player) -> Iterator[Row]:
    """The genre grid, or the genre tracks; the first edition has neither."""
    if game.grid:
        yield Row(label="genre grid", items=(genre_grid(game, player),))
    elif game.boards.has_tracks:
        tracks = tuple(genre_track(game, genre, space) for genre, space in enumerate(player.tracks))
        yield Row(label="genre tracks", items=tracks)


def genre_grid(game: Any, player: Player) -> Grid:
    """The genre grid with the squares that are covered."""
    squares = tuple((genre, bool(player.grid >> i & 1)) for i, genre in enumerate(game.grid))
    return Grid(name="", columns=isqrt(len(squares)), squares=squares)


def genre_track(game: Any, genre: int, marker: int) -> Track:
    """The track of a genre (its place among them); what spaces give stands with the display."""
    name = game.boards.genres[genre]
    spaces = (START, *map(str, range(1, game.boards.track_spaces + 1)))
    return Track(name=name, spaces=spaces, markers=((marker, ""),), hue=genre_hue(game, name))


# -- the executive's own board --------------------------------------------------------------------


def board_rows(game: Any, player: Player) -> Iterator[Row]:
    """The tracks of the executive's own board; without any, what it remembers in words."""
    plugin = game.executive.get(player.executive)
    if plugin is None:
        return
    if plugin.board is not None:
        items: list[Item] = []
        for one in plugin.board(game, player.memory):
            track = Track(name=one.name, spaces=one.spaces, markers=one.markers, ring=one.ring)
            items.append(track)
            items += [Words(text=one.note, faint=True)] if one.note else []
        yield Row(label="own board", items=tuple(items))
    elif player.memory is not None and attrs.fields(type(player.memory)):
        yield Row(label="own board", items=(Words(text=memory_text(player.memory)),))


# -- the shelf ------------------------------------------------------------------------------------


def shelf_rows(game: Any, shelf: Shelf) -> Iterator[Row]:
    """Archives, genre bonuses, donor tokens, reserved shows, and what the season's upkeep is."""
    if shelf.archives:
        cards = tuple(stored_card(game, one) for one in shelf.archives)
        yield Row(label="archives", items=cards)
    if shelf.bonuses:
        yield Row(label="bonuses", items=tuple(bonus_chip(game, one) for one in shelf.bonuses))
    if shelf.tokens:
        yield Row(label="donor tokens", items=(Chip(word="tokens", number=str(shelf.tokens)),))
    if shelf.reserved:
        reserved = []
        for one in shelf.reserved:
            notes = ("from the next turn on",) if one.fresh else ()
            on = (card_of(game, one.show, *notes),)
            reserved.append(attrs.evolve(card_of(game, one.card), on=on))
        yield Row(label="reserved", items=tuple(reserved))
    chips = tuple(upkeep_chips(game, shelf))
    if chips:
        yield Row(label="upkeep", items=chips)


def bonus_chip(game: Any, bonus: str) -> Chip:
    """A genre bonus that was gained, e.g. ``drama`` with ``3``."""
    genre, _, number = bonus.rpartition(" ")
    return genre_chip(game, genre, number)


def upkeep_chips(game: Any, shelf: Shelf) -> Iterator[Chip]:
    """What is left out of the upkeep of this season, and what others pay of it."""
    for timeslot, name in enumerate(game.boards.timeslots):
        if shelf.ignored >> timeslot & 1:
            yield Chip(word=f"{name} left out")
        if shelf.waived >> timeslot & 1:
            yield Chip(word=f"{name} without upkeep")
    for name, amount in zip(game.boards.timeslots, shelf.relief, strict=False):
        if amount:
            yield Chip(word=f"others pay for {name}", number=f"${amount}M")
    if shelf.owed:
        yield Chip(word="pays for others", number=f"${shelf.owed}M")
