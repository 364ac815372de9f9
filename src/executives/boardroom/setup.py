"""Set-up: agendas, the first COO, and the start position (TX.SETUP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import atoms
from executives.boardroom.actions import KeepAgenda, Nominate
from executives.boardroom.cards import CARDS
from executives.boardroom.events import NominationRevealed
from executives.boardroom.frames import (
    AgendaHand,
    Answer,
    ChoosingAgendas,
    Nominating,
    TurnStart,
)
from executives.boardroom.numbers import CEO_TOKENS, OWN_TOKENS, VOTES_AT_START
from executives.boardroom.queries import X, clockwise
from executives.boardroom.state import GameState, Player
from executives.boardroom.voting import unanswered, with_answer
from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always
from executives.core.streams import Stream
from executives.core.violations import Violation, violation


def opening(x: X, seed: int) -> GameState:
    """The state before the first deal (TX.SETUP.02 to .06, .15)."""
    seats, variants = x.game.seats, x.game.variants
    dealt = Stream(seed, "agendas").shuffled(x.game.agenda_deck)
    frames: list[Frame] = [TurnStart()]
    if variants.first_coo == "vote":
        frames.append(Nominating(tuple(Answer(seat) for seat in range(seats))))
    keeps = variants.agendas == "keep_one_of_two"
    if keeps:
        hands = (AgendaHand(seat, dealt[2 * seat : 2 * seat + 2]) for seat in range(seats))
        frames.append(ChoosingAgendas(tuple(hands)))
    none = (0,) * (seats + 1)
    players = tuple(
        Player(
            seat,
            influence=atoms.changed(none, seat, OWN_TOKENS),
            rows=none,
            votes=VOTES_AT_START,
            agenda="" if keeps else dealt[seat],
        )
        for seat in range(seats)
    )
    coo = 0 if variants.first_coo == "oldest" else Stream(seed, "first coo").below(seats)
    return GameState(
        seed=seed,
        turn=0,
        coo=coo,
        gc=coo,
        trump="",
        indicator="",
        players=players,
        trick=(),
        discards=(),
        stock=CARDS,
        ceo_pool=CEO_TOKENS,
        spent=none,
        ceo_votes=variants.ceo_start_votes,
        pending=tuple(frames),
    )


# -- the first COO --------------------------------------------------------------------------------


def legal_nominations(x: X, s: GameState, f: Nominating) -> list[Action]:
    """Everybody may be nominated, oneself too."""
    table = x.game.interned[Nominate]
    return [table[seat][who] for seat in unanswered(f) for who in clockwise(x, seat)]


def nominate(x: X, s: GameState, f: Nominating, a: Nominate) -> GameState:
    """Note a nomination; with the last one the COO is named (TX.SETUP.15)."""
    s = x.close(s, f, made := with_answer(f, a.seat, (a.candidate,)))
    if unanswered(made):
        return s
    if x.log is not None:
        for answer in made.answers:
            x.emit(NominationRevealed(answer.seat, "TX.SETUP.15", answer.choice[0]))
    named = [answer.choice[0] for answer in made.answers]
    # Ties go to the first from the seat that was drawn, so that nothing is drawn now.
    elected = max(clockwise(x, s.coo), key=named.count)
    s = atoms.name_coo(x, s, elected, "TX.SETUP.15")
    return x.close(s, made)


# -- agendas --------------------------------------------------------------------------------------


def undecided(f: Any) -> tuple[int, ...]:
    """The seats that have not kept an agenda yet."""
    return tuple(hand.seat for hand in f.hands if not hand.kept)


def legal_agendas(x: X, s: GameState, f: ChoosingAgendas) -> list[Action]:
    """Either of the two agendas."""
    table = x.game.interned[KeepAgenda]
    return [
        table[hand.seat][agenda] for hand in f.hands if not hand.kept for agenda in hand.agendas
    ]


def check_agenda(x: X, s: GameState, f: ChoosingAgendas, a: KeepAgenda) -> Iterator[Violation]:
    """Only what was dealt can be kept."""
    if a.agenda not in f.hands[a.seat].agendas:
        message = "{agenda} was not dealt to this player"
        yield violation("not-dealt", "TX.SETUP.06", message, agenda=a.agenda)


def keep_agenda(x: X, s: GameState, f: ChoosingAgendas, a: KeepAgenda) -> GameState:
    """Note the choice; when all have chosen, the others go back unseen (TX.SETUP.06)."""
    hands = tuple(hand.replace(kept=a.agenda) if hand.seat == a.seat else hand for hand in f.hands)
    s = x.close(s, f, made := f.replace(hands=hands))
    if undecided(made):
        return s
    players = tuple(
        player.replace(agenda=hand.kept, returned=_other(hand))
        for player, hand in zip(s.players, hands, strict=True)
    )
    return x.close(s.replace(players=players), made)


def _other(hand: AgendaHand) -> str:
    return next(agenda for agenda in hand.agendas if agenda != hand.kept)


def seat_parameters(game: Any) -> Iterator[tuple[int]]:
    """Every seat."""
    return ((seat,) for seat in range(game.seats))


def agenda_parameters(game: Any) -> Iterator[tuple[str]]:
    """The default agendas."""
    return ((agenda.id,) for agenda in game.built_in_agendas)


KINDS = (
    Kind(Nominate, (Nominating,), seat_parameters, always, nominate),
    Kind(KeepAgenda, (ChoosingAgendas,), agenda_parameters, check_agenda, keep_agenda),
)
FRAMES = (
    FrameKind(Nominating, legal=legal_nominations, seats=unanswered),
    FrameKind(ChoosingAgendas, legal=legal_agendas, seats=undecided),
)
