"""The moguls module of the second edition: E2.MOGUL.01 to .10."""

from __future__ import annotations

import pytest

from executives import ConfigurationError, networks
from executives.networks.second_edition.executives.generic import BonusTrack
from executives.networks.state import DeckId
from support.names import GENRES
from support.stand_ins_moguls import landing_table
from support.table import Table

TWELVE = {
    "page-to-screen",
    "blockbuster-director",
    "penny-pincher",
    "voice-of-a-generation",
    "tech-pioneer",
    "reboot-o-mancer",
    "silent-partner",
    "ratings-wizard",
    "archivist",
    "impresario",
    "sponsor-hunter",
    "trend-setter",
}
NETWORK_BONUS = {"keep genre-block-a", "keep ad-empire-a"}
DECK = """
[decks.mogul]
next = ["archivist", "trend-setter", "impresario", "sponsor-hunter"]
"""
"""The next moguls of the deck."""


def moguls_left(table: Table) -> tuple[str, ...]:
    """The mogul deck from its top to its bottom."""
    cards: tuple[str, ...] = table.state.decks[DeckId.MOGUL].rest
    return cards


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.MOGUL.01")
def test_the_mogul_deck_has_twelve_cards_face_down() -> None:
    """All twelve moguls are in the deck, and nobody knows anything but their number."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=(), modules=("moguls",))
    deck = game.start(4).decks[DeckId.MOGUL]
    assert (deck.top, len(deck.rest), set(deck.rest)) == ((), 12, TWELVE)
    for seat in (0, 1, 2, None):
        view = game.view(game.start(4), seat).decks[DeckId.MOGUL]
        assert (view.top, view.rest) == ((), 12)


@pytest.mark.rule("E2.MOGUL.01")
def test_the_mogul_deck_is_shuffled_by_the_seed() -> None:
    """Eight seeds give at least seven different first moguls or orders; one seed gives one."""
    game = networks.Game(("Ann", "Bo"), executives=(), modules=("moguls",))
    orders = {game.start(seed).decks[DeckId.MOGUL].rest for seed in range(8)}
    assert len(orders) == 8
    assert len({order[0] for order in orders}) > 2
    assert game.start(3).decks == game.start(3).decks


@pytest.mark.rule("E2.MOGUL.01")
@pytest.mark.parametrize("genre", GENRES)
def test_each_of_the_six_tracks_has_a_token_on_space_3(genre: str) -> None:
    """Landing on space 3 of any track brings moguls; on space 2 of it there is no token."""
    table = landing_table(3, genre, rest=DECK)
    assert table.state.mogul_tokens.bit_count() == 6
    table.play(f"Ann produce free-{genre} 8pm")
    assert table.legal() == {"keep archivist", "keep trend-setter", "keep impresario"}
    assert table.state.mogul_tokens.bit_count() == 5
    below = landing_table(2, genre, rest=DECK).play(f"Ann produce free-{genre} 8pm")
    assert below.state.mogul_tokens.bit_count() == 6
    assert not below.legal() & {f"keep {mogul}" for mogul in TWELVE}


@pytest.mark.rule("E2.MOGUL.02")
def test_without_the_module_there_are_neither_tokens_nor_a_deck() -> None:
    """The module is optional: left out, no track has a token and the mogul deck is empty."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    state = game.start(4)
    assert state.mogul_tokens == 0
    assert state.decks[DeckId.MOGUL].rest == ()


@pytest.mark.rule("E2.MOGUL.02")
def test_without_the_module_space_3_gives_everyone_network_cards() -> None:
    """The first who lands on space 3 of a track draws 2 network cards, and so does the second."""
    table = landing_table(3, modules=()).play("Ann produce free-drama 8pm")
    assert table.legal() == NETWORK_BONUS
    table.play("Ann keep ad-empire-a", "Bo produce free-saga 8pm")
    assert table.legal() == {"keep genre-block-b", "keep ad-empire-b"}


@pytest.mark.rule("E2.MOGUL.03")
def test_specialist_needs_the_module() -> None:
    """Without moguls nobody can have it, with them Ann can."""
    seats = ("specialist", "butcher", "beeb")
    players = ("Ann", "Bo", "Cy")
    with pytest.raises(ConfigurationError, match="specialist"):
        networks.Game(players, executives=seats)
    game = networks.Game(players, executives=seats, modules=("moguls",))
    assert game.start(1).players[0].executive == "specialist"


@pytest.mark.rule("E2.MOGUL.03")
@pytest.mark.parametrize(("modules", "dealt"), [((), False), (("moguls",), True)])
def test_specialist_is_dealt_only_with_the_module(modules: tuple[str, ...], dealt: bool) -> None:
    """Forty deals to two players have SPECIALIST only with moguls, GENERIC in any case."""
    game = networks.Game(("Ann", "Bo"), modules=modules)
    offered = {
        action.text
        for seed in range(40)
        for seat in (0, 1)
        for action in game.legal_actions(game.start(seed), seat)
    }
    assert "choose-executive generic" in offered
    assert ("choose-executive specialist" in offered) == dealt


ICON = 'memory = { covered = ["action", "reality", "sci-fi", "sitcom"], markers = [4] }\n'
"""GENERIC has covered four genres: the fifth brings the mogul icon."""


def generic_table(ann: str = ICON, *, modules: tuple[str, ...] = ("moguls",)) -> Table:
    """Ann is GENERIC and has produced Free Drama."""
    table = landing_table(
        3,
        ann=ann,
        rest=DECK if modules else "",
        executives=("generic", "butcher", "beeb"),
        modules=modules,
    )
    return table.play("Ann produce free-drama 8pm")


@pytest.mark.rule("E2.MOGUL.03")
def test_the_mogul_icon_is_a_three_colour_bonus_without_the_module() -> None:
    """GENERIC's icon draws 3 moguls, or a star, an ad and a network card."""
    assert generic_table().legal() == {"keep archivist", "keep trend-setter", "keep impresario"}
    plain = generic_table(modules=())
    kinds = {type(plain.game.card[text.split()[1]]).__name__ for text in plain.legal("Ann")}
    assert kinds == {"Star", "Ad", "NetworkCard"}


# -- gaining a mogul ----------------------------------------------------------------------------


@pytest.mark.rule("E2.MOGUL.04")
@pytest.mark.parametrize(
    ("kept", "under"),
    [
        ("archivist", ("trend-setter", "impresario")),
        ("trend-setter", ("archivist", "impresario")),
        ("impresario", ("archivist", "trend-setter")),
    ],
)
def test_a_token_draws_three_moguls_of_which_one_is_kept(kept: str, under: tuple[str, ...]) -> None:
    """One of the next 3 must be kept; the others go under the deck in draw order."""
    table = landing_table(3, rest=DECK).play("Ann produce free-drama 8pm")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann keep sponsor-hunter") == {"E2.TRACKS.14"}
    table.play(f"Ann keep {kept}")
    assert table.player("Ann").moguls == (kept,)
    assert moguls_left(table)[0] == "sponsor-hunter"
    assert moguls_left(table)[-2:] == under
    assert len(moguls_left(table)) == 12 - 1
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.MOGUL.04", "E2.MOGUL.05")
def test_moguls_drawn_are_seen_by_their_drawer_only() -> None:
    """Two orders of the deck look the same to the others, while Ann chooses and afterwards."""
    one = landing_table(3, rest=DECK)
    swapped = DECK.replace('"trend-setter", "impresario"', '"sponsor-hunter", "tech-pioneer"')
    other = landing_table(3, rest=swapped.replace(', "sponsor-hunter"]', "]"))
    for table in (one, other):
        table.play("Ann produce free-drama 8pm")
    assert one.game.view(one.state, 0) != other.game.view(other.state, 0)
    for step in ("", "Ann keep archivist"):
        for table in (one, other):
            table.play(*[step] if step else [])
        for seat in (1, 2, None):
            assert one.game.view(one.state, seat) == other.game.view(other.state, seat)
            events = [
                [event.seen_by(seat) for event in table.last.events]
                for table in (one, other)
                if table.last is not None
            ]
            assert events[0] == events[1]


@pytest.mark.rule("E2.MOGUL.05")
def test_the_moguls_specialist_does_not_keep_go_under_the_deck() -> None:
    """Of 2 moguls one goes under the deck, none into the box."""
    table = landing_table(2, rest=DECK, executives=("specialist", "butcher", "beeb"))
    table.play("Ann produce free-drama 8pm")
    assert table.legal() == {"keep archivist", "keep trend-setter"}
    table.play("Ann keep trend-setter")
    assert moguls_left(table)[0] == "impresario"
    assert moguls_left(table)[-1] == "archivist"
    assert not TWELVE & set(table.state.box)


@pytest.mark.rule("E2.MOGUL.06")
@pytest.mark.parametrize("first", ["archivist", "page-to-screen", "silent-partner"])
def test_a_player_gains_one_mogul_in_a_game(first: str) -> None:
    """With a mogul gained, whatever its kind, the next covered space 3 has none for Ann."""
    deck = f'[decks.mogul]\nnext = ["{first}", "trend-setter", "impresario"]\n'
    table = landing_table(3, tracks="sports = 2", rest=deck)
    table.play("Ann produce free-drama 8pm", f"Ann keep {first}", "Bo pass cash", "Cy pass cash")
    assert table.player("Ann").moguls == (first,)
    table.play("Ann produce free-sports 9pm")
    assert table.legal() == NETWORK_BONUS
    assert table.state.mogul_tokens.bit_count() == 5


@pytest.mark.rule("E2.MOGUL.06", "E2.MOGUL.09")
def test_a_used_mogul_still_counts_for_the_limit() -> None:
    """Ann has used Blockbuster Director: it lies face down, and she can gain no other."""
    table = landing_table(3, ann='moguls = ["blockbuster-director"]')
    table.play("Ann use blockbuster-director; choose 9pm", "Ann produce free-drama 8pm")
    assert table.legal() == NETWORK_BONUS
    assert table.player("Ann").face_down == ("blockbuster-director",)


def specialist_table(space: int, moguls: str) -> Table:
    """Ann is SPECIALIST and has produced Free Drama, landing on ``space``."""
    table = landing_table(
        space,
        ann=f"moguls = [{moguls}]",
        rest=DECK,
        executives=("specialist", "butcher", "beeb"),
    )
    return table.play("Ann produce free-drama 8pm")


@pytest.mark.rule("E2.MOGUL.06", "E2.MOGUL.05")
def test_specialist_gains_two_moguls_by_its_own_bonuses() -> None:
    """The second comes on space 4, of 4 drawn; 3 go under the deck."""
    table = specialist_table(4, '"page-to-screen"')
    drawn = ["archivist", "trend-setter", "impresario", "sponsor-hunter"]
    assert table.legal() == {f"keep {mogul}" for mogul in drawn}
    table.play("Ann keep impresario")
    assert table.player("Ann").moguls == ("page-to-screen", "impresario")
    assert moguls_left(table)[-3:] == ("archivist", "trend-setter", "sponsor-hunter")


@pytest.mark.rule("E2.MOGUL.06")
@pytest.mark.parametrize("space", [2, 4])
def test_specialist_gains_no_third_mogul(space: int) -> None:
    """With two moguls the spaces give what is printed on them."""
    table = specialist_table(space, '"page-to-screen", "penny-pincher"')
    assert table.to_act() == ["Ann"]
    drawn = {text.split()[1] for text in table.legal()}
    assert len(drawn) == {2: 2, 4: 3}[space]
    assert not drawn & TWELVE


@pytest.mark.rule("E2.MOGUL.06")
def test_specialist_gains_no_mogul_by_a_token() -> None:
    """On a covered space 3 nothing is drawn, and the token stays."""
    table = specialist_table(3, '"page-to-screen"')
    assert table.to_act() == ["Bo"]
    assert table.state.mogul_tokens.bit_count() == 6
    table.play("Bo produce free-saga 8pm")
    assert table.legal() == {"keep archivist", "keep trend-setter", "keep impresario"}


@pytest.mark.rule("E2.MOGUL.07")
@pytest.mark.parametrize("mogul", ["penny-pincher", "page-to-screen"])
def test_the_mogul_icon_gives_none_beyond_the_limit(mogul: str) -> None:
    """For GENERIC with a mogul already the icon draws nothing."""
    table = generic_table(f'moguls = ["{mogul}"]\n{ICON}')
    assert table.player("Ann").moguls == (mogul,)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.MOGUL.07")
def test_the_mogul_icon_counts_for_the_limit() -> None:
    """GENERIC's mogul by the icon is the one of the game, though no token went."""
    table = generic_table().play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert table.state.mogul_tokens.bit_count() == 6
    assert len(moguls_left(table)) == 12 - 1


@pytest.mark.rule("E2.MOGUL.07")
def test_the_mogul_icon_is_reached_only_on_the_first_lap() -> None:
    """GENERIC's second lap ends on space 4, the icon of space 5 is covered."""
    lap = 'memory = { covered = ["action", "reality", "sci-fi"], markers = [5, 3] }'
    table = generic_table(lap)
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").moguls == ()
    assert table.player("Ann").memory == BonusTrack((), (5, 4, 0))


# -- a short deck ------------------------------------------------------------------------------


@pytest.mark.rule("E2.MOGUL.10")
@pytest.mark.parametrize("number", [2, 1])
def test_of_a_short_deck_the_moguls_left_are_drawn(number: int) -> None:
    """With 2 moguls or 1 left these are drawn, one is kept and the token is taken."""
    left = ["archivist", "trend-setter"][:number]
    deck = f"[decks.mogul]\ncards = {left}\n"
    table = landing_table(3, rest=deck).play("Ann produce free-drama 8pm")
    assert table.legal() == {f"keep {mogul}" for mogul in left}
    assert table.state.mogul_tokens.bit_count() == 5
    table.play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert list(moguls_left(table)) == left[1:]


@pytest.mark.rule("E2.MOGUL.10")
def test_with_no_mogul_left_a_token_space_gives_network_cards() -> None:
    """The token stays where it is, for nobody."""
    table = landing_table(3, rest="[decks.mogul]\ncards = []\n")
    table.play("Ann produce free-drama 8pm")
    assert table.legal() == NETWORK_BONUS
    assert table.state.mogul_tokens.bit_count() == 6


@pytest.mark.rule("E2.MOGUL.10")
def test_specialist_draws_the_moguls_left() -> None:
    """On space 4 with 3 moguls left it draws these 3."""
    left = ["archivist", "trend-setter", "impresario"]
    table = landing_table(
        4,
        ann='moguls = ["page-to-screen"]',
        rest=f"[decks.mogul]\ncards = {left}\n",
        executives=("specialist", "butcher", "beeb"),
    ).play("Ann produce free-drama 8pm")
    assert table.legal() == {f"keep {mogul}" for mogul in left}


@pytest.mark.rule("E2.MOGUL.10", "E2.TRACKS.11")
def test_an_empty_deck_is_no_limit_for_the_other_reading() -> None:
    """Other ruling on the limit: who is below it still has the network cards of an empty deck."""
    kind = landing_table(3).game
    game = networks.Game(
        kind.players,
        executives=(),
        modules=("moguls",),
        cards=kind.card_set,
        variants=networks.Variants(limit_takes_network_bonus=False),
    )
    table = Table(
        game,
        game.position("""
turn = "Ann"
[display]
shows = ["free-drama"]
[players.Ann.tracks]
drama = 2
[decks.mogul]
cards = []
[decks.network]
next = ["genre-block-a", "ad-empire-a"]
"""),
    )
    assert table.play("Ann produce free-drama 8pm").legal() == NETWORK_BONUS
