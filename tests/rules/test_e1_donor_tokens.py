"""Donor tokens, first edition: spent in the own turn, and by whom (E1.TELETHON.22-.26)."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.frames import Filling
from executives.networks.state import Row
from support.donor_tokens import GRID, ORDER, holding, supply, tokens
from support.seasons import lineup, season
from support.table import Table

# -- prerequisites ---------------------------------------------------------------------------------


def developing(
    number: int, *, stars: str = "", ads: str = "", show: str = "opera", lined: str = ""
) -> Table:
    """Bo may develop a show, with some tokens and these cards in the green room."""
    more = (
        f'[display]\nshows = ["{show}"]\nstars = []\nads = []\n'
        f"[players.Bo]\ncash = 10\nstars = [{stars}]\nads = [{ads}]\n{lined}"
    )
    return holding(number, more=more)


@pytest.mark.rule("E1.TELETHON.22", "E1.TELETHON.26")
@pytest.mark.parametrize(
    ("stars", "ads", "needed"),
    [
        ("", "", 3),
        ('"star-1"', "", 2),
        ("", '"ad-1"', 2),
        ('"star-1"', '"ad-1"', 1),
        ('"star-1", "star-2"', "", 1),
        ('"star-1", "star-2", "star-3"', "", 1),
        ("", '"ad-1", "ad-2", "ad-5"', 1),
        ('"star-1", "star-2"', '"ad-1"', 0),
    ],
)
def test_a_token_ignores_a_mandatory_prerequisite(stars: str, ads: str, needed: int) -> None:
    """The opera needs a star, an ad and one of either: so many tokens are needed, and not less."""
    if needed:
        poor = developing(needed - 1, stars=stars, ads=ads)
        assert poor.refuses("Bo produce opera 9pm") == {"E1.BASE.29"}
    table = developing(3, stars=stars, ads=ads).play("Bo produce opera 9pm")
    numbers = {f"declare donor-token-{number}" for number in range(max(needed, 1), 4)}
    assert table.legal("Bo") == numbers | ({"commit"} if not needed else set())
    if needed > 1:
        assert table.refuses("Bo declare donor-token-1") == {"E1.BASE.29"}


@pytest.mark.rule("E1.TELETHON.22")
def test_spent_tokens_return_to_the_supply() -> None:
    """Bo pays $4M and one of two tokens, has the star attached and the other slots empty."""
    table = developing(2, stars='"star-1"', ads='"ad-1"')
    assert (tokens(table), supply(table)) == (2, 17)
    table.play("Bo produce opera 9pm; declare donor-token-1")
    assert (tokens(table), supply(table)) == (1, 18)
    (event,) = table.events("TokensChanged")
    assert (event.rule, event.amount) == ("E1.TELETHON.22", -1)
    table.play("Bo attach star-1; attach ad-1")
    assert table.player("Bo").cash == 10 - 4
    assert table.show("Bo", "9pm").cards == ("star-1", "ad-1", "", "")


@pytest.mark.rule("E1.TELETHON.26")
def test_two_tokens_ignore_two_prerequisites() -> None:
    """Bo has neither star nor ad for the derby, and two tokens."""
    assert "produce derby 10pm" not in developing(1, show="derby").legal("Bo")
    table = developing(2, show="derby").play("Bo produce derby 10pm; declare donor-token-2")
    assert table.show("Bo", "10pm").cards == ("", "")
    assert (tokens(table), supply(table)) == (0, 19)


@pytest.mark.rule("E1.TELETHON.22")
def test_no_more_tokens_than_prerequisites_are_spent() -> None:
    """The derby has two mandatory prerequisites, the rally none."""
    table = developing(5, show="derby", stars='"star-1"').play("Bo produce derby 10pm")
    assert table.legal("Bo") == {"declare donor-token-1", "declare donor-token-2"}
    table = developing(5, show="rally").play("Bo produce rally 8pm")
    assert (table.to_act(), tokens(table)) == (["Bo"], 5)
    assert table.show("Bo", "8pm").show == "rally"


@pytest.mark.rule("E1.TELETHON.22")
def test_which_prerequisite_is_ignored_is_a_choice() -> None:
    """With a star and an ad for the derby one of the slots may stay empty, either one."""
    begin = ("Bo produce derby 10pm; declare donor-token-1",)
    table = developing(1, show="derby", stars='"star-1"', ads='"ad-1"').play(*begin)
    assert table.legal("Bo") == {"leave-empty", "attach star-1"}
    without_star = Table(table.game, table.state).play("Bo leave-empty")
    assert without_star.legal("Bo") == {"attach ad-1"}
    assert without_star.refuses("Bo leave-empty") == {"E1.BASE.29"}
    assert without_star.play("Bo attach ad-1").show("Bo", "10pm").cards == ("", "ad-1")
    table.play("Bo attach star-1; leave-empty")
    assert table.show("Bo", "10pm").cards == ("star-1", "")


@pytest.mark.rule("E1.TELETHON.22")
def test_a_skip_that_is_needed_later_is_kept() -> None:
    """Without an ad the token is for the ad's slot: the star has to be attached."""
    table = developing(1, show="derby", stars='"star-1"')
    table.play("Bo produce derby 10pm; declare donor-token-1")
    assert table.legal("Bo") == {"attach star-1"}
    assert table.refuses("Bo leave-empty") == {"E1.BASE.29"}
    table.play("Bo attach star-1")
    assert table.show("Bo", "10pm").cards == ("star-1", "")


@pytest.mark.rule("E1.TELETHON.22")
def test_an_optional_slot_stays_optional() -> None:
    """The last slot of the opera may stay empty or be filled, with no token left."""
    table = developing(1, stars='"star-1", "star-2"', ads='"ad-1"')
    table.play("Bo produce opera 9pm; declare donor-token-1; leave-empty; attach ad-1")
    assert table.legal("Bo") == {"attach star-1", "attach star-2"}
    table.play("Bo attach star-1")
    assert table.legal("Bo") == {"leave-empty", "attach star-2"}


@pytest.mark.rule("E1.TELETHON.22")
def test_a_filling_that_skips_too_little_is_refused() -> None:
    """A document with the star's and the ad's slot to fill and no card needs two skips."""
    filling = (
        '[{{ frame = "turns", seat = "Cy" }}, {{ frame = "turn", seat = "Bo", grants = [], '
        'acted = true }}, {{ frame = "filling", seat = "Bo", timeslot = "10pm", todo = [0, 1], '
        "skips = {} }}]"
    )
    more = "[players.Bo]\nstars = []\nads = []\n" + lineup("Bo", at_10pm='"derby"')
    rest = f"{ORDER}{more}[display]\nshows = []\n"
    executives = ("telethon", "underground", "cheapo")
    for skips in (0, 1):
        table = season(*executives, head=f"pending = {filling.format(2)}", rest=rest)
        # With nothing to attach it goes on by itself.
        assert table.show("Bo", "10pm").cards == ("", "")
        frame = Filling(1, 2, (0, 1), waived=False, skips=skips)
        wrong = table.state.replace(pending=(*table.state.pending, frame))
        assert "the green room cannot fill the required slots" in str(table.game.integrity(wrong))


@pytest.mark.rule("E1.TELETHON.22")
def test_tokens_are_no_use_beside_an_ability_that_ignores_all() -> None:
    """BUTCHER pays $2M, or tokens, for a production, but not both."""
    more = '[display]\nshows = ["derby"]\n[players.Bo]\ncash = 10\nstars = []\nads = []\n' + lineup(
        "Bo"
    )
    table = holding(3, more=more, executives=("telethon", "butcher", "cheapo"))
    table.play("Bo produce derby 10pm")
    assert table.legal("Bo") == {"declare waive-slots", "declare donor-token-2"}
    paid = Table(table.game, table.state).play("Bo declare waive-slots")
    assert (paid.player("Bo").cash, tokens(paid)) == (10 - 4 - 2, 3)
    table.play("Bo declare donor-token-2")
    assert (table.player("Bo").cash, tokens(table)) == (10 - 4, 1)


# -- in the own turn -------------------------------------------------------------------------------


LAID = lineup(
    "Bo",
    at_8pm='{ show = "soap", cards = ["duettist", "ad-9pm"], down = ["duettist", "ad-9pm"] }',
)


LAID_FOR_CY = LAID.replace("Bo", "Cy")


@pytest.mark.rule("E1.TELETHON.23")
def test_a_token_turns_a_star_or_an_ad() -> None:
    """Neither the star (another star) nor the ad (9pm) has its condition met; both stay up."""
    table = holding(2, more=f"[display]\nads = []\n{LAID}")
    table.play("Bo turn-with-token duettist")
    assert table.show("Bo", "8pm").up == 0b01
    assert (tokens(table), supply(table)) == (1, 18)
    (event,) = table.events("CardTurned")
    assert (event.rule, event.card, event.up) == ("E1.TELETHON.23", "duettist", True)
    table.play("Bo turn-with-token ad-9pm")
    assert table.show("Bo", "8pm").up == 0b11
    assert (tokens(table), supply(table)) == (0, 19)
    table.play("Bo drop cash", "Cy drop cash", "Ann drop cash")
    assert (table.state.round, table.show("Bo", "8pm").up) == (2, 0b11)


@pytest.mark.rule("E1.TELETHON.23")
def test_only_upside_down_cards_of_own_shows_are_turned() -> None:
    """Not a card that lies well already, nor one of Cy's."""
    right = LAID.replace('down = ["duettist", "ad-9pm"]', 'down = ["duettist"]')
    table = holding(1, more=right)
    assert {text for text in table.legal("Bo") if "token" in text} == {"turn-with-token duettist"}
    assert table.refuses("Bo turn-with-token ad-9pm") == {"E1.TELETHON.23"}
    table = holding(1, more=LAID_FOR_CY)
    assert table.refuses("Bo turn-with-token duettist") == {"E1.TELETHON.23"}


@pytest.mark.rule("E1.TELETHON.23")
def test_turning_is_no_action_and_may_follow_one() -> None:
    """Bo turns a card, lands an ad, turns the other card and ends the turn."""
    table = holding(2, more=f'[display]\nads = ["ad-5"]\n{LAID}')
    table.play("Bo turn-with-token duettist")
    assert not table.allows("Bo end-turn")
    table.play("Bo sign-ad ad-5")
    assert table.legal("Bo") == {"end-turn", "turn-with-token ad-9pm"}
    table.play("Bo turn-with-token ad-9pm")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.TELETHON.23")
def test_without_a_token_no_card_is_turned() -> None:
    """Cy has an upside-down card and the turn, but no token; Bo has tokens but no turn."""
    table = holding(2, turn="Cy", more=LAID_FOR_CY)
    assert not [text for text in table.legal() if "token" in text]
    assert table.refuses("Cy turn-with-token duettist") == {"E1.TELETHON.23"}


@pytest.mark.rule("E1.TELETHON.25")
def test_three_tokens_buy_an_action() -> None:
    """Bo lands two ads in one turn, the second for 3 of 5 tokens."""
    table = holding(5, more='[display]\nads = ["ad-5", "ad-2"]\n[players.Bo]\nads = []\n')
    table.play("Bo sign-ad ad-5; act-with-tokens")
    assert (tokens(table), supply(table)) == (2, 17)
    table.play("Bo sign-ad ad-2")
    assert table.player("Bo").ads == ("ad-5", "ad-2")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.TELETHON.25")
def test_two_tokens_buy_no_action() -> None:
    """With 2 tokens it is not offered, and refused."""
    table = holding(2)
    assert "act-with-tokens" not in table.legal("Bo")
    assert table.refuses("Bo act-with-tokens") == {"E1.TELETHON.25"}


@pytest.mark.rule("E1.TELETHON.25", "E1.TELETHON.26")
def test_six_tokens_buy_two_actions() -> None:
    """Before and after the action of the turn; the last action is to drop out."""
    table = holding(6, more='[display]\nads = ["ad-5", "ad-2"]\n[players.Bo]\nads = []\n')
    table.play("Bo act-with-tokens; sign-ad ad-5; act-with-tokens; sign-ad ad-2; drop cash")
    assert (tokens(table), table.state.passed) == (0, (1,))
    assert table.player("Bo").ads == ("ad-5", "ad-2")


@pytest.mark.rule("E1.TELETHON.25")
def test_underground_signs_refilled_stars_by_the_bought_action() -> None:
    """Bo signs two stars, and with 3 tokens the diva that came for them."""
    more = (
        '[display]\nstars = ["star-1", "star-2", "star-3"]\n[decks.star]\nnext = ["diva"]\n'
        "[players.Bo]\ncash = 10\nstars = []\n"
    )
    table = holding(3, more=more).play("Bo sign-star star-1; sign-star star-2; stop-signing")
    assert table.state.display[Row.STARS] == ("star-3", "diva")
    table.play("Bo act-with-tokens; sign-star diva; stop-signing")
    assert table.player("Bo").stars == ("star-1", "star-2", "diva")


# -- who may spend them ----------------------------------------------------------------------------


@pytest.mark.rule("E1.TELETHON.05")
@pytest.mark.parametrize("player", ["Ann", "Bo", "Cy"])
def test_any_holder_may_spend_tokens(player: str) -> None:
    """TELETHON, UNDERGROUND and CHEAPO buy an action with 3 tokens, each in its own turn."""
    more = "[players.Ann]\nads = []\n"
    table = holding(3, turn=player, player=player, more=more).play(f"{player} act-with-tokens")
    assert (tokens(table, player), supply(table)) == (0, 19)
    assert table.to_act() == [player]


@pytest.mark.rule("E1.TELETHON.05")
def test_nobody_spends_the_tokens_of_another() -> None:
    """Bo holds 3 tokens, and Cy, in its own turn, is offered none of their uses."""
    table = holding(3, turn="Cy", more='[display]\nshows = ["derby"]\n[players.Cy]\ncash = 10\n')
    assert not [text for text in table.legal("Cy") if "token" in text or "derby" in text]
    assert table.refuses("Cy act-with-tokens") == {"E1.TELETHON.25"}


@pytest.mark.rule("E1.TELETHON.05")
def test_a_gift_pays_back_in_the_same_season() -> None:
    """Bo gives twice for two tokens and develops the derby without star and ad."""
    rest = (
        '[season]\norder = ["Ann", "Bo"]\n[display]\nshows = ["derby"]\n'
        "[players.Bo]\ncash = 8\nstars = []\nads = []\n"
    )
    table = season("telethon", "flix", head='turn = "Ann"', rest=rest)
    table.play("Ann fundraise Bo Bo", "Bo donate; donate")
    table.play("Bo produce derby 10pm; declare donor-token-2")
    assert (table.player("Bo").cash, tokens(table)) == (8 - 2 - 2 - 4, 0)
    assert table.show("Bo", "10pm").show == "derby"


@pytest.mark.rule("E1.TELETHON.24")
def test_a_document_may_tell_what_is_ignored() -> None:
    """Bo's 8pm is ignored in the upkeep to come, by a token that is spent."""
    more = f'[players.Bo]\ncash = 10\n{GRID}[players.Bo.shelf]\nignored = ["8pm"]\n'
    rest = f"{ORDER}{more}"
    executives = ("telethon", "butcher", "flix")
    table = season(*executives, head='turn = "Ann"\npassed = ["Bo", "Cy"]', rest=rest)
    assert table.game.position(networks.dumps(table.game, table.state)) == table.state
    table.play("Ann drop cash")
    assert table.player("Bo").cash == 10 + 0 - 1 + 3
    with pytest.raises(FileError, match="there is no timeslot 'noon'"):
        season(*executives, rest=rest.replace('["8pm"]', '["noon"]'))
