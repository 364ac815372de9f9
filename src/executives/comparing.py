"""Two replays side by side: how far they are alike, where they part, and what comes of it."""

from __future__ import annotations

from typing import Any

from executives.core.display import Displayed
from executives.core.explanations import Explanation
from executives.core.records import Record, record
from executives.replay import DECISION, Replay, Step, headers_of


@record
class Comparison(Displayed, Record):
    """What ``compare`` found; the first of each pair belongs to the first replay.

    ``setup`` holds the header lines that differ, by their key, with "" where one has none; then
    the games themselves differ, and nothing else is compared.  ``common`` is the number of
    decisions that are alike from the start on; ``parting`` the two decisions after them, None
    where a replay ends there, and ``why`` what each of them does in the state that both have.
    ``standing`` are numbers at the two ends that differ, each with its name, e.g. "Ann: viewers".
    """

    setup: tuple[tuple[str, str, str], ...] = ()
    common: int = 0
    parting: tuple[Step | None, Step | None] = (None, None)
    why: tuple[Explanation | None, Explanation | None] = (None, None)
    standing: tuple[tuple[str, int, int], ...] = ()
    game: Any = None

    @property
    def alike(self) -> bool:
        """Whether the two replays are the same line of the same game."""
        return not self.setup and self.parting == (None, None)

    def __str__(self) -> str:
        from executives.render.comparing import comparison_text

        return comparison_text(self)


def compare(one: Replay, other: Replay) -> Comparison:
    """Compare two replays; IllegalLine, which names its line, if one cannot be played.

    Names of players, executives, variants and seeds have to agree before decisions are compared.
    """
    setup = _setup(one, other)
    if setup:
        return Comparison(setup=setup)
    game = one.game
    ends = one.state, other.state
    decisions = [[s for s in replay.steps if s.kind == DECISION] for replay in (one, other)]
    common = 0
    for step, its in zip(*decisions, strict=False):
        state = one.play(common)
        if game.parse(step.text, state) != game.parse(its.text, state):
            break
        common += 1
    state = one.play(common)
    mine, theirs = (found[common] if common < len(found) else None for found in decisions)
    why = _explained(game, state, mine), _explained(game, state, theirs)
    return Comparison((), common, (mine, theirs), why, _standing(game, *ends), game)


def _setup(one: Replay, other: Replay) -> tuple[tuple[str, str, str], ...]:
    """The header lines that differ, in the order of the first replay."""
    heads = []
    for replay in (one, other):
        lines = headers_of(replay.game.NAME).header_of(replay.game)
        heads.append({**dict(lines), "seed": str(replay.seed)})
    keys = dict.fromkeys((*heads[0], *heads[1]))
    found = tuple((key, heads[0].get(key, ""), heads[1].get(key, "")) for key in keys)
    return tuple(entry for entry in found if entry[1] != entry[2])


def _explained(game: Any, state: Any, step: Step | None) -> Explanation | None:
    if step is None:
        return None
    explanation: Explanation = game.explain(state, game.parse(step.text, state))
    return explanation


def _standing(game: Any, one: Any, other: Any) -> tuple[tuple[str, int, int], ...]:
    """Numbers of the players that differ between the two states, by seat."""
    numbers = [game.numbers(state) for state in (one, other)]
    names = sorted({*numbers[0], *numbers[1]}, key=lambda entry: (entry[0], entry[1]))
    found = []
    for seat, name in names:
        mine, theirs = (each.get((seat, name), 0) for each in numbers)
        if mine != theirs:
            found.append((f"{game.players[seat]}: {name}", mine, theirs))
    return tuple(found)
