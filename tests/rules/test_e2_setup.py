"""Set-up of the executives, second edition: choice and plain boards (E2.SETUP.01 to .06)."""

from __future__ import annotations

from itertools import permutations

import attrs
import pytest

from executives import networks
from executives.core.errors import ConfigurationError
from executives.networks.actions import ChooseExecutive
from executives.networks.frames import ChoosingExecutives, ChoosingExecutivesView, HandView
from executives.networks.second_edition import EDITION
from executives.networks.second_edition.executives.gorilla import RoundChoice
from executives.networks.state import GameState, LineupShow, Player
from support.table import Table

THREE = ("Ann", "Bo", "Cy")
FIVE = (*THREE, "Di", "Ed")
TWELVE = {
    "beeb",
    "butcher",
    "cable",
    "cheapo",
    "continuum",
    "flix",
    "generic",
    "gorilla",
    "procrastinator",
    "rich",
    "starryeye",
    "underground",
}
"""All executives but SPECIALIST, which needs moguls (E2.MOGUL.03)."""


def dealing_game(players: tuple[str, ...] = THREE, *, moguls: bool = False) -> networks.Game:
    """Players to whom two of the executives each are dealt."""
    return networks.Game(players, modules=("moguls",) if moguls else ())


def hands(state: GameState) -> list[tuple[str, ...]]:
    """The boards dealt to each seat that has to choose."""
    frame = state.pending[-1]
    assert isinstance(frame, ChoosingExecutives)
    return [hand.boards for hand in frame.hands]


def chosen(table: Table) -> list[str]:
    """The executives in play, by seat."""
    return [player.executive for player in table.state.players]


@pytest.mark.rule("E2.SETUP.01")
def test_executive_boards_replace_the_player_board() -> None:
    """With executives everybody has an executive board; without the module nobody has one."""
    with_module = networks.Game(THREE, executives=("beeb", "butcher", "continuum")).start(seed=3)
    without = networks.Game(THREE, executives=()).start(seed=3)
    assert [player.executive for player in with_module.players] == ["beeb", "butcher", "continuum"]
    assert [player.executive for player in without.players] == ["", "", ""]


@pytest.mark.rule("E2.SETUP.01")
def test_the_zones_of_a_player_do_not_depend_on_the_board() -> None:
    """Lineup, green room and reruns are the same on an executive board as on the plain board."""
    with_module = networks.Game(THREE, executives=("beeb", "butcher", "continuum")).start(seed=3)
    without = networks.Game(THREE, executives=()).start(seed=3)
    for mine, plain in zip(with_module.players, without.players, strict=True):
        assert mine.lineup == plain.lineup
        assert (mine.stars, mine.ads, mine.network) == (plain.stars, plain.ads, plain.network)
        assert mine.reruns == plain.reruns == ()


# -- the choice -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SETUP.02")
@pytest.mark.parametrize("index", [0, 1])
def test_a_single_player_keeps_one_of_two_boards(index: int) -> None:
    """Two of the twelve boards are dealt; either can be kept, and no other can be had."""
    game = networks.Game(("Ann",))
    table = Table(game, game.start(seed=1))
    ((first, second),) = hands(table.state)
    assert table.legal("Ann") == {f"choose-executive {first}", f"choose-executive {second}"}
    for other in TWELVE - {first, second}:
        assert table.refuses(f"Ann choose-executive {other}") == {"E2.SETUP.02"}
    kept = (first, second)[index]
    table.play(f"Ann choose-executive {kept}")
    assert chosen(table) == [kept]


@pytest.mark.rule("E2.SETUP.02")
def test_the_boards_are_dealt_by_the_seed() -> None:
    """The deal follows the seed: the same seed deals the same, and any board comes to any seat."""
    game = dealing_game()
    deals = [hands(game.start(seed)) for seed in range(80)]
    assert deals == [hands(game.start(seed)) for seed in range(80)]
    for seat in range(3):
        assert {board for deal in deals for board in deal[seat]} == TWELVE


@pytest.mark.rule("E2.SETUP.02")
def test_arrival_order_of_the_choices_does_not_matter() -> None:
    """All six orders in which three players may answer lead to one state."""
    game = dealing_game()
    start = game.start(seed=5)
    texts = [
        f"{name} choose-executive {boards[seat % 2]}"
        for seat, (name, boards) in enumerate(zip(THREE, hands(start), strict=True))
    ]
    states = [Table(game, start).play(*order).state for order in permutations(texts)]
    assert all(state == states[0] for state in states)
    expected = [boards[seat % 2] for seat, boards in enumerate(hands(start))]
    assert [player.executive for player in states[0].players] == expected


@pytest.mark.rule("E2.SETUP.02")
def test_the_choices_are_simultaneous_and_made_once() -> None:
    """All may answer first; who has answered is not asked again and cannot answer again."""
    game = dealing_game()
    table = Table(game, game.start(seed=5))
    assert table.to_act() == ["Ann", "Bo", "Cy"]
    first, second = hands(table.state)[1]
    table.play(f"Bo choose-executive {first}")
    assert table.to_act() == ["Ann", "Cy"]
    assert table.legal("Bo") == set()
    assert table.refuses(f"Bo choose-executive {second}") == {"E2.BASE.23"}
    assert chosen(table) == ["", "", ""]


def shown_hands(view: networks.View) -> tuple[HandView, ...]:
    """The boards dealt, as far as a view shows them."""
    choice = view.pending[-1]
    assert isinstance(choice, ChoosingExecutivesView)
    return choice.hands


@pytest.mark.rule("E2.SETUP.02")
def test_the_choices_are_secret() -> None:
    """Others see neither the boards dealt to Ann nor which one she answered, before all have."""
    game = dealing_game()
    start = game.start(seed=5)
    first, second = hands(start)[0]
    after_first, after_second = (
        Table(game, start).play(f"Ann choose-executive {board}").state for board in (first, second)
    )
    for seat in (1, 2, None):
        assert game.view(after_first, seat) == game.view(after_second, seat)
        hand = shown_hands(game.view(after_first, seat))[0]
        assert set(hand.boards) == {"executive"}
    own = shown_hands(game.view(after_first, 0))[0]
    assert own.boards == (first, second)
    assert game.view(after_first, 0) != game.view(after_second, 0)


@pytest.mark.rule("E2.SETUP.02")
def test_nothing_is_fixed_before_all_have_chosen() -> None:
    """Starting cash, starter cards and the display come after the last choice, not before."""
    game = dealing_game()
    table = Table(game, game.start(seed=5))
    boards = hands(table.state)
    table.play(f"Ann choose-executive {boards[0][0]}", f"Cy choose-executive {boards[2][0]}")
    assert [player.cash for player in table.state.players] == [0, 0, 0]
    assert table.state.display == ((), (), (), ())
    assert table.state.first not in (0, 1, 2)
    table.play(f"Bo choose-executive {boards[1][0]}")
    assert all(player.cash > 0 for player in table.state.players)
    assert len(table.state.display[0]) == 6


@pytest.mark.rule("E2.SETUP.02")
def test_a_choice_changes_the_turn_order_that_follows() -> None:
    """CABLE, chosen by Cy, begins with $20M; had he kept his other board, the seed would decide."""
    game = dealing_game()
    seed = next(s for s in range(200) if "cable" in hands(game.start(s))[2])
    start = game.start(seed)
    ann, bo, cy = hands(start)
    (other,) = (board for board in cy if board != "cable")
    others = (f"Ann choose-executive {ann[0]}", f"Bo choose-executive {bo[0]}")
    with_cable = Table(game, start).play(*others, "Cy choose-executive cable")
    assert with_cable.state.first == 2
    assert with_cable.player("Cy").cash == 20
    without = Table(game, start).play(*others, f"Cy choose-executive {other}")
    assert without.player("Cy").cash < 20
    deals = [s for s in range(200) if "cable" in hands(game.start(s))[2]]
    assert {first_without(game, seed) for seed in deals} == {0, 1, 2}


def first_without(game: networks.Game, seed: int) -> int:
    """Who is the 1st player of a deal when everybody keeps a board that is not CABLE."""
    table = Table(game, game.start(seed))
    for name, boards in zip(THREE, hands(table.state), strict=True):
        kept = next(board for board in boards if board != "cable")
        table.play(f"{name} choose-executive {kept}")
    return table.state.first


# -- one holder each --------------------------------------------------------------------------


@pytest.mark.rule("E2.SETUP.03", "E2.SETUP.02")
@pytest.mark.parametrize("moguls", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_board_is_dealt_to_one_player_at_most(players: int, moguls: bool) -> None:
    """One to five hands of two boards are all different, of twelve or with moguls thirteen."""
    game = dealing_game(FIVE[:players], moguls=moguls)
    seen = set()
    for seed in range(60):
        dealt = hands(game.start(seed))
        assert [len(hand) for hand in dealt] == [2] * players
        boards = {board for hand in dealt for board in hand}
        assert len(boards) == 2 * players
        seen |= boards
    assert seen == (TWELVE | {"specialist"} if moguls else TWELVE)


@pytest.mark.rule("E2.SETUP.03")
def test_unchosen_boards_leave_the_game() -> None:
    """After the choice the state, and what can be decided later, name no unchosen executive."""
    game = dealing_game()
    table = Table(game, game.start(seed=5))
    boards = hands(table.state)
    table.play(*(f"{n} choose-executive {b[0]}" for n, b in zip(THREE, boards, strict=True)))
    left = {hand[1] for hand in boards}
    for name in left:
        assert name not in repr(table.state)
    legal_now = game.legal_actions(table.state)
    assert legal_now
    assert not any(isinstance(action, ChooseExecutive) for action in legal_now)


@pytest.mark.rule("E2.SETUP.03")
def test_an_executive_cannot_be_given_to_two_players() -> None:
    """A game with one executive for two players cannot be made."""
    with pytest.raises(ConfigurationError, match=r"E2\.SETUP\.03"):
        networks.Game(THREE, executives=("beeb", "beeb", "butcher"))


# -- colours and faces ------------------------------------------------------------------------


@pytest.mark.rule("E2.SETUP.04")
def test_cubes_have_no_colour() -> None:
    """No part of the state holds a colour: a marker belongs to the seat that it is kept with."""
    parts: list[type[attrs.AttrsInstance]] = [GameState, Player, LineupShow]
    fields = {field.name for part in parts for field in attrs.fields(part)}
    assert not {name for name in fields if "colo" in name or "cube" in name}
    state = networks.Game(THREE, executives=()).start(seed=1)
    assert len(state.players) == 3
    assert all(len(player.tracks) == 6 for player in state.players)


@pytest.mark.rule("E2.SETUP.05")
def test_the_faces_of_a_board_are_one_executive() -> None:
    """There is one definition per executive, and a choice names an executive, not a face."""
    names = [plugin.id for plugin in EDITION.executives]
    assert len(set(names)) == len(names)
    assert [field.name for field in attrs.fields(ChooseExecutive)] == ["seat", "executive"]
    game = dealing_game()
    assert len(game.legal_actions(game.start(seed=5), 0)) == 2


# -- executives without a set-up of their own -----------------------------------------------------


@pytest.mark.rule("E2.SETUP.06")
@pytest.mark.parametrize("seed", range(6))
def test_butcher_begins_as_on_the_plain_board(seed: int) -> None:
    """BUTCHER has the cash of its position ($5M, $7M, $9M), and the seed draws the 1st player."""
    state = networks.Game(THREE, executives=("beeb", "butcher", "continuum")).start(seed)
    plain = networks.Game(THREE, executives=()).start(seed)
    assert state.first == plain.first
    position = (1 - state.first) % 3
    assert state.players[1].cash == (5, 7, 9)[position]
    assert state.players[1].memory is None


WITHOUT_ENTRY = ("cheapo", "flix", "rich", "specialist", "underground", "gorilla")


@pytest.mark.rule("E2.SETUP.06")
@pytest.mark.parametrize("name", WITHOUT_ENTRY)
def test_executives_without_an_entry_change_nothing(name: str) -> None:
    """Normal cash, normal 1st player, and what everybody has; GORILLA has chosen nothing yet.

    FLIX too: its token is for Telly Time, so that without the module nothing is placed.
    """
    modules = ("moguls",)
    game = networks.Game(THREE, executives=(name, "butcher", "beeb"), modules=modules)
    plain_game = networks.Game(THREE, executives=(), modules=modules)
    firsts = set()
    for seed in range(12):
        state, plain = game.start(seed), plain_game.start(seed)
        firsts.add(state.first)
        assert state.first == plain.first
        nothing = RoundChoice() if name == "gorilla" else None
        assert state.players[0].memory == nothing
        mine = state.players[0].replace(executive="", modifiers=(), memory=None)
        assert mine == plain.players[0]
        assert mine.cash == (5, 7, 9)[-state.first % 3]
    assert firsts == {0, 1, 2}
