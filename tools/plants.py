"""All planted faults; those of one game stand together."""

from __future__ import annotations

from tools.plants_boardroom import BOARDROOM
from tools.plants_first import FIRST
from tools.plants_networks import NETWORKS
from tools.plants_record import Plant
from tools.plants_second import SECOND
from tools.plants_unnoticed import UNNOTICED

__all__ = ["PLANTS", "Plant"]

PLANTS: tuple[Plant, ...] = (*NETWORKS, *SECOND, *FIRST, *UNNOTICED, *BOARDROOM)
