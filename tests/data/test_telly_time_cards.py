"""The cards of Telly Time have the numbers that the rules give, and are there with it only."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from executives import networks
from support.card_data import (
    ADS,
    BOARDS,
    GENRE_ADS,
    GENRE_STARS,
    NAMED_SHOWS,
    SHOW_TEMPLATES,
    SHOWS,
    STARS,
    TELLY_ADS,
    TELLY_SHOWS,
    TELLY_STARS,
    TIMESLOT_ADS,
    Card,
    ad_numbers,
    star_numbers,
    without_text,
)

NEW_GENRES = ("kids", "chat", "quiz")

# Counted from the place of the genre: Chat is the eighth of nine and Quiz the ninth.
PREFERRED = {
    "round_1": (("weekend", "9pm", "10pm"), ("weekend", "10pm", "8pm")),
    "round_2_3": (
        ("weekend", "9pm", "10pm"),
        ("weekend", "10pm", "8pm"),
        ("weekend", "8pm", "9pm"),
    ),
    "round_4_5": (
        ("weekend", "9pm", "10pm"),
        ("weekend", "10pm", "8pm"),
        ("weekend", "8pm", "9pm"),
    ),
}
# What a genre adds to a template: cost, expenses, viewers in every row.
TWEAKS = {"kids": (0, 1, 2), "chat": (1, 0, 0), "quiz": (1, 0, 0)}


def expected_shows() -> list[Card]:
    """Every show of the new genres as its template and the tweak of its genre make it."""
    shows: list[Card] = []
    for deck, templates in SHOW_TEMPLATES.items():
        for (row, template), column in product(enumerate(templates), range(3)):
            cost, expenses, viewers, rerun, slots = template
            genre = NEW_GENRES[column]
            dearer, more_expenses, more_viewers = TWEAKS[genre]
            shows.append(
                {
                    "deck": deck,
                    "genre": genre,
                    "cost": cost + dearer,
                    "expenses": expenses + more_expenses,
                    "timeslot": PREFERRED[deck][row][column],
                    "viewers": [number + more_viewers for number in viewers],
                    "rerun": rerun,
                    "slots": slots,
                    "module": "telly_time",
                }
            )
    return shows


class TestShows:
    """Tests for the 24 shows."""

    @pytest.mark.rule("E2.TELLY.03")
    def test_counts(self) -> None:
        """Each new genre has 2, 3 and 3 shows in the decks, as many as each of the others."""
        per_deck = {"round_1": 2, "round_2_3": 3, "round_4_5": 3}
        counts = Counter((show["deck"], show["genre"]) for show in TELLY_SHOWS)
        others = Counter((show["deck"], show["genre"]) for show in SHOWS)

        assert len(TELLY_SHOWS) == 3 * (2 + 3 + 3) == 24
        assert counts == {(deck, g): n for deck, n in per_deck.items() for g in NEW_GENRES}
        assert {others[key] for key in others if key[0] == "round_1"} == {2}
        assert {others[key] for key in others if key[0] != "round_1"} == {3}

    def test_numbers(self) -> None:
        """Every show has its template's numbers with the tweak of its genre, in order."""
        assert expected_shows() == [without_text(show) for show in TELLY_SHOWS]

    @pytest.mark.parametrize(
        ("genre", "deck", "numbers"),
        [
            ("kids", "round_1", (2, 0 + 1, [5 + 2, 4 + 2, 2 + 2, 1 + 2])),
            ("chat", "round_2_3", (4 + 1, 0, [6, 5, 3, 1])),
            ("quiz", "round_4_5", (6 + 1, 1, [9, 8, 5, 3])),
        ],
    )
    def test_first_show_of_a_deck(
        self, genre: str, deck: str, numbers: tuple[int, int, list[int]]
    ) -> None:
        """Kids have 2 viewers more in every row for $1M of expenses, the others cost $1M more."""
        show = next(s for s in TELLY_SHOWS if (s["genre"], s["deck"]) == (genre, deck))

        assert (show["cost"], show["expenses"], show["viewers"]) == numbers

    def test_kids_prefer_the_weekend(self) -> None:
        """All Kids shows, and only they, have the weekend as their preferred timeslot."""
        weekend = [show["genre"] for show in TELLY_SHOWS if show["timeslot"] == "weekend"]

        assert weekend == ["kids"] * 8
        assert [show for show in SHOWS if show["timeslot"] == "weekend"] == []

    def test_no_named_show_takes_a_place(self) -> None:
        """The second template of rounds 2-3 is there for every new genre."""
        slots = [show["slots"] for show in TELLY_SHOWS if show["deck"] == "round_2_3"]

        assert slots[3:6] == [["star!", "either?"]] * 3
        assert not {show["name"] for show in TELLY_SHOWS} & set(NAMED_SHOWS)


class TestStarsAndAds:
    """Tests for the 9 stars and 9 ads."""

    @pytest.mark.rule("E2.TELLY.03")
    def test_stars(self) -> None:
        """Each new genre has three stars, with the first three rows of the other genres."""
        assert [star["condition"] for star in TELLY_STARS] == [
            f"genre {genre}" for genre in NEW_GENRES for _ in range(3)
        ]
        assert [star_numbers(star) for star in TELLY_STARS] == GENRE_STARS[:3] * 3

    @pytest.mark.rule("E2.TELLY.03", "E2.TELLY.29")
    def test_ads(self) -> None:
        """Each new genre has two ads, and three of the nine want the weekend."""
        conditions = [f"genre {genre}" for genre in NEW_GENRES for _ in range(2)]

        assert [ad["condition"] for ad in TELLY_ADS] == conditions + ["timeslot weekend"] * 3
        assert [ad_numbers(ad) for ad in TELLY_ADS[:6]] == GENRE_ADS[:2] * 3
        assert [ad_numbers(ad) for ad in TELLY_ADS[6:]] == TIMESLOT_ADS[:3]

    def test_only_these_speak_of_the_module(self) -> None:
        """No card of other games wants a new genre or the weekend."""
        words = {star["condition"] for star in STARS} | {ad["condition"] for ad in ADS}
        further = {f"genre {genre}" for genre in NEW_GENRES} | {"timeslot weekend"}

        assert not words & further


@pytest.mark.rule("E2.TELLY.03")
@pytest.mark.parametrize(
    ("modules", "sizes"),
    [
        ((), (12, 18, 18, 48, 42, 54, 0)),
        (("moguls",), (12, 18, 18, 48, 42, 54, 12)),
        (("telly_time",), (12 + 6, 18 + 9, 18 + 9, 48 + 9, 42 + 9, 54, 0)),
        (("moguls", "telly_time"), (12 + 6, 18 + 9, 18 + 9, 48 + 9, 42 + 9, 54, 12)),
    ],
)
def test_deck_sizes(modules: tuple[str, ...], sizes: tuple[int, ...]) -> None:
    """With Telly Time the decks have 24 shows, 9 stars and 9 ads more; displays are as large."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=(), modules=modules)
    dealt = game.start(5)

    assert tuple(len(game.deck_cards[deck]) for deck in game.deck_backs) == sizes
    assert [len(row) for row in dealt.display] == [6, 5, 5, 5]


def test_numbers_of_the_board() -> None:
    """The grid has each of the nine genres once, row by row, and the board its own numbers."""
    table = BOARDS["telly_time"]

    assert table["grid"] == [
        *("action", "sports", "reality"),
        *("sci-fi", "sitcom", "drama"),
        *("kids", "chat", "quiz"),
    ]
    assert (table["timeslot"], table["genres"]) == ("weekend", list(NEW_GENRES))
    assert table["starting_cash"] == [7, 10, 13, 16, 19]
    assert (table["line_spaces"], table["quiz_cash"]) == ([2, 3, 4], 3)
    assert (table["cash_per_empty_square"], table["viewers_per_line"]) == (1, 1)
