"""Lists and tables for notebooks: games, results, explanations, transitions, replays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.events import visible_events
from executives.core.explanations import Change, Explanation, kind_words, line_text, telling
from executives.core.results import Result
from executives.core.tally import Lines, Tally
from executives.render.comparing import comparison_text
from executives.render.explanations import (
    explanation_text,
    joined,
    named,
    named_seats,
    player,
    tally_lines,
)
from executives.render.marks import escape
from executives.render.player_story import told_event
from executives.render.wording import wording_of
from executives.rulebook import clause

STATUSES = {
    "EXACT": "Every line of the replay happens as it is written.",
    "DIVERGED": "A line of the replay does not happen as it is written.",
    "UNVERIFIED": "All decisions are legal, but nothing at the end confirms the state.",
}
"""What the verdicts on replays mean."""


@attrs.frozen
class Form:
    """A thing as plain text, as escaped HTML, and, where it is a board, as an SVG document."""

    text: str
    html: str
    svg: str = ""


# -- parts ----------------------------------------------------------------------------------------


def rule_html(rule: str) -> str:
    """The id of a clause, with its text for whoever points at it."""
    try:
        text = clause(rule).text
    except LookupError:
        return f"[{escape(rule)}]"
    return f'<abbr title="{escape(text)}">{escape(rule)}</abbr>'


def list_html(texts: Iterable[str]) -> str:
    """Plain texts as a list."""
    return f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"


def table_form(title: str, rows: Sequence[Sequence[str]], *, heads: Sequence[str] = ()) -> Form:
    """A table under a title; the first column says what a row is about."""
    lines = [title]
    every = [heads, *rows] if heads else list(rows)
    widths = [max(map(len, column)) for column in zip(*every, strict=True)]
    for row in every:
        padded = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        lines.append(f"  {'  '.join(padded)}".rstrip())
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    top = f"<thead><tr>{top}</tr></thead>" if heads else ""
    body = ""
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        body += f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    caption = f"<caption>{escape(title)}</caption>"
    table = f'<table class="ex-table">{caption}{top}<tbody>{body}</tbody></table>'
    return Form("\n".join(lines), table)


def lines_html(lines: Lines) -> str:
    """The lines of a tally, each with its clause."""
    return told_lines(
        (line_text(line).removesuffix(f" [{line.rule}]"), line.rule) for line in telling(lines)
    )


def told_lines(lines: Iterable[Sequence[str]]) -> str:
    """Texts, each with its clause ("" for none), as a list; nothing for no lines."""
    items = "".join(
        f"<li>{escape(text)}{' ' + rule_html(rule) if rule else ''}</li>" for text, rule in lines
    )
    return f"<ul>{items}</ul>" if items else ""


def _hint(text: str) -> str:
    return f'<p class="ex-hint"><code>{escape(text)}</code></p>'


# -- games, replays -------------------------------------------------------------------------------


def _header(game: Any) -> dict[str, str]:
    """The lines that replays write about a game, with words that are easier to read."""
    facts = dict(import_module(f"executives.{game.NAME}.headers").header_of(game))
    name, *edition = facts["game"].split()
    facts["game"] = ", ".join([name, *(f"{word} edition" for word in edition)])
    pairs = [word.partition("=") for word in facts["players"].split()]
    facts["players"] = ", ".join(f"{n} ({chosen})" if chosen else n for n, _, chosen in pairs)
    return facts


def game_form(game: Any) -> Form:
    """A game: its edition, players, executives and modules, and what differs from the default."""
    try:
        facts = _header(game)
    except ModuleNotFoundError:  # A game of somebody else, which has no replays.
        return Form(repr(game), f"<p>{escape(repr(game))}</p>")
    form = table_form("A game", list(facts.items()))
    hint = "state = game.start(seed=1)"
    return Form(f"{form.text}\n{hint}", form.html + _hint(hint))


def replay_form(replay: Any) -> Form:
    """A replay: its game and how many decisions it has; not which, for some are secret."""
    facts = _header(replay.game)
    count = sum(step.kind == "decision" for step in replay.steps)
    rows = [*facts.items(), ("decisions", str(count)), ("verdict", "not asked for yet")]
    form = table_form("A replay", rows)
    hints = "replay.show() plays it, replay.verify() gives the verdict"
    return Form(f"{form.text}\n{hints}", form.html + f'<p class="ex-hint">{hints}</p>')


def verdict_form(verdict: Any) -> Form:
    """A verdict on a replay, and where it diverged."""
    word = verdict.status.value
    body = f"<p><strong>{escape(word)}</strong> {escape(STATUSES.get(word, ''))}</p>"
    if word == "DIVERGED":
        rows = [("line", str(verdict.line)), ("expected", verdict.expected), ("got", verdict.got)]
        body += table_form("Where", rows).html
    return Form(str(verdict), body)


def comparison_form(found: Any) -> Form:
    """Where two replays part, what each decision does there, and the numbers at the two ends."""
    text = comparison_text(found)
    heads = ("", "first", "second")
    if found.setup:
        return Form(text, table_form("The games differ", found.setup, heads=heads).html)
    if found.alike:
        return Form(text, f"<p>{escape(text)}</p>")
    parts = [f"<p><strong>Alike for {found.common} decisions</strong>, then:</p>"]
    for name, step, why in zip(heads[1:], found.parting, found.why, strict=True):
        where = f", line {step.line}" if step is not None and step.line else ""
        parts.append(f"<h3>The {name}{where}</h3>")
        if why is not None:
            parts.append(explanation_form(found.game, why).html)
        else:
            parts.append(f"<p>{'it ends' if step is None else escape(step.text)}</p>")
    if found.standing:
        rows = [(name, str(one), str(other)) for name, one, other in found.standing]
        parts.append(table_form("At the ends", rows, heads=heads).html)
    return Form(text, "".join(parts))


# -- numbers --------------------------------------------------------------------------------------


def tally_form(tally: Tally) -> Form:
    """A number with the lines that make it."""
    head = f"<p><strong>{escape(tally.name)}: {tally.total}</strong></p>"
    return Form(
        "\n".join(tally_lines(tally)),
        f'{head}<div class="ex-story">{lines_html(tally.lines)}</div>',
    )


def result_form(game: Any, result: Result) -> Form:
    """The ranking with the scores, and the lines that make them."""
    unit = wording_of(game).unit if game is not None else "score"
    rows = []
    order = []
    for place, group in enumerate(result.ranking, start=1):
        for seat in group:
            who = player(game, seat) if game is not None else f"p{seat + 1}"
            rows.append((f"{place}.", who, str(result.scores[seat].total)))
            order.append((who, result.scores[seat]))
    title = f"The result: {result.outcome}" if result.outcome else "The result"
    form = table_form(title, rows, heads=("place", "player", unit))
    text = [form.text]
    body = [form.html, '<div class="ex-story">']
    for who, tally in order:
        head = f"{tally.name}: {tally.total}"
        head = head if who in tally.name else f"{who}, {head}"
        text += ["", head, *tally_lines(tally)[1:]]
        body.append(f"<div><strong>{escape(head)}</strong>{lines_html(tally.lines)}</div>")
    return Form("\n".join(text), "".join([*body, "</div>"]))


# -- what happens ---------------------------------------------------------------------------------


def transition_lines(game: Any, transition: Any) -> Form:
    """The events of a transition that everybody may see, in sentences with their numbers."""
    texts, items = [], []
    for change in public_changes(game, transition):
        sentence, rule, lines = told_event(game, change)
        texts.append(f"  {sentence} [{rule}]")
        texts += [f"      {text}{f' [{by}]' if by else ''}" for text, by in lines]
        items.append(f"<div>{escape(sentence)} {rule_html(rule)}{told_lines(lines)}</div>")
    return Form("\n".join(texts), f'<div class="ex-story">{"".join(items)}</div>')


def public_changes(game: Any, transition: Any) -> list[Change]:
    """The events that everybody may see, with the numbers that they move.

    These are reckoned back from the public numbers at the end, by nothing but what is shown.
    """
    numbers = game.numbers(transition.state)
    changes: list[Change] = []
    for event in reversed(visible_events(transition.events, None)):
        key = (event.seat, kind_words(type(event)).removesuffix(" changed"))
        after = numbers.get(key)
        if after is None:
            changes.append(Change(event))
            continue
        numbers[key] = after - getattr(event, "amount", 0)
        changes.append(Change(event, numbers[key], after))
    return changes[::-1]


def explanation_form(game: Any, explanation: Explanation) -> Form:
    """Why an action is illegal, or all that it does, as far as its seat may know."""
    if game is None:
        text = str(explanation)
        return Form(text, f'<p class="ex-words">{escape(text)}</p>')
    text = explanation_text(game, explanation)
    word = "Legal" if explanation.is_legal else "Illegal"
    head = f"<p><strong>{word}: {escape(named(game, explanation.action))}</strong></p>"
    items = _course(game, explanation) if explanation.is_legal else _refusal(game, explanation)
    body = "".join(f"<div>{item}</div>" for item in items)
    return Form(text, f'{head}<div class="ex-story">{body}</div>')


def _refusal(game: Any, explanation: Explanation) -> list[str]:
    items = [
        f"{escape(named_seats(game, one.message))} {rule_html(one.rule)}"
        for one in explanation.violations
    ]
    name = player(game, explanation.action.seat)
    if explanation.nearest:
        nearest = [game.universe.text_of(action) for action in explanation.nearest]
        items.append(f"The nearest legal actions of {escape(name)}:{list_html(nearest)}")
    elif explanation.to_act:
        asked = joined([player(game, seat) for seat in explanation.to_act])
        items.append(f"The decision is that of {escape(asked)}.")
    return items


def _course(game: Any, explanation: Explanation) -> list[str]:
    items = []
    for item in explanation.course:
        if isinstance(item, Action):
            items.append(f"The rules force the decision: {escape(named(game, item))}")
            continue
        sentence, rule, lines = told_event(game, item)
        items.append(f"{escape(sentence)} {rule_html(rule)}{told_lines(lines)}")
    items.append(escape(_outlook(game, explanation)))
    return items


def _outlook(game: Any, explanation: Explanation) -> str:
    if explanation.stopped:
        name = player(game, explanation.action.seat)
        return f"{wording_of(game).unseen(game, explanation)} {name} cannot know more yet."
    if explanation.to_act:
        names = joined([player(game, seat) for seat in explanation.to_act])
        return f"{names} {'decides' if len(explanation.to_act) == 1 else 'decide'} next."
    return "The game is over."
