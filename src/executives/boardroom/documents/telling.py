"""All that a document could say of a state: a value for each path of keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom.documents.dealing import SOURCES
from executives.boardroom.documents.deciding import ABSTAIN
from executives.boardroom.documents.naming import naming_of, origin_names, written_tokens
from executives.boardroom.frames import (
    Bidding,
    BreakingTie,
    ChoosingAgendas,
    MixingBid,
    Nominating,
    Placing,
    Playing,
    SecretVoting,
    Taking,
    Voting,
)
from executives.boardroom.numbers import CEO_TOKENS
from executives.boardroom.state import Bid, GameState, Player
from executives.documents.fields import table_of
from executives.documents.parts import frame_name

Path = tuple[str, ...]
"""The keys on the way to a value of a document."""
Told = Iterator[tuple[Path, Any]]


def told(game: Any, state: GameState) -> dict[Path, Any]:
    """Everything, in the order in which documents write it; the stack by what is decided."""
    return dict(_told(game, state))


def frames_told(game: Any, state: GameState) -> dict[Path, Any]:
    """The stack frame by frame, which tells any stack, and what it leaves open."""
    frames = [
        {"frame": frame_name(game, type(frame)), **table_of(naming_of(game), frame)}
        for frame in state.pending
    ]
    return {("ceo_pool",): state.ceo_pool, ("pending",): frames}


def _told(game: Any, s: GameState) -> Told:
    names = game.players
    yield ("seed",), s.seed
    yield ("turn",), s.turn
    yield ("coo",), names[s.coo]
    yield ("gc",), names[s.gc]
    yield ("trump",), s.trump
    yield ("indicator",), s.indicator
    if s.trick:
        yield ("trick",), [played.card + SOURCES[played.source] for played in s.trick]
    yield ("discards",), list(s.discards)
    yield ("stock",), list(s.stock)
    for name, number in zip(origin_names(game), s.spent, strict=True):
        if number:
            yield ("spent", name), number
    yield ("ceo_votes",), s.ceo_votes
    yield from _decision(game, s)
    for name, player in zip(names, s.players, strict=True):
        for path, value in _player(game, s, player):
            yield ("players", name, *path), value


def _player(game: Any, s: GameState, player: Player) -> Told:
    # Names of zones are those of fields, and in the order of the fields.
    origins = origin_names(game)
    for origin, (name, number) in enumerate(zip(origins, player.influence, strict=True)):
        if number or origin in (player.seat, game.seats):
            yield ("influence", name), number
    for name, number in zip(origins, player.rows, strict=True):
        if number:
            yield ("rows", name), number
    bids: dict[str, list[Any]] = {}
    for bid in player.bids:
        bids.setdefault(game.players[bid.bidder], []).append(_tokens(game, bid))
    if bids:
        yield ("bids",), {name: made[0] if len(made) == 1 else made for name, made in bids.items()}
    yield ("bribe",), player.bribe
    yield ("hand",), list(player.hand)
    for zone in ("exposed", "gifts", "locked"):
        if getattr(player, zone):
            yield (zone,), list(getattr(player, zone))
    yield ("voids",), list(player.voids)
    yield ("votes",), player.votes
    yield ("tricks",), player.tricks
    top = s.pending[-1] if s.pending else None
    if isinstance(top, ChoosingAgendas):
        yield ("agendas",), list(top.hands[player.seat].agendas)
    else:
        yield ("agenda",), player.agenda or player.revealed
        if player.returned:
            yield ("returned",), player.returned


def _tokens(game: Any, bid: Bid) -> int | str:
    return written_tokens(game, bid.origin, bid.amount, bid.bidder)


def _decision(game: Any, s: GameState) -> Told:
    """The key of the frame on top, and what belongs to it."""
    if not s.pending:
        yield ("over",), True
        return
    top, names = s.pending[-1], game.players
    passed = [f.passed for f in s.pending if isinstance(f, Bidding)]
    if isinstance(top, Nominating):
        given = {names[a.seat]: names[a.choice[0]] for a in top.answers if a.choice}
        yield ("nominating",), given
    elif isinstance(top, ChoosingAgendas):
        yield ("keeping",), {names[hand.seat]: hand.kept for hand in top.hands if hand.kept}
    elif isinstance(top, Bidding):
        yield ("bidding",), names[top.seat]
    elif isinstance(top, MixingBid):
        yield ("mixing",), {"player": names[top.seat], "target": names[top.target]}
    elif isinstance(top, Taking):
        yield ("taking",), names[top.seat]
    elif isinstance(top, Placing):
        yield ("placing",), {names[top.seat]: _batches(game, s)}
    elif isinstance(top, Playing):
        yield ("playing",), {}
        yield ("playing", "player"), names[top.seat]
        before = s.turn * (s.turn - 1) // 2
        yield ("playing", "trick"), CEO_TOKENS - s.ceo_pool - before + 1
    else:
        yield from _vote_round(game, top)
    if passed and passed[0]:
        yield ("passed",), [names[seat] for seat in passed[0]]


def _batches(game: Any, s: GameState) -> Any:
    frames = [frame for frame in reversed(s.pending) if isinstance(frame, Placing)]
    made = [written_tokens(game, f.origin, f.amount, f.seat) for f in frames]
    return made[0] if len(made) == 1 else made


def _vote_round(game: Any, top: Any) -> Told:
    names = game.players
    if isinstance(top, BreakingTie):
        key = "breaking_tie"
    elif isinstance(top, (Voting, SecretVoting)):
        key = "voting"
    else:
        return
    if isinstance(top, SecretVoting):
        given = {
            names[a.seat]: (
                written_tokens(game, a.choice[0], a.choice[1], a.seat) if a.choice[1] else ABSTAIN
            )
            for a in top.answers
            if a.choice
        }
    else:
        given = {names[bid.bidder]: _tokens(game, bid) for bid in top.ballots}
    yield (key,), {}
    if isinstance(top, Voting):
        yield (key, "player"), names[top.seat]
    yield (key, "round"), top.round
    if given:
        yield (key, "ballots"), given
