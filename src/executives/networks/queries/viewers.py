"""Queries for viewers: of shows, of a lineup, of the end of the game."""

from __future__ import annotations

from executives.core.tally import Line, Lines, total
from executives.networks.counts import amount_of
from executives.networks.modifiers import State, X
from executives.networks.queries.lines import FLOOR, add, base
from executives.networks.queries.shows import (
    is_timely,
)


def printed_viewers(x: X, s: State, seat: int, timeslot: int) -> int:
    """What a show itself scores in its row; the first number may depend on the timeslot."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = x.game.card[show.show]
    if show.row == 1 and card.lower >= 0 and not is_timely(x, s, seat, timeslot):
        return card.lower  # type: ignore[no-any-return]
    return card.viewers[show.row - 1]  # type: ignore[no-any-return]


def own_show_lines(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """What a lineup show and its cards score by themselves, before modifiers (E2.BASE.67)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    printed = printed_viewers(x, s, seat, timeslot)
    lines: Lines = (base(printed, "E2.BASE.67", f"{show.show} row {show.row}"),)
    for index, slug in enumerate(show.cards):
        if slug:
            viewers = x.game.attached_viewers[slug][show.up >> index & 1][show.row - 1]
            if viewers or not x.game.is_ad[slug]:
                lines += (add(viewers, "E2.BASE.68", slug),)
    return lines


def show_score_lines(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """The score of a lineup show, in viewers; it may be negative (E2.BASE.67)."""
    lines = own_show_lines(x, s, seat, timeslot)
    for hook in x.game.hooks[s.players[seat].modifiers].show_score:
        lines += hook(x, s, seat, timeslot)
    return lines


def show_score(x: X, s: State, seat: int, timeslot: int) -> int:
    """The score of a lineup show, in viewers; it may be negative (E2.BASE.67)."""
    return total(show_score_lines(x, s, seat, timeslot))


def round_score(x: X, s: State, seat: int) -> int:
    """A player's viewers of a lineup scoring, raised to 0 if negative (E2.BASE.69).

    It is the total of ``round_score_lines``, of which only those of modifiers are made.
    """
    player = s.players[seat]
    hooks = x.game.hooks[player.modifiers]
    viewers = x.game.attached_viewers
    printed = attached = 0
    lines: Lines = x.game.rules.round_lines(x, s, seat)
    for timeslot, show in enumerate(player.lineup):
        if show is None:
            continue
        row = show.row - 1
        # Only the first number may depend on anything but the row.
        own = x.game.card[show.show].viewers[row] if row else printed_viewers(x, s, seat, timeslot)
        printed += own
        for index, card in enumerate(show.cards):
            if card:
                attached += viewers[card][show.up >> index & 1][row]
        for hook in hooks.show_score:
            lines += hook(x, s, seat, timeslot)
    for hook in hooks.round_score:
        lines += hook(x, s, seat)
    floor: int = x.game.boards.round_total_floor
    if not lines:
        return max(printed + attached, floor)
    rule = "E2.BASE.69"
    return total((base(printed, rule), add(attached, rule), *lines, Line.new(FLOOR, floor, rule)))


def round_score_lines(x: X, s: State, seat: int) -> Lines:
    """A player's viewers of a lineup scoring, raised to 0 if negative (E2.BASE.69)."""
    player = s.players[seat]
    lines: Lines = ()
    for timeslot, show in enumerate(player.lineup):
        if show is not None:
            lines += show_score_lines(x, s, seat, timeslot)
    lines += x.game.rules.round_lines(x, s, seat)
    for hook in x.game.hooks[player.modifiers].round_score:
        lines += hook(x, s, seat)
    return (*lines, Line(FLOOR, x.game.boards.round_total_floor, "E2.BASE.69"))


def end_score_lines(x: X, s: State, seat: int) -> Lines:
    """A player's viewers of end-game scoring, in the order of the edition (E2.BASE.74)."""
    lines: Lines = x.game.rules.end_lines(x, s, seat)
    for hook in x.game.hooks[s.players[seat].modifiers].end_score:
        lines += hook(x, s, seat)
    return lines


def held_card_lines(x: X, s: State, seat: int) -> Lines:
    """What the held cards score that are counted at the game's end (E2.CARDS.04)."""
    player = s.players[seat]
    lines: Lines = ()
    for card in (*player.network, *player.moguls):
        if x.game.card[card].timing == "game-end" and card not in player.face_down:
            scored = total(card_score_lines(x, s, seat, card))
            lines += (add(scored, "E2.CARDS.04", card),)
    return lines


def card_score_lines(x: X, s: State, seat: int, card: str) -> Lines:
    """What a Game End card scores for its holder, in viewers (E2.CARDS.04)."""
    player = s.players[seat]
    lines: Lines = ()
    for effect in x.game.card[card].effects:
        if effect.kind == "end-score":
            amount = amount_of(x, player, effect)
            lines += (base(amount, effect.rule, card),)
    for hook in x.game.hooks[player.modifiers].card_score:
        lines += hook(x, s, seat, card)
    return lines
