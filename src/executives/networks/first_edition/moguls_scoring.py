"""Moguls that are used at a scoring, of a season or the sixth (E1.CARDS.22, .25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always
from executives.core.records import record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.cards import Effect
from executives.networks.grants import too_dear
from executives.networks.modifiers import Frames, State, X
from executives.networks.state import LineupShow
from executives.networks.uses import filled

NOTHING = "nothing"
AGAIN = "again"


@visible()
@record
class DoublingShow(Frame):
    """A mogul may double a show in the scoring that follows (E1.MOGUL.24)."""

    seat: int = public()
    mogul: str = public()


@visible()
@record
class DoublingCards(Frame):
    """Cards of a doubled show may be doubled for money; some are already (E1.MOGUL.25)."""

    seat: int = public()
    mogul: str = public()
    timeslot: int = public()
    doubled: tuple[str, ...] = public(default=())


@visible()
@record
class ScoringStars(Frame):
    """A mogul may count all attached stars again in the scoring that follows (E1.CARDS.25)."""

    seat: int = public()
    mogul: str = public()


@record
class DoubleShow(Action):
    """Double the show of a timeslot in this scoring, or ``nothing`` (E1.MOGUL.24)."""

    timeslot: str

    TEXT: ClassVar[str] = "double-show {timeslot}"


@record
class DoubleCard(Action):
    """Pay for doubling an attached star or promo ad, or ``nothing`` further (E1.MOGUL.25)."""

    card: str

    TEXT: ClassVar[str] = "double-card {card}"


@record
class ScoreStars(Action):
    """Count the viewers of all attached stars ``again``, or ``nothing`` (E1.CARDS.25)."""

    what: str

    TEXT: ClassVar[str] = "score-stars {what}"


def effect_of(x: X, mogul: str, kind: str) -> Effect:
    """The effect of a kind on a mogul."""
    effects: tuple[Effect, ...] = x.game.card[mogul].effects
    return next(effect for effect in effects if effect.kind == kind)


def show_at(s: State, seat: int, timeslot: int) -> LineupShow:
    """The lineup show of a timeslot that has one."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return show


def viewers_of(x: X, show: LineupShow, card: str) -> int:
    """What an attached card scores as it lies, in the row of its show."""
    up = show.up >> show.cards.index(card) & 1
    viewers: int = x.game.attached_viewers[card][up][show.row - 1]
    return viewers


# -- a show, and its cards for money --------------------------------------------------------------


def ask_to_double(effect: Effect, card: str, x: X, s: State, seat: int) -> Frames:
    """E1.CARDS.22: at each scoring until it is used, while there is a show."""
    return (DoublingShow(seat, card),) if filled(s, seat) else ()


def legal_shows(x: X, s: State, f: DoublingShow) -> list[Any]:
    """Any show of the lineup, or none."""
    doubles = x.game.interned[DoubleShow][f.seat]
    timeslots = [x.game.boards.timeslots[i] for i in filled(s, f.seat)]
    return [doubles[name] for name in (NOTHING, *timeslots)]


def check_show(x: X, s: State, f: DoublingShow, action: DoubleShow) -> Iterator[Violation]:
    """E1.CARDS.22: an own show of the lineup."""
    timeslots = [x.game.boards.timeslots[i] for i in filled(s, f.seat)]
    if action.timeslot not in (NOTHING, *timeslots):
        message = "there is no lineup show in this timeslot"
        yield violation("no-show", "E1.CARDS.22", message)


def perform_show(x: X, s: State, f: DoublingShow, action: DoubleShow) -> State:
    """E1.MOGUL.24: the number of its row once more; no penalty with it (E1.CARDS.22)."""
    s = x.close(s, f)
    if action.timeslot == NOTHING:
        return s
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    show = show_at(s, f.seat, timeslot)
    s = atoms.turn_face_down(x, s, f.seat, f.mogul, "E1.MOGUL.13")
    viewers = queries.printed_viewers(x, s, f.seat, timeslot)
    lines = (queries.base(viewers, "E1.CARDS.22", f"{show.show} row {show.row}"),)
    s = atoms.gain_viewers(x, s, f.seat, lines, "E1.MOGUL.24") if viewers else s
    return x.push(s, DoublingCards(f.seat, f.mogul, timeslot))


def price(x: X, f: DoublingCards) -> int:
    """What it costs to double one card, in $M (E1.MOGUL.25)."""
    return effect_of(x, f.mogul, "double-show").amount


def doublable(x: X, s: State, f: DoublingCards) -> list[str]:
    """The stars and promo ads of the show that are not doubled yet (E1.MOGUL.25, .26, .30)."""
    show = show_at(s, f.seat, f.timeslot)
    found = (card for card in show.cards if card and card not in f.doubled)
    return [card for card in found if not x.game.is_ad[card] or is_promo(x.game, card)]


def is_promo(game: Any, ad: str) -> bool:
    """Whether an ad scores viewers."""
    return bool(game.card[ad].viewers_up or game.card[ad].viewers_down)


def legal_cards(x: X, s: State, f: DoublingCards) -> list[Any]:
    """Nothing further, or one more card."""
    doubles = x.game.interned[DoubleCard][f.seat]
    return [doubles[card] for card in (NOTHING, *doublable(x, s, f))]


def run_cards(x: X, s: State, f: DoublingCards) -> State | None:
    """E1.MOGUL.30: it ends when every card is doubled, or none can be paid for."""
    if doublable(x, s, f) and s.players[f.seat].cash >= price(x, f):
        return None
    return x.close(s, f)


def check_card(x: X, s: State, f: DoublingCards, action: DoubleCard) -> Iterator[Violation]:
    """E1.MOGUL.25, .26: a star or promo ad on that show, each once, for money that is there."""
    if action.card == NOTHING:
        return
    if action.card in f.doubled:
        message = "{card} is doubled already"
        yield violation("doubled", "E1.MOGUL.26", message, card=action.card)
    elif action.card not in doublable(x, s, f):
        message = "{card} is no star or promo ad on the show that is doubled"
        yield violation("not-attached", "E1.MOGUL.25", message, card=action.card)
    if s.players[f.seat].cash < price(x, f):
        yield too_dear(s, f.seat, price(x, f))


def perform_card(x: X, s: State, f: DoublingCards, action: DoubleCard) -> State:
    """E1.MOGUL.25: pay, and count the viewers of the card once more."""
    if action.card == NOTHING:
        return x.close(s, f)
    s = x.close(s, f, f.replace(doubled=(*f.doubled, action.card)))
    rule, cost = "E1.MOGUL.25", price(x, f)
    s = atoms.pay(x, s, f.seat, cost, rule, lines=(queries.base(cost, "E1.CARDS.22", f.mogul),))
    viewers = viewers_of(x, show_at(s, f.seat, f.timeslot), action.card)
    lines = (queries.base(viewers, "E1.CARDS.22", action.card),)
    return atoms.gain_viewers(x, s, f.seat, lines, rule) if viewers else s


# -- all stars ------------------------------------------------------------------------------------


def attached_stars(x: X, s: State, seat: int) -> list[tuple[LineupShow, str]]:
    """Every star of the lineup with its show; an old show on another one is a star."""
    shows = (show for show in s.players[seat].lineup if show is not None)
    return [(show, c) for show in shows for c in show.cards if c and not x.game.is_ad[c]]


def ask_for_stars(effect: Effect, card: str, x: X, s: State, seat: int) -> Frames:
    """E1.MOGUL.37: at each scoring until it is used, while there is a star."""
    return (ScoringStars(seat, card),) if attached_stars(x, s, seat) else ()


def legal_stars(x: X, s: State, f: ScoringStars) -> list[Any]:
    """Now, or not in this scoring."""
    scores = x.game.interned[ScoreStars][f.seat]
    return [scores[AGAIN], scores[NOTHING]]


def perform_stars(x: X, s: State, f: ScoringStars, action: ScoreStars) -> State:
    """E1.CARDS.25: the viewers of every attached star once more."""
    s = x.close(s, f)
    if action.what == NOTHING:
        return s
    s = atoms.turn_face_down(x, s, f.seat, f.mogul, "E1.MOGUL.13")
    stars = attached_stars(x, s, f.seat)
    lines: Lines = tuple(
        queries.add(viewers_of(x, show, star), "E1.CARDS.25", star) for show, star in stars
    )
    return atoms.gain_viewers(x, s, f.seat, lines, "E1.CARDS.25")


# -- states from outside --------------------------------------------------------------------------


def show_faults(game: Any, s: State, f: DoublingShow) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    yield from _faults(game, s, f, "double-show", used=False)
    if not filled(s, f.seat):
        yield "seat", "there is no show"


def card_faults(game: Any, s: State, f: DoublingCards) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    found = list(_faults(game, s, f, "double-show", used=True))
    yield from found
    show = s.players[f.seat].lineup[f.timeslot]
    if show is None:
        yield "timeslot", "there is no show"
        return
    if len(set(f.doubled)) != len(f.doubled) or not {*f.doubled} <= {*show.cards}:
        yield "doubled", "expected cards on this show, each once"
    if not found and run_cards(game.context, s.replace(pending=(f,)), f) is not None:
        yield "doubled", "no further card can be doubled"


def star_faults(game: Any, s: State, f: ScoringStars) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    yield from _faults(game, s, f, "score-stars-again", used=False)
    if not attached_stars(game.context, s, f.seat):
        yield "seat", "there is no star"


def _faults(
    game: Any, s: State, f: DoublingShow | DoublingCards | ScoringStars, kind: str, *, used: bool
) -> Iterator[tuple[str, str]]:
    player = s.players[f.seat]
    card = game.card.get(f.mogul)
    if f.mogul not in player.moguls or all(effect.kind != kind for effect in card.effects):
        yield "mogul", f"{f.mogul!r} is no such mogul of this player"
    elif (f.mogul in player.face_down) != used:
        yield "mogul", f"{f.mogul!r} lies on the wrong side"


def _shows(game: Any) -> Iterable[tuple[str]]:
    return ((name,) for name in (NOTHING, *game.all_timeslots))


def _cards(game: Any) -> Iterable[tuple[str]]:
    on_shows = game.required if game.joining else ()
    return ((card,) for card in (NOTHING, *game.attachable, *on_shows))


def _answers(game: Any) -> Iterable[tuple[str]]:
    return ((AGAIN,), (NOTHING,))


KINDS = (
    Kind(DoubleShow, (DoublingShow,), _shows, check_show, perform_show),
    Kind(DoubleCard, (DoublingCards,), _cards, check_card, perform_card),
    Kind(ScoreStars, (ScoringStars,), _answers, always, perform_stars),
)
FRAMES = (
    FrameKind(DoublingShow, legal=legal_shows),
    FrameKind(DoublingCards, legal=legal_cards, run=run_cards),
    FrameKind(ScoringStars, legal=legal_stars),
)
EFFECT_HOOKS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "double-show": {"on_scoring": ask_to_double},
        "score-stars-again": {"on_scoring": ask_for_stars},
    }
)
