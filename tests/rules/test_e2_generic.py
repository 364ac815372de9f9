"""GENERIC, second edition: covering genres and the bonus track (E2.GENERIC.01-.10)."""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.second_edition import EDITION
from executives.networks.second_edition.executives.generic import BonusTrack
from support.free_shows import free_show, free_table
from support.names import GENRES
from support.table import Table


def generic_table(covered: str = "", markers: str = "0", more: str = "", rest: str = "") -> Table:
    """Ann is GENERIC, with the genres covered (words of one text) and the markers."""
    memory = f"memory = {{ covered = {covered.split()}, markers = [{markers}] }}\n"
    return free_table("generic", memory + more, rest=rest)


def board(table: Table) -> BonusTrack:
    """Ann's bonus track."""
    memory = table.player("Ann").memory
    assert isinstance(memory, BonusTrack)
    return memory


def keep_one(table: Table) -> None:
    """Ann keeps one of the cards drawn."""
    table.play(f"Ann {min(table.legal('Ann'))}")


def drawing(table: Table) -> bool:
    """Whether Ann has drawn cards of which she keeps one."""
    return min(table.legal("Ann")).startswith("keep")


def bonus_met(table: Table, show: str) -> bool:
    """Ann's whole turn is a production; whether it brought a bonus."""
    table.play(f"Ann produce {show} 8pm")
    bonus = drawing(table)
    while drawing(table):  # A network card kept may draw cards itself.
        keep_one(table)
    if "end-turn" in table.legal("Ann"):  # A card kept could still be used.
        table.play("Ann end-turn")
    return bonus


@pytest.mark.rule("E2.GENERIC.01")
def test_metadata() -> None:
    """GENERIC has complexity 3."""
    (generic,) = (plugin for plugin in EDITION.executives if plugin.id == "generic")
    assert generic.complexity == 3
    assert generic.section == "E2.GENERIC"


@pytest.mark.rule("E2.SETUP.08", "E2.GENERIC.02")
def test_the_first_marker_stands_on_start() -> None:
    """One marker on START; the three starter shows were not produced and cover nothing."""
    game = networks.Game(("Ann", "Bo"), executives=("generic", "butcher"))
    ann = game.start(4).players[0]
    assert ann.memory == BonusTrack((), (0,))
    assert sum(show is not None for show in ann.lineup) == 3


@pytest.mark.rule("E2.GENERIC.02", "E2.GENERIC.03")
@pytest.mark.parametrize("genre", GENRES)
def test_a_production_covers_each_of_the_six_genres(genre: str) -> None:
    """The first show of any genre covers it, and the marker goes from START to space 1."""
    table = generic_table().play(f"Ann produce free-{genre} 8pm")
    assert board(table) == BonusTrack((genre,), (1,))


@pytest.mark.rule("E2.GENERIC.03")
@pytest.mark.parametrize(
    ("covered", "before", "after"),
    [("drama", 1, 2), ("drama reality", 2, 3), ("drama reality sitcom", 3, 4)],
)
def test_every_genre_covered_is_one_space(covered: str, before: int, after: int) -> None:
    """The marker advances 1 space, whatever lies on the space reached."""
    table = generic_table(covered, str(before)).play("Ann produce free-action 8pm")
    assert board(table).markers == (after,)
    assert board(table).covered == ("action", *covered.split())


@pytest.mark.rule("E2.GENERIC.03")
def test_the_track_has_five_spaces_above_start() -> None:
    """Four covers leave one space, and the fifth reaches the top: the lap has ended."""
    table = generic_table("action drama reality", "3").play("Ann produce free-sci-fi 8pm")
    assert board(table).markers == (4,)
    keep_one(table.play("Ann produce free-sitcom 8pm"))
    assert board(table).markers == (5, 0)


@pytest.mark.rule("E2.GENERIC.04")
def test_a_covered_genre_is_not_covered_again() -> None:
    """A second drama changes nothing on the board and brings no bonus: Ann's next turn follows."""
    table = generic_table("drama", "1").play("Ann produce free-drama 8pm")
    assert board(table) == BonusTrack(("drama",), (1,))
    assert table.events("MemoryChanged") == []
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.06", "E2.GENERIC.07")
@pytest.mark.parametrize(
    ("covered", "markers", "after"),
    [
        ("drama reality sitcom", "5, 3", (5, 4, 0)),
        ("drama reality", "5, 4, 2", (5, 4, 3, 0)),
        ("drama", "5, 4, 3, 1", (5, 4, 3, 2, 0)),
    ],
)
def test_the_topmost_empty_space_ends_a_lap(
    covered: str, markers: str, after: tuple[int, ...]
) -> None:
    """All genres are cleared at once; the marker stays where it is and a new one is on START."""
    table = generic_table(covered, markers).play("Ann produce free-action 8pm")
    if drawing(table):  # The lap ended on space 3 or 2.
        assert board(table).covered == ("action", *covered.split())
        keep_one(table)
    assert board(table) == BonusTrack((), after)


@pytest.mark.rule("E2.GENERIC.06", "E2.GENERIC.09")
def test_below_the_topmost_empty_space_nothing_is_cleared() -> None:
    """On the second lap space 3 is not the top: three genres stay covered."""
    table = generic_table("drama reality", "5, 2").play("Ann produce free-action 8pm")
    keep_one(table)
    assert board(table) == BonusTrack(("action", "drama", "reality"), (5, 3))


@pytest.mark.rule("E2.GENERIC.08")
def test_after_clearing_a_genre_of_the_last_lap_is_covered_again() -> None:
    """The next production covers its genre and moves the new marker, never the old one."""
    table = generic_table("drama reality sitcom", "5, 3").play("Ann produce free-action 8pm")
    table.play("Ann produce free-drama 8pm")
    assert board(table) == BonusTrack(("drama",), (5, 4, 1))


@pytest.mark.rule("E2.GENERIC.05", "E2.GENERIC.09")
def test_laps_get_shorter_and_pass_the_icons_again() -> None:
    """Laps of 5, 4, 3, 2 and 1 covers; the icons on 2, 3 and 5 are met 3, 2, 2, 1 and 0 times."""
    many = {f"many-{lap}-{genre}": genre for lap in range(1, 6) for genre in GENRES}
    cards = "".join(free_show(genre, show) for show, genre in many.items())
    table = free_table("generic", shows=tuple(many), cards=cards)
    bonuses = []
    for lap in range(1, 6):
        assert board(table) == BonusTrack((), (*range(5, 6 - lap, -1), 0))
        shows = [f"many-{lap}-{genre}" for genre in GENRES[: 6 - lap]]
        bonuses.append(sum(bonus_met(table, show) for show in shows))
    assert bonuses == [3, 2, 2, 1, 0]
    assert board(table) == BonusTrack((), (5, 4, 3, 2, 1, 0))


@pytest.mark.rule("E2.GENERIC.09")
def test_after_five_laps_nothing_is_covered() -> None:
    """Without an empty space on the track a production neither covers nor advances."""
    table = generic_table("", "5, 4, 3, 2, 1, 0").play("Ann produce free-drama 8pm")
    assert board(table) == BonusTrack((), (5, 4, 3, 2, 1, 0))
    assert table.events("MemoryChanged") == []


EMPTY = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'


@pytest.mark.rule("E2.GENERIC.10")
@pytest.mark.parametrize(
    ("covered", "markers", "viewers"),
    [
        ("", "0", 0),
        ("drama", "1", 1),
        ("drama reality", "2", 2),
        ("drama reality sci-fi", "3", 3),
        ("drama reality sci-fi sitcom", "4", 4),
        ("", "5, 0", 5),
        ("drama", "5, 4, 1", 5 + 4 + 1),
        ("", "5, 4, 3, 2, 1, 0", 5 + 4 + 3 + 2 + 1),
    ],
)
def test_each_marker_is_worth_its_space(covered: str, markers: str, viewers: int) -> None:
    """Lineup scoring adds 0 for START and as many viewers as the space of every marker."""
    table = generic_table(covered, markers, rest=EMPTY).play("Ann pass cash")
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.GENERIC.10")
def test_the_bonus_is_part_of_the_round_total() -> None:
    """A show at -3 viewers and a marker on space 5 make 5 - 3, before the total is floored."""
    show = free_show("drama", "test-flop", viewers=-3)
    lineup = '[players.Ann.lineup]\n"8pm" = "test-flop"\n"9pm" = ""\n"10pm" = ""\n'
    memory = "memory = { markers = [5, 0] }\n"
    table = free_table("generic", memory, rest=lineup, cards=show).play("Ann pass cash")
    assert table.player("Ann").viewers == 5 - 3


@pytest.mark.rule("E2.GENERIC.10")
def test_the_markers_score_in_every_round() -> None:
    """Two rounds without a show bring 5 viewers each for the marker on space 5."""
    table = generic_table("", "5, 0", rest=EMPTY).play("Ann pass cash")
    while table.state.round == 2:
        name = table.to_act()[0]
        passes = sorted(text for text in table.legal(name) if text.startswith("pass"))
        table.play(f"{name} {passes[0]}")
    assert table.player("Ann").viewers == 5 + 5


@pytest.mark.rule("E2.GENERIC.07", "E2.GENERIC.09")
@pytest.mark.parametrize(
    ("memory", "words"),
    [
        ('covered = ["drama", "drama"], markers = [2]', "alphabetical order"),
        ('covered = ["drama"], markers = [4, 1]', "earlier laps"),
        ('covered = ["drama"], markers = [5, 4, 3, 2, 1, 1]', "no empty space"),
        ('covered = ["drama"], markers = [2]', "1 space for each"),
        ('covered = ["kids"], markers = [1]', "no genre of this board"),
        ('covered = ["drama"], markers = [5, 4, 3, 2, 1]', "at the top"),
    ],
)
def test_no_position_has_an_impossible_track(memory: str, words: str) -> None:
    """Markers of earlier laps lie on 5, 4, 3 ..., and the last is as far as genres are covered."""
    with pytest.raises(FileError, match=words):
        free_table("generic", f"memory = {{ {memory} }}\n")
