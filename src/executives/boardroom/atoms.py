"""Atoms: the only functions that change what can be observed, each one kind of it.

Each returns the state and tells the listener.  ``rule`` is the clause on whose behalf it acts.
"""

from __future__ import annotations

from executives.boardroom.events import (
    CardsMoved,
    CooNamed,
    InfluenceChanged,
    LegacyVotesChanged,
    RowChanged,
    TokensSpent,
    VotesChanged,
)
from executives.boardroom.queries import X
from executives.boardroom.state import CEO, GameState, Player


def with_player(s: GameState, player: Player) -> tuple[Player, ...]:
    """The players with a changed one."""
    players = list(s.players)
    players[player.seat] = player
    return tuple(players)


def changed(numbers: tuple[int, ...], origin: int, amount: int) -> tuple[int, ...]:
    """Numbers by origin with ``amount`` added to one."""
    made = list(numbers)
    made[origin] += amount
    return tuple(made)


def tell_influence(x: X, seat: int, rule: str, amount: int, origin: int) -> None:
    """Tell the listener of tokens that came to personal influence, or left it."""
    if x.log is not None and amount:
        x.emit(InfluenceChanged(seat, rule, amount, origin))


def change_influence(
    x: X, s: GameState, seat: int, rule: str, amount: int, origin: int
) -> GameState:
    """Add tokens of an origin to personal influence, or (negative) take them away."""
    if not amount:
        return s
    tell_influence(x, seat, rule, amount, origin)
    player = s.players[seat]
    player = player.set_influence(changed(player.influence, origin, amount))
    return s.set_players(with_player(s, player))


def change_row(x: X, s: GameState, seat: int, rule: str, amount: int, origin: int) -> GameState:
    """Add tokens to the relationship row of their origin, or (negative) take them away."""
    if x.log is not None:
        x.emit(RowChanged(seat, rule, amount, origin))
    player = s.players[seat]
    player = player.set_rows(changed(player.rows, origin, amount))
    return s.set_players(with_player(s, player))


def bank(x: X, s: GameState, seat: int, rule: str, amount: int, origin: int) -> GameState:
    """Tokens of a player's bid or vote are gone: they count as spent (TX.VOTE.05)."""
    if x.log is not None:
        x.emit(TokensSpent(seat, rule, origin, amount))
    return s.replace(spent=changed(s.spent, origin, amount))


def win_ceo_token(x: X, s: GameState, seat: int, rule: str) -> GameState:
    """One token goes from the legacy CEO to personal influence (TX.TRICK.17)."""
    s = s.replace(ceo_pool=s.ceo_pool - 1)
    return change_influence(x, s, seat, rule, 1, CEO)


def win_votes(x: X, s: GameState, seat: int, rule: str, amount: int) -> GameState:
    """A player receives vote markers (TX.VOTE.07)."""
    if x.log is not None:
        x.emit(VotesChanged(seat, rule, amount))
    player = s.players[seat]
    player = player.set_votes(player.votes + amount)
    return s.set_players(with_player(s, player))


def win_legacy_votes(x: X, s: GameState, rule: str, amount: int) -> GameState:
    """The legacy CEO receives vote markers (TX.VOTE.09)."""
    if x.log is not None:
        x.emit(LegacyVotesChanged(s.coo, rule, amount))
    return s.replace(ceo_votes=s.ceo_votes + amount)


def name_coo(x: X, s: GameState, seat: int, rule: str) -> GameState:
    """A player becomes the COO (TX.TRICK.18)."""
    if seat == s.coo:
        return s
    if x.log is not None:
        x.emit(CooNamed(seat, rule))
    return s.replace(coo=seat)


def give_card(
    x: X, s: GameState, owner: int, card: str, rule: str, *, locked: bool, source: str = "bribe"
) -> GameState:
    """A card joins the gifts of a player, upright or locked (TX.BRIBE.14, .15)."""
    place = "locked" if locked else "gifts"
    if x.log is not None:
        x.emit(CardsMoved(owner, rule, (card,), source, place))
    player = s.players[owner]
    player = player.replace(**{place: (*getattr(player, place), card)})
    return s.set_players(with_player(s, player))


def discard(
    x: X, s: GameState, seat: int, cards: tuple[str, ...], source: str, rule: str
) -> GameState:
    """Cards leave play for this turn, for everybody to see."""
    if not cards:
        return s
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, cards, source, "discards"))
    return s.replace(discards=s.discards + cards)
