"""Atoms: the only functions that make observable changes, one kind each, with their events.

Each returns the new state.  A listener gets the event; without one it is not even made.
"""

from __future__ import annotations

from executives.core.errors import EngineBug
from executives.core.records import Record
from executives.core.tally import Lines, total
from executives.networks.cards import Ad, Star
from executives.networks.events import (
    CardsMoved,
    CardTurned,
    CashChanged,
    GenreAdvanced,
    MemoryChanged,
    MogulTokenTaken,
    MogulUsed,
    SeasonMarkerMoved,
    ViewersChanged,
)
from executives.networks.modifiers import State, X
from executives.networks.state import Deck, DeckId, LineupShow, Player, Rerun, Row


def set_player(s: State, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = s.players
    return (*players[:seat], player, *players[seat + 1 :])


def gain_cash(x: X, s: State, seat: int, lines: Lines, rule: str) -> State:
    """The player gains what ``lines`` make, in $M; a negative number is paid (E2.BASE.34)."""
    amount = total(lines)
    if not amount:
        return s
    player = s.players[seat]
    if player.cash + amount < 0:
        raise EngineBug(f"p{seat + 1} cannot pay {-amount} of {player.cash}")
    if x.log is not None:
        x.emit(CashChanged(seat, rule, amount, lines=lines))
    return s.replace(players=set_player(s, seat, player.replace(cash=player.cash + amount)))


def pay(x: X, s: State, seat: int, amount: int, rule: str, *, lines: Lines = ()) -> State:
    """The player pays ``amount`` in $M."""
    if not amount:
        return s
    player = s.players[seat]
    if player.cash < amount:
        raise EngineBug(f"p{seat + 1} cannot pay {amount} of {player.cash}")
    if x.log is not None:
        x.emit(CashChanged(seat, rule, -amount, lines=lines))
    return s.replace(players=set_player(s, seat, player.replace(cash=player.cash - amount)))


def gain_viewers(x: X, s: State, seat: int, lines: Lines, rule: str) -> State:
    """The player gains what ``lines`` make; a loss stops at the floor of 0 (E2.BASE.77)."""
    player = s.players[seat]
    after = max(player.viewers + total(lines), x.game.boards.viewer_floor)
    if x.log is not None:
        x.emit(ViewersChanged(seat, rule, after - player.viewers, lines=lines))
    if after == player.viewers:
        return s
    return s.replace(players=set_player(s, seat, player.replace(viewers=after)))


def bank(s: State, seat: int) -> State:
    """Note the viewers with which end-game scoring begins, for the result."""
    player = s.players[seat]
    return s.replace(players=set_player(s, seat, player.replace(banked=player.viewers)))


def remember(x: X, s: State, seat: int, memory: Record, rule: str, change: str) -> State:
    """The executive's own board changes to ``memory``."""
    if x.log is not None:
        x.emit(MemoryChanged(seat, rule, change))
    return s.replace(players=set_player(s, seat, s.players[seat].replace(memory=memory)))


def move_marker(x: X, s: State, seat: int, genre: int, space: int, rule: str) -> State:
    """The marker on a genre track goes to ``space``."""
    player = s.players[seat]
    tracks = (*player.tracks[:genre], space, *player.tracks[genre + 1 :])
    if x.log is not None:
        x.emit(GenreAdvanced(seat, rule, x.game.boards.genres[genre], space))
    return s.replace(players=set_player(s, seat, player.replace(tracks=tracks)))


def take_mogul_token(x: X, s: State, seat: int, genre: int, rule: str) -> State:
    """The mogul token leaves a genre track for good."""
    if x.log is not None:
        x.emit(MogulTokenTaken(seat, rule, x.game.boards.genres[genre]))
    return s.replace(mogul_tokens=s.mogul_tokens & ~(1 << genre))


# -- lineup ----------------------------------------------------------------------------------


def set_show(s: State, seat: int, timeslot: int, show: LineupShow | None) -> Player:
    """The player with another show, or none, in a timeslot."""
    player = s.players[seat]
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    return player.replace(lineup=lineup)


def set_season_row(x: X, s: State, seat: int, timeslot: int, row: int, rule: str) -> State:
    """The season marker of a lineup show goes to ``row``."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if x.log is not None:
        x.emit(SeasonMarkerMoved(seat, rule, show.show, row))
    player = set_show(s, seat, timeslot, show.replace(row=row))
    return s.replace(players=set_player(s, seat, player))


def age_lineup(x: X, s: State, seat: int, rule: str) -> State:
    """The season markers of a player's shows move down one row, not below the last."""
    player = s.players[seat]
    last = x.game.boards.season_rows
    lineup: list[LineupShow | None] = []
    for show in player.lineup:
        if show is not None and show.row < last:
            show = show.replace(row=show.row + 1)
            if x.log is not None:
                x.emit(SeasonMarkerMoved(seat, rule, show.show, show.row))
        lineup.append(show)
    return s.replace(players=set_player(s, seat, player.replace(lineup=tuple(lineup))))


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
    player = set_show(s, seat, timeslot, show.replace(up=up))
    return s.replace(players=set_player(s, seat, player))


def produce(
    x: X,
    s: State,
    seat: int,
    timeslot: int,
    new: LineupShow,
    cost: int,
    *,
    lines: Lines = (),
) -> State:
    """Pay for a show of the display, cancel what stands in the timeslot, put the show there.

    The cancelled show goes to the reruns pile and its cards are discarded (E2.BASE.39, .40).
    """
    if s.players[seat].cash < cost:
        raise EngineBug(f"p{seat + 1} cannot pay {cost} of {s.players[seat].cash}")
    if x.log is not None and cost:
        x.emit(CashChanged(seat, "E2.BASE.39", -cost, lines=lines))
    s, player, cards = _cancelled(x, s, seat, timeslot, "E2.BASE.40", new, -cost)
    if x.log is not None:
        x.emit(CardsMoved(seat, "E2.BASE.38", (new.show,), "display", "lineup"))
    display = _without(s.display, Row.SHOWS, new.show)
    s = s.replace(players=set_player(s, seat, player), display=display)
    return put_away(x, s, seat, cards, "lineup", "E2.BASE.40") if cards else s


def cancel_show(x: X, s: State, seat: int, timeslot: int, rule: str) -> State:
    """The show of a timeslot goes to the reruns pile, its cards are discarded (E2.BASE.40)."""
    s, player, cards = _cancelled(x, s, seat, timeslot, rule, None, 0)
    s = s.replace(players=set_player(s, seat, player))
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
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show.show,), "lineup", "reruns"))
    reruns = (*player.reruns, Rerun.new(show.show, show.token))
    player = player.replace(lineup=lineup, cash=player.cash + cash, reruns=reruns)
    return s, x.game.with_modifiers(player, show.show, *cards, *arrived), cards


def attach(x: X, s: State, seat: int, timeslot: int, slot: int, card: str, rule: str) -> State:
    """A card of the green room goes to a slot of a lineup show; one that lay there is discarded."""
    player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    replaced = show.cards[slot]
    cards = (*show.cards[:slot], card, *show.cards[slot + 1 :])
    # It lies rightside up until conditions are tested, which most cards then pass.
    show = show.replace(cards=cards, up=show.up | 1 << slot)
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = _leave_green_room(x, player, card, lineup)
    player = x.game.with_modifiers(player, card, replaced)
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "green room", "lineup"))
    s = s.replace(players=set_player(s, seat, player))
    return put_away(x, s, seat, (replaced,), "lineup", rule) if replaced else s


def discard_attached(x: X, s: State, seat: int, timeslot: int, slot: int, rule: str) -> State:
    """The card of a slot, if there is one, is discarded (E2.BASE.57)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = show.cards[slot]
    if not card:
        return s
    cards = (*show.cards[:slot], "", *show.cards[slot + 1 :])
    player = set_show(s, seat, timeslot, show.replace(cards=cards, up=show.up & ~(1 << slot)))
    player = x.game.with_modifiers(player, card)
    s = s.replace(players=set_player(s, seat, player))
    return put_away(x, s, seat, (card,), "lineup", rule)


# -- display, decks, green room ----------------------------------------------------------------


def draft(
    x: X,
    s: State,
    seat: int,
    row: Row,
    card: str,
    rule: str,
    *,
    cash: int = 0,
    lines: Lines = (),
) -> State:
    """A card of the display goes to the green room; the row closes up (E2.BASE.19).

    ``cash`` in $M is gained with it, or (negative) paid for it, as ``lines`` say.
    """
    player = s.players[seat]
    if cash:
        if player.cash + cash < 0:
            raise EngineBug(f"p{seat + 1} cannot pay {-cash} of {player.cash}")
        if x.log is not None:
            x.emit(CashChanged(seat, rule, cash, lines=lines))
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "display", "green room"))
    player = _enter_green_room(x, player, card, player.cash + cash)
    display = _without(s.display, row, card)
    return s.replace(players=set_player(s, seat, player), display=display)


def receive(x: X, s: State, seat: int, card: str, rule: str) -> State:
    """A card drawn goes to the green room, or beside the player if it is a mogul."""
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "drawn", "green room"))
    player = s.players[seat]
    player = _enter_green_room(x, player, card, player.cash)
    return s.replace(players=set_player(s, seat, player))


def turn_face_down(x: X, s: State, seat: int, mogul: str, rule: str) -> State:
    """A used mogul is turned over and stays with its owner (E2.MOGUL.09)."""
    if x.log is not None:
        x.emit(MogulUsed(seat, rule, mogul))
    player = s.players[seat]
    player = player.replace(face_down=(*player.face_down, mogul))
    player = x.game.with_modifiers(player, mogul)
    return s.replace(players=set_player(s, seat, player))


def discard_green(x: X, s: State, seat: int, card: str, rule: str) -> State:
    """A card of the green room is discarded (E2.BASE.57)."""
    player = s.players[seat]
    player = x.game.with_modifiers(_leave_green_room(x, player, card, player.lineup), card)
    s = s.replace(players=set_player(s, seat, player))
    return put_away(x, s, seat, (card,), "green room", rule)


def lift(s: State, row: Row, card: str) -> State:
    """A card leaves the display for the frame that will discard it when it is resolved."""
    return s.replace(display=_without(s.display, row, card))


def discard_displayed(x: X, s: State, seat: int, row: Row, card: str, rule: str) -> State:
    """A card of the display is discarded."""
    s = s.replace(display=_without(s.display, row, card))
    return put_away(x, s, seat, (card,), "display", rule)


def put_away(
    x: X,
    s: State,
    seat: int,
    cards: tuple[str, ...],
    origin: str,
    rule: str,
    *,
    secret: bool = False,
) -> State:
    """Cards that are in no zone any more go where discards of their kind go (E2.BASE.57).

    Stars, ads, network cards and moguls go to the bottom of their deck in the order given,
    starter cards and shows leave the game, anomalies return to the supply.
    """
    buried: dict[DeckId, tuple[str, ...]] = {}
    supply, box = s.supply, s.box
    destination = x.game.hooks[s.players[seat].modifiers].destination
    for card in cards:
        target = x.game.card[card].discard
        for hook in destination:
            target = hook(x, s, seat, card, target)
        if x.log is not None:
            back = x.game.back(card)
            x.emit(CardsMoved(seat, rule, (card,), origin, target, backs=(back,), secret=secret))
        if target == "deck":
            deck_id = x.game.deck_of[card]
            buried[deck_id] = (*buried.get(deck_id, ()), card)
        elif target == "supply":
            supply = (*supply, card)
        else:
            box = (*box, card)
    decks = s.decks
    for deck_id, under in buried.items():
        deck = Deck.new(decks[deck_id].top, decks[deck_id].rest + under)
        decks = (*decks[:deck_id], deck, *decks[deck_id + 1 :])
    s = s.replace(decks=decks, supply=supply, box=box)
    if x.game.watches_discards:
        for card in cards:
            for other in range(x.game.seats):
                for hook in x.game.hooks[s.players[other].modifiers].on_any_discarded:
                    s = hook(x, s, other, card)
    return s


def take_from_deck(s: State, deck_id: DeckId, number: int) -> tuple[State, tuple[str, ...]]:
    """The next cards of a deck, as many as there are (E2.BASE.22); they are in no zone yet."""
    deck = s.decks[deck_id]
    from_top = deck.top[:number]
    from_rest = deck.rest[: number - len(from_top)]
    if not from_top and not from_rest:
        return s, ()
    left = Deck.new(deck.top[len(from_top) :], deck.rest[len(from_rest) :])
    return _set_deck(s, deck_id, left), from_top + from_rest


def deal(x: X, s: State, row: Row, deck_id: DeckId, number: int, seat: int, rule: str) -> State:
    """Cards of a deck join a row of the display at its right end (E2.BASE.20)."""
    s, cards = take_from_deck(s, deck_id, number)
    if not cards:
        return s
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, cards, "deck", "display"))
    display = (*s.display[:row], s.display[row] + cards, *s.display[row + 1 :])
    return s.replace(display=display)


def put_on_deck(x: X, s: State, seat: int, rule: str) -> State:
    """An anomaly of the supply, if there is one, goes face up on top of the star deck."""
    if not s.supply:
        return s
    card = s.supply[0]
    deck = s.decks[DeckId.STAR]
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "supply", "deck"))
    s = s.replace(supply=s.supply[1:])
    return _set_deck(s, DeckId.STAR, Deck.new((card, *deck.top), deck.rest))


def _set_deck(s: State, deck_id: DeckId, deck: Deck) -> State:
    return s.replace(decks=(*s.decks[:deck_id], deck, *s.decks[deck_id + 1 :]))


def _without(
    display: tuple[tuple[str, ...], ...], row: int, card: str
) -> tuple[tuple[str, ...], ...]:
    cards = display[row]
    index = cards.index(card)
    closed = cards[:index] + cards[index + 1 :]
    return (*display[:row], closed, *display[row + 1 :])


def _dropped(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _leave_green_room(
    x: X, player: Player, card: str, lineup: tuple[LineupShow | None, ...]
) -> Player:
    if card in player.stars:
        return player.replace(stars=_dropped(player.stars, card), lineup=lineup)
    if x.game.is_ad[card]:
        return player.replace(ads=_dropped(player.ads, card), lineup=lineup)
    return player.replace(network=_dropped(player.network, card), lineup=lineup)


def _enter_green_room(x: X, player: Player, card: str, cash: int) -> Player:
    kind = type(x.game.card[card])
    if kind is Star:
        return player.replace(stars=(*player.stars, card), cash=cash)
    if kind is Ad:
        return player.replace(ads=(*player.ads, card), cash=cash)
    if x.game.deck_of[card] is DeckId.MOGUL:
        player = player.replace(moguls=(*player.moguls, card), cash=cash)
    else:
        player = player.replace(network=(*player.network, card), cash=cash)
    return x.game.with_modifiers(player, card)  # type: ignore[no-any-return]
