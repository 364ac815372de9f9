"""Replays: written, read, played and verified, line by line."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from pyrsistent import pvector

from executives import IllegalAction, Replay, networks
from executives.core.digest import digest
from executives.replay import CHECKPOINT, DECISION, DERIVED, RESULT, Status, Step, Verdict
from support.names import NAMES
from support.playing import final_state, script, three_seats

ROOT = Path(__file__).resolve().parents[2]
HEAD = "game networks second\nplayers Ann=beeb Bo=butcher Cy=continuum\nseed 7\n\n"
START = 5
"""The first line of play below HEAD."""


def random_replay(game: networks.Game, seed: int, limit: int | None = None) -> Replay:
    """A replay of random play."""
    return Replay(game=game, seed=seed).extended(*script(game, seed, limit))


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game as text."""
    return random_replay(three_seats(), 7).dumps()


def verdict_of(text: str) -> Verdict:
    """What ``verify`` finds."""
    return Replay.parse(text).verify()


def line_with(text: str, start: str, nth: int = 0) -> int:
    """The number of the nth line that begins so, from 1."""
    numbers = [n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(start)]
    return numbers[nth]


def changed(text: str, number: int, line: str) -> str:
    """The text with another line."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


# -- writing and reading -------------------------------------------------------------------------


def test_a_whole_game_is_exact(text: str) -> None:
    """What ``dumps`` writes is read back and confirmed to the last line."""
    replay = Replay.parse(text, path="x.replay")
    assert replay.verify() == Verdict(Status.EXACT)
    assert str(replay.verify()) == "EXACT"
    assert replay.game == three_seats()
    assert replay.seed == 7
    assert replay.path == "x.replay"
    assert replay.play() == final_state(three_seats(), 7)


def test_dumps_and_parse_undo_each_other(text: str) -> None:
    """Reading and writing again gives the same text, and the same replay."""
    replay = Replay.parse(text)
    assert replay.dumps() == text
    assert Replay.parse(replay.dumps()) == replay


def test_dumps_writes_names_forced_decisions_checkpoints_and_the_result(text: str) -> None:
    """The text has names, not p1; derived lines; a checkpoint every 20 decisions; scores."""
    lines = text.splitlines()
    play = lines[lines.index("") + 1 :]
    kinds = [step.kind for step in Replay.parse(text).steps]
    decisions = kinds.count(DECISION)
    assert decisions == len(script(three_seats(), 7))
    assert kinds.count(DERIVED) > 20
    assert kinds.count(CHECKPOINT) == decisions // 20 + (decisions % 20 > 0)
    assert kinds.index(CHECKPOINT) - kinds[: kinds.index(CHECKPOINT)].count(DERIVED) == 20
    assert kinds[-1] == RESULT
    assert not any(line.startswith("p1") for line in play)
    result = three_seats().result(final_state(three_seats(), 7))
    totals = " ".join(
        f"{name} {tally.total}" for name, tally in zip(NAMES, result.scores, strict=False)
    )
    assert play[-1] == f"result {totals}"
    assert play[-2] == f"= {digest(final_state(three_seats(), 7))}"


def test_parse_knows_the_kinds_of_lines() -> None:
    """Decision, forced decision, checkpoint and result, each with its line."""
    lines = "Ann pass cash\n> Ann  end-turn\n=abc\nresult Ann 1  Bo 2\n"
    steps = Replay.parse(HEAD + lines).steps
    assert [(step.kind, step.text, step.line) for step in steps] == [
        (DECISION, "Ann pass cash", START),
        (DERIVED, "Ann end-turn", START + 1),
        (CHECKPOINT, "abc", START + 2),
        (RESULT, "Ann 1 Bo 2", START + 3),
    ]


def test_several_decisions_share_a_line() -> None:
    """Semicolons part the decisions of one player; all stand in the same line."""
    steps = Replay.parse(HEAD + "Ann pass cash; end-turn ;pass viewers\n").steps
    assert [(step.text, step.line) for step in steps] == [
        ("Ann pass cash", START),
        ("Ann end-turn", START),
        ("Ann pass viewers", START),
    ]


def test_a_replay_on_few_lines_is_the_same_replay(text: str) -> None:
    """Joining the decisions of a turn by semicolons changes nothing in play."""
    lines: list[str] = []
    for line in text.splitlines():
        name, _, rest = line.partition(" ")
        before = lines[-1].split(" ")[0] if lines else ""
        if name in NAMES and name == before:
            lines[-1] += f"; {rest}"
        else:
            lines.append(line)
    short = "\n".join(lines)
    assert len(lines) < len(text.splitlines())
    assert "; " in short
    assert verdict_of(short) == Verdict(Status.EXACT)
    assert Replay.parse(short).dumps() == text


def test_comments_blank_lines_and_spaces_are_skipped(text: str) -> None:
    """``#`` begins a comment anywhere; blank lines and extra spaces mean nothing in play."""
    head, play = text.split("\n\n", 1)
    noisy = "# a game\n\n" + head.replace("\n", "  # header\n# alone\n") + "\n  \n"
    noisy += "\n".join(f"\n  {line.replace(' ', '   ', 1)}   # why" for line in play.splitlines())
    assert verdict_of(noisy) == Verdict(Status.EXACT)
    assert Replay.parse(noisy).dumps() == text


def test_other_line_ends_are_fine(text: str) -> None:
    """Files with carriage returns read the same."""
    assert Replay.parse(text.replace("\n", "\r\n")).dumps() == text


def test_seat_words_and_bare_card_names_are_fine(text: str) -> None:
    """``p1`` stands for the first name, and ``dumps`` writes names and full ids again."""
    head, play = text.split("\n\n", 1)
    for number, name in enumerate(NAMES[:3], start=1):
        play = "\n".join(
            line.replace(name, f"p{number}", 1) if line.startswith(name) else line
            for line in play.splitlines()
        )
    assert "p1 " in play
    assert Replay.parse(f"{head}\n\n{play}\n").dumps() == text


def test_a_bare_card_name_takes_the_leftmost_copy_in_the_state() -> None:
    """In a replay ``take syndication`` means the leftmost copy in the display of that moment."""
    game = networks.Game(NAMES[:3], executives=())
    for seed in range(200):
        state = game.start(seed)
        first = game.players[state.first]
        bare = [card.rsplit("-", 1)[0] for card in state.display[3]]
        if len(set(bare)) < len(bare):
            break
    twice = next(card for card in bare if bare.count(card) > 1)
    leftmost = state.display[3][bare.index(twice)]
    replay = Replay(game=game, seed=seed).extended(f"{first} take {twice}")
    assert f"\n{first} take {leftmost}\n" in replay.dumps()
    assert replay.verify().status is Status.UNVERIFIED


def test_play_stops_where_it_is_told() -> None:
    """``play(at=n)`` gives the state after n decisions."""
    replay = random_replay(three_seats(), 3, 30)
    states = [three_seats().start(3), *(made.state for _, made in replay.transitions())]
    assert len(states) == 31
    for number in (0, 1, 17, 30):
        assert replay.play(number) == states[number]
    assert replay.play() == states[-1]
    assert [action for action, _ in replay.transitions()] == script(three_seats(), 3, 30)


def test_play_raises_at_an_illegal_decision() -> None:
    """``play`` refuses what the game refuses."""
    replay = Replay.parse(HEAD + "Ann pass cash\nBo pass cash\nCy pass cash\nBo pass cash\n")
    with pytest.raises(IllegalAction):
        replay.play()


def test_the_steps_of_a_production_share_a_line(text: str) -> None:
    """A production is written as one line, and every line holds decisions of one player."""
    (line, *_) = [line for line in text.splitlines() if "; attach " in line]
    assert line.split()[1] in ("produce", "declare", "commit")
    by_line: dict[int, set[str]] = {}
    for step in Replay.parse(text).steps:
        if step.kind == DECISION:
            by_line.setdefault(step.line, set()).add(step.text.split()[0])
    assert all(len(names) == 1 for names in by_line.values())


# -- verdicts ------------------------------------------------------------------------------------


def test_without_a_confirmed_end_a_replay_is_unverified(text: str) -> None:
    """Legal decisions alone confirm nothing, and neither does an earlier checkpoint."""
    assert verdict_of(HEAD) == Verdict(Status.UNVERIFIED)
    lines = text.splitlines()
    checkpoint = line_with(text, "=")
    assert verdict_of("\n".join(lines[:checkpoint])) == Verdict(Status.EXACT)
    cut = lines[: checkpoint + 1]
    assert cut[-1][0] not in ">="
    assert verdict_of("\n".join(cut)) == Verdict(Status.UNVERIFIED)
    assert str(verdict_of("\n".join(cut))) == "UNVERIFIED"
    bare = [line for line in lines if line[:1] not in ("=", ">") and line.split()[:1] != ["result"]]
    assert verdict_of("\n".join(bare)) == Verdict(Status.UNVERIFIED)
    assert verdict_of("\n".join([*bare, lines[-1]])) == Verdict(Status.EXACT)


def test_an_illegal_decision_diverges_in_its_line(text: str) -> None:
    """The verdict names the line, the decision, and the clauses that refuse it."""
    number = line_with(text, "Bo ", 5)
    found = verdict_of(changed(text, number, "Bo keep anomaly-a"))
    assert (found.status, found.line) == (Status.DIVERGED, number)
    assert found.expected == "Bo keep anomaly-a"
    assert "[E2.BASE.26]" in found.got
    assert str(found).startswith(f"DIVERGED at line {number}: expected Bo keep anomaly-a, got ")


def test_a_wrong_forced_decision_diverges_in_its_line(text: str) -> None:
    """A derived line must say what the engine played."""
    number = line_with(text, ">", 3)
    right = text.splitlines()[number - 1][2:]
    found = verdict_of(changed(text, number, "> Ann leave-empty-handed"))
    assert found == Verdict(Status.DIVERGED, number, "Ann leave-empty-handed", right)


def test_a_forced_decision_that_nobody_forced_diverges(text: str) -> None:
    """A derived line where the engine played nothing is reported with 'nothing'."""
    found = verdict_of(HEAD + "> Ann end-turn\n")
    assert found == Verdict(Status.DIVERGED, START, "Ann end-turn", "nothing")
    number = line_with(text, ">")
    line = text.splitlines()[number - 1]
    doubled = changed(text, number, f"{line}\n{line}")
    assert verdict_of(doubled) == Verdict(Status.DIVERGED, number + 1, line[2:], "nothing")


def test_a_wrong_checkpoint_diverges_in_its_line(text: str) -> None:
    """A checkpoint must be the digest of the state there."""
    number = line_with(text, "=", 2)
    right = text.splitlines()[number - 1][2:]
    found = verdict_of(changed(text, number, "= 0123456789abcdef"))
    assert found == Verdict(Status.DIVERGED, number, "0123456789abcdef", right)


def test_a_wrong_result_diverges_in_its_line(text: str) -> None:
    """The result must be the final scores; before the end there is none."""
    number = line_with(text, "result")
    right = text.splitlines()[number - 1].removeprefix("result ")
    found = verdict_of(changed(text, number, "result Ann 1 Bo 2 Cy 3"))
    assert found == Verdict(Status.DIVERGED, number, "Ann 1 Bo 2 Cy 3", right)
    early = verdict_of(HEAD + "result Ann 1 Bo 2 Cy 3\n")
    assert early == Verdict(Status.DIVERGED, START, "Ann 1 Bo 2 Cy 3", "no result yet")


def test_play_after_the_end_diverges(text: str) -> None:
    """A decision behind the end is named as such."""
    found = verdict_of(text + "Ann pass cash\n")
    line = len(text.splitlines()) + 1
    assert found == Verdict(Status.DIVERGED, line, "Ann pass cash", "the end of the game")


def test_another_seed_diverges(text: str) -> None:
    """The same decisions from another seed do not verify."""
    assert verdict_of(text.replace("seed     7", "seed     8")).status is Status.DIVERGED


def test_the_second_of_two_decisions_in_a_line_diverges_in_that_line() -> None:
    """Lines are counted in the file, not in decisions."""
    first = NAMES[three_seats().start(7).first]
    legal = script(three_seats(), 7, 1)[0].text
    found = verdict_of(HEAD + f"# why\n{first} {legal}; keep anomaly-b\n")
    assert (found.line, found.expected) == (START + 1, f"{first} keep anomaly-b")


# -- branches ------------------------------------------------------------------------------------


def test_extended_leaves_the_replay_alone() -> None:
    """A branch is another replay; its decisions may be actions or texts."""
    base = random_replay(three_seats(), 3, 10)
    action = script(three_seats(), 3, 11)[-1]
    text = f"{NAMES[action.seat]} {action.text}"
    one, two = base.extended(action), base.extended(text)
    assert len(base.steps) == 10
    assert one == two
    assert one.play() == three_seats().apply(base.play(), action)


def test_branches_share_their_past() -> None:
    """A branch of a long line of play costs a few nodes, not a copy."""
    steps = pvector(Step(DECISION, f"Ann pass {number}") for number in range(50_000))
    base = Replay(game=three_seats(), seed=1, steps=steps)
    branches: list[Any] = [base.extended("Ann pass cash"), base.extended("Ann pass viewers")]
    assert branches[0].steps[0] is branches[1].steps[0] is base.steps[0]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        branches += [base.extended("Ann pass cash") for _ in range(100)]
        spent = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    # 50 000 references are 400 kB: a copy for each branch would be 40 MB.
    assert spent < 100 * 4_000
    assert len(base.steps) == 50_000
    assert all(len(branch.steps) == 50_001 for branch in branches)


# -- machines ------------------------------------------------------------------------------------


def test_another_hash_seed_writes_the_same_replay(text: str) -> None:
    """Digests and play do not depend on how Python hashes strings."""
    code = (
        "from support.playing import script, three_seats\n"
        "from executives import Replay\n"
        "game = three_seats()\n"
        "print(Replay(game=game, seed=7).extended(*script(game, 7)).dumps(), end='')\n"
    )
    for seed in ("0", "1"):
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout == text
