"""Strategies for position documents that load, of any game of this library."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from executives.documents.toml import toml_key, toml_value
from executives.testing.choosing import chooser_of
from executives.testing.kits import kit_of, package_of
from executives.testing.play_strategies import decisions, game_and_state, games_from


@st.composite
def _written(draw: DrawFn, game: Any) -> str:
    """A sparse document as text, sometimes with moves to the middle of a decision."""
    kit: Any = kit_of(game, "positions")
    document = draw(kit.sparse(game))
    moves = draw(decisions(max_decisions=4))
    state = game.position(document)
    chooser = chooser_of(game)
    texts = []
    for number in moves:
        if game.is_over(state):
            break
        action = chooser.choose(state, number)
        texts.append(f"{game.players[action.seat]} {game.universe.text_of(action)}")
        state = game.apply(state, action)
    moved = {"moves": texts} if texts else {}
    return _toml({**moved, **document, **kit.header(game)})


def _toml(document: dict[str, Any]) -> str:
    """A document as TOML: values first, then a section per table, inner tables inline."""
    plain = {key: value for key, value in document.items() if not isinstance(value, dict)}
    lines = [f"{key} = {toml_value(value)}" for key, value in plain.items()]
    for key, table in document.items():
        if isinstance(table, dict):
            lines += ["", f"[{key}]"]
            lines += [f"{toml_key(k)} = {toml_value(value)}" for k, value in table.items()]
    return "\n".join(lines) + "\n"


def _reached(pair: tuple[Any, Any]) -> str:
    game, state = pair
    package: Any = package_of(game)
    return package.dumps(game, state, game_header=True)  # type: ignore[no-any-return]


def positions(
    game: Any = None, *, max_decisions: int = 100, reached: bool | None = None
) -> SearchStrategy[str]:
    """Position documents, as texts for ``load`` of the game's package, e.g. ``networks.load``.

    ``reached=True``: states reached by play, as ``dumps`` writes them; False: documents as a
    person would write them, which say a few things and may have ``moves``; None: both.
    ``game`` is a game or a strategy of games, without plugins: no document can name those.
    """
    source = games_from(game)
    sparse = source.flatmap(_written)
    if reached is False:
        return sparse
    pairs = game_and_state(source, max_decisions=max_decisions, over=False)
    return pairs.map(_reached) if reached else st.one_of(sparse, pairs.map(_reached))
