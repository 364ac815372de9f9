"""Broken clauses of ten executives, two for each; ``plants_second`` says how they were chosen."""

from __future__ import annotations

from tools.plants_record import Plant, broken

OWN = "second_edition/executives"

EXECUTIVES: tuple[Plant, ...] = (
    broken(
        "E2.CABLE.04",
        "token-stays-in-round-1",
        "second_edition/phases.py",
        "    first = (s.first + 1) % x.game.seats\n",
        "    first = (s.first + (s.round > 1)) % x.game.seats\n",
        "cable",
    ),
    broken(
        "E2.CABLE.09",
        "last-pass-has-viewers",
        f"{OWN}/cable.py",
        "    return (0, 0) if queries.passes_last(x, s, seat) else (0, bonus[1])\n",
        "    return (0, bonus[1])\n",
        "cable",
    ),
    broken(
        "E2.CHEAPO.02",
        "starters-have-no-bonus",
        f"{OWN}/cheapo.py",
        "    if not visible_expenses(x, s, seat, show.show, True):\n",
        "    cheap = not visible_expenses(x, s, seat, show.show, True)\n"
        "    if cheap and x.game.card[show.show].genre:\n",
        "cheapo",
    ),
    broken(
        "E2.CHEAPO.05",
        "seen-from-the-other-side",
        f"{OWN}/cheapo.py",
        "            up = bool(show.up >> slot & 1)\n",
        "            up = True\n",
        "cheapo",
    ),
    broken(
        "E2.FLIX.11",
        "kids-at-the-weekend-only",
        f"{OWN}/flix.py",
        "    return False\n",
        "    return is_open\n",
        "flix_interactions",
    ),
    broken(
        "E2.FLIX.03",
        "any-condition-of-ads-met",
        f"{OWN}/flix.py",
        ' or (x.game.is_ad[card] and x.game.card[card].condition.startswith("timeslot "))\n',
        " or x.game.is_ad[card]\n",
        "flix",
    ),
    broken(
        "E2.GENERIC.19",
        "one-genre-stays-covered",
        f"{OWN}/generic.py",
        "    board = BonusTrack((), (*board.markers, 0))\n",
        "    board = BonusTrack(board.covered[-1:], (*board.markers, 1))\n",
        "generic_bonuses",
    ),
    broken(
        "E2.GENERIC.15",
        "mogul-icon-of-one-colour",
        f"{OWN}/generic.py",
        '        icon = "three-colour"\n',
        '        icon = "network-card"\n',
        "generic_bonuses",
    ),
    broken(
        "E2.PROCRASTINATOR.14",
        "changed-kids-still-bound",
        "options.py",
        "    genre = token or x.game.card[show].genre\n",
        "    genre = x.game.card[show].genre or token\n",
        "procrastinator_telly",
    ),
    broken(
        "E2.PROCRASTINATOR.04",
        "token-lost-in-reruns",
        "atoms/lineup.py",
        "Rerun.new(show.show, show.token)",
        'Rerun.new(show.show, "")',
        "procrastinator",
    ),
    broken(
        "E2.RICH.02",
        "no-draw-in-round-1",
        f"{OWN}/rich.py",
        "    return (DrawingWindfall(seat),)\n",
        "    return (DrawingWindfall(seat),) if s.round > 1 else ()\n",
        "rich",
    ),
    broken(
        "E2.RICH.08",
        "draw-after-the-turns",
        "rounds.py",
        "    return x.push(s, *(frame for _, frame in reversed(staged)))\n",
        "    waiting = (frame for _, frame in reversed(staged))\n"
        "    return s.replace(pending=(*s.pending[:-1], *waiting, s.pending[-1]))\n",
        "rich",
    ),
    broken(
        "E2.SPECIALIST.13",
        "covered-bonus-gained",
        f"{OWN}/specialist.py",
        '        return "" if genre < 0 or s.mogul_tokens >> genre & 1 else reward\n',
        "        token = genre >= 0 and s.mogul_tokens >> genre & 1\n"
        '        return "network-card" if token else reward if genre >= 0 else ""\n',
        "specialist_tokens",
    ),
    broken(
        "E2.SPECIALIST.18",
        "third-line-like-others",
        f"{OWN}/specialist.py",
        '    if space not in mine["spaces"] or',
        '    if (genre < 0 and space > 2) or space not in mine["spaces"] or',
        "specialist_telly",
    ),
    broken(
        "E2.STARRYEYE.15",
        "superstar-not-asked-for-side",
        f"{OWN}/starryeye.py",
        "    return s if chooses_side(x, card) else await_sides(s, f)\n",
        "    if chooses_side(x, card):\n"
        "        return x.close(s, s.pending[-1])\n"
        "    return await_sides(s, f)\n",
        "starryeye_interactions",
    ),
    broken(
        "E2.STARRYEYE.07",
        "returned-token-is-spent",
        f"{OWN}/starryeye.py",
        "tuple(other for other in shining if other != card)",
        'tuple(other if other != card else "spent" for other in shining)',
        "starryeye",
    ),
    broken(
        "E2.UNDERGROUND.09",
        "attached-stars-cost-too",
        f"{OWN}/underground.py",
        "    stars = len(s.players[seat].stars)\n",
        "    shows = [show for show in s.players[seat].lineup if show is not None]\n"
        "    attached = [c for show in shows for c in show.cards if c and not x.game.is_ad[c]]\n"
        "    stars = len(s.players[seat].stars) + len(attached)\n",
        "underground",
    ),
    broken(
        "E2.UNDERGROUND.02",
        "two-stars-at-most",
        f"{OWN}/underground.py",
        "    return max(limit, len(stars))\n",
        "    return max(limit, min(len(stars), 2))\n",
        "underground",
    ),
    broken(
        "E2.GORILLA.11",
        "no-turn-skipped",
        f"{OWN}/gorilla.py",
        "    return () if skipped else given\n",
        "    return given\n",
        "gorilla",
    ),
    broken(
        "E2.GORILLA.05",
        "extra-turn-without-a-pass",
        f"{OWN}/gorilla.py",
        "        return start_turn(x, s, seat)\n",
        "        s = start_turn(x, s, seat)\n"
        "        turn: Any = s.pending[-1]\n"
        "        less = tuple(grant & ~64 for grant in turn.grants)\n"
        "        return x.close(s, turn, turn.replace(grants=less))\n",
        "gorilla",
    ),
)
