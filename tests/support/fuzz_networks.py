"""What the documents of The Networks are made from: games, positions and card sets."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from executives import networks
from support.names import NAMES

POSITIONS = (
    "",
    'round = 3\n[players.Bo]\ncash = 9\nads = ["fizz-cola"]\n',
    """
    turn = "Bo"
    moves = ["Bo produce graveyard-shift 9pm; attach soliloquy-sam"]
    display.shows = ["graveyard-shift"]
    [players.Bo]
    cash = 20
    stars = ["soliloquy-sam"]
    ads = []
    """,
    """
    seed = 5
    first = "Bo"
    passed = ["Cy", "Ann"]
    turn = { player = "Bo", grants = ["sign-star sign-ad", "any pass"], acted = true }
    mogul_tokens = []
    [players.Ann]
    idle = 3
    viewers = 12
    reruns = ["moon-janitors"]
    tracks = { drama = 2, sci-fi = 6 }
    [players.Ann.lineup]
    8pm = "who-ate-my-lunch"
    9pm = { show = "graveyard-shift", row = 3, cards = ["cheeky-friend", "fizz-cola"] }
    10pm = ""
    [decks.star]
    top = ["soliloquy-sam"]
    next = ["sweatband-sally"]
    [decks.ad]
    cards = ["rocket-toaster"]
    """,
    """
    round = 5
    turn = "Cy"
    supply = ["anomaly-a"]
    moves = ["Cy pass viewers"]
    box = ["moon-janitors"]
    [players.Cy]
    network = ["deep-pockets-a", "genre-block-b"]
    [players.Cy.lineup]
    9pm = { show = "dextrous", row = 2, cards = ["starter-star-a"], down = ["starter-star-a"] }
    [players.Bo]
    stars = ["cheeky-friend"]
    """,
)
GAMES = (
    '[game]\nexecutives = ["beeb", "butcher", "continuum"]\n',
    '[game]\nplayers = ["Xi", "Yo"]\nexecutives = ["beeb", "continuum"]\nedition = "second"\n',
    '[game]\nplayers = ["Zoe"]\n',
    """
    [[cards.star]]
    id = "new-star"
    name = "New Star"
    cost = 1
    expenses = 0
    condition = "genre drama"
    up = 2
    down = -2
    effect = { kind = "extra-action", amount = 2, per = "", divide = 1 }
    [[cards.ad]]
    id = "fizz-cola"
    name = "Dear Fizz"
    bonus = 99
    condition = "timeslot 9pm"
    up = 1
    down = 1
    [[cards.show]]
    id = "own-show"
    name = "Own Show"
    deck = "round_1"
    genre = "drama"
    cost = 3
    expenses = 1
    timeslot = "any"
    viewers = [5, 4, 3, 2]
    rerun = 2
    slots = ["star!", "ad?", "either?"]
    [[cards.network]]
    id = "own-network"
    name = "Own"
    timing = "immediate"
    effects = [{ kind = "gain-cash", amount = 3 }, { kind = "gain-viewers", amount = 2 }]
    """,
    """
    turn = "Yo"
    [game]
    players = ["Xi", "Yo", "Zu", "Wo"]
    executives = ["generic", "starryeye", "procrastinator", "gorilla"]
    modules = ["telly_time"]
    [players.Xi]
    grid = ["kids", "chat"]
    memory = { covered = ["drama"], markers = [5, 1] }
    [players.Yo]
    memory = { on = ["soliloquy-sam"] }
    [players.Yo.lineup]
    9pm = { show = "graveyard-shift", cards = ["soliloquy-sam", ""] }
    [players.Zu]
    memory = { used = ["drama"] }
    [players.Zu.lineup]
    weekend = { show = "snail-derby", token = "drama" }
    [players.Wo]
    memory = { ability = "extra-cash", begun = 1 }
    """,
)


@cache
def plain() -> networks.Game:
    """Three seats with plain boards."""
    return networks.Game(NAMES[:3], executives=())


@cache
def with_executives() -> networks.Game:
    """Three seats with three executives."""
    return networks.Game(NAMES[:3], executives=("beeb", "butcher", "continuum"))


@cache
def with_moguls() -> networks.Game:
    """Two seats, moguls, and executives that the seed deals."""
    return networks.Game(NAMES[:2], modules=("moguls",))


@cache
def with_grids() -> networks.Game:
    """Four seats with boards of their own, and Telly Time."""
    executives = ("generic", "starryeye", "procrastinator", "gorilla")
    return networks.Game(("Xi", "Yo", "Zu", "Wo"), executives=executives, modules=("telly_time",))


@cache
def with_everything() -> networks.Game:
    """Two seats with both modules."""
    modules = ("moguls", "telly_time")
    return networks.Game(NAMES[:2], executives=("specialist", "underground"), modules=modules)


@cache
def alone() -> networks.Game:
    """One seat."""
    return networks.Game(NAMES[:1], executives=("continuum",))


def games() -> tuple[networks.Game, ...]:
    """The game of the positions, and others."""
    return (
        with_executives(),
        plain(),
        with_moguls(),
        with_grids(),
        with_everything(),
        alone(),
    )


def loads() -> tuple[dict[str, Any], ...]:
    """Positions with games and cards of their own."""
    told = [tomllib.loads(text) for text in GAMES]
    positions = [tomllib.loads(text) for text in POSITIONS]
    both = [{**position, **told[0]} for position in positions]
    cards = [{**position, **told[3]} for position in positions]
    pair = {**told[1], "turn": "Xi", "players": {"Yo": {"cash": 3}}}
    return (*told, *positions, *both, *cards, pair)


@cache
def card_trees() -> tuple[dict[str, Any], ...]:
    """Card sets: small ones with all boards, some or none, and bundled ones with changes."""
    folder = files("executives.networks.second_edition")
    cards = tomllib.loads(folder.joinpath("cards.toml").read_text("utf-8"))
    boards = tomllib.loads(folder.joinpath("boards.toml").read_text("utf-8"))
    small = dict(cards)
    for section, kept in {"show": 4, "star": 8, "ad": 8, "network": 2, "mogul": 3}.items():
        small[section] = cards[section][::kept]
    small.pop("stand_in")
    some = {key: boards[key] for key in ("display", "pass_track", "genre_track", "moguls")}
    bundled = {"card_set": {"id": "own", "edition": "second", "base": "second"}}
    own = {key: tables[:2] for key, tables in tomllib.loads(GAMES[3])["cards"].items()}
    return (
        small,
        {**small, "boards": boards},
        {**small, "boards": some},
        {"card_set": {**bundled["card_set"], "drop": ["deep-pockets", "mogul"]}, **own},
        {**bundled, "boards": {"starting_cash": boards["starting_cash"]}, **own},
    )
