"""Where a game in the terminal is kept, and how to come back to one that is not."""

from __future__ import annotations

from pathlib import Path

from executives.cli.play_line import Line
from executives.render.explanations import WIDTH


class Refused(Exception):
    """What was entered cannot be done; the text says why.  Nothing has changed."""


def is_there(path: str) -> bool:
    """Whether something has this name already."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):  # No file can have such a name, as writing it will tell.
        return False


def write(line: Line, path: str) -> None:
    """Write a line of play as a replay; Refused where that is not possible."""
    try:
        Path(path).write_text(line.replay().dumps(), "utf-8")
    except (OSError, ValueError) as wrong:
        reason = getattr(wrong, "strerror", None) or str(wrong)
        raise Refused(f"{path} cannot be written: {reason.lower()}.") from None


def way_back(line: Line, begun: Line, command: str) -> list[str]:
    """How one person gets from ``begun``, which ``command`` starts, to a line of play again."""
    lines = ["The game is not saved."]
    first = len(begun.moments)
    seat, *others = line.persons
    if others or line.moments[:first] != begun.moments:
        return lines  # The decisions of several people are nobody's to see.
    own = [one.action for one in line.moments[first:] if one.action.seat == seat]
    if not own:
        return lines
    lines.append(f"To come back here, start {command} and enter:")
    text = ""
    for part in map(line.game.universe.text_of, own):
        if text and len(text) + len(part) + 4 > WIDTH:
            lines.append(f"  {text}")
            text = ""
        text = f"{text}; {part}" if text else part
    return [*lines, f"  {text}"]
