"""What is no plugin is refused when the game is made, with one kind of error."""

from __future__ import annotations

from typing import Any

import pytest

from executives import PluginError, boardroom, networks

NAMES = ("Ann", "Bo", "Cy")
NO_PLUGINS = ("takeover", 5, None, boardroom.Agenda, networks.Executive)


@pytest.mark.parametrize("game", [boardroom.Game, networks.Game])
@pytest.mark.parametrize("thing", NO_PLUGINS, ids=str)
def test_a_thing_that_is_no_plugin_is_refused(game: Any, thing: Any) -> None:
    """A name, a number or a class is no plugin, and the error says what would be one."""
    with pytest.raises(PluginError, match=r"a plugin is an (Agenda|Executive), not"):
        game(NAMES, plugins=(thing,))


def goal(game: Any, state: Any, seat: int) -> bool:
    """Never fulfilled."""
    return False


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": 5}, "5 is no id"),
        ({"id": None}, "None is no id"),
        ({"id": "Big Plan"}, "is no id"),
        ({"text": ""}, "the text of plan"),
        ({"text": 7}, "the text of plan"),
        ({"rule": " "}, "the rule of plan"),
        ({"is_fulfilled": bool}, "has to be a function of a module"),
        ({"is_fulfilled": lambda game, state, seat: True}, "has to be a function of a module"),
        ({"is_fulfilled": None}, "has to be a function of a module"),
    ],
)
def test_a_malformed_agenda_is_refused(changes: dict[str, Any], words: str) -> None:
    """An agenda has an id, words, a clause and a function that can be pickled."""
    fields: dict[str, Any] = {"id": "plan", "text": "You have a plan.", "is_fulfilled": goal}
    assert boardroom.Agenda(**fields).rule == "TX.SCORE.08"
    with pytest.raises(PluginError, match=words):
        boardroom.Agenda(**{**fields, **changes})
