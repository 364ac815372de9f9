"""Positions: partial documents over the start position, for people who write by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from executives import FileError, networks
from executives.core.digest import digest
from executives.core.streams import Stream
from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star
from executives.networks.frames import Turn
from executives.networks.state import DeckId, GameState
from support.names import NAMES
from support.playing import three_seats
from support.table import Table

PLAIN = networks.Game(NAMES[:3], executives=())


def places(state: GameState) -> Counter[str]:
    """How often each card lies somewhere, frames not counted."""
    found: Counter[str] = Counter((*state.supply, *state.box))
    for player in state.players:
        found.update((*player.stars, *player.ads, *player.network, *player.moguls))
        found.update(rerun.show for rerun in player.reruns)
        for show in player.lineup:
            if show is not None:
                found.update((show.show, *(card for card in show.cards if card)))
    for row in state.display:
        found.update(row)
    for deck in state.decks:
        found.update((*deck.top, *deck.rest))
    return found


def assert_conserved(game: networks.Game, state: GameState) -> None:
    """Every card in play is in exactly one place; those of modules left out are in none."""
    assert places(state) == Counter(cards_in_play(game))


def cards_in_play(game: networks.Game) -> list[str]:
    """All cards but moguls and those of Telly Time: no game of this file has a module."""
    return [c for c, card in game.card.items() if not isinstance(card, Mogul) and not card.module]


# -- partial documents -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 5])
def test_an_empty_document_is_the_start_position(seed: int) -> None:
    """What a document does not say is as at the start of its seed, with the first turn."""
    for game in (PLAIN, three_seats()):
        state = game.position(f"seed = {seed}" if seed else "")
        start = game.start(seed)
        assert state == game.position({"seed": seed})
        assert state.replace(pending=()) == start.replace(pending=())
        assert game.to_act(state) == game.to_act(start)
        assert game.legal_actions(state) == game.legal_actions(start)


def test_texts_and_tables_make_the_same_position() -> None:
    """A document may be TOML text or the tables it stands for."""
    text = 'round = 3\n[players.Bo]\ncash = 9\nads = ["fizz-cola"]\n'
    tables = {"round": 3, "players": {"Bo": {"cash": 9, "ads": ["fizz-cola"]}}}
    assert PLAIN.position(text) == PLAIN.position(tables)


def test_only_what_is_named_changes() -> None:
    """Naming Bo's cash leaves everything else at the start."""
    start = PLAIN.position("")
    state = PLAIN.position("[players.Bo]\ncash = 33\n")
    bo = start.players[1].replace(cash=33)
    assert state == start.replace(players=(start.players[0], bo, start.players[2]))


def test_a_named_card_leaves_its_old_place() -> None:
    """A card of the display, of a deck or of another player goes where the document says."""
    start = PLAIN.position("")
    shown = start.display[1][0]
    drawn = start.decks[DeckId.STAR].rest[0]
    state = PLAIN.position({"players": {"Ann": {"stars": [shown, drawn, "starter-star-b"]}}})
    assert state.players[0].stars == (shown, drawn, "starter-star-b")
    assert state.players[1].stars == ()
    assert state.display[1] == start.display[1][1:]
    assert drawn not in state.decks[DeckId.STAR].rest
    assert "starter-star-a" in state.box
    assert_conserved(PLAIN, state)


def test_cards_that_lose_their_place_go_back_to_their_deck() -> None:
    """A display that is written anew sends what lay there back under the deck."""
    start = PLAIN.position("")
    state = PLAIN.position({"display": {"ads": ["fizz-cola"]}})
    assert state.display[2] == ("fizz-cola",)
    gone = set(start.display[2]) - {"fizz-cola"}
    assert gone <= set(state.decks[DeckId.AD].rest)
    assert_conserved(PLAIN, state)


def test_decks_have_a_known_top_next_cards_and_all_cards() -> None:
    """``top`` is public, ``next`` lies on the hidden rest, ``cards`` is all of the rest."""
    document = {
        "decks": {
            "star": {"top": ["soliloquy-sam"], "next": ["sweatband-sally"]},
            "ad": {"cards": ["fizz-cola", "rocket-toaster"]},
        }
    }
    state = PLAIN.position(document)
    star, ad = state.decks[DeckId.STAR], state.decks[DeckId.AD]
    assert star.top == ("soliloquy-sam",)
    assert star.rest[0] == "sweatband-sally"
    assert len(star.rest) > 10
    assert (ad.top, ad.rest) == ((), ("fizz-cola", "rocket-toaster"))
    assert_conserved(PLAIN, state)


def test_a_lineup_is_written_short_or_long() -> None:
    """A show alone, or with row, cards, sides and token; "" is an empty timeslot."""
    state = PLAIN.position(
        """
        [players.Ann.lineup]
        "8pm" = "moon-janitors"
        "9pm" = { show = "graveyard-shift", row = 3, cards = ["soliloquy-sam", "fizz-cola"], down = ["fizz-cola"], token = "sports" }
        "10pm" = ""
        """  # noqa: E501
    )
    short, long, empty = state.players[0].lineup
    assert short is not None
    assert long is not None
    assert (short.show, short.row, short.cards, short.up) == ("moon-janitors", 1, ("", ""), 0)
    assert (long.show, long.row, long.token) == ("graveyard-shift", 3, "sports")
    assert (long.cards, long.up) == (("soliloquy-sam", "fizz-cola"), 0b01)
    assert empty is None
    assert_conserved(PLAIN, state)


def test_turns_are_written_short_or_long() -> None:
    """A name gives a whole turn; a table gives what is left of one."""
    short = PLAIN.position('turn = "Bo"')
    assert PLAIN.to_act(short) == (1,)
    assert PLAIN.view(short, 1).legal_actions
    long = PLAIN.position(
        'turn = { player = "Bo", grants = ["sign-star sign-ad"], acted = true, passed = false }'
    )
    turn = long.pending[-1]
    assert isinstance(turn, Turn)
    assert (turn.seat, turn.acted, turn.passed) == (1, True, False)
    kinds = {action.text.split()[0] for action in PLAIN.legal_actions(long)}
    assert kinds <= {"sign-star", "sign-ad", "end-turn"}
    assert "sign-ad" in kinds


def test_without_a_turn_it_is_the_next_player_who_has_not_passed() -> None:
    """The 1st player, or who comes next clockwise."""
    assert PLAIN.to_act(PLAIN.position('first = "Bo"')) == (1,)
    assert PLAIN.to_act(PLAIN.position('first = "Bo"\npassed = ["Bo"]')) == (2,)
    assert PLAIN.to_act(PLAIN.position('first = "Bo"\npassed = ["Cy", "Bo"]')) == (0,)


def test_a_turn_without_grants_is_followed_by_the_next_seat() -> None:
    """After the written turn play goes on clockwise."""
    table = Table(PLAIN, PLAIN.position('turn = "Cy"'))
    table.play("Cy pass cash")
    assert table.to_act() == ["Ann"]


def test_moves_are_played_from_the_position() -> None:
    """The middle of a decision is a position with moves, several in one text if need be."""
    document = {
        "turn": "Ann",
        "players": {"Ann": {"cash": 20, "stars": ["soliloquy-sam"], "ads": []}},
        "display": {"shows": ["graveyard-shift"]},
    }
    before = PLAIN.position(document)
    moved = PLAIN.position({**document, "moves": ["Ann produce graveyard-shift 9pm"]})
    assert moved == PLAIN.apply(before, PLAIN.parse("Ann produce graveyard-shift 9pm", before))
    further = {**document, "moves": ["Ann produce graveyard-shift 9pm; attach soliloquy-sam"]}
    assert further["moves"]
    show = PLAIN.position(further).players[0].lineup[1]
    assert show is not None
    assert show.cards == ("soliloquy-sam", "")


def test_memory_tracks_tokens_and_modifiers() -> None:
    """An executive's own board, genre tracks and passed seats are written by name."""
    game = three_seats()
    state = game.position(
        """
        first = "Bo"
        passed = ["Cy", "Ann"]
        turn = "Bo"
        [players.Ann.tracks]
        drama = 2
        [players.Ann]
        idle = 3
        reruns = ["moon-janitors"]
        """
    )
    assert (state.first, state.passed) == (1, (2, 0))
    ann = state.players[0]
    assert dict(zip(game.boards.genres, ann.tracks, strict=True))["drama"] == 2
    assert ann.idle == 3
    assert [rerun.show for rerun in ann.reruns] == ["moon-janitors"]
    assert ann.modifiers == ("beeb",)
    assert_conserved(game, state)


# -- inline games ------------------------------------------------------------------------------


def test_load_makes_the_game_too() -> None:
    """``[game]`` names players, executives, edition and modules; by default three plain seats."""
    game, state = networks.load("")
    assert game == PLAIN
    assert state == PLAIN.position("")
    text = '[game]\nplayers = ["Xi", "Yo"]\nexecutives = ["beeb", "butcher"]\nedition = "second"\n'
    game, state = networks.load(text)
    assert game == networks.Game(("Xi", "Yo"), executives=("beeb", "butcher"))
    assert [player.executive for player in state.players] == ["beeb", "butcher"]


def test_cards_defined_inline_join_or_replace() -> None:
    """A new id joins the bundled cards, a known one replaces that card."""
    game, state = networks.load(
        """
        [players.Ann]
        stars = ["new-star"]
        [[cards.star]]
        id = "new-star"
        name = "New Star"
        cost = 1
        expenses = 0
        condition = ""
        up = 2
        down = 2
        [[cards.ad]]
        id = "fizz-cola"
        name = "Dear Fizz"
        bonus = 99
        condition = ""
        up = 1
        down = 1
        """
    )
    assert len(game.card) == len(PLAIN.card) + 1
    assert state.players[0].stars == ("new-star",)
    assert game.card["fizz-cola"].name == "Dear Fizz"
    assert game != PLAIN
    assert_conserved(game, state)
    with pytest.raises(FileError, match=r"use networks\.load"):
        PLAIN.position({"cards": {"star": []}})


# -- conservation -------------------------------------------------------------------------------


def random_document(game: networks.Game, seed: int) -> dict[str, Any]:
    """A document that puts random cards into random zones that may hold them."""
    stream = Stream(seed, "documents")
    mixed = stream.shuffled(sorted(cards_in_play(game)))
    taken = [card for card in mixed if stream.below(4) == 0]
    players: dict[str, Any] = {name: {} for name in game.players}
    document: dict[str, Any] = {"seed": seed, "players": players, "display": {}, "decks": {}}
    for slug in taken:
        card = game.card[slug]
        table = players[game.players[stream.below(game.seats)]]
        zone = stream.below(5)
        if zone == 0:
            document.setdefault("box", []).append(slug)
        elif isinstance(card, Show):
            _place_show(document, table, slug, zone, stream, game)
        elif isinstance(card, (Star, Ad, NetworkCard)):
            key = {Star: "stars", Ad: "ads", NetworkCard: "network"}[type(card)]
            back = game.back(slug)
            if zone == 1 or card.discard != "deck":
                table.setdefault(key, []).append(slug)
            elif zone == 2:
                row = {"star": "stars", "ad": "ads", "network": "network"}[back]
                document["display"].setdefault(row, []).append(slug)
            else:
                part = ("top", "next")[zone - 3]
                document["decks"].setdefault(back, {}).setdefault(part, []).append(slug)
    return document


def _place_show(
    document: dict[str, Any],
    table: dict[str, Any],
    slug: str,
    zone: int,
    stream: Stream,
    game: networks.Game,
) -> None:
    timeslot = game.boards.timeslots[stream.below(3)]
    if zone == 1 and timeslot not in table.get("lineup", {}):
        table.setdefault("lineup", {})[timeslot] = {"show": slug, "row": 1 + stream.below(4)}
    elif zone == 2 and not slug.startswith("starter"):
        document["display"].setdefault("shows", []).append(slug)
    else:
        table.setdefault("reruns", []).append(slug)


@pytest.mark.parametrize("game", [PLAIN, three_seats()], ids=["plain", "executives"])
@pytest.mark.parametrize("seed", range(20))
def test_every_card_is_in_exactly_one_place(seed: int, game: networks.Game) -> None:
    """Whatever cards a document names, none is lost and none is doubled."""
    document = random_document(game, seed)
    state = game.position(document)
    assert_conserved(game, state)
    for name, table in document["players"].items():
        player = state.players[game.players.index(name)]
        for key in ("stars", "ads", "network"):
            if key in table:
                assert getattr(player, key) == tuple(table[key])
    assert hash(state) == hash(game.position(document))


def test_a_position_plays_on_like_any_state() -> None:
    """From random documents random play goes on, and no card is lost in it."""
    for seed in range(5):
        document = random_document(PLAIN, seed)
        state = PLAIN.position({**document, "turn": "Ann"})
        stream = Stream(seed, "play on")
        for _ in range(40):
            legal = PLAIN.legal_actions(state)
            assert legal
            state = PLAIN.apply(state, legal[stream.below(len(legal))])
            assert digest(state)
