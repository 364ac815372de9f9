"""What notebooks show: every object in several forms, and never more than everybody may know."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from functools import cache
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from executives import Replay, boardroom, networks
from executives.boardroom.actions import KeepAgenda
from executives.comparing import compare
from executives.core.events import visible_events
from executives.core.explanations import Explanation
from executives.core.records import keep_found
from executives.core.visibility import texts
from executives.render import all_hands
from executives.render.notebook import bundle
from support.drawings import WILD

TEXT, HTML, SVG = "text/plain", "text/html", "image/svg+xml"
GAMES: dict[str, Any] = {
    "networks": networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("beeb", "butcher", "continuum"),
        modules=("moguls", "telly_time"),
    ),
    "first edition": networks.Game(("Ann", "Bo"), edition="first"),
    "boardroom": boardroom.Game(("Ann", "Bo", "Cy")),
    "in secret": boardroom.Game(
        ("Ann", "Bo", "Cy"),
        variants=boardroom.Variants(
            agendas="keep_one_of_two", first_coo="vote", secret_votes=True, mixed_bids=True
        ),
    ),
}


def played(game: Any, seed: int, decisions: int) -> list[Any]:
    """The states of a random game, the start first."""
    choice = random.Random(seed)
    states = [game.start(seed)]
    while len(states) <= decisions and not game.is_over(states[-1]):
        states.append(game.apply(states[-1], choice.choice(game.legal_actions(states[-1]))))
    return states


@cache
def final(name: str) -> Any:
    """The last state of a random game."""
    return played(GAMES[name], 1, 10_000)[-1]


def explained(game: Any, state: Any, action: Any) -> Explanation:
    """An explanation that knows its game."""
    explanation: Explanation = game.explain(state, action)
    return keep_found(game, explanation)


@cache
def things(name: str) -> dict[str, Any]:
    """An object of every kind that is shown."""
    game = GAMES[name]
    state = played(game, 1, 30)[-1]
    action = game.legal_actions(state)[0]
    other = action.replace(seat=(action.seat + 1) % game.seats)
    replay = Replay(game, 1)
    for before, after in pairwise(played(game, 1, 12)):
        found = [a for a in game.legal_actions(before) if game.apply(before, a) == after]
        replay = replay.extended(found[0])
    parting = next(n for n in range(11, 0, -1) if len(game.legal_actions(replay.play(n))) > 1)
    legal = game.legal_actions(replay.play(parting))
    taken = game.parse([s.text for s in replay.steps][parting], replay.play(parting))
    branch = replay.branch(parting).extended(next(a for a in legal if a != taken))
    return {
        "game": game,
        "state": state,
        "view": game.view(state, game.to_act(state)[0]),
        "spectator": game.view(state, None),
        "action": action,
        "transition": game.step(state, action),
        "result": game.result(final(name)),
        "tally": game.result(final(name)).scores[0],
        "legal": explained(game, state, action),
        "illegal": explained(game, state, other),
        "replay": replay,
        "verdict": replay.verify(),
        "comparison": compare(replay, branch),
        "alike": compare(replay, replay),
        "other game": compare(replay, replay.replace(seed=2)),
        "all hands": all_hands(game, state),
    }


KINDS = tuple(things("boardroom"))
BOARDS = {"state", "view", "spectator", "transition"}


class Reader(HTMLParser):
    """The texts of a piece of HTML, without its style; every tag has to be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.titles: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.titles += [value or "" for name, value in attrs if name == "title"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1] != "style":
            self.words.append(data)

    @property
    def text(self) -> str:
        """What is read, in one line."""
        return " ".join(" ".join(self.words).split())


# -- all kinds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_its_forms(name: str, kind: str) -> None:
    """Each object is plain text and one well-formed ``div``; boards are SVG too."""
    forms = things(name)[kind]._repr_mimebundle_()

    assert set(forms) == {TEXT, HTML, SVG} if kind in BOARDS else {TEXT, HTML}
    assert forms[TEXT].strip()
    assert forms[HTML].startswith('<div class="executives"><style>')
    assert Reader(forms[HTML]).text
    if SVG in forms:
        ElementTree.fromstring(forms[SVG])


@pytest.mark.parametrize("kind", KINDS)
def test_notebooks_take_the_forms(kind: str) -> None:
    """IPython shows exactly these forms, the plain text in the place of ``repr``."""
    from IPython.core.interactiveshell import InteractiveShell

    formatter = InteractiveShell.instance().display_formatter
    assert formatter is not None
    formatter.active_types = [TEXT, HTML, SVG]
    thing = things("boardroom")[kind]

    shown, _ = formatter.format(thing)  # type: ignore[no-untyped-call]

    assert shown == bundle(thing)


def test_only_wanted_forms_are_given() -> None:
    """``include`` and ``exclude`` choose the forms, as notebooks ask for them."""
    state = things("boardroom")["state"]
    assert set(state._repr_mimebundle_(include=[HTML])) == {HTML}
    assert set(state._repr_mimebundle_(exclude=[HTML])) == {TEXT, SVG}
    assert set(state._repr_mimebundle_(include=[HTML, SVG], exclude=[SVG])) == {HTML}


def test_nothing_is_loaded_before_something_is_shown() -> None:
    """Play loads no writer; a displayed object loads them."""
    code = (
        "import sys; from executives import boardroom\n"
        "state = boardroom.Game(('Ann', 'Bo', 'Cy')).start(1)\n"
        "assert 'executives.render' not in sys.modules\n"
        "assert 'text/html' in state._repr_mimebundle_()\n"
        "assert 'executives.render.html_writer' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_functions_stay_functions() -> None:
    """``render.html`` and ``render.svg`` can be called after the writers were loaded."""
    from executives import render

    view = things("boardroom")["view"]
    assert bundle(view)[HTML]
    game = GAMES["boardroom"]
    assert render.html(game, view).startswith("<div")
    assert render.svg(game, view).startswith("<svg")


# -- nothing leaks --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_states_that_look_alike_are_shown_alike(name: str) -> None:
    """Two states that a spectator cannot tell apart have the same forms, all along a game."""
    game = GAMES[name]
    different = 0
    for number, state in enumerate(played(game, 5, 80)[::16]):
        view = game.view(state, None)
        other = game.determinize(view, number + 1)
        different += other != state
        assert bundle(other) == bundle(state)
    assert different


def test_a_state_shows_no_hand_and_no_agenda() -> None:
    """The cards in the hands and the agendas of the seats are in no form of the state."""
    state = things("boardroom")["state"]
    secrets = {card for one in state.players for card in one.hand}
    secrets |= {one.agenda for one in state.players} - {""}
    secrets |= set(state.stock) - {state.indicator}
    assert len(secrets) > 5
    for form in bundle(state).values():
        assert {secret for secret in secrets if re.search(rf"\b{secret}\b", form)} == set()


def test_a_state_tells_how_to_see_more() -> None:
    """Text and HTML name the view of a seat and the function that shows all."""
    forms = bundle(things("boardroom")["state"])
    for text in (forms[TEXT], Reader(forms[HTML]).text):
        assert "game.view(state, seat)" in text
        assert "executives.render.all_hands(game, state)" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_state_of_no_game_shows_little(name: str) -> None:
    """Without its game a state shows its type and public numbers; neither seed nor cards."""
    state = attrs.evolve(things(name)["state"])
    forms = bundle(state)

    assert set(forms) == {TEXT, HTML}
    assert "GameState" in forms[TEXT]
    assert "game.view(state, seat)" in forms[TEXT]
    assert "seed" not in forms[TEXT]
    assert "players" not in forms[TEXT]
    assert len(forms[TEXT].splitlines()) <= 10


def test_a_transition_shows_what_everybody_saw() -> None:
    """A choice in secret is not in the transition that made it: neither its text nor the card."""
    game = GAMES["in secret"]
    state = game.start(3)
    while not isinstance(game.legal_actions(state)[0], KeepAgenda):
        state = game.apply(state, game.legal_actions(state)[0])
    action = game.legal_actions(state)[0]
    assert isinstance(action, KeepAgenda)

    for form in bundle(game.step(state, action)).values():
        assert action.agenda not in form


@pytest.mark.parametrize("name", ["first edition", "in secret"])
def test_a_transition_shows_backs_in_the_place_of_secret_cards(name: str) -> None:
    """Cards dealt to a hand or put back unseen, which nobody else saw, are in no form."""
    game, hidden = GAMES[name], 0
    for before, after in pairwise(played(game, 1, 12)):
        action = next(a for a in game.legal_actions(before) if game.apply(before, a) == after)
        step = game.step(before, action)
        secret = {card for one in step.events if one.secret for card in getattr(one, "cards", ())}
        shown = [one for one in visible_events(step.events, None) if not one.secret]
        secret -= {word for one in shown for word in texts(one)}
        hidden += len(secret)
        for form in bundle(step).values():
            assert {card for card in secret if re.search(rf"\b{card}\b", form)} == set()
    assert hidden


@pytest.mark.parametrize("name", GAMES)
def test_transitions_that_look_alike_are_shown_alike(name: str) -> None:
    """What a spectator may see of a step and of the state after it makes all of its forms."""
    game = GAMES[name]
    state = things(name)["state"]
    step = things(name)["transition"]
    after = game.determinize(game.view(step.state, None), 9)
    twin = keep_found(game, step.replace(state=after, derived=()))
    assert game.view(state, None) is not None
    assert bundle(twin) == bundle(step)


def test_a_transition_tells_its_numbers_with_their_clauses() -> None:
    """Signing a star for $2M: the cash before and after, the card, the text of the clause."""
    game = networks.Game(("Ann", "Bo"), executives=())
    state = game.start(1)
    action = next(a for a in game.legal_actions(state) if str(a).startswith("p1 sign-star"))
    cash = state.players[0].cash
    after = game.apply(state, action).players[0].cash
    form = bundle(game.step(state, action))

    assert f"cash {cash} -> {after} [E2." in form[TEXT]
    read = Reader(form[HTML])
    assert f"cash {cash} -> {after}" in read.text
    assert any("star" in title for title in read.titles)


def test_a_replay_shows_no_decision() -> None:
    """The game, the players and how many decisions; neither the seed nor what was decided."""
    replay = things("in secret")["replay"]
    assert "keep-agenda" in replay.dumps()
    forms = bundle(replay)
    assert "decisions  12" in forms[TEXT]
    assert "Ann, Bo, Cy" in forms[TEXT]
    assert "replay.show()" in forms[TEXT]
    for form in forms.values():
        assert "keep-agenda" not in form
        assert "seed" not in form


def test_a_view_shows_what_its_seat_knows() -> None:
    """A seat sees its own hand and its legal actions."""
    game, state = GAMES["boardroom"], things("boardroom")["state"]
    seat = game.to_act(state)[0]
    forms = bundle(game.view(state, seat))
    for card in state.players[seat].hand:
        assert card in forms[TEXT]
        assert card in forms[HTML]
    count = len(game.legal_actions(state, seat))
    assert f"Legal actions: {count}" in Reader(forms[HTML]).text


def test_all_hands_are_shown_on_demand() -> None:
    """Under a heading that says so, the hand of every seat; ``repr`` has none of them."""
    game, state = GAMES["boardroom"], things("boardroom")["state"]
    shown = all_hands(game, state)
    forms = bundle(shown)
    cards = [card for one in state.players for card in one.hand]
    assert cards
    for text in (forms[TEXT], str(shown), Reader(forms[HTML]).text):
        assert text.startswith("All hands shown")
        assert all(card in text for card in cards)
    assert not any(card in repr(shown) for card in cards)


# -- what is told ---------------------------------------------------------------------------------


def test_a_game_tells_its_configuration() -> None:
    """Edition, players with their executives, modules, and the variants that differ."""
    text = Reader(bundle(GAMES["networks"])[HTML]).text
    assert "networks, second edition" in text
    assert "Ann (beeb), Bo (butcher), Cy (continuum)" in text
    assert "moguls telly_time" in text
    assert "variants" not in text


def test_an_action_tells_its_kind() -> None:
    """The text of an action and the sentence about its kind."""
    forms = bundle(networks.Pass(0, "cash"))
    assert forms[TEXT].splitlines() == [
        "p1 pass cash",
        "Pass, for ``cash``, ``viewers`` or ``nothing`` from the pass track (E2.BASE.59).",
    ]
    assert "p1 pass cash" in Reader(forms[HTML]).text


def test_a_result_tells_ranking_and_lines() -> None:
    """Places, players and scores, and each line with its clause."""
    result = things("boardroom")["result"]
    forms = bundle(result)
    winner = GAMES["boardroom"].players[result.ranking[0][0]]
    best = result.scores[result.ranking[0][0]].total
    assert re.search(rf"1\. +{winner} +{best}\n", forms[TEXT])
    assert "[TX.SCORE.06]" in forms[TEXT]
    assert any("vote" in title for title in Reader(forms[HTML]).titles)


def test_an_explanation_gives_reasons_with_clauses() -> None:
    """An illegal action: the reason, its clause as a text to point at, whose decision it is."""
    read = Reader(bundle(things("boardroom")["illegal"])[HTML])
    assert read.text.startswith("Illegal: ")
    assert "The decision is that of" in read.text
    assert read.titles


def test_an_explanation_of_no_game_is_its_text() -> None:
    """What no game keeps is shown as ``str`` gives it."""
    explanation = attrs.evolve(things("boardroom")["illegal"])
    assert bundle(explanation)[TEXT] == str(explanation)


def test_a_diverged_replay_tells_where() -> None:
    """The line, what was expected there and what happens."""
    game = GAMES["boardroom"]
    text = Replay(game, 1).dumps() + "= 0000000000000000\n"
    read = Reader(bundle(Replay.parse(text).verify())[HTML]).text
    assert read.startswith("DIVERGED")
    assert "expected 0000000000000000" in read


def test_a_comparison_shows_both_sides() -> None:
    """How long the replays are alike, and each of the two decisions."""
    read = Reader(bundle(things("boardroom")["comparison"])[HTML]).text
    assert re.match(r"Alike for \d+ decisions , then: The first", read)
    assert "The second" in read
    assert read.count("Legal: ") == 2


def test_names_of_players_are_escaped() -> None:
    """A player's name with signs of HTML can be read in every form, and closes nothing."""
    name = "A&B\"'"
    game = boardroom.Game((name, "Bo", "Cy"))
    state = game.start(1)
    for thing in (game, state, game.view(state, 0), Replay(game, 1), all_hands(game, state)):
        forms = bundle(thing)
        assert name in forms[TEXT]
        assert name in Reader(forms[HTML]).text
        if SVG in forms:
            words = ElementTree.fromstring(forms[SVG]).itertext()
            assert any(name in text for text in words)


@pytest.mark.parametrize("name", [text for text in WILD if "<" in text])
def test_names_of_cards_are_escaped(name: str) -> None:
    """A card set may call its cards anything: no form has the name as a tag."""
    plain = networks.Game(("Ann", "Bo"), executives=())
    slug = plain.start(1).display[0][0]
    game = plain.with_cards([plain.card[slug].replace(name=name)])
    forms = bundle(game.start(1))
    assert slug in game.start(1).display[0]
    assert name in unescape(forms[HTML])
    assert name not in forms[HTML]
    assert "<script" not in forms[SVG]
    Reader(forms[HTML])
    ElementTree.fromstring(forms[SVG])


def test_states_in_a_list_show_no_field() -> None:
    """IPython prints the items of a list by themselves: a state then names its game only."""
    from IPython.lib.pretty import pretty

    game = networks.Game(("Ann", "Bo"), executives=("beeb", "butcher"))
    state = game.start(1)
    transition = game.step(state, game.legal_actions(state)[0])
    told: str = pretty([state, transition])  # type: ignore[no-untyped-call]
    assert told.count("of networks; shown by itself it is a board>") == 2
    assert "seed" not in told
    assert not any(card in told for deck in state.decks for card in deck.rest)
