"""What can be decided in a position, what cannot, and why: as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from string import Formatter
from typing import Any

from executives.core.actions import Action
from executives.core.tally import Tally
from executives.render.explanations import (
    WIDTH,
    clause_lines,
    joined,
    named_seats,
    player,
    tally_lines,
)
from executives.render.wording import wording_of


def situation_text(game: Any, state: Any, seat: int | None) -> str:
    """A position as ``seat`` (None: a spectator) may see it.

    The board, whose decision it is, the legal actions by kind, the actions that are not possible
    at all with the reasons, where the seat stands, and the clauses of all that.
    """
    view = game.view(state, seat)
    lines = [wording_of(game).board(game, view), "", decision_text(game, state)]
    rules: list[str] = []
    if seat is not None:
        name = player(game, seat)
        if view.legal_actions:
            lines += ["", f"Legal actions of {name}:", *grouped(game, view.legal_actions)]
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
        tallies = wording_of(game).standing(game, state, seat)
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
    wording = wording_of(game)
    about = wording.decisions.get(type(frame)) or _summary(type(frame))
    return textwrap.fill(wording.turn(game, names, frame) or f"{names} {verb}: {about}.", WIDTH)


def _summary(frame: type[Any]) -> str:
    line = (frame.__doc__ or frame.__name__).strip().splitlines()[0].rstrip(".")
    return f"{line[:1].lower()}{line[1:]}"


def grouped(game: Any, actions: Iterable[Action]) -> list[str]:
    """Actions by kind: its words, then what they can be about."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        head = next(iter(Formatter().parse(type(action).TEXT)))[0].strip()
        text = game.universe.text_of(action)
        groups.setdefault(head, []).append(text.removeprefix(head).strip())
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
    """What a seat cannot do though it is asked, with the reasons and the clauses."""
    lines: list[str] = []
    rules: list[str] = []
    for what, reasons in wording_of(game).refusals(game, state, seat):
        texts = [f"{named_seats(game, one.message)} [{one.rule}]" for one in reasons]
        text = f"{what}: {'; '.join(texts)}"
        lines += textwrap.wrap(
            text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False
        )
        rules += [one.rule for one in reasons]
    return lines, rules
