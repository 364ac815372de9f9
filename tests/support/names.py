"""The names that the tests use: players, genres and timeslots."""

from __future__ import annotations

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
GENRES = ("action", "drama", "reality", "sci-fi", "sitcom", "sports")
TELLY_GENRES = ("kids", "chat", "quiz")
TIMESLOTS = ("8pm", "9pm", "10pm")
