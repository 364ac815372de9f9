"""RICH, first edition: its three abilities at a season's start (E1.RICH.01-.11).

The next stars, ads and network cards of the decks are those of ``STARS``, ``ADS`` and ``NEW``.  Of
the ads Medium Batteries pay $3M on landing, Meteor Mints $4M and Tell-all Notebooks $1M.
"""

from __future__ import annotations

from random import Random

import pytest

from executives import ConfigurationError, networks
from executives.core.tally import total
from executives.networks import queries
from executives.networks.first_edition.executives.rich import KeepingAdView
from executives.networks.state import DeckId, Row
from support.documents import listed
from support.names import NAMES
from support.table import Table

STARS = ("rocky-rollaway", "jane-dynamite", "buck-buckle")
ADS = ("medium-batteries", "meteor-mints", "tell-all-notebooks")
SHOWN = ("agency-a", "agency-b", "audition-a")
NEW = ("loyal-audience-a", "sponsor-deal-a", "variety-hour-a", "syndication-a")
DRAWS = {"windfall stars", "windfall ads"}
SWAPS = {f"swap {card}" for card in SHOWN}


def season_start(*, cash: int = 10, more: str = "", decks: str = "") -> Table:
    """Ann, RICH, has to choose her ability; Bo has the first turn of the season."""
    decks = (
        decks
        or f"""
[decks.star]
next = {listed(STARS)}
[decks.ad]
next = {listed(ADS)}
"""
    )
    return Table(f"""
turn = "Bo"
first = "Bo"
pending = [{{ frame = "choosing-windfall", seat = "Ann" }}]
[game]
edition = "first"
executives = ["rich", "butcher", "cheapo"]
[display]
network = {listed(SHOWN)}
[decks.network]
next = {listed(NEW)}
{decks}
[players.Ann]
cash = {cash}
viewers = 0
{more}
""")


def displayed(table: Table) -> set[str]:
    """The network cards of the display."""
    return set(table.state.display[Row.NETWORK])


def last_of(table: Table, deck: DeckId, number: int = 1) -> tuple[str, ...]:
    """The lowest cards of a deck."""
    rest: tuple[str, ...] = table.state.decks[deck].rest
    return rest[-number:]


def started(*executives: str, seed: int = 1) -> Table:
    """The position after the pilot season of a game that starts by seed, Ann being RICH."""
    game = networks.Game(NAMES[: len(executives)], executives=executives, edition="first")
    table = Table(game, game.start(seed))
    random = Random(seed)
    while not table.legal() >= DRAWS:
        assert not any("drop" in text for text in table.legal())
        table.state = game.apply(table.state, random.choice(game.legal_actions(table.state)))
    return table


# -- who plays RICH -------------------------------------------------------------------------------


@pytest.mark.rule("E1.RICH.01")
def test_rich_is_not_in_solo_games() -> None:
    """A single player is not dealt RICH and cannot name it; two players can."""
    alone = networks.Game(("Ann",), edition="first")
    assert "rich" not in alone.dealt_executives
    with pytest.raises(ConfigurationError, match="no executive 'rich' here"):
        networks.Game(("Ann",), executives=("rich",), edition="first")
    both = networks.Game(("Ann", "Bo"), edition="first")
    assert "rich" in both.dealt_executives


# -- every season ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.RICH.02")
def test_the_choice_comes_in_every_season() -> None:
    """Once in each of the 5 seasons Ann chooses before anybody has a turn."""
    table = started("rich", "butcher")
    for number in range(1, 6):
        assert (table.state.round, table.to_act()) == (number, ["Ann"])
        assert table.legal("Ann") >= DRAWS
        table.play("Ann windfall stars")
        table.play(f"Ann {sorted(table.legal('Ann'))[0]}")
        for _ in range(2):
            name = table.to_act()[0]
            assert not DRAWS & table.legal(name)
            table.play(f"{name} {next(t for t in table.legal(name) if t.startswith('drop'))}")
    assert table.game.is_over(table.state)


@pytest.mark.rule("E1.RICH.02")
def test_in_season_1_it_comes_after_the_pilot_season() -> None:
    """With three pilots in every lineup Ann chooses, whoever is first in the turn order."""
    for seed in (1, 2, 3, 4):
        table = started("rich", "butcher", "cheapo", seed=seed)
        assert table.to_act() == ["Ann"]
        assert all(all(player.lineup) for player in table.state.players)
        assert len(displayed(table)) == 5


@pytest.mark.rule("E1.RICH.02")
def test_one_ability_has_to_be_used() -> None:
    """Of draws and swaps one must be chosen, and after it the first turn begins."""
    table = season_start()
    assert table.legal("Ann") == DRAWS | SWAPS
    assert table.refuses("Ann stop-swapping")
    table.play("Ann windfall ads; keep-ad meteor-mints")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.RICH.02")
def test_others_have_no_such_choice() -> None:
    """Without RICH the first turn follows the pilot season."""
    game = networks.Game(("Ann", "Bo"), executives=("butcher", "cheapo"), edition="first")
    table = Table(game, game.start(1))
    random = Random(1)
    while not any("drop" in text for text in table.legal()):
        assert not DRAWS & table.legal()
        table.state = game.apply(table.state, random.choice(game.legal_actions(table.state)))


# -- stars and ads --------------------------------------------------------------------------------


@pytest.mark.rule("E1.RICH.03")
def test_one_of_three_stars_is_free() -> None:
    """Of the next three stars one goes to the green room for nothing, two under the deck."""
    table = season_start().play("Ann windfall stars")
    assert table.legal("Ann") == {f"keep {star}" for star in STARS}
    table.play("Ann keep buck-buckle")
    assert table.player("Ann").stars == ("buck-buckle",)
    assert table.player("Ann").cash == 10
    assert last_of(table, DeckId.STAR, 2) == ("rocky-rollaway", "jane-dynamite")


@pytest.mark.rule("E1.RICH.03")
def test_a_short_deck_gives_what_it_has() -> None:
    """Of two stars left one is kept; of none nothing is gained, and the season begins."""
    two = season_start(decks=f"[decks.star]\ncards = {listed(STARS[:2])}")
    assert two.play("Ann windfall stars").legal("Ann") == {f"keep {star}" for star in STARS[:2]}
    none = season_start(decks="[decks.star]\ncards = []").play("Ann windfall stars")
    assert none.player("Ann").stars == ()
    assert none.to_act() == ["Bo"]


@pytest.mark.rule("E1.RICH.04")
@pytest.mark.parametrize(
    ("kept", "fees"),
    [("medium-batteries", 4 + 1), ("meteor-mints", 3 + 1), ("tell-all-notebooks", 3 + 4)],
)
def test_the_two_discarded_ads_pay_and_the_kept_one_does_not(kept: str, fees: int) -> None:
    """The fees of $3M, $4M and $1M are gained but for that of the ad in the green room."""
    table = season_start().play("Ann windfall ads")
    assert table.legal("Ann") == {f"keep-ad {ad}" for ad in ADS}
    table.play(f"Ann keep-ad {kept}")
    assert table.player("Ann").ads == (kept,)
    assert table.player("Ann").cash == 10 + fees
    assert last_of(table, DeckId.AD, 2) == tuple(ad for ad in ADS if ad != kept)
    assert {event.rule for event in table.events("CashChanged")} == {"E1.RICH.04"}


@pytest.mark.rule("E1.RICH.04")
def test_only_ads_that_were_drawn_can_be_kept() -> None:
    """Another ad is refused, and of an empty deck none is drawn."""
    table = season_start().play("Ann windfall ads")
    assert table.refuses("Ann keep-ad kaboom-popcorn") == {"E1.RICH.04"}
    none = season_start(decks="[decks.ad]\ncards = []").play("Ann windfall ads")
    assert (none.player("Ann").ads, none.to_act()) == ((), ["Bo"])


@pytest.mark.rule("E1.RICH.04")
def test_the_others_do_not_see_the_ads_drawn() -> None:
    """While Ann chooses, Bo sees three backs of ads."""
    table = season_start().play("Ann windfall ads")
    own, others = (table.game.view(table.state, seat).pending[-1] for seat in (0, 1))
    assert isinstance(own, KeepingAdView)
    assert isinstance(others, KeepingAdView)
    assert (own.cards, others.cards) == (ADS, ("ad", "ad", "ad"))


# -- network cards --------------------------------------------------------------------------------


@pytest.mark.rule("E1.RICH.05")
def test_a_network_card_is_swapped_for_3_million() -> None:
    """For $3M the card leaves the display, and a new one is there."""
    table = season_start().play("Ann swap agency-b", "Ann stop-swapping")
    assert table.player("Ann").cash == 10 - 3
    assert displayed(table) == {"agency-a", "audition-a", "loyal-audience-a"}
    assert table.player("Ann").network == ()
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.RICH.05")
def test_without_3_million_there_is_no_swap() -> None:
    """With $2M only the draws are left; with $3M one swap, after which the season begins."""
    poor = season_start(cash=2)
    assert poor.legal("Ann") == DRAWS
    assert poor.refuses("Ann swap agency-a") == {"E1.BASE.40"}
    once = season_start(cash=3).play("Ann swap agency-a")
    assert (once.player("Ann").cash, once.to_act()) == (0, ["Bo"])


@pytest.mark.rule("E1.RICH.05")
def test_after_a_swap_nothing_is_drawn() -> None:
    """Swapping is the ability of this season: the draws are not offered any more."""
    table = season_start().play("Ann swap agency-a")
    assert not DRAWS & table.legal("Ann")
    assert table.refuses("Ann windfall ads")


@pytest.mark.rule("E1.RICH.06")
def test_swaps_are_repeated_while_they_can_be_paid() -> None:
    """With $10M three swaps are possible; the $1M that is left ends them."""
    table = season_start().play("Ann swap agency-a; swap agency-b; swap audition-a")
    assert table.player("Ann").cash == 10 - 3 * 3
    assert displayed(table) == set(NEW[:3])
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.RICH.06")
def test_swapping_may_stop_after_the_first() -> None:
    """After a swap Ann may go on or stop."""
    table = season_start().play("Ann swap agency-a")
    expected = {"stop-swapping", "swap agency-b", "swap audition-a", "swap loyal-audience-a"}
    assert table.legal("Ann") == expected
    table.play("Ann stop-swapping")
    assert table.player("Ann").cash == 10 - 3


@pytest.mark.rule("E1.RICH.09")
def test_cards_of_players_are_not_swapped() -> None:
    """Network cards that Bo or Ann herself holds are no cards of the display."""
    held = 'network = ["agency-c"]\n[players.Bo]\nnetwork = ["sweeps-week-a"]'
    table = season_start(more=held)
    assert table.legal("Ann") == DRAWS | SWAPS
    assert table.refuses("Ann swap sweeps-week-a") == {"E1.RICH.09"}
    assert table.refuses("Ann swap agency-c") == {"E1.RICH.09"}


@pytest.mark.rule("E1.RICH.10")
def test_the_old_card_goes_under_the_deck_and_the_new_one_is_its_top() -> None:
    """Agency A is the lowest card of the deck, Loyal Audience A was the highest."""
    table = season_start().play("Ann swap agency-a")
    assert last_of(table, DeckId.NETWORK) == ("agency-a",)
    assert "loyal-audience-a" in displayed(table)
    assert table.state.decks[DeckId.NETWORK].rest[0] == "sponsor-deal-a"


@pytest.mark.rule("E1.RICH.10")
def test_an_empty_deck_gives_the_card_back() -> None:
    """The card is put under the deck first, so that it is the next one of an empty deck."""
    table = season_start()
    emptied = table.state.decks[DeckId.NETWORK].replace(rest=())
    decks = tuple(
        emptied if deck_id is DeckId.NETWORK else table.state.decks[deck_id] for deck_id in DeckId
    )
    table = Table(table.game, table.state.replace(decks=decks)).play("Ann swap agency-a")
    assert displayed(table) == set(SHOWN)
    assert table.player("Ann").cash == 10 - 3


@pytest.mark.rule("E1.RICH.11")
def test_a_new_card_can_be_swapped_too() -> None:
    """Loyal Audience A has just come and goes again for another $3M."""
    table = season_start().play("Ann swap agency-a; swap loyal-audience-a; stop-swapping")
    assert displayed(table) == {"agency-b", "audition-a", "sponsor-deal-a"}
    assert table.player("Ann").cash == 10 - 2 * 3
    assert last_of(table, DeckId.NETWORK, 2) == ("agency-a", "loyal-audience-a")


# -- the drawback ---------------------------------------------------------------------------------


def last_drop(executive: str, *, variants: str = "", cards: str = "") -> Table:
    """Ann, with $0M, ends season 5 without a lineup; Boundless Passion is worth 4 viewers."""
    cards = cards or 'network = ["boundless-passion-a"]'
    return Table(f"""
turn = "Ann"
first = "Ann"
round = 5
passed = ["Bo", "Cy"]
[game]
edition = "first"
executives = ["{executive}", "butcher", "cheapo"]
{variants}
[players.Ann]
cash = 0
viewers = 0
{cards}
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
""").play("Ann drop cash")


@pytest.mark.rule("E1.RICH.07")
def test_game_end_network_cards_score_nothing_for_rich() -> None:
    """The 4 viewers of Boundless Passion are not gained by RICH, but by SPECIALIST."""
    table = last_drop("rich")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 0
    (score, *_) = table.game.result(table.state).scores
    assert score.total == 0
    assert last_drop("specialist").player("Ann").viewers == 4


@pytest.mark.rule("E1.RICH.07")
def test_the_drawback_is_a_switch() -> None:
    """With ``rich_scores_game_end`` the card scores for RICH as for others."""
    table = last_drop("rich", variants="variants = { rich_scores_game_end = true }")
    assert table.player("Ann").viewers == 4


@pytest.mark.rule("E1.RICH.07")
def test_game_end_moguls_score_for_rich() -> None:
    """A mogul is no network card: the Media Tycoon keeps the 10 viewers."""
    table = last_drop("rich", cards='moguls = ["media-tycoon"]')
    lines = queries.card_score_lines(table.game.context, table.state, 0, "media-tycoon")
    assert total(lines) == 10


# -- with GORILLA ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.RICH.08")
@pytest.mark.parametrize("executives", [("rich", "gorilla"), ("rich", "butcher", "gorilla")])
def test_rich_chooses_before_gorilla(executives: tuple[str, ...]) -> None:
    """Whatever the turn order, GORILLA is asked when the ability of RICH has been used."""
    for seed in range(4):
        table = started(*executives, seed=seed)
        assert table.to_act() == ["Ann"]
        gorilla = table.game.players[-1]
        table.play("Ann windfall ads")
        assert table.to_act() == ["Ann"]
        table.play(f"Ann {sorted(table.legal('Ann'))[0]}")
        assert table.to_act() == [gorilla]
        assert not any("drop" in text for text in table.legal(gorilla))
