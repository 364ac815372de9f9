"""Pictures of The Networks, of what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.networks.state import Row as DisplayRow
from executives.networks.state import View
from executives.render.explanations import counted, joined
from executives.render.explanations import player as player_name
from executives.render.networks_picture_cards import BACKS, card_of, genre_chip
from executives.render.networks_picture_effects import draw_words
from executives.render.networks_picture_pending import pending_panels
from executives.render.networks_picture_player import START, player_panel
from executives.render.pictures import Chip, Item, Panel, Picture, Row, Track, Words


def picture(game: Any, view: View) -> Picture:
    """What a view shows: the display, what is pending, and every player."""
    seats = range(len(view.players))
    return Picture(
        title=title(game, view),
        of=seen_by(game, view),
        panels=(
            display_panel(game, view),
            *pending_panels(game, view),
            *(player_panel(game, view, seat) for seat in seats),
        ),
    )


def title(game: Any, view: View) -> str:
    """The round, and whose decision it is."""
    if not view.to_act:
        return "The game is over"
    names = joined([player_name(game, seat) for seat in view.to_act])
    verb = "decides" if len(view.to_act) == 1 else "decide"
    return f"{game.words['round']} {view.round} of {game.boards.rounds}, {names} {verb}"


def seen_by(game: Any, view: View) -> str:
    """Whose knowledge the picture shows."""
    who = "everybody" if view.seat is None else player_name(game, view.seat)
    return f"as {who} sees it"


# -- the display ----------------------------------------------------------------------------------


def display_panel(game: Any, view: View) -> Panel:
    """What lies in the middle of the table."""
    return Panel(
        key="display",
        title="Display",
        facts=tuple(facts(game, view)),
        rows=(*table_rows(game, view), *stock_rows(game, view)),
    )


def facts(game: Any, view: View) -> Iterator[Chip]:
    """The round, who is first, and who is out."""
    yield Chip(word=game.words["round"], number=f"{view.round} of {game.boards.rounds}")
    if view.first >= 0 and not order_of(view):
        yield Chip(word="1st player", number=player_name(game, view.first))
    if view.passed:
        yield Chip(word=game.words["passed"], number=_names(game, view.passed))


def order_of(view: View) -> tuple[int, ...]:
    """The turn order of the season, where there is one."""
    return view.season.order if view.season is not None else ()


def table_rows(game: Any, view: View) -> Iterator[Row]:
    """Turn order, the four rows of the display, the pass track, and what tracks give."""
    seats = len(view.players)
    order = order_of(view)
    if not order and view.first >= 0:
        order = tuple((view.first + by) % seats for by in range(seats))
    if len(order) > 1:
        chips = [Chip(word=player_name(game, s), number=str(n)) for n, s in enumerate(order, 1)]
        yield Row(label="turn order", items=tuple(chips))
    for row in DisplayRow:
        cards: tuple[Item, ...] = tuple(card_of(game, slug) for slug in view.display[row])
        nothing = Words(text="none", faint=True)
        yield Row(label=DISPLAY[row], items=cards or (nothing,))
    yield Row(label=game.words["passed"], items=(pass_track(game, view),))
    if game.boards.has_tracks:
        yield grid_row(game) if game.grid else track_row(game, view)
    else:
        yield Row(label="genre bonuses", items=(bonus_words(game),))
    if seats == 1:
        yield Row(label="results", items=(outcome_track(game),))


DISPLAY = {
    DisplayRow.SHOWS: "shows",
    DisplayRow.STARS: "stars",
    DisplayRow.ADS: "ads",
    DisplayRow.NETWORK: "network cards",
}


def pass_track(game: Any, view: View) -> Track:
    """The spaces for those who leave the round, with their cash or viewers."""
    spaces = []
    for cash, viewers in game.pass_spaces:
        parts = [f"${cash}M"] if cash else []
        parts += [f"{viewers} viewers"] if viewers else []
        spaces.append(" or ".join(parts) or "nothing")
    last = len(spaces) - 1
    markers = tuple(
        (min(place, last), player_name(game, seat)) for place, seat in enumerate(view.passed)
    )
    return Track(name="", spaces=tuple(spaces), markers=markers)


def track_row(game: Any, view: View) -> Row:
    """What genre tracks score and give."""
    return Row(label="genre tracks", items=(end_track(game), draws(game, bool(view.mogul_tokens))))


def end_track(game: Any) -> Track:
    """What a genre track scores at the end of the game, by the space reached."""
    spaces = []
    for space, viewers in enumerate(game.boards.track_viewers):
        words = [str(space) if space else START, f"scores {viewers}", reward_words(game, space)]
        spaces.append(", ".join(word for word in words if word))
    return Track(name="each", spaces=tuple(spaces))


def reward_words(game: Any, space: int) -> str:
    """What a space of a genre track gives; "" for nothing."""
    reward = game.rewards.get(space)
    return "" if reward is None else reward.name.replace("-", " ")


def draws(game: Any, moguls: bool) -> Words:
    """What is drawn for each bonus of tracks or grids."""
    rewards = dict.fromkeys([*game.rewards.values(), *([game.boards.mogul_reward] * moguls)])
    parts = [f"{one.name.replace('-', ' ')}: draw {draw_words(one.draw)}" for one in rewards]
    return Words(text=f"{'; '.join(parts)}; keep one of them", faint=True)


def grid_row(game: Any) -> Row:
    """What the lines of a genre grid give, in their order, and what it gives on passing."""
    numbers = game.boards.telly_time
    spaces = []
    for line, space in enumerate(numbers.line_spaces, start=1):
        moguls = ["mogul"] if space == game.boards.mogul_space and game.has_moguls else []
        gifts = [*moguls, *filter(None, [reward_words(game, space)])]
        spaces.append(f"line {line}: {' or '.join(gifts) or 'nothing'}")
    cash, viewers = numbers.cash_per_empty_square, counted(numbers.viewers_per_line, "viewer")
    passing = f"on passing ${cash}M for each empty square, {viewers} for each line"
    track = Track(name="each", spaces=tuple(spaces))
    told = (draws(game, game.has_moguls), Words(text=passing, faint=True))
    return Row(label="genre grids", items=(track, *told))


def bonus_words(game: Any) -> Words:
    """With how many shows of a genre a bonus comes, where there are no tracks."""
    smaller, larger = game.tables["genre_bonus"]["thresholds"]
    return Words(text=f"with {smaller} and with {larger} shows of a genre")


def outcome_track(game: Any) -> Track:
    """What a solo game may come to, each with the viewers that it takes."""
    outcomes = game.boards.solo.outcomes
    return Track(name="", spaces=tuple(f"{name} from {least} viewers" for name, least in outcomes))


# -- decks and supplies ---------------------------------------------------------------------------


def stock_rows(game: Any, view: View) -> Iterator[Row]:
    """Decks with what is known of them, anomalies, moguls, tokens."""
    chips: list[Item] = []
    tops: list[Item] = []
    for back, deck in zip(game.deck_backs.values(), view.decks, strict=True):
        if deck.top or deck.rest:
            chips.append(Chip(word=deck_name(back), number=str(deck.rest)))
        tops += [card_of(game, slug, f"on the {deck_name(back)} deck") for slug in deck.top]
    if chips:
        yield Row(label="decks, face down", items=tuple(chips))
    if tops:
        yield Row(label="known on top", items=tuple(tops))
    if view.supply:
        yield Row(label="supply", items=tuple(Chip(word=slug) for slug in view.supply))
    season = view.season
    if season is not None and season.moguls:
        moguls = tuple(card_of(game, slug) for slug in season.moguls)
        yield Row(label="moguls", items=moguls)
    genres = [g for bit, g in enumerate(game.boards.genres) if view.mogul_tokens >> bit & 1]
    if genres:
        label = f"mogul tokens, each on space {game.boards.mogul_space}"
        yield Row(label=label, items=tuple(genre_chip(game, genre) for genre in genres))
    if season is not None and season.tokens:
        tokens = Chip(word="in the supply", number=str(season.tokens))
        yield Row(label="donor tokens", items=(tokens,))


def deck_name(back: str) -> str:
    """What a deck is called by its back, e.g. ``shows of round 2-3``."""
    if BACKS.get(back) == "show":
        return f"shows of round {back.removeprefix('round_').replace('_', '-')}"
    return BACKS.get(back, back)


def _names(game: Any, seats: tuple[int, ...]) -> str:
    return joined([player_name(game, seat) for seat in seats])
