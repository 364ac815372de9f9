"""Agendas of third parties: one value in one file, given as ``plugins=`` (TX.SETUP.06, .07)."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom import Agenda
from executives.boardroom.agendas import AGENDAS, clean_hands
from executives.core.actions import Action
from executives.core.errors import ConfigurationError, PluginError
from support.boardroom_table import Table
from support.boardroom_tables import line_of_play
from support.names import NAMES
from support.stand_ins_agendas import BACK_ROW, MISER, keeps_own_tokens


def game_with(*plugins: Agenda, **content: Any) -> boardroom.Game:
    """A game of three with further agendas."""
    return boardroom.Game(NAMES[:3], plugins=plugins, **content)


def table_with(document: str, *plugins: Agenda, **content: Any) -> Table:
    """A table of that game."""
    table = Table()
    table.game = game_with(*plugins, **content)
    table.state = table.game.position(document)
    return table


@pytest.mark.rule("TX.SETUP.06")
def test_an_agenda_added_is_dealt_like_the_others() -> None:
    """The deck has thirteen then, and over some seeds each seat gets the new one."""
    game = game_with(MISER)
    assert game.agenda_deck == (*(agenda.id for agenda in AGENDAS), "test-miser")
    dealt = [[player.agenda for player in game.start(seed).players] for seed in range(120)]
    assert all(len(set(agendas)) == 3 for agendas in dealt)
    assert {agendas.index("test-miser") for agendas in dealt if "test-miser" in agendas} == {
        *(0, 1, 2),
    }


@pytest.mark.rule("TX.SETUP.06")
def test_the_deck_may_name_agendas_added_or_leave_them_out() -> None:
    """``agendas=`` picks from all that are known; unknown without the plugin."""
    deck = ("takeover", "test-miser", "test-back-row")
    game = game_with(MISER, BACK_ROW, agendas=deck)
    assert {player.agenda for player in game.start(3).players} == set(deck)
    without = game_with(MISER, agendas=("takeover", "insider", "sleeper"))
    assert "test-miser" not in {player.agenda for player in without.start(3).players}
    with pytest.raises(ConfigurationError, match="test-miser"):
        game_with(agendas=deck)


@pytest.mark.rule("TX.SETUP.06")
def test_an_agenda_added_is_hidden_like_the_others() -> None:
    """Others see a back, and what a seat may think of includes it."""
    table = table_with('[players.Ann]\nagenda = "test-miser"', MISER)
    game = table.game
    for viewer in (1, 2, None):
        assert "test-miser" not in repr(game.view(table.state, viewer))
    view = game.view(table.state, 1)
    guesses = {game.determinize(view, seed).players[0].agenda for seed in range(200)}
    assert "test-miser" in guesses
    assert len(guesses) == 13 - 1


@pytest.mark.rule("TX.SCORE.08")
@pytest.mark.parametrize(("spent", "fulfilled"), [(2, True), (3, False)])
def test_an_agenda_added_scores_four_points_under_its_own_clause(
    spent: int, fulfilled: bool
) -> None:
    """With six own tokens left it is fulfilled, with five it is not."""
    table = table_with(
        """
        coo = "Ann"
        voting = { player = "Cy", round = 4 }
        [players.Cy]
        agenda = "test-miser"
        """,
        MISER,
    )
    table.play(f"Cy spend {spent} of Cy")
    told = {event.seat: event for event in table.events("AgendaRevealed")}[2]
    assert (told.agenda, told.fulfilled) == ("test-miser", fulfilled)
    assert table.points("Cy").get("X.MISER.01", 0) == (4 if fulfilled else 0)
    (*_, last) = table.game.result(table.state).scores[2].lines
    assert (last.source == "test-miser") == fulfilled


@pytest.mark.rule("TX.SCORE.08")
def test_an_agenda_without_a_clause_of_its_own_scores_under_that_of_agendas() -> None:
    """Only Cy sits in the last seat."""
    for name, points in (("Ann", 0), ("Cy", 4)):
        table = table_with(f'over = true\n[players.{name}]\nagenda = "test-back-row"', BACK_ROW)
        assert table.points(name).get("TX.SCORE.08", 0) == points


@pytest.mark.rule("TX.SETUP.06")
def test_an_agenda_added_can_be_kept() -> None:
    """It has an action of its own where one of two is kept, after all other codes."""
    variants = boardroom.Variants(agendas="keep_one_of_two")
    table = table_with(
        '[players.Bo]\nagendas = ["test-miser", "takeover"]', MISER, variants=variants
    )
    table.play("Bo keep-agenda test-miser")
    keep = table.game.parse("Bo keep-agenda test-miser", table.state)
    plain = game_with(variants=variants)
    assert table.game.encode(keep) == plain.actions == table.game.actions - 1
    for _, action in line_of_play(plain, 2):
        assert table.game.encode(action) == plain.encode(action)


@pytest.mark.rule("TX.SETUP.06")
def test_the_order_of_plugins_makes_no_difference() -> None:
    """Games deal alike however their agendas are given, and codes are the same."""
    one, other = game_with(MISER, BACK_ROW), game_with(BACK_ROW, MISER)
    assert one.agenda_deck == other.agenda_deck
    assert one.codec_digest == other.codec_digest
    for seed in range(10):
        assert one.start(seed) == other.start(seed)


@pytest.mark.rule("TX.SETUP.06")
def test_games_with_agendas_added_can_be_pickled() -> None:
    """Game, state and decisions come back equal, and the game goes on from there."""
    game = game_with(MISER)
    state = game.start(5)
    copy, again = pickle.loads(pickle.dumps((game, state)))
    assert copy == game != game_with()
    assert again == state
    assert copy.agenda["test-miser"] == MISER
    action: Action = copy.legal_actions(again)[0]
    assert copy.apply(again, action) == game.apply(state, action)


# -- refused --------------------------------------------------------------------------------------


class Judge:
    """Something that can be called, but is no function."""

    def __call__(self, game: Any, s: boardroom.GameState, seat: int) -> bool:
        """Never fulfilled."""
        return False


def made_inside() -> Any:
    """A function that cannot be pickled."""

    def inner(game: Any, s: boardroom.GameState, seat: int) -> bool:
        return True

    return inner


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize(
    "name",
    ["", "Test", "test agenda", "test_agenda", "-test", "test-", "te--st", "7up", "tést", "t" * 41],
)
def test_ids_that_could_not_be_written_are_refused(name: str) -> None:
    """Small letters, digits and single hyphens, a letter first, forty at most."""
    with pytest.raises(PluginError):
        Agenda(name, "A goal.", clean_hands)
    assert Agenda("t" * 40, "A goal.", clean_hands).id == "t" * 40


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize(
    "judge", [lambda game, s, seat: True, made_inside(), Judge(), None, "takeover"]
)
def test_goals_that_could_not_be_pickled_are_refused(judge: Any) -> None:
    """Lambdas, functions within functions, and what is no function."""
    with pytest.raises(PluginError, match="test-goal"):
        Agenda("test-goal", "A goal.", judge)


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize("name", ["hearts-10", "spades-ace", "clubs-2", "card", "agenda"])
def test_agendas_named_like_a_card_or_a_back_are_refused(name: str) -> None:
    """Views could not tell them from what is seen of cards and agendas."""
    with pytest.raises(ConfigurationError, match=name) as caught:
        game_with(Agenda(name, "A goal.", keeps_own_tokens))
    assert caught.value.key == "plugins"


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize(
    "plugins",
    [
        (MISER, MISER),
        (MISER, Agenda("test-miser", "Another goal.", clean_hands)),
        (Agenda("takeover", "Another takeover.", clean_hands),),
    ],
)
def test_no_two_agendas_have_one_name(plugins: tuple[Agenda, ...]) -> None:
    """Neither two that are added, nor one that is added and a default one."""
    with pytest.raises(ConfigurationError, match="two agendas") as caught:
        game_with(*plugins)
    assert caught.value.key == "plugins"
