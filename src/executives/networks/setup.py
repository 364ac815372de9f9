"""Set-up: shuffled decks, executives, first player, cash, starters, display (E2.BASE.06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind
from executives.core.streams import Stream
from executives.core.violations import Violation, violation
from executives.networks import atoms
from executives.networks.actions import ChooseExecutive
from executives.networks.events import ExecutiveChosen
from executives.networks.frames import ChoosingExecutives, Hand, Seating
from executives.networks.modifiers import State, X
from executives.networks.state import Deck, GameState, LineupShow, Player

_NOBODY = -1


def opening(x: X, seed: int) -> State:
    """Shuffled decks and empty boards, before anything is dealt (E2.BASE.05)."""
    game = x.game
    decks = []
    for deck_id in game.deck_backs:
        cards = game.deck_cards[deck_id]
        stream = Stream(seed, f"deck {deck_id.name.lower()}")
        decks.append(Deck((), stream.shuffled(cards) if cards else ()))
    tracks = (0,) * len(game.boards.genres)
    lineup = (None,) * len(game.boards.timeslots)
    active = game.active_modifiers(Player("", (), 0, 0, lineup, (), (), (), (), (), tracks))
    empty = Player("", active, 0, 0, lineup, (), (), (), (), (), tracks)
    starters = game.card_set.starters
    state = GameState(
        seed=seed,
        round=1,
        first=_NOBODY,
        passed=(),
        players=(empty,) * game.seats,
        display=((), (), (), ()),
        decks=tuple(decks),
        supply=game.anomalies,
        mogul_tokens=game.mogul_tokens,
        box=tuple(c for starter in starters for c in (*starter.shows, starter.star, starter.ad)),
        pending=(),
    )
    return _executives(x, game.rules.opening(x, state))


def _executives(x: X, s: State) -> State:
    """Seat the executives named, or deal two each and ask (E2.SETUP.01-.03)."""
    game = x.game
    s = x.push(s, Seating())
    if game.executives is not None:
        for seat, executive in enumerate(game.executives):
            s = seat_executive(x, s, seat, executive)
        return s
    dealt = Stream(s.seed, "executives").shuffled(game.dealt_executives)
    seats = game.seats
    if len(dealt) >= 2 * seats:
        hands = tuple(Hand(seat, dealt[2 * seat : 2 * seat + 2]) for seat in range(seats))
        return x.push(s, ChoosingExecutives(hands))
    for seat, executive in enumerate(dealt[:seats] if len(dealt) >= seats else ()):
        s = seat_executive(x, s, seat, executive)
    return s


def seat_executive(x: X, s: State, seat: int, executive: str) -> State:
    """Give a seat its executive board, face up, with what lies on it at the start."""
    plugin = x.game.executive[executive]
    if x.log is not None:
        x.emit(ExecutiveChosen(seat, "E2.SETUP.02", executive))
    player = s.players[seat].replace(executive=executive, memory=plugin.memory)
    player = player.replace(modifiers=x.game.active_modifiers(player))
    return s.set_players(atoms.set_player(s, seat, player))


def unanswered(f: ChoosingExecutives) -> tuple[int, ...]:
    """The seats that have not chosen yet."""
    return tuple(hand.seat for hand in f.hands if hand.chosen < 0)


def legal_executives(x: X, s: State, f: ChoosingExecutives) -> list[Any]:
    """Either of the two boards dealt, for every seat that has not chosen."""
    interned = x.game.interned[ChooseExecutive]
    return [interned[h.seat][board] for h in f.hands if h.chosen < 0 for board in h.boards]


def check_executive(
    x: X, s: State, f: ChoosingExecutives, action: ChooseExecutive
) -> Iterator[Violation]:
    """One of the two boards dealt to the seat (E2.SETUP.02)."""
    if action.executive not in f.hands[action.seat].boards:
        message = "{executive} was not dealt to this seat"
        yield violation("not-dealt", "E2.SETUP.02", message, executive=action.executive)


def perform_executive(x: X, s: State, f: ChoosingExecutives, action: ChooseExecutive) -> State:
    """Note the answer; nothing is shown before all have answered."""
    hand = f.hands[action.seat]
    answered = hand.replace(chosen=hand.boards.index(action.executive))
    hands = (*f.hands[: action.seat], answered, *f.hands[action.seat + 1 :])
    return x.close(s, f, ChoosingExecutives(hands))


def run_choosing(x: X, s: State, f: ChoosingExecutives) -> State | None:
    """When all have answered, seat the executives; the others leave the game (E2.SETUP.03)."""
    if unanswered(f):
        return None
    s = x.close(s, f)
    for hand in f.hands:
        s = seat_executive(x, s, hand.seat, hand.boards[hand.chosen])
    return s


def run_seating(x: X, s: State, f: Seating) -> State:
    """The executives are known: what the edition then does (E2.BASE.06)."""
    return x.game.rules.seated(x, x.close(s, f))  # type: ignore[no-any-return]


def give_starters(x: X, s: State, seat: int) -> State:
    """Three starter shows in row 1, a starter star and ad in the green room (E2.BASE.12, .13)."""
    starter = x.game.card_set.starters[seat]
    lineup: tuple[LineupShow | None, ...] = tuple(
        LineupShow(show, 1, ("",) * len(x.game.card[show].slots)) for show in starter.shows
    )
    # A timeslot that a module adds starts empty (E2.TELLY.06).
    lineup += (None,) * (len(x.game.boards.timeslots) - len(lineup))
    player = s.players[seat].replace(lineup=lineup, stars=(starter.star,), ads=(starter.ad,))
    box = tuple(c for c in s.box if c not in (*starter.shows, starter.star, starter.ad))
    return s.replace(players=atoms.set_player(s, seat, player), box=box)


def _boards(game: Any) -> Iterable[tuple[str]]:
    return ((executive,) for executive in game.built_in_executives)


KINDS = (Kind(ChooseExecutive, (ChoosingExecutives,), _boards, check_executive, perform_executive),)
FRAMES = (
    FrameKind(ChoosingExecutives, legal=legal_executives, run=run_choosing, seats=unanswered),
    FrameKind(Seating, run=run_seating),
)
