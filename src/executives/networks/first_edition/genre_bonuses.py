"""Genre bonuses: a player's 3rd and 5th show of a genre (E1.GENREBONUS)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.draws import draw_and_keep
from executives.networks.events import BonusGained
from executives.networks.first_edition.mogul_display import (
    mogul_is_due,
    take_mogul,
    takeable_moguls,
)
from executives.networks.modifiers import State, X
from executives.networks.state import Shelf

SMALL, LARGE = "small", "large"
"""The bonus of the lower threshold and that of the higher one (E1.GENREBONUS.05, .07)."""

DRAWS = {"stars": "genre-stars", "ads": "genre-ads", "network-cards": "genre-network-cards"}
CASH = "viewers-for-cash"


@visible()
@record
class GenreBonus(Frame):
    """A genre bonus is gained: what is drawn is chosen, and a mogul if one is due.

    ``draw`` and ``mogul`` tell what is still to come, in the order that the player likes
    (E1.GENREBONUS.10).
    """

    seat: int = public()
    size: str = public()
    draw: bool = public(default=True)
    mogul: bool = public(default=False)


@record
class DrawBonus(Action):
    """Draw three cards of a kind, of which one is kept (E1.GENREBONUS.05)."""

    what: str

    TEXT: ClassVar[str] = "draw {what}"


@record
class BuyViewers(Action):
    """Pay for viewers as the larger bonus of a game without executives (E1.GENREBONUS.08)."""

    amount: int

    TEXT: ClassVar[str] = "buy-viewers ${amount}M"


@record
class TakeMogul(Action):
    """Take a mogul of the display (E1.MOGUL.04)."""

    mogul: str

    TEXT: ClassVar[str] = "take-mogul {mogul}"


def shelf_of(s: State, seat: int) -> Shelf:
    """What a player of the first edition owns besides."""
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelf


def number_of_genre(x: X, s: State, seat: int, genre: str) -> int:
    """The player's shows of a genre in lineup, reruns and archives (E1.GENREBONUS.02)."""
    player = s.players[seat]
    lineup = [show for show in player.lineup if show is not None]
    number = sum(queries.genre_of(x, show) == genre for show in lineup)
    stored = (*player.reruns, *shelf_of(s, seat).archives)
    return number + sum(queries.genre_of_rerun(x, rerun) == genre for rerun in stored)


def count_genre(x: X, s: State, seat: int, genre: str, rule: str) -> State:
    """Gain the bonus when the count first reaches a threshold (E1.GENREBONUS.01-.04).

    Nothing happens for "" (no genre).
    """
    if not genre:
        return s
    index = x.game.boards.genres.index(genre)
    hooks = x.game.hooks[s.players[seat].modifiers]
    for hook in hooks.on_advance:
        replaced = hook(x, s, seat, index, rule)
        if replaced is not None:
            return replaced  # type: ignore[no-any-return]
    thresholds = tuple(x.game.tables["genre_bonus"]["thresholds"])
    sizes = (SMALL, LARGE)
    for change in hooks.genre_thresholds:
        thresholds = change(x, s, seat, thresholds)
        # Other thresholds than the printed ones give the larger bonus (E1.SPECIALIST.01, .02).
        sizes = (LARGE, LARGE)
    number = number_of_genre(x, s, seat, genre)
    name = f"{genre} {number}"
    if number not in thresholds or name in shelf_of(s, seat).bonuses:
        return s
    return gain_bonus(x, s, seat, sizes[thresholds.index(number)], name, "E1.GENREBONUS.01")


def gain_bonus(x: X, s: State, seat: int, size: str, name: str, rule: str) -> State:
    """Note a genre bonus, and let the player choose what to draw (E1.GENREBONUS.03, .12)."""
    s = atoms.note_bonus(x, s, seat, name, rule)
    due = mogul_is_due(x, s, seat, size == LARGE)
    return x.push(s, GenreBonus(seat, size, True, due))


# -- what a bonus gives ---------------------------------------------------------------------------


def choices(x: X, f: GenreBonus) -> tuple[str, ...]:
    """What may be drawn (E1.GENREBONUS.05, .07, .08, E1.MOGUL.09)."""
    plain = not x.game.has_moguls
    return (*DRAWS,) if plain and f.size == LARGE else ("stars", "ads")


def most_cash(x: X, s: State, f: GenreBonus) -> int:
    """How much cash may be turned into viewers, in $M (E1.GENREBONUS.08, E1.MOGUL.10)."""
    if x.game.has_moguls or f.size != LARGE:
        return 0
    return int(min(x.game.tables["bonus_for_cash"]["most_cash"], s.players[f.seat].cash))


def legal_bonus(x: X, s: State, f: GenreBonus) -> list[Any]:
    """Draws and purchases while nothing was drawn, moguls while one is due."""
    legal: list[Any] = []
    if f.draw:
        draws = x.game.interned[DrawBonus][f.seat]
        legal += [draws[what] for what in choices(x, f)]
        buys = x.game.interned[BuyViewers][f.seat]
        legal += [buys[amount] for amount in range(1, most_cash(x, s, f) + 1)]
    if f.mogul:
        takes = x.game.interned[TakeMogul][f.seat]
        legal += [takes[mogul] for mogul in takeable_moguls(s)]
    return legal


def run_bonus(x: X, s: State, f: GenreBonus) -> State | None:
    """Go on when the bonus is gained; an empty display gives no mogul (E1.GENREBONUS.11)."""
    if f.draw or (f.mogul and takeable_moguls(s)):
        return None
    return x.close(s, f)


def check_draw(x: X, s: State, f: GenreBonus, action: DrawBonus) -> Iterator[Violation]:
    """Something that this bonus offers and that was not drawn yet (E1.GENREBONUS.05, .08)."""
    if not f.draw:
        yield violation("drawn", "E1.GENREBONUS.05", "the bonus has been drawn")
    elif action.what not in choices(x, f):
        message = "this bonus draws {offered}"
        offered = " or ".join(choices(x, f))
        yield violation("not-offered", "E1.MOGUL.09", message, offered=offered)


def perform_draw(x: X, s: State, f: GenreBonus, action: DrawBonus) -> State:
    """Draw, keep one (E1.GENREBONUS.05, .06)."""
    reward = x.game.rewards_by_name[DRAWS[action.what]]
    s = x.close(s, f, f.replace(draw=False))
    return draw_and_keep(x, s, f.seat, reward.draw, reward.rule)


def check_buy(x: X, s: State, f: GenreBonus, action: BuyViewers) -> Iterator[Violation]:
    """Up to the limit of the bonus and the cash (E1.GENREBONUS.08)."""
    most = most_cash(x, s, f) if f.draw else 0
    if not 0 < action.amount <= most:
        message = "this bonus turns up to ${most}M into viewers"
        yield violation("not-offered", "E1.GENREBONUS.08", message, most=most)


def perform_buy(x: X, s: State, f: GenreBonus, action: BuyViewers) -> State:
    """Pay, and gain a viewer for each $1M (E1.GENREBONUS.08)."""
    rule = "E1.GENREBONUS.08"
    s = x.close(s, f, f.replace(draw=False))
    lines = (queries.base(action.amount, rule, CASH),)
    s = atoms.pay(x, s, f.seat, action.amount, rule, lines=lines)
    viewers = action.amount * x.game.tables["bonus_for_cash"]["viewers_per_million"]
    return atoms.gain_viewers(x, s, f.seat, (queries.base(viewers, rule, CASH),), rule)


def check_take_mogul(x: X, s: State, f: GenreBonus, action: TakeMogul) -> Iterator[Violation]:
    """A mogul of the display, when one is due (E1.MOGUL.01-.04)."""
    if not f.mogul:
        yield violation("not-due", "E1.MOGUL.03", "no mogul is due with this bonus")
    elif action.mogul not in takeable_moguls(s):
        message = "{card} is not in the mogul display"
        yield violation("not-displayed", "E1.MOGUL.04", message, card=action.mogul)


def perform_take_mogul(x: X, s: State, f: GenreBonus, action: TakeMogul) -> State:
    """Gain the mogul, before or after the draw (E1.MOGUL.07, .08)."""
    s = x.close(s, f, f.replace(mogul=False))
    return take_mogul(x, s, f.seat, action.mogul)


def _draws(game: Any) -> Iterable[tuple[str]]:
    return ((what,) for what in DRAWS)


def _amounts(game: Any) -> Iterable[tuple[int]]:
    return ((amount,) for amount in range(1, game.tables["bonus_for_cash"]["most_cash"] + 1))


def _moguls(game: Any) -> Iterable[tuple[str]]:
    return ((mogul,) for mogul in game.moguls)


KINDS = (
    Kind(DrawBonus, (GenreBonus,), _draws, check_draw, perform_draw),
    Kind(BuyViewers, (GenreBonus,), _amounts, check_buy, perform_buy),
    Kind(TakeMogul, (GenreBonus,), _moguls, check_take_mogul, perform_take_mogul),
)
FRAMES = (FrameKind(GenreBonus, legal=legal_bonus, run=run_bonus),)
__all__ = ["FRAMES", "KINDS", "BonusGained", "count_genre", "gain_bonus"]
