"""What the second edition does in its own way: set-up, turn order, round's end, last scoring."""

from __future__ import annotations

from executives.core.frames import Frame, FrameKind
from executives.core.streams import Stream
from executives.core.tally import Line, Lines, Stage, total
from executives.networks import atoms, grants, passing, queries
from executives.networks.actions import Pass, PassWith
from executives.networks.boards import Boards
from executives.networks.edition import Rules
from executives.networks.events import TokenPassed
from executives.networks.frames import (
    Ageing,
    Clearing,
    Dealing,
    EndScoring,
    PassingToken,
    RoundStart,
    Scoring,
    Upkeep,
)
from executives.networks.modifiers import State, X
from executives.networks.rounds import deal_display
from executives.networks.setup import give_starters
from executives.networks.tracks import advance_genre

# -- set-up ---------------------------------------------------------------------------------------


def boards_for(boards: Boards, modules: tuple[str, ...], plain: bool) -> Boards:
    """Telly Time adds a timeslot and genres, and has a start of its own (E2.TELLY.03, .04)."""
    return boards.with_telly_time() if "telly_time" in modules else boards


def opened(x: X, s: State) -> State:
    """Nothing is dealt before the executives are known (E2.BASE.06)."""
    return s


def seated(x: X, s: State) -> State:
    """First player, cash, starter cards, display, round 1 (E2.BASE.06)."""
    s = x.push(s, RoundStart())
    s = s.replace(first=first_player(x, s))
    for position, seat in enumerate(clockwise(x, s)):
        lines = queries.starting_cash_lines(x, s, seat, position)
        s = atoms.gain_cash(x, s, seat, lines, "E2.BASE.09")
        s = give_starters(x, s, seat)
    return deal_display(x, s)


def first_player(x: X, s: State) -> int:
    """Who claims the token, or else whom the seed draws (E2.BASE.07, .08)."""
    for seat, player in enumerate(s.players):
        if player.executive and x.game.executive[player.executive].first_player:
            return seat
    return Stream(s.seed, "first player").below(x.game.seats)


# -- the round -------------------------------------------------------------------------------------


def clockwise(x: X, s: State) -> tuple[int, ...]:
    """The seats clockwise from the 1st player (E2.BASE.23, .31)."""
    return tuple((s.first + i) % x.game.seats for i in range(x.game.seats))


def end_of_round(x: X, s: State) -> tuple[Frame, ...]:
    """The frames of a round's end in the order of E2.BASE.17, first step on top."""
    order = clockwise(x, s)
    steps: list[Frame] = [Upkeep.new(seat, False) for seat in order]
    steps += [Scoring.new(seat, False) for seat in order]
    if s.round < x.game.boards.rounds:
        steps += [Ageing(), Clearing(), PassingToken(), Dealing(), RoundStart()]
    else:
        steps += [EndScoring.new(seat) for seat in order]
    return tuple(reversed(steps))


def run_passing_token(x: X, s: State, f: PassingToken) -> State:
    """Step 5: the 1st-player token goes one seat to the left (E2.BASE.72)."""
    first = (s.first + 1) % x.game.seats
    if x.log is not None:
        x.emit(TokenPassed(first, "E2.BASE.72"))
    return x.close(s, f).replace(first=first)


# -- scoring ---------------------------------------------------------------------------------------


def no_further_lines(x: X, s: State, seat: int) -> Lines:
    """Reruns score at the game's end only (E2.BASE.75)."""
    return ()


def end_lines(x: X, s: State, seat: int) -> Lines:
    """End-game scoring before modifiers, in the order of E2.BASE.74: reruns, tracks, cards."""
    player = s.players[seat]
    lines: Lines = ()
    for rerun in player.reruns:
        value = x.game.card[rerun.show].rerun
        if value:
            lines += (queries.add(value, "E2.BASE.75", rerun.show),)
    viewers = x.game.boards.track_viewers
    for genre, space in zip(x.game.boards.genres, player.tracks, strict=True):
        if viewers[space]:
            lines += (queries.add(viewers[space], "E2.TRACKS.18", f"{genre} space {space}"),)
    return lines + queries.held_card_lines(x, s, seat)


def final_lines(x: X, s: State, seat: int) -> Lines:
    """A final score as lines: what the rounds brought, then end-game scoring."""
    banked = s.players[seat].banked
    lines: Lines = (Line(Stage.BASE, banked, "E2.BASE.69", "rounds"),)
    lines += queries.end_score_lines(x, s, seat)
    if s.players[seat].viewers != total(lines):
        lines += (Line(Stage.FLOOR, x.game.boards.viewer_floor, "E2.BASE.77"),)
    return lines


def ranking(x: X, s: State, seat: int) -> tuple[int, ...]:
    """Viewers, then cash (E2.BASE.76)."""
    player = s.players[seat]
    return player.viewers, player.cash


RULES = Rules(
    base_turn=grants.BASE_TURN,
    extra_action=grants.ANY,
    leaving=(Pass, PassWith),
    opening=opened,
    seated=seated,
    turn_order=clockwise,
    end_of_round=end_of_round,
    legal_leaving=passing.legal_passes,
    advance=advance_genre,
    round_lines=no_further_lines,
    end_lines=end_lines,
    final_lines=final_lines,
    ranking=ranking,
    bottoms=(RoundStart,),
)
FRAMES = (FrameKind(PassingToken, run=run_passing_token),)
