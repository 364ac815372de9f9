"""Shows, stars and ads of the first edition have the numbers of the rules."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from executives.networks.cards import Show, Star, back_of
from executives.networks.effects import FIRST_EDITION
from executives.networks.first_edition import bundled_cards
from executives.rulebook import clauses
from support.card_data import EVERY_CARD as SECOND_CARDS
from support.card_data import (
    GENRE_ADS,
    PLAIN_ADS,
    STAR_ADS,
    TIMESLOT_ADS,
    ad_numbers,
    slug,
    star_numbers,
    without_text,
)
from support.first_edition_data import (
    ADS,
    CARDS,
    EVERY_CARD,
    HOUSE_NETWORK,
    PILOTS,
    PRINTED,
    SET,
    SHOWS,
    STAR_FAMILIES,
    STARS,
    STARTER,
    WITHOUT_DRAMA,
    expected_pilots,
    expected_shows,
)
from support.names import GENRES, TIMESLOTS


class TestForm:
    """Tests for what all cards have in common."""

    def test_heading(self) -> None:
        """The set names itself, its edition and its title."""
        heading = CARDS["card_set"]

        assert (heading["id"], heading["edition"]) == ("first-house", "first")
        assert heading["title"]
        assert heading["note"]

    def test_ids_are_slugs_of_the_names(self) -> None:
        """An id is its card's name as a slug; only the starter cards have ids of their own."""
        own = tuple(STARTER[kind]["id"] for kind in ("show", "star", "ad"))

        assert own == ("starter-show", "starter-star", "starter-ad")
        for card in EVERY_CARD:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card["id"])
            assert card["id"] in own or slug(card["name"]) == card["id"]

    def test_ids_leave_room_for_copies(self) -> None:
        """No id occurs twice, ends like a copy's, or is another id with something appended."""
        ids = [card["id"] for card in EVERY_CARD]

        assert len(ids) == len(set(ids))
        assert [id for id in ids if re.search(r"-[a-z]$", id)] == []
        assert [(a, b) for a in ids for b in ids if b.startswith(a + "-")] == []

    def test_names_are_those_of_no_other_card(self) -> None:
        """Names are unique, and only those that the rules name are in the second edition too."""
        names = {card["name"].casefold() for card in EVERY_CARD}
        shared = names & {card["name"].casefold() for card in SECOND_CARDS}

        assert len(names) == len(EVERY_CARD)
        assert shared == {name.casefold() for name in ("Flexible Schedule", *HOUSE_NETWORK)}

    def test_flavour_is_one_short_line(self) -> None:
        """Every card has a flavour of 1 to 90 characters that no other card has."""
        flavours = [card["flavour"] for card in EVERY_CARD]

        for flavour in flavours:
            assert flavour.strip() == flavour
            assert flavour.isprintable()
            assert 1 <= len(flavour) <= 90
        others = {card["flavour"] for card in SECOND_CARDS}
        assert len(set(flavours) - others) == len(EVERY_CARD)

    def test_effects_are_of_clauses_of_the_first_edition(self) -> None:
        """Every effect names a clause that exists."""
        known = {one.id for one in clauses() if one.id.startswith("E1.")}
        rules = {effect.rule for card in SET.cards for effect in card.effects}

        assert rules <= known
        assert {f"E1.CARDS.{number:02}" for number in (5, 17, 30, 32)} <= rules

    def test_effects_of_the_first_edition_are_all_on_cards(self) -> None:
        """Each kind that only this edition has is on a card."""
        kinds = {effect.kind for card in SET.cards for effect in card.effects}

        assert set(FIRST_EDITION) <= kinds

    def test_the_bundled_set(self) -> None:
        """The package gives the set of the documents."""
        assert bundled_cards() == SET
        assert bundled_cards().digest == SET.digest


class TestShows:
    """Tests for the four show decks."""

    @pytest.mark.parametrize(
        ("deck", "name", "expected"),
        [
            pytest.param("pilot", "pilots", 26, marks=pytest.mark.rule("E1.SETUP.01")),
            pytest.param("round_1", "shows_season_1", 12, marks=pytest.mark.rule("E1.SETUP.02")),
            pytest.param(
                "round_2_3", "shows_season_2_3", 18, marks=pytest.mark.rule("E1.SETUP.03")
            ),
            pytest.param(
                "round_4_5", "shows_season_4_5", 18, marks=pytest.mark.rule("E1.SETUP.04")
            ),
        ],
    )
    def test_deck_sizes(self, deck: str, name: str, expected: int) -> None:
        """There are 26 pilots, 12 shows of season 1 and 18 of each further pair of seasons."""
        shows = [card for card in SET.cards if isinstance(card, Show) and card.deck == deck]

        assert len(shows) == PRINTED["decks"][name] == expected

    @pytest.mark.rule("E1.SETUP.05")
    def test_the_back_sorts_the_decks(self) -> None:
        """The back of a show is that of its deck, whether it is a pilot or of a season."""
        shows = [card for card in SET.cards if isinstance(card, Show)]

        assert {back_of(show) for show in shows} == {
            *("pilot", "round_1", "round_2_3", "round_4_5"),
            "starter",
        }
        assert {show.deck for show in shows if back_of(show) == "pilot"} == {"pilot"}

    @pytest.mark.rule("E1.GENRE.01")
    def test_genres_are_even(self) -> None:
        """Each genre has 2, 3 and 3 shows in the season decks and 3 pilots."""
        counts = Counter((show["deck"], show["genre"]) for show in CARDS["show"])
        split = PRINTED["decks"]["assumed"]["per_genre"]
        per_genre = {
            "pilot": PRINTED["pilot"]["cards"]["genre"]["per_genre"],
            "round_1": split["season_1"],
            "round_2_3": split["season_2_3"],
            "round_4_5": split["season_4_5"],
        }

        assert counts.pop(("pilot", "")) == PRINTED["decks"]["assumed"]["grey_pilots"] == 8
        assert {(deck, genre): n for deck, n in per_genre.items() for genre in GENRES} == counts

    def test_numbers(self) -> None:
        """Every show has its template's numbers with the tweaks of its genre, in order."""
        assert expected_shows() == [without_text(show) for show in SHOWS]

    def test_pilot_numbers(self) -> None:
        """Pilots have the numbers, the rewards and the costs of their tables, in order."""
        assert expected_pilots() == [without_text(show) for show in PILOTS]

    @pytest.mark.rule("E1.GENRE.02")
    def test_sports_cost_more_upkeep(self) -> None:
        """A sports show costs $1M of upkeep more than the drama show of its template."""
        for drama, sports in zip(SHOWS[1::6], SHOWS[5::6], strict=True):
            assert (drama["genre"], sports["genre"]) == ("drama", "sports")
            assert drama["expenses"] + 1 == sports["expenses"]

    @pytest.mark.rule("E1.GENRE.03")
    def test_reality_gives_fewer_viewers(self) -> None:
        """A reality show has 1 viewer less in every row than the drama show of its template."""
        for drama, reality in zip(SHOWS[1::6], SHOWS[2::6], strict=True):
            assert (drama["genre"], reality["genre"]) == ("drama", "reality")
            assert [max(0, value - 1) for value in drama["viewers"]] == reality["viewers"]

    def test_two_numbers_of_the_first_season(self) -> None:
        """The lower number is 3 less, at least 1; shows for any timeslot have one number."""
        for show in SHOWS:
            higher = show["viewers"][0]
            fits = show["timeslot"] == "any"
            assert show["lower"] == (higher if fits else max(1, higher - 3)), show["id"]
        assert Counter(show["timeslot"] for show in SHOWS)["any"] == 2 + 3 + 3

    @pytest.mark.rule("E1.SETUP.08")
    def test_drama_shows_tell_their_numbers_of_players(self) -> None:
        """Drama shows, also pilots, are in the game with 1, 4 and 5 players, others with all."""
        removed = PRINTED["decks"]["assumed"]["drama_removed_for_players"]

        assert sorted({*range(1, 6)} - {*removed}) == WITHOUT_DRAMA
        for show in CARDS["show"]:
            expected = WITHOUT_DRAMA if show["genre"] == "drama" else None
            assert show.get("players") == expected, show["id"]

    def test_decks_are_large_enough(self) -> None:
        """Each season deck has the shows of the seasons that are dealt from it."""
        for players in range(1, 6):
            inside = [
                show
                for show in SET.cards
                if isinstance(show, Show) and (not show.players or players in show.players)
            ]
            sizes = Counter(show.deck for show in inside)
            dealt = PRINTED["display"]["shows"][players - 1]
            assert dealt <= sizes["round_1"]
            assert 2 * dealt <= min(sizes["round_2_3"], sizes["round_4_5"])
            assert 4 * players <= sizes["pilot"]


class TestStars:
    """Tests for the star deck."""

    def test_deck_size(self) -> None:
        """There are 48 stars, as published."""
        assert len(STARS) == PRINTED["decks"]["public_counts"]["stars"] == 48

    def test_numbers(self) -> None:
        """Family by family the stars have their rows."""
        expected = [(condition, row) for condition, rows in STAR_FAMILIES for row in rows]

        assert expected == [(star["condition"], star_numbers(star)) for star in STARS]

    @pytest.mark.parametrize("side", ["up", "down"])
    def test_stars_age(self, side: str) -> None:
        """Rows 2 to 4 are 1, 2 and 3 lower than row 1 and not below 0, on both sides."""
        for star in (*STARS, STARTER["star"]):
            first = star[side]
            assert star[f"{side}_rows"] == [max(0, first - row) for row in range(4)], star["id"]

    def test_stars_have_no_effects(self) -> None:
        """No star of this edition has an effect, and none is among the network cards."""
        for star in STARS:
            assert set(star) == {
                *("id", "name", "cost", "expenses", "condition", "up", "down"),
                *("up_rows", "down_rows", "flavour"),
            }

    def test_dimension_cards(self) -> None:
        """Five dimension cards, each an extra action, are not attachable and have no cost."""
        found = [card for card in SET.cards if isinstance(card, Star) and card.discard == "supply"]

        assert len(found) == PRINTED["decks"]["assumed"]["dimension_cards"] == 5
        for card in found:
            (effect,) = card.effects
            assert (effect.kind, effect.rule) == ("extra-action", "E1.CONTINUUM.11")
            assert (card.name, card.cost, card.attachable) == ("Dimension Card", 0, False)


class TestAds:
    """Tests for the ad deck."""

    def test_deck_size(self) -> None:
        """There are 42 ads, as published."""
        assert len(ADS) == PRINTED["decks"]["public_counts"]["ads"] == 42

    @pytest.mark.parametrize(
        ("condition", "expected"),
        [
            *((f"genre {genre}", GENRE_ADS) for genre in GENRES),
            *((f"timeslot {timeslot}", TIMESLOT_ADS) for timeslot in TIMESLOTS),
            ("star", STAR_ADS * 2),
        ],
    )
    def test_numbers(self, condition: str, expected: list[tuple[int, ...]]) -> None:
        """The ads of a family have its rows of landing fee and income."""
        ads = [ad for ad in ADS if ad["condition"] == condition]

        assert expected == [ad_numbers(ad) for ad in ads]

    def test_plain_and_promo_ads(self) -> None:
        """The first two of the plain ads, twice each, give 2 viewers instead of their income."""
        plain = [ad for ad in ADS if not ad["condition"]]
        promos = [ad for ad in plain if "viewers_up" in ad]
        fees = [bonus for bonus, _up, _down in PLAIN_ADS]

        assert sorted(ad["bonus"] for ad in promos) == sorted(fees[:2] * 2)
        assert {(ad["viewers_up"], ad["viewers_down"]) for ad in promos} == {(2, 2)}
        assert {(ad["up"], ad["down"]) for ad in promos} == {(0, 0)}
        assert [ad_numbers(ad) for ad in plain if ad not in promos] == PLAIN_ADS[2:] * 2

    def test_only_promo_ads_give_viewers(self) -> None:
        """Ads with a condition give income only."""
        assert [ad["id"] for ad in ADS if "viewers_up" in ad and ad["condition"]] == []


class TestStarterCards:
    """Tests for the starting cards of games without executives."""

    @pytest.mark.rule("E1.BASE.14")
    def test_starter_cards(self) -> None:
        """Three shows of 2/1/1/0 without genre or cost, a star of 1 viewer and an ad of $1M."""
        show, star, ad = (STARTER[kind] for kind in ("show", "star", "ad"))

        assert without_text(show) == {
            "genre": "",
            "cost": 0,
            "expenses": 0,
            "timeslot": "any",
            "viewers": [2, 1, 1, 0],
            "lower": 2,
            "rerun": 0,
            "slots": [],
        }
        assert (star_numbers(star), star["condition"]) == ((0, 0, 1, 1), "")
        assert (ad_numbers(ad), ad["condition"]) == ((1, 1, 1), "")
        assert {len(one.shows) for one in SET.starters} == {3}
        assert len(SET.starters) == 5
