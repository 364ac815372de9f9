"""Two executives of the tests, which push where the built-in ones do not.

GLAMOUR promotes stars with tokens (no expenses, always rightside up, the token comes back when
the star is discarded), has its conditional ads upside down, must pay or be penalised for a
second show of a genre, and gains $1M at a round's start after all draws.

BROKER draws one star and one ad at a round's start, before others act there, and asks its left
neighbour for a gift during its scoring.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import Record, record
from executives.core.tally import Line, Lines, Stage
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks, Option, atoms, queries
from executives.networks.draws import draw_and_keep
from executives.networks.filling import fix_side
from executives.networks.modifiers import Frames, Options, State, X

# -- GLAMOUR --------------------------------------------------------------------------------------


@visible()
@record
class Tokens(Record):
    """Tokens left, and the stars that carry one."""

    left: int = public(default=2)
    on: tuple[str, ...] = public(default=())


@visible()
@record
class Favouring(Frame):
    """Whether a star just attached is promoted."""

    seat: int = public()
    timeslot: int = public()
    slot: int = public()


@visible()
@record
class Windfall(Frame):
    """$M to be gained at the round's start."""

    seat: int = public()


@record
class Promote(Action):
    """Promote the star, or do not."""

    answer: str

    TEXT: ClassVar[str] = "promote {answer}"


def tokens_of(s: State, seat: int) -> Tokens:
    """The tokens of a seat that is GLAMOUR."""
    memory = s.players[seat].memory
    assert isinstance(memory, Tokens)
    return memory


def covered_expenses(x: X, s: State, seat: int, card: str, up: bool) -> Lines:
    """T.GLAMOUR.01: a promoted star shows no expenses."""
    if card in tokens_of(s, seat).on:
        return (Line(Stage.SET, 0, "T.GLAMOUR.01", card),)
    return ()


def ads_upside_down(x: X, s: State, seat: int, timeslot: int, slot: int, up: bool) -> bool:
    """T.GLAMOUR.02: an ad with a condition lies upside down, even if it is met."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = show.cards[slot]
    return up and not (x.game.is_ad[card] and x.game.card[card].condition)


def ask_to_promote(x: X, s: State, seat: int, timeslot: int, slot: int) -> Frames:
    """T.GLAMOUR.03: a star may be promoted when it is attached."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if x.game.is_ad[show.cards[slot]] or not tokens_of(s, seat).left:
        return ()
    return (Favouring(seat, timeslot, slot),)


def legal_promotions(x: X, s: State, f: Favouring) -> list[Any]:
    """Both answers, or no only when the last token went to another star."""
    answers = x.game.interned[Promote][f.seat]
    return [answers["no"], answers["yes"]] if tokens_of(s, f.seat).left else [answers["no"]]


def check_promotion(x: X, s: State, f: Favouring, action: Promote) -> Iterator[Violation]:
    """Yes or no, and a token for yes."""
    if action.answer not in ("yes", "no"):
        yield violation("answer", "T.GLAMOUR.03", "yes or no")
    elif action.answer == "yes" and not tokens_of(s, f.seat).left:
        yield violation("token", "T.GLAMOUR.03", "no token is left")


def promote(x: X, s: State, f: Favouring, action: Promote) -> State:
    """T.GLAMOUR.04: the token goes on the star, which lies rightside up."""
    s = x.close(s, f)
    if action.answer == "no":
        return s
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    tokens = tokens_of(s, f.seat)
    memory = Tokens(tokens.left - 1, (*tokens.on, show.cards[f.slot]))
    s = atoms.remember(x, s, f.seat, memory, "T.GLAMOUR.04", "a token was used")
    return fix_side(x, s, f.seat, f.timeslot, f.slot, True, "T.GLAMOUR.04")


def token_returns(x: X, s: State, seat: int, card: str) -> State:
    """T.GLAMOUR.05: when a promoted star is discarded, its token comes back."""
    tokens = tokens_of(s, seat)
    if card not in tokens.on:
        return s
    memory = Tokens(tokens.left + 1, tuple(c for c in tokens.on if c != card))
    return atoms.remember(x, s, seat, memory, "T.GLAMOUR.05", "a token came back")


def pay_or_be_penalised(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """T.GLAMOUR.06: a second show of a genre costs $3M more, or starts in row 3."""
    others = [
        queries.genre_of(x, other)
        for index, other in enumerate(s.players[seat].lineup)
        if other is not None and index != timeslot
    ]
    if x.game.card[show].genre not in others:
        return ()
    return (
        Option("pay-more", "same-genre", "T.GLAMOUR.06", cost=3, mandatory=True),
        Option("be-penalised", "same-genre", "T.GLAMOUR.06", row=3, mandatory=True),
    )


def windfall(x: X, s: State, seat: int) -> Frames:
    """T.GLAMOUR.07: $1M at the round's start."""
    return (Windfall(seat),)


def gain_windfall(x: X, s: State, f: Windfall) -> State:
    """T.GLAMOUR.07: $1M at the round's start."""
    lines = (queries.base(1, "T.GLAMOUR.07", "windfall"),)
    return atoms.gain_cash(x, x.close(s, f), f.seat, lines, "T.GLAMOUR.07")


def _answers(game: Any) -> Iterable[tuple[str]]:
    return (("yes",), ("no",))


GLAMOUR = Executive(
    id="glamour",
    edition="second",
    section="T.GLAMOUR",
    name="GLAMOUR",
    complexity=2,
    memory=Tokens(),
    hooks=Hooks(
        visible_expenses=covered_expenses,
        orientation=ads_upside_down,
        side_choice=ask_to_promote,
        on_any_discarded=token_returns,
        produce_options=pay_or_be_penalised,
        on_round_start=windfall,
    ),
    kinds=(Kind(Promote, (Favouring,), _answers, check_promotion, promote),),
    frames=(FrameKind(Favouring, legal=legal_promotions), FrameKind(Windfall, run=gain_windfall)),
    options=("pay-more", "be-penalised"),
    stage=1,
)

# -- BROKER ---------------------------------------------------------------------------------------


@visible()
@record
class Broking(Frame):
    """A draw that is due at the round's start."""

    seat: int = public()


@visible()
@record
class Asking(Frame):
    """``seat`` is asked for a gift to ``asker``."""

    seat: int = public()
    asker: int = public()


@record
class Give(Action):
    """Give $1M to a player."""

    to: int

    TEXT: ClassVar[str] = "give {to:seat}"


@record
class Refuse(Action):
    """Give nothing."""

    TEXT: ClassVar[str] = "refuse"


def broke(x: X, s: State, seat: int) -> Frames:
    """T.BROKER.01: draw 1 star and 1 ad and keep one."""
    return (Broking(seat),)


def draw(x: X, s: State, f: Broking) -> State:
    """T.BROKER.01: draw 1 star and 1 ad and keep one."""
    return draw_and_keep(x, x.close(s, f), f.seat, (("star", 1), ("ad", 1)), "T.BROKER.01")


def ask(x: X, s: State, seat: int) -> Frames:
    """T.BROKER.02: in its scoring the left neighbour is asked for $1M."""
    neighbour = (seat + 1) % x.game.seats
    return (Asking(neighbour, seat),) if neighbour != seat else ()


def legal_answers(x: X, s: State, f: Asking) -> list[Any]:
    """Refuse, or give if there is cash."""
    legal: list[Any] = [x.game.interned[Refuse][f.seat][()]]
    if s.players[f.seat].cash:
        legal.append(x.game.interned[Give][f.seat][f.asker])
    return legal


def check_give(x: X, s: State, f: Asking, action: Give) -> Iterator[Violation]:
    """Only to the asker, and only with cash."""
    if action.to != f.asker:
        yield violation("asker", "T.BROKER.02", "that player does not ask")
    if not s.players[f.seat].cash:
        yield violation("cash", "E2.BASE.34", "there is no cash to give")


def give(x: X, s: State, f: Asking, action: Give) -> State:
    """T.BROKER.03: $1M changes hands, and the giver gains 1 viewer."""
    s = atoms.pay(x, x.close(s, f), f.seat, 1, "T.BROKER.03")
    lines = (queries.base(1, "T.BROKER.03", "gift"),)
    s = atoms.gain_cash(x, s, f.asker, lines, "T.BROKER.03")
    return atoms.gain_viewers(x, s, f.seat, lines, "T.BROKER.03")


def check_refuse(x: X, s: State, f: Asking, action: Refuse) -> Iterator[Violation]:
    """Always legal."""
    return iter(())


def refuse(x: X, s: State, f: Asking, action: Refuse) -> State:
    """Nothing changes hands."""
    return x.close(s, f)


def _others(game: Any) -> Iterable[tuple[int]]:
    return ((offset,) for offset in range(1, len(game.configuration.players)))


def _one(game: Any) -> Iterable[tuple[()]]:
    return ((),)


BROKER = Executive(
    id="broker",
    edition="second",
    section="T.BROKER",
    name="BROKER",
    complexity=1,
    hooks=Hooks(on_round_start=broke, on_scoring=ask),
    kinds=(
        Kind(Give, (Asking,), _others, check_give, give),
        Kind(Refuse, (Asking,), _one, check_refuse, refuse),
    ),
    frames=(FrameKind(Broking, run=draw), FrameKind(Asking, legal=legal_answers)),
)

PLUGINS = (BROKER, GLAMOUR)
EXECUTIVES = ("beeb", "butcher", "continuum", "broker", "glamour")
