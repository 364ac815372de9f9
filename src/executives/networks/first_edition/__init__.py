"""The first edition: its seasons, executives, bundled cards and boards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType

from executives.networks import (
    attaching,
    basics,
    filling,
    grants,
    guests,
    keeping,
    production,
    reserving,
    setup,
    turning,
    turns,
    used_cards,
    uses,
)
from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set
from executives.networks.edition import Edition
from executives.networks.first_edition import (
    cards_places,
    drops,
    genre_bonuses,
    moguls_gained,
    moguls_income,
    moguls_scoring,
    moguls_writers,
    phases,
    pilots,
    seasons,
)
from executives.networks.first_edition.cards_shared_upkeep import SHARED_UPKEEP
from executives.networks.first_edition.checks import CHECKS
from executives.networks.first_edition.clauses import CLAUSES
from executives.networks.first_edition.donor_tokens import DONOR_TOKENS
from executives.networks.first_edition.executives.beeb import BEEB
from executives.networks.first_edition.executives.butcher import BUTCHER
from executives.networks.first_edition.executives.cable import CABLE
from executives.networks.first_edition.executives.cheapo import CHEAPO
from executives.networks.first_edition.executives.continuum import CONTINUUM
from executives.networks.first_edition.executives.flix import FLIX
from executives.networks.first_edition.executives.generic import GENERIC
from executives.networks.first_edition.executives.gorilla import GORILLA
from executives.networks.first_edition.executives.procrastinator import PROCRASTINATOR
from executives.networks.first_edition.executives.rich import RICH
from executives.networks.first_edition.executives.specialist import SPECIALIST
from executives.networks.first_edition.executives.starmaker import STARMAKER
from executives.networks.first_edition.executives.telethon import TELETHON
from executives.networks.first_edition.executives.underground import UNDERGROUND
from executives.networks.state import DeckId


@cache
def bundled_cards() -> CardSet:
    """The bundled card set of the first edition."""
    folder = files(__name__)
    return load_card_set(
        (folder / "cards.toml").read_text("utf-8"),
        (folder / "boards.toml").read_text("utf-8"),
        path="cards.toml",
        boards_path="boards.toml",
    )


EDITION = Edition(
    name="first",
    # The order fixes the codes of the executives' decisions: append only.
    executives=(
        BEEB,
        BUTCHER,
        CABLE,
        CHEAPO,
        FLIX,
        GENERIC,
        PROCRASTINATOR,
        RICH,
        SPECIALIST,
        STARMAKER,
        TELETHON,
        UNDERGROUND,
        CONTINUUM,
        GORILLA,
    ),
    card_set=bundled_cards,
    boards_for=phases.boards_for,
    rules=phases.RULES,
    # The order fixes the codes of the decisions: append only.
    kinds=(
        *drops.KINDS,
        *turns.KINDS,
        *basics.KINDS,
        *uses.KINDS,
        *production.KINDS,
        *filling.KINDS,
        *keeping.KINDS,
        *setup.KINDS,
        *pilots.KINDS,
        *genre_bonuses.KINDS,
        *attaching.KINDS,
        *turning.KINDS,
        *DONOR_TOKENS.kinds,
        *guests.KINDS,
        *moguls_gained.KINDS,
        *moguls_income.KINDS,
        *moguls_scoring.KINDS,
        *used_cards.KINDS,
        *reserving.KINDS,
        *cards_places.KINDS,
        *SHARED_UPKEEP.kinds,
    ),
    frames=(
        *seasons.FRAMES,
        *pilots.FRAMES,
        *genre_bonuses.FRAMES,
        *DONOR_TOKENS.frames,
        *guests.FRAMES,
        *moguls_gained.FRAMES,
        *moguls_income.FRAMES,
        *moguls_scoring.FRAMES,
        *used_cards.FRAMES,
        *reserving.FRAMES,
        *cards_places.FRAMES,
        *SHARED_UPKEEP.frames,
    ),
    modules=(DONOR_TOKENS, SHARED_UPKEEP),
    decks=MappingProxyType(
        {
            DeckId.SHOWS_1: "round_1",
            DeckId.SHOWS_2_3: "round_2_3",
            DeckId.SHOWS_4_5: "round_4_5",
            DeckId.STAR: "star",
            DeckId.AD: "ad",
            DeckId.NETWORK: "network",
            DeckId.MOGUL: "mogul",
            DeckId.PILOT: "pilot",
        }
    ),
    slotless=True,
    negative_totals=True,
    anomalies_as_stars=True,
    clauses=CLAUSES,
    frame_checks=CHECKS,
    effect_hooks=MappingProxyType(
        {
            **reserving.EFFECT_HOOKS,
            **moguls_gained.EFFECT_HOOKS,
            **moguls_income.EFFECT_HOOKS,
            **moguls_scoring.EFFECT_HOOKS,
            **moguls_writers.EFFECT_HOOKS,
        }
    ),
    shared_hooks=moguls_gained.SHARED_HOOKS,
    is_likely=pilots.picks_are_likely,
    words=MappingProxyType(
        {
            "round": "Season",
            "passed": "dropped",
            "passes": "drops out",
            grants.NAMES[grants.SIGN_AD]: "Land an Ad",
            grants.NAMES[grants.PRODUCE]: "Develop a Show",
            grants.NAMES[grants.ADD]: "Attach Star/Ad",
        }
    ),
)
