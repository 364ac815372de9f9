"""Headers of replays: the game comes back as it was made."""

from __future__ import annotations

import pytest

from executives import ConfigurationError, Replay, networks
from executives.replay import Status, Verdict
from support.names import NAMES
from support.playing import ALL_THREE, script, three_seats

MOGUL = """
[[cards.mogul]]
id = "test-mogul"
name = "Test Mogul"
timing = "game-end"
"""


def random_replay(game: networks.Game, seed: int, limit: int) -> Replay:
    """A replay of random play."""
    return Replay(game=game, seed=seed).extended(*script(game, seed, limit))


@pytest.mark.parametrize(
    "game",
    [
        three_seats(),
        networks.Game(NAMES[:3], executives=ALL_THREE[::-1]),
        networks.Game(NAMES[:4], executives=()),
        networks.Game(NAMES[:1]),
        networks.Game(NAMES[:2]),
        networks.Game(NAMES),
        networks.Game(
            NAMES[:2],
            variants=networks.Variants(
                stall_guard=2, limit_takes_network_bonus=False, beeb_pass_ends_turn=True
            ),
        ),
        networks.Game(NAMES[:2], variants=networks.Variants(limit_takes_network_bonus=False)),
    ],
    ids=["named", "other", "none", "dealt-1", "dealt-2", "dealt-5", "variants", "variant"],
)
def test_headers_go_round(game: networks.Game) -> None:
    """Names, executives (named, none or dealt) and variants come back as the same game."""
    replay = random_replay(game, 2, 25)
    back = Replay.parse(replay.dumps())
    assert back.game == game
    assert back.game.executives == game.executives
    assert back.dumps() == replay.dumps()
    assert back.verify() == Verdict(Status.EXACT)


def test_headers_write_only_what_differs() -> None:
    """Defaults are not written; what was chosen is."""
    plain = dict(networks.header_of(networks.Game(NAMES[:2])))
    assert plain["players"] == "Ann Bo"
    assert {"executives", "variants", "modules"}.isdisjoint(plain)
    assert dict(networks.header_of(three_seats()))["players"] == "Ann=beeb Bo=butcher Cy=continuum"
    none = dict(networks.header_of(networks.Game(NAMES[:2], executives=())))
    assert (none["players"], none["executives"]) == ("Ann Bo", "none")
    guard = networks.Game(NAMES[:2], variants=networks.Variants(stall_guard=4))
    assert dict(networks.header_of(guard))["variants"] == "stall_guard=4"


def test_modules_and_cards_go_round_with_the_game_given() -> None:
    """A game with moguls and cards of its own is written, and read with ``game=``."""
    mogul = networks.load(MOGUL)[0].card["test-mogul"]
    cards = three_seats().card_set.with_cards([mogul])
    game = networks.Game(NAMES[:2], executives=(), modules=("moguls",), cards=cards)
    replay = random_replay(game, 2, 25)
    text = replay.dumps()
    assert "modules  moguls\n" in text
    assert f"cards    {cards.id} {cards.digest}\n" in text
    back = Replay.parse(text, game=game)
    assert (back.game, back.dumps()) == (game, text)
    assert back.verify() == Verdict(Status.EXACT)


@pytest.mark.parametrize("name", ["result", "game", "seed", "none", "p", "Ann-Lee", "Zoë", "1"])
def test_no_player_name_breaks_a_replay(name: str) -> None:
    """A name is either refused by the game, or its replays read back as they were written."""
    try:
        game = networks.Game((name, "Bo"))
    except ConfigurationError:
        return
    replay = random_replay(game, 2, 30)
    back = Replay.parse(replay.dumps())
    assert back.game == game
    assert back.dumps() == replay.dumps()
    assert back.verify() == Verdict(Status.EXACT)
