"""Network cards, moguls, starters and boards have the numbers that the rules give."""

from __future__ import annotations

import re

import pytest

from executives.networks.second_edition import bundled_cards
from executives.rulebook import clause
from support.card_data import (
    BOARDS,
    CARDS,
    EVERY_CARD,
    HOUSE_NETWORK,
    MOGUL_EFFECTS,
    MOGULS,
    NAMED_NETWORK,
    NAMED_SHOWS,
    NAMED_STARS,
    NETWORK,
    SHOWS,
    STAND_INS,
    STARTER,
    ad_numbers,
    named,
    star_numbers,
    table_at,
    table_headers,
    text,
    without_text,
)
from support.names import GENRES, TIMESLOTS


class TestNetwork:
    """Tests for the network deck."""

    @pytest.mark.rule("E2.CARDS.41")
    def test_deck_size(self) -> None:
        """The network deck has 54 cards: 32 of the house fill it up beside 22 named ones."""
        house = [card for card in NETWORK if card["name"] in HOUSE_NETWORK]

        assert list(HOUSE_NETWORK) == [card["name"] for card in house]
        assert sum(card["copies"] for card in house) == 32
        assert sum(card["copies"] for card in NETWORK) + 2 == 32 + 11 * 2 == 54

    @pytest.mark.rule("E2.CARDS.41")
    @pytest.mark.parametrize("name", HOUSE_NETWORK)
    def test_house_card(self, name: str) -> None:
        """A house card has its copies, its timing and its effect."""
        card = named(NETWORK, name)

        assert HOUSE_NETWORK[name] == (card["copies"], card["timing"], card["effect"])

    @pytest.mark.parametrize("name", NAMED_NETWORK)
    def test_named_card(self, name: str) -> None:
        """A named card has the timing and the effect of the clause that speaks of it."""
        card = named(NETWORK, name)

        assert NAMED_NETWORK[name] == (card["timing"], card["effect"])
        assert clause(card["effect"]["rule"]).text.startswith(f"{name} (network, ")

    @pytest.mark.rule("E2.CARDS.42")
    def test_copies(self) -> None:
        """A named network card is there twice, a named star or show once."""
        copies = {card["name"]: card.get("copies", 1) for card in EVERY_CARD}

        for name in (*NAMED_NETWORK, "Industry Veteran"):
            assert copies[name] == 2, name
        for name in (*NAMED_STARS, *NAMED_SHOWS):
            assert copies[name] == 1, name

    def test_no_card_stands_in_for_another(self) -> None:
        """No place is held for a named card whose effect is not there: the table is empty."""
        assert STAND_INS == []
        assert bundled_cards().stand_ins == ()


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
            *("season_penalty", "waived_slots", "rerun_bonus", "moguls", "bonus", "telly_time"),
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
        assert tuple(BOARDS["genres"]["names"]) == GENRES
        assert tuple(BOARDS["game"]["timeslots"]) == TIMESLOTS
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
