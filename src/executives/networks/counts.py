"""What card effects can count for a player, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.core.errors import ConfigurationError
from executives.networks.cards import Ad, Effect
from executives.networks.state import LineupShow, Player, Rerun


def _lineup(player: Player) -> list[LineupShow]:
    return [show for show in player.lineup if show is not None]


def _genres(x: Any, player: Player) -> list[str]:
    """The genre of each show in lineup and reruns that has one."""
    shows: list[LineupShow | Rerun] = [*_lineup(player), *player.reruns]
    genres = (show.token or x.game.card[show.show].genre for show in shows)
    return [genre for genre in genres if genre]


def _attached(x: Any, player: Player, *, ads: bool) -> int:
    return sum(
        (type(x.game.card[card]) is Ad) == ads
        for show in _lineup(player)
        for card in show.cards
        if card
    )


def shows_with_an_ad(x: Any, player: Player) -> int:
    """Lineup shows that have at least one ad."""
    return sum(
        any(card and type(x.game.card[card]) is Ad for card in show.cards)
        for show in _lineup(player)
    )


def shows_in_row_3_or_4(x: Any, player: Player) -> int:
    """Lineup shows whose season marker is in row 3 or 4."""
    return sum(show.row >= 3 for show in _lineup(player))


def shows_of_best_genre(x: Any, player: Player) -> int:
    """Shows in lineup and reruns of the genre that has most of them."""
    genres = _genres(x, player)
    return max((genres.count(genre) for genre in genres), default=0)


def different_genres(x: Any, player: Player) -> int:
    """Different genres among lineup and reruns."""
    return len(set(_genres(x, player)))


def reruns_with_genre(x: Any, player: Player) -> int:
    """Shows with a genre in the reruns pile."""
    return sum(bool(rerun.token or x.game.card[rerun.show].genre) for rerun in player.reruns)


def attached_ads(x: Any, player: Player) -> int:
    """Ads attached in the lineup."""
    return _attached(x, player, ads=True)


def attached_stars(x: Any, player: Player) -> int:
    """Stars attached in the lineup."""
    return _attached(x, player, ads=False)


def stars_everywhere(x: Any, player: Player) -> int:
    """Stars in the lineup, and stars and anomalies in the green room (E2.CARDS.43)."""
    return attached_stars(x, player) + len(player.stars)


def green_room_stars(x: Any, player: Player) -> int:
    """Stars and anomalies in the green room."""
    return len(player.stars)


def shows_in_row_1(x: Any, player: Player) -> int:
    """Lineup shows whose season marker is in row 1."""
    return sum(show.row == 1 for show in _lineup(player))


def game_end_network_cards(x: Any, player: Player) -> int:
    """Network cards of the green room that score at the game's end; moguls are none."""
    return sum(x.game.card[card].timing == "game-end" for card in player.network)


def cash(x: Any, player: Player) -> int:
    """Cash in $M."""
    return player.cash


def once(x: Any, player: Player) -> int:
    """One, for what is not counted."""
    return 1


def held_network_cards(x: Any, player: Player) -> int:
    """Network cards in the green room (E1.CARDS.19)."""
    return len(player.network)


def _cancelled(player: Player) -> tuple[Rerun, ...]:
    """The shows in reruns and, in the first edition, in the archives."""
    return player.reruns + (player.shelf.archives if player.shelf is not None else ())


def archived_shows(x: Any, player: Player) -> int:
    """Shows in the archives, and held cards that count as one (E1.CARDS.18, .20)."""
    archived: int = len(player.shelf.archives) if player.shelf is not None else 0
    for card in player.network:
        effects = x.game.card[card].effects
        archived += sum(effect.kind == "counts-as-archived" for effect in effects)
    return archived


def archived_shows_beyond_5(x: Any, player: Player) -> int:
    """Archived shows after the fifth (E1.CARDS.20)."""
    return max(archived_shows(x, player) - 5, 0)


def genres_of_all_shows(x: Any, player: Player) -> int:
    """Different genres among lineup, reruns and archives (E1.CARDS.32)."""
    shows: list[LineupShow | Rerun] = [*_lineup(player), *_cancelled(player)]
    genres = {show.token or x.game.card[show.show].genre for show in shows}
    return len(genres - {""})


def cancelled_with_genre(x: Any, player: Player) -> int:
    """Shows with a genre in reruns and archives (E1.CARDS.32)."""
    cancelled = _cancelled(player)
    return sum(bool(rerun.token or x.game.card[rerun.show].genre) for rerun in cancelled)


COUNTS: dict[str, Callable[[Any, Player], int]] = {
    "shows-with-an-ad": shows_with_an_ad,
    "shows-in-row-1": shows_in_row_1,
    "shows-in-row-3-or-4": shows_in_row_3_or_4,
    "shows-of-best-genre": shows_of_best_genre,
    "different-genres": different_genres,
    "reruns-with-genre": reruns_with_genre,
    "attached-ads": attached_ads,
    "attached-stars": attached_stars,
    "stars-everywhere": stars_everywhere,
    "green-room-stars": green_room_stars,
    "game-end-network-cards": game_end_network_cards,
    "cash": cash,
    "once": once,
    "held-network-cards": held_network_cards,
    "archived-shows": archived_shows,
    "archived-shows-beyond-5": archived_shows_beyond_5,
    "genres-of-all-shows": genres_of_all_shows,
    "cancelled-with-genre": cancelled_with_genre,
}


def count(x: Any, player: Player, name: str) -> int:
    """The number that a card effect's ``per`` stands for."""
    return COUNTS[name](x, player)


def amount_of(x: Any, player: Player, effect: Effect) -> int:
    """What an effect makes of what it counts for its holder."""
    return effect.amount * (count(x, player, effect.per) // effect.divide)


def check_count(name: str, card: str, without: tuple[str, ...] = ()) -> None:
    """Refuse a ``per`` that counts nothing known, or is one of those left out."""
    known = [count for count in COUNTS if count not in without]
    if name not in known:
        raise ConfigurationError(f"card {card!r} counts {name!r}; known are {', '.join(known)}")
