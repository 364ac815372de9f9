"""The solo game, second edition: set-up, pass space, rounds, result (E2.SOLO.01, .02, .07-.10)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import networks
from executives.networks.second_edition import EDITION, bundled_cards
from support.stand_ins_solo import APE, BYSTANDERS, OLD_HAND, sizes, solo
from support.table import Table

BARE = """
[players.Ann]
viewers = {viewers}
cash = 0
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
"""
"""Ann with an empty lineup, which scores nothing and earns nothing."""

THREE = ("Ann", "Bo", "Cy")


def against_two(plugin: networks.Executive, document: str = "", **options: Any) -> Table:
    """Ann with a stand-in against two opponents without rules of their own."""
    names = (plugin.id, *(bystander.id for bystander in BYSTANDERS))
    game = networks.Game(THREE, executives=names, plugins=(plugin, *BYSTANDERS), **options)
    return Table(game, game.position(document) if document else game.start(1))


# -- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.01")
@pytest.mark.parametrize("executive", ["", *(plugin.id for plugin in EDITION.executives)])
def test_there_is_a_solo_game(executive: str) -> None:
    """One player alone starts a game, with each executive, and has the first decision."""
    table = solo("", executive, modules=("moguls",))
    assert table.to_act() == ["Ann"]
    assert table.player("Ann").executive == executive


@pytest.mark.rule("E2.SOLO.01")
def test_extra_cash_is_two_million_in_total() -> None:
    """Stand-in: without opponents GORILLA's extra cash is $2M; with two it is $2M for each."""
    table = solo("", "test-ape", plugins=(APE,)).play("Ann choose-ability extra-cash")
    assert table.player("Ann").cash == 5 + 2
    table = against_two(APE)
    before = table.player("Ann").cash
    table.play("Ann choose-ability extra-cash")
    assert table.player("Ann").cash == before + 2 * 2


@pytest.mark.rule("E2.SOLO.02")
def test_display_and_cash_of_one_player() -> None:
    """4 shows, 3 stars, 3 ads and 3 network cards are dealt, and the cash is $5M."""
    table = solo()
    assert sizes(table) == [4, 3, 3, 3]
    assert table.player("Ann").cash == 5


@pytest.mark.rule("E2.SOLO.02")
def test_two_executives_are_dealt_and_one_is_kept() -> None:
    """Two different boards are on offer; the one kept is Ann's, and the cash is dealt after it."""
    game = networks.Game(("Ann",))
    table = Table(game, game.start(4))
    offered = sorted(table.legal("Ann"))
    assert len(offered) == 2
    table.play(f"Ann {offered[1]}")
    assert offered[1] == f"choose-executive {table.player('Ann').executive}"
    assert table.player("Ann").cash == 5


@pytest.mark.rule("E2.SOLO.02")
def test_all_executives_can_be_dealt() -> None:
    """Over some seeds each executive is on offer; SPECIALIST with the moguls module only."""
    for modules in ((), ("moguls",)):
        game = networks.Game(("Ann",), modules=modules)
        offered = {
            action.text for seed in range(80) for action in game.legal_actions(game.start(seed))
        }
        ids = {plugin.id for plugin in EDITION.executives}
        if not modules:
            ids -= {"specialist"}
        assert offered == {f"choose-executive {name}" for name in ids}


@pytest.mark.rule("E2.SOLO.02")
def test_the_moguls_module_is_allowed() -> None:
    """A single player finds the six tokens and the twelve moguls; without the module, neither."""
    with_moguls = solo("", modules=("moguls",)).state
    assert with_moguls.mogul_tokens == 0b111111
    assert len(with_moguls.decks[6].rest) == 12
    without = solo().state
    assert (without.mogul_tokens, without.decks[6].rest) == (0, ())


@pytest.mark.rule("E2.SOLO.02")
def test_the_token_never_leaves_the_player() -> None:
    """Ann is 1st player in all five rounds, whatever the seed."""
    game = networks.Game(("Ann",), executives=())
    for seed in range(5):
        table = Table(game, game.start(seed))
        holders = []
        while not game.is_over(table.state):
            holders.append(table.state.first)
            table.play("Ann pass cash")
        assert holders == [0, 0, 0, 0, 0]


# -- passing --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.07")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("bonus", "gained"), [("cash", (5, 0)), ("viewers", (0, 2))])
def test_the_pass_space_is_the_same_in_every_round(
    number: int, bonus: str, gained: tuple[int, int]
) -> None:
    """In each of the five rounds a pass is worth $5M or 2 viewers, of the player's choice."""
    table = solo(f"round = {number}" + BARE.format(viewers=7))
    offered = {text for text in table.legal("Ann") if text.startswith("pass")}
    assert offered == {"pass cash", "pass viewers"}
    table.play(f"Ann pass {bonus}")
    ann = table.player("Ann")
    assert (ann.cash, ann.viewers - 7) == gained


@pytest.mark.rule("E2.SOLO.07")
@pytest.mark.parametrize("executive", ["beeb", "butcher", "continuum"])
def test_executives_have_the_solo_pass_space(executive: str) -> None:
    """Who has no rule about passing changes nothing of it, nor does BEEB's rondel: $5M."""
    table = solo(BARE.format(viewers=0), executive)
    if executive == "beeb":
        table.play("Ann rondel produce")
    table.play("Ann pass cash")
    if executive == "beeb":
        table.play("Ann end-turn")
    assert (table.player("Ann").cash, table.state.round) == (5, 2)


@pytest.mark.rule("E2.SOLO.07")
def test_the_bonus_cites_the_clause_of_the_solo_pass_space() -> None:
    """The line of the $5M names this clause: E2.BASE.60 would make it $2M for one player."""
    table = solo(BARE.format(viewers=0)).play("Ann pass cash")
    ((line,),) = [event.lines for event in table.events("CashChanged")]
    assert (line.amount, line.rule) == (5, "E2.SOLO.07")


@pytest.mark.rule("E2.SOLO.08")
def test_who_gets_nothing_for_passing_last_gets_the_viewers_in_solo() -> None:
    """Stand-in: CABLE alone does not pass last, and has the 2 viewers; cash it never has."""
    table = solo(BARE.format(viewers=0), "test-old-hand", plugins=(OLD_HAND,))
    assert {text for text in table.legal("Ann") if text.startswith("pass")} == {"pass viewers"}
    table.play("Ann pass viewers")
    assert (table.player("Ann").viewers, table.player("Ann").cash) == (2, 0)


@pytest.mark.rule("E2.SOLO.08")
def test_the_variant_makes_the_single_player_pass_last() -> None:
    """Stand-in: with ``cable_solo_last`` CABLE alone passes last and gains nothing."""
    variants = networks.Variants(cable_solo_last=True)
    table = solo(BARE.format(viewers=0), "test-old-hand", plugins=(OLD_HAND,), variants=variants)
    assert {text for text in table.legal("Ann") if text.startswith("pass")} == {"pass nothing"}
    table.play("Ann pass nothing")
    assert (table.player("Ann").viewers, table.state.round) == (0, 2)


@pytest.mark.rule("E2.SOLO.08")
def test_without_cable_the_variant_changes_nothing() -> None:
    """Nobody else cares about passing last: the 2 viewers are gained with the variant too."""
    table = solo(BARE.format(viewers=0), variants=networks.Variants(cable_solo_last=True))
    assert table.play("Ann pass viewers").player("Ann").viewers == 2


@pytest.mark.rule("E2.SOLO.08")
def test_with_opponents_the_last_to_pass_gets_nothing() -> None:
    """Stand-in: of three CABLE has nothing on the last space, not even viewers printed there."""
    document = 'turn = "Ann"\npassed = [{}]\n'
    cards = bundled_cards()
    generous = cards.replace(boards=cards.boards.replace(last_pass=(2, 1)))
    second = against_two(OLD_HAND, document.format('"Bo"'), cards=generous)
    assert "pass viewers" in second.legal("Ann")
    last = against_two(OLD_HAND, document.format('"Bo", "Cy"'), cards=generous)
    assert {text for text in last.legal("Ann") if text.startswith("pass")} == {"pass nothing"}


# -- rounds ---------------------------------------------------------------------------------------

ONE_SHOW = """
round = {number}
[players.Ann]
cash = 3
viewers = 10
[players.Ann.lineup]
"8pm" = ""
"9pm" = {{ show = "snail-derby", row = 2 }}
"10pm" = ""
[display]
shows = ["mind-the-ladder"]
"""
"""Snail Derby costs $1M at upkeep and has 4 viewers in row 2."""


@pytest.mark.rule("E2.SOLO.09")
def test_the_round_ends_when_the_player_passes() -> None:
    """Upkeep, scoring, ageing and a new display of 4, 3, 3 and 3 follow the pass at once."""
    table = solo(ONE_SHOW.format(number=1)).play("Ann pass cash")
    ann = table.player("Ann")
    assert (ann.cash, ann.viewers) == (3 + 5 - 1, 10 + 4)
    assert table.show("Ann", "9pm").row == 3
    assert (table.state.round, table.state.passed) == (2, ())
    assert sizes(table) == [4, 3, 3, 3]
    assert "mind-the-ladder" in table.state.box
    rules = [event.rule for event in table.events("CashChanged")]
    assert rules == ["E2.BASE.61", "E2.BASE.65"]


@pytest.mark.rule("E2.SOLO.09")
def test_a_row_emptied_in_a_round_is_full_in_the_next() -> None:
    """The rival's discards last for the round: three turns, a pass, and all cards are back."""
    table = solo()
    for _ in range(3):
        table.play(f"Ann sign-ad {table.state.display[2][0]}")
    assert sizes(table) == [2, 2, 0, 3]
    table.play("Ann pass viewers")
    assert sizes(table) == [4, 3, 3, 3]


@pytest.mark.rule("E2.SOLO.09")
def test_a_solo_game_has_five_rounds() -> None:
    """The fifth pass ends the game; it is scored, and there is no ageing any more."""
    table = solo(ONE_SHOW.format(number=4)).play("Ann pass cash")
    assert not table.game.is_over(table.state)
    table.play("Ann pass cash")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 10 + 4 + 2
    assert table.show("Ann", "9pm").row == 3


# -- the result -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.10")
@pytest.mark.parametrize(
    ("viewers", "outcome"),
    [
        (0, "cancelled"),
        (89, "cancelled"),
        (90, "renewed"),
        (124, "renewed"),
        (125, "hit"),
        (159, "hit"),
        (160, "phenomenon"),
        (300, "phenomenon"),
    ],
)
def test_the_outcome_is_told_by_the_viewers(viewers: int, outcome: str) -> None:
    """Below 90 cancelled, from 90 renewed, from 125 a hit, from 160 a phenomenon."""
    table = solo("round = 5" + BARE.format(viewers=viewers)).play("Ann pass cash")
    assert table.player("Ann").viewers == viewers
    assert table.game.result(table.state).outcome == outcome


@pytest.mark.rule("E2.SOLO.10")
def test_the_outcome_counts_the_final_viewers() -> None:
    """88 viewers and 2 for the last pass are 90; end-game scoring counts too: 89 and a rerun."""
    table = solo("round = 5" + BARE.format(viewers=88)).play("Ann pass viewers")
    assert table.game.result(table.state).outcome == "renewed"
    rerun = BARE.format(viewers=89).replace("cash = 0", 'cash = 0\nreruns = ["snail-derby"]')
    table = solo("round = 5" + rerun).play("Ann pass cash")
    assert table.game.result(table.state).scores[0].total == 89 + 1
    assert table.game.result(table.state).outcome == "renewed"


@pytest.mark.rule("E2.SOLO.10")
def test_nothing_is_lost_before_the_end() -> None:
    """Without cash, viewers or a show all five rounds are played, and only then it is told."""
    table = solo(BARE.format(viewers=0))
    for number in range(1, 6):
        assert table.state.round == number
        assert not table.game.is_over(table.state)
        table.play("Ann pass cash")
    assert table.game.result(table.state).outcome == "cancelled"


@pytest.mark.rule("E2.SOLO.10")
def test_only_a_solo_game_has_an_outcome() -> None:
    """With two players there is a winner and no such word."""
    game = networks.Game(("Ann", "Bo"), executives=())
    table = Table(game, game.position('round = 5\nturn = "Ann"\npassed = ["Bo"]'))
    table.play("Ann pass cash")
    assert game.result(table.state).outcome == ""
