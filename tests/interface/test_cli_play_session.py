"""A game in the terminal: what can be entered, and what it answers."""

from __future__ import annotations

import pytest

from executives import boardroom, networks
from executives.bots import greedy_bot
from executives.cli.play_session import WORDS
from support.playing import three_seats
from support.terminal import Terminal, table

GAME = three_seats()
MEETING = boardroom.Game(("Ann", "Bo", "Cy"))


def networks_terminal() -> Terminal:
    """Ann as BEEB against Bo and Cy; a first turn begins with a move of the rondel."""
    return Terminal(table(GAME))


# -- decisions -------------------------------------------------------------------------------------


def test_the_first_screen_has_board_decision_and_numbers() -> None:
    """Whoever is asked sees the board, what is decided and the legal actions with numbers."""
    said = networks_terminal().enter()
    assert "Round 1 of 5, Ann is first" in said
    assert "Ann has a turn, which allows a move." in said
    assert "    1) rondel sign-star\n    2) rondel sign-ad\n" in said


@pytest.mark.parametrize(
    "entered", ["1", "rondel sign-star", "Ann rondel sign-star", "p1 rondel sign-star", " 1 ; "]
)
def test_a_decision_is_a_number_or_a_text(entered: str) -> None:
    """A number of the list, the text of replays, with or without the name."""
    terminal = networks_terminal()
    said = terminal.enter(entered)
    assert [str(one.action) for one in terminal.line.moments] == ["p1 rondel sign-star"]
    assert "You decide: Ann rondel sign-star\n" in said
    assert "  The board of Ann: rondel marker at sign-star [E2.BEEB.04]\n" in said


def test_several_decisions_of_a_line_are_taken_in_their_order() -> None:
    """Semicolons separate them; numbers are those of the list at that moment."""
    terminal = networks_terminal()
    terminal.enter("rondel sign-star; 2")
    first, second = (str(one.action) for one in terminal.line.moments[:2])
    assert first == "p1 rondel sign-star"
    assert second.startswith("p1 sign-star ")


def test_numbers_moved_are_told_before_and_after() -> None:
    """What was paid, from which to which sum, and the clause."""
    said = networks_terminal().enter("rondel sign-star; sign-star rerun-guy")
    assert "Ann pays $2M for rerun-guy: cash 5 -> 3 [E2.BASE.35]" in said


@pytest.mark.parametrize(
    ("entered", "answer"),
    [
        ("99", "The legal decisions have the numbers 1 to 5, not 99."),
        ("0", "The legal decisions have the numbers 1 to 5, not 0."),
        ("dance", "'dance' is no decision of this game"),
        ("rondel sign-stor", "did you mean 'rondel sign-star'"),
        ("Bo pass cash", "Ann decides here, not Bo."),
        ("p3 pass cash", "Ann decides here, not Cy."),
        ("pass cash", "- a pass needs the marker on the pass space [E2.BEEB.08]"),
        ("pass cash", "The nearest legal actions of Ann:"),
        ("rondel sign-star; rondel sign-star", "Nothing of this line is played."),
        ("undo", "decisions that can be undone: 0, not 1."),
        ("undo x", "'x' is no whole number from 1."),
        ("redo", "Nothing has been undone since the last decision."),
        ("legal zebra", "No legal decision has 'zebra' in it."),
        ("clause E2.BASE.999", "no clause 'E2.BASE.999' in the rulebook"),
        ("scores Zoe", "'Zoe' is no player; the players are Ann, Bo, Cy"),
        ("why", "why needs a decision"),
        ("save", "save needs the name of a file"),
    ],
)
def test_what_cannot_be_done_is_refused_with_reasons(entered: str, answer: str) -> None:
    """The answer says why; nothing has changed, and the same person is asked again."""
    terminal = networks_terminal()
    said = terminal.enter(entered)
    assert answer in said
    assert not terminal.line.moments
    assert said.count("\nAnn> ") == 2


# -- words -----------------------------------------------------------------------------------------


def test_no_decision_is_called_like_a_word() -> None:
    """Words that can be entered hide no decision of either game."""
    for game in (
        networks.Game(("Ann", "Bo")),
        networks.Game(("Ann", "Bo"), edition="first"),
        boardroom.Game(("Ann", "Bo", "Cy")),
    ):
        assert not {text.split()[0] for text in game.universe.by_text(0)} & set(WORDS)


def test_help_lists_every_word() -> None:
    """Each word has its place in the help."""
    said = networks_terminal().enter("help")
    assert all(f"  {word} " in said or f" {word} " in said for word in WORDS if word != "help")


def test_long_lists_are_grouped_and_cut() -> None:
    """More than nine: by kind, six of each; ``legal`` shows the rest, with the same numbers."""
    terminal = Terminal(table(MEETING, seed=3))
    said = terminal.enter("legal bid", "legal on Cy", "legal")
    cut = "5) 5 of Ann on Bo, 6) 6 of Ann on Bo, and 10 more: legal bid"
    assert said.count(cut) == 1
    assert said.count("16) 8 of Ann on Cy") == 2
    assert "   16) bid 8 of Ann on Cy" in said
    assert "  pass              17)" in said


def test_hint_is_the_bots_choice_with_its_numbers() -> None:
    """Nothing is decided by it."""
    terminal = Terminal(table(GAME, bot=greedy_bot))
    said = terminal.enter("rondel sign-star", "hint")
    assert "The bot would take number " in said
    hinted = said[said.index("The bot would take") :]
    assert "Ann pays $" in hinted
    assert "cash 5 -> " in hinted
    assert len(terminal.line.moments) == 1


def test_why_explains_with_the_text_of_the_clauses() -> None:
    """A legal one by what it moves, an illegal one by the reasons; nothing is decided."""
    terminal = networks_terminal()
    said = terminal.enter("why 1", "why pass cash")
    assert "Legal: Ann rondel sign-star\n" in said
    assert "\nE2.BEEB.04  On each later turn" in said
    assert "Illegal: Ann pass cash\n" in said
    assert "\nE2.BEEB.08  Passing is possible only" in said
    assert not terminal.line.moments


def test_a_clause_can_be_read() -> None:
    """As it is cited, in brackets too."""
    for entered in ("clause E2.BASE.02", "clause [e2.base.02]"):
        assert "There are exactly 5 rounds." in networks_terminal().enter(entered)


def test_scores_are_told_of_all_or_of_one() -> None:
    """Tallies with their lines and clauses."""
    said = networks_terminal().enter("scores Bo")
    assert "If Bo were counted now:" in said
    assert "  lineup scoring: " in said
    assert "If Ann were" not in said
    assert networks_terminal().enter("scores").count("were counted now:") == 3


def test_log_tells_the_last_decisions() -> None:
    """Numbered from the start of the game."""
    terminal = networks_terminal()
    said = terminal.enter("log", "1; 1", "log 2")
    assert "Nobody has decided anything yet." in said
    number = len(terminal.line.moments)
    shown = said[said.rindex("log") :] if "log" in said else said
    assert f"\n{number}. " in shown
    assert f"\n{number - 1}. " in shown
    assert f"\n{number - 2}. " not in shown


# -- back and forth --------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_of_the_person() -> None:
    """What the bots decided since is undone too; redo takes it again."""
    terminal = networks_terminal()
    terminal.enter("rondel sign-star; 1")
    after = terminal.line
    assert {one.action.seat for one in after.moments} > {0}
    said = terminal.enter("undo")
    assert "The game stands after 1 decision." in said
    assert "Ann has a turn, which allows Sign a Star" in said
    terminal.enter("redo")
    assert terminal.line.state == after.state
    terminal.enter("undo 2")
    assert terminal.line.state == GAME.start(1)


def test_a_new_decision_ends_what_can_be_redone() -> None:
    """After another decision there is nothing to take again."""
    said = networks_terminal().enter("1", "undo", "2", "redo")
    assert "Nothing has been undone since the last decision." in said


def test_after_undo_bots_decide_as_before() -> None:
    """The same decisions make the same game."""
    terminal = networks_terminal()
    terminal.enter("rondel sign-star; 1")
    after = terminal.line.state
    terminal.enter("undo", "1")
    assert terminal.line.state == after


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("entered", [("quit",), ()])
def test_leaving_tells_how_to_come_back(entered: tuple[str, ...]) -> None:
    """Without a file: what to start and to enter; it leads to the same state."""
    terminal = Terminal(table(GAME), command="executives play X")
    said = terminal.enter("rondel sign-star; 2", "1", *entered)
    head, _, lines = said.partition("To come back here, start executives play X and enter:\n")
    assert "The game is not saved." in head
    again = networks_terminal()
    again.enter(*lines.splitlines())
    assert again.line.state == terminal.line.state


def test_at_the_end_the_score_sheet_is_told() -> None:
    """Places, points and the clauses that gave them; Enter leaves, undo goes on."""
    terminal = Terminal(table(networks.Game(("Ann",), executives=()), seed=5))
    said = terminal.enter(*["1"] * 60)
    assert terminal.line.asked is None
    assert "\nThe game is over.\n" in said
    assert "\n1. Ann  " in said
    assert " E2.BASE.67 " in said
    assert terminal.enter("").endswith("> ")
    terminal.enter("undo")
    assert terminal.line.asked == 0
