"""UNDERGROUND: one action signs any number of displayed stars, each for $1M less.

Every star in its green room costs 2 viewers at lineup scoring.
"""

from __future__ import annotations

from executives.core.tally import Lines
from executives.networks import atoms
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add
from executives.networks.state import DeckId, Row


def any_number(x: X, s: State, seat: int, limit: int) -> int:
    """E2.UNDERGROUND.02, .10: as many as the display has stars; an anomaly comes alone."""
    stars = [card for card in s.display[Row.STARS] if x.game.card[card].attachable]
    return max(limit, len(stars))


def discount(x: X, s: State, seat: int, card: str) -> Lines:
    """E2.UNDERGROUND.05, .06: $1M less for every star signed, but never below $0."""
    return (add(-x.game.tables["mass_signing"]["discount"], "E2.UNDERGROUND.05"),)


def replace_all_but_one(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """E2.UNDERGROUND.03, .04: who signed n stars adds n - 1 of the deck to the display."""
    rule = "E2.UNDERGROUND.03"
    return atoms.deal(x, s, Row.STARS, DeckId.STAR, len(stars) - 1, seat, rule)


def unattached_stars(x: X, s: State, seat: int) -> Lines:
    """E2.UNDERGROUND.07, .12: -2 viewers for each star in the green room, anomalies too."""
    stars = len(s.players[seat].stars)
    viewers = x.game.tables["mass_signing"]["viewers_per_unattached_star"]
    words = f"{stars} in the green room"
    return (add(viewers * stars, "E2.UNDERGROUND.07", words),) if stars else ()


UNDERGROUND = Executive(
    id="underground",
    edition="second",
    section="E2.UNDERGROUND",
    name="UNDERGROUND",
    complexity=1,
    hooks=Hooks(
        sign_limit=any_number,
        sign_cost=discount,
        on_signed=replace_all_but_one,
        round_score=unattached_stars,
    ),
)
