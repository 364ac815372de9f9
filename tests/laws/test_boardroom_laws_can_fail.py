"""The laws of The Executives catch what breaks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom import atoms, queries, taking, tricks, voting
from executives.boardroom.events import CooNamed
from executives.boardroom.frames import SecretVoting
from executives.boardroom.state import GameState
from executives.boardroom.variants import Variants
from executives.core.actions import Action
from executives.core.violations import Violation, violation
from executives.testing import BOARDROOM_LAWS, Broken, play_under_laws

Patch = pytest.MonkeyPatch
NAMES = ("Ann", "Bo", "Cy")


def kinds_changed(game: boardroom.Game, action: type[Action], **changes: Any) -> None:
    """Let a kind of action be checked or played otherwise in this game."""
    game._kinds[action] = game._kinds[action].replace(**changes)


def a_token_too_many(game: boardroom.Game, patch: Patch) -> None:
    """The legacy CEO keeps the token that the winner of a trick gains."""

    def win(x: Any, s: GameState, seat: int, rule: str) -> GameState:
        return atoms.change_influence(x, s, seat, rule, 1, boardroom.CEO)

    patch.setattr(atoms, "win_ceo_token", win)


def a_card_is_lost(game: boardroom.Game, patch: Patch) -> None:
    """The cards of a trick are nowhere afterwards."""
    patch.setattr(tricks, "_clear_trick", lambda x, s, trick, leader: s)


def tokens_in_silence(game: boardroom.Game, patch: Patch) -> None:
    """No event tells of influence that comes and goes."""
    patch.setattr(atoms, "tell_influence", lambda *_: None)


def rows_in_silence(game: boardroom.Game, patch: Patch) -> None:
    """No event tells of tokens that are placed in a row."""
    changed = atoms.change_row

    def change(x: Any, s: GameState, *more: Any) -> GameState:
        return changed(game.context, s, *more)

    patch.setattr(atoms, "change_row", change)


def votes_in_silence(game: boardroom.Game, patch: Patch) -> None:
    """No event tells of a vote marker."""
    won = atoms.win_votes

    def win(x: Any, s: GameState, *more: Any) -> GameState:
        return won(game.context, s, *more)

    patch.setattr(atoms, "win_votes", win)


def tokens_of_another_origin(game: boardroom.Game, patch: Patch) -> None:
    """The event names another origin than that of the tokens."""
    told = atoms.tell_influence

    def tell(x: Any, seat: int, rule: str, amount: int, origin: int) -> None:
        told(x, seat, rule, amount, (origin + 1) % 3)

    patch.setattr(atoms, "tell_influence", tell)


def the_first_seat_wins_more(game: boardroom.Game, patch: Patch) -> None:
    """Seat 0 gets two vote markers for one."""
    won = atoms.win_votes

    def win(x: Any, s: GameState, seat: int, rule: str, amount: int) -> GameState:
        return won(x, s, seat, rule, amount + (seat == 0))

    patch.setattr(atoms, "win_votes", win)


def spades_always_win(game: boardroom.Game, patch: Patch) -> None:
    """A suit is better than others though no ruling names it."""

    def winning(x: Any, trick: Any, trump: str) -> int:
        return queries.winning_play(x, trick, "spades")

    patch.setattr(tricks, "winning_play", winning)


def hands_need_not_follow(game: boardroom.Game, patch: Patch) -> None:
    """What is accepted is more than what is offered."""

    def check(x: Any, s: GameState, f: Any, a: Any) -> Iterator[Violation]:
        return (v for v in tricks.check_play(x, s, f, a) if v.code != "follow")

    kinds_changed(game, boardroom.Play, check=check)


def reasons_tell_a_hand(game: boardroom.Game, patch: Patch) -> None:
    """A refusal says what the next player holds."""

    def check(x: Any, s: GameState, f: Any, a: Any) -> Iterator[Violation]:
        for found in tricks.check_play(x, s, f, a):
            hand = s.players[queries.left_of(x, a.seat)].hand
            yield found
            yield violation("leak", "TX.SETUP.12", f"the next player has {hand}")

    kinds_changed(game, boardroom.Play, check=check)


def events_tell_a_hand(game: boardroom.Game, patch: Patch) -> None:
    """A pass tells what the next player holds."""
    told = game._kinds[boardroom.Pass].perform

    def perform(x: Any, s: GameState, f: Any, a: Any) -> GameState:
        hand = s.players[queries.left_of(x, a.seat)].hand
        if x.log is not None:
            x.emit(CooNamed(a.seat, f"TX.SETUP.12 {hand}"))
        after: GameState = told(x, s, f, a)
        return after

    kinds_changed(game, boardroom.Pass, perform=perform)


def the_guessed_stock_has_a_card_twice(game: boardroom.Game, patch: Patch) -> None:
    """A guessed state looks right, but one card of the stock lies there twice."""
    made = boardroom.Game.determinize

    def determinize(self: boardroom.Game, view: Any, seed: int) -> GameState:
        state = made(self, view, seed)
        return state.replace(stock=(state.stock[-1], *state.stock[1:]))

    patch.setattr(boardroom.Game, "determinize", determinize)


def the_first_to_vote_leads(game: boardroom.Game, patch: Patch) -> None:
    """Of secret ballots the one that comes first makes its player the COO."""
    answered = voting._answer

    def answer(x: Any, s: GameState, f: SecretVoting, seat: int, choice: Any) -> GameState:
        is_first = not any(a.choice for a in f.answers)
        return answered(x, s.replace(coo=seat) if is_first else s, f, seat, choice)

    patch.setattr(voting, "_answer", answer)


def who_listens_changes_the_game(game: boardroom.Game, patch: Patch) -> None:
    """A lock leaves the bidder a token more when somebody listens."""

    def remainder(x: Any, s: GameState, bid: Any, taken: int) -> tuple[GameState, int]:
        return s, taken if x.log is None else bid.amount

    patch.setattr(taking, "_remainder", remainder)


FAULTS: dict[Callable[[boardroom.Game, Patch], None], int] = {
    who_listens_changes_the_game: 1,
    hands_need_not_follow: 2,
    a_token_too_many: 4,
    a_card_is_lost: 4,
    tokens_in_silence: 4,
    rows_in_silence: 4,
    votes_in_silence: 4,
    tokens_of_another_origin: 4,
    reasons_tell_a_hand: 6,
    events_tell_a_hand: 6,
    the_guessed_stock_has_a_card_twice: 7,
    the_first_to_vote_leads: 8,
    the_first_seat_wins_more: 9,
    spades_always_win: 9,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_breaks_its_law(
    fault: Callable[[boardroom.Game, Patch], None], monkeypatch: Patch
) -> None:
    """Each makes the run stop with the number of its law."""
    variants = Variants(secret_votes=fault is the_first_to_vote_leads)
    game = boardroom.Game(NAMES, variants=variants)
    fault(game, monkeypatch)

    def run() -> None:
        for seed in range(8):
            play_under_laws(game, seed, BOARDROOM_LAWS)

    with pytest.raises(Broken) as caught:
        run()
    assert caught.value.law == FAULTS[fault]


def test_a_sound_game_breaks_no_law() -> None:
    """The same runs without a fault come to their end."""
    for secret in (False, True):
        game = boardroom.Game(NAMES, variants=Variants(secret_votes=secret))
        for seed in range(2):
            assert play_under_laws(game, seed, BOARDROOM_LAWS).games == 1
