"""The numbers of the rules."""

from __future__ import annotations

OWN_TOKENS = 8
"""Influence of a player at the start (TX.SETUP.02)."""
CEO_TOKENS = 10
"""Influence of the legacy CEO (TX.SETUP.03): one for each trick of the game."""
VOTES_AT_START = 1
"""The permanent vote marker (TX.SETUP.04)."""
TRICK_TURNS = 4
"""Turns with tricks, as many as the number of the turn (TX.SETUP.10)."""
FILLED = 3
"""Influence in a filled relationship (TX.BRIBE.20)."""
VOTE_ROUNDS = 4
"""Rounds of the final voting (TX.VOTE.02)."""
MOST_VOTES = 1 + 2 * VOTE_ROUNDS
MOST_CEO_VOTES = 2 * (VOTE_ROUNDS + CEO_TOKENS)
"""Markers of a player, and of the legacy CEO: positions may give as many as a whole voting does
before it begins, and then all of them can be won again."""
POINTS_PER_GIFT = 1
POINTS_PER_VOTE = 2
POINTS_PER_RELATIONSHIP = 3
POINTS_FOR_AGENDA = 4
"""Points at the end (TX.SCORE.05 to .08)."""
FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
"""Forty cards are enough for five (TX.SETUP.08)."""
