"""Other players in a decision may be named, whatever they are called."""

from __future__ import annotations

import pytest

from executives import ActionSyntaxError, ConfigurationError, boardroom


@pytest.mark.parametrize(
    "names",
    [("Ann", "Bo", "Cy"), ("of", "on", "bid"), ("1", "3", "lock"), ("row", "Spend", "pass")],
    ids=" ".join,
)
def test_every_decision_is_read_back_by_name_and_by_number(names: tuple[str, str, str]) -> None:
    """Where a name could be a word of the decision, the text keeps p1, p2 and p3."""
    game = boardroom.Game(names)
    state = game.start(0)
    for seat, name in enumerate(names):
        for code in range(game.actions):
            action = game.decode(code, seat)
            assert game.parse(f"{name} {game.universe.text_of(action)}", state) == action
            assert game.parse(str(action), state) == action


def test_names_are_written_where_they_are_clear() -> None:
    """Seats in a decision become names, the legacy CEO's tokens stay his."""
    game = boardroom.Game(("Ann", "Bo", "Cy"))
    texts = [game.universe.text_of(action) for action in game.universe.actions[0]]
    assert "bid 3 of Bo on Cy" in texts
    assert "spend 2 of ceo" in texts
    assert not any(word in ("p1", "p2", "p3") for text in texts for word in text.split())


def test_a_slip_is_answered_with_names() -> None:
    """What may have been meant is told as one would write it."""
    game = boardroom.Game(("Ann", "Bo", "Cy"))
    state = game.position('coo = "Cy"\nbidding = "Ann"')
    with pytest.raises(ActionSyntaxError, match="did you mean 'bid 3 of Ann on Bo'"):
        game.parse("Ann bid 3 of Anna on Bo", state)


def test_nobody_is_called_like_the_tokens_of_the_legacy_ceo() -> None:
    """A player of this name could not be told from an origin."""
    with pytest.raises(ConfigurationError, match="'ceo' is no player name") as caught:
        boardroom.Game(("Ann", "ceo", "Cy"))
    assert caught.value.key == "players"
