"""The same situation in both editions: scenes as data, how they are played and what is seen.

A scene has one position for both editions; a side of it adds only the lines that the boards of
its edition force.  ``tests/rules/test_editions_side_by_side.py`` compares what is seen with the
rules, and ``tools/editions.py`` writes it down as ``docs/editions.md``.

A position is written without table headers.  What it does not name is as bare as can be: empty
lineups and green rooms, $10M and no viewers for everybody, and ten cheap ads in the display.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from support.editions_seen import Played, Seen, seen
from support.names import GENRES, TIMESLOTS
from support.seasons import ADS, SHOWS, STARS
from support.table import Table

EDITIONS = ("second", "first")
NAMES = ("Ann", "Bo", "Cy", "Di")
OTHERS = ("butcher", "underground", "flix", "cheapo")
"""Whom the seats have that a scene does not name: nobody whose board matters there."""

CLAUSE = re.compile(r"(?:E1|E2|TX)\.[A-Z]+\.\d\d")
FREE = re.compile(rf"\b((?:{'|'.join(GENRES)})-\d)\b")
"""Shows for nothing: ``sports-2`` is one of Sports."""

# Cost, upkeep, condition, viewers by row rightside up and upside down.
Star = tuple[int, int, str, tuple[int, ...], tuple[int, ...]]
AGEING: dict[str, Star] = {"veteran": (2, 1, "other-star", (6, 4, 3, 1), (2, 1, 0, 0))}
CHEAP_ADS = tuple(f"cheap-ad-{number}" for number in range(1, 11))


@attrs.frozen
class Side:
    """A scene in one edition.

    ``moves`` are the decisions, ``clauses`` what decides, ``because`` the reason in a few words,
    and ``position`` the lines that the boards of the edition force.
    """

    moves: tuple[str, ...]
    clauses: tuple[str, ...]
    because: str
    position: str = ""


@attrs.frozen(kw_only=True)
class Scene:
    """A situation of Ann's, what is looked at after it, and its two sides.

    ``about`` is the executive or rule that it shows, ``seats`` the executives from Ann's seat on
    and ``order`` the turn order.  ``same`` says that the editions agree.
    """

    name: str
    about: str
    situation: str
    observed: tuple[str, ...]
    second: Side
    first: Side
    position: str = ""
    seats: tuple[str, ...] = ()
    players: int = 3
    order: tuple[str, ...] = ("Ann", "Bo", "Cy")
    same: bool = False
    bare: bool = True
    """Whether the bare lines are added; without them the position is that of a new game."""

    def side(self, edition: str) -> Side:
        """The side of an edition."""
        return self.second if edition == "second" else self.first


# -- the position ---------------------------------------------------------------------------------


def document(scene: Scene, edition: str) -> str:
    """The position document of a scene in an edition."""
    lines = f"{scene.position}\n{scene.side(edition).position}\n"
    names = NAMES[: scene.players]
    seats = (*scene.seats, *(one for one in OTHERS if one not in scene.seats))[: scene.players]
    head = [
        f'game.edition = "{edition}"',
        f"game.players = {json.dumps(names)}",
        f"game.executives = {json.dumps(seats)}",
    ]
    if edition == "second":
        head.append('game.modules = ["moguls"]')
    if scene.bare:
        head += bare_lines(scene, edition, lines)
    return "\n".join([*head, lines, *cards(edition, lines)])


def bare_lines(scene: Scene, edition: str, lines: str) -> list[str]:
    """What the lines of a scene leave open."""
    found = {}
    if edition == "second":
        found["first"] = json.dumps(scene.order[0])
    elif scene.players > 1:
        found["season.order"] = json.dumps(scene.order)
    for row in ("shows", "stars", "network"):
        found[f"display.{row}"] = "[]"
    found["display.ads"] = json.dumps(CHEAP_ADS)
    for name in NAMES[: scene.players]:
        ours = f"players.{name}"
        found |= {f"{ours}.cash": "10", f"{ours}.viewers": "0"}
        found |= {f"{ours}.stars": "[]", f"{ours}.ads": "[]"}
        found |= {f"{ours}.lineup.{timeslot}": '""' for timeslot in TIMESLOTS}
    return [f"{key} = {value}" for key, value in found.items() if f"{key} = " not in lines]


def cards(edition: str, lines: str) -> Iterator[str]:
    """The inline cards; only those of the first edition have numbers by row or by timeslot."""
    first = edition == "first"
    for slug, (genre, timeslot, viewers, lower, rerun, upkeep, slots) in SHOWS.items():
        yield show(slug, genre, timeslot, 4, viewers, rerun, upkeep, slots)
        if first:
            yield f"lower = {lower}"
    for slug in sorted(set(FREE.findall(lines))):
        yield show(slug, slug.rpartition("-")[0], "any", 0, [2, 2, 2, 2], 0, 0, [])
        if first:
            yield "lower = 2"
    for slug, (cost, upkeep, condition, up, down) in stars().items():
        yield f'[[cards.star]]\nid = "{slug}"\nname = "{slug}"\ncost = {cost}\nexpenses = {upkeep}'
        yield f'condition = "{condition}"\nup = {up[0]}\ndown = {down[0]}'
        if first:
            yield f"up_rows = {list(up)}\ndown_rows = {list(down)}"
    for slug, (fee, condition) in {**ADS, **dict.fromkeys(CHEAP_ADS, (1, ""))}.items():
        yield f'[[cards.ad]]\nid = "{slug}"\nname = "{slug}"\nbonus = {fee}'
        yield f'condition = "{condition}"\nup = 3\ndown = 1'


def stars() -> dict[str, Star]:
    """The stars: most have the same viewers in every row, and none upside down."""
    found = dict(AGEING)
    for slug, (cost, upkeep, condition, up) in STARS.items():
        found[slug] = (cost, upkeep, condition, (up,) * 4, (0,) * 4)
    return found


def show(
    slug: str,
    genre: str,
    timeslot: str,
    cost: int,
    viewers: list[int],
    rerun: int,
    upkeep: int,
    slots: list[str],
) -> str:
    """The inline definition of a show, without what only one edition has."""
    return (
        f'[[cards.show]]\nid = "{slug}"\nname = "{slug}"\ndeck = "round_1"\n'
        f'genre = "{genre}"\ncost = {cost}\nexpenses = {upkeep}\ntimeslot = "{timeslot}"\n'
        f"viewers = {viewers}\nrerun = {rerun}\nslots = {json.dumps(slots)}"
    )


# -- the play -------------------------------------------------------------------------------------


@cache
def play(scene: Scene, edition: str) -> Played:
    """Play a scene in an edition."""
    table = Table(document(scene, edition))
    events: list[Any] = []
    for text in scene.side(edition).moves:
        name, *words = text.split()
        for part in " ".join(words).split(";"):
            table.play(f"{name} {part}")
            assert table.last is not None
            events += table.last.events
    return Played(table, tuple(events))


def outcome(scene: Scene, edition: str) -> dict[str, Seen]:
    """What is seen after a scene in an edition."""
    played = play(scene, edition)
    return {name: seen(played, name) for name in scene.observed}


def clauses_in(value: Any) -> set[str]:
    """All clauses that a value names, with what lies in it."""
    if isinstance(value, str):
        return set(CLAUSE.findall(value))
    if isinstance(value, tuple):
        return {clause for one in value for clause in clauses_in(one)}
    if attrs.has(type(value)):
        inner = (getattr(value, field.name) for field in attrs.fields(type(value)))
        return {clause for one in inner for clause in clauses_in(one)}
    return set()


def claimed(request: Any) -> tuple[str, ...]:
    """The clauses that the present case of a test claims."""
    return tuple(rule for mark in request.node.iter_markers("rule") for rule in mark.args)
