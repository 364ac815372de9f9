"""The page about The Executives shows the files that it speaks of."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_shows_the_agenda_of_the_examples() -> None:
    """The agenda in the page is the file, letter by letter."""
    code = (ROOT / "examples" / "house_agenda.py").read_text("utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "boardroom.md").read_text("utf-8")
