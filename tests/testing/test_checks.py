"""The laws one by one: they hold in a sound game, and each finds what breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

from executives import networks, testing
from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.testing import Broken
from support import planted
from support.playing import line_of_play, three_seats
from support.toy import Toy

GAME = three_seats()
LINE = list(line_of_play(GAME, 3, limit=30))
MIRROR = testing.mirror_of(GAME)


class Changed:
    """A game of which some methods are replaced."""

    def __init__(self, game: Any, **methods: Any) -> None:
        self._game = game
        self.__dict__.update(methods)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def test_a_sound_game_passes_every_check() -> None:
    """No law is broken on the way, before or after a decision."""
    for state, action in LINE[::6]:
        testing.check_state(GAME, state)
        testing.check_decision(GAME, state, action)
        testing.check_order(GAME, state, action, mirror=MIRROR)


def test_the_end_of_a_game_passes_every_check() -> None:
    """Finished games have no decisions left, and the checks know it."""
    *_, (state, action) = line_of_play(GAME, 3)
    testing.check_state(GAME, GAME.apply(state, action))


def test_an_illegal_action_passes_the_check_of_refusals_only() -> None:
    """A legal one breaks it."""
    state, action = LINE[0]
    refused = next(a for a in map(GAME.decode, range(200), [1] * 200) if GAME.check(state, a))
    testing.check_refusal(GAME, state, refused)
    with pytest.raises(Broken, match="is legal"):
        testing.check_refusal(GAME, state, action)


def test_laws_of_an_unknown_game_have_to_be_given() -> None:
    """The toy game has no laws of its own, which is said; checks without laws serve it."""
    toy = Toy()
    with pytest.raises(ConfigurationError, match="no laws are known for Toy"):
        testing.check_conservation(toy, toy.start(0))
    testing.check_progress(toy, toy.start(0))
    testing.check_purity(toy, toy.start(0))


def without_first(state: Any, seat: int | None = None) -> Any:
    """All legal actions but one."""
    return GAME.legal_actions(state, seat)[1:]


def poorer(state: Any, action: Any) -> Any:
    """Play, and lose a star on the way."""
    after = GAME.apply(state, action)
    first = after.players[0].replace(stars=())
    return after.replace(players=(first, *after.players[1:]))


BREAKS: dict[str, tuple[str, Callable[[Any], None]]] = {
    "an action is not listed": (
        "law 2",
        lambda s: testing.check_enumeration(
            Changed(GAME, legal_actions=without_first), s, laws=testing.NETWORKS_LAWS
        ),
    ),
    "nobody can act": (
        "law 3",
        lambda s: testing.check_progress(Changed(GAME, legal_actions=lambda *_: ()), s),
    ),
    "another seat is asked": (
        "law 3",
        lambda s: testing.check_progress(Changed(GAME, to_act=lambda _: (2,)), s),
    ),
    "apply is not step": (
        "law 1",
        lambda s: testing.check_purity(Changed(GAME, apply=poorer), s, LINE[0][1]),
    ),
    "a card is nowhere": (
        "law 4",
        lambda s: testing.check_conservation(GAME, s.replace(supply=())),
    ),
    "a view hides a legal action": (
        "law 6",
        lambda s: testing.check_views(
            Changed(GAME, view=lambda *a: GAME.view(*a).replace(legal_actions=())), s
        ),
    ),
    "a view asks somebody else": (
        "law 6",
        lambda s: testing.check_views(
            Changed(GAME, view=lambda *a: GAME.view(*a).replace(to_act=(9,))), s
        ),
    ),
    "the mirror plays otherwise": (
        "law 8",
        lambda s: testing.check_order(
            GAME, s, LINE[0][1], mirror=Changed(GAME, apply=lambda *_: s)
        ),
    ),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_law_is_named(what: str) -> None:
    """Each check raises ``Broken`` with the number of its law."""
    law, check = BREAKS[what]
    with pytest.raises(Broken, match=law):
        check(LINE[0][0])


def test_an_enumeration_that_changes_breaks_purity() -> None:
    """What is kept beside a state does not hide that its rules answer otherwise each time."""
    calls = itertools.count()

    class Fickle(Toy):
        def _filtered(self, state: Any, frame: Any, actions: list[Action]) -> list[Action]:
            return actions[next(calls) % 2 :]

    with pytest.raises(Broken, match="another answer the second time"):
        testing.check_purity(Fickle(), Toy().start(0))


def test_cash_without_an_event_breaks_the_ledger() -> None:
    """The planted executive pays in secret when it passes for viewers."""
    game = planted.game_with(planted.PAYER)
    state = game.start(0)
    while game.to_act(state) != (0,):
        state = game.apply(state, game.legal_actions(state)[0])
    with pytest.raises(Broken, match="law 4"):
        testing.check_ledger(game, state, game.parse("Ann pass viewers", state))


def test_profiles_are_registered_under_their_names() -> None:
    """Three profiles without a deadline, of which one always draws the same."""
    names = testing.register_profiles(prefix="kit-")
    assert names == ("kit-dev", "kit-ci", "kit-nightly")
    dev, ci, nightly = (settings.get_profile(name) for name in names)
    assert dev.max_examples < ci.max_examples < nightly.max_examples
    assert [profile.deadline for profile in (dev, ci, nightly)] == [None] * 3
    # Said by each profile: on a CI service Hypothesis takes another default.
    assert [profile.derandomize for profile in (dev, ci, nightly)] == [False, True, False]


def test_the_package_exports_what_it_names() -> None:
    """Everything in ``__all__`` is there, the parts that need Hypothesis too."""
    assert all(getattr(testing, name) is not None for name in testing.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        testing.nothing  # noqa: B018
    assert networks.Game in (type(GAME),)
