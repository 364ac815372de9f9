"""STARMAKER, first edition: scouting with Sign a Star (E1.STARMAKER.09, .10)."""

from __future__ import annotations

from typing import Any

import pytest

from support.starmaker import rest_of_stars, scouted, studio
from support.table import Table

# -- Sign a Star -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_star_is_drawn_and_signed_at_its_cost() -> None:
    """Ann draws one star, may sign it or one of the display, and signs it for $3M."""
    table = scouted()
    assert table.legal("Ann") == {
        "sign-nobody",
        "sign-scouted tag-team-tom",
        "sign-scouted face-in-the-crowd",
        "sign-scouted legendary-len",
        "take-cash",
    }
    table.play("Ann sign-scouted tag-team-tom")
    assert table.player("Ann").stars == ("tag-team-tom",)
    assert table.player("Ann").cash == 20 - 3
    assert table.state.display[1] == ("face-in-the-crowd", "legendary-len")
    assert "tag-team-tom" not in rest_of_stars(table)


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_star_of_the_display_may_be_signed_instead() -> None:
    """It costs $6M, and the star drawn goes to the bottom of the deck."""
    table = scouted().play("Ann sign-scouted legendary-len")
    assert table.player("Ann").stars == ("legendary-len",)
    assert table.player("Ann").cash == 20 - 6
    assert table.state.display[1] == ("face-in-the-crowd",)
    assert rest_of_stars(table)[-1] == "tag-team-tom"


@pytest.mark.rule("E1.STARMAKER.09")
def test_stars_that_cannot_be_paid_are_not_offered() -> None:
    """With $2M only the star for $1M can be signed; another star is not there at all."""
    table = scouted(cash=2, spent=True)
    assert table.legal("Ann") == {"sign-nobody", "sign-scouted face-in-the-crowd"}
    assert table.refuses("Ann sign-scouted tag-team-tom") == {"E1.BASE.40"}
    assert table.refuses("Ann sign-scouted norm-doorway") == {"E1.STARMAKER.09"}


@pytest.mark.rule("E1.STARMAKER.09")
def test_the_draw_is_the_action_of_the_turn() -> None:
    """After signing the star drawn no other action is left; and signing without a draw is free."""
    table = scouted().play("Ann sign-scouted tag-team-tom")
    assert table.legal("Ann") == {"end-turn", "take-cash"}
    assert table.refuses("Ann scout") == {"E1.BASE.01"}
    plain = studio().play("Ann sign-star face-in-the-crowd")
    assert plain.player("Ann").stars == ("face-in-the-crowd",)


@pytest.mark.rule("E1.STARMAKER.09")
def test_only_the_drawer_sees_the_star() -> None:
    """Bo sees that a star was drawn, Ann which one."""
    table = scouted()
    views: list[Any] = [table.game.view(table.state, seat).pending[-1] for seat in (0, 1)]
    assert [view.cards for view in views] == [("tag-team-tom",), ("star",)]


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_dimension_card_is_drawn_like_a_star() -> None:
    """The card on top of the deck costs nothing and goes to the green room."""
    table = studio(more='[decks.star]\ntop = ["dimension-card-a"]', cash=0, spent=True)
    table.play("Ann scout; sign-scouted dimension-card-a")
    assert table.player("Ann").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.STARMAKER.09")
def test_nobody_else_draws_stars() -> None:
    """Bo is refused; so is Ann with an empty deck."""
    assert studio(turn='"Bo"').refuses("Bo scout") == {"E1.STARMAKER.09"}
    empty = studio(more="[decks.star]\ncards = []")
    assert "scout" not in empty.legal("Ann")
    assert empty.refuses("Ann scout") == {"E1.STARMAKER.09"}


@pytest.mark.rule("E1.STARMAKER.09")
def test_the_number_of_stars_drawn_is_data() -> None:
    """The board data name one star; a game with three draws three."""
    one = studio(more='[decks.star]\nnext = ["tag-team-tom", "solo-sue", "norm-doorway"]')
    cards = one.game.card_set
    tables = dict(cards.boards.tables)
    assert dict(tables["drawn_stars"]) == {"number": 1}
    tables["drawn_stars"] = (("number", 3),)
    boards = cards.boards.replace(tables=tuple(tables.items()))
    table = Table(one.game.with_cards(cards.replace(boards=boards)), one.state)
    table.play("Ann scout; sign-scouted solo-sue")
    assert rest_of_stars(table)[-2:] == ("tag-team-tom", "norm-doorway")


@pytest.mark.rule("E1.STARMAKER.10")
@pytest.mark.parametrize("display", [(), ("legendary-len",)])
def test_sign_a_star_is_possible_without_a_star_to_sign(display: tuple[str, ...]) -> None:
    """With no star displayed, or none that $5M pay, Ann draws and signs or declines."""
    table = studio(
        display=display, cash=5, spent=True, more='[decks.star]\nnext = ["tag-team-tom"]'
    )
    assert not any(text.startswith("sign-star") for text in table.legal("Ann"))
    table.play("Ann scout")
    assert table.legal("Ann") == {"sign-nobody", "sign-scouted tag-team-tom"}


@pytest.mark.rule("E1.STARMAKER.10")
def test_who_declines_has_had_the_action() -> None:
    """Without cash nothing can be signed; the turn is over and the star goes under the deck."""
    table = scouted(cash=0, spent=True, display=())
    assert table.legal("Ann") == {"sign-nobody"}
    table.play("Ann sign-nobody")
    assert table.to_act() == ["Bo"]
    assert rest_of_stars(table)[-1] == "tag-team-tom"
    assert table.player("Ann").stars == ()


# -- the stall guard -------------------------------------------------------------------------------


ADS = ("medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume")


@pytest.mark.rule("E1.BASE.23")
def test_five_turns_of_declining_leave_only_the_drop() -> None:
    """Bo lands ads while Ann draws and declines; in her sixth turn Ann has to drop out."""
    table = studio(players=("Ann", "Bo"), executives=("starmaker", "cheapo"), spent=True)
    for number, ad in enumerate((*ADS, "kaboom-popcorn"), start=1):
        assert "scout" in table.legal("Ann")
        table.play("Ann scout; sign-nobody", f"Bo sign-ad {ad}")
        assert table.player("Ann").idle == number
    assert table.legal("Ann") == {"drop cash", "drop viewers"}
    assert "E1.BASE.23" in table.refuses("Ann scout")


@pytest.mark.rule("E1.BASE.23")
def test_a_star_gained_ends_the_idle_turns() -> None:
    """After four idle turns Ann signs the star drawn and counts from nothing again."""
    table = scouted(idle=4, spent=True).play("Ann sign-scouted face-in-the-crowd")
    assert table.player("Ann").idle == 0
    idle = scouted(idle=4, spent=True).play("Ann sign-nobody")
    assert idle.player("Ann").idle == 5


@pytest.mark.rule("E1.BASE.23")
def test_a_turn_with_another_action_is_not_idle() -> None:
    """Ann lands an ad and, with a dimension card, declines after it: the turn gained a card."""
    table = studio(stars=("dimension-card-a",), spent=True, idle=3)
    table.play("Ann use dimension-card-a; sign-ad meteor-mints; scout; sign-nobody")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").idle == 0


@pytest.mark.rule("E1.BASE.23")
def test_an_action_may_follow_a_declined_star() -> None:
    """With the action of a dimension card the turn goes on, and an ad makes it no idle one."""
    table = studio(stars=("dimension-card-a",), spent=True, idle=3)
    table.play("Ann use dimension-card-a; scout; sign-nobody; sign-ad meteor-mints")
    assert table.player("Ann").idle == 0
    assert table.to_act() == ["Bo"]
