"""Positions that make no state: every fault is found, named, and a FileError."""

from __future__ import annotations

import pytest

from executives import ExecutivesError, FileError, networks

ANN = "[players.Ann]\n"
LINEUP = '[players.Ann.lineup]\n"9pm" = '

NAMES = {
    "unknown key": ("hello = 1", "unknown key 'hello'"),
    "unknown key of a player": (ANN + "money = 1", "unknown key 'money'"),
    "unknown player": ("[players.Zoe]\ncash = 1", "Zoe"),
    "unknown timeslot": ('[players.Ann.lineup]\n"3am" = "moon-janitors"', "3am"),
    "unknown key of a show": (LINEUP + '{ show = "moon-janitors", rows = 2 }', "rows"),
    "unknown row of the display": ('[display]\nfilms = ["moon-janitors"]', "films"),
    "unknown deck": ("[decks.film]\ntop = []", "there is no deck 'film'"),
    "unknown key of a deck": ('[decks.star]\nunder = ["soliloquy-sam"]', "under"),
    "unknown key of a turn": ('turn = { who = "Ann" }', "unknown key 'who'"),
    "unknown key of the game": ("[game]\nspeed = 1", "unknown key 'speed'"),
    "unknown kind of card": ('[[cards.film]]\nid = "x"', "film"),
    "unknown card": (ANN + 'ads = ["nope"]', "there is no card 'nope'"),
    "unknown card in the box": ('box = ["nope"]', "there is no card 'nope'"),
    "unknown turn": ('turn = "Zoe"', "'Zoe' is no player"),
    "unknown first player": ('first = "Zoe"', "'Zoe' is no player"),
    "unknown passer": ('passed = ["Zoe"]', "'Zoe' is no player"),
    "unknown genre": (ANN + "tracks = { western = 1 }", "'western' is no genre"),
    "unknown genre token": ('mogul_tokens = ["western"]', "'western' is no genre"),
    "unknown grant": ('turn = { player = "Ann", grants = ["fly"] }', "'fly' is no grant"),
    "unknown memory": (
        '[game]\nexecutives = ["continuum", "beeb", "butcher"]\n[players.Ann.memory]\nnope = 3',
        "nope",
    ),
    "unknown effect": (
        '[[cards.network]]\nid = "x"\nname = "X"\ntiming = "immediate"\neffect = { kind = "fly" }',
        "unknown effect 'fly'",
    ),
    "an incomplete card": ('[[cards.star]]\nid = "x"', "star 'x' lacks 'name'"),
    "an unknown move": ('moves = ["Ann fly"]', "moves[1]: 'fly' is no decision"),
    "an illegal move": ('turn = "Ann"\nmoves = ["Ann pass cash", "Ann pass cash"]', "moves[2]: "),
    "no document": ("[[", "invalid"),
}

PLACES = {
    "a card in two zones": (
        '[players.Ann]\nads = ["fizz-cola"]\n[players.Bo]\nads = ["fizz-cola"]',
        "'fizz-cola' lies in players.Ann.ads[1] already",
    ),
    "a card twice in a zone": (ANN + 'ads = ["fizz-cola", "fizz-cola"]', "already"),
    "a card in the lineup and a deck": (
        LINEUP + '{ show = "graveyard-shift", cards = ["soliloquy-sam"] }\n'
        '[decks.star]\ntop = ["soliloquy-sam"]',
        "'soliloquy-sam' lies in players.Ann.lineup.9pm.cards[1] already",
    ),
    "a star among the ads": (ANN + 'ads = ["starter-star-a"]', "starter-star-a"),
    "a show among the stars": (ANN + 'stars = ["moon-janitors"]', "moon-janitors"),
    "an ad among the network cards": (ANN + 'network = ["fizz-cola"]', "fizz-cola"),
    "an ad among the moguls": (ANN + 'moguls = ["fizz-cola"]', "fizz-cola"),
    "an ad among the reruns": (ANN + 'reruns = ["fizz-cola"]', "fizz-cola"),
    "a star as a show": (LINEUP + '"starter-star-a"', "there is no show"),
    "a misfit in the display": ('[display]\nstars = ["fizz-cola"]', "belongs to no such row"),
    "a misfit in a deck": ('[decks.star]\ntop = ["fizz-cola"]', "fizz-cola"),
    "a misfit in the supply": ('supply = ["fizz-cola"]', "fizz-cola"),
    "a misfit in a slot": (
        LINEUP + '{ show = "moon-janitors", cards = ["starter-ad-a"] }',
        "'starter-ad-a' does not fit the slot 'star?'",
    ),
    "more cards than slots": (
        LINEUP + '{ show = "moon-janitors", cards = ["", "", "starter-ad-a"] }',
        "'moon-janitors' has 2 slots only",
    ),
    "a side of a card that is not there": (
        LINEUP + '{ show = "moon-janitors", down = ["fizz-cola"] }',
        "fizz-cola",
    ),
    "a token of no genre": (LINEUP + '{ show = "moon-janitors", token = "western" }', "western"),
}

VALUES = {
    "cash as a word": (ANN + 'cash = "lots"', "cash"),
    "cash as a fraction": (ANN + "cash = 1.5", "cash"),
    "cash as a switch": (ANN + "cash = true", "cash"),
    "cash below zero": (ANN + "cash = -1", "cash"),
    "viewers as a word": (ANN + 'viewers = "many"', "viewers"),
    "idle below zero": (ANN + "idle = -1", "idle"),
    "a row too far": (LINEUP + '{ show = "moon-janitors", row = 9 }', "there is no row 9"),
    "a row as a word": (LINEUP + '{ show = "moon-janitors", row = "x" }', "row"),
    "a space too far": (ANN + "tracks = { drama = 9 }", "there is no space 9"),
    "a round too far": ("round = 9", "round"),
    "a round as a word": ('round = "x"', "round"),
    "a seed below zero": ("seed = -1", "seed"),
    "a seed as a word": ('seed = "x"', "seed"),
    "a passer twice": ('passed = ["Ann", "Ann"]', "passed"),
    "cards as a word": (ANN + 'stars = "starter-star-a"', "stars"),
    "cards as numbers": (ANN + "stars = [1]", "stars"),
    "a lineup as a list": (ANN + 'lineup = ["moon-janitors"]', "lineup"),
    "a show as a number": (LINEUP + "3", "lineup"),
    "a rerun as a number": (ANN + "reruns = [1]", "reruns"),
    "a rerun without a token": (ANN + 'reruns = [{ show = "moon-janitors", tok = "" }]', "reruns"),
    "players as a list": ('players = ["Ann"]', "players"),
    "a player as a number": ("[players]\nAnn = 3", "players"),
    "decks as a number": ("decks = 3", "decks"),
    "a game as a number": ("game = 1", "game"),
    "cards of the game as a number": ("cards = 1", "cards"),
    "a move as a number": ("moves = [1]", "moves"),
    "an empty move": ('moves = [""]', "moves"),
    "a memory as a number": (
        '[game]\nexecutives = ["continuum", "beeb", "butcher"]\n[players.Ann]\nmemory = 3',
        "memory",
    ),
}


@pytest.mark.parametrize(
    ("text", "word"),
    [*NAMES.values(), *PLACES.values(), *VALUES.values()],
    ids=[*NAMES, *PLACES, *VALUES],
)
def test_a_fault_is_a_file_error_that_names_it(text: str, word: str) -> None:
    """Unknown names, cards out of place and wrong values are refused with path and place."""
    with pytest.raises(FileError) as caught:
        networks.load(text, path="desk.toml")
    assert word in str(caught.value)
    assert str(caught.value).startswith("desk.toml")
    assert caught.value.path.startswith("desk.toml")
    assert isinstance(caught.value, (ValueError, ExecutivesError))


def test_every_fault_is_listed() -> None:
    """One error tells all faults, each with its place."""
    text = """
    first = "Zoe"
    [players.Ann]
    ads = ["nope", "fizz-cola"]
    money = 3
    tracks = { western = 1 }
    lineup = { "9pm" = "starter-ad-a" }
    [players.Bo]
    ads = ["fizz-cola"]
    [display]
    stars = ["rocket-toaster"]
    [decks.film]
    top = []
    """
    with pytest.raises(FileError) as caught:
        networks.load(text)
    faults = [
        "first: 'Zoe' is no player",
        "players.Ann.ads[1]: there is no card 'nope'",
        "players.Ann.money: unknown key 'money'",
        "players.Ann.tracks.western: 'western' is no genre",
        "players.Ann.lineup.9pm: there is no show",
        "players.Bo.ads[1]: 'fizz-cola' lies in players.Ann.ads[2] already",
        "display.stars[1]: 'rocket-toaster' belongs to no such row",
        "decks.film: there is no deck 'film'",
    ]
    missing = [fault for fault in faults if fault not in str(caught.value)]
    assert missing == []


def test_a_syntax_error_has_its_line() -> None:
    """TOML that cannot be read is reported by its line."""
    with pytest.raises(FileError) as caught:
        networks.load("round = 1\nseed = = 2\n", path="desk.toml")
    assert (caught.value.path, caught.value.line) == ("desk.toml", 2)


@pytest.mark.parametrize("document", [None, 3, ["round"], "round"])
def test_what_is_no_table_is_refused(document: object) -> None:
    """A document is TOML text or a table."""
    with pytest.raises(FileError):
        networks.load(document)


@pytest.mark.parametrize(
    "document",
    [
        {3: 4},
        {"players": {3: {}}},
        {"players": {"Ann": {None: 1}}},
        {"players": {"Ann": {"executive": ["beeb"]}}},
        {"game": {"players": [["Ann"]], "edition": []}},
        {"pending": [{"frame": ["turn"]}]},
        {"seed": b"1", "turn": b"Ann"},
        {"moves": [Ellipsis]},
        {"cards": {"star": [{"id": {}}]}},
        {"box": [float("nan"), {}, ()]},
    ],
    ids=str,
)
def test_odd_tables_are_refused_like_texts(document: object) -> None:
    """Tables of a program may hold what no TOML text does."""
    with pytest.raises(FileError):
        networks.load(document)
