"""Genre tracks and their bonuses."""

from __future__ import annotations

from executives.networks import atoms, queries
from executives.networks.draws import draw_and_keep
from executives.networks.modifiers import State, X
from executives.networks.state import DeckId


def advance_genre(x: X, s: State, seat: int, genre: str, rule: str) -> State:
    """Advance 1 on the track of a genre and gain what is landed on (E2.TRACKS.01, .04, .17).

    Nothing happens for "" (no genre), nor at the last space.
    """
    if not genre:
        return s
    index = x.game.boards.genres.index(genre)
    for hook in x.game.hooks[s.players[seat].modifiers].on_advance:
        replaced = hook(x, s, seat, index, rule)
        if replaced is not None:
            return replaced  # type: ignore[no-any-return]
    space = s.players[seat].tracks[index] + 1
    if space > x.game.boards.track_spaces:
        return s
    s = atoms.move_marker(x, s, seat, index, space, rule)
    return land(x, s, seat, index, space)


def land(x: X, s: State, seat: int, genre: int, space: int) -> State:
    """Gain the bonus of a space, at once and every time (E2.TRACKS.05)."""
    reward = printed_reward(x, s, seat, genre, space)  # A line of a grid has no track: -1.
    for hook in x.game.hooks[s.players[seat].modifiers].landing:
        reward = hook(x, s, seat, genre, space, reward)
    if not reward:
        return s
    if reward == "mogul" and genre >= 0:
        s = atoms.take_mogul_token(x, s, seat, genre, "E2.TRACKS.10")
    return gain_reward(x, s, seat, reward)


def printed_reward(x: X, s: State, seat: int, genre: int, space: int) -> str:
    """What a space gives this player: a mogul by its token, or the printed bonus.

    Who may not gain a mogul, or finds no mogul left, has the covered bonus instead, and the
    token stays (E2.TRACKS.08, .10, .11, E2.MOGUL.10).  A line of a grid needs no token
    (E2.TELLY.11).
    """
    boards = x.game.boards
    token = s.mogul_tokens >> genre & 1 if genre >= 0 else x.game.has_moguls
    if space == boards.mogul_space and token:
        if may_gain_mogul(x, s, seat):
            return "mogul"
        covered = genre >= 0 and not x.game.variants.limit_takes_network_bonus
        if covered and is_full(x, s, seat):
            return ""
    reward = x.game.rewards.get(space)
    return reward.name if reward else ""


def is_full(x: X, s: State, seat: int) -> bool:
    """Whether a player is at its limit of moguls (E2.MOGUL.06)."""
    return len(s.players[seat].moguls) >= queries.mogul_limit(x, s, seat)


def may_gain_mogul(x: X, s: State, seat: int) -> bool:
    """Whether a player is below its limit of moguls and one is left (E2.MOGUL.06, .10)."""
    return not is_full(x, s, seat) and queries.deck_size(s, DeckId.MOGUL) > 0


def gain_reward(x: X, s: State, seat: int, name: str) -> State:
    """Draw what a bonus says and let the player keep one (E2.TRACKS.07, .09, .13)."""
    reward = x.game.rewards_by_name[name]
    return draw_and_keep(x, s, seat, reward.draw, reward.rule)
