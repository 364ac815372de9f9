"""The golden games: who plays which game, and how sensibly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives import Replay, boardroom, networks
from executives.core.streams import Stream

Style = Callable[[Any, tuple[Any, ...]], list[int]]
"""How likely each legal action of a state is picked, as whole numbers."""


def drafting(state: Any, legal: tuple[Any, ...]) -> list[int]:
    """A sensible player of The Networks: shows first, passing last."""
    return [_drafting_weight(action, legal) for action in legal]


WEIGHTS = {
    "Produce": 8,
    "Attach": 12,
    "SignStar": 3,
    "SignAd": 3,
    "TakeNetworkCard": 3,
    "UseCard": 4,
    "CashInAd": 1,
    "AddOrReplace": 1,
}
"""How much likelier a kind is than passing: a sensible player rather than a random one."""


def _drafting_weight(action: Any, legal: tuple[Any, ...]) -> int:
    name = type(action).__name__
    if name in ("Pass", "Drop", "EndTurn", "LeaveEmpty"):
        return 1 if len(legal) > 3 else 3
    return 3 * WEIGHTS.get(name, 2)


def trading(state: Any, legal: tuple[Any, ...]) -> list[int]:
    """A player of The Executives who bids small and often."""
    return _by_kind(legal, {"PlaceBid": 3, "Pass": 1, "Abstain": 1, "Spend": 4}, _is_small)


def hoarding(state: Any, legal: tuple[Any, ...]) -> list[int]:
    """A player who bids whenever possible and never plays a gift."""

    def fits(action: Any) -> bool:
        is_play = isinstance(action, boardroom.Play)
        return action.card in state.players[action.seat].hand if is_play else _is_small(action)

    return _by_kind(legal, {"PlaceBid": 30, "Pass": 1}, fits)


def loyal(state: Any, legal: tuple[Any, ...]) -> list[int]:
    """A player who spends tokens of the legacy CEO, or nothing."""

    def fits(action: Any) -> bool:
        if isinstance(action, boardroom.Spend):
            return action.origin == boardroom.CEO
        return _is_small(action)

    return _by_kind(legal, {"PlaceBid": 2, "Pass": 3, "Abstain": 6}, fits)


def _is_small(action: Any) -> bool:
    return not isinstance(action, boardroom.PlaceBid) or action.amount <= 3


SCALE = 27720
"""Can be divided by every number to 12; with more actions of a kind the rest is cut off."""


def _by_kind(
    legal: tuple[Any, ...], weights: dict[str, int], fits: Callable[[Any], bool]
) -> list[int]:
    """Weights that go to kinds, in which those actions share that fit, if there are any."""
    fitting: dict[type, list[Any]] = {}
    for action in legal:
        fitting.setdefault(type(action), [])
        if fits(action):
            fitting[type(action)].append(action)
    made = []
    for action in legal:
        chosen = fitting[type(action)]
        is_meant = action in chosen or not chosen
        number = len(chosen) or sum(type(other) is type(action) for other in legal)
        kind = weights.get(type(action).__name__, 3)
        made.append(kind * SCALE // number if is_meant else 0)
    return made


THREE = ("beeb", "butcher", "continuum")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def _first(*executives: str) -> networks.Game:
    """A game of the first edition, which begins with its pilot season."""
    return networks.Game(NAMES[: len(executives)], executives=executives, edition="first")


GAMES: dict[str, tuple[Any, int, Style]] = {
    "solo-choice": (networks.Game(("Ann",)), 11, drafting),
    "two-beeb-continuum": (
        networks.Game(("Ann", "Bo"), executives=("beeb", "continuum")),
        12,
        drafting,
    ),
    "three-executives": (networks.Game(("Ann", "Bo", "Cy"), executives=THREE), 13, drafting),
    "four-plain": (networks.Game(("Ann", "Bo", "Cy", "Di"), executives=()), 14, drafting),
    "five-plain": (networks.Game(("Ann", "Bo", "Cy", "Di", "Ed"), executives=()), 15, drafting),
    "three-variants": (
        networks.Game(
            ("Ann", "Bo", "Cy"),
            executives=("continuum", "beeb", "butcher"),
            variants=networks.Variants(stall_guard=2, beeb_pass_ends_turn=True),
        ),
        16,
        drafting,
    ),
    "solo-moguls": (
        networks.Game(("Ann",), executives=("butcher",), modules=("moguls",)),
        46,
        drafting,
    ),
    "three-moguls": (
        networks.Game(
            ("Ann", "Bo", "Cy"),
            executives=("butcher", "continuum", "beeb"),
            modules=("moguls",),
        ),
        31,
        drafting,
    ),
    "four-telly-time": (
        networks.Game(
            NAMES[:4],
            executives=("flix", "generic", "cable", "cheapo"),
            modules=("telly_time",),
        ),
        21,
        drafting,
    ),
    "four-specialist": (
        networks.Game(
            NAMES[:4],
            executives=("starryeye", "procrastinator", "specialist", "rich"),
            modules=("moguls",),
        ),
        14,
        drafting,
    ),
    "three-underground-gorilla": (
        networks.Game(NAMES[:3], executives=("underground", "gorilla", "continuum")),
        23,
        drafting,
    ),
    "five-dealt": (
        networks.Game(NAMES, modules=("moguls", "telly_time")),
        24,
        drafting,
    ),
    "solo-telly-time": (
        networks.Game(NAMES[:1], executives=("generic",), modules=("moguls", "telly_time")),
        25,
        drafting,
    ),
    "first-solo": (networks.Game(NAMES[:1], edition="first"), 31, drafting),
    "first-two": (_first("beeb", "telethon"), 32, drafting),
    "first-three": (_first("butcher", "starmaker", "continuum"), 33, drafting),
    "first-four": (_first("cable", "cheapo", "gorilla", "rich"), 34, drafting),
    "first-five": (
        _first("flix", "generic", "procrastinator", "specialist", "underground"),
        35,
        drafting,
    ),
    "boardroom-three": (boardroom.Game(NAMES[:3]), 3, trading),
    "boardroom-four": (boardroom.Game(NAMES[:4]), 83, loyal),
    "boardroom-five": (boardroom.Game(NAMES), 0, hoarding),
    "boardroom-variants": (
        boardroom.Game(
            NAMES[:4],
            variants=boardroom.Variants(
                agendas="keep_one_of_two",
                first_coo="vote",
                mixed_bids=True,
                taker_may_decline=True,
                unsold_bribe="to_hand",
                gifts_consumed=False,
                secret_votes=True,
                vote_tie="coo",
            ),
        ),
        0,
        trading,
    ),
}
"""Twenty-two games.

The Networks, second edition: every number of players, every built-in executive, every combination
of modules, variants, executives dealt, solo.  First edition: one to five players with their pilot
seasons, every executive.  The
Executives: three players who share the title, four with the Foreign Investor at the end, five
who leave no card to turn up for trump, and variants with decisions of their own.
"""

WITH_PLAYTHROUGH = ("solo-choice", "three-executives", "boardroom-three")

DEMO = (GAMES["three-executives"][0], 7, drafting)


def played(game: Any, seed: int, style: Style) -> Replay:
    """A whole game of players with one style."""
    stream = Stream(seed, "golden")
    state = game.start(seed)
    actions = []
    while not game.is_over(state):
        legal = game.legal_actions(state)
        weights = style(state, legal)
        pick = stream.below(sum(weights))
        index = 0
        while pick >= weights[index]:
            pick -= weights[index]
            index += 1
        actions.append(legal[index])
        state = game.apply(state, legal[index])
    return Replay(game, seed).extended(*actions)
