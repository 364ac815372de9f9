"""Events of The Executives in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.boardroom import events
from executives.boardroom.numbers import TRICK_TURNS
from executives.boardroom.state import CEO
from executives.core.explanations import Explanation
from executives.render.boardroom_text import origin_name
from executives.render.explanations import counted, joined, player

Sentence = Callable[[Any, str, Any], str]
"""Makes the sentence of an event, from the game, the name of its player and the event."""


def sentence(game: Any, event: Any) -> str:
    """The sentence of an event; "" for kinds of plugins, which have a plainer one."""
    make = SENTENCES.get(type(event))
    return make(game, player(game, event.seat), event) if make is not None else ""


def unseen(game: Any, explanation: Explanation) -> str:
    """What happens after the last event that a seat may know, or could foresee."""
    return "Then something comes to light that is hidden or left to chance;"


def tokens(game: Any, amount: int, origin: int) -> str:
    """Tokens of an origin, e.g. ``2 tokens of Bo``."""
    owner = "the legacy CEO" if origin == CEO else origin_name(game, origin)
    return f"{counted(amount, 'token')} of {owner}"


def _turn(game: Any, name: str, event: events.TurnStarted) -> str:
    what = "the final voting; " if event.turn > TRICK_TURNS else ""
    return f"Turn {event.turn} begins, {what}{name} is the COO"


MOVES: dict[tuple[str, str], str] = {
    ("bribe", "gifts"): "The bribe {cards} joins the gifts of {name}",
    ("bribe", "locked"): "The bribe {cards} joins the gifts of {name}, locked",
    ("bribe", "discards"): "The bribe of {name}, {cards}, is discarded",
    ("bribe", "hand"): "The bribe of {name}, {cards}, goes to the hand, seen by all",
    ("hand", "trick"): "{name} plays {cards} from the hand",
    ("gifts", "trick"): "{name} plays the gift {cards}",
    ("locked", "trick"): "{name} plays the locked gift {cards}",
    ("trick", "gifts"): "{cards} returns to the gifts of {name}",
    ("trick", "locked"): "{cards} returns to the locked gifts of {name}",
    ("trick", "discards"): "{cards} {leave} play",
    ("hand", "discards"): "{name} puts down {cards}",
    ("discards", "stock"): "{cards} {go} back to the stock",
    ("stock", "hand"): "{name} is dealt {cards}",
    ("stock", "bribe"): "{name} is dealt the bribe {cards}",
    ("stock", "indicator"): "{cards} is turned up for the trump",
}
"""Wordings by where cards come from and go to."""


def _moved(game: Any, name: str, event: events.CardsMoved) -> str:
    cards = joined(list(event.cards)) or "nothing"
    several = len(event.cards) > 1
    leave, go = ("leave", "go") if several else ("leaves", "goes")
    usual = f"{cards} {go} from {event.source} to {event.target}"
    wording = MOVES.get((event.source, event.target), usual)
    return wording.format(cards=cards, name=name, leave=leave, go=go)


def _influence(game: Any, name: str, event: events.InfluenceChanged) -> str:
    verb = "gains" if event.amount > 0 else "gives"
    return f"{name} {verb} {tokens(game, abs(event.amount), event.origin)}: personal influence"


def _row(game: Any, name: str, event: events.RowChanged) -> str:
    verb = "places" if event.amount > 0 else "takes"
    where = "in the row of" if event.amount > 0 else "from the row of"
    owner = "the legacy CEO" if event.origin == CEO else origin_name(game, event.origin)
    return f"{name} {verb} {counted(abs(event.amount), 'token')} {where} {owner}"


def _ballot(game: Any, name: str, event: events.BallotRevealed) -> str:
    if not event.tokens:
        return f"{name} has spent nothing"
    return f"{name} has spent {tokens(game, event.tokens, event.origin)}"


def _vote_round(game: Any, name: str, event: events.VoteRoundWon) -> str:
    if not event.origins:
        return f"Nobody's tokens win vote round {event.round}"
    owners = [origin_name(game, origin) for origin in sorted(event.origins, key=_ceo_last)]
    return f"The tokens of {joined(owners)} win vote round {event.round}"


def _ceo_last(origin: int) -> tuple[bool, int]:
    return origin == CEO, origin


SENTENCES: dict[type[Any], Sentence] = {
    events.TurnStarted: _turn,
    events.CounselNamed: lambda game, name, event: f"{name} is the General Counsel",
    events.NominationRevealed: lambda game, name, event: (
        f"{name} has nominated {player(game, event.candidate)}"
    ),
    events.CooNamed: lambda game, name, event: f"{name} is the COO now",
    events.CardsMoved: _moved,
    events.CardsDealt: _moved,
    events.TrumpSet: lambda game, name, event: (
        f"Trump is {event.suit}" if event.suit else "There is no trump"
    ),
    events.BidPlaced: lambda game, name, event: (
        f"{name} bids {tokens(game, event.tokens, event.origin)}"
        f" on the bribe of {player(game, event.target)}"
    ),
    events.PlayerPassed: lambda game, name, event: f"{name} bids no more this turn",
    events.InfluenceChanged: _influence,
    events.TokensSpent: lambda game, name, event: (
        f"{tokens(game, event.tokens, event.origin)}"
        f" {'is' if event.tokens == 1 else 'are'} gone for good"
    ),
    events.RowChanged: _row,
    events.TrickWon: lambda game, name, event: f"{name} wins the trick with {event.card}",
    events.VoidShown: lambda game, name, event: f"The hand of {name} has no {event.suit}",
    events.BallotRevealed: _ballot,
    events.Abstained: lambda game, name, event: f"{name} spends nothing",
    events.VoteRoundWon: _vote_round,
    events.VotesChanged: lambda game, name, event: (
        f"{name} gains {counted(event.amount, 'vote marker')}:"
    ),
    events.LegacyVotesChanged: lambda game, name, event: (
        f"The legacy CEO gains {counted(event.amount, 'vote marker')}"
    ),
    events.AgendaRevealed: lambda game, name, event: (
        f"The agenda of {name}, {event.agenda}, is {'' if event.fulfilled else 'not '}fulfilled"
    ),
}
"""Sentences by the kind of event."""
