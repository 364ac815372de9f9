"""How texts speak of The Networks."""

from __future__ import annotations

from typing import Any

from executives.core.actions import Action
from executives.core.explanations import words
from executives.core.tally import Stage
from executives.core.violations import Violation
from executives.networks import frames, grants
from executives.networks.actions import (
    AddOrReplace,
    Produce,
    SignAd,
    SignStar,
    TakeNetworkCard,
)
from executives.networks.events import ViewersChanged
from executives.networks.standing import standing
from executives.render.networks_picture import picture
from executives.render.networks_sentences import sentence, unseen
from executives.render.networks_text import board
from executives.render.wording import Refusal, Wording

ACTIONS: dict[type[Action], int] = {
    SignStar: grants.SIGN_STAR,
    SignAd: grants.SIGN_AD,
    Produce: grants.PRODUCE,
    TakeNetworkCard: grants.NETWORK,
    AddOrReplace: grants.ADD,
}
"""The five actions, and the grant of each."""

DECISIONS: dict[type[Any], str] = {
    frames.ChoosingExecutives: "all choose an executive board, in secret",
    frames.Signing: "whether to sign a further star by the same action",
    frames.Declaring: "the options of a production, before it is paid",
    frames.Filling: "what to attach to the next slot of the new show",
    frames.ChoosingSide: "how the card just attached lies",
    frames.Keep: "which of the cards drawn to keep",
    frames.ChoosingShow: "the lineup show for the effect of a card",
    frames.PickingShow: "which of the shows drawn to produce",
}
"""What is decided, by the kind of frame; those of executives say it in their docstring."""


def chapter(state: Any) -> int:
    """The round."""
    return int(state.round)


# -- decisions ------------------------------------------------------------------------------------


def turn(game: Any, names: str, frame: Any) -> str:
    """What a turn allows."""
    if not isinstance(frame, frames.Turn):
        return ""
    return f"{names} has a turn, which allows {_granted(game, frame.grants)}."


def _granted(game: Any, given: tuple[int, ...]) -> str:
    mask = grants.allowed(given)
    allowed = [grants.called(game, bit) for bit in grants.NAMES if mask & bit]
    if not allowed:
        return "no further action"
    return f"{', '.join(allowed[:-1])} or {allowed[-1]}" if allowed[1:] else allowed[0]


def refusals(game: Any, state: Any, seat: int) -> list[Refusal]:
    """Which of the five actions, and of those that leave the round, are not possible in a turn.

    The reasons are those against one example: about cards that lie there, and with the fewest.
    """
    frame = state.pending[-1] if state.pending else None
    if not isinstance(frame, frames.Turn) or frame.seat != seat:
        return []
    legal = {type(action) for action in game.legal_actions(state, seat)}
    own = state.players[seat]
    there = {*words((state.display, own.stars, own.ads))}
    found: list[Refusal] = []
    rules = game.rules
    leaving = rules.base_turn[0] & grants.LEAVING
    for kind, bit in {**ACTIONS, rules.leaving[0]: leaving}.items():
        if kind not in legal:
            reasons, example = _example(game, state, seat, kind, there)
            found.append((f"{grants.called(game, bit)}, e.g. {example.text}", reasons))
    return found


def _example(
    game: Any, state: Any, seat: int, kind: type[Action], there: set[str]
) -> tuple[tuple[Violation, ...], Action]:
    """An action of a kind, none of which is legal, with the reasons against it."""
    examples = [action for action in game.universe.actions[seat] if type(action) is kind]
    about = [action for action in examples if not there.isdisjoint(words(action))]
    found = [(game.check(state, action), action) for action in about or examples]
    return min(found, key=lambda entry: len(entry[0]))


# -- scores ---------------------------------------------------------------------------------------


def ledger(game: Any, state: Any, events: list[Any], seat: int) -> dict[str, int]:
    """The viewers of a seat by clause, from the events of a game.

    What a floor or a cap added or took away goes to its own clause.
    """
    sums: dict[str, int] = {}
    for event in events:
        if event.seat != seat or not isinstance(event, ViewersChanged):
            continue
        counted = 0
        limit = event.rule
        for line in event.lines:
            if line.stage in (Stage.BASE, Stage.ADD):
                sums[line.rule] = sums.get(line.rule, 0) + line.amount
                counted += line.amount
            elif line.stage in (Stage.FLOOR, Stage.CAP):
                limit = line.rule
        if event.amount != counted:
            sums[limit] = sums.get(limit, 0) + event.amount - counted
    return sums


def columns(game: Any) -> dict[str, tuple[str, ...]]:
    """The executive of each seat."""
    if game.executives is None:
        return {"executive": ("dealt",) * game.seats}
    return {"executive": game.executives or ("plain",) * game.seats}


WORDING = Wording(
    board=board,
    picture=picture,
    chapter=chapter,
    unit="viewers",
    decisions=DECISIONS,
    turn=turn,
    refusals=refusals,
    standing=standing,
    sentence=sentence,
    unseen=unseen,
    ledger=ledger,
    columns=columns,
)
