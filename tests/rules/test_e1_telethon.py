"""TELETHON, first edition: fundraising, and no ads in the green room (E1.TELETHON.01-.21).

The number of an ad is its landing fee.
"""

from __future__ import annotations

from random import Random

import pytest

from executives import ConfigurationError, FileError, networks
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.executives.telethon import Campaign, DonorAppeal
from executives.networks.state import DeckId, Row
from support.first_tables import last_of
from support.names import NAMES
from support.seasons import last_to_drop, lineup, season
from support.table import Table

FIRST = 'turn = "Ann"\nfirst = "Ann"'
OTHERS = ("cheapo", "butcher", "underground", "specialist")


def campaign(players: int = 4, *, cash: int = 10, head: str = FIRST, more: str = "") -> Table:
    """Ann is TELETHON and has the turn; everybody has the same cash."""
    purses = "".join(f"[players.{name}]\ncash = {cash}\nads = []\n" for name in NAMES[1:players])
    ads = '[display]\nads = ["ad-5", "ad-1", "ad-0"]\n'
    rest = f"{ads}{purses}[players.Ann]\ncash = {cash}\nads = []\n{more}"
    return season("telethon", *OTHERS[: players - 1], head=head, rest=rest)


def tokens(table: Table) -> list[int]:
    """The tokens of each player, and those of the supply."""
    shelves = [player.shelf for player in table.state.players]
    assert table.state.season is not None
    held = [shelf.tokens for shelf in shelves if shelf is not None]
    return [*held, table.state.season.tokens]


def purses(table: Table) -> list[int]:
    """The cash of each player."""
    return [player.cash for player in table.state.players]


def appeals(table: Table) -> set[str]:
    """The fundraising that Ann may begin."""
    return {text for text in table.legal("Ann") if text.startswith("fundraise")}


# -- who plays TELETHON ---------------------------------------------------------------------------


@pytest.mark.rule("E1.TELETHON.01")
def test_telethon_is_not_in_solo_games() -> None:
    """A single player is not dealt TELETHON and cannot name it; two players can."""
    assert "telethon" not in networks.Game(("Ann",), edition="first").dealt_executives
    with pytest.raises(ConfigurationError, match="no executive 'telethon' here"):
        networks.Game(("Ann",), executives=("telethon",), edition="first")
    assert "telethon" in networks.Game(("Ann", "Bo"), edition="first").dealt_executives
    (telethon,) = (plugin for plugin in EDITION.executives if plugin.id == "telethon")
    assert (telethon.name, telethon.section) == ("TELETHON", "E1.TELETHON")


@pytest.mark.rule("E1.TELETHON.02", "E1.SETUP.11")
def test_nineteen_tokens_lie_in_the_supply() -> None:
    """At the start of a new game nobody has a token."""
    game = networks.Game(NAMES[:2], executives=("telethon", "butcher"), edition="first")
    assert tokens(Table(game, game.start(1))) == [0, 0, 19]


@pytest.mark.rule("E1.SETUP.11")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_without_telethon_the_tokens_are_not_used(seed: int) -> None:
    """In a whole game of other executives no token moves and none can be spent."""
    game = networks.Game(NAMES[:2], executives=("butcher", "cheapo"), edition="first")
    table, random = Table(game, game.start(seed)), Random(seed)
    while not game.is_over(table.state):
        legal = game.legal_actions(table.state)
        assert not [one.text for one in legal if "token" in one.text or "fundraise" in one.text]
        table.state = game.apply(table.state, random.choice(legal))
        assert tokens(table) == [0, 0, 19]


@pytest.mark.rule("E1.SETUP.11")
def test_no_token_is_lost_or_new() -> None:
    """A document may put 19 tokens somewhere; those that it does not name are in the supply."""
    more = "[players.Bo.shelf]\ntokens = 4\n[players.Ann.shelf]\ntokens = 2\n"
    assert tokens(campaign(3, more=more)) == [2, 4, 0, 13]
    with pytest.raises(FileError, match="20 donor tokens lie somewhere, there are 19"):
        campaign(3, more="[players.Bo.shelf]\ntokens = 20\n")
    with pytest.raises(FileError, match="21 donor tokens lie somewhere, there are 19"):
        campaign(3, more="[players.Bo.shelf]\ntokens = 4\n[season]\ntokens = 17\n")
    table = campaign(3)
    assert table.state.season is not None
    lost = table.state.replace(season=table.state.season.replace(tokens=18))
    assert table.game.integrity(lost) == [("season.tokens", "there are 19 donor tokens, not 18")]


@pytest.mark.rule("E1.TELETHON.02")
@pytest.mark.parametrize("answer", ["donate", "decline"])
def test_an_empty_supply_gives_no_token(answer: str) -> None:
    """Cy holds all 19 tokens: neither gift nor refusal brings one, nor does an ad."""
    table = campaign(3, more="[players.Cy.shelf]\ntokens = 19\n")
    table.play("Ann fundraise Bo Cy", f"Bo {answer}", f"Cy {answer}")
    assert tokens(table) == [0, 0, 19, 0]
    landing = campaign(3, more="[players.Cy.shelf]\ntokens = 19\n").play("Ann sign-ad ad-5")
    assert tokens(landing) == [0, 0, 19, 0]


@pytest.mark.rule("E1.TELETHON.02")
def test_the_last_token_goes_to_the_first_who_gains_one() -> None:
    """Of two gifts the first brings the last token and the second none."""
    table = campaign(3, more="[players.Cy.shelf]\ntokens = 18\n")
    table.play("Ann fundraise Bo Cy", "Bo donate", "Cy donate")
    assert tokens(table) == [0, 1, 18, 0]


# -- fundraising ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.TELETHON.03")
def test_fundraising_is_the_action_of_the_turn() -> None:
    """When all have answered it is Bo's turn."""
    table = campaign(3).play("Ann fundraise Bo Cy", "Bo donate", "Cy donate")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").memory == Campaign(raised=True)


@pytest.mark.rule("E1.TELETHON.03")
def test_after_another_action_no_funds_are_raised() -> None:
    """Ann has landed an ad: her turn has no action left."""
    table = campaign(3, more="[players.Ann.shelf]\ntokens = 3\n").play("Ann sign-ad ad-5")
    assert appeals(table) == set()
    assert table.refuses("Ann fundraise Bo Cy") == {"E1.TELETHON.03"}


@pytest.mark.rule("E1.TELETHON.03", "E1.TELETHON.25")
def test_an_action_more_may_be_fundraising() -> None:
    """Ann pays 3 tokens for a second action in her turn."""
    table = campaign(3, more="[players.Ann.shelf]\ntokens = 3\n")
    table.play("Ann sign-ad ad-5; act-with-tokens; fundraise Bo Cy", "Bo donate", "Cy donate")
    assert purses(table) == [10 + 4 + 2 + 2 + 2, 8, 8]


@pytest.mark.rule("E1.TELETHON.03")
def test_funds_are_raised_once_in_a_season() -> None:
    """In Ann's next turn of the season it is refused, in the next season it is not."""
    table = campaign(2).play("Ann fundraise Bo Bo", "Bo donate", "Bo donate")
    table.play("Bo drop cash")
    assert table.to_act() == ["Ann"]
    assert appeals(table) == set()
    assert table.refuses("Ann fundraise Bo Bo") == {"E1.TELETHON.03"}
    table.play("Ann drop cash", "Bo drop cash")
    assert (table.state.round, table.to_act()) == (2, ["Ann"])
    assert appeals(table) == {"fundraise p2 p2"}


@pytest.mark.rule("E1.TELETHON.03")
def test_nobody_else_raises_funds() -> None:
    """Bo is refused."""
    table = campaign(3, head='turn = "Bo"')
    assert not [text for text in table.legal("Bo") if text.startswith("fundraise")]
    assert table.refuses("Bo fundraise Ann Cy") == {"E1.TELETHON.03"}


@pytest.mark.rule("E1.TELETHON.06")
def test_fundraising_brings_2_million_from_the_bank() -> None:
    """Ann has $2M more before anybody answers, and nobody else has less."""
    table = campaign(3, cash=10).play("Ann fundraise Bo Cy")
    assert purses(table) == [12, 10, 10]
    (event,) = table.events("CashChanged")
    assert (event.rule, event.amount) == ("E1.TELETHON.06", 2)


@pytest.mark.rule("E1.TELETHON.07")
def test_two_others_are_asked_in_an_order_of_choice() -> None:
    """With four players Ann has six ways to ask two of three; she asks Di, then Bo."""
    table = campaign(4)
    pairs = ("p2 p3", "p2 p4", "p3 p2", "p3 p4", "p4 p2", "p4 p3")
    assert appeals(table) == {f"fundraise {pair}" for pair in pairs}
    assert table.game.tables["fundraising"]["asked"] == 2
    table.play("Ann fundraise Di Bo")
    assert table.to_act() == ["Di"]
    assert table.legal("Di") == {"donate", "decline"}
    table.play("Di donate")
    assert table.to_act() == ["Bo"]
    table.play("Bo donate")
    assert purses(table) == [10 + 2 + 2 + 2, 8, 10, 8]


@pytest.mark.rule("E1.TELETHON.08")
def test_who_has_dropped_out_may_be_asked() -> None:
    """Bo and Cy are out of the season and give; it is Di's turn then."""
    head = f'{FIRST}\npassed = ["Cy", "Bo"]'
    table = campaign(4, head=head).play("Ann fundraise Bo Cy", "Bo donate", "Cy decline")
    assert purses(table) == [14, 8, 10, 10]
    assert tokens(table) == [1, 1, 0, 0, 17]
    assert table.to_act() == ["Di"]


@pytest.mark.rule("E1.TELETHON.04", "E1.TELETHON.09")
def test_who_gives_gains_a_token() -> None:
    """Bo pays $2M to Ann and takes a token of the supply."""
    table = campaign(3).play("Ann fundraise Bo Cy", "Bo donate")
    assert purses(table) == [14, 8, 10]
    assert tokens(table) == [0, 1, 0, 18]
    assert {event.rule for event in table.events("CashChanged")} == {"E1.TELETHON.09"}
    (event,) = table.events("TokensChanged")
    assert (event.seat, event.rule, event.amount) == (1, "E1.TELETHON.09", 1)


@pytest.mark.rule("E1.TELETHON.09")
def test_who_has_too_little_can_only_decline() -> None:
    """Bo has $1M and declines by force; Cy has $2M and may give it."""
    table = campaign(3, cash=2)
    ann, bo, cy = table.state.players
    table.state = table.state.replace(players=(ann, bo.replace(cash=1), cy))
    table.play("Ann fundraise Bo Cy")
    assert table.forced() == ["decline"]
    assert table.to_act() == ["Cy"]
    assert tokens(table) == [1, 0, 0, 18]
    table.play("Cy donate")
    assert purses(table) == [2 + 2 + 2, 1, 0]


@pytest.mark.rule("E1.TELETHON.09")
def test_a_gift_that_cannot_be_paid_is_refused() -> None:
    """With $1M Bo is told why."""
    table = campaign(3, cash=1)
    asked = table.state.replace(pending=(*table.state.pending, DonorAppeal(1, 0)))
    found = table.game.check(asked, table.game.parse("Bo donate", asked))
    assert {violation.rule for violation in found} == {"E1.BASE.40"}


@pytest.mark.rule("E1.TELETHON.10")
def test_each_refusal_brings_a_token() -> None:
    """Bo and Cy decline: Ann has the $2M of the bank and two tokens."""
    table = campaign(3).play("Ann fundraise Bo Cy", "Bo decline", "Cy decline")
    assert purses(table) == [12, 10, 10]
    assert tokens(table) == [2, 0, 0, 17]


@pytest.mark.rule("E1.TELETHON.11", "E1.TELETHON.12")
@pytest.mark.parametrize(
    ("first", "second", "held", "cash"),
    [
        ("donate", "donate", [0, 2, 17], [16, 6]),
        ("donate", "decline", [1, 1, 17], [14, 8]),
        ("decline", "donate", [1, 1, 17], [14, 8]),
        ("decline", "decline", [2, 0, 17], [12, 10]),
    ],
)
def test_a_single_opponent_is_asked_twice(
    first: str, second: str, held: list[int], cash: list[int]
) -> None:
    """Bo answers twice: one of the two has two tokens, or each has one."""
    table = campaign(2)
    assert appeals(table) == {"fundraise p2 p2"}
    table.play("Ann fundraise Bo Bo", f"Bo {first}")
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == {"donate", "decline"}
    table.play(f"Bo {second}")
    assert tokens(table) == held
    assert purses(table) == cash


# -- ads ------------------------------------------------------------------------------------------


@pytest.mark.rule("E1.TELETHON.17", "E1.TELETHON.18")
@pytest.mark.parametrize(("fee", "gained"), [(5, 4), (1, 0), (0, 0)])
def test_landing_an_ad_brings_a_token_and_a_lower_fee(fee: int, gained: int) -> None:
    """A fee of $5M is $4M, one of $1M is $0, and $0 stays $0; a token comes each time."""
    table = campaign(2).play(f"Ann sign-ad ad-{fee}")
    assert purses(table) == [10 + gained, 10]
    assert tokens(table) == [1, 0, 18]
    (event,) = table.events("TokensChanged")
    assert event.rule == "E1.TELETHON.17"


@pytest.mark.rule("E1.TELETHON.13", "E1.TELETHON.19")
def test_the_landed_ad_goes_to_the_bottom_of_the_deck() -> None:
    """It leaves the display, is in nobody's green room and lies last in the deck."""
    table = campaign(2).play("Ann sign-ad ad-5")
    assert table.player("Ann").ads == ()
    assert table.state.display[Row.ADS] == ("ad-1", "ad-0")
    assert last_of(table, DeckId.AD) == "ad-5"
    (event,) = table.events("CardsMoved")
    assert (event.rule, event.origin, event.target) == ("E1.TELETHON.19", "display", "deck")


@pytest.mark.rule("E1.TELETHON.17")
def test_others_land_an_ad_as_usual() -> None:
    """Bo keeps the ad with its whole fee and gains no token."""
    table = campaign(2, head='turn = "Bo"').play("Bo sign-ad ad-5")
    assert table.player("Bo").ads == ("ad-5",)
    assert purses(table) == [10, 15]
    assert tokens(table) == [0, 0, 19]


@pytest.mark.rule("E1.TELETHON.14", "E1.TELETHON.15", "E1.TELETHON.16")
def test_an_ad_of_a_pilot_show_goes_to_the_deck_for_its_fee() -> None:
    """Ann's pilot gives her an ad: she has its $5M, no ad and no token."""
    frame = 'frame = "collecting", seat = "Ann", timeslot = "8pm", left = ["pilot-star-or-ad"]'
    shows = lineup("Ann", at_8pm='"hobby-corner"')
    rest = f'[decks.ad]\nnext = ["ad-5"]\n[players.Ann]\ncash = 10\nads = []\n{shows}'
    head = f'turn = "Ann"\npending = [{{ {frame} }}]'
    table = season("telethon", "butcher", head=head, rest=rest).play("Ann collect ad")
    assert table.player("Ann").ads == ()
    assert table.player("Ann").cash == 10 + 5
    assert tokens(table) == [0, 0, 19]
    assert last_of(table, DeckId.AD) == "ad-5"
    moved = [event for event in table.events("CardsMoved") if event.target == "deck"]
    assert [event.rule for event in moved] == ["E1.TELETHON.14"]


DRAWN = '[decks.ad]\nnext = ["ad-2", "ad-5", "ad-1"]\n'


@pytest.mark.rule("E1.TELETHON.14", "E1.TELETHON.15", "E1.TELETHON.16")
def test_an_ad_of_a_network_card_goes_to_the_deck_for_its_fee() -> None:
    """Of three ads drawn with the card Ann names the one for $5M, and gains no token."""
    rest = f'[display]\nnetwork = ["ad-pick-up-a"]\n{DRAWN}[players.Ann]\ncash = 10\nads = []\n'
    table = season("telethon", "butcher", head='turn = "Ann"', rest=rest)
    table.play("Ann take ad-pick-up-a; keep ad-5")
    assert table.player("Ann").ads == ()
    assert table.player("Ann").cash == 10 + 5
    assert tokens(table) == [0, 0, 19]
    assert last_of(table, DeckId.AD) == "ad-5"


def third_of_sports(player: str) -> Table:
    """A player develops the third sports show and draws three ads with the bonus."""
    shows = lineup(player, at_10pm='{ show = "soap", token = "sports" }')
    rest = f"""
[display]
shows = ["rally"]
{DRAWN}
[players.{player}]
cash = 10
stars = []
ads = []
reruns = ["derby"]
{shows}
"""
    table = season("telethon", "butcher", head=f'turn = "{player}"', rest=rest)
    return table.play(f"{player} produce rally 8pm; draw ads")


@pytest.mark.rule("E1.TELETHON.20")
def test_the_ad_of_a_genre_bonus_pays_its_whole_fee() -> None:
    """Having paid $4M for the show Ann picks the ad for $5M."""
    table = third_of_sports("Ann")
    assert table.legal("Ann") == {"keep ad-2", "keep ad-5", "keep ad-1"}
    assert table.play("Ann keep ad-5").player("Ann").cash == 10 - 4 + 5


@pytest.mark.rule("E1.TELETHON.21")
def test_all_ads_of_a_genre_bonus_go_to_the_deck_for_a_token() -> None:
    """The three ads lie under the deck, and Ann has a token."""
    table = third_of_sports("Ann").play("Ann keep ad-5")
    assert table.player("Ann").ads == ()
    assert table.state.decks[DeckId.AD].rest[-3:] == ("ad-2", "ad-1", "ad-5")
    assert tokens(table) == [1, 0, 18]
    (event,) = table.events("TokensChanged")
    assert (event.rule, event.amount) == ("E1.TELETHON.21", 1)


@pytest.mark.rule("E1.TELETHON.21")
def test_others_keep_the_ad_of_a_genre_bonus() -> None:
    """Bo has the ad in the green room and no token."""
    table = third_of_sports("Bo").play("Bo keep ad-5")
    assert table.player("Bo").ads == ("ad-5",)
    assert tokens(table) == [0, 0, 19]


@pytest.mark.rule("E1.TELETHON.21")
def test_drawn_stars_bring_no_token() -> None:
    """With the bonus Ann draws three stars instead."""
    stars = '[decks.star]\nnext = ["star-1", "star-2", "star-3"]\n'
    bonus = 'turn = "Ann"\npending = [{ frame = "genre-bonus", seat = "Ann", size = "small" }]'
    table = season("telethon", "butcher", head=bonus, rest=stars)
    table.play("Ann draw stars; keep star-3")
    assert table.player("Ann").stars[-1] == "star-3"
    assert tokens(table) == [0, 0, 19]


@pytest.mark.rule("E1.TELETHON.03")
def test_a_campaign_ends_with_its_season() -> None:
    """Funds were raised in season 2; in season 3 Ann may raise them again."""
    raised = "[players.Ann]\nmemory = { raised = true }\n"
    table = last_to_drop("telethon", "butcher", number=2, rest=raised)
    assert table.refuses("Ann fundraise Bo Bo") == {"E1.TELETHON.03"}
    table.play("Ann drop cash", "Bo drop cash")
    assert table.state.round == 3
    assert table.allows("Ann fundraise Bo Bo")
