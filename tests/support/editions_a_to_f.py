"""Scenes about executives that are in both editions, BEEB to FLIX.

Soap is a sitcom made for 9PM, Farce one for 8PM: 8, 6, 5, 3 viewers by row, 4 at first in a wrong
timeslot of the first edition, 2 in reruns.  Rally and Derby are sports with $2M upkeep, Derby with
a star and an ad that have to be attached.  Shows cost $4M; ``sports-1`` and so on cost nothing.
"""

from __future__ import annotations

from support.editions import Scene, Side

LAST = 'turn = "Ann"\npassed = ["Bo", "Cy"]\n'
"""Ann is the last in a round: her leaving, for $2M, ends it."""

BEEB = (
    Scene(
        name="beeb-start",
        about="BEEB",
        situation="BEEB is the first of three players of a new game. What cash has it?",
        seats=("beeb",),
        bare=False,
        position="seed = 1",
        observed=("cash",),
        second=Side((), ("E2.BASE.10",), "like everybody"),
        first=Side((), ("E1.BEEB.01", "E1.SETUP.28"), "$3M, and $3M more"),
    ),
    Scene(
        name="beeb-space",
        about="BEEB",
        situation="The marker goes one space on, to Sign a Star. What may BEEB do then?",
        seats=("beeb",),
        position='turn = "Ann"\nplayers.Ann.memory = { marker = 5 }\ndisplay.stars = ["star-1"]',
        observed=("choices",),
        second=Side(
            ("Ann rondel sign-star",),
            ("E2.BEEB.05", "E2.BEEB.06", "E2.BEEB.15"),
            "action and bonus action, both optional",
        ),
        first=Side(
            ("Ann rondel sign-star",),
            ("E1.BEEB.02", "E1.BEEB.04"),
            "the action of the space, and there are no bonus actions",
        ),
    ),
    Scene(
        name="beeb-four-spaces",
        about="BEEB",
        situation="BEEB with $10M and 5 viewers goes four spaces on, from Sign a Star to Add.",
        seats=("beeb",),
        position="""turn = "Ann"
players.Ann.memory = { marker = 1 }
players.Ann.viewers = 5
players.Ann.stars = ["star-1"]
players.Ann.lineup.8pm = "soap"
""",
        observed=("cash", "viewers"),
        second=Side(
            ("Ann rondel add",), ("E2.BEEB.12",), "$1M for each space beyond the second, no choice"
        ),
        first=Side(
            ("Ann rondel add viewers 2",),
            ("E1.BEEB.06", "E1.BEEB.08"),
            "2 viewers may pay for it, and the bold line gives 1",
        ),
    ),
    Scene(
        name="beeb-leaves",
        about="BEEB",
        situation="The marker is on Take a Network Card, nobody has left yet. May BEEB leave?",
        seats=("beeb",),
        position='turn = "Ann"\nplayers.Ann.memory = { marker = 4 }',
        observed=("rewards",),
        second=Side((), ("E2.BEEB.08",), "only on the show space, which is out of reach"),
        first=Side((), ("E1.BEEB.14",), "wherever the marker is"),
    ),
    Scene(
        name="beeb-reward",
        about="BEEB",
        situation="BEEB with $10M is the first to leave, and takes the money.",
        seats=("beeb",),
        position='turn = "Ann"\nplayers.Ann.memory = { marker = 2 }',
        observed=("cash",),
        second=Side(
            ("Ann rondel produce", "Ann pass cash"), ("E2.BEEB.21",), "the $10M of the space"
        ),
        first=Side(("Ann drop cash",), ("E1.BEEB.15",), "$3M on top of the $10M"),
    ),
)

BUTCHER = (
    Scene(
        name="butcher-slots",
        about="BUTCHER",
        situation="Derby, for $4M, is made with $10M and neither the star nor the ad.",
        seats=("butcher",),
        position='turn = "Ann"\ndisplay.shows = ["derby"]',
        observed=("cash",),
        second=Side(
            ("Ann produce derby 10pm; declare waive-slots",), ("E2.BUTCHER.02",), "$3M more"
        ),
        first=Side(
            ("Ann produce derby 10pm; declare waive-slots",), ("E1.BUTCHER.02",), "$2M more"
        ),
    ),
    Scene(
        name="butcher-reruns",
        about="BUTCHER",
        situation="A show worth 2 in reruns lies there when a round before the last one is scored.",
        seats=("butcher",),
        position=LAST + 'players.Ann.reruns = ["soap"]',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BASE.75", "E2.BUTCHER.04"), "only at the game's end"),
        first=Side(("Ann drop cash",), ("E1.BUTCHER.01",), "2, and 3 more"),
    ),
    Scene(
        name="butcher-last-reruns",
        about="BUTCHER",
        situation="The same in the last round: what is it worth when the game is over?",
        seats=("butcher",),
        position="round = 5\n" + LAST + 'players.Ann.reruns = ["soap"]',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BUTCHER.04",), "2, and 2 more at the game's end"),
        first=Side(("Ann drop cash",), ("E1.BUTCHER.01",), "2, and 3 more in the last season"),
    ),
    Scene(
        name="butcher-timeslot",
        about="BUTCHER",
        situation="Soap is made in a wrong timeslot, and the round is scored.",
        seats=("butcher",),
        position=LAST + 'display.shows = ["soap"]',
        observed=("viewers",),
        second=Side(
            ("Ann produce soap 8pm", "Ann pass cash"),
            ("E2.BUTCHER.10",),
            "it starts in row 3: 5 - 4",
        ),
        first=Side(
            ("Ann produce soap 8pm", "Ann drop cash"),
            ("E1.BUTCHER.03",),
            "it is in its first season: the lower number, no penalty",
        ),
    ),
    Scene(
        name="butcher-below-zero",
        about="BUTCHER",
        situation="With 1 viewer, a show of 3 viewers in row 4 is all there is to score.",
        seats=("butcher",),
        position=LAST
        + 'players.Ann.viewers = 1\nplayers.Ann.lineup.9pm = { show = "soap", row = 4 }',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BUTCHER.15",), "3 - 6, but a round is at least 0"),
        first=Side(("Ann drop cash",), ("E1.BUTCHER.08",), "1 + 3 - 6: there is no floor"),
    ),
)

CABLE = (
    Scene(
        name="cable-start",
        about="CABLE",
        situation="Of three players CABLE is the first in the order of a new game. Its cash?",
        seats=("cable",),
        bare=False,
        position="seed = 1",
        observed=("cash",),
        second=Side((), ("E2.CABLE.02", "E2.CABLE.03"), "always the first, whatever the seed"),
        first=Side((), ("E1.CABLE.02",), "the last would have $20M"),
    ),
    Scene(
        name="cable-same-turn",
        about="CABLE",
        situation="CABLE has signed an ad in this turn. May it leave the round in the same turn?",
        seats=("cable",),
        position='turn = "Ann"',
        observed=("rewards",),
        second=Side(("Ann sign-ad cheap-ad-1",), ("E2.CABLE.05", "E2.CABLE.08"), "at once"),
        first=Side(("Ann sign-ad cheap-ad-1",), ("E1.CABLE.01",), "the turn is over"),
    ),
    Scene(
        name="cable-one-more",
        about="CABLE",
        situation="CABLE leaves as the first of three. Does it have a turn after that of Cy?",
        seats=("cable",),
        position='turn = "Ann"',
        observed=("to decide", "viewers"),
        second=Side(
            ("Ann pass viewers", "Bo sign-ad cheap-ad-1", "Cy sign-ad cheap-ad-2"),
            ("E2.CABLE.08", "E2.BASE.30"),
            "it is out; Bo goes on",
        ),
        first=Side(
            ("Ann drop viewers", "Bo sign-ad cheap-ad-1", "Cy sign-ad cheap-ad-2"),
            ("E1.CABLE.01", "E1.CABLE.07"),
            "one more turn with an action",
        ),
    ),
    Scene(
        name="cable-last",
        about="CABLE",
        situation="CABLE is the last to leave. What does it get?",
        seats=("cable",),
        position=LAST,
        observed=("rewards",),
        second=Side((), ("E2.CABLE.09",), "nothing on the last space"),
        first=Side((), ("E1.CABLE.08",), "nothing on the last space"),
        same=True,
    ),
)

CHEAPO = (
    Scene(
        name="cheapo-without-upkeep",
        about="CHEAPO",
        situation="Soap, without upkeep, has a star of 1 viewer without upkeep, and is scored.",
        seats=("cheapo",),
        position=LAST + 'players.Ann.lineup.9pm = { show = "soap", cards = ["star-1"] }',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.CHEAPO.02", "E2.CHEAPO.03"), "8 + 1, and 2 + 1 more"),
        first=Side(
            ("Ann drop cash",), ("E1.CHEAPO.01",), "8 + 1, and 2 + 1 more (a reconstructed rule)"
        ),
        same=True,
    ),
    Scene(
        name="cheapo-upkeep",
        about="CHEAPO",
        situation="Rally and its star, $2M upkeep each, are paid for out of $10M + $2M.",
        seats=("cheapo",),
        position=LAST + 'players.Ann.lineup.8pm = { show = "rally", cards = ["diva"] }',
        observed=("cash",),
        second=Side(("Ann pass cash",), ("E2.CHEAPO.07",), "$1M more for each"),
        first=Side(("Ann drop cash",), ("E1.CHEAPO.02", "E1.CHEAPO.03"), "$1M more for each"),
        same=True,
    ),
    Scene(
        name="cheapo-final",
        about="CHEAPO",
        situation="Soap in row 1, without upkeep, when the game is over after the last round.",
        seats=("cheapo",),
        position="round = 5\n" + LAST + 'players.Ann.lineup.9pm = "soap"',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BASE.74", "E2.CHEAPO.02"), "8 + 2, once"),
        first=Side(
            ("Ann drop cash",),
            ("E1.BASE.55", "E1.BASE.58"),
            "8 + 2, and 6 in the last scoring, which has no bonus",
        ),
    ),
)

FLIX = (
    Scene(
        name="flix-timeslot",
        about="FLIX",
        situation="Soap is made in a wrong timeslot, and the round is scored.",
        seats=("flix",),
        position=LAST + 'display.shows = ["soap"]',
        observed=("viewers",),
        second=Side(
            ("Ann produce soap 8pm", "Ann pass cash"), ("E2.FLIX.02",), "row 1, no penalty"
        ),
        first=Side(("Ann produce soap 8pm", "Ann drop cash"), ("E1.FLIX.01",), "the higher number"),
        same=True,
    ),
    Scene(
        name="flix-another-genre",
        about="FLIX",
        situation="Rally takes the place of Farce: sports for a sitcom. There are 10 viewers.",
        seats=("flix",),
        position="""turn = "Ann"
players.Ann.viewers = 10
players.Ann.lineup.8pm = "farce"
display.shows = ["rally"]
""",
        observed=("viewers",),
        second=Side(("Ann produce rally 8pm",), ("E2.FLIX.05",), "another genre is no matter"),
        first=Side(("Ann produce rally 8pm",), ("E1.FLIX.03",), "2 viewers at once"),
    ),
    Scene(
        name="flix-same-genre",
        about="FLIX",
        situation="Soap, for $4M, is made beside Farce: a second sitcom. There are $10M.",
        seats=("flix",),
        position='turn = "Ann"\nplayers.Ann.lineup.8pm = "farce"\ndisplay.shows = ["soap"]',
        observed=("cash",),
        second=Side(
            ("Ann produce soap 9pm; declare pay-extra",),
            ("E2.FLIX.05",),
            "$3M more, or the penalty",
        ),
        first=Side(("Ann produce soap 9pm",), ("E1.FLIX.03",), "only what is replaced matters"),
    ),
    Scene(
        name="flix-below-zero",
        about="FLIX",
        situation="Rally takes the place of Farce when there are no viewers.",
        seats=("flix",),
        position='turn = "Ann"\nplayers.Ann.lineup.8pm = "farce"\ndisplay.shows = ["rally"]',
        observed=("viewers",),
        second=Side(("Ann produce rally 8pm",), ("E2.FLIX.05", "E2.BASE.77"), "no loss"),
        first=Side(("Ann produce rally 8pm",), ("E1.FLIX.07",), "the total may be negative"),
    ),
)

SCENES = (*BEEB, *BUTCHER, *CABLE, *CHEAPO, *FLIX)
