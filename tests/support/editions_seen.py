"""What is looked at in the scenes that are played in both editions: named observations.

Ann is the one whom a scene is about; what is named without a player is hers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from executives.networks.state import DeckId
from support.table import Table

Seen = int | str
ANN = 0
KINDS = {"Star": "star", "Ad": "ad", "NetworkCard": "network card", "Mogul": "mogul"}
MACHINE = ("anomaly-", "dimension-card-")


@attrs.frozen
class Played:
    """A table after a scene, with the events of all its decisions."""

    table: Table
    events: tuple[Any, ...]

    @property
    def ann(self) -> Any:
        """What Ann owns."""
        return self.table.state.players[ANN]

    def words(self, start: str) -> str:
        """The further words of Ann's legal decisions that begin with one, or ``nothing``."""
        legal = sorted(self.table.legal("Ann"))
        found = [text.removeprefix(start) for text in legal if text.startswith(start)]
        return ", ".join(found) or "nothing"


def choices(played: Played) -> str:
    """The kinds of decisions that Ann may make, by their first words."""
    found = sorted({text.split()[0] for text in played.table.legal("Ann")})
    return ", ".join(found) or "none"


def offered(played: Played, start: str) -> int:
    """How many decisions with this beginning Ann may make."""
    return sum(text.startswith(start) for text in played.table.legal("Ann"))


def rewards(played: Played) -> str:
    """Whether Ann may leave the round now, and between which rewards she may choose."""
    table = played.table
    word = "drop " if table.game.edition == "first" else "pass "
    if not offered(played, word):
        return "may not leave"
    return f"may leave for {played.words(word).replace(', ', ' or ')}"


def turns(played: Played) -> str:
    """Whose turns began, in their order; those are not told that were only passed over."""
    names = played.table.game.players
    return ", ".join(
        names[event.seat] for event in played.events if type(event).__name__ == "TurnStarted"
    )


def order(played: Played) -> str:
    """The players in the order of this round's turns."""
    state, names = played.table.state, played.table.game.players
    if state.season is not None:
        return ", ".join(names[seat] for seat in state.season.order)
    return ", ".join(names[(state.first + step) % len(names)] for step in range(len(names)))


def archives(played: Played) -> int:
    """The shows in Ann's archives; the second edition has none."""
    shelf = played.ann.shelf
    return 0 if shelf is None else len(shelf.archives)


def winners(played: Played) -> str:
    """Who has won."""
    result = played.table.game.result(played.table.state)
    return " and ".join(played.table.game.players[seat] for seat in result.winners)


def to_decide(played: Played) -> str:
    """Who has a decision to make."""
    return ", ".join(played.table.to_act())


def on_air(played: Played) -> int:
    """How many shows Ann has in her lineup."""
    return sum(show is not None for show in played.ann.lineup)


def of_drama(played: Played) -> str:
    """Whether a show of Drama is in a deck or in the display."""
    state, cards = played.table.state, played.table.game.card
    slugs = [slug for pile in state.decks for slug in (*pile.top, *pile.rest)]
    found = [cards[slug] for slug in (*slugs, *state.display[0])]
    return "yes" if any(getattr(card, "genre", "") == "drama" for card in found) else "no"


def kept_of(played: Played) -> dict[str, int]:
    """The cards drawn of which Ann keeps one, by their kinds."""
    keeps = [text.split()[1] for text in played.table.legal("Ann") if text.startswith("keep ")]
    kinds = [KINDS[type(played.table.game.card[slug]).__name__] for slug in keeps]
    return {kind: kinds.count(kind) for kind in KINDS.values() if kind in kinds}


def moguls_offered(played: Played) -> int:
    """Between how many moguls Ann may choose: those drawn, or those of the display."""
    return kept_of(played).get("mogul", 0) + offered(played, "take-mogul ")


def bonus(played: Played) -> str:
    """What Ann has drawn or may draw for a genre bonus."""
    drawn = [f"{number} {kind}{'s' * (number > 1)}" for kind, number in kept_of(played).items()]
    if drawn:
        return f"one of {drawn[0]}" if len(drawn) == 1 else " or ".join(drawn)
    draws = played.words("draw ").replace(", ", " or ")
    if draws == "nothing":
        return "none"
    moguls = offered(played, "take-mogul ")
    return f"{draws}, and one of {moguls} moguls" if moguls else draws


def moguls_displayed(played: Played) -> int:
    """The moguls on display; the second edition has a deck only."""
    season = played.table.state.season
    return 0 if season is None else len(season.moguls)


def machine_cards(played: Played) -> int:
    """How many cards of the time machine lie in the star deck."""
    stars = played.table.state.decks[DeckId.STAR]
    return sum(slug.startswith(MACHINE) for slug in (*stars.top, *stars.rest))


def may(start: str) -> Callable[[Played], str]:
    """An observation: whether Ann may make a decision with this beginning."""
    return lambda played: "yes" if offered(played, start) else "no"


OBSERVATIONS: dict[str, tuple[str, Callable[[Played], Seen]]] = {
    "cash": ("${}M", lambda played: played.ann.cash),
    "viewers": ("{} viewers", lambda played: played.ann.viewers),
    "reruns": ("{} in reruns", lambda played: len(played.ann.reruns)),
    "archives": ("{} in the archives", archives),
    "moguls": ("{} moguls", lambda played: len(played.ann.moguls)),
    "moguls offered": ("{} moguls to choose from", moguls_offered),
    "moguls on display": ("{} moguls on display", moguls_displayed),
    "bonus": ("bonus: {}", bonus),
    "stars on display": ("{} stars on display", lambda played: len(played.table.state.display[1])),
    "shows on display": ("{} shows on display", lambda played: len(played.table.state.display[0])),
    "on air": ("{} shows on air", on_air),
    "choices": ("may: `{}`", choices),
    "rewards": ("{}", rewards),
    "turns": ("turns: {}", turns),
    "turn order": ("turn order: {}", order),
    "to decide": ("to decide: {}", to_decide),
    "winners": ("winner: {}", winners),
    "outcome": ("{}", lambda played: played.table.game.result(played.table.state).outcome),
    "the machine": ("machine usable: {}", may("use-time-machine")),
    "the show": ("may make the show: {}", may("produce ")),
    "machine cards": ("{} in the star deck", machine_cards),
    "drama": ("Drama in the game: {}", of_drama),
    "tokens for sports": ("Sports on offer: {}", may("declare genre-sports")),
}
"""Each observation with how it is told."""


def seen(played: Played, name: str) -> Seen:
    """What an observation gives after a scene."""
    _, function = OBSERVATIONS[name]
    return function(played)


def told(name: str, value: Seen) -> str:
    """An observation in words."""
    words, _ = OBSERVATIONS[name]
    text = words.format(value)
    return text.replace(" viewers", " viewer").replace(" moguls", " mogul") if value == 1 else text
