"""RICH: stars, ads or other network cards in the display at the start of every season.

At the game's end its network cards with the game-end icon score nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import Record, record
from executives.core.tally import Line, Lines, Stage
from executives.core.violations import Violation, violation
from executives.core.visibility import PartView, owner, public, visible
from executives.networks import atoms, queries
from executives.networks.cards import Ad, NetworkCard
from executives.networks.draws import draw_and_keep
from executives.networks.grants import too_dear
from executives.networks.modifiers import Executive, Frames, Hooks, State, X
from executives.networks.state import DeckId, Row

STARS, ADS = "stars", "ads"


@visible()
@record
class ChoosingWindfall(Frame):
    """One of the three abilities is chosen (E1.RICH.02)."""

    seat: int = public()


@record
class KeepingAdView(Record, PartView):
    """The ads drawn, to others their backs."""

    seat: int
    cards: tuple[str, ...]


@visible(view=KeepingAdView)
@record
class KeepingAd(Frame):
    """One of the ads drawn is kept, the others are discarded for their fees (E1.RICH.04)."""

    seat: int = public()
    cards: tuple[str, ...] = owner()


@visible()
@record
class SwappingCards(Frame):
    """Further network cards of the display may be swapped (E1.RICH.06)."""

    seat: int = public()


@record
class DrawWindfall(Action):
    """Draw three ``stars`` or three ``ads`` (E1.RICH.03, .04)."""

    what: str

    TEXT: ClassVar[str] = "windfall {what}"


@record
class KeepAd(Action):
    """Keep one of the ads drawn (E1.RICH.04)."""

    ad: str

    TEXT: ClassVar[str] = "keep-ad {ad}"


@record
class SwapCard(Action):
    """Pay to swap a network card of the display for a new one (E1.RICH.05)."""

    card: str

    TEXT: ClassVar[str] = "swap {card}"


@record
class StopSwapping(Action):
    """Swap no further network card (E1.RICH.06)."""

    TEXT: ClassVar[str] = "stop-swapping"


def due_windfall(x: X, s: State, seat: int) -> Frames:
    """E1.RICH.02: in every season, with the display dealt, before the first turn."""
    return (ChoosingWindfall(seat),)


def swap_cost(x: X) -> int:
    """What each swap costs, in $M (E1.RICH.05, .06)."""
    cost: int = x.game.tables["card_swap"]["cost"]
    return cost


def legal_swaps(x: X, s: State, seat: int) -> list[Any]:
    """E1.RICH.05, .09, .11: any network card of the display, if the swap can be paid."""
    if s.players[seat].cash < swap_cost(x):
        return []
    swaps = x.game.interned[SwapCard][seat]
    return [swaps[card] for card in s.display[Row.NETWORK]]


# -- stars or ads ---------------------------------------------------------------------------------


def legal_windfalls(x: X, s: State, f: ChoosingWindfall) -> list[Any]:
    """E1.RICH.02: either draw, or the first swap; there is no abstention."""
    draws = x.game.interned[DrawWindfall][f.seat]
    return [*draws.values(), *legal_swaps(x, s, f.seat)]


def perform_draw(x: X, s: State, f: ChoosingWindfall, action: DrawWindfall) -> State:
    """E1.RICH.03, .04: draw; a star is kept for free like any drawn one, an ad by other rules."""
    s = x.close(s, f)
    draw = x.game.rewards_by_name[f"windfall-{action.what}"].draw
    if action.what == STARS:
        return draw_and_keep(x, s, f.seat, draw, "E1.RICH.03")
    s, cards = atoms.take_from_deck(s, DeckId.AD, sum(number for _, number in draw))
    if not cards:
        return s
    if x.log is not None:
        x.emit(x.game.drawn_event(f.seat, "E1.RICH.04", cards))
    return x.push(s, KeepingAd(f.seat, cards))


def legal_ads(x: X, s: State, f: KeepingAd) -> list[Any]:
    """E1.RICH.04: any of the ads drawn."""
    keeps = x.game.interned[KeepAd][f.seat]
    return [keeps[card] for card in f.cards]


def check_ad(x: X, s: State, f: KeepingAd, action: KeepAd) -> Iterator[Violation]:
    """E1.RICH.04: one of the ads drawn."""
    if action.ad not in f.cards:
        yield violation("not-drawn", "E1.RICH.04", "{card} was not drawn", card=action.ad)


def perform_ad(x: X, s: State, f: KeepingAd, action: KeepAd) -> State:
    """E1.RICH.04: the ad kept pays nothing, the others pay their landing fees and go."""
    seat = f.seat
    s = atoms.receive(x, x.close(s, f), seat, action.ad, "E1.RICH.04")
    others = tuple(card for card in f.cards if card != action.ad)
    s = atoms.put_away(x, s, seat, others, "drawn", "E1.RICH.04")
    for card in others:
        s = atoms.gain_cash(x, s, seat, queries.fee_lines(x, s, seat, card), "E1.RICH.04")
    return s


# -- network cards --------------------------------------------------------------------------------


def legal_swapping(x: X, s: State, f: SwappingCards) -> list[Any]:
    """E1.RICH.06: one more swap, or none."""
    return [x.game.interned[StopSwapping][f.seat][()], *legal_swaps(x, s, f.seat)]


def run_swapping(x: X, s: State, f: SwappingCards) -> State | None:
    """E1.RICH.06: it ends by itself when no further swap can be paid."""
    return None if legal_swaps(x, s, f.seat) else x.close(s, f)


def check_swap(
    x: X, s: State, f: ChoosingWindfall | SwappingCards, action: SwapCard
) -> Iterator[Violation]:
    """E1.RICH.05, .09: a network card of the display, not one that somebody holds; and its cost."""
    if action.card not in s.display[Row.NETWORK]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E1.RICH.09", message, card=action.card)
    if s.players[f.seat].cash < swap_cost(x):
        yield too_dear(s, f.seat, swap_cost(x))


def perform_swap(x: X, s: State, f: ChoosingWindfall | SwappingCards, action: SwapCard) -> State:
    """E1.RICH.05, .06, .10: pay; the card under the deck, the next one to the display; go on."""
    seat, rule = f.seat, "E1.RICH.10"
    s = x.close(s, f, SwappingCards(seat))
    lines = (queries.base(swap_cost(x), "E1.RICH.05", action.card),)
    s = atoms.pay(x, s, seat, swap_cost(x), "E1.RICH.05", lines=lines)
    s = atoms.discard_displayed(x, s, seat, Row.NETWORK, action.card, rule)
    return atoms.deal(x, s, Row.NETWORK, DeckId.NETWORK, 1, seat, rule)


def perform_stop(x: X, s: State, f: SwappingCards, action: StopSwapping) -> State:
    """E1.RICH.06: swap no further card."""
    return x.close(s, f)


# -- the drawback ---------------------------------------------------------------------------------


def worthless_network_card(x: X, s: State, seat: int, card: str) -> Lines:
    """E1.RICH.07: network cards with the game-end icon score 0, as ruled; moguls are none."""
    scores = x.game.variants.rich_scores_game_end
    if scores or not isinstance(x.game.card[card], NetworkCard):
        return ()
    return (Line(Stage.SET, 0, "E1.RICH.07", card),)


def _draws(game: Any) -> Iterable[tuple[str]]:
    return ((what,) for what in (STARS, ADS))


def _ads(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.drawable if isinstance(game.card[card], Ad))


def _network_cards(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.NETWORK])


RICH = Executive(
    id="rich",
    edition="first",
    section="E1.RICH",
    name="RICH",
    complexity=1,
    hooks=Hooks(on_round_start=due_windfall, card_score=worthless_network_card),
    kinds=(
        Kind(DrawWindfall, (ChoosingWindfall,), _draws, always, perform_draw),
        Kind(SwapCard, (ChoosingWindfall, SwappingCards), _network_cards, check_swap, perform_swap),
        Kind(StopSwapping, (SwappingCards,), no_parameters, always, perform_stop),
        # The ads that are not kept are shown for their fees, and go under the deck at once.
        Kind(KeepAd, (KeepingAd,), _ads, check_ad, perform_ad, covers=True),
    ),
    frames=(
        FrameKind(ChoosingWindfall, legal=legal_windfalls),
        FrameKind(KeepingAd, legal=legal_ads),
        FrameKind(SwappingCards, legal=legal_swapping, run=run_swapping),
    ),
    stage=0,
    solo=False,
)
