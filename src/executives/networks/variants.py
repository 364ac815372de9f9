"""Rulings that may be read otherwise, as switches."""

from __future__ import annotations

from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.core.variants import switch


@record
class Variants(Record):
    """One field per ruling with alternatives; the default is as ruled.

    ``stall_guard``: turns in a row without an action after which a player must pass
    (E2.BASE.29).
    ``limit_takes_network_bonus``: who may gain no further mogul has the network-card bonus
    under the token (E2.TRACKS.11); False: has nothing.
    ``beeb_pass_ends_turn``: a pass by bonus action ends the turn at once (E2.BEEB.20); False:
    the action of the space may follow.
    ``cable_solo_last``: the only player of a solo game counts as passing last for what an
    executive makes of it (E2.SOLO.08).
    ``rich_scores_game_end``: game-end network cards score for RICH as for others (E1.RICH.07).
    ``gorilla_chooses_in_season_1``: GORILLA chooses its place in season 1 too (E1.GORILLA.02).
    ``gorilla_plays_solo``: GORILLA may be the executive of a solo game (E1.SOLO.01).
    """

    stall_guard: int = switch("E2.BASE.29", 5)
    limit_takes_network_bonus: bool = switch("E2.TRACKS.11", True)
    beeb_pass_ends_turn: bool = switch("E2.BEEB.20", False)
    cable_solo_last: bool = switch("E2.SOLO.08", False)
    rich_scores_game_end: bool = switch("E1.RICH.07", False)
    gorilla_chooses_in_season_1: bool = switch("E1.GORILLA.02", True)
    gorilla_plays_solo: bool = switch("E1.SOLO.01", True)

    def check(self) -> None:
        """Refuse values that would let a round go on for ever."""
        if type(self.stall_guard) is not int or not 1 <= self.stall_guard <= 50:
            raise ConfigurationError(
                f"stall_guard is a number of turns from 1 to 50, not {self.stall_guard!r}",
                key="variants",
            )
