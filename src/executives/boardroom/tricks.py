"""Playing and winning tricks (TX.TRICK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import atoms
from executives.boardroom.actions import Play
from executives.boardroom.cards import CARDS, SUIT_OF
from executives.boardroom.events import CardsMoved, TrickWon, VoidShown
from executives.boardroom.frames import Cleanup, Playing
from executives.boardroom.numbers import CEO_TOKENS
from executives.boardroom.queries import (
    X,
    left_of,
    legal_cards,
    playable_gifts,
    winning_play,
)
from executives.boardroom.state import GameState, Played, Player
from executives.core.actions import Action
from executives.core.frames import FrameKind, Kind
from executives.core.violations import Violation, violation

SOURCES = ("hand", "gift", "locked")

PLAYED = {(card, source): Played(card, source) for card in CARDS for source in SOURCES}
"""Every play there can be; states share them."""


def tricks_left(s: GameState) -> int:
    """Tricks still to be played this turn: turn t has t of them (TX.TRICK.02-.05)."""
    due = s.turn * (s.turn + 1) // 2
    return due - (CEO_TOKENS - s.ceo_pool)


def legal_plays(x: X, s: GameState, f: Playing) -> list[Action]:
    """The cards that may be played, those of the hand first."""
    plays = x.game.plays[f.seat]
    return [plays[card] for card in legal_cards(x, s, s.players[f.seat])]


def check_play(x: X, s: GameState, f: Playing, a: Play) -> Iterator[Violation]:
    """Reasons against a card."""
    player = s.players[a.seat]
    hand, gifts = player.hand + player.exposed, playable_gifts(x, player)
    in_hand = a.card in hand
    if not in_hand and a.card not in gifts:
        if a.card in player.locked:
            message = "a locked gift is not in the pool"
            yield violation("locked", "TX.BRIBE.15", message)
        else:
            message = "{card} is neither in the hand nor among the own gifts"
            yield violation("pool", "TX.TRICK.08", message, card=a.card)
    if not s.trick:
        return
    led = SUIT_OF[s.trick[0].card]
    if SUIT_OF[a.card] == led:
        return
    if any(SUIT_OF[card] == led for card in hand):
        rule = "TX.TRICK.10" if in_hand else "TX.TRICK.12"
        message = "the hand has {suit}, the suit led, which must be followed"
        yield violation("follow", rule, message, suit=led)
    elif not in_hand and any(SUIT_OF[card] == led for card in gifts):
        message = "hand and gifts together have {suit}, the suit led, which must be followed"
        yield violation("follow", "TX.TRICK.12", message, suit=led)


def play(x: X, s: GameState, f: Playing, a: Play) -> GameState:
    """A card goes to the trick; the last one of a trick decides it (TX.TRICK.07, .14)."""
    card = a.card
    player = s.players[a.seat]
    player, source = _without(player, card)
    if x.log is not None:
        place = {"gift": "gifts"}.get(source, source)
        x.emit(CardsMoved(a.seat, "TX.TRICK.08", (card,), place, "trick"))
    if s.trick:
        led = SUIT_OF[s.trick[0].card]
        if SUIT_OF[card] != led and led not in player.voids:
            # Whatever pool it came from, a hand with the suit led would have had to follow.
            if x.log is not None:
                x.emit(VoidShown(a.seat, "TX.TRICK.11", led))
            player = player.replace(voids=(*player.voids, led))
    trick = (*s.trick, PLAYED[card, source])
    players = atoms.with_player(s, player)
    s = s.set_players_trick(players, trick)
    if len(trick) < x.game.seats:
        return x.close(s, f, x.game.playing[left_of(x, a.seat)])
    return _evaluate(x, s, f)


def _without(player: Player, card: str) -> tuple[Player, str]:
    """The player without a card, and where it came from."""
    if card in player.hand:
        return player.set_hand(tuple(c for c in player.hand if c != card)), "hand"
    if card in player.exposed:
        return player.replace(exposed=tuple(c for c in player.exposed if c != card)), "hand"
    if card in player.gifts:
        return player.replace(gifts=tuple(c for c in player.gifts if c != card)), "gift"
    return player.replace(locked=tuple(c for c in player.locked if c != card)), "locked"


def _evaluate(x: X, s: GameState, f: Playing) -> GameState:
    """The winner takes a token of the legacy CEO and becomes the COO (TX.TRICK.15 to .18)."""
    trick, leader, seats = s.trick, s.coo, x.game.seats
    index = winning_play(x, trick, s.trump)
    winner = (leader + index) % seats
    if x.log is not None:
        card = trick[index].card
        rule = "TX.TRICK.15" if SUIT_OF[card] == s.trump else "TX.TRICK.16"
        x.emit(TrickWon(winner, rule, card))
    player = s.players[winner]
    s = s.set_players_trick(atoms.with_player(s, player.replace(tricks=player.tricks + 1)), ())
    s = atoms.win_ceo_token(x, s, winner, "TX.TRICK.17")
    s = _clear_trick(x, s, trick, leader)
    s = atoms.name_coo(x, s, winner, "TX.TRICK.18")
    following = x.game.playing[winner] if tricks_left(s) else Cleanup.new()
    return x.close(s, f, following)


def _clear_trick(x: X, s: GameState, trick: tuple[Played, ...], leader: int) -> GameState:
    """The cards of a trick leave play; gifts too, unless a variant returns them (TX.TRICK.13)."""
    if x.game.variants.gifts_consumed:
        return atoms.discard(
            x, s, leader, tuple([played.card for played in trick]), "trick", "TX.TRICK.13"
        )
    gone = tuple(played.card for played in trick if played.source == "hand")
    s = atoms.discard(x, s, leader, gone, "trick", "TX.TRICK.13")
    for place, played in enumerate(trick):
        if played.source != "hand":
            seat = (leader + place) % x.game.seats
            is_locked = played.source == "locked"
            s = atoms.give_card(
                x, s, seat, played.card, "TX.TRICK.13", locked=is_locked, source="trick"
            )
    return s


def card_parameters(game: Any) -> Iterator[tuple[str]]:
    """Every card."""
    return ((card,) for card in CARDS)


KINDS = (Kind(Play, (Playing,), card_parameters, check_play, play),)
FRAMES = (FrameKind(Playing, legal=legal_plays),)
