"""Rulings that may be read otherwise, as switches."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_type_hints

import attrs

from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.core.variants import switch


@record
class Variants(Record):
    """One field per ruling with alternatives; the default is as ruled.

    ``ace_high``: the ace is the highest card of its suit (TX.SETUP.01); False: the lowest.
    ``agendas``: each player is dealt one agenda, or ``keep_one_of_two`` (TX.SETUP.06).
    ``allow_two``: two may play (TX.SETUP.08).
    ``reshuffle``: the cards are shuffled every turn (TX.SETUP.11); False: never again after the
    first, for which there are cards enough with two players only.
    ``first_coo``: drawn by ``seed``, the ``oldest`` player (the first one given), or by ``vote``:
    all nominate at the same time, and of those tied the first from the seat drawn on is named
    (TX.SETUP.15).
    ``gc_rule``: the General Counsel sits ``left_of_coo`` or ``right_of_coo``; ``rotating``: left
    of the first COO, then one seat further each turn; ``fixed``: the first COO for all game;
    ``fewest_tricks``: who won the fewest so far, of those tied the first on the COO's left
    (TX.SETUP.15).
    ``mixed_bids``: a bid may have influence of several origins, each halved by itself
    (TX.BRIBE.04).
    ``own_only``: only own tokens may be bid (TX.BRIBE.04).
    ``exclusive_bids``: one bid per bribe, by anybody (TX.BRIBE.05).
    ``losing_bids``: they ``return``, or go to the personal influence of the ``taker``, or to the
    ``bank`` (TX.BRIBE.11).
    ``lock_remainder``: it returns to the ``bidder``, or goes to the ``seller``, who places it
    with the rest, or to the ``bank`` (TX.BRIBE.16).
    ``locked_gifts_playable``: locked gifts may be played like others (TX.BRIBE.15).
    ``taker_may_decline``: a bribe need not be sold; the bids on it return (TX.BRIBE.17).
    ``unsold_bribe``: ``discard``, ``keep_as_gift`` of its owner, or ``to_hand`` (TX.BRIBE.17).
    ``row_overflow``: what a row has no room for goes to ``personal`` influence; ``keep``: it
    stays in the row, which is filled then; ``illegal``: such a batch cannot be placed there
    (TX.BRIBE.19).
    ``ceo_relationship``: there may be a row of the legacy CEO's tokens (TX.BRIBE.21).
    ``gifts_consumed``: a gift played is spent (TX.TRICK.13); False: it returns after the trick.
    ``trump_rule``: ``flip`` a card, the suit of the ``coo_bribe``, ``rotation`` clubs, diamonds,
    hearts, spades over the turns, or ``none`` (TX.TRICK.15).
    ``vote_from_rows``: tokens in rows may be spent, after those of the same origin in personal
    influence (TX.VOTE.01).
    ``secret_votes``: all spend at the same time (TX.VOTE.04).
    ``vote_tie``: ``all`` tied origins win, ``none`` does, or the ``coo`` decides (TX.VOTE.08).
    ``ceo_start_votes``: vote markers of the legacy CEO at the start, 0 or 1 (TX.VOTE.09).
    ``ceo_gains``: the legacy CEO gains a marker where the ``ceo_type_wins``, in
    ``no_spend_rounds``, for each of its ``unspent_tokens`` that players have left in personal
    influence at the end, or ``none`` (TX.VOTE.09).
    ``foreign_investor_all_lose``: nobody wins where the Foreign Investor alone has the title
    (TX.SCORE.02).
    ``victory``: by ``points``, or the ``ceo`` title before points (TX.SCORE.09).
    """

    ace_high: bool = switch("TX.SETUP.01", True)
    agendas: Literal["one_each", "keep_one_of_two"] = switch("TX.SETUP.06", "one_each")
    allow_two: bool = switch("TX.SETUP.08", False)
    reshuffle: bool = switch("TX.SETUP.11", True)
    first_coo: Literal["seed", "oldest", "vote"] = switch("TX.SETUP.15", "seed")
    gc_rule: Literal["left_of_coo", "right_of_coo", "rotating", "fixed", "fewest_tricks"] = switch(
        "TX.SETUP.15", "left_of_coo"
    )
    mixed_bids: bool = switch("TX.BRIBE.04", False)
    own_only: bool = switch("TX.BRIBE.04", False)
    exclusive_bids: bool = switch("TX.BRIBE.05", False)
    losing_bids: Literal["return", "taker", "bank"] = switch("TX.BRIBE.11", "return")
    lock_remainder: Literal["bidder", "seller", "bank"] = switch("TX.BRIBE.16", "bidder")
    locked_gifts_playable: bool = switch("TX.BRIBE.15", False)
    taker_may_decline: bool = switch("TX.BRIBE.17", False)
    unsold_bribe: Literal["discard", "keep_as_gift", "to_hand"] = switch("TX.BRIBE.17", "discard")
    row_overflow: Literal["personal", "keep", "illegal"] = switch("TX.BRIBE.19", "personal")
    ceo_relationship: bool = switch("TX.BRIBE.21", False)
    gifts_consumed: bool = switch("TX.TRICK.13", True)
    trump_rule: Literal["flip", "coo_bribe", "rotation", "none"] = switch("TX.TRICK.15", "flip")
    vote_from_rows: bool = switch("TX.VOTE.01", False)
    secret_votes: bool = switch("TX.VOTE.04", False)
    vote_tie: Literal["all", "none", "coo"] = switch("TX.VOTE.08", "all")
    ceo_start_votes: Literal[0, 1] = switch("TX.VOTE.09", 0)
    ceo_gains: Literal["ceo_type_wins", "none", "no_spend_rounds", "unspent_tokens"] = switch(
        "TX.VOTE.09", "ceo_type_wins"
    )
    foreign_investor_all_lose: bool = switch("TX.SCORE.02", False)
    victory: Literal["points", "ceo"] = switch("TX.SCORE.09", "points")

    def check(self, seats: int) -> None:
        """Refuse unknown values, and rulings that cannot hold together or for so many players."""
        for name, known in choices().items():
            value = getattr(self, name)
            if not any(value == one and type(value) is type(one) for one in known):
                expected = ", ".join(map(str, known))
                raise _refused(f"{name} is one of {expected}, not {value!r}")
        if self.mixed_bids and self.own_only:
            raise _refused("own_only bids have tokens of one origin, so mixed_bids cannot be")
        if not self.reshuffle and seats > 2:
            raise _refused(
                f"without reshuffle {14 * seats} cards would be needed, there are 40 [TX.SETUP.11]"
            )


def _refused(message: str) -> ConfigurationError:
    return ConfigurationError(message, key="variants")


def choices() -> dict[str, tuple[Any, ...]]:
    """The values that each field may have, by its name."""
    hints = get_type_hints(Variants)
    return {
        field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
        for field in attrs.fields(Variants)
    }
