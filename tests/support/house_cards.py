"""A show with two ad slots, and a lineup with three ads, for the tests of the house cards."""

from __future__ import annotations

TWO_ADS = """
[[cards.show]]
id = "test-mall"
name = "Test Mall"
deck = "round_1"
genre = "reality"
cost = 0
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 0
slots = ["ad?", "ad?"]
"""

ADS = """
8pm = { show = "test-mall", row = 4, cards = ["fizz-cola", "wobbly-jelly"] }
10pm = { show = "mind-the-ladder", row = 4, cards = ["cheeky-friend", ""] }
[players.Ann.lineup.9pm]
show = "graveyard-shift"
row = 4
cards = ["", "wacky-doorbells"]
down = ["wacky-doorbells"]
"""
"""Ads of $2M, $1M and, upside down, $1M; a star at 10PM that is no ad."""
