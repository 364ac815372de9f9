"""The Executives, a trick-taking game of bribes, votes and hidden agendas for 3 to 5 players."""

from __future__ import annotations

from executives.boardroom.actions import (
    Abstain,
    AddToBid,
    BreakTie,
    CloseBid,
    Decline,
    KeepAgenda,
    Nominate,
    Pass,
    Place,
    PlaceBid,
    Play,
    Spend,
    TakeBribe,
)
from executives.boardroom.agendas import Agenda
from executives.boardroom.documents.dumping import dumps
from executives.boardroom.documents.positions import load
from executives.boardroom.documents.schemas import schema
from executives.boardroom.game import Game
from executives.boardroom.headers import RULES_VERSION, game_from_header, header_of
from executives.boardroom.state import CEO, GameState
from executives.boardroom.variants import Variants
from executives.boardroom.view import View

__all__ = [
    "CEO",
    "RULES_VERSION",
    "Abstain",
    "AddToBid",
    "Agenda",
    "BreakTie",
    "CloseBid",
    "Decline",
    "Game",
    "GameState",
    "KeepAgenda",
    "Nominate",
    "Pass",
    "Place",
    "PlaceBid",
    "Play",
    "Spend",
    "TakeBribe",
    "Variants",
    "View",
    "dumps",
    "game_from_header",
    "header_of",
    "load",
    "schema",
]
