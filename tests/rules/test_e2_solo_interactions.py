"""The solo game with moguls, with CONTINUUM's anomalies, with BEEB and the stall guard."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks import Variants
from executives.networks.state import DeckId
from support.playing import final_state, line_of_play
from support.stand_ins_solo import SMALL_DISPLAY, rival, rows, sizes, solo

EXECUTIVES = ("beeb", "butcher", "continuum")

TO_SPACE_3 = (
    SMALL_DISPLAY
    + """
[players.Ann]
cash = 9
tracks = { drama = 2 }
[decks.mogul]
top = ["page-to-screen", "archivist", "impresario"]
"""
)
"""Graveyard Shift is a drama: producing it lands on space 3, whose mogul token is still there."""

WITH_MOGUL = (
    SMALL_DISPLAY
    + """
[players.Ann]
cash = 9
moguls = ["page-to-screen"]
[decks.round_1]
top = ["moon-janitors", "mind-the-ladder"]
"""
)

MADE = "Ann produce graveyard-shift 9pm; leave-empty; leave-empty"


# -- moguls ---------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.02", "E2.SOLO.03")
def test_a_mogul_is_gained_within_the_turn() -> None:
    """Three moguls are drawn and one is kept, before the rival takes its one card."""
    table = solo(TO_SPACE_3, modules=("moguls",)).play(MADE)
    assert table.legal("Ann") == {"keep page-to-screen", "keep archivist", "keep impresario"}
    assert (rival(table), sizes(table)) == ([], [1, 1, 1, 1])
    table.play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert (rival(table), sizes(table)) == (["snail-derby"], [0, 1, 1, 1])


@pytest.mark.rule("E2.SOLO.02", "E2.SOLO.03")
def test_the_rival_takes_no_token_and_no_mogul() -> None:
    """Five of six tokens are left after the only player took one, and the rival changes none."""
    table = solo(TO_SPACE_3, modules=("moguls",)).play(MADE, "Ann keep archivist")
    tokens, moguls = table.state.mogul_tokens, table.state.decks[DeckId.MOGUL]
    assert tokens.bit_count() == 5
    assert moguls.rest[-2:] == ("page-to-screen", "impresario")
    table.play("Ann sign-ad fizz-cola")
    assert rival(table) == ["extra-number-seven"]
    assert (table.state.mogul_tokens, table.state.decks[DeckId.MOGUL]) == (tokens, moguls)


@pytest.mark.rule("E2.SOLO.03", "E2.SOLO.04")
@pytest.mark.parametrize("executive", ["", "beeb"])
def test_page_to_screen_is_one_turn(executive: str) -> None:
    """Its two shows come from the deck, and one card of the display goes after the production."""
    table = solo(WITH_MOGUL, executive, modules=("moguls",))
    if executive == "beeb":
        table.play("Ann rondel sign-ad")
    table.play("Ann use page-to-screen; produce moon-janitors 8pm; leave-empty; leave-empty")
    if executive == "beeb":
        assert rival(table) == []
        table.play("Ann end-turn")
    assert table.show("Ann", "8pm").show == "moon-janitors"
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 1, 1, 1])
    assert table.state.decks[DeckId.SHOWS_1].rest[-1] == "mind-the-ladder"


# -- anomalies ------------------------------------------------------------------------------------

MACHINE = SMALL_DISPLAY + "[players.Ann]\nmemory = {{ marker = {marker} }}\n"


@pytest.mark.rule("E2.SOLO.03", "E2.SOLO.09")
def test_an_anomaly_is_dealt_next_round_and_taken_by_the_rival() -> None:
    """It is one of the three new stars, and goes back to the supply when its row is longest."""
    table = solo(MACHINE.format(marker=5), "continuum").play("Ann use-time-machine")
    assert table.state.decks[DeckId.STAR].top == ("anomaly-a",)
    table.play("Ann sign-ad fizz-cola; take sponsor-deal-a", "Ann pass viewers")
    assert rows(table)["stars"][0] == "anomaly-a"
    shows = rows(table)["shows"]
    taken = []
    for _ in range(3):
        table.play(f"Ann sign-ad {rows(table)['ads'][0]}; end-turn")
        taken += rival(table)
    assert taken == [*shows[:2], "anomaly-a"]
    assert table.state.supply[-1] == "anomaly-a"
    assert len(table.state.supply) == 6


@pytest.mark.rule("E2.SOLO.03")
def test_the_rival_leaves_an_anomaly_on_the_deck() -> None:
    """An anomaly that lies on the star deck stays there while the rival takes from the display."""
    table = solo(MACHINE.format(marker=3), "continuum").play("Ann use-time-machine")
    table.play("Ann sign-ad fizz-cola; take sponsor-deal-a")
    assert rival(table) == ["snail-derby"]
    table.play("Ann sign-star extra-number-seven")
    assert rival(table) == ["graveyard-shift"]
    assert table.state.decks[DeckId.STAR].top == ("anomaly-a",)
    assert sizes(table) == [0, 0, 0, 0]


@pytest.mark.rule("E2.SOLO.03", "E2.SOLO.04")
def test_the_time_machine_advances_once_per_turn_not_per_act_of_the_rival() -> None:
    """From infinity: $5M in the 1st turn, $4M in the 2nd, whatever the rival does between."""
    table = solo("", "continuum")
    assert table.player("Ann").memory.marker == 1  # type: ignore[union-attr]
    table.play(f"Ann sign-ad {rows(table)['ads'][0]}; end-turn")
    assert table.player("Ann").memory.marker == 2  # type: ignore[union-attr]


@pytest.mark.rule("E2.SOLO.06")
def test_beeb_adds_an_anomaly_to_the_display_and_the_rival_takes_the_longest_row() -> None:
    """The anomaly joins the right end of its row; the leftmost star goes, not the anomaly."""
    document = """
[display]
shows = []
stars = ["extra-number-seven"]
ads = []
network = ["sponsor-deal-a"]
[decks.star]
top = ["anomaly-a"]
"""
    table = solo(document, "beeb").play("Ann rondel sign-star; add-star; end-turn")
    assert rival(table) == ["extra-number-seven"]
    assert rows(table)["stars"] == ("anomaly-a",)
    table.play("Ann rondel sign-ad; end-turn")
    assert rival(table) == ["anomaly-a"]
    assert "anomaly-a" in table.state.supply


# -- the stall guard ------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.06", "E2.BASE.29")
def test_the_rival_answers_every_idle_turn_until_the_stall_guard() -> None:
    """Five turns without an action empty a display of five; then BEEB has to go and pass."""
    table = solo(SMALL_DISPLAY, "beeb")
    for space in ("add", "sign-ad", "network", "sign-star", "sign-ad"):
        table.play(f"Ann rondel {space}; end-turn")
        assert len(rival(table)) == 1
    assert sizes(table) == [0, 0, 0, 0]
    assert table.player("Ann").idle == 5
    assert table.legal("Ann") == {"rondel produce"}
    table.play("Ann rondel produce")
    assert table.legal("Ann") == {"pass cash", "pass viewers"}
    table.play("Ann pass cash; end-turn")
    assert (rival(table), table.state.round) == ([], 2)


@pytest.mark.rule("E2.SOLO.04", "E2.BASE.29")
def test_idle_turns_are_counted_with_an_empty_display_too() -> None:
    """With nothing to take the rival does nothing, and the stall guard of 2 ends the round."""
    document = "[display]\nshows = []\nstars = []\nads = []\nnetwork = []\n"
    table = solo(document, "beeb", variants=Variants(stall_guard=2))
    table.play("Ann rondel add; end-turn")
    table.play("Ann rondel sign-ad; end-turn")
    assert rival(table) == []
    assert table.legal("Ann") == {"rondel produce"}


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.03", "E2.SOLO.04", "E2.SOLO.06")
@pytest.mark.parametrize("executive", EXECUTIVES)
def test_one_card_less_for_every_turn_of_a_random_game(executive: str) -> None:
    """In any line of play each turn without a pass costs one card, as long as there is one."""
    game = networks.Game(("Ann",), executives=(executive,), modules=("moguls",))
    turns = discards = 0
    for seed in range(3):
        for state, action in line_of_play(game, seed):
            step = game.step(state, action)
            acts = [event for event in step.events if event.rule == "E2.SOLO.03"]
            started = [e for e in step.events if type(e).__name__ == "TurnStarted"]
            same_round = step.state.round == state.round and not game.is_over(step.state)
            ended = bool(started) and same_round
            assert len(acts) == 1 if ended and any(step.state.display) else len(acts) <= ended
            turns += ended
            discards += len(acts)
    assert turns >= discards > 30


@pytest.mark.rule("E2.SOLO.09", "E2.SOLO.10")
@pytest.mark.parametrize("modules", [(), ("moguls",)])
def test_random_solo_games_end_with_one_of_the_four_words(modules: tuple[str, ...]) -> None:
    """Every game ends in round 5, and the word fits the viewers."""
    game = networks.Game(("Ann",), modules=modules)
    for seed in range(4):
        state = final_state(game, seed)
        viewers = state.players[0].viewers
        words = {0: "cancelled", 90: "renewed", 125: "hit", 160: "phenomenon"}
        expected = [word for least, word in words.items() if viewers >= least][-1]
        assert state.round == 5
        assert game.result(state).outcome == expected
