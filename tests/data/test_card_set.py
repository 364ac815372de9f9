"""The card set and the boards of the second edition hold the numbers that the rules give."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "src" / "executives" / "networks" / "second_edition"

Card = dict[str, Any]

GENRES = ["action", "drama", "reality", "sci-fi", "sitcom", "sports"]
TIMESLOTS = ["8pm", "9pm", "10pm"]
SLOTS = {"star!", "star?", "ad!", "ad?", "either!", "either?"}

# Per deck the templates in order: cost, expenses, viewers, rerun value, slots.
SHOW_TEMPLATES: dict[str, list[tuple[int, int, list[int], int, list[str]]]] = {
    "round_1": [
        (2, 0, [5, 4, 2, 1], 1, ["star?", "ad?"]),
        (4, 1, [7, 5, 3, 1], 1, ["star!", "ad?"]),
    ],
    "round_2_3": [
        (4, 0, [6, 5, 3, 1], 2, ["ad!", "star?"]),
        (6, 1, [9, 7, 4, 2], 2, ["star!", "either?"]),
        (8, 2, [12, 9, 6, 3], 3, ["star!", "star?", "ad?"]),
    ],
    "round_4_5": [
        (6, 1, [9, 8, 5, 3], 3, ["star!", "ad?"]),
        (9, 2, [13, 10, 7, 4], 4, ["star!", "either!", "ad?"]),
        (12, 3, [17, 13, 9, 5], 5, ["star!", "star!", "ad?"]),
    ],
}

DEXTROUS: Card = {
    "deck": "round_2_3",
    "genre": "action",
    "cost": 5,
    "expenses": 1,
    "timeslot": "10pm",
    "viewers": [9, 7, 4, 2],
    "rerun": 2,
    "slots": ["star!", "ad?"],
}

# Cost, expenses, viewers rightside up, viewers upside down.
GENRE_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 1, 5, 2), (5, 2, 7, 2)]
SOLO_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 2, 6, 1)]
TEAM_STARS = [(2, 0, 3, 1), (3, 1, 4, 1)]
AD_FRIENDS = [(2, 0, 3, 0), (3, 1, 4, 1)]
PLAIN_STARS = [(1, 0, 1, 1), (2, 0, 2, 2), (4, 1, 3, 3), (6, 2, 5, 5)]
CHEEKY_FRIEND = (2, 0, 4, 1)

# Cash bonus, income rightside up, income upside down.
GENRE_ADS = [(2, 3, 1), (4, 2, 1), (1, 4, 1)]
TIMESLOT_ADS = [(2, 2, 1), (3, 3, 1), (4, 2, 0), (1, 4, 0)]
STAR_ADS = [(2, 3, 1), (4, 2, 1), (3, 3, 0)]
PLAIN_ADS = [(2, 2, 2), (5, 1, 1), (3, 1, 1)]

# Copies before standing in for named cards, timing, effect.
HOUSE_NETWORK: dict[str, tuple[int, str, Card]] = {
    "Bank Loan": (3, "immediate", {"kind": "gain-cash", "amount": 6}),
    "Ratings Bump": (3, "immediate", {"kind": "gain-viewers", "amount": 3}),
    "Casting Call": (3, "immediate", {"kind": "draw-keep", "draw": {"star": 2}}),
    "Upfronts": (3, "immediate", {"kind": "draw-keep", "draw": {"ad": 2}}),
    "Sponsor Deal": (
        2,
        "permanent",
        {"kind": "upkeep-income", "amount": 1, "per": "shows-with-an-ad"},
    ),
    "Loyal Audience": (
        2,
        "permanent",
        {"kind": "round-score", "amount": 1, "per": "shows-in-row-3-or-4"},
    ),
    "Extension": (2, "one-shot", {"kind": "raise-season-marker"}),
    "Genre Block": (
        2,
        "game-end",
        {"kind": "end-score", "amount": 2, "per": "shows-of-best-genre"},
    ),
    "Variety Hour": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "different-genres"},
    ),
    "Syndication": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "reruns-with-genre"},
    ),
    "Ad Empire": (3, "game-end", {"kind": "end-score", "amount": 1, "per": "attached-ads"}),
    "Deep Pockets": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "cash", "divide": 3},
    ),
}

NAMED_NETWORK = {
    "Talent Agency",
    "On-Set Accommodation",
    "Writeoff",
    "Preempted Timeslot",
    "Flexible Schedule",
    "Market Research",
    "Big Game",
    "Industry Veteran",
    "Redemption Arc",
    "Spinoff",
    "Awards Show",
}
# The named shows with the genre of their place, and the named stars.
NAMED_SHOWS = {
    "Dextrous": "action",
    "Waterbug": "sci-fi",
    "Reinfeld": "sitcom",
    "Monday Night Foosball": "sports",
}
NAMED_STARS = {
    "Surpriser",
    "Cheeky Friend",
    "Bollywood Star",
    "Versatile Actor",
    "Cross-Promoting Star",
    "Rerun Guy",
}

KEYS = {
    "show": [
        *("id", "name", "deck", "genre", "cost", "expenses", "timeslot"),
        *("viewers", "rerun", "slots", "flavour"),
    ],
    "star": ["id", "name", "cost", "expenses", "condition", "up", "down", "flavour"],
    "ad": ["id", "name", "bonus", "condition", "up", "down", "flavour"],
    "network": ["id", "name", "copies", "timing", "effect", "flavour"],
}


def text(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(text(name))


CARDS = read("cards.toml")
BOARDS = read("boards.toml")

SHOWS: list[Card] = CARDS["show"]
STARS: list[Card] = CARDS["star"]
ADS: list[Card] = CARDS["ad"]
NETWORK: list[Card] = CARDS["network"]
STARTER: dict[str, Any] = CARDS["starter"]
STAND_INS: list[dict[str, Any]] = CARDS["stand_in"]
EVERY_CARD: list[Card] = [
    *(*SHOWS, *STARS, *ADS, *NETWORK, CARDS["anomaly"]),
    *(STARTER[kind] for kind in ("show", "star", "ad")),
]


def expected_shows() -> list[Card]:
    """Every show as templates, genre tweaks and timeslot rule make it, without its texts."""
    shows: list[Card] = []
    for deck, templates in SHOW_TEMPLATES.items():
        for row, (cost, expenses, viewers, rerun, slots) in enumerate(templates):
            for column, genre in enumerate(GENRES):
                show: Card = {
                    "deck": deck,
                    "genre": genre,
                    "cost": cost,
                    "expenses": expenses,
                    "timeslot": expected_timeslot(column, row),
                    "viewers": list(viewers),
                    "rerun": rerun,
                    "slots": slots,
                }
                if genre == "sports":
                    show["expenses"] = expenses + 1
                    show["viewers"] = [viewers[0] + 1, *viewers[1:]]
                if genre == "reality":
                    show["cost"] = cost - 1
                    show["viewers"] = [max(0, value - 1) for value in viewers]
                if (deck, row, genre) == ("round_2_3", 1, "action"):
                    show = DEXTROUS
                shows.append(show)
    return shows


def expected_timeslot(column: int, row: int) -> str:
    total = column + row
    return "any" if total % 6 == 5 else TIMESLOTS[total % 3]


def without_text(card: Card) -> Card:
    return {key: value for key, value in card.items() if key not in ("id", "name", "flavour")}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def named(cards: list[Card], name: str) -> Card:
    (card,) = [card for card in cards if card["name"] == name]
    return card


def star_numbers(card: Card) -> tuple[int, ...]:
    return (card["cost"], card["expenses"], card["up"], card["down"])


def ad_numbers(card: Card) -> tuple[int, ...]:
    return (card["bonus"], card["up"], card["down"])


def table_headers(document: str) -> list[str]:
    return re.findall(r"^\[([^\[\]]+)\]$", document, re.MULTILINE)


def table_at(document: dict[str, Any], header: str) -> dict[str, Any]:
    for key in header.replace('"', "").split("."):
        document = document[key]
    return document


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


class TestNetwork:
    """Tests for the network deck."""

    @pytest.mark.rule("E2.CARDS.41")
    def test_deck_size(self) -> None:
        """The network deck has 54 cards, house cards filling it up."""
        assert sum(card["copies"] for card in NETWORK) == 54
        assert list(HOUSE_NETWORK) == [
            card["name"] for card in NETWORK if card["name"] in HOUSE_NETWORK
        ]

    @pytest.mark.rule("E2.CARDS.41")
    @pytest.mark.parametrize("name", HOUSE_NETWORK)
    def test_house_card(self, name: str) -> None:
        """A house card has its timing, its effect, its own copies and those that stand in."""
        card = named(NETWORK, name)
        copies, timing, effect = HOUSE_NETWORK[name]
        standing_in = sum(row["by"].count(card["id"]) for row in STAND_INS)

        assert (timing, effect) == (card["timing"], card["effect"])
        assert copies + standing_in == card["copies"]

    def test_stand_ins_are_spread_evenly(self) -> None:
        """The first ten house cards hold two places of named cards each, the last two one each."""
        by = Counter(id for row in STAND_INS if row["kind"] == "network" for id in row["by"])

        assert dict(zip(map(slug, HOUSE_NETWORK), [2] * 10 + [1] * 2, strict=True)) == by


class TestStandIns:
    """Tests for the table of places that named cards will take."""

    def test_complete(self) -> None:
        """All named cards but Dextrous and Cheeky Friend have stand-ins, in 22, 3 and 5 places."""
        rows = {(row["kind"], row["card"]): row["copies"] for row in STAND_INS}
        expected = {("show", name): 1 for name in NAMED_SHOWS if name != "Dextrous"}
        expected |= {("star", name): 1 for name in NAMED_STARS if name != "Cheeky Friend"}
        expected |= {("network", name): 2 for name in NAMED_NETWORK}
        totals: Counter[str] = Counter()
        for row in STAND_INS:
            totals[row["kind"]] += row["copies"]

        assert expected == rows
        assert len(rows) == len(STAND_INS)
        assert totals == {"network": 22, "show": 3, "star": 5}

    @pytest.mark.rule("E2.CARDS.42")
    def test_copies(self) -> None:
        """A named network card has two places, a named star or show one, held or stood in for."""
        names = [card["name"] for card in EVERY_CARD]

        for name in NAMED_NETWORK | NAMED_STARS | set(NAMED_SHOWS):
            stood_in = sum(row["copies"] for row in STAND_INS if row["card"] == name)
            places = names.count(name) + stood_in

            assert (2 if name in NAMED_NETWORK else 1) == places, name

    def test_by_names_one_card_per_place(self) -> None:
        """A row names as many cards as it has copies, all of its own kind."""
        for row in STAND_INS:
            assert list(row) == ["card", "kind", "copies", "by"]
            assert row["copies"] == len(row["by"])
            assert set(row["by"]) <= {card["id"] for card in CARDS[row["kind"]]}

    def test_no_card_holds_two_places(self) -> None:
        """No show and no star stands in twice."""
        by = [id for row in STAND_INS if row["kind"] != "network" for id in row["by"]]

        assert len(by) == len(set(by))

    def test_shows_hold_the_place_of_their_genre(self) -> None:
        """A show stands in for the named show of its genre on the second template of its deck."""
        shows = {show["id"]: show for show in SHOWS}
        for row in STAND_INS:
            if row["kind"] == "show":
                show = shows[row["by"][0]]

                assert ("round_2_3", NAMED_SHOWS[row["card"]]) == (show["deck"], show["genre"])
                assert SHOW_TEMPLATES["round_2_3"][1][4] == show["slots"]

    def test_stars_are_plain(self) -> None:
        """A star that stands in for a named star has no condition."""
        stars = {star["id"]: star for star in STARS}
        for row in STAND_INS:
            if row["kind"] == "star":
                assert stars[row["by"][0]]["condition"] == ""


class TestStarterCards:
    """Tests for the starter cards and the anomaly."""

    @pytest.mark.rule("E2.BASE.12")
    def test_show(self) -> None:
        """A starter show has viewers 2/1/1/0 in any timeslot, and no genre, slots or costs."""
        assert without_text(STARTER["show"]) == {
            "genre": "",
            "cost": 0,
            "expenses": 0,
            "timeslot": "any",
            "viewers": [2, 1, 1, 0],
            "rerun": 0,
            "slots": [],
        }

    @pytest.mark.rule("E2.BASE.13")
    def test_star_and_ad(self) -> None:
        """The starter star and the starter ad have no condition and give 1 viewer and $1M."""
        assert star_numbers(STARTER["star"]) == (0, 0, 1, 1)
        assert ad_numbers(STARTER["ad"]) == (0, 1, 1)
        assert (STARTER["star"]["condition"], STARTER["ad"]["condition"]) == ("", "")

    def test_one_set_per_player(self) -> None:
        """There are starter cards for as many players as can play."""
        assert BOARDS["game"]["max_players"] == STARTER["sets"]

    @pytest.mark.rule("E2.CARDS.43")
    def test_anomalies(self) -> None:
        """The supply holds 6 anomalies."""
        anomaly = CARDS["anomaly"]

        assert (anomaly["id"], anomaly["name"], anomaly["copies"]) == ("anomaly", "Anomaly", 6)


class TestBoards:
    """Tests for the printed numbers of the boards."""

    @pytest.mark.parametrize("header", table_headers(text("boards.toml")))
    def test_tables_say_where_they_come_from(self, header: str) -> None:
        """Every table has a source and the rules whose numbers it holds."""
        table = table_at(BOARDS, header)

        assert table["source"] in ("seed", "public", "assumed")
        assert table["clause"]
        for rule in table["clause"]:
            assert re.fullmatch(r"E2\.[A-Z]+\.\d{2}", rule)

    def test_tables(self) -> None:
        """The boards hold the tables of the base game and those of its executives."""
        assert {
            *("game", "display", "starting_cash", "pass_track", "shortfall", "viewer_floor"),
            *("round_total_floor", "genres", "genre_track", "time_machine", "rondel"),
            *("season_penalty", "waived_slots", "rerun_bonus", "moguls"),
        } <= set(BOARDS)

    def test_lists_are_as_long_as_what_they_count(self) -> None:
        """Lists fit the player count, pass spaces, season rows, track spaces and rondel spaces."""
        players = BOARDS["game"]["max_players"]
        track = BOARDS["genre_track"]

        for row in ("shows", "stars", "ads", "network"):
            assert players == len(BOARDS["display"][row])
        assert players - 1 == len(BOARDS["pass_track"]["cash"])
        assert players - 1 == len(BOARDS["pass_track"]["viewers"])
        assert BOARDS["game"]["season_rows"] == len(BOARDS["season_penalty"]["by_row"])
        assert track["spaces"] + 1 == len(track["end_viewers"])
        assert BOARDS["rondel"]["spaces"][BOARDS["rondel"]["pass_space"] - 1] == "produce"

    def test_cards_and_boards_agree(self) -> None:
        """Cards use the genres, timeslots and season rows of the boards."""
        assert BOARDS["genres"]["names"] == GENRES
        assert BOARDS["game"]["timeslots"] == TIMESLOTS
        assert {BOARDS["game"]["season_rows"]} == {len(show["viewers"]) for show in SHOWS}

    @pytest.mark.rule("E2.BASE.10")
    def test_starting_cash(self) -> None:
        """Starting cash rises by $2M per position from $5M to $13M."""
        assert BOARDS["starting_cash"]["by_position"] == [5, 7, 9, 11, 13]
