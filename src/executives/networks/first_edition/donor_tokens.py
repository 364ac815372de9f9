"""Donor tokens: what any holder may spend them on (E1.TELETHON.05, .22-.27).

They ignore mandatory prerequisites of a show that is developed, turn an attached card to its good
side, ignore the income and the expenses of a timeslot, or buy an action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, no_parameters
from executives.core.records import record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.frames import Turn
from executives.networks.grants import grant
from executives.networks.modifiers import Frames, Hooks, Module, Option, Options, State, X
from executives.networks.state import Player, Shelf
from executives.networks.turning import upside_down
from executives.networks.uses import filled

NOTHING = "nothing"
MOST_SLOTS = 12
"""As many slots as the show of a card set may have."""
OPTIONS = tuple(f"donor-token-{number}" for number in range(1, MOST_SLOTS + 1))
"""The names of the options of a production, by the number of prerequisites ignored."""


@visible()
@record
class IgnoringTimeslots(Frame):
    """Tokens may be spent on ignoring timeslots in the upkeep that follows (E1.TELETHON.24)."""

    seat: int = public()


@record
class TurnWithToken(Action):
    """Spend a token on turning an attached card to its good side (E1.TELETHON.23)."""

    card: str

    TEXT: ClassVar[str] = "turn-with-token {card}"


@record
class ActWithTokens(Action):
    """Spend tokens on one more action (E1.TELETHON.25)."""

    TEXT: ClassVar[str] = "act-with-tokens"


@record
class IgnoreTimeslot(Action):
    """Spend a token on ignoring a timeslot in this upkeep, or ``nothing`` (E1.TELETHON.24)."""

    timeslot: str

    TEXT: ClassVar[str] = "ignore-timeslot {timeslot}"


def shelf_of(s: State, seat: int) -> Shelf:
    """Where the tokens of a player lie."""
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelf


def price(x: X, use: str) -> int:
    """How many tokens a use costs (E1.TELETHON.22-.25)."""
    number: int = x.game.tables["donor_tokens"][use]
    return number


def matters_to(player: Player) -> bool:
    """E1.TELETHON.05: any player who holds tokens may spend them, whatever the executive."""
    shelf = player.shelf
    return shelf is not None and bool(shelf.tokens or shelf.ignored)


def too_few(x: X, s: State, seat: int, use: str, rule: str) -> Iterator[Violation]:
    """The reason when a player's tokens do not suffice for a use."""
    held, needed = shelf_of(s, seat).tokens, price(x, use)
    if held < needed:
        message = "it takes {needed} donor tokens and there are {held}"
        yield violation("tokens", rule, message, needed=needed, held=held)


# -- prerequisites --------------------------------------------------------------------------------


def ignored_prerequisites(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E1.TELETHON.22, .26: one token for each mandatory slot that may stay empty.

    Beside an ability that makes all slots optional there is nothing for them to ignore.
    """
    most = shelf_of(s, seat).tokens // price(x, "slot")
    return _ignoring(min(most, x.game.required[show][2], MOST_SLOTS))


@cache
def _ignoring(most: int) -> Options:
    numbers = range(1, most + 1)
    return tuple(Option(OPTIONS[n - 1], "slots", "E1.TELETHON.22", skips=n) for n in numbers)


def pay_for_slots(x: X, s: State, seat: int, timeslot: int, options: tuple[str, ...]) -> State:
    """E1.TELETHON.22: the tokens return to the supply when the production is committed."""
    for option in options:
        if option in OPTIONS:
            spent = (OPTIONS.index(option) + 1) * price(x, "slot")
            s = atoms.change_tokens(x, s, seat, -spent, "E1.TELETHON.22")
    return s


# -- in the own turn ------------------------------------------------------------------------------


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E1.TELETHON.23, .25: at any time in the own turn, as often as the tokens suffice."""
    tokens = shelf_of(s, f.seat).tokens
    if tokens >= price(x, "extra_action"):
        yield x.game.interned[ActWithTokens][f.seat][()]
    if tokens >= price(x, "turn"):
        turns = x.game.interned[TurnWithToken][f.seat]
        for _, _, card in upside_down(s, f.seat):
            yield turns[card]


def check_act(x: X, s: State, f: Turn, action: ActWithTokens) -> Iterator[Violation]:
    """E1.TELETHON.25: with tokens enough."""
    yield from too_few(x, s, f.seat, "extra_action", "E1.TELETHON.25")


def perform_act(x: X, s: State, f: Turn, action: ActWithTokens) -> State:
    """E1.TELETHON.25: an action more in this turn."""
    s = atoms.change_tokens(x, s, f.seat, -price(x, "extra_action"), "E1.TELETHON.25")
    return grant(x, s, f, x.game.rules.extra_action)


def check_turn(x: X, s: State, f: Turn, action: TurnWithToken) -> Iterator[Violation]:
    """E1.TELETHON.23: an upside-down card of an own show, and a token."""
    yield from too_few(x, s, f.seat, "turn", "E1.TELETHON.23")
    if all(card != action.card for _, _, card in upside_down(s, f.seat)):
        message = "{card} does not lie upside down on an own show"
        yield violation("not-turnable", "E1.TELETHON.23", message, card=action.card)


def perform_turn(x: X, s: State, f: Turn, action: TurnWithToken) -> State:
    """E1.TELETHON.23: it lies on its good side from now on, whatever its condition."""
    rule = "E1.TELETHON.23"
    timeslot, slot, _ = next(p for p in upside_down(s, f.seat) if p[2] == action.card)
    s = atoms.change_tokens(x, s, f.seat, -price(x, "turn"), rule)
    return atoms.turn_cards(x, s, f.seat, timeslot, {slot: True}, rule)


# -- income and expenses --------------------------------------------------------------------------


def ask(x: X, s: State, seat: int) -> Frames:
    """E1.TELETHON.24: every holder is asked before its income and expenses are settled."""
    return (IgnoringTimeslots(seat),)


def ignorable(x: X, s: State, seat: int) -> list[str]:
    """E1.TELETHON.24, .26: the timeslots with a show that are not ignored, while tokens last."""
    shelf = shelf_of(s, seat)
    if shelf.tokens < price(x, "timeslot"):
        return []
    left = [i for i in filled(s, seat) if not shelf.ignored >> i & 1]
    return [x.game.boards.timeslots[i] for i in left]


def legal_ignoring(x: X, s: State, f: IgnoringTimeslots) -> list[Any]:
    """Nothing further, or one more timeslot."""
    ignores = x.game.interned[IgnoreTimeslot][f.seat]
    return [ignores[name] for name in (NOTHING, *ignorable(x, s, f.seat))]


def run_ignoring(x: X, s: State, f: IgnoringTimeslots) -> State | None:
    """It ends by itself when no further timeslot can be ignored."""
    return None if ignorable(x, s, f.seat) else x.close(s, f)


def check_ignore(
    x: X, s: State, f: IgnoringTimeslots, action: IgnoreTimeslot
) -> Iterator[Violation]:
    """E1.TELETHON.24: a timeslot of the own lineup with a show."""
    if action.timeslot not in (NOTHING, *ignorable(x, s, f.seat)):
        message = "there is nothing to ignore at {timeslot}"
        yield violation("no-show", "E1.TELETHON.24", message, timeslot=action.timeslot)


def perform_ignore(x: X, s: State, f: IgnoringTimeslots, action: IgnoreTimeslot) -> State:
    """E1.TELETHON.24: spend the token and note the timeslot."""
    if action.timeslot == NOTHING:
        return x.close(s, f)
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    ignored = shelf_of(s, f.seat).ignored | 1 << timeslot
    s = atoms.ignore_timeslots(x, s, f.seat, ignored)
    return atoms.change_tokens(x, s, f.seat, -price(x, "timeslot"), "E1.TELETHON.24")


def nothing_of_ignored(x: X, s: State, seat: int) -> Lines:
    """E1.TELETHON.24, .27: of an ignored timeslot neither ads earn nor shows and stars cost."""
    rule = "E1.TELETHON.27"
    ignored = shelf_of(s, seat).ignored
    lines: Lines = ()
    for timeslot, show in enumerate(s.players[seat].lineup):
        if show is None or not ignored >> timeslot & 1:
            continue
        earned = queries.ad_income_lines(x, s, seat, timeslot, rule)
        lines += tuple(line.replace(amount=-line.amount) for line in earned)
        due = queries.upkeep_due_lines(x, s, seat, show.show, True)
        for slot, card in enumerate(show.cards):
            if card and not x.game.is_ad[card]:
                due += queries.upkeep_due_lines(x, s, seat, card, bool(show.up >> slot & 1))
        lines += tuple(queries.add(line.amount, rule, line.source) for line in due)
    return lines


def forget(x: X, s: State, seat: int) -> State:
    """E1.TELETHON.24: in the next season every timeslot counts again."""
    return atoms.ignore_timeslots(x, s, seat, 0) if shelf_of(s, seat).ignored else s


def _attachable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.attachable)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((name,) for name in (NOTHING, *game.all_timeslots))


DONOR_TOKENS = Module(
    id="donor-tokens",
    hooks=Hooks(
        produce_options=ignored_prerequisites,
        on_committed=pay_for_slots,
        turn_offers=offers,
        on_upkeep=ask,
        income=nothing_of_ignored,
        on_round_end=forget,
    ),
    kinds=(
        Kind(ActWithTokens, (Turn,), no_parameters, check_act, perform_act),
        Kind(TurnWithToken, (Turn,), _attachable, check_turn, perform_turn),
        Kind(IgnoreTimeslot, (IgnoringTimeslots,), _timeslots, check_ignore, perform_ignore),
    ),
    frames=(FrameKind(IgnoringTimeslots, legal=legal_ignoring, run=run_ignoring),),
    active_for=matters_to,
)
