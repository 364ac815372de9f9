"""What the first edition does in its own way: set-up, turn order, scores, the final ranking."""

from __future__ import annotations

from executives.core.streams import Stream
from executives.core.tally import Line, Lines, Stage
from executives.networks import atoms, grants, queries
from executives.networks.boards import Boards
from executives.networks.edition import Rules
from executives.networks.first_edition.drops import Drop, legal_drops
from executives.networks.first_edition.genre_bonuses import count_genre
from executives.networks.first_edition.mogul_display import (
    clear_useless,
    display_moguls,
    displayed_at_start,
)
from executives.networks.first_edition.pilots import dealt
from executives.networks.first_edition.seasons import (
    FirstTurn,
    SeasonStart,
    end_of_season,
    rerun_lines,
)
from executives.networks.guests import invited
from executives.networks.modifiers import State, X
from executives.networks.rounds import deal_display
from executives.networks.setup import give_starters
from executives.networks.state import DeckId, Season, Shelf

EXTRA_ACTION = grants.ANY | grants.DROP
"""Drop & Budget is an action of this edition, so an extra action may be one (E1.BASE.22)."""


def boards_for(boards: Boards, modules: tuple[str, ...], plain: bool) -> Boards:
    """Without executives everybody begins with the cash of the base game (E1.SETUP.27)."""
    if not plain:
        return boards
    return boards.replace(starting_cash=boards.table("base_game_cash")["by_position"])


# -- set-up ----------------------------------------------------------------------------------------


def opened(x: X, s: State) -> State:
    """Displays, moguls and pilots lie there before executives are chosen (E1.SETUP.35-.38)."""
    players = tuple(player.replace(shelf=Shelf()) for player in s.players)
    tokens = x.game.tables["donor_tokens"]["supply"]
    s = s.replace(players=players, season=Season(tokens=tokens), pending=(SeasonStart(),))
    s = box_first_season(x, deal_display(x, s))
    if not x.game.has_moguls:
        return s
    s = display_moguls(x, s, displayed_at_start(x), "E1.SETUP.31")
    s, drafting = dealt(x, s)
    return x.push(s, drafting)


def box_first_season(x: X, s: State) -> State:
    """The shows of season 1 that are not dealt go back to the box (E1.BASE.03)."""
    deck = DeckId.SHOWS_1
    s, unused = atoms.take_from_deck(s, deck, queries.deck_size(s, deck))
    return atoms.put_away(x, s, 0, unused, "deck", "E1.BASE.03")


def seated(x: X, s: State) -> State:
    """Turn order, cash, and the moguls that executives add to the display (E1.BASE.10)."""
    order = Stream(s.seed, "turn order").shuffled(tuple(range(x.game.seats)))
    s = atoms.set_order(x, s, order, "E1.BASE.10")
    for position, seat in enumerate(order):
        lines = queries.starting_cash_lines(x, s, seat, position)
        s = atoms.gain_cash(x, s, seat, lines, "E1.BASE.11")
        if not x.game.has_moguls:
            s = give_starters(x, s, seat)
        for hook in x.game.hooks[s.players[seat].modifiers].further_moguls:
            s = display_moguls(x, s, hook(x, s, seat), "E1.SETUP.34")
    return s


# -- turn order ------------------------------------------------------------------------------------


def turn_order(x: X, s: State) -> tuple[int, ...]:
    """The seats in the order of this season (E1.BASE.20)."""
    assert s.season is not None
    return s.season.order


# -- the end ---------------------------------------------------------------------------------------


def end_lines(x: X, s: State, seat: int) -> Lines:
    """The cards that are counted at the game's end (E1.BASE.55)."""
    return queries.held_card_lines(x, s, seat)


def final_lines(x: X, s: State, seat: int) -> Lines:
    """A final score: what seasons and the last lineup brought, then the game-end cards."""
    banked = s.players[seat].banked
    lines: Lines = (Line(Stage.BASE, banked, "E1.BASE.49", "seasons"),)
    return lines + queries.end_score_lines(x, s, seat)


def ranking(x: X, s: State, seat: int) -> tuple[int, ...]:
    """Viewers, then money, then the earlier place in the last dropping order (E1.BASE.60)."""
    player = s.players[seat]
    return player.viewers, player.cash, -s.passed.index(seat)


RULES = Rules(
    base_turn=(EXTRA_ACTION | grants.DUE,),
    extra_action=EXTRA_ACTION,
    leaving=(Drop,),
    opening=opened,
    seated=seated,
    turn_order=turn_order,
    end_of_round=end_of_season,
    legal_leaving=legal_drops,
    advance=count_genre,
    round_lines=rerun_lines,
    end_lines=end_lines,
    final_lines=final_lines,
    ranking=ranking,
    bottoms=(SeasonStart, FirstTurn),
    invite=invited,
    mogul_gained=clear_useless,
)
