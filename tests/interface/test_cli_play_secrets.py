"""A game in the terminal shows nobody what only others may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import attrs
import pytest
from pyrsistent import pvector

from executives import boardroom, networks
from executives.boardroom.view import unplaced_names
from executives.bots import greedy_bot, random_bot
from executives.cli.play_line import Moment
from executives.cli.play_text import story
from executives.core.explanations import words
from executives.core.game import Transition
from executives.core.streams import Stream
from executives.networks.view import unseen_names
from support.terminal import BREAK, Terminal, table

BOARDROOM = boardroom.Game(("Ann", "Bo", "Cy"))
TWO_AGENDAS = boardroom.Game(
    ("Ann", "Bo", "Cy"), variants=boardroom.Variants(agendas="keep_one_of_two")
)
DEALT = networks.Game(("Ann", "Bo", "Cy"), modules=("moguls",))


def unknown(game: Any, state: Any, seat: int) -> set[str]:
    """The names of cards, executives and agendas that a seat cannot place."""
    if game.NAME == "boardroom":
        return set(unplaced_names(game, state, seat))
    return set(unseen_names(game, game.view(state, seat)))


def words_of(text: str) -> set[str]:
    """The words of a text without signs around them."""
    return {word.strip(".,:;()[]'") for word in text.split()}


def random_moments(game: Any, seed: int) -> Iterator[Moment]:
    """All decisions of a random game."""
    stream = Stream(seed, "tests")
    state = game.start(seed)
    while not game.is_over(state):
        legal = game.legal_actions(state)
        action = legal[stream.below(len(legal))]
        moment = Moment(state, action, game.step(state, action))
        yield moment
        state = moment.transition.state


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [BOARDROOM, TWO_AGENDAS, DEALT], ids=["one", "two", "networks"])
def test_no_story_names_what_its_seat_cannot_place(game: Any) -> None:
    """A card, executive or agenda unknown before and after a decision, unless all saw it pass."""
    told = 0
    for moment in random_moments(game, 4):
        after = moment.transition.state
        open_to_all = {w for one in moment.transition.events if not one.secret for w in words(one)}
        for seat in range(game.seats):
            text = "\n".join(story(game, [moment], seat))
            told += len(text)
            secret = unknown(game, moment.before, seat) & unknown(game, after, seat)
            assert not (secret - open_to_all) & words_of(text)
    assert told


def test_a_secret_decision_of_another_is_told_as_a_decision_only() -> None:
    """Who keeps an agenda knows which; the others hear that something was decided."""
    moment = next(iter(random_moments(TWO_AGENDAS, 1)))
    seat = moment.action.seat
    text = TWO_AGENDAS.universe.text_of(moment.action)
    assert text.startswith("keep-agenda ")
    own, other = (story(TWO_AGENDAS, [moment], who) for who in (seat, (seat + 1) % 3))
    assert text in own[0]
    assert other == [f"{TWO_AGENDAS.players[seat]} decides."]


# -- what is shown ---------------------------------------------------------------------------------


def screens(game: Any, state: Any, seat: int) -> str:
    """All that a person can be told in a state, apart from what came before."""
    moment = Moment(state, game.legal_actions(state)[0], Transition(state, (), ()))
    line = table(game, persons=tuple(range(game.seats)), bot=greedy_bot)
    terminal = Terminal(attrs.evolve(line, moments=pvector([moment])))
    numbers = [f"why {n}" for n in range(1, 1 + min(5, len(game.legal_actions(state, seat))))]
    wrong = ["why pass cash", "why play spades-ace", "play hearts-2", "keep bollywood-star"]
    return terminal.enter("", "board", "legal", "hint", "scores", *numbers, *wrong)


@pytest.mark.parametrize("game", [BOARDROOM, TWO_AGENDAS, DEALT], ids=["one", "two", "networks"])
def test_all_screens_follow_from_the_view(game: Any) -> None:
    """States that look the same to the seat asked give the same board, hint, reasons and scores."""
    for number, moment in enumerate(random_moments(game, 2)):
        if number % 12:
            continue
        seat = game.to_act(moment.before)[0]
        other = game.determinize(game.view(moment.before, seat), 9)
        assert screens(game, moment.before, seat) == screens(game, other, seat)


# -- several people at one screen ------------------------------------------------------------------


def hot_seat(game: Any, seed: int, entries: int) -> Terminal:
    """Everybody takes the first decision of the list, and looks at everything before it."""
    terminal = Terminal(table(game, seed=seed, persons=tuple(range(game.seats))))

    def lines() -> Iterator[str]:
        for _ in range(entries):
            if "press Enter" in terminal.said[-1]:
                yield ""
            yield from ("board", "log", "scores")
            yield "1"

    terminal.enter_from(lines())
    return terminal


def test_the_screen_is_cleared_before_another_person_sees_a_hand() -> None:
    """A break and who is to sit down stand before every change, the latter at the start too."""
    terminal = hot_seat(BOARDROOM, 3, 12)
    seats = [one.action.seat for one in terminal.line.moments]
    changes = sum(a != b for a, b in pairwise(seats))
    assert changes > 5
    assert changes <= terminal.said.count(BREAK) <= changes + 1
    for screen in terminal.screens[:-1]:
        first = screen.strip().splitlines()[0]
        assert first.startswith("Hand over to ")
        name = first.split()[-3].rstrip(",")
        assert f"\n{name}> " in screen


def test_no_hand_or_agenda_is_on_the_screen_of_another() -> None:
    """Between two breaks stand the own cards and agenda only (first turn: nothing comes back)."""
    start = BOARDROOM.start(3)
    terminal = hot_seat(BOARDROOM, 3, 6)
    assert terminal.line.state.turn == 1
    seen = 0
    for screen in terminal.screens:
        name = screen.strip().splitlines()[0].split()[-3].rstrip(",")
        for player in start.players:
            own = BOARDROOM.players[player.seat] == name
            shown = words_of(screen)
            assert (player.agenda in shown) == own
            if not own:
                played = {one.card for one in terminal.line.state.trick}
                assert not (set(player.hand) - played) & shown
            seen += own
    assert seen == len(terminal.screens) > 3


def test_the_end_is_shown_as_everybody_sees_it() -> None:
    """The screen is cleared again; what was given back at the start stays a secret."""
    terminal = hot_seat(TWO_AGENDAS, 3, 400)
    state = terminal.line.state
    assert TWO_AGENDAS.is_over(state)
    *before, last = terminal.screens
    assert "The game is over." in last
    assert "You decide: " not in last
    assert "Hand over to " not in last
    assert not {player.returned for player in state.players} & words_of(last)
    assert any(state.players[0].returned in words_of(screen) for screen in before)


def test_nobody_explains_or_takes_the_decision_of_another() -> None:
    """A reason against a decision of Bo could tell what is in Bo's hand."""
    terminal = Terminal(table(BOARDROOM, seed=3, persons=(0, 1, 2)))
    name = BOARDROOM.players[BOARDROOM.to_act(terminal.line.state)[0]]
    other = "Bo" if name != "Bo" else "Cy"
    said = terminal.enter("", f"why {other} play spades-2", f"{other} pass", "pass; pass")
    assert said.count(f"{name} decides here, not {other}.") == 2
    assert "'pass' would be for " in said
    assert not terminal.line.moments


def test_a_line_of_decisions_ends_with_the_turn_of_another_person() -> None:
    """In front of a bot it goes on: the next decision is that person's again."""
    alone = Terminal(table(BOARDROOM, seed=3, bot=random_bot))
    alone.enter("pass; 1; 1")
    assert sum(one.action.seat == 0 for one in alone.line.moments) >= 3


def test_what_several_people_decided_is_not_told_when_they_leave() -> None:
    """The way back would show everybody's secrets."""
    terminal = Terminal(table(TWO_AGENDAS, persons=(0, 1, 2)))
    said = terminal.enter("", "1", "", "1")
    assert said.endswith("\nThe game is not saved.")
