"""Network cards of the first edition: preferred timeslots, immediate cards, the end (E1.CARDS).

Soap (sitcom, 9PM), Farce (sitcom, 8PM), Rally (sports, 8PM) and Derby (sports, 10PM) have 8 or 9
viewers in their first season and 4 or 6 outside their timeslot; the next to last space of the drop
track gives $5M, the last one $2M.
"""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import NetworkCard
from executives.networks.first_edition import bundled_cards
from executives.networks.state import DeckId
from support.documents import listed
from support.first_tables import last_of
from support.names import NAMES
from support.network_cards import TABLE, studio
from support.seasons import last_to_drop, lineup

CARDS = {c.id: c for c in bundled_cards().cards if isinstance(c, NetworkCard)}


# -- the preferred timeslot ------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.11", "E1.CARDS.02")
def test_with_flexible_schedule_a_show_is_in_its_timeslot() -> None:
    """Soap at 8PM counts as at 9PM, with 8 viewers and not 4; the card is discarded."""
    table = studio("flexible-schedule-a", head='turn = "Ann"\npassed = ["Bo", "Cy"]')
    table.play("Ann produce soap 8pm", "Ann declare flexible-schedule-a")
    assert table.show("Ann", "8pm").timely
    assert table.player("Ann").network == ()
    assert last_of(table) == "flexible-schedule-a"
    table.play("Ann drop cash")
    assert table.player("Ann").viewers == 8


@pytest.mark.rule("E1.CARDS.11")
def test_flexible_schedule_is_a_choice() -> None:
    """Without declaring it Soap at 8PM has its 4 viewers, and Ann keeps the card."""
    table = studio("flexible-schedule-a", head='turn = "Ann"\npassed = ["Bo", "Cy"]')
    table.play("Ann produce soap 8pm", "Ann commit", "Ann drop cash")
    assert table.player("Ann").viewers == 4
    assert table.player("Ann").network == ("flexible-schedule-a",)


@pytest.mark.rule("E1.CARDS.11")
@pytest.mark.parametrize(("show", "timeslot"), [("soap", "9pm"), ("parade", "8pm")])
def test_it_is_not_offered_in_the_preferred_timeslot(show: str, timeslot: str) -> None:
    """Soap at 9PM, and the parade anywhere, are in their timeslot without it."""
    table = studio("flexible-schedule-a", shows=(show,)).play(f"Ann produce {show} {timeslot}")
    assert table.player("Ann").network == ("flexible-schedule-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.11")
def test_of_two_flexible_schedules_one_is_used() -> None:
    """When one is declared the production goes on, and the other one stays."""
    table = studio("flexible-schedule-a", "flexible-schedule-b").play("Ann produce soap 8pm")
    assert table.legal("Ann") == {
        "commit",
        "declare flexible-schedule-a",
        "declare flexible-schedule-b",
    }
    table.play("Ann declare flexible-schedule-b")
    assert table.player("Ann").network == ("flexible-schedule-a",)


@pytest.mark.rule("E1.CARDS.11")
@pytest.mark.parametrize(("timeslot", "up"), [("8pm", False), ("10pm", False)])
def test_ads_ask_for_the_true_timeslot(timeslot: str, up: bool) -> None:
    """An ad that asks for 9PM lies upside down on Soap elsewhere, whatever Soap counts as."""
    table = studio("flexible-schedule-a", ads=("ad-9pm",)).play(f"Ann produce soap {timeslot}")
    table.play("Ann declare flexible-schedule-a", "Ann attach ad-9pm")
    assert bool(table.show("Ann", timeslot).up >> 1 & 1) is up


@pytest.mark.rule("E1.CARDS.11", "E1.CARDS.05")
def test_a_kept_flexible_schedule_is_there_for_the_next_show() -> None:
    """Reuse Footage goes in its place when the show is in the lineup."""
    table = studio("flexible-schedule-a", "reuse-footage-a").play("Ann produce soap 8pm")
    table.play("Ann declare flexible-schedule-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("flexible-schedule-a",)
    assert table.show("Ann", "8pm").timely


@pytest.mark.rule("E1.FLIX.08", "E1.CARDS.11")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_flexible_schedule_has_no_effect_for_flix(timeslot: str) -> None:
    """FLIX develops Soap in any timeslot without a use of the card, and keeps it."""
    table = studio("flexible-schedule-a", executives=("flix", "butcher", "cheapo"))
    table.play(f"Ann produce soap {timeslot}")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == ("flexible-schedule-a",)
    assert not table.show("Ann", timeslot).timely


# -- immediate cards -------------------------------------------------------------------------------


ADS_NEXT = '[decks.ad]\nnext = ["ad-star", "ad-sports", "ad-9pm"]\n'


STARS_NEXT = '[decks.star]\nnext = ["diva", "duettist", "star-4"]\n'


@pytest.mark.rule("E1.CARDS.14")
def test_ad_pick_up_draws_three_ads_and_one_is_kept_for_its_fee() -> None:
    """Of three ads with fees of $2M one is kept; the others go under the ad deck."""
    table = studio(network=("ad-pick-up-a",), more=ADS_NEXT).play("Ann take ad-pick-up-a")
    assert table.legal("Ann") == {"keep ad-star", "keep ad-sports", "keep ad-9pm"}
    table.play("Ann keep ad-sports")
    assert table.player("Ann").ads == ("ad-sports",)
    assert table.player("Ann").cash == 10 + 2
    assert set(table.state.decks[DeckId.AD].rest[-2:]) == {"ad-star", "ad-9pm"}
    assert last_of(table) == "ad-pick-up-a"


@pytest.mark.rule("E1.CARDS.14", "E1.UNDERGROUND.08")
def test_its_fee_is_not_reduced_for_underground() -> None:
    """The action pays UNDERGROUND $1M less than the $2M of an ad, the card all of it."""
    table = studio("agency-a", network=("ad-pick-up-a",), more=ADS_NEXT)
    table.play("Ann use agency-a", "Ann sign-ad ad-2")
    assert table.player("Ann").cash == 10 + 1
    table.play("Ann take ad-pick-up-a", "Ann keep ad-9pm")
    assert table.player("Ann").cash == 10 + 1 + 2


@pytest.mark.rule("E1.CARDS.14")
def test_telethon_lands_the_ad_that_it_keeps() -> None:
    """The ad kept does not lie in the green room of TELETHON, but under the deck."""
    executives = ("telethon", "butcher", "flix")
    table = studio(executives=executives, network=("ad-pick-up-a",), more=ADS_NEXT)
    table.play("Ann take ad-pick-up-a", "Ann keep ad-9pm")
    assert table.player("Ann").ads == ()
    assert "ad-9pm" in table.state.decks[DeckId.AD].rest[-3:]


@pytest.mark.rule("E1.CARDS.15")
def test_audition_draws_three_stars_and_one_is_kept_free() -> None:
    """Star 4 would cost $4M; the others go under the star deck."""
    table = studio(cash=0, network=("audition-a",), more=STARS_NEXT).play("Ann take audition-a")
    assert table.legal("Ann") == {"keep diva", "keep duettist", "keep star-4"}
    table.play("Ann keep star-4")
    assert (table.player("Ann").stars, table.player("Ann").cash) == (("star-4",), 0)
    assert set(table.state.decks[DeckId.STAR].rest[-2:]) == {"diva", "duettist"}


@pytest.mark.rule("E1.CARDS.15", "E1.CONTINUUM.13")
def test_audition_may_bring_a_dimension_card() -> None:
    """The dimension card on top of the deck is one of the three, and is kept."""
    more = '[decks.star]\ntop = ["dimension-card-a"]\nnext = ["diva", "duettist"]\n'
    executives = ("butcher", "continuum", "flix")
    table = studio(executives=executives, network=("audition-a",), more=more)
    table.play("Ann take audition-a", "Ann keep dimension-card-a")
    assert table.player("Ann").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.CARDS.17")
def test_investigative_report_costs_the_others_three_viewers() -> None:
    """Bo has 7 and loses 3, Cy has 2 and loses 2, Ann loses none of 6."""
    more = "[players.Bo]\nviewers = 7\n[players.Cy]\nviewers = 2\n"
    table = studio(network=("investigative-report-a",), viewers=6, more=more)
    table.play("Ann take investigative-report-a")
    assert [table.player(name).viewers for name in ("Ann", "Bo", "Cy")] == [6, 4, 0]
    assert last_of(table) == "investigative-report-a"


@pytest.mark.rule("E1.CARDS.17")
def test_who_has_fewer_than_0_viewers_loses_nothing() -> None:
    """Bo is at 2 below 0 and stays there; Cy, who dropped out, loses 3."""
    more = "[players.Bo]\nviewers = -2\n[players.Cy]\nviewers = 3\n"
    head = 'turn = "Ann"\npassed = ["Cy"]'
    table = studio(network=("investigative-report-a",), more=more, head=head)
    table.play("Ann take investigative-report-a")
    assert [table.player(name).viewers for name in ("Bo", "Cy")] == [-2, 0]


@pytest.mark.rule("E1.CARDS.17", "E1.CARDS.30", "E1.MOGUL.54")
@pytest.mark.parametrize("viewers", [7, 3, 1])
def test_the_owner_of_hip_is_immune(viewers: int) -> None:
    """Bo with Hip loses nothing, not even of a few viewers; Cy loses 3."""
    more = f'[players.Bo]\nviewers = {viewers}\nmoguls = ["hip"]\n[players.Cy]\nviewers = 7\n'
    table = studio(network=("investigative-report-a",), more=more)
    table.play("Ann take investigative-report-a")
    assert [table.player(name).viewers for name in ("Bo", "Cy")] == [viewers, 4]


# -- at the end ------------------------------------------------------------------------------------


def final(*held: str, own: str = "", moguls: tuple[str, ...] = ()) -> int:
    """What Ann scores at the game's end for her cards, without a lineup."""
    rest = (
        f"[players.Ann]\ncash = 8\nviewers = 0\nnetwork = {listed(held)}\n"
        f"moguls = {listed(moguls)}\n{own}\n"
    )
    if ".lineup" not in own:
        rest += lineup("Ann")
    table = last_to_drop(*TABLE, rest=rest, number=5).play("Ann drop cash")
    assert table.game.is_over(table.state)
    return int(table.player("Ann").viewers)


@pytest.mark.rule("E1.CARDS.18")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_boundless_passion_gives_four_viewers(copies: int) -> None:
    """Each copy gives 4."""
    assert final(*(f"boundless-passion-{letter}" for letter in "abc"[:copies])) == 4 * copies


@pytest.mark.rule("E1.CARDS.18")
def test_boundless_passion_counts_as_an_archived_show_while_held() -> None:
    """With Retro Craze: two archived shows give 2, and the held card 1 more beside its 4."""
    own = '[players.Ann.shelf]\narchives = ["soap", "rally"]'
    assert final(own=own, moguls=("retro-craze",)) == 2
    assert final("boundless-passion-a", own=own, moguls=("retro-craze",)) == 2 + 1 + 4


@pytest.mark.rule("E1.CARDS.32")
def test_the_deck_has_62_cards() -> None:
    """12 named cards of 3 copies, and 26 house cards, of which those for 5 players are all."""
    named = {slug for slug in CARDS if CARDS[slug].effects[0].rule != "E1.CARDS.32"}
    assert (len(named), len(CARDS)) == (36, 62)
    assert len({slug.rpartition("-")[0] for slug in named}) == 12
    game = networks.Game(NAMES, executives=(*TABLE, "cheapo", "cable"), edition="first")
    assert set(game.deck_cards[DeckId.NETWORK]) == set(CARDS)


@pytest.mark.rule("E1.CARDS.32")
def test_bank_loan_and_ratings_bump_give_at_once() -> None:
    """$6M and 3 viewers."""
    table = studio("agency-a", network=("bank-loan-a", "ratings-bump-a"))
    table.play("Ann use agency-a; take bank-loan-a; take ratings-bump-a")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (10 + 6, 3)


@pytest.mark.rule("E1.CARDS.32")
def test_sponsor_deal_pays_for_shows_with_an_ad() -> None:
    """Two of three shows have an ad of $3M: $2M more, in each income phase."""
    shows = lineup(
        "Ann",
        at_8pm='{ show = "farce", cards = ["", "ad-2"] }',
        at_9pm='{ show = "soap", cards = ["", "ad-5"] }',
        at_10pm='"parade"',
    )
    rest = f'[players.Ann]\ncash = 0\nnetwork = ["sponsor-deal-a"]\n{shows}'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").cash == 2 + 2 * 3 + 2
    table.play("Bo drop cash", "Cy drop cash")
    before = table.player("Ann").cash
    table.play("Ann drop cash")
    assert table.player("Ann").cash == before + 2 + 2 * 3 + 2


@pytest.mark.rule("E1.CARDS.32")
def test_loyal_audience_scores_for_old_shows() -> None:
    """Soap in row 3 has 5 viewers and Farce in row 4 has 3: 2 more; the parade in row 2 has 9."""
    shows = lineup(
        "Ann",
        at_8pm='{ show = "farce", row = 4 }',
        at_9pm='{ show = "soap", row = 3 }',
        at_10pm='{ show = "parade", row = 2 }',
    )
    rest = f'[players.Ann]\nviewers = 0\nnetwork = ["loyal-audience-a"]\n{shows}'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").viewers == 5 + 3 + 9 + 2


@pytest.mark.rule("E1.CARDS.32")
def test_variety_hour_counts_genres_of_lineup_reruns_and_archives() -> None:
    """Sports in the archives, by its token drama in reruns; sitcom and reality too: 4 viewers."""
    own = 'reruns = [{ show = "derby", token = "drama" }, "farce"]\n'
    own += '[players.Ann.shelf]\narchives = ["soap", "rally", "parade"]'
    assert final("variety-hour-a", own=own) - final(own=own) == 4


@pytest.mark.rule("E1.CARDS.32")
def test_syndication_counts_reruns_and_archives_with_a_genre() -> None:
    """Two reruns, which are archived, and two archived shows; a pilot has no genre."""
    own = 'reruns = ["derby", "farce"]\n'
    own += '[players.Ann.shelf]\narchives = ["soap", "rally", "yesterdays-weather"]'
    assert final("syndication-a", own=own) - final(own=own) == 4


@pytest.mark.rule("E1.CARDS.32")
def test_ad_empire_counts_attached_ads() -> None:
    """Two ads on shows count, one in the green room does not."""
    own = 'ads = ["ad-0"]\n' + lineup(
        "Ann",
        at_8pm='{ show = "farce", cards = ["", "ad-2"] }',
        at_9pm='{ show = "soap", cards = ["", "ad-5"] }',
    )
    assert final("ad-empire-a", own=own) - final(own=own) == 2


@pytest.mark.rule("E1.CARDS.32")
def test_deep_pockets_counts_money() -> None:
    """$8M and $2M for the last drop are $10M: 3 viewers."""
    assert final("deep-pockets-a") == 3


# -- Network Master --------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.16")
def test_network_master_counts_held_network_cards_of_any_kind() -> None:
    """A one-shot, a permanent and a game-end card that scores nothing: 2 viewers for each."""
    held = ("agency-a", "loyal-audience-a", "syndication-a")
    assert final(*held, moguls=("network-master",)) == 2 * 3


@pytest.mark.rule("E1.MOGUL.16")
def test_network_master_does_not_count_a_used_card() -> None:
    """Of two Agencies one is used in the last season: 2 viewers."""
    own = 'moguls = ["network-master"]\n' + lineup("Ann")
    table = studio(
        *("agency-a", "agency-b"),
        own=own,
        head='turn = "Ann"\nround = 5\npassed = ["Bo", "Cy"]',
    )
    table.play("Ann use agency-a", "Ann drop cash")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 2 * 1


@pytest.mark.rule("E1.MOGUL.17")
def test_network_master_does_not_count_an_immediate_card() -> None:
    """Bank Loan is taken, resolved and gone: only the Agency counts."""
    own = 'moguls = ["network-master"]\n' + lineup("Ann")
    table = studio(
        *("agency-a", "agency-b"),
        network=("bank-loan-a",),
        own=own,
        head='turn = "Ann"\nround = 5\npassed = ["Bo", "Cy"]',
    )
    table.play("Ann use agency-b; take bank-loan-a; drop cash")
    assert table.player("Ann").viewers == 2 * 1


@pytest.mark.rule("E1.MOGUL.18")
def test_network_master_does_not_count_moguls() -> None:
    """Ambitious beside it is a mogul: only the Agency counts."""
    assert final("agency-a", moguls=("network-master", "ambitious")) == 2 * 1
