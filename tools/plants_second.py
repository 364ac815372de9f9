"""Broken clauses of the second edition: those of the game, its modules, its cards and the first
three executives; those of the other ten are in ``plants_executives``.

The clauses are a sample, so that nobody picked what is easy: of each section the first ones of
``Stream(5, SECTION).shuffled(clauses)``, where SECTION is the name without ``E2.`` and the clauses
are in the order of the rulebook.  Clauses in ``PASSED_OVER`` are left out, metadata (whose text
begins with "Metadata") too; the next one takes their place.
"""

from __future__ import annotations

from tools.plants_executives import EXECUTIVES
from tools.plants_record import Plant, broken

PASSED_OVER = {
    "E2.SETUP.04": "the colour of markers is nowhere in the game",
    "E2.SETUP.05": "the faces of a board are nowhere in the game",
    "E2.CONTINUUM.05": "broken by anomaly-under-the-deck",
    "E2.CARDS.31": "numbers of a card",
    "E2.CARDS.42": "numbers of copies",
    "E2.CARDS.23": "numbers of a card",
    "E2.CABLE.10": "twice nothing is nothing: it follows from E2.CABLE.09 and E2.CARDS.10",
    "E2.PROCRASTINATOR.05": "the order of frames; no change of one place lets tokens come later",
}
"""Clauses of the sample with nothing to break in one place of the code, and why."""

COMMON: tuple[Plant, ...] = (
    # -- the game ---------------------------------------------------------------------------------
    broken(
        "E2.BASE.24",
        "extra-action-not-any",
        "second_edition/phases.py",
        "    extra_action=grants.ANY,\n",
        "    extra_action=grants.ANY & ~grants.ADD,\n",
        "base_turns",
    ),
    broken(
        "E2.SETUP.14",
        "machine-usable-at-once",
        "second_edition/executives/continuum.py",
        "    memory=TimeMachine(),\n",
        "    memory=TimeMachine(1),\n",
        "setup_boards",
    ),
    broken(
        "E2.TRACKS.14",
        "short-draw-gives-nothing",
        "draws.py",
        "    if not drawn:\n",
        "    if len(drawn) < sum(number for _, number in draw):\n",
        "tracks_bonuses",
    ),
    broken(
        "E2.MOGUL.01",
        "track-without-token",
        "card_index.py",
        "(1 << len(boards.genres)) - 1 if",
        "(1 << len(boards.genres)) - 2 if",
        "moguls",
    ),
    broken(
        "E2.SOLO.08",
        "alone-is-last",
        "queries/turns.py",
        "        return bool(x.game.variants.cable_solo_last)\n",
        "        return True\n",
        "solo",
    ),
    # -- the first three executives ---------------------------------------------------------------
    broken(
        "E2.BEEB.16",
        "star-bonus-needs-a-star",
        "second_edition/executives/beeb.py",
        "    if not queries.deck_size(s, DeckId.STAR):\n",
        "    if not queries.deck_size(s, DeckId.STAR) or not s.display[Row.STARS]:\n",
        "beeb_bonus",
    ),
    broken(
        "E2.BUTCHER.08",
        "third-row-like-the-second",
        "second_edition/executives/butcher.py",
        '["by_row"][show.row - 1]',
        '["by_row"][show.row - 1 - (show.row == 3)]',
        "butcher_scoring",
    ),
    broken(
        "E2.CONTINUUM.14",
        "machine-advances-after-the-turn",
        "second_edition/executives/continuum.py",
        "hooks=Hooks(on_turn_start=advance,",
        "hooks=Hooks(on_turn_end=advance,",
        "continuum",
    ),
    # -- cards ------------------------------------------------------------------------------------
    broken(
        "E2.CARDS.28",
        "every-star-counts",
        "show_counts.py",
        "    return stars - stars_with_expenses(x, s, seat, timeslot)\n",
        "    return stars\n",
        "named_shows",
    ),
    broken(
        "E2.CARDS.25",
        "acts-on-either-side",
        "effects.py",
        'not effect.side or (effect.side == "up") == bool(up) for effect in found)\n',
        "True for effect in found)\n",
        "named_stars_turned",
    ),
    broken(
        "E2.CARDS.38",
        "moguls-count-as-cards",
        "counts.py",
        '"game-end" for card in player.network)',
        '"game-end" for card in (*player.network, *player.moguls))',
        "mogul_cards",
    ),
    broken(
        "E2.CARDS.35",
        "printed-score-only",
        "uses.py",
        '    if effect.kind == "score-show":\n'
        "        lines = queries.show_score_lines(x, s, f.seat, timeslot)\n",
        '    if effect.kind == "score-show":\n'
        "        lines = queries.show_score_lines(x, s, f.seat, timeslot)[:1]\n",
        "mogul_cards_used",
    ),
    broken(
        "E2.CARDS.40",
        "starters-for-the-archivist",
        "counts.py",
        "    return sum(bool(rerun.token or x.game.card[rerun.show].genre)"
        " for rerun in player.reruns)\n",
        "    return len(player.reruns)\n",
        "mogul_cards",
    ),
    broken(
        "E2.CARDS.04",
        "game-end-card-not-kept",
        "basics.py",
        '    if x.game.card[card].timing != "immediate":\n',
        '    if x.game.card[card].timing not in ("immediate", "game-end"):\n',
        "cards_held",
    ),
    # -- Telly Time -------------------------------------------------------------------------------
    broken(
        "E2.TELLY.01",
        "no-weekend",
        "boards.py",
        "            timeslots=self.every_timeslot,\n",
        "            timeslots=self.timeslots,\n",
        "telly_setup",
    ),
    broken(
        "E2.TELLY.17",
        "fixed-cash-on-top",
        "second_edition/executives/generic.py",
        '["grid_cash"], own[1]\n',
        '["grid_cash"] + own[0], own[1]\n',
        "telly_passing",
    ),
    broken(
        "E2.TELLY.25",
        "chat-by-the-printed-genre",
        "modules/telly_time.py",
        "    return (Chatting(seat),) if queries.genre_of(x, show) == CHAT else ()\n",
        "    return (Chatting(seat),) if x.game.card[show.show].genre == CHAT else ()\n",
        "telly_chat",
    ),
    broken(
        "E2.TELLY.21",
        "weekend-no-slot-like-others",
        "second_edition/executives/flix.py",
        "    return 1\n",
        '    return row if x.game.boards.timeslots[timeslot] == "weekend" else 1\n',
        "telly_weekend",
    ),
    broken(
        "E2.TELLY.23",
        "new-genres-stay",
        "second_edition/executives/procrastinator.py",
        "    return genre_tokens.changes(s, seat, tokens_at_start(x.game), own, TOKEN)\n",
        "    numbers = tokens_at_start(x.game) if own in GENRES else {}\n"
        "    return genre_tokens.changes(s, seat, numbers, own, TOKEN)\n",
        "telly_weekend",
    ),
    broken(
        "E2.TELLY.28",
        "weekend-does-not-age",
        "atoms/lineup.py",
        "        if show is not None and show.row < last:\n",
        "        if show is not None and show.row < last and len(lineup) < 3:\n",
        "telly_rounds",
    ),
)

SECOND: tuple[Plant, ...] = (*COMMON, *EXECUTIVES)
