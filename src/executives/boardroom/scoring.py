"""The end: agendas come to light, the title is given, points are counted (TX.SCORE)."""

from __future__ import annotations

from executives.boardroom import atoms
from executives.boardroom.events import AgendaRevealed
from executives.boardroom.frames import Revealing
from executives.boardroom.numbers import (
    POINTS_FOR_AGENDA,
    POINTS_PER_GIFT,
    POINTS_PER_RELATIONSHIP,
    POINTS_PER_VOTE,
)
from executives.boardroom.queries import (
    X,
    clockwise,
    filled_rows,
    foreign_investor,
    title_holders,
)
from executives.boardroom.state import CEO, GameState
from executives.core.frames import FrameKind
from executives.core.results import Result, ranked
from executives.core.tally import Line, Stage, Tally, total


def run_revealing(x: X, s: GameState, f: Revealing) -> GameState:
    """The legacy CEO's last votes, then every agenda is shown (TX.VOTE.09, TX.SETUP.06)."""
    unspent = sum(player.influence[CEO] for player in s.players)
    if unspent and x.game.variants.ceo_gains == "unspent_tokens":
        s = atoms.win_legacy_votes(x, s, "TX.VOTE.09", unspent)
    players = [player.replace(agenda="", revealed=player.agenda) for player in s.players]
    s = s.replace(players=tuple(players))
    if x.log is not None:
        for seat in clockwise(x, s.coo):
            agenda = s.players[seat].revealed
            fulfilled = is_fulfilled(x, s, seat)
            x.emit(AgendaRevealed(seat, "TX.SCORE.08", agenda, fulfilled))
    return x.close(s, f)


def is_fulfilled(x: X, s: GameState, seat: int) -> bool:
    """Whether a revealed agenda is fulfilled, the title being decided (TX.SCORE.08)."""
    agenda = s.players[seat].revealed
    if not agenda:
        return False
    return bool(x.game.agenda[agenda].is_fulfilled(x.game, s, seat))


def open_points(x: X, s: GameState, seat: int) -> tuple[Line, ...]:
    """The points that everybody can see: gifts, votes and relationships (TX.SCORE.05-.07)."""
    player = s.players[seat]
    gifts = len(player.gifts) + len(player.locked)
    rows = len(filled_rows(player))
    counted = (
        (POINTS_PER_GIFT * gifts, "TX.SCORE.05", f"{gifts} gifts"),
        (POINTS_PER_VOTE * player.votes, "TX.SCORE.06", f"{player.votes} votes"),
        (POINTS_PER_RELATIONSHIP * rows, "TX.SCORE.07", f"{rows} filled relationships"),
    )
    return tuple(Line(Stage.ADD, points, rule, source) for points, rule, source in counted)


def points(x: X, s: GameState, seat: int) -> tuple[Line, ...]:
    """All points of a seat, those for its agenda once it is revealed (TX.SCORE.08)."""
    lines = open_points(x, s, seat)
    if is_fulfilled(x, s, seat):
        agenda = x.game.agenda[s.players[seat].revealed]
        lines += (Line(Stage.ADD, POINTS_FOR_AGENDA, agenda.rule, agenda.id),)
    return lines


def result_of(x: X, s: GameState) -> Result:
    """Most points win, then a holder of the title, then more votes (TX.SCORE.09)."""
    holders = title_holders(s)
    tallies = tuple(
        Tally(f"{name}: points", points(x, s, seat)) for seat, name in enumerate(x.game.players)
    )
    standing = []
    for seat, player in enumerate(s.players):
        number, has_title = total(tallies[seat].lines), seat in holders
        order = (number, has_title) if x.game.variants.victory == "points" else (has_title, number)
        standing.append((*order, player.votes))
    result = ranked(standing, tallies)
    if x.game.variants.foreign_investor_all_lose and foreign_investor(s) and not holders:
        return result.replace(ranking=((), *result.ranking))
    return result


FRAMES = (FrameKind(Revealing, run=run_revealing),)
