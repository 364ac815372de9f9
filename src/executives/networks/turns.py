"""Turns: grants, what they offer, free effects, and leaving the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from executives.core.frames import FrameKind, Kind, no_parameters
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    EndTurn,
    SignAd,
    TakeNetworkCard,
    UseCard,
)
from executives.networks.basics import legal_adds, legal_signs
from executives.networks.events import PlayerPassed, TurnStarted
from executives.networks.frames import Turn, Turns, turn_frame
from executives.networks.guests import legal_guests
from executives.networks.modifiers import State, X
from executives.networks.production import legal_productions
from executives.networks.solo import rival_acts
from executives.networks.state import Player, Row
from executives.networks.uses import check_use


def begin_turn(x: X, s: State, seat: int) -> tuple[State, Turn | None]:
    """What happens at a turn's start, and its frame; None: it is skipped (E2.BASE.23)."""
    if x.log is not None:
        x.emit(TurnStarted(seat, "E2.BASE.23"))
    hooks = x.game.hooks[s.players[seat].modifiers]
    for hook in hooks.on_turn_start:
        s = hook(x, s, seat)
    if not hooks.turn_grants:
        return s, x.game.base_turns[seat]
    given = queries.turn_grants(x, s, seat, x.game.rules.base_turn)
    return s, turn_frame(seat, given, False, False) if given else None


def start_turn(x: X, s: State, seat: int) -> State:
    """Put a turn on the stack, e.g. an extra one."""
    s, turn = begin_turn(x, s, seat)
    return s if turn is None else x.push(s, turn)


def end_turn(x: X, s: State, f: Turn) -> State:
    """End a turn and count it if nothing was done in it (E2.BASE.28, .29)."""
    seat = f.seat
    for hook in x.game.hooks[s.players[seat].modifiers].on_turn_end:
        s = hook(x, s, seat)
    player = s.players[seat]
    idle = 0 if f.acted or f.passed else player.idle + 1
    if idle != player.idle:
        s = s.set_players(atoms.set_player(s, seat, player.replace(idle=idle)))
    # After a player dropped out the rival answers only to an action (E1.BASE.61).
    if x.game.seats == 1 and not f.passed and (f.acted or seat not in s.passed):
        s = rival_acts(x, s)
    below = s.pending[-2]
    # The next turn follows at once, without a stop at the frame below.
    return next_turn(x, s, below.seat, drop=2) if type(below) is Turns else x.close(s, f)


def run_turn(x: X, s: State, f: Turn) -> State | EndTurn | None:
    """End the turn when nothing can be done in it any more (E2.BASE.27).

    A grant for an action keeps it open, even if the action is impossible; a bonus does so only
    while something can be done with it.
    """
    if not (f.acted or f.passed) or not grants.only_bonuses(f.grants):
        return None
    if not f.grants and not free_effects(x, s, f):
        # With nobody listening there is no need to play it as an action.
        if x.log is None:
            return end_turn(x, s, f)
        return x.game.interned[EndTurn][f.seat][()]  # type: ignore[no-any-return]
    end: EndTurn = x.game.interned[EndTurn][f.seat][()]
    return end if f.grants and legal_turn(x, s, f) == [end] else None


def stalled(x: X, s: State, f: Turn) -> bool:
    """Whether the stall guard makes this player pass as soon as it may (E2.BASE.29)."""
    player: Player = s.players[f.seat]
    return not f.passed and player.idle >= x.game.variants.stall_guard


def must_pass(x: X, s: State, f: Any) -> bool:
    """Whether the stall guard leaves only the pass in this turn (E2.BASE.29)."""
    return bool(grants.allowed(f.grants) & grants.LEAVING) and stalled(x, s, f)


# -- what a turn offers -----------------------------------------------------------------------


def legal_turn(x: X, s: State, f: Turn) -> list[Any]:
    """Everything legal in a turn, in canonical order, built from the same predicates."""
    seat = f.seat
    interned = x.game.interned
    mask = grants.allowed(f.grants)
    legal: list[Any] = []
    if mask & grants.LEAVING and not f.passed:
        legal += x.game.rules.legal_leaving(x, s, f)
        if must_pass(x, s, f):
            return legal
    if not grants.is_due(f.grants):
        legal.append(interned[EndTurn][seat][()])
    legal += legal_five(x, s, seat, mask)
    legal += free_effects(x, s, f)
    return legal


def legal_five(x: X, s: State, seat: int, mask: int) -> list[Any]:
    """The five actions that a seat can perform, of those that ``mask`` allows."""
    interned, display = x.game.interned, s.display
    legal: list[Any] = []
    if mask & grants.SIGN_STAR:
        legal += legal_signs(x, s, seat)
    if mask & grants.SIGN_AD:
        signs = interned[SignAd][seat]
        legal += [signs[c] for c in display[Row.ADS]]
    if mask & grants.PRODUCE:
        legal += legal_productions(x, s, seat)
    if mask & grants.NETWORK:
        takes = interned[TakeNetworkCard][seat]
        legal += [takes[c] for c in display[Row.NETWORK]]
    if mask & grants.ADD:
        legal += legal_adds(x, s, seat)
        if x.game.inviting:
            legal += legal_guests(x, s, seat)
    return legal


def free_effects(x: X, s: State, f: Turn) -> list[Any]:
    """One-shots and anomalies, then what modifiers offer in a turn (E2.BASE.26)."""
    player = s.players[f.seat]
    usable = x.game.usable_cards
    offers: list[Any] = []
    for held in (player.stars, player.network, player.moguls):
        if held and not usable.isdisjoint(held):
            uses = x.game.interned[UseCard][f.seat]
            for card in held:
                if card in player.face_down:
                    continue
                if card in usable and not any(check_use(x, s, f, card)):
                    offers.append(uses[card])
    for hook in x.game.hooks[player.modifiers].turn_offers:
        offers.extend(hook(x, s, f))
    return offers


def pass_choices(x: X, s: State, seat: int) -> tuple[str, ...]:
    """What the passer may choose; ``nothing`` only when the space gives nothing (E2.BASE.59)."""
    cash, viewers = queries.pass_bonus(x, s, seat)
    choices = ("cash",) * bool(cash) + ("viewers",) * bool(viewers)
    return choices or ("nothing",)


def check_choice(x: X, s: State, seat: int, bonus: str, track: str) -> Iterator[Violation]:
    """Only what the next space of the ``track`` gives may be chosen (E2.BASE.60)."""
    choices = pass_choices(x, s, seat)
    if bonus not in choices:
        offered = " or ".join(choices)
        message = f"the {track} track offers {{offered}}"
        yield violation("not-offered", x.game.pass_rule, message, offered=offered)


# -- the actions --------------------------------------------------------------------------------


def leave_round(x: X, s: State, f: Turn, bonus: str, bit: int, *, factor: int = 1) -> State:
    """Claim the next space of the track, gain its bonus, end the turn (E2.BASE.59-.61, .30).

    ``bonus`` is ``cash``, ``viewers`` or ``nothing``, ``bit`` the grant that is used.
    """
    seat = f.seat
    cash, viewers = queries.pass_bonus(x, s, seat)
    cash, viewers = factor * cash, factor * viewers
    place = len(s.passed)
    rest, _ = grants.spend(f.grants, bit)
    turn = Turn.new(seat, rest, f.acted, True)
    s = s.replace(passed=(*s.passed, seat), pending=(*s.pending[:-1], turn))
    if x.log is not None:
        x.emit(PlayerPassed(seat, "E2.BASE.60", place))
    space = f"space {place + 1}"
    if bonus == "cash":
        lines = (queries.base(cash, x.game.pass_rule, space),)
        s = atoms.gain_cash(x, s, seat, lines, "E2.BASE.61")
    elif bonus == "viewers":
        lines = (queries.base(viewers, x.game.pass_rule, space),)
        s = atoms.gain_viewers(x, s, seat, lines, "E2.BASE.61")
    for gain in x.game.hooks[s.players[seat].modifiers].on_pass_bonus:
        s = gain(x, s, seat)
    kept: tuple[int, ...] = ()
    for hook in x.game.hooks[s.players[seat].modifiers].on_passed:
        s, kept = hook(x, s, turn)
    if not kept:
        return end_turn(x, s, turn)
    return s if kept == rest else x.close(s, turn, turn.replace(grants=kept))


def check_end_turn(x: X, s: State, f: Turn, action: EndTurn) -> Iterator[Violation]:
    """A turn may not end while an action, a pass or a move is owed (E2.BASE.28)."""
    if grants.is_due(f.grants):
        mask = grants.allowed(f.grants)
        owed = "an action or a pass" if mask & grants.PASS else "an action"
        if mask == grants.MOVE:
            owed = "its move"
        yield violation("due", "E2.BASE.28", "the turn needs {owed} first", owed=owed)


def perform_end_turn(x: X, s: State, f: Turn, action: EndTurn) -> State:
    """End the turn; grants that are left are forfeited (E2.BASE.28)."""
    return end_turn(x, s, f)


def run_turns(x: X, s: State, f: Turns) -> State:
    """The turns of a round begin, or go on after what came between."""
    return next_turn(x, s, f.seat, drop=1)


def is_out(x: X, s: State, seat: int) -> bool:
    """Whether a player has no further turn in this round: who passed, unless one is owed."""
    if seat not in s.passed:
        return False
    owed = False
    for hook in x.game.hooks[s.players[seat].modifiers].takes_turn:
        owed = hook(x, s, seat, owed)
    return not owed


def around(x: X, s: State) -> Sequence[int]:
    """The seats in the order in which turns follow each other, round and round."""
    order: Sequence[int] = x.game.seat_range if s.season is None else s.season.order
    return order


def next_turn(x: X, s: State, seat: int, *, drop: int) -> State:
    """Ask the next player who has not passed; end the turns when all have (E2.BASE.23, .30).

    ``drop`` frames leave the stack: that of the turns, and of the turn just ended if it is there.
    """
    below = s.pending[:-drop]
    passed, seats = s.passed, x.game.seats
    owing = x.game.owes_turns
    if len(passed) == seats and not (owing and any(not is_out(x, s, one) for one in passed)):
        return s.set_pending(below + x.game.rules.end_of_round(x, s))
    order = around(x, s)
    place = order.index(seat)
    while seat in passed and not (owing and not is_out(x, s, seat)):
        place += 1
        seat = order[place % seats]
    after = order[(place + 1) % seats]
    following = x.game.turns_frames[after]
    s, turn = begin_turn(x, s, seat)
    if turn is not None:
        if not below and turn is x.game.base_turns[seat]:
            return s.set_pending(x.game.base_stacks[after][seat])
        return s.set_pending((*below, following, turn))
    if x.game.seats == 1:
        s = rival_acts(x, s)
    return s.set_pending((*below, following))


KINDS = (Kind(EndTurn, (Turn,), no_parameters, check_end_turn, perform_end_turn),)
FRAMES = (
    FrameKind(Turns, run=run_turns),
    FrameKind(Turn, legal=legal_turn, run=run_turn),
)
