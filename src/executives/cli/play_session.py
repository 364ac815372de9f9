"""A game in the terminal: what a person enters, and what it answers.

A session knows no terminal: it is given how to ask for a line and how to say one.
"""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Callable, Iterable

import attrs

from executives.cli.play_files import Refused, is_there, way_back, write
from executives.cli.play_line import Line, Moment
from executives.cli.play_text import choices, help_text, log_text, scores_text, story
from executives.cli.rules import clause_text
from executives.core.actions import Action
from executives.core.errors import ActionSyntaxError
from executives.render.decisions import decision_text
from executives.render.explanations import WIDTH, counted, explanation_text, player
from executives.render.scores import score_sheet
from executives.render.wording import board, wording_of
from executives.rulebook import clause

LOGGED = 10
"""So many decisions ``log`` tells without a number."""
LONGEST_NUMBER = 6

SECRETS = (
    "The file has the seed and every decision: whoever reads it can find out all that is hidden."
)


@attrs.frozen(kw_only=True)
class Talk:
    """How a session talks to people.

    ``ask`` gets a prompt and returns a line, and raises EOFError at the end of the input; ``say``
    gets lines of text to print.  ``blank`` is said to clear the screen between two people.
    """

    ask: Callable[[str], str]
    say: Callable[[str], None]
    blank: str = "\n" * 50


class Leaving(Exception):
    """The person has had enough."""


class Session:
    """One game being played.

    ``saved`` is the path to which the game is written when it is left ("" for none), ``source``
    the file it goes on with.  ``command`` is what starts the same game again, ``manner`` the
    options to go on with a saved one in the same way.
    """

    def __init__(
        self,
        line: Line,
        talk: Talk,
        *,
        saved: str = "",
        source: str = "",
        command: str = "executives play",
        manner: str = "",
    ) -> None:
        self.line = line
        self.talk = talk
        self.saved, self.source = saved, source
        self.command, self.manner = command, manner
        self.begun = line
        self.undone: list[Line] = []
        self.told: dict[int | None, int] = {}
        self.at: int | None = None
        self.board: tuple[int, int] | None = None
        self.kept: Line | None = None
        self.is_warned = False

    def play(self) -> bool:
        """Play until the game is left or the input ends; False if it could not be saved then."""
        try:
            while True:
                self.line = self.line.answered()
                self._hand_over()
                self._tell()
                self._answer()
        except (Leaving, EOFError):
            return self.leave()

    # -- what people see ---------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose screen it is: at the end the only person's, or everybody's (None)."""
        if self.line.asked is not None:
            return self.line.asked
        return self.line.persons[0] if len(self.line.persons) == 1 else None

    def _hand_over(self) -> None:
        """Clear the screen before another person, or at the end everybody, sees something."""
        asked = self.line.asked
        if asked == self.at or len(self.line.persons) == 1:
            return
        if self.at is not None:
            self.talk.say(self.talk.blank)
        if asked is not None:
            name = player(self.line.game, asked)
            text = f"Hand over to {name}. {name}, press Enter: "
            if self.talk.ask(text).split() == ["quit"]:
                raise Leaving
        self.at, self.board = asked, None

    def _tell(self) -> None:
        """What happened since this person was told last, the board, and what can be decided."""
        line, seat = self.line, self.viewer
        game, state = line.game, line.state
        known = len(self.begun.moments)
        if seat is None:  # The end, after what the last person has seen.
            known = max(self.told.values(), default=known)
        first = min(self.told.get(seat, known), len(line.moments))
        lines = story(game, line.moments[first:], seat)
        self.told[seat] = len(line.moments)
        if lines:
            self._say("", *lines)
        if line.asked is None:
            events = [event for moment in line.moments for event in moment.transition.events]
            self._say("", board(game, game.view(state, seat)), "", "The game is over.")
            self._say("", score_sheet(game, state, events))
            self._say("", "Enter leaves; save FILE, log and undo are possible.")
            return
        if self._is_board_new(line.moments[first:]):
            self._say("", board(game, game.view(state, seat)))
            self.board = (wording_of(game).chapter(state), len(state.pending))
        self._say("", decision_text(game, state))
        self._say(*choices(game, self._legal(), (), cut=True))

    def _is_board_new(self, moments: Iterable[Moment]) -> bool:
        """Whether more has happened since the board was shown than some decisions of this person.

        Somebody who plays alone sees it whenever no effect is under way.
        """
        game, state = self.line.game, self.line.state
        if self.board is None or wording_of(game).chapter(state) != self.board[0]:
            return True
        if game.seats == 1:
            return len(state.pending) <= self.board[1]
        return any(moment.action.seat != self.line.asked for moment in moments)

    def _say(self, *lines: str) -> None:
        for text in lines:
            self.talk.say(text)

    def _legal(self) -> tuple[Action, ...]:
        """The legal actions of the seat asked, as its view tells them."""
        found: tuple[Action, ...] = self.line.game.legal_actions(self.line.state, self.line.asked)
        return found if self.line.asked is not None else ()

    # -- what people enter -------------------------------------------------------------------------

    def _answer(self) -> None:
        """Ask until something changes the game."""
        asked = self.line.asked
        prompt = "> " if asked is None else f"{player(self.line.game, asked)}> "
        before = self.line
        while self.line is before:
            text = self.talk.ask(prompt).strip()
            word, _, rest = text.partition(" ")
            try:
                if not text and asked is None:
                    raise Leaving
                if word in WORDS:
                    WORDS[word](self, rest.strip())
                elif text:
                    self._decide(text)
            except Refused as refused:
                self._say(str(refused))

    def _decide(self, text: str) -> None:
        """Take the decisions of a line: all of them, or none."""
        line = self.line
        seat = line.asked
        parts = [part.strip() for part in text.split(";") if part.strip()]
        for part in parts:
            if line.asked is None:
                raise Refused(self._none_played("The game is over.", parts))
            if line.asked != seat:
                name = player(line.game, line.asked)
                raise Refused(self._none_played(f"{part!r} would be for {name} to decide.", parts))
            action = self._action(line, part)
            if line.game.check(line.state, action):
                told = explanation_text(line.game, line.game.explain(line.state, action))
                raise Refused(self._none_played(told, parts))
            line = line.decided(action).answered()
        if line is not self.line:
            self.line, self.undone = line, []

    def _none_played(self, reason: str, parts: list[str]) -> str:
        return f"{reason}\nNothing of this line is played." if len(parts) > 1 else reason

    def _action(self, line: Line, text: str) -> Action:
        """The decision of a text or number, of the person who is asked and nobody else."""
        if line.asked is None:
            raise Refused("The game is over.")
        legal: tuple[Action, ...] = line.game.legal_actions(line.state, line.asked)
        if text.isdecimal() and len(text) <= LONGEST_NUMBER:
            if not 1 <= int(text) <= len(legal):
                raise Refused(
                    f"The legal decisions have the numbers 1 to {len(legal)}, not {text}."
                )
            return legal[int(text) - 1]
        name = player(line.game, line.asked)
        try:
            return line.game.parse(f"{name} {text}", line.state)  # type: ignore[no-any-return]
        except ActionSyntaxError as wrong:
            found = self._named(line, text)
            if found is None:
                told = textwrap.fill(str(wrong), WIDTH, break_on_hyphens=False)
                raise Refused(f"{told}\nhelp lists what else can be entered.") from None
        if found.seat != line.asked:
            # What another seat can do may depend on what only that seat knows.
            raise Refused(f"{name} decides here, not {player(line.game, found.seat)}.")
        return found

    def _named(self, line: Line, text: str) -> Action | None:
        """The decision of a text that begins with a name; None if there is none such."""
        try:
            found: Action = line.game.universe.parse(text, self._legal())
        except ActionSyntaxError:
            return None
        return found

    # -- words -------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self._say(help_text(self.line))

    def _board(self, rest: str) -> None:
        self._say(board(self.line.game, self.line.game.view(self.line.state, self.viewer)))

    def _list(self, rest: str) -> None:
        words = rest.split()
        found = choices(self.line.game, self._legal(), words, cut=False)
        if not found:
            raise Refused(f"No legal decision has {rest!r} in it." if words else "None is left.")
        self._say(*found)

    def _hint(self, rest: str) -> None:
        if self.line.asked is None:
            raise Refused("The game is over.")
        game, action = self.line.game, self.line.bots_choice()
        number = self._legal().index(action) + 1
        self._say(f"The bot would take number {number}: {game.universe.text_of(action)}")
        told = explanation_text(game, game.explain(self.line.state, action), clauses=False)
        self._say(*told.splitlines()[1:])

    def _why(self, rest: str) -> None:
        if not rest:
            raise Refused("why needs a decision, as a number or a text.")
        game = self.line.game
        action = self._action(self.line, rest)
        self._say(explanation_text(game, game.explain(self.line.state, action)))

    def _clause(self, rest: str) -> None:
        try:
            self._say(clause_text(clause(rest.strip("[].,").upper())))
        except LookupError as wrong:
            raise Refused(str(wrong.args[0])) from None

    def _scores(self, rest: str) -> None:
        game = self.line.game
        seats = list(range(game.seats))
        if rest:
            try:
                seats = [game.universe.seat_of(rest)]
            except ActionSyntaxError as wrong:
                raise Refused(str(wrong)) from None
        self._say(scores_text(self.line, seats))

    def _log(self, rest: str) -> None:
        self._say(log_text(self.line, self.viewer, _number(rest, LOGGED)))

    def _undo(self, rest: str) -> None:
        try:
            line = self.line.undone(_number(rest, 1))
        except ValueError as wrong:
            raise Refused(f"{wrong}.") from None
        self.undone.append(self.line)
        self._moved(line)

    def _redo(self, rest: str) -> None:
        if not self.undone:
            raise Refused("Nothing has been undone since the last decision.")
        self._moved(self.undone.pop())

    def _moved(self, line: Line) -> None:
        """Go on from another place in the game, which is shown anew."""
        self.told = {seat: min(n, len(line.moments)) for seat, n in self.told.items()}
        self.line, self.board = line, None
        self._say(f"The game stands after {counted(len(line.moments), 'decision')}.")

    def _save(self, rest: str) -> None:
        path = rest or self.saved or self.source
        if not path:
            raise Refused("save needs the name of a file, e.g. save game.replay.")
        if path not in (self.saved, self.source) and is_there(path):
            raise Refused(f"{path} is there already; save needs another name.")
        self._write(path)
        self.saved = path

    def _quit(self, rest: str) -> None:
        raise Leaving

    # -- leaving -----------------------------------------------------------------------------------

    def leave(self) -> bool:
        """Save the game if a file is named, else tell how to come back; whether it went well."""
        if self.saved and self.kept is self.line:
            return True
        try:
            if self.saved:
                self._write(self.saved)
                return True
        except Refused as refused:
            self._say("", str(refused))
        if self.line.asked is not None:
            self._say("", *way_back(self.line, self.begun, self.command))
        return not self.saved

    def _write(self, path: str) -> None:
        write(self.line, path)
        self.kept = self.line
        self._say("", f"Saved. Go on with: executives play {shlex.quote(path)}{self.manner}")
        if not self.is_warned:
            self._say(SECRETS)
            self.is_warned = True


WORDS: dict[str, Callable[[Session, str], None]] = {
    "help": Session._help,
    "board": Session._board,
    "legal": Session._list,
    "hint": Session._hint,
    "why": Session._why,
    "clause": Session._clause,
    "scores": Session._scores,
    "log": Session._log,
    "undo": Session._undo,
    "redo": Session._redo,
    "save": Session._save,
    "quit": Session._quit,
}
"""What can be entered besides decisions."""


def _number(text: str, usual: int) -> int:
    """A whole number from 1; ``usual`` for an empty text."""
    if not text:
        return usual
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or not int(text):
        raise Refused(f"{text!r} is no whole number from 1.")
    return int(text)
