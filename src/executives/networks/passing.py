"""Passing: a choice of cash or viewers, also with a card that multiplies them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import Kind
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants
from executives.networks.actions import Pass, PassWith
from executives.networks.frames import Turn
from executives.networks.grants import not_granted
from executives.networks.modifiers import State, X
from executives.networks.turns import check_choice, leave_round, pass_choices


def legal_passes(x: X, s: State, f: Turn) -> list[Any]:
    """A pass for each choice, and with each held card that multiplies it (E2.BASE.59, .62)."""
    passes = x.game.interned[Pass][f.seat]
    choices = pass_choices(x, s, f.seat)
    legal = [passes[bonus] for bonus in choices]
    held = s.players[f.seat].network
    if held and not x.game.pass_card_names.isdisjoint(held):
        legal += legal_passes_with(x, f.seat, held, choices)
    return legal


def legal_passes_with(
    x: X, seat: int, held: tuple[str, ...], choices: tuple[str, ...]
) -> list[Any]:
    """A pass with each held card that multiplies it (E2.CARDS.10)."""
    passes = x.game.interned[PassWith][seat]
    cards = [card for card in x.game.pass_cards if card in held]
    return [passes[bonus, card] for bonus in choices for card in cards]


def check_pass(x: X, s: State, f: Turn, action: Pass | PassWith) -> Iterator[Violation]:
    """Passing is legal in every own turn before its first action (E2.BASE.25, .62)."""
    if not grants.allowed(f.grants) & grants.PASS:
        yield not_granted(x, f, grants.PASS)
    if f.passed:
        yield violation("passed", "E2.BASE.30", "this player has passed already")
        return
    yield from check_choice(x, s, f.seat, action.bonus, "pass")


def perform_pass(x: X, s: State, f: Turn, action: Pass) -> State:
    """Claim the next space, gain the bonus at once, and end the turn (E2.BASE.59-.61, .30)."""
    return leave_round(x, s, f, action.bonus, grants.PASS)


def check_pass_with(x: X, s: State, f: Turn, action: PassWith) -> Iterator[Violation]:
    """A pass with a card of the green room (E2.CARDS.10)."""
    if action.card not in s.players[f.seat].network:
        message = "{card} is not in the green room"
        yield violation("not-held", "E2.CARDS.02", message, card=action.card)
    yield from check_pass(x, s, f, action)


def perform_pass_with(x: X, s: State, f: Turn, action: PassWith) -> State:
    """Discard the card and pass: what the pass track gives is multiplied (E2.CARDS.10)."""
    effects = x.game.card[action.card].effects
    effect = next(effect for effect in effects if effect.kind == "multiply-pass")
    s = atoms.discard_green(x, s, f.seat, action.card, "E2.CARDS.05")
    return leave_round(x, s, f, action.bonus, grants.PASS, factor=effect.amount)


def _bonuses(game: Any) -> Iterable[tuple[str]]:
    return (("cash",), ("viewers",), ("nothing",))


def _passes_with(game: Any) -> Iterable[tuple[str, str]]:
    return ((bonus, card) for card in game.pass_cards for (bonus,) in _bonuses(game))


KINDS = (Kind(Pass, (Turn,), _bonuses, check_pass, perform_pass),)
LATER_KINDS = (Kind(PassWith, (Turn,), _passes_with, check_pass_with, perform_pass_with),)
"""Kinds that came later: the order of the codes is append only."""
