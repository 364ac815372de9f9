"""Telly Time: the power of Chat shows (E2.TELLY.25)."""

from __future__ import annotations

import pytest

from support.free_shows import free_show
from support.telly_tables import BARE, KNOWN_DECKS, SPACE_2, WITH_MOGULS, grid, telly

SLOTS = ("star?", "ad?")
CARDS = free_show("chat", "chat-with-slots", slots=SLOTS) + free_show(
    "drama", "old-drama", slots=SLOTS
)
NEW = ("chat-with-slots",)
UPSIDE_DOWN = (
    '{ show = "old-drama", row = 2, cards = ["tessa-torque", "lawn-lion-mowers"], '
    'down = ["tessa-torque", "lawn-lion-mowers"] }'
)
"""Tessa wants Action: 4 viewers and $1M up, 1 viewer down.  The ad: $3M up, $1M down."""


def lineup(nine: str = '""', eight: str = '""') -> str:
    """Ann's lineup with these shows at 9PM and at 8PM."""
    return BARE.replace('"9pm" = ""', f'"9pm" = {nine}').replace('"8pm" = ""', f'"8pm" = {eight}')


@pytest.mark.rule("E2.TELLY.25")
def test_all_cards_of_the_chosen_timeslot_turn_up() -> None:
    """Both the star and the ad at 9PM, although their conditions fail; the marker stays."""
    at = telly(shows=("free-chat",), rest=lineup(UPSIDE_DOWN), cards=CARDS)
    at.play("Ann produce free-chat weekend; turn-all-up 9pm")
    assert at.show("Ann", "9pm").up == 0b11
    assert at.show("Ann", "9pm").row == 2
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.25")
def test_only_the_chosen_timeslot_is_turned() -> None:
    """With upside-down cards at 8PM and 9PM, those at 9PM stay as they are."""
    star = '["brick-hammerly"]'
    eight = f'{{ show = "chat-with-slots", row = 1, cards = {star}, down = {star} }}'
    at = telly(shows=("free-chat",), rest=lineup(UPSIDE_DOWN, eight), cards=CARDS)
    at.play("Ann produce free-chat weekend; turn-all-up 8pm")
    assert at.show("Ann", "8pm").up == 0b01
    assert at.show("Ann", "9pm").up == 0


@pytest.mark.rule("E2.TELLY.25")
def test_every_own_timeslot_with_a_show_is_on_offer() -> None:
    """The old show at 9PM and the new one on the weekend; not the two empty slots."""
    at = telly(shows=("free-chat",), rest=lineup(UPSIDE_DOWN), cards=CARDS)
    at.play("Ann produce free-chat weekend")
    assert at.legal() == {"turn-all-up 9pm", "turn-all-up weekend"}
    assert at.refuses("Ann turn-all-up 8pm") == {"E2.TELLY.25"}
    assert at.legal("Bo") == set()


@pytest.mark.rule("E2.TELLY.25")
def test_one_timeslot_has_to_be_chosen() -> None:
    """There is no way round it, and a timeslot without upside-down cards may be the one."""
    at = telly(shows=("free-chat",), rest=lineup(UPSIDE_DOWN), cards=CARDS)
    at.play("Ann produce free-chat weekend")
    assert at.refuses("Ann end-turn") == {"E2.BASE.26"}
    at.play("Ann turn-all-up weekend")
    assert at.show("Ann", "9pm").up == 0
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.25")
def test_the_new_show_may_be_chosen() -> None:
    """Cards that its own conditions have just turned down are turned up again."""
    ann = 'stars = ["tessa-torque"]\nads = ["lawn-lion-mowers"]\n'
    at = telly(ann, shows=NEW, rest=lineup('"old-drama"'), cards=CARDS)
    at.play("Ann produce chat-with-slots 8pm; attach tessa-torque; attach lawn-lion-mowers")
    assert at.show("Ann", "8pm").up == 0
    at.play("Ann turn-all-up 8pm")
    assert at.show("Ann", "8pm").up == 0b11


@pytest.mark.rule("E2.TELLY.25")
def test_cards_turned_up_count_from_then_on() -> None:
    """Tessa scores 4 and costs $1M, the ad earns $3M; and the next round is the same."""
    at = telly(
        "cash = 0\nviewers = 0\n" + grid("chat"),
        top='passed = ["Bo"]',
        shows=("free-chat",),
        rest=lineup(UPSIDE_DOWN),
        cards=CARDS,
    ).play("Ann produce free-chat weekend; turn-all-up 9pm", "Ann pass cash")
    assert at.player("Ann").viewers == (2 + 4) + 2
    assert at.player("Ann").cash == 2 + 8 + (3 - 1)
    assert at.show("Ann", "9pm").up == 0b11


@pytest.mark.rule("E2.TELLY.25")
def test_cards_added_later_are_tested_as_usual() -> None:
    """A star added to the show after the power was used lies as its condition says."""
    at = telly(
        'stars = ["brick-hammerly"]\n',
        top='passed = ["Bo"]',
        shows=("free-chat",),
        rest=lineup(UPSIDE_DOWN),
        cards=CARDS,
    ).play("Ann produce free-chat weekend; turn-all-up 9pm")
    at.play("Ann add-or-replace brick-hammerly 9pm slot 1")
    assert at.show("Ann", "9pm").up == 0b10


@pytest.mark.rule("E2.TELLY.25")
def test_a_show_changed_from_chat_has_no_power() -> None:
    """PROCRASTINATOR makes a Chat show a drama, and nothing is asked."""
    at = telly(executives=("procrastinator", "butcher"), shows=("free-chat",))
    at.play("Ann produce free-chat 8pm; declare genre-drama")
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.25")
def test_a_chat_show_that_keeps_its_genre_has_the_power() -> None:
    """PROCRASTINATOR commits without a token: the power is there."""
    at = telly(executives=("procrastinator", "butcher"), shows=("free-chat",))
    at.play("Ann produce free-chat 8pm; commit")
    assert at.allows("Ann turn-all-up 9pm")


@pytest.mark.rule("E2.TELLY.25")
@pytest.mark.parametrize("genre", ["kids", "quiz", "drama"])
def test_other_shows_have_no_such_power(genre: str) -> None:
    """After a Kids, Quiz or drama show the turn is over."""
    at = telly(rest=lineup(UPSIDE_DOWN), cards=CARDS).play(f"Ann produce free-{genre} weekend")
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.25")
def test_the_power_comes_after_square_and_lines() -> None:
    """The bonus of a line that the Chat show completes is drawn first."""
    at = telly(grid("kids", "quiz"), shows=("free-chat",), rest=KNOWN_DECKS)
    at.play("Ann produce free-chat weekend")
    assert at.legal() == SPACE_2
    at.play("Ann keep fizz-cola")
    assert at.legal() == {f"turn-all-up {slot}" for slot in ("8pm", "9pm", "10pm", "weekend")}


@pytest.mark.rule("E2.TELLY.25", "E2.TELLY.08")
def test_a_chat_show_on_a_covered_square_has_the_power() -> None:
    """It is of the production, not of the square."""
    at = telly(grid("chat"), shows=("free-chat",)).play("Ann produce free-chat 8pm")
    assert at.allows("Ann turn-all-up 8pm")


@pytest.mark.rule("E2.TELLY.25")
def test_only_a_production_has_the_power() -> None:
    """Market Research covers Chat, and nothing is turned."""
    at = telly('network = ["market-research-a"]\n', rest=lineup(UPSIDE_DOWN), cards=CARDS)
    at.play("Ann use market-research-a; choose-genre chat")
    assert at.show("Ann", "9pm").up == 0
    assert at.allows("Ann pass cash")


@pytest.mark.rule("E2.TELLY.25")
def test_an_only_show_is_the_only_choice() -> None:
    """With nothing else in the lineup the Chat show turns its own cards."""
    at = telly(shows=("free-chat",), rest=lineup()).play("Ann produce free-chat weekend")
    assert at.legal() == {"turn-all-up weekend"}


@pytest.mark.rule("E2.TELLY.25")
def test_page_to_screen_brings_the_power_too() -> None:
    """A Chat show that the mogul draws is produced, and turns the cards of a timeslot."""
    at = telly(
        'moguls = ["page-to-screen"]\n',
        modules=WITH_MOGULS,
        shows=(),
        rest='[decks.round_1]\nnext = ["free-chat", "free-drama"]\n' + lineup(UPSIDE_DOWN),
        cards=CARDS,
    ).play("Ann use page-to-screen; produce free-chat 8pm; turn-all-up 9pm")
    assert at.show("Ann", "9pm").up == 0b11


@pytest.mark.rule("E2.TELLY.25")
def test_starryeye_turns_ads_up() -> None:
    """Its drawback turns an ad down when it is attached; the power turns it up (E2.CARDS.17)."""
    at = telly(
        'ads = ["throat-tickle-lozenges"]\nstars = []\n',
        executives=("starryeye", "butcher"),
        shows=NEW,
        rest=lineup('"old-drama"'),
        cards=CARDS,
    ).play("Ann produce chat-with-slots 8pm; attach throat-tickle-lozenges")
    assert at.show("Ann", "8pm").up == 0
    at.play("Ann turn-all-up 8pm")
    assert at.show("Ann", "8pm").up == 0b10


@pytest.mark.rule("E2.TELLY.25", "E2.SOLO.03")
def test_alone_the_choice_is_part_of_the_turn() -> None:
    """The rival network takes its card after the timeslot has been chosen."""
    shows = ("free-chat", "free-drama")
    at = telly(names=("Ann",), shows=shows).play("Ann produce free-chat weekend")
    assert at.state.display[0] == ("free-drama",)
    at.play("Ann turn-all-up weekend")
    assert not at.state.display[0]
