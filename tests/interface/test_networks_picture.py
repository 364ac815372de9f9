"""Pictures of The Networks: the display, players, cards and tracks."""

from __future__ import annotations

from executives import networks
from executives.render.pictures import Card, Grid, Track, Words
from support.documents import ad_card, show_card, star_card
from support.pictures import (
    cards_of,
    chips_of,
    items_of,
    panel_of,
    picture_of,
    tracks_of,
    words_of,
)

CARDS = "".join(
    [
        show_card(
            "late-show",
            name="Late Show",
            genre="drama",
            cost=4,
            expenses=1,
            timeslot="10pm",
            viewers=[7, 5, 3, 1],
            rerun=2,
            slots=["star!", "ad?", "either?"],
        ),
        star_card("ruby", name="Ruby", cost=3, expenses=1, condition="genre drama", up=5, down=2),
        ad_card("cola", name="Cola", bonus=4, condition="timeslot 9pm", up=3, down=1),
        '[[cards.network]]\nid = "tip"\nname = "Tip"\ntiming = "one-shot"\n'
        'effect = { kind = "gain-cash", amount = 6 }\n',
    ]
)
GAME, STATE = networks.load(
    """
round = 2
first = "Bo"
passed = ["Cy"]
turn = "Bo"
mogul_tokens = ["action", "drama"]
[game]
executives = []
modules = ["moguls"]
[display]
shows = ["late-show"]
stars = ["ruby"]
ads = ["cola"]
network = ["tip"]
[decks.star]
top = ["anomaly-a"]
[players.Ann]
cash = 7
viewers = 12
stars = ["soliloquy-sam"]
ads = []
network = ["syndication-a"]
moguls = ["blockbuster-director"]
face_down = ["blockbuster-director"]
reruns = ["starter-show-1-a", { show = "snail-derby", token = "drama" }]
tracks = { drama = 2 }
lineup.8pm = ""
[players.Ann.lineup.10pm]
show = "graveyard-shift"
row = 2
cards = ["", "fizz-cola"]
down = ["fizz-cola"]
token = "action"
"""
    + CARDS
)
SHOWN = picture_of(GAME, STATE, "Ann")
DISPLAY = panel_of(SHOWN, "display")
ANN = panel_of(SHOWN, "p1")


# -- the whole --------------------------------------------------------------------------------


def test_a_title_says_where_the_game_stands_and_who_sees_it() -> None:
    """Round, whose decision it is, and the seat of the view."""
    assert SHOWN.title == "Round 2 of 5, Bo decides"
    assert SHOWN.of == "as Ann sees it"
    assert picture_of(GAME, STATE).of == "as everybody sees it"


def test_there_is_a_panel_for_the_display_and_for_each_player() -> None:
    """Panels have keys that stay the same; who has the decision is asked."""
    assert [panel.key for panel in SHOWN.panels] == ["display", "p1", "p2", "p3"]
    assert [panel.title for panel in SHOWN.panels] == ["Display", "Ann", "Bo", "Cy"]
    assert [panel.asked for panel in SHOWN.panels] == [False, False, True, False]


def test_a_finished_game_asks_nobody() -> None:
    """At the end the title says so."""
    game, state = networks.load("round = 5\npending = []\n[game]\nexecutives = []\n")
    shown = picture_of(game, state)
    assert shown.title == "The game is over"
    assert not any(panel.asked for panel in shown.panels)


# -- the display --------------------------------------------------------------------------------


def test_the_facts_of_the_display_are_round_first_player_and_passes() -> None:
    """The most important things about the table."""
    assert chips_of(DISPLAY) == {"Round": "2 of 5", "1st player": "Bo", "passed": "Cy"}


def test_the_turn_order_begins_with_the_first_player() -> None:
    """Clockwise from the holder of the token."""
    assert chips_of(DISPLAY, "turn order") == {"Bo": "1", "Cy": "2", "Ann": "3"}


def test_a_show_of_the_display_tells_all_that_is_printed() -> None:
    """Genre, timeslot, cost, expenses, slots, rerun, and the viewers by season as a scale."""
    card = cards_of(DISPLAY, "shows")["late-show"]
    assert card == Card(
        key="late-show",
        name="Late Show",
        kind="show",
        hue=1,
        notes=(
            "drama",
            "10pm",
            "cost $4M",
            "expenses $1M",
            "slots: star (required), ad (optional), star or ad (optional)",
            "rerun: 2 viewers",
        ),
        scale=("7", "5", "3", "1"),
    )


def test_stars_and_ads_tell_cost_sides_and_condition() -> None:
    """The number of each side, and when the card lies rightside up."""
    star = cards_of(DISPLAY, "stars")["ruby"]
    assert (star.kind, star.name) == ("star", "Ruby")
    assert star.notes == ("cost $3M", "expenses $1M", "viewers 5 up, 2 down", "up if genre drama")
    ad = cards_of(DISPLAY, "ads")["cola"]
    assert ad.notes == ("$4M on signing", "income $3M up, $1M down", "up if timeslot 9pm")


def test_a_network_card_tells_its_timing_and_its_effect() -> None:
    """When it is used, and what it does in a short phrase."""
    card = cards_of(DISPLAY, "network cards")["tip"]
    assert (card.kind, card.notes) == ("network card", ("one shot", "gain $6M"))


def test_an_empty_row_of_the_display_says_so() -> None:
    """A row without cards has a word in it."""
    game, state = networks.load("[game]\nexecutives = []\n[display]\nads = []\n")
    assert words_of(panel_of(picture_of(game, state), "display"), "ads") == ["none"]


def test_the_pass_track_has_its_numbers_and_who_passed_there() -> None:
    """With three players the first two spaces and the last one; Cy passed first."""
    track = items_of(DISPLAY, "passed")[0]
    assert track == Track(
        name="", spaces=("$10M or 5 viewers", "$8M or 4 viewers", "$2M"), markers=((0, "Cy"),)
    )


def test_decks_tell_their_number_and_what_everybody_knows_of_them() -> None:
    """The rest by its number, a known top by its face."""
    rest = STATE.decks[3].rest
    assert chips_of(DISPLAY, "decks, face down")["star"] == str(len(rest))
    assert "shows of round 2-3" in chips_of(DISPLAY, "decks, face down")
    top = cards_of(DISPLAY, "known on top")["anomaly-a"]
    assert top.notes[0] == "on the star deck"


def test_supply_and_mogul_tokens_are_shown() -> None:
    """The anomalies that are left, and the tracks that have their token still."""
    assert list(chips_of(DISPLAY, "supply")) == [f"anomaly-{letter}" for letter in "bcdef"]
    assert list(chips_of(DISPLAY, "mogul tokens, each on space 3")) == ["action", "drama"]


def test_what_genre_tracks_score_and_give_stands_on_the_display() -> None:
    """The viewers at the end by space, with the bonus."""
    track = tracks_of(DISPLAY, "genre tracks")["each"]
    assert track.spaces[0] == "START, scores 0"
    assert track.spaces[2] == "2, scores 1, star and ad"
    assert track.spaces[6] == "6, scores 9"
    assert words_of(DISPLAY, "genre tracks") == [
        "star and ad: draw 1 star and 1 ad; network card: draw 2 network cards; three colour: draw"
        " 1 star, 1 ad and 1 network card; mogul: draw 3 moguls; keep one of them"
    ]


# -- a player -----------------------------------------------------------------------------------


def test_the_facts_of_a_player_are_cash_viewers_and_executive() -> None:
    """Then the place in the round."""
    assert chips_of(ANN) == {"cash": "$7M", "viewers": "12", "executive": "plain board"}
    assert "1st player" in chips_of(panel_of(SHOWN, "p2"))
    assert "passed" in chips_of(panel_of(SHOWN, "p3"))


def test_a_lineup_show_has_its_season_marker_its_token_and_its_slots() -> None:
    """Row 2 is the second number of the scale; the covered genre decides the hue."""
    show = cards_of(ANN, "10pm")["graveyard-shift"]
    assert (show.scale, show.at) == (("5", "4", "2", "1"), 1)
    assert show.notes[:2] == ("genre token: action", "drama")
    assert show.hue == 0
    empty, ad = show.on
    assert empty is None
    assert ad is not None
    assert (ad.key, ad.lies) == ("fizz-cola", "down")


def test_each_card_says_on_which_side_it_lies() -> None:
    """The star of the first slot was turned, the ad of the second was not."""
    game, state = networks.load(
        """
        [game]
        executives = []
        [players.Ann.lineup.9pm]
        show = "graveyard-shift"
        cards = ["soliloquy-sam", "fizz-cola"]
        down = ["soliloquy-sam"]
        """
    )
    show = cards_of(panel_of(picture_of(game, state), "p1"), "9pm")["graveyard-shift"]
    assert [(card.key, card.lies) for card in show.on if card is not None] == [
        ("soliloquy-sam", "down"),
        ("fizz-cola", "up"),
    ]


def test_an_empty_timeslot_says_so() -> None:
    """No show, no card."""
    assert items_of(ANN, "8pm") == (Words(text="empty", faint=True),)


def test_the_green_room_has_stars_ads_and_network_cards() -> None:
    """In this order, face up for everybody."""
    assert list(cards_of(ANN, "green room")) == ["soliloquy-sam", "syndication-a"]
    everybody = panel_of(picture_of(GAME, STATE), "p1")
    assert cards_of(everybody, "green room") == cards_of(ANN, "green room")


def test_reruns_tell_their_present_genre() -> None:
    """A token that stays on a show counts."""
    cards = cards_of(ANN, "reruns")
    assert list(cards) == ["starter-show-1-a", "snail-derby"]
    assert cards["starter-show-1-a"].notes[0] == "no genre"
    assert cards["snail-derby"].notes[0] == "genre token: drama"
    assert cards["snail-derby"].hue == 1


def test_a_mogul_that_is_used_up_lies_face_down() -> None:
    """Everybody knows which one it is."""
    mogul = cards_of(ANN, "moguls")["blockbuster-director"]
    assert (mogul.lies, mogul.name) == ("back", "Blockbuster Director")


def test_a_genre_track_has_its_marker() -> None:
    """Drama is on space 2; what the spaces give stands once, with the display."""
    tracks = tracks_of(ANN, "genre tracks")
    assert tracks["drama"].markers == ((2, ""),)
    assert tracks["drama"].spaces == ("START", "1", "2", "3", "4", "5", "6")
    assert [track.hue for track in tracks.values()] == [0, 1, 2, 3, 4, 5]


def test_with_telly_time_a_grid_takes_the_place_of_the_tracks() -> None:
    """Nine squares in three columns, of which two are covered; the weekend is a timeslot."""
    game, state = networks.load(
        """
        [game]
        executives = []
        modules = ["telly_time"]
        [players.Ann]
        grid = ["action", "quiz"]
        """
    )
    panel = panel_of(picture_of(game, state), "p1")
    (grid,) = items_of(panel, "genre grid")
    assert isinstance(grid, Grid)
    assert grid.columns == 3
    assert [word for word, covered in grid.squares if covered] == ["action", "quiz"]
    assert len(grid.squares) == 9
    assert words_of(panel, "weekend") == ["empty"]
    assert not items_of(panel, "genre tracks")
    display = panel_of(picture_of(game, state), "display")
    assert not items_of(display, "genre tracks")
    assert tracks_of(display, "genre grids")["each"].spaces == (
        "line 1: star and ad",
        "line 2: network card",
        "line 3: three colour",
    )
    assert words_of(display, "genre grids")[1] == (
        "on passing $1M for each empty square, 1 viewer for each line"
    )


def test_with_moguls_the_second_line_of_a_grid_gives_one() -> None:
    """No token is needed for it; who is at the limit has the network card (E2.TELLY.11)."""
    game, state = networks.load('[game]\nexecutives = []\nmodules = ["moguls", "telly_time"]\n')
    display = panel_of(picture_of(game, state), "display")
    assert tracks_of(display, "genre grids")["each"].spaces[1] == "line 2: mogul or network card"


def test_turns_without_an_action_are_counted() -> None:
    """Who goes on like that must pass; the number is that of the ruling (E2.BASE.29)."""
    game, state = networks.load("[game]\nexecutives = []\n[players.Ann]\nidle = 2\n")
    ann, bo = (panel_of(picture_of(game, state), key) for key in ("p1", "p2"))
    assert chips_of(ann)["turns without an action"] == "2 of 5"
    assert "turns without an action" not in chips_of(bo)


def test_a_solo_game_has_one_panel_and_one_space_to_pass() -> None:
    """No turn order to tell."""
    game, state = networks.load('[game]\nplayers = ["Ann"]\nexecutives = []\n')
    shown = picture_of(game, state)
    assert [panel.key for panel in shown.panels] == ["display", "p1"]
    display = panel_of(shown, "display")
    assert not items_of(display, "turn order")
    (track,) = items_of(display, "passed")
    assert isinstance(track, Track)
    assert track.spaces == ("$5M or 2 viewers",)
    assert tracks_of(display, "results")[""].spaces[:2] == (
        "cancelled from 0 viewers",
        "renewed from 90 viewers",
    )
    assert not items_of(DISPLAY, "results")


def test_names_go_into_a_picture_as_they_are() -> None:
    """Pictures hold plain texts, also those of a card set that nobody knows; writers escape."""
    document = """
        [game]
        players = ["A&B", "Bo"]
        executives = []
        [display]
        stars = ["sly"]
        """
    game, state = networks.load(document + star_card("sly", name="<b>Sly</b>"))
    shown = picture_of(game, state)
    assert panel_of(shown, "p1").title == "A&B"
    assert cards_of(panel_of(shown, "display"), "stars")["sly"].name == "<b>Sly</b>"
