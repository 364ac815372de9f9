"""Network cards and moguls of the first edition have the effects of the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from executives.rulebook import clause
from support.card_data import effects_of, named
from support.first_edition_data import (
    HOUSE_NETWORK,
    MOGUL_EFFECTS,
    MOGULS,
    NAMED_NETWORK,
    NETWORK,
    PRINTED,
)


class TestNetwork:
    """Tests for the network deck and the moguls."""

    @pytest.mark.rule("E1.CARDS.32")
    def test_deck_size(self) -> None:
        """The deck has 62 cards: three of each named one and 26 of the house."""
        decks = PRINTED["decks"]
        copies = {card["name"]: card["copies"] for card in NETWORK}

        assert sum(copies.values()) == decks["public_counts"]["network"] == 12 * 3 + 26 == 62
        assert {copies[name] for name in decks["network_names"]["names"]} == {
            decks["assumed"]["network_named_copies"]
        }
        assert {name: copies[name] for name in HOUSE_NETWORK} == decks["house_network"]["counts"]
        assert sum(copies[name] for name in HOUSE_NETWORK) == decks["assumed"]["network_house"]

    @pytest.mark.rule("E1.CARDS.32")
    @pytest.mark.parametrize("name", HOUSE_NETWORK)
    def test_house_card(self, name: str) -> None:
        """A house card has its timing and its effect."""
        card = named(NETWORK, name)
        timing, effect = HOUSE_NETWORK[name]

        assert card["timing"] == timing
        assert card["effect"] == {**effect, "rule": "E1.CARDS.32"}

    @pytest.mark.parametrize("name", NAMED_NETWORK)
    def test_named_card(self, name: str) -> None:
        """A named card has the timing, the players and the effects of its clause."""
        card = named(NETWORK, name)

        assert told(card) == (*NAMED_NETWORK[name],)
        told_by_clause(card, "network")

    def test_named_cards_are_those_of_the_rules(self) -> None:
        """Network cards and moguls have the names that the rulebook lists."""
        decks = PRINTED["decks"]
        house = [card["name"] for card in NETWORK if card["name"] in HOUSE_NETWORK]

        assert [card["name"] for card in NETWORK] == [*decks["network_names"]["names"], *house]
        assert [card["name"] for card in MOGULS] == decks["mogul_names"]["names"]
        assert len(MOGULS) == decks["assumed"]["moguls"] == 12

    @pytest.mark.rule("E1.BASE.07")
    def test_interactive_cards(self) -> None:
        """Cards that act on other players' networks are not in games of 1 or 2 players."""
        names = PRINTED["decks"]["assumed"]["interactive"]

        for name, copies in names.items():
            card = named(NETWORK, name)
            assert (card["players"], card["copies"]) == ([3, 4, 5], copies)
            assert "interactive" in clause(effects_of(card)[0]["rule"]).text

    @pytest.mark.rule("E1.BASE.09")
    def test_executive_producer(self) -> None:
        """Executive Producer is not in solo games; no further card depends on the players."""
        assert named(NETWORK, "Executive Producer")["players"] == [2, 3, 4, 5]
        assert {card["name"] for card in NETWORK if "players" in card} == {
            *PRINTED["decks"]["assumed"]["interactive"],
            "Executive Producer",
        }

    @pytest.mark.parametrize("name", MOGUL_EFFECTS)
    def test_mogul(self, name: str) -> None:
        """A mogul, of which there is one, has the timing and the effects of its clause."""
        card = named(MOGULS, name)
        timing, effects = MOGUL_EFFECTS[name]

        assert told(card) == (timing, [], effects)
        assert "copies" not in card
        told_by_clause(card, "mogul")


def told(card: dict[str, Any]) -> tuple[str, list[int], list[dict[str, Any]]]:
    effects = [{k: v for k, v in e.items() if k != "rule"} for e in effects_of(card)]
    return card["timing"], card.get("players", []), effects


def told_by_clause(card: dict[str, Any], kind: str) -> None:
    """The clause of the effects begins with the card's name, kind and, if it says so, timing."""
    (rule,) = {effect["rule"] for effect in effects_of(card)}
    found = re.match(r"(.+?) \((\w+)(?:, ([a-z -]+))?[^)]*\)", clause(rule).text)
    assert found is not None
    assert found.group(1, 2) == (card["name"], kind)
    timing = (found.group(3) or card["timing"]).replace("game end", "game-end")
    assert timing == card["timing"]
