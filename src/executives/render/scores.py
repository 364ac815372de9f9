"""Score sheets: where a player's points came from, clause by clause."""

from __future__ import annotations

from typing import Any

from executives.render.wording import wording_of
from executives.rulebook import clause


def score_sheet(game: Any, state: Any, events: list[Any]) -> str:
    """The final scores with every clause that gave points."""
    wording = wording_of(game)
    result = game.result(state)
    lines = []
    for place, group in enumerate(result.ranking, start=1):
        for seat in group:
            total = result.scores[seat].total
            outcome = f": {result.outcome}" if result.outcome else ""
            lines.append(f"{place}. {game.players[seat]}  {total} {wording.unit}{outcome}")
            sums = wording.ledger(game, state, events, seat)
            for rule in sorted(sums):
                text = clause(rule).text.split(";")[0].split(". ")[0].rstrip(".")
                short = text if len(text) <= 72 else f"{text[:69].rstrip()}..."
                lines.append(f"   {sums[rule]:>+5}  {rule:<14} {short}")
            opening = total - sum(sums.values())
            if opening:
                lines.append(f"   {opening:>+5}  before the first decision")
    return "\n".join(lines)
