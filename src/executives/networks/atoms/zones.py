"""Atoms of the display, the decks, the green rooms and discards."""

from __future__ import annotations

from executives.core.errors import EngineBug
from executives.core.tally import Lines
from executives.networks.atoms.wealth import set_player
from executives.networks.cards import Ad, Star
from executives.networks.events import CardsMoved, CashChanged, MogulUsed
from executives.networks.modifiers import State, X
from executives.networks.state import Deck, DeckId, LineupShow, Player, Row


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
    display = without(s.display, row, card)
    return s.set_players_display(set_player(s, seat, player), display)


def receive(x: X, s: State, seat: int, card: str, rule: str) -> State:
    """A card drawn goes to the green room, or beside the player if it is a mogul."""
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (card,), "drawn", "green room"))
    player = s.players[seat]
    player = _enter_green_room(x, player, card, player.cash)
    return s.set_players(set_player(s, seat, player))


def turn_face_down(x: X, s: State, seat: int, mogul: str, rule: str) -> State:
    """A used mogul is turned over and stays with its owner (E2.MOGUL.09)."""
    if x.log is not None:
        x.emit(MogulUsed(seat, rule, mogul))
    player = s.players[seat]
    player = player.replace(face_down=(*player.face_down, mogul))
    player = x.game.with_modifiers(player, mogul)
    return s.set_players(set_player(s, seat, player))


def discard_green(x: X, s: State, seat: int, card: str, rule: str, *, used: bool = False) -> State:
    """A card of the green room is discarded, for its effect if it is ``used`` (E2.BASE.57)."""
    player = s.players[seat]
    player = x.game.with_modifiers(leave_green_room(x, player, card, player.lineup), card)
    s = s.set_players(set_player(s, seat, player))
    return put_away(x, s, seat, (card,), "green room", rule, used=used)


def lift(s: State, row: Row, card: str) -> State:
    """A card leaves the display for the frame that will discard it when it is resolved."""
    return s.set_display(without(s.display, row, card))


def discard_displayed(x: X, s: State, seat: int, row: Row, card: str, rule: str) -> State:
    """A card of the display is discarded."""
    s = s.set_display(without(s.display, row, card))
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
    used: bool = False,
) -> State:
    """Cards that are in no zone any more go where discards of their kind go (E2.BASE.57).

    Stars, ads, network cards and moguls go to the bottom of their deck in the order given,
    starter cards and shows leave the game, anomalies return to the supply; where they are treated
    like stars, those ``used`` do (E1.BASE.17).
    """
    if len(cards) == 1 and x.log is None and cards[0] in x.game.simply_buried:
        deck_id = x.game.deck_of[cards[0]]
        deck = s.decks[deck_id]
        return _set_deck(s, deck_id, Deck.new(deck.top, deck.rest + cards))
    buried: dict[DeckId, tuple[str, ...]] = {}
    supply, box = s.supply, s.box
    # Cards of the display are nobody's, so no executive says where they go.
    owned = origin != "display"
    destination = x.game.hooks[s.players[seat].modifiers].destination if owned else ()
    for card in cards:
        target = x.game.card[card].discard if used else x.game.discards[card]
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
    return s.set_display(display)


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


def put_under(x: X, s: State, seat: int, cards: tuple[str, ...], rule: str) -> State:
    """Cards drawn go back to the bottom of their decks unseen, in the order given."""
    for card in cards:
        deck_id = x.game.deck_of[card]
        if x.log is not None:
            backs = x.game.back((card,))
            x.emit(CardsMoved(seat, rule, (card,), "drawn", "deck", backs=backs, secret=True))
        deck = s.decks[deck_id]
        s = _set_deck(s, deck_id, Deck.new(deck.top, (*deck.rest, card)))
    return s


def spend(s: State, seat: int, card: str) -> State:
    """The effect of a held card is used up for this round."""
    player = s.players[seat]
    return s.set_players(set_player(s, seat, player.replace(spent=(*player.spent, card))))


def _set_deck(s: State, deck_id: DeckId, deck: Deck) -> State:
    return s.set_decks((*s.decks[:deck_id], deck, *s.decks[deck_id + 1 :]))


def without(
    display: tuple[tuple[str, ...], ...], row: int, card: str
) -> tuple[tuple[str, ...], ...]:
    """The display with a card taken out; its row closes up to the left (E2.BASE.19)."""
    cards = display[row]
    index = cards.index(card)
    closed = cards[:index] + cards[index + 1 :]
    return (*display[:row], closed, *display[row + 1 :])


def _dropped(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def leave_green_room(
    x: X, player: Player, card: str, lineup: tuple[LineupShow | None, ...]
) -> Player:
    """The player without a card of the green room, and with another lineup."""
    if card in player.stars:
        return player.set_stars_lineup(_dropped(player.stars, card), lineup)
    if x.game.is_ad[card]:
        return player.set_ads_lineup(_dropped(player.ads, card), lineup)
    return player.replace(network=_dropped(player.network, card), lineup=lineup)


def _enter_green_room(x: X, player: Player, card: str, cash: int) -> Player:
    kind = type(x.game.card[card])
    if kind is Star:
        return player.set_stars_cash((*player.stars, card), cash)
    if kind is Ad:
        return player.set_ads_cash((*player.ads, card), cash)
    if x.game.deck_of[card] is DeckId.MOGUL:
        player = player.replace(moguls=(*player.moguls, card), cash=cash)
    else:
        player = player.set_network_cash((*player.network, card), cash)
    return x.game.with_modifiers(player, card)  # type: ignore[no-any-return]
