"""Broken clauses of the first edition: those of the game, its cards and moguls.

The sample is drawn like that of ``plants_second``, of each section the first ones of
``Stream(6, SECTION).shuffled(clauses)`` without those in ``PASSED_OVER``.
"""

from __future__ import annotations

from tools.plants_first_executives import EXECUTIVES
from tools.plants_record import Plant, broken

PASSED_OVER = {
    "E1.BASE.05": "numbers of a board",
    "E1.GENRE.03": "numbers of cards",
    "E1.GENRE.01": "numbers of cards",
    "E1.FLIX.02": "the token is a reminder, without effect",
    "E1.CONTINUUM.01": "where the executive comes from",
}
"""Clauses of the sample with nothing to break in one place of the code, and why."""

COMMON: tuple[Plant, ...] = (
    # -- base --------------------------------------------------------------------------------------
    broken(
        "E1.BASE.64",
        "dearest-pilot-forced",
        "first_edition/pilots.py",
        "(min(hand.cards, key",
        "(max(hand.cards, key",
        "pilot",
    ),
    broken(
        "E1.BASE.24",
        "turn-may-end-undropped",
        "first_edition/phases.py",
        "base_turn=(EXTRA_ACTION | grants.DUE,)",
        "base_turn=(EXTRA_ACTION,)",
        "base_seasons",
    ),
    broken(
        "E1.BASE.41",
        "drop-for-the-other-reward",
        "first_edition/drops.py",
        "leave_round(x, s, f, action.bonus, grants.DROP)",
        'leave_round(x, s, f, "cash" if action.bonus == "viewers" else action.bonus, grants.DROP)',
        "base_actions",
    ),
    broken(
        "E1.BASE.46",
        "stars-cost-no-upkeep",
        "queries/money.py",
        "                net -= expenses[card]\n",
        "                net -= 0\n",
        "base_scoring",
    ),
    broken(
        "E1.BASE.38",
        "taken-slots-not-offered",
        "basics.py",
        (
            '            if slot != "ad" and not (present and is_ad[present]):\n'
            "                legal +="
        ),
        ('            if slot != "ad" and not present:\n                legal +='),
        "base_actions",
    ),
    # -- setup -------------------------------------------------------------------------------------
    broken(
        "E1.SETUP.37",
        "a-pilot-short",
        "first_edition/pilots.py",
        'number = numbers["dealt"] if',
        'number = numbers["dealt"] - 1 if',
        "setup",
    ),
    broken(
        "E1.SETUP.14",
        "first-board-of-the-two",
        "setup.py",
        "hand.boards[hand.chosen])",
        "hand.boards[0])",
        "setup",
    ),
    broken(
        "E1.SETUP.26",
        "a-viewer-at-the-start",
        "setup.py",
        'empty = Player("", active, 0, 0, lineup',
        'empty = Player("", active, 0, 1, lineup',
        "setup",
    ),
    broken(
        "E1.SETUP.17",
        "no-network-cards-dealt",
        "rounds.py",
        "    for row in Row:\n        deck = show_deck",
        "    for row in (Row.SHOWS, Row.STARS, Row.ADS):\n        deck = show_deck",
        "base_start",
    ),
    # -- pilot -------------------------------------------------------------------------------------
    broken(
        "E1.PILOT.08",
        "star-for-an-ad",
        "first_edition/pilots.py",
        "if action.what == STAR else DeckId.AD",
        "if action.what == AD else DeckId.AD",
        "pilot",
    ),
    broken(
        "E1.PILOT.07",
        "rewards-in-printed-order",
        "first_edition/pilots.py",
        "for kind in f.left for what in",
        "for kind in f.left[:1] for what in",
        "pilot",
    ),
    # -- genre -------------------------------------------------------------------------------------
    broken(
        "E1.GENRE.04",
        "all-genres-for-everybody",
        "registry.py",
        "if not card.players or players in card.players]",
        "if players]",
        "genre_bonus",
    ),
    # -- genrebonus --------------------------------------------------------------------------------
    broken(
        "E1.GENREBONUS.09",
        "mogul-with-the-first-small-bonus",
        "first_edition/mogul_display.py",
        "len(smaller) > 1",
        "len(smaller) > 0",
        "genre_bonus",
    ),
    # -- mogul -------------------------------------------------------------------------------------
    broken(
        "E1.MOGUL.36",
        "show-upkeep-not-waived",
        "first_edition/moguls_income.py",
        "        due = queries.upkeep_due_lines(x, s, seat, show.show, True)\n",
        "        due: Lines = ()\n",
        "moguls_income",
    ),
    broken(
        "E1.MOGUL.44",
        "joined-show-in-reruns-too",
        "atoms/lineup.py",
        "        reruns = ()\n        if x.log",
        "        if x.log",
        "crossover",
    ),
    broken(
        "E1.MOGUL.06",
        "moguls-counted-as-network-cards",
        "counts.py",
        "return len(player.network)\n",
        "return len(player.network + player.moguls)\n",
        "moguls",
    ),
    broken(
        "E1.MOGUL.32",
        "reserved-shows-in-reach",
        "first_edition/moguls_writers.py",
        "    yield from (one.show for one in player.shelf.reserved)\n",
        "",
        "moguls_writers",
    ),
    # -- solo --------------------------------------------------------------------------------------
    broken(
        "E1.SOLO.08",
        "rightmost-mogul-discarded",
        "first_edition/mogul_display.py",
        "moguls[:1]",
        "moguls[-1:]",
        "solo",
    ),
    # -- cards -------------------------------------------------------------------------------------
    broken(
        "E1.CARDS.27",
        "cashed-mogul-stays-up",
        "first_edition/moguls_gained.py",
        ('s = atoms.turn_face_down(x, x.close(s, f), f.seat, f.mogul, "E1.MOGUL.13")\n    lines'),
        "s = x.close(s, f)\n    lines",
        "moguls_final",
    ),
    broken(
        "E1.CARDS.06",
        "more-actions-at-any-time",
        "uses.py",
        'if effect.kind == "more-actions" and not before_action(x, s, f):',
        'if effect.kind == "more-actions" and f.passed:',
        "network_cards",
    ),
    broken(
        "E1.CARDS.24",
        "star-upkeep-not-waived",
        "first_edition/moguls_income.py",
        "for slot, attached in enumerate(show.cards):",
        "for slot, attached in enumerate(show.cards[:0]):",
        "moguls_income",
    ),
)

FIRST = COMMON + EXECUTIVES
