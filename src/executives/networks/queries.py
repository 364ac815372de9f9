"""Queries: every number and value that modifiers may change.  All readers ask here.

A query ``f`` returns the number; its twin ``f_lines`` the lines it is made of.  Where no active
modifier has something to say, the base number is returned at once.
"""

from __future__ import annotations

from executives.core.tally import Line, Lines, Stage, total
from executives.networks.cards import Ad
from executives.networks.counts import amount_of
from executives.networks.modifiers import Grants, Options, PassBonus, State, X
from executives.networks.state import DeckId, LineupShow, Player, Rerun

BASE, ADD, FLOOR = Stage.BASE, Stage.ADD, Stage.FLOOR


def base(amount: int, rule: str, source: str = "") -> Line:
    """A base line."""
    return Line.new(BASE, amount, rule, source)


def add(amount: int, rule: str, source: str = "") -> Line:
    """A line that is added."""
    return Line.new(ADD, amount, rule, source)


def sign_cost_lines(x: X, s: State, seat: int, card: str) -> Lines:
    """What signing a star of the display costs, in $M (E2.BASE.35)."""
    lines = (base(x.game.card[card].cost, "E2.BASE.35", card),)
    for hook in x.game.hooks[s.players[seat].modifiers].sign_cost:
        lines += hook(x, s, seat, card)
    return (*lines, Line(FLOOR, 0, "E2.BASE.34"))


def sign_cost(x: X, s: State, seat: int, card: str) -> int:
    """What signing a star of the display costs, in $M (E2.BASE.35)."""
    if not x.game.hooks[s.players[seat].modifiers].sign_cost:
        return x.game.card[card].cost  # type: ignore[no-any-return]
    return total(sign_cost_lines(x, s, seat, card))


def sign_limit(x: X, s: State, seat: int) -> int:
    """How many stars one action may sign (E2.BASE.35: one)."""
    limit = 1
    for hook in x.game.hooks[s.players[seat].modifiers].sign_limit:
        limit = hook(x, s, seat, limit)
    return limit


def signs_with_others(x: X, s: State, seat: int, card: str) -> bool:
    """Whether a star may be one of several that an action signs (E2.CARDS.43)."""
    together: bool = x.game.card[card].attachable
    for hook in x.game.hooks[s.players[seat].modifiers].signs_with_others:
        together = hook(x, s, seat, card, together)
    return together


def fee_lines(x: X, s: State, seat: int, ad: str) -> Lines:
    """The cash bonus of an ad signed, in $M (E2.BASE.36)."""
    lines = (base(x.game.card[ad].bonus, "E2.BASE.36", ad),)
    for hook in x.game.hooks[s.players[seat].modifiers].fee:
        lines += hook(x, s, seat, ad)
    return lines


def fee(x: X, s: State, seat: int, ad: str) -> int:
    """The cash bonus of an ad signed, in $M (E2.BASE.36)."""
    if not x.game.hooks[s.players[seat].modifiers].fee:
        return x.game.card[ad].bonus  # type: ignore[no-any-return]
    return total(fee_lines(x, s, seat, ad))


def action_fee_lines(x: X, s: State, seat: int, ad: str) -> Lines:
    """The cash bonus of an ad signed by the action, in $M (E2.BASE.36)."""
    lines = fee_lines(x, s, seat, ad)
    for hook in x.game.hooks[s.players[seat].modifiers].action_fee:
        lines += hook(x, s, seat, ad)
    return lines


def action_fee(x: X, s: State, seat: int, ad: str) -> int:
    """The cash bonus of an ad signed by the action, in $M (E2.BASE.36)."""
    if not x.game.hooks[s.players[seat].modifiers].action_fee:
        return fee(x, s, seat, ad)
    return total(action_fee_lines(x, s, seat, ad))


def produce_cost_lines(
    x: X, s: State, seat: int, show: str, timeslot: int, options: Options
) -> Lines:
    """The show's cost and every declared extra cost, in $M, as one sum (E2.BASE.39)."""
    lines: Lines = (base(x.game.card[show].cost, "E2.BASE.39", show),)
    for option in options:
        if option.free:
            lines += (Line(Stage.SET, 0, option.rule, option.id),)
        if option.cost:
            lines += (add(option.cost, option.rule, option.id),)
    for hook in x.game.hooks[s.players[seat].modifiers].produce_cost:
        lines += hook(x, s, seat, show, timeslot)
    return (*lines, Line(FLOOR, 0, "E2.BASE.34"))


def produce_cost(x: X, s: State, seat: int, show: str, timeslot: int, options: Options) -> int:
    """The show's cost and every declared extra cost, in $M, as one sum (E2.BASE.39)."""
    if x.game.hooks[s.players[seat].modifiers].produce_cost:
        return total(produce_cost_lines(x, s, seat, show, timeslot, options))
    cost: int = x.game.card[show].cost
    extra = 0
    for option in options:
        extra += option.cost
        if option.free:
            cost = 0
    return max(cost + extra, 0)


def starting_cash_lines(x: X, s: State, seat: int, position: int) -> Lines:
    """Starting cash for a position in turn order (0 is the 1st player) (E2.BASE.10)."""
    printed = x.game.boards.starting_cash[position]
    lines = (base(printed, "E2.BASE.10", f"position {position + 1}"),)
    for hook in x.game.hooks[s.players[seat].modifiers].starting_cash:
        lines += hook(x, s, seat, position)
    return lines


def visible_expenses_lines(x: X, s: State, seat: int, card: str, up: bool) -> Lines:
    """The expenses that a lineup card shows, in $M (E2.BASE.64); 0: no expenses icon."""
    up = up and not lies_on_show(x, s, seat, card)
    printed = x.game.card[card].expenses if up else 0
    lines = (base(printed, "E2.BASE.63", card),)
    for hook in x.game.hooks[s.players[seat].modifiers].visible_expenses:
        lines += hook(x, s, seat, card, up)
    return (*lines, Line(FLOOR, 0, "E2.BASE.34"))


def visible_expenses(x: X, s: State, seat: int, card: str, up: bool) -> int:
    """The expenses that a lineup card shows, in $M (E2.BASE.64); 0: no expenses icon."""
    if not x.game.hooks[s.players[seat].modifiers].visible_expenses:
        return x.game.card[card].expenses if up and not lies_on_show(x, s, seat, card) else 0
    return total(visible_expenses_lines(x, s, seat, card, up))


def lies_on_show(x: X, s: State, seat: int, card: str) -> bool:
    """Whether a show lies on another one of a player like a star; then it has no upkeep."""
    if not x.game.joining or card not in x.game.slots:
        return False
    return any(show is not None and card in show.cards for show in s.players[seat].lineup)


def upkeep_due_lines(x: X, s: State, seat: int, card: str, up: bool) -> Lines:
    """What a lineup card costs at upkeep, in $M (E2.BASE.63): visible expenses and surcharges."""
    seen = visible_expenses_lines(x, s, seat, card, up)
    shown, printed = total(seen), seen[0].amount
    lines: Lines = (base(printed, "E2.BASE.63", card),) if printed else ()
    if shown != printed:
        lines += (add(shown - printed, seen[1].rule, seen[1].source),)
    for hook in x.game.hooks[s.players[seat].modifiers].upkeep_due:
        lines += hook(x, s, seat, card, shown)
    return lines


def ad_income(x: X, ad: str, up: bool) -> int:
    """What an attached ad earns in its present orientation, in $M (E2.BASE.63)."""
    card: Ad = x.game.card[ad]
    return card.up if up else card.down


def ad_income_lines(x: X, s: State, seat: int, timeslot: int, rule: str) -> Lines:
    """What the ads of one lineup show earn as they lie, in $M; nothing else is ad income."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return tuple(
        add(ad_income(x, card, bool(show.up >> index & 1)), rule, card)
        for index, card in enumerate(show.cards)
        if card and x.game.is_ad[card]
    )


def income_lines(x: X, s: State, seat: int) -> Lines:
    """Income of a player at upkeep, in $M: attached ads, then other lines (E2.BASE.65)."""
    player = s.players[seat]
    lines: Lines = ()
    for show in player.lineup:
        if show is not None:
            for index, card in enumerate(show.cards):
                if card and type(x.game.card[card]) is Ad:
                    earned = ad_income(x, card, bool(show.up >> index & 1))
                    lines += (base(earned, "E2.BASE.65", card),)
    for hook in x.game.hooks[player.modifiers].income:
        lines += hook(x, s, seat)
    return lines


def upkeep_lines(x: X, s: State, seat: int) -> Lines:
    """The net amount of a player's upkeep, in $M (E2.BASE.65)."""
    lines = income_lines(x, s, seat)
    for show in s.players[seat].lineup:
        if show is None:
            continue
        due = upkeep_due_lines(x, s, seat, show.show, True)
        for index, card in enumerate(show.cards):
            if card and type(x.game.card[card]) is not Ad:
                due += upkeep_due_lines(x, s, seat, card, bool(show.up >> index & 1))
        lines += tuple(line.replace(stage=ADD, amount=-line.amount) for line in due)
    return lines


def upkeep(x: X, s: State, seat: int) -> int:
    """The net amount of a player's upkeep, in $M (E2.BASE.65)."""
    player = s.players[seat]
    hooks = x.game.hooks[player.modifiers]
    if hooks.income or hooks.upkeep_due or hooks.visible_expenses:
        return total(upkeep_lines(x, s, seat))
    cards, is_ad, expenses = x.game.card, x.game.is_ad, x.game.attached_expenses
    net: int = 0
    for show in player.lineup:
        if show is None:
            continue
        net -= cards[show.show].expenses
        for index, card in enumerate(show.cards):
            if card and is_ad[card]:
                net += ad_income(x, card, bool(show.up >> index & 1))
            elif card and show.up >> index & 1:
                net -= expenses[card]
    return net


def printed_viewers(x: X, s: State, seat: int, timeslot: int) -> int:
    """What a show itself scores in its row; the first number may depend on the timeslot."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = x.game.card[show.show]
    if show.row == 1 and card.lower >= 0 and not is_timely(x, s, seat, timeslot):
        return card.lower  # type: ignore[no-any-return]
    return card.viewers[show.row - 1]  # type: ignore[no-any-return]


def is_timely(x: X, s: State, seat: int, timeslot: int) -> bool:
    """Whether a lineup show counts as being in its preferred timeslot (E1.BASE.32)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return show.timely or fits_timeslot(x, s, seat, show.show, timeslot)


def fits_timeslot(x: X, s: State, seat: int, show: str, timeslot: int) -> bool:
    """Whether a timeslot is, or counts as, the preferred one of a show (E1.BASE.32)."""
    preferred = x.game.card[show].timeslot
    timely: bool = preferred in ("any", x.game.boards.timeslots[timeslot])
    for hook in x.game.hooks[s.players[seat].modifiers].timely:
        timely = hook(x, s, seat, timeslot, timely)
    return timely


def own_show_lines(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """What a lineup show and its cards score by themselves, before modifiers (E2.BASE.67)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    printed = printed_viewers(x, s, seat, timeslot)
    lines: Lines = (base(printed, "E2.BASE.67", f"{show.show} row {show.row}"),)
    for index, slug in enumerate(show.cards):
        if slug:
            viewers = x.game.attached_viewers[slug][show.up >> index & 1][show.row - 1]
            if viewers or not x.game.is_ad[slug]:
                lines += (add(viewers, "E2.BASE.68", slug),)
    return lines


def show_score_lines(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """The score of a lineup show, in viewers; it may be negative (E2.BASE.67)."""
    lines = own_show_lines(x, s, seat, timeslot)
    for hook in x.game.hooks[s.players[seat].modifiers].show_score:
        lines += hook(x, s, seat, timeslot)
    return lines


def show_score(x: X, s: State, seat: int, timeslot: int) -> int:
    """The score of a lineup show, in viewers; it may be negative (E2.BASE.67)."""
    return total(show_score_lines(x, s, seat, timeslot))


def round_score(x: X, s: State, seat: int) -> int:
    """A player's viewers of a lineup scoring, raised to 0 if negative (E2.BASE.69)."""
    player = s.players[seat]
    hooks = x.game.hooks[player.modifiers]
    if hooks.show_score or hooks.round_score or x.game.ages:
        return total(round_score_lines(x, s, seat))
    cards, is_ad = x.game.card, x.game.is_ad
    score: int = 0
    for show in player.lineup:
        if show is None:
            continue
        score += cards[show.show].viewers[show.row - 1]
        for index, card in enumerate(show.cards):
            if card and not is_ad[card]:
                score += cards[card].up if show.up >> index & 1 else cards[card].down
    floor: int = x.game.boards.round_total_floor
    return max(score, floor)


def round_score_lines(x: X, s: State, seat: int) -> Lines:
    """A player's viewers of a lineup scoring, raised to 0 if negative (E2.BASE.69)."""
    player = s.players[seat]
    lines: Lines = ()
    for timeslot, show in enumerate(player.lineup):
        if show is not None:
            lines += show_score_lines(x, s, seat, timeslot)
    lines += x.game.rules.round_lines(x, s, seat)
    for hook in x.game.hooks[player.modifiers].round_score:
        lines += hook(x, s, seat)
    return (*lines, Line(FLOOR, x.game.boards.round_total_floor, "E2.BASE.69"))


def end_score_lines(x: X, s: State, seat: int) -> Lines:
    """A player's viewers of end-game scoring, in the order of the edition (E2.BASE.74)."""
    lines: Lines = x.game.rules.end_lines(x, s, seat)
    for hook in x.game.hooks[s.players[seat].modifiers].end_score:
        lines += hook(x, s, seat)
    return lines


def held_card_lines(x: X, s: State, seat: int) -> Lines:
    """What the held cards score that are counted at the game's end (E2.CARDS.04)."""
    player = s.players[seat]
    lines: Lines = ()
    for card in (*player.network, *player.moguls):
        if x.game.card[card].timing == "game-end" and card not in player.face_down:
            scored = total(card_score_lines(x, s, seat, card))
            lines += (add(scored, "E2.CARDS.04", card),)
    return lines


def card_score_lines(x: X, s: State, seat: int, card: str) -> Lines:
    """What a Game End card scores for its holder, in viewers (E2.CARDS.04)."""
    player = s.players[seat]
    lines: Lines = ()
    for effect in x.game.card[card].effects:
        if effect.kind == "end-score":
            amount = amount_of(x, player, effect)
            lines += (base(amount, effect.rule, card),)
    for hook in x.game.hooks[player.modifiers].card_score:
        lines += hook(x, s, seat, card)
    return lines


def turn_grants(x: X, s: State, seat: int, grants: Grants) -> Grants:
    """The grants with which a turn starts; none at all: the turn is skipped (E2.BASE.23)."""
    for hook in x.game.hooks[s.players[seat].modifiers].turn_grants:
        grants = hook(x, s, seat, grants)
    return grants


def start_row(x: X, s: State, seat: int, show: str, timeslot: int, options: Options) -> int:
    """The row in which the season marker of a new show starts (E2.BASE.49-.51)."""
    preferred = x.game.card[show].timeslot
    fits = preferred in ("any", x.game.boards.timeslots[timeslot])
    row: int = 1 if fits else x.game.boards.x_row
    for hook in x.game.hooks[s.players[seat].modifiers].start_row:
        row = hook(x, s, seat, show, timeslot, row)
    chosen = [option.row for option in options if option.row]
    return min(chosen) if chosen else row


def pass_bonus(x: X, s: State, seat: int) -> PassBonus:
    """Cash and viewers between which a passer may choose now; 0 is not offered (E2.BASE.60)."""
    bonus: PassBonus = x.game.pass_spaces[len(s.passed)]
    for hook in x.game.hooks[s.players[seat].modifiers].pass_bonus:
        bonus = hook(x, s, seat, bonus)
    return bonus


def deck_size(s: State, deck_id: DeckId) -> int:
    """How many cards a deck has."""
    deck = s.decks[deck_id]
    return len(deck.top) + len(deck.rest)


def passes_last(x: X, s: State, seat: int) -> bool:
    """Whether a player who passes now passes last; in solo only by a variant (E2.SOLO.08)."""
    if x.game.seats == 1:
        return bool(x.game.variants.cable_solo_last)
    return len(s.passed) + 1 == x.game.seats  # type: ignore[no-any-return]


def mogul_limit(x: X, s: State, seat: int) -> int:
    """How many moguls a player may gain in the game; used ones count (E2.MOGUL.06)."""
    limit: int = x.game.boards.moguls_per_player
    for hook in x.game.hooks[s.players[seat].modifiers].mogul_limit:
        limit = hook(x, s, seat, limit)
    return limit


def genre_of_rerun(x: X, rerun: Rerun) -> str:
    """The present genre of a show in reruns: its token's, or the printed one ("" for none)."""
    return rerun.token or x.game.card[rerun.show].genre


def genre_of(x: X, show: LineupShow) -> str:
    """The present genre of a lineup show: its token's, or the printed one ("" for none)."""
    return show.token or x.game.card[show.show].genre


def returning(x: X, s: State, seat: int, timeslot: int) -> int:
    """How many stars of the show in a timeslot come back by themselves when it is cancelled."""
    number = 0
    for hook in x.game.hooks[s.players[seat].modifiers].returning:
        number = hook(x, s, seat, timeslot, number)
    return number


def grid_bonus(x: X, s: State, seat: int, own: PassBonus) -> PassBonus:
    """Cash and viewers that a player's grid gives on passing, which is ``own`` before modifiers."""
    for hook in x.game.hooks[s.players[seat].modifiers].grid_bonus:
        own = hook(x, s, seat, own)
    return own


def weekend_icon(x: X, s: State, seat: int) -> bool:
    """Whether the weekend icon on a player's grid is open (E2.TELLY.22)."""
    is_open = True
    for hook in x.game.hooks[s.players[seat].modifiers].weekend_icon:
        is_open = hook(x, s, seat, is_open)
    return is_open


def condition_met(x: X, s: State, seat: int, timeslot: int, slot: int) -> bool:
    """Whether an attached card's condition counts as met; upside-down cards count (E2.BASE.48)."""
    player: Player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    condition: str = x.game.conditions[show.cards[slot]]
    if not condition:
        return True
    met = _condition_holds(x, show, timeslot, slot, condition)
    for hook in x.game.hooks[player.modifiers].condition:
        met = hook(x, s, seat, timeslot, slot, met)
    return met


def _condition_holds(x: X, show: LineupShow, timeslot: int, slot: int, condition: str) -> bool:
    if condition == "below-row-1":
        return show.row > 1
    if condition.startswith("genre "):
        return genre_of(x, show) == condition[6:]
    if condition.startswith("timeslot "):
        return x.game.boards.timeslots[timeslot] == condition[9:]  # type: ignore[no-any-return]
    is_ad = x.game.is_ad
    others = [is_ad[other] for index, other in enumerate(show.cards) if other and index != slot]
    if condition == "ad":
        return True in others
    # "star", "other-star" and "no-other-star" look for a star besides the card itself.
    return (False in others) != (condition == "no-other-star")


def orientation(x: X, s: State, seat: int, timeslot: int, slot: int) -> bool:
    """Whether a card just attached lies rightside up (E2.BASE.45, .46)."""
    up = condition_met(x, s, seat, timeslot, slot)
    for hook in x.game.hooks[s.players[seat].modifiers].orientation:
        up = hook(x, s, seat, timeslot, slot, up)
    return up


def fits_slot(x: X, slug: str, slot: str) -> bool:
    """Whether a card fits a slot like ``star!`` or ``either?`` (E2.BASE.43)."""
    return slot[:-1] in x.game.fitting[slug]
