"""Valid documents of every kind, from which broken ones are made."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from executives import Replay, interchange, networks
from executives.networks.documents.dumping import dumps
from executives.networks.frames import Turn
from executives.networks.state import GameState
from support.playing import NAMES, line_of_play, script

ROOT = Path(__file__).resolve().parents[2]
PLAY_LINES = 45
"""Lines that are kept of a golden replay: mutants stay quick."""

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
    network = ["deep-pockets-a", "genre-block-d"]
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
def alone() -> networks.Game:
    """One seat."""
    return networks.Game(NAMES[:1], executives=("continuum",))


@cache
def played() -> tuple[tuple[networks.Game, GameState], ...]:
    """States of random play, half of them in the middle of a decision."""
    found = []
    for game in (plain(), with_executives(), with_moguls(), alone()):
        states = [state for state, _ in line_of_play(game, 8)]
        middle = [state for state in states if not isinstance(state.pending[-1], Turn)]
        found += [(game, state) for state in (*states[:: len(states) // 4], *middle[::11])]
    return tuple(found)


@cache
def middle() -> GameState:
    """A state in the middle of a decision of the game with executives."""
    return [state for game, state in played() if game is with_executives()][-1]


@cache
def position_trees() -> tuple[dict[str, Any], ...]:
    """Positions of the game with executives: written by hand, and of random play."""
    written = [tomllib.loads(text) for text in POSITIONS]
    game = with_executives()
    return (*written, *(tomllib.loads(dumps(g, s)) for g, s in played() if g is game))


@cache
def load_trees() -> tuple[dict[str, Any], ...]:
    """The same with games and cards of their own."""
    games = [tomllib.loads(text) for text in GAMES]
    positions = [tomllib.loads(text) for text in POSITIONS]
    both = [{**position, **games[0]} for position in positions]
    cards = [{**position, **games[3]} for position in positions]
    pair = {**games[1], "turn": "Xi", "players": {"Yo": {"cash": 3}}}
    found = [tomllib.loads(dumps(game, state, game_header=True)) for game, state in played()]
    return (*games, *positions, *both, *cards, pair, *found[::3])


@cache
def json_trees() -> tuple[tuple[networks.Game, dict[str, Any]], ...]:
    """Documents of states and of everything else, each with its game."""
    found = []
    for number, (game, state) in enumerate(played()):
        action = game.legal_actions(state)[number % len(game.legal_actions(state))]
        transition = game.step(state, action)
        values: tuple[Any, ...] = (
            *(state, game.view(state, 0), action, transition, transition.events),
            *(game.legal_actions(state), game.explain(state, action)),
        )
        documents = [interchange.dumps(value) for value in (state, values[number % len(values)])]
        found += [(game, json.loads(text)) for text in documents]
    over = alone()
    result = over.result(over.apply(*list(line_of_play(over, 8))[-1]))
    return (*found, (over, json.loads(interchange.dumps(result))))


@cache
def replays() -> tuple[str, ...]:
    """Golden replays, cut after some lines of play, and short ones of random play."""
    texts = []
    paths = [*(ROOT / "tests" / "golden").glob("*.replay"), *(ROOT / "examples").glob("*.replay")]
    for path in sorted(paths):
        head, _, play = path.read_text("utf-8").partition("\n\n")
        texts.append(f"{head}\n\n" + "\n".join(play.splitlines()[:PLAY_LINES]) + "\n")
    for number, game in enumerate((plain(), with_executives())):
        decisions = script(game, number, 25)
        texts.append(Replay(game, number).extended(*decisions).dumps())
    return tuple(texts)


@cache
def whole_replay() -> str:
    """A game to its end, with its result."""
    game = networks.Game(NAMES[:1], executives=("butcher",))
    return Replay(game, 4).extended(*script(game, 4)).dumps()


@cache
def action_texts() -> tuple[str, ...]:
    """Texts of decisions of random play."""
    game = with_executives()
    named = (f"{game.players[a.seat]} {a.text}" for a in script(game, 3))
    return tuple(dict.fromkeys(named))


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
