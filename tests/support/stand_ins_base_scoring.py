"""Executives of the tests with rules that no built-in one has in this form."""

from __future__ import annotations

import tomllib

from executives import networks
from executives.core.frames import Frame, FrameKind
from executives.core.records import record
from executives.core.tally import Lines
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.documents.loading import card_from
from executives.networks.frames import ChoosingSide
from executives.networks.modifiers import (
    Executive,
    Frames,
    Hooks,
    Option,
    Options,
    State,
    X,
)
from support.table import Table


def stand_in(name: str, hooks: Hooks, **more: object) -> Executive:
    """A second-edition executive of the tests."""
    return Executive(
        id=name,
        edition="second",
        section="E2.BASE",
        name=name.upper(),
        complexity=1,
        hooks=hooks,
        **more,  # type: ignore[arg-type]
    )


BYSTANDERS = (stand_in("bystander-a", Hooks()), stand_in("bystander-b", Hooks()))
"""Executives without any rule."""


def table_of(executive: Executive | str, document: str, *, modules: tuple[str, ...] = ()) -> Table:
    """A table of three; Ann has a stand-in or a built-in executive.  The document may define cards."""
    content = tomllib.loads(document)
    cards = [
        card_from(section, dict(card))
        for section, listed in content.pop("cards", {}).items()
        for card in listed
    ]
    own = () if isinstance(executive, str) else (executive,)
    plugins = (*own, *BYSTANDERS)
    name = executive if isinstance(executive, str) else executive.id
    names = (name, *(plugin.id for plugin in BYSTANDERS))
    game = networks.Game(
        ("Ann", "Bo", "Cy"), executives=names, plugins=plugins, modules=modules
    ).with_cards(cards)
    return Table(game, game.position(content))


# -- options of a production ------------------------------------------------------------------


def two_extras(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """Two options of different groups for $1M and $2M; the second keeps the show in row 1."""
    return (
        Option("extra-one", "first", "E2.BASE.39", cost=1),
        Option("extra-two", "second", "E2.BASE.39", cost=2, row=1),
    )


SPENDER = stand_in("spender", Hooks(produce_options=two_extras), options=("extra-one", "extra-two"))


# -- sides ------------------------------------------------------------------------------------


def nora_chooses(x: X, s: State, seat: int, timeslot: int, slot: int) -> Frames:
    """The side of one star without a condition is chosen (as with the Versatile Actor)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if show.cards[slot] != "national-treasure-nora":
        return ()
    return (ChoosingSide(seat, timeslot, slot, "E2.BASE.46"),)


def spoils_when_nora_is_down(x: X, s: State, seat: int, timeslot: int, slot: int, up: bool) -> bool:
    """A condition that is met only while the star with the chosen side lies upside down."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if show.cards[slot] != "gloria-sighsworth":
        return up
    nora = show.cards.index("national-treasure-nora")
    return not show.up >> nora & 1


SIDE_CHOOSER = stand_in(
    "side-chooser", Hooks(side_choice=nora_chooses, orientation=spoils_when_nora_is_down)
)


def conditional_cards_down(x: X, s: State, seat: int, timeslot: int, slot: int, up: bool) -> bool:
    """Cards with a condition lie upside down even if it is met (as STARRYEYE's ads)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return up and not x.game.card[show.cards[slot]].condition


TURNED_DOWN = stand_in("turned-down", Hooks(orientation=conditional_cards_down))


# -- what a show does when produced -----------------------------------------------------------


@visible()
@record
class ProducedText(Frame):
    """The show's own text is to be resolved."""

    seat: int = public()


def show_has_text(x: X, s: State, seat: int, timeslot: int) -> Frames:
    """Every show says: when produced, gain 7 viewers."""
    return (ProducedText(seat),)


def resolve_text(x: X, s: State, f: ProducedText) -> State:
    """Gain 7 viewers."""
    lines = (queries.base(7, "E2.BASE.52"),)
    return atoms.gain_viewers(x, x.close(s, f), f.seat, lines, "E2.BASE.52")


STORYTELLER = stand_in(
    "storyteller",
    Hooks(on_produced=show_has_text),
    frames=(FrameKind(ProducedText, run=resolve_text),),
)


# -- scoring ----------------------------------------------------------------------------------


def text_and_modifier(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """A star's text gives 2 viewers in its show's score, the executive 1 for every show."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    text = (queries.add(2, "E2.BASE.67", "text"),) if "fill-in-wendy" in show.cards else ()
    return (*text, queries.add(1, "E2.BASE.67", "executive"))


def score_again(x: X, s: State, seat: int) -> Lines:
    """An effect that speaks of a show's score: the 9pm show's score once more."""
    score = queries.show_score(x, s, seat, 1)
    return (queries.add(score, "E2.BASE.67", "score of the 9pm show"),)


CRITIC = stand_in("critic", Hooks(show_score=text_and_modifier, round_score=score_again))


def lose_fifty(x: X, s: State, seat: int) -> Lines:
    """End-game scoring takes 50 viewers."""
    return (queries.add(-50, "E2.BASE.77"),)


LOSER = stand_in("loser", Hooks(end_score=lose_fifty))
