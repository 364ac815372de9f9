"""Every bundled card, Telly Time's too: taken, drawn, produced, attached."""

from __future__ import annotations

from typing import Any

import pytest

from executives.networks.cards import Ad, NetworkCard, Show, Star
from executives.networks.state import DeckId
from support.all_cards import (
    ADS,
    ANOMALIES,
    CARD,
    MOGULS,
    NETWORK,
    SHOWS,
    STARS,
    STARTERS,
    at,
    counted,
    finish,
    in_decks,
    is_turn,
    row_of,
)
from support.table import Table

VETERANS = [name for name in STARS if row_of(name) == "network"]


def test_the_sweeps_reach_every_card() -> None:
    """The six sorts are the whole set: 72 and 15 shows, 64 and 6 stars, and so on."""
    sorts = (SHOWS, STARS, ANOMALIES, ADS, NETWORK, MOGULS)
    assert sum(map(len, sorts)) == len(CARD)
    assert set().union(*sorts) == set(CARD)
    assert len(in_decks(SHOWS)) == 48 + 24
    assert len(in_decks(STARS)) == 48 + 9 + len(VETERANS)
    assert len(in_decks(ADS)) == 42 + 9
    assert len(NETWORK) + len(VETERANS) == 54
    assert (len(MOGULS), len(ANOMALIES)) == (12, 6)


# -- taken from the display -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [*in_decks(STARS), *ANOMALIES])
def test_every_star_is_signed_for_its_cost(name: str) -> None:
    """With exactly its cost in cash a star is signed, or a veteran taken, and nothing is left."""
    star = CARD[name]
    assert isinstance(star, Star)
    table = at(
        f'[display]\n{row_of(name)} = ["{name}"]\n[players.Ann]\ncash = {star.cost}\nstars = []'
    )
    table.play(f"Ann {'take' if row_of(name) == 'network' else 'sign-star'} {name}")
    assert table.player("Ann").stars == (name,)
    assert table.player("Ann").cash == 0
    assert not any(name in row for row in table.state.display)


@pytest.mark.parametrize("name", [name for name in in_decks(STARS) if name not in VETERANS])
def test_no_star_is_signed_for_less(name: str) -> None:
    """With $1M less than its cost a star is refused."""
    star = CARD[name]
    assert isinstance(star, Star)
    table = at(f'[display]\nstars = ["{name}"]\n[players.Ann]\ncash = {star.cost - 1}')
    assert table.refuses(f"Ann sign-star {name}") == {"E2.BASE.34"}


@pytest.mark.parametrize("name", in_decks(ADS))
def test_every_ad_is_signed_for_its_bonus(name: str) -> None:
    """The ad comes to the green room and its bonus to the cash."""
    ad = CARD[name]
    assert isinstance(ad, Ad)
    table = at(f'[display]\nads = ["{name}"]\n[players.Ann]\ncash = 0\nads = []')
    table.play(f"Ann sign-ad {name}")
    assert table.player("Ann").ads == (name,)
    assert table.player("Ann").cash == ad.bonus


@pytest.mark.parametrize("name", NETWORK)
def test_every_network_card_is_taken(name: str) -> None:
    """It is kept in the green room; an immediate one is resolved and lies under its deck."""
    card = CARD[name]
    assert isinstance(card, NetworkCard)
    before = at(f'[display]\nnetwork = ["{name}"]')
    after = finish(at(f'[display]\nnetwork = ["{name}"]').play(f"Ann take {name}"))
    kept = card.timing != "immediate"
    assert after.player("Ann").network == ((name,) if kept else ())
    assert (after.state.decks[DeckId.NETWORK].rest[-1] == name) != kept
    assert (wealth(after) == wealth(before)) == kept


def wealth(table: Table) -> tuple[Any, ...]:
    """What an immediate card can change for Ann."""
    ann = table.player("Ann")
    return ann.cash, ann.viewers, ann.stars, ann.ads


# -- produced -------------------------------------------------------------------------------------

GREEN_ROOM = """
stars = ["fill-in-wendy", "extra-number-seven"]
ads = ["fizz-cola", "wobbly-jelly"]
"""
OF_THEIR_OWN = {"reinfeld": 2 * 2, "monday-night-foosball": 2 + 1}
"""Reinfeld counts the two stars without expenses, Foosball $2M and $1M of the two ads."""


@pytest.mark.parametrize("name", in_decks(SHOWS))
def test_every_show_is_produced_with_all_its_slots_filled(name: str) -> None:
    """For exactly its cost, at its time, it scores the viewers of row 1 and of its stars."""
    show = CARD[name]
    assert isinstance(show, Show)
    timeslot = "9pm" if show.timeslot == "any" else show.timeslot
    table = at(f'[display]\nshows = ["{name}"]\n[players.Ann]\ncash = {show.cost}\n{GREEN_ROOM}')
    finish(table.play(f"Ann produce {name} {timeslot}"))
    made = table.show("Ann", timeslot)
    assert (made.show, made.row, table.player("Ann").cash) == (name, 1, 0)
    assert all(made.cards)
    stars = {"fill-in-wendy": 2, "extra-number-seven": 1}
    viewers = sum(stars.get(card, 0) for card in made.cards)
    found = counted(table, f"{name} at {timeslot}")
    assert found == show.viewers[0] + viewers + OF_THEIR_OWN.get(name, 0)
    covered = table.player("Ann").grid >> table.game.grid.index(show.genre) & 1
    assert covered == 1


@pytest.mark.parametrize("name", in_decks(SHOWS))
def test_every_show_is_penalised_out_of_its_time(name: str) -> None:
    """In another timeslot the marker starts in row 3, but for any time; Kids are refused there."""
    show = CARD[name]
    assert isinstance(show, Show)
    other = "9pm" if show.timeslot == "8pm" else "8pm"
    table = at(f'[display]\nshows = ["{name}"]\n[players.Ann]\ncash = 30\n{GREEN_ROOM}')
    if show.genre == "kids":
        assert table.refuses(f"Ann produce {name} {other}") == {"E2.TELLY.19"}
        return
    finish(table.play(f"Ann produce {name} {other}"))
    assert table.show("Ann", other).row == (1 if show.timeslot == "any" else 3)


# -- drawn ----------------------------------------------------------------------------------------

THIRD_LINE = '["action", "sports", "reality", "sci-fi", "sitcom", "drama"]'
SECOND_LINE = '["action", "sports", "reality", "sci-fi", "sitcom"]'
"""Kids completes a third line and draws a star, an ad and a network card; Drama draws moguls."""


def drawn(name: str, deck: str) -> Table:
    """Ann has drawn a card as one of three and may keep one."""
    genre, grid, timeslot = ("kids", THIRD_LINE, "weekend")
    if deck == "mogul":
        genre, grid, timeslot = ("drama", SECOND_LINE, "9pm")
    table = at(f"""
[display]
shows = ["stage-{genre}"]
[players.Ann]
cash = 0
stars = []
ads = []
grid = {grid}
[decks.{deck}]
{"top" if name in ANOMALIES else "next"} = ["{name}"]
""")
    return table.play(f"Ann produce stage-{genre} {timeslot}")


@pytest.mark.parametrize("name", [*in_decks(STARS), *ANOMALIES, *in_decks(ADS), *NETWORK, *MOGULS])
def test_every_card_is_kept_from_a_draw(name: str) -> None:
    """Of three cards drawn it is kept for nothing, and the two others go under their decks."""
    card = CARD[name]
    deck = {Ad: "ad", NetworkCard: "network"}.get(type(card), "mogul")
    if isinstance(card, Star):
        deck = card.deck
    table = drawn(name, deck)
    choices = table.legal("Ann")
    assert len(choices) == 3
    assert f"keep {name}" in choices
    others = {text.removeprefix("keep ") for text in choices} - {name}
    finish(table.play(f"Ann keep {name}"))
    ann = table.player("Ann")
    held = {*ann.stars, *ann.ads, *ann.network, *ann.moguls}
    immediate = isinstance(card, NetworkCard) and card.timing == "immediate"
    assert (name in held) != immediate
    assert not held & others
    assert ann.cash >= (card.bonus if isinstance(card, Ad) else 0)


# -- attached -------------------------------------------------------------------------------------

COMPANY = {"star": "fill-in-wendy", "ad": "fizz-cola"}


def where(condition: str, met: bool) -> tuple[str, str, int, str]:
    """Genre, timeslot, row and company of a stage on which a condition is met, or is not.

    Company is a star or an ad on the slot for it, or nothing.
    """
    kind, _, wanted = condition.partition(" ")
    genre, timeslot, row, company = "drama", "9pm", 1, ""
    if kind == "genre":
        genre = wanted if met else ("sports" if wanted != "sports" else "drama")
    elif kind == "timeslot":
        timeslot = wanted if met else ("8pm" if wanted != "8pm" else "10pm")
    elif kind == "below-row-1":
        row = 2 if met else 1
    elif kind in ("other-star", "star", "no-other-star"):
        company = "star" if met != (kind == "no-other-star") else ""
    elif kind == "ad":
        company = "ad" if met else ""
    return genre, timeslot, row, company


def attached(name: str, met: bool, side: str = "") -> tuple[Table, str]:
    """Ann has put a star or ad on a stage; returns the table and the timeslot too."""
    card = CARD[name]
    assert isinstance(card, Star | Ad)
    genre, timeslot, row, company = where(card.condition, met)
    cards = ["", COMPANY["star"] if company == "star" else "", ""]
    if company == "ad":
        cards[2] = COMPANY["ad"]
    slot = 1 if isinstance(card, Star) else 3
    kind = "stars" if isinstance(card, Star) else "ads"
    table = at(
        f"""
[players.Ann]
cash = 0
viewers = 0
{kind} = ["{name}"]
[players.Ann.lineup]
8pm = ""
9pm = ""
10pm = ""
{timeslot} = {{ show = "stage-{genre}", row = {row}, cards = {cards} }}
""".replace(f'{timeslot} = ""\n', "")
    )
    table.play(f"Ann add-or-replace {name} {timeslot} slot {slot}")
    if side:
        table.play(f"Ann choose-side {side}")
    return table, timeslot


def conditional(name: str) -> bool:
    """Whether a star or ad has a condition."""
    card = CARD[name]
    assert isinstance(card, Star | Ad)
    return card.condition != ""


CHOSEN = [name for name in STARS if "choose-side" in str(CARD[name].effects)]
CASES = [
    (name, met)
    for name in (*STARS, *ADS)
    if name not in CHOSEN
    for met in ((True, False) if conditional(name) else (True,))
]


@pytest.mark.parametrize(("name", "met"), CASES)
def test_every_star_and_ad_lies_as_its_condition_says(name: str, met: bool) -> None:
    """Attached where its condition is met, or is not, it counts for the viewers or the income."""
    table, timeslot = attached(name, met)
    counts_as_it_lies(table, timeslot, name, met)
    assert table.to_act() == ["Bo"]


@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("name", CHOSEN)
def test_every_star_whose_side_is_chosen_lies_so(name: str, side: str) -> None:
    """Versatile Actor and the two veterans lie as chosen and count so."""
    table, timeslot = attached(name, True, side)
    counts_as_it_lies(table, timeslot, name, side == "up")


def counts_as_it_lies(table: Table, timeslot: str, name: str, up: bool) -> None:
    """A card of Ann's only show counts for its viewers, expenses and income by its side."""
    card = CARD[name]
    assert isinstance(card, Star | Ad)
    show = table.show("Ann", timeslot)
    slot = show.cards.index(name)
    assert bool(show.up >> slot & 1) == up
    ann = table.player("Ann")
    assert name not in (*ann.stars, *ann.ads)
    by_side = card.up if up else card.down
    others = set(show.cards) - {name}
    viewers = 10 + 2 * (COMPANY["star"] in others)
    income = 2 * (COMPANY["ad"] in others)
    if isinstance(card, Star):
        viewers += by_side
        income -= card.expenses if up else 0
    else:
        income += by_side
    assert counted(table, f"{show.show} at {timeslot}") == viewers
    assert counted(table, "net upkeep") == income


def test_sides_were_swept_both_ways() -> None:
    """Of the cards with conditions each was tried twice, and there are many of both kinds."""
    assert sum(not met for _, met in CASES) >= 80
    assert sum(met for _, met in CASES) >= 110
    assert len(CHOSEN) == 1 + 2


@pytest.mark.parametrize("name", ANOMALIES)
def test_no_anomaly_is_attached(name: str) -> None:
    """It fits no slot, of whatever kind."""
    table = at(f'[players.Ann]\nstars = ["{name}"]\n[players.Ann.lineup]\n9pm = "stage-drama"')
    assert "E2.CARDS.43" in table.refuses(f"Ann add-or-replace {name} 9pm slot 1")
    assert is_turn(table)


@pytest.mark.parametrize("name", STARTERS)
def test_no_starter_card_is_in_a_deck_or_the_display(name: str) -> None:
    """Starter cards lie with their players, or in the box."""
    state = at("").state
    assert not any(name in (*deck.top, *deck.rest) for deck in state.decks)
    assert not any(name in row for row in state.display)
