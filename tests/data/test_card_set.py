"""Shows, stars and ads of the second edition have the numbers that the rules give."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from support.card_data import (
    AD_FRIENDS,
    ADS,
    CARDS,
    EVERY_CARD,
    GENRE_ADS,
    GENRE_STARS,
    INDUSTRY_VETERAN,
    KEYS,
    NAMED_SHOWS,
    NAMED_STARS,
    NOT_NEEDED,
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
    ad_numbers,
    effects_of,
    expected_shows,
    named,
    slug,
    star_numbers,
    without_text,
)
from support.names import GENRES, TIMESLOTS


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
        """Cards of a kind give the same keys in the same order, but for what few cards have."""
        for card in CARDS[kind]:
            needed = set(KEYS[kind]) - NOT_NEEDED[kind]

            assert [key for key in KEYS[kind] if key in card] == list(card), card["id"]
            assert needed <= set(card), card["id"]

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
        pairs = list(zip(SHOWS[1::6], SHOWS[5::6], strict=True))
        shown = [pair for pair in pairs if pair[1]["name"] not in NAMED_SHOWS]

        assert len(shown) == 8 - 1
        for drama, sports in shown:
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
        """A show prefers the timeslot that its genre and template give, a named one its own."""
        expected = {
            "round_1": [
                ["8pm", "9pm", "10pm", "8pm", "9pm", "any"],
                ["9pm", "10pm", "8pm", "9pm", "any", "8pm"],
            ],
            "round_2_3": [
                ["8pm", "9pm", "10pm", "8pm", "9pm", "any"],
                ["10pm", "10pm", "8pm", "9pm", "9pm", "8pm"],
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

    @pytest.mark.parametrize(
        "name",
        [
            pytest.param("Dextrous", marks=pytest.mark.rule("E2.CARDS.30", "E2.CARDS.31")),
            pytest.param("Waterbug", marks=pytest.mark.rule("E2.CARDS.32")),
            pytest.param("Reinfeld", marks=pytest.mark.rule("E2.CARDS.28")),
            pytest.param("Monday Night Foosball", marks=pytest.mark.rule("E2.CARDS.29")),
        ],
    )
    def test_named_show(self, name: str) -> None:
        """A named show of rounds 2-3 has the numbers, slots and effect of its clause."""
        show = named(SHOWS, name)

        assert without_text(show) == NAMED_SHOWS[name]
        assert show["id"] == slug(name)

    def test_graveyard_shift(self) -> None:
        """Graveyard Shift is a round-1 show for 9PM whose two slots are optional."""
        show = named(SHOWS, "Graveyard Shift")

        assert (show["id"], show["deck"], show["timeslot"]) == ("graveyard-shift", "round_1", "9pm")
        assert show["slots"] == ["star?", "ad?"]


class TestStars:
    """Tests for the star deck."""

    def test_families(self) -> None:
        """Of 48 stars 24 want a genre, 6 no star, 4 one, 4 an ad, 4 nothing; 6 are named."""
        families = Counter(star["condition"].partition(" ")[0] for star in STARS[: 48 - 6])

        assert len(STARS) == 48 + 1
        assert families == {"genre": 24, "no-other-star": 6, "other-star": 4, "ad": 4, "": 4}
        assert [star["name"] for star in STARS[42:]] == [*NAMED_STARS, "Industry Veteran"]

    @pytest.mark.parametrize("genre", GENRES)
    def test_genre_stars(self, genre: str) -> None:
        """Each genre has four stars of rising price."""
        stars = [star for star in STARS if star["condition"] == f"genre {genre}"]

        assert [star_numbers(star) for star in stars] == GENRE_STARS

    @pytest.mark.parametrize(
        ("condition", "expected"),
        [
            ("no-other-star", SOLO_STARS * 2),
            ("other-star", TEAM_STARS * 2),
            ("ad", AD_FRIENDS * 2),
            ("", PLAIN_STARS),
        ],
    )
    def test_other_families(self, condition: str, expected: list[tuple[int, ...]]) -> None:
        """The stars of a family have its rows."""
        stars = [star for star in STARS[: 48 - 6] if star["condition"] == condition]

        assert expected == [star_numbers(star) for star in stars]

    def test_order(self) -> None:
        """The deck is listed family by family, the genres in their order."""
        conditions = [f"genre {genre}" for genre in GENRES for _ in range(4)]
        conditions += ["no-other-star"] * 6 + ["other-star"] * 4 + ["ad"] * 4 + [""] * 4
        conditions += ["below-row-1", "other-star", "", "", "ad", "", ""]

        assert conditions == [star["condition"] for star in STARS]

    @pytest.mark.parametrize(
        "name",
        [
            pytest.param("Surpriser", marks=pytest.mark.rule("E2.CARDS.20")),
            pytest.param("Cheeky Friend", marks=pytest.mark.rule("E2.CARDS.22", "E2.CARDS.23")),
            pytest.param("Bollywood Star", marks=pytest.mark.rule("E2.CARDS.24")),
            pytest.param("Versatile Actor", marks=pytest.mark.rule("E2.CARDS.25")),
            pytest.param("Cross-Promoting Star", marks=pytest.mark.rule("E2.CARDS.26")),
            pytest.param("Rerun Guy", marks=pytest.mark.rule("E2.CARDS.27")),
        ],
    )
    def test_named_star(self, name: str) -> None:
        """A named star has the numbers, condition and effects of its clause."""
        star = named(STARS, name)

        assert (star_numbers(star), star["condition"], effects_of(star)) == NAMED_STARS[name]
        assert [key for key in ("deck", "copies") if key in star] == []

    @pytest.mark.rule("E2.CARDS.14")
    def test_industry_veteran(self) -> None:
        """Industry Veteran is a star of the network deck without costs, of 3 viewers or 1."""
        star = named(STARS, "Industry Veteran")

        assert (star_numbers(star), star["condition"], effects_of(star)) == INDUSTRY_VETERAN
        assert (star["deck"], star["copies"]) == ("network", 2)

    def test_sides_differ_for_a_reason(self) -> None:
        """Viewers differ by side only with a condition, or where the side is chosen."""
        for star in STARS:
            chosen = any(effect["kind"] == "choose-side" for effect in effects_of(star))

            assert (star["up"] != star["down"]) == (star["condition"] != "" or chosen), star["id"]


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
