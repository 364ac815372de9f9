"""Genre bonuses of the first edition (E1.GENREBONUS, E1.GENRE.04-.07)."""

from __future__ import annotations

import json

import pytest

from support.first_tables import card, deck, first, first_game, mogul_display, shelf, told
from support.genre_tables import show_of
from support.names import GENRES
from support.table import Table

STARS = ["standby-stella", "weekend-wes", "prompter-pru", "solo-sue"]
ADS = ["medium-batteries", "stay-tuned-trailer", "junior-night-lights", "late-pizza-line"]
NETWORK = ["sponsor-deal-a", "bank-loan-a", "agency-a", "syndication-a"]


def bonus_table(
    *,
    reruns: tuple[str, ...] = (),
    archives: tuple[str, ...] = (),
    lineup: str = "",
    bonuses: tuple[str, ...] = (),
    moguls: tuple[str, ...] = ("hip", "ambitious", "retro-craze"),
    more: str = "",
    shows: tuple[str, ...] = ("action-9",),
    executives: tuple[str, ...] | None = None,
    players: int = 4,
    decks: str = "",
) -> Table:
    """Ann may develop shows for nothing; ``action-1`` is of the genre Action."""
    named = {*reruns, *archives, *shows, *(word for word in lineup.split('"') if "-" in word)}
    cards = "".join(
        show_of(slug.rpartition("-")[0].replace("none", ""), slug)
        for slug in sorted(named)
        if slug.rpartition("-")[0] in (*GENRES, "none")
    )
    season = f"[season]\nmoguls = {json.dumps(moguls)}\n" if executives != () else ""
    text = f"""
turn = "Ann"
{season}
[display]
shows = {json.dumps(shows)}
[decks.star]
cards = {json.dumps(STARS)}
[decks.ad]
cards = {json.dumps(ADS)}
[decks.network]
cards = {json.dumps(NETWORK)}
{decks}
[players.Ann]
cash = 6
viewers = 0
reruns = {json.dumps(reruns)}
shelf = {{ archives = {json.dumps(archives)}, bonuses = {json.dumps(bonuses)} }}
{lineup}
{more}
"""
    return first(text, cards=cards, executives=executives, players=players)


AGENCY = 'network = ["agency-b"]'


def actions(first_number: int, last: int) -> tuple[str, ...]:
    """Action shows with these numbers."""
    return tuple(f"action-{number}" for number in range(first_number, last + 1))


def gained(table: Table) -> list[str]:
    """The genre bonuses gained in the last step."""
    return [event.bonus for _, event in told(table, "BonusGained")]


# -- the thresholds -------------------------------------------------------------------------------


@pytest.mark.rule("E1.GENREBONUS.01", "E1.GENRE.06")
@pytest.mark.parametrize("before", range(7))
def test_bonuses_come_with_the_3rd_and_the_5th_show(before: int) -> None:
    """With 2 or 4 Action shows in the archives the next one brings a bonus, else none does."""
    table = bonus_table(archives=actions(1, before)).play("Ann produce action-9 8pm")
    expected = [f"action {before + 1}"] if before in (2, 4) else []
    assert gained(table) == expected
    assert list(shelf(table, "Ann").bonuses) == expected
    assert (table.to_act() == ["Ann"]) == bool(expected)


@pytest.mark.rule("E1.GENREBONUS.02")
@pytest.mark.parametrize("where", ["lineup", "reruns", "archives"])
def test_lineup_reruns_and_archives_count(where: str) -> None:
    """Two Action shows anywhere make the next one the third; those of others do not count."""
    table = {
        "lineup": bonus_table(lineup='lineup.9pm = "action-1"\nlineup.10pm = "action-2"'),
        "reruns": bonus_table(reruns=actions(1, 2)),
        "archives": bonus_table(archives=actions(1, 2)),
    }[where]
    assert gained(table.play("Ann produce action-9 8pm")) == ["action 3"]
    others = bonus_table(
        archives=actions(1, 1), more='[players.Bo]\nreruns = ["helmet-hair", "agent-custard"]'
    )
    assert gained(others.play("Ann produce action-9 8pm")) == []


@pytest.mark.rule("E1.GENREBONUS.02")
def test_the_count_is_taken_when_the_new_show_is_in_place() -> None:
    """The Action show that is replaced counts in the reruns, together with the new one."""
    table = bonus_table(archives=actions(1, 1), lineup='lineup.8pm = "action-2"')
    assert gained(table.play("Ann produce action-9 8pm")) == ["action 3"]


@pytest.mark.rule("E1.GENREBONUS.03")
def test_a_bonus_is_gained_once_per_genre_threshold_and_player() -> None:
    """Ann had the bonus of 3 before a show left her archives, and has it no second time."""
    table = bonus_table(archives=actions(1, 2), bonuses=("action 3",))
    assert gained(table.play("Ann produce action-9 8pm")) == []
    table = bonus_table(archives=actions(1, 4), bonuses=("action 3", "drama 5"))
    assert gained(table.play("Ann produce action-9 8pm")) == ["action 5"]


@pytest.mark.rule("E1.GENREBONUS.03")
def test_only_the_exact_number_gives_a_bonus() -> None:
    """A fourth show gives none, even if the bonus of 3 was never gained."""
    table = bonus_table(archives=actions(1, 3)).play("Ann produce action-9 8pm")
    assert (gained(table), shelf(table, "Ann").bonuses) == ([], ())


@pytest.mark.rule("E1.GENREBONUS.04", "E1.PILOT.10")
def test_shows_without_a_genre_do_not_count() -> None:
    """A third show without a genre gives nothing, and two of them do not make a third Action."""
    table = bonus_table(
        archives=("none-1", "none-2", "action-1"), shows=("none-3", "action-9"), lineup=AGENCY
    ).play("Ann use agency-b", "Ann produce none-3 8pm", "Ann produce action-9 9pm")
    assert shelf(table, "Ann").bonuses == ()


@pytest.mark.rule("E1.GENREBONUS.04")
def test_pilots_with_a_genre_count_later_on() -> None:
    """Two Action pilots in lineup and reruns make the next Action show the third."""
    table = bonus_table(
        reruns=("night-watch-at-the-mall",), lineup='lineup.9pm = "captain-trampoline"'
    )
    assert gained(table.play("Ann produce action-9 8pm")) == ["action 3"]


# -- what a bonus gives ---------------------------------------------------------------------------


def third(**more: object) -> Table:
    """Ann's third Action show."""
    table = bonus_table(archives=actions(1, 2), **more)  # type: ignore[arg-type]
    return table.play("Ann produce action-9 8pm")


def fifth(**more: object) -> Table:
    """Ann's fifth Action show."""
    table = bonus_table(archives=actions(1, 4), **more)  # type: ignore[arg-type]
    return table.play("Ann produce action-9 8pm")


@pytest.mark.rule("E1.GENREBONUS.05", "E1.GENRE.07")
def test_the_3_show_bonus_draws_three_stars_or_three_ads_to_keep_one() -> None:
    """Ann may choose between the kinds, then between the three next cards of the deck."""
    table = third()
    assert table.legal() == {"draw stars", "draw ads"}
    assert "E1.MOGUL.09" in table.refuses("Ann draw network-cards")
    table.play("Ann draw stars")
    assert table.legal() == {f"keep {star}" for star in STARS[:3]}
    table = third().play("Ann draw ads")
    assert table.legal() == {f"keep {ad}" for ad in ADS[:3]}


@pytest.mark.rule("E1.GENREBONUS.06")
def test_a_kept_star_is_free_and_the_others_go_under_the_deck() -> None:
    """Ann has her $6M still, and of the two others Weekend Wes lies at the very bottom."""
    table = third().play("Ann draw stars; keep prompter-pru")
    assert (table.player("Ann").cash, table.player("Ann").stars) == (6, ("prompter-pru",))
    assert deck(table, "star") == ("solo-sue", "standby-stella", "weekend-wes")


@pytest.mark.rule("E1.GENREBONUS.06", "E1.BASE.36")
def test_a_kept_ad_pays_its_landing_fee() -> None:
    """Junior Night Lights bring $3M; the other two ads bring nothing."""
    table = third().play("Ann draw ads; keep junior-night-lights")
    assert (table.player("Ann").cash, table.player("Ann").ads) == (6 + 3, ("junior-night-lights",))
    assert deck(table, "ad") == ("late-pizza-line", "medium-batteries", "stay-tuned-trailer")


@pytest.mark.rule("E1.GENREBONUS.06")
def test_one_card_must_be_kept_if_any_was_drawn() -> None:
    """Nothing but keeping one is legal; from an empty deck nothing is drawn, and that is all."""
    table = third().play("Ann draw ads")
    assert {text.split()[0] for text in table.legal()} == {"keep"}
    assert "E1.GENREBONUS.06" in table.refuses("Ann keep late-pizza-line")
    table = bonus_table(archives=actions(1, 2))
    stars = table.state.decks[3].replace(rest=())
    state = table.state.replace(
        decks=(*table.state.decks[:3], stars, *table.state.decks[4:]),
        box=(*table.state.box, *STARS),
    )
    empty = Table(table.game, state).play("Ann produce action-9 8pm", "Ann draw stars")
    assert empty.to_act() != ["Ann"]
    assert empty.player("Ann").stars == ()


@pytest.mark.rule("E1.GENREBONUS.07", "E1.MOGUL.09")
def test_with_executives_the_5_show_bonus_draws_the_same_and_takes_a_mogul() -> None:
    """Stars or ads, not network cards, and one of the three moguls."""
    table = fifth()
    moguls = {f"take-mogul {mogul}" for mogul in ("hip", "ambitious", "retro-craze")}
    assert table.legal() == {"draw stars", "draw ads"} | moguls
    table.play("Ann draw ads")
    assert table.legal() == {f"keep {ad}" for ad in ADS[:3]}


@pytest.mark.rule("E1.GENREBONUS.08")
def test_without_executives_the_5_show_bonus_has_two_choices_more() -> None:
    """3 stars, 3 ads, 3 network cards, or a viewer for each of up to $10M; of 6 at most 6."""
    table = fifth(executives=())
    draws = {"draw stars", "draw ads", "draw network-cards"}
    assert table.legal() == draws | {f"buy-viewers ${n}M" for n in range(1, 7)}
    table.play("Ann draw network-cards")
    assert table.legal() == {f"keep {slug}" for slug in NETWORK[:3]}
    table.play("Ann keep agency-a")
    assert table.player("Ann").network[-1] == "agency-a"
    assert deck(table, "network") == ("syndication-a", "sponsor-deal-a", "bank-loan-a")
    rich = fifth(executives=(), more="[players.Bo]\ncash = 0")
    rich.play("Ann buy-viewers $5M")
    assert (rich.player("Ann").cash, rich.player("Ann").viewers) == (1, 5)


@pytest.mark.rule("E1.GENREBONUS.08")
def test_at_most_10_million_become_viewers() -> None:
    """With $14M Ann may pay 1 to 10, and not 11."""
    table = bonus_table(archives=actions(1, 4), executives=())
    rich = table.state.players[0].replace(cash=14)
    table.state = table.state.replace(players=(rich, *table.state.players[1:]))
    table.play("Ann produce action-9 8pm")
    buys = {text for text in table.legal() if text.startswith("buy")}
    assert buys == {f"buy-viewers ${n}M" for n in range(1, 11)}


@pytest.mark.rule("E1.GENREBONUS.08")
def test_the_smaller_bonus_has_no_more_choices_without_executives() -> None:
    """The third show draws stars or ads."""
    assert third(executives=()).legal() == {"draw stars", "draw ads"}


# -- moguls ---------------------------------------------------------------------------------------


def mogul_is_offered(table: Table) -> bool:
    """Whether Ann may take a mogul now."""
    return any(text.startswith("take-mogul") for text in table.legal())


@pytest.mark.rule("E1.GENREBONUS.09", "E1.MOGUL.01", "E1.MOGUL.02")
def test_a_mogul_is_due_with_the_first_5_show_or_the_second_3_show_bonus() -> None:
    """The first 3-show bonus has none, the second one has, of another genre, and so has the 5."""
    assert not mogul_is_offered(third())
    assert mogul_is_offered(third(bonuses=("drama 3",)))
    assert mogul_is_offered(fifth())
    assert mogul_is_offered(fifth(bonuses=("action 3",)))


@pytest.mark.rule("E1.GENREBONUS.09", "E1.MOGUL.03")
def test_a_player_gains_one_mogul_in_the_game() -> None:
    """With a mogul, used or not, neither kind of bonus offers another."""
    for more in (
        'moguls = ["network-master"]',
        'moguls = ["crossover"]\nface_down = ["crossover"]',
    ):
        for number in (2, 4):
            table = bonus_table(
                archives=actions(1, number), bonuses=("drama 3", "sports 3"), lineup=more
            )
            assert not mogul_is_offered(table.play("Ann produce action-9 8pm"))


@pytest.mark.rule("E1.GENREBONUS.10", "E1.MOGUL.07", "E1.MOGUL.08")
@pytest.mark.parametrize("mogul_first", [True, False])
def test_the_mogul_comes_before_or_after_the_draw_and_in_addition_to_it(
    mogul_first: bool,
) -> None:
    """In either order Ann ends with Hip and Prompter Pru."""
    table = fifth()
    steps = ["Ann take-mogul hip", "Ann draw stars; keep prompter-pru"]
    for number, step in enumerate(steps if mogul_first else steps[::-1]):
        assert table.to_act() == ["Ann"], number
        table.play(step)
    assert (table.player("Ann").moguls, table.player("Ann").stars) == (("hip",), ("prompter-pru",))
    assert table.to_act() != ["Ann"]


@pytest.mark.rule("E1.GENREBONUS.10")
def test_a_mogul_that_is_due_cannot_be_declined() -> None:
    """After the draw only taking one of the moguls is left."""
    table = fifth().play("Ann draw stars; keep prompter-pru")
    assert {text.split()[0] for text in table.legal()} == {"take-mogul"}


@pytest.mark.rule("E1.GENREBONUS.11")
def test_with_an_empty_display_there_is_no_mogul_and_no_right_to_one_later() -> None:
    """The 5-show bonus ends with the draw; a first 3-show bonus after it brings no mogul either."""
    table = fifth(moguls=()).play("Ann draw stars; keep prompter-pru")
    assert table.to_act() != ["Ann"]
    assert table.player("Ann").moguls == ()
    assert mogul_display(table) == ()
    assert shelf(table, "Ann").bonuses == ("action 5",)
    later = bonus_table(
        archives=("sports-1", "sports-2"), bonuses=("action 5",), shows=("sports-9",)
    )
    later.play("Ann produce sports-9 8pm")
    assert later.legal() == {"draw stars", "draw ads"}


@pytest.mark.rule("E1.GENREBONUS.12")
def test_a_bonus_is_resolved_at_once_before_the_turn_goes_on() -> None:
    """Ann has another action by Agency: the bonus comes first, then the rest of her turn."""
    table = bonus_table(archives=actions(1, 2), shows=("action-9", "action-8"), lineup=AGENCY)
    table.play("Ann use agency-b", "Ann produce action-9 8pm")
    assert table.legal() == {"draw stars", "draw ads"}
    assert table.refuses("Ann produce action-8 9pm")
    table.play("Ann draw stars; keep prompter-pru", "Ann produce action-8 9pm")
    assert table.show("Ann", "9pm").show == "action-8"


# -- Drama ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.GENRE.04")
def test_there_is_no_drama_with_two_players() -> None:
    """No show or pilot of this genre is in the game."""
    assert genres_of(2) == set(GENRES) - {"drama"}


@pytest.mark.rule("E1.GENRE.05")
@pytest.mark.parametrize(("players", "drama"), [(3, False), (4, True), (5, True), (1, True)])
def test_there_is_no_drama_with_three_players_but_with_four_or_five(
    players: int,
    drama: bool,
) -> None:
    """No genre is missing with 4, 5 or 1."""
    assert ("drama" in genres_of(players)) == drama
    assert set(GENRES) - {"drama"} <= genres_of(players)


def genres_of(players: int) -> set[str]:
    """The genres of the shows in a game."""
    game = first_game(players)
    shows = [card(game, slug) for slug in game.in_play if slug in game.slots]
    return {show.genre for show in shows if show.genre}
