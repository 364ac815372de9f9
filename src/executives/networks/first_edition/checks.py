"""What is wrong with frames of the first edition in a state that came from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.networks import reserving, used_cards
from executives.networks.edition import FrameChecks
from executives.networks.first_edition import cards_places
from executives.networks.first_edition.executives.starmaker import (
    OfferingCash,
    Scouting,
    check_offering,
    check_scouting,
)
from executives.networks.first_edition.genre_bonuses import LARGE, SMALL, GenreBonus
from executives.networks.first_edition.mogul_display import takeable_moguls
from executives.networks.first_edition.moguls_gained import DecidingOnMogul, decision_faults
from executives.networks.first_edition.moguls_income import (
    CountingAdIncome,
    WaivingUpkeep,
    count_faults,
    waiving_faults,
)
from executives.networks.first_edition.moguls_scoring import (
    DoublingCards,
    DoublingShow,
    ScoringStars,
    card_faults,
    show_faults,
    star_faults,
)
from executives.networks.first_edition.pilots import (
    REWARDS,
    Collecting,
    Drafting,
    PlacingPilot,
)
from executives.networks.guests import Inviting, check_frame
from executives.networks.modifiers import State

Located = Iterator[tuple[str, str]]


def _drafting(game: Any, s: State, f: Drafting) -> Located:
    if [hand.seat for hand in f.hands] != list(range(game.seats)):
        yield "hands", "expected one hand of each seat, in their order"
        return
    if len({len(hand.cards) for hand in f.hands}) > 1:
        yield "hands", "all hands are of one size"
    for number, hand in enumerate(f.hands):
        if not hand.cards or any(card not in game.pilots for card in hand.cards):
            yield f"hands[{number}].cards", "expected one or more pilots"
        if not -1 <= hand.picked < len(hand.cards):
            yield f"hands[{number}].picked", "no card of the hand is meant"
    waits = all(hand.picked < 0 for hand in f.hands)
    for seat, player in enumerate(s.players):
        # While rewards are gained, the hands that are left lie below.
        if player.lineup[f.timeslot] is not None and not (waits and s.pending[-1] is not f):
            yield "timeslot", f"{game.players[seat]} has a show there already"
    if s.pending[-1] is f and not any(hand.picked < 0 for hand in f.hands):
        yield "hands", "all have picked already"


def _collecting(game: Any, s: State, f: Collecting) -> Located:
    show = s.players[f.seat].lineup[f.timeslot]
    if show is None:
        yield "timeslot", "there is no pilot"
        return
    given = [effect.kind for effect in game.card[show.show].effects]
    for kind in f.left:
        if kind not in REWARDS or f.left.count(kind) > given.count(kind):
            yield "left", f"{show.show!r} does not give {kind!r}"


def _placing(game: Any, s: State, f: PlacingPilot) -> Located:
    if s.players[f.seat].lineup[f.timeslot] is None:
        yield "timeslot", "there is no pilot"


def _bonus(game: Any, s: State, f: GenreBonus) -> Located:
    if f.size not in (SMALL, LARGE):
        yield "size", f"a bonus is {SMALL} or {LARGE}"
    if f.mogul and not game.has_moguls:
        yield "mogul", "the game is without moguls"
    if s.pending[-1] is f and not f.draw and not (f.mogul and takeable_moguls(s)):
        yield "draw", "nothing of the bonus is left"


CHECKS: FrameChecks = {
    Drafting: _drafting,
    Collecting: _collecting,
    PlacingPilot: _placing,
    GenreBonus: _bonus,
    Inviting: check_frame,
    used_cards.DiscardingUsed: used_cards.check_frame,
    reserving.Reserving: reserving.check_frame,
    cards_places.TakingPlace: cards_places.check_frame,
    DecidingOnMogul: decision_faults,
    CountingAdIncome: count_faults,
    WaivingUpkeep: waiving_faults,
    DoublingShow: show_faults,
    DoublingCards: card_faults,
    ScoringStars: star_faults,
    Scouting: check_scouting,
    OfferingCash: check_offering,
}
