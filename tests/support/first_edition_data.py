"""What the rules say of the cards of the first edition, and the documents that hold them."""

import tomllib
from pathlib import Path
from typing import Any

from executives.networks.documents.loading import load_card_set
from support.card_data import (
    AD_FRIENDS,
    GENRE_STARS,
    PLAIN_STARS,
    SOLO_STARS,
    TEAM_STARS,
    Card,
    every_card,
    template_shows,
)
from support.names import GENRES

SOURCE = Path(__file__).parents[2] / "src" / "executives"
DATA = SOURCE / "networks" / "first_edition"

BOARDS_TEXT = (DATA / "boards.toml").read_text(encoding="utf-8")
CARDS_TEXT = (DATA / "cards.toml").read_text(encoding="utf-8")
BOARDS: dict[str, Any] = tomllib.loads(BOARDS_TEXT)
CARDS: dict[str, Any] = tomllib.loads(CARDS_TEXT)
PRINTED: dict[str, Any] = tomllib.loads(
    (SOURCE / "rulebook" / "boards.toml").read_text(encoding="utf-8")
)["e1"]
"""The numbers of the first edition as the rulebook lists them."""

SET = load_card_set(CARDS_TEXT, BOARDS_TEXT)

PILOTS: list[Card] = [show for show in CARDS["show"] if show["deck"] == "pilot"]
SHOWS: list[Card] = [show for show in CARDS["show"] if show["deck"] != "pilot"]
STARS: list[Card] = CARDS["star"]
ADS: list[Card] = CARDS["ad"]
NETWORK: list[Card] = CARDS["network"]
MOGULS: list[Card] = CARDS["mogul"]
STARTER: dict[str, Any] = CARDS["starter"]
EVERY_CARD = every_card(CARDS)

WITHOUT_DRAMA = [1, 4, 5]
"""The numbers of players with which Drama shows are in the game."""

# The six plain stars that make the deck as large as it is published to be.
MORE_PLAIN_STARS = [(1, 1), (2, 2), (2, 2), (3, 2), (4, 3), (5, 4)]

STAR_FAMILIES: list[tuple[str, list[tuple[int, int, int, int]]]] = [
    *((f"genre {genre}", GENRE_STARS) for genre in GENRES),
    ("no-other-star", SOLO_STARS * 2),
    ("other-star", TEAM_STARS * 2),
    ("ad", AD_FRIENDS * 2),
    ("", [*PLAIN_STARS, *((cost, 0, up, up) for cost, up in MORE_PLAIN_STARS)]),
]
"""The stars of each condition: cost, expenses, viewers in row 1 rightside up and upside down."""

# Timing, numbers of players and effects of the named network cards.
NAMED_NETWORK: dict[str, tuple[str, list[int], list[Card]]] = {
    "Reuse Footage": ("one-shot", [], [{"kind": "keep-other-card"}]),
    "Sweeps Week": ("one-shot", [], [{"kind": "more-actions", "amount": 3}]),
    "Agency": ("one-shot", [], [{"kind": "extra-action"}]),
    "Budget Overrun": ("one-shot", [3, 4, 5], [{"kind": "share-upkeep"}]),
    "Flexible Schedule": ("one-shot", [], [{"kind": "preferred-timeslot"}]),
    "Exclusive Deal": ("one-shot", [], [{"kind": "reserve-show"}]),
    "All-Star Cast": ("one-shot", [], [{"kind": "attach-extra-stars", "amount": 2}]),
    "Ad Pick-up": ("immediate", [], [{"kind": "draw-keep", "draw": {"ad": 3}}]),
    "Audition": ("immediate", [], [{"kind": "draw-keep", "draw": {"star": 3}}]),
    "Executive Producer": ("one-shot", [2, 3, 4, 5], [{"kind": "choose-place"}]),
    "Investigative Report": (
        "immediate",
        [3, 4, 5],
        [{"kind": "others-lose-viewers", "amount": 3}],
    ),
    "Boundless Passion": (
        "game-end",
        [],
        [{"kind": "end-score", "amount": 4, "per": "once"}, {"kind": "counts-as-archived"}],
    ),
}

# Timing and effect of the house network cards.
HOUSE_NETWORK: dict[str, tuple[str, Card]] = {
    "Bank Loan": ("immediate", {"kind": "gain-cash", "amount": 6}),
    "Ratings Bump": ("immediate", {"kind": "gain-viewers", "amount": 3}),
    "Sponsor Deal": (
        "permanent",
        {"kind": "upkeep-income", "amount": 1, "per": "shows-with-an-ad"},
    ),
    "Loyal Audience": (
        "permanent",
        {"kind": "round-score", "amount": 1, "per": "shows-in-row-3-or-4"},
    ),
    "Variety Hour": (
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "genres-of-all-shows"},
    ),
    "Syndication": (
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "cancelled-with-genre"},
    ),
    "Ad Empire": ("game-end", {"kind": "end-score", "amount": 1, "per": "attached-ads"}),
    "Deep Pockets": ("game-end", {"kind": "end-score", "amount": 1, "per": "cash", "divide": 3}),
}

# Timing and effects of the moguls.
MOGUL_EFFECTS: dict[str, tuple[str, list[Card]]] = {
    "Network Master": (
        "game-end",
        [{"kind": "end-score", "amount": 2, "per": "held-network-cards"}],
    ),
    "Retro Craze": (
        "game-end",
        [
            {"kind": "end-score", "amount": 1, "per": "archived-shows"},
            {"kind": "end-score", "amount": 1, "per": "archived-shows-beyond-5"},
        ],
    ),
    "Viral Marketing": ("permanent", [{"kind": "viewers-per-ad-income", "amount": 1}]),
    "Blockbuster": ("one-shot", [{"kind": "double-show", "amount": 5}]),
    "Imaginative Writers": ("one-shot", [{"kind": "develop-any-show"}]),
    "Tax Rebate": ("permanent", [{"kind": "waive-upkeep"}]),
    "Star Marketing": ("one-shot", [{"kind": "score-stars-again"}]),
    "Ambitious": ("permanent", [{"kind": "second-mogul"}]),
    "Media Tycoon": (
        "game-end",
        [
            {"kind": "cash-or-viewers", "amount": 20},
            {"kind": "end-score", "amount": 10, "per": "once"},
        ],
    ),
    "Crossover": ("one-shot", [{"kind": "attach-old-show"}]),
    "Special Appearance": ("permanent", [{"kind": "guest-star"}]),
    "Hip": (
        "permanent",
        [{"kind": "immune"}, {"kind": "round-score", "amount": 2, "per": "shows-in-row-1"}],
    ),
}

# The rewards of the pilot shows without a genre, in the words of the rulebook.
REWARDS: dict[str, list[Card]] = {
    "star": [{"kind": "pilot-star"}],
    "ad": [{"kind": "pilot-ad"}],
    "cash 3": [{"kind": "pilot-cash", "amount": 3}],
    "star or ad": [{"kind": "pilot-star-or-ad"}],
    "cash 2 and ad": [{"kind": "pilot-cash", "amount": 2}, {"kind": "pilot-ad"}],
}


def for_players(genre: str) -> dict[str, list[int]]:
    return {"players": WITHOUT_DRAMA} if genre == "drama" else {}


def expected_shows() -> list[Card]:
    """The shows of the season decks as templates, tweaks and timeslot rule make them."""
    return [show | lower(show) | for_players(show["genre"]) for _, show in template_shows()]


def lower(show: Card) -> dict[str, int]:
    """The number of season 1 for another timeslot than the preferred one."""
    higher = show["viewers"][0]
    return {"lower": higher if show["timeslot"] == "any" else max(1, higher - 3)}


def expected_pilots() -> list[Card]:
    """The pilot shows as their tables make them, with the cost of those that have a genre."""
    grey, coloured = PRINTED["pilot"]["cards"]["grey"], PRINTED["pilot"]["cards"]["genre"]
    shows = []
    for words in grey["rewards"]:
        effects = [{**effect, "rule": "E1.PILOT.06"} for effect in REWARDS[words]]
        own = {"effect": effects[0]} if len(effects) == 1 else {"effects": effects}
        shows.append(pilot("", 0, 0, grey["viewers"], grey["rerun"]) | own)
    numbers = zip(
        *(coloured[key] for key in ("cost", "upkeep", "viewers", "rerun")),
        strict=True,
    )
    for cost, upkeep, viewers, rerun in numbers:
        shows += [
            pilot(genre, cost, upkeep, viewers, rerun) | for_players(genre) for genre in GENRES
        ]
    return shows


def pilot(genre: str, cost: int, upkeep: int, viewers: list[int], rerun: int) -> Card:
    return {
        "deck": "pilot",
        "genre": genre,
        "cost": cost,
        "expenses": upkeep,
        "timeslot": "any",
        "viewers": viewers,
        "lower": viewers[0],
        "rerun": rerun,
        "slots": [],
    }
