"""Write the golden games anew: ``python tools/golden.py`` (``--check`` only compares).

A commit that changes a golden file says which clause changed it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from executives import Replay
from executives.core.digest import digest
from executives.core.events import visible_events
from executives.render.wording import board

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "golden"

# Run as a script, or loaded by a test: its neighbour has to be found either way.
sys.path.insert(0, str(ROOT))
from tools.golden_games import DEMO, GAMES, WITH_PLAYTHROUGH, played  # noqa: E402


def playthrough(replay: Replay) -> Iterator[str]:
    """Everything that can be seen of a game: decisions, events by seat, boards, digests."""
    game = replay.game
    state = game.start(replay.seed)
    for number, (action, transition) in enumerate(replay.transitions(), start=1):
        legal = game.legal_actions(state)
        yield f"{number}. {action}  (of {len(legal)})"
        for seat in (*range(game.seats), None):
            name = "all" if seat is None else game.players[seat]
            for event in visible_events(transition.events, seat):
                if seat is None or event.secret:
                    yield f"   {name}: {_short(event)}"
        state = transition.state
        if number % 25 == 0 or game.is_over(state):
            yield f"   = {digest(state)}"
            for seat in range(game.seats):
                view = game.view(state, seat)
                yield f"   {game.players[seat]} decides {len(view.legal_actions)}"
                yield f"   {game.players[seat]} sees {digest(view)}"
            yield board(game, game.view(state, None))


def _short(event: Any) -> str:
    names = [n for n in ("seat", "cards", "origin", "target", "amount") if hasattr(event, n)]
    values = " ".join(f"{name}={getattr(event, name)}" for name in names)
    return f"{type(event).__name__} {values} [{event.rule}]"


def texts() -> dict[Path, str]:
    """Every golden file with what it should hold."""
    files: dict[Path, str] = {}
    for name, (game, seed, style) in GAMES.items():
        replay = played(game, seed, style)
        files[FOLDER / f"{name}.replay"] = replay.dumps()
        if name in WITH_PLAYTHROUGH:
            files[FOLDER / f"{name}.playthrough"] = "\n".join(playthrough(replay)) + "\n"
    files[ROOT / "examples" / "first-game.replay"] = played(*DEMO).dumps()
    return files


def main(arguments: list[str]) -> int:
    """Write all files, or with ``--check`` name those that differ."""
    different = []
    for path, text in texts().items():
        if not path.exists() or path.read_text("utf-8") != text:
            different.append(str(path.relative_to(ROOT)))
            if "--check" not in arguments:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
    for name in different:
        print(f"{'differs' if '--check' in arguments else 'written'}: {name}")
    return 1 if different and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
