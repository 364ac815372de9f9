"""Card set files with faults: all of them are told, and half a set is never made."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.networks.documents.loading import card_from, load_card_set

HEAD = '[card_set]\nid = "mine"\nedition = "second"\nbase = "second"\n'

CARDS: dict[str, dict[str, Any]] = {
    "show": {
        "id": "x",
        "name": "X",
        "deck": "round_1",
        "genre": "drama",
        "cost": 1,
        "expenses": 0,
        "timeslot": "8pm",
        "viewers": [3, 2, 1, 0],
        "rerun": 1,
        "slots": ["star?"],
    },
    "star": {"id": "x", "name": "X", "cost": 1, "expenses": 0, "condition": "", "up": 1, "down": 0},
    "ad": {"id": "x", "name": "X", "bonus": 1, "condition": "", "up": 1, "down": 0},
    "network": {"id": "x", "name": "X", "timing": "immediate"},
    "mogul": {"id": "x", "name": "X", "timing": "permanent"},
}
"""A card without faults of each kind."""


def document(section: str = "", number: Any = 1, **changes: Any) -> dict[str, Any]:
    """A set over the bundled one with ``number`` equal cards; a change to None takes a key out."""
    made: dict[str, Any] = {"card_set": {"id": "mine", "edition": "second", "base": "second"}}
    if section:
        table = {**CARDS[section], **changes}
        table = {key: value for key, value in table.items() if value is not None}
        made[section] = [table] * number
    return made


def faults_of(content: Any) -> list[tuple[str, str]]:
    """Path and message of every fault of a set."""
    with pytest.raises(FileError) as caught:
        networks.card_set(content)
    return [(fault.path, fault.message) for fault in caught.value.faults]


@pytest.mark.parametrize("section", CARDS)
def test_a_card_without_faults_is_read(section: str) -> None:
    """The documents of this file are right but for the fault of each test."""
    assert networks.card_set(document(section)).by_id["x"].name == "X"


@pytest.mark.parametrize(
    ("section", "key"), [(section, key) for section, table in CARDS.items() for key in table]
)
def test_every_key_without_a_default_is_needed(section: str, key: str) -> None:
    """A card lacks what is not written."""
    found = faults_of(document(section, **{key: None}))
    name = "'?'" if key == "id" else "'x'"
    assert (f"{section}[1]", f"{section} {name} lacks {key!r}") in found


@pytest.mark.parametrize(
    ("section", "key"), [(section, key) for section, table in CARDS.items() for key in table]
)
def test_every_key_has_a_type(section: str, key: str) -> None:
    """A switch fits nowhere where a number, a text or a list is expected."""
    ((path, message),) = faults_of(document(section, **{key: True}))
    assert path == f"{section}[1].{key}"
    assert message.startswith("expected a")


WORDS = {
    "genre": ("show", {"genre": "western"}, "show[1].genre", "'western' is no genre"),
    "timeslot": ("show", {"timeslot": "3am"}, "show[1].timeslot", "'3am' is no timeslot"),
    "deck": ("show", {"deck": "round_9"}, "show[1].deck", "'round_9' is no show deck"),
    "starter deck": ("show", {"deck": "starter"}, "show[1].deck", "'starter' is no show deck"),
    "slot": ("show", {"slots": ["star?", "cat!"]}, "show[1].slots[2]", "'cat!' is no slot"),
    "rows": ("show", {"viewers": [1, 2]}, "show[1].viewers", "expected 4 items, not 2"),
    "condition": ("star", {"condition": "rain"}, "star[1].condition", "'rain' is no condition"),
    "genre of a condition": ("star", {"condition": "genre western"}, "star[1].condition", "is no"),
    "condition of a star": ("ad", {"condition": "ad"}, "ad[1].condition", "'ad' is no condition"),
    "timing": ("network", {"timing": "soon"}, "network[1].timing", "'soon' is no timing kind"),
    "discard": ("network", {"discard": "box"}, "network[1].discard", "is no place for discarded"),
    "two words": ("ad", {"id": "two words"}, "ad[1].id", "is not one word"),
    "copies": ("ad", {"copies": 27}, "ad[1].copies", "from 1 to 26, not 27"),
    "no copies": ("ad", {"copies": 0}, "ad[1].copies", "from 1 to 26, not 0"),
    "deck of a star": ("star", {"deck": "ad"}, "star[1].deck", "'ad' is no star deck"),
    "module": ("ad", {"module": "moguls"}, "ad[1].module", "'moguls' is no module with cards"),
    "module of a mogul": ("mogul", {"module": ""}, "mogul[1].module", "unknown key 'module'"),
    "side": (
        "star",
        {"effect": {"kind": "turn-up-ad", "side": "left"}},
        "star[1].effect.side",
        "'left' is no side",
    ),
    "genre of an effect": (
        "show",
        {"effect": {"kind": "advance-when-produced", "genre": "western"}},
        "show[1].effect.genre",
        "'western' is no genre",
    ),
    "no genre of an effect": (
        "show",
        {"effect": {"kind": "advance-when-produced"}},
        "show[1]",
        "advance-when-produced indicates no genre",
    ),
    "genre of a module": ("show", {"genre": "quiz"}, "show[1].genre", "'quiz' belongs to Telly"),
    "timeslot of a module": (
        "show",
        {"timeslot": "weekend"},
        "show[1].timeslot",
        "'weekend' belongs to Telly Time, so the card needs module = 'telly_time'",
    ),
    "condition of a module": (
        "star",
        {"condition": "genre kids"},
        "star[1].condition",
        "'kids' belongs to Telly",
    ),
    "timeslot that an ad wants": (
        "ad",
        {"condition": "timeslot weekend"},
        "ad[1].condition",
        "'weekend' belongs to Telly",
    ),
    "effect of a module": (
        "network",
        {
            "effects": [
                {"kind": "advance-genre"},
                {"kind": "advance-when-produced", "genre": "chat"},
            ]
        },
        "network[1].effects[2].genre",
        "'chat' belongs to Telly",
    ),
    "key": ("ad", {"colour": "red"}, "ad[1].colour", "unknown key 'colour'"),
    "effect": ("network", {"effect": {"kind": "fly"}}, "network[1]", "unknown effect 'fly'"),
    "kind": ("network", {"effect": {"amount": 1}}, "network[1].effect", "'kind' is missing"),
    "effect key": (
        "network",
        {"effects": [{"kind": "gain-cash"}, {"kind": "gain-cash", "power": 1}]},
        "network[1].effects[2].power",
        "unknown key 'power'",
    ),
    "count": (
        "network",
        {"timing": "game-end", "effect": {"kind": "end-score", "per": "stars-in-the-sky"}},
        "network[1]",
        "counts 'stars-in-the-sky'",
    ),
    "division by nothing": (
        "network",
        {"effect": {"kind": "gain-cash", "divide": 0}},
        "network[1].effect.divide",
        "from 1",
    ),
    "draw": (
        "network",
        {"effect": {"kind": "draw-keep", "draw": {"cat": 1}}},
        "network[1].effect.draw.cat",
        "there is no deck 'cat'",
    ),
}


@pytest.mark.parametrize(("section", "changes", "path", "words"), WORDS.values(), ids=WORDS)
def test_a_word_or_number_that_means_nothing_is_refused(
    section: str, changes: dict[str, Any], path: str, words: str
) -> None:
    """One fault, at its place."""
    ((found, message),) = faults_of(document(section, **changes))
    assert found == path
    assert words in message


BOARDS = {
    "table": ({"weather": {}}, "boards.weather", "the boards have no table 'weather'"),
    "key": ({"display": {"cats": [1]}}, "boards.display.cats", "unknown key 'cats'"),
    "players": ({"display": {"stars": [1, 2]}}, "boards.display.stars", "expected 5 items, not 2"),
    "number": ({"starting_cash": {"by_position": [1, 2, 3, 4, -5]}}, "by_position[5]", "from 0"),
    "rounds": ({"game": {"rounds": 6}}, "boards.game.rounds", "from 1 to 5"),
    "no rounds": ({"game": {"rounds": 0}}, "boards.game.rounds", "from 1 to 5"),
    "rows": ({"game": {"season_rows": 5}}, "boards.game.season_rows", "from 4 to 4"),
    "row": ({"game": {"x_row": {"value": 5}}}, "boards.game.x_row.value", "from 1 to 4"),
    "most": ({"game": {"max_players": 6}}, "boards.game.max_players", "from 1 to 5"),
    "least": (
        {"game": {"min_players": 4, "max_players": 3}},
        "boards.game.min_players",
        "more than 'max_players'",
    ),
    "genres": ({"genres": {"names": ["a"] * 6}}, "boards.genres.names[2]", "is there twice"),
    "spaces": ({"genre_track": {"spaces": 5}}, "end_viewers", "START and each of 5 spaces"),
    "bonus": (
        {"genre_track": {"bonus": {"9": {"name": "x", "draw": {"star": 1}}}}},
        "boards.genre_track.bonus.9",
        "the track has no space 9",
    ),
    "new bonus": (
        {"genre_track": {"bonus": {"5": {"draw": {"star": 1}}}}},
        "boards.genre_track.bonus.5",
        "'name' is missing",
    ),
    "bonus space": (
        {"genre_track": {"bonus": {"START": {}}}},
        "boards.genre_track.bonus.START",
        "is no space",
    ),
    "mogul space": ({"genre_track": {"mogul": {"space": 7}}}, "mogul.space", "no space 7"),
    "outcomes": ({"solo": {"outcomes": {"a": 0, "b": 0}}}, "boards.solo.outcomes", "go up"),
    "no outcome": ({"solo": {"outcomes": {}}}, "boards.solo.outcomes", "begin with 0"),
    "further draw": ({"bonus": {"jackpot": {}}}, "boards.bonus.jackpot", "'draw' is missing"),
    "deck of a draw": (
        {"bonus": {"windfall": {"draw": {"cat": 1}}}},
        "boards.bonus.windfall.draw.cat",
        "there is no deck 'cat'",
    ),
    "name of a draw": (
        {"bonus": {"three-colour": {"draw": {"ad": 1}}}},
        "boards.bonus.three-colour",
        "a space of the track has the bonus 'three-colour'",
    ),
    "grid": (
        {"telly_time": {"grid": [*"abcdefghi"]}},
        "boards.telly_time.grid",
        "each genre once: action, drama, reality, sci-fi, sitcom, sports, kids, chat, quiz",
    ),
    "size of the grid": ({"telly_time": {"grid": ["a"]}}, "boards.telly_time.grid", "9 items"),
    "genres without a square": (
        {"genres": {"names": [*"abcdef"]}},
        "boards.telly_time.grid",
        "expected each genre once: a, b, c, d, e, f, kids, chat, quiz",
    ),
    "genre without a power": (
        {"telly_time": {"genres": ["kids", "chat", "opera"]}},
        "boards.telly_time.genres[3]",
        "'opera' is no genre with a power of its own",
    ),
    "fourth timeslot": (
        {"telly_time": {"timeslot": "9pm"}},
        "boards.telly_time.timeslot",
        "'9pm' is a timeslot of every game",
    ),
    "space of a line": (
        {"telly_time": {"line_spaces": [2, 3, 7]}},
        "boards.telly_time.line_spaces[3]",
        "the track has no space 7",
    ),
    "lines": (
        {"telly_time": {"line_spaces": [2] * 9}},
        "telly_time.line_spaces",
        "8 items at most",
    ),
    "cash to convert": ({"telly_time": {"quiz_cash": 99}}, "telly_time.quiz_cash", "from 0 to 20"),
    "machine": ({"time_machine": {"costs": [0, 1]}}, "boards.time_machine.costs", "6 items"),
}


@pytest.mark.parametrize(("boards", "path", "words"), BOARDS.values(), ids=BOARDS)
def test_board_numbers_that_cannot_be_are_refused(
    boards: dict[str, Any], path: str, words: str
) -> None:
    """Unknown tables and keys, wrong lengths by player count, and contradictions."""
    found = [fault for fault in faults_of({**document(), "boards": boards}) if path in fault[0]]
    assert len(found) == 1
    assert words in found[0][1]


HEADS = {
    "no head": ({}, "'card_set' is missing"),
    "no id": ({"card_set": {"edition": "second"}}, "card_set: 'id' is missing"),
    "no edition": ({"card_set": {"id": "x"}}, "card_set: 'edition' is missing"),
    "edition": ({"card_set": {"id": "x", "edition": "third"}}, "'third' is no edition"),
    "base": ({"card_set": {"id": "x", "edition": "second", "base": "z"}}, "no bundled set 'z'"),
    "drop": (
        {"card_set": {"id": "x", "edition": "second", "base": "second", "drop": ["cat"]}},
        "card_set.drop[1]: the bundled set has no card 'cat'",
    ),
    "kind": ({**document(), "film": []}, "unknown key 'film'"),
    "twice": (document("ad", 2), "ad[2]: card id 'x' occurs twice"),
    "an executive": (document("ad", id="beeb"), "is the name of a card and of an executive"),
    "no table": ({"card_set": 3, "show": 4, "boards": 5}, "3 faults"),
    "no starter": (
        {**document(), "starter": {"sets": 5}},
        "starter: 'show' is missing",
    ),
}


@pytest.mark.parametrize(("content", "words"), HEADS.values(), ids=HEADS)
def test_a_set_that_is_none_is_refused(content: dict[str, Any], words: str) -> None:
    """Head, kinds and names."""
    with pytest.raises(FileError) as caught:
        networks.card_set(content)
    assert words in str(caught.value)


def test_a_set_that_cannot_be_played_is_refused() -> None:
    """Without cards there is nothing to deal: starters and every deck are missed."""
    found = faults_of({"card_set": {"id": "x", "edition": "second"}})
    assert found == [
        ("starter.sets", "0 starter sets are too few for 5 players"),
        *(
            ("", f"there is no card for the deck {deck!r}")
            for deck in ("round_1", "round_2_3", "round_4_5", "star", "ad", "network")
        ),
    ]


def test_all_faults_of_a_text_come_with_path_and_line() -> None:
    """Cards, boards and head are looked at together."""
    text = (
        HEAD
        + '[[show]]\nid = "x"\nname = 3\ndeck = "round_1"\ngenre = "western"\ncost = 1\n'
        + 'expenses = 0\ntimeslot = "8pm"\nviewers = [\n 1,\n "2",\n 3,\n 4]\n'
        + "rerun = 1\nslots = []\n"
        + "[boards.display]\nstars = 3\n"
    )
    with pytest.raises(FileError) as caught:
        networks.card_set(text, path="own.toml")
    assert [(fault.path, fault.line) for fault in caught.value.faults] == [
        ("show[1].name", 7),
        ("show[1].genre", 9),
        ("show[1].viewers[2]", 15),
        ("boards.display.stars", 21),
    ]
    assert str(caught.value).startswith("own.toml:7: 4 faults")


def test_the_bundled_loader_tells_the_same_faults() -> None:
    """``load_card_set`` takes two texts, and refuses as a whole."""
    boards = "rounds = 5\n"
    with pytest.raises(FileError, match=r"boards\.toml: the boards lack"):
        load_card_set(HEAD, boards, boards_path="boards.toml")


def test_a_single_card_tells_all_its_faults() -> None:
    """``card_from`` makes a card of a table, or says everything against it."""
    assert card_from("ad", CARDS["ad"]).id == "x"
    with pytest.raises(FileError) as caught:
        card_from("ad", {**CARDS["ad"], "bonus": "x", "up": "y"})
    assert [fault.path for fault in caught.value.faults] == ["ad.bonus", "ad.up"]
