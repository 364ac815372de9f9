"""Rules questions, each a position that explains its own answer.

A file of ``examples/questions`` begins with three comment lines: the question, the answer with
the clause that decides it, and the decision to be explained.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import attrs
import pytest

from executives import networks
from executives.cli import main
from executives.rulebook import clause

QUESTIONS = Path(__file__).parents[2] / "examples" / "questions"
FILES = sorted(QUESTIONS.glob("*.toml"))

HEAD = re.compile(
    r"# Question: (?P<question>.+\?)\n"
    r"# Answer: (?P<verdict>legal|illegal); (?P<reason>.+) \[(?P<clause>E2\.[A-Z]+\.\d\d)\]\n"
    r"# explain: (?P<decision>[A-Z].*)\n"
)
NUMBERS = re.compile(r"\d+ -> \d+|\$\d+M")


@attrs.frozen
class Question:
    """The head of a file: what is asked, and what the answer has to be."""

    path: Path
    document: str
    is_legal: bool
    clause: str
    decision: str
    numbers: tuple[str, ...]


def read(path: Path) -> Question:
    """The question of a file."""
    document = path.read_text(encoding="utf-8")
    head = HEAD.match(document)
    assert head is not None, f"{path.name} does not begin with question, answer and decision"
    return Question(
        path,
        document,
        head["verdict"] == "legal",
        head["clause"],
        head["decision"],
        tuple(NUMBERS.findall(head["reason"])),
    )


each_question = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def explained(question: Question) -> Any:
    """The explanation of the decision in the position of the file."""
    game, state = networks.load(question.document)
    return game.explain(state, game.parse(question.decision, state))


def test_there_are_ten_questions() -> None:
    """They are numbered from 01 to 10, and no two are about the same decision of one position."""
    assert [path.name[:3] for path in FILES] == [f"{number:02}-" for number in range(1, 11)]
    asked = {(read(path).decision, read(path).document) for path in FILES}
    assert len(asked) == 10


@each_question
def test_a_question_is_short(path: Path) -> None:
    """A file has less than 25 lines, comments counted, of at most 100 characters."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 25
    assert all(len(line) <= 100 for line in lines)


@each_question
def test_the_game_gives_the_answer(path: Path) -> None:
    """``explain`` finds the decision legal or illegal as answered, and cites the clause."""
    question = read(path)
    explanation = explained(question)
    assert explanation.is_legal == question.is_legal
    assert question.clause in explanation.rules
    assert clause(question.clause).text


@each_question
def test_the_clause_is_cited_where_the_number_is(path: Path) -> None:
    """The clause is that of a reason, of a change or of a line of its tally."""
    question = read(path)
    explanation = explained(question)
    cited = {reason.rule for reason in explanation.violations}
    for item in explanation.course:
        event = getattr(item, "event", None)
        if event is not None:
            cited |= {event.rule, *(line.rule for line in event.lines)}
    assert question.clause in cited


@each_question
def test_the_numbers_of_the_answer_come_out(path: Path) -> None:
    """Cash or viewers before and after are in the explanation; what is legal moves one of them."""
    question = read(path)
    text = words(str(explained(question)))
    moved = [number for number in question.numbers if "->" in number]
    assert bool(moved) == question.is_legal
    assert all(re.search(rf"(?<!\d){number}(?!\d)", text) for number in moved)


@each_question
def test_the_command_line_gives_the_answer(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``executives explain FILE DECISION`` prints verdict, clause with its text, and numbers."""
    question = read(path)
    code = main(["explain", str(path), question.decision])
    printed = capsys.readouterr()
    text = words(printed.out)
    assert printed.err == ""
    assert code == (0 if question.is_legal else 1)
    assert text.startswith("Legal: " if question.is_legal else "Illegal: ")
    assert f"[{question.clause}]" in text
    assert f"{question.clause} {words(clause(question.clause).text)}" in text
    assert all(number in text for number in question.numbers)


def test_a_wrong_answer_is_noticed() -> None:
    """With $2M the repeated space of the third question is illegal: the answer depends on it."""
    question = read(FILES[2])
    poorer = attrs.evolve(question, document=question.document.replace("cash = 3", "cash = 2"))
    explanation = explained(poorer)
    assert not explanation.is_legal
    assert explanation.rules == ("E2.BASE.34",)
