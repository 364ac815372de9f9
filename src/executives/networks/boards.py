"""The numbers printed on the boards, as data that comes with a card set.

Lists by player count have the number for one player first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from executives.core.errors import FileError
from executives.core.records import Record, record

Numbers = tuple[int, ...]


@record
class Reward(Record):
    """What a space of a track gives: draw cards of some decks and keep one."""

    name: str
    draw: tuple[tuple[str, int], ...]
    rule: str


@record
class Solo(Record):
    """The numbers of the solo game: cash and viewers of its pass space, and its results.

    ``outcomes`` are in ascending order, each with the viewers that it takes (E2.SOLO.07, .10).
    """

    pass_space: tuple[int, int]
    outcomes: tuple[tuple[str, int], ...]


@record
class TellyTime(Record):
    """The numbers of Telly Time (E2.TELLY).

    ``grid`` has the genre of each square, row by row; ``line_spaces`` the space of a genre track
    whose bonus each completed line gives, in their order.
    """

    timeslot: str
    genres: tuple[str, ...]
    starting_cash: Numbers
    grid: tuple[str, ...]
    line_spaces: Numbers
    cash_per_empty_square: int
    viewers_per_line: int
    quiz_cash: int


@record
class Boards(Record):
    """The printed numbers of an edition; ``sources`` tells where each table is from.

    Money in $M.  ``rewards`` and the mogul space belong to the genre tracks, ``bonuses`` are
    further draws of which one card is kept; ``tables`` holds what only one executive's board
    shows, by the name of the mechanic.  ``timeslots`` and ``genres`` are those in play.

    The first edition has neither genre tracks nor what comes with them: its ``track_spaces`` are
    0, and what no board prints has the neutral values of ``_TRACKLESS``.
    """

    rounds: int
    season_rows: int
    min_players: int
    max_players: int
    timeslots: tuple[str, ...]
    x_row: int
    display: tuple[Numbers, ...]
    starting_cash: Numbers
    pass_cash: Numbers
    pass_viewers: Numbers
    last_pass: tuple[int, int]
    viewers_per_unpaid_million: int
    viewer_floor: int
    round_total_floor: int
    genres: tuple[str, ...]
    track_spaces: int
    track_viewers: Numbers
    rewards: tuple[tuple[int, Reward], ...]
    mogul_space: int
    mogul_reward: Reward
    moguls_per_player: int
    solo: Solo
    bonuses: tuple[Reward, ...]
    telly_time: TellyTime
    tables: tuple[tuple[str, Any], ...]
    sources: tuple[tuple[str, str], ...]

    @property
    def has_tracks(self) -> bool:
        """Whether there are genre tracks; the first edition counts shows instead."""
        return self.track_spaces > 0

    def table(self, name: str) -> dict[str, Any]:
        """A table that only one executive uses, e.g. ``rondel``."""
        for known, content in self.tables:
            if known == name:
                return dict(content)
        raise KeyError(name)

    def pass_spaces(self, players: int) -> tuple[tuple[int, int], ...]:
        """Cash and viewers of each space of the pass track (E2.BASE.60, E2.SOLO.07)."""
        if players == 1:
            return (self.solo.pass_space,)
        first = tuple(zip(self.pass_cash, self.pass_viewers, strict=True))[: players - 1]
        return (*first, self.last_pass)

    @property
    def every_timeslot(self) -> tuple[str, ...]:
        """The timeslots of all modules."""
        return self._with(self.timeslots, (self.telly_time.timeslot,))

    @property
    def every_genre(self) -> tuple[str, ...]:
        """The genres of all modules."""
        return self._with(self.genres, self.telly_time.genres)

    @staticmethod
    def _with(known: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
        return (*known, *(word for word in more if word and word not in known))

    def with_telly_time(self) -> Boards:
        """The boards of a game with Telly Time: a timeslot and genres more, another start."""
        more = self.telly_time
        return self.replace(
            timeslots=self.every_timeslot,
            genres=self.every_genre,
            starting_cash=more.starting_cash,
        )

    def plain(self) -> tuple[Any, ...]:
        """Everything but the sources, for the digest."""
        fields = [f.name for f in attrs.fields(Boards) if f.name != "sources"]
        return tuple(getattr(self, name) for name in fields)


NO_FLOOR = -(10**9)
"""The floor of a round total that may be as low as it gets (E1.BASE.59)."""

_TRACKLESS: dict[str, Any] = {
    "x_row": 1,
    "round_total_floor": NO_FLOOR,
    "track_spaces": 0,
    "track_viewers": (0,),
    "rewards": (),
    "mogul_space": 0,
    "mogul_reward": Reward("mogul", (), ""),
    "telly_time": TellyTime("", (), (), (), (), 0, 0, 0),
}
"""The fields whose tables a document leaves out when its game has ``tracks = false``."""

_COMMON = (
    "game",
    "display",
    "starting_cash",
    "pass_track",
    "shortfall",
    "round_total_floor",
    "genres",
    "genre_track",
    "moguls",
    "solo",
    "bonus",
    "telly_time",
    "viewer_floor",
    "stall_guard",
)


def freeze(value: Any) -> Any:
    """Lists become tuples, tables tuples of pairs in their order."""
    if isinstance(value, list):
        return tuple(freeze(item) for item in value)
    if isinstance(value, dict):
        return tuple((key, freeze(item)) for key, item in value.items())
    return value


def _numbers(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in ("source", "clause")}


def _draw(table: dict[str, Any], name: str) -> Reward:
    if not table["clause"]:
        raise ValueError(f"the bonus {name!r} names no clause")
    return Reward(name, tuple(table["draw"].items()), table["clause"][-1])


def boards_from(document: dict[str, Any], *, path: str) -> Boards:
    """The boards of a parsed document; a FileError names what is missing."""
    try:
        return _boards(document)
    except KeyError as missing:
        raise FileError(f"the boards lack {missing}", path=path) from None
    except (TypeError, AttributeError, ValueError) as wrong:
        raise FileError(f"the boards are malformed: {wrong}", path=path) from None


def _boards(document: dict[str, Any]) -> Boards:
    game, display, passing = document["game"], document["display"], document["pass_track"]
    return Boards(
        **(_with_tracks(document) if game.get("tracks", True) else _TRACKLESS),
        rounds=game["rounds"],
        season_rows=game["season_rows"],
        min_players=game["min_players"],
        max_players=game["max_players"],
        timeslots=freeze(game["timeslots"]),
        display=tuple(freeze(display[name]) for name in ("shows", "stars", "ads", "network")),
        starting_cash=freeze(document["starting_cash"]["by_position"]),
        pass_cash=freeze(passing["cash"]),
        pass_viewers=freeze(passing["viewers"]),
        last_pass=(passing["last_cash"], passing["last_viewers"]),
        viewers_per_unpaid_million=document["shortfall"]["viewers_per_unpaid_million"],
        viewer_floor=document["viewer_floor"]["value"],
        genres=freeze(document["genres"]["names"]),
        moguls_per_player=document["moguls"]["per_player_limit"],
        solo=Solo(
            pass_space=freeze(document["solo"]["pass_space"]),
            outcomes=tuple(document["solo"]["outcomes"].items()),
        ),
        bonuses=tuple(_draw(table, name) for name, table in document["bonus"].items()),
        tables=tuple((k, freeze(_numbers(v))) for k, v in document.items() if k not in _COMMON),
        sources=tuple(_sources(document, "")),
    )


def _with_tracks(document: dict[str, Any]) -> dict[str, Any]:
    """The fields of ``_TRACKLESS`` from their tables."""
    track = document["genre_track"]
    spaces = sorted(track["bonus"].items())
    return {
        "x_row": document["game"]["x_row"]["value"],
        "round_total_floor": document["round_total_floor"]["value"],
        "track_spaces": track["spaces"],
        "track_viewers": freeze(track["end_viewers"]),
        "rewards": tuple((int(space), _draw(table, table["name"])) for space, table in spaces),
        "mogul_space": track["mogul"]["space"],
        "mogul_reward": _draw(track["mogul"], "mogul"),
        "telly_time": _telly_time(document["telly_time"]),
    }


def _telly_time(table: dict[str, Any]) -> TellyTime:
    names = [field.name for field in attrs.fields(TellyTime)]
    return TellyTime(**{name: freeze(table[name]) for name in names})


def _sources(table: dict[str, Any], place: str) -> Iterator[tuple[str, str]]:
    """Where each table, also an inner one, is from."""
    if "source" in table:
        yield place, table["source"]
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _sources(value, f"{place}.{key}" if place else key)
