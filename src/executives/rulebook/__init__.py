"""The rulebook: every clause of the rules as data, found by its id.

A clause is one atomic statement of a rule.
The engine cites clause ids in its violations and tallies; tests name the clauses they prove.

    >>> clause("E2.BASE.02").text
    'There are exactly 5 rounds.'
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Clause", "clause", "clauses", "search", "sections"]

FILES = ("base", "second_edition", "first_edition", "boardroom")
SUGGESTIONS = 5


@frozen
class Clause:
    """One rule, with what is known about where it comes from.

    `source` is `seed` (stated by the source documents), `public` (published reviews and
    summaries) or `assumed` (our ruling).
    `gap` tells where the source is silent or ambiguous and how that is ruled.
    `reason` tells why an assumed clause is as it is.
    `needs` names what a game must have for the clause to work.
    """

    id: str
    kind: str
    text: str
    source: str
    gap: str
    reason: str
    needs: tuple[str, ...]

    @property
    def section(self) -> str:
        """The id without its number, as in `E2.BASE`."""
        return _section(self.id)


def clauses(section: str | None = None) -> tuple[Clause, ...]:
    """Return the clauses of one section, or of the whole rulebook.

    Raises `LookupError` when there is no such section.
    """
    if section is None:
        return tuple(_by_id().values())
    found = _by_section().get(section)
    if found is None:
        raise LookupError(_unknown("section", section, sections()))
    return found


def clause(rule_id: str) -> Clause:
    """Return the clause with this id.

    Raises `LookupError`, with the ids that look most like it, when there is none.
    """
    found = _by_id().get(rule_id)
    if found is None:
        raise LookupError(_unknown("clause", rule_id, tuple(_by_id())))
    return found


def sections() -> tuple[str, ...]:
    """Return the names of all sections, in the order of the rulebook."""
    return tuple(_by_section())


def search(words: str) -> tuple[Clause, ...]:
    """Return the clauses that have every one of the words in their id, text or gap.

    Case does not matter, and a part of a word is enough.
    """
    wanted = words.casefold().split()
    if not wanted:
        return ()
    return tuple(rule for rule in clauses() if _has_all(rule, wanted))


def _has_all(rule: Clause, wanted: list[str]) -> bool:
    haystack = f"{rule.id}\n{rule.text}\n{rule.gap}".casefold()
    return all(word in haystack for word in wanted)


def _section(rule_id: str) -> str:
    return rule_id.rpartition(".")[0]


def _unknown(what: str, name: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name.upper(), known, n=SUGGESTIONS)
    hint = f"; did you mean {', '.join(close)}?" if close else ""
    return f"no {what} {name!r} in the rulebook{hint}"


@cache
def _by_id() -> Mapping[str, Clause]:
    rules: dict[str, Clause] = {}
    for name in FILES:
        for entry in _read(name):
            rule = _clause(entry)
            if rule.id in rules:
                raise ValueError(f"{name}.toml repeats the clause {rule.id}")
            rules[rule.id] = rule
    return rules


@cache
def _by_section() -> Mapping[str, tuple[Clause, ...]]:
    found: dict[str, list[Clause]] = {}
    for rule in _by_id().values():
        found.setdefault(rule.section, []).append(rule)
    return {section: tuple(rules) for section, rules in found.items()}


def _read(name: str) -> list[dict[str, Any]]:
    # Imported here, since most games never look a clause up and importing has to stay cheap.
    import tomllib
    from importlib.resources import files

    text = files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    rules: list[dict[str, Any]] = tomllib.loads(text)["rule"]
    return rules


def _clause(entry: dict[str, Any]) -> Clause:
    gap: str = entry.get("gap", "")
    ruled = "assumed" if "ruling" in gap.casefold() else "seed"
    return Clause(
        id=entry["id"],
        kind=entry["kind"],
        text=entry["text"],
        source=entry.get("source", ruled),
        gap=gap,
        reason=entry.get("reason", ""),
        needs=tuple(entry.get("needs", ())),
    )
