"""Moguls that are used, second edition: E2.CARDS.34, .35, .39 and the immediate ones of .40."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import Effect, Mogul, Show
from executives.networks.state import DeckId, Rerun
from support.names import NAMES
from support.stand_ins_moguls import landing_table, mogul_table
from support.table import Table

# -- immediate ----------------------------------------------------------------------------------


def kept(mogul: str) -> Table:
    """Ann, with $1M and 5 viewers, keeps ``mogul`` from a token."""
    deck = f'[decks.mogul]\nnext = ["{mogul}", "archivist", "impresario"]\n'
    table = landing_table(3, ann="cash = 1\nviewers = 5", rest=deck)
    return table.play(f"Ann produce free-drama 8pm; keep {mogul}")


@pytest.mark.rule("E2.CARDS.40", "E2.CARDS.01")
@pytest.mark.parametrize(
    ("mogul", "cash", "viewers"), [("silent-partner", 12, 0), ("ratings-wizard", 0, 6)]
)
def test_an_immediate_mogul_pays_once_when_it_is_taken(mogul: str, cash: int, viewers: int) -> None:
    """Silent Partner gives $12M, Ratings Wizard 6 viewers, at once and never again."""
    table = kept(mogul)
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (1 + cash, 5 + viewers)
    table.play("Bo pass cash", "Cy pass cash")
    assert f"use {mogul}" not in table.legal("Ann")
    assert table.player("Ann").cash == 1 + cash
    assert table.player("Ann").face_down == (mogul,)


@pytest.mark.rule("E2.CARDS.01")
def test_an_immediate_mogul_may_be_taken_without_effect() -> None:
    """Stand-in, a mogul that draws a star: from an empty deck it gives nothing, and is spent."""
    scout = Mogul("scout", "Scout", "immediate", (Effect("draw-keep", draw=(("star", 1),)),))
    table = mogul_table(
        rest='[players.Ann.tracks]\nsports = 2\n[decks.mogul]\nnext = ["scout"]\n'
        '[decks.star]\ncards = []\n[display]\nshows = ["test-bowls"]\n',
        cards=(scout, BOWLS),
    ).play("Ann produce test-bowls 8pm")
    before = table.player("Ann")
    table.play("Ann keep scout")
    assert table.player("Ann") == before.replace(moguls=("scout",), face_down=("scout",))
    assert table.to_act() == ["Bo"]


# -- Page to Screen -----------------------------------------------------------------------------

BOWLS = Show("test-bowls", "Bowls", "round_1", "sports", 0, 0, "any", (2, 2, 2, 2), 0, ())
EPIC = Show(
    id="test-epic",
    name="Test Epic",
    deck="round_2_3",
    genre="drama",
    cost=9,
    expenses=2,
    timeslot="9pm",
    viewers=(9, 7, 5, 3),
    rerun=2,
    slots=("star!", "star!", "ad!"),
)
QUIET = EPIC.replace(id="test-quiet", name="Quiet", genre="sitcom", cost=4, slots=("ad!",))
THIRD = EPIC.replace(id="test-third", name="Third")
FOURTH = EPIC.replace(id="test-fourth", name="Fourth")

PAGE = 'moguls = ["page-to-screen"]\n'
ALL_PICKS = {
    f"produce {show} {timeslot}"
    for show in ("test-epic", "test-quiet")
    for timeslot in ("8pm", "9pm", "10pm")
}
SHOWS = '[decks.round_2_3]\nnext = ["test-epic", "test-quiet", "test-third"]\n'


def paging(
    ann: str = "cash = 0\nstars = []\nads = []",
    *,
    number: int = 2,
    turn: str = '"Ann"',
    rest: str = SHOWS,
) -> Table:
    """Ann, without cash and with an empty green room, holds Page to Screen in round 2."""
    return mogul_table(
        PAGE + ann,
        top=f"round = {number}",
        turn=turn,
        rest=rest,
        cards=(EPIC, QUIET, THIRD, FOURTH),
    )


def show_deck(table: Table) -> tuple[str, ...]:
    """The show deck of rounds 2 and 3 from its top to its bottom."""
    cards: tuple[str, ...] = table.state.decks[DeckId.SHOWS_2_3].rest
    return cards


@pytest.mark.rule("E2.CARDS.34")
def test_page_to_screen_offers_the_top_two_shows_without_their_cost() -> None:
    """With nothing in hand Ann may produce either show in any timeslot, and must produce one."""
    table = paging().play("Ann use page-to-screen")
    assert table.legal() == ALL_PICKS
    assert table.refuses("Ann produce test-third 9pm") == {"E2.CARDS.34"}
    assert not table.allows("Ann end-turn")
    assert not table.allows("Ann pass cash")


@pytest.mark.rule("E2.CARDS.34", "E2.MOGUL.09")
def test_page_to_screen_produces_one_and_puts_the_other_under_the_deck() -> None:
    """The $9M epic with 3 required slots is made for nothing; the other goes to the bottom."""
    size = len(show_deck(paging()))
    table = paging().play("Ann use page-to-screen; produce test-epic 9pm")
    show = table.show("Ann", "9pm")
    assert (show.show, show.row, show.cards) == ("test-epic", 1, ("", "", ""))
    assert table.player("Ann").cash == 0
    assert table.player("Ann").tracks == (0, 1, 0, 0, 0, 0)
    assert show_deck(table)[0] == "test-third"
    assert show_deck(table)[-1] == "test-quiet"
    assert len(show_deck(table)) == size - 1
    assert table.player("Ann").face_down == ("page-to-screen",)


@pytest.mark.rule("E2.CARDS.34")
def test_page_to_screen_may_fill_the_slots_all_the_same() -> None:
    """One of two required stars is attached and the rest left out; cash is not touched."""
    ann = 'cash = 3\nstars = ["dependable-dana"]\nads = ["fizz-cola"]'
    table = paging(ann).play("Ann use page-to-screen; produce test-epic 9pm")
    assert table.legal() == {"attach dependable-dana", "leave-empty"}
    table.play("Ann attach dependable-dana; leave-empty")
    assert table.show("Ann", "9pm").cards == ("dependable-dana", "", "")
    assert (table.player("Ann").cash, table.player("Ann").ads) == (3, ("fizz-cola",))


@pytest.mark.rule("E2.CARDS.34")
def test_page_to_screen_cancels_what_stands_in_the_timeslot() -> None:
    """As in any production the former show goes to the reruns pile."""
    ann = 'cash = 0\nstars = []\nads = []\nreruns = []\n[players.Ann.lineup]\n"9pm" = "snail-derby"'
    table = paging(ann).play("Ann use page-to-screen; produce test-quiet 9pm")
    assert table.player("Ann").reruns == (Rerun("snail-derby"),)


@pytest.mark.rule("E2.CARDS.34")
@pytest.mark.parametrize(("timeslot", "row"), [("8pm", 3), ("9pm", 1), ("10pm", 3)])
def test_page_to_screen_suffers_the_timeslot_penalty(timeslot: str, row: int) -> None:
    """A show for 9PM starts in row 3 elsewhere."""
    table = paging().play(f"Ann use page-to-screen; produce test-quiet {timeslot}")
    assert table.show("Ann", timeslot).row == row


@pytest.mark.rule("E2.CARDS.34")
@pytest.mark.parametrize(
    ("number", "deck"),
    [(1, "round_1"), (2, "round_2_3"), (3, "round_2_3"), (4, "round_4_5"), (5, "round_4_5")],
)
def test_page_to_screen_draws_from_the_show_deck_of_the_round(number: int, deck: str) -> None:
    """Both shows drawn have the back of the round, and leave that deck."""
    table = paging(number=number, rest="").play("Ann use page-to-screen")
    shows = {text.split()[1] for text in table.legal()}
    assert len(shows) == 2
    assert {getattr(table.game.cards[show], "deck") for show in shows} == {deck}  # noqa: B009


@pytest.mark.rule("E2.CARDS.34")
def test_page_to_screen_is_not_usable_with_an_empty_show_deck() -> None:
    """It is refused when the deck of the round is empty, though other show decks are not."""
    table = paging(rest="[decks.round_2_3]\ncards = []\n")
    assert table.refuses("Ann use page-to-screen") == {"E2.CARDS.34"}
    assert table.player("Ann").face_down == ()


@pytest.mark.rule("E2.CARDS.34")
def test_page_to_screen_with_one_show_left_produces_that_one() -> None:
    """Of a deck with a single show this one is drawn, and the deck is empty then."""
    table = paging(rest='[decks.round_2_3]\ncards = ["test-quiet"]\n')
    table.play("Ann use page-to-screen")
    assert table.legal() == {f"produce test-quiet {t}" for t in ("8pm", "9pm", "10pm")}
    table.play("Ann produce test-quiet 9pm")
    assert show_deck(table) == ()


@pytest.mark.rule("E2.CARDS.34")
def test_two_shows_are_left_in_every_round_of_five_players() -> None:
    """The display of five players never takes the last two shows of a deck."""
    game = networks.Game(NAMES, executives=(), modules=("moguls",))
    table = Table(game, game.position('turn = "Ann"\nfirst = "Ann"'))
    for number in (1, 2, 3, 4, 5):
        assert table.state.round == number
        assert len(table.state.decks[number // 2].rest) >= 2
        for _ in NAMES:
            table.play(f"{table.to_act()[0]} pass cash")
    assert game.is_over(table.state)


@pytest.mark.rule("E2.CARDS.34", "E2.CARDS.02")
def test_page_to_screen_uses_up_the_action_of_the_turn() -> None:
    """After another action it is refused; after it the turn is over, whatever is on display."""
    table = paging(turn='{ player = "Ann", grants = ["any pass due"] }')
    table.play("Ann use page-to-screen; produce test-quiet 9pm")
    assert table.to_act() == ["Bo"]
    ann = 'cash = 0\nstars = ["anomaly-a"]\nads = []'
    table = paging(ann, rest=SHOWS + '[display]\nads = ["fizz-cola"]\n')
    table.play("Ann sign-ad fizz-cola")
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}


@pytest.mark.rule("E2.CARDS.34", "E2.CARDS.02")
def test_page_to_screen_used_first_of_two_actions_strikes_the_pass() -> None:
    """With an extra action left Ann may no longer pass, as after any action."""
    table = paging(turn='{ player = "Ann", grants = ["any pass due", "any"] }')
    assert table.allows("Ann pass cash")
    table.play("Ann use page-to-screen; produce test-quiet 9pm")
    assert table.to_act() == ["Ann"]
    assert "E2.BASE.25" in table.refuses("Ann pass cash")


@pytest.mark.rule("E2.CARDS.34")
def test_the_two_shows_are_seen_by_their_owner_only() -> None:
    """Others see two backs: another second show makes no difference to them, ever after."""
    one = paging()
    other = paging(rest=SHOWS.replace("test-quiet", "test-fourth"))
    for table in (one, other):
        table.play("Ann use page-to-screen")
    own = one.game.view(one.state, 0).pending[-1]
    assert getattr(own, "cards") == ("test-epic", "test-quiet")  # noqa: B009 - of any frame
    assert one.game.view(one.state, 0) != other.game.view(other.state, 0)
    for step in ((), ("Ann produce test-epic 9pm",)):
        for table in (one, other):
            table.play(*step)
        assert one.last is not None
        assert other.last is not None
        for seat in (1, 2, None):
            assert one.game.view(one.state, seat) == other.game.view(other.state, seat)
            seen = [[e.seen_by(seat) for e in last.events] for last in (one.last, other.last)]
            assert seen[0] == seen[1]
    backs = paging().play("Ann use page-to-screen")
    frame = backs.game.view(backs.state, 1).pending[-1]
    assert getattr(frame, "cards") == ("round_2_3", "round_2_3")  # noqa: B009 - of any frame


# -- Blockbuster Director -----------------------------------------------------------------------

DIRECTOR = 'viewers = 3\nmoguls = ["blockbuster-director"]\n'


@pytest.mark.rule("E2.CARDS.35")
@pytest.mark.parametrize(("timeslot", "score"), [("8pm", 4 + 3), ("9pm", 2)])
def test_blockbuster_director_gains_the_score_of_an_own_show_at_once(
    timeslot: str, score: int
) -> None:
    """In row 2 with Dana the shift scores 4 + 3, a starter show 2; the show stays where it is."""
    shows = '[players.Ann.lineup]\n"10pm" = ""\n"8pm" = { show = "graveyard-shift", row = 2, '
    table = mogul_table(DIRECTOR, rest=shows + 'cards = ["dependable-dana", ""] }\n')
    before = table.show("Ann", timeslot)
    table.play("Ann use blockbuster-director")
    assert table.legal() == {"choose 8pm", "choose 9pm"}
    assert table.refuses("Ann choose 10pm") == {"E2.CARDS.35"}
    table.play(f"Ann choose {timeslot}")
    assert table.player("Ann").viewers == 3 + score
    assert table.show("Ann", timeslot) == before
    assert table.player("Ann").face_down == ("blockbuster-director",)


@pytest.mark.rule("E2.CARDS.35", "E2.CARDS.02")
def test_blockbuster_director_is_no_action() -> None:
    """It is used between actions: the turn still has its action or its pass."""
    table = mogul_table(DIRECTOR).play("Ann use blockbuster-director; choose 8pm")
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann pass cash")
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}


@pytest.mark.rule("E2.CARDS.35")
def test_blockbuster_director_needs_a_lineup_show() -> None:
    """Without any show in the own lineup it is refused, and stays unused."""
    empty = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
    table = mogul_table(DIRECTOR, rest=empty)
    assert table.refuses("Ann use blockbuster-director") == {"E2.CARDS.35"}
    assert "use blockbuster-director" not in table.legal("Ann")
