"""Boards of The Networks as text, of what a seat may know."""

from __future__ import annotations

from typing import Any

from executives.networks.cards import Ad, NetworkCard, Show, Star
from executives.networks.state import LineupShow, Player, Row


def board(game: Any, view: Any) -> str:
    """The display and every player of a view."""
    lines = [f"Round {view.round} of {game.boards.rounds}, {game.players[view.first]} is first"]
    for row in Row:
        cards = ", ".join(card_text(game, slug) for slug in view.display[row]) or "none"
        lines.append(f"  {row.name.lower():<8} {cards}")
    for seat, player in enumerate(view.players):
        lines += player_lines(game, seat, player)
    return "\n".join(lines)


def player_lines(game: Any, seat: int, player: Player) -> list[str]:
    """One player: score line, lineup, green room, tracks."""
    board_name = player.executive or "plain board"
    head = f"{game.players[seat]} ({board_name})  ${player.cash}M, {player.viewers} viewers"
    lines = [head]
    for name, show in zip(game.boards.timeslots, player.lineup, strict=True):
        lines.append(f"  {name:>5}  {show_text(game, show)}")
    held = [*player.stars, *player.ads, *player.network, *player.moguls]
    lines.append(f"  green room: {', '.join(held) or 'empty'}; reruns: {len(player.reruns)}")
    pairs = zip(game.boards.genres, player.tracks, strict=True)
    tracks = ", ".join(f"{genre} {space}" for genre, space in pairs if space)
    if tracks:
        lines.append(f"  tracks: {tracks}")
    return lines


def show_text(game: Any, show: LineupShow | None) -> str:
    """A lineup show with its row and cards; ``^`` lies rightside up, ``v`` upside down."""
    if show is None:
        return "empty"
    cards = [
        f"{card}{'^' if show.up >> slot & 1 else 'v'}" if card else "-"
        for slot, card in enumerate(show.cards)
    ]
    genre = show.token or game.card[show.show].genre
    parts = [show.show, genre, f"row {show.row}", " ".join(cards)]
    return ", ".join(part for part in parts if part)


def card_text(game: Any, slug: str) -> str:
    """A card with its numbers, short."""
    card = game.card[slug]
    if isinstance(card, Show):
        slots = "/".join(card.slots)
        rows = "-".join(map(str, card.viewers))
        return f"{slug} (${card.cost}M {card.genre} {card.timeslot} {rows} {slots})"
    if isinstance(card, Star):
        condition = f" if {card.condition}" if card.condition else ""
        return f"{slug} (${card.cost}M {card.up}/{card.down}{condition})"
    if isinstance(card, Ad):
        condition = f" if {card.condition}" if card.condition else ""
        return f"{slug} (+${card.bonus}M {card.up}/{card.down}{condition})"
    if isinstance(card, NetworkCard):
        return f"{slug} ({card.timing})"
    return str(slug)
