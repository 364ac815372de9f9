"""Atoms of the first edition: archives, genre bonuses, the mogul display, turn order."""

from __future__ import annotations

from typing import Any

from executives.core.streams import Stream
from executives.networks.atoms.wealth import set_player
from executives.networks.atoms.zones import put_away, without
from executives.networks.events import (
    BonusGained,
    CardsMoved,
    OrderChanged,
    TokensChanged,
    UpkeepShared,
)
from executives.networks.modifiers import State, X
from executives.networks.state import Deck, LineupShow, Reserved, Row, Season, Shelf


def shelved(s: State, seat: int, **changes: Any) -> State:
    """The state with another shelf of a player."""
    player = s.players[seat]
    shelf: Shelf | None = player.shelf
    assert shelf is not None
    player = player.replace(shelf=shelf.replace(**changes))
    return s.set_players(set_player(s, seat, player))


def season_of(s: State) -> Season:
    """What lies on the table in this edition only."""
    assert s.season is not None
    return s.season


def note_bonus(x: X, s: State, seat: int, bonus: str, rule: str) -> State:
    """A genre bonus is gained, and cannot be gained again (E1.GENREBONUS.03)."""
    if x.log is not None:
        x.emit(BonusGained(seat, rule, bonus))
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelved(s, seat, bonuses=(*shelf.bonuses, bonus))


def change_tokens(x: X, s: State, seat: int, amount: int, rule: str) -> State:
    """A player gains donor tokens of the supply, as far as there are some, or spends its own.

    Spent ones return to the supply (E1.TELETHON.02, .22).
    """
    season, shelf = season_of(s), s.players[seat].shelf
    assert shelf is not None
    amount = min(amount, season.tokens)
    if not amount:
        return s
    if x.log is not None:
        x.emit(TokensChanged(seat, rule, amount))
    s = s.replace(season=season.replace(tokens=season.tokens - amount))
    return remodified(x, shelved(s, seat, tokens=shelf.tokens + amount), seat)


def ignore_timeslots(x: X, s: State, seat: int, ignored: int) -> State:
    """The income and the expenses of these timeslots (bits) count for nothing."""
    return remodified(x, shelved(s, seat, ignored=ignored), seat)


def share_upkeep(x: X, s: State, seat: int, timeslot: int, share: int, rule: str) -> State:
    """Every other player pays ``share`` in $M for the upkeep of a timeslot (E1.CARDS.09)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    if x.log is not None:
        x.emit(UpkeepShared(seat, rule, show.show, share))
    for other, player in enumerate(s.players):
        shelf = player.shelf
        assert shelf is not None
        if other == seat:
            relief = list(shelf.relief or (0,) * len(player.lineup))
            relief[timeslot] += share * (x.game.seats - 1)
            s = shelved(s, seat, relief=tuple(relief))
        else:
            s = shelved(s, other, owed=shelf.owed + share)
        s = remodified(x, s, other)
    return s


def clear_shares(x: X, s: State, seat: int) -> State:
    """A player pays for nobody, and nobody for the player."""
    return remodified(x, shelved(s, seat, relief=(), owed=0), seat)


def remodified(x: X, s: State, seat: int) -> State:
    """The state with the modifiers of a player brought up to date with the shelf."""
    player = s.players[seat]
    active = x.game.active_modifiers(player)
    if active == player.modifiers:
        return s
    return s.set_players(set_player(s, seat, player.replace(modifiers=active)))


def reserve(x: X, s: State, seat: int, card: str, show: str, rule: str) -> State:
    """A show of the display lies on a network card, which leaves the green room (E1.CARDS.12)."""
    player = s.players[seat]
    assert player.shelf is not None
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show,), "display", "reserved"))
    shelf = player.shelf.replace(reserved=(*player.shelf.reserved, Reserved(card, show, True)))
    network = tuple(held for held in player.network if held != card)
    player = x.game.with_modifiers(player.replace(network=network, shelf=shelf), card)
    return s.set_players_display(set_player(s, seat, player), without(s.display, Row.SHOWS, show))


def release(x: X, s: State, seat: int, one: Reserved, rule: str, *, keep: bool) -> State:
    """A reserved show lies nowhere any more; its card is discarded, or ``keep``: held again."""
    player = s.players[seat]
    assert player.shelf is not None
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (one.show,), "reserved", "drawn"))
        if keep:
            x.emit(CardsMoved(seat, rule, (one.card,), "reserved", "green room"))
    left = tuple(other for other in player.shelf.reserved if other != one)
    player = player.replace(shelf=player.shelf.replace(reserved=left))
    if keep:
        player = player.replace(network=(*player.network, one.card))
    player = x.game.with_modifiers(player, one.card)
    s = s.set_players(set_player(s, seat, player))
    return s if keep else put_away(x, s, seat, (one.card,), "reserved", rule, used=True)


def archive_reruns(x: X, s: State, seat: int, rule: str) -> State:
    """The shows in reruns go to the archives (E1.BASE.52)."""
    player = s.players[seat]
    if not player.reruns:
        return s
    if x.log is not None:
        shows = tuple(rerun.show for rerun in player.reruns)
        x.emit(CardsMoved(seat, rule, shows, "reruns", "archives"))
    assert player.shelf is not None
    shelf = player.shelf.replace(archives=player.shelf.archives + player.reruns)
    return s.set_players(set_player(s, seat, player.replace(reruns=(), shelf=shelf)))


def take_show(x: X, s: State, seat: int, show: str, rule: str) -> State:
    """A show is taken out of the own reruns or archives, the box, a deck, or what is out of play.

    It lies nowhere afterwards.  A deck that was searched is shuffled (E1.CARDS.23).
    """
    player = s.players[seat]
    shelf: Shelf | None = player.shelf
    assert shelf is not None
    origin = "box"
    piles = {"reruns": player.reruns, "archives": shelf.archives}
    for name, pile in piles.items():
        left = tuple(rerun for rerun in pile if rerun.show != show)
        if left != pile:
            origin, piles = name, {**piles, name: left}
    if origin != "box":
        shelf = shelf.replace(archives=piles["archives"])
        player = player.replace(reruns=piles["reruns"], shelf=shelf)
        s = s.set_players(set_player(s, seat, player))
    box = tuple(card for card in s.box if card != show)
    decks = list(s.decks)
    for deck_id, deck in enumerate(s.decks):
        cards = deck.top + deck.rest
        if show in cards:
            origin = "deck"
            left_cards = tuple(card for card in cards if card != show)
            stream = Stream(s.seed, "deck searched", deck_id, len(left_cards))
            decks[deck_id] = Deck((), stream.shuffled(left_cards))
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show,), origin, "drawn"))
    return s.replace(box=box, decks=tuple(decks))


def place_pilot(x: X, s: State, seat: int, timeslot: int, show: LineupShow, rule: str) -> State:
    """A pilot show stands in a timeslot (E1.PILOT.02)."""
    player = s.players[seat]
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show.show,), "hand", "lineup"))
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = x.game.with_modifiers(player.set_lineup(lineup), show.show)
    return s.set_players(set_player(s, seat, player))


def show_moguls(x: X, s: State, moguls: tuple[str, ...], rule: str) -> State:
    """Moguls that were drawn join the display (E1.SETUP.31)."""
    if x.log is not None:
        x.emit(CardsMoved(max(s.first, 0), rule, moguls, "deck", "mogul display"))
    season = season_of(s)
    return s.replace(season=season.replace(moguls=season.moguls + moguls))


def take_displayed_mogul(x: X, s: State, seat: int, mogul: str, rule: str) -> State:
    """A mogul of the display goes to a player (E1.MOGUL.04)."""
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (mogul,), "mogul display", "moguls"))
    season = season_of(s)
    left = tuple(other for other in season.moguls if other != mogul)
    player = s.players[seat]
    player = x.game.with_modifiers(player.replace(moguls=(*player.moguls, mogul)), mogul)
    return s.replace(players=set_player(s, seat, player), season=season.replace(moguls=left))


def remove_moguls(x: X, s: State, moguls: tuple[str, ...], rule: str) -> State:
    """Moguls of the display leave the game (E1.SOLO.08)."""
    if x.log is not None:
        x.emit(CardsMoved(0, rule, moguls, "mogul display", "box"))
    season = season_of(s)
    left = tuple(other for other in season.moguls if other not in moguls)
    return s.replace(season=season.replace(moguls=left), box=s.box + moguls)


def set_order(x: X, s: State, order: tuple[int, ...], rule: str) -> State:
    """The turn order of the season (E1.BASE.20)."""
    if x.log is not None:
        x.emit(OrderChanged(order[0], rule, order))
    return s.replace(season=season_of(s).replace(order=order), first=order[0])
