"""Scenes about rules that hold for everybody; Ann is UNDERGROUND, whose board matters in none."""

from __future__ import annotations

from support.editions import Scene, Side
from support.editions_a_to_f import LAST

SEATS = ("underground", "butcher", "cheapo", "flix")
AGAIN = {
    word: (f"Bo {word} viewers", f"Cy {word} viewers", f"Ann {word} cash")
    for word in ("pass", "drop")
}
"""All three leave the next round, Ann as the last."""
VETERAN_DOWN = (
    'players.Ann.lineup.9pm = { show = "soap", row = 2, cards = ["veteran"], down = ["veteran"] }'
)
GENRE = 'turn = "Ann"\npassed = ["Bo", "Cy"]\n'

ROUNDS = (
    Scene(
        name="start",
        about="start",
        situation="A game of three begins. Who has to decide, and how many shows are on air?",
        seats=SEATS,
        bare=False,
        position="seed = 1",
        observed=("to decide", "on air"),
        second=Side((), ("E2.BASE.12", "E2.BASE.23"), "starter shows; the 1st player has a turn"),
        first=Side((), ("E1.PILOT.01", "E1.PILOT.02"), "the draft of pilots, all at once"),
    ),
    Scene(
        name="start-cash",
        about="start",
        situation="What cash has the 1st player of a new game?",
        seats=SEATS,
        bare=False,
        position="seed = 1",
        observed=("cash",),
        second=Side((), ("E2.BASE.10",), "$2M more for each later position"),
        first=Side((), ("E1.SETUP.28", "E1.BASE.12"), "$2M more for each later position"),
    ),
    Scene(
        name="drama",
        about="start",
        situation="Are there shows of Drama in a game of three?",
        seats=SEATS,
        bare=False,
        position="seed = 1",
        observed=("drama",),
        second=Side((), ("E2.TRACKS.02",), "all six genres, always"),
        first=Side((), ("E1.GENRE.05",), "not with two or three players"),
    ),
    Scene(
        name="turn-order",
        about="turn order",
        situation="In the order Ann, Bo, Cy, first Cy, then Bo, then Ann leave. Who begins next?",
        seats=SEATS,
        position='turn = "Ann"\npassed = ["Cy", "Bo"]',
        observed=("turn order",),
        second=Side(("Ann pass cash",), ("E2.BASE.72",), "the token goes to the left"),
        first=Side(("Ann drop cash",), ("E1.BASE.20",), "the order of dropping"),
    ),
    Scene(
        name="first-to-leave",
        about="turn order",
        situation="Ann, with $10M, leaves as the first of three.",
        seats=SEATS,
        position='turn = "Ann"',
        observed=("cash",),
        second=Side(("Ann pass cash",), ("E2.BASE.60",), "$10M, or 5 viewers"),
        first=Side(("Ann drop cash",), ("E1.BASE.42",), "$10M, or 5 viewers"),
        same=True,
    ),
    Scene(
        name="last-to-leave",
        about="turn order",
        situation="Ann leaves as the last of three. What is her reward?",
        seats=SEATS,
        position=LAST,
        observed=("rewards",),
        second=Side((), ("E2.BASE.60",), "$2M, and no viewers"),
        first=Side((), ("E1.BASE.43",), "$2M, and no viewers"),
        same=True,
    ),
    Scene(
        name="leave-as-extra-action",
        about="turn order",
        situation="After an ad, a card gives one more action. May that be to leave?",
        seats=SEATS,
        position='turn = "Ann"',
        observed=("rewards",),
        second=Side(
            ("Ann sign-ad cheap-ad-1; use talent-agency-a",),
            ("E2.BASE.25",),
            "a pass is no action",
            'players.Ann.network = ["talent-agency-a"]',
        ),
        first=Side(
            ("Ann sign-ad cheap-ad-1; use agency-a",),
            ("E1.BASE.22",),
            "Drop & Budget is one of six actions",
            'players.Ann.network = ["agency-a"]',
        ),
    ),
    Scene(
        name="tie",
        about="turn order",
        situation="Ann and Bo end with equal viewers and equal cash; Bo left earlier than Ann.",
        seats=SEATS,
        position="round = 5\n" + LAST + "players.Ann.cash = 8\nplayers.Cy.cash = 0",
        observed=("winners",),
        second=Side(("Ann pass cash",), ("E2.BASE.76",), "a shared victory"),
        first=Side(("Ann drop cash",), ("E1.BASE.60",), "the earlier in the order of dropping"),
    ),
)

SCORING = (
    Scene(
        name="wrong-timeslot",
        about="scoring",
        situation="Soap (8, 6, 5, 3; lower number 4) is made in a wrong timeslot and scored twice.",
        seats=SEATS,
        position=LAST + 'display.shows = ["soap"]',
        observed=("viewers",),
        second=Side(
            ("Ann produce soap 8pm", "Ann pass cash", *AGAIN["pass"]),
            ("E2.BASE.49", "E2.BASE.51"),
            "row 3, then row 4: 5 + 3",
        ),
        first=Side(
            ("Ann produce soap 8pm", "Ann drop cash", *AGAIN["drop"]),
            ("E1.BASE.32",),
            "the lower number of row 1, then row 2: 4 + 6",
        ),
    ),
    Scene(
        name="star-by-row",
        about="scoring",
        situation="Soap in row 3 (5) has a star rightside up, of 6 in row 1 and of 3 in row 3.",
        seats=SEATS,
        position=LAST + 'players.Ann.lineup.9pm = { show = "soap", row = 3, cards = ["veteran"] }',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BASE.68",), "5 + 6: one number for all rows"),
        first=Side(("Ann drop cash",), ("E1.BASE.50",), "5 + 3: the number of the row"),
    ),
    Scene(
        name="star-upside-down",
        about="scoring",
        situation="Soap in row 2 (6) has that star upside down: 2 in row 1 and 1 in row 2.",
        seats=SEATS,
        position=LAST + VETERAN_DOWN,
        observed=("viewers", "cash"),
        second=Side(("Ann pass cash",), ("E2.BASE.64", "E2.BASE.68"), "6 + 2, no upkeep"),
        first=Side(("Ann drop cash",), ("E1.BASE.47", "E1.BASE.50"), "6 + 1, no upkeep"),
    ),
    Scene(
        name="alone-upside-down",
        about="scoring",
        situation="A star that needs another star is attached alone to Soap (8), and scored.",
        seats=SEATS,
        position=LAST + 'players.Ann.stars = ["duettist"]\nplayers.Ann.lineup.9pm = "soap"',
        observed=("viewers", "cash"),
        second=Side(
            ("Ann add-or-replace duettist 9pm slot 1", "Ann pass cash"),
            ("E2.BASE.45", "E2.BASE.64"),
            "upside down: 0 viewers, no upkeep",
        ),
        first=Side(
            ("Ann add-or-replace duettist 9pm slot 1", "Ann drop cash"),
            ("E1.BASE.31", "E1.BASE.47"),
            "upside down: 0 viewers, no upkeep",
        ),
        same=True,
    ),
    Scene(
        name="unpaid-upkeep",
        about="scoring",
        situation="Upkeep of $4M, no cash but $2M for leaving, 1 viewer; the shows give 2 + 2.",
        seats=SEATS,
        position=LAST + "players.Ann.cash = 0\nplayers.Ann.viewers = 1\n"
        'players.Ann.lineup.8pm = { show = "rally", row = 4 }\n'
        'players.Ann.lineup.10pm = { show = "derby", row = 4 }',
        observed=("cash", "viewers"),
        second=Side(("Ann pass cash",), ("E2.BASE.66",), "the loss ends at 0, then 2 + 2"),
        first=Side(("Ann drop cash",), ("E1.BASE.48",), "the loss ends at 0, then 2 + 2"),
        same=True,
    ),
    Scene(
        name="reruns",
        about="scoring",
        situation="Parade (10) takes the place of Soap, worth 2 in reruns; the round is scored.",
        seats=SEATS,
        position=LAST + 'players.Ann.lineup.9pm = "soap"\ndisplay.shows = ["parade"]',
        observed=("viewers", "reruns", "archives"),
        second=Side(
            ("Ann produce parade 9pm", "Ann pass cash"),
            ("E2.BASE.75",),
            "reruns score at the game's end and stay",
        ),
        first=Side(
            ("Ann produce parade 9pm", "Ann drop cash"),
            ("E1.BASE.49", "E1.BASE.52"),
            "10 + 2; then reruns go to the archives",
        ),
    ),
    Scene(
        name="last-scoring",
        about="scoring",
        situation="Soap in row 1 (8, then 6) when the game is over after the last round.",
        seats=SEATS,
        position="round = 5\n" + LAST + 'players.Ann.lineup.9pm = "soap"',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.BASE.74",), "the lineup is not scored again"),
        first=Side(("Ann drop cash",), ("E1.BASE.55",), "8, and after ageing 6 once more"),
    ),
)

GENRES = (
    Scene(
        name="second-of-a-genre",
        about="genres",
        situation="Ann makes her second show of a genre.",
        seats=SEATS,
        position=GENRE + 'players.Ann.reruns = ["sports-1"]\ndisplay.shows = ["sports-2"]',
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-2 8pm",),
            ("E2.TRACKS.06", "E2.TRACKS.07"),
            "space 2 of the track",
            "players.Ann.tracks = { sports = 1 }",
        ),
        first=Side(("Ann produce sports-2 8pm",), ("E1.GENREBONUS.01",), "not before the third"),
    ),
    Scene(
        name="third-of-a-genre",
        about="genres",
        situation="Ann makes her third show of a genre, the first of all players.",
        seats=SEATS,
        position=GENRE
        + 'players.Ann.reruns = ["sports-1", "sports-2"]\ndisplay.shows = ["sports-3"]',
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-3 8pm",),
            ("E2.TRACKS.10", "E2.MOGUL.04"),
            "space 3, and the mogul token on it",
            "players.Ann.tracks = { sports = 2 }",
        ),
        first=Side(("Ann produce sports-3 8pm",), ("E1.GENREBONUS.05",), "the 3-show bonus"),
    ),
    Scene(
        name="third-of-two-genres",
        about="genres",
        situation="Ann makes her third show of a genre, having made three of another before.",
        seats=SEATS,
        position=GENRE
        + 'players.Ann.reruns = ["sports-1", "sports-2", "action-1", "action-2", "action-3"]\n'
        'display.shows = ["sports-3"]',
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-3 8pm",),
            ("E2.MOGUL.06", "E2.TRACKS.11"),
            "with one mogul already, what lies under the token",
            'players.Ann.tracks = { sports = 2, action = 3 }\nplayers.Ann.moguls = ["archivist"]\n'
            'mogul_tokens = ["drama", "reality", "sci-fi", "sitcom", "sports"]',
        ),
        first=Side(
            ("Ann produce sports-3 8pm",),
            ("E1.MOGUL.02",),
            "the second 3-show bonus comes with a mogul",
            'players.Ann.shelf.bonuses = ["action 3"]',
        ),
    ),
    Scene(
        name="fifth-of-a-genre",
        about="genres",
        situation="Ann makes her fifth show of a genre.",
        seats=SEATS,
        position=GENRE
        + """
players.Ann.reruns = ["sports-1", "sports-2", "sports-3", "sports-4"]
display.shows = ["sports-5"]
""",
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-5 8pm",),
            ("E2.TRACKS.05",),
            "space 5 carries none",
            "players.Ann.tracks = { sports = 4 }",
        ),
        first=Side(
            ("Ann produce sports-5 8pm",),
            ("E1.GENREBONUS.07", "E1.MOGUL.01"),
            "the 5-show bonus, with a mogul the first time",
            'players.Ann.shelf.bonuses = ["sports 3"]',
        ),
    ),
    Scene(
        name="genres-at-the-end",
        about="genres",
        situation="The game is over, and Ann has made four shows of one genre.",
        seats=SEATS,
        position="round = 5\n" + LAST,
        observed=("viewers",),
        second=Side(
            ("Ann pass cash",),
            ("E2.TRACKS.18",),
            "space 4 of the track",
            "players.Ann.tracks = { sports = 4 }\n"
            'players.Ann.reruns = ["sports-1", "sports-2", "sports-3", "sports-4"]',
        ),
        first=Side(
            ("Ann drop cash",),
            ("E1.BASE.54",),
            "archived shows score by cards only",
            'players.Ann.shelf.archives = ["sports-1", "sports-2", "sports-3", "sports-4"]',
        ),
    ),
)

SOLO = (
    Scene(
        name="solo-rival",
        about="solo",
        situation="Alone, with three shows, two stars and one ad on display, Ann signs the ad.",
        seats=SEATS,
        players=1,
        order=("Ann",),
        position="""turn = "Ann"
display.shows = ["sports-1", "sports-2", "sports-3"]
display.stars = ["star-1", "star-2"]
display.ads = ["cheap-ad-1"]
""",
        observed=("shows on display", "stars on display"),
        second=Side(("Ann sign-ad cheap-ad-1",), ("E2.SOLO.03",), "the rival takes a show"),
        first=Side(("Ann sign-ad cheap-ad-1",), ("E1.BASE.61",), "the rival takes a show"),
        same=True,
    ),
    Scene(
        name="solo-outcome",
        about="solo",
        situation="The solo game ends with 95 viewers.",
        seats=SEATS,
        players=1,
        order=("Ann",),
        position='round = 5\nturn = "Ann"\nplayers.Ann.viewers = 95',
        observed=("outcome",),
        second=Side(("Ann pass cash",), ("E2.SOLO.10",), "from 90 on"),
        first=Side(("Ann drop cash",), ("E1.BASE.62",), "100 would be renewed"),
    ),
    Scene(
        name="solo-moguls",
        about="solo",
        situation="Alone, Season 2 ends, and Ann has no mogul. How many are on display?",
        seats=SEATS,
        players=1,
        order=("Ann",),
        position='round = 2\nturn = "Ann"',
        observed=("moguls on display",),
        second=Side(("Ann pass cash",), ("E2.MOGUL.04",), "moguls are drawn, none are displayed"),
        first=Side(("Ann drop cash",), ("E1.SOLO.06", "E1.SOLO.08"), "3, and the leftmost goes"),
    ),
)

SCENES = (*ROUNDS, *SCORING, *GENRES, *SOLO)
