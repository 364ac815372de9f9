"""CONTINUUM, second edition: the anomalies (E2.CONTINUUM.08-.13, .18)."""

from __future__ import annotations

import pytest

from executives.networks.cards import Star
from executives.networks.state import DeckId, Row
from support.table import Table

HEAD = """
[game]
executives = ["butcher", "continuum", "beeb"]
[display]
shows = ["test-play", "test-bare"]
stars = ["anomaly-a", "brick-hammerly"]
ads = ["almost-cheese", "limo-by-the-minute", "family-bucket-noodles"]
network = ["casting-call-a", "test-count"]
[[cards.show]]
id = "test-play"
name = "Test Play"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [4, 3, 2, 1]
rerun = 1
slots = ["star!"]
[[cards.show]]
id = "test-bare"
name = "Test Bare"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "9pm"
viewers = [0, 0, 0, 0]
rerun = 0
slots = ["either?"]
[[cards.network]]
id = "test-count"
name = "Test Count"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "green-room-stars" }
"""
EMPTY = '"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
TO_DRAW = """
[decks.star]
top = ["anomaly-b"]
[decks.ad]
next = ["moonlight-insurance"]
"""


def at(turn: str, rest: str = "", *, top: str = "") -> Table:
    """``turn`` is to play; cards that ``rest`` names elsewhere are not in the display."""
    head = HEAD
    for card in ("test-play", "test-bare", "test-count"):
        if f'"{card}"' in rest:
            head = head.replace(f', "{card}"', "", 1).replace(f'["{card}", ', "[", 1)
            head = head.replace(f'["{card}"]', "[]", 1)
    return Table(f'turn = "{turn}"\n{top}{head}{rest}')


def last_to_pass(rest: str = "", *, top: str = "") -> Table:
    """Ann has passed last."""
    return at("Ann", rest, top='passed = ["Bo", "Cy"]\n' + top).play("Ann pass cash")


def landing_on(space: int) -> Table:
    """Ann has produced a drama and landed on ``space``; an anomaly was on the star deck."""
    tracks = f"[players.Ann.tracks]\ndrama = {space - 1}\n"
    return at("Ann", TO_DRAW + tracks).play("Ann produce test-bare 9pm; leave-empty")


# -- like a star for nothing ----------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.08")
def test_anomalies_are_stars_without_numbers() -> None:
    """6 anomalies cost $0 and have no expenses and no viewers."""
    game = at("Ann").game
    anomalies = [card for card in game.cards.values() if card.name == "Anomaly"]
    assert len(anomalies) == 6
    for card in anomalies:
        assert isinstance(card, Star)
        assert (card.cost, card.expenses, card.up, card.down) == (0, 0, 0, 0)


@pytest.mark.rule("E2.CONTINUUM.08")
def test_anomalies_count_as_stars_in_the_green_room() -> None:
    """A Game End card that counts green-room stars counts a star and two anomalies."""
    ann = '[players.Ann]\nstars = ["tessa-torque", "anomaly-b", "anomaly-c"]\n'
    ann += 'network = ["test-count"]\n[players.Ann.lineup]\n' + EMPTY
    table = last_to_pass(ann, top="round = 5\n")
    assert table.player("Ann").viewers == 3


@pytest.mark.rule("E2.CONTINUUM.08")
def test_anomalies_have_no_expenses() -> None:
    """Upkeep takes nothing for an anomaly in the green room."""
    ann = '[players.Ann]\ncash = 7\nstars = ["anomaly-b"]\nads = []\n'
    table = last_to_pass(ann)
    assert table.player("Ann").cash == 7 + 2


@pytest.mark.rule("E2.CONTINUUM.09")
@pytest.mark.parametrize(("name", "moves"), [("Ann", []), ("Bo", []), ("Cy", ["sign-star"])])
def test_every_player_may_sign_an_anomaly_for_free(name: str, moves: list[str]) -> None:
    """With $0 an anomaly is signed by a sign action, CONTINUUM (Bo) included."""
    table = at(name, f"[players.{name}]\ncash = 0\nstars = []\n")
    table.play(*(f"{name} rondel {move}" for move in moves))
    assert not table.allows(f"{name} sign-star brick-hammerly")
    table.play(f"{name} sign-star anomaly-a")
    assert table.player(name).stars == ("anomaly-a",)
    assert table.player(name).cash == 0
    assert table.state.display[Row.STARS] == ("brick-hammerly",)


@pytest.mark.rule("E2.CONTINUUM.09")
def test_signing_an_anomaly_uses_up_the_action() -> None:
    """After it nothing is left but to use the anomaly or to end the turn."""
    table = at("Ann").play("Ann sign-star anomaly-a")
    assert table.legal("Ann") == {"end-turn", "use anomaly-a"}


# -- drawn ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.10")
def test_an_anomaly_drawn_for_a_genre_bonus_may_be_kept() -> None:
    """Space 2 draws 1 star and 1 ad: the anomaly is the star, and is kept."""
    table = landing_on(2)
    assert table.legal("Ann") == {"keep anomaly-b", "keep moonlight-insurance"}
    table.play("Ann keep anomaly-b")
    assert "anomaly-b" in table.player("Ann").stars
    assert table.state.decks[DeckId.AD].rest[-1] == "moonlight-insurance"


@pytest.mark.rule("E2.CONTINUUM.10")
def test_an_anomaly_may_be_kept_from_three_colours() -> None:
    """Space 4 draws a star, an ad and a network card: the anomaly is one of three."""
    table = landing_on(4)
    assert len(table.legal("Ann")) == 3
    table.play("Ann keep anomaly-b")
    assert "anomaly-b" in table.player("Ann").stars


@pytest.mark.rule("E2.CONTINUUM.10")
def test_an_anomaly_may_be_kept_from_a_similar_effect() -> None:
    """Casting Call draws 2 stars, of which one is an anomaly."""
    table = at("Ann", TO_DRAW).play("Ann take casting-call-a")
    assert "keep anomaly-b" in table.legal("Ann")
    assert len(table.legal("Ann")) == 2
    table.play("Ann keep anomaly-b")
    assert "anomaly-b" in table.player("Ann").stars


@pytest.mark.rule("E2.CONTINUUM.10", "E2.CONTINUUM.13")
def test_an_anomaly_not_kept_returns_to_the_supply() -> None:
    """The ad is chosen; the anomaly enters neither the star deck nor the box."""
    table = landing_on(2)
    stars = table.state.decks[DeckId.STAR]
    table.play("Ann keep moonlight-insurance")
    assert "moonlight-insurance" in table.player("Ann").ads
    assert table.state.supply[-1] == "anomaly-b"
    assert table.state.decks[DeckId.STAR] == stars


# -- never on a show ------------------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.11")
def test_an_anomaly_fills_no_required_slot() -> None:
    """A show that needs a star cannot be produced with an anomaly only."""
    bo = '[players.Bo]\ncash = 20\nads = []\nstars = ["anomaly-b"]\n'
    assert at("Bo", bo).refuses("Bo produce test-play 9pm") == {"E2.BASE.43"}
    bo = bo.replace('"anomaly-b"', '"anomaly-b", "tessa-torque"')
    assert at("Bo", bo).allows("Bo produce test-play 9pm")


@pytest.mark.rule("E2.CONTINUUM.11")
def test_an_anomaly_cannot_be_attached_on_production() -> None:
    """The slot for a star or ad takes the starter star, and not the anomaly."""
    ann = '[players.Ann]\nstars = ["starter-star-a", "anomaly-b"]\nads = []\n'
    table = at("Ann", ann).play("Ann produce test-bare 9pm")
    assert table.legal("Ann") == {"leave-empty", "attach starter-star-a"}
    assert table.refuses("Ann attach anomaly-b") == {"E2.CARDS.43"}


@pytest.mark.rule("E2.CONTINUUM.11")
def test_a_waived_slot_takes_no_anomaly_either() -> None:
    """BUTCHER makes the slot optional, and with an anomaly only it has to stay empty."""
    ann = '[players.Ann]\ncash = 20\nstars = ["anomaly-b"]\nads = []\n'
    table = at("Ann", ann).play("Ann produce test-play 9pm; declare waive-slots")
    assert table.forced() == ["commit", "leave-empty"]
    assert table.player("Ann").stars == ("anomaly-b",)


@pytest.mark.rule("E2.CONTINUUM.11")
def test_an_anomaly_cannot_be_added_later() -> None:
    """Add or Replace is not to be had for an anomaly on a free or a taken slot."""
    ann = '[players.Ann]\nstars = ["anomaly-b", "starter-star-a"]\nads = []\n'
    ann += '[players.Ann.lineup]\n"8pm" = "test-bare"\n'
    ann += '"9pm" = { show = "test-play", cards = ["tessa-torque"] }\n'
    table = at("Ann", ann)
    adds = {text for text in table.legal("Ann") if text.startswith("add-or-replace")}
    assert adds == {
        "add-or-replace starter-star-a 8pm slot 1",
        "add-or-replace starter-star-a 9pm slot 1",
    }
    assert table.refuses("Ann add-or-replace anomaly-b 8pm slot 1") == {"E2.CARDS.43"}


# -- discarded for an action ----------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.12")
@pytest.mark.parametrize(("name", "letter"), [("Ann", "a"), ("Bo", "b")])
def test_any_player_may_discard_an_anomaly_for_an_action(name: str, letter: str) -> None:
    """Used first, it leaves two actions of any kind for the turn, not three."""
    table = at(name, f'[players.{name}]\ncash = 4\nstars = ["anomaly-b"]\n')
    table.play(f"{name} use anomaly-b", f"{name} sign-ad almost-cheese")
    kinds = {text.split()[0] for text in table.legal(name)}
    assert {"sign-star", "sign-ad", "take", "produce", "end-turn"} <= kinds
    table.play(f"{name} sign-ad limo-by-the-minute")
    held = (f"starter-ad-{letter}", "almost-cheese", "limo-by-the-minute")
    assert table.player(name).ads == held
    assert name not in table.to_act()


@pytest.mark.rule("E2.CONTINUUM.12")
def test_several_anomalies_may_be_discarded_in_a_turn() -> None:
    """Two of them, one before and one after an action, make three actions."""
    table = at("Ann", '[players.Ann]\nstars = ["anomaly-b", "anomaly-c"]\n')
    table.play("Ann use anomaly-b; sign-ad almost-cheese; sign-ad limo-by-the-minute")
    assert table.legal("Ann") == {"end-turn", "use anomaly-c"}
    table.play("Ann use anomaly-c; sign-ad family-bucket-noodles")
    assert len(table.player("Ann").ads) == 1 + 3
    assert table.player("Ann").stars == ()


@pytest.mark.rule("E2.CONTINUUM.12")
def test_an_anomaly_just_signed_may_be_discarded_at_once() -> None:
    """Sign it with the action, discard it, and have an action again."""
    table = at("Ann").play("Ann sign-star anomaly-a", "Ann use anomaly-a")
    assert table.allows("Ann take casting-call-a")


@pytest.mark.rule("E2.CONTINUUM.12")
def test_an_anomaly_is_discarded_on_the_own_turn_only() -> None:
    """Ann cannot use hers while Bo is to play, nor in the middle of her production."""
    table = at("Bo", '[players.Ann]\nstars = ["anomaly-b", "starter-star-a"]\n')
    assert "E2.BASE.23" in table.refuses("Ann use anomaly-b")
    table = at("Ann", '[players.Ann]\nstars = ["anomaly-b", "starter-star-a"]\n')
    table.play("Ann produce test-bare 9pm")
    assert "E2.BASE.26" in table.refuses("Ann use anomaly-b")


@pytest.mark.rule("E2.CONTINUUM.12")
def test_the_action_for_an_anomaly_may_be_left() -> None:
    """'May': used after the action, the extra action can be forgone, but is no pass."""
    table = at("Ann", '[players.Ann]\nstars = ["anomaly-b"]\n')
    table.play("Ann sign-ad almost-cheese", "Ann use anomaly-b")
    assert table.refuses("Ann pass viewers") == {"E2.BASE.25"}
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]


# -- back to the supply ---------------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.13")
def test_a_used_anomaly_returns_to_the_supply() -> None:
    """Discarded for an action, it lies in the supply and not under the star deck."""
    table = at("Ann", '[players.Ann]\nstars = ["anomaly-b"]\n')
    stars = table.state.decks[DeckId.STAR]
    table.play("Ann use anomaly-b")
    assert table.state.supply == ("anomaly-c", "anomaly-d", "anomaly-e", "anomaly-f", "anomaly-b")
    assert table.state.decks[DeckId.STAR] == stars


@pytest.mark.rule("E2.CONTINUUM.13")
def test_a_displayed_anomaly_returns_to_the_supply_at_the_refresh() -> None:
    """Swept from the display, the star beside it goes under the deck, the anomaly does not."""
    table = last_to_pass()
    assert table.state.supply[-1] == "anomaly-a"
    assert len(table.state.supply) == 6
    assert table.state.decks[DeckId.STAR].rest[-1] == "brick-hammerly"


@pytest.mark.rule("E2.CONTINUUM.13")
def test_a_returned_anomaly_can_be_used_by_the_machine_again() -> None:
    """With the supply empty but for a returned one, that one goes on the star deck."""
    bo = '[players.Bo]\ncash = 20\nmemory = { marker = 3 }\nstars = ["anomaly-b"]\n'
    table = at("Bo", bo, top="supply = []\n")
    table.play("Bo use anomaly-b", "Bo use-time-machine")
    assert table.state.decks[DeckId.STAR].top == ("anomaly-b",)
    assert table.state.supply == ()


# -- counted --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.18", "E2.CARDS.19")
def test_awards_show_counts_anomalies_in_the_green_room() -> None:
    """1 attached star, 1 star and 2 anomalies in the green room make 4 viewers."""
    ann = '[players.Ann]\nstars = ["tessa-torque", "anomaly-b", "anomaly-c"]\n'
    ann += 'network = ["awards-show-a"]\n[players.Ann.lineup]\n'
    ann += '"8pm" = ""\n"10pm" = ""\n'
    ann += '"9pm" = { show = "test-bare", row = 1, cards = ["starter-star-a"] }\n'
    table = last_to_pass(ann, top="round = 5\n")
    lineup_score = 0 + 1
    assert table.player("Ann").viewers == lineup_score + 4
