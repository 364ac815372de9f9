"""A proved bound on the number of decisions of a game.

Every one of the five actions moves a card on: from the display to a green room, the lineup or a
deck, or from a green room to the lineup.  So the bound follows from how many cards can come in:

* D: cards dealt to the display, rounds times the sizes of its rows.
* G: moguls gained; each takes the token of a genre, or is one of the card set where there are no
  such tokens.  Each may bring one show from a deck into play, and one decision and one advance a
  round for each seat.
* K: cards kept from draws.  Each production advances two genres at most, each used card one, as
  does each rerun spent (one a round and seat), and an advance gives at most one draw; a grid has 8
  lines; each seat has at most one start-of-round draw a round, and an immediate card kept or taken
  may draw once more.
* R: stars that come back from a cancelled show, at most one for each slot and production.
* M: the most money that one player can have had, in $M: the best start, the best pass of every
  round (its bonus multiplied, an empty grid, what an executive has for opponents), the best ad on
  every slot and every income card at each upkeep, each ad signed and each once cashed in, each
  network card and mogul gaining what the best one does, a show sold for its score included.
* B: cards that join the display outside the deal, for money at $1M each or more; one seat can,
  so at most M.  A swap of displayed cards is one decision for each.
* S: stars that are replaced when several are signed at once.  The action takes one more than it
  replaces, so there are no more such actions than stars dealt or joined, of the row at most all
  stars of the set each.

Then at most E = D + G + K + R + B + S cards enter green rooms or lineups, and A = 2 E actions are
taken.
A turn without an action happens at most ``stall_guard`` times in a row, and a lap of the rondel
later the pass has been reached; so turns are at most
T = A + passes + (A + passes) * (stall_guard + LAP).  A turn has at most OWN_PER_TURN decisions
besides its actions (move, bonus, its second half, end), an action at most 3 for each slot of a
show, one per group of options, those of one draw, and the cards that it turns or moves.  Stars
signed by one action are among E.  At each scoring every show may ask once, and each pass once more.
Donor tokens are gained one for each card that comes in, and at most TOKENS_PER_ROUND a round by
raising funds, beside those that lie somewhere at first; each is spent in one decision, and buys
one action at most.  Raising funds is an action a round, with as many answers; at each upkeep every
timeslot may ask once.  A mogul without token asks when it is gained and at each income and scoring,
and may double every card of the lineup.
Plugins may add PLUGIN_SLACK decisions a turn, which also covers what they bring into the display.
"""

from __future__ import annotations

from typing import Any

from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star

OWN_PER_TURN = 4
LAP = 5
BEST_START = 30
PER_OPPONENT = 2
PER_STAR = 2
LINES = 8
OPTION_GROUPS = 8
PLUGIN_SLACK = 8
TOKENS_PER_ROUND = 2


def decision_bound(game: Any) -> int:
    """The bound for a game, in decisions."""
    boards, seats = game.boards, game.seats
    rounds = boards.rounds
    sizes = [row[seats - 1] for row in boards.display]
    networks = rounds * sizes[3]
    displayed = "mogul_display" in game.tables
    moguls = len(game.moguls) if displayed else len(boards.genres)
    shows = rounds * sizes[0] + moguls
    advances = 2 * shows + networks + moguls + rounds * seats + LINES * seats
    kept = 2 * (advances + rounds * seats) + networks
    money = _money(game, ads=rounds * sizes[2] + kept, gaining=networks + moguls + kept)
    stars = sum(isinstance(card, Star) for card in game.card.values())
    replaced = (rounds * sizes[1] + money) * stars
    back = shows * game.most_slots
    entered = rounds * sum(sizes) + moguls + kept + back + money + replaced
    tokens = _tokens(game, entered)
    acting = 2 * entered + (tokens + rounds if tokens else 0)
    passes = 2 * rounds * seats
    asked = rounds * seats * (1 + len(boards.timeslots))
    turns = (acting + passes) * (1 + game.variants.stall_guard + LAP)
    per_action = 3 * game.most_slots + OPTION_GROUPS + 4
    slack = PLUGIN_SLACK * len(game.configuration.plugins)
    # What tokens are spent on, the answers of those asked for a gift, and the upkeeps.
    donated = tokens + TOKENS_PER_ROUND * rounds + asked if tokens else 0
    decisions = turns * (OWN_PER_TURN + slack) + acting * per_action
    # One on gaining it, one at each income and scoring, two sorts of doubling once.
    on_moguls = moguls * (2 * rounds + 3 + len(boards.timeslots) * game.most_slots)
    bought = on_moguls if displayed else 0
    # Each of two uses, a choice for it and its discard; what may be used is asked twice a round.
    held = networks * (2 * rounds + 6) if displayed else 0
    return int(decisions + entered + asked + donated + bought + held + seats)


def _tokens(game: Any, entered: int) -> int:
    """How many donor tokens are gained at most, and so spent."""
    if "donor_tokens" not in game.tables:
        return 0
    supply = game.tables["donor_tokens"]["supply"]
    return int(supply + entered + TOKENS_PER_ROUND * game.boards.rounds)


def _money(game: Any, *, ads: int, gaining: int) -> int:
    """M: the most that one player can have had in a game, in $M."""
    boards = game.boards
    cards = game.card.values()
    income = max(max(card.up, card.down) for card in cards if isinstance(card, Ad))
    bonus = max(card.bonus for card in cards if isinstance(card, Ad))
    gains = (NetworkCard, Mogul)
    effects = [e for card in cards if isinstance(card, gains) for e in card.effects]
    gaining_kinds = ("gain-cash", "cash-or-viewers")
    gain = max((e.amount for e in effects if e.kind in gaining_kinds), default=0)
    if any(effect.kind == "sell-show" for effect in effects):
        gain = max(gain, _best_score(game))
    held = sum(e.amount * len(boards.timeslots) for e in effects if e.kind == "upkeep-income")
    upkeep = len(boards.timeslots) * game.most_slots * income + held
    start = max((*boards.starting_cash, BEST_START))
    factor = max((e.amount for e in effects if e.kind == "multiply-pass"), default=1)
    passed = factor * max(*boards.pass_cash, boards.last_pass[0], boards.solo.pass_space[0])
    squares = len(game.grid) * boards.telly_time.cash_per_empty_square
    passes = boards.rounds * (passed + squares + boards.max_players * PER_OPPONENT)
    return int(start + passes + boards.rounds * upkeep + ads * (bonus + income) + gaining * gain)


def _best_score(game: Any) -> int:
    """More than any show can score: the best row, the best stars, and what effects add to it."""
    cards = game.card.values()
    row = max(max(card.viewers) for card in cards if isinstance(card, Show))
    star = max(max(card.up, card.down) for card in cards if isinstance(card, Star))
    income = max(max(card.up, card.down) for card in cards if isinstance(card, Ad))
    final = sum(type(card) is NetworkCard and card.timing == "game-end" for card in cards)
    added = [e.amount for card in cards for e in card.effects if e.kind == "show-score"]
    units = max(final, game.most_slots * max(income, 1))
    return int(row + game.most_slots * (star + PER_STAR) + max((*added, 0)) * units)
