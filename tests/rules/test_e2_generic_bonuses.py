"""GENERIC, second edition: the icons of the bonus track, and what it lacks (.05, .11-.20)."""

from __future__ import annotations

import pytest

from executives.networks.second_edition.executives.generic import BonusTrack
from executives.networks.state import DeckId
from support.free_shows import free_show, free_table
from support.table import Table

DECKS = """
[decks.star]
next = ["test-star"]
[decks.ad]
next = ["test-ad"]
[decks.network]
next = ["test-finale", "test-finish"]
[[cards.star]]
id = "test-star"
name = "Test Star"
cost = 5
expenses = 1
condition = ""
up = 4
down = 4
[[cards.ad]]
id = "test-ad"
name = "Test Ad"
bonus = 4
condition = ""
up = 2
down = 2
[[cards.network]]
id = "test-finale"
name = "Test Finale"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "cash" }
[[cards.network]]
id = "test-finish"
name = "Test Finish"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "cash" }
"""
MOGULS = '[decks.mogul]\nnext = ["archivist", "trend-setter", "impresario"]\n'

BEFORE_2 = 'memory = { covered = ["reality"], markers = [1] }\n'
BEFORE_3 = 'memory = { covered = ["reality", "sitcom"], markers = [2] }\n'
FOUR = ["drama", "reality", "sci-fi", "sitcom"]
BEFORE_5 = f"memory = {{ covered = {FOUR}, markers = [4] }}\n"


def landing(
    memory: str, more: str = "", *, decks: str = DECKS, modules: tuple[str, ...] = ()
) -> Table:
    """Ann, GENERIC, has produced an Action show, which it had not covered."""
    table = free_table("generic", memory + more, rest=decks, modules=modules)
    return table.play("Ann produce free-action 8pm")


def under(table: Table, deck: DeckId, number: int) -> tuple[str, ...]:
    """The last cards of a deck."""
    return table.state.decks[deck].rest[-number:]


# -- when -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.05")
@pytest.mark.parametrize(
    ("memory", "drawn"),
    [
        ("", 0),
        (BEFORE_2, 2),
        (BEFORE_3, 2),
        ('memory = { covered = ["drama", "reality", "sitcom"], markers = [3] }\n', 0),
        (BEFORE_5, 3),
    ],
)
def test_spaces_two_three_and_five_have_icons(memory: str, drawn: int) -> None:
    """Spaces 1 and 4 give nothing, the others a draw."""
    table = landing(memory)
    assert sum(text.startswith("keep") for text in table.legal("Ann")) == drawn


@pytest.mark.rule("E2.GENERIC.05")
def test_the_bonus_comes_before_anything_else_in_the_turn() -> None:
    """With an extra action in hand Ann can only keep a card; then Talent Agency is there again."""
    table = landing(BEFORE_2, 'network = ["talent-agency-a"]\n')
    assert table.legal("Ann") == {"keep test-star", "keep test-ad"}
    table.play("Ann keep test-ad")
    assert table.legal("Ann") == {"use talent-agency-a", "end-turn"}


@pytest.mark.rule("E2.GENERIC.05")
def test_a_later_lap_gains_an_icon_again() -> None:
    """The second marker on space 2 draws a star and an ad as the first one did."""
    table = landing('memory = { covered = ["reality"], markers = [5, 1] }\n')
    assert table.legal("Ann") == {"keep test-star", "keep test-ad"}


# -- star and ad, network card --------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.17")
def test_the_star_is_signed_for_free() -> None:
    """A star for $5M costs nothing by the icon; the ad goes under its deck."""
    table = landing(BEFORE_2, "cash = 1\n").play("Ann keep test-star")
    assert "test-star" in table.player("Ann").stars
    assert table.player("Ann").cash == 1
    assert under(table, DeckId.AD, 1) == ("test-ad",)


@pytest.mark.rule("E2.GENERIC.17")
def test_the_ad_brings_its_cash_bonus() -> None:
    """A kept ad pays the $4M of its signing; the star goes under its deck."""
    table = landing(BEFORE_2, "cash = 1\n").play("Ann keep test-ad")
    assert "test-ad" in table.player("Ann").ads
    assert table.player("Ann").cash == 1 + 4
    assert under(table, DeckId.STAR, 1) == ("test-star",)


@pytest.mark.rule("E2.GENERIC.17", "E2.CONTINUUM.10")
def test_an_anomaly_drawn_as_the_star_may_be_kept() -> None:
    """An anomaly on top of the star deck is Ann's, not in the supply and not in the deck."""
    table = landing(BEFORE_2, decks=DECKS.replace("next", 'top = ["anomaly-a"]\nnext', 1))
    table.play("Ann keep anomaly-a")
    assert "anomaly-a" in table.player("Ann").stars


@pytest.mark.rule("E2.GENERIC.17", "E2.CONTINUUM.13")
def test_an_anomaly_not_kept_returns_to_the_supply() -> None:
    """With the ad kept the anomaly is discarded, which for an anomaly is the supply."""
    table = landing(BEFORE_2, decks=DECKS.replace("next", 'top = ["anomaly-a"]\nnext', 1))
    assert "anomaly-a" not in table.state.supply
    table.play("Ann keep test-ad")
    assert "anomaly-a" in table.state.supply


@pytest.mark.rule("E2.GENERIC.16")
@pytest.mark.parametrize(
    ("kept", "other"), [("test-finale", "test-finish"), ("test-finish", "test-finale")]
)
def test_of_two_network_cards_one_is_kept(kept: str, other: str) -> None:
    """The icon on space 3 draws two network cards; the other one goes under the deck."""
    table = landing(BEFORE_3)
    assert table.legal("Ann") == {"keep test-finale", "keep test-finish"}
    table.play(f"Ann keep {kept}")
    assert table.player("Ann").network == (kept,)
    assert under(table, DeckId.NETWORK, 1) == (other,)


@pytest.mark.rule("E2.GENERIC.17", "E2.TRACKS.14")
def test_without_stars_and_ads_the_icon_gives_nothing() -> None:
    """Of two empty decks nothing is drawn, and the turn is over."""
    empty = "[decks.star]\ncards = []\n[decks.ad]\ncards = []\n"
    table = landing(BEFORE_2, decks=empty)
    assert table.player("Ann").memory == BonusTrack(("action", "reality"), (2,))
    assert "pass cash" in table.legal("Ann")


# -- the mogul icon -------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.14")
@pytest.mark.parametrize(
    ("kept", "others"),
    [
        ("archivist", ("trend-setter", "impresario")),
        ("trend-setter", ("archivist", "impresario")),
        ("impresario", ("archivist", "trend-setter")),
    ],
)
def test_of_three_moguls_one_is_kept(kept: str, others: tuple[str, str]) -> None:
    """The other two go to the bottom of the mogul deck as they were drawn."""
    table = landing(BEFORE_5, decks=MOGULS + DECKS, modules=("moguls",))
    assert table.legal("Ann") == {"keep archivist", "keep trend-setter", "keep impresario"}
    table.play(f"Ann keep {kept}")
    assert table.player("Ann").moguls == (kept,)
    assert under(table, DeckId.MOGUL, 2) == others


@pytest.mark.rule("E2.GENERIC.14")
def test_of_a_short_mogul_deck_what_is_left_is_drawn() -> None:
    """Two moguls left are both drawn, and one is kept."""
    short = '[decks.mogul]\ncards = ["archivist", "trend-setter"]\n'
    table = landing(BEFORE_5, decks=short, modules=("moguls",))
    assert table.legal("Ann") == {"keep archivist", "keep trend-setter"}


@pytest.mark.rule("E2.GENERIC.14", "E2.GENERIC.06")
def test_an_empty_mogul_deck_gives_nothing_and_the_lap_ends() -> None:
    """Nothing is drawn, nothing kept; the genres are cleared all the same."""
    table = landing(BEFORE_5, decks="[decks.mogul]\ncards = []\n", modules=("moguls",))
    assert table.player("Ann").moguls == ()
    assert table.player("Ann").memory == BonusTrack((), (5, 0))


@pytest.mark.rule("E2.MOGUL.07")
def test_the_mogul_icon_gives_none_beyond_the_limit() -> None:
    """With a mogul already Ann draws nothing, and has nothing else for it."""
    held = 'moguls = ["penny-pincher"]\n'
    table = landing(BEFORE_5, held, decks=MOGULS + DECKS, modules=("moguls",))
    assert table.player("Ann").moguls == ("penny-pincher",)
    assert table.player("Ann").memory == BonusTrack((), (5, 0))
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.MOGUL.07")
def test_the_mogul_icon_is_reached_on_the_first_lap_only() -> None:
    """The second lap ends on space 4: the fourth genre clears it without a draw."""
    lap = 'memory = { covered = ["drama", "reality", "sitcom"], markers = [5, 3] }\n'
    table = landing(lap, decks=MOGULS + DECKS, modules=("moguls",))
    assert table.player("Ann").memory == BonusTrack((), (5, 4, 0))
    assert table.player("Ann").moguls == ()


@pytest.mark.rule("E2.GENERIC.15", "E2.MOGUL.03")
@pytest.mark.parametrize(
    ("card", "zone", "cash"),
    [("test-star", "stars", 0), ("test-ad", "ads", 4), ("test-finale", "network", 0)],
)
def test_without_moguls_the_icon_has_three_colours(card: str, zone: str, cash: int) -> None:
    """A star, an ad and a network card are drawn, one is taken, the others are discarded."""
    table = landing(BEFORE_5, "cash = 0\n")
    assert table.legal("Ann") == {"keep test-star", "keep test-ad", "keep test-finale"}
    table.play(f"Ann keep {card}")
    assert card in getattr(table.player("Ann"), zone)
    assert table.player("Ann").cash == 0 + cash
    rest = [deck.rest[-1] for deck in table.state.decks if deck.rest]
    assert {"test-star", "test-ad", "test-finale"} - {card} <= set(rest)


# -- the example ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.18", "E2.GENERIC.19")
def test_jerome_gains_his_mogul_and_then_clears_five_genres() -> None:
    """Examples A and B: the mogul first, while five genres lie there; then a new marker."""
    table = landing(BEFORE_5, decks=MOGULS + DECKS, modules=("moguls",))
    assert table.player("Ann").memory == BonusTrack(("action", *FOUR), (5,))
    table.play("Ann keep archivist")
    assert table.player("Ann").memory == BonusTrack((), (5, 0))


@pytest.mark.rule("E2.GENERIC.20")
def test_jerome_scores_seven_viewers_for_two_markers() -> None:
    """Example C: Reality and Sci-Fi follow, and the markers on 5 and 2 bring 5 + 2 = 7."""
    table = landing(BEFORE_5, decks=MOGULS + DECKS, modules=("moguls",))
    table.play("Ann keep archivist", "Ann produce free-reality 9pm", "Ann produce free-sci-fi 10pm")
    assert table.player("Ann").memory == BonusTrack(("reality", "sci-fi"), (5, 2))
    table.play("Ann keep test-ad", "Ann pass cash")
    assert table.player("Ann").viewers == 2 + 2 + 2 + 7


# -- no genre tracks ------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.11")
def test_no_genre_track_is_advanced() -> None:
    """Two shows, one of a genre covered now and one of a covered one, move no marker."""
    table = free_table("generic", 'memory = { covered = ["drama"], markers = [1] }\n', rest=DECKS)
    table.play("Ann produce free-drama 8pm", "Ann produce free-action 9pm")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("E2.GENERIC.12", "E2.GENERIC.11")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_no_genre_track_gives_a_bonus(space: int) -> None:
    """Before a space with a bonus a covered genre brings nothing, and Ann's marker stays."""
    memory = 'memory = { covered = ["drama"], markers = [1] }\n'
    table = free_table("generic", f"{memory}tracks = {{ drama = {space} }}\n", rest=DECKS)
    table.play("Ann produce free-drama 8pm")
    assert table.player("Ann").tracks == (0, space, 0, 0, 0, 0)
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.12")
def test_the_mogul_tokens_stay_for_the_others() -> None:
    """Ann never lands on space 3 of Drama; Bo does, takes the token and draws 3 moguls."""
    table = free_table(
        "generic",
        "tracks = { drama = 2 }\n",
        top="",
        modules=("moguls",),
        shows=("free-saga",),
        rest=f"[players.Bo.tracks]\ndrama = 2\n{MOGULS}{DECKS}",
        cards=free_show("drama", "free-saga"),
    )
    table.play("Ann produce free-drama 8pm")
    assert table.state.mogul_tokens.bit_count() == 6
    table.play("Bo produce free-saga 8pm")
    assert table.legal("Bo") == {"keep archivist", "keep trend-setter", "keep impresario"}
    assert table.state.mogul_tokens.bit_count() == 6 - 1


@pytest.mark.rule("E2.GENERIC.13")
def test_no_viewers_for_genre_tracks_at_the_end() -> None:
    """Two dramas would reach space 2, worth 1 viewer; GENERIC's final score has no such line."""
    table = free_table(
        "generic",
        top='round = 5\npassed = ["Bo", "Cy"]',
        shows=("free-saga",),
        rest="[players.Bo.tracks]\ndrama = 2\n",
        cards=free_show("drama", "free-saga"),
    )
    table.play("Ann produce free-drama 8pm", "Ann produce free-saga 8pm", "Ann pass cash")
    ann, bo = (table.game.result(table.state).scores[seat].lines for seat in (0, 1))
    assert [line.amount for line in bo if line.rule == "E2.TRACKS.18"] == [1]
    assert [line.amount for line in ann if line.rule == "E2.TRACKS.18"] == []
