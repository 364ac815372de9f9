"""Market Research and other advances of an indicated genre (E2.CARDS.12, .33)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.names import GENRES
from support.table import Table

CARD = "market-research-a"


def researcher(
    tracks: str = "",
    *,
    network: str = f'"{CARD}"',
    game: str = "",
    more: str = "",
    display: str = "",
) -> Table:
    """Ann holds Market Research; ``tracks`` are the spaces that she has reached."""
    tracks = f"tracks = {{ {tracks} }}" if tracks else ""
    return Table(f"""
turn = "Ann"
{game}
[display]
{display}
[players.Ann]
cash = 10
viewers = 0
network = [{network}]
lineup = {{ 8pm = "", 9pm = "", 10pm = "" }}
{tracks}
{more}
""")


@pytest.mark.rule("E2.CARDS.12", "E2.CARDS.33", "E2.CARDS.05")
@pytest.mark.parametrize("genre", GENRES)
def test_the_chosen_genre_advances_by_one(genre: str) -> None:
    """Any of the six genres is free to choose; its marker goes from START to space 1, no other."""
    table = researcher().play(f"Ann use {CARD}")
    assert table.legal("Ann") == {f"choose-genre {name}" for name in GENRES}
    table.play(f"Ann choose-genre {genre}")
    assert table.player("Ann").tracks == tuple(int(name == genre) for name in GENRES)
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == CARD
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.12")
def test_no_show_of_the_genre_is_needed_and_nothing_is_paid() -> None:
    """With an empty lineup and no reruns the advance is possible and free."""
    table = researcher(more="reruns = []").play(f"Ann use {CARD}; choose-genre drama")
    assert table.player("Ann").cash == 10


@pytest.mark.rule("E2.CARDS.12", "E2.CARDS.33")
def test_the_bonus_of_the_space_is_gained() -> None:
    """From space 1 to 2 of Sitcom: a star and an ad are drawn, and the star is kept."""
    decks = '[decks.star]\nnext = ["fill-in-wendy"]\n[decks.ad]\nnext = ["fizz-cola"]\n'
    table = researcher("sitcom = 1", more="stars = []\n" + decks)
    table.play(f"Ann use {CARD}; choose-genre sitcom")
    assert table.legal("Ann") == {"keep fill-in-wendy", "keep fizz-cola"}
    table.play("Ann keep fill-in-wendy")
    assert table.player("Ann").stars == ("fill-in-wendy",)
    assert table.player("Ann").cash == 10
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.12")
def test_the_end_of_a_track_may_be_chosen_without_effect() -> None:
    """On the last space, 6, the marker stays; the card is used up."""
    table = researcher("sports = 6").play(f"Ann use {CARD}; choose-genre sports")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 6)
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.12")
def test_two_copies_advance_twice() -> None:
    """Both in one turn, on the same track or on two."""
    table = researcher(network=f'"{CARD}", "market-research-b"')
    table.play(f"Ann use {CARD}; choose-genre action")
    table.play("Ann use market-research-b; choose-genre drama")
    assert table.player("Ann").tracks == (1, 1, 0, 0, 0, 0)


@pytest.mark.rule("E2.CARDS.12", "E2.TRACKS.10")
def test_with_moguls_it_wins_a_mogul_token() -> None:
    """Landing on space 3 first draws three moguls; the token of that genre is gone."""
    table = researcher("reality = 2", game='[game]\nmodules = ["moguls"]\n')
    table.play(f"Ann use {CARD}; choose-genre reality")
    assert len(table.legal("Ann")) == 3
    table.play("Ann " + min(table.legal("Ann")))
    assert len(table.player("Ann").moguls) == 1
    assert table.state.mogul_tokens.bit_count() == 6 - 1


@pytest.mark.rule("E2.CARDS.12")
def test_a_genre_that_is_not_in_play_cannot_be_chosen() -> None:
    """Without Telly Time neither the three further genres nor a word of one's own exist."""
    table = researcher().play(f"Ann use {CARD}")
    for genre in ("kids", "chat", "quiz"):
        assert not [text for text in table.legal("Ann") if genre in text]


# -- Telly Time -----------------------------------------------------------------------------------

TELLY = '[game]\nmodules = ["telly_time"]\n'


@pytest.mark.rule("E2.CARDS.12", "E2.TELLY.13", "E2.TELLY.07")
def test_with_telly_time_it_covers_a_square() -> None:
    """All nine genres can be chosen; Quiz is the last square of the grid, and no track moves."""
    table = researcher(game=TELLY).play(f"Ann use {CARD}")
    assert table.legal("Ann") == {
        f"choose-genre {name}" for name in (*GENRES, "kids", "chat", "quiz")
    }
    table.play("Ann choose-genre quiz")
    assert table.player("Ann").grid == 1 << 8
    assert not any(table.player("Ann").tracks)


@pytest.mark.rule("E2.CARDS.12", "E2.TELLY.10", "E2.TELLY.13")
def test_a_line_that_it_completes_gives_its_bonus() -> None:
    """Kids, Chat and now Quiz: the first line draws a star and an ad."""
    table = researcher(game=TELLY, more='grid = ["kids", "chat"]')
    table.play(f"Ann use {CARD}; choose-genre quiz")
    assert {text.split()[0] for text in table.legal("Ann")} == {"keep"}
    assert len(table.legal("Ann")) == 2


@pytest.mark.rule("E2.CARDS.12", "E2.TELLY.08", "E2.TELLY.13")
def test_a_covered_square_may_be_chosen_without_effect() -> None:
    """It stays covered, and the completed row gives nothing again."""
    table = researcher(game=TELLY, more='grid = ["kids", "chat", "quiz"]')
    table.play(f"Ann use {CARD}; choose-genre quiz")
    assert table.player("Ann").grid == 0b111000000
    assert "pass cash" in table.legal("Ann")


# -- other cards that indicate a genre ------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.33", "E2.CARDS.32")
def test_waterbug_advances_drama_after_its_own_genre() -> None:
    """For anybody but GENERIC both tracks move: Sci-Fi first, then the printed Drama."""
    table = researcher(display='shows = ["waterbug"]', more='stars = ["starter-star-a"]\nads = []')
    table.play("Ann produce waterbug 9pm; attach starter-star-a")
    assert table.player("Ann").tracks == (0, 1, 0, 1, 0, 0)


@pytest.mark.rule("E2.CARDS.33", "E2.CARDS.39")
def test_reboot_o_mancer_advances_the_genre_of_the_rerun() -> None:
    """For anybody but GENERIC a sports rerun moves the Sports marker."""
    held = 'moguls = ["reboot-o-mancer"]\nreruns = ["snail-derby"]'
    table = researcher(game='[game]\nmodules = ["moguls"]\n', more=held)
    table.play("Ann spend-rerun snail-derby")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 1)
