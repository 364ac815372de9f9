"""The planted faults, at least one per kind of fault and per executive."""

from __future__ import annotations

from typing import NamedTuple


class Plant(NamedTuple):
    """A fault: in ``file``, ``old`` becomes ``new``; ``killer`` is the test that must fail."""

    name: str
    kind: str
    file: str
    old: str
    new: str
    killer: str
    story: str = ""


RULES = "tests/rules"
LAWS = "tests/laws/test_random_games.py"

PLANTS: tuple[Plant, ...] = (
    Plant(
        "option-not-paid",
        "forgotten cost",
        "networks/queries.py",
        "        if option.cost:\n",
        "        if option.cost and False:\n",
        f"{RULES}/test_e2_butcher.py",
    ),
    Plant(
        "drawn-cards-public",
        "leaked card",
        "networks/frames.py",
        "    cards: tuple[str, ...] = owner()\n    rule: str = public()",
        "    cards: tuple[str, ...] = public()\n    rule: str = public()",
        f"{RULES}/test_e2_base_views.py",
    ),
    Plant(
        "reason-tells-next-star",
        "leak in an error text",
        "networks/basics.py",
        '        message = "{card} is not in the display"\n'
        '        yield violation("not-displayed", "E2.BASE.35", message, card=action.star)',
        '        message = "{card} is not in the display, unlike " + str(s.decks[3].rest[:1])\n'
        '        yield violation("not-displayed", "E2.BASE.35", message, card=action.star)',
        f"{LAWS}::test_every_law_holds_over_random_games[2]",
    ),
    Plant(
        "score-hook-twice",
        "hook applied twice",
        "networks/queries.py",
        "    for hook in x.game.hooks[player.modifiers].show_score:\n",
        "    for hook in x.game.hooks[player.modifiers].show_score * 2:\n",
        f"{RULES}/test_e2_butcher_scoring.py",
    ),
    Plant(
        "anomaly-lost",
        "lost card",
        "networks/atoms/zones.py",
        "            supply = (*supply, card)\n",
        "            supply = supply\n",
        f"{LAWS}::test_every_law_holds_over_random_games[3]",
    ),
    Plant(
        "round-start-by-seat",
        "order by registration",
        "networks/rounds.py",
        "    staged.sort(key=lambda entry: entry[:2])\n",
        "    staged.sort(key=lambda entry: entry[1])\n",
        f"{RULES}/test_e2_base_flow.py",
    ),
    Plant(
        "adds-listed-on-any-card",
        "enumerated, not accepted",
        "networks/basics.py",
        '            if slot != "ad" and not (present and is_ad[present]):\n',
        '            if slot != "ad":\n',
        f"{LAWS}::test_every_law_holds_over_random_games[4]",
    ),
    Plant(
        "stale-hook-table",
        "stale memo",
        "networks/game.py",
        "        return player.replace(modifiers=self.active_modifiers(player))\n",
        "        return player\n",
        f"{LAWS}::test_every_law_holds_over_random_games[3]",
    ),
    Plant(
        "viewers-on-last-space",
        "wrong number",
        "networks/boards.py",
        "        return (*first, self.last_pass)\n",
        "        return (*first, (self.last_pass[0], 1))\n",
        f"{RULES}/test_e2_base_pass_track.py",
    ),
    Plant(
        "markers-leave-the-track",
        "wrong limit",
        "networks/atoms/lineup.py",
        "        if show is not None and show.row < last:\n",
        "        if show is not None and show.row < last - 1:\n",
        f"{RULES}/test_e2_base_scoring.py",
    ),
    Plant(
        "rondel-third-space-free",
        "beeb: wrong cost",
        "networks/second_edition/executives/beeb.py",
        "(target - marker - 1) % 5]",
        "(target - marker - 2) % 5]",
        f"{RULES}/test_e2_beeb_rondel.py",
    ),
    Plant(
        "rondel-marker-stays",
        "beeb: forgotten reset",
        "networks/second_edition/executives/beeb.py",
        "    s = atoms.remember(x, s, f.seat, RONDELS[0], ",
        "    s = atoms.remember(x, s, f.seat, RONDELS[PASS_SPACE], ",
        f"{RULES}/test_e2_beeb_rondel.py",
    ),
    Plant(
        "butcher-floor-per-show",
        "butcher: floor too early",
        "networks/queries.py",
        "            lines += show_score_lines(x, s, seat, timeslot)\n",
        "            lines += (base(max(0, show_score(x, s, seat, timeslot)), 'E2.BASE.67'),)\n",
        f"{RULES}/test_e2_butcher_scoring.py",
    ),
    Plant(
        "machine-not-reset",
        "continuum: no reset",
        "networks/second_edition/executives/continuum.py",
        '    s = atoms.remember(x, s, seat, MACHINES[0], "E2.CONTINUUM.07", change)\n',
        "",
        f"{RULES}/test_e2_continuum.py",
    ),
    Plant(
        "anomaly-under-the-deck",
        "continuum: wrong end",
        "networks/atoms/zones.py",
        "Deck.new((card, *deck.top), deck.rest))",
        "Deck.new(deck.top, (*deck.rest, card)))",
        f"{RULES}/test_e2_continuum.py",
    ),
    Plant(
        "shortfall-forgiven",
        "forgotten loss",
        "networks/rounds.py",
        '    loss = (queries.add(lost, "E2.BASE.66", f"${unpaid}M unpaid"),)\n',
        '    loss = (queries.add(0, "E2.BASE.66", f"${unpaid}M unpaid"),)\n',
        f"{RULES}/test_e2_base_scoring.py",
    ),
    Plant(
        "always-from-seat-zero",
        "broken symmetry",
        "networks/rounds.py",
        "    first = (s.first + 1) % x.game.seats\n",
        "    first = 1 % x.game.seats\n",
        f"{LAWS}::test_every_law_holds_over_random_games[3]",
    ),
    Plant(
        "deck-from-a-set",
        "hash order",
        "networks/setup.py",
        "        decks.append(Deck((), stream.shuffled(cards) if cards else ()))\n",
        "        decks.append(Deck((), tuple({card: 0 for card in set(cards)})))\n",
        "tests/laws/test_same_game_everywhere.py",
    ),
    Plant(
        "own-draw-forgotten",
        "wrong determinization",
        "networks/view.py",
        "    held = tuple(held_words(view.pending))\n",
        "    held = ()\n",
        f"{LAWS}::test_every_law_holds_over_random_games[3]",
    ),
    Plant(
        "no-stall-guard",
        "endless round",
        "networks/turns.py",
        "    return not f.passed and player.idle >= x.game.variants.stall_guard\n",
        "    return False\n",
        f"{RULES}/test_e2_base_passing.py",
    ),
    Plant(
        "only-first-condition-tested",
        "condition not tested",
        "networks/filling.py",
        "    sides = {slot: queries.orientation(x, s, seat, timeslot, slot) for slot in found}\n",
        "    sides = {i: queries.orientation(x, s, seat, timeslot, i) for i in found[:1]}\n",
        f"{RULES}/test_e2_base_orientation.py",
    ),
    Plant(
        "bonus-only-once",
        "forgotten trigger",
        "networks/tracks.py",
        "    return land(x, s, seat, index, space)\n",
        "    return land(x, s, seat, index, space) if space != 4 else s\n",
        f"{RULES}/test_e2_tracks_bonuses.py",
    ),
    Plant(
        "mogul-limit-ignored",
        "limit ignored",
        "networks/tracks.py",
        "    return len(s.players[seat].moguls) >= queries.mogul_limit(x, s, seat)\n",
        "    return len(s.players[seat].moguls) > queries.mogul_limit(x, s, seat)\n",
        f"{RULES}/test_e2_moguls.py",
    ),
    Plant(
        "rival-acts-after-a-pass",
        "trigger at the wrong time",
        "networks/turns.py",
        "    if x.game.seats == 1 and not f.passed:\n",
        "    if x.game.seats == 1:\n",
        f"{RULES}/test_e2_solo_rival.py",
    ),
    Plant(
        "rival-prefers-network-cards",
        "wrong tie-break",
        "networks/solo.py",
        "    row = max(Row, key=lambda row: (len(s.display[row]), -row))\n",
        "    row = max(Row, key=lambda row: (len(s.display[row]), row))\n",
        f"{RULES}/test_e2_solo_rival.py",
    ),
    Plant(
        "drawn-show-is-paid",
        "cost not waived",
        "networks/queries.py",
        "        if option.free:\n",
        "        if option.free and False:\n",
        f"{RULES}/test_e2_mogul_cards_used.py",
    ),
    Plant(
        "reruns-spent-without-end",
        "limit of a round ignored",
        "networks/uses.py",
        "    s = atoms.spend(s, f.seat, rerun_source(x, s, f.seat))\n",
        "",
        f"{RULES}/test_e2_mogul_reboot.py",
    ),
    Plant(
        "explains-hidden-cards",
        "leak in an explanation",
        "core/explanations.py",
        "        if not known.unknown.keys().isdisjoint(words(item)):\n",
        "        if False:\n",
        "tests/interface/test_explain_secrecy.py",
    ),
    Plant(
        "season-row-not-written",
        "lossy document",
        "networks/documents/dumping.py",
        "        if show.row != 1:\n",
        "        if show.row > 2:\n",
        "tests/interface/test_position_dumps.py",
    ),
    Plant(
        "card-in-two-places",
        "impossible position accepted",
        "documents/parts.py",
        "        elif value in faults.places:\n",
        "        elif False:\n",
        "tests/interface/test_position_errors.py",
    ),
    Plant(
        "true-is-a-number",
        "coercion",
        "interchange/reading.py",
        "            if type(plain) is not kind:\n",
        "            if not isinstance(plain, kind):\n",
        "tests/interface/test_json_strict.py",
    ),
)
