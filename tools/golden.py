"""Write the golden games anew: ``python tools/golden.py`` (``--check`` only compares).

A commit that changes a golden file says which clause changed it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from executives import Replay, networks
from executives.core.digest import digest
from executives.core.events import visible_events
from executives.core.streams import Stream
from executives.render.networks_text import board

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "golden"

THREE = ("beeb", "butcher", "continuum")
GAMES: dict[str, tuple[networks.Game, int]] = {
    "solo-choice": (networks.Game(("Ann",)), 11),
    "two-beeb-continuum": (networks.Game(("Ann", "Bo"), executives=("beeb", "continuum")), 12),
    "three-executives": (networks.Game(("Ann", "Bo", "Cy"), executives=THREE), 13),
    "four-plain": (networks.Game(("Ann", "Bo", "Cy", "Di"), executives=()), 14),
    "five-plain": (networks.Game(("Ann", "Bo", "Cy", "Di", "Ed"), executives=()), 15),
    "three-variants": (
        networks.Game(
            ("Ann", "Bo", "Cy"),
            executives=("continuum", "beeb", "butcher"),
            variants=networks.Variants(stall_guard=2, beeb_pass_ends_turn=True),
        ),
        16,
    ),
    "solo-moguls": (networks.Game(("Ann",), executives=("butcher",), modules=("moguls",)), 46),
    "three-moguls": (
        networks.Game(
            ("Ann", "Bo", "Cy"),
            executives=("butcher", "continuum", "beeb"),
            modules=("moguls",),
        ),
        31,
    ),
}
"""Eight games: every number of players, every built-in executive, variants, moguls, solo."""

DEMO = (GAMES["three-executives"][0], 7)
WEIGHTS = {
    "Produce": 8,
    "Attach": 12,
    "SignStar": 3,
    "SignAd": 3,
    "TakeNetworkCard": 3,
    "UseCard": 4,
    "CashInAd": 1,
    "AddOrReplace": 1,
}
"""How much likelier a kind is than passing: a sensible player rather than a random one."""


def played(game: networks.Game, seed: int) -> Replay:
    """A whole game of sensible players."""
    stream = Stream(seed, "golden")
    state = game.start(seed)
    actions = []
    while not game.is_over(state):
        legal = game.legal_actions(state)
        weights = [_weight(action, legal) for action in legal]
        pick = stream.below(sum(weights))
        index = 0
        while pick >= weights[index]:
            pick -= weights[index]
            index += 1
        actions.append(legal[index])
        state = game.apply(state, legal[index])
    return Replay(game, seed).extended(*actions)


def _weight(action: Any, legal: tuple[Any, ...]) -> int:
    name = type(action).__name__
    if name in ("Pass", "EndTurn", "LeaveEmpty"):
        return 1 if len(legal) > 3 else 3
    return 3 * WEIGHTS.get(name, 2)


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
    for name, (game, seed) in GAMES.items():
        replay = played(game, seed)
        files[FOLDER / f"{name}.replay"] = replay.dumps()
        if name in ("solo-choice", "three-executives"):
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
