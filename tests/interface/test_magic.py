"""The cell magic ``%%replay`` in a real shell: what it makes, keeps and says."""

from __future__ import annotations

from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from executives import Replay, boardroom, networks
from executives.core.errors import IllegalLine, LineError
from executives.replay import Status
from support.names import NAMES
from support.playing import three_seats

HEAD = "game networks second\nplayers Ann=beeb Bo=butcher Cy=continuum\nseed 7\n\n"
BOARDROOM = "game boardroom\nplayers Ann Bo Cy\nseed 5\n\n"


@pytest.fixture(scope="module")
def whole_shell() -> Any:
    """One shell for all tests: each that is made leaves something for the end of the process."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "nocolor"
    made: Any = InteractiveShell(config=config)  # type: ignore[no-untyped-call]
    made.run_line_magic("load_ext", "executives.notebook")
    return made


@pytest.fixture
def shell(whole_shell: Any) -> Any:
    """A shell with the extension, a game of each kind and a replay."""
    whole_shell.reset(new_session=False)
    whole_shell.push({"game": three_seats(), "board": boardroom.Game(NAMES[:3])})
    whole_shell.push({"start": Replay(three_seats(), 7)})
    return whole_shell


def run(shell: Any, cell: str) -> Any:
    """What a cell gives."""
    found = shell.run_cell(cell)
    found.raise_error()
    return found.result


def shown_of(
    shell: Any, cell: str, capsys: pytest.CaptureFixture[str]
) -> tuple[BaseException, str]:
    """The error of a cell, and all that the shell shows for it."""
    capsys.readouterr()
    found = shell.run_cell(cell)
    assert found.error_in_exec is not None
    out, err = capsys.readouterr()
    return found.error_in_exec, out + err


# -- what it makes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [f"{HEAD}Bo sign-star surpriser\n> Bo end-turn\n", f"{BOARDROOM}Ann bid 7 of Ann on Cy\n"],
)
def test_a_cell_is_a_replay_as_text(shell: Any, text: str) -> None:
    """The result is what ``Replay.parse`` gives, and stands in the variable."""
    found = run(shell, f"%%replay opening\n{text}")
    assert found == Replay.parse(text)
    assert shell.user_ns["opening"] is found
    assert found.verify().status is Status.UNVERIFIED


def test_a_name_is_optional(shell: Any) -> None:
    """Without a name the cell only shows the replay."""
    before = set(shell.user_ns)
    assert run(shell, f"%%replay\n{HEAD}") == Replay(three_seats(), 7)
    assert {name for name in set(shell.user_ns) - before if name[0] != "_"} == set()


def test_a_cell_goes_on_from_a_replay(shell: Any) -> None:
    """With ``--game`` a replay the cell has lines of play only, and the replay stays as it was."""
    found = run(shell, "%%replay opening --game start\n# first\nBo sign-star surpriser\n")
    assert found == Replay(three_seats(), 7).then("Bo sign-star surpriser")
    assert shell.user_ns["start"] == Replay(three_seats(), 7)
    again = run(shell, "%%replay opening --game opening\nCy pass cash\n")
    assert again == found.then("Cy pass cash")
    assert shell.user_ns["opening"] is again


def test_a_cell_plays_a_game(shell: Any) -> None:
    """With ``--game`` a game the seed is 0, or that of ``--seed``."""
    line = "Ann bid 7 of Ann on Cy\n"
    board = boardroom.Game(NAMES[:3])
    assert run(shell, f"%%replay --game board\n{line}") == Replay(board, 0).then(line)
    assert run(shell, f"%%replay --game board --seed 5\n{line}") == Replay(board, 5).then(line)


def test_a_whole_text_may_be_played_by_a_game(shell: Any) -> None:
    """A cell with a header takes the game of ``--game`` in the place of the one it describes."""
    found = run(shell, f"%%replay --game game\n{HEAD}Bo sign-star surpriser\n")
    assert found.game is shell.user_ns["game"]
    assert found == Replay(three_seats(), 7).then("Bo sign-star surpriser")


def test_a_player_may_be_called_game(shell: Any) -> None:
    """Then a line that begins so is one of play."""
    game = networks.Game(("game", "Bo"), executives=())
    shell.push({"other": game})
    first = game.players[game.start(0).first]
    found = run(shell, f"%%replay --game other\n{first} pass cash\n")
    assert [step.text for step in found.steps] == [f"{first} pass cash"]
    if first == "Bo":
        found = run(shell, "%%replay --game other --seed 0\nBo pass cash\ngame pass cash\n")
        assert found.steps[1].text == "game pass cash"


def test_installed_executives_are_found(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that the header names come from the packages at hand."""
    owl = networks.Executive(
        id="owl", edition="second", section="X", name="OWL", complexity=1, hooks=networks.Hooks()
    )
    monkeypatch.setattr("executives.notebook.offered", lambda: iter((owl,)))
    head = "game networks second\nplayers Ann=owl Bo=beeb\nplugins owl\nseed 1\n\n"
    found = run(shell, f"%%replay\n{head}")
    assert found.game.configuration.plugins == (owl,)


def test_html_shows_the_player(shell: Any) -> None:
    """With ``--html`` the result is what ``replay.show()`` gives; the variable has the replay."""
    found = run(shell, f"%%replay opening --html\n{HEAD}Bo sign-star surpriser\n")
    assert type(found) is type(shell.user_ns["opening"].show())
    assert isinstance(shell.user_ns["opening"], Replay)


def test_the_extension_can_be_taken_away(shell: Any) -> None:
    """``%unload_ext`` removes the magic, and loading it again brings it back."""
    shell.run_line_magic("unload_ext", "executives.notebook")
    assert shell.find_cell_magic("replay") is None
    shell.run_line_magic("load_ext", "executives.notebook")
    assert "usage: %%replay [--game VAR] [--seed N] [--html] [NAME]" in (
        shell.find_cell_magic("replay").__doc__ or ""
    )


# -- what it says ----------------------------------------------------------------------------------

ILLEGAL = """IllegalLine: line 6: Bo sign-star cheeky-friend
  cheeky-friend is not in the display [E2.BASE.35]
  nearest legal: sign-star surpriser; sign-star dependable-dana; sign-star cross-promoting-star; \
sign-star human-pyramid-pia; sign-star ambrose-weepington
"""
UNREAD = """LineError: line 5: Bo pas cash
  'pas cash' is no decision of this game
  did you mean 'pass cash'?
"""
HEADER = """LineError: line 2: players Ann=beep Bo=butcher
  no executive 'beep' here; there are """
OTHER_GAME = """IllegalLine: line 5: Ann bid 3 of Ann on Ann
  the own bribe is not for the own bids [TX.BRIBE.03]
  nearest legal: bid 3 of Ann on Bo; bid 3 of Ann on Cy; bid 1 of Ann on Bo; bid 2 of Ann on Bo; \
bid 4 of Ann on Bo
"""


@pytest.mark.parametrize(
    ("cell", "kind", "told"),
    [
        (f"{HEAD}# first\nBo sign-star cheeky-friend\n", IllegalLine, ILLEGAL),
        (f"{HEAD}Bo pas cash\n", LineError, UNREAD),
        (HEAD.replace("beeb", "beep").replace(" Cy=continuum", ""), LineError, HEADER),
        (f"{BOARDROOM}Ann bid 3 of Ann on Ann\n", IllegalLine, OTHER_GAME),
    ],
)
def test_a_wrong_line_is_shown_without_the_stack(
    shell: Any,
    capsys: pytest.CaptureFixture[str],
    cell: str,
    kind: type[LineError],
    told: str,
) -> None:
    """The line by its number below ``%%replay``, each reason, what may have been meant."""
    wrong, shown = shown_of(shell, f"%%replay opening\n{cell}", capsys)
    assert type(wrong) is kind
    assert shown.lstrip().startswith(told)
    assert "Traceback" not in shown
    assert len(shown.strip().splitlines()) <= 3
    assert "opening" not in shell.user_ns


def test_a_script_in_a_cell_is_shown_without_the_stack(
    shell: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """``then`` says in a notebook what it says anywhere, line by line."""
    wrong, shown = shown_of(shell, "start.then('Bo sign-star surpriser', 'Bo pass cash')", capsys)
    assert shown.strip() == (
        "IllegalLine: line 2: Bo pass cash\n"
        "  it is not the decision of Bo [E2.BASE.23]\n"
        "  the decision is that of Cy"
    )
    assert str(wrong) == (
        "line 2: 'Bo pass cash' is illegal: it is not the decision of Bo [E2.BASE.23]; "
        "the decision is that of Cy"
    )


USAGE = "usage: %%replay [--game VAR] [--seed N] [--html] [NAME]"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("2nd", "'2nd' is no name for a variable"),
        ("one two", f"unrecognized arguments: two; {USAGE}"),
        ("--games=game", f"unrecognized arguments: --games=game; {USAGE}"),
        ("'open", "'open: No closing quotation"),
        ("--game nothing", "--game: there is no variable 'nothing'"),
        ("--game In", "--game: In is neither a game nor a replay but a list"),
        ("--seed 3", "--seed goes with --game; else the header of the cell has it"),
        ("--game start --seed 3", "--seed goes with a game, and start is a replay with a seed"),
        ("--game game --seed x", f"argument --seed: invalid int value: 'x'; {USAGE}"),
        (
            "--game game --seed -1",
            "a seed is a whole number from 0 to 2**63 - 1, not -1",
        ),
    ],
)
def test_a_wrong_magic_line_is_one_line(
    shell: Any, capsys: pytest.CaptureFixture[str], line: str, told: str
) -> None:
    """What is wrong behind ``%%replay`` is told without a stack, too."""
    _, shown = shown_of(shell, f"%%replay {line}\nBo pass cash\n", capsys)
    assert shown.strip() == f"UsageError: %%replay: {told}"
