"""The virtual environment of the peers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from benchmarks.peers.engine import Engine

ROOT = Path(__file__).resolve().parent.parent.parent

MISSING = """
import importlib.metadata, importlib.util, json, sys
def has(name, version):
    try:
        return version in ("", importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return version == "" and importlib.util.find_spec(name) is not None
print(json.dumps([name for name, version in json.loads(sys.argv[1]) if not has(name, version)]))
"""


def prepare(folder: Path, engines: Sequence[type[Engine]]) -> Path:
    """Make the environment or complete an existing one; return its interpreter.

    A peer that cannot be installed is told and left to the comparison, which will miss it.
    """
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print(f"making {folder}", file=sys.stderr)
        venv.EnvBuilder(with_pip=True).create(folder)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
    wanted = {engine.package: engine.version for engine in engines}
    probe = [str(python), "-c", MISSING, json.dumps(list(wanted.items()))]
    answer = subprocess.run(probe, check=True, capture_output=True, text=True, cwd=folder)
    for name in json.loads(answer.stdout):
        version = wanted[name]
        what = [f"{name}=={version}"] if version else ["--editable", str(ROOT)]
        print(f"installing {name}", file=sys.stderr)
        done = subprocess.run([str(python), "-m", "pip", "install", "-q", "-q", *what], check=False)
        if done.returncode and not version:
            raise SystemExit(f"could not install {name}")
    return python
