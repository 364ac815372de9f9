"""A real browser for the tests of pages: Chromium, driven by playwright, without a network.

Where one of the two is missing the tests are skipped; with ``EXECUTIVES_BROWSER=required`` they
fail instead.  ``EXECUTIVES_CHROMIUM`` names the program, and ``EXECUTIVES_SCREENSHOTS`` a folder
for the pictures.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CANDIDATES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-component-update",
]
OPEN = ("file:", "data:", "about:")
"""Addresses that need no network."""

_notes: list[str] = []


def hindrance() -> str:
    """Why there can be no browser tests; nothing if they can run."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "playwright is not installed; `make browser` installs it and runs these tests"
    if chromium() is None:
        names = ", ".join(CANDIDATES)
        return (
            f"no browser: {names} are not on the path (EXECUTIVES_CHROMIUM may name one);"
            " then `make browser` runs these tests"
        )
    return ""


def chromium() -> str | None:
    """The program of the browser."""
    named = os.environ.get("EXECUTIVES_CHROMIUM")
    found = (shutil.which(name) for name in ((named,) if named else CANDIDATES))
    return next((path for path in found if path), None)


def note(text: str) -> None:
    """Print a line at the end of the run, once."""
    if text not in _notes:
        _notes.append(text)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print why tests were skipped, and where the pictures are."""
    for text in _notes:
        terminalreporter.write_line(f"browser tests: {text}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser, started once."""
    reason = hindrance()
    if reason and os.environ.get("EXECUTIVES_BROWSER") == "required":
        pytest.fail(reason)
    if reason:
        note(f"skipped, {reason}")
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


Open = Callable[..., "Page"]
"""Opens an address; ``width``, ``height`` and ``scheme`` say in which window."""


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Opens pages; at the end nothing was complained of, and nothing asked of a network."""
    trouble: list[str] = []
    contexts = []

    def opened(
        address: str, *, width: int = 1280, height: int = 800, scheme: Any = "light"
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: trouble.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: trouble.append(f"error: {error}"))
        page.on("request", lambda request: trouble.extend(_outside(request.url)))
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert trouble == []


def _outside(url: str) -> list[str]:
    return [] if url.startswith(OPEN) else [f"request: {url}"]


@pytest.fixture(scope="session")
def screenshots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pictures that the tests take."""
    named = os.environ.get("EXECUTIVES_SCREENSHOTS")
    folder = Path(named) if named else tmp_path_factory.mktemp("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    note(f"screenshots in {folder}")
    return folder
