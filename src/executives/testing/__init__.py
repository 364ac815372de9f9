"""What users need to test bots, plugins and card sets: the laws of the engine as functions."""

from __future__ import annotations

from executives.testing.laws import Broken, LawRun, play_under_laws
from executives.testing.networks_laws import NETWORKS_LAWS

__all__ = ["NETWORKS_LAWS", "Broken", "LawRun", "play_under_laws"]
