"""Stand-ins for what set-up, tracks and cards speak of before it is built.

Executives with a board of their own at the start, one that advances a genre without producing,
and a mogul.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives import networks
from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.networks import Executive, Hooks
from executives.networks.cards import Card, Effect, Mogul, Show
from executives.networks.frames import Turn
from executives.networks.modifiers import State, X
from executives.networks.second_edition import bundled_cards
from executives.networks.tracks import advance_genre


def stand_in(name: str, **changes: Any) -> Executive:
    """An executive of that name without anything of its own, but for ``changes``."""
    fields: dict[str, Any] = {
        "id": name,
        "edition": "second",
        "section": f"E2.{name.upper()}",
        "name": name.upper(),
        "complexity": 1,
    }
    return Executive(**{**fields, **changes})


# -- an advance without a production ------------------------------------------------------------


@record
class Research(Action):
    """Advance a genre of choice, as Market Research does."""

    genre: str

    TEXT: ClassVar[str] = "research {genre}"


def research_offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """Every genre, at any time of the own turn."""
    yield from x.game.interned[Research][f.seat].values()


def check_research(x: X, s: State, f: Turn, action: Research) -> Iterator[Violation]:
    """Only on the board of this executive."""
    if s.players[f.seat].executive != "researcher":
        yield violation("no-research", "E2.TRACKS.17", "this player has no research")


def perform_research(x: X, s: State, f: Turn, action: Research) -> State:
    """Advance the genre."""
    return advance_genre(x, s, f.seat, action.genre, "E2.TRACKS.17")


def _genres(game: Any) -> Iterable[tuple[str]]:
    return ((genre,) for genre in game.boards.genres)


RESEARCHER = stand_in(
    "researcher",
    hooks=Hooks(turn_offers=research_offers),
    kinds=(Kind(Research, (Turn,), _genres, check_research, perform_research),),
)


def a_bonus_everywhere(x: X, s: State, seat: int, genre: int, space: int, reward: str) -> str:
    """Every space that is landed on shows the star-and-ad bonus."""
    return "star-and-ad"


EVERYWHERE = stand_in("everywhere", hooks=Hooks(landing=a_bonus_everywhere))


MISFIT = Show(
    id="test-misfit",
    name="Test Misfit",
    deck="round_1",
    genre="",
    cost=1,
    expenses=0,
    timeslot="8pm",
    viewers=(5, 4, 2, 1),
    rerun=0,
    slots=(),
)
"""A show for 8PM without slots and genre."""


# -- moguls -------------------------------------------------------------------------------------

AGENT = Mogul("test-agent", "Test Agent", "one-shot", (Effect("extra-action"),))
"""A mogul that is used for an extra action, which no bundled one gives."""


def mogul_game(
    *,
    takes_bonus: bool = True,
    plugins: tuple[Executive, ...] = (),
    executives: tuple[str, ...] = (),
    cards: tuple[Card, ...] = (),
) -> networks.Game:
    """A game of three with the moguls module and the mogul above."""
    return networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=executives,
        modules=("moguls",),
        cards=bundled_cards().with_cards((AGENT, *cards)),
        plugins=plugins,
        variants=networks.Variants(limit_takes_network_bonus=takes_bonus),
    )
