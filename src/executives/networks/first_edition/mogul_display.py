"""The mogul display: who gains a mogul, and what happens then (E1.MOGUL)."""

from __future__ import annotations

from executives.networks import atoms, queries
from executives.networks.immediates import gained, resolve_immediate
from executives.networks.modifiers import State, X
from executives.networks.state import DeckId


def takeable_moguls(s: State) -> tuple[str, ...]:
    """The moguls of the display."""
    assert s.season is not None
    return s.season.moguls


def mogul_is_due(x: X, s: State, seat: int, large: bool) -> bool:
    """With the first larger bonus, or the second smaller one, below the limit (E1.MOGUL.01-.03).

    Whoever has a mogul already and may gain another one does so with the next bonus
    (E1.CARDS.26).
    """
    player = s.players[seat]
    if not x.game.has_moguls or len(player.moguls) >= queries.mogul_limit(x, s, seat):
        return False
    assert player.shelf is not None
    lower = x.game.tables["genre_bonus"]["thresholds"][0]
    smaller = [bonus for bonus in player.shelf.bonuses if bonus.endswith(f" {lower}")]
    return large or len(smaller) > 1 or bool(player.moguls)


def take_mogul(x: X, s: State, seat: int, mogul: str) -> State:
    """The mogul lies with its owner; the display is not refilled (E1.MOGUL.12)."""
    s = atoms.take_displayed_mogul(x, s, seat, mogul, "E1.MOGUL.04")
    s = gained(x, s, seat, mogul)
    if x.game.card[mogul].timing != "immediate":
        return s
    s = atoms.turn_face_down(x, s, seat, mogul, "E1.MOGUL.13")
    return resolve_immediate(x, s, seat, mogul)


def displayed_at_start(x: X) -> int:
    """How many moguls are displayed before executives are known (E1.SETUP.31, E1.SOLO.06)."""
    numbers = x.game.tables["mogul_display"]
    players: int = x.game.seats
    return int(numbers["solo"]) if players == 1 else players + int(numbers["extra"])


def display_moguls(x: X, s: State, number: int, rule: str) -> State:
    """Further moguls of the stock join the display (E1.SETUP.31, .34)."""
    s, cards = atoms.take_from_deck(s, DeckId.MOGUL, number)
    return atoms.show_moguls(x, s, cards, rule) if cards else s


def clear_useless(x: X, s: State) -> State:
    """In a solo game moguls that can no longer be gained leave it at once (E1.SOLO.10)."""
    moguls = takeable_moguls(s)
    if x.game.seats > 1 or not moguls:
        return s
    if len(s.players[0].moguls) < queries.mogul_limit(x, s, 0):
        return s
    return atoms.remove_moguls(x, s, moguls, "E1.SOLO.10")


def discard_leftmost(x: X, s: State, rule: str) -> State:
    """The leftmost mogul of the display leaves the game (E1.SOLO.08, .09)."""
    moguls = takeable_moguls(s)
    return atoms.remove_moguls(x, s, moguls[:1], rule) if moguls else s
