"""HASTY TV, an executive with five faults on purpose."""

from __future__ import annotations

from executives_hasty.hasty import HASTY

__all__ = ["HASTY"]
