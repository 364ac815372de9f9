"""Imaginative Writers, first edition (E1.MOGUL.31-.33)."""

from __future__ import annotations

import json

import pytest

from executives import ActionSyntaxError
from executives.networks.integrity import faults
from executives.networks.state import DeckId
from support.first_tables import archived, card, deck, drop_all, first, reruns
from support.table import Table

OWNED = """
[players.Ann]
cash = {cash}
moguls = ["imaginative-writers"]
stars = {stars}
ads = ["plain-white-envelopes"]
reruns = ["wake-my-husband"]
shelf = {{ archives = ["bread-winners"]{shelf} }}
lineup.8pm = "helmet-hair"
{ann}
"""
OTHERS = """
[players.Bo]
reruns = ["galaxy-quite-far-away"]
shelf = { archives = ["extreme-croquet"] }
lineup.9pm = "agent-custard"
[players.Cy]
shelf = { reserved = [{ card = "exclusive-deal-a", show = "ice-curling-irons" }] }
"""
STARS = ["matinee-maud", "evergreen-evan", "prompter-pru"]


def writing(
    *,
    cash: int = 30,
    top: str = "",
    ann: str = "",
    display: tuple[str, ...] = ("sumo-on-stilts",),
    executives: tuple[str, ...] | None = None,
    stars: list[str] | None = None,
    shelf: str = "",
    season: int = 2,
) -> Table:
    """Ann has the mogul in season 2, with stars, an ad, and shows of every kind lying about."""
    document = f'turn = "Ann"\nround = {season}\n{top}\n[display]\nshows = {json.dumps(display)}\n'
    held = json.dumps(STARS if stars is None else stars)
    document += OWNED.format(cash=cash, ann=ann, stars=held, shelf=shelf) + OTHERS
    return first(document, executives=executives)


def fill(table: Table) -> None:
    """Attach something to every slot that Ann can fill, and decide the rest somehow."""
    while table.to_act() == ["Ann"] and not any(t.startswith("drop") for t in table.legal("Ann")):
        legal = table.legal("Ann")
        attaching = sorted(text for text in legal if text.startswith("attach "))
        table.play(f"Ann {(attaching or sorted(legal))[0]}")


def developable(table: Table) -> set[str]:
    """The shows that Ann may develop."""
    texts = (text.split() for text in table.legal("Ann"))
    return {words[1] for words in texts if words[0] == "produce"}


@pytest.mark.rule("E1.MOGUL.31", "E1.CARDS.23")
def test_any_show_may_be_developed_but_those_of_others_and_in_the_own_lineup() -> None:
    """Of the 54 shows that are no pilots, those of Bo and Cy and the own one on the air do not."""
    table = writing()
    shows = {
        slug
        for slug in table.game.card
        if getattr(card(table.game, slug), "deck", "")[:5] == "round"
    }
    barred = {"galaxy-quite-far-away", "extreme-croquet", "agent-custard", "ice-curling-irons"}
    assert developable(table) == shows - barred - {"helmet-hair"}
    for show in sorted(barred | {"helmet-hair"}):
        assert table.refuses(f"Ann produce {show} 10pm")


@pytest.mark.rule("E1.MOGUL.31")
@pytest.mark.parametrize("show", ["wake-my-husband", "bread-winners"])
def test_reruns_and_archives_of_ones_own_are_not_barred(show: str) -> None:
    """Ann's cancelled show leaves its pile and is on the air again, in row 1."""
    table = writing().play(f"Ann produce {show} 10pm")
    fill(table)
    found = table.show("Ann", "10pm")
    assert (found.show, found.row) == (show, 1)
    assert show not in reruns(table, "Ann") + archived(table, "Ann")
    assert not faults(table.game, table.state)


@pytest.mark.rule("E1.MOGUL.32")
def test_a_show_on_the_exclusive_deal_of_another_player_cannot_be_chosen() -> None:
    """Cy has one on such a card."""
    table = writing()
    assert "ice-curling-irons" not in developable(table)
    assert "E1.BASE.25" in table.refuses("Ann produce ice-curling-irons 10pm")


@pytest.mark.rule("E1.MOGUL.32")
def test_a_show_on_an_exclusive_deal_of_ones_own_does_not_use_it() -> None:
    """Ann develops it by that card, and keeps the mogul."""
    table = writing(shelf=', reserved = [{ card = "exclusive-deal-b", show = "doctor-whatsit" }]')
    table.play("Ann produce doctor-whatsit 10pm")
    assert table.player("Ann").face_down == ()
    assert "exclusive-deal-b" in deck(table, "network")


SEASONS = {
    "an earlier season": "lost-luggage-of-saturn",
    "a later season": "twenty-five-hours",
    "this season": "the-vacuum-files",
    "removed for three players": "breaking-bread",
}


@pytest.mark.rule("E1.MOGUL.33", "E1.CARDS.23")
@pytest.mark.parametrize("sort", SEASONS)
def test_shows_of_other_seasons_and_removed_ones_may_be_chosen(sort: str) -> None:
    """They come from the box, from a deck of their season, or from outside the game."""
    show = SEASONS[sort]
    table = writing(top='box = ["lost-luggage-of-saturn"]')
    cost, cash = card(table.game, show).cost, table.player("Ann").cash
    table.play(f"Ann produce {show} 10pm")
    fill(table)
    assert table.show("Ann", "10pm").show == show
    assert table.player("Ann").cash == cash - cost
    assert table.player("Ann").face_down == ("imaginative-writers",)
    assert show not in table.state.box
    assert all(show not in one.top + one.rest for one in table.state.decks)
    assert not faults(table.game, table.state)


@pytest.mark.rule("E1.MOGUL.33")
def test_a_show_from_outside_the_game_goes_the_way_of_others() -> None:
    """Breaking Bread is cancelled, goes to reruns and to the archives, and the state is sound."""
    table = writing(display=("lost-luggage-of-saturn",), ann='network = ["agency-a"]')
    table.play("Ann use agency-a", "Ann produce breaking-bread 9pm")
    while "produce lost-luggage-of-saturn 9pm" not in table.legal("Ann"):
        assert not faults(table.game, table.state)
        table.play(f"Ann {max(table.legal('Ann'))}")
    table.play("Ann produce lost-luggage-of-saturn 9pm")
    assert reruns(table, "Ann")[-1] == "breaking-bread"
    fill(table)
    drop_all(table, *table.to_act())
    drop_all(table, *table.to_act())
    drop_all(table, *table.to_act())
    assert archived(table, "Ann")[-1] == "breaking-bread"
    assert not faults(table.game, table.state)


@pytest.mark.rule("E1.CARDS.23")
def test_cost_and_prerequisites_apply() -> None:
    """With $5M no show of $6M, and without a star none that needs one."""
    poor = developable(writing(cash=5))
    assert {card(writing().game, show).cost for show in poor} == {1, 2, 3, 4, 5}
    assert "doctor-whatsit" in developable(writing())
    without = writing(stars=[])
    assert "doctor-whatsit" not in developable(without)
    assert "helicopter-plumber" in developable(without)
    assert without.refuses("Ann produce doctor-whatsit 10pm") == {"E1.BASE.29"}


@pytest.mark.rule("E1.CARDS.23")
def test_pilot_cards_are_not_chosen() -> None:
    """Neither those of the box nor those that were dealt to nobody can even be named."""
    table = writing()
    assert not any(slug in developable(table) for slug in table.game.pilots)
    with pytest.raises(ActionSyntaxError, match="captain-trampoline"):
        table.game.parse("Ann produce captain-trampoline 10pm", table.state)


@pytest.mark.rule("E1.CARDS.23")
def test_it_takes_the_action_develop_a_show_and_is_used_once() -> None:
    """Afterwards only the display is left; a show of the display does not use it up."""
    table = writing(ann='network = ["agency-a"]', stars=[])
    table.play("Ann use agency-a", "Ann produce lost-luggage-of-saturn 9pm; leave-empty")
    assert developable(table) == set()
    assert table.refuses("Ann produce helicopter-plumber 10pm")
    table = writing(display=("my-goat-moved-in",)).play("Ann produce my-goat-moved-in 9pm")
    assert table.player("Ann").face_down == ()
    acting = 'moguls = ["imaginative-writers"]\nlineup.8pm = "helmet-hair"\n'
    acting = f'[players.Ann]\nstars = ["matinee-maud"]\n{acting}network = ["agency-a"]\n'
    table = first(f'turn = {{ player = "Ann", grants = ["add"] }}\n{acting}')
    assert developable(table) == set()


@pytest.mark.rule("E1.CARDS.23")
def test_procrastinator_has_to_wait_for_season_2() -> None:
    """Without the action the mogul is of no use."""
    executives = ("procrastinator", "quiet-b", "quiet-c")
    assert developable(writing(season=1, executives=executives)) == set()
    assert developable(writing(season=2, executives=executives))


@pytest.mark.rule("E1.CARDS.23")
def test_options_of_the_production_come_with_it() -> None:
    """BUTCHER pays $2M more, so that no slot of a show from a deck needs to be filled."""
    executives = ("butcher", "quiet-b", "quiet-c")
    table = writing(stars=[], executives=executives, cash=30)
    table.play("Ann produce the-vacuum-files 10pm")
    assert table.game.integrity(table.state) == []
    assert "commit" not in table.legal("Ann")
    (declaration,) = table.legal("Ann")
    table.play(f"Ann {declaration}")
    assert table.show("Ann", "10pm").show == "the-vacuum-files"
    assert table.player("Ann").cash == 30 - 8 - 2
    assert "the-vacuum-files" not in deck(table, "round_2_3")


# -- decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.23")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    """The deck of seasons 4 and 5 has another order afterwards, all others are as they were."""
    table = writing()
    decks = {back: deck(table, back) for back in table.game.deck_backs.values()}
    table.play("Ann produce walker-dog-ranger 10pm")
    for back, cards in decks.items():
        if back == "round_4_5":
            kept = tuple(show for show in cards if show != "walker-dog-ranger")
            assert sorted(deck(table, back)) == sorted(kept)
            assert deck(table, back) != kept
            assert table.state.decks[DeckId.SHOWS_4_5].top == ()
        else:
            assert deck(table, back) == cards


@pytest.mark.rule("E1.CARDS.23")
def test_a_show_of_the_box_leaves_the_decks_alone() -> None:
    """No deck was searched."""
    table = writing(top='box = ["lost-luggage-of-saturn"]')
    decks = table.state.decks
    table.play("Ann produce lost-luggage-of-saturn 10pm")
    assert table.state.decks == decks


@pytest.mark.rule("E1.CARDS.23")
def test_the_new_order_does_not_depend_on_what_was_drawn_before() -> None:
    """It is the same with another deck of stars; with another seed it is another one."""
    orders = []
    for top in ("", '[decks.star]\ntop = ["solo-sue"]\n', "seed = 5"):
        document = f'turn = "Ann"\nround = 2\n{top}\n[decks.round_4_5]\ncards = {LATE}\n'
        document += OWNED.format(cash=30, ann="", shelf="", stars=json.dumps(STARS))
        table = first(document).play("Ann produce walker-dog-ranger 10pm")
        orders.append(deck(table, "round_4_5"))
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


LATE = json.dumps(
    [
        *("walker-dog-ranger", "stranger-fridges", "the-big-bake-theory", "formula-lawn"),
        *("the-a-minus-team", "battlestar-gastropod", "friends-of-friends", "frazzled"),
    ]
)


@pytest.mark.rule("E1.CARDS.23")
def test_what_is_offered_does_not_tell_where_a_card_lies() -> None:
    """In a deck, in the box, or dealt anew from what Ann knows: she may choose the same shows."""
    table = writing()
    boxed = writing(top='box = ["twenty-five-hours", "the-vacuum-files"]')
    assert developable(table) == developable(boxed)
    for seed in range(3):
        again = table.game.determinize(table.game.view(table.state, 0), seed)
        assert table.game.legal_actions(again, 0) == table.game.legal_actions(table.state, 0)
