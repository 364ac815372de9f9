"""A proved bound on the number of decisions of a game.

Every one of the five actions moves a card on: from the display to a green room, the lineup or a
deck, or from a green room to the lineup.  So the bound follows from how many cards can come in:

* D: cards dealt to the display, rounds times the sizes of its rows.
* G: moguls gained; each takes the token of a genre.  Each may bring one show from a deck into
  play, and one decision and one advance a round for each seat.
* K: cards kept from draws.  Each production or used card advances one track and gives at most
  one draw, as does each rerun spent (one a round and seat); each seat has at most one
  start-of-round draw a round, and an immediate card kept or taken may draw once more.
* M: the most money that one player can have had, in $M: the best start, the best pass of every
  round, the best ad on every slot and every income card at each upkeep, each ad signed and each
  once cashed in, each network card and mogul gaining what the best one does.
* B: stars that join the display outside the deal, for money at $1M each; one seat can, so at
  most M.

Then at most E = D + G + K + B cards enter green rooms or lineups, and A = 2 E actions are taken.
A turn without an action happens at most ``stall_guard`` times in a row, and a lap of the rondel
later the pass has been reached; so turns are at most
T = A + passes + (A + passes) * (stall_guard + LAP).  A turn has at most OWN_PER_TURN decisions
besides its actions (move, bonus, its second half, end), an action at most 3 for each slot of a
show, one per group of options, and those of one draw.
Plugins may add PLUGIN_SLACK decisions a turn, which also covers what they bring into the display.
"""

from __future__ import annotations

from typing import Any

from executives.networks.cards import Ad, Mogul, NetworkCard

OWN_PER_TURN = 4
LAP = 5
OPTION_GROUPS = 8
PLUGIN_SLACK = 8


def decision_bound(game: Any) -> int:
    """The bound for a game, in decisions."""
    boards, seats = game.boards, game.seats
    rounds = boards.rounds
    sizes = [row[seats - 1] for row in boards.display]
    networks = rounds * sizes[3]
    moguls = len(boards.genres)
    kept = 2 * (rounds * sizes[0] + networks + moguls + 2 * rounds * seats) + networks
    money = _money(game, ads=rounds * sizes[2] + kept, gaining=networks + moguls + kept)
    entered = rounds * sum(sizes) + moguls + kept + money
    acting = 2 * entered
    passes = rounds * seats
    turns = (acting + passes) * (1 + game.variants.stall_guard + LAP)
    per_action = 3 * game.most_slots + OPTION_GROUPS + 4
    slack = PLUGIN_SLACK * len(game.configuration.plugins)
    return int(turns * (OWN_PER_TURN + slack) + acting * per_action + entered + passes + seats)


def _money(game: Any, *, ads: int, gaining: int) -> int:
    """M: the most that one player can have had in a game, in $M."""
    boards = game.boards
    cards = game.card.values()
    income = max(max(card.up, card.down) for card in cards if isinstance(card, Ad))
    bonus = max(card.bonus for card in cards if isinstance(card, Ad))
    gains = (NetworkCard, Mogul)
    effects = [e for card in cards if isinstance(card, gains) for e in card.effects]
    gain = max((e.amount for e in effects if e.kind == "gain-cash"), default=0)
    held = sum(e.amount * len(boards.timeslots) for e in effects if e.kind == "upkeep-income")
    upkeep = len(boards.timeslots) * game.most_slots * income + held
    start = max((*boards.starting_cash, 20))
    passes = boards.rounds * max(*boards.pass_cash, boards.last_pass[0])
    return int(start + passes + boards.rounds * upkeep + ads * (bonus + income) + gaining * gain)
