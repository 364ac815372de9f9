"""The solo game, second edition: no card affects another player (E2.SOLO.11)."""

from __future__ import annotations

from typing import Any

import pytest

from executives.networks.cards import Mogul, NetworkCard, Show, Star
from executives.networks.second_edition import bundled_cards
from executives.networks.standing import standing
from support.table import Table

TWO_PLAYERS = """
turn = "Ann"
[game]
players = ["Ann", "Bo"]
modules = ["moguls"]
[display]
shows = [{shows} "moon-janitors", "pro-puddle-jumping"]
network = [{displayed}]
[decks.mogul]
top = [{drawn}]
[players.Ann]
cash = 9
stars = [{stars} "starter-star-a"]
network = [{network}]
moguls = [{moguls}]
tracks = {{ sci-fi = 2 }}
reruns = ["dextrous"]
[players.Ann.lineup.8pm]
show = "brakes-are-optional"
row = 2
cards = ["cheeky-friend", "wobbly-jelly"]
down = ["cheeky-friend"]
[players.Bo]
cash = 9
network = ["syndication-c", "deep-pockets-c", "sponsor-deal-b"]
reruns = ["mind-the-ladder", "graveyard-shift"]
[players.Bo.lineup]
"8pm" = {{ show = "snail-derby", row = 3, cards = ["diva-von-spotlight", "fizz-cola"] }}
"9pm" = {{ show = "sergeant-somersault", row = 1, cards = ["the-great-ego"] }}
"""


def first_step(card: Any) -> str:
    """How Ann takes, uses or attaches a card; nothing for one that is only held."""
    kinds = {effect.kind for effect in card.effects}
    if isinstance(card, Show):
        return f"produce {card.id} 9pm"
    if isinstance(card, Star):
        return f"add-or-replace {card.id} 8pm slot 1"
    if card.timing == "immediate":
        kept = f"produce moon-janitors 9pm; leave-empty; leave-empty; keep {card.id}"
        return kept if isinstance(card, Mogul) else f"take {card.id}"
    if "multiply-pass" in kinds:
        return f"pass cash with {card.id}"
    if kinds & {"relieve-penalty", "return-stars"}:
        timeslot = "9pm" if "relieve-penalty" in kinds else "8pm"
        return f"produce moon-janitors {timeslot}; declare {card.id}"
    if "spend-rerun" in kinds:
        return "spend-rerun dextrous"
    return f"use {card.id}" if card.timing == "one-shot" else ""


def place_of(card: Any) -> str:
    """Where a card lies before Ann's turn."""
    if isinstance(card, Show):
        return "shows"
    if isinstance(card, Star):
        return "stars"
    if isinstance(card, Mogul):
        return "drawn" if card.timing == "immediate" else "moguls"
    return "displayed" if card.timing == "immediate" else "network"


PLACES = dict.fromkeys(("displayed", "drawn", "network", "moguls", "stars", "shows"), "")


def willingly(text: str) -> tuple[bool, bool, str]:
    """An order of decisions: what does something, at 8PM if there is a choice, comes first."""
    return text.startswith("stop"), text != "choose 8pm", text


def brought_in(card: Any) -> Table:
    """Ann has taken, used or been holding a card, and every decision of it has been made."""
    table = Table(TWO_PLAYERS.format(**{**PLACES, place_of(card): f'"{card.id}",'}))
    if step := first_step(card):
        table.play(f"Ann {step}")
    while table.to_act() == ["Ann"] and "pass cash" not in (legal := table.legal("Ann")):
        table.play("Ann " + min(legal, key=willingly))
    return table


CARDS_WITH_EFFECTS = [card for card in bundled_cards().cards if card.effects]
ONE_COPY = {card.name: card for card in reversed(CARDS_WITH_EFFECTS) if card.name != "Anomaly"}
KINDS = (NetworkCard, Mogul, Star, Show)


@pytest.mark.rule("E2.SOLO.11")
def test_which_cards_have_effects() -> None:
    """Besides the anomalies these are 22 network cards, 12 moguls, 6 stars (Industry Veteran
    is one of them) and 3 shows; one copy of each is tried below."""
    names = {card.name for card in CARDS_WITH_EFFECTS}
    assert names == {"Anomaly", *ONE_COPY}
    numbers = [sum(isinstance(card, kind) for card in ONE_COPY.values()) for kind in KINDS]
    assert numbers == [10 + 12, 12, 5 + 1, 3]


@pytest.mark.rule("E2.SOLO.11")
@pytest.mark.parametrize("card", ONE_COPY.values(), ids=lambda card: card.id)
def test_no_card_touches_another_player(card: Any) -> None:
    """Whatever Ann takes, uses or holds: what Bo has, scores and earns is as it was before."""
    table = brought_in(card)
    untouched = Table(TWO_PLAYERS.format(**PLACES))
    assert table.player("Bo") == untouched.player("Bo")
    assert standing(table.game, table.state, 1) == standing(untouched.game, untouched.state, 1)
    # What the card gave Ann is hers, or another action of her turn.
    before = (untouched.player("Ann"), untouched.state.pending)
    assert (table.player("Ann"), table.state.pending) != before
