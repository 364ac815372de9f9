"""Queries for $M: costs, cash bonuses, starting cash, expenses, income and upkeep."""

from __future__ import annotations

from executives.core.tally import Line, Lines, Stage, total
from executives.networks.cards import Ad
from executives.networks.modifiers import Options, State, X
from executives.networks.queries.lines import ADD, FLOOR, add, base
from executives.networks.queries.shows import (
    lies_on_show,
)


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
