"""Measure the time of the imports, and that they load no test or serialisation library."""

import statistics
import subprocess
import sys
from time import perf_counter
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

PROCESSES = 9
STATEMENTS = (
    "import executives",
    "from executives import networks",
    "from executives import boardroom",
)
UNWANTED = ("cattrs", "hypothesis", "pytest")


def run_fresh(code: str) -> float:
    """Return the seconds that a new process takes to run *code*."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - began


@pytest.mark.parametrize("statement", STATEMENTS)
def test_import(benchmark: BenchmarkFixture, statement: str) -> None:
    """Importing is the median of fresh processes less that of a bare interpreter."""
    bare: list[float] = []
    full: list[float] = []
    run_fresh(statement)
    pedantic: Any = benchmark.pedantic

    pedantic(
        lambda: full.append(run_fresh(statement)),
        setup=lambda: bare.append(run_fresh("pass")),
        rounds=PROCESSES,
    )

    seconds = statistics.median(full) - statistics.median(bare)
    benchmark.extra_info["import_ms"] = round(seconds * 1e3, 1)
    run_fresh(f"import sys; {statement}; assert not {set(UNWANTED)} & set(sys.modules)")
