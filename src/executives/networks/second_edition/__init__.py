"""The second edition: its executives, bundled cards and boards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set
from executives.networks.edition import Edition
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
)
