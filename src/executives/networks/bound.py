"""A proved bound on the number of decisions of a game.

Every one of the five actions moves a card on: from the display to the green room, the lineup or
a deck, or from the green room to the lineup.  So the actions of a game are at most the entries
of cards into the display, twice those into green rooms, and so on:

* D, cards dealt to the display: rounds times the sizes of its rows;
* K, cards kept from draws: each genre track of each player gives at most ``spaces`` bonuses,
  and a start-of-round ability at most one draw per seat and round; an immediate card kept or
  taken may draw once more, so twice that plus one per network card dealt;
* M, all money that can come in: starting cash, passes, upkeep income (every slot filled with the
  best ad, and $2M per held card), ad bonuses and immediate cards (each card at most with the
  largest number of the set, signed once and cashed in once);
* B, stars added to the display for money, at most M, and replacements for multiple signings, at
  most one for each star signed;
* E = D + K + 2 B, entries into green rooms; A = 2 E, actions, as each card entered may once be
  attached; anomalies and one-shots used are at most E.

Turns are at most A plus one pass per seat and round, each preceded by at most ``stall_guard``
turns without an action and one lap of the rondel.  One turn takes at most 4 decisions of its own
(move, bonus, second half of the bonus, end), one action at most 3 more per slot of a show, one
per option group, and one per draw.  Plugins add ``PLUGIN_SLACK`` per turn for their own.
"""

from __future__ import annotations

from typing import Any

from executives.networks.cards import Ad

OWN_PER_TURN = 4
LAP = 5
OPTION_GROUPS = 8
PLUGIN_SLACK = 4


def decision_bound(game: Any) -> int:
    """The bound for a game, in decisions."""
    boards, seats = game.boards, game.seats
    rounds = boards.rounds
    dealt = rounds * sum(row[seats - 1] for row in boards.display)
    networks = rounds * boards.display[3][seats - 1]
    tracks = seats * len(boards.genres) * boards.track_spaces
    kept = 2 * (tracks + rounds * seats) + networks
    ads = [card for card in game.card.values() if isinstance(card, Ad)]
    best_income = max(max(card.up, card.down) for card in ads)
    best_bonus = max(card.bonus for card in ads)
    per_card = max([6, *(e.amount for card in game.card.values() for e in card.effects)])
    upkeep = len(boards.timeslots) * game.most_slots * best_income + 2 * networks
    money = seats * max((*boards.starting_cash, 20))
    money += rounds * seats * (max((*boards.pass_cash, 0)) + upkeep)
    money += (dealt + kept) * (best_bonus + best_income + per_card)
    entered = dealt + kept + 2 * money
    acting = 2 * entered
    turns = (acting + rounds * seats) * (game.variants.stall_guard + LAP + 1)
    per_action = 3 * game.most_slots + OPTION_GROUPS + 4
    slack = PLUGIN_SLACK * len(game.configuration.plugins)
    return int(turns * (OWN_PER_TURN + slack) + acting * per_action + entered + seats)
