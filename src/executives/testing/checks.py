"""The laws one by one, as functions that raise ``Broken`` where a law does not hold.

``play_under_laws`` checks all of them over a whole game; these take a game and one of its
states, so that they go into anybody's own tests.  ``laws`` is what only one kind of game can
know; for the games of this library it is found by itself.  None of these functions changes
anything, and the same arguments always give the same answer: ``seed`` picks the hidden cards that
are tried.
"""

from __future__ import annotations

from typing import Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.testing.game_laws import GameLaws
from executives.testing.kits import kit_of
from executives.testing.laws import Broken, _Player


def laws_of(game: Any) -> GameLaws:
    """What the laws need to know of a game; ConfigurationError if nobody has said."""
    kit = kit_of(game, "laws")
    if kit is None:
        name = type(game).__name__
        raise ConfigurationError(f"no laws are known for {name}: give them as laws=")
    return kit.LAWS  # type: ignore[no-any-return]


def _player(game: Any, laws: GameLaws | None, *, seed: int = 0, mirror: Any = None) -> _Player:
    return _Player(game, seed, laws_of(game) if laws is None else laws, mirror)


def mirror_of(game: Any) -> Any:
    """The same game with the ties of its hook tables reversed (for ``check_order``).

    ConfigurationError for a game without hook tables, in which there are no such ties.
    """
    if not _has_ties(game):
        raise ConfigurationError(f"{type(game).__name__} has no hook tables, so it has no mirror")
    make, (configuration,) = game.__reduce__()
    return make(configuration.replace(reverse_ties=True))


def _has_ties(game: Any) -> bool:
    return hasattr(game.configuration, "reverse_ties")


# -- laws about a state ---------------------------------------------------------------------------


def check_purity(game: Any, state: Any, action: Action | None = None) -> None:
    """Law 1: looking, checking and playing leave ``state`` as it is; ``apply`` equals ``step``.

    Without an ``action``, every legal one is tried.
    """
    before = hash(state)
    tried = game.legal_actions(state) if action is None else (action,)
    _unchanged(state, before, "legal_actions")
    # A copy, since what was found for the state itself is kept beside it.
    if game.legal_actions(state) != game.legal_actions(state.replace()):
        raise Broken(1, "legal_actions gives another answer the second time")
    _unchanged(state, before, "legal_actions")
    for seat in (*range(game.seats), None) if hasattr(game, "view") else ():
        game.view(state, seat)
        _unchanged(state, before, "view")
    for one in tried:
        refused = game.check(state, one)
        _unchanged(state, before, f"check of {one}")
        if refused:
            continue
        made = game.apply(state, one)
        _unchanged(state, before, f"apply of {one}")
        if game.step(state, one).state != made:
            raise Broken(1, f"apply and step disagree about {one}", (one,))
        _unchanged(state, before, f"step of {one}")


def _unchanged(state: Any, before: int, what: str) -> None:
    if hash(state) != before:
        raise Broken(1, f"{what} changed the state it was given")


def check_enumeration(game: Any, state: Any, *, laws: GameLaws | None = None) -> None:
    """Law 2: the legal actions are exactly those that ``check`` accepts, over all actions."""
    if not game.is_over(state):
        _player(game, laws).sweep(state, game.legal_actions(state))


def check_progress(game: Any, state: Any) -> None:
    """Law 3: before the end somebody can act, and ``to_act`` says who; after it nobody can."""
    legal = game.legal_actions(state)
    if bool(legal) == game.is_over(state):
        raise Broken(3, "nobody can act" if not legal else "actions are legal after the end")
    acting = tuple(sorted({action.seat for action in legal}))
    if acting != tuple(sorted(game.to_act(state))):
        raise Broken(3, f"to_act is {game.to_act(state)}, legal actions have {acting}")


def check_conservation(game: Any, state: Any, *, laws: GameLaws | None = None) -> None:
    """Law 4: every card and token is in exactly one place."""
    _player(game, laws).conservation(state)


def check_round_trips(game: Any, state: Any, *, laws: GameLaws | None = None) -> None:
    """Law 5: the state and its actions survive pickle, text and codes."""
    if not game.is_over(state):
        _player(game, laws).round_trips(state, game.legal_actions(state))


def check_secrets(game: Any, state: Any, *, laws: GameLaws | None = None, seed: int = 0) -> None:
    """Law 6: what a seat may not know changes nothing of what it can see."""
    if not game.is_over(state):
        _player(game, laws, seed=seed).non_interference(state, game.legal_actions(state))


def check_determinization(
    game: Any, state: Any, *, laws: GameLaws | None = None, seed: int = 0
) -> None:
    """Law 7: a determinized state has the view it was made from, for every seat."""
    _player(game, laws, seed=seed).determinization(state, game.legal_actions(state))


def check_views(game: Any, state: Any) -> None:
    """Views agree with the game about who acts and what is legal, for every seat."""
    for seat in (*range(game.seats), None):
        view = game.view(state, seat)
        legal = () if seat is None else game.legal_actions(state, seat)
        if view.legal_actions != legal:
            raise Broken(6, f"the view of {_named(seat)} has other legal actions than the game")
        if view.to_act != game.to_act(state):
            raise Broken(6, f"the view of {_named(seat)} has another to_act than the game")
    by_seat = [a for seat in range(game.seats) for a in game.legal_actions(state, seat)]
    if sorted(map(str, by_seat)) != sorted(map(str, game.legal_actions(state))):
        raise Broken(2, "the legal actions of the seats are not those of everybody")


def _named(seat: int | None) -> str:
    return "a spectator" if seat is None else f"p{seat + 1}"


def check_digest(game: Any, state: Any, *, laws: GameLaws | None = None) -> None:
    """Law 10, within this process: equal states have equal digests."""
    _player(game, laws).same_digest(state, ())


# -- laws about a decision ------------------------------------------------------------------------


def check_ledger(game: Any, state: Any, action: Action, *, laws: GameLaws | None = None) -> None:
    """Law 4: what a decision does to the counted wealth is the sum of its events."""
    known = laws_of(game) if laws is None else laws
    check_events(state, game.step(state, action), laws=known)


def check_events(state: Any, transition: Any, *, laws: GameLaws) -> None:
    """Law 4, for a transition from ``state`` that has been made already."""
    _Player(None, 0, laws, None).ledger(transition, laws.wealth(state))


def check_order(
    game: Any,
    state: Any,
    action: Action,
    *,
    mirror: Any = None,
    seed: int = 0,
) -> None:
    """Law 8: neither the order of tied modifiers matters nor that of simultaneous answers.

    ``mirror`` is ``mirror_of(game)``, which is dear to make: keep it for several checks.
    """
    if mirror is None and _has_ties(game):
        mirror = mirror_of(game)
    _Player(game, seed, None, mirror).order(state, action, game.apply(state, action))


def check_symmetry(
    game: Any, state: Any, action: Action, *, laws: GameLaws | None = None, seed: int = 0
) -> None:
    """Law 9: every symmetry of the game commutes with a decision that draws nothing."""
    _player(game, laws, seed=seed).symmetry(state, action, game.apply(state, action))


def check_refusal(game: Any, state: Any, action: Action) -> None:
    """An illegal action is refused by ``apply`` and ``step`` with the reasons of ``check``."""
    from executives.core.errors import IllegalAction

    before, reasons = hash(state), game.check(state, action)
    if not reasons:
        raise Broken(2, f"{action} is legal")
    if action in game.legal_actions(state):
        raise Broken(2, f"{action} is listed, check says the contrary")
    for play in (game.apply, game.step):
        try:
            play(state, action)
        except IllegalAction as refused:
            if refused.violations != reasons:
                raise Broken(2, f"the reasons against {action} are not those of check") from None
        else:
            raise Broken(2, f"{action} is played although check refuses it")
        _unchanged(state, before, f"the refusal of {action}")


# -- all at once -----------------------------------------------------------------------------------


def check_state(game: Any, state: Any, *, laws: GameLaws | None = None, seed: int = 0) -> None:
    """Every law that can be checked on one state; about 50 ms each for The Networks."""
    check_progress(game, state)
    check_purity(game, state)
    check_enumeration(game, state, laws=laws)
    check_conservation(game, state, laws=laws)
    check_round_trips(game, state, laws=laws)
    check_views(game, state)
    check_secrets(game, state, laws=laws, seed=seed)
    check_determinization(game, state, laws=laws, seed=seed)
    check_digest(game, state, laws=laws)


def check_decision(
    game: Any, state: Any, action: Action, *, laws: GameLaws | None = None, seed: int = 0
) -> None:
    """Every law that can be checked on one legal decision, but law 8."""
    check_purity(game, state, action)
    check_ledger(game, state, action, laws=laws)
    check_conservation(game, game.apply(state, action), laws=laws)
    check_symmetry(game, state, action, laws=laws, seed=seed)
