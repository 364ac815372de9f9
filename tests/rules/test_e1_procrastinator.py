"""PROCRASTINATOR, first edition: genre tokens, and no show in season 1 (E1.PROCRASTINATOR)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError
from executives.networks.genre_tokens import GenreTokens
from executives.networks.state import Rerun
from support.documents import star_card
from support.genre_tables import (
    WITHOUT_DRAMA,
    bonuses_of,
    develop,
    draft,
    genre_game,
    genre_table,
    legal_draws,
    lineup_of,
    moguls_offered,
    show_of,
)
from support.names import GENRES
from support.table import Table

DRAWS = {"draw stars", "draw ads"}
STARS = "".join(
    star_card(f"{genre}-star", cost=1, condition=f"genre {genre}", up=[4] * 4, down=[1] * 4)
    for genre in ("action", "sports")
)


def used(table: Table) -> tuple[str, ...]:
    """The genres of Ann's tokens that she has used."""
    memory = table.player("Ann").memory
    assert isinstance(memory, GenreTokens)
    return memory.used


def declarable(table: Table) -> set[str]:
    """The genres that Ann may give to the show that she develops."""
    texts = (text for text in table.legal("Ann") if text.startswith("declare genre-"))
    return {text.removeprefix("declare genre-") for text in texts}


# -- tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PROCRASTINATOR.01")
@pytest.mark.parametrize("genre", WITHOUT_DRAMA)
def test_a_developed_show_may_be_given_any_other_genre(genre: str) -> None:
    """A token of each other genre is offered, for nothing; or none, and the show is as printed."""
    table = genre_table("procrastinator", f"{genre}-1", ann="cash = 4")
    table.play(f"Ann produce {genre}-1 8pm")
    assert declarable(table) == set(WITHOUT_DRAMA) - {genre}
    plain = Table(table.game, table.state).play("Ann commit")
    assert plain.show("Ann", "8pm").token == ""
    assert used(plain) == ()
    other = "sports" if genre != "sports" else "action"
    table.play(f"Ann declare genre-{other}")
    assert table.show("Ann", "8pm").token == other
    assert used(table) == (other,)
    assert table.player("Ann").cash == 4


@pytest.mark.rule("E1.PROCRASTINATOR.01")
def test_the_token_replaces_the_genre() -> None:
    """Two Sports shows and an Action show made Sports are a bonus; the Action count is 0."""
    table = genre_table(
        "procrastinator",
        *("sports-1", "sports-2", "action-1", "action-2", "action-3", "action-4"),
    )
    develop(table, "sports-1", "sports-2", then="; commit")
    develop(table, "action-1", then="; declare genre-sports")
    assert bonuses_of(table) == ("sports 3",)
    assert legal_draws(table) == DRAWS
    table.play("Ann draw stars")
    develop(table, "action-2", "action-3", then="; commit")
    assert bonuses_of(table) == ("sports 3",)
    develop(table, "action-4", then="; commit")
    assert bonuses_of(table) == ("sports 3", "action 3")


@pytest.mark.rule("E1.PROCRASTINATOR.01")
def test_a_show_without_genre_may_have_one() -> None:
    """A grey show made Sci-Fi is the third show of that genre; without a token it is none."""
    for then, bonuses in (("; declare genre-sci-fi", ("sci-fi 3",)), ("; commit", ())):
        shows = ("sci-fi-1", "sci-fi-2", "grey")
        table = genre_table("procrastinator", *shows, cards=show_of("", "grey"))
        develop(table, *shows[:2], then="; commit")
        table.play("Ann produce grey 8pm")
        assert declarable(table) == set(WITHOUT_DRAMA)
        table.play(f"Ann {then.removeprefix('; ')}")
        assert bonuses_of(table) == bonuses


@pytest.mark.rule("E1.PROCRASTINATOR.01")
@pytest.mark.parametrize(
    ("decision", "genre", "up"),
    [
        ("declare genre-sports", "sports", True),
        ("declare genre-sports", "action", False),
        ("commit", "action", True),
        ("commit", "sports", False),
    ],
)
def test_only_the_genre_of_the_token_turns_stars(decision: str, genre: str, up: bool) -> None:
    """A star for Sports lies the right way up on an Action show made Sports, one for Action not."""
    table = genre_table(
        "procrastinator",
        "slotted",
        ann=f'stars = ["{genre}-star"]',
        cards=show_of("action", "slotted", slots=("star?",)) + STARS,
    )
    table.play(f"Ann produce slotted 8pm; {decision}; attach {genre}-star")
    assert bool(table.show("Ann", "8pm").up) == up


@pytest.mark.rule("E1.PROCRASTINATOR.01")
def test_one_token_lies_on_a_show_and_is_declared_first() -> None:
    """After a token, or without one, nothing further can be declared for the show."""
    slotted = show_of("action", "slotted", slots=("star?",)) + STARS
    for decision in ("declare genre-sports", "commit"):
        ann = 'stars = ["sports-star"]'
        table = genre_table("procrastinator", "slotted", ann=ann, cards=slotted)
        table.play(f"Ann produce slotted 8pm; {decision}")
        assert table.legal("Ann") == {"leave-empty", "attach sports-star"}
        table.refuses("Ann declare genre-reality")


@pytest.mark.rule("E1.PROCRASTINATOR.01")
def test_tokens_that_are_used_do_not_come_back() -> None:
    """Three shows are made Sports and go to the reruns: the fourth can be made anything else."""
    shows = ("action-1", "reality-1", "sci-fi-1", "sitcom-1")
    table = genre_table("procrastinator", *shows)
    develop(table, *shows[:2], then="; declare genre-sports")
    table.play("Ann produce sci-fi-1 8pm; declare genre-sports; draw ads")
    assert used(table) == ("sports",) * 3
    table.play("Ann produce sitcom-1 8pm")
    assert declarable(table) == set(WITHOUT_DRAMA) - {"sitcom", "sports"}
    assert table.refuses("Ann declare genre-sports") == {"E1.BASE.25"}


@pytest.mark.rule("E1.PROCRASTINATOR.01")
def test_others_have_no_tokens() -> None:
    """Ann is SPECIALIST, Bo is PROCRASTINATOR: her show stands at once, with nothing to declare."""
    table = develop(genre_table("specialist", "action-1"), "action-1")
    assert table.show("Ann", "8pm").token == ""
    assert not declarable(table)


# -- at the start ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.PROCRASTINATOR.02", "E1.SETUP.12")
@pytest.mark.parametrize("players", [1, 4, 5])
def test_eighteen_tokens_lie_on_its_board(players: int) -> None:
    """Three of each of six genres can be used, and a fourth of none."""
    check_tokens(players, GENRES)


@pytest.mark.rule("E1.PROCRASTINATOR.03")
@pytest.mark.parametrize("players", [2, 3])
def test_without_drama_fifteen_tokens_lie_on_its_board(players: int) -> None:
    """With 2 and 3 players three of each of five genres can be used, and none of Drama."""
    check_tokens(players, WITHOUT_DRAMA)


def check_tokens(players: int, genres: tuple[str, ...]) -> None:
    """Three tokens for each genre are there when none, and left when two of each are used."""
    grey = show_of("", "grey")
    for number, offered in ((0, genres), (2, genres), (3, ())):
        memory = f"memory = {{ used = {sorted(genres * number)} }}"
        table = genre_table("procrastinator", "grey", ann=memory, cards=grey, players=players)
        table.play("Ann produce grey 8pm")
        assert declarable(table) == set(offered)
    game = table.game
    assert game.start(2).players[0].memory == GenreTokens(())
    for genre in GENRES:
        most = 3 if genre in genres else 0
        with pytest.raises(FileError, match=f"there are {most} tokens for '{genre}'"):
            game.position({"players": {"Ann": {"memory": {"used": [genre] * (most + 1)}}}})


@pytest.mark.rule("E1.PROCRASTINATOR.02")
def test_starting_cash_is_that_of_the_position() -> None:
    """In 1st, 2nd and 3rd position it has $3M, $5M and $7M, as anybody else."""
    game = genre_game("procrastinator", 3)
    states = [game.start(seed) for seed in range(20)]
    orders = [state.season.order for state in states if state.season is not None]
    cash = {order.index(0): s.players[0].cash for order, s in zip(orders, states, strict=True)}
    assert cash == {0: 3, 1: 5, 2: 7}


# -- season 1 -------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PROCRASTINATOR.04")
def test_no_show_is_developed_in_season_1() -> None:
    """The show that can be developed in season 2 cannot in season 1; other actions can be taken."""
    first = genre_table("procrastinator", "action-1", top="round = 1")
    assert first.refuses("Ann produce action-1 8pm") == {"E1.PROCRASTINATOR.04"}
    assert not [text for text in first.legal("Ann") if text.startswith("produce")]
    assert first.legal("Ann") >= {"drop cash", "sign-ad medium-batteries"}
    for season in (2, 3, 4, 5):
        later = genre_table("procrastinator", "action-1", top=f"round = {season}")
        assert later.allows("Ann produce action-1 8pm")


@pytest.mark.rule("E1.PROCRASTINATOR.04")
def test_an_extra_action_of_season_1_is_no_show_either() -> None:
    """With one more action to take Ann can sign an ad, and not develop a show."""
    for season, allowed in ((1, False), (2, True)):
        table = genre_table(
            "procrastinator",
            "action-1",
            top=f"round = {season}",
            turn='{ player = "Ann", grants = ["any drop"], acted = true }',
        )
        assert table.allows("Ann produce action-1 8pm") == allowed
        assert table.allows("Ann sign-ad medium-batteries")


@pytest.mark.rule("E1.PROCRASTINATOR.04")
def test_agency_brings_no_show_in_season_1() -> None:
    """The action of Agency can be a show in season 2 only."""
    for season, allowed in ((1, False), (2, True)):
        ann = 'network = ["agency-a"]'
        table = genre_table("procrastinator", "action-1", ann=ann, top=f"round = {season}")
        table.play("Ann use agency-a; sign-ad medium-batteries")
        assert table.to_act() == ["Ann"]
        assert table.allows("Ann produce action-1 8pm") == allowed


@pytest.mark.rule("E1.PROCRASTINATOR.04")
def test_others_develop_shows_in_season_1() -> None:
    """Ann is GENERIC, Bo is PROCRASTINATOR: she develops a show in season 1."""
    table = genre_table("generic", "action-1", top="round = 1")
    assert table.allows("Ann produce action-1 8pm")


@pytest.mark.rule("E1.PROCRASTINATOR.07")
def test_pilots_are_placed_as_anybody_places_them() -> None:
    """Before season 1 Ann fills her lineup, and no token lies on a pilot or was asked for."""
    game = genre_game("procrastinator", 3)
    for seed in range(8):
        table, events = draft(game, seed, anything)
        assert table.state.round == 1
        assert len(lineup_of(table)) == 3
        assert [table.show("Ann", name).token for name in game.boards.timeslots] == [""] * 3
        assert used(table) == ()
        assert not [e for e in events if type(e).__name__ == "MemoryChanged" and e.seat == 0]


def anything(card: Any) -> bool:
    """Every show will do."""
    return True


# -- later ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PROCRASTINATOR.05")
def test_the_token_stays_on_the_show_in_reruns() -> None:
    """The show made Sports counts as Sports there: two Sports shows after it are the bonus."""
    table = genre_table("procrastinator", "action-1", "sports-1", "sports-2")
    develop(table, "action-1", then="; declare genre-sports")
    develop(table, "sports-1", "sports-2", then="; commit")
    assert table.player("Ann").reruns[0] == Rerun("action-1", "sports")
    assert bonuses_of(table) == ("sports 3",)
    assert legal_draws(table) == DRAWS


@pytest.mark.rule("E1.PROCRASTINATOR.06")
def test_the_token_stays_on_the_show_in_the_archives() -> None:
    """In the next season the archived show still counts as Sports, and its token is used."""
    table = genre_table(
        "procrastinator",
        *("action-1", "sports-1"),
        rest='[decks.round_2_3]\nnext = ["sports-2"]\n',
        cards=show_of("sports", "sports-2"),
    )
    develop(table, "action-1", then="; declare genre-sports")
    develop(table, "sports-1", then="; commit")
    table.play("Ann drop cash", "Bo drop cash", "Cy drop cash")
    shelf = table.player("Ann").shelf
    assert shelf is not None
    assert shelf.archives == (Rerun("action-1", "sports"),)
    assert used(table) == ("sports",)
    develop(table, "sports-2", then="; commit")
    assert bonuses_of(table) == ("sports 3",)
    assert not moguls_offered(table)


@pytest.mark.rule("E1.PROCRASTINATOR.05", "E1.PROCRASTINATOR.06")
def test_a_document_with_more_tokens_than_used_is_refused() -> None:
    """A token on a show in the lineup, the reruns or the archives is a token used."""
    game = genre_game("procrastinator", 1)
    lying = {"show": "agent-custard", "token": "sports"}
    for ann in ({"lineup": {"8pm": lying}}, {"reruns": [lying]}, {"shelf": {"archives": [lying]}}):
        with pytest.raises(FileError, match="1 tokens for 'sports' lie on shows, and 0 are used"):
            game.position({"players": {"Ann": ann}})
