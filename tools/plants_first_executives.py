"""Broken clauses of the fourteen executives of the first edition; see ``plants_first``."""

from __future__ import annotations

from tools.plants_record import Plant, broken

EXECUTIVES: tuple[Plant, ...] = (
    # -- beeb --------------------------------------------------------------------------------------
    broken(
        "E1.BEEB.09",
        "no-full-lap",
        "first_edition/executives/beeb.py",
        "return (target - marker - 1) % number + 1",
        "return (target - marker) % number",
        "beeb",
    ),
    broken(
        "E1.BEEB.12",
        "viewers-on-credit",
        "first_edition/executives/beeb.py",
        "range(min(cost, max(player.viewers, 0)) + 1)",
        "range(cost + 1)",
        "beeb",
    ),
    # -- butcher -----------------------------------------------------------------------------------
    broken(
        "E1.BUTCHER.07",
        "no-penalty-without-genre",
        "first_edition/executives/butcher.py",
        'f"row {show.row}"),) if penalty else ()',
        'f"row {show.row}"),) if penalty and x.game.card[show.show].genre else ()',
        "butcher",
    ),
    # -- cable -------------------------------------------------------------------------------------
    broken(
        "E1.CABLE.08",
        "cash-of-the-last-space",
        "first_edition/executives/cable.py",
        "return (0, bonus[1])",
        "return bonus if not bonus[1] else (0, bonus[1])",
        "cable",
    ),
    # -- cheapo ------------------------------------------------------------------------------------
    broken(
        "E1.CHEAPO.02",
        "small-upkeep-not-dearer",
        "first_edition/executives/cheapo.py",
        "if shown < 1:",
        "if shown < 2:",
        "cheapo",
    ),
    # -- flix --------------------------------------------------------------------------------------
    broken(
        "E1.FLIX.03",
        "same-genre-costs-too",
        "first_edition/executives/flix.py",
        "if not genre or genre == genre_of(x, new):",
        "if not genre:",
        "flix",
    ),
    # -- generic -----------------------------------------------------------------------------------
    broken(
        "E1.GENERIC.08",
        "mogul-with-every-bonus",
        "first_edition/mogul_display.py",
        "len(player.moguls) >= queries",
        "len(player.moguls) > queries",
        "generic",
    ),
    # -- procrastinator ----------------------------------------------------------------------------
    broken(
        "E1.PROCRASTINATOR.01",
        "printed-genre-first",
        "queries/shows.py",
        "return show.token or x.game.card[show.show].genre",
        "return x.game.card[show.show].genre or show.token",
        "procrastinator",
    ),
    # -- rich --------------------------------------------------------------------------------------
    broken(
        "E1.RICH.05",
        "swap-without-a-new-card",
        "first_edition/executives/rich.py",
        "    return atoms.deal(x, s, Row.NETWORK, DeckId.NETWORK, 1, seat, rule)\n",
        "    return s\n",
        "rich",
    ),
    # -- specialist --------------------------------------------------------------------------------
    broken(
        "E1.SPECIALIST.02",
        "fifth-for-the-sixth",
        "first_edition/executives/specialist.py",
        "return lower, higher\n",
        "return lower, higher - 1\n",
        "specialist",
    ),
    # -- starmaker ---------------------------------------------------------------------------------
    broken(
        "E1.STARMAKER.10",
        "no-scouting-without-a-display",
        "first_edition/executives/starmaker.py",
        "return granted and queries.deck_size(s, DeckId.STAR) > 0",
        "return granted and bool(s.display[Row.STARS])",
        "starmaker_scouting",
    ),
    broken(
        "E1.STARMAKER.15",
        "cash-every-season",
        "first_edition/executives/starmaker.py",
        "spent, change = ViewersMarker(spent=True)",
        "spent, change = ViewersMarker()",
        "starmaker_cash",
    ),
    # -- telethon ----------------------------------------------------------------------------------
    broken(
        "E1.TELETHON.17",
        "no-token-for-landing",
        "first_edition/executives/telethon.py",
        '        return atoms.change_tokens(x, s, seat, tokens, "E1.TELETHON.17")',
        "        return s",
        "telethon",
    ),
    broken(
        "E1.TELETHON.20",
        "every-fee-lower",
        "first_edition/executives/telethon.py",
        "        action_fee=lower_fee,\n",
        "        fee=lower_fee,\n",
        "telethon",
    ),
    broken(
        "E1.TELETHON.25",
        "cheap-extra-action",
        "first_edition/donor_tokens.py",
        '-price(x, "extra_action"), "E1.TELETHON.25"',
        '-price(x, "turn"), "E1.TELETHON.25"',
        "donor_tokens",
    ),
    # -- underground -------------------------------------------------------------------------------
    broken(
        "E1.UNDERGROUND.05",
        "stars-refilled-at-once",
        "basics.py",
        "return x.close(s, f, Signing.new(seat, (*f.signed, star), limit))",
        "s = signed(x, s, seat, (star, star))\n"
        "        return x.close(s, f, Signing.new(seat, (*f.signed, star), limit))",
        "underground",
    ),
    # -- continuum ---------------------------------------------------------------------------------
    broken(
        "E1.CONTINUUM.05",
        "no-dimension-card",
        "first_edition/executives/continuum.py",
        'return atoms.put_on_deck(x, s, seat, "E1.CONTINUUM.05")',
        "return s",
        "continuum_dimensions",
    ),
    broken(
        "E1.CONTINUUM.13",
        "dimension-cards-not-signed",
        "basics.py",
        "for card in stars if cards[card].cost <= cash]",
        "for card in stars if cards[card].cost <= cash and cards[card].attachable]",
        "continuum_dimensions",
    ),
    # -- gorilla -----------------------------------------------------------------------------------
    broken(
        "E1.GORILLA.02",
        "last-when-it-chose-first",
        "first_edition/executives/gorilla.py",
        "(seat, *others) if place == FIRST else",
        "(seat, *others) if place == LAST else",
        "gorilla",
    ),
)
