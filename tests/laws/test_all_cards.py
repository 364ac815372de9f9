"""Laws swept over every bundled card: documents of states, texts and codes, explanations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from executives import networks
from executives.core.actions import Action, parameters
from executives.interchange import dumps, loads
from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star
from support.all_cards import CARD, STARTERS, at, game, in_decks, row_of


def places(name: str) -> Iterator[str]:
    """Positions with a card in every place where it can lie, besides its deck's hidden rest."""
    card = CARD[name]
    if isinstance(card, Show):
        yield f'[players.Ann]\nlineup.9pm = {{ show = "{name}", row = 4, token = "quiz" }}'
        yield f'[players.Ann]\nreruns = [{{ show = "{name}", token = "drama" }}]'
    elif isinstance(card, Star | Ad):
        kind = "ads" if isinstance(card, Ad) else "stars"
        yield f'[players.Ann]\n{kind} = ["{name}"]'
        if isinstance(card, Ad) or card.attachable:
            slots = f'["", "", "{name}"]' if isinstance(card, Ad) else f'["", "{name}"]'
            on_show = f'show = "stage-kids", cards = {slots}, down = ["{name}"]'
            yield f"[players.Ann]\nlineup.weekend = {{ {on_show} }}"
    elif isinstance(card, NetworkCard):
        yield f'[players.Bo]\nnetwork = ["{name}"]'
    else:
        yield f'[players.Ann]\nmoguls = ["{name}"]'
        used = card.timing in ("immediate", "one-shot")
        down = f'face_down = ["{name}"]' if used else ""
        yield f'[players.Bo]\nmoguls = ["{name}"]\n{down}'
    if name in STARTERS:
        return
    if not isinstance(card, Mogul):
        yield f'[display]\n{row_of(name)} = ["{name}"]'
    deck = card.deck if isinstance(card, Show | Star) else DECKS[type(card)]
    yield f'[decks.{deck}]\ntop = ["{name}"]'
    if isinstance(card, Star) and not card.attachable:
        yield f'supply = ["{name}"]'


DECKS = {Ad: "ad", NetworkCard: "network", Mogul: "mogul"}


@pytest.mark.parametrize("name", CARD)
def test_a_card_is_written_and_read_in_every_place(name: str) -> None:
    """Law 5: wherever a card lies, JSON and the shortest position give the equal state back."""
    seen = set()
    for document in places(name):
        state = at(document).state
        seen.add(state)
        text = networks.dumps(game(), state)
        assert game().position(text) == state
        as_json = dumps(state)
        assert loads(as_json, game()) == state
        assert f'"{name}"' in as_json
    assert len(seen) >= (1 if name in STARTERS else 3)


@cache
def decisions() -> dict[str, list[Action]]:
    """All decisions of Ann that name a card, by the card."""
    found = defaultdict(list)
    for code in range(game().actions):
        action = game().decode(code, 0)
        for value in parameters(action):
            if value in CARD:
                found[value].append(action)
    return found


@pytest.mark.parametrize("name", CARD)
def test_every_decision_about_a_card_has_a_text_and_a_code(name: str) -> None:
    """Law 5: the text is read as the decision, and the code stands for it; JSON too."""
    start = game().start(0)
    about = decisions()[name]
    assert about
    for action in about:
        assert game().parse(f"Ann {action.text}", start) is action
        assert game().decode(game().encode(action), 0) is action
        assert name in action.text
    assert loads(dumps(about[0]), game()) is about[0]


def taking(name: str) -> tuple[str, str]:
    """A position in which Ann can take a card of the display, and the decision."""
    card = CARD[name]
    row = row_of(name)
    do = {"shows": "produce", "stars": "sign-star", "ads": "sign-ad", "network": "take"}[row]
    green_room = 'stars = ["fill-in-wendy", "rerun-guy"]\nads = ["fizz-cola"]'
    if name in ("fill-in-wendy", "rerun-guy", "fizz-cola"):
        green_room = ""
    position = f'[display]\n{row} = ["{name}"]\n[players.Ann]\ncash = 20\n{green_room}'
    where = f" {card.timeslot.replace('any', '9pm')}" if isinstance(card, Show) else ""
    return position, f"Ann {do} {name}{where}"


@pytest.mark.parametrize(
    "name", [name for name in in_decks(list(CARD)) if not isinstance(CARD[name], Mogul)]
)
def test_taking_a_card_is_explained(name: str) -> None:
    """What it does names the card, or what is drawn; not displayed, a clause says why not."""
    position, text = taking(name)
    table = at(position)
    allowed = game().explain(table.state, game().parse(text, table.state))
    assert allowed.is_legal
    draws = any(effect.kind == "draw-keep" for effect in CARD[name].effects)
    assert ("drawn" if draws else name) in str(allowed).partition("\n")[2]
    elsewhere = at(position.replace(f'"{name}"', ""))
    refused = game().explain(elsewhere.state, game().parse(text, elsewhere.state))
    assert not refused.is_legal
    assert "is not in the display" in str(refused)
    assert "E2.BASE." in str(refused)
    assert loads(dumps(refused), game()) == refused
