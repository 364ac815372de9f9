"""Scenes about the two executives that are in the first edition's mini-expansion."""

from __future__ import annotations

from support.editions import Scene, Side
from support.editions_a_to_f import LAST

ENDING = 'turn = "Bo"\npassed = ["Cy", "Ann"]\n'
"""Of round 1; in round 2 the order is Cy, Ann, Bo in both editions, until Ann chooses."""

GORILLA = (
    Scene(
        name="gorilla-first",
        about="GORILLA",
        situation="GORILLA, second of three, chooses to begin. Whose are the next four turns?",
        seats=("gorilla",),
        order=("Bo", "Cy", "Ann"),
        position=ENDING,
        observed=("turns",),
        second=Side(
            (
                "Bo pass cash",
                "Ann begin-with extra-turn",
                *("Ann take sponsor-deal-a", "Cy take sponsor-deal-b", "Ann take syndication-a"),
            ),
            ("E2.GORILLA.05", "E2.GORILLA.06"),
            "one turn more before the others, then the usual order",
            'decks.network.next = ["sponsor-deal-a", "sponsor-deal-b", "syndication-a"]',
        ),
        first=Side(
            (
                "Bo drop cash",
                "Ann go first",
                *("Ann take sponsor-deal-a", "Cy take sponsor-deal-b", "Bo take syndication-a"),
            ),
            ("E1.GORILLA.02", "E1.GORILLA.06"),
            "the first place in the order of the season",
            'decks.network.next = ["sponsor-deal-a", "sponsor-deal-b", "syndication-a"]',
        ),
    ),
    Scene(
        name="gorilla-first-leaves",
        about="GORILLA",
        situation="Having chosen to begin, it leaves as the first. What does it get?",
        seats=("gorilla",),
        order=("Bo", "Cy", "Ann"),
        position=ENDING,
        observed=("rewards",),
        second=Side(
            ("Bo pass cash", "Ann begin-with extra-turn"), ("E2.GORILLA.10",), "no pass bonus"
        ),
        first=Side(
            ("Bo drop cash", "Ann go first"), ("E1.GORILLA.04", "E1.GORILLA.05"), "no reward"
        ),
        same=True,
    ),
    Scene(
        name="gorilla-cash",
        about="GORILLA",
        situation="Of three players GORILLA, with $10M, chooses the cash instead.",
        seats=("gorilla",),
        order=("Bo", "Cy", "Ann"),
        position=ENDING,
        observed=("cash",),
        second=Side(
            ("Bo pass cash", "Ann begin-with extra-cash"),
            ("E2.GORILLA.08",),
            "$2M for each opponent",
        ),
        first=Side(
            ("Bo drop cash", "Ann go last"), ("E1.GORILLA.03",), "$1M for each player, itself too"
        ),
    ),
    Scene(
        name="gorilla-solo",
        about="GORILLA",
        situation="The same in a solo game, with $10M and $5M for leaving round 1.",
        seats=("gorilla",),
        players=1,
        order=("Ann",),
        position='turn = "Ann"',
        observed=("cash",),
        second=Side(
            ("Ann pass cash", "Ann begin-with extra-cash"), ("E2.GORILLA.16",), "$2M in total"
        ),
        first=Side(("Ann drop cash", "Ann go last"), ("E1.GORILLA.03",), "$1M for one player"),
    ),
)

MACHINE = """turn = "Cy"
players.Ann.memory = { marker = 0 }
players.Ann.cash = 20
"""

CONTINUUM = (
    Scene(
        name="continuum-first-turn",
        about="CONTINUUM / TIME TRAVELLER",
        situation="In its first turn of a round, with $20M, it uses the time machine.",
        seats=("continuum",),
        position=MACHINE,
        observed=("cash",),
        second=Side(
            ("Cy sign-ad cheap-ad-1", "Ann use-time-machine"),
            ("E2.CONTINUUM.02",),
            "the turn's start moves the marker from infinity to $5M",
        ),
        first=Side(
            ("Cy sign-ad cheap-ad-1", "Ann use-time-machine"),
            ("E1.CONTINUUM.07",),
            "the marker begins on $5M",
        ),
        same=True,
    ),
    Scene(
        name="continuum-third-turn",
        about="CONTINUUM / TIME TRAVELLER",
        situation="It waits for two turns, takes an ad of $1M in each, and uses it in the third.",
        seats=("continuum",),
        position=MACHINE + 'passed = ["Bo"]',
        observed=("cash",),
        second=Side(
            (
                *("Cy sign-ad cheap-ad-1", "Ann sign-ad cheap-ad-2; end-turn"),
                *("Cy sign-ad cheap-ad-3", "Ann sign-ad cheap-ad-4; end-turn"),
                *("Cy sign-ad cheap-ad-5", "Ann use-time-machine"),
            ),
            ("E2.CONTINUUM.02",),
            "it moves at each turn's start: $5M, $4M, $3M",
        ),
        first=Side(
            (
                *("Cy sign-ad cheap-ad-1", "Ann sign-ad cheap-ad-2; end-turn"),
                *("Cy sign-ad cheap-ad-3", "Ann sign-ad cheap-ad-4; end-turn"),
                *("Cy sign-ad cheap-ad-5", "Ann use-time-machine"),
            ),
            ("E1.CONTINUUM.09",),
            "it moves at each turn's end: $5M, $4M, $3M",
        ),
        same=True,
    ),
    Scene(
        name="continuum-again",
        about="CONTINUUM / TIME TRAVELLER",
        situation="The machine was used in the turn before. May it be used again?",
        seats=("continuum",),
        position=MACHINE + 'passed = ["Bo"]',
        observed=("the machine",),
        second=Side(
            (
                *("Cy sign-ad cheap-ad-1", "Ann use-time-machine"),
                *("Ann sign-ad cheap-ad-2; sign-ad cheap-ad-3", "Cy sign-ad cheap-ad-4"),
            ),
            ("E2.CONTINUUM.07", "E2.CONTINUUM.02"),
            "after a use the marker starts again from infinity",
        ),
        first=Side(
            (
                *("Cy sign-ad cheap-ad-1", "Ann use-time-machine"),
                *("Ann sign-ad cheap-ad-2; sign-ad cheap-ad-3", "Cy sign-ad cheap-ad-4"),
            ),
            ("E1.CONTINUUM.03",),
            "once in a season",
        ),
    ),
    Scene(
        name="continuum-scoring",
        about="CONTINUUM / TIME TRAVELLER",
        situation="Unused all round; Soap, made this round in a wrong timeslot, is scored.",
        seats=("continuum",),
        position=LAST + 'players.Ann.memory = { marker = 1 }\ndisplay.shows = ["soap"]',
        observed=("viewers",),
        second=Side(
            ("Ann produce soap 8pm; end-turn", "Ann pass cash"),
            ("E2.BASE.51",),
            "row 3; the machine does nothing at scoring",
        ),
        first=Side(
            ("Ann produce soap 8pm; end-turn", "Ann drop cash", "Ann count-timely 8pm"),
            ("E1.CONTINUUM.04",),
            "used for nothing, the higher number counts",
        ),
    ),
    Scene(
        name="continuum-cards",
        about="CONTINUUM / TIME TRAVELLER",
        situation="A card of the machine is on display when a round ends. Where is it then?",
        seats=("continuum",),
        position=LAST,
        observed=("machine cards",),
        second=Side(
            ("Ann pass cash",),
            ("E2.BASE.21",),
            "anomalies return to the supply",
            'display.stars = ["anomaly-a"]',
        ),
        first=Side(
            ("Ann drop cash",),
            ("E1.BASE.17",),
            "dimension cards go under the star deck",
            'display.stars = ["dimension-card-a"]',
        ),
    ),
    Scene(
        name="continuum-leave",
        about="CONTINUUM / TIME TRAVELLER",
        situation="After its action it uses the machine. May the second action be to leave?",
        seats=("continuum",),
        position=MACHINE,
        observed=("rewards",),
        second=Side(
            ("Cy sign-ad cheap-ad-1", "Ann sign-ad cheap-ad-2; use-time-machine"),
            ("E2.BASE.25",),
            "a pass is no action",
        ),
        first=Side(
            ("Cy sign-ad cheap-ad-1", "Ann sign-ad cheap-ad-2; use-time-machine"),
            ("E1.BASE.22",),
            "Drop & Budget is an action",
        ),
    ),
)

SCENES = (*CONTINUUM, *GORILLA)
