"""CHEAPO, second edition, with cards, moguls and modules (E2.CHEAPO.10-.14).

The test shows have 10 viewers in every row and no slots but for stars: the plain one has no
expenses, the dear one $2M.
"""

from __future__ import annotations

import pytest

from support.table import Table

HEAD = """
turn = "Ann"
[game]
players = [{players}]
executives = [{executives}]
modules = [{modules}]
"""
CARDS = """
[[cards.show]]
id = "test-plain"
name = "Test Plain"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?"]
[[cards.show]]
id = "test-dear"
name = "Test Dear"
deck = "round_1"
genre = "sports"
cost = 4
expenses = 2
timeslot = "9pm"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?"]
"""


def table(
    ann: str,
    show: str,
    *cards: str,
    last: bool = False,
    modules: str = '"moguls"',
    solo: bool = False,
    down: str = "",
    row: int = 2,
) -> Table:
    """Ann, who is CHEAPO and has $20M and no viewers, has one show and nothing else."""
    players = '"Ann"' if solo else '"Ann", "Bo"'
    executives = '"cheapo"' if solo else '"cheapo", "continuum"'
    slots = ", ".join(f'"{card}"' for card in cards)
    turned = f'"{down}"' if down else ""
    empty = "".join(f'"{name}" = ""\n' for name in ("9pm", "10pm"))
    head = HEAD.format(players=players, executives=executives, modules=modules)
    return Table(f"""
{'passed = ["Bo"]' if last else ""}
{head}
[players.Ann]
cash = 20
viewers = 0
{ann}
[players.Ann.lineup]
"8pm" = {{ show = "{show}", row = {row}, cards = [{slots}], down = [{turned}] }}
{empty}
{CARDS}""")


# -- cards that use the score of a show ----------------------------------------------------------


@pytest.mark.rule("E2.CHEAPO.10", "E2.CARDS.09")
def test_a_writeoff_counts_the_bonus() -> None:
    """The plain show with the starter star is written off for 10 + 1 + 2 + 1 in $M."""
    at = table('network = ["writeoff-a"]\n', "test-plain", "starter-star-a")
    at.play("Ann use writeoff-a; choose 8pm")
    assert at.player("Ann").cash == 20 + 10 + 1 + 2 + 1
    assert [rerun.show for rerun in at.player("Ann").reruns] == ["test-plain"]


@pytest.mark.rule("E2.CHEAPO.10")
def test_a_writeoff_is_no_upkeep() -> None:
    """The dear show with a star of $1M brings 10 + 3: neither bonus nor surcharge."""
    at = table('network = ["writeoff-a"]\n', "test-dear", "dependable-dana")
    at.play("Ann use writeoff-a; choose 8pm")
    assert at.player("Ann").cash == 20 + 10 + 3


@pytest.mark.rule("E2.CHEAPO.11", "E2.CARDS.20")
def test_a_surpriser_counts_the_bonus() -> None:
    """Half of 10 + 2 for the show, 1 + 1 for a star and 3 for Surpriser, rounded down."""
    at = table('stars = ["surpriser"]\n', "test-plain", "starter-star-a")
    at.play("Ann add-or-replace surpriser 8pm slot 2")
    assert at.player("Ann").viewers == (10 + 2 + 1 + 1 + 3) // 2


@pytest.mark.rule("E2.CHEAPO.11", "E2.CARDS.20")
def test_a_surpriser_upside_down_has_no_expenses() -> None:
    """On a show in row 1 it lies upside down: no viewers at once, and 1 + 1 when scored."""
    at = table('stars = ["surpriser"]\n', "test-dear", row=1)
    at.play("Ann add-or-replace surpriser 8pm slot 1", "Bo pass cash")
    assert at.player("Ann").viewers == 0
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 1 + 1


@pytest.mark.rule("E2.CHEAPO.12", "E2.CARDS.35")
def test_a_blockbuster_director_counts_the_bonus() -> None:
    """10 + 2 viewers for the plain show, 1 + 1 for its star."""
    at = table('moguls = ["blockbuster-director"]\n', "test-plain", "starter-star-a")
    at.play("Ann use blockbuster-director; choose 8pm")
    assert at.player("Ann").viewers == 10 + 2 + 1 + 1


# -- moguls that look at expenses ----------------------------------------------------------------


@pytest.mark.rule("E2.CHEAPO.13", "E2.CARDS.36")
def test_a_star_pinched_to_nothing_counts_as_without_expenses() -> None:
    """Dana's $1M becomes $0: she scores 3 + 1 and costs nothing; the show costs 1 + 1."""
    at = table('moguls = ["penny-pincher"]\n', "test-dear", "dependable-dana", last=True)
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 3 + 1
    assert at.player("Ann").cash == 20 + 2 - (1 + 1)


@pytest.mark.rule("E2.CHEAPO.13")
def test_a_show_pinched_to_nothing_counts_as_without_expenses() -> None:
    """Harbour of Regrets (7 in row 2) shows $0 in the place of $1M: 2 more, and nothing to pay."""
    at = table('moguls = ["penny-pincher"]\n', "harbour-of-regrets", last=True)
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 7 + 2
    assert at.player("Ann").cash == 20 + 2


@pytest.mark.rule("E2.CHEAPO.13")
def test_what_still_shows_expenses_pays_the_surcharge() -> None:
    """Nora's $2M becomes $1M: no bonus, and 1 + 1 to pay; the plain show has its 2."""
    at = table('moguls = ["penny-pincher"]\n', "test-plain", "national-treasure-nora", last=True)
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 2 + 5
    assert at.player("Ann").cash == 20 + 2 - (1 + 1)


@pytest.mark.rule("E2.CHEAPO.14", "E2.CARDS.37")
def test_a_star_brings_either_the_voice_or_the_bonus() -> None:
    """Dana has expenses and the cousin has none: each brings 1 viewer more, none brings 2."""
    ann = 'moguls = ["voice-of-a-generation"]\n'
    at = table(ann, "test-plain", "dependable-dana", "starter-star-a", last=True)
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 2 + (3 + 1) + (1 + 1)


@pytest.mark.rule("E2.CHEAPO.14", "E2.CARDS.37")
def test_the_voice_does_not_speak_for_a_star_upside_down() -> None:
    """Dana upside down shows no expenses: the bonus counts her and the mogul does not."""
    ann = 'moguls = ["voice-of-a-generation"]\n'
    at = table(ann, "test-dear", "dependable-dana", last=True, down="dependable-dana")
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 3 + 1


# -- further cards -------------------------------------------------------------------------------


@pytest.mark.rule("E2.CHEAPO.03", "E2.CHEAPO.06")
def test_a_star_whose_side_is_chosen_may_be_laid_upside_down_for_the_bonus() -> None:
    """Versatile Actor has no condition and its side is chosen: upside down it scores 2 + 1."""
    at = table('stars = ["versatile-actor"]\n', "test-dear")
    at.play("Ann add-or-replace versatile-actor 8pm slot 1")
    assert at.legal("Ann") == {"choose-side up", "choose-side down"}
    at.play("Ann choose-side down", "Bo pass cash", "Ann pass cash")
    assert at.player("Ann").viewers == 10 + 2 + 1


@pytest.mark.rule("E2.CHEAPO.03")
def test_an_industry_veteran_is_a_star_without_expenses() -> None:
    """On a show the network card scores 3 + 1."""
    at = table("", "test-dear", "industry-veteran-a", last=True).play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 3 + 1


@pytest.mark.rule("E2.CHEAPO.03", "E2.CHEAPO.05")
def test_a_star_turned_up_by_a_redemption_arc_loses_the_bonus() -> None:
    """Dana upside down would score 3 + 1; turned rightside up she scores 3 and costs 1 + 1."""
    ann = 'network = ["redemption-arc-a"]\n'
    at = table(ann, "test-plain", "dependable-dana", down="dependable-dana", last=True)
    at.play("Ann use redemption-arc-a; turn-up dependable-dana", "Ann pass cash")
    assert at.player("Ann").viewers == 10 + 2 + 3
    assert at.player("Ann").cash == 20 + 2 - (1 + 1)


# -- modules -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CHEAPO.02", "E2.CHEAPO.07")
def test_the_weekend_counts_too() -> None:
    """With Telly Time a plain show of the weekend slot scores 10 + 2, a dear one costs 2 + 1."""
    for show, viewers, due in (("test-plain", 10 + 2, 0), ("test-dear", 10, 2 + 1)):
        at = Table(f"""
turn = "Ann"
passed = ["Bo"]
[game]
players = ["Ann", "Bo"]
executives = ["cheapo", "continuum"]
modules = ["telly_time"]
[players.Ann]
cash = 20
viewers = 0
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
weekend = "{show}"
{CARDS}""").play("Ann pass cash")
        assert at.player("Ann").viewers == viewers
        assert at.player("Ann").cash == 20 + 2 + 9 - due


@pytest.mark.rule("E2.CHEAPO.02", "E2.CHEAPO.03", "E2.CHEAPO.07")
def test_cheapo_plays_alone_as_in_company() -> None:
    """In solo: 10 for the show and 1 + 1 for its star; the show costs 2 + 1, the pass gives $5M."""
    at = table("", "test-dear", "starter-star-a", solo=True).play("Ann pass cash")
    assert at.player("Ann").viewers == 10 + 1 + 1
    assert at.player("Ann").cash == 20 + 5 - (2 + 1)
