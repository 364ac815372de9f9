"""Faults in the first edition that no test had noticed when they were first planted.

They come from a second sample, one further clause of each section.  The tests had shown their
clauses for one case only; since then each has its test.
"""

from __future__ import annotations

from tools.plants_record import Plant

RULES = "tests/rules/test_e1"

UNNOTICED: tuple[Plant, ...] = (
    Plant(
        "immune-with-many-viewers-only",
        "case left out",
        "networks/immediates.py",
        "or is_immune(x, player):",
        "or (is_immune(x, player) and player.viewers > effect.amount):",
        f"{RULES}_network_cards_effects.py",
    ),
    Plant(
        "guest-star-after-an-attached-card",
        "limit of an action ignored",
        "networks/basics.py",
        "seat, timeslot, 1 << slot, False)  # type",
        "seat, timeslot, 1 << slot, True)  # type",
        f"{RULES}_guest_cards.py",
    ),
    Plant(
        "only-stars-are-ignored",
        "case left out",
        "networks/first_edition/executives/butcher.py",
        "    if not x.game.required[show][2]:",
        "    if not x.game.required[show][0]:",
        f"{RULES}_butcher.py",
    ),
    Plant(
        "marker-returns-once",
        "case left out",
        "networks/first_edition/executives/cable.py",
        '    change = "wooden marker on the turn-order disc"\n',
        "    if s.round > 1:\n"
        "        return s\n"
        '    change = "wooden marker on the turn-order disc"\n',
        f"{RULES}_cable.py",
    ),
    Plant(
        "surcharge-of-the-show-shared",
        "wrong number shared",
        "networks/first_edition/cards_shared_upkeep.py",
        "    upkeep = queries.visible_expenses(x, s, seat, show.show, True)\n",
        "    due = queries.upkeep_due_lines(x, s, seat, show.show, True)\n"
        "    upkeep = sum(line.amount for line in due)\n",
        f"{RULES}_network_cards_sharing.py",
    ),
)
