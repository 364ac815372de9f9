"""What is open and what is hidden in the second edition (E2.BASE.15)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.core.events import visible_events
from executives.networks.state import DeckId
from support.stand_ins_base_flow import CARDS
from support.table import Table

POSITION = """
turn = "Ann"
[display]
network = ["test-casting", "test-loan"]
[decks.star]
next = ["{first}", "{second}"]
[players.Bo]
cash = 4
viewers = 17
network = ["test-pockets"]
reruns = ["test-plain-show"]
tracks = {{ drama = 2 }}
lineup = {{ 8pm = {{ show = "test-star-show", row = 3, cards = ["test-star"] }} }}
[game]
executives = ["continuum", "butcher", "beeb"]
"""


def table_with(first: str, second: str) -> Table:
    """A position whose star deck begins with two stars."""
    return Table(POSITION.format(first=first, second=second) + CARDS)


@pytest.mark.rule("E2.BASE.15")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_players_display_and_deck_sizes_are_open(seat: int | None) -> None:
    """Lineups, green rooms, reruns, cash, viewers, tracks, displays and deck sizes."""
    table = table_with("cheeky-friend", "dependable-dana")
    view = table.game.view(table.state, seat)
    bo = view.players[1]
    assert (bo.cash, bo.viewers, bo.network) == (4, 17, ("test-pockets",))
    assert bo.lineup[0] is not None
    assert (bo.lineup[0].row, bo.lineup[0].cards) == (3, ("test-star", ""))
    assert [rerun.show for rerun in bo.reruns] == ["test-plain-show"]
    assert bo.tracks == (0, 2, 0, 0, 0, 0)
    assert view.players == table.state.players
    assert view.display[3] == ("test-casting", "test-loan")
    assert [deck.rest for deck in view.decks] == [len(deck.rest) for deck in table.state.decks]


@pytest.mark.rule("E2.BASE.15")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_held_moguls_are_open(seat: int | None) -> None:
    """Everybody sees the moguls beside a player, and of the deck only how many are left."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=(), modules=("moguls",))
    state = game.position('[players.Bo]\nmoguls = ["archivist"]')
    view = game.view(state, seat)
    assert view.players[1].moguls == ("archivist",)
    assert view.decks[DeckId.MOGUL].rest == 12 - 1


@pytest.mark.rule("E2.BASE.15")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_order_of_decks_is_hidden(seat: int | None) -> None:
    """Two positions that differ in the order of the star deck look the same to everybody."""
    one = table_with("cheeky-friend", "dependable-dana")
    other = table_with("dependable-dana", "cheeky-friend")
    assert one.state.decks[DeckId.STAR] != other.state.decks[DeckId.STAR]
    assert one.game.view(one.state, seat) == other.game.view(other.state, seat)


@pytest.mark.rule("E2.BASE.15")
def test_only_the_drawing_player_sees_cards_drawn_for_a_choice() -> None:
    """Ann draws two stars: she sees them and chooses, Bo and a spectator see two star backs."""
    table = table_with("cheeky-friend", "dependable-dana").play("Ann take test-casting")
    drawn = ("cheeky-friend", "dependable-dana")
    own = table.game.view(table.state, 0).pending[-1]
    assert getattr(own, "cards") == drawn  # noqa: B009 - of any frame
    assert table.legal("Ann") == {"keep cheeky-friend", "keep dependable-dana"}
    for seat in (1, 2, None):
        view = table.game.view(table.state, seat)
        assert getattr(view.pending[-1], "cards") == ("star", "star")  # noqa: B009 - of any frame
        assert view.legal_actions == ()
    assert table.last is not None
    for seat, cards in ((0, drawn), (1, ("star", "star")), (None, ("star", "star"))):
        shown = visible_events(table.last.events, seat)
        moved = [getattr(event, "cards", ()) for event in shown]
        assert cards in moved


@pytest.mark.rule("E2.BASE.15")
def test_the_card_kept_is_open_again() -> None:
    """Once resolved, everybody sees the star in Ann's green room."""
    table = table_with("cheeky-friend", "dependable-dana")
    table.play("Ann take test-casting", "Ann keep cheeky-friend")
    for seat in (1, None):
        assert "cheeky-friend" in table.game.view(table.state, seat).players[0].stars


@pytest.mark.rule("E2.BASE.15")
def test_cards_at_the_bottom_of_a_deck_count_as_forgotten() -> None:
    """The resolved loan went face up to the bottom: the view has one card more, not its name."""
    table = table_with("cheeky-friend", "dependable-dana")
    before = len(table.state.decks[DeckId.NETWORK].rest)
    table.play("Ann take test-loan")
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "test-loan"
    deck = table.game.view(table.state, 1).decks[DeckId.NETWORK]
    assert (deck.top, deck.rest) == ((), before + 1)


@pytest.mark.rule("E2.BASE.15")
def test_the_known_top_of_a_deck_is_shown() -> None:
    """CONTINUUM's anomaly lies face up on the star deck, above the hidden rest."""
    position = POSITION.replace("[display]", "players.Ann.cash = 9\n[display]", 1)
    memory = "[players.Ann.memory]\nmarker = 5\n"
    text = position.format(first="cheeky-friend", second="dependable-dana") + memory + CARDS
    table = Table(text)
    hidden = len(table.state.decks[DeckId.STAR].rest)
    table.play("Ann use-time-machine")
    for seat in (0, 1, None):
        deck = table.game.view(table.state, seat).decks[DeckId.STAR]
        assert (deck.top, deck.rest) == (("anomaly-a",), hidden)
