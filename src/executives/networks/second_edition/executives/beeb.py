"""BEEB: each space of its rondel allows one action and a bonus action of its own.

Every turn begins with a move on the rondel, further than 2 spaces for money, and a pass is
possible only on one space.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, no_parameters
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.actions import Pass, PassWith
from executives.networks.board_tracks import BoardTrack, BoardTracks, move_note
from executives.networks.frames import Turn
from executives.networks.grants import (
    ADD,
    BONUS,
    CARD,
    DUE,
    MOVE,
    NETWORK,
    PASS,
    PRODUCE,
    SIGN_AD,
    SIGN_STAR,
    allowed,
    too_dear,
    use_grant,
)
from executives.networks.modifiers import Executive, Grants, Hooks, State, X
from executives.networks.state import DeckId, Row
from executives.networks.turns import stalled

STAR_SPACE, AD_SPACE, PASS_SPACE, NETWORK_SPACE, ADD_SPACE = 1, 2, 3, 4, 5

SPACE_GRANTS: dict[int, Grants] = {
    STAR_SPACE: (SIGN_STAR | CARD, BONUS),
    AD_SPACE: (SIGN_AD | CARD, BONUS),
    PASS_SPACE: (PRODUCE | CARD, BONUS | PASS),
    NETWORK_SPACE: (NETWORK | CARD, BONUS),
    ADD_SPACE: (ADD | CARD, BONUS | ADD),
}
"""E2.BEEB.14, .17, .19, .20, .22, .25, .26: the action of each space and its bonus."""


@visible()
@record
class Rondel(Record):
    """The space of the marker, 1 to 5; 0 is START (E2.SETUP.07)."""

    marker: int = public(default=0)

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.marker <= len(SPACE_GRANTS):
            raise ValueError(f"the rondel has no space {self.marker}")


RONDELS = tuple(Rondel(marker) for marker in range(6))
"""One object for each space: every turn moves the marker."""


@record
class MoveMarker(Action):
    """Move to a space of the rondel (E2.BEEB.02, .04)."""

    space: str

    TEXT: ClassVar[str] = "rondel {space}"


@record
class AddStar(Action):
    """Bonus of the star space: $1M for a star of the deck in the display (E2.BEEB.15)."""

    TEXT: ClassVar[str] = "add-star"


@record
class CashInAd(Action):
    """Bonus of the ad space: discard an own ad for its income (E2.BEEB.18)."""

    ad: str

    TEXT: ClassVar[str] = "cash-in {ad}"


@record
class AddNetworkCard(Action):
    """Bonus of the network space: one card into the display, then one out (E2.BEEB.23)."""

    TEXT: ClassVar[str] = "add-network-card"


@record
class DiscardNetworkCard(Action):
    """Second half of that bonus: the card that leaves the display (E2.BEEB.23)."""

    card: str

    TEXT: ClassVar[str] = "discard {card}"


@visible()
@record
class DiscardingNetworkCard(Frame):
    """A network card of the display has to be discarded (E2.BEEB.23)."""

    seat: int = public()


# -- the move -------------------------------------------------------------------------------------


def marker_of(s: State, seat: int) -> int | None:
    """The space of the marker; None for a seat without a rondel."""
    memory = s.players[seat].memory
    return memory.marker if isinstance(memory, Rondel) else None


def begin_with_move(x: X, s: State, seat: int, given: Grants) -> Grants:
    """E2.BEEB.04, .09, .11: the turn owes a move in the place of its action or pass."""
    return (MOVE | DUE, *given[1:])


def move_cost(x: X, marker: int, target: int) -> int:
    """E2.BEEB.02, .04, .12, .13: free from START and up to 2 spaces, $1M for each beyond."""
    if not marker:
        return 0
    cost: int = x.game.tables["rondel"]["move_costs"][(target - marker - 1) % 5]
    return cost


def must_head_for_pass(x: X, s: State, f: Turn, marker: int) -> bool:
    """E2.BASE.29: stalled, and a free move reaches the pass space."""
    return stalled(x, s, f) and move_cost(x, marker, PASS_SPACE) == 0


def check_move(x: X, s: State, f: Turn, action: MoveMarker) -> Iterator[Violation]:
    """E2.BEEB.04, .11-.13: one move a turn, clockwise, paid before acting."""
    marker = marker_of(s, f.seat)
    spaces = x.game.tables["rondel"]["spaces"]
    if marker is None or not allowed(f.grants) & MOVE:
        yield violation("not-granted", "E2.BEEB.04", "this turn has no move on a rondel left")
        return
    if action.space not in spaces:
        yield violation("space", "E2.BEEB.02", "the rondel has no such space")
        return
    target = spaces.index(action.space) + 1
    cost = move_cost(x, marker, target)
    if cost > s.players[f.seat].cash:
        yield too_dear(s, f.seat, cost)
    if target != PASS_SPACE and must_head_for_pass(x, s, f, marker):
        message = "after so many turns without an action the move must lead to the pass space"
        yield violation("stalled", "E2.BASE.29", message)


def perform_move(x: X, s: State, f: Turn, action: MoveMarker) -> State:
    """Pay and move; the turn then has what the space allows (E2.BEEB.03, .05)."""
    spaces = x.game.tables["rondel"]["spaces"]
    target = spaces.index(action.space) + 1
    marker = marker_of(s, f.seat)
    assert marker is not None
    cost = move_cost(x, marker, target)
    if cost:
        spaces = f"{(target - marker - 1) % 5 + 1} spaces"
        lines = (queries.base(cost, "E2.BEEB.12", spaces),)
        s = atoms.pay(x, s, f.seat, cost, "E2.BEEB.12", lines=lines)
    change = f"rondel marker at {action.space}"
    s = atoms.remember(x, s, f.seat, RONDELS[target], "E2.BEEB.04", change)
    rest = tuple(grant for grant in f.grants if not grant & MOVE)
    return x.close(s, f, f.replace(grants=(*SPACE_GRANTS[target], *rest)))


def back_to_start(x: X, s: State, f: Turn) -> tuple[State, Grants]:
    """E2.BEEB.10, .20: the marker returns to START; the action of the space may still follow."""
    s = atoms.remember(x, s, f.seat, RONDELS[0], "E2.BEEB.10", "rondel marker at START")
    return s, () if x.game.variants.beeb_pass_ends_turn else f.grants


def only_on_the_pass_space(x: X, s: State, f: Any, action: Action) -> Iterator[Violation]:
    """E2.BEEB.08: why a pass is refused elsewhere on the rondel."""
    if isinstance(action, (Pass, PassWith)) and marker_of(s, f.seat) != PASS_SPACE:
        message = "a pass needs the marker on the pass space"
        yield violation("pass-space", "E2.BEEB.08", message)


# -- bonus actions --------------------------------------------------------------------------------


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E2.BEEB.02, .04, .15-.26: the moves, or the bonus action of the space."""
    marker = marker_of(s, f.seat)
    mask = allowed(f.grants)
    interned = x.game.interned
    if marker is None:
        return
    if mask & MOVE:
        cash = s.players[f.seat].cash
        heading = must_head_for_pass(x, s, f, marker)
        for target, move in enumerate(interned[MoveMarker][f.seat].values(), start=1):
            if move_cost(x, marker, target) <= cash and (target == PASS_SPACE or not heading):
                yield move
    elif mask & BONUS:
        if marker == STAR_SPACE and not any(check_add_star(x, s, f, None)):
            yield interned[AddStar][f.seat][()]
        elif marker == AD_SPACE:
            for ad in own_ads(x, s, f.seat):
                yield interned[CashInAd][f.seat][ad]
        elif marker == NETWORK_SPACE and not any(check_add_network(x, s, f, None)):
            yield interned[AddNetworkCard][f.seat][()]


def no_bonus(s: State, f: Turn, space: int, rule: str) -> Iterator[Violation]:
    """The reason when the bonus action of ``space`` is not there."""
    mask = allowed(f.grants)
    if mask & MOVE:
        yield violation("no-bonus", rule, "the move on the rondel comes first")
    elif marker_of(s, f.seat) != space:
        yield violation("no-bonus", rule, "the marker is not on the space of this bonus action")
    elif not mask & BONUS:
        yield violation("no-bonus", rule, "the bonus action of this space has been used")
        message = "an extra action brings no further bonus action"
        yield violation("no-bonus-again", "E2.BEEB.31", message)


def check_add_star(x: X, s: State, f: Turn, action: AddStar | None) -> Iterator[Violation]:
    """E2.BEEB.15, .16: $1M and a star deck that is not empty; displayed stars are not needed."""
    yield from no_bonus(s, f, STAR_SPACE, "E2.BEEB.15")
    if not queries.deck_size(s, DeckId.STAR):
        yield violation("empty-deck", "E2.BEEB.15", "the star deck is empty")
    cost = x.game.tables["rondel"]["star_to_display_cost"]
    if cost > s.players[f.seat].cash:
        yield too_dear(s, f.seat, cost)


def perform_add_star(x: X, s: State, f: Turn, action: AddStar) -> State:
    """Pay, and add the top star of the deck to the display (E2.BEEB.15)."""
    cost = x.game.tables["rondel"]["star_to_display_cost"]
    lines = (queries.base(cost, "E2.BEEB.15", "star space"),)
    s = atoms.pay(x, s, f.seat, cost, "E2.BEEB.15", lines=lines)
    s = atoms.deal(x, s, Row.STARS, DeckId.STAR, 1, f.seat, "E2.BEEB.15")
    return use_grant(x, s, f, BONUS)[0]


def own_ads(x: X, s: State, seat: int) -> list[str]:
    """The ads of a player, green room first."""
    player = s.players[seat]
    shows = [show for show in player.lineup if show is not None]
    attached = [c for show in shows for c in show.cards if c and x.game.is_ad[c]]
    return [*player.ads, *attached]


def ad_place(s: State, seat: int, ad: str) -> tuple[int, int] | None:
    """The timeslot and slot of an attached ad; None when it lies in the green room."""
    for timeslot, show in enumerate(s.players[seat].lineup):
        if show is not None and ad in show.cards:
            return timeslot, show.cards.index(ad)
    return None


def check_cash_in(x: X, s: State, f: Turn, action: CashInAd) -> Iterator[Violation]:
    """E2.BEEB.18: an own ad of the lineup or the green room."""
    yield from no_bonus(s, f, AD_SPACE, "E2.BEEB.18")
    if action.ad not in own_ads(x, s, f.seat):
        message = "{ad} is not an ad of this player"
        yield violation("not-held", "E2.BEEB.18", message, ad=action.ad)


def perform_cash_in(x: X, s: State, f: Turn, action: CashInAd) -> State:
    """Discard the ad for its income as it lies; in the green room, its upper one (E2.BEEB.18)."""
    seat, ad = f.seat, action.ad
    place = ad_place(s, seat, ad)
    up = True
    if place is not None:
        show = s.players[seat].lineup[place[0]]
        assert show is not None
        up = bool(show.up >> place[1] & 1)
    lines: Lines = (queries.base(queries.ad_income(x, ad, up), "E2.BEEB.18", ad),)
    if place is None:
        s = atoms.discard_green(x, s, seat, ad, "E2.BEEB.18")
    else:
        s = atoms.discard_attached(x, s, seat, place[0], place[1], "E2.BEEB.18")
    s = atoms.gain_cash(x, s, seat, lines, "E2.BEEB.18")
    return use_grant(x, s, f, BONUS)[0]


def check_add_network(
    x: X, s: State, f: Turn, action: AddNetworkCard | None
) -> Iterator[Violation]:
    """E2.BEEB.23, .24: a network card in the display and one in the deck."""
    yield from no_bonus(s, f, NETWORK_SPACE, "E2.BEEB.23")
    if not s.display[Row.NETWORK]:
        message = "the display has no network card"
        yield violation("empty-row", "E2.BEEB.24", message)
    if not queries.deck_size(s, DeckId.NETWORK):
        yield violation("empty-deck", "E2.BEEB.23", "the network deck is empty")


def perform_add_network(x: X, s: State, f: Turn, action: AddNetworkCard) -> State:
    """Add the top network card to the display; one is then discarded (E2.BEEB.23)."""
    s = atoms.deal(x, s, Row.NETWORK, DeckId.NETWORK, 1, f.seat, "E2.BEEB.23")
    s, _ = use_grant(x, s, f, BONUS)
    return x.push(s, DiscardingNetworkCard(f.seat))


def legal_discards(x: X, s: State, f: DiscardingNetworkCard) -> list[Any]:
    """Any displayed network card, the added one too (E2.BEEB.23)."""
    discards = x.game.interned[DiscardNetworkCard][f.seat]
    return [discards[card] for card in s.display[Row.NETWORK]]


def check_discard(
    x: X, s: State, f: DiscardingNetworkCard, action: DiscardNetworkCard
) -> Iterator[Violation]:
    """E2.BEEB.23: a network card of the display."""
    if action.card not in s.display[Row.NETWORK]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BEEB.23", message, card=action.card)


def perform_discard(x: X, s: State, f: DiscardingNetworkCard, action: DiscardNetworkCard) -> State:
    """Discard it."""
    s = x.close(s, f)
    return atoms.discard_displayed(x, s, f.seat, Row.NETWORK, action.card, "E2.BEEB.23")


def board(game: Any, memory: Rondel) -> BoardTracks:
    """E2.BEEB.02, .08, .12: the rondel; at START the marker is on none of its spaces."""
    table = game.tables["rondel"]
    named = enumerate(table["spaces"], start=1)
    spaces = [f"{word} or pass" if space == PASS_SPACE else word for space, word in named]
    marker = (memory.marker - 1, "" if memory.marker else "at START")
    note = move_note(table["move_costs"])
    return (BoardTrack("rondel", tuple(spaces), (marker,), ring=True, note=note),)


def _spaces(game: Any) -> Iterable[tuple[str]]:
    return ((space,) for space in game.tables["rondel"]["spaces"])


def _ads(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.attachable if game.is_ad[card])


def _network(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.NETWORK])


BEEB = Executive(
    id="beeb",
    edition="second",
    section="E2.BEEB",
    name="BEEB",
    complexity=3,
    hooks=Hooks(
        turn_grants=begin_with_move,
        turn_offers=offers,
        on_passed=back_to_start,
        refusal=only_on_the_pass_space,
    ),
    memory=Rondel(),
    kinds=(
        Kind(MoveMarker, (Turn,), _spaces, check_move, perform_move),
        Kind(AddStar, (Turn,), no_parameters, check_add_star, perform_add_star),
        Kind(CashInAd, (Turn,), _ads, check_cash_in, perform_cash_in),
        Kind(AddNetworkCard, (Turn,), no_parameters, check_add_network, perform_add_network),
        Kind(
            DiscardNetworkCard,
            (DiscardingNetworkCard,),
            _network,
            check_discard,
            perform_discard,
        ),
    ),
    frames=(FrameKind(DiscardingNetworkCard, legal=legal_discards),),
    board=board,
)
