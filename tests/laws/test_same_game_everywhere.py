"""Law 10: the same game under another hash seed and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from support.digests import digests

TESTS = Path(__file__).parent.parent
SCRIPT = "from support.digests import digests; print('\\n'.join(digests(4)))"


def fresh_process(hash_seed: str) -> list[str]:
    """The digests that a new process prints under a hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    """Games of all mixes have the same digests under three hash seeds."""
    here = digests(4)
    assert len(here) >= 8
    assert fresh_process("0") == here
    assert fresh_process("1") == here
    assert fresh_process("4711") == here
