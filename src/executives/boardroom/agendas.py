"""Hidden agendas: goals that are known to their owner only (TX.SETUP.06, .07).

An agenda is a plugin: a name, a sentence, and a predicate over the final state, in which the
title is decided and the agendas lie open.  Predicates are functions of a module, so that games
can be pickled.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import isfunction
from typing import Any

from executives.boardroom.cards import SUIT_OF
from executives.boardroom.queries import filled_rows, foreign_investor, title_holders
from executives.boardroom.state import GameState
from executives.core.errors import PluginError
from executives.core.records import Record, record

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@record
class Agenda(Record):
    """A hidden agenda: ``is_fulfilled(game, state, seat)`` tells at the end whether it is.

    ``rule`` is the clause that is cited with its points.  Raises PluginError if malformed.
    """

    id: str
    text: str
    is_fulfilled: Callable[[Any, GameState, int], bool]
    rule: str = "TX.SCORE.08"

    def __attrs_post_init__(self) -> None:
        """Refuse what could not be written or pickled."""
        if not isinstance(self.id, str) or not _ID.fullmatch(self.id) or len(self.id) > 40:
            raise PluginError(f"{self.id!r:.60} is no id: small letters, digits and hyphens")
        for name, text in (("text", self.text), ("rule", self.rule)):
            if not isinstance(text, str) or not text.strip():
                raise PluginError(f"the {name} of {self.id} has to be words, not {text!r:.60}")
        if not isfunction(self.is_fulfilled) or "<" in self.is_fulfilled.__qualname__:
            raise PluginError(f"is_fulfilled of {self.id} has to be a function of a module")


def takeover(game: Any, s: GameState, seat: int) -> bool:
    """Whether the owner holds or shares the CEO title."""
    return seat in title_holders(s)


def foreign_agent(game: Any, s: GameState, seat: int) -> bool:
    """Whether the Foreign Investor holds or shares the title."""
    return foreign_investor(s)


def kingmaker(game: Any, s: GameState, seat: int) -> bool:
    """Whether the owner has no title, but a filled relationship with somebody who has."""
    holders = title_holders(s)
    return seat not in holders and any(row in holders for row in filled_rows(s.players[seat]))


def networker(game: Any, s: GameState, seat: int) -> bool:
    """Whether at least two relationships are filled."""
    return len(filled_rows(s.players[seat])) >= 2


def lone_wolf(game: Any, s: GameState, seat: int) -> bool:
    """Whether there is no token in any relationship row."""
    return not any(s.players[seat].rows)


def insider(game: Any, s: GameState, seat: int) -> bool:
    """Whether the owner won at least four tricks in the game."""
    return s.players[seat].tricks >= 4


def sleeper(game: Any, s: GameState, seat: int) -> bool:
    """Whether the owner won at most one trick in the game."""
    return s.players[seat].tricks <= 1


def golden_parachute(game: Any, s: GameState, seat: int) -> bool:
    """Whether there are at least four gifts."""
    return len(_gifts(s, seat)) >= 4


def clean_hands(game: Any, s: GameState, seat: int) -> bool:
    """Whether there are no gifts."""
    return not _gifts(s, seat)


def blackmail_file(game: Any, s: GameState, seat: int) -> bool:
    """Whether at least two gifts are locked."""
    return len(s.players[seat].locked) >= 2


def war_chest(game: Any, s: GameState, seat: int) -> bool:
    """Whether at least five influence are left after the vote."""
    return sum(s.players[seat].influence) >= 5


def portfolio(game: Any, s: GameState, seat: int) -> bool:
    """Whether the gifts have at least three different suits."""
    return len({SUIT_OF[card] for card in _gifts(s, seat)}) >= 3


def _gifts(s: GameState, seat: int) -> tuple[str, ...]:
    return s.players[seat].gifts + s.players[seat].locked


AGENDAS = (
    Agenda("takeover", "You hold or share the CEO title.", takeover),
    Agenda("foreign-agent", "The Foreign Investor holds or shares the title.", foreign_agent),
    Agenda(
        "kingmaker",
        "You hold no title, but have a filled relationship with a player who does.",
        kingmaker,
    ),
    Agenda("networker", "You have at least 2 filled relationships.", networker),
    Agenda("lone-wolf", "You have no token in any relationship row.", lone_wolf),
    Agenda("insider", "You won at least 4 tricks in the game.", insider),
    Agenda("sleeper", "You won at most 1 trick in the game.", sleeper),
    Agenda("golden-parachute", "You have at least 4 gifts.", golden_parachute),
    Agenda("clean-hands", "You have no gifts.", clean_hands),
    Agenda("blackmail-file", "You have at least 2 locked gifts.", blackmail_file),
    Agenda("war-chest", "You have at least 5 influence left after the vote.", war_chest),
    Agenda("portfolio", "Your gifts have at least 3 different suits.", portfolio),
)
"""The default agendas, in the order of their codes."""
