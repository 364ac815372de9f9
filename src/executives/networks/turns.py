"""Turns: grants, the four simple actions, free effects and passing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    AddOrReplace,
    ChooseTimeslot,
    EndTurn,
    Pass,
    SignAd,
    SignStar,
    StopSigning,
    TakeNetworkCard,
    UseCard,
)
from executives.networks.cards import Star
from executives.networks.effects import check_use, raisable, resolve_immediate, use
from executives.networks.events import PlayerPassed, TurnStarted
from executives.networks.frames import ChoosingShow, Orienting, Signing, Turn, Turns
from executives.networks.modifiers import State, X
from executives.networks.production import legal_productions, side_frames
from executives.networks.rounds import end_frames
from executives.networks.state import Player, Row


def start_turn(x: X, s: State, seat: int) -> State:
    """Begin a turn: what happens at its start, then its grants (E2.BASE.23)."""
    if x.log is not None:
        x.emit(TurnStarted(seat, "E2.BASE.23"))
    for hook in x.game.table(s.players[seat]).on_turn_start:
        s = hook(x, s, seat)
    given = queries.turn_grants(x, s, seat, grants.BASE_TURN)
    return x.push(s, Turn.new(seat, given, False, False)) if given else s


def end_turn(x: X, s: State, f: Turn) -> State:
    """End a turn and count it if nothing was done in it (E2.BASE.28, .29)."""
    seat = f.seat
    for hook in x.game.table(s.players[seat]).on_turn_end:
        s = hook(x, s, seat)
    s = x.close(s, f)
    player = s.players[seat]
    idle = 0 if f.acted or f.passed else player.idle + 1
    if idle == player.idle:
        return s
    return s.replace(players=atoms.set_player(s, seat, player.replace(idle=idle)))


def run_turn(x: X, s: State, f: Turn) -> State | EndTurn | None:
    """End the turn when nothing can be done in it any more (E2.BASE.27)."""
    if f.grants or not (f.acted or f.passed) or free_effects(x, s, f):
        return None
    return x.game.interned[EndTurn][f.seat][()]  # type: ignore[no-any-return]


def spend(x: X, s: State, f: Turn, bit: int) -> tuple[State, Turn]:
    """Use the narrowest grant that allows ``bit``; returns the turn after it too."""
    rest, is_action = grants.spend(f.grants, bit)
    turn = Turn.new(f.seat, rest, f.acted or is_action, f.passed)
    return x.close(s, f, turn), turn


def stalled(x: X, s: State, f: Turn) -> bool:
    """Whether the stall guard makes this player pass as soon as it may (E2.BASE.29)."""
    player: Player = s.players[f.seat]
    return not f.passed and player.idle >= x.game.variants.stall_guard


def not_granted(f: Turn, bit: int) -> Iterator[Violation]:
    """The reason when no grant of the turn allows ``bit``."""
    if not grants.allowed(f.grants) & bit:
        what = grants.NAMES[bit]
        rule = "E2.BASE.25" if bit == grants.PASS else "E2.BASE.23"
        yield violation("not-granted", rule, "this turn does not allow {what}", what=what)


# -- what a turn offers -----------------------------------------------------------------------


def legal_turn(x: X, s: State, f: Turn) -> list[Any]:
    """Everything legal in a turn, in canonical order, built from the same predicates."""
    seat = f.seat
    interned = x.game.interned
    mask = grants.allowed(f.grants)
    legal: list[Any] = []
    if mask & grants.PASS:
        passes = interned[Pass][seat]
        legal += [passes[bonus] for bonus in pass_choices(x, s, seat)]
        if stalled(x, s, f):
            return legal
    if not grants.is_due(f.grants):
        legal.append(interned[EndTurn][seat][()])
    player = s.players[seat]
    display = s.display
    if mask & grants.SIGN_STAR:
        signs = interned[SignStar][seat]
        cash = player.cash
        legal += [
            signs[c] for c in display[Row.STARS] if queries.sign_cost(x, s, seat, c) <= cash
        ]
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
    legal += free_effects(x, s, f)
    return legal


def free_effects(x: X, s: State, f: Turn) -> list[Any]:
    """One-shots and anomalies, then what modifiers offer in a turn (E2.BASE.26)."""
    player = s.players[f.seat]
    usable = x.game.usable
    offers: list[Any] = []
    for card in (*player.stars, *player.network, *player.moguls):
        if card in usable and not any(check_use(x, s, f.seat, card)):
            offers.append(x.game.interned[UseCard][f.seat][card])
    for hook in x.game.table(player).turn_offers:
        offers.extend(hook(x, s, f))
    return offers


def pass_choices(x: X, s: State, seat: int) -> tuple[str, ...]:
    """What the passer may choose; ``nothing`` only when the space gives nothing (E2.BASE.59)."""
    cash, viewers = queries.pass_bonus(x, s, seat)
    choices = ("cash",) * bool(cash) + ("viewers",) * bool(viewers)
    return choices or ("nothing",)


def legal_adds(x: X, s: State, seat: int) -> list[Any]:
    """Every card of the green room on every slot that it fits, free or taken (E2.BASE.55)."""
    player = s.players[seat]
    held = player.stars + player.ads
    if not held:
        return []
    adds = x.game.interned[AddOrReplace][seat]
    timeslots = x.game.boards.timeslots
    fitting = x.game.fitting
    legal = []
    for timeslot, show in enumerate(player.lineup):
        if show is None or not show.cards:
            continue
        name = timeslots[timeslot]
        slots = x.game.card[show.show].slots
        for card in held:
            for index, slot in enumerate(slots):
                if slot[:-1] in fitting[card] and replaceable(x, show.cards[index], card):
                    legal.append(adds[card, name, index])
    return legal


def replaceable(x: X, present: str, card: str) -> bool:
    """A slot is free, or holds a card of the same kind (E2.BASE.55)."""
    if not present:
        return True
    same: bool = x.game.is_ad[present] == x.game.is_ad[card]
    return same


# -- the actions --------------------------------------------------------------------------------


def check_pass(x: X, s: State, f: Turn, action: Pass) -> Iterator[Violation]:
    """Passing is legal in every own turn before its first action (E2.BASE.25, .62)."""
    yield from not_granted(f, grants.PASS)
    choices = pass_choices(x, s, f.seat)
    if action.bonus not in choices:
        offered = " or ".join(choices)
        message = "the pass track offers {offered}"
        yield violation("not-offered", "E2.BASE.60", message, offered=offered)


def perform_pass(x: X, s: State, f: Turn, action: Pass) -> State:
    """Claim the next space, gain the bonus at once, and end the turn (E2.BASE.59-.61, .30)."""
    seat = f.seat
    cash, viewers = queries.pass_bonus(x, s, seat)
    place = len(s.passed)
    rest, _ = grants.spend(f.grants, grants.PASS)
    turn = Turn.new(seat, rest, f.acted, True)
    s = s.replace(passed=(*s.passed, seat), pending=(*s.pending[:-1], turn))
    if x.log is not None:
        x.emit(PlayerPassed(seat, "E2.BASE.60", place))
    space = f"space {place + 1}"
    if action.bonus == "cash":
        lines = (queries.base(cash, "E2.BASE.60", space),)
        s = atoms.gain_cash(x, s, seat, lines, "E2.BASE.61")
    elif action.bonus == "viewers":
        lines = (queries.base(viewers, "E2.BASE.60", space),)
        s = atoms.gain_viewers(x, s, seat, lines, "E2.BASE.61")
    kept: tuple[int, ...] = ()
    for hook in x.game.table(s.players[seat]).on_passed:
        s, kept = hook(x, s, turn)
    if not kept:
        return end_turn(x, s, turn)
    return s if kept == rest else x.close(s, turn, turn.replace(grants=kept))


def check_end_turn(x: X, s: State, f: Turn, action: EndTurn) -> Iterator[Violation]:
    """A turn may not end while an action, a pass or a move is owed (E2.BASE.28)."""
    if grants.is_due(f.grants):
        message = "the turn needs an action or a pass first"
        if grants.allowed(f.grants) == grants.MOVE:
            message = "the turn needs its move first"
        yield violation("due", "E2.BASE.28", message)


def perform_end_turn(x: X, s: State, f: Turn, action: EndTurn) -> State:
    """End the turn; grants that are left are forfeited (E2.BASE.28)."""
    return end_turn(x, s, f)


def check_sign_star(x: X, s: State, f: Any, action: SignStar) -> Iterator[Violation]:
    """Sign a displayed star that can be paid (E2.BASE.33-.35)."""
    if type(f) is Turn:
        yield from not_granted(f, grants.SIGN_STAR)
    if action.star not in s.display[Row.STARS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.35", message, card=action.star)
        return
    if type(f) is Signing and not x.game.card[action.star].attachable:
        message = "an anomaly is signed alone"
        yield violation("anomaly-alone", "E2.CARDS.43", message)
    yield from too_dear(s, f.seat, queries.sign_cost(x, s, f.seat, action.star))


def too_dear(s: State, seat: int, cost: int) -> Iterator[Violation]:
    """The reason when the cash of a seat is less than ``cost`` (E2.BASE.34)."""
    cash = s.players[seat].cash
    if cost > cash:
        message = "it costs ${cost}M and the cash is ${cash}M"
        yield violation("cash", "E2.BASE.34", message, cost=cost, cash=cash)


def perform_sign_star(x: X, s: State, f: Any, action: SignStar) -> State:
    """Pay the signing cost, put the star in the green room (E2.BASE.35)."""
    seat, star = f.seat, action.star
    cost = queries.sign_cost(x, s, seat, star)
    lines = queries.sign_cost_lines(x, s, seat, star) if x.log is not None else ()
    limit = f.limit if type(f) is Signing else queries.sign_limit(x, s, seat)
    s = atoms.pay(x, s, seat, cost, "E2.BASE.35", lines=lines)
    s = atoms.draft(x, s, seat, Row.STARS, star, "E2.BASE.35")
    if type(f) is Signing:
        return x.close(s, f, Signing.new(seat, (*f.signed, star), limit))
    s, _ = spend(x, s, f, grants.SIGN_STAR)
    if limit > 1 and x.game.card[star].attachable:
        return x.push(s, Signing.new(seat, (star,), limit))
    return signed(x, s, seat, (star,))


def signed(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """Triggers of one action's signings."""
    for hook in x.game.table(s.players[seat]).on_signed:
        s = hook(x, s, seat, stars)
    return s


def legal_signing(x: X, s: State, f: Signing) -> list[Any]:
    """Sign one more star, or stop."""
    signs = x.game.interned[SignStar][f.seat]
    cash = s.players[f.seat].cash
    legal: list[Any] = [x.game.interned[StopSigning][f.seat][()]]
    return legal + [
        signs[card]
        for card in s.display[Row.STARS]
        if x.game.card[card].attachable and queries.sign_cost(x, s, f.seat, card) <= cash
    ]


def run_signing(x: X, s: State, f: Signing) -> State | None:
    """Stop by itself when the limit is reached."""
    return perform_stop(x, s, f, None) if len(f.signed) >= f.limit else None


def perform_stop(x: X, s: State, f: Signing, action: StopSigning | None) -> State:
    """Go on with what follows the signings."""
    return signed(x, x.close(s, f), f.seat, f.signed)


def check_sign_ad(x: X, s: State, f: Turn, action: SignAd) -> Iterator[Violation]:
    """Sign a displayed ad (E2.BASE.33, .36)."""
    yield from not_granted(f, grants.SIGN_AD)
    if action.ad not in s.display[Row.ADS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.36", message, card=action.ad)


def perform_sign_ad(x: X, s: State, f: Turn, action: SignAd) -> State:
    """Put the ad in the green room and gain its cash bonus at once (E2.BASE.36)."""
    s = atoms.draft(x, s, f.seat, Row.ADS, action.ad, "E2.BASE.36")
    lines = queries.fee_lines(x, s, f.seat, action.ad)
    s = atoms.gain_cash(x, s, f.seat, lines, "E2.BASE.36")
    return spend(x, s, f, grants.SIGN_AD)[0]


def check_take(x: X, s: State, f: Turn, action: TakeNetworkCard) -> Iterator[Violation]:
    """Take a displayed network card (E2.BASE.33, .37)."""
    yield from not_granted(f, grants.NETWORK)
    if action.card not in s.display[Row.NETWORK]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.37", message, card=action.card)


def perform_take(x: X, s: State, f: Turn, action: TakeNetworkCard) -> State:
    """Resolve an immediate card and discard it, keep any other (E2.BASE.37, E2.CARDS.01-.04)."""
    seat, card = f.seat, action.card
    s, _ = spend(x, s, f, grants.NETWORK)
    if x.game.card[card].timing != "immediate":
        return atoms.draft(x, s, seat, Row.NETWORK, card, "E2.BASE.37")
    s = atoms.discard_displayed(x, s, seat, Row.NETWORK, card, "E2.CARDS.01")
    return resolve_immediate(x, s, seat, card)


def check_add(x: X, s: State, f: Turn, action: AddOrReplace) -> Iterator[Violation]:
    """A green-room card on a fitting slot, free or with a card of its kind (E2.BASE.55)."""
    yield from not_granted(f, grants.ADD)
    player = s.players[f.seat]
    card, rule = action.card, "E2.BASE.55"
    held = card in player.stars or card in player.ads
    if not held:
        yield violation("not-held", rule, "{card} is not in the green room", card=card)
    if action.timeslot not in x.game.boards.timeslots:
        yield violation("no-timeslot", rule, "there is no such timeslot")
        return
    show = player.lineup[x.game.boards.timeslots.index(action.timeslot)]
    if show is None or not 0 <= action.slot < len(show.cards):
        message = "no show at {timeslot} has a slot {slot}"
        place = {"timeslot": action.timeslot, "slot": action.slot + 1}
        yield violation("no-slot", rule, message, **place)
        return
    slot = x.game.card[show.show].slots[action.slot]
    if held and not queries.fits_slot(x, card, slot):
        yield violation("misfit", "E2.BASE.43", "{card} does not fit the slot", card=card)
    elif held and not replaceable(x, show.cards[action.slot], card):
        message = "only a card of the same kind can be replaced"
        yield violation("other-kind", rule, message)


def perform_add(x: X, s: State, f: Turn, action: AddOrReplace) -> State:
    """Replace and discard, or fill; then the new card's side is decided (E2.BASE.55, .56)."""
    seat, slot = f.seat, action.slot
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    s, _ = spend(x, s, f, grants.ADD)
    s = atoms.discard_attached(x, s, seat, timeslot, slot, "E2.BASE.55")
    s = atoms.attach(x, s, seat, timeslot, slot, action.card, "E2.BASE.55")
    s = x.push(s, Orienting.new(seat, timeslot, 1 << slot, 0))
    return x.push(s, *side_frames(x, s, seat, timeslot, 1 << slot))


def check_use_card(x: X, s: State, f: Turn, action: UseCard) -> Iterator[Violation]:
    """A held one-shot card or anomaly whose effect is possible (E2.BASE.26, E2.CARDS.02)."""
    player = s.players[f.seat]
    rule = "E2.CARDS.02"
    if action.card not in (*player.stars, *player.network, *player.moguls):
        message = "{card} is not in the green room"
        yield violation("not-held", rule, message, card=action.card)
    elif action.card not in x.game.usable:
        message = "{card} is not a card that is used"
        yield violation("not-usable", rule, message, card=action.card)
    else:
        yield from check_use(x, s, f.seat, action.card)


def perform_use_card(x: X, s: State, f: Turn, action: UseCard) -> State:
    """Discard the card, then resolve it (E2.CARDS.02, .43)."""
    anomaly = type(x.game.card[action.card]) is Star
    rule = "E2.CARDS.43" if anomaly else "E2.CARDS.05"
    s = atoms.discard_green(x, s, f.seat, action.card, rule)
    return use(x, s, f, action.card)


def legal_timeslots(x: X, s: State, f: ChoosingShow) -> list[Any]:
    """The shows that the effect may choose."""
    choices = x.game.interned[ChooseTimeslot][f.seat]
    return [choices[x.game.boards.timeslots[i]] for i in raisable(s, f.seat)]


def check_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> Iterator[Violation]:
    """A lineup show whose season marker can move up (E2.CARDS.41)."""
    names = [x.game.boards.timeslots[i] for i in raisable(s, f.seat)]
    if action.timeslot not in names:
        message = "only a lineup show with its season marker below row 1 can be chosen"
        yield violation("no-target", "E2.CARDS.41", message)


def perform_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> State:
    """Move the season marker of the chosen show up one row (E2.CARDS.41)."""
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    show = s.players[f.seat].lineup[timeslot]
    assert show is not None
    s = x.close(s, f)
    return atoms.set_season_row(x, s, f.seat, timeslot, show.row - 1, "E2.CARDS.41")


def run_turns(x: X, s: State, f: Turns) -> State:
    """Ask the next player who has not passed; end the turns when all have (E2.BASE.23, .30)."""
    if len(s.passed) == x.game.seats:
        return x.close(s, f, *end_frames(x, s))
    seat = f.seat
    while seat in s.passed:
        seat = (seat + 1) % x.game.seats
    s = x.close(s, f, Turns.new((seat + 1) % x.game.seats))
    return start_turn(x, s, seat)


def nothing_against(x: X, s: State, f: Any, action: Any) -> Iterator[Violation]:
    """For actions that are legal whenever their frame is on top."""
    return iter(())


def _one(game: Any) -> Iterable[tuple[()]]:
    return ((),)


def _bonuses(game: Any) -> Iterable[tuple[str]]:
    return (("cash",), ("viewers",), ("nothing",))


def _stars(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.STARS])


def _ads(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.ADS])


def _network(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.NETWORK])


def _adds(game: Any) -> Iterable[tuple[str, str, int]]:
    return (
        (card, timeslot, slot)
        for card in game.attachable
        for timeslot in game.boards.timeslots
        for slot in range(game.most_slots)
    )


def _usable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.usable)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((timeslot,) for timeslot in game.boards.timeslots)


KINDS = (
    Kind(Pass, (Turn,), _bonuses, check_pass, perform_pass),
    Kind(EndTurn, (Turn,), _one, check_end_turn, perform_end_turn),
    Kind(StopSigning, (Signing,), _one, nothing_against, perform_stop),
    Kind(SignStar, (Turn, Signing), _stars, check_sign_star, perform_sign_star),
    Kind(SignAd, (Turn,), _ads, check_sign_ad, perform_sign_ad),
    Kind(TakeNetworkCard, (Turn,), _network, check_take, perform_take),
    Kind(AddOrReplace, (Turn,), _adds, check_add, perform_add),
    Kind(UseCard, (Turn,), _usable, check_use_card, perform_use_card),
    Kind(ChooseTimeslot, (ChoosingShow,), _timeslots, check_timeslot, perform_timeslot),
)
FRAMES = (
    FrameKind(Turns, run=run_turns),
    FrameKind(Turn, legal=legal_turn, run=run_turn),
    FrameKind(Signing, legal=legal_signing, run=run_signing),
    FrameKind(ChoosingShow, legal=legal_timeslots),
)
