"""Held moguls with executives, with each other and with cards, second edition."""

from __future__ import annotations

import pytest

from executives.core.tally import total
from executives.networks.queries import (
    show_score,
    upkeep_due_lines,
    visible_expenses,
)
from support.stand_ins_moguls import mogul_table
from support.table import Table


def held(
    moguls: str,
    shows: str = "",
    *,
    ann: str = "cash = 0\n",
    number: int = 2,
    executive: str = "",
) -> Table:
    """Ann holds moguls; the others have passed, and her pass ends the round."""
    others = [name for name in ("butcher", "beeb", "continuum") if name != executive]
    lineup = f'[players.Ann.lineup]\n"8pm" = {shows or chr(34) * 2}\n"9pm" = ""\n"10pm" = ""\n'
    viewers = "" if "viewers" in ann else "viewers = 0\n"
    return mogul_table(
        f"moguls = [{moguls}]\n{viewers}{ann}",
        top=f'round = {number}\npassed = ["Bo", "Cy"]',
        rest=lineup,
        executives=(executive, *others[:2]) if executive else (),
    )


def show_with(cards: str, *, show: str = "thumb-war-finals", row: int = 1, down: str = "") -> str:
    """A show (10/7/4/2 viewers, expenses of $2M) with cards on it."""
    return f'{{ show = "{show}", row = {row}, cards = [{cards}], down = [{down}] }}'


PINCHER = '"penny-pincher"'
VOICE = '"voice-of-a-generation"'
BOTH = f"{PINCHER}, {VOICE}"
NORA, DANA, UMA = '"national-treasure-nora"', '"dependable-dana"', '"fill-in-wendy"'
"""Stars with expenses of $2M, $1M and none, and 5, 3 and 2 viewers whatever their side."""

# -- expenses -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.36", "E2.BASE.66")
@pytest.mark.parametrize(("moguls", "unpaid"), [("", 5 - 2), (PINCHER, 0)])
def test_penny_pincher_lowers_what_cannot_be_paid(moguls: str, unpaid: int) -> None:
    """Expenses of $5M with $2M in hand cost 3 viewers; with Penny Pincher $2M are just paid."""
    table = held(moguls, show_with(f"{NORA}, {DANA}"), ann="viewers = 9\ncash = 0\n")
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 9 - unpaid + 10 + 5 + 3


@pytest.mark.rule("E2.CARDS.36", "E2.BASE.65")
def test_penny_pincher_is_netted_with_the_income() -> None:
    """A show at $2M with Nora at $2M and an ad for $2M: the net is 2 - 1 - 1."""
    shows = show_with(f'{NORA}, "fizz-cola"')
    assert held("", shows).play("Ann pass cash").player("Ann").cash == 2 + (2 - 2 - 2)
    assert held(PINCHER, shows).play("Ann pass cash").player("Ann").cash == 2 + (2 - 1 - 1)


@pytest.mark.rule("E2.CARDS.36", "E2.BASE.64")
@pytest.mark.parametrize(
    ("card", "up", "seen"),
    [
        ("national-treasure-nora", True, 2 - 1),
        ("national-treasure-nora", False, 0),
        ("dependable-dana", True, 0),
        ("fill-in-wendy", True, 0),
        ("thumb-war-finals", True, 2 - 1),
        ("snail-derby", True, 0),
    ],
)
def test_penny_pincher_changes_the_expenses_that_are_seen(card: str, up: bool, seen: int) -> None:
    """A card at $1M shows none any more; one without expenses, or upside down, shows none."""
    table = held(PINCHER)
    assert visible_expenses(table.game.context, table.state, 0, card, up) == seen
    lines = upkeep_due_lines(table.game.context, table.state, 0, card, up)
    assert total(lines) == seen


@pytest.mark.rule("E2.CARDS.36")
@pytest.mark.parametrize(
    ("moguls", "due", "score"),
    [("", (2 + 1) + (1 + 1), 10 + 3), (PINCHER, (1 + 1) + 0, 10 + 3 + 1)],
)
def test_penny_pincher_comes_before_cheapo(moguls: str, due: int, score: int) -> None:
    """The show at $2M still has its surcharge; Dana at $1M now has none,
    and earns the bonus."""
    ann = "cash = 8\n"
    table = held(moguls, show_with(DANA), ann=ann, executive="cheapo")
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 8 + 2 - due
    assert table.player("Ann").viewers == score


@pytest.mark.rule("E2.CARDS.36")
def test_penny_pincher_may_bring_cheapo_the_bonus_of_the_show() -> None:
    """A show at $1M (6 viewers) shows no expenses: 2 viewers, no surcharge."""
    shows = show_with("", show="snail-derby")
    table = held(PINCHER, shows, ann="cash = 0\n", executive="cheapo")
    table.play("Ann pass cash")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (2, 6 + 2)


# -- stars with expenses ------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.37", "E2.BASE.64")
def test_voice_gives_nothing_for_a_star_upside_down() -> None:
    """Nora at $2M upside down shows no expenses; Dana beside her gives her 1 viewer."""
    table = held(VOICE, show_with(f"{NORA}, {DANA}", down=NORA)).play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + 5 + 3 + 1


@pytest.mark.rule("E2.CARDS.37", "E2.CARDS.36")
@pytest.mark.parametrize(("moguls", "more"), [(VOICE, 1 + 1), (BOTH, 1)])
def test_voice_does_not_see_expenses_that_penny_pincher_took_away(moguls: str, more: int) -> None:
    """With both moguls Dana at $1M shows no expenses; Nora at $2M still shows $1M."""
    table = held(moguls, show_with(f"{NORA}, {DANA}")).play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + 5 + 3 + more


@pytest.mark.rule("E2.CARDS.37")
@pytest.mark.parametrize(
    ("cards", "down", "more"),
    [(DANA, "", 1), (UMA, "", 1), (NORA, NORA, 1), (f"{NORA}, {UMA}", "", 1 + 1)],
)
def test_a_star_earns_either_voice_or_cheapos_bonus(cards: str, down: str, more: int) -> None:
    """With expenses by the mogul, without by CHEAPO, never both."""
    own = {DANA: 3, UMA: 2, NORA: 5, f"{NORA}, {UMA}": 5 + 2}[cards]
    shows = show_with(cards, down=down)
    table = held(VOICE, shows, ann="cash = 9\n", executive="cheapo")
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + own + more


@pytest.mark.rule("E2.CARDS.37", "E2.BUTCHER.07")
def test_voice_and_butchers_penalty_meet_in_the_score_of_the_show() -> None:
    """In row 2 the finals score 7 + 5 + 3, 1 and 1 by the mogul, and 2 less for BUTCHER."""
    table = held(VOICE, show_with(f"{NORA}, {DANA}", row=2), executive="butcher")
    score = 7 + 5 + 3 + 1 + 1 - 2
    assert show_score(table.game.context, table.state, 0, 0) == score
    assert table.play("Ann pass cash").player("Ann").viewers == score


# -- the round total ----------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.40", "E2.BASE.69")
@pytest.mark.parametrize(("row", "viewers"), [(4, 0), (2, 1 + 2)])
def test_trend_setter_joins_a_total_before_it_is_raised_to_zero(row: int, viewers: int) -> None:
    """BUTCHER's starter show (2/1/1/0) in a late row and another in row 1, with 2 viewers more:
    0 - 6 + 2 + 2 is raised to 0, and 1 - 2 + 2 + 2 is 3."""
    lineup = (
        '[players.Ann.lineup]\n"10pm" = ""\n'
        f'"8pm" = {{ show = "starter-show-1-a", row = {row} }}\n"9pm" = "starter-show-2-a"\n'
    )
    table = mogul_table(
        'viewers = 0\nmoguls = ["trend-setter"]',
        top='passed = ["Bo", "Cy"]',
        rest=lineup,
        executives=("butcher", "beeb", "continuum"),
    )
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == viewers


# -- end-game scoring ---------------------------------------------------------------------------


def scored(table: Table, source: str) -> int:
    """What a card scored in end-game scoring by the lines of the result."""
    lines = table.game.result(table.state).scores[0].lines
    return sum(line.amount for line in lines if line.source == source)


@pytest.mark.rule("E2.CARDS.38", "E2.MOGUL.08")
def test_tech_pioneer_counts_network_cards_that_score_nothing_for_rich() -> None:
    """RICH's two Game End network cards score 0, Tech Pioneer scores 2 for each."""
    ann = 'cash = 0\nnetwork = ["syndication-a", "variety-hour-a"]\nreruns = ["snail-derby"]\n'
    table = held('"tech-pioneer"', ann=ann, number=5, executive="rich")
    table.play("Ann pass cash")
    assert scored(table, "syndication-a") == 0
    assert scored(table, "variety-hour-a") == 0
    assert scored(table, "tech-pioneer") == 2 + 2


@pytest.mark.rule("E2.MOGUL.08", "E2.CARDS.04")
@pytest.mark.parametrize("executive", ["", "rich"])
def test_moguls_score_normally_for_rich(executive: str) -> None:
    """Archivist scores its rerun for RICH as it does on the plain board."""
    ann = 'cash = 0\nreruns = ["snail-derby"]\n'
    table = held('"archivist"', ann=ann, number=5, executive=executive)
    assert scored(table.play("Ann pass cash"), "archivist") == 1


@pytest.mark.rule("E2.CARDS.38")
@pytest.mark.parametrize(
    ("network", "cards"),
    [
        ('"genre-block-a", "genre-block-b"', 2),
        ('"genre-block-a", "variety-hour-a", "syndication-a", "ad-empire-a", "deep-pockets-a"', 5),
        ('"sponsor-deal-a", "loyal-audience-a", "extension-a"', 0),
    ],
)
def test_tech_pioneer_counts_every_kind_of_game_end_card(network: str, cards: int) -> None:
    """Each held Game End network card counts, copies too, whatever it scores itself."""
    table = held('"tech-pioneer"', ann=f"cash = 0\nnetwork = [{network}]\n", number=5)
    assert scored(table.play("Ann pass cash"), "tech-pioneer") == 2 * cards


@pytest.mark.rule("E2.CARDS.40", "E2.BUTCHER.04")
def test_archivist_scores_beside_butchers_reruns() -> None:
    """A sports rerun and a starter rerun: 1 viewer by the mogul, 2 for each by BUTCHER."""
    ann = 'cash = 0\nreruns = ["snail-derby", "starter-show-1-a"]\n'
    table = held('"archivist"', ann=ann, number=5, executive="butcher").play("Ann pass cash")
    assert scored(table, "archivist") == 1
    assert table.player("Ann").viewers == 1 + 1 + 2 * 2


@pytest.mark.rule("E2.CARDS.40")
def test_archivist_counts_a_starter_show_with_a_genre_token() -> None:
    """The token gives the rerun a genre (E2.CARDS.39 goes by the present genre too)."""
    rerun = '{ show = "starter-show-1-a", token = "drama" }'
    table = held('"archivist"', ann=f"cash = 0\nreruns = [{rerun}]\n", number=5)
    assert scored(table.play("Ann pass cash"), "archivist") == 1


@pytest.mark.rule("E2.CARDS.39", "E2.BUTCHER.04")
def test_a_rerun_spent_by_reboot_o_mancer_is_lost_to_butcher() -> None:
    """Of two reruns one was removed from the game: 1 and 2 viewers are left, and no more."""
    ann = 'cash = 0\nreruns = ["snail-derby", "moon-janitors"]\n'
    table = held('"reboot-o-mancer"', ann=ann, number=5, executive="butcher")
    table.play("Ann spend-rerun snail-derby", "Ann pass cash")
    assert table.player("Ann").viewers == 1 + 2


# -- the stall guard ----------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.29")
@pytest.mark.parametrize(
    "text", ["use page-to-screen", "use blockbuster-director", "spend-rerun snail-derby"]
)
def test_who_must_pass_uses_no_mogul(text: str) -> None:
    """After 5 turns without an action Ann may only pass."""
    moguls = '"page-to-screen", "blockbuster-director", "reboot-o-mancer"'
    ann = 'cash = 0\nidle = {}\nreruns = ["snail-derby"]\n'
    shows = show_with("", show="graveyard-shift")
    assert held(moguls, shows, ann=ann.format(4)).allows(f"Ann {text}")
    stalled = held(moguls, shows, ann=ann.format(5))
    assert stalled.refuses(f"Ann {text}") == {"E2.BASE.29"}
    assert stalled.legal("Ann") == {"pass cash"}


@pytest.mark.rule("E2.BASE.29", "E2.CARDS.34")
def test_page_to_screen_is_an_action_for_the_stall_guard() -> None:
    """The count of turns without an action starts again after it, and not after Director."""
    moguls = '"page-to-screen", "blockbuster-director"'
    shows = show_with("", show="graveyard-shift")
    table = held(moguls, shows, ann="cash = 0\nidle = 3\nstars = []\nads = []\n")
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").idle == 3
    table.play("Ann use page-to-screen")
    table.play(f"Ann {min(table.legal('Ann'))}")
    assert table.player("Ann").idle == 0
