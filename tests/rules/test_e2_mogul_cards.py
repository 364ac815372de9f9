"""Moguls that are held, second edition: permanent and Game End (E2.CARDS.36 to .38, .40)."""

from __future__ import annotations

import pytest

from executives.networks.cards import Effect, Mogul
from support.stand_ins_moguls import landing_table, mogul_table
from support.table import Table

STARTER_SHOWS = 2 + 2 + 2
"""What three starter shows in row 1 score."""


def lineup(show: str, cards: str = "", *, row: int = 1, down: str = "") -> str:
    """A lineup of one show at 8PM."""
    entry = f'{{ show = "{show}", row = {row}, cards = [{cards}], down = [{down}] }}'
    return f'[players.Ann.lineup]\n"8pm" = {entry}\n"9pm" = ""\n"10pm" = ""\n'


def round_end(moguls: str, shows: str, *, number: int = 2, ann: str = "", rest: str = "") -> Table:
    """Ann, with $10M and no viewers, has passed last for $2M more."""
    table = mogul_table(
        f"cash = 10\nviewers = 0\nmoguls = [{moguls}]\n{ann}",
        top=f'round = {number}\npassed = ["Bo", "Cy"]',
        rest=shows + rest,
        cards=COPIES,
    )
    return table.play("Ann pass cash")


def copy_of(mogul: str, timing: str, effect: Effect) -> Mogul:
    """A second copy of a mogul, which the bundled deck does not have."""
    return Mogul(f"{mogul}-again", "Again", timing, (effect,))


COPIES = (
    copy_of("penny-pincher", "permanent", Effect("lineup-expenses", -1, rule="E2.CARDS.36")),
    copy_of("trend-setter", "permanent", Effect("round-score", 2, "shows-in-row-1")),
    copy_of("impresario", "game-end", Effect("end-score", 1, "attached-stars")),
    copy_of("voice", "permanent", Effect("show-score", 1, "stars-with-expenses")),
)

# -- Penny Pincher ------------------------------------------------------------------------------

FINALS = lineup("thumb-war-finals", '"national-treasure-nora", "dependable-dana"')
"""Expenses of $2M for the show, $2M and $1M for its stars; 10 viewers, and 5 and 3."""


@pytest.mark.rule("E2.CARDS.36", "E2.CARDS.03")
@pytest.mark.parametrize(("moguls", "due"), [("", 2 + 2 + 1), ('"penny-pincher"', 1 + 1 + 0)])
def test_penny_pincher_takes_a_million_off_each_show_and_attached_star(
    moguls: str, due: int
) -> None:
    """The expenses of the show and of both stars on it are $1M lower each."""
    assert round_end(moguls, FINALS).player("Ann").cash == 10 + 2 - due


@pytest.mark.rule("E2.CARDS.36")
def test_penny_pincher_does_not_go_below_zero() -> None:
    """A show and a star without expenses cost nothing, and bring nothing either."""
    shows = lineup("graveyard-shift", '"fill-in-wendy"')
    assert round_end('"penny-pincher"', shows).player("Ann").cash == 10 + 2


@pytest.mark.rule("E2.CARDS.36")
def test_penny_pincher_finds_no_expenses_on_a_star_upside_down() -> None:
    """Of a show at $2M and Nora upside down only the show costs something, now $1M."""
    shows = lineup(
        "thumb-war-finals", '"national-treasure-nora", ""', down='"national-treasure-nora"'
    )
    assert round_end('"penny-pincher"', shows).player("Ann").cash == 10 + 2 - 1


@pytest.mark.rule("E2.CARDS.36")
def test_penny_pincher_leaves_the_ads_and_the_income_alone() -> None:
    """A show at $1M with an ad for $2M: the ad still earns $2M, the show costs nothing."""
    shows = lineup("snail-derby", '"", "fizz-cola"')
    assert round_end('"penny-pincher"', shows).player("Ann").cash == 10 + 2 + 2 - 0


@pytest.mark.rule("E2.CARDS.36")
def test_penny_pincher_helps_its_owner_only() -> None:
    """Bo, whose show costs $3M, pays all of it."""
    bo = """
[players.Bo]
cash = 7
[players.Bo.lineup]
"8pm" = "synchronised-shopping"
"""
    table = round_end('"penny-pincher"', FINALS, rest=bo)
    assert table.player("Bo").cash == 7 - 3


@pytest.mark.rule("E2.CARDS.36", "E2.CARDS.06")
def test_two_copies_of_penny_pincher_add_up() -> None:
    """Two moguls of that text, one defined inline: $2M less for each card, not below $0."""
    table = round_end('"penny-pincher", "penny-pincher-again"', FINALS)
    assert table.player("Ann").cash == 10 + 2 - 0


@pytest.mark.rule("E2.CARDS.03")
def test_a_permanent_mogul_is_in_force_from_the_moment_it_is_taken() -> None:
    """Kept from a token in the last turn but one, Trend Setter counts at the round's end."""
    deck = '[decks.mogul]\nnext = ["trend-setter", "archivist", "impresario"]\n'
    table = landing_table(3, ann="viewers = 0", rest=deck)
    table.play("Ann produce free-drama 8pm; keep trend-setter", "Bo pass cash", "Cy pass cash")
    table.play("Ann pass cash")
    assert table.state.round == 2
    assert table.player("Ann").viewers == STARTER_SHOWS + 2 + 2 + 2


# -- Voice of a Generation ----------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.37", "E2.CARDS.03")
@pytest.mark.parametrize(("moguls", "more"), [("", 0), ('"voice-of-a-generation"', 1 + 1)])
def test_voice_gives_a_viewer_for_each_star_with_expenses(moguls: str, more: int) -> None:
    """Nora at $2M and Dana at $1M give 1 viewer each; the expenses of the show give none."""
    assert round_end(moguls, FINALS).player("Ann").viewers == 10 + 5 + 3 + more


@pytest.mark.rule("E2.CARDS.37")
def test_voice_gives_nothing_for_stars_without_expenses() -> None:
    """A star without expenses gives none, and neither does a star of the green room."""
    shows = lineup("thumb-war-finals", '"fill-in-wendy", ""')
    table = round_end('"voice-of-a-generation"', shows, ann='stars = ["dependable-dana"]')
    assert table.player("Ann").viewers == 10 + 2


@pytest.mark.rule("E2.CARDS.37", "E2.CARDS.06")
def test_two_copies_of_voice_add_up() -> None:
    """Two moguls of that text, one defined inline: 2 viewers for each star with expenses."""
    table = round_end('"voice-of-a-generation", "voice-again"', FINALS)
    assert table.player("Ann").viewers == 10 + 5 + 3 + 2 + 2


@pytest.mark.rule("E2.CARDS.37")
def test_voice_is_part_of_the_score_of_the_show() -> None:
    """What asks for the show's score, here Blockbuster Director, includes it."""
    moguls = 'moguls = ["voice-of-a-generation", "blockbuster-director"]'
    table = mogul_table(f"viewers = 0\n{moguls}", rest=FINALS)
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").viewers == 10 + 5 + 3 + 1 + 1


# -- Game End moguls ----------------------------------------------------------------------------


def scored(table: Table, mogul: str) -> int:
    """What a mogul scored in end-game scoring by the lines of the result."""
    lines = table.game.result(table.state).scores[0].lines
    return sum(line.amount for line in lines if line.source == mogul)


@pytest.mark.rule("E2.CARDS.38", "E2.CARDS.04")
def test_tech_pioneer_gives_two_viewers_per_game_end_network_card() -> None:
    """Two Game End cards count; a permanent one, a one-shot, and the mogul itself do not."""
    network = '["genre-block-a", "variety-hour-b", "sponsor-deal-a", "extension-a"]'
    table = round_end('"tech-pioneer"', FINALS, number=5, ann=f"network = {network}")
    assert scored(table, "tech-pioneer") == 2 * 2


@pytest.mark.rule("E2.CARDS.38")
def test_tech_pioneer_does_not_count_the_cards_of_others() -> None:
    """With none of her own Ann scores nothing for the Game End card of Bo."""
    bo = '[players.Bo]\nnetwork = ["genre-block-a"]\n'
    table = round_end('"tech-pioneer"', FINALS, number=5, rest=bo)
    assert scored(table, "tech-pioneer") == 0


FULL = lineup("explosion-inspectors", '"rerun-guy", "fill-in-wendy", "fizz-cola"')
"""12 viewers and 2 and 2 by two stars; one ad."""

RERUNS = 'reruns = ["snail-derby", "starter-show-1-d", "moon-janitors"]\nstars = ["cheeky-friend"]'
"""Two reruns with a genre and one without; 1 viewer printed on each of the two."""


@pytest.mark.rule("E2.CARDS.40", "E2.CARDS.04")
@pytest.mark.parametrize(
    ("mogul", "viewers"), [("archivist", 2), ("impresario", 2), ("sponsor-hunter", 1)]
)
def test_house_moguls_score_at_the_games_end(mogul: str, viewers: int) -> None:
    """Archivist counts reruns with a genre, the others attached stars and attached ads."""
    table = round_end(f'"{mogul}"', FULL, number=5, ann=RERUNS)
    assert scored(table, mogul) == viewers
    assert table.player("Ann").viewers == 12 + 2 + 2 + 1 + 1 + viewers


@pytest.mark.rule("E2.CARDS.04")
@pytest.mark.parametrize("mogul", ["tech-pioneer", "archivist", "impresario", "sponsor-hunter"])
def test_a_game_end_mogul_scores_nothing_before_the_end(mogul: str) -> None:
    """At the end of round 4 only the lineup scores."""
    network = 'network = ["syndication-a"]'
    table = round_end(f'"{mogul}"', FULL, number=4, ann=f"{RERUNS}\n{network}")
    assert table.player("Ann").viewers == 12 + 2 + 2


@pytest.mark.rule("E2.CARDS.06")
def test_two_copies_of_a_game_end_mogul_add_up() -> None:
    """Two moguls with the text of Impresario, one defined inline, score 2 viewers per star."""
    table = round_end('"impresario", "impresario-again"', FULL, number=5)
    assert scored(table, "impresario") + scored(table, "impresario-again") == 2 + 2


# -- Trend Setter -------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.40", "E2.CARDS.03")
@pytest.mark.parametrize(("row", "viewers"), [(1, 5 + 2), (2, 4), (3, 2), (4, 1)])
def test_trend_setter_gives_two_viewers_per_show_in_row_1(row: int, viewers: int) -> None:
    """Graveyard Shift (5/4/2/1) has 2 viewers more in row 1 only."""
    table = round_end('"trend-setter"', lineup("graveyard-shift", row=row))
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.CARDS.40", "E2.CARDS.06")
@pytest.mark.parametrize(
    ("moguls", "more"), [('"trend-setter"', 2), ('"trend-setter", "trend-setter-again"', 4)]
)
def test_trend_setter_counts_every_show_of_the_lineup(moguls: str, more: int) -> None:
    """Three starter shows in row 1 count, and a second copy, defined inline, adds up."""
    table = round_end(moguls, "")
    assert table.player("Ann").viewers == STARTER_SHOWS + 3 * more


@pytest.mark.rule("E2.CARDS.40")
def test_trend_setter_adds_to_the_round_and_not_to_a_show() -> None:
    """What asks for the score of a show in row 1, here Blockbuster Director, leaves it out."""
    moguls = 'moguls = ["trend-setter", "blockbuster-director"]'
    table = mogul_table(f"viewers = 0\n{moguls}", rest=lineup("graveyard-shift"))
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").viewers == 5
