"""Set-up of the executives, second edition: what lies on the boards (E2.SETUP.07 to .14)."""

from __future__ import annotations

from importlib.resources import files

import attrs
import pytest

from executives import networks
from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set
from executives.networks.modifiers import Executive
from executives.networks.second_edition import bundled_cards
from executives.networks.state import DeckId
from support.stand_ins_setup import CABLE, GENERIC, PROCRASTINATOR, STARRYEYE
from support.table import Table

PLAYERS = ("Ann", "Bo", "Cy", "Di", "Ed")
STAND_INS = (GENERIC, STARRYEYE, PROCRASTINATOR)


def seated(*names: str, plugins: tuple[Executive, ...] = (), seed: int = 0) -> Table:
    """A new game with these executives for Ann, Bo, Cy and so on."""
    players = PLAYERS[: len(names)]
    game = networks.Game(players, executives=names, plugins=plugins)
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
    """Stand-in GENERIC: the one marker of the bonus track stands on START, and it is public."""
    table = seated("generic", "butcher", "beeb", plugins=STAND_INS)
    memory = table.player("Ann").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"marker": 0}
    assert table.game.view(table.state, 1).players[0].memory == memory
    assert table.player("Bo").memory is None


@pytest.mark.rule("E2.SETUP.09")
def test_starryeye_starts_with_two_superstar_tokens() -> None:
    """Stand-in STARRYEYE: 2 tokens lie on the board, for everybody to see."""
    table = seated("butcher", "starryeye", "beeb", plugins=STAND_INS)
    memory = table.player("Bo").memory
    assert memory is not None
    assert attrs.asdict(memory) == {"tokens": 2}
    assert table.game.view(table.state, None).players[1].memory == memory


@pytest.mark.rule("E2.SETUP.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cable_takes_the_first_player_token(seat: int) -> None:
    """Stand-in CABLE begins from every seat and with every seed, and clockwise from there."""
    names = ["butcher", "continuum"]
    names.insert(seat, "cable")
    for seed in range(6):
        table = seated(*names, plugins=(CABLE,), seed=seed)
        assert table.state.first == seat
        assert table.to_act() == [PLAYERS[seat]]
    order = [PLAYERS[(seat + step) % 3] for step in range(3)]
    assert turn_order(table, order) == order


def turn_order(table: Table, order: list[str]) -> list[str]:
    """Who is asked, when the players pass in the order given."""
    seen = []
    for name in order:
        seen += table.to_act()
        table.play(f"{name} pass cash")
    return seen


@pytest.mark.rule("E2.SETUP.11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cable_starts_with_20_million(seat: int) -> None:
    """Stand-in CABLE has $20M in place of $5M; those after it have $7M and $9M as printed."""
    names = ["butcher", "beeb"]
    names.insert(seat, "cable")
    table = seated(*names, plugins=(CABLE,))
    cash = [table.state.players[(seat + step) % 3].cash for step in range(3)]
    assert cash == [20, 7, 9]


@pytest.mark.rule("E2.SETUP.12")
def test_procrastinator_starts_with_twelve_genre_tokens() -> None:
    """Stand-in PROCRASTINATOR: 12 tokens lie on the board, 2 of each of the six genres."""
    table = seated("procrastinator", "butcher", "beeb", plugins=STAND_INS)
    memory = table.player("Ann").memory
    assert memory is not None
    tokens = attrs.asdict(memory)["tokens"]
    assert dict(zip(table.game.boards.genres, tokens, strict=True)) == {
        "action": 2,
        "drama": 2,
        "reality": 2,
        "sci-fi": 2,
        "sitcom": 2,
        "sports": 2,
    }
    assert sum(tokens) == 12


@pytest.mark.rule("E2.SETUP.13")
@pytest.mark.parametrize(("position", "cash"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_procrastinator_starts_with_half_the_cash(position: int, cash: int) -> None:
    """Stand-in PROCRASTINATOR: half of $5M, 7, 9, 11, 13M, rounded down; others have it all."""
    names = ["cable", "butcher", "beeb", "continuum"]
    plugins = (CABLE.replace(hooks=networks.Hooks()), PROCRASTINATOR)
    if position:
        names.insert(position, "procrastinator")
    else:
        names = ["procrastinator", "butcher", "beeb", "continuum", "generic"]
        plugins = (PROCRASTINATOR.replace(first_player=True), GENERIC)
    table = seated(*names, plugins=plugins)
    assert table.state.first == 0
    expected = [5, 7, 9, 11, 13]
    expected[position] = cash
    assert [player.cash for player in table.state.players] == expected


@pytest.mark.rule("E2.SETUP.13", "E2.SETUP.10", "E2.SETUP.11")
def test_cable_and_procrastinator_at_one_table() -> None:
    """Stand-ins: CABLE begins with $20M, PROCRASTINATOR behind it has half of its own $7M."""
    table = seated("butcher", "cable", "procrastinator", plugins=(CABLE, PROCRASTINATOR), seed=2)
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
    state = networks.Game(PLAYERS[:3], executives=("continuum", "butcher", "beeb")).start(seed=1)
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
        PLAYERS[:3],
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
