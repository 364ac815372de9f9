"""Cards of The Networks in pictures: what a player reads on them, and what lies on a show."""

from __future__ import annotations

from typing import Any

import attrs

from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star
from executives.networks.state import LineupShow, Rerun
from executives.render.explanations import counted
from executives.render.networks_picture_effects import effect_phrases
from executives.render.pictures import HUES, NO_HUE, Card, Chip

Notes = tuple[str, ...]

SLOTS = {"!": "required", "?": "optional"}
BACKS = {
    "round_1": "show",
    "round_2_3": "show",
    "round_4_5": "show",
    "network": "network card",
    "executive": "executive board",
}
"""What lies face down, by its back; others are called by their back."""


def genre_hue(game: Any, genre: str) -> int:
    """The hue of a genre, by its place among the genres of the game."""
    genres = game.boards.genres
    return genres.index(genre) % HUES if genre in genres else NO_HUE


def genre_chip(game: Any, genre: str, number: str = "") -> Chip:
    """A genre as a token."""
    return Chip(word=genre, number=number, hue=genre_hue(game, genre))


def back_card(back: str) -> Card:
    """A card of which only the back is seen."""
    return Card(key=back, name=BACKS.get(back, back), lies="back")


def card_of(game: Any, slug: str, *notes: str, lies: str = "") -> Card:
    """A card face up with all that is read on it; ``notes`` come before that."""
    card = game.card[slug]
    kind, printed = KINDS[type(card)]
    scale = tuple(map(str, card.viewers)) if isinstance(card, Show) else ()
    hue = genre_hue(game, card.genre) if isinstance(card, Show) else NO_HUE
    return Card(
        key=slug,
        name=card.name,
        kind=kind,
        hue=hue,
        notes=(*notes, *printed(card), *effect_phrases(game, card)),
        scale=scale,
        lies=lies,
    )


# -- what is printed ------------------------------------------------------------------------------


def show_notes(card: Show) -> Notes:
    """Genre, timeslot, cost, expenses, slots, and what else counts of a show."""
    where = f"{card.timeslot} timeslot" if card.timeslot == "any" else card.timeslot
    found = [card.genre or "no genre", where, f"cost ${card.cost}M"]
    if card.expenses:
        found.append(f"expenses ${card.expenses}M")
    if 0 <= card.lower != card.viewers[0]:
        found.append(f"first row {card.lower} outside its timeslot")
    if card.slots:
        found.append(f"slots: {', '.join(slot_words(slot) for slot in card.slots)}")
    found.append(rerun_note(card))
    return tuple(found)


def rerun_note(card: Show) -> str:
    """What a show scores once it is a rerun."""
    return f"rerun: {counted(card.rerun, 'viewer')}"


def slot_words(slot: str) -> str:
    """A slot in words, e.g. ``star!`` as ``star (required)``."""
    what = slot[:-1] if slot[:-1] != "either" else "star or ad"
    return f"{what} ({SLOTS[slot[-1]]})"


def star_notes(card: Star) -> Notes:
    """Cost, expenses, viewers by side and the condition of a star."""
    found = [f"cost ${card.cost}M"]
    if card.expenses:
        found.append(f"expenses ${card.expenses}M")
    if card.attachable:
        up, down = star_viewers(card, up=True), star_viewers(card, up=False)
        found.append(f"viewers {up} up, {down} down" if up != down else f"viewers {up}")
    found += condition_notes(card.condition)
    return tuple(found)


def star_viewers(card: Star, *, up: bool) -> str:
    """The viewers of a star on one side; by season row where it ages."""
    rows, number = (card.up_rows, card.up) if up else (card.down_rows, card.down)
    return "-".join(map(str, rows)) if rows else str(number)


def ad_notes(card: Ad) -> Notes:
    """Cash on signing, income by side and the condition of an ad."""
    found = [f"${card.bonus}M on signing"]
    if card.up or card.down or not (card.viewers_up or card.viewers_down):
        same = card.up == card.down
        found.append(f"income ${card.up}M" + ("" if same else f" up, ${card.down}M down"))
    if card.viewers_up or card.viewers_down:
        same = card.viewers_up == card.viewers_down
        viewers = f"viewers {card.viewers_up}"
        found.append(viewers + ("" if same else f" up, {card.viewers_down} down"))
    found += condition_notes(card.condition)
    return tuple(found)


def condition_notes(condition: str) -> Notes:
    """When a card lies rightside up."""
    if not condition:
        return ()
    what, _, which = condition.partition(" ")
    return (f"up if {what.replace('-', ' ')} {which}".rstrip(),)


def timing_notes(card: NetworkCard | Mogul) -> Notes:
    """When a card is used."""
    return (card.timing.replace("-", " "),)


KINDS: dict[type[Any], tuple[str, Any]] = {
    Show: ("show", show_notes),
    Star: ("star", star_notes),
    Ad: ("ad", ad_notes),
    NetworkCard: ("network card", timing_notes),
    Mogul: ("mogul", timing_notes),
}
"""What a card is called, and what is printed on it, by its class."""


# -- where cards lie ------------------------------------------------------------------------------


def lineup_card(game: Any, show: LineupShow) -> Card:
    """A lineup show: season marker, genre token, and the cards on its slots."""
    printed = card_of(game, show.show)
    hue, notes = printed.hue, printed.notes
    if show.timely:
        notes = ("counts as in its timeslot", *notes)
    if show.token:
        hue, notes = genre_hue(game, show.token), (f"genre token: {show.token}", *notes)
    on = tuple(attached_card(game, show, slot) for slot in range(len(show.cards)))
    return attrs.evolve(printed, hue=hue, notes=notes, at=show.row - 1, on=on)


def attached_card(game: Any, show: LineupShow, slot: int) -> Card | None:
    """The card on a slot as it lies; None for an empty slot."""
    slug = show.cards[slot]
    if not slug:
        return None
    notes: list[str] = []
    guest = slot - len(show.cards) + len(show.guests)
    if guest >= 0:
        notes.append(f"guest by {source_name(game, show.guests[guest])}")
    elif slot >= len(game.card[show.show].slots):
        notes.append("needs no slot")
    if show.old_token and isinstance(game.card[slug], Show):
        notes.append(f"genre token: {show.old_token}")
    return card_of(game, slug, *notes, lies="up" if show.up >> slot & 1 else "down")


def source_name(game: Any, source: str) -> str:
    """The name of the executive or card from which something comes."""
    known = game.card.get(source) or game.executive.get(source)
    return str(known.name) if known is not None else source


def stored_card(game: Any, rerun: Rerun) -> Card:
    """A show in reruns or archives, with the genre token that stays on it: its name and genre."""
    card = game.card[rerun.show]
    genre = rerun.token or card.genre
    token = f"genre token: {rerun.token}" if rerun.token else genre or "no genre"
    return Card(
        key=rerun.show,
        name=card.name,
        kind="show",
        hue=genre_hue(game, genre),
        notes=(token, rerun_note(card)),
    )
