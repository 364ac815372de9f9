"""Atoms of the lineup: shows, season markers, attached cards."""

from __future__ import annotations

from executives.core.errors import EngineBug
from executives.core.tally import Lines
from executives.networks.atoms.wealth import set_player
from executives.networks.atoms.zones import leave_green_room, put_away, without
from executives.networks.events import CardsMoved, CardTurned, CashChanged, SeasonMarkerMoved
from executives.networks.modifiers import State, X
from executives.networks.state import LineupShow, Player, Rerun, Row


def set_show(s: State, seat: int, timeslot: int, show: LineupShow | None) -> Player:
    """The player with another show, or none, in a timeslot."""
    player = s.players[seat]
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    return player.set_lineup(lineup)


def set_season_row(x: X, s: State, seat: int, timeslot: int, row: int, rule: str) -> State:
    """The season marker of a lineup show goes to ``row``."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if x.log is not None:
        x.emit(SeasonMarkerMoved(seat, rule, show.show, row))
    player = set_show(s, seat, timeslot, show.set_row(row))
    return s.set_players(set_player(s, seat, player))


def age_lineup(x: X, s: State, seat: int, rule: str) -> State:
    """The season markers of a player's shows move down one row, not below the last."""
    player = s.players[seat]
    last = x.game.boards.season_rows
    lineup: list[LineupShow | None] = []
    for show in player.lineup:
        if show is not None and show.row < last:
            show = show.set_row(show.row + 1)
            if x.log is not None:
                x.emit(SeasonMarkerMoved(seat, rule, show.show, show.row))
        lineup.append(show)
    return s.set_players(set_player(s, seat, player.set_lineup(tuple(lineup))))


def turn_cards(
    x: X, s: State, seat: int, timeslot: int, sides: dict[int, bool], rule: str
) -> State:
    """The cards of some slots lie rightside up, or upside down."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    up = show.up
    for slot, side in sides.items():
        up = up | 1 << slot if side else up & ~(1 << slot)
        if x.log is not None:
            x.emit(CardTurned(seat, rule, show.cards[slot], side))
    if up == show.up:
        return s
    player = set_show(s, seat, timeslot, show.set_up(up))
    return s.set_players(set_player(s, seat, player))


def produce(
    x: X,
    s: State,
    seat: int,
    timeslot: int,
    new: LineupShow,
    cost: int,
    *,
    lines: Lines = (),
    drawn: bool = False,
) -> State:
    """Pay for a show of the display, cancel what stands in the timeslot, put the show there.

    The cancelled show goes to the reruns pile and its cards are discarded (E2.BASE.39, .40).  A
    ``drawn`` show is in no zone when it comes.
    """
    if s.players[seat].cash < cost:
        raise EngineBug(f"p{seat + 1} cannot pay {cost} of {s.players[seat].cash}")
    if x.log is not None and cost:
        x.emit(CashChanged(seat, "E2.BASE.39", -cost, lines=lines))
    s, player, cards = _cancelled(x, s, seat, timeslot, "E2.BASE.40", new, -cost)
    if x.log is not None:
        origin = "drawn" if drawn else "display"
        x.emit(CardsMoved(seat, "E2.BASE.38", (new.show,), origin, "lineup"))
        if new.row > 1:
            x.emit(SeasonMarkerMoved(seat, "E2.BASE.49", new.show, new.row))
    display = s.display if drawn else without(s.display, Row.SHOWS, new.show)
    s = s.set_players_display(set_player(s, seat, player), display)
    return put_away(x, s, seat, cards, "lineup", "E2.BASE.40") if cards else s


def cancel_show(x: X, s: State, seat: int, timeslot: int, rule: str) -> State:
    """The show of a timeslot goes to the reruns pile, its cards are discarded (E2.BASE.40)."""
    s, player, cards = _cancelled(x, s, seat, timeslot, rule, None, 0)
    s = s.set_players(set_player(s, seat, player))
    return put_away(x, s, seat, cards, "lineup", rule) if cards else s


def _cancelled(
    x: X, s: State, seat: int, timeslot: int, rule: str, new: LineupShow | None, cash: int
) -> tuple[State, Player, tuple[str, ...]]:
    """The player with ``new`` in the place of a show, and the cards that are to be discarded."""
    if s.players[seat].lineup[timeslot] is not None:
        for hook in x.game.hooks[s.players[seat].modifiers].on_cancelled:
            s = hook(x, s, seat, timeslot)
    player = s.players[seat]
    show = player.lineup[timeslot]
    lineup = (*player.lineup[:timeslot], new, *player.lineup[timeslot + 1 :])
    arrived = () if new is None else (new.show,)
    if show is None:
        player = player.replace(lineup=lineup, cash=player.cash + cash)
        return s, x.game.with_modifiers(player, *arrived), ()
    cards = tuple(card for card in show.cards if card)
    reruns: tuple[Rerun, ...] = (Rerun.new(show.show, show.token),)
    if new is not None and show.show in new.cards:
        # It lies on the new show like a star (E1.MOGUL.44).
        reruns = ()
        if x.log is not None:
            x.emit(CardsMoved(seat, rule, (show.show,), "lineup", "new show"))
    reruns += _old_shows(x, show)
    if reruns and x.log is not None:
        x.emit(CardsMoved(seat, rule, tuple(one.show for one in reruns), "lineup", "reruns"))
    reruns = player.reruns + reruns
    player = player.replace(lineup=lineup, cash=player.cash + cash, reruns=reruns)
    player = x.game.with_modifiers(player, show.show, *cards, *arrived)
    if x.game.joining:
        cards = tuple(card for card in cards if card not in x.game.slots)
    return s, player, cards


def _old_shows(x: X, show: LineupShow) -> tuple[Rerun, ...]:
    """The old show that lies on a show like a star, as it goes to reruns (E1.MOGUL.49)."""
    if not x.game.joining:
        return ()
    return tuple(Rerun(card, show.old_token) for card in show.cards if card in x.game.slots)


def remove_rerun(x: X, s: State, seat: int, show: str, rule: str) -> State:
    """A show of the reruns pile leaves the game."""
    player = s.players[seat]
    index = next(i for i, rerun in enumerate(player.reruns) if rerun.show == show)
    player = player.replace(reruns=player.reruns[:index] + player.reruns[index + 1 :])
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show,), "reruns", "box"))
    return s.replace(players=set_player(s, seat, player), box=(*s.box, show))


def attach(x: X, s: State, seat: int, timeslot: int, slot: int, card: str, rule: str) -> State:
    """A card of the green room goes to a slot of a lineup show; one that lay there is discarded."""
    player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    replaced = show.cards[slot]
    cards = (*show.cards[:slot], card, *show.cards[slot + 1 :])
    freed = _old_shows(x, show) if replaced in x.game.slots else ()
    # It lies rightside up until conditions are tested, which most cards then pass.
    show = show.set_cards_up(cards, show.up | 1 << slot)
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = leave_green_room(x, player, card, lineup)
    player = x.game.with_modifiers(player, card, replaced)
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "green room", "lineup"))
    if freed:
        return _replaced_show(x, s, seat, timeslot, player, freed)
    s = s.set_players(set_player(s, seat, player))
    return put_away(x, s, seat, (replaced,), "lineup", rule) if replaced else s


def _replaced_show(
    x: X, s: State, seat: int, timeslot: int, player: Player, freed: tuple[Rerun, ...]
) -> State:
    """An old show whose slot is taken by a star goes to reruns, where it would have been."""
    show = player.lineup[timeslot]
    assert show is not None
    lineup = (
        *player.lineup[:timeslot],
        show.replace(old_token=""),
        *player.lineup[timeslot + 1 :],
    )
    if x.log is not None:
        shows = tuple(one.show for one in freed)
        x.emit(CardsMoved(seat, "E1.MOGUL.49", shows, "lineup", "reruns"))
    player = player.replace(lineup=lineup, reruns=player.reruns + freed)
    return s.set_players(set_player(s, seat, player))


def attach_guest(
    x: X, s: State, seat: int, timeslot: int, card: str, source: str, rule: str
) -> State:
    """A star of the green room joins a lineup show without a slot, by ``source`` (E1.STARMAKER)."""
    player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    # Like any star it lies rightside up until conditions are tested.
    up = show.up | 1 << len(show.cards)
    show = show.replace(cards=(*show.cards, card), up=up, guests=(*show.guests, source))
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = x.game.with_modifiers(leave_green_room(x, player, card, lineup), card)
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "green room", "lineup"))
    return s.set_players(set_player(s, seat, player))


def take_back(x: X, s: State, seat: int, timeslot: int, star: str, rule: str) -> State:
    """A star of a lineup show goes back to its owner's green room."""
    player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    slot = show.cards.index(star)
    cards = (*show.cards[:slot], "", *show.cards[slot + 1 :])
    show = show.set_cards_up(cards, show.up & ~(1 << slot))
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = player.set_stars_lineup((*player.stars, star), lineup)
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (star,), "lineup", "green room"))
    return s.set_players(set_player(s, seat, x.game.with_modifiers(player, star)))


def discard_attached(x: X, s: State, seat: int, timeslot: int, slot: int, rule: str) -> State:
    """The card of a slot, if there is one, is discarded (E2.BASE.57)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = show.cards[slot]
    if not card:
        return s
    cards = (*show.cards[:slot], "", *show.cards[slot + 1 :])
    player = set_show(s, seat, timeslot, show.set_cards_up(cards, show.up & ~(1 << slot)))
    player = x.game.with_modifiers(player, card)
    s = s.set_players(set_player(s, seat, player))
    return put_away(x, s, seat, (card,), "lineup", rule)
