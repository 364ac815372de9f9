"""Violations: the reasons why an action is illegal."""

from __future__ import annotations

from executives.core.records import Record, record


@record
class Violation(Record):
    """One reason why an action is illegal.

    ``code`` is stable and for programs, ``rule`` the clause, ``params`` the numbers and names
    in the message, which never tells what the acting seat may not know.
    """

    code: str
    rule: str
    message: str
    params: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


def violation(code: str, rule: str, message: str, **params: int | str) -> Violation:
    """Make a violation; ``message`` may use the ``params`` in braces."""
    return Violation(code, rule, message.format(**params), tuple(params.items()))
