"""Set-up of the executives, second edition: what lies on the boards (E2.SETUP.07 to .14)."""

from __future__ import annotations

from importlib.resources import files

import attrs
import pytest

from executives import networks
from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set
from executives.networks.second_edition import bundled_cards
from executives.networks.state import DeckId
from support.names import NAMES
from support.table import Table


def seated(*names: str, seed: int = 0) -> Table:
    """A new game with these executives for Ann, Bo, Cy and so on."""
    players = NAMES[: len(names)]
    game = networks.Game(players, executives=names)
    return Table(game, game.start(seed))


@pytest.mark.rule("E2.SETUP.07")
def test_beeb_starts_in_the_centre_of_the_rondel() -> None:
    """The marker is on START, so that each of the five spaces is one free move away."""
    seed = next(
        s for s in range(50) if seated("beeb", "butcher", "continuum", seed=s).state.first == 0
    )
    table = seated("beeb", "butcher", "continuum", seed=seed)
    memory = table.player("Ann").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"marker": 0}
    for space in ("sign-star", "sign-ad", "produce", "network", "add"):
        moved = Table(table.game, table.state).play(f"Ann rondel {space}")
        assert moved.player("Ann").cash == 5


@pytest.mark.rule("E2.SETUP.08")
def test_generic_starts_on_start_of_its_bonus_track() -> None:
    """The one marker of the bonus track stands on START, no genre is covered, all is public."""
    table = seated("generic", "butcher", "beeb")
    memory = table.player("Ann").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"covered": (), "markers": (0,)}
    assert table.game.view(table.state, 1).players[0].memory == memory
    assert table.player("Bo").memory is None


@pytest.mark.rule("E2.SETUP.09")
def test_starryeye_starts_with_two_superstar_tokens() -> None:
    """No star has a token at the start, as everybody sees; the board has tokens for 2 stars."""
    table = seated("butcher", "starryeye", "beeb")
    memory = table.player("Bo").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"on": ()}
    assert table.game.view(table.state, None).players[1].memory == memory
    document = """
turn = "Ann"
display.shows = ["test-trio"]
[game]
executives = ["starryeye", "butcher", "beeb"]
[players.Ann]
cash = 9
stars = ["fill-in-wendy", "dependable-dana", "extra-number-seven"]
ads = []
[[cards.show]]
id = "test-trio"
name = "Test Trio"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [2, 2, 2, 2]
rerun = 0
slots = ["star?", "star?", "star?"]
"""
    trio = Table(document).play("Ann produce test-trio 8pm")
    for star in ("fill-in-wendy", "dependable-dana", "extra-number-seven"):
        trio.play(f"Ann attach {star}")
    asked = 0
    while "superstar yes" in trio.legal("Ann"):
        asked += 1
        trio.play("Ann superstar yes")
    assert asked == 2


@pytest.mark.rule("E2.SETUP.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cable_takes_the_first_player_token(seat: int) -> None:
    """CABLE begins from every seat and with every seed, and clockwise from there."""
    names = ["butcher", "continuum"]
    names.insert(seat, "cable")
    for seed in range(6):
        table = seated(*names, seed=seed)
        assert table.state.first == seat
        assert table.to_act() == [NAMES[seat]]
    order = [NAMES[(seat + step) % 3] for step in range(3)]
    assert turn_order(table, order) == order


def turn_order(table: Table, order: list[str]) -> list[str]:
    """Who is asked, when the players pass in the order given."""
    seen = []
    for name in order:
        seen += table.to_act()
        table.play(f"{name} {min(text for text in table.legal(name) if text[:4] == 'pass')}")
    return seen


@pytest.mark.rule("E2.SETUP.11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cable_starts_with_20_million(seat: int) -> None:
    """CABLE has $20M in place of $5M; those after it have $7M and $9M as printed."""
    names = ["butcher", "beeb"]
    names.insert(seat, "cable")
    table = seated(*names)
    cash = [table.state.players[(seat + step) % 3].cash for step in range(3)]
    assert cash == [20, 7, 9]


@pytest.mark.rule("E2.SETUP.12")
def test_procrastinator_starts_with_twelve_genre_tokens() -> None:
    """No token is used up at the start; 12 lie there, 2 of each of the six genres."""
    memory = seated("procrastinator", "butcher", "beeb").player("Ann").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"used": ()}
    genres = ["action", "drama", "reality", "sci-fi", "sitcom", "sports"]
    for times, offered in ((0, genres), (1, genres), (2, [])):
        assert tokens_offered(sorted(genres * times)) == {f"declare genre-{g}" for g in offered}


def tokens_offered(used: list[str]) -> set[str]:
    """The tokens PROCRASTINATOR may put on a show without genre, when some are used up."""
    table = Table(f"""
turn = "Ann"
display.shows = ["test-void"]
[game]
executives = ["procrastinator", "butcher", "beeb"]
[players.Ann]
memory = {{ used = {used} }}
[[cards.show]]
id = "test-void"
name = "Test Void"
deck = "round_1"
genre = ""
cost = 0
expenses = 0
timeslot = "any"
viewers = [2, 2, 2, 2]
rerun = 0
slots = ["star?"]
""").play("Ann produce test-void 8pm")
    return {text for text in table.legal("Ann") if text.startswith("declare")}


@pytest.mark.rule("E2.SETUP.13")
@pytest.mark.parametrize(("position", "cash"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_procrastinator_starts_with_half_the_cash(position: int, cash: int) -> None:
    """Half of $5M, 7, 9, 11, 13M, rounded down; the others have it all."""
    names = ["cheapo", "butcher", "beeb", "continuum"]
    names.insert(position, "procrastinator")
    tables = (seated(*names, seed=seed) for seed in range(50))
    table = next(table for table in tables if table.state.first == 0)
    expected = [5, 7, 9, 11, 13]
    expected[position] = cash
    assert [player.cash for player in table.state.players] == expected


@pytest.mark.rule("E2.SETUP.13", "E2.SETUP.10", "E2.SETUP.11")
def test_cable_and_procrastinator_at_one_table() -> None:
    """CABLE begins with $20M, PROCRASTINATOR behind it has half of its own $7M."""
    table = seated("butcher", "cable", "procrastinator", seed=2)
    assert table.state.first == 1
    assert [player.cash for player in table.state.players] == [9, 20, 7 // 2]


# -- the time machine and its anomalies -------------------------------------------------------


@pytest.mark.rule("E2.SETUP.14")
def test_the_time_machine_starts_at_infinity() -> None:
    """Before the first own turn the marker is above the infinity symbol."""
    tables = (seated("continuum", "butcher", "beeb", seed=seed) for seed in range(50))
    table = next(table for table in tables if table.to_act() != ["Ann"])
    memory = table.player("Ann").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"marker": 0}


@pytest.mark.rule("E2.SETUP.14")
def test_a_time_machine_at_infinity_is_not_usable() -> None:
    """Where the marker starts the machine is not on offer, whatever the cash."""
    table = Table("""
turn = "Ann"
[game]
executives = ["continuum", "butcher", "beeb"]
[players.Ann]
cash = 50
[players.Ann.memory]
marker = 0
""")
    assert "use-time-machine" not in table.legal("Ann")
    assert table.refuses("Ann use-time-machine") == {"E2.CONTINUUM.04"}


@pytest.mark.rule("E2.SETUP.14")
def test_six_anomalies_lie_in_the_supply() -> None:
    """The supply has 6 anomalies at the start, and no deck and no display has one."""
    state = networks.Game(NAMES[:3], executives=("continuum", "butcher", "beeb")).start(seed=1)
    assert state.supply == tuple(f"anomaly-{letter}" for letter in "abcdef")
    cards = [c for deck in state.decks for c in (*deck.top, *deck.rest)]
    cards += [c for row in state.display for c in row]
    assert not [card for card in cards if card.startswith("anomaly")]


def with_anomalies(number: int) -> CardSet:
    """The bundled cards with another number of anomalies."""
    folder = files("executives.networks.second_edition")
    text = (folder / "cards.toml").read_text("utf-8")
    assert text.count("copies = 6\n") == 1
    boards = (folder / "boards.toml").read_text("utf-8")
    return load_card_set(text.replace("copies = 6\n", f"copies = {number}\n"), boards)


@pytest.mark.rule("E2.SETUP.14")
@pytest.mark.parametrize("number", [1, 2, 9])
def test_any_number_of_anomalies_works(number: int) -> None:
    """The number is a data value: each use of the machine puts out one of them."""
    table = with_the_machine_at_1(number, "")
    assert len(table.state.supply) == number
    table.play("Ann use-time-machine")
    assert len(table.state.supply) == number - 1
    assert table.state.decks[DeckId.STAR].top == ("anomaly-a",)


@pytest.mark.rule("E2.SETUP.14")
def test_an_empty_supply_does_not_stop_the_machine() -> None:
    """With the single anomaly out of the supply the machine gives its extra action all the same."""
    table = with_the_machine_at_1(1, "supply = []").play("Ann use-time-machine")
    assert table.state.decks[DeckId.STAR].top == ()
    table.play("Ann sign-ad fizz-cola")
    assert "sign-ad wobbly-jelly" in table.legal("Ann")


def with_the_machine_at_1(number: int, more: str) -> Table:
    """Ann's machine stands at $1M, in a game with that number of anomalies."""
    game = networks.Game(
        NAMES[:3],
        executives=("continuum", "butcher", "beeb"),
        cards=with_anomalies(number),
    )
    document = f"""
turn = "Ann"
{more}
[display]
ads = ["fizz-cola", "wobbly-jelly"]
[players.Ann]
cash = 10
[players.Ann.memory]
marker = 5
"""
    return Table(game, game.position(document))


@pytest.mark.rule("E2.SETUP.14")
def test_the_bundled_number_is_six() -> None:
    """The bundled card set has the number as ruled, 6."""
    cards = [card.id for card in bundled_cards().cards if card.discard == "supply"]
    assert len(cards) == 6
