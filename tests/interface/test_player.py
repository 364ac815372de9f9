"""The replay player's document: complete, closed in itself, and silent about secrets."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from executives import ConfigurationError, FileError, IllegalAction, Replay, boardroom, networks
from executives.cli import main
from executives.render.html_writer import panel_html
from executives.render.player import as_json
from executives.render.wording import wording_of
from support.names import NAMES
from support.playing import script, three_seats

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
LARGEST = 3_000_000
"""Bytes that the document of a whole game of five may have."""


@cache
def golden(name: str) -> Replay:
    """A golden replay."""
    return Replay.parse((GOLDEN / f"{name}.replay").read_text("utf-8"))


@cache
def page(name: str) -> str:
    """The document of a golden replay, with the views of all."""
    return str(golden(name).show().html)


def data_of(document: str) -> dict[str, Any]:
    """The data in a document."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', document, re.S)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def panels_at(data: dict[str, Any], view: int, step: int) -> list[str]:
    """The panels of a board as the page puts them together."""
    numbers = data["boards"][view][step][1:]
    return ["".join(data["pieces"][n] for n in data["panels"][number]) for number in numbers]


def lines_of(data: dict[str, Any], view: int) -> list[list[str]]:
    """The texts of the decisions as a view has them, each with the forced ones behind it."""
    return [[data["texts"][number] for number in line] for line in data["lines"][view]]


def sentences(data: dict[str, Any], view: int, step: int) -> list[list[Any]]:
    """What is told of a step: sentences with their clauses and lines."""
    return [data["told"][number] for number in data["events"][view][step]]


# -- what is in it --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["three-moguls", "first-two", "boardroom-three"])
def test_every_step_shows_the_board_of_its_view(name: str) -> None:
    """The pieces make the panels of the picture, for every view at steps throughout the game."""
    replay, data = golden(name), data_of(page(name))
    game = replay.game
    last = len(data["asked"]) - 1
    assert data["views"] == ["Everybody", *game.players]
    for step in (0, 1, 17, last // 2, last):
        state = replay.play(step)
        for view, seat in enumerate((None, *range(game.seats))):
            picture = wording_of(game).picture(game, game.view(state, seat))
            expected = [panel_html(panel) for panel in picture.panels]
            assert panels_at(data, view, step) == expected


def test_decisions_are_the_lines_of_the_replay() -> None:
    """Names and full ids as in the notation, with what was forced behind its decision."""
    lines = lines_of(data_of(page("three-executives")), 0)
    text = (GOLDEN / "three-executives.replay").read_text("utf-8")
    written = [line for line in text.splitlines() if line.startswith("> ")]
    assert lines[0] == []
    forced = [f"> {one}" for line in lines for one in line[1:]]
    assert forced == written
    first = next(line for line in text.split("\n\n")[1].splitlines())
    assert lines[1][0] == first.split(";")[0]


def test_events_have_numbers_clauses_and_lines() -> None:
    """A step tells in words which number moves from what to what, by which clause, and why."""
    game = networks.Game(NAMES[:2], executives=("beeb", "butcher"))
    replay = Replay(game=game, seed=3).extended(*script(game, 3, 60))
    data = data_of(replay.show().html)
    told = [one for step in range(61) for one in sentences(data, 0, step)]
    assert any(re.search(r"cash \d+ -> \d+$", sentence) for sentence, _, _ in told)
    assert all(re.fullmatch(r"E2\.[A-Z]+\.\d+", rule) for _, rule, _ in told)
    scored = [lines for sentence, _, lines in told if " viewers" in sentence and lines]
    assert scored
    assert all(rule in data["clauses"] for lines in scored for _, rule in lines if rule)
    assert data["clauses"]["E2.BASE.67"].startswith("Show score")


def test_hidden_cards_are_told_by_their_backs() -> None:
    """Others see how many cards of which sort; who draws them sees their names."""
    data = data_of(page("boardroom-three"))
    dealt = re.compile(r"Ann is dealt ((?:\d cards?|[a-z]+-.*))$")
    texts = [
        [one[0] for step in range(79) for one in sentences(data, view, step)] for view in (0, 1)
    ]
    shown, own = ([found[1] for found in map(dealt.match, told) if found] for told in texts)
    assert [text.split() for text in shown] == [[str(text.count("-")), "cards"] for text in own]
    assert shown == ["2 cards", "3 cards", "4 cards"]
    data = data_of(page("first-two"))
    drawn = [one[0] for step in range(120) for one in sentences(data, 0, step)]
    assert any(re.search(r" draws \d (star|ad|show|network card|mogul)s?", text) for text in drawn)


def test_numbers_run_on_from_event_to_event() -> None:
    """Where a step moves a number twice, the second begins where the first ended."""
    data = data_of(page("boardroom-five"))
    now: dict[str, int] = {}
    moved = 0
    for step in range(len(data["asked"])):
        for sentence, _, _ in sentences(data, 0, step):
            found = re.match(r"(\w+) (?:gains|gives) .*influence (\d+) -> (\d+)$", sentence)
            if found:
                before, after = int(found[2]), int(found[3])
                assert now.get(found[1], before) == before
                now[found[1]] = after
                moved += 1
    assert moved > 50


def test_scores_over_time_end_with_the_result() -> None:
    """The chart has the viewers of each step, and at the end what the result says."""
    replay, data = golden("first-three"), data_of(page("first-three"))
    state = replay.play()
    assert data["scores"][-1] == [tally.total for tally in replay.game.result(state).scores]
    assert data["scores"][60] == [one.viewers for one in replay.play(60).players]
    assert data["unit"] == "viewers"
    points = data_of(page("boardroom-three"))
    assert points["scores"][-1] == [11, 10, 12]
    assert [(one["place"], one["name"]) for one in points["final"]] == [
        (1, "Cy"),
        (2, "Ann"),
        (3, "Bo"),
    ]
    assert points["final"][1]["lines"] == [
        ["+2 2 gifts", "TX.SCORE.05"],
        ["+6 3 votes", "TX.SCORE.06"],
        ["+3 1 filled relationships", "TX.SCORE.07"],
    ]


@pytest.mark.parametrize("at", [0, 1, 30])
def test_a_replay_may_end_early(at: int) -> None:
    """Without decisions, or in the middle of a game, there are no final scores."""
    data = data_of(golden("three-moguls").branch(at).show().html)
    assert len(data["boards"][0]) == len(data["lines"][0]) == len(data["scores"]) == at + 1
    assert data["final"] == []


def test_an_illegal_decision_is_told() -> None:
    """What cannot be played cannot be shown."""
    replay = Replay(game=three_seats(), seed=7).extended("Ann end-turn")
    with pytest.raises(IllegalAction):
        replay.show()


# -- closed in itself -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["five-dealt", "first-five", "boardroom-five"])
def test_the_document_is_small_and_needs_nothing_else(name: str) -> None:
    """No address, nothing that is loaded, and less than 3 MB for a game of five."""
    document = page(name)
    assert len(document.encode()) < LARGEST
    assert "://" not in document
    assert not re.search(r"<(?:link|img|iframe|object|base|script src)\b|@import|url\(", document)
    for kept in ("localStorage", "sessionStorage", "cookie", "fetch(", "XMLHttpRequest"):
        assert kept not in document


def test_the_policy_allows_the_own_script_only() -> None:
    """Scripts run by their digest, so that nothing in a name or a card can be one."""
    document = page("boardroom-three")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', document)
    assert policy is not None
    script_text = document[document.rindex("<script>") + 8 : document.rindex("</script>")]
    digest = base64.b64encode(hashlib.sha256(script_text.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}';" in policy[1]
    assert policy[1].startswith("default-src 'none';")


def test_data_cannot_end_its_element() -> None:
    """Whatever a text holds, it stays inside, and is read back as it was."""
    hostile = {"a": "</script><script>x()</script>", "b": "<!--<script>", "c": "\u2028 ' \" & ]]>"}
    written = as_json(hostile)
    assert "</" not in written
    assert "<!" not in written
    assert json.loads(written) == hostile


def test_cards_cannot_bring_elements_along() -> None:
    """The name of a card of somebody's own set is text on the board and nothing else."""
    game = three_seats()
    show = game.cards["moon-janitors"]
    evil = game.with_cards([show.replace(name="<img src=x onerror=x()></script>")])
    replay = Replay(game=evil, seed=7).extended(*script(evil, 7, 30))
    document = replay.show().html
    assert "<img" not in document
    assert document.count("</script>") == 2


# -- secrets --------------------------------------------------------------------------------------


def hidden_names(state: Any, seats: tuple[int, ...]) -> set[str]:
    """Cards and agendas of the trick game that none of the seats may know."""
    names = set(state.stock)
    for player in state.players:
        if player.seat not in seats:
            names |= {*player.hand, player.agenda}
    return names


@pytest.mark.parametrize("seats", [(), (0,), (1, 2)])
def test_hands_and_agendas_of_other_seats_are_absent(seats: tuple[int, ...]) -> None:
    """In the first bidding everything hidden is absent from the whole document."""
    replay = golden("boardroom-three").branch(2)
    hidden = hidden_names(replay.play(), seats)
    assert len(hidden) > 30
    document = replay.show(seats=seats).html
    assert [name for name in sorted(hidden) if re.search(rf"\b{name}\b", document)] == []
    open_document = replay.show().html
    own = {card for seat in (0, 1, 2) for card in replay.play().players[seat].hand}
    assert all(card in open_document for card in own)


@pytest.mark.parametrize("seats", [(), (0,), (1, 2)])
def test_pilots_in_other_hands_are_absent(seats: tuple[int, ...]) -> None:
    """While the first pilots are picked, those of other hands and the decks are not there."""
    game = networks.Game(NAMES[:3], edition="first", executives=("beeb", "butcher", "continuum"))
    state = game.start(5)
    picks = [next(a for a in game.legal_actions(state, seat)) for seat in (0, 2)]
    replay = Replay(game=game, seed=5).extended(*picks)
    frame: Any = state.pending[-1]
    hidden = {card for hand in frame.hands if hand.seat not in seats for card in hand.cards}
    hidden |= {card for deck in state.decks for card in deck.rest}
    document = replay.show(seats=seats).html
    assert len(hidden) > 50
    assert [name for name in sorted(hidden) if re.search(rf"\b{name}\b", document)] == []
    lines = lines_of(data_of(document), 0)
    assert lines[1:] == [["Ann decides in secret"], ["Cy decides in secret"]]


def test_executives_that_were_not_chosen_are_absent() -> None:
    """Who chooses in secret sees the own line; the boards left over stay unknown to others."""
    game = networks.Game(NAMES[:2])
    state = game.start(2)
    choices = [game.legal_actions(state, seat)[0] for seat in (0, 1)]
    replay = Replay(game=game, seed=2).extended(*choices)
    frame: Any = state.pending[-1]
    left = [hand.boards[1] for hand in frame.hands]
    data = data_of(replay.show().html)
    assert lines_of(data, 0)[1][0] == "Ann decides in secret"
    assert lines_of(data, 1)[1][0] == f"Ann {choices[0].text}"
    assert lines_of(data, 2)[1][0] == "Ann decides in secret"
    words = set(re.findall(r"[\w-]+", json.dumps(data_of(replay.show(seats=(0,)).html))))
    assert left[0] in words
    assert left[1] not in words


@pytest.mark.parametrize(
    ("name", "secret"),
    [("boardroom-variants", 4 + 4 + 16), ("first-three", 9), ("five-dealt", 5), ("four-plain", 0)],
)
def test_only_what_is_decided_in_secret_is_left_out(name: str, secret: int) -> None:
    """Nominations, agendas, secret votes, picks and executives; all other decisions are open."""
    lines = lines_of(data_of(page(name)), 0)
    assert sum(line[0].endswith(" decides in secret") for line in lines if line) == secret


def test_the_seed_is_not_in_the_document() -> None:
    """Who knows it could deal the game again and see everything."""
    game = boardroom.Game(NAMES[:3])
    document = Replay(game=game, seed=918273645546372819).show(seats=()).html
    assert "918273645546372819" not in document


def test_seats_are_those_named() -> None:
    """In their order, after the spectator; others and unknown ones are refused or left out."""
    replay = golden("boardroom-three").branch(3)
    assert data_of(replay.show(seats=(2, 0, 2)).html)["views"] == ["Everybody", "Ann", "Cy"]
    assert data_of(replay.show(seats=()).html)["views"] == ["Everybody"]
    with pytest.raises(ConfigurationError, match="there is no seat 3; seats go from 0 to 2"):
        replay.show(seats=(3,))


# -- in a notebook and on the command line --------------------------------------------------------


class Frames(HTMLParser):
    """Collects the frames of a piece of HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a frame."""
        if tag == "iframe":
            self.found.append(dict(attrs))


def test_a_notebook_shows_the_document_in_a_frame() -> None:
    """The frame has the whole document and may run its script, and nothing else."""
    player = golden("boardroom-three").show()
    bundle = player._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html"}
    assert len(bundle["text/plain"].splitlines()) == 1
    frames = Frames()
    frames.feed(bundle["text/html"])
    (frame,) = frames.found
    assert frame["srcdoc"] == player.html
    assert frame["sandbox"] == "allow-scripts"
    assert set(player._repr_mimebundle_(include=["text/plain"])) == {"text/plain"}
    assert set(player._repr_mimebundle_(exclude=["text/plain"])) == {"text/html"}


def test_the_command_writes_the_same_document(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``replay FILE --html OUT`` writes over a former file; --seats and --at restrict it."""
    out = tmp_path / "game.html"
    out.write_text("former", "utf-8")
    file = str(GOLDEN / "boardroom-three.replay")
    assert main(["replay", file, "--html", str(out)]) == 0
    assert out.read_text("utf-8") == page("boardroom-three")
    assert capsys.readouterr().out.startswith(f"{out}: Replay of boardroom: Ann, Bo, Cy, ")
    assert main(["replay", file, "--html", str(out), "--seats", "Bo", "--at", "9"]) == 0
    data = data_of(out.read_text("utf-8"))
    assert data["views"] == ["Everybody", "Bo"]
    assert len(data["asked"]) == 10
    assert main(["replay", file, "--html", str(out), "--seats", "none"]) == 0
    assert data_of(out.read_text("utf-8"))["views"] == ["Everybody"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--html", "{}/no/x.html"], "no/x.html: cannot be written: no such file or directory"),
        (["--html", "{}"], "cannot be written: is a directory"),
        (["--html", "{}/x.html", "--seats", "Zed"], "--seats: 'Zed' is no player; the players"),
        (["--seats", "Ann"], "--seats is for the page that --html writes"),
    ],
)
def test_what_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    """Exit code 2 and one line on the error stream."""
    file = str(GOLDEN / "boardroom-three.replay")
    filled = [option.replace("{}", str(tmp_path)) for option in options]
    assert main(["replay", file, *filled]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert len(captured.err.splitlines()) == 1


def test_a_diverged_replay_writes_no_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What did not happen as written is told with its line, and nothing is written."""
    text = (GOLDEN / "boardroom-three.replay").read_text("utf-8")
    broken = tmp_path / "broken.replay"
    broken.write_text(re.sub(r"(?m)^= [0-9a-f]{16}$", f"= {'0' * 16}", text), "utf-8")
    out = tmp_path / "x.html"
    assert main(["replay", str(broken), "--html", str(out)]) == 1
    assert "DIVERGED" in capsys.readouterr().out
    assert not out.exists()


def test_saving_elsewhere_is_refused_with_the_path(tmp_path: Path) -> None:
    """The error names the file."""
    player = golden("boardroom-three").branch(0).show()
    with pytest.raises(FileError, match="cannot be written"):
        player.save(tmp_path / "no" / "x.html")
    assert player.save(tmp_path / "x.html").read_text("utf-8") == player.html
