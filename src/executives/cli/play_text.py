"""What a game in the terminal tells a person: never more than the person's seat may know."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from string import Formatter
from typing import Any

from executives.cli.play_line import Line, Moment
from executives.core.actions import Action
from executives.core.explanations import Change, kind_words
from executives.render.explanations import WIDTH, joined, named, player, tally_lines, told
from executives.render.wording import wording_of

FEW = 9
"""So many legal actions have a line each; more are grouped."""
SHOWN = 6
"""So many actions of a group are shown before it is cut."""

HELP = """\
A number takes that decision of the list; so does its text, such as {example!r}.
Several decisions of one line are separated by semicolons.  If one is not legal, none is played.

  board          what you see of the game
  legal [WORD]   all that you can decide, or what has the word in it
  hint           what the bot would do in your place, and the numbers that it moves
  why DECISION   what a decision would do, or why it is illegal, with the clauses
  clause ID      a clause of the rulebook, e.g. clause {rule}
  scores [NAME]  where everybody stands, line by line
  log [N]        the last N decisions and what they did
  undo [N]       back to your last decision, or to the one N decisions ago; redo takes it again
  save FILE      write the game as a replay; executives play FILE goes on with it
  quit           leave the game"""


def help_text(line: Line) -> str:
    """The words that a person can enter, with an example from this game."""
    legal = line.game.legal_actions(line.state, line.asked)
    example = line.game.universe.text_of(legal[0]) if legal else "pass"
    return HELP.format(example=example, rule=line.game.CLAUSES["moment"])


# -- what happened ---------------------------------------------------------------------------------


def story(game: Any, moments: Iterable[Moment], seat: int | None) -> list[str]:
    """What happened, in sentences, as ``seat`` (None: a spectator) saw it.

    Of others only what was seen of their decisions is told, not the decisions: those may be
    secret.
    """
    lines: list[str] = []
    for moment in moments:
        name = player(game, moment.action.seat)
        seen = [f"  {sentence}" for sentence in _sentences(game, moment, seat)]
        if moment.action.seat == seat:
            lines.append(f"You decide: {named(game, moment.action)}")
            forced = (one for one in moment.transition.derived if one.seat == seat)
            lines += [f"  The rules force the decision: {named(game, one)}" for one in forced]
        elif not seen and lines[-1:] != [f"{name} decides."]:
            lines.append(f"{name} decides.")
        lines += seen
    return [part for line in lines for part in _wrapped(line)]


def _sentences(game: Any, moment: Moment, seat: int | None) -> Iterator[str]:
    """The events of a decision that ``seat`` may see, with the numbers that they move."""
    numbers = game.numbers(moment.before)
    for event in moment.transition.events:
        key = (event.seat, kind_words(type(event)).removesuffix(" changed"))
        before = numbers.get(key)
        if before is not None:
            numbers[key] = before + getattr(event, "amount", 0)
        shown = event.seen_by(seat)
        if shown is not None:
            words = told(game, Change(shown, before, numbers.get(key)))
            yield f"{words.sentence} [{words.rule}]"


def _wrapped(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def log_text(line: Line, seat: int | None, last: int) -> str:
    """The last decisions, numbered from the start of the game, as ``seat`` saw them."""
    first = max(0, len(line.moments) - last)
    lines: list[str] = []
    for number, moment in enumerate(line.moments[first:], start=first + 1):
        lines.append(f"{number}. {player(line.game, moment.action.seat)}")
        lines += [f"  {text}" for text in story(line.game, [moment], seat)]
    return "\n".join(lines) or "Nobody has decided anything yet."


def scores_text(line: Line, seats: Sequence[int]) -> str:
    """Where seats stand, as far as everybody may know."""
    game, state = line.game, line.state
    lines: list[str] = []
    for seat in seats:
        lines.append(f"If {player(game, seat)} were counted now:")
        for tally in wording_of(game).standing(game, state, seat):
            lines += [f"  {text}" for text in tally_lines(tally)]
    return "\n".join(lines)


def persons_text(game: Any, persons: Sequence[int]) -> str:
    """Who plays, e.g. ``Ann plays against Bo and Cy``."""
    people = joined([player(game, seat) for seat in persons])
    bots = [player(game, seat) for seat in range(game.seats) if seat not in persons]
    verb = "plays" if len(persons) == 1 else "play"
    return f"{people} {verb} against {joined(bots)}" if bots else f"{people} {verb}"


# -- what can be decided ---------------------------------------------------------------------------


def choices(game: Any, actions: Sequence[Action], words: Sequence[str], *, cut: bool) -> list[str]:
    """Legal actions with their numbers, those with all ``words`` in them.

    Many are grouped by kind; with ``cut`` only the first of each group are shown, and how many
    more there are.
    """
    found = [
        (number, action)
        for number, action in enumerate(actions, start=1)
        if all(word.casefold() in game.universe.text_of(action).casefold() for word in words)
    ]
    if len(found) <= FEW:
        return [f"  {number:>3}) {game.universe.text_of(action)}" for number, action in found]
    groups: dict[str, list[str]] = {}
    for number, action in found:
        head = next(iter(Formatter().parse(type(action).TEXT)))[0].strip()
        rest = game.universe.text_of(action).removeprefix(head).strip()
        groups.setdefault(head, []).append(f"{number}) {rest}".strip())
    return [part for head, texts in groups.items() for part in _group(head, texts, cut=cut)]


def _group(head: str, texts: list[str], *, cut: bool) -> list[str]:
    more = len(texts) - SHOWN
    if cut and more > 1:
        texts = [*texts[:SHOWN], f"and {more} more: legal {head}"]
    # A number stays with what it stands for.
    joined = ", ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in texts)
    lines = textwrap.wrap(
        f"{head:<16}  {joined}",
        WIDTH,
        initial_indent="  ",
        subsequent_indent=" " * 20,
        break_on_hyphens=False,
    )
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
