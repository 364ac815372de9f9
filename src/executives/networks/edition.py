"""An edition: a value made of data tables, functions for its phases, decisions and plugins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.networks.boards import Boards
from executives.networks.cards import CardSet
from executives.networks.modifiers import Executive, Frames, Grants, Module, State, X
from executives.networks.state import DeckId

EDITIONS = ("second", "first")


@record
class Rules(Record):
    """What the editions do each in its own way, as grants and functions that the engine asks.

    * ``base_turn`` are the grants of a turn, ``extra_action`` that of an extra action, ``leaving``
      the actions with which a player leaves the round;
    * ``opening`` completes a state in which decks are shuffled; ``seated`` goes on when the
      executives have been chosen;
    * ``turn_order`` are the seats in the order of the round: that of the season where a state has
      one, else clockwise from the first player;
    * ``end_of_round`` are the frames of a round's end, the first step on top;
    * ``legal_leaving`` lists the actions of ``leaving``, when the turn has a grant for them;
    * ``advance`` is what a show or card does for a genre;
    * ``round_lines`` are lines of a lineup scoring beside those of the shows;
    * ``end_lines`` those of end-game scoring; ``final_lines`` a final score;
    * ``ranking`` is what a seat is ranked by, better ones first;
    * ``bottoms`` are the frames that may lie below all others before the last round is over,
      besides those of the turns;
    * ``invite`` goes on where the cards of a show lie on its slots, the ones in ``new`` (bits)
      without a side yet, after developing it (True) or attaching one of them; None: sides follow;
    * ``mogul_gained`` goes on when a player has gained a mogul.
    """

    base_turn: Grants
    extra_action: int
    leaving: tuple[type[Action], ...]
    opening: Callable[[X, State], State]
    seated: Callable[[X, State], State]
    turn_order: Callable[[X, State], tuple[int, ...]]
    end_of_round: Callable[[X, State], tuple[Frame, ...]]
    legal_leaving: Callable[[X, State, Any], list[Any]]
    advance: Callable[[X, State, int, str, str], State]
    round_lines: Callable[[X, State, int], Lines]
    end_lines: Callable[[X, State, int], Lines]
    final_lines: Callable[[X, State, int], Lines]
    ranking: Callable[[X, State, int], tuple[int, ...]]
    bottoms: tuple[type[Frame], ...]
    invite: Callable[[X, State, int, int, int, bool], State] | None = None
    mogul_gained: Callable[[X, State], State] | None = None


def always_likely(x: X, s: State, observer: int | None) -> bool:
    """For editions whose secret picks are free."""
    return True


NO_CLAUSES: Mapping[str, str] = MappingProxyType({})

WORDS: Mapping[str, str] = MappingProxyType(
    {"round": "Round", "passed": "passed", "passes": "passes"}
)
"""How texts call a round, and leaving it; an edition adds the actions that it calls otherwise."""

FrameChecks = Mapping[type[Frame], Callable[[Any, State, Any], Iterator[tuple[str, str]]]]
NO_CHECKS: FrameChecks = MappingProxyType({})

EffectHooks = Mapping[str, Mapping[str, Callable[..., Any]]]
NO_HOOKS: EffectHooks = MappingProxyType({})


@record
class Edition(Record):
    """``executives`` in the order of their codes; ``card_set`` loads the bundled cards.

    ``kinds`` are its decisions in the order of their codes, ``decks`` the backs of its decks;
    ``boards_for`` are the boards of a game with some modules, and with (True) the plain board for
    everybody.  ``modules`` are those with rules of their own among the ``module_names``, and those
    that are there in every game.
    ``slotless``: cards may be attached beyond the slots; ``negative_totals``: viewers may be fewer
    than 0; ``anomalies_as_stars``: an anomaly is discarded like any star, and returns to the supply
    only when it is used.  ``clauses`` says by which clause of its own it states what
    the engine cites by another.  ``frame_checks`` tell what is wrong with frames of its own, given
    the game, a state and the frame: the field and what is wrong there.
    ``effect_hooks`` are the hooks of cards with effects that only it has, by the kind of effect and
    the name of the hook; they get the effect and the card first.  ``shared_hooks`` are those that
    look for all cards of their kind themselves.
    ``words`` are its names of things in texts.  ``is_likely`` tells whether secrets that an
    observer does not know can have come about in a state.
    """

    name: str
    executives: tuple[Executive, ...]
    card_set: Callable[[], CardSet]
    boards_for: Callable[[Boards, tuple[str, ...], bool], Boards]
    rules: Rules
    kinds: tuple[Kind, ...]
    frames: tuple[FrameKind, ...]
    decks: Mapping[DeckId, str]
    modules: tuple[Module, ...] = ()
    module_names: tuple[str, ...] = ()
    slotless: bool = False
    negative_totals: bool = False
    anomalies_as_stars: bool = False
    clauses: Mapping[str, str] = NO_CLAUSES
    frame_checks: FrameChecks = NO_CHECKS
    effect_hooks: EffectHooks = NO_HOOKS
    shared_hooks: EffectHooks = NO_HOOKS
    words: Mapping[str, str] = WORDS
    is_likely: Callable[[X, State, int | None], bool] = always_likely


def edition_named(name: str) -> Edition:
    """The edition of that name; it is loaded at first use."""
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise ConfigurationError(f"{name!r} is no edition of the game; known are {known}")
    module = import_module(f"executives.networks.{name}_edition")
    found: Edition = module.EDITION
    return found


__all__ = ["EDITIONS", "Edition", "Frames", "Rules", "edition_named"]
