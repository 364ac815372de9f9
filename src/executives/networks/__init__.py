"""The Networks: Executives, a TV drafting game for 1 to 5 players."""

from __future__ import annotations

from executives.networks.actions import (
    AddOrReplace,
    Attach,
    ChooseExecutive,
    ChooseGenre,
    ChooseSide,
    ChooseTimeslot,
    Commit,
    Declare,
    EndTurn,
    KeepCard,
    LeaveEmpty,
    Pass,
    PassWith,
    Produce,
    ReturnStar,
    SignAd,
    SignStar,
    SpendRerun,
    StopAttaching,
    StopReturning,
    StopSigning,
    StopTurning,
    TakeNetworkCard,
    TurnUp,
    UseCard,
)
from executives.networks.board_tracks import BoardTrack
from executives.networks.documents.card_sets import card_set
from executives.networks.documents.dumping import dumps
from executives.networks.documents.positions import load
from executives.networks.documents.schemas import schema
from executives.networks.game import Game
from executives.networks.headers import RULES_VERSION, game_from_header, header_of
from executives.networks.modifiers import Executive, Hooks, Modifier, Option
from executives.networks.state import GameState
from executives.networks.variants import Variants
from executives.networks.view import View

__all__ = [
    "RULES_VERSION",
    "AddOrReplace",
    "Attach",
    "BoardTrack",
    "ChooseExecutive",
    "ChooseGenre",
    "ChooseSide",
    "ChooseTimeslot",
    "Commit",
    "Declare",
    "EndTurn",
    "Executive",
    "Game",
    "GameState",
    "Hooks",
    "KeepCard",
    "LeaveEmpty",
    "Modifier",
    "Option",
    "Pass",
    "PassWith",
    "Produce",
    "ReturnStar",
    "SignAd",
    "SignStar",
    "SpendRerun",
    "StopAttaching",
    "StopReturning",
    "StopSigning",
    "StopTurning",
    "TakeNetworkCard",
    "TurnUp",
    "UseCard",
    "Variants",
    "View",
    "card_set",
    "dumps",
    "game_from_header",
    "header_of",
    "load",
    "schema",
]
