"""The figures about broken documents: counted by the tool, and escapes are told."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.fuzzing import Target

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that reads broken documents."""
    monkeypatch.syspath_prepend(str(ROOT))
    return importlib.import_module("tools.evidence_fuzz")


def test_a_few_broken_documents_are_counted(tmp_path: Path) -> None:
    """Every target has its row, the counts add up, and no document escapes."""
    path = tmp_path / "reliability.md"
    command = [sys.executable, str(ROOT / "tools" / "evidence.py"), "--only", "fuzz"]
    command += ["--scale", "0.0005", "--output", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    text = path.read_text("utf-8") if path.exists() else ""
    assert done.returncode == 0, done.stderr + text
    rows = re.findall(r"^\| ([\w. ]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (\d+) \|", text, re.M)
    counts = {name: [int(n.replace(",", "")) for n in numbers] for name, *numbers in rows}
    total = counts.pop("all")
    assert [sum(column) for column in zip(*counts.values(), strict=True)] == total
    assert total[0] == total[1] + total[2] == 174
    assert total[3] == 0
    assert "**174 documents, 0 escapes.**" in text
    assert len(counts) == 18


def test_the_full_run_reads_every_document_once(tool: Any) -> None:
    """Every document of every target is in exactly one task, and no target is forgotten."""
    assert set(tool.DOCUMENTS) == set(tool.TARGETS)
    seen: dict[str, list[int]] = {}
    for task in tool.tasks(1.0):
        assert task.end - task.first <= tool.CHUNK
        seen.setdefault(task.target, []).extend(range(task.first, task.end))
    assert {target: len(seeds) for target, seeds in seen.items()} == tool.DOCUMENTS
    assert all(seeds == list(range(len(seeds))) for seeds in seen.values())
    assert sum(tool.DOCUMENTS.values()) == 348_000


def test_an_escape_is_told_with_its_number(tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader with a fault makes the section not good and names the document."""

    def reader(number: int) -> int:
        if number == 3:
            raise RuntimeError("it | stopped")
        return number

    numbers = iter([0, *range(5)])
    target = Target(
        "boardroom JSON", lambda stream: next(numbers), reader, lambda value, stream: None
    )
    monkeypatch.setattr(tool, "TARGETS", {"boardroom JSON": target})
    result = tool.attempt(tool.Task("boardroom JSON", 0, 5))
    assert (result.accepted, len(result.escapes)) == (4, 1)
    section = tool.written([result])
    assert not section.good
    assert "**5 documents, 1 escapes.**" in section.text
    assert "| boardroom JSON | 3 | RuntimeError: it \\| stopped |" in section.text
    assert tool.written([result._replace(escapes=())]).good


def test_a_process_has_bounded_memory(tool: Any) -> None:
    """A reader that takes a gigabyte gets an error instead, which is an escape."""
    code = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / 'tests')!r}]\n"
        "from tools import evidence_fuzz as tool; from support.fuzzing import Target, read\n"
        "tool.limited()\n"
        "hungry = Target('x', str, lambda text: bytearray(1 << 30), lambda value, stream: None)\n"
        "print(read(hungry, 'x').escape.reason)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("MemoryError")
    assert tool.peak() > 1 << 20
