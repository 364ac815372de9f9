"""The two executives of the tests push where the built-in ones do not."""

from __future__ import annotations

from executives import networks
from executives.networks.cards import Show
from support.extra_executives import PLUGINS, Tokens, tokens_of
from support.table import Table

NAMES = ("Ann", "Bo", "Cy")


def table(document: str, *executives: str) -> Table:
    """A table of the plugins of the tests."""
    game = networks.Game(NAMES, executives=executives, plugins=PLUGINS)
    return Table(game, game.position(document))


def tokens(place: Table) -> Tokens:
    """Ann's tokens."""
    return tokens_of(place.state, place.seat("Ann"))


GLAMOUR_TURN = """
turn = "Ann"
[players.Ann]
cash = {cash}
stars = ["cheeky-friend"]
ads = ["fizz-cola"]
lineup.8pm = "dextrous"
[display]
shows = ["{show}"]
"""


def test_paying_more_or_being_penalised() -> None:
    """With $3M to spare both answers are offered; without them only the penalty is."""
    show = second_action_show()
    cost = show.cost
    for cash, answers in (
        (cost + 3, {"declare pay-more", "declare be-penalised"}),
        (cost + 2, {"declare be-penalised"}),
    ):
        place = table(GLAMOUR_TURN.format(cash=cash, show=show.id), "glamour", "broker", "beeb")
        place.play(f"Ann produce {show.id} 9pm")
        assert place.legal("Ann") == answers
    place.play("Ann declare be-penalised")
    assert place.show("Ann", "9pm").row == 3
    assert place.player("Ann").cash == 2


def second_action_show() -> Show:
    """An action show of round 1 whose slots are all optional."""
    game = networks.Game(NAMES, executives=())
    return next(
        card
        for card in game.card.values()
        if isinstance(card, Show)
        and card.genre == "action"
        and card.deck == "round_1"
        and not any(slot.endswith("!") for slot in card.slots)
    )


def test_a_promoted_star_lies_up_shows_no_expenses_and_returns_its_token() -> None:
    """The token covers the expenses, the condition is not tested, a discard brings it back."""
    document = """
turn = "Ann"
[players.Ann]
cash = 20
stars = ["cheeky-friend"]
ads = []
lineup.8pm = "dextrous"
"""
    place = table(document, "glamour", "broker", "beeb")
    place.play("Ann add-or-replace cheeky-friend 8pm slot 1; promote yes")
    assert place.show("Ann", "8pm").up == 1
    assert tokens(place).left == 1
    before = tokens(place)
    place.play("Bo pass cash", "Cy rondel produce; pass viewers; end-turn")
    stars = [text for text in place.legal("Ann") if text.startswith("sign-star")]
    place.play(f"Ann {sorted(stars)[0]}")
    star = place.player("Ann").stars[0]
    place.play(f"Ann add-or-replace {star} 8pm slot 1; promote no")
    assert before.on == ("cheeky-friend",)
    assert tokens(place).on == ()
    assert tokens(place).left == 2


def test_a_draw_comes_before_what_follows_it_at_a_rounds_start() -> None:
    """BROKER draws in stage 0, GLAMOUR gains its $1M in stage 1, whoever sits first."""
    game = networks.Game(NAMES, executives=("glamour", "broker", "beeb"), plugins=PLUGINS)
    place = Table(game, game.start(seed=1))
    assert place.to_act() == ["Bo"]
    cash = place.player("Ann").cash
    kept = sorted(place.legal("Bo"))[0]
    place.play(f"Bo {kept}")
    assert place.player("Ann").cash == cash + 1


def test_another_seat_is_asked_in_the_middle_of_scoring() -> None:
    """BROKER's left neighbour decides about $1M before BROKER's own viewers are counted."""
    document = """
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Bo]
viewers = 4
[players.Cy]
cash = 5
"""
    place = table(document, "butcher", "broker", "continuum")
    place.play("Ann pass cash")
    assert place.to_act() == ["Cy"]
    assert place.player("Bo").viewers == 4
    assert place.legal("Cy") == {"refuse", "give p2"}
    given = place.player("Cy").cash
    place.play("Cy give p2")
    # Three starter shows in row 1 give 2 viewers each.
    assert place.player("Bo").viewers == 4 + 3 * 2
    assert place.player("Cy").cash == given - 1
