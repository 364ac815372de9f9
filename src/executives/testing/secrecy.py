"""Laws 6 and 7: what a seat may not know changes nothing of what it can see.

Two states that look the same to an observer (a seat, or None for a spectator) are compared
channel by channel: whatever can be read off one has to read the same off the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from executives.core.actions import Action
from executives.core.errors import ExecutivesError
from executives.core.events import visible_events
from executives.core.game import Transition
from executives.core.streams import Stream
from executives.core.tally import Tally

PART = 5
"""The part of the universe that is swept for a seat that is not asked: one in so many."""

MISSPELLED = 20
"""Of so many actions asked about, one is misspelled: hints are dear."""

SAMPLE = 6
"""Illegal actions per look and seat whose errors and explanations are compared."""

STEPS = 3
"""About so many own actions per look and seat whose steps are compared; of others' actions one."""

Difference = tuple[str, Any, Any]
"""The channel, and what it says of the one state and of the other."""


def observers(game: Any) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(game.seats), None)


def name_of(seat: int | None) -> str:
    """The observer in a message."""
    return "a spectator" if seat is None else f"p{seat + 1}"


# -- what a game leaves out -----------------------------------------------------------------------


def plain_board(game: Any, view: Any) -> str:
    """A view as text, for games that do not print it otherwise."""
    return str(view)


def no_tallies(game: Any, state: Any) -> tuple[Tally, ...]:
    """For games that count nothing before the end."""
    return ()


def shows_nothing(game: Any, event: Any) -> None:
    """For games in which nothing hidden comes to light."""


# -- channels of a state --------------------------------------------------------------------------

Channels = Iterator[tuple[str, Any]]


def channels(game: Any, laws: Any, state: Any, seat: int | None) -> Channels:
    """What an observer can read off a state, one channel after the other."""
    view = game.view(state, seat)
    yield "the legal actions", view.legal_actions
    legal = () if seat is None else game.legal_actions(state, seat)
    # Codes are asked for right after their state was looked at, in case the game remembers it.
    codes = tuple(game.encode(action) for action in legal)
    yield "the legal actions", legal
    yield "the codes of the legal actions", codes
    yield "the meaning of codes", (game.actions, game.codec_digest)
    yield "the seats to act", game.to_act(state)
    yield "the view", view
    yield "the text of the view", (repr(view), str(view), hash(view))
    yield "the text of a part of the view", tuple(_part_texts(view))
    yield "the board", laws.board(game, view)
    yield "the result", outcome(game.result, state)
    tallies = laws.tallies(game, state)
    yield "the tallies", (tallies, tuple(map(str, tallies)))


def action_channels(game: Any, state: Any, action: Action, *, misspelled: bool) -> Channels:
    """What the acting seat can read off a state by asking for one action."""
    reasons, code = game.check(state, action), game.encode(action)
    yield f"the code of {action}", code
    yield f"the reasons against {action}", (reasons, tuple(map(str, reasons)))
    for ask in (game.apply, game.step) if reasons else ():
        yield f"the error for {action}", outcome(ask, state, action)
    yield f"the explanation of {action}", outcome(game.explain, state, action)
    if misspelled:
        # The hints are taken from the legal actions.
        yield f"the hint for {action}-", outcome(game.parse, f"{action}-", state)


def outcome(ask: Callable[..., Any], *arguments: Any) -> Any:
    """What a call returns, with its text, or the error it raises, with everything in it."""
    try:
        answer = ask(*arguments)
    except ExecutivesError as error:
        return type(error), str(error), getattr(error, "violations", ())
    return answer, str(answer)


def _part_texts(view: Any) -> Iterator[str]:
    """The texts of the parts of a view; the representations are in that of the view."""
    for field in type(view).__attrs_attrs__:
        value = getattr(view, field.name)
        yield from map(str, value if isinstance(value, tuple) else (value,))


def first_difference(one: Channels, other: Channels) -> Difference | None:
    """The first channel that tells two states apart; both are read in turns."""
    for (name, first), (_, second) in zip(one, other, strict=True):
        if first != second:
            return name, first, second
    return None


# -- channels of a step ---------------------------------------------------------------------------


def step_difference(
    game: Any,
    face_down: Callable[[Any, Any], Any] | None,
    transitions: tuple[Transition, Transition],
    seat: int | None,
    *,
    covers: bool = False,
) -> Difference | None:
    """What tells an observer two steps apart that began alike.

    If the views after them are equal, all visible events have to be.  Otherwise they have to be
    equal up to the first that brings something hidden to light, and that one has to be equal
    ``face_down``; None leaves this out, for steps that draw.  A step that ``covers`` again what
    it brought to light may leave equal views, which have no memory.
    """
    first, second = transitions
    seen = [visible_events(transition.events, seat) for transition in transitions]
    after = [game.view(transition.state, seat) for transition in transitions]
    place = _parting(seen[0], seen[1])
    pair = [events[place] if place < len(events) else None for events in seen]
    if covers or after[0] != after[1]:
        if face_down is None:
            return None
        before = [event and face_down(game, event) for event in pair]
        if before[0] is not None and before[0] == before[1]:
            return None
    if first.derived != second.derived:
        return "the forced decisions", first.derived, second.derived
    if not _same(*pair):
        return "the events", pair[0], pair[1]
    return None if after[0] == after[1] else ("the view after equal events", after[0], after[1])


def _parting(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """The index of the first events that differ; beyond the end if there are none."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, pair in pairs if not _same(*pair)), min(len(one), len(other)))


def _same(one: Any, other: Any) -> bool:
    return bool(one == other and str(one) == str(other))


# -- what to look at ------------------------------------------------------------------------------


def swept(game: Any, stream: Stream, state: Any, seat: int) -> tuple[Action, ...]:
    """The actions of a seat of which all reasons are compared: its universe.

    While the decision is not that seat's, all get the same reasons, and each look takes a part.
    """
    actions: tuple[Action, ...] = game.universe.actions[seat]
    return actions if seat in game.to_act(state) else actions[stream.below(PART) :: PART]


def asked_about(
    game: Any, stream: Stream, fitting: list[int], own: list[Action], seat: int
) -> list[Action]:
    """Actions of a seat to ask about: legal ones, some that ``fitting`` codes mean, one of all.

    While the decision is not that seat's, every action is refused alike, so one is enough.
    """
    number = (SAMPLE if own else 1) if fitting else 0
    some = [fitting[stream.below(len(fitting))] for _ in range(number)]
    return [*own, *(game.decode(code, seat) for code in (*some, stream.below(game.actions)))]


def own_sample(legal: tuple[Action, ...], seat: int | None) -> list[Action]:
    """Some of the legal actions of an observer."""
    own = [action for action in legal if action.seat == seat]
    return own[:: max(1, len(own) // STEPS)]


def others_sample(
    game: Any, other: Any, legal: tuple[Action, ...], seat: int | None, stream: Stream
) -> list[Action]:
    """A legal action of somebody else that is legal in the other state as well, if one is.

    What is possible in one state only cannot be compared.
    """
    rest = [action for action in legal if action.seat != seat]
    start = stream.below(len(rest)) if rest else 0
    possible = (
        action for action in (*rest[start:], *rest[:start]) if not game.check(other, action)
    )
    found = next(possible, None)
    return [] if found is None else [found]


def shortened(difference: Difference, limit: int = 120) -> str:
    """A difference as text, of both sides the part from where they differ."""
    name, one, other = difference
    texts = [value if isinstance(value, str) else repr(value) for value in (one, other)]
    parting = next((i for i, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), 0)
    start = max(0, parting - limit // 2)
    parts = [text[start : start + limit] for text in texts]
    return f"{name}: {parts[0]!r} or {parts[1]!r}"
