"""Whether an executive of somebody else keeps what the engine promises, in plain sentences.

``conformance(plugin)`` plays random games with it, against every other executive of its edition,
and asks the laws one by one.  Where one does not hold, the report says so and where; the others
go on being asked.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterable
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.errors import ExecutivesError
from executives.core.records import Record, record
from executives.core.streams import Stream
from executives.networks import Executive, Game
from executives.networks.edition import edition_named
from executives.networks.modifiers import HOOKS
from executives.testing import checks
from executives.testing.game_laws import GameLaws
from executives.testing.laws import Broken

TOPICS = {
    "declaration": "it is declared as the engine expects it, and a game can be made with it",
    "citations": "every rule function says by which clause it is",
    "stability": "no hook raises an error",
    "purity": "no earlier state changes, and what is asked twice has one answer",
    "enumeration": "an action is listed exactly when nothing speaks against it",
    "termination": "somebody can always act, and every game ends",
    "conservation": "no card is lost or doubled, and every change of a number has its event",
    "serialisation": "states, actions and events survive pickle, texts, JSON and positions",
    "visibility": "nobody learns what it may not know, and hidden cards can be guessed",
    "order": "nothing depends on which of two equals comes first",
    "symmetry": "every seat is treated alike",
    "notation": "every action has a text of its own that is read back",
}
"""What is looked at, each as the sentence that holds of a good executive."""

CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]*\.[A-Z][A-Z0-9_-]*\.\d+\b")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
DEAR_EVERY = 12
"""The dearer laws are asked at every so many-th decision."""


@record
class Finding(Record):
    """One topic: whether it holds, and if not, what was found and where."""

    topic: str
    holds: bool
    found: str = ""
    where: str = ""

    def __str__(self) -> str:
        if self.holds:
            return f"ok     {self.topic}: {TOPICS[self.topic]}"
        where = f" ({self.where})" if self.where else ""
        return f"FAULT  {self.topic}: {self.found}{where}"


@record
class Report(Record):
    """What ``conformance`` found: a finding for each topic, in the order of ``TOPICS``."""

    plugin: str
    findings: tuple[Finding, ...]
    games: int
    decisions: int

    @property
    def conforms(self) -> bool:
        """Whether every topic holds."""
        return not self.faults

    @property
    def faults(self) -> tuple[Finding, ...]:
        """The topics that do not hold."""
        return tuple(finding for finding in self.findings if not finding.holds)

    def __str__(self) -> str:
        number = len(self.faults)
        verdict = "conforms" if not number else f"has {number} fault{'s' if number > 1 else ''}"
        head = f"{self.plugin} {verdict} ({self.games} games, {self.decisions} decisions)"
        return "\n".join([head, *map(str, self.findings)])


@attrs.define
class _Trial:
    """What was found so far: the first fault of each topic."""

    faults: dict[str, tuple[str, str]] = attrs.field(factory=dict)
    games: int = 0
    decisions: int = 0

    def fault(self, topic: str, found: str, where: str = "") -> None:
        self.faults.setdefault(topic, (found, where))

    def ask(
        self, topic: str, where: str, check: Callable[..., None], *arguments: Any, **more: Any
    ) -> None:
        """Ask a law, unless its topic has a fault already."""
        if topic in self.faults:
            return
        try:
            check(*arguments, **more)
        except Broken as broken:
            self.fault(topic, broken.what, where)
        except Exception as error:
            self.fault("stability", _told(error), where)


def conformance(
    plugin: Executive, *, seeds: int = 1, against: Iterable[str] | None = None
) -> Report:
    """Look at an executive of The Networks from all sides; the same plugin has the same report.

    It plays ``seeds`` random games against each other executive of its edition, or those named in
    ``against``, some at larger tables, and one alone if it may.  A game takes about a second.
    """
    trial = _Trial()
    if _declared(plugin, trial):
        _cited(plugin, trial)
        for number, seats in enumerate(_tables(plugin, against)):
            for seed in range(seeds):
                _play(plugin, seats, number + 100 * seed, trial)
    findings = tuple(_finding(topic, trial) for topic in TOPICS)
    name = plugin.id if isinstance(plugin, Executive) else repr(plugin)
    return Report(name, findings, trial.games, trial.decisions)


def _finding(topic: str, trial: _Trial) -> Finding:
    if topic in trial.faults:
        return Finding(topic, False, *trial.faults[topic])
    if not trial.games and topic not in ("declaration", "citations"):
        return Finding(topic, False, "it could not be tried")
    return Finding(topic, True)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


# -- what can be read off -------------------------------------------------------------------------


def _declared(plugin: Any, trial: _Trial) -> bool:
    """Whether a game can be made; what is wrong with the declaration otherwise."""
    if not isinstance(plugin, Executive):
        trial.fault("declaration", f"{plugin!r} is no executives.networks.Executive")
        return False
    try:
        game = _game(plugin, _tables(plugin)[0])
    except ExecutivesError as wrong:
        trial.fault("declaration", str(wrong))
        return False
    except Exception as wrong:
        trial.fault("declaration", f"no game can be made with it: {_told(wrong)}")
        return False
    try:
        same = pickle.loads(pickle.dumps(game)) == game
    except Exception as wrong:
        trial.fault("declaration", f"a game with it cannot be pickled: {_told(wrong)}")
    else:
        if not same:
            trial.fault("declaration", "a game with it is another one after pickle")
    return True


def _cited(plugin: Executive, trial: _Trial) -> None:
    """Whether every hook and every rule of a decision cites a clause in its docstring."""
    rules = [(name, plugin.hook(name)) for name in HOOKS]
    for kind in plugin.kinds:
        rules += [(kind.action.__name__, rule) for rule in (kind.check, kind.perform)]
    for name, rule in rules:
        if rule is None or getattr(rule, "__module__", "").startswith("executives.core"):
            continue
        if not CLAUSE.search(rule.__doc__ or ""):
            called = getattr(rule, "__qualname__", repr(rule))
            trial.fault("citations", f"{called} ({name}) names no clause, such as E2.BASE.26")


# -- playing --------------------------------------------------------------------------------------


def _tables(plugin: Executive, against: Iterable[str] | None = None) -> tuple[tuple[str, ...], ...]:
    """The executives of each game: all others of the edition in turn, then larger tables."""
    known = [one.id for one in edition_named(plugin.edition).executives if one.id != plugin.id]
    others = known if against is None else list(against)
    tables: list[tuple[str, ...]] = [(plugin.id, other) for other in others]
    for players in range(3, min(5, len(others) + 1) + 1):
        tables.append((*others[: players - 1][::-1], plugin.id))
    if plugin.solo and not plugin.solo_variant:
        tables.append((plugin.id,))
    return tuple(tables)


def _game(plugin: Executive, seats: tuple[str, ...]) -> Game:
    edition = edition_named(plugin.edition)
    built_in = {one.id: one for one in edition.executives}
    needs = dict.fromkeys(plugin.needs)
    for one in seats:
        needs.update(dict.fromkeys(built_in[one].needs if one in built_in else ()))
    plugins = () if built_in.get(plugin.id) == plugin else (plugin,)
    return Game(
        NAMES[: len(seats)],
        executives=seats,
        edition=plugin.edition,
        modules=tuple(needs),
        plugins=plugins,
    )


def _play(plugin: Executive, seats: tuple[str, ...], seed: int, trial: _Trial) -> None:
    """One random game; it ends early when it cannot go on."""
    try:
        game = _game(plugin, seats)
        mirror = checks.mirror_of(game)
        state = game.start(seed)
    except Exception as error:
        trial.fault("stability", _told(error), _where(seats, seed, 0))
        return
    trial.games += 1
    laws = checks.laws_of(game)
    trial.ask("notation", _where(seats, seed, 0), _check_notation, game)
    stream = Stream(seed, "conformance")
    number = 0
    while not game.is_over(state):
        where = _where(seats, seed, number)
        action = _next(game, state, stream, trial, where)
        if action is None:
            return
        _ask(game, mirror, laws, state, action, trial, where, dear=number % DEAR_EVERY == 0)
        try:
            state = game.apply(state, action)
        except Exception as error:
            trial.fault("stability", f"{_told(error)}, by {action}", where)
            return
        number += 1
        trial.decisions += 1
        if number > game.max_decisions:
            trial.fault("termination", f"no end within {number} decisions", where)
            return
    trial.ask(
        "conservation",
        _where(seats, seed, number),
        checks.check_conservation,
        game,
        state,
        laws=laws,
    )


def _where(seats: tuple[str, ...], seed: int, number: int) -> str:
    return f"game of {', '.join(seats)} with seed {seed}, after {number} decisions"


def _next(game: Game, state: Any, stream: Stream, trial: _Trial, where: str) -> Action | None:
    """A legal action, or None where there is none."""
    trial.ask("termination", where, checks.check_progress, game, state)
    try:
        legal = game.legal_actions(state)
    except Exception as error:
        trial.fault("stability", _told(error), where)
        return None
    sound = [action for action in legal if not game.check(state, action)]
    if len(sound) < len(legal):
        wrong = next(action for action in legal if action not in sound)
        trial.fault("enumeration", f"{wrong} is listed, and check refuses it", where)
    return sound[stream.below(len(sound))] if sound else None


def _ask(
    game: Game,
    mirror: Game,
    laws: GameLaws,
    state: Any,
    action: Action,
    trial: _Trial,
    where: str,
    *,
    dear: bool,
) -> None:
    """Ask every law about a state and the decision taken in it."""
    trial.ask("purity", where, checks.check_purity, game, state, action)
    trial.ask("conservation", where, checks.check_conservation, game, state, laws=laws)
    trial.ask("conservation", where, checks.check_ledger, game, state, action, laws=laws)
    trial.ask("order", where, checks.check_order, game, state, action, mirror=mirror)
    trial.ask("symmetry", where, checks.check_symmetry, game, state, action, laws=laws)
    if dear:
        trial.ask("enumeration", where, checks.check_enumeration, game, state, laws=laws)
        trial.ask("serialisation", where, checks.check_round_trips, game, state, laws=laws)
        trial.ask("visibility", where, checks.check_views, game, state)
        trial.ask("visibility", where, checks.check_secrets, game, state, laws=laws)
        trial.ask("visibility", where, checks.check_determinization, game, state, laws=laws)


def _check_notation(game: Game) -> None:
    """Every action of the game has a text that nobody else has, and is read back from it."""
    texts: dict[str, Action] = {}
    for action in game.universe.actions[0]:
        text = game.universe.text_of(action)
        if texts.setdefault(text, action) != action:
            raise Broken(5, f"{text!r} is the text of two actions")
        if game.universe.parse(f"p1 {text}", ()) != action:
            raise Broken(5, f"{text!r} is read as another action")
        if game.decode(game.encode(action), 0) != action:
            raise Broken(5, f"the code of {text!r} is that of another action")
