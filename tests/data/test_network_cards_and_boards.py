"""Network cards, moguls, starters and boards have the numbers that the rules give."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from executives.rulebook import clause
from support.card_data import (
    BOARDS,
    CARDS,
    EVERY_CARD,
    GENRES,
    HOUSE_NETWORK,
    MOGUL_EFFECTS,
    MOGULS,
    NAMED_NETWORK,
    NAMED_SHOWS,
    NAMED_STARS,
    NETWORK,
    SHOW_TEMPLATES,
    SHOWS,
    STAND_INS,
    STARS,
    STARTER,
    TIMESLOTS,
    ad_numbers,
    named,
    slug,
    star_numbers,
    table_at,
    table_headers,
    text,
    without_text,
)


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


class TestMoguls:
    """Tests for the mogul deck."""

    @pytest.mark.rule("E2.CARDS.42", "E2.MOGUL.01")
    def test_there_are_twelve_moguls_each_once(self) -> None:
        """Six named ones and six of the house, one copy each."""
        assert sorted(MOGUL_EFFECTS) == sorted(card["name"] for card in MOGULS)
        assert [card for card in MOGULS if "copies" in card] == []

    @pytest.mark.parametrize("name", MOGUL_EFFECTS)
    def test_effects(self, name: str) -> None:
        """Timing and effect are those of the clause that the effect names."""
        card = named(MOGULS, name)
        effect = dict(card["effect"])
        rule = effect.pop("rule")
        assert (card["timing"], effect) == MOGUL_EFFECTS[name]
        assert name in clause(rule).text
