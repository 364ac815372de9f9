"""STARMAKER, first edition: cash once, stars that wait, states from outside."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.executives.starmaker import Scouting, ViewersMarker
from support.documents import listed
from support.names import NAMES
from support.starmaker import LIFT, scouted, studio
from support.table import Table


def memory(table: Table) -> ViewersMarker:
    """The marker of Ann."""
    found = table.player("Ann").memory
    assert isinstance(found, ViewersMarker)
    return found


# -- the cash --------------------------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_taken_once_in_the_own_turn() -> None:
    """Ann takes $8M besides the action of the turn; a second time is refused."""
    table = studio(cash=0).play("Ann take-cash")
    assert table.player("Ann").cash == 8
    assert table.to_act() == ["Ann"]
    assert "take-cash" not in table.legal("Ann")
    assert table.refuses("Ann take-cash") == {"E1.STARMAKER.12"}
    table.play("Ann sign-star legendary-len")
    assert table.player("Ann").cash == 8 - 6


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_there_for_a_star_just_drawn() -> None:
    """With $0 Ann sees the star, takes the $8M and signs it for $3M."""
    table = scouted(cash=0).play("Ann take-cash; sign-scouted tag-team-tom")
    assert table.player("Ann").cash == 8 - 3


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_taken_in_the_own_turn_only() -> None:
    """In the turn of Bo neither can Ann take it nor Bo."""
    table = studio(turn='"Bo"')
    assert table.legal("Ann") == set()
    assert table.refuses("Bo take-cash") == {"E1.STARMAKER.12"}


EXPENSIVE = """
[players.Ann.lineup.8pm]
show = "competitive-napping"
cards = ["goldie-podium"]
"""


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_offered_in_the_income_phase() -> None:
    """Show and star cost $2M each, with $2M of the drop track; the $8M come before that is paid."""
    table = studio(passed=("Bo", "Cy"), cash=0, own=EXPENSIVE).play("Ann drop cash")
    assert table.to_act() == ["Ann"]
    assert table.legal("Ann") == {"take-cash", "keep-viewers"}
    table.play("Ann take-cash")
    assert table.player("Ann").cash == 2 + 8 - 2 - 2
    assert table.state.round == 3


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_may_be_kept_in_the_income_phase() -> None:
    """The $2M of the drop track pay half of the upkeep, and the marker stays where it is."""
    table = studio(passed=("Bo", "Cy"), cash=0, own=EXPENSIVE)
    table.play("Ann drop cash; keep-viewers")
    assert table.player("Ann").cash == 0
    assert not memory(table).spent


@pytest.mark.rule("E1.STARMAKER.12")
def test_who_has_taken_the_cash_is_not_asked_any_more() -> None:
    """The season ends without a question."""
    table = studio(passed=("Bo", "Cy"), cash=0, spent=True, own=EXPENSIVE).play("Ann drop cash")
    assert table.state.round == 3


@pytest.mark.rule("E1.STARMAKER.13")
@pytest.mark.parametrize(("spent", "viewers"), [(False, 5), (True, 0)])
def test_kept_cash_is_worth_viewers_at_the_end(spent: bool, viewers: int) -> None:
    """Ann has nothing else that scores: 5 viewers with the cash never taken, or none."""
    table = studio(number=5, passed=("Bo", "Cy"), spent=spent).play("Ann drop cash")
    if not spent:
        table.play("Ann keep-viewers")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == viewers
    assert table.game.result(table.state).scores[0].total == viewers


@pytest.mark.rule("E1.STARMAKER.13")
def test_others_keep_no_viewers() -> None:
    """CHEAPO has no such cash, and nothing for it at the end."""
    table = studio(number=5, passed=("Bo", "Cy"), spent=True).play("Ann drop cash")
    assert table.player("Bo").viewers == 0


@pytest.mark.rule("E1.STARMAKER.14")
def test_the_marker_begins_on_the_viewers() -> None:
    """A new game has the marker on the space with viewers, which everybody sees."""
    game = networks.Game(NAMES[:3], executives=("starmaker", "cheapo", "flix"), edition="first")
    state = game.start(0)
    assert state.players[0].memory == ViewersMarker(spent=False)
    assert game.view(state, 1).players[0].memory == ViewersMarker(spent=False)
    (plugin,) = (one for one in EDITION.executives if one.id == "starmaker")
    assert plugin.memory == ViewersMarker(spent=False)


@pytest.mark.rule("E1.STARMAKER.15")
def test_the_marker_moves_when_the_cash_is_taken() -> None:
    """From the space of 5 viewers to that of 0, where it stays."""
    table = studio()
    assert not memory(table).spent
    table.play("Ann take-cash")
    assert memory(table).spent
    (event,) = table.events("MemoryChanged")
    assert (event.rule, event.change) == ("E1.STARMAKER.15", "marker at viewers 0")


# -- waiting stars ---------------------------------------------------------------------------------


WAITING = ("prompter-pru", "standby-stella", "weekend-wes", "dimension-card-a", "cameo-cameron")


@pytest.mark.rule("E1.STARMAKER.16")
@pytest.mark.parametrize(("number", "due"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_two_waiting_stars_cost_a_million(number: int, due: int) -> None:
    """Rounded down; a dimension card is a star like the others, stars on shows do not count."""
    table = studio(passed=("Bo", "Cy"), cash=9, spent=True, stars=WAITING[:number], own=LIFT)
    # Last on the drop track: $2M; the show costs $1M, its star nothing.
    table.play("Ann drop cash")
    assert table.player("Ann").cash == 9 + 2 - 1 - due


@pytest.mark.rule("E1.STARMAKER.16")
def test_waiting_stars_that_cannot_be_paid_cost_viewers() -> None:
    """Nothing of the $2M for 4 stars can be paid: 2 of the 5 viewers go."""
    table = studio(
        passed=(),
        players=("Ann", "Bo"),
        executives=("starmaker", "cheapo"),
        cash=0,
        spent=True,
        stars=WAITING[:4],
    )
    table.play("Ann drop viewers", "Bo drop cash")
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 5 - 2


@pytest.mark.rule("E1.STARMAKER.16")
def test_waiting_stars_of_others_cost_nothing() -> None:
    """CHEAPO keeps its $9M with four stars waiting."""
    more = f"[players.Bo]\ncash = 9\nstars = {listed(WAITING[:4])}"
    table = studio(passed=("Bo", "Cy"), spent=True, more=more).play("Ann drop cash")
    assert table.player("Bo").cash == 9


# -- states from outside ---------------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.04")
@pytest.mark.parametrize(
    ("cards", "guests", "what"),
    [
        ('"", "", "prompter-pru"', "", "1 cards lie beyond the slots"),
        ('"", "", "prompter-pru", "weekend-wes"', '"starmaker", "starmaker"', "brings 1 at most"),
        ('"", "", "prompter-pru"', '"cheapo"', "no star comes without a slot"),
        ('"", "", "washing-up-gloves"', '"starmaker"', "needs a slot"),
    ],
)
def test_positions_with_impossible_guest_stars_are_refused(
    cards: str, guests: str, what: str
) -> None:
    """Each card beyond the slots is a star, by something that can bring so many."""
    own = f'[players.Ann.lineup.8pm]\nshow = "stuck-in-the-lift"\ncards = [{cards}]\n'
    with pytest.raises(FileError, match=what):
        studio(own=f"{own}guests = [{guests}]")


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_position_in_the_midst_of_a_choice_is_read_back() -> None:
    """With a star drawn, and with a guest star to be chosen."""
    drawn = scouted()
    assert isinstance(drawn.state.pending[-1], Scouting)
    asked = studio(stars=("prompter-pru",)).play("Ann produce bread-winners 9pm; leave-empty")
    joined = studio(stars=("prompter-pru",), own=LIFT)
    joined.play("Ann attach-guest prompter-pru 8pm by starmaker")
    for table in (drawn, asked, joined):
        text = networks.dumps(table.game, table.state)
        assert table.game.position(text) == table.state
        assert not table.game.integrity(table.state)
