"""Pictures of The Executives, of what a seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.boardroom.cards import SUIT_OF
from executives.boardroom.frames import (
    AgendaHandView,
    AnswerView,
    Bidding,
    BreakingTie,
    ChoosingAgendasView,
    MixingBid,
    NominatingView,
    Placing,
    Playing,
    SecretVotingView,
    Taking,
    Voting,
)
from executives.boardroom.numbers import FILLED, TRICK_TURNS, VOTE_ROUNDS
from executives.boardroom.queries import clockwise, spent_most, winning_play
from executives.boardroom.state import CEO, Bid, PlayerView, View
from executives.boardroom.tricks import tricks_left
from executives.render.boardroom_text import (
    LAST_TURN,
    ballot_text,
    held,
    nomination_text,
    origin_name,
    roles_of,
    title_text,
)
from executives.render.explanations import joined, player
from executives.render.pictures import Card, Chip, Item, Panel, Picture, Row, Track, Words

SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
HUES = {"diamonds": 0, "hearts": 1, "clubs": 2, "spades": 3}
SOURCES = {"gift": ("a gift",), "locked": ("a locked gift",)}


def picture(game: Any, view: View) -> Picture:
    """What a view shows: the table, what is being decided, and a panel for each player."""
    decision = [*decision_rows(game, view)]
    panels = [Panel(key="table", title="Table", facts=facts(game, view), rows=rows(game, view))]
    if decision:
        stage = stage_text(view)
        title = f"{stage[:1].upper()}{stage[1:]}"
        panels.append(Panel(key="decision", title=title, rows=tuple(decision)))
    panels += [player_panel(game, view, one) for one in view.players]
    who = "everybody" if view.seat is None else player(game, view.seat)
    return Picture(title=title_of(game, view), of=f"as {who} sees it", panels=tuple(panels))


# -- where the game stands ------------------------------------------------------------------------


def title_of(game: Any, view: View) -> str:
    """Turn, stage and whose decision it is; at the end who has the CEO title."""
    if not view.pending:
        return f"The game is over: the CEO title goes to {title_text(game, view)}"
    turn = f"Turn {view.turn} of {LAST_TURN}" if view.turn else "Before the first turn"
    names = joined([player(game, seat) for seat in view.to_act])
    verb = "decides" if len(view.to_act) == 1 else "decide"
    return f"{turn}: {stage_text(view)}, {names} {verb}"


STAGES: dict[type[Any], str] = {
    NominatingView: "nominations",
    ChoosingAgendasView: "choice of agendas",
    Bidding: "bidding",
    MixingBid: "bidding",
    Taking: "taking bribes",
    Placing: "placing influence",
    Voting: "vote round {round}",
    SecretVotingView: "secret vote round {round}",
    BreakingTie: "tie in vote round {round}",
}
"""What is going on, by the kind of the frame on top."""


def stage_text(view: Any) -> str:
    """What is going on, in a few words."""
    top = view.pending[-1]
    if isinstance(top, Playing):
        return f"trick {view.turn + 1 - tricks_left(view)} of {view.turn}"
    number = f"{getattr(top, 'round', 0)} of {VOTE_ROUNDS}"
    return STAGES[type(top)].format(round=number)


# -- the table ------------------------------------------------------------------------------------


def facts(game: Any, view: View) -> tuple[Chip, ...]:
    """Turn, roles, trump and stock."""
    chips = [Chip(word="before the first turn")]
    if view.turn:
        chips = [Chip(word="turn", number=f"{view.turn} of {LAST_TURN}")]
    chips += [Chip(word=role, number=player(game, seat)) for role, seat in known_roles(view)]
    if 1 <= view.turn <= TRICK_TURNS:
        suit = suit_chip(view.trump) if view.trump else Chip(word="none")
        chips.append(Chip(word="trump", number=suit.word, hue=suit.hue))
    if view.turn <= TRICK_TURNS:
        chips.append(Chip(word="stock", number=str(view.stock)))
    return tuple(chips)


def known_roles(view: View) -> tuple[tuple[str, int], ...]:
    """The roles that somebody holds already: before the first turn there is no counsel yet.

    While the COO is nominated there is none: the seat drawn only breaks ties (TX.SETUP.15).
    """
    if view.turn:
        return roles_of(view)
    is_open = any(isinstance(frame, NominatingView) for frame in view.pending)
    return () if is_open else roles_of(view)[:1]


def rows(game: Any, view: View) -> tuple[Row, ...]:
    """What lies on the table and belongs to nobody."""
    found: list[Row] = []
    if not view.pending:
        found.append(Row(label="new CEO", items=(Words(text=title_text(game, view)),)))
    elif view.trick or isinstance(view.pending[-1], Playing):
        found.append(Row(label="trick", items=trick_items(game, view)))
    if view.indicator:
        found.append(Row(label="turned up", items=(card_of(view.indicator),)))
    chips = [Chip(word="pool", number=str(view.ceo_pool))]
    chips.append(Chip(word="votes", number=str(view.ceo_votes)))
    found.append(Row(label="legacy CEO", items=tuple(chips)))
    if any(view.spent):
        found.append(Row(label="spent", items=token_chips(game, view.spent)))
    if view.discards:
        found.append(Row(label="discards", items=tuple(card_chip(one) for one in view.discards)))
    return tuple(found)


def trick_items(game: Any, view: View) -> tuple[Item, ...]:
    """The cards of the trick from the leader on: who played each, and which one wins so far."""
    if not view.trick:
        return (Words(text="no card yet", faint=True),)
    winning = winning_play(game.context, view.trick, view.trump)
    items = []
    for place, played in enumerate(view.trick):
        who = f"by {player(game, (view.coo + place) % game.seats)}"
        wins = ("wins so far",) if place == winning else ()
        items.append(card_of(played.card, who, *SOURCES.get(played.source, ()), *wins))
    return tuple(items)


# -- players --------------------------------------------------------------------------------------


def player_panel(game: Any, view: View, one: PlayerView) -> Panel:
    """One player: roles, votes and tricks, cards and tokens, what is known of hand and agenda."""
    chips = [Chip(word=role) for role, seat in known_roles(view) if seat == one.seat]
    chips.append(Chip(word="votes", number=str(one.votes)))
    chips.append(Chip(word="tricks", number=str(one.tricks)))
    return Panel(
        key=f"p{one.seat + 1}",
        title=player(game, one.seat),
        facts=tuple(chips),
        rows=tuple(row for row in player_rows(game, view, one) if row.items),
        asked=one.seat in view.to_act,
    )


def player_rows(game: Any, view: View, one: PlayerView) -> Iterator[Row]:
    """The rows of a player's panel, those without items too."""
    is_own = one.seat == view.seat
    hand = [card_of(card) if is_own else back_of(card) for card in one.hand]
    hand += [card_of(card, "seen by all") for card in one.exposed]
    yield Row(label="hand", items=tuple(hand))
    yield Row(label="void of", items=tuple(suit_chip(suit) for suit in one.voids))
    gifts = [card_of(card) for card in one.gifts]
    gifts += [card_of(card, "locked", lies="sideways") for card in one.locked]
    yield Row(label="gifts", items=tuple(gifts))
    if one.bribe:
        yield Row(label="bribe", items=(card_of(one.bribe), *bid_items(game, one.bids)))
    tokens = token_chips(game, one.influence) or (Words(text="none", faint=True),)
    yield Row(label="influence", items=tokens)
    yield Row(label="rows", items=tuple(row_track(game, *row) for row in held(one.rows)))
    yield Row(label="agenda", items=tuple(agenda_cards(game, view, one)))
    if is_own and one.returned:
        yield Row(label="gave back", items=(agenda_of(game, one.returned),))


def bid_items(game: Any, bids: tuple[Bid, ...]) -> Iterable[Item]:
    """What lies on a bribe: by whom, and how much of which origin."""
    if not bids:
        return (Words(text="no bids", faint=True),)
    return [bid_chip(game, bid) for bid in bids]


def row_track(game: Any, origin: int, number: int) -> Track:
    """A relationship row: its first spaces are filled; a variant lets it hold more."""
    name = f"{origin_name(game, origin)} {number} of {FILLED}"
    spaces = tuple(str(space) for space in range(1, max(FILLED, number) + 1))
    return Track(name=name, spaces=spaces, markers=tuple((place, "") for place in range(number)))


def agenda_cards(game: Any, view: View, one: PlayerView) -> Iterator[Card]:
    """The agenda: with its text for its owner, for all once it is revealed."""
    if one.revealed:
        yield agenda_of(game, one.revealed, "revealed")
    if one.agenda:
        yield agenda_of(game, one.agenda) if one.seat == view.seat else back_of(one.agenda)


# -- what is being decided ------------------------------------------------------------------------


def decision_rows(game: Any, view: View) -> Iterator[Row]:
    """What the frames on the stack tell besides whose decision it is."""
    placing = [frame for frame in reversed(view.pending) if isinstance(frame, Placing)]
    if placing:
        name = player(game, placing[0].seat)
        chips = [token_chip(game, frame.origin, frame.amount) for frame in placing]
        yield Row(label="to place", items=(Words(text=f"by {name}"), *chips))
    for frame in reversed(view.pending):
        yield from frame_rows(game, view, frame)


def frame_rows(game: Any, view: View, frame: Any) -> Iterator[Row]:
    """What one frame tells."""
    if isinstance(frame, Bidding) and frame.passed:
        yield Row(label="passed", items=tuple(Chip(word=player(game, one)) for one in frame.passed))
    elif isinstance(frame, MixingBid):
        name, target = player(game, frame.seat), player(game, frame.target)
        text = f"{name} may add to the bid on the bribe of {target}"
        yield Row(label="bid", items=(Words(text=text),))
    elif isinstance(frame, (Voting, BreakingTie)):
        yield from ballot_rows(game, view, frame)
    elif isinstance(frame, SecretVotingView):
        yield Row(label="ballots", items=answer_words(game, view, frame.answers, ballot_text))
    elif isinstance(frame, NominatingView) and frame is view.pending[-1]:
        yield Row(label="answers", items=answer_words(game, view, frame.answers, nomination_text))
    elif isinstance(frame, ChoosingAgendasView):
        yield from (agenda_hand_row(game, view, hand) for hand in frame.hands)


def ballot_rows(game: Any, view: View, frame: Voting | BreakingTie) -> Iterator[Row]:
    """Who has spent what, or abstained, from the COO on; the origins that are tied."""
    order = clockwise(game.context, view.coo)
    voted = order[: order.index(frame.seat)] if isinstance(frame, Voting) else order
    spent = {ballot.bidder: ballot for ballot in frame.ballots}
    chips = [
        bid_chip(game, spent[seat])
        if seat in spent
        else Chip(word=player(game, seat), number="abstains")
        for seat in voted
    ]
    if chips:
        yield Row(label="ballots", items=tuple(chips))
    if isinstance(frame, BreakingTie):
        tied = sorted(spent_most(frame.ballots), key=lambda origin: (origin == CEO, origin))
        yield Row(label="tied", items=tuple(Chip(word=origin_name(game, one)) for one in tied))


def answer_words(
    game: Any, view: View, answers: tuple[AnswerView, ...], text: Any
) -> tuple[Words, ...]:
    """The own answer; of others whether there is one."""
    found = []
    for answer in answers:
        name = player(game, answer.seat)
        if not answer.choice:
            found.append(Words(text=f"{name} has not decided yet", faint=True))
        elif answer.seat == view.seat:
            found.append(Words(text=f"{name} {text(game, answer.choice)}"))
        else:
            found.append(Words(text=f"{name} has decided"))
    return tuple(found)


def agenda_hand_row(game: Any, view: View, hand: AgendaHandView) -> Row:
    """The own agendas dealt; of others the backs, and whether they have chosen."""
    items: list[Item] = []
    for agenda in hand.agendas:
        if hand.seat == view.seat:
            notes = ("kept",) if agenda == hand.kept else ()
            items.append(agenda_of(game, agenda, *notes))
        else:
            items.append(back_of(agenda))
    items.append(Words(text="has chosen" if hand.kept else "has not chosen yet", faint=True))
    return Row(label=player(game, hand.seat), items=tuple(items))


# -- cards and tokens -----------------------------------------------------------------------------


def card_of(card: str, *notes: str, lies: str = "") -> Card:
    """A card face up, with the sign, the word and the hue of its suit."""
    suit = SUIT_OF[card]
    name = f"{SIGNS[suit]} {card.partition('-')[2]}"
    hue = HUES[suit]
    return Card(key=card, name=name, kind=suit, hue=hue, notes=notes, lies=lies)


def back_of(back: str) -> Card:
    """A card or an agenda of which the view has only the back."""
    return Card(key=back, lies="back")


def agenda_of(game: Any, agenda: str, *notes: str) -> Card:
    """An agenda with what it asks for."""
    return Card(key=agenda, kind="agenda", notes=(game.agenda[agenda].text, *notes))


def card_chip(card: str) -> Chip:
    """A card that matters less, as one word with the sign of its suit."""
    suit = SUIT_OF[card]
    return Chip(word=f"{SIGNS[suit]} {card}", hue=HUES[suit])


def suit_chip(suit: str) -> Chip:
    """A suit with its sign."""
    return Chip(word=f"{SIGNS[suit]} {suit}", hue=HUES[suit])


def bid_chip(game: Any, bid: Bid) -> Chip:
    """Influence that somebody has bid or spent, e.g. ``Bo`` with ``3 of Ann``."""
    tokens = f"{bid.amount} of {origin_name(game, bid.origin)}"
    return Chip(word=player(game, bid.bidder), number=tokens)


def token_chips(game: Any, numbers: tuple[int, ...]) -> tuple[Item, ...]:
    """Tokens by origin, those of the legacy CEO last."""
    return tuple(token_chip(game, *tokens) for tokens in held(numbers))


def token_chip(game: Any, origin: int, number: int) -> Chip:
    """Tokens of one origin."""
    return Chip(word=origin_name(game, origin), number=str(number))
