"""What moguls of the first edition leave in documents and states."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError
from executives.core.frames import Frame
from executives.networks import dumps
from executives.networks.first_edition.moguls_gained import DecidingOnMogul
from executives.networks.first_edition.moguls_income import CountingAdIncome, WaivingUpkeep
from executives.networks.first_edition.moguls_scoring import (
    DoublingCards,
    DoublingShow,
    ScoringStars,
)
from executives.networks.integrity import faults
from support.first_moguls import closing
from support.first_tables import first, shelf

OUTSIDE = 'turn = "Ann"\n[players.Ann]\nmoguls = ["imaginative-writers"]\n{more}\n'
USED = 'face_down = ["imaginative-writers"]\n'
LINEUP = (
    'lineup.8pm = { show = "early-show", cards = ["plain-star", "promo-ad"] }\n'
    'lineup.9pm = { show = "choosy-show", cards = ["drama-star", ""] }\n'
)


@pytest.mark.parametrize(
    "more",
    [
        'lineup.9pm = "breaking-bread"',
        'reruns = ["breaking-bread"]',
        'shelf = { archives = ["breaking-bread"] }',
    ],
)
def test_a_show_from_outside_the_game_needs_a_used_mogul(more: str) -> None:
    """Three players have no Drama shows but the one that Imaginative Writers brought."""
    state = first(OUTSIDE.format(more=USED + more))
    assert not faults(state.game, state.state)
    assert state.game.position(dumps(state.game, state.state)) == state.state
    with pytest.raises(FileError, match="no mogul was used that brings 'breaking-bread'"):
        first(OUTSIDE.format(more=more))


def test_it_never_lies_in_display_box_or_deck() -> None:
    """There it is refused, and so is a second one."""
    for place in ('[display]\nshows = ["breaking-bread"]', 'box = ["breaking-bread"]'):
        with pytest.raises(FileError, match="is not in a game of 3"):
            first(place)
    two = 'reruns = ["breaking-bread", "house-of-cardigans"]'
    with pytest.raises(FileError, match="no mogul was used"):
        first(OUTSIDE.format(more=USED + two))


def test_states_with_such_shows_are_looked_at() -> None:
    """In a deck it is a fault, as it is with a player when no mogul was used."""
    table = first(OUTSIDE.format(more=USED + 'reruns = ["breaking-bread"]'))
    ann = table.player("Ann").replace(face_down=(), modifiers=("quiet-a", "imaginative-writers"))
    wrong = table.state.replace(players=(ann, *table.state.players[1:]))
    assert faults(table.game, wrong) == [
        "more shows come from outside the game than moguls were used for it"
    ]
    boxed = table.state.replace(box=(*table.state.box, "house-of-cardigans"))
    assert any(
        "'house-of-cardigans' is not in this game" in fault for fault in faults(table.game, boxed)
    )


def test_timeslots_without_upkeep_are_written() -> None:
    """In the income phase itself; outside the lineup's timeslots they are refused."""
    document = 'turn = "Ann"\n[players.Ann]\nshelf = { waived = ["8pm", "10pm"] }\n'
    table = first(document)
    assert shelf(table, "Ann").waived == 0b101
    assert table.game.position(dumps(table.game, table.state)) == table.state
    with pytest.raises(FileError, match="there is no timeslot 'noon'"):
        first(document.replace("8pm", "noon"))


def test_a_mogul_that_was_cashed_in_lies_face_down() -> None:
    """Media Tycoon may, Network Master never does."""
    used = 'turn = "Ann"\n[players.Ann]\nmoguls = ["{0}"]\nface_down = ["{0}"]\n'
    assert first(used.format("media-tycoon")).player("Ann").face_down == ("media-tycoon",)
    with pytest.raises(FileError, match="is never used up"):
        first(used.format("network-master"))


WRONG: list[tuple[Frame, str]] = [
    (DecidingOnMogul(0, "hip"), "nothing to decide"),
    (DecidingOnMogul(0, "nobody"), "nothing to decide"),
    (CountingAdIncome(0, "hip"), "no such mogul"),
    (WaivingUpkeep(0, "viral-marketing"), "no such mogul"),
    (WaivingUpkeep(2, "tax-rebate"), "nothing to choose"),
    (DoublingShow(0, "star-marketing"), "no such mogul"),
    (DoublingShow(1, "blockbuster"), "there is no show"),
    (DoublingCards(0, "blockbuster", 0), "wrong side"),
    (DoublingCards(0, "blockbuster", 2), "there is no show"),
    (DoublingCards(0, "blockbuster", 0, ("promo-ad", "promo-ad")), "each once"),
    (ScoringStars(0, "blockbuster"), "no such mogul"),
    (ScoringStars(1, "star-marketing"), "there is no star"),
]


@pytest.mark.parametrize(("frame", "fault"), WRONG)
def test_frames_that_cannot_be_are_told(frame: Any, fault: str) -> None:
    """Each of them lies on a scoring at which Ann may double a show."""
    moguls = ("blockbuster", "tax-rebate", "viral-marketing", "media-tycoon", "star-marketing")
    table = closing(*moguls, ann=LINEUP)
    table.play("Ann waive-upkeep 8pm")
    state = table.state.replace(pending=(*table.state.pending[:-1], frame))
    assert any(fault in what for what in faults(table.game, state))
