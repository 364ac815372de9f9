"""Strategies for lines of play, of any game of this library.

``game`` is a game, a strategy of games, or None for the games of ``strategies.games()``, which
are of The Networks.  Everything is reached by legal play.  Failures shrink to few decisions, the
first legal ones, and seed 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import assume, currently_in_test_context, note
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from executives.core.actions import Action
from executives.replay import CHECKPOINT_EVERY, Replay
from executives.testing.choosing import chooser_of
from executives.testing.playthrough import Playthrough, line_text

LONGEST = 300
"""Decisions of the longest line of play that is drawn, unless another limit is given."""

_ENDS = (2, 8, 32)
"""A line ends with every drawn byte below one of these, so after 128, 32 or 8 decisions or so.

Shrinking goes to the first: a line that was drawn with another one is the same line there.
"""


def seeds() -> SearchStrategy[int]:
    """Seeds of ``game.start``; they shrink to 0."""
    return st.one_of(st.integers(0, 255), st.integers(0, 2**63 - 1))


def choices() -> SearchStrategy[int]:
    """Numbers for ``Chooser.choose``: evenly spread, and they shrink to 0."""
    # Hypothesis draws wide ranges of integers unevenly, and bytes evenly.
    return st.binary(min_size=2, max_size=2).map(int.from_bytes)


@st.composite
def _decisions(draw: DrawFn, most: int) -> list[int]:
    # One draw says whether there is a decision and which: a list would be of a few members, or
    # of a least number that hinders shrinking; and the fewer draws a decision has, the more
    # decisions go at once.
    end = draw(st.sampled_from(_ENDS))
    step = st.binary(min_size=3, max_size=3)
    numbers: list[int] = []
    while (drawn := draw(step))[0] >= end and len(numbers) < most:
        numbers.append(int.from_bytes(drawn[1:]))
    return numbers


def decisions(*, max_decisions: int = LONGEST) -> SearchStrategy[list[int]]:
    """Numbers for ``Chooser.choose``, one per decision; they shrink to few and to 0."""
    return _decisions(max_decisions)


def games_from(game: Any, *, plain: bool = False) -> SearchStrategy[Any]:
    """The games that an argument ``game`` means; ``plain`` ones where it leaves them open."""
    if game is not None:
        return game if isinstance(game, SearchStrategy) else st.just(game)
    # Which game is meant when none is given: said here and nowhere else.
    from executives.testing import networks_strategies

    return networks_strategies.plain_games() if plain else networks_strategies.games()


def _play(game: Any, seed: int, numbers: list[int], *, finished: bool) -> Playthrough:
    """The line of play that the numbers mean; if ``finished``, the simplest end is put to it."""
    chooser = chooser_of(game)
    states = [game.start(seed)]
    actions: list[Action] = []
    upcoming = iter(numbers)
    while not game.is_over(states[-1]):
        number = next(upcoming, 0 if finished else None)
        if number is None:
            break
        actions.append(chooser.choose(states[-1], number))
        try:
            states.append(game.apply(states[-1], actions[-1]))
        except Exception as wrong:
            wrong.add_note(f"in this line of play:\n{line_text(game, seed, tuple(actions))}")
            raise
    return Playthrough(game, seed, tuple(actions), tuple(states))


@st.composite
def _playthroughs(
    draw: DrawFn, source: SearchStrategy[Any], max_decisions: int, finished: bool
) -> Playthrough:
    game = draw(source)
    seed = draw(seeds())
    return _play(game, seed, draw(decisions(max_decisions=max_decisions)), finished=finished)


def playthroughs(
    game: Any = None, *, max_decisions: int = LONGEST, finished: bool = False
) -> SearchStrategy[Playthrough]:
    """Lines of play of at most ``max_decisions``; ``finished`` ones go on to the game's end."""
    return _playthroughs(games_from(game), max_decisions, finished)


def _shown(line: Playthrough) -> Playthrough:
    """Note the line of play, since the repr of a state tells nobody how it was reached."""
    if currently_in_test_context():
        note(f"reached by {line!r}")
    return line


def states(
    game: Any = None,
    *,
    max_decisions: int = LONGEST,
    over: bool | None = None,
    where: Callable[[Any, Any], bool] | None = None,
) -> SearchStrategy[Any]:
    """States reached by legal play; the line of play is noted when a test fails.

    ``over=False`` leaves out finished games, ``over=True`` all others; ``where(game, state)``
    picks the last state of a line that it accepts.
    """
    return _positions_of_play(game, max_decisions, over, where).map(lambda pair: pair[1])


def game_and_state(
    game: Any = None,
    *,
    max_decisions: int = LONGEST,
    over: bool | None = None,
    where: Callable[[Any, Any], bool] | None = None,
) -> SearchStrategy[tuple[Any, Any]]:
    """A game with one of its states; see ``states``."""
    return _positions_of_play(game, max_decisions, over, where)


def _positions_of_play(
    game: Any,
    max_decisions: int,
    over: bool | None,
    where: Callable[[Any, Any], bool] | None,
) -> SearchStrategy[tuple[Any, Any]]:
    lines = playthroughs(game, max_decisions=max_decisions, finished=bool(over))
    return lines.map(lambda line: _picked(line, over, where))


def _picked(
    line: Playthrough, over: bool | None, where: Callable[[Any, Any], bool] | None
) -> tuple[Any, Any]:
    """The last state of a line that is asked for, with what led there noted."""
    for number in range(len(line.actions), -1, -1):
        state = line.states[number]
        if over is not None and line.game.is_over(state) is not over:
            continue
        if where is None or where(line.game, state):
            _shown(
                line.replace(actions=line.actions[:number], states=line.states[: number + 1]),
            )
            return line.game, state
    return assume(False)


@st.composite
def _state_and_action(
    draw: DrawFn, positions: SearchStrategy[tuple[Any, Any]], legal: bool | None
) -> tuple[Any, Any, Action]:
    game, state = draw(positions)
    if legal is None:
        legal = not draw(st.booleans())
    number = draw(choices())
    chooser = chooser_of(game)
    if legal:
        action = chooser.choose(state, number)
    else:
        action = chooser.any_action(number, draw(st.integers(0, game.seats - 1)))
        assume(game.check(state, action))
    if currently_in_test_context():
        note(f"and the decision: {game.players[action.seat]} {game.universe.text_of(action)}")
    return game, state, action


def state_and_action(
    game: Any = None,
    *,
    max_decisions: int = LONGEST,
    legal: bool | None = True,
    where: Callable[[Any, Any], bool] | None = None,
) -> SearchStrategy[tuple[Any, Any, Action]]:
    """A game, a state before its end, and a decision there.

    ``legal=False`` gives actions of the game that are illegal there, None both kinds.
    """
    before_the_end = _positions_of_play(game, max_decisions, False, where)
    return _state_and_action(before_the_end, legal)


@st.composite
def _views(draw: DrawFn, positions: SearchStrategy[tuple[Any, Any]], acting: bool) -> Any:
    game, state = draw(positions)
    seats = game.to_act(state) if acting else (*range(game.seats), None)
    return game.view(state, draw(st.sampled_from(seats)))


def views(
    game: Any = None,
    *,
    max_decisions: int = LONGEST,
    acting: bool = True,
    where: Callable[[Any, Any], bool] | None = None,
) -> SearchStrategy[Any]:
    """What bots are given: views of a seat that has a decision to make.

    ``acting=False`` gives views of any seat and of spectators, at the game's end too.
    """
    over = False if acting else None
    return _views(_positions_of_play(game, max_decisions, over, where), acting)


def actions(game: Any = None, *, kind: type[Action] = Action) -> SearchStrategy[Action]:
    """Any action of a game, legal somewhere or not; ``kind`` keeps to one class."""
    return games_from(game, plain=True).flatmap(lambda made: _actions_of(made, kind))


def _actions_of(game: Any, kind: type[Action]) -> SearchStrategy[Action]:
    codes = [code for code, (cls, _) in enumerate(game.universe.entries) if issubclass(cls, kind)]
    if not codes:
        return st.nothing()
    pair = st.tuples(st.integers(0, game.seats - 1), st.sampled_from(codes))
    return pair.map(lambda drawn: game.decode(drawn[1], drawn[0]))


@st.composite
def _replays(draw: DrawFn, lines: SearchStrategy[Playthrough], written: bool | None) -> Replay:
    line = draw(lines)
    if written is None:
        written = draw(st.booleans())
    plain = line.replay()
    if not written:
        return plain
    # What dumps writes has forced decisions, checkpoints and the result too.
    return Replay.parse(plain.dumps(), game=line.game)


def replays(
    game: Any = None,
    *,
    max_decisions: int = 4 * CHECKPOINT_EVERY,
    finished: bool = False,
    written: bool | None = None,
) -> SearchStrategy[Replay]:
    """Replays of legal play.

    ``written=True`` gives them as ``dumps`` writes them, with forced decisions, checkpoints and
    result; False with the decisions only; None both kinds.
    """
    lines = playthroughs(game, max_decisions=max_decisions, finished=finished)
    return _replays(lines, written)
