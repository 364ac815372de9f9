"""A pytest plugin: ``-p tools.claimed --claims ID`` runs only tests that claim the clause."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--claims", default="", help="run only tests that claim this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests whose ``rule`` mark names the clause."""
    clause = config.getoption("--claims")
    if clause:
        items[:] = [
            item for item in items if any(clause in mark.args for mark in item.iter_markers("rule"))
        ]
