"""Card sets of their owners: one file with cards and board numbers, over the bundled set or not."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from executives import FileError, networks
from executives.cli import main
from executives.networks.cards import CardSet, NetworkCard, Show, back_of
from executives.networks.documents.card_sets import summary
from executives.networks.edition import edition_named
from executives.networks.state import DeckId
from executives.testing.networks_laws import NETWORKS_LAWS
from support.names import NAMES
from support.playing import final_state

EXAMPLE = Path(__file__).parents[2] / "examples" / "house-cards.toml"
BUNDLED = edition_named("second").card_set()
BUNDLED_TEXT = (files("executives.networks.second_edition") / "cards.toml").read_text("utf-8")
HEAD = '[card_set]\nid = "mine"\nedition = "second"\nbase = "second"\n'

LOAN = """
[[network]]
id = "bank-loan"
name = "Loan"
timing = "immediate"
effect = { kind = "gain-cash", amount = 3 }
"""


def example() -> CardSet:
    """The card set of the example."""
    return networks.card_set(EXAMPLE.read_text("utf-8"), path=str(EXAMPLE))


def test_the_bundled_file_is_a_card_set_of_this_form() -> None:
    """Whoever copies the bundled file has the bundled set."""
    made = networks.card_set(BUNDLED_TEXT)
    assert made == BUNDLED
    assert made.digest == BUNDLED.digest
    assert made.cards == BUNDLED.cards


def test_a_base_alone_is_the_bundled_set_under_another_name() -> None:
    """Nothing written, nothing changed but the id."""
    made = networks.card_set(HEAD)
    assert made == BUNDLED.replace(id="mine")
    assert made.digest == BUNDLED.digest


def test_cards_replace_join_and_leave() -> None:
    """A known id is printed anew, a new one joins, a dropped one is not there."""
    made, old = example().by_id, BUNDLED.by_id
    show = made["brakes-are-optional"]
    assert isinstance(show, Show)
    assert (show.cost, show.viewers) == (3, (6, 4, 2, 1))
    assert made["sleepy-sergeant"].name == "Sleepy Sergeant"
    gone = {slug for slug in old if slug not in made}
    assert gone == {slug for slug in old if re.fullmatch("casting-call-.|bank-loan-c", slug)}
    loans = [slug for slug in made if slug.startswith("bank-loan")]
    assert sorted(loans) == ["bank-loan-a", "bank-loan-b"]


def test_the_rest_keeps_its_order() -> None:
    """Decks are shuffled from the order of the set: what is not written stays where it was."""
    made = [card.id for card in example().cards]
    kept = [card.id for card in BUNDLED.cards if card.id in set(made)]
    assert [slug for slug in made if slug in set(kept)] == kept
    assert made.index("industry-veteran-b") < made.index("sleepy-sergeant")
    assert made.index("sleepy-sergeant") < made.index("bounceback-shin-pads")


def test_one_copy_replaces_all_copies() -> None:
    """A card written without copies takes the place of every copy of that name."""
    made = networks.card_set(HEAD + LOAN)
    assert [slug for slug in made.by_id if slug.startswith("bank-loan")] == ["bank-loan"]


def test_a_card_of_another_kind_replaces_nothing() -> None:
    """A star may have the name of a network card that comes in copies."""
    star = '[[star]]\nid = "bank-loan"\nname = "B"\ncost = 1\nexpenses = 0\ncondition = ""\n'
    made = networks.card_set(HEAD + star + "up = 1\ndown = 1\n")
    kinds = Counter(type(card) for card in made.cards)
    assert kinds[NetworkCard] == sum(type(card) is NetworkCard for card in BUNDLED.cards)


def test_a_kind_can_be_dropped_as_a_whole() -> None:
    """Starters and anomalies are no stars of the deck, a star of the network cards is none."""
    head = HEAD.replace("base", 'drop = ["network"]\nbase')
    made = networks.card_set(head + LOAN)
    assert [card.id for card in made.cards if back_of(card) == "network"] == ["bank-loan"]
    assert made.starters == BUNDLED.starters
    stars = networks.card_set(
        HEAD.replace("base", 'drop = ["star"]\nbase')
        + '[[star]]\nid = "solo"\nname = "Solo"\ncost = 1\nexpenses = 0\ncondition = ""\n'
        + "up = 1\ndown = 1\n"
    )
    game = networks.Game(NAMES[:2], executives=(), cards=stars)
    assert game.deck_cards[DeckId.STAR] == ("solo",)
    assert "industry-veteran-a" in game.deck_cards[DeckId.NETWORK]
    assert game.anomalies == networks.Game(NAMES[:2], executives=()).anomalies


def test_board_numbers_replace_single_keys() -> None:
    """Only what is written differs; its source is the file."""
    made = example().boards
    assert made.starting_cash == (6, 8, 10, 12, 14)
    assert dict(made.rewards)[3].draw == (("network", 3),)
    assert dict(made.rewards)[3].name == dict(BUNDLED.boards.rewards)[3].name
    changed = {"starting_cash": made.starting_cash, "rewards": made.rewards}
    assert BUNDLED.boards.replace(**changed, sources=made.sources) == made
    sources = dict(made.sources)
    assert sources["starting_cash"] == sources["genre_track.bonus.3"] == "file"
    assert sources["pass_track"] == dict(BUNDLED.boards.sources)["pass_track"]


def test_the_numbers_matter_in_play() -> None:
    """The game pays what the file says, and no card is lost in a random game."""
    game = networks.Game(NAMES[:3], executives=(), cards=example(), modules=("moguls",))
    start = game.start(1)
    assert start.players[start.first].cash == 6
    for state in (start, final_state(game, 1)):
        assert NETWORKS_LAWS.conserved(game, state) == []


def test_tables_and_texts_make_the_same_set() -> None:
    """A document may be given as tables."""
    head = {"id": "mine", "edition": "second", "base": "second"}
    boards = {"viewer_floor": {"value": 0}}
    made = networks.card_set({"card_set": head, "boards": boards})
    assert made == networks.card_set(HEAD + "[boards.viewer_floor]\nvalue = 0\n")


# -- the command --------------------------------------------------------------------------------


def test_the_command_counts_what_is_in_the_set(capsys: pytest.CaptureFixture[str]) -> None:
    """Kinds, decks, genres, timing kinds and the digest."""
    assert main(["cards", "check", str(EXAMPLE)]) == 0
    told = capsys.readouterr().out
    made = example()
    assert f"my-copy (second edition), {len(made.cards)} cards" in told
    assert re.search(r"shows +72 +round_1 18, round_2_3 27, round_4_5 27; .*action 8", told)
    assert re.search(r"shows .*, quiz 8; only with telly_time 24\n", told)
    assert re.search(r"stars +60 +star 58, network 2; only with telly_time 9\n", told)
    assert re.search(r"ads +51 +only with telly_time 9\n", told)
    assert re.search(r"network cards +48 +one-shot 20, game-end 16, immediate 8, permanent 4", told)
    assert f"digest {made.digest}" in told
    assert "note" not in told


def test_the_command_lists_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, one line for each fault with file and line."""
    file = tmp_path / "cards.toml"
    file.write_text(HEAD + LOAN.replace("gain-cash", "fly").replace("Loan", "Loan\nx"), "utf-8")
    assert main(["cards", "check", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"executives: {file}:8: ")
    file.write_text(HEAD + LOAN.replace("gain-cash", "fly").replace("timing", "timid"), "utf-8")
    assert main(["cards", "check", str(file)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1:3] for line in told] == [
        [f"{file}:6", "network[1]"],
        [f"{file}:6", "network[1]"],
        [f"{file}:9", "network[1].timid"],
    ]


def test_scarce_decks_are_noted() -> None:
    """A deck that does not fill one display can be played; the summary says so."""
    head = HEAD.replace("base", 'drop = ["network"]\nbase')
    told = summary(networks.card_set(head + LOAN))
    assert "note: the deck 'network' has 1 of the 7 cards of a full display" in told


def test_a_missing_file_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    """No traceback for a file that is not there."""
    assert main(["cards", "check", "nowhere.toml"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


def test_the_set_is_read_whole_or_not_at_all() -> None:
    """Any cut of the example is the whole set of what is left, or a FileError."""
    lines = EXAMPLE.read_text("utf-8").splitlines(keepends=True)
    outcomes = Counter[str]()
    for end in range(len(lines)):
        try:
            made = networks.card_set("".join(lines[:end]))
        except FileError:
            outcomes["refused"] += 1
        else:
            assert made.id == "my-copy"
            outcomes["read"] += 1
    assert outcomes["refused"] > 10
    assert outcomes["read"] > 3
