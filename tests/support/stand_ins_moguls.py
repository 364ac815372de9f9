"""Stand-ins for executives that meet moguls and are not built yet, and tables with moguls.

Each one has only the part that meets a mogul, by the hooks that the executive will use.
"""

from __future__ import annotations

from functools import cache

from executives import networks
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks, Option, atoms
from executives.networks.cards import Card, Show
from executives.networks.draws import draw_and_keep
from executives.networks.modifiers import Options, State, X
from executives.networks.queries import add, visible_expenses
from executives.networks.second_edition import bundled_cards
from executives.networks.tracks import gain_reward, may_gain_mogul
from support.stand_ins_setup import stand_in
from support.table import Table

MODULE = ("moguls",)

# -- two moguls, by the first space 2 and the first space 4 (SPECIALIST) ------------------------

_DRAWN = {2: 2, 4: 4}


def two_moguls(x: X, s: State, seat: int, limit: int) -> int:
    """Two in the game."""
    return 2


def own_bonuses(x: X, s: State, seat: int, genre: int, rule: str) -> State | None:
    """The first time on space 2 draws 2 moguls and the first on space 4 draws 4."""
    player = s.players[seat]
    space = player.tracks[genre] + 1
    first = max(player.tracks) < space
    if space not in _DRAWN or not first or not may_gain_mogul(x, s, seat):
        return None
    s = atoms.move_marker(x, s, seat, genre, space, rule)
    return draw_and_keep(x, s, seat, (("mogul", _DRAWN[space]),), "E2.SPECIALIST.04")


def no_tokens(x: X, s: State, seat: int, genre: int, space: int, reward: str) -> str:
    """A space 3 with a token is empty."""
    covered = space == x.game.boards.mogul_space and s.mogul_tokens >> genre & 1
    return "" if covered else reward


SPECIALIST = stand_in(
    "specialist",
    needs=MODULE,
    hooks=Hooks(mogul_limit=two_moguls, on_advance=own_bonuses, landing=no_tokens),
)


# -- genres are covered in the place of tracks; a mogul icon on space 5 (GENERIC) ---------------


@visible()
@record
class Covered(Record):
    """The genres covered on this lap, and the space on which the lap ends."""

    genres: tuple[str, ...] = public(default=())
    top: int = public(default=5)


def cover(x: X, s: State, seat: int, genre: int, rule: str) -> State | None:
    """Cover the genre if it is not; the lap ends on its top space, which on space 5 has an icon."""
    board = s.players[seat].memory
    assert isinstance(board, Covered)
    name = x.game.boards.genres[genre]
    if name in board.genres:
        return s
    board = board.replace(genres=(*board.genres, name))
    space = len(board.genres)
    if space == board.top:
        board = Covered((), space - 1)
    s = atoms.remember(x, s, seat, board, "E2.GENERIC.02", f"{name} covered")
    return icon(x, s, seat) if space == 5 else s


def icon(x: X, s: State, seat: int) -> State:
    """3 moguls, or three colours where the module is not in play."""
    if not x.game.deck_cards[x.game.deck_named["mogul"]]:
        return gain_reward(x, s, seat, "three-colour")
    if may_gain_mogul(x, s, seat):
        return draw_and_keep(x, s, seat, (("mogul", 3),), "E2.GENERIC.14")
    return s


GENERIC = stand_in("generic", memory=Covered(), hooks=Hooks(on_advance=cover))


# -- viewers for what shows no expenses, money for what does (CHEAPO) --------------------------


def frugal(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """2 viewers for a show without visible expenses, 1 for each such star on it."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    lines: Lines = ()
    if not visible_expenses(x, s, seat, show.show, True):
        lines += (add(2, "E2.CHEAPO.02", show.show),)
    for slot, card in enumerate(show.cards):
        up = bool(show.up >> slot & 1)
        if card and not x.game.is_ad[card] and not visible_expenses(x, s, seat, card, up):
            lines += (add(1, "E2.CHEAPO.03", card),)
    return lines


def surcharge(x: X, s: State, seat: int, card: str, shown: int) -> Lines:
    """$1M more for what shows expenses."""
    return (add(1, "E2.CHEAPO.07", card),) if shown else ()


CHEAPO = stand_in("cheapo", hooks=Hooks(show_score=frugal, upkeep_due=surcharge))


# -- $3M or a penalty for a genre that the lineup has already (FLIX) ---------------------------


def variety(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """One of two options, if another show of the lineup has the same genre."""
    genre = x.game.card[show].genre
    lineup = s.players[seat].lineup
    others = [other for slot, other in enumerate(lineup) if other is not None and slot != timeslot]
    if not any(x.game.card[other.show].genre == genre for other in others):
        return ()
    return (
        Option("pay-extra", "variety", "E2.FLIX.05", cost=3, mandatory=True),
        Option("take-penalty", "variety", "E2.FLIX.06", row=3, mandatory=True),
    )


FLIX = stand_in("flix", hooks=Hooks(produce_options=variety), options=("pay-extra", "take-penalty"))


def dear(x: X, s: State, seat: int, show: str, timeslot: int) -> Lines:
    """Every production costs $3M more."""
    return (add(3, "E2.FLIX.05"),)


TAXED = stand_in("taxed", hooks=Hooks(produce_cost=dear))
"""An extra cost without a choice."""


# -- a genre token on a produced show (PROCRASTINATOR) -----------------------------------------


def sports_token(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """The show may become a sports show."""
    return (Option("sports-token", "token", "E2.PROCRASTINATOR.02", genre="sports"),)


PROCRASTINATOR = stand_in(
    "procrastinator", hooks=Hooks(produce_options=sports_token), options=("sports-token",)
)


# -- Game End network cards score nothing (RICH) -----------------------------------------------


def without_network_cards(x: X, s: State, seat: int, card: str) -> Lines:
    """Take away what a network card scores."""
    if card in s.players[seat].moguls:
        return ()
    own = x.game.card[card].effects
    return (add(-own[0].amount, "E2.RICH.09", card),)


RICH = stand_in("rich", hooks=Hooks(card_score=without_network_cards))
"""Only for cards that score their amount once."""


# -- tables ------------------------------------------------------------------------------------


def free_show(genre: str, name: str = "") -> Show:
    """A show of round 1 for nothing, worth 2 viewers in every row, without slots."""
    slug = name or f"free-{genre}"
    return Show(slug, slug.title(), "round_1", genre, 0, 0, "any", (2, 2, 2, 2), 0, ())


@cache
def game_of(
    executives: tuple[str, ...],
    plugins: tuple[Executive, ...],
    cards: tuple[Card, ...],
    modules: tuple[str, ...],
) -> networks.Game:
    """A game of three with cards of its own beside the bundled ones."""
    return networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=executives,
        modules=modules,
        cards=bundled_cards().with_cards((THUMB_WAR, *cards)),
        plugins=plugins,
    )


THUMB_WAR = Show(
    id="thumb-war-finals",
    name="Thumb War Finals",
    deck="round_2_3",
    genre="sports",
    cost=6,
    expenses=2,
    timeslot="8pm",
    viewers=(10, 7, 4, 2),
    rerun=2,
    slots=("star!", "either?"),
)
"""A show with expenses, and slots for two stars."""


def mogul_table(
    ann: str = "",
    *,
    top: str = "",
    rest: str = "",
    turn: str = '"Ann"',
    executives: tuple[str, ...] = (),
    plugins: tuple[Executive, ...] = (),
    cards: tuple[Card, ...] = (),
    modules: tuple[str, ...] = MODULE,
) -> Table:
    """A table of three with the moguls module in a turn of Ann.

    ``ann`` is what Ann has, ``top`` stands before all tables of the document, ``rest`` after.
    """
    game = game_of(executives, plugins, cards, modules)
    document = f"turn = {turn}\n{top}\n[players.Ann]\n{ann}\n{rest}"
    return Table(game, game.position(document))


GENRES = ("action", "drama", "reality", "sci-fi", "sitcom", "sports")
LANDING_CARDS = (
    *(free_show(genre) for genre in GENRES),
    free_show("drama", "free-saga"),
    free_show("drama", "free-opera"),
)


def landing_table(
    space: int,
    genre: str = "drama",
    *,
    ann: str = "",
    tracks: str = "",
    rest: str = "",
    executives: tuple[str, ...] = (),
    plugins: tuple[Executive, ...] = (),
    modules: tuple[str, ...] = MODULE,
) -> Table:
    """Everybody stands before ``space`` of a track, with free shows to produce.

    ``tracks`` says where Ann stands on further tracks.
    """
    spaces = f"[players.Ann.tracks]\n{genre} = {space - 1}\n{tracks}\n" + "".join(
        f"[players.{name}.tracks]\n{genre} = {space - 1}\n" for name in ("Bo", "Cy")
    )
    shows = ", ".join(f'"{show.id}"' for show in LANDING_CARDS)
    return mogul_table(
        ann,
        rest=f"""{spaces}
[display]
shows = [{shows}]
[decks.network]
next = ["genre-block-a", "ad-empire-a", "genre-block-b", "ad-empire-b"]
{rest}""",
        executives=executives,
        plugins=plugins,
        cards=LANDING_CARDS,
        modules=modules,
    )
