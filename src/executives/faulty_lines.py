"""Lines that cannot be read or played: the errors that say why, and what may have been meant.

Nothing in them depends on what the seat that a line names may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher, get_close_matches
from itertools import islice, product
from typing import Any

from executives.core.actions import Action
from executives.core.errors import (
    LONGEST_SHOWN,
    ActionSyntaxError,
    FileError,
    IllegalLine,
    LineError,
)
from executives.core.explanations import NEAREST

MENDED = 500
"""So many ways to mend the words of a decision are tried."""

MUCH = 0.15
"""So much less like a text than the best suggestion, another one is none."""


@contextmanager
def naming_lines(text: str) -> Iterator[None]:
    """Turn each FileError about ``text`` into a LineError with the line that it means."""
    try:
        yield
    except LineError:
        raise
    except FileError as wrong:
        lines = text.splitlines()
        line = lines[wrong.line - 1] if 0 < wrong.line <= len(lines) else ""
        found = LineError(wrong.message, path=wrong.path, line=wrong.line, text=line.strip())
    else:
        return
    raise found


def unread(
    game: Any, text: str, wrong: ActionSyntaxError, *, state: Any, path: str, line: int
) -> LineError:
    """The error for a decision without a meaning; ``state`` (or None) is where it stands."""
    reason = str(wrong).partition("; did you mean ")[0]
    nearest = suggestions(game, text, state)
    hint = f"did you mean {', '.join(map(repr, nearest))}?" if nearest else ""
    return LineError(reason, path=path, line=line, text=text, nearest=nearest, hint=hint)


def illegal(
    game: Any, state: Any, action: Action, *, text: str, path: str, line: int
) -> IllegalLine:
    """The error for a decision that the rules refuse in a state."""
    from executives.render.explanations import joined, named_seats

    found = game.explain(state, action)
    nearest = tuple(game.universe.text_of(other) for other in found.nearest)
    hint = f"nearest legal: {'; '.join(nearest)}" if nearest else ""
    if not nearest and found.to_act:
        hint = f"the decision is that of {joined([game.players[seat] for seat in found.to_act])}"
    return IllegalLine(
        *(f"{named_seats(game, one.message)} [{one.rule}]" for one in found.violations),
        action=action,
        path=path,
        line=line,
        text=text,
        violations=found.violations,
        nearest=nearest,
        hint=hint,
    )


def suggestions(game: Any, text: str, state: Any = None) -> tuple[str, ...]:
    """What may have been meant by a misspelt decision, the likeliest first, at most five.

    Players, if nobody has the name at its beginning; else legal decisions of that player that are
    like it; else the decision with words of this game, cards for example, in the place of unknown
    ones.
    """
    name, _, wanted = " ".join(text.split()).partition(" ")
    if not wanted or len(text) > LONGEST_SHOWN:
        return ()
    try:
        seat = game.universe.seat_of(name)
    except ActionSyntaxError:
        return _alike_names(name, game.players)
    legal = () if state is None else game.legal_actions(state, seat)
    texts = [game.universe.text_of(action) for action in legal]
    known = game.universe.by_text(seat)
    return (
        _closest(wanted, texts)
        or _closest(wanted, _mended(game, wanted, known), least=0)
        or _closest(wanted, _of_kind(wanted, known))
    )


def _closest(wanted: str, texts: list[str], *, least: float = 0.6) -> tuple[str, ...]:
    """The texts most like one, without those that are much less like it than the first."""
    close = get_close_matches(wanted, texts, NEAREST, least)
    likeness = [SequenceMatcher(None, text, wanted).ratio() for text in close]
    found = zip(close, likeness, strict=True)
    return tuple(text for text, ratio in found if ratio > likeness[0] - MUCH)


def _alike_names(name: str, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players whose names are like one, large and small letters being the same."""
    folded = [player.casefold() for player in players]
    close = dict.fromkeys(get_close_matches(name.casefold(), folded, NEAREST))
    return tuple(player for one in close for player in players if player.casefold() == one)


def _mended(game: Any, wanted: str, known: Iterable[str]) -> list[str]:
    """Decisions that differ from one in its unknown words only."""
    words: dict[str, str] = game.memo("words of decisions", _words)
    choices = [
        [word] if word in words else get_close_matches(word, words, NEAREST)
        for word in wanted.split()
    ]
    tried = islice(product(*choices), MENDED)
    return [" ".join(one) for one in tried if " ".join(words[word] for word in one) in known]


def _words(game: Any) -> dict[str, str]:
    """All words of the decisions of a game, players by name too; each as ``p2`` has it."""
    texts = game.universe.by_text(0)
    words = sorted({word for text in texts for word in text.split()})
    seats = {name: f"p{seat + 1}" for seat, name in enumerate(game.players)}
    return {word: word for word in words} | seats


def _of_kind(wanted: str, known: Iterable[str]) -> list[str]:
    """The decisions whose first word is the first one of ``wanted``, or like it."""
    first = wanted.partition(" ")[0]
    kinds = get_close_matches(first, sorted({text.partition(" ")[0] for text in known}))
    return [text for text in known if text.partition(" ")[0] in kinds]
