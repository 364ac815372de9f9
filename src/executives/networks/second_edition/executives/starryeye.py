"""STARRYEYE: two tokens make attached stars superstars, which lie rightside up whatever their
condition, have no expenses and earn $2M in every round.

Ads with a condition lie upside down, even if it is met.
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
from executives.networks import atoms, queries
from executives.networks.board_tracks import BoardTrack, BoardTracks, money
from executives.networks.frames import ChoosingSide, Orienting
from executives.networks.modifiers import Executive, Frames, Hooks, State, X

ANSWERS = ("yes", "no")


@visible()
@record
class Superstars(Record):
    """The stars with a superstar token; the other tokens lie on the board (E2.SETUP.09)."""

    on: tuple[str, ...] = public(default=())

    def __attrs_post_init__(self) -> None:
        if len(set(self.on)) != len(self.on):
            raise ValueError("a star has two superstar tokens")


@visible()
@record
class Promoting(Frame):
    """Whether a star just attached becomes a superstar (E2.STARRYEYE.02)."""

    seat: int = public()
    timeslot: int = public()
    slot: int = public()


@visible()
@record
class Shining(Frame):
    """A new superstar waits until all other sides on its show are chosen (E2.STARRYEYE.04)."""

    seat: int = public()
    timeslot: int = public()
    slot: int = public()


@record
class MakeSuperstar(Action):
    """Make the star in question a superstar, or not (E2.STARRYEYE.02)."""

    answer: str

    TEXT: ClassVar[str] = "superstar {answer}"


def superstars(s: State, seat: int) -> tuple[str, ...]:
    """The stars of a seat with a token; none for another executive."""
    memory = s.players[seat].memory
    return memory.on if isinstance(memory, Superstars) else ()


def tokens_left(x: X, s: State, seat: int) -> int:
    """How many tokens lie on the board of STARRYEYE (E2.STARRYEYE.08, .21)."""
    tokens: int = x.game.tables["superstars"]["tokens"]
    return tokens - len(superstars(s, seat))


# -- making superstars ----------------------------------------------------------------------------


def card_on(s: State, seat: int, timeslot: int, slot: int) -> str:
    """The card on a slot of a lineup show; "" without one."""
    show = s.players[seat].lineup[timeslot]
    return "" if show is None else show.cards[slot]


def may_shine(x: X, s: State, seat: int, card: str) -> bool:
    """E2.STARRYEYE.02, .08, .20: a token is left, and the star has not kept one."""
    if not card or x.game.is_ad[card] or card in superstars(s, seat):
        return False
    return tokens_left(x, s, seat) > 0


def ask(x: X, s: State, seat: int, timeslot: int, slot: int) -> Frames:
    """E2.STARRYEYE.02: each star attached, as far as tokens go."""
    if not may_shine(x, s, seat, card_on(s, seat, timeslot, slot)):
        return ()
    return (Promoting(seat, timeslot, slot),)


def run_promoting(x: X, s: State, f: Promoting) -> MakeSuperstar | None:
    """E2.STARRYEYE.08: no by force when the last token went to a star attached with this one."""
    if may_shine(x, s, f.seat, card_on(s, f.seat, f.timeslot, f.slot)):
        return None
    return x.game.interned[MakeSuperstar][f.seat]["no"]  # type: ignore[no-any-return]


def legal_answers(x: X, s: State, f: Promoting) -> list[Any]:
    """Yes while a token is left, and no."""
    answers = x.game.interned[MakeSuperstar][f.seat]
    left = tokens_left(x, s, f.seat) > 0
    return [answers[answer] for answer in ANSWERS if left or answer == "no"]


def check_answer(x: X, s: State, f: Promoting, action: MakeSuperstar) -> Iterator[Violation]:
    """E2.STARRYEYE.08: a token for yes."""
    if action.answer not in ANSWERS:
        yield violation("answer", "E2.STARRYEYE.02", "the answer is yes or no")
    elif action.answer == "yes" and tokens_left(x, s, f.seat) <= 0:
        yield violation("no-token", "E2.STARRYEYE.08", "no superstar token lies on the board")


def perform_answer(x: X, s: State, f: Promoting, action: MakeSuperstar) -> State:
    """E2.STARRYEYE.02: the token goes on the star; a star without its condition shines."""
    s = x.close(s, f)
    if action.answer == "no":
        return s
    card = card_on(s, f.seat, f.timeslot, f.slot)
    board = Superstars((*superstars(s, f.seat), card))
    change = f"{card} is a superstar"
    s = atoms.remember(x, s, f.seat, board, "E2.STARRYEYE.02", change)
    return s if chooses_side(x, card) else await_sides(s, f)


def chooses_side(x: X, card: str) -> bool:
    """Whether a card asks for its side by itself (E2.STARRYEYE.14, .15)."""
    return any(effect.kind == "choose-side" for effect in x.game.card[card].effects)


def await_sides(s: State, f: Promoting) -> State:
    """The superstar waits below all that is still asked about the new cards of its show."""
    pending = s.pending
    depths = [index for index, frame in enumerate(pending) if type(frame) is Orienting]
    below = depths[-1] + 1 if depths else len(pending)
    waiting = Shining(f.seat, f.timeslot, f.slot)
    return s.set_pending((*pending[:below], waiting, *pending[below:]))


def run_shining(x: X, s: State, f: Shining) -> State:
    """E2.STARRYEYE.04: either side, unless the condition is met and it lies rightside up anyhow."""
    shining = card_on(s, f.seat, f.timeslot, f.slot) in superstars(s, f.seat)
    if not shining or queries.condition_met(x, s, f.seat, f.timeslot, f.slot):
        return x.close(s, f)
    return x.close(s, f, ChoosingSide.new(f.seat, f.timeslot, f.slot, "E2.STARRYEYE.04"))


# -- what superstars and ads are ------------------------------------------------------------------


def sides(x: X, s: State, seat: int, timeslot: int, slot: int, up: bool) -> bool:
    """E2.STARRYEYE.09, .20: conditional ads lie upside down, superstars rightside up."""
    card = card_on(s, seat, timeslot, slot)
    if x.game.is_ad[card]:
        return up and not x.game.card[card].condition
    return up or card in superstars(s, seat)


def covered_expenses(x: X, s: State, seat: int, card: str, up: bool) -> Lines:
    """E2.STARRYEYE.03, .18: the token covers the expenses, on whichever side the star lies."""
    if card not in superstars(s, seat):
        return ()
    return (Line(Stage.SET, 0, "E2.STARRYEYE.03", card),)


def fame(x: X, s: State, seat: int) -> Lines:
    """E2.STARRYEYE.05: $2M for each superstar of the lineup; it is no income of ads."""
    amount = x.game.tables["superstars"]["income"]
    shining = superstars(s, seat)
    shows = [show for show in s.players[seat].lineup if show is not None]
    found = [card for show in shows for card in show.cards if card in shining]
    return tuple(queries.add(amount, "E2.STARRYEYE.05", card) for card in found)


def token_returns(x: X, s: State, seat: int, card: str) -> State:
    """E2.STARRYEYE.06, .07, .21: the token of a star that is discarded comes back."""
    shining = superstars(s, seat)
    if card not in shining:
        return s
    board = Superstars(tuple(other for other in shining if other != card))
    change = f"the token of {card} came back"
    return atoms.remember(x, s, seat, board, "E2.STARRYEYE.06", change)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """Two tokens at most, each on a star of this player (E2.STARRYEYE.06, .08)."""
    player = s.players[seat]
    shows = [show for show in player.lineup if show is not None]
    own = {*player.stars, *(card for show in shows for card in show.cards)}
    shining = superstars(s, seat)
    tokens = game.tables["superstars"]["tokens"]
    if len(shining) > tokens:
        yield f"there are {tokens} superstar tokens"
    for card in shining:
        if card not in own or game.is_ad.get(card, True):
            yield f"{card!r} is no star of this player"


def board(game: Any, memory: Superstars) -> BoardTracks:
    """E2.STARRYEYE.02, .05: the tokens on the board, and the stars that have the others."""
    table = game.tables["superstars"]
    here = table["tokens"] - len(memory.on)
    markers = (*((0, "") for _ in range(here)), *((1, star) for star in memory.on))
    earning = f"on a star, {money(table['income'])} a round"
    return (BoardTrack("superstar tokens", ("here", earning), markers),)


def _answers(game: Any) -> Iterable[tuple[str]]:
    return ((answer,) for answer in ANSWERS)


STARRYEYE = Executive(
    id="starryeye",
    edition="second",
    section="E2.STARRYEYE",
    name="STARRYEYE",
    complexity=2,
    hooks=Hooks(
        side_choice=ask,
        orientation=sides,
        visible_expenses=covered_expenses,
        income=fame,
        on_any_discarded=token_returns,
    ),
    memory=Superstars(),
    kinds=(Kind(MakeSuperstar, (Promoting,), _answers, check_answer, perform_answer),),
    frames=(
        FrameKind(Promoting, legal=legal_answers, run=run_promoting),
        FrameKind(Shining, run=run_shining),
    ),
    board_faults=board_faults,
    board=board,
)
