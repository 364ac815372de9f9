"""Executive Producer changes the turn order of a season (E1.CARDS.04, .16)."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.state import DeckId
from support.documents import listed
from support.first_tables import last_of
from support.names import NAMES
from support.network_cards import TABLE
from support.seasons import lineup, season
from support.table import Table


def next_season(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    bo: tuple[str, ...] = (),
    number: int = 1,
    own: str = "",
) -> Table:
    """Bo, Cy and then Ann have dropped out: this is the order in which the next season begins."""
    rest = (
        f"[players.Ann]\ncash = 10\nviewers = 0\nnetwork = {listed(held)}\n{own}\n{lineup('Ann')}\n"
        f"[players.Bo]\ncash = 0\nviewers = 0\nnetwork = {listed(bo)}\n{lineup('Bo')}\n"
    )
    head = f'turn = "Ann"\nround = {number}\npassed = ["Bo", "Cy"]'
    return season(*executives, head=head, rest=rest).play("Ann drop cash")


def order_of(table: Table) -> list[str]:
    """The names in the turn order of the season."""
    assert table.state.season is not None
    return [NAMES[seat] for seat in table.state.season.order]


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.02")
@pytest.mark.parametrize(("place", "after"), [(1, ["Ann", "Bo", "Cy"]), (2, ["Bo", "Ann", "Cy"])])
def test_executive_producer_takes_any_place(place: int, after: list[str]) -> None:
    """Third of Bo, Cy, Ann, she goes to the first or second place; turns follow the new order."""
    table = next_season("executive-producer-a")
    assert table.legal("Ann") == {"stay-in-place", "take-place 1", "take-place 2"}
    assert table.refuses("Ann take-place 3") == {"E1.CARDS.16"}
    table.play(f"Ann take-place {place}")
    assert order_of(table) == after
    assert table.to_act() == after[:1]
    assert last_of(table) == "executive-producer-a"


@pytest.mark.rule("E1.CARDS.16")
def test_a_player_may_go_further_back() -> None:
    """Bo, the first, goes to the last place and Cy begins."""
    table = next_season(bo=("executive-producer-a",)).play("Bo take-place 3")
    assert order_of(table) == ["Cy", "Ann", "Bo"]
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.CARDS.16")
def test_it_may_wait_for_another_season() -> None:
    """Ann stays and keeps the card, and is asked in season 3 again."""
    table = next_season("executive-producer-a").play("Ann stay-in-place")
    assert order_of(table) == ["Bo", "Cy", "Ann"]
    assert table.player("Ann").network == ("executive-producer-a",)
    table.play("Bo drop cash", "Cy drop cash", "Ann drop cash")
    assert (table.state.round, table.legal("Ann")) == (
        3,
        {"stay-in-place", "take-place 1", "take-place 2"},
    )


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.04")
def test_several_are_used_in_the_order_that_stood_before() -> None:
    """Of Bo, Cy, Ann first Bo is asked and goes last; Ann, now second, is asked all the same."""
    table = next_season("executive-producer-a", bo=("executive-producer-b",))
    assert table.to_act() == ["Bo"]
    table.play("Bo take-place 3")
    assert table.to_act() == ["Ann"]
    assert table.legal("Ann") == {"stay-in-place", "take-place 1", "take-place 3"}
    table.play("Ann take-place 3")
    assert order_of(table) == ["Cy", "Bo", "Ann"]


GORILLA = ("underground", "gorilla", "flix")


@pytest.mark.rule("E1.CARDS.16", "E1.GORILLA.09")
def test_gorilla_chooses_before_it() -> None:
    """Bo, GORILLA, chooses to be first; only then Ann takes the first place from it."""
    table = next_season("executive-producer-a", executives=GORILLA)
    assert table.to_act() == ["Bo"]
    table.play("Bo go first")
    assert table.to_act() == ["Ann"]
    table.play("Ann take-place 1")
    assert order_of(table) == ["Ann", "Bo", "Cy"]


@pytest.mark.rule("E1.CARDS.16", "E1.GORILLA.09")
def test_the_order_that_stood_before_is_that_of_gorillas_choice() -> None:
    """Bo, GORILLA, goes last: Cy, Ann, Bo. So Ann is asked before Bo."""
    table = next_season(
        "executive-producer-a", bo=("executive-producer-b",), executives=GORILLA
    ).play("Bo go last")
    assert table.to_act() == ["Ann"]
    table.play("Ann stay-in-place")
    assert table.legal("Bo") == {"stay-in-place", "take-place 1", "take-place 2"}


@pytest.mark.rule("E1.CARDS.16")
def test_gorillas_reward_follows_its_choice() -> None:
    """Last by choice it has $1M for each of 3 players, and its drop pays from the first place."""
    table = next_season(bo=("executive-producer-b",), executives=GORILLA)
    before = table.player("Bo").cash
    table.play("Bo go last")
    assert table.player("Bo").cash == before + 3
    table.play("Bo take-place 1", "Bo drop cash")
    assert table.player("Bo").cash == before + 3 + 10


@pytest.mark.rule("E1.CARDS.16")
def test_gorillas_loss_follows_its_choice() -> None:
    """First by choice, its drop gives nothing from the last place too."""
    table = next_season(bo=("executive-producer-b",), executives=GORILLA)
    table.play("Bo go first", "Bo take-place 3", "Cy drop cash", "Ann drop cash")
    assert table.legal("Bo") & {"drop cash", "drop viewers", "drop nothing"} == {"drop nothing"}


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.05")
def test_with_reuse_footage_it_is_kept_for_another_season() -> None:
    """Ann goes first and keeps Executive Producer; she is not asked again in this season."""
    table = next_season("executive-producer-a", "reuse-footage-a").play("Ann take-place 1")
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("executive-producer-a",)
    assert table.to_act() == ["Ann"]
    assert "stay-in-place" not in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.03")
def test_two_copies_are_asked_about_one_after_the_other() -> None:
    """Ann goes first by one, and keeps the other."""
    table = next_season("executive-producer-a", "executive-producer-b").play("Ann take-place 1")
    assert table.legal("Ann") == {"stay-in-place", "take-place 2", "take-place 3"}
    table.play("Ann stay-in-place")
    assert len(table.player("Ann").network) == 1
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E1.CARDS.16")
def test_it_comes_after_the_draws_of_rich() -> None:
    """Cy, RICH, draws at the start of the season, then Ann takes her place."""
    table = next_season("executive-producer-a", executives=("underground", "butcher", "rich"))
    assert table.to_act() == ["Cy"]
    table.play("Cy windfall stars")
    star = next(text for text in table.legal("Cy"))
    table.play(f"Cy {star}")
    assert table.to_act() == ["Ann"]
    assert "take-place 1" in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.16")
def test_a_question_about_the_place_is_written() -> None:
    """A position in which Ann is asked is read as it was written, and needs such a card."""
    table = next_season("executive-producer-a", "agency-a")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
    with pytest.raises(FileError, match="no place is taken"):
        table.game.position(text.replace('card = "executive-producer-a"', 'card = "agency-a"'))
    with pytest.raises(FileError, match="not in the green room"):
        table.game.position(text.replace('card = "executive-producer-a"', 'card = "agency-b"'))


@pytest.mark.rule("E1.CARDS.16")
def test_alone_there_is_no_order_to_change() -> None:
    """A solo game is without the card."""
    game = networks.Game(("Ann",), executives=("underground",), edition="first")
    assert "executive-producer-a" not in game.deck_cards[DeckId.NETWORK]
