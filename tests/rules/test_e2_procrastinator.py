"""PROCRASTINATOR, second edition: genre tokens and starting cash (E2.PROCRASTINATOR.01-.12)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.genre_tokens import GenreTokens
from executives.networks.second_edition import EDITION
from executives.networks.state import Rerun
from support.documents import ad_card, star_card
from support.free_shows import free_show, free_table
from support.names import GENRES, NAMES
from support.table import Table

CARDS = "".join(
    star_card(f"{genre}-star", cost=1, condition=f"genre {genre}", up=4, down=1)
    + ad_card(f"{genre}-ad", bonus=1, condition=f"genre {genre}", up=3, down=1)
    for genre in ("action", "sports")
)
TWO_SLOTS = free_show("action", "action-special", slots=("either?", "either?"))
"""An Action show with a place for two cards."""


def table_of(ann: str = "", *, top: str = 'passed = ["Bo", "Cy"]', rest: str = "") -> Table:
    """Ann is PROCRASTINATOR; besides shows without slots there is an Action show with two."""
    return free_table(
        "procrastinator",
        ann,
        top=top,
        shows=("action-special",),
        rest=rest,
        cards=TWO_SLOTS + CARDS,
    )


def declarable(table: Table) -> set[str]:
    """The genres to which Ann may change the show that she produces."""
    texts = (text for text in table.legal("Ann") if text.startswith("declare genre-"))
    return {text.removeprefix("declare genre-") for text in texts}


def spent(*genres: str) -> str:
    """Ann's board when the tokens of these genres are used up."""
    return f"memory = {{ used = {sorted(genres * 2)} }}\n"


@pytest.mark.rule("E2.PROCRASTINATOR.01")
def test_metadata() -> None:
    """PROCRASTINATOR has complexity 2."""
    (found,) = (plugin for plugin in EDITION.executives if plugin.id == "procrastinator")
    assert found.complexity == 2
    assert found.section == "E2.PROCRASTINATOR"


# -- at the start ---------------------------------------------------------------------------------


@pytest.mark.rule("E2.SETUP.12", "E2.PROCRASTINATOR.08")
def test_twelve_tokens_can_be_used_two_of_each_genre() -> None:
    """Twelve productions in a row are changed, two to each genre; the next show cannot be."""
    source = {g: GENRES[i - 1] for i, g in enumerate(GENRES)}
    shows = {f"show-{genre}-{n}": source[genre] for genre in GENRES for n in (1, 2)}
    cards = "".join(free_show(genre, show) for show, genre in shows.items())
    decks = "[decks.network]\ncards = []\n[decks.star]\ncards = []\n"
    table = free_table("procrastinator", shows=tuple(shows), cards=cards, rest=decks)
    assert table.player("Ann").memory == GenreTokens(())
    for show in shows:
        genre = show[len("show-") : -2]
        table.play(f"Ann produce {show} 8pm; declare genre-{genre}")
        assert table.show("Ann", "8pm").token == genre
        if min(table.legal("Ann")).startswith("keep"):
            table.play(f"Ann {min(table.legal('Ann'))}")
    assert table.player("Ann").memory == GenreTokens(tuple(sorted(GENRES * 2)))
    table.play("Ann produce free-drama 8pm")
    assert table.show("Ann", "8pm").token == ""


def cash_by_position(*executives: str, modules: tuple[str, ...] = ()) -> dict[int, int]:
    """The starting cash of the first executive by its position, all of which occur."""
    game = networks.Game(NAMES, executives=executives, modules=modules)
    states = [game.start(seed) for seed in range(40)]
    return {-state.first % 5: state.players[0].cash for state in states}


@pytest.mark.rule("E2.PROCRASTINATOR.10", "E2.SETUP.13")
def test_starting_cash_is_half_rounded_down() -> None:
    """Half of $5M, 7, 9, 11 and 13M; another executive in the same seat has all of it."""
    others = ("beeb", "continuum", "generic", "rich")
    half = cash_by_position("procrastinator", *others)
    assert half == {0: 2, 1: 3, 2: 4, 3: 5, 4: 6}
    assert cash_by_position("butcher", *others) == {0: 5, 1: 7, 2: 9, 3: 11, 4: 13}


@pytest.mark.rule("E2.SETUP.13", "E2.SETUP.11")
def test_behind_cable_it_has_half_of_its_own_amount() -> None:
    """CABLE, 1st player, has $20M; PROCRASTINATOR in 2nd position has half of $7M."""
    game = networks.Game(NAMES[:3], executives=("cable", "procrastinator", "butcher"))
    assert [player.cash for player in game.start(3).players] == [20, 7 // 2, 9]


@pytest.mark.rule("E2.PROCRASTINATOR.10", "E2.SOLO.02")
def test_alone_it_has_half_of_the_first_position() -> None:
    """A single player is in the 1st position: half of $5M, with Telly Time half of $7M."""
    for modules, cash in (((), 5 // 2), (("telly_time",), 7 // 2)):
        game = networks.Game(("Ann",), executives=("procrastinator",), modules=modules)
        assert game.start(1).players[0].cash == cash


# -- changing a genre -----------------------------------------------------------------------------


@pytest.mark.rule("E2.PROCRASTINATOR.02")
@pytest.mark.parametrize("genre", GENRES)
def test_a_show_may_be_changed_to_every_other_genre(genre: str) -> None:
    """Five genres are offered, the show's own is not; without a token the show stays as printed."""
    table = table_of().play(f"Ann produce free-{genre} 8pm")
    assert declarable(table) == set(GENRES) - {genre}
    assert table.refuses(f"Ann declare genre-{genre}") == {"E2.BASE.38"}
    table.play("Ann commit")
    assert table.show("Ann", "8pm").token == ""
    assert table.player("Ann").memory == GenreTokens(())


@pytest.mark.rule("E2.PROCRASTINATOR.02", "E2.PROCRASTINATOR.08")
def test_a_token_is_free_and_used_up() -> None:
    """The show has the token, Ann has one Sports token less and the same cash."""
    table = table_of("cash = 4\n").play("Ann produce free-drama 9pm; declare genre-sports")
    assert table.show("Ann", "9pm").token == "sports"
    assert table.player("Ann").memory == GenreTokens(("sports",))
    assert table.player("Ann").cash == 4


@pytest.mark.rule("E2.PROCRASTINATOR.02")
def test_one_token_at_most_for_a_production() -> None:
    """While Flexible Schedule can still be declared, a second token cannot."""
    show = free_show("action", "early-show", timeslot="9pm")
    held = 'network = ["flexible-schedule-a"]\n'
    table = free_table("procrastinator", held, shows=("early-show",), cards=show)
    table.play("Ann produce early-show 8pm; declare genre-sports")
    assert table.legal("Ann") == {"commit", "declare flexible-schedule-a"}
    assert table.refuses("Ann declare genre-drama") == {"E2.BASE.38"}
    table.play("Ann declare flexible-schedule-a")
    assert (table.show("Ann", "8pm").token, table.show("Ann", "8pm").row) == ("sports", 1)


@pytest.mark.rule("E2.PROCRASTINATOR.02")
def test_only_procrastinator_changes_genres() -> None:
    """BUTCHER produces a show without slots with nothing to declare."""
    table = table_of(top="").play("Ann produce free-drama 8pm; commit")
    table.play("Bo produce free-action 8pm")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.PROCRASTINATOR.05")
def test_the_genre_is_decided_before_anything_is_attached() -> None:
    """First token or none; once a card can be attached no token can be declared any more."""
    table = table_of('stars = ["sports-star"]\nads = ["sports-ad"]\n')
    table.play("Ann produce action-special 8pm")
    assert table.legal("Ann") == {
        "commit",
        *(f"declare genre-{g}" for g in GENRES if g != "action"),
    }
    table.play("Ann commit")
    assert table.legal("Ann") == {"leave-empty", "attach sports-star", "attach sports-ad"}
    table.refuses("Ann declare genre-sports")
    table.play("Ann attach sports-star")
    table.refuses("Ann declare genre-sports")


@pytest.mark.rule("E2.PROCRASTINATOR.06", "E2.PROCRASTINATOR.03")
@pytest.mark.parametrize(
    ("declared", "genre", "up"),
    [
        ("declare genre-sports", "sports", True),
        ("declare genre-sports", "action", False),
        ("commit", "sports", False),
        ("commit", "action", True),
    ],
)
def test_only_the_new_genre_turns_cards(declared: str, genre: str, up: bool) -> None:
    """On the Action show made Sports the Sports star and ad lie up, and those for Action down."""
    table = table_of(f'stars = ["{genre}-star"]\nads = ["{genre}-ad"]\n')
    table.play(f"Ann produce action-special 8pm; {declared}")
    table.play(f"Ann attach {genre}-star; attach {genre}-ad")
    assert table.show("Ann", "8pm").up == (0b11 if up else 0b00)


@pytest.mark.rule("E2.PROCRASTINATOR.06", "E2.PROCRASTINATOR.04")
@pytest.mark.parametrize(("genre", "up"), [("sports", 0b01), ("action", 0b00)])
def test_cards_added_later_follow_the_token(genre: str, up: int) -> None:
    """A star added in a later turn finds the genre of the token, not the printed one."""
    table = table_of(f'stars = ["{genre}-star"]\nads = []\n')
    table.play("Ann produce action-special 8pm; declare genre-sports; leave-empty; leave-empty")
    table.play(f"Ann add-or-replace {genre}-star 8pm slot 1")
    assert table.show("Ann", "8pm").up == up


@pytest.mark.rule("E2.PROCRASTINATOR.07", "E2.PROCRASTINATOR.03")
def test_only_the_new_genre_advances() -> None:
    """A Drama made Sci-Fi advances Sci-Fi; the same show without a token advances Drama."""
    table = table_of().play("Ann produce free-drama 8pm; declare genre-sci-fi")
    assert table.player("Ann").tracks == (0, 0, 0, 1, 0, 0)
    plain = table_of().play("Ann produce free-drama 8pm; commit")
    assert plain.player("Ann").tracks == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("E2.PROCRASTINATOR.04")
def test_the_token_stays_on_the_show_in_reruns() -> None:
    """A later show takes the timeslot: the changed one lies in the reruns with its token."""
    table = table_of("reruns = []\n", rest='[players.Ann.lineup]\n"8pm" = ""\n')
    table.play("Ann produce free-drama 8pm; declare genre-sci-fi")
    table.play("Ann produce free-action 8pm; commit")
    assert table.player("Ann").reruns == (Rerun("free-drama", "sci-fi"),)
    assert table.player("Ann").memory == GenreTokens(("sci-fi",))


@pytest.mark.rule("E2.PROCRASTINATOR.04")
def test_the_token_stays_over_the_rounds() -> None:
    """In round 2 the show still has the token, and the token is still used."""
    table = table_of().play("Ann produce free-drama 8pm; declare genre-sci-fi", "Ann pass cash")
    assert table.state.round == 2
    assert table.show("Ann", "8pm").token == "sci-fi"
    assert table.player("Ann").memory == GenreTokens(("sci-fi",))


@pytest.mark.rule("E2.PROCRASTINATOR.08", "E2.PROCRASTINATOR.09")
@pytest.mark.parametrize("genre", GENRES)
def test_a_genre_without_tokens_is_not_offered(genre: str) -> None:
    """After one use there is a second token; after two there is none, but those of others."""
    own = "drama" if genre != "drama" else "action"
    once = table_of(f'memory = {{ used = ["{genre}"] }}\n').play(f"Ann produce free-{own} 8pm")
    assert genre in declarable(once)
    table = table_of(spent(genre)).play(f"Ann produce free-{own} 8pm")
    assert declarable(table) == set(GENRES) - {genre, own}
    assert table.refuses(f"Ann declare genre-{genre}") == {"E2.BASE.38"}


@pytest.mark.rule("E2.PROCRASTINATOR.09")
def test_without_any_token_a_production_is_as_printed() -> None:
    """With all twelve used there is nothing to declare: the show stands at once."""
    table = table_of(spent(*GENRES)).play("Ann produce free-drama 8pm")
    assert table.show("Ann", "8pm").show == "free-drama"
    assert table.player("Ann").tracks == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("E2.PROCRASTINATOR.11", "E2.PROCRASTINATOR.12")
def test_dextrous_becomes_a_sports_show() -> None:
    """The example: with a Sports token its Sports ad lies up, Sports advances and Action not."""
    table = free_table(
        "procrastinator",
        'cash = 5\nstars = ["starter-star-a"]\nads = ["sports-ad"]\n',
        shows=("dextrous",),
        cards=CARDS,
    )
    table.play("Ann produce dextrous 10pm; declare genre-sports")
    table.play("Ann attach starter-star-a; attach sports-ad")
    assert table.show("Ann", "10pm").cards == ("starter-star-a", "sports-ad")
    assert table.show("Ann", "10pm").up >> 1 == 1
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 1)
