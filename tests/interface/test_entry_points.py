"""Installed executives: found by entry points, on demand only, and refused with their package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from executives import ConfigurationError, PluginError, networks
from executives.cli import main
from executives.plugins import installed, needed, offered

SOURCE = """
from executives.networks import Executive

def made(name, edition="second", **more):
    return Executive(id=name, edition=edition, section="X.MADE", name=name, complexity=1, **more)

{content}
"""

Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Put a package on the path, as an installer would: a module, its name, version and points."""
    before = set(sys.modules)

    def install(name: str, content: str, points: str, *, version: str = "1.0") -> None:
        module = name.replace("-", "_")
        (tmp_path / f"{module}.py").write_text(SOURCE.format(content=content), "utf-8")
        about = tmp_path / f"{module}-{version}.dist-info"
        about.mkdir()
        text = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        (about / "METADATA").write_text(text, "utf-8")
        lines = "\n".join(points.split(";"))
        (about / "entry_points.txt").write_text(f"[executives.plugins]\n{lines}\n", "utf-8")

    monkeypatch.syspath_prepend(str(tmp_path))
    yield install
    for added in set(sys.modules) - before:
        if not added.startswith("executives."):
            del sys.modules[added]


def ids(edition: str = "second") -> list[str]:
    """The ids of what is installed."""
    return [executive.id for executive in installed(edition)]


def test_plugins_come_in_the_order_of_their_names(package: Package) -> None:
    """By the names of the entry points, then by package; a tuple keeps its order."""
    package("z-package", "A = made('owl')", "b-point = z_package:A")
    package("a-package", "A = made('lark'), made('bat')", "c-point = a_package:A")
    package("b-package", "A = made('wren')", "c-point = b_package:A")
    assert ids() == ["owl", "lark", "bat", "wren"]


def test_each_edition_has_its_own(package: Package) -> None:
    """One id may be used once in each edition; ``offered`` has both."""
    content = "A = made('owl'), made('owl', edition='first')"
    package("owls", content, "owl = owls:A")
    assert (ids(), ids("first")) == (["owl"], ["owl"])
    assert [one.edition for one in installed("first")] == ["first"]
    assert [one.edition for one in offered()] == ["second", "first"]
    with pytest.raises(ConfigurationError, match="'third' is no edition"):
        installed("third")


def test_a_game_has_what_it_is_given(package: Package) -> None:
    """Nothing that is installed gets into a game by itself; ``plugins=installed()`` does it."""
    before = networks.Game(("Ann", "Bo"))
    package("owls", "A = made('owl')", "owl = owls:A")
    alone = networks.Game(("Ann", "Bo"))
    assert (alone, alone.codec_digest) == (before, before.codec_digest)
    assert "owl" not in alone.executive
    game = networks.Game(("Ann", "Bo"), executives=("owl", "beeb"), plugins=installed())
    assert game.start(1).players[0].executive == "owl"


def test_nothing_is_loaded_before_it_is_needed(package: Package) -> None:
    """Not when the module is imported, nor for built-in executives, nor by an unread generator."""
    package("owls", "raise RuntimeError('too early')", "owl = owls:A")
    later = offered()
    assert needed(("beeb", "flix")) == needed(()) == ()
    with pytest.raises(PluginError, match="too early"):
        next(later)
    with pytest.raises(PluginError, match="too early"):
        needed(("beeb", "owl"))


def test_needed_are_those_that_are_named(package: Package) -> None:
    """Built-in ones and names of nobody are left out."""
    package("owls", "A = made('owl'), made('lark')", "owl = owls:A")
    assert [one.id for one in needed(("beeb", "lark", "nobody"))] == ["lark"]
    assert needed(("lark",), edition="first") == needed(("lark",), edition="third") == ()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("raise ValueError('two\\nlines')", "cannot be loaded: ValueError: two lines"),
        ("import no_such_module", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("B = 1", "cannot be loaded: AttributeError: "),
        ("A = made('owl', hook=1)", "cannot be loaded: TypeError: "),
        ("A = 5", "not a value of type int"),
        ("def A():\n    return made('owl')", "not a value of type function"),
        ("A = [made('owl')]", "not a value of type list"),
        ("A = made('owl'), None", "not a value of type NoneType"),
        ("A = Executive", "not a value of type type"),
    ],
)
def test_what_is_no_executive_is_refused(package: Package, content: str, words: str) -> None:
    """One line names the entry point, and the package with its version."""
    package("bad-owls", content, "owl = bad_owls:A", version="0.7")
    with pytest.raises(PluginError) as caught:
        installed()
    message = str(caught.value)
    assert message.startswith("the plugin 'owl' of bad-owls 0.7 ")
    assert words in message
    assert "\n" not in message


def test_two_of_one_name_are_refused(package: Package) -> None:
    """Two packages, one package twice, or a package and the library: all of them are named."""
    package("owls", "A = made('owl')", "owl = owls:A")
    package("more-owls", "A = made('owl')", "owl = more_owls:A", version="2.0")
    with pytest.raises(PluginError, match=r"called 'owl', one of more-owls 2\.0, one of owls 1\.0"):
        installed()
    assert installed("first") == ()


def test_a_built_in_name_is_taken(package: Package) -> None:
    """No package takes the place of an executive of the library."""
    package("owls", "A = made('beeb')", "owl = owls:A")
    with pytest.raises(PluginError, match=r"one of the library itself, one of owls 1\.0"):
        installed()


def test_importing_the_module_looks_for_nothing() -> None:
    """The import of ``executives.plugins`` loads neither a game nor the list of packages."""
    code = "import sys; before = set(sys.modules); import executives.plugins; "
    code += "print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    added = set(done.stdout.split())
    assert "executives.plugins" in added
    assert {"importlib.metadata", "executives.networks"}.isdisjoint(added)


# -- the command line ------------------------------------------------------------------------------


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on the error stream of a command that ends with 2."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_simulate_takes_whom_it_names(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    """``--executives`` finds an installed one; who is not named is not dealt."""
    package("owls", "A = made('owl')", "owl = owls:A")
    assert main(["simulate", "-n", "1", "--players", "2", "--executives", "owl,beeb"]) == 0
    assert "Player1   owl " in capsys.readouterr().out


def test_simulate_deals_what_joins(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    """``--plugins`` puts installed ones among those that are dealt or mixed."""
    package("owls", "A = made('owl')", "owl = owls:A")
    for further in ([], ["--plugins", "owl"]):
        assert main(["simulate", "-n", "7", "--players", "2", "--by", "executive", *further]) == 0
        out = capsys.readouterr().out
        assert ("\nowl " in out) == bool(further)
    assert main(["simulate", "-n", "1", "--by", "executive", "--executives", "owl,beeb,flix"]) == 0
    assert "\nowl " in capsys.readouterr().out


def test_commands_say_who_is_missing(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    """A name that neither the edition nor a package knows is told in one line."""
    package("owls", "A = made('owl')", "owl = owls:A")
    line = complaint(capsys, "simulate", "-n", "1", "--plugins", "lark")
    assert "no installed package brings an executive 'lark'" in line
    line = complaint(capsys, "simulate", "--game", "boardroom", "-n", "1", "--plugins", "owl")
    assert "--plugins means nothing for the game boardroom" in line
    line = complaint(capsys, "simulate", "-n", "1", "--players", "2", "--executives", "lark,owl")
    assert "no executive 'lark' here" in line
    line = complaint(capsys, "conformance", "lark")
    assert "no executive 'lark' of the second edition; installed are owl" in line
    line = complaint(capsys, "conformance", "owl", "--against", "owl")
    assert "'owl' cannot play against itself" in line
    line = complaint(capsys, "conformance", "owl", "--against", "lark")
    assert "no executive 'lark' to play against; there are beeb" in line
    line = complaint(capsys, "conformance", "owl", "--seeds", "0")
    assert "1 to 1000 seeds, not 0" in line


def test_a_broken_package_is_no_matter_to_others(
    package: Package, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A command that needs no plugin does not see it; one that does is told its name."""
    package("bad-owls", "A = 5", "owl = bad_owls:A")
    assert main(["simulate", "-n", "1", "--players", "2", "--executives", "beeb,flix"]) == 0
    file = tmp_path / "table.toml"
    text = '[game]\nplayers = ["Ann", "Bo"]\nexecutives = ["beeb", "{}"]\n'
    file.write_text(text.format("flix"), "utf-8")
    assert main(["position", str(file)]) == 0
    capsys.readouterr()
    file.write_text(text.format("owl"), "utf-8")
    assert "the plugin 'owl' of bad-owls 1.0 (bad_owls:A)" in complaint(
        capsys, "position", str(file)
    )


def test_the_command_line_reads_with_what_is_installed(
    package: Package, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A replay that names an installed executive is played; a missing one is told with its line."""
    file = tmp_path / "owls.replay"
    text = "game networks\nplayers Ann=owl Bo=flix\nplugins owl\nseed 1\n\nAnn pass cash\n"
    file.write_text(text, "utf-8")
    for command in (["replay", "--quiet"], ["explain"]):
        words = [*command, str(file), *(["Bo pass cash"] if command == ["explain"] else [])]
        assert f"{file}:3: played with the plugin 'owl'" in complaint(capsys, *words)
    package("owls", "A = made('owl')", "owl = owls:A")
    assert main(["replay", "--quiet", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: UNVERIFIED\n"
    assert main(["explain", str(file), "Bo pass cash"]) == 0
