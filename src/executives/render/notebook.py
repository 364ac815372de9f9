"""What notebooks show of the objects of this library: as text, as HTML and, for boards, as SVG.

A state is shown as everybody sees it, whoever looks: its hidden cards are in no form of it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.display import Bundle, Displayed
from executives.core.explanations import Explanation, kind_words
from executives.core.game import BaseGame, Transition
from executives.core.records import Accompanied, Position, finder_of
from executives.core.results import Result
from executives.core.tally import Tally
from executives.core.visibility import KEY, PUBLIC
from executives.render.decisions import decision_text, grouped
from executives.render.explanations import player
from executives.render.html_writer import page_piece, panels_html
from executives.render.marks import escape
from executives.render.pictures import Picture
from executives.render.sheets import (
    Form,
    comparison_form,
    explanation_form,
    game_form,
    list_html,
    replay_form,
    result_form,
    table_form,
    tally_form,
    transition_lines,
    verdict_form,
)
from executives.render.svg_writer import picture_svg
from executives.render.wording import wording_of

MORE = "game.view(state, seat) has what a seat knows, executives.render.all_hands(game, state) all."
"""How to see more of a state than everybody may know."""


def bundle(thing: Any) -> Bundle:
    """The forms of an object for notebooks, by their MIME types.

    ``text/plain`` and ``text/html`` for all of them, ``image/svg+xml`` for what is a board.
    """
    form = _form(thing)
    forms = {"text/plain": form.text, "text/html": page_piece(form.html)}
    return forms | {"image/svg+xml": form.svg} if form.svg else forms


@attrs.frozen(repr=False)
class AllHands(Displayed):
    """A state for whoever may see everything: in a notebook it shows what each seat knows."""

    game: Any
    state: Any

    def __repr__(self) -> str:
        return "<all hands of a state; show it in a notebook, or print it>"

    def __str__(self) -> str:
        return _all_hands_form(self).text


def _form(thing: Any) -> Form:
    for kind, make in FORMS:
        if isinstance(thing, kind):
            return make(thing)
    for cls in type(thing).__mro__:
        above = FORMS_ABOVE.get(cls.__qualname__)
        if above is not None and cls.__module__.startswith("executives."):
            return above(thing)
    if isinstance(thing, Accompanied) and hasattr(thing, "legal_actions"):
        return _view_form(thing)
    return Form(repr(thing), f"<p>{escape(repr(thing))}</p>")


def _game_of(record: Accompanied) -> Any:
    """The game that made a record, if texts and pictures know how to speak of it."""
    game = finder_of(record)
    if game is None or find_spec(f"executives.render.{game.NAME}_words") is None:
        return None
    return game


# -- boards ---------------------------------------------------------------------------------------


def _state_form(state: Any) -> Form:
    game = _game_of(state)
    if game is None:
        return _unknown_state(state)
    view = game.view(state, None)
    drawn = wording_of(game).picture(game, view)
    asked = " ".join(decision_text(game, state).split())
    note = f"What everybody may know. {MORE}"
    text = "\n".join([wording_of(game).board(game, view), "", asked, note])
    body = f"{panels_html(drawn)}<p>{escape(asked)}</p><p class='ex-hint'>{escape(note)}</p>"
    return Form(text, body, picture_svg(drawn))


def _view_form(view: Any) -> Form:
    game = _game_of(view)
    if game is None:
        return Form(repr(view), f"<p>{escape(repr(view))}</p>")
    drawn = wording_of(game).picture(game, view)
    legal = grouped(game, view.legal_actions)
    body = panels_html(drawn)
    if legal:
        count = f"Legal actions: {len(view.legal_actions)}"
        body += f"<details><summary>{count}</summary>{list_html(legal)}</details>"
    return Form(wording_of(game).board(game, view), body, picture_svg(drawn))


def _unknown_state(state: Any) -> Form:
    """A state whose game is not known: its numbers and words that everybody may know."""
    rows = [
        (field.name.replace("_", " "), str(getattr(state, field.name)))
        for field in attrs.fields(type(state))
        if field.metadata.get(KEY) == PUBLIC and isinstance(getattr(state, field.name), (int, str))
    ]
    kind = f"{type(state).__module__}.{type(state).__qualname__}"
    form = table_form(f"A state: {kind}", rows)
    note = "No game is known to have made it: game.view(state, seat) shows it."
    hint = f'<p class="ex-hint">{note}</p>'
    return Form(f"{form.text}\n{note}", form.html + hint)


def _all_hands_form(shown: AllHands) -> Form:
    """The board as everybody sees it, then of each seat the panels that it sees otherwise."""
    game, state = shown.game, shown.state
    wording = wording_of(game)
    views = [game.view(state, seat) for seat in range(game.seats)]
    common = wording.picture(game, game.view(state, None))
    head = "All hands shown"
    texts = [head]
    body = f'<p class="ex-head"><strong>{head}</strong></p>{panels_html(common)}'
    for seat, view in enumerate(views):
        drawn = wording.picture(game, view)
        own = [panel for panel in drawn.panels if panel not in common.panels]
        title = f"What {player(game, seat)} knows"
        texts += ["", f"{title}:", wording.board(game, view)]
        if own:
            body += panels_html(Picture(title=title, of="", panels=tuple(own)))
        else:
            body += f'<p class="ex-head"><strong>{escape(title)}</strong> no more than all</p>'
    return Form("\n".join(texts), body)


# -- actions and transitions ----------------------------------------------------------------------


def _action_form(action: Action) -> Form:
    """An action by its text; its kind by the first sentence about it, never its surroundings."""
    cls = type(action)
    about = inspect.cleandoc(cls.__doc__ or kind_words(cls)).split("\n\n")[0]
    about = " ".join(about.split())
    text = str(action)
    body = f"<p><strong>{escape(text)}</strong> <span class='ex-faint'>{escape(about)}</span></p>"
    return Form(f"{text}\n{about}", body)


def _transition_form(transition: Transition) -> Form:
    game = _game_of(transition)
    after = _state_form(transition.state)
    if game is None:
        count = f"A transition with {len(transition.events)} events; the state after it:"
        return Form(f"{count}\n{after.text}", f"<p>{count}</p>{after.html}")
    told = transition_lines(game, transition)
    title = "What everybody saw" if told.text else "Nothing that everybody could see"
    text = "\n".join([title, told.text, "", after.text])
    head = f'<p class="ex-head"><strong>{title}</strong></p>'
    return Form(text, f"{head}{told.html}{after.html}", after.svg)


def _result_form(result: Result) -> Form:
    return result_form(_game_of(result), result)


def _explanation_form(explanation: Explanation) -> Form:
    return explanation_form(_game_of(explanation), explanation)


FORMS: tuple[tuple[type, Callable[[Any], Form]], ...] = (
    (BaseGame, game_form),
    (Position, _state_form),
    (Action, _action_form),
    (Transition, _transition_form),
    (Result, _result_form),
    (Explanation, _explanation_form),
    (Tally, tally_form),
    (AllHands, _all_hands_form),
)
"""Who makes the form of which kind."""

FORMS_ABOVE: dict[str, Callable[[Any], Form]] = {
    "Replay": replay_form,
    "Verdict": verdict_form,
    "Comparison": comparison_form,
}
"""The same for classes of higher layers, which are found by their names."""
