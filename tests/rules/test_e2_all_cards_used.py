"""Every bundled card that is used, held or scored: what it changes for its owner."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from executives.networks.cards import Show
from executives.networks.state import DeckId
from support.all_cards import (
    ANOMALIES,
    CARD,
    MOGULS,
    NETWORK,
    SHOWS,
    at,
    counted,
    finish,
    in_decks,
    is_turn,
)
from support.table import Table

IMMEDIATE = {"gain-cash", "gain-viewers", "draw-keep"}
HELD = {"upkeep-income", "round-score", "show-score", "lineup-expenses"}


def of_kinds(names: list[str], kinds: set[str]) -> list[str]:
    """The cards whose first effect is of one of the kinds."""
    return [name for name in names if CARD[name].effects[0].kind in kinds]


def workshop(name: str = "") -> Table:
    """Ann holds a card, and has a show at 8PM in row 3 with a star and an ad upside down.

    Sergeant Somersault has 3 viewers in row 3 and $1M expenses; Dependable Dana has 3 viewers as
    she lies, Rocket Toaster earns $1M.  At 9PM Moon Janitors in row 1 has Billboard Bill rightside
    up (4 viewers, $1M expenses).  A Rerun Guy is in the green room, Dextrous among the reruns.
    """
    place = ""
    if name:
        place = {True: "network", False: "moguls"}[name in NETWORK]
        place = f'{place} = ["{name}"]'
    star = f', "{name}"' if name in ANOMALIES else ""
    return at(f"""
[display]
shows = ["graveyard-shift", "stage-drama"]
[players.Ann]
cash = 20
viewers = 10
stars = ["rerun-guy"{star}]
{"" if star else place}
reruns = ["dextrous"]
lineup.10pm = ""
[players.Ann.lineup.8pm]
show = "sergeant-somersault"
row = 3
cards = ["dependable-dana", "rocket-toaster"]
down = ["dependable-dana", "rocket-toaster"]
[players.Ann.lineup.9pm]
show = "moon-janitors"
cards = ["billboard-bill", "fizz-cola"]
""")


# -- used -----------------------------------------------------------------------------------------


def one_more_action(table: Table) -> bool:
    """After the action of the turn another one is possible."""
    table.play("Ann add-or-replace rerun-guy 8pm slot 1")
    return table.to_act() == ["Ann"] and "produce graveyard-shift 10pm" in table.legal("Ann")


def marker_moved(table: Table) -> bool:
    """The season marker moved from row 3 to row 2."""
    return bool(table.show("Ann", "8pm").row == 2)


def score_gained(table: Table) -> bool:
    """The show's 3 viewers and the star's 3 were gained."""
    return table.player("Ann").viewers == 10 + 3 + 3


def income_gained(table: Table) -> bool:
    """The ad's $1M became a viewer."""
    return table.player("Ann").viewers == 10 + 1


def show_sold(table: Table) -> bool:
    """The show is gone for its score."""
    return table.show("Ann", "8pm") is None and table.player("Ann").cash == 20 + 3 + 3


def cards_turned(table: Table) -> bool:
    """Star and ad lie rightside up."""
    return bool(table.show("Ann", "8pm").up == 0b11)


def square_covered(table: Table) -> bool:
    """One square of the grid is covered."""
    return table.player("Ann").grid.bit_count() == 1


def star_attached(table: Table) -> bool:
    """The star of the green room lies on the show."""
    return bool(table.show("Ann", "8pm").cards[0] == "rerun-guy")


def drawn_show_made(table: Table) -> bool:
    """A show that was not displayed stands in the lineup, for nothing."""
    lineup = {show.show for show in table.player("Ann").lineup if show is not None}
    known = {"sergeant-somersault", "moon-janitors", "graveyard-shift", "stage-drama"}
    return bool(lineup - known) and table.player("Ann").cash == 20


OUTCOMES: dict[str, Callable[[Table], bool]] = {
    "extra-action": one_more_action,
    "raise-season-marker": marker_moved,
    "score-show": score_gained,
    "score-ad-income": income_gained,
    "sell-show": show_sold,
    "turn-up": cards_turned,
    "advance-genre": square_covered,
    "attach-stars": star_attached,
    "produce-drawn": drawn_show_made,
}
USED = of_kinds([*NETWORK, *MOGULS, *ANOMALIES], set(OUTCOMES))


@pytest.mark.parametrize("name", USED)
def test_every_card_that_is_used_does_what_it_says_once(name: str) -> None:
    """It is discarded, or turned over, has its effect, and cannot be used again."""
    table = workshop(name)
    kind = CARD[name].effects[0].kind
    assert not OUTCOMES[kind](workshop())
    finish(table.play(f"Ann use {name}"))
    assert OUTCOMES[kind](table)
    ann = table.player("Ann")
    if name in MOGULS:
        assert (ann.moguls, ann.face_down) == ((name,), (name,))
    else:
        assert name not in (*ann.network, *ann.stars)
    assert f"use {name}" not in table.legal("Ann")


@pytest.mark.parametrize("name", USED)
def test_no_card_is_used_that_is_not_held(name: str) -> None:
    """Without it its use is refused."""
    assert workshop().refuses(f"Ann use {name}") == {"E2.CARDS.02"}


def relieved(table: Table, name: str) -> bool:
    """A show for 9PM starts in row 1 at 8PM."""
    table.play(f"Ann produce graveyard-shift 8pm; declare {name}")
    return bool(table.show("Ann", "8pm").row == 1)


def star_back(table: Table, name: str) -> bool:
    """A star of the cancelled show is in the green room, where it may be attached."""
    table.play(f"Ann produce stage-drama 8pm; declare {name}; return dependable-dana")
    return "dependable-dana" in table.player("Ann").stars


def passed_twice(table: Table, name: str) -> bool:
    """The first of two passers gets $10M twice, and $9M of the empty grid once."""
    table.play(f"Ann pass cash with {name}")
    return table.player("Ann").cash == 20 + 2 * 10 + 9


WITH: dict[str, Callable[[Table, str], bool]] = {
    "relieve-penalty": relieved,
    "return-stars": star_back,
    "multiply-pass": passed_twice,
}


@pytest.mark.parametrize("name", of_kinds(NETWORK, set(WITH)))
def test_every_card_that_goes_with_something_does_so(name: str) -> None:
    """Declared with a production, or with a pass, it has its effect and lies under its deck."""
    table = workshop(name)
    assert WITH[CARD[name].effects[0].kind](table, name)
    assert table.player("Ann").network == ()
    assert name in table.state.decks[DeckId.NETWORK].rest[-2:]


# -- held and scored ------------------------------------------------------------------------------

NUMBERS = ("lineup scoring", "net upkeep", "end-game scoring")


def difference(name: str) -> list[int]:
    """By how much a card that Ann holds changes her lineup scoring, upkeep and end scoring."""
    held, without = workshop(name), workshop()
    return [counted(held, number) - counted(without, number) for number in NUMBERS]


EXPECTED = {
    "sponsor-deal": [0, 2, 0],
    "loyal-audience": [1, 0, 0],
    "penny-pincher": [0, 1 + 1, 0],
    "voice-of-a-generation": [1, 0, 0],
    "trend-setter": [2, 0, 0],
    "genre-block": [0, 0, 2 * 2],
    "variety-hour": [0, 0, 2],
    "syndication": [0, 0, 1],
    "ad-empire": [0, 0, 2],
    "deep-pockets": [0, 0, 20 // 3],
    "awards-show": [0, 0, 2 + 1],
    "tech-pioneer": [0, 0, 0],
    "archivist": [0, 0, 1],
    "impresario": [0, 0, 2],
    "sponsor-hunter": [0, 0, 2],
    "reboot-o-mancer": [0, 0, 0],
}
"""Of lineup scoring, net upkeep in $M and end-game scoring, counted by hand in the workshop."""

KEPT = of_kinds([*NETWORK, *MOGULS], {*HELD, "end-score", "spend-rerun"})


def bare(name: str) -> str:
    """The id without the letter of a copy."""
    return name if name in EXPECTED else name[:-2]


@pytest.mark.parametrize("name", KEPT)
def test_every_card_that_is_held_counts_as_it_says(name: str) -> None:
    """Each permanent or Game End card changes the numbers of its owner by what was counted."""
    assert difference(name) == EXPECTED[bare(name)]


def test_two_kept_cards_count_only_in_company() -> None:
    """Tech Pioneer needs a Game End card, and Reboot-o-mancer spends a rerun."""
    pioneer = workshop("tech-pioneer")
    document = '[players.Ann]\nmoguls = ["tech-pioneer"]\nnetwork = ["ad-empire-a"]'
    assert counted(at(document), "end-game scoring") == 2
    assert counted(pioneer, "end-game scoring") == counted(workshop(), "end-game scoring")
    table = workshop("reboot-o-mancer").play("Ann spend-rerun dextrous")
    assert table.player("Ann").grid.bit_count() == 1
    assert table.player("Ann").reruns == ()


@pytest.mark.parametrize("name", of_kinds(MOGULS, IMMEDIATE))
def test_every_immediate_mogul_pays_when_it_is_kept(name: str) -> None:
    """Silent Partner gives $12M, Ratings Wizard 6 viewers, and both lie used up."""
    table = at(f"""
[display]
shows = ["stage-drama"]
[players.Ann]
cash = 0
viewers = 0
stars = []
ads = []
grid = ["action", "sports", "reality", "sci-fi", "sitcom"]
[decks.mogul]
next = ["{name}"]
""")
    table.play(f"Ann produce stage-drama 9pm; keep {name}")
    ann = table.player("Ann")
    assert (ann.cash, ann.viewers) == {"silent-partner": (12, 0), "ratings-wizard": (0, 6)}[name]
    assert ann.face_down == (name,)


def test_every_card_with_an_effect_was_tried() -> None:
    """Used, with something, held or immediate: all network cards, moguls and anomalies."""
    tried = {*USED, *KEPT, *of_kinds(NETWORK, set(WITH) | IMMEDIATE), *of_kinds(MOGULS, IMMEDIATE)}
    assert tried == {*NETWORK, *MOGULS, *ANOMALIES}


@pytest.mark.parametrize("name", SHOWS)
def test_every_show_scores_and_costs_as_printed(name: str) -> None:
    """In each row its viewers, and its expenses at upkeep; as a rerun its value at the end."""
    show = CARD[name]
    assert isinstance(show, Show)
    for row, viewers in enumerate(show.viewers, start=1):
        table = at(
            f'[players.Ann]\nreruns = []\n[players.Ann.lineup]\n8pm = ""\n10pm = ""\n'
            f'9pm = {{ show = "{name}", row = {row} }}'
        )
        assert counted(table, "lineup scoring") == viewers
        assert counted(table, "net upkeep") == -show.expenses
        assert counted(table, "end-game scoring") == 0
    table = at(
        f'[players.Ann]\nreruns = ["{name}"]\n[players.Ann.lineup]\n8pm = ""\n9pm = ""\n10pm = ""'
    )
    assert counted(table, "lineup scoring") == 0
    assert counted(table, "end-game scoring") == show.rerun


@pytest.mark.parametrize("name", in_decks(SHOWS))
def test_every_show_ages_and_is_cancelled(name: str) -> None:
    """Its marker moves down at a round's end, and the next show sends it to the reruns."""
    table = at(
        f'passed = ["Bo"]\n[players.Ann]\ncash = 20\nlineup.8pm = ""\nlineup.10pm = ""\n'
        f'lineup.9pm = {{ show = "{name}", row = 2 }}'
    )
    table.play("Ann pass cash")
    if not is_turn(table):
        table.play("Ann convert $0M")
    assert table.show("Ann", "9pm").row == 3
    table = at(
        f'[display]\nshows = ["stage-drama"]\n[players.Ann]\nstars = []\nads = []\n'
        f'reruns = []\nlineup.9pm = {{ show = "{name}", row = 3 }}'
    )
    table.play("Ann produce stage-drama 9pm")
    assert [rerun.show for rerun in table.player("Ann").reruns] == [name]
