"""CABLE, first edition: own starting cash, viewers only, one more turn after its drop (E1.CABLE).

Ann is CABLE. The drop track of three players gives $10M or 5 viewers, $8M or 4, and at last $2M.
"""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.networks import queries
from executives.networks.first_edition import EDITION
from support.names import NAMES
from support.seasons import lineup, season
from support.table import Table

OTHERS = ("cheapo", "flix", "underground", "butcher")

CARDS = """
[display]
shows = ["parade"]
stars = ["star-1", "star-4"]
ads = ["ad-2", "ad-5"]
network = ["agency-a"]
"""


LATE = 'turn = "Ann"\npassed = ["Bo", "Cy", "Ann"]'
"""All have dropped out, and Ann has one more turn."""

RIVAL_AND_END = ("E1.BASE.61", "E1.BASE.17")
"""By which clause a card leaves the display: by the rival, or at a season's end."""


def cable(
    order: tuple[str, ...] = ("Ann", "Bo", "Cy"),
    *,
    cash: int = 4,
    viewers: int = 1,
    head: str = "",
    more: str = "",
    rest: str = CARDS,
) -> Table:
    """The first of the order has the turn; ``head``, ``more`` (of Ann) and ``rest`` are lines."""
    names = ", ".join(f'"{name}"' for name in order)
    document = f"""
[season]
order = [{names}]
[players.Ann]
cash = {cash}
viewers = {viewers}
{more}
{rest}
"""
    executives = ("cable", *OTHERS[: len(order) - 1])
    return season(*executives, head=head or f'turn = "{order[0]}"', rest=document)


def marker(table: Table, name: str = "Ann") -> str:
    """Where the wooden marker of a player lies."""
    board: Any = table.player(name).memory
    place: str = board.marker
    return place


def started(players: int, seed: int) -> tuple[int, int]:
    """The position of CABLE in the turn order of a game just begun, and its cash."""
    game = networks.Game(
        NAMES[:players], executives=("cable", *OTHERS[: players - 1]), edition="first"
    )
    state = game.start(seed)
    assert state.season is not None
    return state.season.order.index(0), state.players[0].cash


# -- the start ------------------------------------------------------------------------------------


def cash_by_position(players: int) -> dict[int, set[int]]:
    """CABLE's cash by its position, over several starts."""
    found: dict[int, set[int]] = {}
    for seed in range(30):
        position, cash = started(players, seed)
        found.setdefault(position, set()).add(cash)
    return found


@pytest.mark.rule("E1.CABLE.02", "E1.CABLE.04")
def test_of_two_the_starting_player_has_sixteen_million_and_the_last_twenty() -> None:
    """The second of two players is last in turn order."""
    assert cash_by_position(2) == {0: {16}, 1: {20}}


@pytest.mark.rule("E1.CABLE.02", "E1.CABLE.04", "E1.CABLE.05")
def test_of_five_all_between_the_first_and_the_last_have_eighteen_million() -> None:
    """$16M, then three positions with $18M, then $20M."""
    assert cash_by_position(5) == {0: {16}, 1: {18}, 2: {18}, 3: {18}, 4: {20}}


@pytest.mark.rule("E1.CABLE.05")
def test_the_second_of_three_has_eighteen_million() -> None:
    """Only one position is neither first nor last."""
    assert cash_by_position(3)[1] == {18}


@pytest.mark.rule("E1.CABLE.03")
def test_alone_it_has_sixteen_million() -> None:
    """The only player is first and last, and has the amount of a 1-player game."""
    assert cash_by_position(1) == {0: {16}}
    game = networks.Game(("Ann",), executives=("cable",), edition="first")
    (_, own) = queries.starting_cash_lines(game.context, game.start(0), 0, 0)
    assert (own.amount, own.rule) == (16, "E1.CABLE.03")


@pytest.mark.rule("E1.CABLE.02")
def test_the_others_have_the_cash_of_their_position() -> None:
    """Before the draft the two others have the $3M, $5M or $7M of their places."""
    game = networks.Game(NAMES[:3], executives=("cable", *OTHERS[:2]), edition="first")
    for seed in range(5):
        state = game.start(seed)
        assert state.season is not None
        cash = {seat: (3, 5, 7)[place] for place, seat in enumerate(state.season.order)}
        assert [state.players[seat].cash for seat in (1, 2)] == [cash[1], cash[2]]


@pytest.mark.rule("E1.CABLE.06")
def test_the_wooden_marker_begins_on_the_disc() -> None:
    """At the start CABLE has a marker on its disc, and no other player has any."""
    game = networks.Game(NAMES[:3], executives=("cable", *OTHERS[:2]), edition="first")
    state = game.start(0)
    assert marker(Table(game, state)) == "on-disc"
    assert [player.memory for player in state.players[1:]] == [None, None]
    (plugin,) = (plugin for plugin in EDITION.executives if plugin.id == "cable")
    assert (plugin.name, plugin.section) == ("CABLE", "E1.CABLE")


@pytest.mark.rule("E1.CABLE.06")
def test_the_marker_has_no_place_elsewhere() -> None:
    """A position with the marker in a fourth place is refused."""
    with pytest.raises(FileError, match=r"players\.Ann\.memory"):
        cable(more='memory = { marker = "lost" }')


@pytest.mark.rule("E1.CABLE.09")
@pytest.mark.parametrize("place", ["ahead", "united"])
def test_only_who_dropped_has_the_marker_on_the_track(place: str) -> None:
    """A position with the marker on the drop track before Ann's drop is refused."""
    with pytest.raises(FileError, match=r"players\.Ann\.memory"):
        cable(more=f'memory = {{ marker = "{place}" }}')


# -- the reward -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.CABLE.07", "E1.CABLE.10")
def test_the_first_drop_gives_five_viewers_at_once_and_no_cash() -> None:
    """Of $10M or 5 viewers Ann is offered the viewers, and has them before anybody else acts."""
    table = cable()
    assert "E1.BASE.43" in table.refuses("Ann drop cash")
    assert {text for text in table.legal() if text.startswith("drop")} == {"drop viewers"}
    table.play("Ann drop viewers")
    assert (table.player("Ann").viewers, table.player("Ann").cash) == (1 + 5, 4)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CABLE.07")
def test_the_second_drop_gives_four_viewers() -> None:
    """When Bo has dropped, the space gives $8M or 4 viewers, for Ann the viewers."""
    table = cable(head='turn = "Ann"\npassed = ["Bo"]')
    assert table.refuses("Ann drop cash")
    table.play("Ann drop viewers")
    assert (table.player("Ann").viewers, table.player("Ann").cash) == (1 + 4, 4)


@pytest.mark.rule("E1.CABLE.07", "E1.BASE.44")
def test_alone_it_takes_the_viewers_of_the_only_space() -> None:
    """A solo player has a space with $5M or 2 viewers."""
    table = cable(("Ann",))
    assert table.refuses("Ann drop cash")
    table.play("Ann drop viewers")
    assert (table.player("Ann").viewers, table.player("Ann").cash) == (1 + 2, 4)


@pytest.mark.rule("E1.CABLE.08")
def test_the_last_drop_gives_nothing() -> None:
    """The last space has $2M only, of which CABLE has nothing."""
    table = cable(head='turn = "Ann"\npassed = ["Bo", "Cy"]')
    for reward in ("cash", "viewers"):
        assert table.refuses(f"Ann drop {reward}")
    table.play("Ann drop nothing")
    assert (table.player("Ann").viewers, table.player("Ann").cash) == (1, 4)


@pytest.mark.rule("E1.CABLE.07")
def test_the_others_may_take_cash() -> None:
    """Bo may choose $8M or 4 viewers after CABLE's drop."""
    table = cable().play("Ann drop viewers")
    assert {text for text in table.legal("Bo") if "drop" in text} == {"drop cash", "drop viewers"}


# -- the marker on the track ----------------------------------------------------------------------


@pytest.mark.rule("E1.CABLE.09")
def test_the_marker_takes_the_space_at_once() -> None:
    """After Ann's drop the marker lies on the first space; Bo finds the second one."""
    table = cable()
    assert marker(table) == "on-disc"
    before = table.player("Bo").cash
    table.play("Ann drop viewers")
    assert marker(table) == "ahead"
    assert table.state.passed == (0,)
    table.play("Bo drop cash")
    assert table.player("Bo").cash == before + 8


@pytest.mark.rule("E1.CABLE.09", "E1.CABLE.12")
def test_the_marker_fixes_the_place_of_the_next_season() -> None:
    """Ann drops second and acts last: in the next season Ann is second, after Cy."""
    table = cable(("Cy", "Ann", "Bo")).play("Cy drop cash", "Ann drop viewers")
    table.play("Bo drop cash", "Ann sign-ad ad-2")
    assert table.state.round == 2
    assert table.state.season is not None
    assert table.state.season.order == (2, 0, 1)
    assert table.to_act() == ["Cy"]


# -- one more turn --------------------------------------------------------------------------------


@pytest.mark.rule("E1.CABLE.01", "E1.CABLE.11")
def test_after_the_drop_one_more_turn_with_one_action_follows() -> None:
    """Ann drops, Bo and Cy have their turns, Ann signs a star; then only the others go on."""
    table = cable().play("Ann drop viewers", "Bo sign-ad ad-2", "Cy sign-ad ad-5")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star star-1")
    assert (table.player("Ann").stars, table.player("Ann").cash) == (("star-1",), 4 - 1)
    assert marker(table) == "united"
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-star star-4", "Cy drop cash")
    assert table.to_act() == ["Bo"]
    table.play("Bo drop cash")
    assert table.state.round == 2


@pytest.mark.rule("E1.CABLE.11")
def test_that_turn_has_no_second_drop() -> None:
    """In the turn after its drop CABLE may take each action but Drop & Budget."""
    table = cable(more='stars = ["star-2"]', rest=lineup("Ann", at_9pm='"soap"') + CARDS)
    table.play("Ann drop viewers", "Bo drop cash")
    table.play("Cy drop cash")
    assert {text.split()[0] for text in table.legal("Ann")} == {
        *("sign-star", "sign-ad", "produce", "take", "add-or-replace"),
        "end-turn",
    }
    for reward in ("cash", "viewers", "nothing"):
        assert table.refuses(f"Ann drop {reward}")


@pytest.mark.rule("E1.CABLE.11")
def test_that_turn_comes_when_all_others_have_dropped() -> None:
    """The season is not over before CABLE's last action; then it is."""
    table = cable(("Bo", "Cy", "Ann")).play("Bo drop cash", "Cy drop cash", "Ann drop nothing")
    assert (table.state.round, table.to_act()) == (1, ["Ann"])
    table.play("Ann sign-ad ad-5")
    assert table.player("Ann").cash == 4 + 5
    assert table.state.round == 2


@pytest.mark.rule("E1.CABLE.11")
def test_that_turn_comes_in_the_last_season_too() -> None:
    """In season 5 the game ends after the last action, not with the last drop."""
    table = cable(head='turn = "Ann"\nround = 5\npassed = ["Bo", "Cy"]').play("Ann drop nothing")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-5")
    assert table.game.is_over(table.state)


@pytest.mark.rule("E1.CABLE.11")
def test_that_turn_may_be_forfeited_at_will() -> None:
    """Ann ends the turn without an action; the disc follows, and there is no further turn."""
    table = cable().play("Ann drop viewers", "Bo sign-ad ad-2", "Cy sign-ad ad-5", "Ann end-turn")
    assert marker(table) == "united"
    table.play("Bo drop cash")
    assert table.to_act() == ["Cy"]
    table.play("Cy drop cash")
    assert table.state.round == 2


@pytest.mark.rule("E1.CABLE.11")
def test_that_turn_is_forfeited_when_nothing_can_be_done() -> None:
    """With empty rows and no cards nothing but the end of the turn is left, and it ends all."""
    empty = "[display]\nshows = []\nstars = []\nads = []\nnetwork = []\n"
    table = cable(rest=empty).play("Ann drop viewers", "Bo drop cash", "Cy drop cash")
    assert table.legal("Ann") == {"end-turn"}
    table.play("Ann end-turn")
    assert table.state.round == 2


@pytest.mark.rule("E1.CABLE.11")
def test_the_turn_before_the_drop_may_not_be_forfeited() -> None:
    """In an ordinary turn CABLE owes an action or its drop."""
    assert cable().refuses("Ann end-turn")


@pytest.mark.rule("E1.CABLE.01", "E1.CARDS.07")
def test_an_extra_action_of_that_turn_is_no_drop_either() -> None:
    """With Agency the last turn has two actions, and still no Drop & Budget."""
    table = cable(more='network = ["agency-b"]').play("Ann drop viewers", "Bo drop cash")
    table.play("Cy drop cash", "Ann use agency-b")
    assert not [text for text in table.legal("Ann") if text.startswith("drop")]
    table.play("Ann sign-ad ad-2")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann drop viewers")
    table.play("Ann sign-ad ad-5")
    assert table.state.round == 2


@pytest.mark.rule("E1.CABLE.11")
def test_nothing_makes_it_drop_a_second_time() -> None:
    """After five turns without an action the last turn, with Agency too, still has actions."""
    table = cable(more='idle = 5\nnetwork = ["agency-b"]\nmemory = { marker = "ahead" }', head=LATE)
    assert "sign-ad ad-2" in table.legal("Ann")
    table.play("Ann use agency-b", "Ann sign-ad ad-2")
    assert table.to_act() == ["Ann"]
    assert "sign-ad ad-5" in table.legal("Ann")


@pytest.mark.rule("E1.CABLE.11", "E1.BASE.61")
@pytest.mark.parametrize(("decision", "left"), [("sign-ad ad-2", [1, 0]), ("end-turn", [0, 2])])
def test_alone_the_rival_answers_to_an_action_only(decision: str, left: list[int]) -> None:
    """After the last action of a solo season the rival takes a card, after none it takes none."""
    rest = '[display]\nshows = []\nstars = []\nads = ["ad-2", "ad-5"]\nnetwork = []\n'
    table = cable(("Ann",), rest=rest).play("Ann drop viewers")
    assert table.state.display[2] == ("ad-2", "ad-5")
    table.play(f"Ann {decision}")
    moves = [event for event in table.events("CardsMoved") if event.origin == "display"]
    taken = {rule: [c for e in moves if e.rule == rule for c in e.cards] for rule in RIVAL_AND_END}
    assert [len(cards) for cards in taken.values()] == left


# -- the next season ------------------------------------------------------------------------------


@pytest.mark.rule("E1.CABLE.12")
def test_disc_and_marker_return_together() -> None:
    """In seasons 2 and 3 the marker lies on the disc again, and the whole course begins anew."""
    table = cable().play("Ann drop viewers", "Bo drop cash", "Cy drop cash", "Ann sign-ad ad-2")
    assert (table.state.round, marker(table)) == (2, "on-disc")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann end-turn")
    before = table.player("Ann").viewers
    table.play("Ann drop viewers")
    assert table.player("Ann").viewers == before + 5
    assert marker(table) == "ahead"
    table.play("Bo drop cash", "Cy drop cash", "Ann end-turn")
    assert (table.state.round, marker(table)) == (3, "on-disc")


@pytest.mark.rule("E1.CABLE.09", "E1.CABLE.11")
def test_positions_tell_where_the_marker_lies() -> None:
    """A position with the marker ahead is written and read again, and the turn is still owed."""
    table = cable().play("Ann drop viewers", "Bo drop cash")
    text = networks.dumps(table.game, table.state)
    again = Table(table.game, table.game.position(text))
    assert again.state == table.state
    again.play("Cy drop cash")
    written = networks.dumps(again.game, again.state)
    assert again.game.position(written) == again.state
    assert not again.game.integrity(again.state)
    assert again.legal("Ann") > {"end-turn"}
