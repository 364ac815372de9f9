"""Pieces of HTML in a real browser: within pages that have styles of their own, and long names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from executives import boardroom, networks, render

if TYPE_CHECKING:
    from playwright.sync_api import Page

Open = Callable[..., "Page"]

LONG = "W" + 79 * "i"
SHORT = "passed"

HOST = """
dl[class]:not(.option-list):not(.field-list):not(.footnote):not(.glossary):not(.simple) dd {
  margin-left: 2rem }
article.page div.text ul li { margin-left: 30px; list-style: square }
article.page div.text section h3 { font-size: 40px }
"""
"""Rules such as documentation pages have them."""


def written(folder: Path, piece: str) -> str:
    """The address of a page with the rules of ``HOST`` around a piece of HTML."""
    page = folder / "page.html"
    body = f"<article class='page'><div class='text'>{piece}</div></article>"
    head = (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    )
    page.write_text(f"{head}<title>A page</title><style>{HOST}</style>{body}", "utf-8")
    return page.as_uri()


def long_names() -> str:
    """A view of a game in which one player has 80 letters, and has passed."""
    game, state = networks.load(
        f"""
        turn = "Bo"
        passed = ["{LONG}"]
        [game]
        players = ["{LONG}", "Bo"]
        executives = ["beeb", "generic"]
        """
    )
    return render.html(game, game.view(state, 0))


def test_rules_of_the_page_around_do_not_reach_the_piece(visit: Open, tmp_path: Path) -> None:
    """Items stand right below their label, lists have no marks, titles the size of the piece."""
    game = boardroom.Game(("Ann", "Bo", "Cy"))
    page = visit(written(tmp_path, render.html(game, game.view(game.start(1), 0))))
    lefts = "e => ['dt', 'dd'].map(t => e.querySelector(t).getBoundingClientRect().left)"
    label, items = page.locator(".ex-row").first.evaluate(lefts)
    assert items == label
    style = "e => [getComputedStyle(e).marginLeft, getComputedStyle(e).listStyleType]"
    assert page.locator(".ex-facts li").first.evaluate(style) == ["0px", "none"]
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    assert page.locator(".ex-title").first.evaluate(size) < 20


@pytest.mark.parametrize("width", [390, 1280])
def test_a_long_name_breaks_nothing_else(visit: Open, tmp_path: Path, width: int) -> None:
    """A name of 80 letters stays within the window, and short words beside it stay whole."""
    page = visit(written(tmp_path, long_names()), width=width)
    rights = (
        "() => Math.max(...[...document.querySelectorAll('.executives *')]"
        ".filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect().right))"
    )
    assert page.evaluate(rights) <= width
    word = page.locator(".ex-facts .ex-chip span", has_text=SHORT).first
    assert word.evaluate("e => e.getBoundingClientRect().height") < 30


def test_what_all_share_takes_the_whole_width(visit: Open, tmp_path: Path) -> None:
    """On a desktop the display stands above the players, who stand beside each other."""
    page = visit(written(tmp_path, long_names()))
    width = "e => e.getBoundingClientRect().width"
    shared, own = (
        page.locator(f'[data-panel="{key}"]').evaluate(width) for key in ("display", "p1")
    )
    assert shared > 1.9 * own


def test_two_cards_stand_beside_each_other_on_a_telephone(visit: Open, tmp_path: Path) -> None:
    """The first two shows of the display begin at the same height."""
    page = visit(written(tmp_path, long_names()), width=390)
    cards = page.locator('[data-panel="display"] .ex-card')
    first, second = (cards.nth(place).bounding_box() for place in (0, 1))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]
    assert first["x"] < second["x"]
