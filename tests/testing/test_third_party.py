"""The examples of other people's packages: one installs and conforms, one has five faults."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOUND = ROOT / "examples" / "third-party"
FAULTY = ROOT / "examples" / "third-party-faulty"

FAULTS = {
    "income": "citations: pocket_money (income) names no clause, such as E2.BASE.26",
    "on_signed": "purity: apply and step disagree about p1 sign-star ",
    "on_round_end": "conservation: ",
    "on_turn_start": "serialisation: the JSON of a GameState cannot be read: "
    "$.value.players[0].memory: the pot holds 4 cups, not 5",
    "may": "visibility: a secret is told to ",
}
"""The five faults, by their hook: how each is reported, in the order of the report."""

PLACE = "(game of hasty, flix with seed 0, after "

ALONE = """
import json
from executives.plugins import installed
from executives.testing import conformance
(hasty,) = (plugin for plugin in installed() if plugin.id == "hasty")
found = {}
for name in json.loads(input()):
    repaired = hasty.replace(hooks=hasty.hooks.replace(**{name: None}))
    found[name] = [fault.topic for fault in conformance(repaired, against=("flix",)).faults]
print(json.dumps(found))
"""
"""The topics with a fault when one hook is left out, for each of the names read."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which both packages are installed as users do, without a network."""
    target: Path = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    how = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    command = [*pip, *how, "--target", str(target), str(SOUND), str(FAULTY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def python(site: Path, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the packages of a folder."""
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=site,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        input=text,
    )


def command(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line with the packages of a folder."""
    return python(site, "-m", "executives", *arguments)


def test_both_are_found(site: Path) -> None:
    """Discovery finds them by their entry points, in the order of the names."""
    code = "from executives.plugins import installed as i; print([p.id for p in i()], i('first'))"
    done = python(site, "-c", code)
    assert (done.stdout, done.stderr) == ("['hasty', 'night-owl'] ()\n", "")


def test_the_sound_one_conforms(site: Path) -> None:
    """All twelve sentences hold, and the command ends well."""
    done = command(site, "conformance", "night-owl", "--against", "rich")
    assert (done.returncode, done.stderr) == (0, "")
    head, *lines = done.stdout.splitlines()
    assert head.startswith("night-owl conforms (2 games, ")
    assert len(lines) == 12
    assert all(line.startswith("ok     ") for line in lines)


def test_the_sound_one_has_tests_of_its_own(site: Path) -> None:
    """They pass as they are shipped; conformance has its own test above."""
    tests = ["-p", "no:cacheprovider", "-q", str(SOUND / "tests"), "-k", "not conforms"]
    done = python(site, "-m", "pytest", *tests)
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout


def test_each_of_five_faults_is_reported(site: Path) -> None:
    """The report names all five and no sixth, each with its place, and the exit code is 1."""
    done = command(site, "conformance", "hasty", "--against", "flix")
    assert (done.returncode, done.stderr) == (1, "")
    head, *lines = done.stdout.splitlines()
    assert head.startswith("hasty has 5 faults (2 games, ")
    found = [line.removeprefix("FAULT  ") for line in lines if line.startswith("FAULT  ")]
    assert len(found) == len(FAULTS)
    for line, begins in zip(found, FAULTS.values(), strict=True):
        assert line.startswith(begins)
        # A citation is missing whatever is played.
        assert begins.startswith("citations") or PLACE in line
    assert "ViewersChanged" in found[2] or "viewers" in found[2]
    assert "X.HASTY.03" in found[4]


def test_each_fault_comes_from_its_own_function(site: Path) -> None:
    """Without one of the functions its topic holds, and the other four do not."""
    done = python(site, "-c", ALONE, text=json.dumps([*FAULTS]))
    assert done.returncode == 0, done.stderr
    topics = {name: begins.partition(":")[0] for name, begins in FAULTS.items()}
    for name, found in json.loads(done.stdout).items():
        assert found == [topic for hook, topic in topics.items() if hook != name]


def test_it_is_played_by_the_command_line(site: Path, tmp_path: Path) -> None:
    """Simulations, positions and replays that name it find it; others leave it alone."""
    done = command(site, "simulate", "-n", "1", "--players", "2", "--executives", "night-owl,beeb")
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0)
    assert "Player1   night-owl " in done.stdout
    table = tmp_path / "table.toml"
    game = '[game]\nplayers = ["Ann", "Bo"]\nexecutives = ["night-owl", "beeb"]\n'
    table.write_text(game + '[display]\nstars = ["cheeky-friend"]\n', "utf-8")
    done = command(site, "explain", str(table), "Ann sign-star cheeky-friend")
    assert (done.returncode, done.stderr) == (0, "")
    assert "X.NIGHTOWL.03" in done.stdout


def test_a_replay_of_it_needs_the_package(site: Path, tmp_path: Path) -> None:
    """It is EXACT with the package, and without it one line says what is missing, and where."""
    code = (
        "from executives import Replay, networks; from executives.plugins import needed\n"
        "game = networks.Game(('Ann', 'Bo'), executives=('night-owl', 'beeb'),"
        " plugins=needed(['night-owl']))\n"
        "replay = Replay(game=game, seed=5)\n"
        "print(replay.extended(game.legal_actions(replay.play())[0]).dumps(), end='')"
    )
    text = python(site, "-c", code).stdout
    assert "\nplugins  night-owl=1\n" in text
    file = tmp_path / "owl.replay"
    file.write_text(text, "utf-8")
    done = command(site, "replay", "--quiet", str(file))
    assert (done.stdout, done.stderr) == (f"{file}: EXACT\n", "")
    done = command(tmp_path, "replay", "--quiet", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"executives: {file}:3: played with the plugin 'night-owl'")
    assert "which is missing: install its package" in done.stderr


def test_what_is_installed_changes_no_other_game(site: Path, tmp_path: Path) -> None:
    """Dealt executives and the codes of actions are the same with the packages and without."""
    code = (
        "from executives import networks; game = networks.Game(('Ann', 'Bo'))\n"
        "print(game.codec_digest, game.dealt_executives)"
    )
    with_them, without = (python(place, "-c", code).stdout for place in (site, tmp_path))
    assert with_them == without != ""
