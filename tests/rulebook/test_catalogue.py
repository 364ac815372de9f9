"""Tests for `executives.rulebook`."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.resources import files
from typing import Any

import attrs
import pytest

from executives import rulebook

COUNTS = {"second_edition": 243, "first_edition": 310, "base": 296, "boardroom": 74}


def text(name: str) -> str:
    """Return the text of one packaged file."""
    return files("executives.rulebook").joinpath(f"{name}.toml").read_text(encoding="utf-8")


def entries(name: str) -> list[dict[str, Any]]:
    """Return the clauses of one packaged file as they are written."""
    rules: list[dict[str, Any]] = tomllib.loads(text(name))["rule"]
    return rules


class TestFiles:
    """Tests for the packaged files."""

    @pytest.mark.parametrize(("name", "count"), COUNTS.items())
    def test_counts(self, name: str, count: int) -> None:
        """Each file holds as many clauses as the rulebook says."""
        assert count == len(entries(name))

    @pytest.mark.parametrize("name", COUNTS)
    def test_every_clause_is_found(self, name: str) -> None:
        """A written clause is looked up with the text it is written with."""
        for entry in entries(name):
            found = rulebook.clause(entry["id"])

            assert (entry["kind"], entry["text"]) == (found.kind, found.text)

    @pytest.mark.parametrize("name", COUNTS)
    def test_no_source_sentences(self, name: str) -> None:
        """The packaged files do not carry the sentences of the source document."""
        assert not [entry["id"] for entry in entries(name) if "korean" in entry]

    def test_boards_parse(self) -> None:
        """The board data is packaged beside the clauses and covers both editions."""
        boards = tomllib.loads(text("boards"))

        assert boards["meta"]["editions"] == ["e2", "e1"]
        assert {"e1", "e2"} <= set(boards)


class TestClauses:
    """Tests for `clauses`."""

    def test_all(self) -> None:
        """Without a section the whole rulebook is returned."""
        assert sum(COUNTS.values()) == len(rulebook.clauses())

    def test_ids_are_unique(self) -> None:
        """No two clauses share an id."""
        ids = [rule.id for rule in rulebook.clauses()]

        assert len(ids) == len(set(ids))

    def test_order(self) -> None:
        """Clauses come in the order of the files, and of the lines in a file."""
        written = [entry["id"] for name in rulebook.FILES for entry in entries(name)]

        assert written == [rule.id for rule in rulebook.clauses()]

    def test_section(self) -> None:
        """A section holds exactly the clauses whose ids start with its name and a dot."""
        found = rulebook.clauses("E2.BEEB")

        assert found == tuple(r for r in rulebook.clauses() if r.id.startswith("E2.BEEB."))
        assert found

    def test_unknown_section(self) -> None:
        """A section that does not exist is refused, with the likely ones."""
        with pytest.raises(LookupError, match=r"no section 'E2\.BEB'.*E2\.BEEB"):
            rulebook.clauses("E2.BEB")

    def test_frozen(self) -> None:
        """A clause cannot be changed by its reader."""
        rule = rulebook.clause("E2.BASE.02")

        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            rule.text = "There are 6 rounds."  # type: ignore[misc]


class TestSource:
    """Tests for `Clause.source`."""

    def test_values(self) -> None:
        """A clause is from the seed, public, or assumed."""
        assert {"seed", "public", "assumed"} == {rule.source for rule in rulebook.clauses()}

    def test_written_source_wins(self) -> None:
        """The base rules say themselves where a clause comes from."""
        for entry in entries("base"):
            assert entry["source"] == rulebook.clause(entry["id"]).source

    @pytest.mark.parametrize("name", ["second_edition", "first_edition", "boardroom"])
    def test_a_ruling_is_assumed(self, name: str) -> None:
        """Where a file is silent, a clause is assumed exactly when its gap has a ruling."""
        for entry in entries(name):
            expected = "assumed" if "ruling" in entry["gap"].lower() else "seed"

            assert expected == rulebook.clause(entry["id"]).source

    def test_base_clauses_explain_themselves(self) -> None:
        """Every assumed clause has a reason or a gap that says why."""
        silent = [
            rule.id
            for rule in rulebook.clauses()
            if rule.source == "assumed" and not (rule.reason or rule.gap)
        ]

        assert silent == []


class TestClause:
    """Tests for `clause`."""

    def test_fields(self) -> None:
        """A clause carries everything that its file says about it."""
        rule = rulebook.clause("TX.SETUP.03")

        assert rule.section == "TX.SETUP"
        assert rule.kind == "setup"
        assert rule.source == "assumed"
        assert rule.needs == ("influence: CEO type",)
        assert rule.reason == ""
        assert "10 influence tokens" in rule.text

    def test_suggestions(self) -> None:
        """An unknown id is refused with at most five ids that look like it."""
        with pytest.raises(LookupError) as caught:
            rulebook.clause("E2.BEBE.08")

        message = str(caught.value)
        assert not isinstance(caught.value, KeyError)
        assert "'E2.BEBE.08'" in message
        assert "E2.BEEB.08" in message
        assert 1 <= message.partition("did you mean")[2].count(",") + 1 <= 5

    def test_case_of_an_id(self) -> None:
        """An id in lower case is unknown, and the right one is suggested."""
        with pytest.raises(LookupError, match=r"did you mean E2\.BEEB\.08"):
            rulebook.clause("e2.beeb.08")

    def test_nothing_alike(self) -> None:
        """An id that looks like no other is refused without suggestions."""
        with pytest.raises(LookupError, match=r"in the rulebook$"):
            rulebook.clause("?")


class TestSections:
    """Tests for `sections`."""

    def test_partition(self) -> None:
        """The sections hold every clause once."""
        parts = [rule for name in rulebook.sections() for rule in rulebook.clauses(name)]

        assert len(rulebook.clauses()) == len(parts)
        assert set(rulebook.clauses()) == set(parts)

    @pytest.mark.parametrize(
        "name", ["E2.BASE", "E1.BASE", "E2.BEEB", "E1.TELETHON", "E2.CONTINUUM", "TX.TRICK"]
    )
    def test_names(self, name: str) -> None:
        """Base rules, executives and the trick-taking game have sections."""
        assert name in rulebook.sections()


class TestSearch:
    """Tests for `search`."""

    def test_all_words(self) -> None:
        """A clause is found only when it has all the words."""
        found = rulebook.search("exactly rounds 5")

        assert rulebook.clause("E2.BASE.02") in found
        assert set(found) < set(rulebook.search("rounds"))

    def test_case(self) -> None:
        """Case makes no difference."""
        assert rulebook.search("GREEN room") == rulebook.search("green ROOM")

    def test_id(self) -> None:
        """The id is searched as well."""
        assert set(rulebook.clauses("E1.RICH")) <= set(rulebook.search("e1.rich."))

    def test_gap(self) -> None:
        """The gap is searched as well."""
        assert rulebook.clause("TX.SETUP.01") in rulebook.search("ace_high")

    def test_no_words(self) -> None:
        """No words find nothing."""
        assert rulebook.search("  ") == ()


def test_import_is_cheap() -> None:
    """Importing the rulebook reads no file and loads no parser."""
    code = (
        "import sys; before = set(sys.modules); import executives.rulebook as r; "
        "assert 'tomllib' not in set(sys.modules) - before; "
        "assert r._by_id.cache_info().currsize == 0"
    )

    subprocess.run([sys.executable, "-c", code], check=True)
