"""Further card sets: their shows join the decks of a whole set (E1.SETUP.18, .23)."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from executives import ConfigurationError, FileError, Replay, networks
from executives.cli import main
from executives.interchange import dumps as to_json
from executives.interchange import loads as from_json
from executives.networks.cards import CardSet
from executives.networks.edition import edition_named
from executives.networks.state import DeckId
from executives.testing.networks_laws import NETWORKS_LAWS
from support.names import NAMES
from support.playing import final_state, script

EXAMPLE = Path(__file__).parents[2] / "examples" / "night-shift.toml"
NIGHT = networks.card_set(EXAMPLE.read_text("utf-8"))
BUNDLED = edition_named("first").card_set()

LATER = NIGHT.replace(
    id="later", cards=tuple(card.replace(id=f"later-{card.id}") for card in NIGHT.cards)
)


def game(cards: CardSet | tuple[CardSet, ...]) -> networks.Game:
    """Two players with these cards, on the plain board of the first edition."""
    return networks.Game(NAMES[:2], executives=(), edition="first", cards=cards)


@pytest.mark.rule("E1.SETUP.18", "E1.SETUP.23")
def test_shows_of_further_sets_join_the_decks_of_their_backs() -> None:
    """One show more in each season deck for each further set, and no other card."""
    before, after = (game(cards).deck_cards for cards in (BUNDLED, (NIGHT, LATER)))
    for deck, card in [
        (DeckId.SHOWS_1, "fridge-light-mysteries"),
        (DeckId.SHOWS_2_3, "marathon-yawning"),
        (DeckId.SHOWS_4_5, "everybody-shouts-at-cake"),
    ]:
        assert after[deck] == (*before[deck], card, f"later-{card}")
    seasons = {DeckId.SHOWS_1, DeckId.SHOWS_2_3, DeckId.SHOWS_4_5}
    assert all(after[deck] == before[deck] for deck in before if deck not in seasons)


def test_a_further_set_joins_the_bundled_one_or_the_one_that_is_given() -> None:
    """Alone, in either order with a whole set, or added to a game: the same cards."""
    alone = game(NIGHT)
    assert alone.card_set.id == "first-house+night-shift"
    assert alone == game((NIGHT,)) == game((BUNDLED, NIGHT)) == game((NIGHT, BUNDLED))
    assert alone == game(BUNDLED).with_cards(NIGHT)
    mine = BUNDLED.replace(id="mine")
    assert game((NIGHT, mine)).card_set.id == "mine+night-shift"
    assert game(()) == game(BUNDLED)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (
            (NIGHT, LATER, NIGHT.replace(id="again")),
            r"'again' and 'night-shift' both have a card 'fridge-.*' \[E1.SETUP.23\]",
        ),
        (
            NIGHT.replace(id="copy", cards=(BUNDLED.cards[0],)),
            rf"'copy' and 'first-house' both have a card '{BUNDLED.cards[0].id}' \[E1.SETUP.23\]",
        ),
        (
            (BUNDLED, BUNDLED.replace(id="mine")),
            r"'mine' has starters of its own, so it cannot join 'first-house' \[E1.SETUP.23\]",
        ),
        ((BUNDLED, edition_named("second").card_set()), "'.*' is of the other edition"),
        ((BUNDLED, NIGHT.replace(edition="second")), "'night-shift' is of the other edition"),
        ((BUNDLED, "night-shift"), "'night-shift' is no card set"),
    ],
)
def test_sets_that_do_not_fit_are_refused(cards: tuple[CardSet, ...], message: str) -> None:
    """Two cards of one id, two whole sets, sets of both editions, and what is no set."""
    with pytest.raises(ConfigurationError, match=message):
        game(cards)


def test_games_with_further_sets_are_equal_by_their_cards() -> None:
    """Equality, hash and pickle go on working."""
    one, other = game((NIGHT, LATER)), game((BUNDLED, NIGHT, LATER))
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != game(NIGHT)


def test_replays_name_all_sets_and_their_digest() -> None:
    """A replay reads back with its game, and is refused with other cards."""
    played = game((NIGHT, LATER))
    replay = Replay(played, seed=3).extended(*script(played, 3, 25))
    text = replay.dumps()
    cards = played.card_set
    assert f"cards    first-house+night-shift+later {cards.digest}\n" in text
    assert Replay.parse(text, game=played).dumps() == text
    with pytest.raises(FileError, match=r"played with the cards first-house\+night-shift\+later"):
        Replay.parse(text)


def test_positions_take_further_sets() -> None:
    """A card of a further set is placed; what is written reads back with the same sets."""
    text = (
        '[game]\nedition = "first"\nexecutives = []\n[players.Ann]\nlineup.8pm = "marathon-yawning"'
    )
    made, state = networks.load(text, cards=(NIGHT, LATER))
    assert made.card_set.id == "first-house+night-shift+later"
    shows = [place.show for place in state.players[0].lineup if place is not None]
    assert "marathon-yawning" in shows
    written = networks.dumps(made, state)
    assert made.position(written) == state
    with pytest.raises(FileError, match="no card 'marathon-yawning'"):
        networks.load(text)
    with pytest.raises(FileError, match="both have a card"):
        networks.load(text, cards=(NIGHT, NIGHT))


def test_states_with_further_cards_go_through_json() -> None:
    """A state is read back by its game."""
    made = game((NIGHT, LATER))
    state = made.start(5)
    assert from_json(to_json(state), made) == state


def test_no_card_of_a_further_set_is_lost_in_play() -> None:
    """At the start and the end of a random game all cards lie somewhere, once."""
    made = game((NIGHT, LATER))
    for state in (made.start(11), final_state(made, 11)):
        assert NETWORKS_LAWS.conserved(made, state) == []


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('base = "first"', "card_set.base a further set has no 'base'"),
        ('drop = ["show"]', "card_set.drop a further set has no 'drop'"),
        (
            '[boards.starting_cash]\nby_position = [1, 2, 3, 4, 5]',
            "boards a further set has no 'boards'",
        ),
        (
            '[anomaly]\nid = "odd"\nname = "Odd"\ncopies = 2',
            "anomaly a further set has no 'anomaly'",
        ),
    ],
)  # fmt: skip
def test_a_further_set_has_cards_alone(line: str, fault: str) -> None:
    """What counts once in a game belongs to the whole set."""
    head, shows = EXAMPLE.read_text("utf-8").split("[[show]]", 1)
    with pytest.raises(FileError) as caught:
        networks.card_set(f"{head}\n{line}\n[[show]]{shows}")
    assert [f"{one.path} {one.message}" for one in caught.value.faults] == [fault]


def test_a_further_set_without_cards_or_with_known_ids_is_refused() -> None:
    """There has to be a card, and none of the bundled set."""
    text = EXAMPLE.read_text("utf-8")
    with pytest.raises(FileError, match="a further set has a card at least"):
        networks.card_set(text.split("[[show]]", 1)[0])
    known = next(card.id for card in BUNDLED.cards)
    with pytest.raises(FileError, match=f"both have a card '{known}'"):
        networks.card_set(text.replace("marathon-yawning", known))


def test_the_command_line_takes_several_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--cards`` again and again: replays and simulations; a file twice is refused."""
    later = tmp_path / "later.toml"
    text = EXAMPLE.read_text("utf-8").replace('id = "night-shift"', 'id = "later"')
    for card in NIGHT.cards:
        text = text.replace(f'"{card.id}"', f'"later-{card.id}"')
    later.write_text(text, "utf-8")
    options = ["--cards", str(EXAMPLE), "--cards", str(later)]
    played = game((NIGHT, LATER))
    replay = tmp_path / "game.replay"
    replay.write_text(Replay(played, seed=3).extended(*script(played, 3, 10)).dumps(), "utf-8")
    assert main(["replay", str(replay), "--quiet", *options]) == 0
    assert capsys.readouterr().out == f"{replay}: EXACT\n"
    assert main(["simulate", "--edition", "first", "-n", "1", *options]) == 0
    capsys.readouterr()
    twice = ["--cards", str(EXAMPLE), "--cards", str(EXAMPLE)]
    assert main(["replay", str(replay), "--quiet", *twice]) == 2
    assert "'night-shift' and 'night-shift' both have a card" in capsys.readouterr().err


def test_what_is_in_a_further_set_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """``cards check`` counts its shows and notes that it needs a whole set."""
    assert main(["cards", "check", str(EXAMPLE)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("night-shift (first edition), 3 cards\n")
    assert "  note: a further set, played together with a whole one\n" in out
