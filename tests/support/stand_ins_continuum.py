"""Stand-ins for executives that meet anomalies or the time machine and are not built yet.

Each one has only the part that meets them, by the hooks that the executive will use.
"""

from __future__ import annotations

from executives.core.frames import Frame, FrameKind
from executives.core.records import record
from executives.core.tally import Lines
from executives.core.visibility import public, visible
from executives.networks import Executive, Game, Hooks, atoms
from executives.networks.counts import count
from executives.networks.draws import draw_and_keep
from executives.networks.grants import BONUS, PASS
from executives.networks.modifiers import Frames, Grants, PassBonus, State, X
from executives.networks.queries import add
from executives.networks.state import DeckId, Row
from executives.networks.turns import start_turn

# -- many stars at once, each $1M cheaper, -2 viewers for each in the green room ---------------


def any_number(x: X, s: State, seat: int, limit: int) -> int:
    """As many stars as the display has."""
    return max(1, len(s.display[Row.STARS]))


def cheaper(x: X, s: State, seat: int, card: str) -> Lines:
    """$1M less."""
    return (add(-1, "E2.UNDERGROUND.05"),)


def replace_all_but_one(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """Signing n stars adds n - 1 to the display."""
    number = len(stars) - 1
    return atoms.deal(x, s, Row.STARS, DeckId.STAR, number, seat, "E2.UNDERGROUND.03")


def unattached(x: X, s: State, seat: int) -> Lines:
    """-2 viewers for each star in the green room."""
    stars = count(x, s.players[seat], "green-room-stars")
    return (add(-2 * stars, "E2.UNDERGROUND.07"),)


MASS_SIGNER = Executive(
    id="test-mass-signer",
    edition="second",
    section="E2.UNDERGROUND",
    name="MASS SIGNER",
    complexity=1,
    hooks=Hooks(
        sign_limit=any_number,
        sign_cost=cheaper,
        on_signed=replace_all_but_one,
        round_score=unattached,
    ),
)

# -- a draw of three at the round's start ------------------------------------------------------


@visible()
@record
class Windfall(Frame):
    """Three cards are drawn, of which one is kept."""

    seat: int = public()


def windfall(x: X, s: State, seat: int) -> Frames:
    """At the start of each round."""
    return (Windfall(seat),)


def run_windfall(x: X, s: State, f: Windfall) -> State:
    """Draw a star, an ad and a network card."""
    draw = (("star", 1), ("ad", 1), ("network", 1))
    return draw_and_keep(x, x.close(s, f), f.seat, draw, "E2.RICH.02")


HEIR = Executive(
    id="test-heir",
    edition="second",
    section="E2.RICH",
    name="HEIR",
    complexity=1,
    hooks=Hooks(on_round_start=windfall),
    frames=(FrameKind(Windfall, run=run_windfall),),
)

# -- a star-and-ad icon in the place of every advance on a genre track --------------------------


def icon(x: X, s: State, seat: int, genre: int, rule: str) -> State | None:
    """Draw a star and an ad, keep one."""
    return draw_and_keep(x, s, seat, (("star", 1), ("ad", 1)), "E2.GENERIC.17")


AVERAGE = Executive(
    id="test-average",
    edition="second",
    section="E2.GENERIC",
    name="AVERAGE",
    complexity=3,
    hooks=Hooks(on_advance=icon),
)

# -- a pass after the action -------------------------------------------------------------------


def pass_later(x: X, s: State, seat: int, grants: Grants) -> Grants:
    """A pass that no action strikes."""
    return (*grants, BONUS | PASS)


def viewers_only(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """No bonus cash."""
    return (0, bonus[1])


VETERAN = Executive(
    id="test-veteran",
    edition="second",
    section="E2.CABLE",
    name="VETERAN",
    complexity=1,
    hooks=Hooks(turn_grants=pass_later, pass_bonus=viewers_only),
)

# -- a turn before the first turn of the round --------------------------------------------------


@visible()
@record
class ExtraTurn(Frame):
    """A whole turn before the 1st player's."""

    seat: int = public()


def extra_turn(x: X, s: State, seat: int) -> Frames:
    """At the start of each round."""
    return (ExtraTurn(seat),)


def run_extra_turn(x: X, s: State, f: ExtraTurn) -> State:
    """Begin the turn."""
    return start_turn(x, x.close(s, f), f.seat)


JUMPER = Executive(
    id="test-jumper",
    edition="second",
    section="E2.GORILLA",
    name="JUMPER",
    complexity=2,
    hooks=Hooks(on_round_start=extra_turn),
    frames=(FrameKind(ExtraTurn, run=run_extra_turn),),
    stage=1,
)


def game(plugin: Executive, *others: str) -> Game:
    """Ann has the stand-in, Bo is CONTINUUM, further players have the ``others``."""
    executives = (plugin.id, "continuum", *others)
    players = ("Ann", "Bo", "Cy", "Di")[: len(executives)]
    return Game(players, executives=executives, plugins=(plugin,))
