"""``executives rules``: clauses, sections, assumed ones, search."""

from __future__ import annotations

import re

import pytest

from executives.cli import main
from executives.rulebook import clause, clauses, search, sections


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What ``executives rules`` prints with some arguments."""
    assert main(["rules", *arguments]) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def flat(text: str) -> str:
    """A text without its line breaks and indents."""
    return " ".join(text.split())


def test_without_arguments_sections_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every section with the number of its clauses, in the order of the rulebook."""
    lines = printed(capsys).splitlines()
    found = [re.fullmatch(r"(\S+) +(\d+) clauses, +(\d+) with rulings of ours", s) for s in lines]
    assert [match[1] for match in found if match] == list(sections())
    assert [int(match[2]) for match in found if match] == [len(clauses(s)) for s in sections()]
    assert all(int(match[3]) <= int(match[2]) for match in found if match)


@pytest.mark.parametrize("name", ["E2.BASE.29", "e2.base.29"])
def test_a_clause_is_printed_with_all_that_is_known(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Kind, source, text and reason; small letters will do."""
    out = printed(capsys, name)
    rule = clause("E2.BASE.29")
    assert out.startswith(f"E2.BASE.29  ({rule.kind}; source: {rule.source})\n")
    assert rule.text in flat(out)
    assert f"reason: {rule.reason}" in flat(out)
    assert max(map(len, out.splitlines())) <= 100


def test_gaps_and_needs_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The ruling for a gap, and what a game must have for the clause."""
    with_gap = next(rule for rule in clauses() if rule.gap)
    assert f"gap: {flat(with_gap.gap)}" in flat(printed(capsys, with_gap.id))
    needing = next(rule for rule in clauses() if rule.needs)
    assert f"needs: {', '.join(needing.needs)}" in flat(printed(capsys, needing.id))


def test_a_section_is_printed_clause_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    """All clauses of it and no other."""
    out = printed(capsys, "--section", "e2.butcher")
    ids = re.findall(r"^(\S+)  \(", out, flags=re.MULTILINE)
    assert ids == [rule.id for rule in clauses("E2.BUTCHER")]


def test_assumed_clauses_are_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Those whose source is assumed, and those with a ruling in their gap."""
    lines = printed(capsys, "--assumed").partition("\n\n")[0].splitlines()
    expected = [r for r in clauses() if r.source == "assumed" or "ruling" in r.gap.casefold()]
    assert [line.split()[0] for line in lines] == [rule.id for rule in expected]
    for line, rule in zip(lines, expected, strict=True):
        text = re.sub(r"^\[(variants|boards)\..+?\] ", "", line[22:])
        assert rule.text.startswith(text.removesuffix("..."))
        assert len(line) <= 100


def test_assumed_clauses_name_what_changes_them(capsys: pytest.CaptureFixture[str]) -> None:
    """A variant or a table of the boards stands beside the clause; tables follow at the end."""
    rulings, _, tables = printed(capsys, "--assumed").partition("\n\n")
    assert "E2.BASE.29            [variants.stall_guard] " in rulings
    assert "E2.SOLO.07            [boards.solo] " in rulings
    found = [line.split() for line in tables.splitlines()[1:]]
    assert ["boards.solo", "E2.SOLO.07,", "E2.SOLO.10"] in found
    assert not [line for line in found if line[0] == "boards.season_penalty"]


def test_a_search_finds_clauses_with_all_words(capsys: pytest.CaptureFixture[str]) -> None:
    """As many words as one likes, in any order."""
    out = printed(capsys, "--search", "guard", "stall")
    ids = re.findall(r"^(\S+)  \(", out, flags=re.MULTILINE)
    assert ids == [rule.id for rule in search("stall guard")]
    assert "E2.BASE.29" in ids


def test_a_search_without_a_hit_is_a_negative_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing found has exit code 1."""
    out = printed(capsys, "--search", "zeppelin", code=1)
    assert out == "no clause has all of the words: zeppelin\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["E2.BASE.99"], "no clause 'E2.BASE.99' in the rulebook; did you mean E2.BASE."),
        (["--section", "E2.BASS"], "no section 'E2.BASS' in the rulebook; did you mean E2.BASE"),
        (["qqq"], "no clause 'QQQ' in the rulebook"),
    ],
)
def test_unknown_ids_get_suggestions(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What does not exist is one line on the error stream, with exit code 2."""
    assert main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"executives: {message}")


def test_one_question_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Two of the options together are wrong usage."""
    with pytest.raises(SystemExit) as left:
        main(["rules", "E2.BASE.29", "--assumed"])
    assert left.value.code == 2
    assert "not allowed with" in capsys.readouterr().err
