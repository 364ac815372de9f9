"""A whole season of three players, turn by turn, with every number worked out by hand.

First edition, season 1, after the draft: Ann is BUTCHER and first, Bo BEEB, Cy CABLE and last.
"""

from __future__ import annotations

import pytest

from support.documents import ad_card, show_card, star_card
from support.table import Table

SEASON = """
turn = "Ann"
[game]
players = ["Ann", "Bo", "Cy"]
edition = "first"
executives = ["butcher", "beeb", "cable"]
[season]
order = ["Ann", "Bo", "Cy"]
[players.Ann]
cash = 4
stars = ["x-ann"]
ads = ["y-ann"]
lineup.8pm = "grey-1"
lineup.9pm = "grey-2"
lineup.10pm = "sitcom-1"
[players.Bo]
cash = 9
stars = ["x-bo"]
ads = ["y-bo"]
lineup.8pm = "grey-3"
lineup.9pm = "grey-4"
lineup.10pm = "sitcom-2"
[players.Cy]
cash = 21
stars = ["x-cy"]
ads = ["y-cy"]
lineup.8pm = "grey-5"
lineup.9pm = "grey-6"
lineup.10pm = "sitcom-3"
[display]
shows = ["q1", "q2", "q3"]
stars = ["z1"]
ads = ["fee-3", "fee-2"]
network = ["boundless-passion-a"]
"""

CARDS = "".join(
    [
        *(
            show_card(f"grey-{number}", deck="pilot", viewers=[2, 1, 1, 0], lower=2)
            for number in range(1, 7)
        ),
        *(
            show_card(
                f"sitcom-{number}",
                deck="pilot",
                genre="sitcom",
                cost=1,
                viewers=[4, 3, 2, 1],
                lower=4,
                rerun=1,
            )
            for number in range(1, 4)
        ),
        show_card(
            "q1",
            genre="sports",
            cost=3,
            expenses=2,
            timeslot="8pm",
            viewers=[8, 6, 4, 2],
            lower=5,
            rerun=2,
            slots=["star!", "ad?"],
        ),
        show_card(
            "q2",
            genre="reality",
            cost=2,
            timeslot="10pm",
            viewers=[6, 5, 3, 1],
            lower=3,
            rerun=1,
            slots=["ad!"],
        ),
        show_card(
            "q3",
            genre="action",
            cost=5,
            expenses=1,
            timeslot="9pm",
            viewers=[9, 7, 4, 2],
            lower=6,
            rerun=2,
            slots=["star!"],
        ),
        star_card(
            "z1",
            cost=4,
            expenses=1,
            condition="genre action",
            up=[5, 4, 3, 2],
            down=[2, 1, 1, 0],
        ),
        *(
            star_card(f"x-{name}", up=[2, 2, 1, 1], down=[2, 2, 1, 1])
            for name in ("ann", "bo", "cy")
        ),
        *(ad_card(f"y-{name}", bonus=2, up=1, down=1) for name in ("ann", "bo", "cy")),
        ad_card("fee-3", bonus=3, up=1, down=1),
        ad_card("fee-2", bonus=2, up=1, down=1),
    ]
)


TURNS: tuple[tuple[str, ...], ...] = (
    ("Ann produce q1 9pm", "Ann attach x-ann", "Ann attach y-ann"),
    ("Bo rondel sign-ad", "Bo sign-ad fee-3"),
    ("Cy sign-star z1",),
    ("Ann sign-ad fee-2",),
    ("Bo rondel produce", "Bo produce q2 10pm", "Bo attach y-bo"),
    ("Cy produce q3 9pm", "Cy attach z1"),
    ("Ann drop cash",),
    ("Bo drop viewers",),
    ("Cy drop nothing",),
    ("Cy take boundless-passion-a",),
)


def after(turns: int) -> Table:
    """The table after so many of the turns; a declared option is never taken."""
    table = Table(SEASON + CARDS)
    for texts in TURNS[:turns]:
        for text in texts:
            table.play(text)
            name = text.split()[0]
            if "commit" in table.legal(name):
                table.play(f"{name} commit")
    return table


def standing(table: Table) -> tuple[list[int], list[int]]:
    """Cash and viewers of the three."""
    players = table.state.players
    return [player.cash for player in players], [player.viewers for player in players]


@pytest.mark.rule("E1.BASE.32", "E1.BASE.34", "E1.BASE.26")
def test_ann_develops_at_the_wrong_time() -> None:
    """Q1 costs $3M and lies in row 1 with its lower number; the grey pilot is in reruns."""
    table = after(1)
    assert standing(table) == ([4 - 3, 9, 21], [0, 0, 0])
    show = table.show("Ann", "9pm")
    assert (show.show, show.row, show.cards) == ("q1", 1, ("x-ann", "y-ann"))
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["grey-2"]


@pytest.mark.rule("E1.BEEB.03", "E1.BASE.36", "E1.BASE.35")
def test_two_turns_of_signing() -> None:
    """BEEB places its cube and lands an ad for $3M; Cy pays $4M for Z1, Ann gains $2M."""
    assert standing(after(2)) == ([1, 9 + 3, 21], [0, 0, 0])
    assert standing(after(3)) == ([1, 12, 21 - 4], [0, 0, 0])
    assert standing(after(4)) == ([1 + 2, 12, 17], [0, 0, 0])


@pytest.mark.rule("E1.BEEB.08", "E1.BEEB.05", "E1.BASE.25")
def test_bo_crosses_the_line_and_develops() -> None:
    """One space over the bold line brings a viewer, Q2 costs $2M; then Cy pays $5M for Q3."""
    assert standing(after(5)) == ([3, 12 - 2, 17], [0, 1, 0])
    table = after(6)
    assert standing(table) == ([3, 10, 17 - 5], [0, 1, 0])
    assert table.show("Cy", "9pm").up == 1


@pytest.mark.rule("E1.BASE.42", "E1.BEEB.15", "E1.CABLE.08")
def test_three_drop_out() -> None:
    """$10M for the first, 4 viewers and $3M for BEEB as the second, nothing for CABLE as last."""
    assert standing(after(7)) == ([3 + 10, 10, 12], [0, 1, 0])
    assert standing(after(8)) == ([13, 10 + 3, 12], [0, 1 + 4, 0])
    table = after(9)
    assert standing(table) == ([13, 13, 12], [0, 5, 0])
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.BASE.46", "E1.BASE.49", "E1.BASE.20")
def test_the_end_of_the_season() -> None:
    """Income -1, +1, -2; viewers 16, 11 and 20; the order of dropping is the next one."""
    table = after(10)
    assert standing(table)[0] == [13 + 1 - 2, 13 + 1 - 0, 12 + 0 - (1 + 1)]
    scored_ann = 2 + (5 + 2) + 4 + (0 + 3)
    scored_bo = 2 + 2 + 6 + 1
    scored_cy = 2 + (9 + 5) + 4 + 0
    assert standing(table)[1] == [scored_ann, 5 + scored_bo, scored_cy] == [16, 16, 20]
    assert table.state.season is not None
    assert table.state.season.order == (0, 1, 2)
    assert [show and show.row for show in table.player("Ann").lineup] == [2, 2, 2]
    for name, archived in (("Ann", ["grey-2"]), ("Bo", ["sitcom-2"]), ("Cy", ["grey-6"])):
        shelf = table.player(name).shelf
        assert shelf is not None
        assert [rerun.show for rerun in shelf.archives] == archived
        assert shelf.bonuses == ()
    assert table.player("Cy").network == ("boundless-passion-a",)
