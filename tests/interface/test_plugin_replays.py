"""Replays name the plugins of their game, each with its version."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from executives import FileError, PluginError, Replay, networks
from executives.replay import Status

OWL, LARK = (
    networks.Executive(
        id=name, edition="second", section="X.BIRD", name=name, complexity=1, version=version
    )
    for name, version in (("owl", "1.2"), ("lark", ""))
)
BIRDS = (OWL, LARK)


def birds(*plugins: networks.Executive) -> networks.Game:
    """A game of two with the owl and BEEB."""
    return networks.Game(("Ann", "Bo"), executives=("owl", "beeb"), plugins=plugins)


def written(*plugins: networks.Executive) -> str:
    """A replay of the first decisions of a game with plugins."""
    game = birds(*plugins)
    state = game.start(3)
    return Replay(game=game, seed=3).extended(game.legal_actions(state)[0]).dumps()


def test_a_replay_names_its_plugins() -> None:
    """With their versions, in the order of the game; whoever has them reads the same game."""
    text = written(LARK, OWL)
    assert "\nplugins  lark owl=1.2\n" in text
    back = Replay.parse(text, plugins=BIRDS)
    assert back.game == birds(LARK, OWL)
    assert (back.dumps(), back.verify().status) == (text, Status.EXACT)
    assert "plugins" not in dict(networks.header_of(networks.Game(("Ann", "Bo"))))


def test_a_replay_has_the_plugins_that_it_names() -> None:
    """Others that are at hand do not get in, and without the line nobody asks for them."""

    def never() -> Iterator[networks.Executive]:
        raise AssertionError("nobody needs them")
        yield

    text = written(OWL)
    assert Replay.parse(text, plugins=BIRDS).game == birds(OWL)
    assert Replay.played(text, plugins=iter(BIRDS)).game == birds(OWL)
    plain = Replay(game=networks.Game(("Ann", "Bo")), seed=1).dumps()
    assert Replay.parse(plain, plugins=never()).dumps() == plain


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("plugins  owl=1.2 wren=3", "the plugin 'wren', of the second edition, which is missing"),
        ("plugins  owl=1.1", "played with version 1.1 of 'owl', this is version 1.2"),
        ("plugins  owl lark=2", "played with version 2 of 'lark', this one has no version"),
        ("plugins  owl owl", "the plugin 'owl' is named twice"),
        ("# none", "no executive 'owl' here"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(line: str, words: str) -> None:
    """A plugin that is missing, of another version or named twice; a version may be left out."""
    text = written(OWL)
    number = text.splitlines().index("plugins  owl=1.2") + 1
    with pytest.raises(FileError, match=re.escape(words)) as caught:
        Replay.parse(text.replace("plugins  owl=1.2", line), path="a.replay", plugins=BIRDS)
    assert caught.value.line == (number if "plugins" in line else 2)
    again = Replay.parse(text.replace("owl=1.2", "owl"), plugins=BIRDS)
    assert again.game == birds(OWL)


def test_a_plugin_of_the_other_edition_is_none() -> None:
    """Ids are unique within an edition, so the first one's owl is another bird."""
    with pytest.raises(FileError, match="of the second edition, which is missing"):
        Replay.parse(written(OWL), plugins=(OWL.replace(edition="first"),))


@pytest.mark.parametrize("version", ["1 2", "1=2", "1#2", "ä", " "])
def test_a_version_fits_into_a_line(version: str) -> None:
    """What could not be read back is refused when the header is written."""
    game = birds(OWL.replace(version=version))
    with pytest.raises(PluginError, match="cannot stand in a header"):
        networks.header_of(game)


def test_boardroom_has_no_line_of_plugins() -> None:
    """Its headers name agendas, and refuse what they do not know."""
    text = "game boardroom\nplayers Ann Bo Cy\nplugins owl\nseed 1\n"
    with pytest.raises(FileError, match="'plugins' is not part of a header"):
        Replay.parse(text, plugins=BIRDS)
