"""NIGHT OWL, an executive for the second edition of The Networks: Executives."""

from __future__ import annotations

from executives_night_owl.night_owl import NIGHT_OWL

__all__ = ["NIGHT_OWL"]
