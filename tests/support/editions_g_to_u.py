"""Scenes about executives that are in both editions, GENERIC to UNDERGROUND."""

from __future__ import annotations

from support.editions import Scene, Side
from support.editions_a_to_f import LAST

GENERIC = (
    Scene(
        name="generic-third-genre",
        about="GENERIC",
        situation="GENERIC, with two genres covered, makes a show of a third one.",
        seats=("generic",),
        position='turn = "Ann"\npassed = ["Bo", "Cy"]\ndisplay.shows = ["sports-1"]',
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-1 8pm",),
            ("E2.GENERIC.05", "E2.GENERIC.16"),
            "space 3 of the bonus track",
            'players.Ann.memory = { covered = ["action", "drama"], markers = [2] }',
        ),
        first=Side(
            ("Ann produce sports-1 8pm",),
            ("E1.GENERIC.11",),
            "the third marker gives no bonus",
            'players.Ann.memory = { covered = ["action", "reality"] }',
        ),
    ),
    Scene(
        name="generic-scoring",
        about="GENERIC",
        situation="With two genres covered and nothing on air, a round is scored.",
        seats=("generic",),
        position=LAST,
        observed=("viewers",),
        second=Side(
            ("Ann pass cash",),
            ("E2.GENERIC.10",),
            "the marker on space 2 of the bonus track gives 2",
            'players.Ann.memory = { covered = ["action", "drama"], markers = [2] }',
        ),
        first=Side(
            ("Ann drop cash",),
            ("E1.GENERIC.01",),
            "there is no bonus track",
            'players.Ann.memory = { covered = ["action", "reality"] }',
        ),
    ),
    Scene(
        name="generic-fifth-genre",
        about="GENERIC",
        situation="GENERIC covers its fifth genre. Between how many moguls may it choose?",
        seats=("generic",),
        position='turn = "Ann"\npassed = ["Bo", "Cy"]\ndisplay.shows = ["sports-1"]',
        observed=("moguls offered",),
        second=Side(
            ("Ann produce sports-1 8pm",),
            ("E2.GENERIC.14", "E2.GENERIC.18"),
            "3 are drawn",
            'players.Ann.memory.covered = ["action", "reality", "sci-fi", "sitcom"]\n'
            "players.Ann.memory.markers = [4]",
        ),
        first=Side(
            ("Ann produce sports-1 8pm",),
            ("E1.GENERIC.01", "E1.GENERIC.08"),
            "a 5-show bonus, and one of the 4 on display, the first time",
            'players.Ann.memory.covered = ["action", "reality", "sci-fi", "sitcom"]',
        ),
    ),
)


PROCRASTINATOR = (
    Scene(
        name="procrastinator-start",
        about="PROCRASTINATOR",
        situation="As the first of three players of a new game, what cash has it?",
        seats=("procrastinator",),
        bare=False,
        position="seed = 1",
        observed=("cash",),
        second=Side((), ("E2.PROCRASTINATOR.10",), "half of $5M, rounded down"),
        first=Side((), ("E1.PROCRASTINATOR.02", "E1.SETUP.28"), "like everybody"),
    ),
    Scene(
        name="procrastinator-first-round",
        about="PROCRASTINATOR",
        situation="May it make a show in the first round?",
        seats=("procrastinator",),
        position='turn = "Ann"\ndisplay.shows = ["sports-1"]',
        observed=("the show",),
        second=Side((), ("E2.PROCRASTINATOR.02",), "like everybody"),
        first=Side((), ("E1.PROCRASTINATOR.04",), "not in Season 1, but for the pilots"),
    ),
    Scene(
        name="procrastinator-tokens",
        about="PROCRASTINATOR",
        situation="Two tokens for Sports are used up. May a third show become one of Sports?",
        seats=("procrastinator",),
        position="""turn = "Ann"
round = 2
display.shows = ["sitcom-1"]
players.Ann.memory = { used = ["sports", "sports"] }
""",
        observed=("tokens for sports",),
        second=Side(
            ("Ann produce sitcom-1 8pm",),
            ("E2.SETUP.12", "E2.PROCRASTINATOR.09"),
            "12 tokens, 2 of each genre",
        ),
        first=Side(
            ("Ann produce sitcom-1 8pm",),
            ("E1.SETUP.12", "E1.PROCRASTINATOR.01"),
            "18 tokens, 3 of each genre",
        ),
    ),
)

RICH = (
    Scene(
        name="rich-choices",
        about="RICH",
        situation="A round begins. Between what may RICH choose?",
        seats=("rich",),
        position=LAST,
        observed=("choices",),
        second=Side(
            ("Ann pass cash",), ("E2.RICH.02", "E2.RICH.06"), "1 star, 1 ad, 1 network card: keep 1"
        ),
        first=Side(
            ("Ann drop cash",),
            ("E1.RICH.02", "E1.RICH.05"),
            "3 stars, 3 ads, or network cards swapped for $3M each",
        ),
    ),
    Scene(
        name="rich-ad",
        about="RICH",
        situation="RICH, with $10M + $2M, draws an ad of $5M and keeps it; $2M and $1M come next.",
        seats=("rich",),
        position=LAST,
        observed=("cash",),
        second=Side(
            ("Ann pass cash", "Ann keep ad-5"),
            ("E2.RICH.04",),
            "the bonus of the ad kept",
            # Five ads are dealt to three players first.
            'decks.ad.next = ["fizz-cola", "wobbly-jelly", "average-soap", "almost-cheese",\n'
            '"plonk-furniture", "ad-5", "ad-2", "ad-1"]',
        ),
        first=Side(
            ("Ann drop cash", "Ann windfall ads; keep-ad ad-5"),
            ("E1.RICH.04",),
            "the fees of the two ads not kept",
            'decks.ad.next = ["meteor-mints", "medium-batteries", "tell-all-notebooks",\n'
            '"junior-night-lights", "late-pizza-line", "ad-5", "ad-2", "ad-1"]',
        ),
    ),
    Scene(
        name="rich-final",
        about="RICH",
        situation="The game is over, and RICH holds a game-end card worth viewers to others.",
        seats=("rich",),
        position="round = 5\n" + LAST + 'players.Ann.stars = ["star-1"]',
        observed=("viewers",),
        second=Side(
            ("Ann pass cash",),
            ("E2.RICH.09",),
            "Game End network cards score 0",
            'players.Ann.network = ["awards-show-a"]',
        ),
        first=Side(
            ("Ann drop cash",),
            ("E1.RICH.07",),
            "game-end cards score 0 (a reconstructed rule)",
            'players.Ann.network = ["boundless-passion-a"]',
        ),
        same=True,
    ),
)

SPECIALIST = (
    Scene(
        name="specialist-third",
        about="SPECIALIST",
        situation="SPECIALIST makes its third show of a genre; nobody else has made any.",
        seats=("specialist",),
        position="""turn = "Ann"
passed = ["Bo", "Cy"]
players.Ann.reruns = ["sports-1", "sports-2"]
display.shows = ["sports-3"]
""",
        observed=("bonus",),
        second=Side(
            ("Ann produce sports-3 8pm",),
            ("E2.SPECIALIST.12",),
            "space 3 with its token is empty for it",
            "players.Ann.tracks = { sports = 2 }",
        ),
        first=Side(("Ann produce sports-3 8pm",), ("E1.SPECIALIST.07",), "no bonus of three shows"),
        same=True,
    ),
    Scene(
        name="specialist-fourth",
        about="SPECIALIST",
        situation="It makes its fourth show of a genre, the first of any to be so many.",
        seats=("specialist",),
        position="""turn = "Ann"
passed = ["Bo", "Cy"]
players.Ann.reruns = ["sports-1", "sports-2", "sports-3"]
display.shows = ["sports-4"]
""",
        observed=("moguls offered",),
        second=Side(
            ("Ann produce sports-4 8pm",),
            ("E2.SPECIALIST.06",),
            "space 4: one of 4 drawn, its second mogul",
            "players.Ann.tracks = { sports = 3 }",
        ),
        first=Side(
            ("Ann produce sports-4 8pm",),
            ("E1.SPECIALIST.01", "E1.SPECIALIST.09"),
            "a bonus, and one of 5 on display, its first mogul",
        ),
    ),
)


UNDERGROUND = (
    Scene(
        name="underground-price",
        about="UNDERGROUND",
        situation="With $10M, stars of $1M, $2M and $3M are signed by one action.",
        seats=("underground",),
        position='turn = "Ann"\ndisplay.stars = ["star-1", "star-2", "star-3", "star-4"]',
        observed=("cash", "stars on display"),
        second=Side(
            ("Ann sign-star star-1; sign-star star-2; sign-star star-3; stop-signing",),
            ("E2.UNDERGROUND.03", "E2.UNDERGROUND.05"),
            "$1M less for each; 2 new ones",
        ),
        first=Side(
            ("Ann sign-star star-1; sign-star star-2; sign-star star-3; stop-signing",),
            ("E1.UNDERGROUND.01", "E1.UNDERGROUND.02"),
            "the printed fees; 2 new ones",
        ),
    ),
    Scene(
        name="underground-stars",
        about="UNDERGROUND",
        situation="Soap is scored while two stars are in the green room.",
        seats=("underground",),
        position=LAST + 'players.Ann.stars = ["star-1", "star-2"]\nplayers.Ann.lineup.9pm = "soap"',
        observed=("viewers",),
        second=Side(("Ann pass cash",), ("E2.UNDERGROUND.07",), "8 - 2 - 2"),
        first=Side(("Ann drop cash",), ("E1.BASE.49",), "waiting stars cost no viewers"),
    ),
    Scene(
        name="underground-fee",
        about="UNDERGROUND",
        situation="With $10M, an ad of $5M is signed.",
        seats=("underground",),
        position='turn = "Ann"\ndisplay.ads = ["ad-5"]',
        observed=("cash",),
        second=Side(("Ann sign-ad ad-5",), ("E2.BASE.36",), "the whole bonus"),
        first=Side(("Ann sign-ad ad-5",), ("E1.UNDERGROUND.06",), "$1M less"),
    ),
)

SCENES = (
    *GENERIC,
    *PROCRASTINATOR,
    *RICH,
    *SPECIALIST,
    *UNDERGROUND,
)
