"""Drafts of pilots with hands of one's own choice."""

from __future__ import annotations

import json
from typing import Any

from executives.networks.first_edition.pilots import Drafting
from executives.networks.frames import Turn
from support.first_tables import first
from support.names import NAMES
from support.table import Table

STAR, SECOND_STAR = "testing-testing", "yesterdays-weather"
AD, SECOND_AD = "shopping-by-candlelight", "jingle-sampler"
CASH, SECOND_CASH = "lottery-leftovers", "auction-of-odd-socks"
STAR_OR_AD, CASH_AND_AD = "hobby-corner", "dial-a-neighbour"
GREY = (STAR, SECOND_STAR, AD, SECOND_AD, CASH, SECOND_CASH, STAR_OR_AD, CASH_AND_AD)


def draft(
    *hands: tuple[str, ...],
    timeslot: str = "8pm",
    cash: tuple[int, ...] = (),
    order: tuple[str, ...] = (),
    more: str = "",
    rest: str = "",
    executives: tuple[str, ...] | None = None,
    cards: str = "",
) -> Table:
    """A draft in which the seats have these hands."""
    players = len(hands)
    frames = ", ".join(
        f"{{ seat = {json.dumps(name)}, cards = {json.dumps(hand)} }}"
        for name, hand in zip(NAMES, hands, strict=False)
    )
    amounts = cash or (9,) * players
    tables = "".join(
        f"[players.{name}]\ncash = {amount}\n{rest if name == 'Ann' else ''}\n"
        for name, amount in zip(NAMES, amounts, strict=False)
    )
    return first(
        f"""
pending = [
  {{ frame = "season-start" }},
  {{ frame = "drafting", timeslot = "{timeslot}", hands = [{frames}] }},
]
{more}
[season]
order = {json.dumps(order or NAMES[:players])}
[decks.star]
top = ["standby-stella", "weekend-wes", "prompter-pru"]
[decks.ad]
top = ["medium-batteries", "stay-tuned-trailer", "junior-night-lights"]
{tables}""",
        players=players,
        executives=executives,
        cards=cards,
    )


def hands(table: Table) -> dict[str, tuple[str, ...]]:
    """The hands of all players, also of a draft that waits below rewards."""
    (frame,) = (frame for frame in table.state.pending if isinstance(frame, Drafting))
    return {table.game.players[hand.seat]: hand.cards for hand in frame.hands}


def picks(table: Table, *pilots: str) -> Table:
    """All pick, in the order of their seats."""
    for name, pilot in zip(NAMES, pilots, strict=False):
        table.play(f"{name} pick {pilot}")
    return table


def lineup(table: Table, name: str) -> list[str]:
    """A player's shows, "" for an empty timeslot."""
    return ["" if show is None else show.show for show in table.player(name).lineup]


def drafted(game: Any, seed: int) -> Table:
    """The first turn after a draft in which everybody decides in the first way."""
    table = Table(game, game.start(seed))
    while not isinstance(table.state.pending[-1], Turn):
        table.last = game.step(table.state, game.legal_actions(table.state)[0])
        table.state = table.last.state
    return table
