"""What is pending in pictures of The Networks, and what they never show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import networks
from executives.networks.first_edition.executives.telethon import DonorAppeal
from executives.networks.first_edition.genre_bonuses import GenreBonus
from executives.networks.first_edition.moguls_scoring import DoublingCards
from executives.networks.frames import Filling, Signing
from executives.networks.state import GameState
from executives.render.networks_picture_pending import frame_row
from executives.render.pictures import Card, Chip, Item, Panel, Picture
from support.drafts import draft
from support.pictures import cards_of, chips_of, items_of, panel_of, picture_of, words_of
from support.playing import line_of_play

NAMES = ("Ann", "Bo", "Cy")
GAMES = {
    "second": networks.Game(NAMES, modules=("moguls",)),
    "telly": networks.Game(NAMES, modules=("moguls", "telly_time")),
    "first": networks.Game(NAMES, edition="first"),
    "solo": networks.Game(NAMES[:1], edition="first"),
}


def texts_of(shown: Picture) -> Iterator[str]:
    """Every key and name of a card anywhere in a picture."""
    for panel in shown.panels:
        for row in panel.rows:
            for item in row.items:
                yield from card_texts(item)


def card_texts(item: Item | None) -> Iterator[str]:
    """The key and the name of a card, and of those on it."""
    if isinstance(item, Card):
        yield from (item.key, item.name)
        for card in item.on:
            yield from card_texts(card)


def backs(panel: Panel, label: str) -> list[str]:
    """The backs that lie in a row, by what they are."""
    items = items_of(panel, label)
    return [item.name for item in items if isinstance(item, Card) and item.lies == "back"]


# -- hands ------------------------------------------------------------------------------------


def test_a_plain_turn_has_nothing_pending() -> None:
    """There is no panel for it."""
    game, state = networks.load('turn = "Bo"\n[game]\nexecutives = []\n')
    assert [panel.key for panel in picture_of(game, state).panels] == ["display", "p1", "p2", "p3"]


def test_boards_dealt_are_seen_by_their_owner_only() -> None:
    """Two boards each; of the others the backs, and whether they have chosen."""
    game = networks.Game(NAMES)
    state = game.start(3)
    bo = game.legal_actions(state, 1)[0]
    state = game.apply(state, bo)
    hands: Any = state.pending[-1]
    own = panel_of(picture_of(game, state, "Bo"), "pending")
    faces = cards_of(own, "Bo: executive")
    assert list(faces) == list(hands.hands[1].boards)
    assert [card.notes[-1] == "chosen" for card in faces.values()] == [True, False]
    assert words_of(own, "Bo: executive") == ["has chosen"]
    assert backs(own, "Ann: executive") == ["executive board"] * 2
    assert words_of(own, "Ann: executive") == ["has not chosen yet"]
    ann = panel_of(picture_of(game, state, "Ann"), "pending")
    assert backs(ann, "Bo: executive") == ["executive board"] * 2
    assert words_of(ann, "Bo: executive") == ["has chosen"]
    facts = chips_of(panel_of(picture_of(game, state), "p1"))
    assert facts["executive"] == "not chosen yet"


def test_everybody_sees_no_board_that_was_dealt() -> None:
    """Neither key nor name of any executive stands in the picture."""
    game = networks.Game(NAMES)
    shown = set(texts_of(picture_of(game, game.start(3))))
    known = {word for one in game.executive.values() for word in (one.id, one.name)}
    assert not shown & known


PILOTS = draft(
    ("testing-testing", "hobby-corner"),
    ("lottery-leftovers", "dial-a-neighbour"),
)


def test_pilots_are_seen_by_their_owner_only() -> None:
    """Own cards face up, of others the backs."""
    table = PILOTS
    panel = panel_of(picture_of(table.game, table.state, "Ann"), "pending")
    assert list(cards_of(panel, "Ann: hand")) == ["testing-testing", "hobby-corner"]
    assert backs(panel, "Bo: hand") == ["pilot", "pilot"]
    assert words_of(panel, "Bo: hand") == ["has not chosen yet"]


def test_a_pilot_that_is_picked_is_a_secret() -> None:
    """Its owner sees which one; the others only that there is one."""
    table = draft(("testing-testing", "hobby-corner"), ("lottery-leftovers", "dial-a-neighbour"))
    table.play("Ann pick hobby-corner")
    own = panel_of(picture_of(table.game, table.state, "Ann"), "pending")
    picked = [key for key, card in cards_of(own, "Ann: hand").items() if "chosen" in card.notes]
    assert picked == ["hobby-corner"]
    other = panel_of(picture_of(table.game, table.state, "Bo"), "pending")
    assert backs(other, "Ann: hand") == ["pilot", "pilot"]
    assert words_of(other, "Ann: hand") == ["has chosen"]


def test_everybody_sees_no_pilot_of_a_hand() -> None:
    """Neither key nor name of a card in a hand stands in the picture."""
    table = PILOTS
    shown = set(texts_of(picture_of(table.game, table.state)))
    frame: Any = table.state.pending[-1]
    for hand in frame.hands:
        for slug in hand.cards:
            assert not shown & {slug, table.game.card[slug].name}


# -- in the middle of an effect -------------------------------------------------------------------


DRAWN = """
turn = { player = "Ann", grants = [], acted = true }
pending = [
  { frame = "keep", seat = "Ann", cards = ["anomaly-b", "fizz-cola"], rule = "E2.TRACKS.07" },
]
[game]
executives = []
"""


def test_drawn_cards_are_seen_by_who_drew_them() -> None:
    """Others see the back of the ad; everybody knows the anomaly that lay on the deck."""
    game, state = networks.load(DRAWN)
    own = cards_of(panel_of(picture_of(game, state, "Ann"), "pending"), "Ann")
    assert [(key, card.lies) for key, card in own.items()] == [("anomaly-b", ""), ("fizz-cola", "")]
    other = cards_of(panel_of(picture_of(game, state, "Bo"), "pending"), "Ann")
    assert [(key, card.lies) for key, card in other.items()] == [("anomaly-b", ""), ("ad", "back")]
    assert "fizz-cola" not in set(texts_of(picture_of(game, state)))


def test_a_production_tells_timeslot_and_slot() -> None:
    """The next slot to be filled, counted from 1."""
    game, state = networks.load(
        """
        turn = "Ann"
        moves = ["Ann produce graveyard-shift 9pm"]
        [game]
        executives = []
        [players.Ann]
        cash = 9
        stars = ["soliloquy-sam"]
        [display]
        shows = ["graveyard-shift"]
        """
    )
    panel = panel_of(picture_of(game, state, "Bo"), "pending")
    assert words_of(panel, "Ann") == ["filling"]
    assert chips_of(panel, "Ann") == {"timeslot": "9pm", "slot": "1"}


def test_a_declared_option_is_told() -> None:
    """The show in question, its timeslot and what was declared."""
    game, state = networks.load(
        """
        turn = "Ann"
        moves = ["Ann produce graveyard-shift 9pm", "Ann declare genre-sports"]
        [game]
        executives = ["procrastinator", "flix", "cheapo"]
        [players.Ann]
        cash = 9
        network = ["spinoff-a"]
        [display]
        shows = ["graveyard-shift"]
        """
    )
    panel = panel_of(picture_of(game, state), "pending")
    assert list(cards_of(panel, "Ann")) == ["graveyard-shift"]
    assert chips_of(panel, "Ann") == {"timeslot": "9pm", "genre sports": ""}


FRAMES: list[tuple[Any, dict[str, str]]] = [
    (Signing(0, (), 2), {"at most": "2"}),
    (Filling(0, 1, (0,), waived=True), {"timeslot": "9pm", "all slots may stay empty": ""}),
    (Filling(0, 1, (0,), skips=1), {"required slots that may stay empty": "1"}),
    (GenreBonus(0, "large"), {"large": ""}),
    (DoublingCards(0, "blockbuster", 1, ("stunt-wig-works",)), {"doubled": "Stunt Wig Works"}),
    (DonorAppeal(0, 1), {"asked by": "Bo"}),
]


@pytest.mark.parametrize(("frame", "told"), FRAMES, ids=lambda one: type(one).__name__)
def test_a_decision_tells_its_circumstances(frame: Any, told: dict[str, str]) -> None:
    """How many, for whom, what is paid already: all that its player has to know."""
    game = GAMES["first"]
    row = frame_row(game, game.view(game.start(1), 0), frame)
    chips = {item.word: item.number for item in row.items if isinstance(item, Chip)}
    assert {word: chips.get(word) for word in told} == told


def test_a_decision_tells_no_circumstance_that_is_none() -> None:
    """Slots that have to be filled are not spoken of."""
    game = GAMES["first"]
    row = frame_row(game, game.view(game.start(1), 0), Filling(0, 1, (0,)))
    assert [item.word for item in row.items if isinstance(item, Chip)] == ["timeslot", "slot"]


# -- only what a view shows -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("name", ["Ann", None])
def test_equal_views_have_equal_pictures(kind: str, name: str | None) -> None:
    """A state with the same view, its hidden cards dealt anew, is drawn the same."""
    game = GAMES[kind]
    seat = None if name is None else 0
    compared = 0
    for number, (state, _) in enumerate(line_of_play(game, 8, 60)):
        if number % 4 == 0:
            other = game.determinize(game.view(state, seat), number)
            compared += other != state
            assert picture_of(game, other, name) == picture_of(game, state, name)
    assert compared


@pytest.mark.parametrize("kind", GAMES)
def test_everybody_sees_no_card_of_a_deck_or_hand(kind: str) -> None:
    """No hidden card is named, whatever is going on."""
    game = GAMES[kind]
    for number, (state, _) in enumerate(line_of_play(game, 9, 80)):
        if number % 4 == 0:
            hidden = hidden_cards(state)
            assert hidden
            assert not hidden & set(texts_of(picture_of(game, state)))


def hidden_cards(state: GameState) -> set[str]:
    """The rests of the decks."""
    return {card for deck in state.decks for card in deck.rest}
