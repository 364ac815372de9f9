"""GENERIC, first edition: markers on genres and their bonus (E1.GENERIC.01-.14)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.networks.cards import Show
from executives.networks.first_edition.executives.generic import GenreMarkers
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
    quiet_mogul,
    show_of,
)
from support.names import GENRES, NAMES
from support.table import Table

DRAWS = {"draw stars", "draw ads"}


def lap(number: int) -> tuple[str, ...]:
    """A show of each genre but Drama."""
    return tuple(f"{genre}-{number}" for genre in WITHOUT_DRAMA)


def covered(table: Table, name: str = "Ann") -> tuple[str, ...]:
    """The genres on which a player has a marker."""
    memory = table.player(name).memory
    assert isinstance(memory, GenreMarkers)
    return memory.covered


# -- markers --------------------------------------------------------------------------------------


@pytest.mark.rule("E1.GENERIC.02")
def test_five_markers_lie_beside_the_board() -> None:
    """No genre is covered at the start, five can be, and a document with six is refused."""
    game = genre_game("generic", 3)
    assert game.start(1).players[0].memory == GenreMarkers(())
    assert game.tables["genre_markers"]["markers"] == 5
    with pytest.raises(FileError, match="there are 5 markers"):
        game.position({"players": {"Ann": {"memory": {"covered": list(GENRES)}}}})


@pytest.mark.rule("E1.GENERIC.03")
@pytest.mark.parametrize("genre", WITHOUT_DRAMA)
def test_developing_a_show_covers_its_genre(genre: str) -> None:
    """The empty space of the show's genre gets a marker, and no other space does."""
    table = develop(genre_table("generic", f"{genre}-1"), f"{genre}-1")
    assert covered(table) == (genre,)
    (event,) = table.events("MemoryChanged")
    assert event.rule == "E1.GENERIC.03"


@pytest.mark.rule("E1.GENERIC.03")
def test_shows_of_others_cover_nothing() -> None:
    """Ann, who is SPECIALIST, develops an Action show: the board of Bo, who is GENERIC, stays."""
    table = develop(genre_table("specialist", "action-1"), "action-1")
    assert covered(table, "Bo") == ()


@pytest.mark.rule("E1.GENERIC.04", "E1.GENERIC.07")
def test_pilots_cover_their_genres() -> None:
    """Each genre of Ann's three pilots has one marker, the second pilot of a genre puts none."""
    game = genre_game("generic", 3)
    numbers = set()
    for seed in range(15):
        table, events = draft(game, seed, has_genre)
        genres = genres_of(table)
        assert covered(table) == tuple(sorted({genre for genre in genres if genre}))
        placed = [e for e in events if type(e).__name__ == "MemoryChanged" and e.seat == 0]
        assert [event.rule for event in placed] == ["E1.GENERIC.04"] * len(covered(table))
        if all(genres):
            numbers.add(len(covered(table)))
    assert numbers >= {2, 3}


@pytest.mark.rule("E1.GENERIC.12")
def test_grey_pilots_cover_nothing() -> None:
    """With three grey pilots no marker is placed."""
    game = genre_game("generic", 3)
    tables = [draft(game, seed, is_grey)[0] for seed in range(12)]
    grey = [table for table in tables if not any(genres_of(table))]
    assert len(grey) > 1
    assert {covered(table) for table in grey} == {()}


def genres_of(table: Table) -> list[str]:
    """The genres of Ann's shows, by timeslot."""
    cards = [table.game.card[show] for show in lineup_of(table)]
    return [card.genre for card in cards if isinstance(card, Show)]


def has_genre(card: Any) -> bool:
    """Whether a show has a genre."""
    return bool(card.genre)


def is_grey(card: Any) -> bool:
    """Whether a show has no genre."""
    return not card.genre


@pytest.mark.rule("E1.GENERIC.12")
def test_a_developed_show_without_genre_covers_nothing() -> None:
    """With four genres covered a grey show brings neither the fifth marker nor the bonus."""
    four = f"memory = {{ covered = {list(WITHOUT_DRAMA[:4])} }}"
    table = genre_table("generic", "grey", ann=four, cards=show_of("", "grey"))
    develop(table, "grey")
    assert lineup_of(table) == ("grey",)
    assert covered(table) == WITHOUT_DRAMA[:4]
    assert bonuses_of(table) == ()


@pytest.mark.rule("E1.GENERIC.07")
def test_a_covered_space_gets_no_second_marker() -> None:
    """With four genres covered another show of one of them changes nothing on the board."""
    four = f"memory = {{ covered = {list(WITHOUT_DRAMA[:4])} }}"
    table = develop(genre_table("generic", "action-1", ann=four), "action-1")
    assert covered(table) == WITHOUT_DRAMA[:4]
    assert table.events("MemoryChanged") == []
    assert bonuses_of(table) == ()


# -- their bonus ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.GENERIC.01", "E1.GENERIC.05")
def test_the_fifth_marker_brings_the_bonus_of_five_shows() -> None:
    """Draw and mogul come first, then the markers are returned and covering starts afresh."""
    table = develop(genre_table("generic", *lap(1), "action-2"), *lap(1)[:4])
    assert covered(table) == ("action", "reality", "sci-fi", "sitcom")
    assert bonuses_of(table) == ()
    develop(table, lap(1)[4])
    moguls = moguls_offered(table)
    assert len(moguls) == 5  # one more than players, and one more with SPECIALIST
    assert table.legal("Ann") == {*DRAWS, *(f"take-mogul {mogul}" for mogul in moguls)}
    assert len(bonuses_of(table)) == 1
    assert covered(table) == WITHOUT_DRAMA
    table.play("Ann draw stars")
    assert covered(table) == WITHOUT_DRAMA
    table.play(f"Ann take-mogul {quiet_mogul(table)}")
    assert [event.rule for event in table.events("MemoryChanged")] == ["E1.GENERIC.05"]
    assert covered(table) == ()
    develop(table, "action-2")
    assert covered(table) == ("action",)


@pytest.mark.rule("E1.GENERIC.01")
@pytest.mark.parametrize("missing", GENRES)
def test_any_five_of_the_six_genres_will_do(missing: str) -> None:
    """Alone, where there are Drama shows, the bonus needs no sixth genre, whichever it is."""
    genres = tuple(genre for genre in GENRES if genre != missing)
    four = f"memory = {{ covered = {list(genres[:4])} }}"
    table = genre_table("generic", f"{genres[4]}-1", ann=four, players=1)
    develop(table, f"{genres[4]}-1")
    assert legal_draws(table) == DRAWS
    assert covered(table) == genres


@pytest.mark.rule("E1.GENERIC.11")
def test_the_third_marker_brings_nothing() -> None:
    """After the third, and the fourth, marker the turn is over without a bonus."""
    table = genre_table("generic", *lap(1))
    for number, show in enumerate(lap(1)[:4], start=1):
        develop(table, show)
        assert len(covered(table)) == number
        assert bonuses_of(table) == ()
        assert legal_draws(table) == moguls_offered(table) == set()


@pytest.mark.rule("E1.GENERIC.06", "E1.GENERIC.05", "E1.GENERIC.08")
def test_the_bonus_comes_again_but_the_mogul_only_once() -> None:
    """Three laps are three bonuses of five shows; a mogul is due with the first of them alone."""
    table = genre_table("generic", *lap(1), *lap(2), *lap(3))
    develop(table, *lap(1))
    first = quiet_mogul(table)
    table.play(f"Ann draw ads; take-mogul {first}")
    for number in (2, 3):
        develop(table, *reversed(lap(number)))
        assert table.legal("Ann") == DRAWS
        assert len(bonuses_of(table)) == number
        assert table.refuses(f"Ann take-mogul {displayed(table)[0]}") == {"E1.MOGUL.03"}
        table.play("Ann draw stars")
        assert covered(table) == ()
    assert table.player("Ann").moguls == (first,)


def displayed(table: Table) -> tuple[str, ...]:
    """The moguls of the display."""
    assert table.state.season is not None
    return table.state.season.moguls


@pytest.mark.rule("E1.GENERIC.03")
def test_markers_stay_over_the_seasons() -> None:
    """Four genres covered in season 2 and the fifth in season 3 bring the bonus."""
    table = genre_table(
        "generic",
        *lap(1)[:4],
        rest='[decks.round_2_3]\nnext = ["sports-1"]\n',
        cards=show_of("sports", "sports-1"),
    )
    develop(table, *lap(1)[:4])
    table.play("Ann drop cash", "Bo drop cash", "Cy drop cash")
    assert table.state.round == 3
    assert covered(table) == WITHOUT_DRAMA[:4]
    develop(table, "sports-1")
    assert legal_draws(table) == DRAWS


# -- what it does without -------------------------------------------------------------------------


@pytest.mark.rule("E1.GENERIC.09", "E1.GENERIC.10")
@pytest.mark.parametrize("genre", ["action", "sports"])
def test_shows_of_one_genre_bring_no_bonus(genre: str) -> None:
    """Six shows of a genre, in lineup and reruns, are no bonus: neither the 3rd nor the 5th is."""
    shows = tuple(f"{genre}-{number}" for number in range(1, 7))
    table = genre_table("generic", *shows)
    for show in shows:
        develop(table, show)
        assert legal_draws(table) == moguls_offered(table) == set()
    assert bonuses_of(table) == ()
    assert len(table.player("Ann").reruns) == 5
    assert covered(table) == (genre,)


@pytest.mark.rule("E1.GENERIC.09")
def test_three_pilots_of_a_genre_bring_no_bonus() -> None:
    """In the draft, too, the third show of a genre brings GENERIC nothing."""
    game = genre_game("generic", 2)
    found = 0
    for seed in range(60):
        for genre in ("action", "sports", "sitcom"):
            table, events = draft(game, seed, Of(genre))
            found += genres_of(table) == [genre] * 3
            assert not [e for e in events if type(e).__name__ == "BonusGained" and e.seat == 0]
    assert found > 0


class Of:
    """Whether a show is of a genre."""

    def __init__(self, genre: str) -> None:
        self.genre = genre

    def __call__(self, card: Any) -> bool:
        return bool(card.genre == self.genre)


@pytest.mark.rule("E1.GENERIC.14")
def test_with_two_and_three_players_drama_is_never_covered() -> None:
    """There is no Drama show then, and the five other genres are just enough for the bonus."""
    for players in (1, 2, 3, 4, 5):
        game = networks.Game(NAMES[:players], executives=(), edition="first")
        cards = [game.card[slug] for slug in game.in_play]
        genres = {card.genre for card in cards if isinstance(card, Show) and card.genre}
        assert genres == set(GENRES if players in (1, 4, 5) else WITHOUT_DRAMA)
    for players in (2, 3):
        table = develop(genre_table("generic", *lap(1), players=players), *lap(1))
        assert covered(table) == WITHOUT_DRAMA
        assert legal_draws(table) == DRAWS
