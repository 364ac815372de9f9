"""The second edition: its executives, bundled cards and boards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType

from executives.networks import (
    attaching,
    basics,
    filling,
    keeping,
    passing,
    production,
    setup,
    turning,
    turns,
    uses,
)
from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set
from executives.networks.edition import Edition
from executives.networks.modules.telly_time import TELLY_TIME
from executives.networks.second_edition import phases
from executives.networks.second_edition.executives.beeb import BEEB
from executives.networks.second_edition.executives.butcher import BUTCHER
from executives.networks.second_edition.executives.cable import CABLE
from executives.networks.second_edition.executives.cheapo import CHEAPO
from executives.networks.second_edition.executives.continuum import CONTINUUM
from executives.networks.second_edition.executives.flix import FLIX
from executives.networks.second_edition.executives.generic import GENERIC
from executives.networks.second_edition.executives.gorilla import GORILLA
from executives.networks.second_edition.executives.procrastinator import PROCRASTINATOR
from executives.networks.second_edition.executives.rich import RICH
from executives.networks.second_edition.executives.specialist import SPECIALIST
from executives.networks.second_edition.executives.starryeye import STARRYEYE
from executives.networks.second_edition.executives.underground import UNDERGROUND
from executives.networks.state import DeckId


@cache
def bundled_cards() -> CardSet:
    """The bundled card set of the second edition."""
    folder = files(__name__)
    return load_card_set(
        (folder / "cards.toml").read_text("utf-8"),
        (folder / "boards.toml").read_text("utf-8"),
        path="cards.toml",
        boards_path="boards.toml",
    )


EDITION = Edition(
    name="second",
    # The order fixes the codes of the executives' decisions: append only.
    executives=(
        BEEB,
        BUTCHER,
        CONTINUUM,
        CABLE,
        CHEAPO,
        FLIX,
        GENERIC,
        PROCRASTINATOR,
        RICH,
        SPECIALIST,
        STARRYEYE,
        UNDERGROUND,
        GORILLA,
    ),
    card_set=bundled_cards,
    boards_for=phases.boards_for,
    rules=phases.RULES,
    # The order fixes the codes of the decisions: append only.
    kinds=(
        *passing.KINDS,
        *turns.KINDS,
        *basics.KINDS,
        *uses.KINDS,
        *production.KINDS,
        *filling.KINDS,
        *keeping.KINDS,
        *setup.KINDS,
        *uses.LATER_KINDS,
        *passing.LATER_KINDS,
        *production.LATER_KINDS,
        *attaching.KINDS,
        *turning.KINDS,
        *TELLY_TIME.kinds,
    ),
    frames=(*phases.FRAMES, *TELLY_TIME.frames),
    decks=MappingProxyType(
        {
            DeckId.SHOWS_1: "round_1",
            DeckId.SHOWS_2_3: "round_2_3",
            DeckId.SHOWS_4_5: "round_4_5",
            DeckId.STAR: "star",
            DeckId.AD: "ad",
            DeckId.NETWORK: "network",
            DeckId.MOGUL: "mogul",
        }
    ),
    modules=(TELLY_TIME,),
    module_names=("moguls", "telly_time"),
)
