"""Cards used between actions or as one, and the choices of their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind
from executives.core.tally import Line, Stage
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import ChooseGenre, ChooseTimeslot, SpendRerun, UseCard
from executives.networks.basics import attachable_stars
from executives.networks.cards import Effect, Mogul, Star
from executives.networks.effects import rerun_source
from executives.networks.frames import (
    AdvancingGenre,
    Attaching,
    ChoosingGenre,
    ChoosingShow,
    Turn,
    TurningUp,
)
from executives.networks.grants import grant, is_due, not_granted, use_grant
from executives.networks.modifiers import State, X
from executives.networks.picking import draw_shows
from executives.networks.reserving import Reserving
from executives.networks.rounds import show_deck
from executives.networks.state import Row
from executives.networks.turning import upside_down
from executives.networks.used_cards import DiscardingUsed, replacements


def advance(x: X, s: State, seat: int, genre: str, rule: str) -> State:
    """What a genre that a card indicates gives in this edition."""
    return x.game.rules.advance(x, s, seat, genre, rule)  # type: ignore[no-any-return]


# -- using a card -----------------------------------------------------------------------------


def check_use_card(x: X, s: State, f: Turn, action: UseCard) -> Iterator[Violation]:
    """A held one-shot card or anomaly whose effect is possible (E2.BASE.26, E2.CARDS.02)."""
    player = s.players[f.seat]
    rule = "E2.CARDS.02"
    if action.card not in (*player.stars, *player.network, *player.moguls):
        message = "{card} is not in the green room"
        yield violation("not-held", rule, message, card=action.card)
    elif action.card in player.face_down:
        message = "{card} has been used"
        yield violation("used", "E2.MOGUL.09", message, card=action.card)
    elif action.card not in x.game.usable:
        message = "{card} is not a card that is used"
        yield violation("not-usable", rule, message, card=action.card)
    else:
        yield from check_use(x, s, f, action.card)


def check_use(x: X, s: State, f: Turn, card: str) -> Iterator[Violation]:
    """Why the effect of a one-shot card or an anomaly cannot be used now (E2.CARDS.02)."""
    for effect in x.game.card[card].effects:
        if effect.as_action and not grants.allowed(f.grants) & grants.CARD:
            yield not_granted(x, f, grants.CARD)
        if effect.kind in _TARGETS and not _TARGETS[effect.kind](s, f.seat):
            yield violation("no-target", effect.rule, _WITHOUT_TARGET[effect.kind])
        if effect.kind == "turn-up" and not any(upside_down(s, f.seat)):
            yield violation("no-target", effect.rule, "no card of the lineup lies upside down")
        if effect.kind == "attach-stars" and not attachable_stars(x, s, f.seat):
            message = "no star of the green room fits a slot of the lineup"
            yield violation("no-target", effect.rule, message)
        if effect.kind == "produce-drawn" and not queries.deck_size(s, show_deck(s.round)):
            yield violation("empty-deck", effect.rule, "the show deck of the round is empty")
        if effect.kind == "reserve-show" and not s.display[Row.SHOWS]:
            yield violation("no-target", effect.rule, "there is no displayed show")
        if effect.kind == "more-actions" and not before_action(x, s, f):
            message = "it is used before the action of the turn"
            yield violation("acted", effect.rule, message)


def before_action(x: X, s: State, f: Turn) -> bool:
    """Whether the action of a turn is still to come (E1.CARDS.06); it need not be due in all."""
    if is_due(f.grants):
        return True
    usual = queries.turn_grants(x, s, f.seat, x.game.rules.base_turn)
    return not (f.acted or f.passed or is_due(usual))


def perform_use_card(x: X, s: State, f: Turn, action: UseCard) -> State:
    """Discard the card, or turn the mogul over, then resolve it (E2.CARDS.02, .43).

    One on which a show is put stays with it, one that another card can replace until that is asked.
    """
    card = x.game.card[action.card]
    reserves = any(effect.kind == "reserve-show" for effect in card.effects)
    asks = not reserves and bool(replacements(x, s, f.seat, action.card))
    stays = reserves or asks
    if any(effect.as_action for effect in card.effects):
        s, f = use_grant(x, s, f, grants.CARD)
    if type(card) is Mogul:
        s = atoms.turn_face_down(x, s, f.seat, action.card, "E2.MOGUL.09")
    elif not stays:
        rule = card.effects[0].rule if type(card) is Star else "E2.CARDS.05"
        s = atoms.discard_green(x, s, f.seat, action.card, rule, used=True)
    for effect in card.effects:
        if effect.kind == "extra-action":
            s = grant(x, s, f, x.game.rules.extra_action)
        elif effect.kind in _TARGETS:
            s = x.push(s, ChoosingShow.new(f.seat, action.card))
        elif effect.kind == "turn-up":
            s = x.push(s, TurningUp(f.seat, effect.amount, effect.rule))
        elif effect.kind == "advance-genre":
            s = x.push(s, ChoosingGenre(f.seat, effect.rule))
        elif effect.kind == "attach-stars":
            nothing = (0,) * len(x.game.boards.timeslots)
            s = x.push(s, Attaching(f.seat, effect.amount, nothing))
        elif effect.kind == "produce-drawn":
            s = draw_shows(x, s, f.seat, action.card, effect)
        elif effect.kind == "more-actions":
            s = more_actions(x, s, effect)
        elif effect.kind == "reserve-show":
            s = x.push(s, Reserving(f.seat, action.card))
    return x.push(s, DiscardingUsed(f.seat, action.card)) if asks else s


def more_actions(x: X, s: State, effect: Effect) -> State:
    """So many actions in the place of one; several cards add up (E1.CARDS.03, .06)."""
    for _ in range(effect.amount - 1):
        turn = s.pending[-1]
        assert isinstance(turn, Turn)
        s = grant(x, s, turn, x.game.rules.extra_action)
    return s


# -- an own lineup show for the effect ---------------------------------------------------------


def raisable(s: State, seat: int) -> list[int]:
    """The timeslots whose show has its season marker below row 1."""
    lineup = s.players[seat].lineup
    return [i for i, show in enumerate(lineup) if show is not None and show.row > 1]


def filled(s: State, seat: int) -> list[int]:
    """The timeslots with a show."""
    return [i for i, show in enumerate(s.players[seat].lineup) if show is not None]


_ANY_SHOW = ("score-show", "score-ad-income", "sell-show")
_TARGETS = {"raise-season-marker": raisable, **dict.fromkeys(_ANY_SHOW, filled)}
_WITHOUT_TARGET = {
    "raise-season-marker": "no lineup show has its season marker below row 1",
    **dict.fromkeys(_ANY_SHOW, "there is no lineup show"),
}
_WRONG_TARGET = {
    "raise-season-marker": "only a lineup show with its season marker below row 1 can be chosen",
    **dict.fromkeys(_ANY_SHOW, "there is no lineup show in this timeslot"),
}


def _targeting(x: X, f: ChoosingShow) -> Effect:
    effects: tuple[Effect, ...] = x.game.card[f.card].effects
    return next(effect for effect in effects if effect.kind in _TARGETS)


def legal_timeslots(x: X, s: State, f: ChoosingShow) -> list[Any]:
    """The shows that the effect may choose."""
    choices = x.game.interned[ChooseTimeslot][f.seat]
    targets = _TARGETS[_targeting(x, f).kind]
    return [choices[x.game.boards.timeslots[i]] for i in targets(s, f.seat)]


def check_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> Iterator[Violation]:
    """A lineup show that the effect may choose (E2.CARDS.35, .41)."""
    effect = _targeting(x, f)
    names = [x.game.boards.timeslots[i] for i in _TARGETS[effect.kind](s, f.seat)]
    if action.timeslot not in names:
        yield violation("no-target", effect.rule, _WRONG_TARGET[effect.kind])


def perform_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> State:
    """Move the marker of the chosen show up one row, or score it (E2.CARDS.35, .41)."""
    effect = _targeting(x, f)
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    s = x.close(s, f)
    if effect.kind == "score-show":
        lines = queries.show_score_lines(x, s, f.seat, timeslot)
        return atoms.gain_viewers(x, s, f.seat, lines, effect.rule)
    if effect.kind == "score-ad-income":
        lines = queries.ad_income_lines(x, s, f.seat, timeslot, effect.rule)
        return atoms.gain_viewers(x, s, f.seat, lines, effect.rule)
    if effect.kind == "sell-show":
        lines = queries.show_score_lines(x, s, f.seat, timeslot)
        lines += (Line(Stage.FLOOR, -s.players[f.seat].cash, "E2.BASE.34"),)
        s = atoms.gain_cash(x, s, f.seat, lines, effect.rule)
        return atoms.cancel_show(x, s, f.seat, timeslot, effect.rule)
    show = s.players[f.seat].lineup[timeslot]
    assert show is not None
    return atoms.set_season_row(x, s, f.seat, timeslot, show.row - 1, effect.rule)


# -- a genre for the effect ----------------------------------------------------------------------


def legal_genres(x: X, s: State, f: ChoosingGenre) -> list[Any]:
    """Every genre in play (E2.CARDS.12)."""
    choices = x.game.interned[ChooseGenre][f.seat]
    return [choices[genre] for genre in x.game.boards.genres]


def check_genre(x: X, s: State, f: ChoosingGenre, action: ChooseGenre) -> Iterator[Violation]:
    """A genre that is in play (E2.CARDS.12)."""
    if action.genre not in x.game.boards.genres:
        yield violation("no-genre", f.rule, "{genre} is not in play", genre=action.genre)


def perform_genre(x: X, s: State, f: ChoosingGenre, action: ChooseGenre) -> State:
    """Advance 1 on the track of the genre (E2.CARDS.12)."""
    return advance(x, x.close(s, f), f.seat, action.genre, f.rule)


def run_advancing(x: X, s: State, f: AdvancingGenre) -> State:
    """Advance 1 on the track of the genre that a card indicates (E2.CARDS.32)."""
    return advance(x, x.close(s, f), f.seat, f.genre, f.rule)


# -- a rerun for its genre ----------------------------------------------------------------------


def check_spend_rerun(x: X, s: State, f: Turn, action: SpendRerun) -> Iterator[Violation]:
    """Once a round, a show with a genre of the own reruns pile (E2.CARDS.39)."""
    rule = "E2.CARDS.39"
    player = s.players[f.seat]
    if not rerun_source(x, s, f.seat):
        message = "the effect was used this round" if player.spent else "no card allows it"
        yield violation("no-source", rule, message)
    found = [rerun for rerun in player.reruns if rerun.show == action.show]
    if not found:
        message = "{show} is not in the reruns pile"
        yield violation("not-held", rule, message, show=action.show)
    elif not queries.genre_of_rerun(x, found[0]):
        yield violation("no-genre", rule, "{show} has no genre", show=action.show)


def perform_spend_rerun(x: X, s: State, f: Turn, action: SpendRerun) -> State:
    """Remove the show from the game and advance its present genre (E2.CARDS.39)."""
    rerun = next(r for r in s.players[f.seat].reruns if r.show == action.show)
    genre = queries.genre_of_rerun(x, rerun)
    s = atoms.spend(s, f.seat, rerun_source(x, s, f.seat))
    s = atoms.remove_rerun(x, s, f.seat, action.show, "E2.CARDS.39")
    return advance(x, s, f.seat, genre, "E2.CARDS.39")


def _usable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.usable)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((timeslot,) for timeslot in game.all_timeslots)


def _genres(game: Any) -> Iterable[tuple[str]]:
    return ((genre,) for genre in game.all_genres)


def _shows(game: Any) -> Iterable[tuple[str]]:
    return ((show,) for show in game.required)


KINDS = (
    Kind(UseCard, (Turn,), _usable, check_use_card, perform_use_card),
    Kind(ChooseTimeslot, (ChoosingShow,), _timeslots, check_timeslot, perform_timeslot),
)
LATER_KINDS = (
    Kind(SpendRerun, (Turn,), _shows, check_spend_rerun, perform_spend_rerun),
    Kind(ChooseGenre, (ChoosingGenre,), _genres, check_genre, perform_genre),
)
"""Kinds that came later: the order of the codes is append only."""

FRAMES = (
    FrameKind(ChoosingShow, legal=legal_timeslots),
    FrameKind(ChoosingGenre, legal=legal_genres),
    FrameKind(AdvancingGenre, run=run_advancing),
)
