"""What users need to test bots, plugins and card sets.

The laws of the engine are here as functions, for both games.  ``strategies``, ``GameMachine``
and ``register_profiles`` need the extra ``executives[testing]``; they and the laws of the games
are imported when first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from executives.testing.checks import (
    check_conservation,
    check_decision,
    check_determinization,
    check_digest,
    check_enumeration,
    check_events,
    check_ledger,
    check_order,
    check_progress,
    check_purity,
    check_refusal,
    check_round_trips,
    check_secrets,
    check_state,
    check_symmetry,
    check_views,
    laws_of,
    mirror_of,
)
from executives.testing.game_laws import GameLaws, Symmetry
from executives.testing.laws import Broken, LawRun, play_under_laws
from executives.testing.playthrough import Playthrough

if TYPE_CHECKING:
    from executives.testing import strategies
    from executives.testing.boardroom_laws import BOARDROOM_LAWS
    from executives.testing.conforming import conformance
    from executives.testing.machine import GameMachine
    from executives.testing.networks_laws import NETWORKS_LAWS
    from executives.testing.profiles import register_profiles

_GAMES = {
    "BOARDROOM_LAWS": "boardroom_laws",
    "NETWORKS_LAWS": "networks_laws",
    "conformance": "conforming",
}
_LAZY = {"GameMachine": "machine", "register_profiles": "profiles", "strategies": "strategies"}

__all__ = [
    "BOARDROOM_LAWS",
    "NETWORKS_LAWS",
    "Broken",
    "GameLaws",
    "GameMachine",
    "LawRun",
    "Playthrough",
    "Symmetry",
    "check_conservation",
    "check_decision",
    "check_determinization",
    "check_digest",
    "check_enumeration",
    "check_events",
    "check_ledger",
    "check_order",
    "check_progress",
    "check_purity",
    "check_refusal",
    "check_round_trips",
    "check_secrets",
    "check_state",
    "check_symmetry",
    "check_views",
    "conformance",
    "laws_of",
    "mirror_of",
    "play_under_laws",
    "register_profiles",
    "strategies",
]


def __getattr__(name: str) -> Any:
    """Import what needs a game, or Hypothesis, when it is first asked for."""
    if name in _GAMES:
        return getattr(import_module(f"{__name__}.{_GAMES[name]}"), name)
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module(f"{__name__}._extra")  # Says which extra is missing, if it is.
    module = import_module(f"{__name__}.{_LAZY[name]}")
    return module if name == "strategies" else getattr(module, name)
