"""TELETHON: raises funds once a season, for which it or those who give get donor tokens.

It cannot have ads: those that it takes go to the bottom of the deck, and the action Land an Ad
gives it a token and a landing fee that is $1M lower.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import Record, record
from executives.core.tally import Line, Lines, Stage
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, grants
from executives.networks.board_tracks import BoardTrack, BoardTracks, plain_markers
from executives.networks.first_edition.donor_tokens import OPTIONS
from executives.networks.first_edition.genre_bonuses import DRAWS
from executives.networks.frames import Turn
from executives.networks.grants import too_dear, use_grant
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add, base

LANDING = "E2.BASE.36"
"""By this clause the engine gives an ad to whoever takes the action Land an Ad."""


@visible()
@record
class Campaign(Record):
    """Whether funds were raised in this season."""

    raised: bool = public(default=False)


@visible()
@record
class DonorAppeal(Frame):
    """A player is asked for a gift (E1.TELETHON.07)."""

    seat: int = public()
    asker: int = public()


@record
class Fundraise(Action):
    """Raise funds, asking one player after the other (E1.TELETHON.03, .07)."""

    one: int
    other: int

    TEXT: ClassVar[str] = "fundraise {one:seat} {other:seat}"


@record
class Donate(Action):
    """Give what was asked for, for a donor token (E1.TELETHON.09)."""

    TEXT: ClassVar[str] = "donate"


@record
class Decline(Action):
    """Give nothing (E1.TELETHON.10)."""

    TEXT: ClassVar[str] = "decline"


def campaign_of(s: State, seat: int) -> Campaign:
    """The campaign of a seat; without one, one that is over."""
    memory = s.players[seat].memory
    return memory if isinstance(memory, Campaign) else Campaign(raised=True)


# -- fundraising ----------------------------------------------------------------------------------


def pairs(seats: int) -> Iterator[tuple[int, int]]:
    """E1.TELETHON.07, .11: two others in either order; a single opponent twice.

    They are told by how many seats further to the left they sit.
    """
    yield from ((1, 1),) if seats == 2 else permutations(range(1, seats), 2)


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E1.TELETHON.03: once a season, while the turn allows any action."""
    if campaign_of(s, f.seat).raised or not grants.allowed(f.grants) & grants.CARD:
        return
    seats = x.game.seats
    raises = x.game.interned[Fundraise][f.seat]
    for pair in pairs(seats):
        yield raises[tuple((f.seat + by) % seats for by in pair)]


def check_fundraise(x: X, s: State, f: Turn, action: Fundraise) -> Iterator[Violation]:
    """E1.TELETHON.03: TELETHON only, not twice in a season, and in place of another action."""
    rule = "E1.TELETHON.03"
    if not isinstance(s.players[f.seat].memory, Campaign):
        yield violation("no-campaign", rule, "this player does not raise funds")
    elif campaign_of(s, f.seat).raised:
        yield violation("raised", rule, "funds were raised in this season")
    if not grants.allowed(f.grants) & grants.CARD:
        yield violation("not-granted", rule, "this turn has no action left for raising funds")


def perform_fundraise(x: X, s: State, f: Turn, action: Fundraise) -> State:
    """E1.TELETHON.06-.08: cash from the bank, then the two are asked, dropped out or not."""
    seat = f.seat
    s, _ = use_grant(x, s, f, grants.CARD)
    s = atoms.remember(x, s, seat, Campaign(raised=True), "E1.TELETHON.03", "funds raised")
    lines = (base(x.game.tables["fundraising"]["cash"], "E1.TELETHON.06", "fundraising"),)
    s = atoms.gain_cash(x, s, seat, lines, "E1.TELETHON.06")
    return x.push(s, DonorAppeal(action.other, seat), DonorAppeal(action.one, seat))


def gift(x: X) -> int:
    """What each is asked for, in $M (E1.TELETHON.07)."""
    amount: int = x.game.tables["fundraising"]["gift"]
    return amount


def legal_answers(x: X, s: State, f: DonorAppeal) -> list[Any]:
    """Give, or do not."""
    return [x.game.interned[kind][f.seat][()] for kind in (Donate, Decline)]


def run_appeal(x: X, s: State, f: DonorAppeal) -> Decline | None:
    """E1.TELETHON.09: who has less than is asked for can only decline."""
    if s.players[f.seat].cash >= gift(x):
        return None
    return x.game.interned[Decline][f.seat][()]  # type: ignore[no-any-return]


def check_donate(x: X, s: State, f: DonorAppeal, action: Donate) -> Iterator[Violation]:
    """E1.TELETHON.09: the whole gift can be paid."""
    if s.players[f.seat].cash < gift(x):
        yield too_dear(s, f.seat, gift(x))


def perform_donate(x: X, s: State, f: DonorAppeal, action: Donate) -> State:
    """E1.TELETHON.09: the cash to TELETHON, a token of the supply to the giver."""
    rule = "E1.TELETHON.09"
    lines = (base(gift(x), rule, "donation"),)
    s = atoms.pay(x, x.close(s, f), f.seat, gift(x), rule, lines=lines)
    s = atoms.gain_cash(x, s, f.asker, lines, rule)
    return atoms.change_tokens(x, s, f.seat, 1, rule)


def perform_decline(x: X, s: State, f: DonorAppeal, action: Decline) -> State:
    """E1.TELETHON.10: a token of the supply to TELETHON."""
    return atoms.change_tokens(x, x.close(s, f), f.asker, 1, "E1.TELETHON.10")


def end_campaign(x: X, s: State, seat: int) -> State:
    """E1.TELETHON.03: in the next season funds may be raised again."""
    if not campaign_of(s, seat).raised:
        return s
    return atoms.remember(x, s, seat, Campaign(), "E1.TELETHON.03", "funds may be raised")


# -- ads ------------------------------------------------------------------------------------------


def ad_to_the_deck(x: X, s: State, seat: int, ad: str, origin: str, rule: str) -> State:
    """E1.TELETHON.13-.17, .19-.21: no ad comes to the green room.

    A token comes with the action Land an Ad and with a genre bonus, and with nothing else.
    """
    landed = rule == LANDING
    s = atoms.put_away(x, s, seat, (ad,), origin, "E1.TELETHON.19" if landed else "E1.TELETHON.14")
    tokens = x.game.tables["ads_to_deck"]["tokens"]
    if landed:
        return atoms.change_tokens(x, s, seat, tokens, "E1.TELETHON.17")
    if rule == x.game.rewards_by_name[DRAWS["ads"]].rule:
        return atoms.change_tokens(x, s, seat, tokens, "E1.TELETHON.21")
    return s


def lower_fee(x: X, s: State, seat: int, ad: str) -> Lines:
    """E1.TELETHON.18, .20: $1M less for the action only, but nothing is ever paid for it."""
    numbers = x.game.tables["ads_to_deck"]
    return (
        add(-numbers["fee_reduction"], "E1.TELETHON.18", ad),
        Line(Stage.FLOOR, numbers["least_fee"], "E1.TELETHON.18"),
    )


def board(game: Any, memory: Campaign) -> BoardTracks:
    """E1.TELETHON.03: whether funds were raised in this season."""
    spaces = ("to be raised", "raised")
    return (BoardTrack("funds of the season", spaces, plain_markers(int(memory.raised))),)


def _pairs(game: Any) -> Iterable[tuple[int, int]]:
    return pairs(game.seats)


TELETHON = Executive(
    id="telethon",
    edition="first",
    section="E1.TELETHON",
    name="TELETHON",
    complexity=2,
    hooks=Hooks(
        turn_offers=offers,
        on_ad=ad_to_the_deck,
        action_fee=lower_fee,
        on_round_end=end_campaign,
    ),
    memory=Campaign(),
    kinds=(
        Kind(Fundraise, (Turn,), _pairs, check_fundraise, perform_fundraise),
        Kind(Donate, (DonorAppeal,), no_parameters, check_donate, perform_donate),
        Kind(Decline, (DonorAppeal,), no_parameters, always, perform_decline),
    ),
    frames=(FrameKind(DonorAppeal, legal=legal_answers, run=run_appeal),),
    options=OPTIONS,
    board=board,
    solo=False,
)
