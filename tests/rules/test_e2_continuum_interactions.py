"""Anomalies and the time machine with other executives."""

from __future__ import annotations

import pytest

from executives.networks.cards import NetworkCard, Show, Star
from executives.networks.modifiers import Executive
from executives.networks.state import DeckId, Row
from support import stand_ins_continuum as stand_ins
from support.table import Table

CARDS = (
    Show("test-bare", "Test Bare", "round_1", "drama", 0, 0, "9pm", (0, 0, 0, 0), 0, ("star?",)),
    Star("one", "One", 1, 0, "", 1, 1),
    Star("two", "Two", 2, 0, "", 1, 1),
    Star("three", "Three", 3, 0, "", 1, 1),
    NetworkCard("test-spare", "Test Spare", "game-end"),
)


def table(plugin: Executive, position: str, *others: str) -> Table:
    """Ann has the stand-in, Bo is CONTINUUM."""
    game = stand_ins.game(plugin, *others).with_cards(CARDS)
    return Table(game, game.position(position))


def mass_signer(
    rest: str = "", *, stars: str = '"anomaly-a", "one", "three", "anomaly-b"'
) -> Table:
    """Ann may sign any number of stars, each $1M cheaper, and has $10M."""
    position = f'turn = "Ann"\n[display]\nstars = [{stars}]\n[players.Ann]\ncash = 10\n{rest}'
    return table(stand_ins.MASS_SIGNER, position)


# -- UNDERGROUND ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.10")
def test_one_sign_action_takes_one_anomaly() -> None:
    """Stand-in: after an anomaly the signing is over, and nothing replaces it."""
    at = mass_signer().play("Ann sign-star anomaly-a")
    assert at.legal("Ann") == {"end-turn", "use anomaly-a"}
    assert at.state.display[Row.STARS] == ("one", "three", "anomaly-b")
    assert at.player("Ann").cash == 10


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.10")
def test_one_sign_action_takes_any_number_of_stars() -> None:
    """Stand-in: both stars are signed by one action, for $0 and $2M, and one comes new."""
    at = mass_signer().play("Ann sign-star one; sign-star three; stop-signing")
    assert at.player("Ann").stars == ("starter-star-a", "one", "three")
    assert at.player("Ann").cash == 10 - 0 - 2
    assert len(at.state.display[Row.STARS]) == 2 + 1
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.11")
def test_an_anomaly_cannot_join_stars() -> None:
    """Stand-in: after a star the same action takes further stars, and no anomaly."""
    at = mass_signer().play("Ann sign-star one")
    assert at.legal("Ann") == {"sign-star three", "stop-signing"}
    assert at.refuses("Ann sign-star anomaly-a") == {"E2.CARDS.43"}


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.11")
def test_neither_star_nor_anomaly_can_join_an_anomaly() -> None:
    """Stand-in: after an anomaly a second one, or a star, needs another action."""
    at = mass_signer().play("Ann sign-star anomaly-a")
    assert at.refuses("Ann sign-star anomaly-b") == {"E2.BASE.23"}
    assert at.refuses("Ann sign-star one") == {"E2.BASE.23"}
    at.play("Ann use anomaly-a", "Ann sign-star anomaly-b")
    assert at.player("Ann").stars == ("starter-star-a", "anomaly-b")


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.12")
def test_anomalies_count_for_the_green_room_penalty() -> None:
    """Stand-in: a star and two anomalies cost 3 x 2 of the 10 viewers of a show."""
    show = Show("hit", "Hit", "round_1", "drama", 0, 0, "9pm", (10, 9, 8, 7), 0, ())
    game = stand_ins.game(stand_ins.MASS_SIGNER).with_cards([*CARDS, show])
    position = 'turn = "Ann"\npassed = ["Bo"]\n[players.Ann]\n'
    position += 'stars = ["one", "anomaly-a", "anomaly-b"]\n[players.Ann.lineup]\n'
    position += '"8pm" = ""\n"9pm" = "hit"\n"10pm" = ""\n'
    at = Table(game, game.position(position)).play("Ann pass cash")
    assert at.player("Ann").viewers == 10 - 3 * 2


@pytest.mark.rule("E2.CONTINUUM.17", "E2.UNDERGROUND.03")
def test_an_anomaly_may_come_as_a_replacement() -> None:
    """Stand-in: it is displayed after the signing, and so not signed by the same action."""
    at = mass_signer('[decks.star]\ntop = ["anomaly-c"]\n', stars='"one", "two", "three"')
    at.play("Ann sign-star one; sign-star two")
    assert at.legal("Ann") == {"sign-star three", "stop-signing"}
    assert "E2.BASE.35" in at.refuses("Ann sign-star anomaly-c")
    at.play("Ann stop-signing")
    assert at.state.display[Row.STARS] == ("three", "anomaly-c")
    assert at.to_act() == ["Bo"]
    at.play("Bo sign-star anomaly-c")
    assert "anomaly-c" in at.player("Bo").stars


# -- draws ----------------------------------------------------------------------------------------


def heir(top: str) -> Table:
    """The round has just begun for Ann, who draws; the star deck began with ``top``."""
    position = f'turn = "Ann"\npassed = ["Bo"]\n[decks.star]\n{top}\n'
    position += '[decks.ad]\nnext = ["almost-cheese"]\n[display]\nads = []\nnetwork = []\n'
    return table(stand_ins.HEIR, position).play("Ann pass cash")


@pytest.mark.rule("E2.CONTINUUM.10")
def test_an_anomaly_of_a_windfall_may_be_kept() -> None:
    """Stand-in for RICH: after 4 anomalies were dealt the fifth is drawn, and kept."""
    names = [f"anomaly-{letter}" for letter in "abcde"]
    at = heir(f"top = {names}")
    assert at.state.display[Row.STARS] == tuple(names[:4])
    assert "keep anomaly-e" in at.legal("Ann")
    assert len(at.legal("Ann")) == 3
    at.play("Ann keep anomaly-e")
    assert "anomaly-e" in at.player("Ann").stars


@pytest.mark.rule("E2.CONTINUUM.10", "E2.CONTINUUM.13")
def test_an_anomaly_of_a_windfall_returns_when_another_card_is_kept() -> None:
    """Stand-in for RICH: the ad is kept, and the anomaly drawn goes to the supply."""
    at = heir('top = ["anomaly-a", "anomaly-b", "anomaly-c", "anomaly-d", "anomaly-e"]')
    (ad,) = (text for text in at.legal("Ann") if at.game.is_ad[text.split()[1]])
    at.play(f"Ann {ad}")
    assert at.state.supply == ("anomaly-f", "anomaly-e")


@pytest.mark.rule("E2.CONTINUUM.16")
def test_the_refresh_takes_the_anomaly_before_a_windfall() -> None:
    """Stand-in for RICH: the display gets the anomaly on the deck, the draw a later card."""
    at = heir('top = ["anomaly-a"]\nnext = ["one", "two", "three", "cheeky-friend"]')
    assert at.state.display[Row.STARS] == ("anomaly-a", "one", "two", "three")
    assert "keep cheeky-friend" in at.legal("Ann")


@pytest.mark.rule("E2.CONTINUUM.10")
def test_an_anomaly_of_an_icon_may_be_kept() -> None:
    """Stand-in for GENERIC: the star-and-ad icon draws an anomaly as its star."""
    position = 'turn = "Ann"\n[display]\nshows = ["test-bare"]\n'
    position += '[decks.star]\ntop = ["anomaly-a"]\n[players.Ann]\nstars = []\n'
    at = table(stand_ins.AVERAGE, position).play("Ann produce test-bare 9pm")
    assert "keep anomaly-a" in at.legal("Ann")
    assert len(at.legal("Ann")) == 2
    ads = at.state.decks[DeckId.AD]
    kept = Table(at.game, at.state).play("Ann keep anomaly-a")
    assert kept.player("Ann").stars == ("anomaly-a",)
    (other,) = at.legal("Ann") - {"keep anomaly-a"}
    at.play(f"Ann {other}")
    assert at.state.supply[-1] == "anomaly-a"
    assert at.state.decks[DeckId.AD] == ads


# -- passing and extra turns ----------------------------------------------------------------------


@pytest.mark.rule("E2.CONTINUUM.12", "E2.CABLE.05")
def test_a_pass_may_follow_the_action_of_an_anomaly() -> None:
    """Stand-in for CABLE: after two actions of a turn the pass is still there, for viewers."""
    position = 'turn = "Ann"\n[display]\nads = ["almost-cheese", "limo-by-the-minute"]\n'
    at = table(stand_ins.VETERAN, position + '[players.Ann]\nstars = ["anomaly-a"]\n')
    at.play("Ann sign-ad almost-cheese; use anomaly-a")
    assert at.allows("Ann pass viewers")
    at.play("Ann sign-ad limo-by-the-minute", "Ann pass viewers")
    assert at.player("Ann").viewers == 5
    assert at.state.passed == (0,)


@pytest.mark.rule("E2.CONTINUUM.02")
def test_the_extra_turn_of_another_does_not_advance_the_machine() -> None:
    """Stand-in for GORILLA: Ann's turn before the round leaves Bo's machine as it is."""
    position = 'turn = "Ann"\nfirst = "Ann"\npassed = ["Bo"]\n[players.Bo]\ncash = 20\n'
    at = table(stand_ins.JUMPER, position + "memory = { marker = 2 }\n").play("Ann pass cash")
    assert at.to_act() == ["Ann"]
    at.play("Ann pass viewers")
    assert at.to_act() == ["Bo"]
    cash = at.player("Bo").cash
    at.play("Bo use-time-machine")
    assert at.player("Bo").cash == cash - 3


@pytest.mark.rule("E2.BEEB.02")
def test_the_extra_turn_of_another_leaves_the_rondel_alone() -> None:
    """Stand-in for GORILLA: BEEB's first turn of the round still starts from START, free."""
    position = 'turn = "Ann"\nfirst = "Bo"\npassed = ["Bo", "Cy"]\n[players.Cy]\ncash = 0\n'
    at = table(stand_ins.JUMPER, position, "beeb").play("Ann pass cash")
    at.play("Ann pass viewers")
    assert at.to_act() == ["Cy"]
    spaces = {"sign-star", "sign-ad", "produce", "network", "add"}
    assert at.legal("Cy") == {f"rondel {space}" for space in spaces}


# -- BEEB -----------------------------------------------------------------------------------------


def beeb(*moves: str, stars: str, top: str = "") -> Table:
    """Bo is BEEB with some stars and has moved."""
    at = Table(
        'turn = "Bo"\n[game]\nplayers = ["Ann", "Bo"]\nexecutives = ["continuum", "beeb"]\n'
        '[display]\nstars = ["anomaly-a"]\nnetwork = ["genre-block-a", "genre-block-b"]\n'
        'ads = ["almost-cheese", "limo-by-the-minute", "family-bucket-noodles"]\n'
        f"[players.Bo]\ncash = 5\nstars = [{stars}]\n[decks.star]\ntop = [{top}]\n"
    )
    return at.play(*(f"Bo {move}" for move in moves))


@pytest.mark.rule("E2.BEEB.14", "E2.CONTINUUM.09")
def test_beeb_signs_an_anomaly_on_the_star_space() -> None:
    """The sign action of the star space takes an anomaly for free; other spaces do not."""
    at = beeb("rondel sign-star", "sign-star anomaly-a", stars="")
    assert at.player("Bo").stars == ("anomaly-a",)
    assert at.player("Bo").cash == 5
    assert "E2.BASE.23" in beeb("rondel sign-ad", stars="").refuses("Bo sign-star anomaly-a")


@pytest.mark.rule("E2.BEEB.15", "E2.CONTINUUM.08")
def test_beebs_bonus_may_bring_an_anomaly_into_the_display() -> None:
    """The card added from the deck is an anomaly: displayed at the right end, and signable."""
    at = beeb("rondel sign-star", "add-star", stars="", top='"anomaly-b"')
    assert at.state.display[Row.STARS] == ("anomaly-a", "anomaly-b")
    at.play("Bo sign-star anomaly-b")
    assert at.player("Bo").stars == ("anomaly-b",)


@pytest.mark.rule("E2.BEEB.30", "E2.CONTINUUM.12")
def test_beebs_action_for_an_anomaly_is_free_of_the_rondel() -> None:
    """On the ad space an anomaly gives any action, e.g. a network card or a star."""
    at = beeb("rondel sign-ad", stars='"anomaly-b"')
    assert "E2.BASE.23" in at.refuses("Bo take genre-block-a")
    at.play("Bo use anomaly-b")
    assert {"take genre-block-a", "sign-star anomaly-a"} <= at.legal("Bo")
    at.play("Bo take genre-block-a", "Bo sign-ad almost-cheese")
    assert at.player("Bo").network == ("genre-block-a",)


@pytest.mark.rule("E2.BEEB.30", "E2.CONTINUUM.12")
def test_beeb_may_discard_several_anomalies_in_a_turn() -> None:
    """Two anomalies give two normal actions besides the one of the space, and no more."""
    at = beeb("rondel network", "use anomaly-b", "use anomaly-c", stars='"anomaly-b", "anomaly-c"')
    at.play("Bo sign-ad almost-cheese", "Bo sign-ad limo-by-the-minute", "Bo take genre-block-a")
    assert len(at.player("Bo").ads) == 1 + 2
    assert not at.allows("Bo sign-ad family-bucket-noodles")


@pytest.mark.rule("E2.BEEB.31")
def test_the_action_for_an_anomaly_has_no_bonus_action() -> None:
    """Signing an ad by it on another space gives no bonus for an ad; nor a second bonus."""
    at = beeb("rondel network", "use anomaly-b", "sign-ad almost-cheese", stars='"anomaly-b"')
    assert not at.allows("Bo cash-in almost-cheese")
    at = beeb("rondel sign-ad", "cash-in starter-ad-b", "use anomaly-b", stars='"anomaly-b"')
    at.play("Bo sign-ad almost-cheese", "Bo sign-ad limo-by-the-minute")
    assert at.to_act() == ["Ann"]
