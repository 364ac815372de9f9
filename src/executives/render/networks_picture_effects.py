"""What a card of The Networks does, in a short phrase made from its effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from executives.networks.cards import Effect
from executives.render.explanations import counted, joined

PHRASES: dict[str, str] = {
    "gain-cash": "gain ${amount}M",
    "gain-viewers": "gain {viewers}",
    "draw-keep": "draw {draw}, keep one",
    "upkeep-income": "income ${amount}M{per}",
    "round-score": "{viewers}{per} a {round}",
    "show-score": "its show: {viewers}{per}",
    "lineup-expenses": "expenses of each card ${amount}M",
    "spend-rerun": "once a {round}: a rerun leaves the game to advance its genre",
    "end-score": "{viewers}{per} at the end",
    "extra-action": "one more action",
    "raise-season-marker": "season marker of a show up by {amount}",
    "score-show": "viewers of a show at once",
    "score-ad-income": "viewers for the ad income of a show",
    "sell-show": "sell a show for its viewers, then cancel it",
    "turn-up": "turn up to {amount} cards rightside up",
    "advance-genre": "advance a genre of choice",
    "attach-stars": "attach up to {stars}",
    "produce-drawn": "draw {shows}, produce one for free",
    "relieve-penalty": "a show without timeslot penalty",
    "return-stars": "stars of the replaced show come back",
    "multiply-pass": "the pass gives {amount} times as much",
    "choose-side": "its side is chosen",
    "meet-genre-conditions": "genre conditions on its show are met",
    "return-when-cancelled": "comes back when its show is cancelled",
    "turn-up-stars": "other stars of its show turn up",
    "turn-up-ad": "turns up an ad of its show",
    "gain-show-score": "viewers of its show at once{part}",
    "advance-when-produced": "advances {genre} too",
    "pilot-star": "reward: a star",
    "pilot-ad": "reward: an ad",
    "pilot-star-or-ad": "reward: a star or an ad",
    "pilot-cash": "reward: ${amount}M",
    "keep-other-card": "with another one-shot card, which is kept",
    "more-actions": "{amount} actions this turn",
    "share-upkeep": "others pay the upkeep of a timeslot",
    "preferred-timeslot": "a show counts as in its timeslot",
    "reserve-show": "reserve a show of the display",
    "attach-extra-stars": "up to {stars} more on a show",
    "choose-place": "choose a place in the turn order",
    "others-lose-viewers": "all others lose {viewers}",
    "counts-as-archived": "counts as an archived show",
    "viewers-per-ad-income": "{viewers} for each $1M of ad income",
    "double-show": "double a show; its cards for ${amount}M each",
    "develop-any-show": "develop any show of the game",
    "waive-upkeep": "no upkeep in one timeslot",
    "score-stars-again": "attached stars score again",
    "second-mogul": "a second mogul with the next bonus",
    "cash-or-viewers": "or ${amount}M at once",
    "attach-old-show": "the replaced show fills a star slot",
    "guest-star": "one star without a slot on each show",
    "immune": "loses no viewers to others' cards",
}
"""A phrase for each kind of effect; the words in braces are made from its numbers."""

DRAWN = {"network": "network card"}
MONEY = {"cash": "cash", "income-of-ads": "its ad income"}
"""What is counted in $M, by the name of the count."""
SIDES = {"up": "rightside up", "down": "upside down"}


def effect_phrases(game: Any, card: Any) -> tuple[str, ...]:
    """What the effects of a card do, one short phrase each."""
    return tuple(effect_phrase(game, effect) for effect in card.effects)


def effect_phrase(game: Any, effect: Effect) -> str:
    """An effect in a few words; the words of its kind where there is no phrase for it."""
    phrase = PHRASES.get(effect.kind, effect.kind.replace("-", " "))
    words = {
        "amount": effect.amount,
        "viewers": counted(effect.amount, "viewer"),
        "stars": counted(effect.amount, "star"),
        "shows": counted(effect.amount, "show"),
        "per": per_words(effect),
        "part": f", 1 for every {effect.divide}" if effect.divide > 1 else "",
        "draw": draw_words(effect.draw),
        "genre": effect.genre,
        "round": game.words["round"].lower(),
    }
    text = phrase.format(**words)
    if effect.as_action:
        text = f"as an action: {text}"
    return f"{text} ({SIDES[effect.side]})" if effect.side else text


def draw_words(draw: Iterable[tuple[str, int]]) -> str:
    """Cards to be drawn, by their decks, e.g. ``1 star and 2 network cards``."""
    return joined([counted(number, DRAWN.get(deck, deck)) for deck, number in draw])


def per_words(effect: Effect) -> str:
    """What an effect counts: one for each, or for every few of them."""
    if not effect.per or effect.per == "once":
        return ""
    counts = effect.per.replace("-", " ")
    every = str(effect.divide) if effect.divide > 1 else ""
    if effect.per in MONEY:
        return f" for every ${effect.divide}M of {MONEY[effect.per]}"
    return f" for every {every} {counts}" if every else f" for each of the {counts}"
