"""Network cards of the first edition: kinds, moments, actions, immediates, house cards (E1.CARDS).

Soap (sitcom, 9PM), Farce (sitcom, 8PM), Rally (sports, 8PM) and Derby (sports, 10PM) cost $4M, have
8 or 9 viewers in their first season and 4 or 6 outside their timeslot; the next to last space of
the drop track gives $5M, the last one $2M.
"""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.cards import NetworkCard
from executives.networks.first_edition import bundled_cards
from executives.networks.state import DeckId, Row
from support.seasons import NAMES, last_to_drop, lineup, season
from support.table import Table

TABLE = ("underground", "butcher", "flix")
CARDS = {c.id: c for c in bundled_cards().cards if isinstance(c, NetworkCard)}


def listed(words: tuple[str, ...]) -> str:
    """Words as a list of a document."""
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def studio(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    shows: tuple[str, ...] = ("soap", "rally"),
    network: tuple[str, ...] = (),
    cash: int = 10,
    viewers: int = 0,
    stars: tuple[str, ...] = (),
    ads: tuple[str, ...] = (),
    shown: tuple[str, ...] = ("star-1", "star-2", "star-3"),
    own: str = "",
    more: str = "",
    head: str = 'turn = "Ann"',
) -> Table:
    """Ann holds network cards; the display has two shows, and ads with fees of $0M to $5M."""
    rest = f"""
[display]
shows = {listed(shows)}
stars = {listed(shown)}
ads = ["ad-0", "ad-1", "ad-2", "ad-5"]
network = {listed(network)}
{more}
[players.Ann]
cash = {cash}
viewers = {viewers}
stars = {listed(stars)}
ads = {listed(ads)}
network = {listed(held)}
{own}
"""
    return season(*executives, head=f'first = "Ann"\n{head}', rest=rest)


def last_of(table: Table, deck_id: DeckId = DeckId.NETWORK) -> str:
    """The lowest card of a deck."""
    return table.state.decks[deck_id].rest[-1]


def names(table: Table) -> set[str]:
    """The first words of what Ann may do."""
    return {text.split()[0] for text in table.legal("Ann")}


# -- kinds ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.01")
def test_an_immediate_card_is_resolved_and_goes() -> None:
    """Bank Loan gives $6M when it is taken, and goes under the deck."""
    table = studio(network=("bank-loan-a",)).play("Ann take bank-loan-a")
    assert table.player("Ann").cash == 10 + 6
    assert table.player("Ann").network == ()
    assert last_of(table) == "bank-loan-a"


@pytest.mark.rule("E1.CARDS.01", "E1.CARDS.03")
@pytest.mark.parametrize("card", ["agency-a", "sponsor-deal-a", "ad-empire-a"])
def test_other_cards_are_kept_in_the_green_room(card: str) -> None:
    """One-shot, permanent and game-end cards do nothing on being taken."""
    table = studio(network=(card,)).play(f"Ann take {card}")
    assert table.player("Ann").network == (card,)
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (10, 0)


@pytest.mark.rule("E1.CARDS.01")
def test_permanent_and_game_end_cards_are_not_used() -> None:
    """Of one card of each kind only the one-shot is offered, and no card that Ann does not hold."""
    table = studio("agency-a", "sponsor-deal-a", "ad-empire-a")
    assert {text for text in table.legal("Ann") if text.startswith("use")} == {"use agency-a"}
    assert table.refuses("Ann use agency-b") == {"E1.CARDS.02"}


@pytest.mark.rule("E1.CARDS.03")
def test_copies_of_permanent_cards_add_up() -> None:
    """Two Sponsor Deals and two shows with an ad of $3M: 2 times $2M more, and $2M for the drop."""
    shows = lineup(
        "Ann",
        at_8pm='{ show = "farce", cards = ["", "ad-2"] }',
        at_9pm='{ show = "soap", cards = ["", "ad-5"] }',
    )
    rest = f'[players.Ann]\ncash = 0\nnetwork = ["sponsor-deal-a", "sponsor-deal-b"]\n{shows}'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").cash == 2 + 2 * 3 + 2 * 2


# -- moments --------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.02")
def test_one_shots_are_used_between_actions_of_the_own_turn() -> None:
    """Agency before the action, or after the first of two; Bo may not use one in Ann's turn."""
    table = studio("agency-a", "agency-b", more='[players.Bo]\nnetwork = ["agency-c"]\n')
    assert table.refuses("Bo use agency-c")
    table.play("Ann use agency-a", "Ann sign-ad ad-0", "Ann use agency-b", "Ann sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-2")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.02")
def test_a_used_card_goes_under_the_network_deck() -> None:
    """The Agency that Ann used is the lowest card."""
    table = studio("agency-a").play("Ann use agency-a")
    assert table.player("Ann").network == ()
    assert last_of(table) == "agency-a"


@pytest.mark.rule("E1.CARDS.02")
def test_cards_of_other_moments_are_not_used_in_a_turn() -> None:
    """With an action, at a season's start, in the income phase: none of them between actions."""
    held = ("flexible-schedule-a", "executive-producer-a", "budget-overrun-a", "reuse-footage-a")
    table = studio(*held)
    assert names(table) == names(studio())


# -- more actions ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.06")
def test_sweeps_week_gives_three_actions() -> None:
    """Three ads, and then it is Bo's turn."""
    table = studio("sweeps-week-a").play("Ann use sweeps-week-a")
    assert last_of(table) == "sweeps-week-a"
    for ad in ("ad-0", "ad-1", "ad-5"):
        assert table.to_act() == ["Ann"]
        table.play(f"Ann sign-ad {ad}")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.06")
def test_sweeps_week_is_used_before_the_action() -> None:
    """After the first of two actions it is too late, before that it is not."""
    table = studio("sweeps-week-a", "agency-a").play("Ann use agency-a")
    assert table.allows("Ann use sweeps-week-a")
    table.play("Ann sign-ad ad-0")
    assert table.refuses("Ann use sweeps-week-a") == {"E1.CARDS.06"}


@pytest.mark.rule("E1.CARDS.06")
def test_an_action_that_gained_nothing_is_one_too() -> None:
    """STARMAKER with an Agency signs nobody; then Sweeps Week is too late."""
    table = studio("sweeps-week-a", "agency-a", executives=("starmaker", "butcher", "flix"))
    table.play("Ann use agency-a", "Ann scout", "Ann sign-nobody")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann use sweeps-week-a") == {"E1.CARDS.06"}


@pytest.mark.rule("E1.CARDS.06")
def test_further_actions_are_not_owed() -> None:
    """After the first of three actions Ann may end the turn, or drop out."""
    table = studio("sweeps-week-a").play("Ann use sweeps-week-a")
    assert "end-turn" not in names(table)
    table.play("Ann sign-ad ad-0")
    assert {"end-turn", "drop"} <= names(table)
    assert table.play("Ann end-turn").to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.03", "E1.CARDS.06")
def test_two_sweeps_weeks_add_up() -> None:
    """Each has three actions in the place of one: five in all, with an Agency six."""
    table = studio("sweeps-week-a", "sweeps-week-b", "agency-a")
    table.play("Ann use sweeps-week-a; use sweeps-week-b; use agency-a")
    table.play("Ann sign-ad ad-0; sign-ad ad-1; sign-ad ad-2; sign-ad ad-5; sign-star star-1")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E1.CARDS.06")
def test_it_may_be_used_in_the_last_turn_of_cable() -> None:
    """In the turn after its drop CABLE has three actions too, none of which is a drop."""
    executives = ("cable", "butcher", "flix")
    head = 'turn = "Ann"\npassed = ["Ann", "Bo", "Cy"]'
    table = studio(
        "sweeps-week-a", executives=executives, head=head, own='memory = { marker = "ahead" }'
    )
    table.play("Ann use sweeps-week-a", "Ann sign-ad ad-0", "Ann sign-ad ad-1")
    assert "drop" not in names(table)
    table.play("Ann sign-ad ad-2")
    assert table.state.round == 2


@pytest.mark.rule("E1.CARDS.07")
def test_agency_gives_one_extra_action() -> None:
    """Two ads in one turn; used after the action of the turn it gives a second one too."""
    table = studio("agency-a", "agency-b").play("Ann use agency-a", "Ann sign-ad ad-0")
    table.play("Ann use agency-b", "Ann sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-2")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.08", "E1.BEEB.18")
def test_each_action_of_sweeps_week_has_a_move_of_its_own() -> None:
    """From the star space: to the ads, a lap of $3M and 1 viewer to them, one more step of 2."""
    table = studio(
        "sweeps-week-a",
        executives=("beeb", "butcher", "flix"),
        network=("agency-a",),
        own="memory = { marker = 1 }",
    )
    table.play("Ann use sweeps-week-a")
    for _ in range(2):
        assert not {"sign-ad", "sign-star", "take"} & names(table)
        table.play("Ann rondel sign-ad")
        assert names(table) == {"sign-ad"}
        table.play(f"Ann sign-ad {table.state.display[Row.ADS][0]}")
    assert table.player("Ann").cash == 10 + 0 + 1 - 3
    table.play("Ann rondel network", "Ann take agency-a")
    assert table.to_act() == ["Ann"]
    assert names(table) == {"use", "end-turn"}


@pytest.mark.rule("E1.UNDERGROUND.05", "E1.CARDS.06")
def test_with_sweeps_week_refilled_stars_can_be_signed() -> None:
    """Two stars signed at once bring the diva, whom the next action of the turn may sign."""
    table = studio("sweeps-week-a", more='[decks.star]\nnext = ["diva"]\n')
    table.play("Ann use sweeps-week-a; sign-star star-1; sign-star star-2; stop-signing")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star diva; stop-signing")
    assert table.player("Ann").stars == ("star-1", "star-2", "diva")


# -- another card in the place of a used one ------------------------------------------------------


@pytest.mark.rule("E1.CARDS.05")
def test_reuse_footage_goes_in_the_place_of_a_used_card() -> None:
    """Agency is used and kept, Reuse Footage is discarded; or Agency goes, and it is kept."""
    table = studio("agency-a", "reuse-footage-a").play("Ann use agency-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    other = Table(table.game, table.state).play("Ann discard-used")
    assert other.player("Ann").network == ("reuse-footage-a",)
    assert last_of(other) == "agency-a"
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("agency-a",)
    assert last_of(table) == "reuse-footage-a"
    table.play("Ann use agency-a; sign-ad ad-0; sign-ad ad-1")
    assert table.to_act() == ["Ann"]
    assert table.player("Ann").network == ()


@pytest.mark.rule("E1.CARDS.05")
def test_it_is_kept_for_no_immediate_card() -> None:
    """Bank Loan is resolved and goes, and nothing is asked."""
    table = studio("reuse-footage-a", network=("bank-loan-a",)).play("Ann take bank-loan-a")
    assert table.player("Ann").network == ("reuse-footage-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05")
def test_it_keeps_no_other_one() -> None:
    """With two of them each use keeps one card, and a discarded one is not kept by the other."""
    table = studio("agency-a", "reuse-footage-a", "reuse-footage-b").play("Ann use agency-a")
    table.play("Ann discard-instead reuse-footage-b")
    assert table.legal("Ann") & {"discard-used", "discard-instead reuse-footage-a"} == set()
    table.play("Ann use agency-a", "Ann discard-instead reuse-footage-a", "Ann use agency-a")
    assert table.player("Ann").network == ()
    assert table.refuses("Ann discard-instead reuse-footage-a")


@pytest.mark.rule("E1.CARDS.05", "E1.MOGUL.06")
def test_it_does_nothing_for_a_mogul() -> None:
    """Crossover is used with a development and turned over, and nothing is asked."""
    own = 'moguls = ["crossover"]\n' + lineup("Ann", at_9pm='"farce"')
    table = studio("reuse-footage-a", own=own).play("Ann produce soap 9pm", "Ann declare crossover")
    assert table.player("Ann").face_down == ("crossover",)
    assert table.player("Ann").network == ("reuse-footage-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05")
def test_it_does_nothing_for_a_dimension_card() -> None:
    """A dimension card is a star: it returns to the supply at once."""
    table = studio("reuse-footage-a", stars=("dimension-card-a",)).play("Ann use dimension-card-a")
    assert "dimension-card-a" in table.state.supply
    assert "discard-used" not in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.05", "E1.CARDS.06")
def test_a_kept_sweeps_week_may_be_used_in_the_same_turn() -> None:
    """Three actions, and two more by the second use before the action."""
    table = studio("sweeps-week-a", "reuse-footage-a").play("Ann use sweeps-week-a")
    table.play("Ann discard-instead reuse-footage-a", "Ann use sweeps-week-a")
    table.play("Ann sign-ad ad-0; sign-ad ad-1; sign-ad ad-2; sign-ad ad-5")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star star-1", "Ann stop-signing")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CARDS.05", "E1.CARDS.13")
def test_it_keeps_a_card_used_with_an_action() -> None:
    """All-Star Cast is used with an attachment, and once more for the same show."""
    stars = ("star-1", "star-2", "star-3", "star-4", "diva")
    own = lineup("Ann", at_9pm='"farce"')
    table = studio("all-star-cast-a", "reuse-footage-a", stars=stars, own=own, shown=())
    table.play("Ann add-or-replace diva 9pm slot 1")
    table.play("Ann attach-guest star-1 9pm by all-star-cast-a")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    table.play("Ann discard-instead reuse-footage-a")
    for star in ("star-2", "star-3", "star-4"):
        table.play(f"Ann attach-guest {star} 9pm by all-star-cast-a")
    shown = table.show("Ann", "9pm")
    assert shown.cards == ("diva", "", "star-1", "star-2", "star-3", "star-4")
    assert table.player("Ann").network == ()
    assert not table.game.integrity(table.state)


@pytest.mark.rule("E1.CARDS.05")
def test_the_question_is_written_in_positions() -> None:
    """A position in which a card may be kept is read as it was written, and no other one."""
    table = studio("agency-a", "reuse-footage-a", "sponsor-deal-a").play("Ann use agency-a")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
    with pytest.raises(FileError, match="'agency-b' is not in the green room"):
        table.game.position(text.replace('card = "agency-a"', 'card = "agency-b"'))
    for other in ("sponsor-deal-a", "reuse-footage-a"):
        wrong = text.replace('card = "agency-a"', f'card = "{other}"')
        with pytest.raises(FileError, match=f"in the place of '{other}'"):
            table.game.position(wrong)


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
def test_the_owner_of_hip_is_immune() -> None:
    """Bo with Hip loses nothing, Cy loses 3."""
    more = '[players.Bo]\nviewers = 7\nmoguls = ["hip"]\n[players.Cy]\nviewers = 7\n'
    table = studio(network=("investigative-report-a",), more=more)
    table.play("Ann take investigative-report-a")
    assert [table.player(name).viewers for name in ("Bo", "Cy")] == [7, 4]


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
