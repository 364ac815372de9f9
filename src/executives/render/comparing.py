"""A comparison of two replays in sentences."""

from __future__ import annotations

from typing import Any

from executives.render.explanations import explanation_text


def comparison_text(found: Any) -> str:
    """Where two replays part, what each decision does there, and the numbers at the two ends."""
    if found.setup:
        return "\n".join(["The games differ:", *(_differing(*entry) for entry in found.setup)])
    if found.alike:
        return f"The replays are alike, for {found.common} decisions."
    lines = [f"Alike for {found.common} decisions. Then:"]
    for name, step, why in zip(("first", "second"), found.parting, found.why, strict=True):
        where = f" (line {step.line})" if step is not None and step.line else ""
        lines.append(f"\nthe {name}{where}: {'it ends' if step is None else step.text}")
        if why is not None:
            text = explanation_text(found.game, why, clauses=False)
            lines += [f"  {line}" for line in text.splitlines()[1:]]
    if found.standing:
        lines += ["\nAt the ends:", *(_differing(*entry) for entry in found.standing)]
    return "\n".join(lines)


def _differing(name: str, one: object, other: object) -> str:
    first, second = ("none" if value == "" else value for value in (one, other))
    return f"  {name}: {first} | {second}"
