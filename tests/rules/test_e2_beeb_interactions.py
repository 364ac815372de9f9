"""BEEB, second edition: worked examples, extra actions and other modules, E2.BEEB.27 to .32."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import Row
from support.stand_ins_beeb import (
    EVERYTHING,
    SPACES,
    early_game,
    kinds,
    marker,
    moves,
    table_at,
    table_on,
)
from support.table import Table

ALL_ACTIONS = {"sign-star", "sign-ad", "produce", "take", "add-or-replace"}

FIVE_ACTIONS = [
    ("sign-ad", "sign-star extra-number-seven"),
    ("network", "sign-ad fizz-cola"),
    ("add", "produce snail-derby 9pm; leave-empty; leave-empty"),
    ("sign-star", "take syndication-a"),
    ("produce", "add-or-replace starter-star-a 8pm slot 1"),
]
"""Each of the five actions, and a space whose own action is another one."""


def agency_on(space: str, **further: str) -> Table:
    """Ann on a space with Talent Agency in the green room."""
    return table_on(space, ann='network = ["talent-agency-a"]', rest=EVERYTHING, **further)


# -- worked examples ------------------------------------------------------------------------------


def example_a() -> Table:
    """Example A, played up to the end of its turn: Dr. Carla comes from the network space."""
    table = Table("""
turn = "Carla"
[game]
players = ["Carla", "Bo", "Cy"]
executives = ["beeb", "butcher", "continuum"]
[players.Carla]
cash = 8
memory = { marker = 4 }
[display]
stars = ["extra-number-seven", "dependable-dana"]
ads = ["fizz-cola", "wobbly-jelly"]
network = ["sponsor-deal-a", "syndication-a"]
[decks.star]
next = ["fill-in-wendy"]
""")
    assert "rondel sign-star" in table.legal("Carla")
    table.play("Carla rondel sign-star")
    assert table.player("Carla").cash == 8
    table.play("Carla add-star")
    assert table.player("Carla").cash == 8 - 1
    stars = ("extra-number-seven", "dependable-dana", "fill-in-wendy")
    assert table.state.display[Row.STARS] == stars
    return table.play("Carla sign-star fill-in-wendy")


@pytest.mark.rule("E2.BEEB.27")
def test_example_a() -> None:
    """Two free steps to the star space, $1M for a new star, and it is signed for its $2M."""
    table = example_a()
    assert table.player("Carla").cash == 8 - 0 - 1 - 2
    assert table.player("Carla").stars == ("starter-star-a", "fill-in-wendy")
    assert table.state.display[Row.STARS] == ("extra-number-seven", "dependable-dana")
    assert marker(table, "Carla") == 1
    assert table.forced() == ["end-turn"]
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.28")
def test_example_b() -> None:
    """On the next turn $1M for three steps to the network space; a card, and no bonus action."""
    table = example_a()
    table.play("Bo sign-ad fizz-cola", "Cy pass cash")
    cash = 8 - 0 - 1 - 2
    table.play("Carla rondel network")
    assert table.player("Carla").cash == cash - 1
    assert marker(table, "Carla") == 4
    table.play("Carla take syndication-a")
    assert table.player("Carla").network == ("syndication-a",)
    assert table.allows("Carla add-network-card")
    table.play("Carla end-turn")
    assert table.state.display[Row.NETWORK] == ("sponsor-deal-a",)
    assert table.player("Carla").cash == cash - 1
    assert table.to_act() == ["Bo"]


# -- extra actions --------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.29")
@pytest.mark.parametrize(("space", "action"), FIVE_ACTIONS)
def test_talent_agency_allows_any_action_on_any_space(space: str, action: str) -> None:
    """An action that the space does not allow is legal with it."""
    table = agency_on(space)
    assert not table.allows("Ann " + action.split(";")[0])
    table.play("Ann use talent-agency-a")
    assert kinds(table) & ALL_ACTIONS == ALL_ACTIONS
    table.play(f"Ann {action}")
    # The action of the space is still there, and it alone.
    own = {"network": "take", "add": "add-or-replace"}.get(space, space)
    assert kinds(table) & ALL_ACTIONS == {own}


@pytest.mark.rule("E2.BEEB.29")
def test_an_extra_action_of_talent_agency_is_no_pass() -> None:
    """Off the pass space no pass is possible with it."""
    table = agency_on("network")
    table.play("Ann use talent-agency-a")
    assert not table.allows("Ann pass cash")
    assert not table.allows("Ann pass viewers")


@pytest.mark.rule("E2.BEEB.29")
def test_the_move_comes_before_an_extra_action() -> None:
    """Used before the move, its action waits for the move."""
    table = table_at(1, cash=0, ann='network = ["talent-agency-a"]', rest=EVERYTHING)
    table.play("Ann use talent-agency-a")
    assert table.legal("Ann") == {"rondel sign-ad", "rondel produce"}
    table.play("Ann rondel sign-ad", "Ann take syndication-a", "Ann sign-ad fizz-cola")
    assert table.player("Ann").network == ("syndication-a",)
    assert table.player("Ann").cash == 2


@pytest.mark.rule("E2.BEEB.29")
def test_an_extra_action_does_not_stand_against_the_bonus_pass() -> None:
    """After an extra action the pass space still lets BEEB pass."""
    table = agency_on("produce")
    table.play("Ann use talent-agency-a", "Ann sign-ad fizz-cola")
    assert table.allows("Ann pass cash")


ANOMALIES = 'stars = ["anomaly-a", "starter-star-a"]'


@pytest.mark.rule("E2.BEEB.30")
@pytest.mark.parametrize(("space", "action"), FIVE_ACTIONS)
def test_an_anomaly_allows_any_action_on_any_space(space: str, action: str) -> None:
    """Discarding an anomaly gives an extra action that the space would not allow."""
    table = table_on(space, ann=ANOMALIES, rest=EVERYTHING)
    assert not table.allows("Ann " + action.split(";")[0])
    table.play("Ann use anomaly-a")
    assert kinds(table) & ALL_ACTIONS == ALL_ACTIONS
    table.play(f"Ann {action}")
    own = {"network": "take", "add": "add-or-replace"}.get(space, space)
    assert kinds(table) & ALL_ACTIONS == {own}
    assert "anomaly-a" in table.state.supply


@pytest.mark.rule("E2.BEEB.30")
def test_an_extra_action_of_an_anomaly_is_no_pass() -> None:
    """Off the pass space no pass is possible with an anomaly either."""
    table = table_on("add", ann=ANOMALIES, rest=EVERYTHING).play("Ann use anomaly-a")
    assert not table.allows("Ann pass cash")


@pytest.mark.rule("E2.BEEB.31")
def test_an_extra_action_of_talent_agency_has_no_bonus_of_another_space() -> None:
    """A star signed from the ad space brings no star bonus, and the
    one bonus action of the ad space can be taken once."""
    table = agency_on("sign-ad")
    table.play("Ann use talent-agency-a", "Ann sign-star extra-number-seven")
    assert "E2.BEEB.15" in table.refuses("Ann add-star")
    table.play("Ann sign-ad fizz-cola", "Ann cash-in fizz-cola")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.31")
def test_an_extra_action_of_talent_agency_has_no_second_bonus_of_the_space() -> None:
    """With two stars signed the star bonus is taken once."""
    table = agency_on("sign-star")
    table.play("Ann use talent-agency-a", "Ann add-star", "Ann sign-star extra-number-seven")
    assert "E2.BEEB.15" in table.refuses("Ann add-star")
    table.play("Ann sign-star fill-in-wendy")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.31")
def test_an_extra_action_of_an_anomaly_has_no_bonus_of_another_space() -> None:
    """A network card taken from the star space with an anomaly brings no network bonus."""
    table = table_on("sign-star", ann=ANOMALIES, rest=EVERYTHING)
    table.play("Ann use anomaly-a", "Ann take syndication-a")
    assert "E2.BEEB.23" in table.refuses("Ann add-network-card")
    table.play("Ann add-star", "Ann sign-star extra-number-seven")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.31")
def test_an_extra_action_of_an_anomaly_has_no_second_bonus_of_the_space() -> None:
    """On the last space an anomaly makes three Add or Replace of two, not four."""
    rest = """
[players.Ann.lineup]
"8pm" = "brakes-are-optional"
"9pm" = "graveyard-shift"
"""
    held = 'stars = ["anomaly-a", "extra-number-seven", "fill-in-wendy"]\nads = ["fizz-cola"]'
    table = table_on("add", ann=held, rest=rest)
    table.play("Ann use anomaly-a")
    table.play("Ann add-or-replace extra-number-seven 8pm slot 1")
    table.play("Ann add-or-replace fizz-cola 8pm slot 2")
    assert table.to_act() == ["Ann"]
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.30", "E2.BEEB.14")
def test_beeb_may_sign_an_anomaly_on_the_star_space() -> None:
    """An anomaly is signed for $0 as the action of the space, and may be discarded at once."""
    rest = EVERYTHING.replace('"extra-number-seven"', '"anomaly-a"')
    table = table_on("sign-star", cash=0, rest=rest)
    table.play("Ann sign-star anomaly-a")
    assert table.player("Ann").stars == ("starter-star-a", "anomaly-a")
    table.play("Ann use anomaly-a", "Ann take syndication-a")
    assert table.player("Ann").network == ("syndication-a",)


@pytest.mark.rule("E2.BEEB.30", "E2.BEEB.31")
def test_several_anomalies_give_one_action_each_and_no_bonus() -> None:
    """With two anomalies three ads are signed on the ad space, and one is discarded for cash."""
    rest = '[display]\nads = ["fizz-cola", "wobbly-jelly", "average-soap", "almost-cheese"]'
    table = table_on("sign-ad", cash=0, ann='stars = ["anomaly-a", "anomaly-b"]', rest=rest)
    table.play("Ann use anomaly-a", "Ann use anomaly-b")
    table.play("Ann sign-ad fizz-cola", "Ann sign-ad wobbly-jelly", "Ann sign-ad average-soap")
    assert "E2.BASE.23" in table.refuses("Ann sign-ad almost-cheese")
    table.play("Ann cash-in average-soap")
    assert table.player("Ann").cash == 2 + 3 + 2 + 2
    assert table.to_act() == ["Bo"]


# -- cards used as an action ----------------------------------------------------------------------

ACCOMMODATION = "on-set-accommodation-a"
HELD = f"""
network = ["{ACCOMMODATION}"]
moguls = ["page-to-screen"]
stars = ["starter-star-a"]
ads = ["almost-cheese"]
"""
ATTACHED = f"Ann use {ACCOMMODATION}; add-or-replace starter-star-a 8pm slot 1"


def mogul_game() -> networks.Game:
    """A game with moguls in which Ann is BEEB."""
    executives = ("beeb", "butcher", "continuum")
    return networks.Game(("Ann", "Bo", "Cy"), executives=executives, modules=("moguls",))


def housed_on(space: str) -> Table:
    """Ann on a space with two cards that are used as an action, one of them a mogul."""
    return table_on(space, cash=5, ann=HELD, rest=EVERYTHING, game=mogul_game())


@pytest.mark.rule("E2.BEEB.32", "E2.CARDS.08")
@pytest.mark.parametrize("space", SPACES)
def test_on_set_accommodation_can_be_used_on_any_space(space: str) -> None:
    """It takes the place of the action of every space: after it no card is used as an action."""
    table = housed_on(space).play(ATTACHED)
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")
    assert table.player("Ann").network == ()
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}


@pytest.mark.rule("E2.BEEB.32")
def test_on_set_accommodation_waits_for_the_move() -> None:
    """The move is still made first."""
    table = table_at(4, ann=HELD, rest=EVERYTHING, game=mogul_game())
    assert not table.allows(f"Ann use {ACCOMMODATION}")
    assert kinds(table) == {"rondel"}


@pytest.mark.rule("E2.BEEB.32")
def test_on_set_accommodation_uses_up_the_action_but_not_the_bonus() -> None:
    """On the star space the bonus is left, the action not."""
    table = housed_on("sign-star").play(ATTACHED)
    assert "E2.BASE.23" in table.refuses("Ann sign-star extra-number-seven")
    table.play("Ann add-star")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.32", "E2.BEEB.05", "E2.BEEB.26")
@pytest.mark.parametrize("first", [0, 1])
def test_on_set_accommodation_combines_with_one_add_or_replace(first: int) -> None:
    """On the last space it is the action and one Add or Replace the bonus, in either order."""
    table = housed_on("add")
    plan = ["Ann add-or-replace almost-cheese 8pm slot 2", ATTACHED]
    table.play(plan[first])
    assert table.to_act() == ["Ann"]
    table.play(plan[1 - first])
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "almost-cheese")
    assert table.to_act() == ["Bo"]


# -- proposed rulings -----------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.21")
def test_a_last_pass_by_bonus_has_the_last_space() -> None:
    """As for everybody the last passer is offered the $2M of the last space, and no viewers."""
    table = table_on("produce", cash=0, top='passed = ["Bo", "Cy"]')
    assert "E2.BASE.60" in table.refuses("Ann pass viewers")
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 2


@pytest.mark.rule("E2.BEEB.21", "E2.BEEB.20", "E2.CARDS.10")
@pytest.mark.parametrize(
    ("passed", "bonus", "cash", "viewers"),
    [("", "cash", 20, 0), ("", "viewers", 0, 10), ('"Bo", "Cy"', "cash", 4, 0)],
)
def test_preempted_timeslot_works_on_a_pass_by_bonus(
    passed: str, bonus: str, cash: int, viewers: int
) -> None:
    """What the pass track gives is doubled as in any pass; the action of the space may follow."""
    held = 'network = ["preempted-timeslot-a"]'
    table = table_on("produce", cash=0, ann=held, top=f"passed = [{passed}]", rest=EVERYTHING)
    table.play(f"Ann pass {bonus} with preempted-timeslot-a")
    assert table.player("Ann").cash == cash
    assert table.player("Ann").viewers == viewers
    assert marker(table) == 0
    assert table.allows("Ann end-turn")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E2.BEEB.02", "E2.BEEB.10")
def test_an_extra_turn_of_another_player_is_no_turn_of_beeb() -> None:
    """Stand-in for GORILLA: Bo's turn before the 1st player's leaves BEEB's first turn, and
    CONTINUUM's time machine, as they were."""
    document = 'first = "Cy"\npassed = ["Bo", "Cy"]'
    table = table_on("produce", cash=0, top=document, game=early_game())
    table.play("Ann pass cash", "Ann end-turn")
    assert table.state.round == 2
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad " + table.state.display[Row.ADS][0])
    assert table.to_act() == ["Ann"]
    assert getattr(table.player("Cy").memory, "marker", None) == 0
    assert moves(table) == {"sign-star", "sign-ad", "produce", "network", "add"}
    table.play("Ann rondel add")
    assert table.player("Ann").cash == 2
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]
