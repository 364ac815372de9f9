"""Card sets of the first edition: the fields that only its cards have, and their faults."""

from __future__ import annotations

import re

import pytest

from executives import FileError
from executives.networks.cards import CardSet, Show, Star
from executives.networks.documents.loading import load_card_set
from executives.networks.second_edition import bundled_cards as second_cards
from support.card_data import text as second_text
from support.first_edition_data import BOARDS_TEXT, CARDS_TEXT, EVERY_CARD


def first_set(text: str) -> CardSet:
    head = '[card_set]\nid = "mine"\nedition = "first"\n'
    return load_card_set(head + text, BOARDS_TEXT)


SHOW = """
[[show]]
id = "x"
name = "X"
deck = "round_1"
genre = "drama"
cost = 1
expenses = 0
timeslot = "8pm"
viewers = [3, 2, 1, 0]
rerun = 1
slots = ["star?"]
"""
STAR = """
[[star]]
id = "x"
name = "X"
cost = 1
expenses = 0
condition = ""
up = 2
down = 1
"""


class TestLoading:
    """Tests for the fields that only cards of the first edition have."""

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (SHOW, "show 'x' lacks 'lower'"),
            (SHOW + "lower = 4\n", "4 is more than 3, the number of the preferred timeslot"),
            (
                SHOW.replace("8pm", "any") + "lower = 2\n",
                "a show for any timeslot has one number, 3, not 2 too",
            ),
            (SHOW + "lower = -1\n", "expected a whole number from 0"),
            (SHOW + "lower = 1\nplayers = [6]\n", "expected a whole number from 1 to 5, not 6"),
            (SHOW + "lower = 1\nplayers = [2, 2]\n", "2 is there twice"),
            (
                SHOW.replace("round_1", "pilot").replace("8pm", "any") + "lower = 3\n",
                "nothing is attached to a pilot show",
            ),
            (SHOW.replace("round_1", "pilot") + "lower = 1\n", "a pilot show is for any timeslot"),
            (STAR, "star 'x' lacks 'up_rows'"),
            (
                STAR + "up_rows = [3, 2, 1, 0]\ndown_rows = [1, 0, 0, 0]\n",
                "2 is not 3, the first of 'up_rows'",
            ),
            (
                STAR + "up_rows = [2, 1]\ndown_rows = [1, 0, 0, 0]\n",
                "expected 4 items, not 2",
            ),
        ],
    )
    def test_a_set_with_a_fault_is_refused(self, text: str, message: str) -> None:
        """A number is missing, too large, or does not go with another one."""
        with pytest.raises(FileError, match=re.escape(message)):
            first_set(text)

    def test_a_set_without_faults_is_read(self) -> None:
        """Numbers of players and of rows come to the cards."""
        rows = "up_rows = [2, 1, 0, 0]\ndown_rows = [1, 0, 0, 0]\n"
        made = first_set(SHOW + "lower = 1\nplayers = [3]\n" + STAR.replace('"x"', '"y"') + rows)

        show, star = made.cards
        assert isinstance(show, Show)
        assert (show.lower, show.players) == (1, (3,))
        assert isinstance(star, Star)
        assert (star.up_rows, star.down_rows) == ((2, 1, 0, 0), (1, 0, 0, 0))

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (SHOW + "lower = 1\n", "unknown key 'lower'"),
            (SHOW + "players = [3]\n", "unknown key 'players'"),
            (STAR + "up_rows = [2, 1, 0, 0]\n", "unknown key 'up_rows'"),
            (SHOW.replace("round_1", "pilot"), "'pilot' is no show deck"),
            (SHOW + 'effect = { kind = "share-upkeep" }\n', "unknown effect 'share-upkeep'"),
            (
                SHOW + 'effect = { kind = "end-score", per = "archived-shows" }\n',
                "counts 'archived-shows'",
            ),
        ],
    )
    def test_the_second_edition_knows_none_of_it(self, text: str, message: str) -> None:
        """Fields, decks, effects and counts of the first edition are faults with tracks."""
        head = '[card_set]\nid = "mine"\nedition = "second"\n'

        with pytest.raises(FileError, match=re.escape(message)):
            load_card_set(head + text, second_text("boards.toml"))

    def test_cards_of_the_second_edition_have_none_of_it(self) -> None:
        """There the fields keep the values that mean nothing."""
        for card in second_cards().cards:
            assert card.players == ()
            if isinstance(card, Show):
                assert card.lower == -1
            if isinstance(card, Star):
                assert (card.up_rows, card.down_rows) == ((), ())

    def test_the_whole_text_is_read(self) -> None:
        """The document and its set have the same cards, copies counted."""
        written = sum(card.get("copies", 1) for card in EVERY_CARD[:-3])
        starters = 5 * (3 + 1 + 1)

        assert len(load_card_set(CARDS_TEXT, BOARDS_TEXT).cards) == written + starters
