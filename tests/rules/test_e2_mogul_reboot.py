"""Reboot-o-mancer, second edition: a rerun for an advance of its genre (E2.CARDS.39)."""

from __future__ import annotations

import pytest

from executives.networks.cards import Effect, Mogul
from executives.networks.second_edition.executives.generic import BonusTrack
from executives.networks.state import DeckId, Rerun
from support.stand_ins_moguls import (
    LANDING_CARDS,
    landing_table,
    mogul_table,
)
from support.table import Table

REBOOT = 'moguls = ["reboot-o-mancer"]\n'
PILE = 'reruns = ["snail-derby", "starter-show-1-d", "moon-janitors"]\n'
"""A sports show, a show without genre and a sci-fi show."""


def rebooting(
    more: str = PILE,
    *,
    tracks: str = "",
    turn: str = '"Ann"',
    rest: str = "",
) -> Table:
    """Ann holds Reboot-o-mancer and has reruns."""
    tracks = f"[players.Ann.tracks]\n{tracks}\n" if tracks else ""
    return mogul_table(REBOOT + more, turn=turn, rest=tracks + rest, cards=LANDING_CARDS)


def spends(table: Table) -> set[str]:
    """The reruns that Ann may spend."""
    return {text for text in table.legal("Ann") if text.startswith("spend-rerun")}


@pytest.mark.rule("E2.CARDS.39", "E2.CARDS.03")
def test_a_rerun_with_a_genre_is_removed_to_advance_its_track() -> None:
    """Snail Derby goes from the pile to the box; the Sports marker moves from START to 1."""
    table = rebooting()
    assert spends(table) == {"spend-rerun snail-derby", "spend-rerun moon-janitors"}
    table.play("Ann spend-rerun snail-derby")
    assert table.player("Ann").reruns == (Rerun("starter-show-1-d"), Rerun("moon-janitors"))
    assert "snail-derby" in table.state.box
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 1)


@pytest.mark.rule("E2.CARDS.39")
@pytest.mark.parametrize(
    ("show", "why"),
    [
        ("starter-show-1-d", "no genre"),
        ("graveyard-shift", "not in the pile"),
        ("brakes-are-optional", "of Bo"),
    ],
)
def test_other_shows_cannot_be_spent(show: str, why: str) -> None:
    """Neither a show without genre, nor one that is not in the own pile."""
    table = rebooting(rest='[players.Bo]\nreruns = ["brakes-are-optional"]\n')
    assert table.refuses(f"Ann spend-rerun {show}") == {"E2.CARDS.39"}, why


@pytest.mark.rule("E2.CARDS.39")
def test_without_the_mogul_no_rerun_can_be_spent() -> None:
    """Ann has reruns, but another mogul."""
    table = mogul_table('moguls = ["trend-setter"]\n' + PILE)
    assert spends(table) == set()
    assert table.refuses("Ann spend-rerun snail-derby") == {"E2.CARDS.39"}


@pytest.mark.rule("E2.CARDS.39")
def test_the_present_genre_decides() -> None:
    """With a Drama token Snail Derby advances Drama, and not the printed Sports."""
    table = rebooting('reruns = [{ show = "snail-derby", token = "drama" }]\n')
    table.play("Ann spend-rerun snail-derby")
    assert table.player("Ann").tracks == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("E2.CARDS.39")
def test_a_token_gives_a_starter_show_a_genre() -> None:
    """A starter show that carries a Reality token may be spent and advances Reality."""
    table = rebooting('reruns = [{ show = "starter-show-1-d", token = "reality" }]\n')
    table.play("Ann spend-rerun starter-show-1-d")
    assert table.player("Ann").tracks == (0, 0, 1, 0, 0, 0)


@pytest.mark.rule("E2.CARDS.39")
def test_it_is_used_once_per_round_and_again_in_the_next() -> None:
    """A second rerun is refused in the same turn and in later turns, until a new round begins."""
    table = rebooting(rest='[display]\nads = ["fizz-cola"]\n').play("Ann spend-rerun snail-derby")
    assert spends(table) == set()
    assert table.refuses("Ann spend-rerun moon-janitors") == {"E2.CARDS.39"}
    table.play("Ann sign-ad fizz-cola", "Bo pass cash", "Cy pass cash")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann spend-rerun moon-janitors") == {"E2.CARDS.39"}
    table.play("Ann pass cash", "Bo pass cash", "Cy pass cash")
    assert (table.state.round, table.to_act()) == (2, ["Ann"])
    table.play("Ann spend-rerun moon-janitors")
    assert table.player("Ann").tracks == (0, 0, 0, 1, 0, 1)


@pytest.mark.rule("E2.CARDS.39")
def test_two_of_them_may_be_used_once_each() -> None:
    """Stand-in, a second mogul of that text: two reruns are spent in a round, and no third."""
    again = Mogul(
        "reboot-again", "Again", "permanent", (Effect("spend-rerun", rule="E2.CARDS.39"),)
    )
    pile = 'reruns = ["snail-derby", "graveyard-shift", "moon-janitors"]\n'
    table = mogul_table('moguls = ["reboot-o-mancer", "reboot-again"]\n' + pile, cards=(again,))
    table.play("Ann spend-rerun snail-derby", "Ann spend-rerun graveyard-shift")
    assert table.refuses("Ann spend-rerun moon-janitors") == {"E2.CARDS.39"}
    assert spends(table) == set()


@pytest.mark.rule("E2.CARDS.39")
def test_a_position_can_say_that_it_was_used_this_round() -> None:
    """In a document ``spent`` names the card: it has to wait for the next round."""
    table = rebooting(PILE + 'spent = ["reboot-o-mancer"]\n')
    assert spends(table) == set()
    assert table.refuses("Ann spend-rerun snail-derby") == {"E2.CARDS.39"}


@pytest.mark.rule("E2.CARDS.39")
def test_it_is_used_on_the_own_turn_between_actions() -> None:
    """Before the action, which it does not use up, and after it, but not in Bo's turn."""
    table = rebooting().play("Ann spend-rerun snail-derby")
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann pass cash")
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}
    after = rebooting(rest='[display]\nads = ["fizz-cola"]\n').play("Ann sign-ad fizz-cola")
    assert after.legal("Ann") == {
        "spend-rerun snail-derby",
        "spend-rerun moon-janitors",
        "end-turn",
    }
    bos = rebooting(turn='"Bo"')
    assert bos.refuses("Ann spend-rerun snail-derby") == {"E2.BASE.23"}
    assert bos.refuses("Bo spend-rerun snail-derby") == {"E2.CARDS.39"}


@pytest.mark.rule("E2.CARDS.39")
def test_it_is_not_used_inside_another_effect() -> None:
    """While Ann chooses between cards drawn she has to wait."""
    table = rebooting(rest='[display]\nnetwork = ["upfronts-a"]\n')
    table.play("Ann take upfronts-a")
    assert table.refuses("Ann spend-rerun snail-derby") == {"E2.BASE.26"}


# -- what the advance lands on ------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.39", "E2.TRACKS.17")
def test_the_advance_gives_the_landing_bonus() -> None:
    """On space 2 a star and an ad are drawn; then Ann still has her action."""
    table = rebooting(tracks="sports = 1").play("Ann spend-rerun snail-derby")
    kinds = sorted(type(table.game.card[t.split()[1]]).__name__ for t in table.legal("Ann"))
    assert kinds == ["Ad", "Star"]
    table.play(f"Ann {min(table.legal('Ann'))}")
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann pass cash")


@pytest.mark.rule("E2.CARDS.39", "E2.TRACKS.11", "E2.MOGUL.06")
def test_on_a_token_its_owner_has_the_network_cards() -> None:
    """Reboot-o-mancer is the one mogul of the game: a covered space 3 gives 2 network cards."""
    deck = '[decks.network]\nnext = ["genre-block-a", "ad-empire-a"]\n'
    table = rebooting(tracks="sports = 2", rest=deck).play("Ann spend-rerun snail-derby")
    assert table.legal() == {"keep genre-block-a", "keep ad-empire-a"}
    assert table.state.mogul_tokens.bit_count() == 6


@pytest.mark.rule("E2.CARDS.39", "E2.TRACKS.04")
def test_on_the_last_space_a_rerun_brings_nothing() -> None:
    """From space 6 the marker goes no further; the rerun is gone all the same."""
    table = rebooting(tracks="sports = 6").play("Ann spend-rerun snail-derby")
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 6)
    assert not table.events("GenreAdvanced")
    assert "snail-derby" in table.state.box


@pytest.mark.rule("E2.CARDS.39")
def test_a_spent_rerun_does_not_score_at_the_end() -> None:
    """Of two reruns with 1 viewer printed on each, one was removed from the game."""
    top = 'round = 5\npassed = ["Bo", "Cy"]'
    ann = 'viewers = 0\ncash = 0\nreruns = ["snail-derby", "moon-janitors"]\n'
    table = mogul_table(REBOOT + ann, top=top)
    table.play("Ann spend-rerun snail-derby", "Ann pass cash")
    assert table.player("Ann").viewers == 2 + 2 + 2 + 1


@pytest.mark.rule("E2.CARDS.39")
@pytest.mark.parametrize("memory", ["covered = []", 'covered = ["sports"], markers = [1]'])
def test_for_generic_it_covers_the_genre_instead(memory: str) -> None:
    """For GENERIC the genre is covered, if it is not yet, and no track advances."""
    table = mogul_table(
        f"{REBOOT}{PILE}memory = {{ {memory} }}\n",
        executives=("generic", "butcher", "beeb"),
    ).play("Ann spend-rerun snail-derby")
    assert table.player("Ann").memory == BonusTrack(("sports",), (1,))
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 0)
    assert "snail-derby" in table.state.box


@pytest.mark.rule("E2.CARDS.39", "E2.MOGUL.06")
def test_for_specialist_it_may_bring_the_second_mogul() -> None:
    """An advance by it to the first space 4 draws 4 moguls."""
    table = landing_table(
        4,
        "sports",
        ann=REBOOT + PILE,
        executives=("specialist", "butcher", "beeb"),
    ).play("Ann spend-rerun snail-derby")
    assert len(table.legal("Ann")) == 4
    drawn = {text.split()[1] for text in table.legal("Ann")}
    assert {table.game.deck_of[mogul] for mogul in drawn} == {DeckId.MOGUL}
    assert table.allows(f"Ann keep {min(drawn)}")
