"""Tables with the moguls module, and an executive whose productions cost more."""

from __future__ import annotations

from functools import cache

from executives import networks
from executives.core.tally import Lines
from executives.networks import Executive, Hooks
from executives.networks.cards import Card, Show
from executives.networks.modifiers import State, X
from executives.networks.queries import add
from executives.networks.second_edition import bundled_cards
from support.names import GENRES
from support.stand_ins_setup import stand_in
from support.table import Table

MODULE = ("moguls",)


def dear(x: X, s: State, seat: int, show: str, timeslot: int) -> Lines:
    """Every production costs $3M more."""
    return (add(3, "E2.BASE.39"),)


TAXED = stand_in("test-taxed", hooks=Hooks(produce_cost=dear))
"""An extra cost without a choice."""


# -- tables ------------------------------------------------------------------------------------


def free_show(genre: str, name: str = "") -> Show:
    """A show of round 1 for nothing, worth 2 viewers in every row, without slots."""
    slug = name or f"free-{genre}"
    return Show(slug, slug.title(), "round_1", genre, 0, 0, "any", (2, 2, 2, 2), 0, ())


@cache
def game_of(
    executives: tuple[str, ...],
    plugins: tuple[Executive, ...],
    cards: tuple[Card, ...],
    modules: tuple[str, ...],
) -> networks.Game:
    """A game of three with cards of its own beside the bundled ones."""
    return networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=executives,
        modules=modules,
        cards=bundled_cards().with_cards((THUMB_WAR, *cards)),
        plugins=plugins,
    )


THUMB_WAR = Show(
    id="thumb-war-finals",
    name="Thumb War Finals",
    deck="round_2_3",
    genre="sports",
    cost=6,
    expenses=2,
    timeslot="8pm",
    viewers=(10, 7, 4, 2),
    rerun=2,
    slots=("star!", "either?"),
)
"""A show with expenses, and slots for two stars."""


def mogul_table(
    ann: str = "",
    *,
    top: str = "",
    rest: str = "",
    turn: str = '"Ann"',
    executives: tuple[str, ...] = (),
    plugins: tuple[Executive, ...] = (),
    cards: tuple[Card, ...] = (),
    modules: tuple[str, ...] = MODULE,
) -> Table:
    """A table of three with the moguls module in a turn of Ann.

    ``ann`` is what Ann has, ``top`` stands before all tables of the document, ``rest`` after.
    """
    game = game_of(executives, plugins, cards, modules)
    document = f"turn = {turn}\n{top}\n[players.Ann]\n{ann}\n{rest}"
    return Table(game, game.position(document))


LANDING_CARDS = (
    *(free_show(genre) for genre in GENRES),
    free_show("drama", "free-saga"),
    free_show("drama", "free-opera"),
)


def landing_table(
    space: int,
    genre: str = "drama",
    *,
    ann: str = "",
    tracks: str = "",
    rest: str = "",
    executives: tuple[str, ...] = (),
    plugins: tuple[Executive, ...] = (),
    modules: tuple[str, ...] = MODULE,
) -> Table:
    """Everybody stands before ``space`` of a track, with free shows to produce.

    ``tracks`` says where Ann stands on further tracks.
    """
    spaces = f"[players.Ann.tracks]\n{genre} = {space - 1}\n{tracks}\n" + "".join(
        f"[players.{name}.tracks]\n{genre} = {space - 1}\n" for name in ("Bo", "Cy")
    )
    shows = ", ".join(f'"{show.id}"' for show in LANDING_CARDS)
    return mogul_table(
        ann,
        rest=f"""{spaces}
[display]
shows = [{shows}]
[decks.network]
next = ["genre-block-a", "ad-empire-a", "genre-block-b", "ad-empire-b"]
{rest}""",
        executives=executives,
        plugins=plugins,
        cards=LANDING_CARDS,
        modules=modules,
    )
