"""What the rules say of the cards of the second edition, and the documents that hold them."""

import re
import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "executives" / "networks" / "second_edition"

Card = dict[str, Any]

GENRES = ["action", "drama", "reality", "sci-fi", "sitcom", "sports"]
TIMESLOTS = ["8pm", "9pm", "10pm"]
SLOTS = {"star!", "star?", "ad!", "ad?", "either!", "either?"}

# Per deck the templates in order: cost, expenses, viewers, rerun value, slots.
SHOW_TEMPLATES: dict[str, list[tuple[int, int, list[int], int, list[str]]]] = {
    "round_1": [
        (2, 0, [5, 4, 2, 1], 1, ["star?", "ad?"]),
        (4, 1, [7, 5, 3, 1], 1, ["star!", "ad?"]),
    ],
    "round_2_3": [
        (4, 0, [6, 5, 3, 1], 2, ["ad!", "star?"]),
        (6, 1, [9, 7, 4, 2], 2, ["star!", "either?"]),
        (8, 2, [12, 9, 6, 3], 3, ["star!", "star?", "ad?"]),
    ],
    "round_4_5": [
        (6, 1, [9, 8, 5, 3], 3, ["star!", "ad?"]),
        (9, 2, [13, 10, 7, 4], 4, ["star!", "either!", "ad?"]),
        (12, 3, [17, 13, 9, 5], 5, ["star!", "star!", "ad?"]),
    ],
}

DEXTROUS: Card = {
    "deck": "round_2_3",
    "genre": "action",
    "cost": 5,
    "expenses": 1,
    "timeslot": "10pm",
    "viewers": [9, 7, 4, 2],
    "rerun": 2,
    "slots": ["star!", "ad?"],
}

# Cost, expenses, viewers rightside up, viewers upside down.
GENRE_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 1, 5, 2), (5, 2, 7, 2)]
SOLO_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 2, 6, 1)]
TEAM_STARS = [(2, 0, 3, 1), (3, 1, 4, 1)]
AD_FRIENDS = [(2, 0, 3, 0), (3, 1, 4, 1)]
PLAIN_STARS = [(1, 0, 1, 1), (2, 0, 2, 2), (4, 1, 3, 3), (6, 2, 5, 5)]
CHEEKY_FRIEND = (2, 0, 4, 1)

# Cash bonus, income rightside up, income upside down.
GENRE_ADS = [(2, 3, 1), (4, 2, 1), (1, 4, 1)]
TIMESLOT_ADS = [(2, 2, 1), (3, 3, 1), (4, 2, 0), (1, 4, 0)]
STAR_ADS = [(2, 3, 1), (4, 2, 1), (3, 3, 0)]
PLAIN_ADS = [(2, 2, 2), (5, 1, 1), (3, 1, 1)]

# Copies before standing in for named cards, timing, effect.
HOUSE_NETWORK: dict[str, tuple[int, str, Card]] = {
    "Bank Loan": (3, "immediate", {"kind": "gain-cash", "amount": 6}),
    "Ratings Bump": (3, "immediate", {"kind": "gain-viewers", "amount": 3}),
    "Casting Call": (3, "immediate", {"kind": "draw-keep", "draw": {"star": 2}}),
    "Upfronts": (3, "immediate", {"kind": "draw-keep", "draw": {"ad": 2}}),
    "Sponsor Deal": (
        2,
        "permanent",
        {"kind": "upkeep-income", "amount": 1, "per": "shows-with-an-ad"},
    ),
    "Loyal Audience": (
        2,
        "permanent",
        {"kind": "round-score", "amount": 1, "per": "shows-in-row-3-or-4"},
    ),
    "Extension": (2, "one-shot", {"kind": "raise-season-marker"}),
    "Genre Block": (
        2,
        "game-end",
        {"kind": "end-score", "amount": 2, "per": "shows-of-best-genre"},
    ),
    "Variety Hour": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "different-genres"},
    ),
    "Syndication": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "reruns-with-genre"},
    ),
    "Ad Empire": (3, "game-end", {"kind": "end-score", "amount": 1, "per": "attached-ads"}),
    "Deep Pockets": (
        3,
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "cash", "divide": 3},
    ),
}

NAMED_NETWORK = {
    "Talent Agency",
    "On-Set Accommodation",
    "Writeoff",
    "Preempted Timeslot",
    "Flexible Schedule",
    "Market Research",
    "Big Game",
    "Industry Veteran",
    "Redemption Arc",
    "Spinoff",
    "Awards Show",
}
# The named shows with the genre of their place, and the named stars.
NAMED_SHOWS = {
    "Dextrous": "action",
    "Waterbug": "sci-fi",
    "Reinfeld": "sitcom",
    "Monday Night Foosball": "sports",
}
NAMED_STARS = {
    "Surpriser",
    "Cheeky Friend",
    "Bollywood Star",
    "Versatile Actor",
    "Cross-Promoting Star",
    "Rerun Guy",
}

KEYS = {
    "show": [
        *("id", "name", "deck", "genre", "cost", "expenses", "timeslot"),
        *("viewers", "rerun", "slots", "flavour"),
    ],
    "star": ["id", "name", "cost", "expenses", "condition", "up", "down", "flavour"],
    "ad": ["id", "name", "bonus", "condition", "up", "down", "flavour"],
    "network": ["id", "name", "copies", "timing", "effect", "flavour"],
}


def text(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(text(name))


MOGUL_EFFECTS: dict[str, tuple[str, dict[str, Any]]] = {
    "Page to Screen": ("one-shot", {"kind": "produce-drawn", "amount": 2, "as_action": True}),
    "Blockbuster Director": ("one-shot", {"kind": "score-show"}),
    "Penny Pincher": ("permanent", {"kind": "lineup-expenses", "amount": -1}),
    "Voice of a Generation": (
        "permanent",
        {"kind": "show-score", "amount": 1, "per": "stars-with-expenses"},
    ),
    "Tech Pioneer": (
        "game-end",
        {"kind": "end-score", "amount": 2, "per": "game-end-network-cards"},
    ),
    "Reboot-o-mancer": ("permanent", {"kind": "spend-rerun"}),
    "Silent Partner": ("immediate", {"kind": "gain-cash", "amount": 12}),
    "Ratings Wizard": ("immediate", {"kind": "gain-viewers", "amount": 6}),
    "Archivist": ("game-end", {"kind": "end-score", "amount": 1, "per": "reruns-with-genre"}),
    "Impresario": ("game-end", {"kind": "end-score", "amount": 1, "per": "attached-stars"}),
    "Sponsor Hunter": ("game-end", {"kind": "end-score", "amount": 1, "per": "attached-ads"}),
    "Trend Setter": ("permanent", {"kind": "round-score", "amount": 2, "per": "shows-in-row-1"}),
}

CARDS = read("cards.toml")
BOARDS = read("boards.toml")

SHOWS: list[Card] = CARDS["show"]
STARS: list[Card] = CARDS["star"]
ADS: list[Card] = CARDS["ad"]
NETWORK: list[Card] = CARDS["network"]
MOGULS: list[Card] = CARDS["mogul"]
STARTER: dict[str, Any] = CARDS["starter"]
STAND_INS: list[dict[str, Any]] = CARDS["stand_in"]
EVERY_CARD: list[Card] = [
    *(*SHOWS, *STARS, *ADS, *NETWORK, *MOGULS, CARDS["anomaly"]),
    *(STARTER[kind] for kind in ("show", "star", "ad")),
]


def expected_shows() -> list[Card]:
    """Every show as templates, genre tweaks and timeslot rule make it, without its texts."""
    shows: list[Card] = []
    for deck, templates in SHOW_TEMPLATES.items():
        for row, (cost, expenses, viewers, rerun, slots) in enumerate(templates):
            for column, genre in enumerate(GENRES):
                show: Card = {
                    "deck": deck,
                    "genre": genre,
                    "cost": cost,
                    "expenses": expenses,
                    "timeslot": expected_timeslot(column, row),
                    "viewers": list(viewers),
                    "rerun": rerun,
                    "slots": slots,
                }
                if genre == "sports":
                    show["expenses"] = expenses + 1
                    show["viewers"] = [viewers[0] + 1, *viewers[1:]]
                if genre == "reality":
                    show["cost"] = cost - 1
                    show["viewers"] = [max(0, value - 1) for value in viewers]
                if (deck, row, genre) == ("round_2_3", 1, "action"):
                    show = DEXTROUS
                shows.append(show)
    return shows


def expected_timeslot(column: int, row: int) -> str:
    total = column + row
    return "any" if total % 6 == 5 else TIMESLOTS[total % 3]


def without_text(card: Card) -> Card:
    return {key: value for key, value in card.items() if key not in ("id", "name", "flavour")}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def named(cards: list[Card], name: str) -> Card:
    (card,) = [card for card in cards if card["name"] == name]
    return card


def star_numbers(card: Card) -> tuple[int, ...]:
    return (card["cost"], card["expenses"], card["up"], card["down"])


def ad_numbers(card: Card) -> tuple[int, ...]:
    return (card["bonus"], card["up"], card["down"])


def table_headers(document: str) -> list[str]:
    return re.findall(r"^\[([^\[\]]+)\]$", document, re.MULTILINE)


def table_at(document: dict[str, Any], header: str) -> dict[str, Any]:
    for key in header.replace('"', "").split("."):
        document = document[key]
    return document
