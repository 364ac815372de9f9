"""What can be decided in a position, what cannot, and why: as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from string import Formatter
from typing import Any

from executives.core.actions import Action
from executives.core.explanations import words
from executives.core.tally import Tally
from executives.core.violations import Violation
from executives.networks import frames, grants
from executives.networks.actions import (
    AddOrReplace,
    Pass,
    Produce,
    SignAd,
    SignStar,
    TakeNetworkCard,
)
from executives.networks.standing import standing
from executives.render.explanations import (
    WIDTH,
    clause_lines,
    joined,
    named_seats,
    player,
    tally_lines,
)
from executives.render.networks_text import board

NAMES: dict[type[Action], str] = {
    SignStar: grants.NAMES[grants.SIGN_STAR],
    SignAd: grants.NAMES[grants.SIGN_AD],
    Produce: grants.NAMES[grants.PRODUCE],
    TakeNetworkCard: grants.NAMES[grants.NETWORK],
    AddOrReplace: grants.NAMES[grants.ADD],
    Pass: grants.NAMES[grants.PASS],
}
"""The five actions and the pass, as the rulebook calls them."""

DECISIONS: dict[type[Any], str] = {
    frames.ChoosingExecutives: "all choose an executive board, in secret",
    frames.Signing: "whether to sign a further star by the same action",
    frames.Declaring: "the options of a production, before it is paid",
    frames.Filling: "what to attach to the next slot of the new show",
    frames.ChoosingSide: "how the card just attached lies",
    frames.Keep: "which of the cards drawn to keep",
    frames.ChoosingShow: "the lineup show for the effect of a card",
    frames.PickingShow: "which of the shows drawn to produce",
}
"""What is decided, by the kind of frame; those of executives say it in their docstring."""


def situation_text(game: Any, state: Any, seat: int | None) -> str:
    """A position as ``seat`` (None: a spectator) may see it.

    The board, whose decision it is, the legal actions by kind, the actions that are not possible
    at all with the reasons, where the seat stands, and the clauses of all that.
    """
    view = game.view(state, seat)
    lines = [board(game, view), "", decision_text(game, state)]
    rules: list[str] = []
    if seat is not None:
        name = player(game, seat)
        if view.legal_actions:
            lines += ["", f"Legal actions of {name}:", *grouped(view.legal_actions)]
        refused, rules = impossible(game, state, seat)
        if refused:
            lines += ["", f"Not possible for {name}:", *refused]
    lines += _tallies(game, state, seat, rules)
    return "\n".join([*lines, *clause_lines(dict.fromkeys(rules))])


def _tallies(game: Any, state: Any, seat: int | None, rules: list[str]) -> list[str]:
    """Final scores, or where a seat stands; the clauses go to ``rules``."""
    tallies: tuple[Tally, ...] = ()
    head = ""
    if game.is_over(state):
        tallies = game.result(state).scores
        head = "Final scores:"
    elif seat is not None:
        tallies = standing(game, state, seat)
        head = f"If {player(game, seat)} were counted now:"
    if not tallies:
        return []
    lines = ["", head]
    for tally in tallies:
        lines += [f"  {line}" for line in tally_lines(tally)]
        rules += [line.rule for line in tally.lines]
    return lines


def decision_text(game: Any, state: Any) -> str:
    """Whose decision it is, and about what."""
    seats = game.to_act(state)
    if not seats:
        return "The game is over."
    names = joined([player(game, seat) for seat in seats])
    verb = "decides" if len(seats) == 1 else "decide"
    frame = state.pending[-1]
    text = f"{names} {verb}: {DECISIONS.get(type(frame)) or _summary(type(frame))}."
    if isinstance(frame, frames.Turn):
        text = f"{names} has a turn, which allows {_granted(frame.grants)}."
    return textwrap.fill(text, WIDTH)


def _summary(frame: type[Any]) -> str:
    line = (frame.__doc__ or frame.__name__).strip().splitlines()[0].rstrip(".")
    return f"{line[:1].lower()}{line[1:]}"


def _granted(given: tuple[int, ...]) -> str:
    mask = grants.allowed(given)
    allowed = [name for bit, name in grants.NAMES.items() if mask & bit]
    if not allowed:
        return "no further action"
    return f"{', '.join(allowed[:-1])} or {allowed[-1]}" if allowed[1:] else allowed[0]


def grouped(actions: Iterable[Action]) -> list[str]:
    """Actions by kind: its words, then what they can be about."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        head = next(iter(Formatter().parse(type(action).TEXT)))[0].strip()
        groups.setdefault(head, []).append(action.text.removeprefix(head).strip())
    lines = []
    for head, rest in groups.items():
        text = ", ".join(part for part in rest if part)
        lines += textwrap.wrap(
            f"{head:<16}  {text}".rstrip(),
            WIDTH,
            initial_indent="  ",
            subsequent_indent=" " * 20,
            break_on_hyphens=False,
        )
    return lines


def impossible(game: Any, state: Any, seat: int) -> tuple[list[str], list[str]]:
    """Which of the five actions and the pass are not possible in a turn, with the clauses.

    The reasons are those against one example: about cards that lie there, and with the fewest.
    """
    frame = state.pending[-1] if state.pending else None
    if not isinstance(frame, frames.Turn) or frame.seat != seat:
        return [], []
    legal = {type(action) for action in game.legal_actions(state, seat)}
    own = state.players[seat]
    there = {*words((state.display, own.stars, own.ads))}
    lines: list[str] = []
    rules: list[str] = []
    for kind, name in NAMES.items():
        if kind in legal:
            continue
        reasons, example = _example(game, state, seat, kind, there)
        texts = [f"{named_seats(game, one.message)} [{one.rule}]" for one in reasons]
        text = f"{name}, e.g. {example.text}: {'; '.join(texts)}"
        lines += textwrap.wrap(
            text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False
        )
        rules += [one.rule for one in reasons]
    return lines, rules


def _example(
    game: Any, state: Any, seat: int, kind: type[Action], there: set[str]
) -> tuple[tuple[Violation, ...], Action]:
    """An action of a kind, none of which is legal, with the reasons against it."""
    examples = [action for action in game.universe.actions[seat] if type(action) is kind]
    about = [action for action in examples if not there.isdisjoint(words(action))]
    found = [(game.check(state, action), action) for action in about or examples]
    return min(found, key=lambda entry: len(entry[0]))
