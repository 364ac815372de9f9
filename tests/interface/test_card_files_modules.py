"""Card set files: cards of Telly Time, stars among the network cards, effects of sides."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.networks.cards import Effect, Star
from executives.networks.documents.card_sets import deck_sizes, summary
from executives.networks.edition import edition_named
from executives.networks.state import DeckId

BUNDLED = edition_named("second").card_set()
HEAD = '[card_set]\nid = "mine"\nedition = "second"\nbase = "second"\n'

CARDS = """
[[show]]
id = "tea-for-teddies"
name = "Tea for Teddies"
deck = "round_1"
genre = "kids"
cost = 1
expenses = 0
timeslot = "weekend"
viewers = [6, 5, 3, 1]
rerun = 1
slots = ["star?"]
module = "telly_time"

[[star]]
id = "old-hand"
name = "Old Hand"
deck = "network"
copies = 2
cost = 0
expenses = 0
condition = "below-row-1"
up = 3
down = 1
effects = [
    { kind = "gain-show-score", divide = 3, side = "up" },
    { kind = "return-when-cancelled" },
]

[[ad]]
id = "weekend-waffles"
name = "Weekend Waffles"
bonus = 1
condition = "timeslot weekend"
up = 4
down = 0
module = "telly_time"

[boards.bonus.windfall]
draw = { star = 2 }

[boards.bonus.jackpot]
draw = { ad = 3 }

[boards.telly_time]
starting_cash = [8, 10, 13, 16, 19]
line_spaces = [2, 4]
"""

ALL = ("moguls", "telly_time")


def game_with(cards: str, modules: tuple[str, ...] = ALL) -> Any:
    """A game for two with a card set."""
    made = networks.card_set(HEAD + cards)
    return networks.Game(("Ann", "Bo"), executives=(), cards=made, modules=modules)


def test_a_star_may_lie_among_the_network_cards() -> None:
    """It keeps its numbers and effects, and its copies are in the network deck."""
    game = game_with(CARDS, ())
    star = game.card["old-hand-b"]

    assert isinstance(star, Star)
    assert (star.deck, star.condition) == ("network", "below-row-1")
    assert star.effects == (
        Effect("gain-show-score", divide=3, side="up"),
        Effect("return-when-cancelled"),
    )
    assert {"old-hand-a", "old-hand-b"} <= set(game.deck_cards[DeckId.NETWORK])
    assert not {"old-hand-a", "old-hand-b"} & set(game.deck_cards[DeckId.STAR])


@pytest.mark.parametrize(("modules", "there"), [((), False), (("moguls",), False), (ALL, True)])
def test_cards_of_a_module_are_dealt_with_it_only(modules: tuple[str, ...], there: bool) -> None:
    """Without Telly Time they stay in the box."""
    game = game_with(CARDS, modules)

    assert ("tea-for-teddies" in game.deck_cards[DeckId.SHOWS_1]) == there
    assert ("weekend-waffles" in game.deck_cards[DeckId.AD]) == there


def test_cards_of_a_module_fill_no_deck_of_other_games() -> None:
    """A deck whose only cards belong to Telly Time counts as empty."""
    text = HEAD.replace("base =", 'drop = ["ad"]\nbase =') + CARDS
    assert deck_sizes(networks.card_set(HEAD + CARDS))["ad"] == 42
    with pytest.raises(FileError, match="there is no card for the deck 'ad'"):
        networks.card_set(text)


def test_numbers_of_further_draws_and_of_the_grid() -> None:
    """A draw of the board is replaced or added, and Telly Time has numbers of its own."""
    boards = networks.card_set(HEAD + CARDS).boards
    draws = {bonus.name: bonus.draw for bonus in boards.bonuses}
    old = {bonus.name: bonus.draw for bonus in BUNDLED.boards.bonuses}

    assert draws == {**old, "windfall": (("star", 2),), "jackpot": (("ad", 3),)}
    assert boards.telly_time.starting_cash == (8, 10, 13, 16, 19)
    assert boards.telly_time.line_spaces == (2, 4)
    assert boards.telly_time.grid == BUNDLED.boards.telly_time.grid
    assert dict(boards.sources)["telly_time"] == "file"
    start = game_with(CARDS).start(1)
    assert start.players[start.first].cash == 8


def test_words_of_all_modules() -> None:
    """The boards tell the genres and timeslots of a game, and those of every game."""
    boards = BUNDLED.boards

    assert boards.every_genre == (*boards.genres, "kids", "chat", "quiz")
    assert boards.every_timeslot == ("8pm", "9pm", "10pm", "weekend")
    assert boards.with_telly_time().genres == boards.every_genre
    assert boards.with_telly_time().every_genre == boards.every_genre
    assert boards.with_telly_time().every_timeslot == boards.every_timeslot


def test_the_summary_tells_what_belongs_to_a_module() -> None:
    """Counts of stars by deck, and of the cards that are there with Telly Time only."""
    told = summary(networks.card_set(HEAD + CARDS))

    assert "star 57, network 4; only with telly_time 9\n" in told
    assert "only with telly_time 25\n" in told
    assert "only with telly_time 10\n" in told


# -- cards in positions ---------------------------------------------------------------------------

QUIZ_SHOW = {
    "id": "test-quiz",
    "name": "Test",
    "deck": "round_1",
    "genre": "quiz",
    "cost": 1,
    "expenses": 0,
    "timeslot": "weekend",
    "viewers": [1, 1, 1, 1],
    "rerun": 0,
    "slots": [],
}


def position(modules: list[str], **changes: Any) -> dict[str, Any]:
    """A position with an own show in the display, in a game with these modules."""
    return {
        "turn": "Ann",
        "game": {"executives": [], "modules": modules},
        "cards": {"show": [{**QUIZ_SHOW, **changes}]},
        "display": {"shows": ["test-quiz"]},
    }


def test_a_position_knows_the_words_of_its_modules() -> None:
    """With Telly Time in play a card may have its genre without naming the module."""
    game, state = networks.load(position(["telly_time"]))[:2]

    assert game.card["test-quiz"].genre == "quiz"
    assert state.display[0] == ("test-quiz",)


def test_a_position_without_the_module_refuses_its_words() -> None:
    """The genre and the timeslot are told, each at its place."""
    with pytest.raises(FileError) as caught:
        networks.load(position([]))

    assert [fault.path for fault in caught.value.faults] == [
        "cards.show[1].genre",
        "cards.show[1].timeslot",
    ]


def test_a_card_of_a_module_lies_in_the_box_of_other_games() -> None:
    """A position may define it, and cannot place it."""
    with pytest.raises(FileError, match="belongs to telly_time, which is not in play"):
        networks.load(position([], module="telly_time"))


@pytest.mark.parametrize("modules", [[], ["moguls", "telly_time"]])
def test_cards_of_a_set_are_dumped_and_loaded_again(modules: list[str]) -> None:
    """A dump holds decks, modules, sides and genres of cards that are not bundled."""
    game = networks.Game(
        ("Ann", "Bo"),
        executives=(),
        modules=tuple(modules),
        cards=BUNDLED.with_cards(networks.card_set(HEAD + CARDS.split("[boards")[0]).cards),
    )
    state = game.start(4)
    text = networks.dumps(game, state, game_header=True)
    again, loaded = networks.load(text)[:2]

    assert 'deck = "network"' in text
    assert 'module = "telly_time"' in text
    assert again.card["old-hand-a"] == game.card["old-hand-a"]
    assert again.card["tea-for-teddies"] == game.card["tea-for-teddies"]
    assert loaded == state


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            '[boards.own_moguls]\nbonuses = ["mogul-of-2", "mogul-of-9"]\n',
            "there is no bonus 'mogul-of-9'",
        ),
        (
            '[boards.bonus_track]\nicons = ["", "", "lottery", "network-card", "", "mogul"]\n',
            "'lottery' is not one of",
        ),
    ],
)
def test_a_bonus_that_no_table_describes_is_a_fault(table: str, told: str) -> None:
    """What a board of an executive gives has to be a draw that is there."""
    head = '[card_set]\nid = "mine"\nedition = "second"\nbase = "second"\n'
    with pytest.raises(FileError, match=told):
        networks.card_set(head + table)
