"""Simple bots by name: somebody to play against, and a measure for better ones.

A bot is called with a view and a stream, and returns one of ``view.legal_actions``; it never
sees a state.  Bots that look ahead do so in a state that is merely consistent with the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.core.records import finder_of
from executives.core.streams import Stream
from executives.core.tally import total
from executives.simulation import Bot, random_bot

__all__ = ["BOTS", "bot_named", "greedy_bot", "random_bot"]

FINISHING = 12
"""Most decisions by which the greedy bot completes what an action has begun."""


def greedy_bot(view: Any, stream: Stream) -> Action:
    """The action after which the seat stands best, compared with the best of the others.

    It looks one decision ahead, in a state drawn by the stream that has this view; a production
    or another effect that the action begins is completed by the first decision that is legal.
    Of equally good actions each is equally likely.  The view has to be one that a game made.
    """
    game = finder_of(view)
    if game is None:
        raise ConfigurationError("this bot needs a view made by game.view, to know its game")
    legal: tuple[Action, ...] = view.legal_actions
    if len(legal) == 1:
        return legal[0]
    state = game.determinize(view, stream.next() >> 1)
    found = [_lead_after(game, state, action) for action in legal]
    best = max(found)
    chosen = [action for action, lead in zip(legal, found, strict=True) if lead == best]
    return chosen[stream.below(len(chosen))]


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}
"""The bots that come with the library, by name."""


def bot_named(name: str) -> Bot:
    """The bot of a name; ConfigurationError when there is none."""
    if name not in BOTS:
        raise ConfigurationError(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


# -- looking ahead ---------------------------------------------------------------------------------


def _lead_after(game: Any, state: Any, action: Action) -> int:
    """How far the acting seat is ahead of the others, once what ``action`` begins is complete."""
    seat, depth = action.seat, len(state.pending)
    state = game.apply(state, action)
    for _ in range(FINISHING):
        # As long as the stack is deeper than before, the effect goes on.
        if len(state.pending) <= depth or game.to_act(state) != (seat,):
            break
        state = game.apply(state, game.legal_actions(state, seat)[0])
    worth = WORTH[game.NAME]
    own = worth(game, state, seat)
    others = [worth(game, state, other) for other in range(game.seats) if other != seat]
    return own - max(others, default=0)


def _networks_worth(game: Any, state: Any, seat: int) -> int:
    """What a seat has, in quarters of a viewer: lineup and upkeep count for each round to come."""
    from executives.networks import queries

    x, own = game.context, state.players[seat]
    left = game.boards.rounds - state.round + 1
    viewers = own.viewers + left * queries.round_score(x, state, seat)
    viewers += total(queries.end_score_lines(x, state, seat))
    money = own.cash + left * queries.upkeep(x, state, seat)
    # Stars and ads are there to be attached: the first ones are worth more than they cost.
    held = min(len(own.stars), 2) + min(len(own.ads), 2)
    later = 2 * money + 8 * held if left > 1 else 0
    # Further turns are worth more than most bonuses of leaving, unless nothing is done in them.
    staying = 0 if seat in state.passed else 24 - 8 * own.idle
    return int(4 * viewers + later + staying)


def _boardroom_worth(game: Any, state: Any, seat: int) -> int:
    """What a seat has, in sixths of a point: what everybody sees, and tokens that may yet count."""
    from executives.boardroom.scoring import open_points

    own = state.players[seat]
    points = total(open_points(game.context, state, seat))
    return int(6 * points + 2 * sum(own.rows) + sum(own.influence))


WORTH: dict[str, Callable[[Any, Any, int], int]] = {
    "networks": _networks_worth,
    "boardroom": _boardroom_worth,
}
"""How well a seat stands, by the name of the game; more is better."""
