"""What the rules say of the cards of the second edition, and the documents that hold them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from support.names import GENRES, TIMESLOTS

DATA = Path(__file__).parents[2] / "src" / "executives" / "networks" / "second_edition"

Card = dict[str, Any]

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

# The named shows in the order of their places on the second template of rounds 2-3.
NAMED_SHOWS: dict[str, Card] = {
    "Dextrous": {
        "deck": "round_2_3",
        "genre": "action",
        "cost": 5,
        "expenses": 1,
        "timeslot": "10pm",
        "viewers": [9, 7, 4, 2],
        "rerun": 2,
        "slots": ["star!", "ad?"],
    },
    "Waterbug": {
        "deck": "round_2_3",
        "genre": "sci-fi",
        "cost": 6,
        "expenses": 0,
        "timeslot": "9pm",
        "viewers": [7, 6, 4, 2],
        "rerun": 2,
        "slots": ["star!", "ad?"],
        "effect": {"kind": "advance-when-produced", "genre": "drama", "rule": "E2.CARDS.32"},
    },
    "Reinfeld": {
        "deck": "round_2_3",
        "genre": "sitcom",
        "cost": 5,
        "expenses": 1,
        "timeslot": "9pm",
        "viewers": [6, 5, 3, 1],
        "rerun": 2,
        "slots": ["star!", "star?", "ad?"],
        "effect": {
            "kind": "show-score",
            "amount": 2,
            "per": "stars-without-expenses",
            "rule": "E2.CARDS.28",
        },
    },
    "Monday Night Foosball": {
        "deck": "round_2_3",
        "genre": "sports",
        "cost": 6,
        "expenses": 2,
        "timeslot": "8pm",
        "viewers": [7, 5, 3, 1],
        "rerun": 1,
        "slots": ["ad!", "ad?", "star?"],
        "effect": {
            "kind": "show-score",
            "amount": 1,
            "per": "income-of-ads",
            "rule": "E2.CARDS.29",
        },
    },
}

# Numbers, condition and effects of the named stars, in their order.
NAMED_STARS: dict[str, tuple[tuple[int, ...], str, list[Card]]] = {
    "Surpriser": (
        (3, 1, 3, 1),
        "below-row-1",
        [{"kind": "gain-show-score", "divide": 2, "side": "up", "rule": "E2.CARDS.20"}],
    ),
    "Cheeky Friend": ((2, 0, 4, 1), "other-star", []),
    "Bollywood Star": (
        (3, 1, 1, 1),
        "",
        [
            {
                "kind": "show-score",
                "amount": 1,
                "per": "game-end-network-cards",
                "rule": "E2.CARDS.24",
            }
        ],
    ),
    "Versatile Actor": (
        (4, 1, 4, 2),
        "",
        [
            {"kind": "choose-side", "rule": "E2.CARDS.25"},
            {"kind": "meet-genre-conditions", "side": "down", "rule": "E2.CARDS.25"},
        ],
    ),
    "Cross-Promoting Star": (
        (3, 1, 3, 1),
        "ad",
        [{"kind": "turn-up-ad", "side": "up", "rule": "E2.CARDS.26"}],
    ),
    "Rerun Guy": ((2, 0, 2, 2), "", [{"kind": "return-when-cancelled", "rule": "E2.CARDS.27"}]),
}
INDUSTRY_VETERAN: tuple[tuple[int, ...], str, list[Card]] = (
    (0, 0, 3, 1),
    "",
    [
        {"kind": "choose-side", "rule": "E2.CARDS.14"},
        {"kind": "turn-up-stars", "side": "down", "rule": "E2.CARDS.14"},
    ],
)

# Cost, expenses, viewers rightside up, viewers upside down.
GENRE_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 1, 5, 2), (5, 2, 7, 2)]
SOLO_STARS = [(2, 0, 3, 1), (3, 1, 4, 1), (4, 2, 6, 1)]
TEAM_STARS = [(2, 0, 3, 1), (3, 1, 4, 1)]
AD_FRIENDS = [(2, 0, 3, 0), (3, 1, 4, 1)]
PLAIN_STARS = [(1, 0, 1, 1), (2, 0, 2, 2), (4, 1, 3, 3), (6, 2, 5, 5)]

# Cash bonus, income rightside up, income upside down.
GENRE_ADS = [(2, 3, 1), (4, 2, 1), (1, 4, 1)]
TIMESLOT_ADS = [(2, 2, 1), (3, 3, 1), (4, 2, 0), (1, 4, 0)]
STAR_ADS = [(2, 3, 1), (4, 2, 1), (3, 3, 0)]
PLAIN_ADS = [(2, 2, 2), (5, 1, 1), (3, 1, 1)]

# Copies, timing, effect.
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

# Timing and effect of the named network cards that are no stars, of two copies each.
NAMED_NETWORK: dict[str, tuple[str, Card]] = {
    "Talent Agency": ("one-shot", {"kind": "extra-action", "rule": "E2.CARDS.07"}),
    "On-Set Accommodation": (
        "one-shot",
        {"kind": "attach-stars", "amount": 3, "as_action": True, "rule": "E2.CARDS.08"},
    ),
    "Writeoff": ("one-shot", {"kind": "sell-show", "rule": "E2.CARDS.09"}),
    "Preempted Timeslot": (
        "one-shot",
        {"kind": "multiply-pass", "amount": 2, "rule": "E2.CARDS.10"},
    ),
    "Flexible Schedule": ("one-shot", {"kind": "relieve-penalty", "rule": "E2.CARDS.11"}),
    "Market Research": ("one-shot", {"kind": "advance-genre", "rule": "E2.CARDS.12"}),
    "Big Game": ("one-shot", {"kind": "score-ad-income", "rule": "E2.CARDS.13"}),
    "Redemption Arc": ("one-shot", {"kind": "turn-up", "amount": 2, "rule": "E2.CARDS.17"}),
    "Spinoff": ("one-shot", {"kind": "return-stars", "rule": "E2.CARDS.18"}),
    "Awards Show": (
        "game-end",
        {"kind": "end-score", "amount": 1, "per": "stars-everywhere", "rule": "E2.CARDS.19"},
    ),
}

# The keys of a card in their order; those of the second list are there only where needed.
KEYS = {
    "show": [
        *("id", "name", "deck", "genre", "cost", "expenses", "timeslot"),
        *("viewers", "rerun", "slots", "effect", "module", "flavour"),
    ],
    "star": [
        *("id", "name", "copies", "deck", "cost", "expenses", "condition", "up", "down"),
        *("effect", "effects", "module", "flavour"),
    ],
    "ad": ["id", "name", "bonus", "condition", "up", "down", "module", "flavour"],
    "network": ["id", "name", "copies", "timing", "effect", "flavour"],
}
NOT_NEEDED = {
    "show": {"effect", "module"},
    "star": {"copies", "deck", "effect", "effects", "module"},
    "ad": {"module"},
    "network": set[str](),
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


def every_card(document: dict[str, Any]) -> list[Card]:
    """All cards of a document, the three kinds of starter cards last."""
    return [
        *(*document["show"], *document["star"], *document["ad"]),
        *(*document["network"], *document["mogul"], document["anomaly"]),
        *(document["starter"][kind] for kind in ("show", "star", "ad")),
    ]


CARDS = read("cards.toml")
BOARDS = read("boards.toml")

SHOWS, STARS, ADS = ([c for c in CARDS[k] if "module" not in c] for k in ("show", "star", "ad"))
"""The cards of games without Telly Time; the stars with Industry Veteran as the last one."""
TELLY_SHOWS, TELLY_STARS, TELLY_ADS = (
    [c for c in CARDS[k] if c.get("module") == "telly_time"] for k in ("show", "star", "ad")
)
NETWORK: list[Card] = CARDS["network"]
MOGULS: list[Card] = CARDS["mogul"]
STARTER: dict[str, Any] = CARDS["starter"]
STAND_INS: list[dict[str, Any]] = CARDS["stand_in"]
EVERY_CARD = every_card(CARDS)


def expected_shows() -> list[Card]:
    """Every show as templates, genre tweaks and timeslot rule make it, without its texts."""
    places = {named["genre"]: named for named in NAMED_SHOWS.values()}
    return [
        places.get(show["genre"], show) if (show["deck"], row) == ("round_2_3", 1) else show
        for row, show in template_shows()
    ]


def template_shows() -> Iterator[tuple[int, Card]]:
    """The shows of either edition from the templates, with the row of the template in its deck."""
    for deck, templates in SHOW_TEMPLATES.items():
        for row, (cost, expenses, viewers, rerun, slots) in enumerate(templates):
            for column, genre in enumerate(GENRES):
                by_row = list(viewers)
                if genre == "sports":
                    by_row[0] += 1
                if genre == "reality":
                    by_row = [max(0, value - 1) for value in viewers]
                yield (
                    row,
                    {
                        "deck": deck,
                        "genre": genre,
                        "cost": cost - (genre == "reality"),
                        "expenses": expenses + (genre == "sports"),
                        "timeslot": expected_timeslot(column, row),
                        "viewers": by_row,
                        "rerun": rerun,
                        "slots": slots,
                    },
                )


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


def effects_of(card: Card) -> list[Card]:
    return [card["effect"]] if "effect" in card else list(card.get("effects", []))


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
