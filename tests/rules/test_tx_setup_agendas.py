"""Hidden agendas before the end: dealing and secrecy (TX.SETUP.06, .07)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.agendas import AGENDAS
from executives.core.errors import ConfigurationError
from support.boardroom_table import Table
from support.names import NAMES

IDS = tuple(agenda.id for agenda in AGENDAS)
TWO_EACH = """
[players.Ann]
agendas = ["takeover", "networker"]
[players.Bo]
agendas = ["insider", "sleeper"]
[players.Cy]
agendas = ["clean-hands", "portfolio"]
"""


@pytest.mark.rule("TX.SETUP.06")
def test_the_default_deck_has_twelve_agendas() -> None:
    """All that the table of agendas lists, each with a sentence of its own."""
    assert sorted(IDS) == [
        *("blackmail-file", "clean-hands", "foreign-agent", "golden-parachute", "insider"),
        *("kingmaker", "lone-wolf", "networker", "portfolio", "sleeper", "takeover", "war-chest"),
    ]
    assert len({agenda.text for agenda in AGENDAS}) == 12


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_is_dealt_one_agenda_and_none_twice(seats: int) -> None:
    """Dealt without replacement, by the seed: over many seeds each seat gets each agenda."""
    game = boardroom.Game(NAMES[:seats])
    seen: set[tuple[int, str]] = set()
    for seed in range(200):
        dealt = [player.agenda for player in game.start(seed).players]
        assert len(set(dealt)) == seats
        seen |= set(enumerate(dealt))
    assert seen == {(seat, agenda) for seat in range(seats) for agenda in IDS}


@pytest.mark.rule("TX.SETUP.06")
def test_an_agenda_is_known_to_its_owner_only() -> None:
    """Others and spectators see a back; nothing is revealed before the end."""
    table = Table("[players.Ann]\nagenda = 'insider'\n[players.Bo]\nagenda = 'sleeper'")
    shown = {
        seat: [player.agenda for player in table.game.view(table.state, seat).players[:2]]
        for seat in (0, 1, 2, None)
    }
    assert shown == {
        0: ["insider", "agenda"],
        1: ["agenda", "sleeper"],
        2: ["agenda", "agenda"],
        None: ["agenda", "agenda"],
    }
    assert [player.revealed for player in table.state.players] == ["", "", ""]


@pytest.mark.rule("TX.SETUP.06")
def test_agendas_come_to_light_at_the_end() -> None:
    """After the last ballot everybody sees all of them, one after the other from the COO on."""
    table = Table(
        """
        coo = "Bo"
        voting = { player = "Ann", round = 4 }
        [players.Ann]
        agenda = "sleeper"
        """
    )
    assert table.game.view(table.state, 2).players[0].agenda == "agenda"
    table.play("Ann abstain")
    shown = table.game.view(table.state, 2).players[0]
    assert (shown.agenda, shown.revealed) == ("", "sleeper")
    assert [event.seat for event in table.events("AgendaRevealed")] == [1, 2, 0]


@pytest.mark.rule("TX.SETUP.06")
def test_the_deck_can_be_named() -> None:
    """Only named agendas are dealt; in which order they are named makes no difference."""
    deck = ("sleeper", "takeover", "insider", "war-chest")
    games = [boardroom.Game(NAMES[:3], agendas=some) for some in (deck, deck[::-1])]
    for seed in range(20):
        one, other = (game.start(seed).players for game in games)
        assert [player.agenda for player in one] == [player.agenda for player in other]
        assert {player.agenda for player in one} < set(deck)


@pytest.mark.rule("TX.SETUP.06")
@pytest.mark.parametrize(
    ("deck", "rule"),
    [
        (("sleeper", "takeover"), "one_each"),
        (("sleeper", "takeover", "takeover"), "one_each"),
        (("sleeper", "takeover", "hermit"), "one_each"),
        ((), "one_each"),
        (IDS[:5], "keep_one_of_two"),
    ],
)
def test_a_deck_that_cannot_be_dealt_is_refused(deck: tuple[str, ...], rule: str) -> None:
    """Too few for three players (six where they choose), one twice, or an unknown one."""
    with pytest.raises(ConfigurationError) as caught:
        boardroom.Game(
            NAMES[:3],
            agendas=deck,
            variants=boardroom.Variants(agendas=rule),  # type: ignore[arg-type]
        )
    assert caught.value.key == "agendas"


@pytest.mark.rule("TX.SETUP.06")
def test_decks_of_just_as_many_as_are_dealt_suffice() -> None:
    """Three agendas for three players, and six where each keeps one of two."""
    one = boardroom.Game(NAMES[:3], agendas=IDS[:3]).start(1)
    assert sorted(player.agenda for player in one.players) == sorted(IDS[:3])
    variants = boardroom.Variants(agendas="keep_one_of_two")
    two = boardroom.Game(NAMES[:3], agendas=IDS[:6], variants=variants)
    assert {action.text for action in two.legal_actions(two.start(1))} == {
        f"keep-agenda {agenda}" for agenda in IDS[:6]
    }


# -- keep one of two ------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.06")
def test_each_player_may_keep_one_of_two_agendas() -> None:
    """By default nothing is chosen; in the variant each is dealt two, and all choose at once."""
    assert Table().state.turn == 1
    assert not any(text.startswith("keep") for text in Table().legal())
    table = Table(TWO_EACH, agendas="keep_one_of_two")
    assert table.state.turn == 0
    assert table.to_act() == ["Ann", "Bo", "Cy"]
    assert table.legal("Ann") == {"keep-agenda takeover", "keep-agenda networker"}
    table.play("Cy keep-agenda portfolio", "Ann keep-agenda networker")
    assert table.to_act() == ["Bo"]
    table.play("Bo keep-agenda insider")
    assert [player.agenda for player in table.state.players] == [
        *("networker", "insider", "portfolio"),
    ]
    assert table.state.turn == 1


@pytest.mark.rule("TX.SETUP.06")
def test_only_agendas_dealt_can_be_kept_and_only_once() -> None:
    """Neither another player's agenda nor one that was not dealt, and no second choice."""
    table = Table(TWO_EACH, agendas="keep_one_of_two")
    assert "TX.SETUP.06" in table.refuses("Ann keep-agenda insider")
    assert "TX.SETUP.06" in table.refuses("Ann keep-agenda war-chest")
    table.play("Ann keep-agenda takeover")
    assert table.refuses("Ann keep-agenda networker")


@pytest.mark.rule("TX.SETUP.06")
def test_the_two_agendas_and_the_choice_are_secret() -> None:
    """Others see two backs and whether the choice is made; the other one goes back unseen."""
    table = Table(TWO_EACH, agendas="keep_one_of_two").play("Ann keep-agenda takeover")

    def hand(viewer: int | None) -> tuple[object, object]:
        frame: object = table.game.view(table.state, viewer).pending[-1]
        shown = frame.hands[0]  # type: ignore[attr-defined]
        return shown.agendas, shown.kept

    assert hand(0) == (("takeover", "networker"), "takeover")
    assert hand(1) == hand(None) == (("agenda", "agenda"), "agenda")
    table.play("Bo keep-agenda insider", "Cy keep-agenda portfolio")
    assert not table.events("AgendaRevealed")
    for viewer in (1, 2, None):
        assert "networker" not in repr(table.game.view(table.state, viewer))
        assert "takeover" not in repr(table.game.view(table.state, viewer))


@pytest.mark.rule("TX.SETUP.06")
def test_five_players_can_keep_one_of_two() -> None:
    """Ten different agendas of the twelve are dealt."""
    variants = boardroom.Variants(agendas="keep_one_of_two")
    game = boardroom.Game(NAMES, variants=variants)
    texts = [action.text for action in game.legal_actions(game.start(4))]
    assert len(texts) == len(set(texts)) == 5 * 2


@pytest.mark.rule("TX.SETUP.06", "TX.SETUP.15")
def test_agendas_are_kept_before_the_first_coo_is_voted() -> None:
    """Both variants together: first the agendas, then nominations, then the first deal."""
    table = Table(TWO_EACH, agendas="keep_one_of_two", first_coo="vote")
    table.play("Ann keep-agenda takeover", "Bo keep-agenda insider", "Cy keep-agenda portfolio")
    assert table.state.turn == 0
    assert table.to_act() == ["Ann", "Bo", "Cy"]
    table.play("Ann nominate Bo", "Bo nominate Bo", "Cy nominate Ann")
    assert (table.state.turn, table.coo()) == (1, "Bo")


# -- what it is for -------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.07")
def test_an_agenda_gives_points_at_the_end_when_achieved() -> None:
    """The goal is looked at when the game is over: 4 points for Ann, none for Bo."""
    table = Table(
        """
        coo = "Cy"
        voting = { player = "Bo", round = 4 }
        [players.Ann]
        agenda = "sleeper"
        tricks = 1
        [players.Bo]
        agenda = "insider"
        tricks = 3
        """
    )
    table.play("Bo abstain")
    told = {event.seat: event.fulfilled for event in table.events("AgendaRevealed")}
    assert (told[0], told[1]) == (True, False)
    assert table.points("Ann")["TX.SCORE.08"] == 4
    assert "TX.SCORE.08" not in table.points("Bo")


@pytest.mark.rule("TX.SETUP.07")
def test_an_agenda_changes_nothing_before_the_end() -> None:
    """Whatever goal Ann has, she may do the same and the same happens."""
    document = 'seed = 2\ncoo = "Cy"\nbidding = "Ann"\n[players.Ann]\nagenda = "{}"'
    tables = [Table(document.format(name)) for name in ("takeover", "clean-hands", "sleeper")]
    assert len({frozenset(table.legal("Ann")) for table in tables}) == 1
    played = [table.play("Ann bid 1 of Ann on Bo").last for table in tables]
    assert len({transition.events for transition in played if transition is not None}) == 1


@pytest.mark.rule("TX.SETUP.06")
def test_an_agenda_given_back_is_nobody_elses_for_who_gave_it_back() -> None:
    """Ann knows what she gave back, so no state that fits her view deals it to others."""
    table = Table('[players.Ann]\nagendas = ["insider", "sleeper"]', agendas="keep_one_of_two")
    table.play("Ann keep-agenda insider")
    for name in ("Bo", "Cy"):
        table.play(f"{name} {sorted(table.legal(name))[0]}")
    assert table.player("Ann").returned == "sleeper"
    own = table.game.view(table.state, 0)
    assert own.players[0].returned == "sleeper"
    made = [table.game.determinize(own, seed) for seed in range(200)]
    others = {p.agenda for state in made for p in state.players[1:]}
    assert "sleeper" not in others
    assert len(others) == 12 - 2
    seen = {p.agenda for seed in range(200) for p in _as_bo_sees(table, seed)}
    assert "sleeper" in seen


def _as_bo_sees(table: Table, seed: int) -> tuple[Any, ...]:
    return table.game.determinize(table.game.view(table.state, 1), seed).players
