"""Tables of the first edition at which Ann holds network cards."""

from __future__ import annotations

from support.documents import listed
from support.seasons import season
from support.table import Table

TABLE = ("underground", "butcher", "flix")


def studio(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    shows: tuple[str, ...] = ("soap", "rally"),
    network: tuple[str, ...] = (),
    cash: int = 10,
    viewers: int = 0,
    stars: tuple[str, ...] = (),
    ads: tuple[str, ...] = (),
    shown: tuple[str, ...] = ("star-1", "star-2", "star-3"),
    own: str = "",
    more: str = "",
    head: str = 'turn = "Ann"',
) -> Table:
    """Ann holds network cards; the display has two shows, and ads with fees of $0M to $5M."""
    rest = f"""
[display]
shows = {listed(shows)}
stars = {listed(shown)}
ads = ["ad-0", "ad-1", "ad-2", "ad-5"]
network = {listed(network)}
{more}
[players.Ann]
cash = {cash}
viewers = {viewers}
stars = {listed(stars)}
ads = {listed(ads)}
network = {listed(held)}
{own}
"""
    return season(*executives, head=f'first = "Ann"\n{head}', rest=rest)
