"""What is pending in the middle of an effect of The Networks, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from executives.core.explanations import kind_words
from executives.core.visibility import PartView
from executives.networks.first_edition.pilots import DraftingView, PilotHandView
from executives.networks.frames import ChoosingExecutivesView, HandView, Resolved, Turn
from executives.networks.state import View
from executives.render.explanations import player as player_name
from executives.render.networks_picture_cards import back_card, card_of, genre_chip
from executives.render.pictures import Card, Chip, Item, Panel, Row, Words


def pending_panels(game: Any, view: View) -> tuple[Panel, ...]:
    """A panel with what is pending besides the turn; none where there is nothing."""
    rows = tuple(pending_rows(game, view))
    return (Panel(key="pending", title="Pending", rows=rows),) if rows else ()


def pending_rows(game: Any, view: View) -> Iterator[Row]:
    """The frames from the top of the stack on: the decision, then all that hold cards."""
    for depth, frame in enumerate(reversed(view.pending)):
        shown: Any = frame
        if isinstance(shown, (ChoosingExecutivesView, DraftingView)):
            yield from (hand_row(game, view, hand) for hand in shown.hands)
        elif hasattr(shown, "seat") and not isinstance(shown, Turn):
            is_holding = getattr(shown, "cards", ()) or isinstance(shown, Resolved)
            if depth == 0 or is_holding or getattr(shown, "drawn", ""):
                yield frame_row(game, view, shown)


# -- hands ----------------------------------------------------------------------------------------


def hand_row(game: Any, view: View, hand: HandView | PilotHandView) -> Row:
    """A hand in a simultaneous choice: its owner sees the faces, all others the backs."""
    make: Any = card_of
    if isinstance(hand, HandView):
        what, cards, picked, make = "executive", hand.boards, hand.chosen, executive_card
    else:
        what, cards, picked = "hand", hand.cards, hand.picked
    if hand.seat == view.seat:
        chosen = [("chosen",) if index == picked else () for index in range(len(cards))]
        faces = zip(cards, chosen, strict=True)
        items: tuple[Item, ...] = tuple(make(game, card, *notes) for card, notes in faces)
    else:
        items = tuple(back_card(back) for back in cards)
    state = Words(text="has chosen" if picked >= 0 else "has not chosen yet", faint=True)
    return Row(label=f"{player_name(game, hand.seat)}: {what}", items=(*items, state))


def executive_card(game: Any, executive: str, *notes: str) -> Card:
    """An executive board that was dealt."""
    plugin = game.executive[executive]
    complexity = f"complexity {plugin.complexity}"
    return Card(key=executive, name=plugin.name, kind="executive", notes=(complexity, *notes))


# -- other frames ---------------------------------------------------------------------------------


def frame_row(game: Any, view: View, frame: Any) -> Row:
    """What a player is about, in words, with the cards and places that it is about."""
    words = "drawn cards" if getattr(frame, "cards", ()) else frame_words(frame)
    items: list[Item] = [Words(text=words)]
    for field in attrs.fields(type(frame)):
        make = FIELDS.get(field.name)
        if make is not None:
            items += make(game, view, frame, getattr(frame, field.name))
    return Row(label=player_name(game, frame.seat), items=tuple(items))


def frame_words(frame: Any) -> str:
    """The kind of a frame in words; the view of one is called like it."""
    return kind_words(type(frame)).removesuffix(" view")


def drawn_cards(game: Any, view: View, frame: Any, cards: Any) -> list[Item]:
    """Cards drawn: their faces for who drew them; others see those of anomalies only."""
    if frame.seat == view.seat or not isinstance(frame, PartView):
        return open_cards(game, view, frame, cards)
    return [
        card_of(game, word) if word in game.anomalies else back_card(word) for word in _words(cards)
    ]


def open_cards(game: Any, view: View, frame: Any, cards: Any) -> list[Item]:
    """A card, or several, that everybody may know."""
    return [card_of(game, card) for card in _words(cards) if card in game.card]


def drawn_card(game: Any, view: View, frame: Any, card: Any) -> list[Item]:
    """The drawn show of a production, unless it is named as the show already."""
    return [] if card == getattr(frame, "show", "") else open_cards(game, view, frame, card)


def timeslot_chip(game: Any, view: View, frame: Any, timeslot: Any) -> list[Item]:
    """A timeslot by its name."""
    names = dict(enumerate(game.boards.timeslots))
    return [Chip(word="timeslot", number=names[timeslot])] if timeslot in names else []


def slot_chip(game: Any, view: View, frame: Any, slot: Any) -> list[Item]:
    """A slot, counted from 1; of several the next one."""
    next_one = slot[0] if isinstance(slot, tuple) and slot else slot
    return [Chip(word="slot", number=str(next_one + 1))] if isinstance(next_one, int) else []


def genre_item(game: Any, view: View, frame: Any, genre: Any) -> list[Item]:
    """A genre."""
    return [genre_chip(game, genre)] if genre in game.boards.genres else []


def doubled_chips(game: Any, view: View, frame: Any, cards: Any) -> list[Item]:
    """The cards whose doubling is paid already."""
    return [
        Chip(word="doubled", number=game.card[card].name)
        for card in _words(cards)
        if card in game.card
    ]


def limit_chip(game: Any, view: View, frame: Any, limit: Any) -> list[Item]:
    """How many there may be in all."""
    return [Chip(word="at most", number=str(limit))] if isinstance(limit, int) else []


def asker_chip(game: Any, view: View, frame: Any, asker: Any) -> list[Item]:
    """Who asks."""
    is_seat = isinstance(asker, int) and 0 <= asker < game.seats
    return [Chip(word="asked by", number=player_name(game, asker))] if is_seat else []


def waived_chip(game: Any, view: View, frame: Any, waived: Any) -> list[Item]:
    """Whether slots that are required may stay empty."""
    return [Chip(word="all slots may stay empty")] if waived is True else []


def skips_chip(game: Any, view: View, frame: Any, skips: Any) -> list[Item]:
    """How many slots that are required may stay empty."""
    is_some = isinstance(skips, int) and skips > 0
    return [Chip(word="required slots that may stay empty", number=str(skips))] if is_some else []


def left_chip(game: Any, view: View, frame: Any, left: Any) -> list[Item]:
    """How often, or what, is left."""
    if isinstance(left, int):
        return [Chip(word="left", number=str(left))]
    return word_chips(game, view, frame, left)


def word_chips(game: Any, view: View, frame: Any, words: Any) -> list[Item]:
    """Words such as the options of a production that were declared."""
    return [Chip(word=word.replace("-", " ")) for word in _words(words)]


def _words(value: Any) -> tuple[str, ...]:
    """The words of a field: frames of plugins may have anything in one of the same name."""
    several = value if isinstance(value, tuple) else (value,)
    return tuple(word for word in several if isinstance(word, str) and word)


FIELDS: dict[str, Any] = {
    "cards": drawn_cards,
    "show": open_cards,
    "card": open_cards,
    "mogul": open_cards,
    "signed": open_cards,
    "terms": open_cards,
    "drawn": drawn_card,
    "timeslot": timeslot_chip,
    "slot": slot_chip,
    "todo": slot_chip,
    "genre": genre_item,
    "left": left_chip,
    "limit": limit_chip,
    "waived": waived_chip,
    "skips": skips_chip,
    "declared": word_chips,
    "size": word_chips,
    "doubled": doubled_chips,
    "asker": asker_chip,
}
"""How the fields of frames are shown, by their names; others are not."""
