"""Which decisions of other seats may be read, and which show only that somebody decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.actions import Action, parameters
from executives.core.events import visible_events
from executives.core.explanations import words
from executives.core.visibility import view_class


class Moment:
    """A decision with the states before and after it and its events, as observers look at it."""

    def __init__(self, before: Any, action: Action, transition: Any) -> None:
        self.before = before
        self.action = action
        self.after = transition.state
        self.events = transition.events
        frame = before.pending[-1]
        self._holds_secrets = view_class(type(frame)) is not type(frame)
        self._asks_several = not hasattr(frame, "seat")
        self._named = frozenset(words(action))

    def is_told(self, observer: int | None, views: tuple[Any, Any]) -> bool:
        """Whether ``observer`` (None: a spectator) may read the decision.

        ``views`` are those of the observer before and after it.  What all decide at the same time
        is never told: the events tell it when it is revealed.  Else nothing may be named that the
        observer could not see in the events or in the views.
        """
        if observer == self.action.seat:
            return True
        if self._holds_secrets and self._asks_several:
            return False
        if self._holds_secrets and not self._named and parameters(self.action):
            return False  # A number may stand for one of the secret things.
        unseen = set(self._named)
        for seen in self._sights(observer, views):
            if not unseen:
                break
            unseen.difference_update(seen)
        # What is left is a plain word, or the name of something hidden.
        return not unseen or unseen.isdisjoint({*words(self.before), *words(self.after)})

    def _sights(self, observer: int | None, views: tuple[Any, Any]) -> Iterator[Iterable[str]]:
        """The words that the observer sees, those first that are quickly found."""
        yield words(visible_events(self.events, observer))
        yield _words(views[1])
        if not self._holds_secrets:
            yield _words(views[0])


def _words(view: Any) -> Iterator[str]:
    """The words of a view, but for the actions that it offers."""
    return words(view.replace(legal_actions=()))
