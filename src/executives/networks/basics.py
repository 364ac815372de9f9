"""The simple actions: sign a star, sign an ad, take a network card, add or replace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind, always, no_parameters
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    AddOrReplace,
    SignAd,
    SignStar,
    StopSigning,
    TakeNetworkCard,
)
from executives.networks.filling import choose_sides, unattachable
from executives.networks.frames import Attaching, Resolved, Signing, Turn
from executives.networks.grants import not_granted, too_dear, use_grant
from executives.networks.immediates import resolve_immediate
from executives.networks.keeping import ad_elsewhere
from executives.networks.modifiers import State, X
from executives.networks.state import Row


def check_sign_star(x: X, s: State, f: Any, action: SignStar) -> Iterator[Violation]:
    """Sign a displayed star that can be paid (E2.BASE.33-.35)."""
    if type(f) is Turn and not grants.allowed(f.grants) & grants.SIGN_STAR:
        yield not_granted(x, f, grants.SIGN_STAR)
    if action.star not in s.display[Row.STARS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.35", message, card=action.star)
        return
    if type(f) is Signing and not queries.signs_with_others(x, s, f.seat, action.star):
        message = "an anomaly is signed alone"
        yield violation("anomaly-alone", "E2.CARDS.43", message)
    cost = queries.sign_cost(x, s, f.seat, action.star)
    if cost > s.players[f.seat].cash:
        yield too_dear(s, f.seat, cost)


def legal_signs(x: X, s: State, seat: int) -> list[Any]:
    """The stars of the display that can be paid (E2.BASE.33-.35)."""
    signs = x.game.interned[SignStar][seat]
    player = s.players[seat]
    cash = player.cash
    stars = s.display[Row.STARS]
    if not x.game.hooks[player.modifiers].sign_cost:
        cards = x.game.card
        return [signs[card] for card in stars if cards[card].cost <= cash]
    return [signs[card] for card in stars if queries.sign_cost(x, s, seat, card) <= cash]


def perform_sign_star(x: X, s: State, f: Turn | Signing, action: SignStar) -> State:
    """Pay the signing cost, put the star in the green room (E2.BASE.35)."""
    seat, star = f.seat, action.star
    cost = queries.sign_cost(x, s, seat, star)
    lines = queries.sign_cost_lines(x, s, seat, star) if x.log is not None else ()
    limit = f.limit if isinstance(f, Signing) else queries.sign_limit(x, s, seat)
    s = atoms.draft(x, s, seat, Row.STARS, star, "E2.BASE.35", cash=-cost, lines=lines)
    if isinstance(f, Signing):
        return x.close(s, f, Signing.new(seat, (*f.signed, star), limit))
    s, _ = use_grant(x, s, f, grants.SIGN_STAR)
    if limit > 1 and queries.signs_with_others(x, s, seat, star):
        return x.push(s, Signing.new(seat, (star,), limit))
    return signed(x, s, seat, (star,))


def signed(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """Triggers of one action's signings."""
    for hook in x.game.hooks[s.players[seat].modifiers].on_signed:
        s = hook(x, s, seat, stars)
    return s


def legal_signing(x: X, s: State, f: Signing) -> list[Any]:
    """Sign one more star, or stop."""
    stop: list[Any] = [x.game.interned[StopSigning][f.seat][()]]
    stars = legal_signs(x, s, f.seat)
    return stop + [sign for sign in stars if queries.signs_with_others(x, s, f.seat, sign.star)]


def run_signing(x: X, s: State, f: Signing) -> State | None:
    """Stop by itself when the limit is reached."""
    return perform_stop(x, s, f, None) if len(f.signed) >= f.limit else None


def perform_stop(x: X, s: State, f: Signing, action: StopSigning | None) -> State:
    """Go on with what follows the signings."""
    return signed(x, x.close(s, f), f.seat, f.signed)


def check_sign_ad(x: X, s: State, f: Turn, action: SignAd) -> Iterator[Violation]:
    """Sign a displayed ad (E2.BASE.33, .36)."""
    if not grants.allowed(f.grants) & grants.SIGN_AD:
        yield not_granted(x, f, grants.SIGN_AD)
    if action.ad not in s.display[Row.ADS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.36", message, card=action.ad)


def perform_sign_ad(x: X, s: State, f: Turn, action: SignAd) -> State:
    """Put the ad in the green room and gain its cash bonus at once (E2.BASE.36)."""
    fee = queries.action_fee(x, s, f.seat, action.ad)
    lines = queries.action_fee_lines(x, s, f.seat, action.ad) if x.log is not None else ()
    rule = "E2.BASE.36"
    gone: State | None = None
    if x.game.hooks[s.players[f.seat].modifiers].on_ad:
        lifted = atoms.lift(s, Row.ADS, action.ad)
        gone = ad_elsewhere(x, lifted, f.seat, action.ad, "display", rule)
    if gone is None:
        s = atoms.draft(x, s, f.seat, Row.ADS, action.ad, rule, cash=fee, lines=lines)
    else:
        s = atoms.change_cash(x, gone, f.seat, fee, rule, lines=lines)
    return use_grant(x, s, f, grants.SIGN_AD)[0]


def check_take(x: X, s: State, f: Turn, action: TakeNetworkCard) -> Iterator[Violation]:
    """Take a displayed network card (E2.BASE.33, .37)."""
    if not grants.allowed(f.grants) & grants.NETWORK:
        yield not_granted(x, f, grants.NETWORK)
    if action.card not in s.display[Row.NETWORK]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.37", message, card=action.card)


def perform_take(x: X, s: State, f: Turn, action: TakeNetworkCard) -> State:
    """Resolve an immediate card and discard it, keep any other (E2.BASE.37, E2.CARDS.01-.04)."""
    seat, card = f.seat, action.card
    s, _ = use_grant(x, s, f, grants.NETWORK)
    if x.game.card[card].timing != "immediate":
        return atoms.draft(x, s, seat, Row.NETWORK, card, "E2.BASE.37")
    s = x.push(atoms.lift(s, Row.NETWORK, card), Resolved.new(seat, card, "display"))
    return resolve_immediate(x, s, seat, card)


def check_add(x: X, s: State, f: Any, action: AddOrReplace) -> Iterator[Violation]:
    """A green-room card on a fitting slot, free or with a card of its kind (E2.BASE.55)."""
    if type(f) is Turn and not grants.allowed(f.grants) & grants.ADD:
        yield not_granted(x, f, grants.ADD)
    player = s.players[f.seat]
    card, rule = action.card, "E2.BASE.55"
    if type(f) is Attaching and x.game.is_ad[card]:
        yield violation("star-only", "E2.CARDS.08", "only stars are attached by this card")
    held = card in player.stars or card in player.ads
    if not held:
        yield violation("not-held", rule, "{card} is not in the green room", card=card)
    if action.timeslot not in x.game.boards.timeslots:
        yield violation("no-timeslot", rule, "there is no such timeslot")
        return
    if held and not x.game.fitting[card]:
        yield unattachable(card)
        return
    show = player.lineup[x.game.boards.timeslots.index(action.timeslot)]
    if show is None or not 0 <= action.slot < len(show.cards) - len(show.guests):
        message = "no show at {timeslot} has a slot {slot}"
        slot_name, number = action.timeslot, action.slot + 1
        yield violation("no-slot", rule, message, timeslot=slot_name, slot=number)
        return
    slot = x.game.card[show.show].slots[action.slot]
    if held and not queries.fits_slot(x, card, slot):
        yield violation("misfit", "E2.BASE.43", "{card} does not fit the slot", card=card)
    elif held and not replaceable(x, show.cards[action.slot], card):
        message = "only a card of the same kind can be replaced"
        yield violation("other-kind", rule, message)


def perform_add(x: X, s: State, f: Turn | Attaching, action: AddOrReplace) -> State:
    """Replace and discard, or fill; then the new card's side is decided (E2.BASE.55, .56)."""
    seat, slot = f.seat, action.slot
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    if isinstance(f, Attaching):
        fresh = list(f.fresh)
        fresh[timeslot] |= 1 << slot
        s = x.close(s, f, Attaching(seat, f.left - 1, tuple(fresh)))
        return atoms.attach(x, s, seat, timeslot, slot, action.card, "E2.CARDS.08")
    s, _ = use_grant(x, s, f, grants.ADD)
    s = atoms.attach(x, s, seat, timeslot, slot, action.card, "E2.BASE.55")
    if x.game.rules.invite is not None:
        return x.game.rules.invite(x, s, seat, timeslot, 1 << slot, False)  # type: ignore[no-any-return]
    return choose_sides(x, s, seat, timeslot, 1 << slot)


def legal_adds(x: X, s: State, seat: int) -> list[Any]:
    """Every slot with every card of the green room that fits it, free or taken (E2.BASE.55)."""
    player = s.players[seat]
    fitting, is_ad = x.game.fitting, x.game.is_ad
    stars = [card for card in player.stars if fitting[card]]
    ads = player.ads
    if not stars and not ads:
        return []
    legal: list[Any] = []
    for show, adds in zip(player.lineup, x.game.adds[seat], strict=True):
        if show is None:
            continue
        for slot, present, add in zip(x.game.slots[show.show], show.cards, adds, strict=False):
            if slot != "ad" and not (present and is_ad[present]):
                legal += [add[card] for card in stars]
            if slot != "star" and not (present and not is_ad[present]):
                legal += [add[card] for card in ads]
    return legal


def attachable_stars(x: X, s: State, seat: int) -> bool:
    """Whether some star of the green room fits a slot of an own show (E2.CARDS.08)."""
    player = s.players[seat]
    fitting, is_ad = x.game.fitting, x.game.is_ad
    if not any(fitting[card] for card in player.stars):
        return False
    for show in player.lineup:
        if show is not None:
            for slot, present in zip(x.game.slots[show.show], show.cards, strict=False):
                if slot != "ad" and not (present and is_ad[present]):
                    return True
    return False


def replaceable(x: X, present: str, card: str) -> bool:
    """A slot is free, or holds a card of the same kind (E2.BASE.55)."""
    if not present:
        return True
    same: bool = x.game.is_ad[present] == x.game.is_ad[card]
    return same


def _stars(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.STARS])


def _ads(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.ADS])


def _network(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.NETWORK])


def _adds(game: Any) -> Iterable[tuple[str, str, int]]:
    return (
        (card, timeslot, slot)
        for card in game.stars_and_ads
        for timeslot in game.all_timeslots
        for slot in range(game.most_slots)
    )


KINDS = (
    Kind(StopSigning, (Signing,), no_parameters, always, perform_stop),
    Kind(SignStar, (Turn, Signing), _stars, check_sign_star, perform_sign_star),
    Kind(SignAd, (Turn,), _ads, check_sign_ad, perform_sign_ad),
    Kind(TakeNetworkCard, (Turn,), _network, check_take, perform_take),
    Kind(AddOrReplace, (Turn, Attaching), _adds, check_add, perform_add),
)
FRAMES = (FrameKind(Signing, legal=legal_signing, run=run_signing),)
