"""The replay player in a real browser: every control, at both widths, without a network."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from executives import Replay

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
GAMES = {
    "second": "four-telly-time",
    "first": "first-three",
    "boardroom": "boardroom-variants",
}
"""Replays that are shown: both editions of The Networks, and The Executives with secret votes."""

WIDTHS = {1280: 800, 390: 844}
"""Windows of a desktop and of a telephone: their heights by their widths, in pixels."""

Open = Callable[..., "Page"]


@cache
def player(game: str) -> Any:
    """The player of a game."""
    path = ROOT / "tests" / "golden" / f"{GAMES[game]}.replay"
    return Replay.parse(path.read_text("utf-8")).show()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """The address of the file of a game."""
    folder = tmp_path_factory.mktemp("pages")

    def written(game: str) -> str:
        path = folder / f"{game}.html"
        if not path.exists():
            player(game).save(path)
        return path.as_uri()

    return written


def step_of(page: Page) -> int:
    """The step that the page shows, where its slider stands."""
    step = int(page.locator("#slider").input_value())
    assert page.locator("#count").inner_text().startswith(f"Step {step} of ")
    return step


def last_of(page: Page) -> int:
    """The last step."""
    return int(page.locator("#slider").get_attribute("max") or "0")


def text_of(page: Page, selector: str) -> str:
    """The text of an element, also of one outside of the window."""
    return page.locator(selector).inner_text()


def no_sideways_scrolling(page: Page) -> bool:
    """Whether everything is within the width of the window."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= window.innerWidth"
            " && [...document.querySelectorAll('body *')].every(element =>"
            " !element.getClientRects().length || element.closest('.rp-hidden')"
            " || element.getBoundingClientRect().right <= window.innerWidth + 1)"
        )
    )


# -- going about ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_keys_go_through_the_game(visit: Open, address: Callable[[str], str], game: str) -> None:
    """Arrows go by one, Home and End to the ends, the page keys to the beginnings of rounds."""
    page = visit(address(game))
    last = last_of(page)
    for key, step in (
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        assert step_of(page) == step
    heads = page.locator("#lines h3").all_inner_texts()
    assert len(heads) >= 5
    for head in heads[1:]:
        while not text_of(page, "#where").startswith(head):
            before = step_of(page)
            page.keyboard.press("PageDown")
            assert step_of(page) > before
    page.keyboard.press("PageUp")
    assert text_of(page, "#where").startswith(heads[-2])


def test_long_changes_can_be_scrolled_by_keys(visit: Open, address: Callable[[str], str]) -> None:
    """Where what changed has the focus, its keys scroll; left and right still go on."""
    page = visit(f"{address('second')}#20")
    page.locator("#changes").focus()
    for key in ("PageDown", "PageUp", "End", "Home"):
        page.keyboard.press(key)
        assert step_of(page) == 20
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 21


def test_print_has_everything_and_says_whose_view(
    visit: Open, address: Callable[[str], str]
) -> None:
    """On paper nothing can be scrolled to, and only the chosen seat is named."""
    page = visit(f"{address('second')}#20")
    page.emulate_media(media="print")
    for part in (".rp-side", "#changes"):
        style = "e => [getComputedStyle(e).overflowY, getComputedStyle(e).maxHeight]"
        assert page.locator(part).evaluate(style) == ["visible", "none"], part
    shown = page.locator(".rp-seats label:visible")
    assert [label.strip() for label in shown.all_inner_texts()] == ["Everybody"]
    assert not page.locator(".rp-controls").is_visible()


def test_a_step_is_announced_once(visit: Open, address: Callable[[str], str]) -> None:
    """The count beside the slider is silent: the decision is read out, with its step."""
    page = visit(f"{address('second')}#20")
    live = "e => [e.id, e.ariaLive]"
    regions = page.locator("output, [aria-live]").evaluate_all(f"all => all.map({live})")
    assert [name for name, mode in regions if mode != "off"] == ["now"]
    page.keyboard.press("ArrowRight")
    assert (page.locator("#now").text_content() or "").startswith("Step 21: ")


def test_buttons_and_the_slider(visit: Open, address: Callable[[str], str]) -> None:
    """Buttons have names and are off where they lead nowhere; the slider goes anywhere."""
    page = visit(address("boardroom"))
    back = page.get_by_role("button", name="Previous decision")
    onward = page.get_by_role("button", name="Next decision")
    assert back.is_disabled()
    onward.click()
    onward.click()
    back.click()
    assert step_of(page) == 1
    page.get_by_role("slider", name="Step").fill("50")
    assert step_of(page) == 50
    page.locator("#slider").focus()
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 51
    page.get_by_role("button", name="On to the next beginning of a round").click()
    assert step_of(page) > 51
    page.keyboard.press("End")
    assert onward.is_disabled()


def test_play_goes_on_by_itself(visit: Open, address: Callable[[str], str]) -> None:
    """One decision after the other, until it is stopped or the game ends."""
    page = visit("about:blank")
    page.clock.install()
    page.goto(address("boardroom"))
    page.locator("#play").click()
    page.clock.run_for(3500)
    step = step_of(page)
    assert step == 3
    assert text_of(page, "#play").endswith("Pause")
    page.locator("#play").click()
    page.clock.run_for(3500)
    assert step_of(page) == step
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator("#play").click()
    page.clock.run_for(5000)
    assert step_of(page) == last_of(page)
    assert text_of(page, "#play").endswith("Play")


def test_a_click_on_a_decision_goes_there(visit: Open, address: Callable[[str], str]) -> None:
    """The line is marked, told under what changed, and kept in sight in the list."""
    page = visit(address("first"))
    line = page.locator("#lines button").nth(100)
    text = line.locator(".rp-own").inner_text()
    line.click()
    assert step_of(page) == 100
    assert line.get_attribute("aria-current") == "step"
    assert text_of(page, "#changes .rp-line") == text
    page.keyboard.press("End")
    current = page.locator("#lines [aria-current]")
    inside = "([line, list]) => line.bottom <= list.bottom + 1 && line.top >= list.top - 1"
    boxes = [
        one.evaluate("one => one.getBoundingClientRect().toJSON()")
        for one in (current, page.locator("#lines"))
    ]
    assert page.evaluate(inside, boxes)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_the_chart_goes_there(
    visit: Open, address: Callable[[str], str], game: str
) -> None:
    """A fifth from the left of the scores over time is a fifth of the game."""
    page = visit(address(game), height=1100)
    chart = page.locator("#chart svg")
    grid = chart.locator(".rp-grid").first.bounding_box()
    box = chart.bounding_box()
    assert grid is not None
    assert box is not None
    x = grid["x"] - box["x"] + grid["width"] / 5
    chart.click(position={"x": x, "y": box["height"] / 2})
    assert abs(step_of(page) - last_of(page) / 5) <= 1
    x1 = float(chart.locator(".rp-cursor").get_attribute("x1") or "0")
    assert 0 < x1 < 380 / 2
    dashes = {path.get_attribute("stroke-dasharray") for path in chart.locator("path").all()}
    assert len(dashes) == chart.locator("path").count()


def test_the_address_names_the_step(visit: Open, address: Callable[[str], str]) -> None:
    """``#17`` opens step 17 and follows along; what is no step is ignored."""
    page = visit(f"{address('boardroom')}#17")
    assert step_of(page) == 17
    page.keyboard.press("ArrowRight")
    assert page.url.endswith("#18")
    page.goto(f"{address('boardroom')}#5")
    assert step_of(page) == 5
    page.goto(f"{address('boardroom')}#nowhere")
    assert step_of(page) == 5
    page.goto(f"{address('boardroom')}#99999")
    assert step_of(page) == last_of(page)


# -- what is shown --------------------------------------------------------------------------------


def test_another_seat_sees_the_same_step(visit: Open, address: Callable[[str], str]) -> None:
    """The step stays; the own hand is open, and what others decide in secret is not told."""
    page = visit(f"{address('boardroom')}#6")
    ann = page.locator('[data-panel="p1"]')
    backs = ann.locator(".ex-back").count()
    assert backs
    assert " decides in secret" in text_of(page, "#lines button:nth-of-type(2)")
    page.get_by_label("Ann", exact=True).check()
    assert step_of(page) == 6
    assert ann.locator(".ex-back").count() < backs
    own = [one for one in page.locator(".rp-own").all_inner_texts() if one.startswith("Ann ")]
    assert not [one for one in own if one.endswith("in secret")]
    assert "Bo decides in secret" in page.locator(".rp-own").all_inner_texts()
    page.keyboard.press("ArrowRight")
    assert step_of(page) == 7
    assert page.get_by_label("Ann", exact=True).is_checked()


def test_a_clause_shows_its_text(visit: Open, address: Callable[[str], str]) -> None:
    """By pointing at it, by the keyboard and by a tap; it goes away by itself."""
    page = visit(f"{address('second')}#1")
    rule = page.locator("#changes button.rp-rule").first
    tip = page.get_by_role("tooltip")
    assert not tip.is_visible()
    rule.hover()
    assert rule.inner_text() in tip.inner_text()
    assert len(tip.inner_text()) > 30
    page.mouse.move(5, 5)
    assert not tip.is_visible()
    rule.focus()
    assert tip.is_visible()
    assert rule.get_attribute("aria-describedby") == "tip"
    page.keyboard.press("Escape")
    assert not tip.is_visible()
    rule.click()
    assert tip.is_visible()
    page.keyboard.press("ArrowRight")
    assert not tip.is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_new_is_marked_by_a_word(
    visit: Open, address: Callable[[str], str], game: str
) -> None:
    """Nothing at the start; afterwards changed panels, and in them what changed."""
    page = visit(address(game))
    assert page.locator(".rp-marked").count() == 0
    steps = 0
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        words = page.locator("#board .ex-title .rp-word").all_inner_texts()
        assert set(words) <= {"changed", "new"}
        inner = page.locator("#board .rp-marked .rp-marked .rp-word").count()
        steps += bool(words) and inner > 0
        assert page.locator(".rp-marked").count() == page.locator(".rp-word").count()
    assert steps > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_the_scores(visit: Open, address: Callable[[str], str], game: str) -> None:
    """Ranking, totals and the lines that make them; not before the end."""
    page = visit(address(game))
    assert not page.locator("#final").is_visible()
    page.keyboard.press("End")
    replay = Replay.parse((ROOT / "tests" / "golden" / f"{GAMES[game]}.replay").read_text("utf-8"))
    result = replay.game.result(replay.play())
    winner = replay.game.players[result.winners[0]]
    first = page.locator("#scores > li").first
    assert first.inner_text().startswith(f"1. {winner} {max(t.total for t in result.scores)} ")
    assert first.locator("button.rp-rule").count() > 1
    assert text_of(page, "#where").startswith("The game is over")


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_beyond_the_window(
    visit: Open, address: Callable[[str], str], game: str, width: int, screenshots: Path
) -> None:
    """No sideways scrolling throughout the game; a picture is taken of the middle and the end."""
    page = visit(address(game), width=width, height=WIDTHS[width])
    last = last_of(page)
    for step in sorted({*range(0, last, 40), last}):
        page.locator("#slider").fill(str(step))
        assert no_sideways_scrolling(page), f"step {step}"
    page.screenshot(path=screenshots / f"{game}-{width}-end.png")
    page.locator("#slider").fill(str(last // 2))
    picture = page.screenshot(path=screenshots / f"{game}-{width}.png")
    assert len(picture) > 10_000


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_can_be_reached(visit: Open, address: Callable[[str], str], width: int) -> None:
    """On a telephone as on a desktop; the board is below the controls, or left of the rest."""
    page = visit(f"{address('boardroom')}#60", width=width, height=WIDTHS[width])
    tops = {}
    for part in (".rp-seats", ".rp-controls", ".rp-board", "#changes", "#chart", "#lines"):
        page.locator(part).scroll_into_view_if_needed()
        assert page.locator(part).is_visible()
        tops[part] = page.evaluate(
            "part => document.querySelector(part).getBoundingClientRect().toJSON()", part
        )
    if width > 900:
        assert tops["#lines"]["left"] >= tops[".rp-board"]["right"]
    page.evaluate("scrollTo(0, 0)")
    board, controls = (page.locator(part).bounding_box() for part in (".rp-board", ".rp-controls"))
    assert board is not None
    assert controls is not None
    assert board["y"] >= controls["y"] + controls["height"]


@pytest.mark.parametrize("game", GAMES)
def test_dark_windows_are_dark(
    visit: Open, address: Callable[[str], str], game: str, screenshots: Path
) -> None:
    """Page and board follow the system's scheme, light letters on a dark ground."""
    page = visit(f"{address(game)}#30", scheme="dark")
    for part in ("body", ".executives", ".rp-box"):
        ground, ink = page.evaluate(
            "part => { const style = getComputedStyle(document.querySelector(part));"
            " return [style.backgroundColor, style.color].map("
            "one => one.match(/\\d+/g).slice(0, 3).map(Number)); }",
            part,
        )
        assert sum(ground) < 150, part
        assert sum(ink) > 500, part
    page.screenshot(path=screenshots / f"{game}-dark.png")


def test_it_runs_in_the_frame_of_a_notebook(visit: Open, tmp_path: Path) -> None:
    """Shut in by the frame's sandbox the page works as well, without an address of its own."""
    notebook = tmp_path / "notebook.html"
    frame = player("boardroom")._repr_mimebundle_()["text/html"]
    notebook.write_text(f"<!doctype html><meta charset=utf-8><body>{frame}", "utf-8")
    page = visit(notebook.as_uri())
    inner = page.frame_locator("iframe")
    inner.get_by_role("button", name="Next decision").click()
    inner.get_by_role("button", name="Next decision").click()
    assert inner.locator("#count").inner_text().startswith("Step 2 of ")
    inner.get_by_label("Bo", exact=True).check()
    assert inner.locator("#board .ex-panel").count() > 4
    assert page.url == notebook.as_uri()
