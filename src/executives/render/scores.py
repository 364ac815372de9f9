"""Score sheets: where a player's points came from, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from executives.core.tally import Stage
from executives.rulebook import clause


def ledger(events: Iterable[Any], seat: int) -> dict[str, int]:
    """The viewers of a seat by clause, from the events of a game.

    What a floor or a cap added or took away goes to its own clause.
    """
    sums: dict[str, int] = {}
    for event in events:
        if event.seat != seat or type(event).__name__ != "ViewersChanged":
            continue
        counted = 0
        limit = event.rule
        for line in event.lines:
            if line.stage in (Stage.BASE, Stage.ADD):
                sums[line.rule] = sums.get(line.rule, 0) + line.amount
                counted += line.amount
            elif line.stage in (Stage.FLOOR, Stage.CAP):
                limit = line.rule
        if event.amount != counted:
            sums[limit] = sums.get(limit, 0) + event.amount - counted
    return sums


def score_sheet(game: Any, state: Any, events: list[Any]) -> str:
    """The final scores with every clause that gave viewers."""
    result = game.result(state)
    lines = []
    for place, group in enumerate(result.ranking, start=1):
        for seat in group:
            total = result.scores[seat].total
            outcome = f": {result.outcome}" if result.outcome else ""
            lines.append(f"{place}. {game.players[seat]}  {total} viewers{outcome}")
            sums = ledger(events, seat)
            for rule in sorted(sums):
                text = clause(rule).text.split(";")[0].split(". ")[0].rstrip(".")
                short = text if len(text) <= 72 else f"{text[:69].rstrip()}..."
                lines.append(f"   {sums[rule]:>+5}  {rule:<14} {short}")
            opening = total - sum(sums.values())
            if opening:
                lines.append(f"   {opening:>+5}  before the first decision")
    return "\n".join(lines)
