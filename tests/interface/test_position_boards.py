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


RETURNING = """
turn = {{ player = "Ann", grants = [], acted = true }}
[game]
players = ["Ann"]
executives = []
[[pending]]
frame = "returning"
seat = "Ann"
show = "underwater-table-tennis"
timeslot = "10pm"
declared = ["spinoff-a"]
[players.Ann]
cash = {cash}
stars = []
ads = []
network = ["spinoff-a"]
[players.Ann.lineup]
10pm = {{ show = "who-ate-my-lunch", cards = ["cheeky-friend", "starter-ad-a"] }}
[display]
shows = ["{show}"]
"""


def test_a_production_that_stars_cannot_complete_is_refused() -> None:
    """A show that needs two stars cannot be filled with the one that comes back."""
    document = RETURNING.format(cash=40, show="underwater-table-tennis")
    with pytest.raises(FileError, match="the production cannot be completed so"):
        networks.load(document)
