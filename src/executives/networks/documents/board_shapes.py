"""The shape of board numbers: that of the bundled boards, with limits where rules need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.documents.shapes import (
    Faults,
    Listed,
    Named,
    Pattern,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
)
from executives.networks.documents.card_shapes import DRAW, NUMBER, SLUG
from executives.networks.modules.telly_time import CHAT, KIDS, LINES, QUIZ

_SOURCE: dict[str, Shape] = {"source": Text(), "clause": Listed(Text())}
_MOST_SPACES = 20
_MOST_SOLD = 20
"""For each $M that may be turned into viewers there is a decision."""
_WHOLE = ("draw", "outcomes")
"""Tables that are replaced as a whole."""


def boards_like(like: Mapping[str, Any]) -> Table:
    """The shape of tables that may replace parts of the boards in the document ``like``."""
    shapes = {name: _shape((name,), value) for name, value in like.items()}
    return Table(shapes, unknown="the boards have no table {}")


def _shape(place: tuple[str, ...], value: Any) -> Shape:
    """The shape of one bundled value; lists keep their length."""
    special = _special(place, value)
    if special is not None:
        return special
    if isinstance(value, dict):
        inner = {key: _shape((*place, key), item) for key, item in value.items()}
        return Table({**_SOURCE, **inner} if "source" in value else inner)
    if isinstance(value, list):
        if "" in value:  # Words and gaps by the number of a space.
            words = tuple(dict.fromkeys(value))
            known = Text(words, "{} is not one of " + ", ".join(map(repr, words)), True)
            return Listed(known, length=len(value))
        numbers = [item for item in value if type(item) is int]
        low = NUMBER.low if any(number < 0 for number in numbers) else 0
        item: Shape = Whole(low, NUMBER.high) if numbers else SLUG
        return Listed(item, distinct=not numbers, length=len(value))
    if type(value) is bool:
        return Switch()
    return Whole(min(value, 0), NUMBER.high) if type(value) is int else Text()


def _special(place: tuple[str, ...], value: Any) -> Shape | None:
    bonus: dict[str, Shape] = {"name": SLUG, "draw": DRAW, **_SOURCE}
    further: dict[str, Shape] = {"draw": DRAW, **_SOURCE}
    known: dict[tuple[str, ...], Shape] = {
        ("game", "rounds"): Whole(1, value if type(value) is int else 1),
        ("game", "season_rows"): Whole(value, value) if type(value) is int else NUMBER,
        ("game", "min_players"): Whole(1, 5),
        ("game", "max_players"): Whole(1, value if type(value) is int else 1),
        ("game", "x_row", "value"): Whole(1, 4),
        ("genre_track", "spaces"): Whole(1, _MOST_SPACES),
        ("genre_track", "end_viewers"): Listed(Whole(high=NUMBER.high)),
        ("genre_track", "bonus"): Named(
            Pattern(r"[1-9][0-9]?", "{} is no space"),
            Table(bonus, required=("name", "draw")),
            dict.fromkeys(value, Table(bonus)) if isinstance(value, dict) else {},
            fixed=True,
        ),
        ("genre_track", "mogul", "draw"): DRAW,
        ("genre_track", "mogul", "space"): Whole(1, _MOST_SPACES),
        ("solo", "outcomes"): Named(SLUG, Whole(high=NUMBER.high)),
        ("bonus",): Named(
            SLUG,
            Table(further, required=("draw",)),
            dict.fromkeys(value, Table(further)) if isinstance(value, dict) else {},
            fixed=True,
        ),
        ("telly_time", "timeslot"): SLUG,
        ("telly_time", "genres"): Listed(
            Text((KIDS, CHAT, QUIZ), "{} is no genre with a power of its own", True),
            distinct=True,
            length=3,
        ),
        ("telly_time", "line_spaces"): Listed(Whole(1, _MOST_SPACES), most=len(LINES)),
        ("telly_time", "quiz_cash"): Whole(0, _MOST_SOLD),
    }
    if place[-1] in _SOURCE:
        return _SOURCE[place[-1]]
    return known.get(place)


def merged(like: dict[str, Any], tables: Mapping[str, Any]) -> dict[str, Any]:
    """The document ``like`` with the numbers of ``tables`` over it; their source is the file."""
    made = dict(like)
    for key, value in tables.items():
        old = made.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and key not in _WHOLE:
            made[key] = merged(old, value)
            if "source" in old and "source" not in value:
                made[key]["source"] = "file"
        elif isinstance(value, dict) and "draw" in value:
            made[key] = {"source": "file", "clause": ["E2.TRACKS.07"], **value}
        else:
            made[key] = value
    return made


def board_faults(document: Mapping[str, Any], faults: Faults) -> None:
    """Numbers that are right by themselves and wrong together."""
    game = document["game"]
    if game["min_players"] > game["max_players"]:
        faults.add(("boards", "game", "min_players"), "there are more than 'max_players'")
    if "genre_track" in document:
        _track_faults(document, faults)
    if "solo" in document:
        outcomes = [*document["solo"]["outcomes"].values()]
        if not outcomes or outcomes[0] != 0 or outcomes != sorted(set(outcomes)):
            message = "the viewers of the outcomes begin with 0 and go up"
            faults.add(("boards", "solo", "outcomes"), message)


def _track_faults(document: Mapping[str, Any], faults: Faults) -> None:
    """Spaces that the track does not have, and bonuses named twice."""
    track = document["genre_track"]
    if len(track["end_viewers"]) != track["spaces"] + 1:
        message = f"expected a number for START and each of {track['spaces']} spaces"
        faults.add(("boards", "genre_track", "end_viewers"), message)
    spaces = [*track["bonus"], str(track["mogul"]["space"])]
    for space in spaces:
        if int(space) > track["spaces"]:
            place = ("bonus", space) if space in track["bonus"] else ("mogul", "space")
            faults.add(("boards", "genre_track", *place), f"the track has no space {space}")
    _telly_time_faults(document, faults)
    names = {bonus["name"] for bonus in track["bonus"].values()} | {"mogul"}
    for name in document["bonus"]:
        if name in names:
            faults.add(("boards", "bonus", name), f"a space of the track has the bonus {name!r}")
    known = names | set(document["bonus"])
    for table, content in document.items():
        for key in ("bonuses", "icons"):
            listed = content.get(key, ()) if isinstance(content, dict) else ()
            for number, name in enumerate(listed, start=1):
                if isinstance(name, str) and name and name not in known:
                    faults.add(("boards", table, key, number), f"there is no bonus {name!r}")


def _telly_time_faults(document: Mapping[str, Any], faults: Faults) -> None:
    """A grid of all genres, a timeslot that no other one is, and lines for spaces of the track."""
    numbers, place = document["telly_time"], ("boards", "telly_time")
    genres = [*document["genres"]["names"], *numbers["genres"]]
    if sorted(numbers["grid"]) != sorted(genres):
        message = f"expected each genre once: {', '.join(genres)}"
        faults.add((*place, "grid"), message)
    if numbers["timeslot"] in (*document["game"]["timeslots"], "any"):
        faults.add((*place, "timeslot"), f"{numbers['timeslot']!r} is a timeslot of every game")
    spaces = document["genre_track"]["spaces"]
    for number, space in enumerate(numbers["line_spaces"], start=1):
        if space > spaces:
            faults.add((*place, "line_spaces", number), f"the track has no space {space}")
