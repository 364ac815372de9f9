"""Lines that cannot be read or played: where, why, and what may have been meant."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from executives import IllegalAction, Replay, boardroom
from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.errors import FileError, IllegalLine, LineError
from executives.faulty_lines import illegal, suggestions
from executives.replay import Status
from support.names import NAMES
from support.playing import three_seats

GAMES: dict[str, Any] = {"networks": three_seats(), "boardroom": boardroom.Game(NAMES[:3])}
HEAD = "game networks second\nplayers Ann=beeb Bo=butcher Cy=continuum\nseed 7\n\n"
OPENING = "Bo produce moon-janitors 10pm; attach starter-star-b; attach starter-ad-b\n> Bo end-turn"


def begun(name: str = "networks", seed: int = 7) -> Replay:
    """A replay without a decision."""
    return Replay(GAMES[name], seed)


def error_of(replay: Replay, *lines: Action | str) -> LineError:
    """What ``then`` raises."""
    with pytest.raises(LineError) as caught:
        replay.then(*lines)
    return caught.value


# -- what is wrong, and where ----------------------------------------------------------------------

WRONG = {
    "illegal": (
        "Bo sign-star cheeky-friend",
        "line 1: 'Bo sign-star cheeky-friend' is illegal: cheeky-friend is not in the display "
        "[E2.BASE.35]; nearest legal: sign-star surpriser; sign-star dependable-dana; "
        "sign-star cross-promoting-star; sign-star human-pyramid-pia; "
        "sign-star ambrose-weepington",
    ),
    "somebody else's decision": (
        "Ann pass cash",
        "line 1: 'Ann pass cash' is illegal: it is not the decision of Ann [E2.BASE.23]; "
        "the decision is that of Bo",
    ),
    "a misspelt card": (
        "Bo sign-star human-pyramid-pie",
        "line 1: 'sign-star human-pyramid-pie' is no decision of this game; "
        "did you mean 'sign-star human-pyramid-pia'?",
    ),
    "a card elsewhere": (
        "Bo sgn-star cheeky-freind",
        "line 1: 'sgn-star cheeky-freind' is no decision of this game; "
        "did you mean 'sign-star cheeky-friend'?",
    ),
    "a misspelt player": (
        "bob pass cash",
        "line 1: 'bob' is no player; the players are Ann, Bo, Cy; did you mean 'Bo'?",
    ),
    "an unknown player": (
        "Zoe pass cash",
        "line 1: 'Zoe' is no player; the players are Ann, Bo, Cy",
    ),
    "nothing like it": ("Bo xyzzy", "line 1: 'xyzzy' is no decision of this game"),
    "nothing decided": ("Bo", "line 1: 'Bo ' is not a player followed by a decision"),
    "the second of a line": (
        "# first\nBo produce moon-janitors 10pm; attach starter-star-a",
        "line 2: 'Bo attach starter-star-a' is illegal: starter-star-a is not in the green room "
        "[E2.BASE.42]; nearest legal: attach starter-star-b",
    ),
    "nothing forced": ("> Bo end-turn", "line 1: expected Bo end-turn, got nothing"),
    "no result": ("result Ann 3", "line 1: expected Ann 3, got no result yet"),
    "no digest": ("=", "line 1: a checkpoint has a digest behind ="),
    "a control character": ("Bo pass\x1b cash", "line 1: the control character '\\x1b'"),
    "a long line": (f"Bo {'x' * 5000}", "line 1: more than 4096 characters"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_line_says_where_why_and_what_else(kind: str) -> None:
    """One line: its number, its text, every reason with its clause, what may have been meant."""
    text, message = WRONG[kind]
    assert str(error_of(begun(), text)) == message


BOARDROOM_WRONG = {
    "Ann bid 3 of Ann on Ann": "line 1: 'Ann bid 3 of Ann on Ann' is illegal: the own bribe is "
    "not for the own bids [TX.BRIBE.03]; nearest legal: bid 3 of Ann on Bo; bid 3 of Ann on Cy; "
    "bid 1 of Ann on Bo; bid 2 of Ann on Bo; bid 4 of Ann on Bo",
    "Cy abstain": "line 1: 'Cy abstain' is illegal: it is not the decision of Cy [TX.SETUP.09]; "
    "this cannot be decided now [TX.SETUP.10]; the decision is that of Ann",
    "Ann bid 3 of An on Bo": "line 1: 'bid 3 of An on Bo' is no decision of this game; did you "
    "mean 'bid 3 of Ann on Bo', 'bid 8 of Ann on Bo', 'bid 7 of Ann on Bo', "
    "'bid 6 of Ann on Bo', 'bid 5 of Ann on Bo'?",
    "Ann ply hearts-10": "line 1: 'ply hearts-10' is no decision of this game; did you mean "
    "'play hearts-10'?",
}


@pytest.mark.parametrize("text", BOARDROOM_WRONG)
def test_wrong_lines_of_the_other_game(text: str) -> None:
    """The same for The Executives, with names of players in the reasons."""
    assert str(error_of(begun("boardroom"), text)) == BOARDROOM_WRONG[text]


def test_lines_are_counted_over_all_that_was_given() -> None:
    """The fourth line of two texts and an action is line 4."""
    action = begun().game.parse("Bo produce moon-janitors 10pm", begun().state)
    wrong = error_of(begun(), action, "Bo attach starter-star-b\n", "# why\nAnn pass cash")
    assert (wrong.line, wrong.text) == (4, "Ann pass cash")


def test_an_error_has_its_parts() -> None:
    """Line, text, violations, reasons and nearest are there for programs."""
    wrong = error_of(begun(), "# x\nBo sign-star cheeky-friend")
    assert isinstance(wrong, (IllegalLine, IllegalAction, FileError, ValueError))
    assert isinstance(wrong, IllegalLine)
    assert (wrong.line, wrong.text, wrong.path) == (2, "Bo sign-star cheeky-friend", "")
    assert [violation.rule for violation in wrong.violations] == ["E2.BASE.35"]
    assert wrong.reasons == ("cheeky-friend is not in the display [E2.BASE.35]",)
    assert wrong.nearest[0] == "sign-star surpriser"
    assert len(wrong.nearest) == 5
    assert str(wrong.action) == "p2 sign-star cheeky-friend"
    unread = error_of(begun(), "Bo pas cash")
    assert type(unread) is LineError
    assert (unread.line, unread.text, unread.violations) == (1, "Bo pas cash", ())
    assert unread.nearest == ("pass cash",)


@pytest.mark.parametrize("text", ["Bo sign-star cheeky-friend", "Bo pas cash"])
def test_an_error_survives_pickle(text: str) -> None:
    """It comes back from another process with all its parts."""
    wrong = error_of(begun(), text)
    copy = pickle.loads(pickle.dumps(wrong))
    assert type(copy) is type(wrong)
    assert str(copy) == str(wrong)
    assert (copy.line, copy.text, copy.reasons) == (1, text, wrong.reasons)
    assert (copy.nearest, copy.violations, copy.hint) == (
        wrong.nearest,
        wrong.violations,
        wrong.hint,
    )
    assert getattr(copy, "action", None) == getattr(wrong, "action", None)


def test_a_played_file_names_path_and_line() -> None:
    """``play``, ``state``, ``transitions`` and ``played`` say where the illegal line stands."""
    text = HEAD + OPENING + "\nCy pass cash\nCy pass cash\n"
    message = "^game.replay:8: 'Cy pass cash' is illegal: it is not the decision of Cy"
    replay = Replay.parse(text, path="game.replay")
    for play in (replay.play, lambda: replay.state, lambda: list(replay.transitions())):
        with pytest.raises(IllegalLine, match=message):
            play()
    with pytest.raises(IllegalLine, match=message):
        Replay.played(text, path="game.replay")
    assert replay.play(4) == replay.branch(4).state


def test_reading_a_file_names_the_text_of_its_line() -> None:
    """Bad headers and decisions of a file are LineErrors, suggestions included."""
    with pytest.raises(LineError) as header:
        Replay.parse("game networks third\nplayers Ann Bo\nseed 7\n", path="x.replay")
    assert (header.value.line, header.value.text) == (1, "game networks third")
    with pytest.raises(LineError) as play:
        Replay.parse(f"{HEAD}Bo pass cash; add-netwrk-card\n")
    assert (play.value.line, play.value.text) == (5, "Bo add-netwrk-card")
    assert play.value.nearest == ("add-network-card",)


def test_a_played_text_stops_at_the_first_wrong_line() -> None:
    """What a later line misspells is not looked at before the earlier ones are legal."""
    text = f"{HEAD}Ann pass cash\nBo pas cash\n"
    with pytest.raises(IllegalLine, match=r"^line 5: 'Ann pass cash' is illegal"):
        Replay.played(text)
    with pytest.raises(LineError, match=r"^line 6: 'pas cash' is no decision"):
        Replay.parse(text)


def test_checkpoints_and_results_are_confirmed_at_once() -> None:
    """A right one is kept as a step, a wrong one names what is right."""
    replay = begun().then(OPENING)
    right = digest(replay.state)
    assert replay.then(f"= {right}").verify().status is Status.EXACT
    wrong = error_of(replay, "= 0123456789abcdef")
    assert str(wrong) == f"line 1: expected 0123456789abcdef, got {right}"
    assert wrong.text == "= 0123456789abcdef"
    assert str(error_of(replay, "> Bo end-turn")) == "line 1: expected Bo end-turn, got nothing"


# -- suggestions -----------------------------------------------------------------------------------


def test_what_is_legal_is_suggested_first() -> None:
    """The same misspelling means another card where another card can be signed."""
    game, state = begun().game, begun().state
    legal = [line.split(" ", 1)[1] for line in begun().legal("Bo sign-star")]
    found = suggestions(game, "Bo sign-star dependable-dan", state)
    assert found[0] == "sign-star dependable-dana"
    assert set(found) <= set(legal)
    assert len(suggestions(game, "Bo sign-star a", state)) <= 5


def test_there_are_no_suggestions_for_a_very_long_text() -> None:
    """Comparing it with everything would take long, and tell nothing."""
    assert suggestions(begun().game, f"Bo {'pass ' * 30}", begun().state) == ()
    assert error_of(begun(), f"Bo {'pass ' * 30}").nearest == ()


@pytest.mark.parametrize("name", GAMES)
def test_errors_tell_nothing_that_the_seat_does_not_know(name: str) -> None:
    """In two states with the same view for a seat, all its errors and suggestions are equal."""
    game = GAMES[name]
    for number in (0, 3, 11, 20):
        state = begun(name).auto(number).state
        for seat in range(3):
            guess = game.determinize(game.view(state, seat), 5)
            assert game.view(guess, seat) == game.view(state, seat)
            for code in range(0, game.actions, game.actions // 12):
                action = game.decode(code, seat)
                text = f"{NAMES[seat]} {action.text}"
                misspelt = text.replace("a", "e")
                assert suggestions(game, misspelt, state) == suggestions(game, misspelt, guess)
                if game.check(state, action):
                    one, other = (
                        illegal(game, each, action, text=text, path="", line=1)
                        for each in (state, guess)
                    )
                    assert str(one) == str(other)


def test_another_ones_hand_is_never_suggested() -> None:
    """Whoever is not asked gets the suggestions that the words of the game alone give."""
    state = begun("boardroom", 5).auto(10).state
    game = GAMES["boardroom"]
    hand = [line.split(" ", 1)[1] for line in begun("boardroom", 5).auto(10).legal()]
    assert hand == ["play clubs-4", "play clubs-6"]
    assert suggestions(game, "Cy play club-40", state) == ("play clubs-4", "play clubs-6")
    for text in ("Ann play club-40", "Bo play club-60", "Bo play clubs 4"):
        assert suggestions(game, text, state) == suggestions(game, text)
        assert len(suggestions(game, text, state)) == 5
