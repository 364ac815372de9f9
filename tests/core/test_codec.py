"""The action universe: codes, texts, and texts as people write them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from executives import ActionSyntaxError, ConfigurationError, EngineBug, PluginError, networks
from executives.core.actions import Action
from executives.core.codec import Universe, bare_name
from executives.networks import ChooseExecutive, EndTurn, Pass, Produce, SignStar
from support.names import NAMES
from support.playing import three_seats
from support.plugins import ALL, OPTIONAL, PLAIN, WAVER, Wave, plugin
from support.table import Table

SEATS = (1, 2, 3, 4, 5)


@pytest.fixture(scope="module")
def games() -> dict[int, networks.Game]:
    """One game for every number of players."""
    return {seats: networks.Game(NAMES[:seats]) for seats in SEATS}


def universe_of(game: networks.Game) -> Iterator[Action]:
    """Every action of every seat."""
    for seat in range(game.seats):
        for code in range(game.actions):
            yield game.decode(code, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_codes_and_texts_go_round_the_whole_universe(
    games: dict[int, networks.Game], seats: int
) -> None:
    """Decode, encode, write and parse undo each other for every action and every seat."""
    game = games[seats]
    state = game.start(0)
    assert game.actions > 1000
    for seat in range(seats):
        for code in range(game.actions):
            action = game.decode(code, seat)
            assert action.seat == seat
            assert game.encode(action) == code
            assert game.universe.parse(str(action), ()) is action
            assert game.universe.parse(f"{NAMES[seat]} {action.text}", ()) is action
    sample = [game.decode(code, seats - 1) for code in range(0, game.actions, 97)]
    assert [game.parse(str(action), state) for action in sample] == sample


@pytest.mark.parametrize("seats", SEATS)
def test_texts_are_unique(games: dict[int, networks.Game], seats: int) -> None:
    """No two actions of a game are written alike."""
    texts = [str(action) for action in universe_of(games[seats])]
    assert len(set(texts)) == len(texts) == seats * games[seats].actions


def test_codes_are_the_same_for_every_seat_and_number_of_players(
    games: dict[int, networks.Game],
) -> None:
    """One code means one decision, whoever takes it and however many play."""
    texts = {
        (seats, seat): [game.decode(code, seat).text for code in range(game.actions)]
        for seats, game in games.items()
        for seat in range(seats)
    }
    assert len({tuple(some) for some in texts.values()}) == 1
    assert len({game.codec_digest for game in games.values()}) == 1


def test_codes_do_not_depend_on_the_start_or_the_variants() -> None:
    """Executives in play and rulings change no code."""
    plain = networks.Game(NAMES[:3], executives=())
    ruled = networks.Game(NAMES[:3], variants=networks.Variants(stall_guard=2))
    assert plain.codec_digest == ruled.codec_digest == three_seats().codec_digest
    assert plain.universe.entries == ruled.universe.entries == three_seats().universe.entries


@pytest.mark.parametrize("plugins", [(WAVER,), (PLAIN,), (OPTIONAL,), ALL, ALL[::-1]])
def test_a_plugin_leaves_all_built_in_codes_alone(plugins: tuple[networks.Executive, ...]) -> None:
    """The decisions of plugins have codes of their own behind all built-in ones."""
    plain = networks.Game(NAMES[:3])
    game = networks.Game(NAMES[:3], plugins=plugins)
    assert game.universe.entries[: plain.actions] == plain.universe.entries
    assert game.actions > plain.actions
    assert game.codec_digest != plain.codec_digest
    for code in range(plain.actions):
        assert game.decode(code, 1) == plain.decode(code, 1)


def test_plugins_have_one_block_each_by_their_ids() -> None:
    """Blocks follow each other by id, whatever the order in which plugins were given."""
    first = networks.Game(NAMES[:3], plugins=ALL)
    second = networks.Game(NAMES[:3], plugins=ALL[::-1])
    assert first.universe.entries == second.universe.entries
    built_in = networks.Game(NAMES[:3]).actions
    tail = [first.decode(code, 0).text for code in range(built_in, first.actions)]
    assert tail == [
        "choose-executive a-plain-one",
        "choose-executive optional",
        "declare gold-frame",
        "choose-executive waver",
        *("wave p2 red", "wave p2 blue", "wave p3 red", "wave p3 blue"),
    ]


def domain_of_seats(game: networks.Game) -> list[tuple[int, str]]:
    """A domain that asks the game itself how many play."""
    return [(other, str(game.players)) for other in range(1, game.seats)]


def test_a_domain_can_ask_the_game_for_its_seats() -> None:
    """The universe is built when the game already knows its players and seats."""
    kind = WAVER.kinds[0].replace(domain=domain_of_seats)
    game = networks.Game(NAMES[:4], plugins=(WAVER.replace(kinds=(kind,)),))
    assert game.actions == networks.Game(NAMES[:4]).actions + 1 + 3


def test_seats_within_parameters_are_relative_in_codes() -> None:
    """The code of a decision about the next seat is the same for every seat."""
    game = networks.Game(NAMES[:3], plugins=(WAVER,))
    codes = {game.encode(Wave(seat, (seat + 1) % 3, "red")) for seat in range(3)}
    (code,) = codes
    assert [game.decode(code, seat) for seat in range(3)] == [
        Wave(0, 1, "red"),
        Wave(1, 2, "red"),
        Wave(2, 0, "red"),
    ]
    assert game.encode(Wave(0, 2, "red")) not in codes
    with pytest.raises(ActionSyntaxError):
        game.encode(Wave(1, 1, "red"))


def test_seats_within_texts_are_absolute() -> None:
    """``p2`` is the same player in every decision."""
    game = networks.Game(NAMES[:3], executives=("waver", "beeb", "butcher"), plugins=(WAVER,))
    state = game.start(0)
    for seat, text in ((0, "p1 wave p3 blue"), (2, "p3 wave p1 blue")):
        action = game.parse(text, state)
        assert action == Wave(seat, 2 - seat, "blue")
        assert str(action) == text
    for wrong in ("p1 wave p1 red", "p1 wave p4 red", "p1 wave p0 red"):
        with pytest.raises(ActionSyntaxError):
            game.parse(wrong, state)


@pytest.mark.parametrize("code", [-1, -1579, 10**6])
def test_codes_out_of_range_are_refused(code: int) -> None:
    """Codes run from 0, and there are no negative ones."""
    game = three_seats()
    with pytest.raises(ActionSyntaxError, match=f"codes run from 0 to {game.actions - 1}"):
        game.decode(code, 0)
    with pytest.raises(ActionSyntaxError):
        game.decode(game.actions, 0)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_out_of_range_are_refused(seat: int) -> None:
    """A seat that is not at the table has no actions."""
    with pytest.raises((ValueError, IndexError)):
        three_seats().decode(0, seat)


def test_foreign_actions_have_no_code() -> None:
    """An action with a card that is not in the set, or of another game, cannot be encoded."""
    game = three_seats()
    for action in (SignStar(0, "nobody"), Wave(0, 1, "red"), Produce(0, "moon-janitors", "3am")):
        with pytest.raises(ActionSyntaxError, match="is no action of this game"):
            game.encode(action)


def test_actions_are_interned() -> None:
    """Decode, parse and the legal actions give the very same objects."""
    game = three_seats()
    state = game.start(7)
    for action in game.legal_actions(state):
        assert game.decode(game.encode(action), action.seat) is action
        assert game.parse(str(action), state) is action


def test_a_universe_refuses_ambiguity() -> None:
    """Two actions with one text, or one action twice, are a bug of whoever made the kinds."""
    with pytest.raises(EngineBug, match="occurs twice"):
        Universe(("Ann",), [(EndTurn, ()), (EndTurn, ())])
    with pytest.raises(EngineBug, match="share one text"):
        Universe(("Ann",), [(Pass, ("1",)), (Pass, (1,))])


# -- texts ---------------------------------------------------------------------------------------


def test_names_and_seat_words_mean_the_same() -> None:
    """A decision begins with the player's name or with p1, p2 ..."""
    game = three_seats()
    state = game.start(7)
    assert game.parse("Bo pass cash", state) is game.parse("p2 pass cash", state)
    assert game.parse("  Bo   pass\tcash ", state) == Pass(1, "cash")
    assert str(Pass(1, "cash")) == "p2 pass cash"


TWO_COPIES = """
turn = "Ann"
[game]
executives = []
[display]
network = ["syndication-c", "syndication-a", "extension-b"]
"""


def test_a_bare_name_means_the_leftmost_legal_copy() -> None:
    """Of two copies in the display the left one is meant, whatever its letter."""
    table = Table(TWO_COPIES)
    parse = table.game.parse
    assert parse("Ann take syndication", table.state).text == "take syndication-c"
    assert parse("Ann take extension", table.state).text == "take extension-b"
    assert parse("Ann take syndication-a", table.state).text == "take syndication-a"


def test_a_bare_name_without_a_legal_copy_is_still_a_decision() -> None:
    """Where no copy is legal the first of the set is meant, so that ``check`` can say why not."""
    table = Table(TWO_COPIES)
    action = table.game.parse("Ann take bank-loan", table.state)
    assert action.text == "take bank-loan-a"
    assert table.game.check(table.state, action)
    # Not Bo's turn: nothing of his is legal, and the text still stands for a decision of his.
    assert table.game.parse("Bo take syndication", table.state).text == "take syndication-a"


def test_bare_names_drop_one_letter_only() -> None:
    """Only a last word of one letter is a copy letter."""
    assert bare_name("syndication-c") == "syndication"
    assert bare_name("anomaly-a") == "anomaly"
    assert bare_name("starter-show-1-a") == "starter-show-1"
    assert bare_name("moon-janitors") == "moon-janitors"
    assert bare_name("a") == "a"


def test_errors_suggest_what_was_probably_meant() -> None:
    """A misspelt decision is answered with legal ones that look like it."""
    table = Table(TWO_COPIES)
    with pytest.raises(ActionSyntaxError) as caught:
        table.game.parse("Ann take sindication-a", table.state)
    assert "'take sindication-a' is no decision of this game" in str(caught.value)
    assert "did you mean 'take syndication-" in str(caught.value)
    with pytest.raises(ActionSyntaxError) as caught:
        table.game.parse("Bo pas cash", table.state)
    assert "'pass cash'" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Zoe pass cash", "'Zoe' is no player; the players are Ann, Bo, Cy"),
        ("p4 pass cash", "'p4' is no player"),
        ("p0 pass cash", "'p0' is no player"),
        ("p01 pass cash", "'p01' is no player"),
        ("ann pass cash", "'ann' is no player"),
        ("Ann", "not a player followed by a decision"),
        ("", "not a player followed by a decision"),
        ("Ann xyzzy", "'xyzzy' is no decision of this game"),
        ("Ann pass", "'pass' is no decision of this game"),
        ("Ann pass cash now", "is no decision of this game"),
        ("Ann PASS CASH", "is no decision of this game"),
    ],
)
def test_wrong_texts_are_refused_with_a_reason(text: str, message: str) -> None:
    """A text that is no decision is an error that says which word is wrong."""
    game = three_seats()
    with pytest.raises(ActionSyntaxError) as caught:
        game.parse(text, game.start(7))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "names",
    [("Ann", "Ann"), ("Ann", "p1"), ("Ann", "B o"), ("Ann", ""), ("A=b", "Bo"), ("#1", "Bo")],
)
def test_names_that_texts_could_not_tell_apart_are_refused(names: tuple[str, ...]) -> None:
    """Names are single words, all different, and not p1, p2 ..."""
    with pytest.raises(ConfigurationError):
        networks.Game(names)


def test_every_bare_text_of_a_legal_action_parses_to_a_legal_action() -> None:
    """Leaving the copy letters out never leads from a legal decision to an illegal one."""
    table = Table(TWO_COPIES)
    legal = table.game.legal_actions(table.state)
    for action in legal:
        bare = " ".join(bare_name(word) for word in action.text.split())
        assert table.game.parse(f"Ann {bare}", table.state) in legal


def test_plugins_may_not_take_the_kind_of_another_action() -> None:
    """An action class has one kind."""
    clash = WAVER.replace(id="waver-two")
    with pytest.raises(ConfigurationError, match="second kind of Wave"):
        networks.Game(NAMES[:3], plugins=(WAVER, clash))


@pytest.mark.parametrize("option", ["gold-frame", "waive-slots"])
def test_plugins_may_not_take_the_option_of_another_executive(option: str) -> None:
    """A plugin that offers another executive's option is the plugin's fault and named as such."""
    clash = plugin("clash", options=(option,))
    with pytest.raises(PluginError, match="clash"):
        networks.Game(NAMES[:3], plugins=(OPTIONAL, clash))


def test_choosing_executives_has_built_in_codes() -> None:
    """The executives of the edition can be chosen in every game, dealt or not."""
    game = three_seats()
    for name in ("beeb", "butcher", "continuum"):
        assert 0 <= game.encode(ChooseExecutive(2, name)) < game.actions
