"""``simulate --by executive`` and ``--clauses``: the tables of executives and clauses."""

from __future__ import annotations

import pytest

from executives.balance import by_executive, rotation
from executives.cli import main
from executives.cli.simulate import executive_table
from executives.networks import Game
from executives.simulation import Row

SOME = "beeb,butcher,cheapo,flix"


def test_the_table_of_executives_has_means_shares_and_intervals() -> None:
    """Two games by hand, the best mean first; one game alone has no interval of its mean."""
    rows = [
        Row(0, (10, 30), ((1,), (0,)), 90, ("beeb", "rich")),
        Row(1, (40, 40), ((0, 1),), 110, ("rich", "flix")),
    ]
    assert executive_table(rows).splitlines() == [
        "executive         games    mean     95% interval    wins     95% interval",
        "flix                  1    40.0                -   50.0%      5.5 to 94.5",
        "rich                  2    35.0     25.2 to 44.8   75.0%     19.8 to 97.3",
        "beeb                  1    10.0                -    0.0%      0.0 to 79.3",
        "2 games, 100 decisions each, 110 at most",
    ]
    assert by_executive(rows)[1].mean_interval == pytest.approx((25.2, 44.8), abs=0.001)


def test_simulate_mixes_the_executives_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Four of them in eight games of three play six games each, on one line each."""
    arguments = ["simulate", "--edition", "first", "-n", "8", "--by", "executive"]
    assert main([*arguments, "--executives", SOME]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sorted(line.split()[0] for line in lines[1:5]) == SOME.split(",")
    assert [line.split()[1] for line in lines[1:5]] == ["6"] * 4
    assert lines[5].startswith("8 games, ")
    assert len(lines) == 6


def test_simulate_mixes_all_executives_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    """Five games of three seat all thirteen that can be dealt, with moguls."""
    assert main(["simulate", "-n", "5", "--by", "executive", "--modules", "moguls"]) == 0
    lines = capsys.readouterr().out.splitlines()
    dealt = Game(("Ann", "Bo", "Cy"), modules=("moguls",)).dealt_executives
    assert {line.split()[0] for line in lines[1:-1]} == set(dealt)
    assert len(dealt) == 13


def test_clauses_never_cited_are_listed_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    """Each section has cited and counted clauses; the last line has the sums."""
    arguments = ["simulate", "--edition", "first", "-n", "3", "--by", "executive", "--clauses"]
    assert main([*arguments, "--executives", SOME]) == 0
    table = capsys.readouterr().out.split("\n\n")[1].splitlines()
    assert table[0].split() == ["section", "cited", "never", "cited"]
    rows = [line.split() for line in table[1:-1] if line.startswith("E1.")]
    executives = {"E1.BEEB", "E1.BUTCHER", "E1.CHEAPO", "E1.FLIX"}
    assert {row[0] for row in rows} == {
        *executives, "E1.BASE", "E1.GENREBONUS", "E1.CARDS", "E1.MOGUL", "E1.GENRE"
    }  # fmt: skip
    never = sum(int(row[3]) - int(row[1]) for row in rows)
    counted = sum(int(row[3]) for row in rows)
    assert table[-1].startswith(f"{never} of {counted} clauses never cited; counted: action, flow")
    listed = [word for line in table[1:-1] for word in line.split() if word.startswith(".")]
    assert len(listed) == never
    assert max(map(len, table)) <= 100


def test_clauses_are_counted_for_seats_too(capsys: pytest.CaptureFixture[str]) -> None:
    """The table of seats is the same with and without the table of clauses."""
    arguments = ["simulate", "-n", "2", "--executives", "beeb,butcher,rich"]
    tables = []
    for more in ([], ["--clauses"]):
        assert main([*arguments, *more]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[1].startswith(f"{tables[0]}\nsection")


def test_both_tables_are_the_same_with_workers(capsys: pytest.CaptureFixture[str]) -> None:
    """One process or two."""
    arguments = ["simulate", "--edition", "first", "-n", "4", "--by", "executive", "--clauses"]
    tables = []
    for more in ([], ["--workers", "2"]):
        assert main([*arguments, *more]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]


def test_the_seed_changes_the_mixes() -> None:
    """The seed of the command is that of the rotation, too."""
    pool = tuple(SOME.split(","))
    assert rotation(pool, seats=3, games=4, seed=0) != rotation(pool, seats=3, games=4, seed=9)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--by", "executive", "--executives", "beeb,rich"], "3 seats cannot be filled from 2"),
        (["--by", "executive", "--executives", "none"], "3 seats cannot be filled from 0"),
        (["--by", "executive", "--executives", "beeb,beep,rich"], "no executive 'beep' here"),
        (["--by", "executive", "--executives", "rich,rich,beeb"], "an executive is named twice"),
        (["--by", "executive", "--seed", "-1"], "a seed is a whole number"),
        (["--game", "boardroom", "--by", "executive"], "--by executive means nothing for the game"),
        (["--game", "boardroom", "--clauses"], "clauses are counted for networks only"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is played, and the exit code is 2."""
    assert main(["simulate", "-n", "1", *arguments]) == 2
    out, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert err.startswith("executives: ")
    assert message in err
    assert out == ""
