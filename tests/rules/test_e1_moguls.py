"""General rules of the mogul display, first edition (E1.MOGUL.01-.15)."""

from __future__ import annotations

import pytest

from executives.networks.cards import TIMINGS, Mogul
from executives.networks.state import Row
from support.first_moguls import develop, gaining, takeable
from support.first_tables import card, deck, first, first_game, mogul_display, row

REWARDING = """
[[cards.mogul]]
id = "kingmaker"
name = "Kingmaker"
timing = "immediate"
effect = { kind = "draw-keep", draw = { network = 2 } }
[[cards.mogul]]
id = "crowd-puller"
name = "Crowd Puller"
timing = "immediate"
effect = { kind = "gain-viewers", amount = 7 }
[[cards.mogul]]
id = "dynasty"
name = "Dynasty"
timing = "immediate"
effect = { kind = "draw-keep", draw = { mogul = 2 } }
[[cards.mogul]]
id = "late-wish"
name = "Late Wish"
timing = "one-shot"
effect = { kind = "extra-action" }
"""


FOUR = ("hip", "ambitious", "retro-craze", "crossover")


@pytest.mark.rule("E1.MOGUL.01")
def test_the_first_5_show_bonus_brings_one_mogul() -> None:
    """Ann takes Hip, and the bonus offers no second one."""
    table = develop(gaining(*FOUR)).play("Ann take-mogul hip")
    assert table.player("Ann").moguls == ("hip",)
    assert takeable(table) == set()
    assert "E1.MOGUL.03" in table.refuses("Ann take-mogul ambitious")


@pytest.mark.rule("E1.MOGUL.02")
@pytest.mark.parametrize(("bonuses", "due"), [((), False), (("sports 3",), True)])
def test_the_second_3_show_bonus_brings_one(bonuses: tuple[str, ...], *, due: bool) -> None:
    """A first one of Action brings none; after one of Sports it does."""
    table = develop(gaining(*FOUR, before=2, bonuses=bonuses))
    assert bool(takeable(table)) == due


@pytest.mark.rule("E1.MOGUL.03")
def test_whichever_trigger_comes_first_there_is_one_mogul_per_game() -> None:
    """With one by two 3-show bonuses, the first 5-show bonus brings none."""
    table = gaining(*FOUR, bonuses=("action 3", "sports 3"), ann='moguls = ["network-master"]')
    assert takeable(develop(table)) == set()
    assert table.legal() == {"draw stars", "draw ads"}


@pytest.mark.rule("E1.MOGUL.04")
@pytest.mark.parametrize("wanted", FOUR)
def test_the_player_chooses_among_the_displayed_moguls(wanted: str) -> None:
    """Each of the four can be taken, a mogul of the stock cannot."""
    table = develop(gaining(*FOUR))
    assert takeable(table) == set(FOUR)
    assert table.refuses("Ann take-mogul tax-rebate") == {"E1.MOGUL.04"}
    table.play(f"Ann take-mogul {wanted}")
    assert table.player("Ann").moguls == (wanted,)


@pytest.mark.rule("E1.MOGUL.05")
def test_moguls_have_the_timing_icons_of_network_cards() -> None:
    """Each of the twelve has one of the four kinds, and each effect is of a network card's sort."""
    game = first_game(3)
    timings = [card(game, slug).timing for slug in game.moguls]
    assert len(timings) == 12
    assert set(timings) <= set(TIMINGS)


@pytest.mark.rule("E1.MOGUL.05", "E1.MOGUL.13")
def test_a_one_shot_mogul_is_used_in_a_turn_like_a_one_shot_network_card() -> None:
    """Late Wish gives an extra action once, then lies face down before Ann."""
    table = first(
        'turn = "Ann"\n[display]\nads = ["medium-batteries", "plain-white-envelopes"]\n'
        '[players.Ann]\nmoguls = ["late-wish"]\n',
        cards=REWARDING,
    ).play("Ann use late-wish", "Ann sign-ad medium-batteries")
    assert table.allows("Ann sign-ad plain-white-envelopes")
    player = table.player("Ann")
    assert (player.moguls, player.face_down) == (("late-wish",), ("late-wish",))
    assert table.refuses("Ann use late-wish")


@pytest.mark.rule("E1.MOGUL.06")
def test_moguls_are_no_network_cards() -> None:
    """They lie beside the green room, and what counts network cards leaves them out."""
    table = first(
        'round = 5\nturn = "Ann"\npassed = ["Bo", "Cy"]\n[players.Ann]\n'
        'network = ["agency-a"]\nmoguls = ["network-master", "tax-rebate"]\n'
    )
    assert table.player("Ann").network == ("agency-a",)
    game = first_game(3)
    assert set(game.moguls).isdisjoint(game.displayable[Row.NETWORK])
    assert all(isinstance(game.card[slug], Mogul) for slug in game.moguls)
    table.play("Ann drop cash")
    # Network Master gives 2 for the one network card, nothing for itself or Tax Rebate.
    assert table.player("Ann").viewers == 2


@pytest.mark.rule("E1.MOGUL.07")
def test_the_mogul_comes_on_top_of_the_draw() -> None:
    """After Hip there are still three stars to draw, of which one is kept."""
    table = develop(gaining(*FOUR)).play("Ann take-mogul hip", "Ann draw stars")
    table.play("Ann keep weekend-wes")
    assert (table.player("Ann").moguls, table.player("Ann").stars) == (("hip",), ("weekend-wes",))


@pytest.mark.rule("E1.MOGUL.08")
@pytest.mark.parametrize("mogul_first", [True, False])
def test_the_mogul_may_come_before_or_after_the_draw(*, mogul_first: bool) -> None:
    """Either is legal at the beginning, and afterwards the other one is left."""
    table = develop(gaining(*FOUR))
    draw, take = "Ann draw stars", "Ann take-mogul hip"
    assert table.allows(draw)
    assert table.allows(take)
    table.play(*((take, draw, "Ann keep weekend-wes") if mogul_first else (draw,)))
    if not mogul_first:
        assert takeable(table) == set()
        table.play("Ann keep weekend-wes", take)
    assert table.player("Ann").moguls == ("hip",)


@pytest.mark.rule("E1.MOGUL.09", "E1.MOGUL.10")
def test_with_executives_a_5_show_bonus_draws_no_network_cards_and_sells_no_viewers() -> None:
    """Both can be chosen in the base game only."""
    table = develop(gaining(*FOUR))
    assert "E1.MOGUL.09" in table.refuses("Ann draw network-cards")
    assert "E1.GENREBONUS.08" in table.refuses("Ann buy-viewers $3M")
    base = develop(gaining(executives=()))
    assert base.allows("Ann draw network-cards")
    assert base.allows("Ann buy-viewers $3M")


@pytest.mark.rule("E1.MOGUL.11")
def test_a_mogul_that_says_so_draws_network_cards_or_brings_viewers() -> None:
    """Kingmaker draws two of them, Crowd Puller gives 7 viewers."""
    table = develop(gaining("kingmaker", "crowd-puller", cards=REWARDING))
    table.play("Ann take-mogul kingmaker")
    assert {text.split()[0] for text in table.legal()} == {"keep"}
    assert len(table.legal()) == 2
    table = develop(gaining("kingmaker", "crowd-puller", cards=REWARDING))
    assert table.play("Ann take-mogul crowd-puller").player("Ann").viewers == 7


@pytest.mark.rule("E1.MOGUL.12")
def test_the_display_is_not_refilled() -> None:
    """Three moguls are left, the stock keeps its 8, also in the next season."""
    table = develop(gaining(*FOUR)).play("Ann take-mogul hip", "Ann draw stars; keep weekend-wes")
    assert mogul_display(table) == ("ambitious", "retro-craze", "crossover")
    assert len(deck(table, "mogul")) == 12 - 4
    for _player in range(3):
        (name,) = table.to_act()
        table.play(f"{name} drop cash")
    assert table.state.round == 2
    assert mogul_display(table) == ("ambitious", "retro-craze", "crossover")
    assert len(row(table, "shows")) == 7


@pytest.mark.rule("E1.MOGUL.13")
def test_a_used_mogul_stays_face_down_and_counts_as_gained() -> None:
    """Crowd Puller is used at once; with the next bonus no other mogul is due."""
    table = develop(
        gaining(
            *("crowd-puller", "hip"),
            cards=REWARDING,
            ann='network = ["agency-a"]\nreruns = ["competitive-napping", "extreme-croquet"]',
        ).play("Ann use agency-a")
    ).play("Ann take-mogul crowd-puller", "Ann draw stars; keep weekend-wes")
    player = table.player("Ann")
    assert (player.moguls, player.face_down) == (("crowd-puller",), ("crowd-puller",))
    assert "crowd-puller" not in table.state.box + deck(table, "mogul")
    table.play("Ann produce sports-9 9pm")
    assert table.legal() == {"draw stars", "draw ads"}


@pytest.mark.rule("E1.MOGUL.14")
def test_the_ability_of_a_mogul_wins_against_the_rules_on_moguls() -> None:
    """Dynasty lets Ann keep one of two moguls of the stock, so she has two in the end."""
    table = develop(gaining("dynasty", "hip", cards=REWARDING))
    table.play("Ann take-mogul dynasty")
    kept = sorted(table.legal())[0]
    table.play(f"Ann {kept}")
    assert table.player("Ann").moguls == ("dynasty", kept.split()[1])
    assert takeable(table) == set()


@pytest.mark.rule("E1.MOGUL.15")
def test_the_ability_of_an_executive_wins_against_the_rules_on_moguls() -> None:
    """SPECIALIST with one mogul takes a second with its 6th show, where others may not."""
    for executive, expected in (("specialist", {"hip", "retro-craze"}), ("quiet-c", set())):
        table = gaining(
            *("hip", "retro-craze"),
            before=5 if executive == "specialist" else 4,
            ann='moguls = ["network-master"]',
            executives=(executive, "quiet-a", "quiet-b"),
        )
        assert takeable(develop(table)) == expected
