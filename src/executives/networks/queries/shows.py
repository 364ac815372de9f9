"""Queries about one show and its cards: genre, timeslot, conditions, slots."""

from __future__ import annotations

from executives.networks.modifiers import State, X
from executives.networks.state import LineupShow, Player, Rerun


def genre_of(x: X, show: LineupShow) -> str:
    """The present genre of a lineup show: its token's, or the printed one ("" for none)."""
    return show.token or x.game.card[show.show].genre


def genre_of_rerun(x: X, rerun: Rerun) -> str:
    """The present genre of a show in reruns: its token's, or the printed one ("" for none)."""
    return rerun.token or x.game.card[rerun.show].genre


def is_preferred(x: X, show: str, timeslot: int) -> bool:
    """Whether a timeslot is the preferred one printed on a show (E2.BASE.49)."""
    return x.game.card[show].timeslot in ("any", x.game.boards.timeslots[timeslot])


def fits_timeslot(x: X, s: State, seat: int, show: str, timeslot: int) -> bool:
    """Whether a timeslot is, or counts as, the preferred one of a show (E1.BASE.32)."""
    timely = is_preferred(x, show, timeslot)
    for hook in x.game.hooks[s.players[seat].modifiers].timely:
        timely = hook(x, s, seat, timeslot, timely)
    return timely


def is_timely(x: X, s: State, seat: int, timeslot: int) -> bool:
    """Whether a lineup show counts as being in its preferred timeslot (E1.BASE.32)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return show.timely or fits_timeslot(x, s, seat, show.show, timeslot)


def lies_on_show(x: X, s: State, seat: int, card: str) -> bool:
    """Whether a show lies on another one of a player like a star; then it has no upkeep."""
    if not x.game.joining or card not in x.game.slots:
        return False
    return any(show is not None and card in show.cards for show in s.players[seat].lineup)


def condition_met(x: X, s: State, seat: int, timeslot: int, slot: int) -> bool:
    """Whether an attached card's condition counts as met; upside-down cards count (E2.BASE.48)."""
    player: Player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    condition: str = x.game.conditions[show.cards[slot]]
    if not condition:
        return True
    met = _condition_holds(x, show, timeslot, slot, condition)
    for hook in x.game.hooks[player.modifiers].condition:
        met = hook(x, s, seat, timeslot, slot, met)
    return met


def _condition_holds(x: X, show: LineupShow, timeslot: int, slot: int, condition: str) -> bool:
    if condition == "below-row-1":
        return show.row > 1
    if condition.startswith("genre "):
        return genre_of(x, show) == condition[6:]
    if condition.startswith("timeslot "):
        return x.game.boards.timeslots[timeslot] == condition[9:]  # type: ignore[no-any-return]
    is_ad = x.game.is_ad
    others = [is_ad[other] for index, other in enumerate(show.cards) if other and index != slot]
    if condition == "ad":
        return True in others
    # "star", "other-star" and "no-other-star" look for a star besides the card itself.
    return (False in others) != (condition == "no-other-star")


def orientation(x: X, s: State, seat: int, timeslot: int, slot: int) -> bool:
    """Whether a card just attached lies rightside up (E2.BASE.45, .46)."""
    up = condition_met(x, s, seat, timeslot, slot)
    for hook in x.game.hooks[s.players[seat].modifiers].orientation:
        up = hook(x, s, seat, timeslot, slot, up)
    return up


def fits_slot(x: X, slug: str, slot: str) -> bool:
    """Whether a card fits a slot like ``star!`` or ``either?`` (E2.BASE.43)."""
    return slot[:-1] in x.game.fitting[slug]
