"""PROCRASTINATOR, second edition, with cards that look at genres (E2.PROCRASTINATOR.02-.09)."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.genre_tokens import GenreTokens
from executives.networks.state import Rerun
from support.free_shows import free_show, free_table
from support.table import Table

FINALE = """
[[cards.network]]
id = "test-finale"
name = "Test Finale"
timing = "game-end"
effect = { kind = "end-score", amount = 2, per = "shows-of-best-genre" }
"""
"""2 viewers per show of the genre that lineup and reruns have most of."""


@pytest.mark.rule("E2.PROCRASTINATOR.03", "E2.PROCRASTINATOR.04")
@pytest.mark.parametrize(("text", "viewers"), [("declare genre-drama", 2 * 3), ("commit", 2 * 2)])
def test_game_end_cards_count_the_genre_of_the_token(text: str, viewers: int) -> None:
    """A Drama in reruns by its token, one in the lineup, and the new show if it is made Drama."""
    table = free_table(
        "procrastinator",
        'network = ["test-finale"]\nreruns = [{ show = "dextrous", token = "drama" }]\n'
        'memory = { used = ["drama"] }\n',
        top='round = 5\npassed = ["Bo", "Cy"]',
        shows=("free-match",),
        rest='[players.Ann.lineup]\n"8pm" = "test-saga"\n"9pm" = ""\n',
        cards=free_show("sports", "free-match") + free_show("drama", "test-saga") + FINALE,
    )
    table.play(f"Ann produce free-match 9pm; {text}", "Ann pass cash")
    lines = table.game.result(table.state).scores[0].lines
    assert [line.amount for line in lines if line.source == "test-finale"] == [viewers]


REBOOT = 'moguls = ["reboot-o-mancer"]\n'
USED = 'memory = { used = ["sports"] }\n'
SPORTS_RERUN = USED + 'reruns = [{ show = "dextrous", token = "sports" }]\n'


@pytest.mark.rule("E2.CARDS.39", "E2.PROCRASTINATOR.03")
def test_reboot_o_mancer_takes_the_genre_of_the_token() -> None:
    """An Action show with a Sports token in the reruns advances Sports."""
    table = free_table("procrastinator", REBOOT + SPORTS_RERUN, modules=("moguls",))
    table.play("Ann spend-rerun dextrous")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 1)


@pytest.mark.rule("E2.PROCRASTINATOR.04", "E2.CARDS.39")
def test_the_token_of_a_show_that_leaves_the_game_is_lost() -> None:
    """The rerun goes to the box, and its Sports token does not come back."""
    table = free_table("procrastinator", REBOOT + SPORTS_RERUN, modules=("moguls",))
    table.play("Ann spend-rerun dextrous")
    assert table.player("Ann").reruns == ()
    assert table.player("Ann").memory == GenreTokens(("sports",))


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.CARDS.32")
def test_waterbug_advances_the_new_genre_and_drama() -> None:
    """Made Sports, Waterbug advances Sports and what it indicates, and not the printed Sci-Fi."""
    held = 'cash = 6\nstars = ["starter-star-a"]\nads = []\n'
    table = free_table("procrastinator", held, shows=("waterbug",))
    table.play("Ann produce waterbug 9pm; declare genre-sports; attach starter-star-a")
    assert table.player("Ann").tracks == (0, 1, 0, 0, 0, 1)


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.PROCRASTINATOR.07")
def test_waterbug_made_drama_advances_drama_twice() -> None:
    """Its own advance and the indicated one are both on Drama: space 2 with its bonus."""
    held = 'cash = 6\nstars = ["starter-star-a"]\nads = []\n'
    table = free_table("procrastinator", held, shows=("waterbug",))
    table.play("Ann produce waterbug 9pm; declare genre-drama; attach starter-star-a")
    assert table.player("Ann").tracks == (0, 2, 0, 0, 0, 0)
    assert min(table.legal("Ann")).startswith("keep")


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.CARDS.12")
def test_market_research_needs_no_token() -> None:
    """It advances the genre chosen, and all tokens are left."""
    table = free_table("procrastinator", 'network = ["market-research-a"]\n')
    table.play("Ann use market-research-a; choose-genre sitcom")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 1, 0)
    assert table.player("Ann").memory == GenreTokens(())


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.CARDS.34")
def test_a_show_drawn_by_page_to_screen_may_be_changed() -> None:
    """A token is declared for the drawn show as for one of the display."""
    table = free_table(
        "procrastinator",
        'moguls = ["page-to-screen"]\n',
        modules=("moguls",),
        rest='[decks.round_1]\nnext = ["free-saga", "free-match"]\n',
        cards=free_show("drama", "free-saga") + free_show("sports", "free-match"),
    )
    table.play("Ann use page-to-screen; produce free-saga 9pm; declare genre-reality")
    assert table.show("Ann", "9pm").token == "reality"
    assert table.player("Ann").memory == GenreTokens(("reality",))
    assert table.player("Ann").tracks == (0, 0, 1, 0, 0, 0)


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.CARDS.11")
@pytest.mark.parametrize("first", ["genre-sports", "flexible-schedule-a"])
def test_a_token_and_flexible_schedule_go_together(first: str) -> None:
    """In either order: the show is Sports, starts in row 1, and the card is used up."""
    show = free_show("action", "early-show", timeslot="9pm")
    held = 'network = ["flexible-schedule-a"]\n'
    table = free_table("procrastinator", held, shows=("early-show",), cards=show)
    table.play(f"Ann produce early-show 8pm; declare {first}")
    (other,) = {"genre-sports", "flexible-schedule-a"} - {first}
    table.play(f"Ann declare {other}")
    assert (table.show("Ann", "8pm").token, table.show("Ann", "8pm").row) == ("sports", 1)
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.BASE.49")
def test_a_new_genre_does_not_change_the_preferred_timeslot() -> None:
    """A 9PM show made Sports is still penalised at 8PM: it starts in row 3."""
    show = free_show("action", "early-show", timeslot="9pm")
    table = free_table("procrastinator", shows=("early-show",), cards=show)
    table.play("Ann produce early-show 8pm; declare genre-sports")
    assert table.show("Ann", "8pm").row == 3


@pytest.mark.rule("E2.PROCRASTINATOR.03")
def test_a_show_cancelled_by_a_card_keeps_its_token() -> None:
    """Writeoff cancels the changed show: it is in the reruns with the token on it."""
    rest = '[players.Ann.lineup.8pm]\nshow = "dextrous"\ntoken = "sports"\n'
    held = USED + 'network = ["writeoff-a"]\nreruns = []\n'
    table = free_table("procrastinator", held, rest=rest)
    table.play("Ann use writeoff-a; choose 8pm")
    assert table.player("Ann").reruns == (Rerun("dextrous", "sports"),)


@pytest.mark.rule("E2.PROCRASTINATOR.08")
def test_the_tokens_used_are_public() -> None:
    """Every other player sees which tokens are left."""
    table = free_table("procrastinator", top="").play("Ann produce free-drama 8pm")
    table.play("Ann declare genre-sci-fi")
    view = table.game.view(table.state, table.seat("Bo"))
    assert view.players[0].memory == GenreTokens(("sci-fi",))
    assert view.players[0].lineup == table.player("Ann").lineup


@pytest.mark.rule("E2.PROCRASTINATOR.08", "E2.PROCRASTINATOR.04")
def test_tokens_are_written_and_read_with_a_position() -> None:
    """A saved game has the token on the show, and as many as before on the board."""
    table = free_table("procrastinator").play("Ann produce free-drama 8pm; declare genre-sci-fi")
    document = networks.dumps(table.game, table.state)
    assert 'used = ["sci-fi"]' in document
    assert Table(table.game, table.game.position(document)).state == table.state


@pytest.mark.rule("E2.PROCRASTINATOR.09")
@pytest.mark.parametrize(
    ("used", "words"),
    [
        ('["western"]', "no tokens for 'western'"),
        ('["sports", "drama"]', "alphabetical order"),
        ('["drama", "drama", "drama"]', "there are 2 tokens for 'drama'"),
    ],
)
def test_no_position_has_impossible_tokens(used: str, words: str) -> None:
    """Only tokens of the six genres can be used, two of each, and they are named in one order."""
    with pytest.raises(FileError, match=words):
        free_table("procrastinator", f"memory = {{ used = {used} }}\n")


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.PROCRASTINATOR.05")
def test_nothing_is_used_before_the_production_is_paid() -> None:
    """While options are declared the show lies in the display and all tokens on the board."""
    show = free_show("action", "early-show", timeslot="9pm")
    held = 'network = ["flexible-schedule-a"]\n'
    table = free_table("procrastinator", held, shows=("early-show",), cards=show)
    table.play("Ann produce early-show 8pm; declare genre-sports")
    assert table.player("Ann").memory == GenreTokens(())
    assert "early-show" in table.state.display[0]


@pytest.mark.rule("E2.PROCRASTINATOR.02")
def test_a_show_without_a_genre_may_be_given_one() -> None:
    """There is no own genre to leave out: all six tokens are offered."""
    blank = free_show("", "blank-show")
    table = free_table("procrastinator", shows=("blank-show",), cards=blank)
    table.play("Ann produce blank-show 8pm")
    assert len(table.legal("Ann")) == 6 + 1
    table.play("Ann declare genre-reality")
    assert table.player("Ann").tracks == (0, 0, 1, 0, 0, 0)


@pytest.mark.rule("E2.PROCRASTINATOR.08")
def test_no_position_has_more_tokens_on_shows_than_are_used() -> None:
    """Two changed shows and one used token cannot be."""
    lineup = '[players.Ann.lineup.8pm]\nshow = "waterbug"\ntoken = "sports"\n'
    with pytest.raises(FileError, match="2 tokens for 'sports' lie on shows, and 1 are used"):
        free_table("procrastinator", SPORTS_RERUN, rest=lineup)
