"""Boards of The Networks as text, of what a seat may know."""

from __future__ import annotations

import re
import textwrap
from typing import Any

import attrs

from executives.core.explanations import kind_words
from executives.networks.cards import Ad, NetworkCard, Show, Star
from executives.networks.frames import (
    ChoosingExecutivesView,
    ChoosingShow,
    Declaring,
    HandView,
    KeepView,
    PickingShowView,
    Resolved,
)
from executives.networks.state import LineupShow, Player, Row, Shelf, View
from executives.render.explanations import WIDTH

_HEAD = re.compile(r" *(\S+ {2,})?")
"""The indent of a line, and a word in front of a list."""
_SPACE = "\N{NO-BREAK SPACE}"


def board(game: Any, view: View) -> str:
    """What a view shows: display, decks, every player, cards in the midst of an effect."""
    lines = [heading(game, view)]
    for row in Row:
        cards = ", ".join(card_text(game, slug) for slug in view.display[row]) or "none"
        lines.append(f"  {row.name.lower():<8} {cards}")
    lines += table_lines(game, view)
    for seat, player in enumerate(view.players):
        lines += player_lines(game, seat, player)
    lines += pending_lines(game, view)
    return "\n".join(part for line in lines for part in wrapped(line))


def wrapped(line: str) -> list[str]:
    """A line of a board, broken behind commas; what is too long for it goes on below its list."""
    if len(line) <= WIDTH:
        return [line]
    head = _HEAD.match(line)[0]  # type: ignore[index]  # It matches every line.
    room = " " * (len(head) + 2 * (head.strip() == ""))
    # A card stays together with its numbers.
    text = head + line[len(head) :].replace(" ", _SPACE).replace(f",{_SPACE}", ", ")
    parts = textwrap.wrap(text, WIDTH, subsequent_indent=room, break_on_hyphens=False)
    return [part.replace(_SPACE, " ") for part in parts]


def heading(game: Any, view: View) -> str:
    """The round or season, whose turn comes first or in which order, and who is out."""
    words = game.words
    passed = f"; {words['passed']}: {_names(game, view.passed)}" if view.passed else ""
    first = f"{game.players[view.first]} is first" if view.first >= 0 else "nobody is first yet"
    if view.season is not None and view.season.order:
        first = f"in the order {_names(game, view.season.order)}"
    return f"{words['round']} {view.round} of {game.boards.rounds}, {first}{passed}"


def table_lines(game: Any, view: View) -> list[str]:
    """The decks with their known tops, the anomalies in supply, the mogul tokens left."""
    decks = [
        f"{back.replace('_', '-')}: {' + '.join([*deck.top, str(deck.rest)])}"
        for back, deck in zip(game.deck_backs.values(), view.decks, strict=True)
        if deck.top or deck.rest
    ]
    lines = [f"  {'decks':<8} {', '.join(decks) or 'none'}"]
    if view.supply:
        lines.append(f"  {'supply':<8} {', '.join(view.supply)}")
    if view.season is not None and game.has_moguls:
        lines.append(f"  {'moguls':<8} {', '.join(view.season.moguls) or 'none'}")
    tokens = [g for bit, g in enumerate(game.boards.genres) if view.mogul_tokens >> bit & 1]
    if tokens:
        lines.append(f"  {'moguls':<8} tokens of {', '.join(tokens)}")
    return lines


def player_lines(game: Any, seat: int, player: Player) -> list[str]:
    """One player: score line, lineup, green room, moguls, executive's own board, tracks."""
    board_name = player.executive or "plain board"
    head = f"{game.players[seat]} ({board_name})  ${player.cash}M, {player.viewers} viewers"
    lines = [head]
    width = max(5, *map(len, game.boards.timeslots))
    for name, show in zip(game.boards.timeslots, player.lineup, strict=True):
        lines.append(f"  {name:>{width}}  {show_text(game, show)}")
    held = [*player.stars, *player.ads, *player.network]
    lines.append(f"  green room: {', '.join(held) or 'empty'}; reruns: {len(player.reruns)}")
    if player.shelf is not None:
        lines += shelf_lines(player.shelf)
    if player.moguls:
        down = player.face_down
        moguls = [f"{m} (face down)" if m in down else m for m in player.moguls]
        lines.append(f"  moguls: {', '.join(moguls)}")
    if player.memory is not None and attrs.fields(type(player.memory)):
        lines.append(f"  {memory_text(player.memory)}")
    if game.grid:
        covered = [genre for i, genre in enumerate(game.grid) if player.grid >> i & 1]
        lines.append(f"  grid: {', '.join(covered) or 'empty'}")
    pairs = zip(game.boards.genres, player.tracks, strict=True)
    tracks = ", ".join(f"{genre} {space}" for genre, space in pairs if space)
    if tracks:
        lines.append(f"  tracks: {tracks}")
    return lines


def shelf_lines(shelf: Shelf) -> list[str]:
    """Archives, genre bonuses gained, tokens, and shows that lie on network cards."""
    lines = []
    if shelf.archives:
        lines.append(f"  archives: {len(shelf.archives)}")
    if shelf.bonuses:
        lines.append(f"  genre bonuses: {', '.join(shelf.bonuses)}")
    if shelf.tokens:
        lines.append(f"  donor tokens: {shelf.tokens}")
    lines += [f"  {one.show} lies on {one.card}" for one in shelf.reserved]
    return lines


def memory_text(memory: Any) -> str:
    """An executive's own board, e.g. ``time machine: marker 3``."""
    names = [field.name for field in attrs.fields(type(memory))]
    parts = [f"{name.replace('_', ' ')} {_plain(getattr(memory, name))}" for name in names]
    return f"{kind_words(type(memory))}: {', '.join(parts)}"


def pending_lines(game: Any, view: View) -> list[str]:
    """Cards in the midst of an effect, as the seat of the view sees them."""
    lines = []
    for frame in reversed(view.pending):
        hands: tuple[Any, ...] = getattr(frame, "hands", ())
        if isinstance(frame, ChoosingExecutivesView):
            lines += [_hand_line(game, hand, view.seat) for hand in frame.hands]
        elif hands:
            lines += [_pilots_line(game, hand, view.seat) for hand in hands]
        elif isinstance(frame, (KeepView, PickingShowView)):
            lines.append(f"{game.players[frame.seat]} drew {', '.join(frame.cards)}")
        elif isinstance(frame, Resolved):
            lines.append(f"{game.players[frame.seat]} resolves {frame.card}")
        elif isinstance(frame, (Declaring, ChoosingShow)):
            card = getattr(frame, "show", "") or getattr(frame, "card", "")
            lines.append(f"{game.players[frame.seat]}: {kind_words(type(frame))} {card}".rstrip())
    return lines


def _hand_line(game: Any, hand: HandView, seat: int | None) -> str:
    """Own boards and choice; of the others how many boards, and whether they have chosen."""
    chosen = "not chosen yet"
    if hand.chosen >= 0:
        chosen = f"chose {hand.boards[hand.chosen]}" if hand.seat == seat else "has chosen"
    return f"{game.players[hand.seat]} was dealt {', '.join(hand.boards)}; {chosen}"


def _pilots_line(game: Any, hand: Any, seat: int | None) -> str:
    """Own cards and pick; of the others how many cards, and whether they have picked."""
    picked = ""
    if hand.picked >= 0:
        own = hand.seat == seat
        picked = f"; picked {hand.cards[hand.picked]}" if own else "; has picked"
    return f"{game.players[hand.seat]} holds {', '.join(hand.cards)}{picked}"


def _names(game: Any, seats: tuple[int, ...]) -> str:
    return ", ".join(game.players[seat] for seat in seats)


def _plain(value: Any) -> str:
    return (" ".join(map(str, value)) or "none") if isinstance(value, tuple) else str(value)


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
