"""From a document without faults to a state."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from executives.boardroom.documents.balance import Balance, won_tricks
from executives.boardroom.documents.dealing import Dealing
from executives.boardroom.documents.deciding import Deciding
from executives.boardroom.documents.moments import moment_of
from executives.boardroom.frames import AgendaHand, ChoosingAgendas
from executives.boardroom.state import GameState, Player
from executives.documents.toml import Place


class Builder:
    """Puts the parts of a document over the start of its turn.

    ``faults`` are those of parts that do not fit together: tokens, tricks and cards.
    """

    def __init__(self, game: Any, content: Mapping[str, Any], start: GameState) -> None:
        self.game = game
        self.content = content
        self.start = start
        self.tables = [content.get("players", {}).get(name, {}) for name in game.players]
        self.moment = moment_of(game, content)
        self.dealing = Dealing(game, content, start, self.moment)
        self.coo = self.dealing.coo
        self.deciding = Deciding(game, content, self.moment, self.coo)
        self.balance = Balance(
            game,
            content,
            self.moment,
            self.coo,
            placing=self.deciding.placed_tokens,
            ballots=self.deciding.spent_tokens,
        )
        self.agendas = self._agendas()
        self.won, wrong = won_tricks(game, content, self.coo, self.balance.pool)
        self.faults: list[tuple[Place, str]] = [
            *self.dealing.faults,
            *self.balance.faults,
            *wrong,
        ]

    def state(self) -> GameState:
        """The state before the rules go on from it, and before any moves."""
        content, start, game = self.content, self.start, self.game
        players = tuple(self._player(seat) for seat in range(game.seats))
        gc = game.players.index(content["gc"]) if "gc" in content else start.gc
        state = start.replace(
            turn=self.moment.turn,
            coo=self.coo,
            gc=gc,
            trump=self.dealing.trump,
            indicator=self.dealing.indicator,
            players=players,
            trick=self.dealing.trick,
            discards=self.dealing.discards,
            stock=self.dealing.stock,
            ceo_pool=self.balance.pool,
            spent=tuple(self.balance.spent),
            ceo_votes=content.get("ceo_votes", start.ceo_votes),
        )
        return state.replace(pending=self.deciding.stack(state, self.hands()))

    def _player(self, seat: int) -> Player:
        player, agendas = self.start.players[seat], self.agendas[seat]
        agenda = "" if len(agendas) > 1 else "".join(agendas)
        is_over = self.moment.phase == "over"
        return player.replace(
            **self.dealing.cards_of(seat),
            influence=tuple(self.balance.influence[seat]),
            rows=tuple(self.balance.rows[seat]),
            bids=self.balance.bids[seat],
            votes=self.tables[seat].get("votes", player.votes),
            tricks=self.won[seat],
            agenda="" if is_over else agenda,
            revealed=agenda if is_over else "",
            returned=self.tables[seat].get("returned", ""),
        )

    # -- agendas ----------------------------------------------------------------------------------

    def _agendas(self) -> list[tuple[str, ...]]:
        """The agendas of each player: two while they choose, or else one.

        An agenda that the document gives to somebody else is replaced by the first free one.
        """
        keeps = self.deciding.keeps_agendas(self.start)
        usual = self._usual_agendas()
        named = [_named_agendas(table) for table in self.tables]
        taken = {agenda for found in named for agenda in found or ()}
        taken |= {table["returned"] for table in self.tables if "returned" in table}
        made = []
        for seat, own in enumerate(usual):
            wanted = own if keeps else own[:1]
            found = named[seat]
            made.append(wanted if found is None else found)
        kept = [
            [agenda for agenda in found if named[seat] is not None or agenda not in taken]
            for seat, found in enumerate(made)
        ]
        taken |= {agenda for found in kept for agenda in found}
        free = (agenda for agenda in self.game.agenda_deck if agenda not in taken)
        return [
            (*found, *islice(free, len(made[seat]) - len(found))) for seat, found in enumerate(kept)
        ]

    def _usual_agendas(self) -> list[tuple[str, ...]]:
        for frame in self.start.pending:
            if isinstance(frame, ChoosingAgendas):
                return [hand.agendas for hand in frame.hands]
        return [(player.agenda,) for player in self.start.players]

    def hands(self) -> tuple[AgendaHand, ...]:
        """What is chosen from, with the choices that are made."""
        chosen = self.content.get("keeping", {})
        return tuple(
            AgendaHand(seat, dealt, chosen.get(name, ""))
            for seat, (name, dealt) in enumerate(zip(self.game.players, self.agendas, strict=True))
        )


def _named_agendas(table: Mapping[str, Any]) -> tuple[str, ...] | None:
    if "agendas" in table:
        return tuple(table["agendas"])
    return (table["agenda"],) if "agenda" in table else None
