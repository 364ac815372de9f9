"""Replays of The Executives: headers, lines of play, verdicts."""

from __future__ import annotations

from typing import Any

import pytest

from executives import ConfigurationError, FileError, Replay, boardroom, networks
from executives.boardroom.headers import HEADER_KEYS, game_from_header, header_of
from executives.core.streams import Stream
from executives.core.variants import variants_by_rule, variants_of
from executives.replay import DERIVED, Status, Verdict
from support.names import NAMES

Variants = boardroom.Variants

GAMES = {
    "three": boardroom.Game(NAMES[:3]),
    "five": boardroom.Game(NAMES),
    "words": boardroom.Game(NAMES[:4], variants=Variants(gc_rule="fixed", vote_tie="coo")),
    "switches": boardroom.Game(NAMES[:3], variants=Variants(mixed_bids=True, ace_high=False)),
    "number": boardroom.Game(NAMES[:3], variants=Variants(ceo_start_votes=1)),
    "chosen": boardroom.Game(
        NAMES[:3], variants=Variants(first_coo="vote", agendas="keep_one_of_two")
    ),
    "secret": boardroom.Game(NAMES[:3], variants=Variants(secret_votes=True)),
    "agendas": boardroom.Game(NAMES[:3], agendas=("takeover", "insider", "sleeper", "portfolio")),
}


def played(game: Any, seed: int, limit: int | None = None) -> Replay:
    """A replay of random play."""
    stream = Stream(seed, "tests")
    state = game.start(seed)
    actions: list[Any] = []
    while not game.is_over(state) and len(actions) != limit:
        legal = game.legal_actions(state)
        actions.append(legal[stream.below(len(legal))])
        state = game.apply(state, actions[-1])
    return Replay(game, seed).extended(*actions)


# -- headers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_replays_go_round(name: str) -> None:
    """A whole game is written, read back as the same game, confirmed, and written alike."""
    replay = played(GAMES[name], 3)
    text = replay.dumps()
    back = Replay.parse(text)
    assert back.game == GAMES[name]
    assert back.verify() == Verdict(Status.EXACT)
    assert back.dumps() == text
    assert back.play() == replay.play()


def test_headers_write_only_what_differs() -> None:
    """Defaults are not written; variants and a deck of agendas that was chosen are."""
    assert header_of(GAMES["three"]) == [
        ("game", "boardroom"),
        ("players", "Ann Bo Cy"),
        ("rules", "1"),
    ]
    assert dict(header_of(GAMES["words"]))["variants"] == "gc_rule=fixed vote_tie=coo"
    assert dict(header_of(GAMES["switches"]))["variants"] == "ace_high=False mixed_bids=True"
    assert dict(header_of(GAMES["number"]))["variants"] == "ceo_start_votes=1"
    assert dict(header_of(GAMES["agendas"]))["agendas"] == "takeover insider sleeper portfolio"


@pytest.mark.parametrize("name", GAMES)
def test_written_keys_are_known_keys(name: str) -> None:
    """What a header is written with, it can be read with."""
    assert {key for key, _ in header_of(GAMES[name])} | {"seed"} <= set(HEADER_KEYS)
    assert game_from_header(dict(header_of(GAMES[name]))) == GAMES[name]


GAME = "game boardroom\n"
PLAYERS = "players Ann Bo Cy\n"
SEED = "seed 5\n"
HEAD = f"{GAME}{PLAYERS}{SEED}\n"

BAD = {
    "an edition": (f"game boardroom second\n{PLAYERS}{SEED}", 1, "one edition"),
    "no players": (GAME + SEED, 1, "the header lacks 'players', e.g. players Ann Bo Cy"),
    "two players": (f"{GAME}players Ann Bo\n{SEED}", 2, "3 to 5 players, not 2"),
    "executives": (f"{GAME}players Ann=beeb Bo Cy\n{SEED}", 2, "no player name"),
    "a key of the other game": (
        f"{GAME}{PLAYERS}modules moguls\n{SEED}",
        3,
        "expected one of game, players, seed, agendas, variants, rules, or an empty line",
    ),
    "its key after another one": (f"{PLAYERS}cards a b\n{GAME}{SEED}", 2, "'cards' is not part"),
    "twice the game": (f"{GAME}{GAME}{PLAYERS}{SEED}", 2, "a second 'game'"),
    "unknown agenda": (f"{GAME}{PLAYERS}agendas glory\n{SEED}", 3, "no agenda 'glory'"),
    "too few agendas": (f"{GAME}{PLAYERS}agendas takeover\n{SEED}", 3, "the deck has 1"),
    "no agendas": (f"{GAME}{PLAYERS}agendas\n{SEED}", 3, "the deck has 0"),
    "unknown variant": (f"{GAME}{PLAYERS}variants luck=3\n{SEED}", 3, "expected ace_high, agendas"),
    "unknown word": (
        f"{GAME}{PLAYERS}variants vote_tie=maybe\n{SEED}",
        3,
        "'maybe' is no value for vote_tie; expected all, none, coo",
    ),
    "word for a switch": (f"{GAME}{PLAYERS}variants ace_high=false\n{SEED}", 3, "expected True"),
    "number out of range": (
        f"{GAME}{PLAYERS}variants ceo_start_votes=2\n{SEED}",
        3,
        "expected 0, 1",
    ),
    "variants that clash": (
        f"{GAME}{PLAYERS}variants mixed_bids=True own_only=True\n{SEED}",
        3,
        "mixed_bids cannot be",
    ),
    "other rules": (f"{GAME}{PLAYERS}rules 2\n{SEED}", 3, "these are version 1"),
    "a decision of the other game": (f"{HEAD}Ann pass cash\n", 5, "'pass cash' is no decision"),
    "unknown card": (f"{HEAD}Ann play hearts-11\n", 5, "did you mean 'play hearts-10'"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_with_its_line(kind: str) -> None:
    """The error names the file, the line counted from 1, and what was expected there."""
    text, line, message = BAD[kind]
    with pytest.raises(FileError) as caught:
        Replay.parse(text, path="game.replay")
    assert message in str(caught.value)
    assert (caught.value.path, caught.value.line) == ("game.replay", line)


def test_keys_come_from_the_game_that_is_given() -> None:
    """With ``game=`` the header has the keys of that game, and need not name it."""
    text = f"{PLAYERS}agendas takeover\n{SEED}\n"
    assert Replay.parse(text, game=GAMES["three"]).game is GAMES["three"]
    with pytest.raises(FileError, match="'agendas' is not part of a header"):
        Replay.parse(text, game=networks.Game(NAMES[:3]))


# -- lines of play ---------------------------------------------------------------------------------


def test_the_parts_of_a_decision_share_a_line() -> None:
    """Taking a bribe and placing what it brought, and the parts of a mixed bid."""
    lines = played(GAMES["switches"], 3).dumps().splitlines()
    shared = [line for line in lines if ";" in line]
    assert [line for line in shared if " take-bribe of " in line and "; place " in line]
    assert [line for line in shared if " bid " in line and "; add " in line]
    for line in shared:
        first, *rest = line.split("; ")
        assert first.split()[1] in ("bid", "take-bribe")
        assert {part.split()[0] for part in rest} <= {"add", "close-bid", "place"}
    assert not [line for line in lines if " place " in line and "; place " not in line]


def test_a_replay_can_be_written_by_hand() -> None:
    """Names or seat numbers in front, several decisions on a line, forced passes left out."""
    text = f"""# A first bid.
{HEAD}
Ann bid 7 of p1 on p3
p2  bid 5 of p2 on p1   # half of it will do
Cy  bid 6 of p3 on p2
Ann pass
Bo  pass
Cy  pass
Cy  take-bribe of p1 lock; place row
"""
    replay = Replay.parse(text)
    assert replay.verify() == Verdict(Status.UNVERIFIED)
    state = replay.play()
    # 7 tokens, locked: 3 for Cy, 4 back to Ann.
    assert state.players[2].rows == (3, 0, 0, 0)
    assert state.players[0].influence == (5, 0, 0, 0)


def test_forced_passes_are_derived_lines() -> None:
    """Who has nothing left to bid passes by rule, which the replay tells and confirms."""
    replay = Replay.parse(played(GAMES["three"], 5).dumps())
    derived = [step.text for step in replay.steps if step.kind == DERIVED]
    assert derived
    assert {text.split(" ", 1)[1] for text in derived} == {"pass"}
    text = played(GAMES["three"], 5).dumps().replace(f"> {derived[0]}", "> Ann abstain", 1)
    verdict = Replay.parse(text).verify()
    assert (verdict.status, verdict.expected, verdict.got) == (
        Status.DIVERGED,
        "Ann abstain",
        derived[0],
    )


# -- variants as words -----------------------------------------------------------------------------


def test_variants_are_read_by_the_types_of_their_fields() -> None:
    """Switches, numbers and words become values; both games read them by the same code."""
    words = ("ace_high=False", "ceo_start_votes=1", "gc_rule=rotating")
    made = variants_of(Variants, words)
    assert made == Variants(ace_high=False, ceo_start_votes=1, gc_rule="rotating")
    assert type(made.ceo_start_votes) is int
    other = variants_of(networks.Variants, ("stall_guard=3", "cable_solo_last=True"))
    assert other == networks.Variants(stall_guard=3, cable_solo_last=True)


@pytest.mark.parametrize(
    "word", ["stall_guard", "stall_guard=", "stall_guard=-1", "stall_guard=1e3"]
)
def test_numbers_have_digits_only(word: str) -> None:
    """Anything else is refused by the name of the variant."""
    with pytest.raises(ConfigurationError, match="is no value for stall_guard") as caught:
        variants_of(networks.Variants, [word])
    assert caught.value.key == "variants"


def test_a_clause_may_have_several_variants() -> None:
    """All fields that change its ruling are found by its id."""
    found = variants_by_rule(Variants)
    assert found["TX.SETUP.15"] == ("first_coo", "gc_rule")
    assert found["TX.SETUP.01"] == ("ace_high",)
