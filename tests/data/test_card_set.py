"""Shows, stars and ads of the second edition have the numbers that the rules give."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from support.card_data import (
    AD_FRIENDS,
    ADS,
    CARDS,
    CHEEKY_FRIEND,
    DEXTROUS,
    EVERY_CARD,
    GENRE_ADS,
    GENRE_STARS,
    GENRES,
    KEYS,
    PLAIN_ADS,
    PLAIN_STARS,
    SHOWS,
    SLOTS,
    SOLO_STARS,
    STAR_ADS,
    STARS,
    STARTER,
    TEAM_STARS,
    TIMESLOT_ADS,
    TIMESLOTS,
    ad_numbers,
    expected_shows,
    named,
    slug,
    star_numbers,
    without_text,
)


class TestForm:
    """Tests for what all cards have in common."""

    def test_heading(self) -> None:
        """The set names itself, its edition and its title."""
        heading = CARDS["card_set"]

        assert list(heading) == ["id", "edition", "title", "note"]
        assert (heading["id"], heading["edition"]) == ("second-house", "second")
        assert heading["title"]
        assert heading["note"]

    @pytest.mark.parametrize("kind", KEYS)
    def test_keys(self, kind: str) -> None:
        """Every card of a kind gives the same keys in the same order, none left to a default."""
        for card in CARDS[kind]:
            assert KEYS[kind] == list(card), card["id"]

    def test_ids_are_slugs_of_the_names(self) -> None:
        """An id is its card's name as a slug; only the starter cards have ids of their own."""
        own = ("starter-show", "starter-star", "starter-ad")

        assert own == tuple(STARTER[kind]["id"] for kind in ("show", "star", "ad"))
        for card in EVERY_CARD:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card["id"])
            assert card["id"] in own or slug(card["name"]) == card["id"]

    def test_ids_are_unique(self) -> None:
        """No id occurs twice in the set."""
        assert [id for id, n in Counter(c["id"] for c in EVERY_CARD).items() if n > 1] == []

    def test_ids_leave_room_for_copies(self) -> None:
        """No id ends like a copy's, and none is another id with something appended."""
        ids = [card["id"] for card in EVERY_CARD]

        assert [id for id in ids if re.search(r"-[a-z]$", id)] == []
        assert [(a, b) for a in ids for b in ids if b.startswith(a + "-")] == []

    def test_names_are_unique(self) -> None:
        """No two cards have equal names, whatever the case of the letters."""
        names = Counter(card["name"].casefold() for card in EVERY_CARD)

        assert [name for name, n in names.items() if n > 1] == []

    def test_flavour_is_one_short_line(self) -> None:
        """Every card has a flavour of 1 to 90 characters on one line, and no two are equal."""
        for card in EVERY_CARD:
            assert card["flavour"].strip() == card["flavour"]
            assert 1 <= len(card["flavour"]) <= 90
            assert card["flavour"].isprintable()
        assert len(EVERY_CARD) == len({card["flavour"] for card in EVERY_CARD})


class TestShows:
    """Tests for the three show decks."""

    def test_deck_sizes(self) -> None:
        """There are 12 shows for round 1, 18 for rounds 2-3 and 18 for rounds 4-5."""
        decks = Counter(show["deck"] for show in SHOWS)

        assert decks == {"round_1": 12, "round_2_3": 18, "round_4_5": 18}

    def test_genres_are_even(self) -> None:
        """Each genre has 2 shows in the first deck and 3 in each of the others."""
        counts = Counter((show["deck"], show["genre"]) for show in SHOWS)
        per_genre = {"round_1": 2, "round_2_3": 3, "round_4_5": 3}

        assert {(deck, genre): n for deck, n in per_genre.items() for genre in GENRES} == counts

    def test_numbers(self) -> None:
        """Every show has its template's numbers with the tweaks of its genre, in order."""
        assert expected_shows() == [without_text(show) for show in SHOWS]

    def test_sports_tweak(self) -> None:
        """A sports show has 1 more in expenses and in row 1 than the drama show beside it."""
        for drama, sports in zip(SHOWS[1::6], SHOWS[5::6], strict=True):
            assert (drama["genre"], sports["genre"]) == ("drama", "sports")
            assert drama["expenses"] + 1 == sports["expenses"]
            assert drama["viewers"][0] + 1 == sports["viewers"][0]
            assert drama["viewers"][1:] == sports["viewers"][1:]
            assert drama["cost"] == sports["cost"]

    def test_reality_tweak(self) -> None:
        """A reality show is 1 lower in cost and in every row than the drama show beside it."""
        for drama, reality in zip(SHOWS[1::6], SHOWS[2::6], strict=True):
            assert (drama["genre"], reality["genre"]) == ("drama", "reality")
            assert drama["cost"] - 1 == reality["cost"]
            assert [max(0, value - 1) for value in drama["viewers"]] == reality["viewers"]
            assert drama["expenses"] == reality["expenses"]

    def test_timeslots(self) -> None:
        """Every show but Dextrous prefers the timeslot that its genre and template give."""
        expected = {
            "round_1": [
                ["8pm", "9pm", "10pm", "8pm", "9pm", "any"],
                ["9pm", "10pm", "8pm", "9pm", "any", "8pm"],
            ],
            "round_2_3": [
                ["8pm", "9pm", "10pm", "8pm", "9pm", "any"],
                ["10pm", "10pm", "8pm", "9pm", "any", "8pm"],
                ["10pm", "8pm", "9pm", "any", "8pm", "9pm"],
            ],
            "round_4_5": [
                ["8pm", "9pm", "10pm", "8pm", "9pm", "any"],
                ["9pm", "10pm", "8pm", "9pm", "any", "8pm"],
                ["10pm", "8pm", "9pm", "any", "8pm", "9pm"],
            ],
        }

        assert [slot for deck in expected.values() for row in deck for slot in row] == [
            show["timeslot"] for show in SHOWS
        ]

    def test_slots_are_known(self) -> None:
        """Every slot is for a star, an ad or either, and required or optional."""
        assert {slot for show in SHOWS for slot in show["slots"]} <= SLOTS

    def test_viewers_fall_with_age(self) -> None:
        """A show gives one number per season row, none above the one before it."""
        for show in SHOWS:
            assert len(show["viewers"]) == 4
            assert sorted(show["viewers"], reverse=True) == show["viewers"]

    @pytest.mark.rule("E2.CARDS.30", "E2.CARDS.31")
    def test_dextrous(self) -> None:
        """Dextrous is an Action show of rounds 2-3 with a required star and an optional ad."""
        dextrous = named(SHOWS, "Dextrous")

        assert without_text(dextrous) == DEXTROUS
        assert dextrous["id"] == "dextrous"

    def test_graveyard_shift(self) -> None:
        """Graveyard Shift is a round-1 show for 9PM whose two slots are optional."""
        show = named(SHOWS, "Graveyard Shift")

        assert (show["id"], show["deck"], show["timeslot"]) == ("graveyard-shift", "round_1", "9pm")
        assert show["slots"] == ["star?", "ad?"]


class TestStars:
    """Tests for the star deck."""

    def test_families(self) -> None:
        """Of 48 stars 24 want a genre, 6 no other star, 5 another star, 4 an ad, 9 nothing."""
        families = Counter(star["condition"].partition(" ")[0] for star in STARS)

        assert len(STARS) == 48
        assert families == {"genre": 24, "no-other-star": 6, "other-star": 5, "ad": 4, "": 9}

    @pytest.mark.parametrize("genre", GENRES)
    def test_genre_stars(self, genre: str) -> None:
        """Each genre has four stars of rising price."""
        stars = [star for star in STARS if star["condition"] == f"genre {genre}"]

        assert [star_numbers(star) for star in stars] == GENRE_STARS

    @pytest.mark.parametrize(
        ("condition", "expected"),
        [
            ("no-other-star", SOLO_STARS * 2),
            ("other-star", [*TEAM_STARS * 2, CHEEKY_FRIEND]),
            ("ad", AD_FRIENDS * 2),
            ("", [*PLAIN_STARS, *PLAIN_STARS, PLAIN_STARS[0]]),
        ],
    )
    def test_other_families(self, condition: str, expected: list[tuple[int, ...]]) -> None:
        """The stars of a family have its rows; five plain stars more hold named stars' places."""
        stars = [star for star in STARS if star["condition"] == condition]

        assert expected == [star_numbers(star) for star in stars]

    def test_order(self) -> None:
        """The deck is listed family by family, the genres in their order."""
        conditions = [f"genre {genre}" for genre in GENRES for _ in range(4)]
        conditions += ["no-other-star"] * 6 + ["other-star"] * 4 + ["ad"] * 4 + [""] * 4
        conditions += ["", "other-star", "", "", "", ""]

        assert conditions == [star["condition"] for star in STARS]

    @pytest.mark.rule("E2.CARDS.22", "E2.CARDS.23")
    def test_cheeky_friend(self) -> None:
        """Cheeky Friend wants another star, costs $2M and gives 4 viewers or 1."""
        star = named(STARS, "Cheeky Friend")

        assert star["id"] == "cheeky-friend"
        assert star["condition"] == "other-star"
        assert star_numbers(star) == CHEEKY_FRIEND


class TestAds:
    """Tests for the ad deck."""

    def test_families(self) -> None:
        """Of 42 ads 18 want a genre, 12 a timeslot, 6 a star, and 6 want nothing."""
        families = Counter(ad["condition"].partition(" ")[0] for ad in ADS)

        assert len(ADS) == 42
        assert families == {"genre": 18, "timeslot": 12, "star": 6, "": 6}

    @pytest.mark.parametrize(
        ("condition", "expected"),
        [
            *((f"genre {genre}", GENRE_ADS) for genre in GENRES),
            *((f"timeslot {timeslot}", TIMESLOT_ADS) for timeslot in TIMESLOTS),
            ("star", STAR_ADS * 2),
            ("", PLAIN_ADS * 2),
        ],
    )
    def test_numbers(self, condition: str, expected: list[tuple[int, ...]]) -> None:
        """The ads of a family have its rows."""
        ads = [ad for ad in ADS if ad["condition"] == condition]

        assert expected == [ad_numbers(ad) for ad in ads]

    def test_order(self) -> None:
        """The deck is listed family by family, genres and timeslots in their order."""
        conditions = [f"genre {genre}" for genre in GENRES for _ in range(3)]
        conditions += [f"timeslot {timeslot}" for timeslot in TIMESLOTS for _ in range(4)]
        conditions += ["star"] * 6 + [""] * 6

        assert conditions == [ad["condition"] for ad in ADS]

    def test_fizz_cola(self) -> None:
        """Fizz Cola is an ad without a condition."""
        ad = named(ADS, "Fizz Cola")

        assert (ad["id"], ad["condition"]) == ("fizz-cola", "")
