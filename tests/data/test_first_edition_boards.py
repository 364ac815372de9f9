"""Board numbers of the first edition are those of the rules, and what is not there is empty."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from executives import FileError
from executives.networks.boards import NO_FLOOR, Boards, boards_from
from executives.rulebook import clause
from support.card_data import BOARDS as SECOND_BOARDS
from support.card_data import table_at, table_headers
from support.first_edition_data import BOARDS, BOARDS_TEXT, PRINTED, SET, SHOWS
from support.names import GENRES, TIMESLOTS

NUMBERS = SET.boards


def table(name: str) -> dict[str, Any]:
    return {k: v for k, v in BOARDS[name].items() if k not in ("source", "clause")}


class TestTables:
    """Tests for the tables as such."""

    @pytest.mark.parametrize("header", table_headers(BOARDS_TEXT))
    def test_tables_say_where_they_come_from(self, header: str) -> None:
        """Every table has a source and the rules whose numbers it holds."""
        found = table_at(BOARDS, header)

        assert found["source"] in ("seed", "public", "assumed")
        assert found["clause"]
        for rule in found["clause"]:
            assert re.fullmatch(r"E1\.[A-Z]+\.\d{2}", rule)
            assert clause(rule).id == rule

    def test_every_table_is_read(self) -> None:
        """Tables that no field stands for are there by their names."""
        read = {name for name, _content in NUMBERS.tables}
        fields = {
            *("game", "display", "starting_cash", "pass_track", "shortfall", "viewer_floor"),
            *("genres", "moguls", "solo", "bonus"),
        }

        assert read | fields == set(BOARDS)
        assert read & fields == set()

    def test_cards_and_boards_agree(self) -> None:
        """Cards use the genres, timeslots and season rows of the boards."""
        assert tuple(NUMBERS.genres) == GENRES
        assert tuple(NUMBERS.timeslots) == TIMESLOTS
        assert {NUMBERS.season_rows} == {len(show["viewers"]) for show in SHOWS}

    def test_what_the_edition_does_not_have_is_empty(self) -> None:
        """No genre tracks, no Telly Time, no row for a wrong timeslot and no floor of a season."""
        assert not NUMBERS.has_tracks
        assert (NUMBERS.track_spaces, NUMBERS.track_viewers, NUMBERS.rewards) == (0, (0,), ())
        assert (NUMBERS.mogul_space, NUMBERS.mogul_reward.draw) == (0, ())
        assert (NUMBERS.telly_time.genres, NUMBERS.telly_time.grid) == ((), ())
        assert (NUMBERS.every_genre, NUMBERS.every_timeslot) == (NUMBERS.genres, NUMBERS.timeslots)
        assert NUMBERS.x_row == 1
        assert NUMBERS.round_total_floor == NO_FLOOR

    @pytest.mark.parametrize("name", ["genre_track", "round_total_floor", "telly_time"])
    def test_an_edition_with_tracks_needs_their_tables(self, name: str) -> None:
        """Only where the game says that there are no tracks may their tables be missing."""
        without = {key: value for key, value in SECOND_BOARDS.items() if key != name}

        with pytest.raises(FileError, match=f"the boards lack '{name}'"):
            boards_from(without, path="boards.toml")

    def test_tracks_are_there_unless_the_game_says_otherwise(self) -> None:
        """The first edition's boards without that line lack the tables of the tracks."""
        document = tomllib.loads(BOARDS_TEXT.replace("tracks = false\n", ""))

        with pytest.raises(FileError, match="the boards lack"):
            boards_from(document, path="boards.toml")

    @pytest.mark.parametrize("name", ["display", "pass_track", "moguls", "solo", "genres"])
    def test_other_tables_are_needed_without_tracks_too(self, name: str) -> None:
        """The tables of both editions may not be missing."""
        without = {key: value for key, value in BOARDS.items() if key != name}

        with pytest.raises(FileError, match=f"the boards lack '{name}'"):
            boards_from(without, path="boards.toml")

    def test_tracks_of_the_second_edition(self) -> None:
        """Its boards have all that."""
        made: Boards = boards_from(SECOND_BOARDS, path="boards.toml")

        assert made.has_tracks
        assert (made.x_row, made.round_total_floor) == (3, 0)


class TestNumbers:
    """Tests for the numbers of every game."""

    def test_game(self) -> None:
        """Five seasons of 1 to 5 players, four season rows and one more scoring."""
        assert (NUMBERS.rounds, NUMBERS.season_rows) == (
            PRINTED["game"]["seasons"],
            PRINTED["game"]["structure"]["season_rows"],
        )
        assert (NUMBERS.min_players, NUMBERS.max_players) == (1, 5)
        assert table("final_scoring") == {"times": PRINTED["game"]["extra_final_scoring"]}

    @pytest.mark.rule("E1.BASE.05")
    def test_display_of_two_players(self) -> None:
        """With 2 players there are 6 shows, 5 stars, 4 ads and 4 network cards."""
        assert [row[1] for row in NUMBERS.display] == [6, 5, 4, 4]
        assert [PRINTED["display"]["two_players"][key] for key in table("display")] == [6, 5, 4, 4]

    @pytest.mark.rule("E1.BASE.06")
    def test_display(self) -> None:
        """Each player more adds a card to each row, from 5, 4, 3 and 3 in solo games."""
        for row, solo in zip(NUMBERS.display, (5, 4, 3, 3), strict=True):
            assert row == tuple(range(solo, solo + 5))
        assert table("display") == {key: PRINTED["display"][key] for key in table("display")}

    @pytest.mark.rule("E1.BASE.11")
    def test_starting_cash_of_the_first_two(self) -> None:
        """$3M for the first player and $5M for the second, BEEB $3M more, CABLE its own."""
        stated = PRINTED["starting_cash"]["stated"]

        assert NUMBERS.starting_cash[:2] == (stated["position_1"], stated["position_2"]) == (3, 5)
        assert NUMBERS.table("rondel")["starting_cash"] == stated["beeb_extra"] == 3
        assert table("own_starting_cash") == {
            "first": stated["cable_first_or_solo"],
            "solo": stated["cable_first_or_solo"],
            "middle": stated["cable_middle"],
            "last": stated["cable_last"],
        }

    @pytest.mark.rule("E1.BASE.12")
    def test_starting_cash(self) -> None:
        """It goes on with $7M, $9M and $11M, always $2M less than in the base game."""
        cash = PRINTED["starting_cash"]

        assert NUMBERS.starting_cash == (*cash["executives_by_position"],) == (3, 5, 7, 9, 11)
        base = NUMBERS.table("base_game_cash")["by_position"]
        assert base == (*cash["base_by_position"],)
        assert tuple(amount - 2 for amount in base) == NUMBERS.starting_cash

    @pytest.mark.rule("E1.BASE.42")
    def test_ends_of_the_drop_track(self) -> None:
        """The first space has $10M or 5 viewers, the last one no viewers."""
        stated = PRINTED["drop_track"]["stated"]

        for players in range(2, 6):
            spaces = NUMBERS.pass_spaces(players)
            assert spaces[0] == (*stated["first"],) == (10, 5)
            assert spaces[-1][1] == stated["last_viewers"] == 0

    @pytest.mark.rule("E1.BASE.43")
    def test_drop_track(self) -> None:
        """With n players there are n spaces: the first n - 1 of four, and $2M."""
        four = [(10, 5), (8, 4), (6, 3), (4, 2)]

        for players in range(2, 6):
            assert NUMBERS.pass_spaces(players) == (*four[: players - 1], (2, 0))
        track = PRINTED["drop_track"]
        assert table("pass_track") == {key: track[key] for key in table("pass_track")}

    def test_solo(self) -> None:
        """A solo player has one space of $5M or 2 viewers, and results at 100, 150 and 200."""
        assert NUMBERS.pass_spaces(1) == ((5, 2),)
        assert PRINTED["drop_track"]["solo"] == [5, 2]
        outcomes = dict(NUMBERS.solo.outcomes)
        assert list(outcomes) == ["cancelled", "renewed", "hit", "phenomenon"]
        assert list(outcomes.values()) == [0, *PRINTED["solo"]["result_thresholds"]]
        assert table("rival") == {"rows": PRINTED["solo"]["rival_tie_order"]}

    def test_genre_bonuses(self) -> None:
        """They come with the third and fifth show: three cards to choose from."""
        bonus = PRINTED["genre_bonus"]
        fifth = bonus["base_game_fifth"]
        draws = {reward.name: dict(reward.draw) for reward in NUMBERS.bonuses}

        assert table("genre_bonus") == {"thresholds": bonus["thresholds"]}
        assert draws["genre-stars"] == {"star": bonus["draw"]}
        assert draws["genre-ads"] == {"ad": bonus["draw"]}
        assert draws["genre-network-cards"] == {"network": fifth["network_draw"]}
        assert table("bonus_for_cash") == {
            "most_cash": fifth["max_cash_to_viewers"],
            "viewers_per_million": fifth["rate"],
        }

    def test_moguls(self) -> None:
        """One more than players are displayed, in solo games 3; two seasons end with one less."""
        moguls = PRINTED["moguls"]

        assert NUMBERS.moguls_per_player == 1
        assert table("mogul_display") == {
            "extra": moguls["display_extra"],
            "solo": moguls["solo_display"],
            "solo_discard_rounds": PRINTED["solo"]["mogul_discard_after_seasons"],
        }

    def test_pilot_season(self) -> None:
        """Four cards each; a solo player chooses among 4, 3 and 2."""
        pilot = PRINTED["pilot"]

        assert table("pilot_season") == {key: pilot[key] for key in ("dealt", "solo_draws")}


class TestExecutives:
    """Tests for the numbers of single executives."""

    def test_rondel(self) -> None:
        """One and two spaces are free, each further one costs 1, and the line gives a viewer."""
        stated = PRINTED["beeb"]["stated"]
        rondel = table("rondel")
        extra = stated["extra_space_cost"]

        assert len(rondel["spaces"]) == len(PRINTED["beeb"]["rondel"]) == stated["max"]
        assert rondel["move_costs"] == [
            max(0, moved - stated["free"][-1]) * extra for moved in range(1, stated["max"] + 1)
        ]
        assert PRINTED["beeb"]["rondel"][rondel["line_after"] - 1] == stated["line_after"]
        assert rondel["spaces"][rondel["line_after"] - 1] == "sign-ad"
        assert rondel["line_viewers"] == stated["line_viewers"]
        assert rondel["pass_cash"] == stated["drop_bonus_cash"]

    @pytest.mark.parametrize(
        ("name", "expected"),
        [
            ("season_penalty", {"by_row": PRINTED["butcher"]["penalty_by_row"]}),
            ("waived_slots", {"cost": PRINTED["butcher"]["ignore_prerequisites_cost"]}),
            ("rerun_bonus", {"viewers": PRINTED["butcher"]["viewers_per_rerun"]}),
            ("expenses_surcharge", {"per_card": PRINTED["cheapo"]["surcharge"]}),
            (
                "without_expenses",
                {
                    "show_viewers": PRINTED["cheapo"]["bonus"]["show"],
                    "star_viewers": PRINTED["cheapo"]["bonus"]["star"],
                },
            ),
            ("other_genre", {"viewers": PRINTED["flix"]["genre_change_viewers"]}),
            ("genre_markers", {"markers": PRINTED["generic"]["markers"]}),
            ("guest_star", {"cost": PRINTED["starmaker"]["guest_star_cost"], "per_show": 1}),
            ("drawn_stars", {"number": 1}),
            (
                "once_cash",
                {
                    "cash": PRINTED["starmaker"]["once_cash"],
                    "kept_viewers": PRINTED["starmaker"]["kept_viewers"],
                },
            ),
            (
                "green_room_upkeep",
                {"stars_per_million": PRINTED["starmaker"]["stars_per_million"]},
            ),
            (
                "fundraising",
                {
                    "cash": PRINTED["telethon"]["fundraising"],
                    "asked": PRINTED["telethon"]["players_asked"],
                    "gift": PRINTED["telethon"]["gift"],
                },
            ),
            (
                "ads_to_deck",
                {
                    "fee_reduction": PRINTED["telethon"]["fee_reduction"],
                    "least_fee": 0,
                    "tokens": 1,
                },
            ),
            (
                "lower_fee",
                {
                    "fee_reduction": PRINTED["underground"]["fee_reduction"],
                    "least_fee": PRINTED["underground"]["fee_min"],
                },
            ),
            ("last_place", {"cash_per_player": PRINTED["gorilla"]["cash_per_player"]}),
            ("card_swap", {"cost": PRINTED["rich"]["swap_cost"]}),
            ("time_machine", {"costs": PRINTED["time_traveller_track"]["costs"]}),
            (
                "own_thresholds",
                {
                    "thresholds": PRINTED["genre_bonus"]["specialist"]["thresholds"],
                    "mogul_limit": 2,
                    "display_extra": PRINTED["moguls"]["specialist_extra"],
                    "solo_display": PRINTED["moguls"]["solo_display_specialist"],
                },
            ),
        ],
    )
    def test_numbers(self, name: str, expected: dict[str, Any]) -> None:
        """The table of a mechanic has the numbers of the rulebook."""
        assert table(name) == expected

    def test_windfalls(self) -> None:
        """RICH draws three stars or three ads."""
        draws = {reward.name: dict(reward.draw) for reward in NUMBERS.bonuses}
        number = PRINTED["rich"]["draw"]

        assert draws["windfall-stars"] == {"star": number}
        assert draws["windfall-ads"] == {"ad": number}

    @pytest.mark.rule("E1.SETUP.11")
    def test_donor_tokens(self) -> None:
        """There are 19 donor tokens; each use costs one, an action three."""
        tokens = PRINTED["tokens"]["donor"]
        action = PRINTED["telethon"]["extra_action_tokens"]

        assert tokens == 19
        assert table("donor_tokens") == {
            "supply": tokens,
            "slot": 1,
            "turn": 1,
            "timeslot": 1,
            "extra_action": action,
        }

    @pytest.mark.rule("E1.SETUP.12")
    def test_genre_tokens(self) -> None:
        """There are 18 genre tokens, three for each of the six genres."""
        each = NUMBERS.table("genre_tokens")["per_genre"]

        assert each == PRINTED["tokens"]["split"]["genre_tokens_per_genre"]
        assert each * len(NUMBERS.genres) == PRINTED["tokens"]["genre"] == 18

    @pytest.mark.rule("E1.SETUP.09", "E1.SETUP.10")
    def test_other_tokens(self) -> None:
        """The box has five tokens for 100 and 200 viewers and one token for FLIX."""
        assert table("components") == {
            "viewer_tokens": PRINTED["tokens"]["viewer_100_200"],
            "timeslot_tokens": PRINTED["tokens"]["flix"],
        }
        assert table("components") == {"viewer_tokens": 5, "timeslot_tokens": 1}
