"""GORILLA, first edition: first or last in the turn order of each season (E1.GORILLA).

Bo is GORILLA. The first space of the drop track gives $10M or 5 viewers.
"""

from __future__ import annotations

from typing import Any

import pytest

from executives import ConfigurationError, FileError, networks
from executives.networks.first_edition import EDITION
from support.names import NAMES
from support.seasons import season
from support.table import Table

OTHERS = ("cheapo", "flix", "underground", "butcher")
BOTH = {"go first", "go last"}
LATER = networks.Variants(gorilla_chooses_in_season_1=False)


def executives(players: int, other: str = "cheapo") -> tuple[str, ...]:
    """Those of a table at which Bo is GORILLA."""
    return (other, "gorilla", *OTHERS[1:])[:players]


def choosing(*order: str, number: int = 1, cash: int = 4, rest: str = "") -> Table:
    """Bo has to choose in a season whose turn order is ``order`` so far."""
    names = ", ".join(f'"{name}"' for name in order)
    frames = '[{ frame = "first-turn" }, { frame = "choosing-place", seat = "Bo" }]'
    document = f"[season]\norder = [{names}]\n[players.Bo]\ncash = {cash}\nviewers = 1\n{rest}"
    return season(
        *executives(len(order)), head=f"round = {number}\npending = {frames}", rest=document
    )


def order_of(table: Table) -> list[str]:
    """The names in the turn order of the season."""
    assert table.state.season is not None
    return [NAMES[seat] for seat in table.state.season.order]


def place(table: Table) -> str:
    """The place that is noted on Bo's board."""
    board: Any = table.player("Bo").memory
    noted: str = board.place
    return noted


def after_draft(players: int, seed: int, variants: networks.Variants | None = None) -> Table:
    """A game by seed after its pilot season, at its first decision besides."""
    game = networks.Game(
        NAMES[:players],
        executives=executives(players),
        edition="first",
        variants=variants or networks.Variants(),
    )
    state = game.start(seed)
    while str(game.legal_actions(state)[0]).split()[1] in ("pick", "collect", "keep"):
        state = game.apply(state, game.legal_actions(state)[0])
    return Table(game, state)


@pytest.mark.rule("E1.GORILLA.01")
def test_metadata() -> None:
    """The executives of the mini-expansion come last; GORILLA's board has no choice at first."""
    *_, other, last = EDITION.executives
    assert other.id == "continuum"
    assert (last.id, last.name, last.section) == ("gorilla", "GORILLA", "E1.GORILLA")
    assert (last.edition, last.needs, last.solo) == ("first", (), True)


# -- the choice -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.GORILLA.02", "E1.GORILLA.06")
@pytest.mark.parametrize("before", [("Bo", "Cy", "Ann"), ("Cy", "Bo", "Ann"), ("Cy", "Ann", "Bo")])
def test_first_or_last_the_others_keep_their_order_around_it(before: tuple[str, ...]) -> None:
    """Wherever Bo stood, the order is then Bo, Cy, Ann, or Cy, Ann, Bo, as Bo chooses."""
    table = choosing(*before).play("Bo go first")
    assert order_of(table) == ["Bo", "Cy", "Ann"]
    assert table.to_act() == ["Bo"]
    table = choosing(*before).play("Bo go last")
    assert order_of(table) == ["Cy", "Ann", "Bo"]
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.GORILLA.02")
def test_turns_go_round_in_the_new_order() -> None:
    """Last of Cy, Ann, Bo, then Cy again: the turns follow the order that Bo made."""
    table = choosing("Bo", "Cy", "Ann").play("Bo go last")
    table.play("Cy drop cash")
    assert table.to_act() == ["Ann"]
    table.play("Ann drop cash")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.GORILLA.02")
@pytest.mark.parametrize("seed", range(4))
def test_in_season_1_the_choice_comes_after_the_set_up(seed: int) -> None:
    """With the pilots placed Bo chooses first; the cash was that of the position drawn."""
    table = after_draft(3, seed)
    assert table.to_act() == ["Bo"]
    assert table.legal() == BOTH
    assert table.state.round == 1
    assert all(player.lineup[0] is not None for player in table.state.players)
    start = table.game.start(seed)
    assert start.season is not None
    position = start.season.order.index(1)
    assert start.players[1].cash == (3, 5, 7)[position]
    before = table.player("Bo").cash
    table.play("Bo go first")
    assert table.player("Bo").cash == before


@pytest.mark.rule("E1.GORILLA.02")
def test_by_a_variant_season_1_has_no_choice() -> None:
    """Turns begin in the order drawn, Bo's drop has its reward, and season 2 has the choice."""
    table = after_draft(3, 0, LATER)
    drawn = order_of(table)
    assert table.to_act() == [drawn[0]]
    for name in drawn:
        table.play(f"{name} drop cash")
    assert table.state.round == 2
    assert table.legal() == BOTH


@pytest.mark.rule("E1.GORILLA.06", "E1.GORILLA.07")
def test_the_order_of_dropping_does_not_bind_it() -> None:
    """Bo drops first of all in season 1, and is last in season 2."""
    table = choosing("Bo", "Cy", "Ann").play("Bo go first", "Bo drop nothing")
    table.play("Cy drop cash", "Ann drop cash")
    assert order_of(table) == ["Bo", "Cy", "Ann"]
    table.play("Bo go last")
    assert order_of(table) == ["Cy", "Ann", "Bo"]


@pytest.mark.rule("E1.GORILLA.07")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_choice_is_due_in_the_next_season_again(number: int) -> None:
    """After each season Bo chooses anew, the old choice gone, before anybody has a turn."""
    table = choosing("Ann", "Bo", "Cy", number=number).play("Bo go last")
    assert place(table) == "last"
    table.play("Ann drop cash", "Cy drop cash", "Bo drop cash")
    assert (table.state.round, place(table)) == (number + 1, "")
    assert table.to_act() == ["Bo"]
    assert table.legal() == BOTH


@pytest.mark.rule("E1.GORILLA.07")
def test_there_is_no_third_choice() -> None:
    """Bo can neither abstain nor act or drop before it."""
    table = choosing("Ann", "Bo", "Cy")
    assert table.legal() == BOTH
    for other in ("end-turn", "drop cash", "drop nothing"):
        assert table.refuses(f"Bo {other}")
    with pytest.raises(Exception, match="middle"):
        table.play("Bo go middle")


@pytest.mark.rule("E1.GORILLA.07")
def test_no_place_in_the_middle_can_be_noted() -> None:
    """A position with another place on the board is refused."""
    with pytest.raises(FileError, match=r"players\.Bo\.memory"):
        choosing("Ann", "Bo", "Cy", rest='memory = { place = "middle" }\n')


# -- what it brings -------------------------------------------------------------------------------


@pytest.mark.rule("E1.GORILLA.03")
@pytest.mark.parametrize(("players", "cash"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_last_has_a_million_for_each_player(players: int, cash: int) -> None:
    """$1M for each player, Bo included, at once; nobody else has anything."""
    table = choosing(*NAMES[:players])
    others = [table.player(name).cash for name in NAMES[:players] if name != "Bo"]
    table.play("Bo go last")
    assert table.player("Bo").cash == 4 + cash
    assert [table.player(name).cash for name in NAMES[:players] if name != "Bo"] == others


@pytest.mark.rule("E1.GORILLA.03")
def test_first_has_no_cash() -> None:
    """Bo's cash stays as it is."""
    assert choosing("Ann", "Bo", "Cy").play("Bo go first").player("Bo").cash == 4


@pytest.mark.rule("E1.GORILLA.03")
def test_whoever_was_last_before_has_the_cash_too() -> None:
    """Bo, last already, stays there and has $3M of three players."""
    table = choosing("Ann", "Cy", "Bo").play("Bo go last")
    assert table.player("Bo").cash == 4 + 3


@pytest.mark.rule("E1.GORILLA.04", "E1.GORILLA.05")
@pytest.mark.parametrize("dropped", ["", '"Ann"', '"Ann", "Cy"'])
def test_first_has_nothing_from_the_drop_track(dropped: str) -> None:
    """From each of the three spaces Bo, who is first, has neither money nor viewers."""
    board = 'cash = 4\nviewers = 1\nmemory = { place = "first" }\n'
    rest = f'[season]\norder = ["Bo", "Ann", "Cy"]\n[players.Bo]\n{board}'
    table = season(*executives(3), head=f'turn = "Bo"\npassed = [{dropped}]', rest=rest)
    for reward in ("cash", "viewers"):
        assert "E1.BASE.43" in table.refuses(f"Bo drop {reward}")
    assert {text for text in table.legal("Bo") if text.startswith("drop")} == {"drop nothing"}
    table.play("Bo drop nothing")
    gains = [
        event
        for kind in ("CashChanged", "ViewersChanged")
        for event in table.events(kind)
        if event.seat == 1 and event.rule == "E1.BASE.43"
    ]
    assert gains == []
    assert table.player("Bo").viewers == 1


@pytest.mark.rule("E1.GORILLA.04", "E1.GORILLA.05")
@pytest.mark.parametrize(("reward", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_last_has_the_reward_of_its_space(reward: str, cash: int, viewers: int) -> None:
    """Bo chose to be last and drops first of all, for $10M or 5 viewers."""
    table = choosing("Ann", "Bo", "Cy", rest='[display]\nads = ["ad-0", "ad-1"]\n')
    table.play("Bo go last", "Ann sign-ad ad-0", "Cy sign-ad ad-1", f"Bo drop {reward}")
    assert table.player("Bo").cash == 4 + 3 + cash
    assert table.player("Bo").viewers == 1 + viewers


@pytest.mark.rule("E1.GORILLA.04", "E1.GORILLA.05")
def test_the_loss_is_that_of_one_season() -> None:
    """First in season 1 and last in season 2, Bo has the $2M of the last space there."""
    table = choosing("Ann", "Bo", "Cy").play("Bo go first", "Bo drop nothing")
    table.play("Ann drop cash", "Cy drop cash", "Bo go last", "Ann drop cash", "Cy drop cash")
    assert "drop cash" in table.legal("Bo")


@pytest.mark.rule("E1.GORILLA.04")
def test_the_others_have_their_rewards() -> None:
    """After Bo, who was first, Ann has the $8M of the second space."""
    table = choosing("Ann", "Bo", "Cy").play("Bo go first", "Bo drop nothing")
    before = table.player("Ann").cash
    table.play("Ann drop cash")
    assert table.player("Ann").cash == before + 8


# -- with others ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.GORILLA.08", "E1.RICH.08")
@pytest.mark.parametrize("order", [("Bo", "Ann", "Cy"), ("Ann", "Bo", "Cy"), ("Cy", "Bo", "Ann")])
def test_rich_comes_before_the_choice(order: tuple[str, ...]) -> None:
    """Ann is RICH and decides first, in whatever order the two stood."""
    *dropped, last = order
    names = ", ".join(f'"{name}"' for name in dropped)
    head = f'turn = "{last}"\npassed = [{names}]'
    rest = f'[season]\norder = [{names}, "{last}"]\n[players.Bo]\ncash = 0\n'
    table = season(*executives(3, "rich"), head=head, rest=rest).play(f"{last} drop cash")
    assert (table.state.round, order_of(table)) == (2, list(order))
    assert table.to_act() == ["Ann"]
    assert not table.legal("Ann") & BOTH
    table.play("Ann windfall stars")
    assert table.to_act() == ["Ann"]
    table.play(f"Ann {min(table.legal('Ann'))}")
    assert table.to_act() == ["Bo"]
    assert table.legal() == BOTH


@pytest.mark.rule("E1.GORILLA.09", "E1.CARDS.16")
@pytest.mark.parametrize(("choice", "cash"), [("first", 0), ("last", 3)])
def test_executive_producer_comes_after_the_choice(choice: str, cash: int) -> None:
    """Ann, first by dropping, is asked after Bo; Bo's reward or loss stays that of the choice."""
    head = 'turn = "Cy"\npassed = ["Ann", "Bo"]'
    rest = """
[season]
order = ["Ann", "Bo", "Cy"]
[players.Ann]
network = ["executive-producer-a"]
[players.Bo]
cash = 0
"""
    table = season(*executives(3), head=head, rest=rest).play("Cy drop cash")
    assert (table.state.round, table.to_act()) == (2, ["Bo"])
    before = table.player("Bo").cash
    table.play(f"Bo go {choice}")
    assert table.to_act() == ["Ann"]
    table.play("Ann take-place 1" if choice == "first" else "Ann take-place 3")
    assert order_of(table) == (["Ann", "Bo", "Cy"] if choice == "first" else ["Cy", "Bo", "Ann"])
    assert table.player("Bo").cash == before + cash
    table.play(f"{order_of(table)[0]} drop cash")
    drops = {text for text in table.legal("Bo") if text.startswith("drop")}
    assert drops == ({"drop nothing"} if choice == "first" else {"drop cash", "drop viewers"})


@pytest.mark.rule("E1.GORILLA.09")
def test_executive_producer_of_the_gorilla_itself_comes_after_its_choice() -> None:
    """Bo chooses to be last for the cash, and then takes the first place with the card."""
    head = 'turn = "Cy"\npassed = ["Ann", "Bo"]'
    rest = '[season]\norder = ["Ann", "Bo", "Cy"]\n[players.Bo]\n'
    rest += 'network = ["executive-producer-a"]\n'
    table = season(*executives(3), head=head, rest=rest).play("Cy drop cash")
    assert table.legal() == BOTH
    table.play("Bo go last", "Bo take-place 1")
    assert order_of(table) == ["Bo", "Ann", "Cy"]
    assert table.to_act() == ["Bo"]
    assert "drop cash" in table.legal("Bo")


# -- alone ----------------------------------------------------------------------------------------


def alone(variants: networks.Variants | None = None) -> networks.Game:
    """A solo game of GORILLA."""
    variants = variants or networks.Variants()
    return networks.Game(("Bo",), executives=("gorilla",), edition="first", variants=variants)


@pytest.mark.rule("E1.SOLO.01", "E1.GORILLA.03", "E1.GORILLA.04")
@pytest.mark.parametrize(("choice", "cash"), [("first", 0), ("last", 1)])
def test_alone_it_chooses_between_a_million_and_nothing(choice: str, cash: int) -> None:
    """First and last is the same place, but last has $1M and first loses the reward."""
    pending = '[{ frame = "first-turn" }, { frame = "choosing-place", seat = "Bo" }]'
    game = alone()
    table = Table(game, game.position(f"pending = {pending}\n[players.Bo]\ncash = 4\n"))
    table.play(f"Bo go {choice}")
    assert table.player("Bo").cash == 4 + cash
    drops = {text for text in table.legal() if text.startswith("drop")}
    assert drops == ({"drop cash", "drop viewers"} if cash else {"drop nothing"})


@pytest.mark.rule("E1.SOLO.01")
def test_by_a_variant_it_does_not_play_alone() -> None:
    """With the switch a solo game of GORILLA is refused and none is dealt; others play with it."""
    barred = networks.Variants(gorilla_plays_solo=False)
    with pytest.raises(ConfigurationError, match="gorilla"):
        alone(barred)
    game = networks.Game(("Bo",), edition="first", variants=barred)
    assert "gorilla" not in game.dealt_executives
    assert "gorilla" in networks.Game(("Bo",), edition="first").dealt_executives
    two = networks.Game(("Ann", "Bo"), edition="first", variants=barred)
    assert "gorilla" in two.dealt_executives
