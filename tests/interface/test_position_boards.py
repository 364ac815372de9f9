"""What an executive's own board cannot be is told with its place."""

from __future__ import annotations

import pytest

from executives import FileError, networks

POSITION = """
turn = "Ann"
[game]
players = ["Ann", "Bo"]
executives = ["{executive}", "beeb"]
[players.Ann]
lineup.8pm = {{ show = "dextrous", cards = ["cheeky-friend"]{token} }}
[players.Ann.memory]
{memory}
"""


@pytest.mark.parametrize(
    ("executive", "memory", "token", "told"),
    [
        ("starryeye", 'on = ["rerun-guy"]', "", "'rerun-guy' is no star of this player"),
        (
            "starryeye",
            'on = ["cheeky-friend", "starter-star-a", "rerun-guy"]',
            "",
            "there are 2 superstar tokens",
        ),
        (
            "procrastinator",
            'used = ["drama", "drama", "drama"]',
            "",
            "there are 2 tokens for 'drama'",
        ),
        (
            "procrastinator",
            'used = ["drama"]',
            ', token = "sports"',
            "1 tokens for 'sports' lie on shows, and 0 are used",
        ),
    ],
)
def test_an_impossible_board_is_refused(executive: str, memory: str, token: str, told: str) -> None:
    """The fault is told once, under the player's memory, with a line."""
    document = POSITION.format(executive=executive, memory=memory, token=token)
    with pytest.raises(FileError) as caught:
        networks.load(document)
    assert str(caught.value).count(told) == 1
    assert "players.Ann.memory" in str(caught.value)
    assert caught.value.line


@pytest.mark.parametrize(
    ("executive", "memory", "token"),
    [
        ("starryeye", 'on = ["cheeky-friend", "starter-star-a"]', ""),
        ("procrastinator", 'used = ["drama", "drama", "sports"]', ', token = "sports"'),
    ],
)
def test_a_possible_board_is_taken(executive: str, memory: str, token: str) -> None:
    """Superstars of the lineup and the green room, and tokens that lie on shows or are lost."""
    game, state = networks.load(POSITION.format(executive=executive, memory=memory, token=token))
    assert game.integrity(state) == []
