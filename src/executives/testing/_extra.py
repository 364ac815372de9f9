"""Imported first by the modules that need the extra ``executives[testing]``.

It raises ImportError with the extra's name when Hypothesis is not installed.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("hypothesis") is None:
    raise ModuleNotFoundError(
        "this part of executives.testing needs Hypothesis: pip install 'executives[testing]'",
        name="hypothesis",
    )
