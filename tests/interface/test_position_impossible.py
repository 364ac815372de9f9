"""Positions that no game can reach, frames that fit nothing, boards without such spaces."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.core.frames import Frame, FrameKind
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.networks.frames import Declaring, Keep, Resolved
from support.plugins import plugin

ANN = "[players.Ann]\n"
NAMED = '[game]\nexecutives = ["continuum", "beeb", "butcher"]\n'
DEALT = '[game]\nplayers = ["Ann", "Bo"]\ndeal = true\n'
MOGULS = '[game]\nmodules = ["moguls"]\n'
TURN = 'turn = { player = "Ann", acted = true, grants = [] }\n'

TOGETHER = {
    "who has passed has no turn": (
        'passed = ["Ann"]\nturn = "Ann"',
        "turn: Ann has passed and has no further turn in this round",
    ),
    "somebody has a turn": (
        'passed = ["Ann", "Bo", "Cy"]',
        "has passed and has no further turn in this round",
    ),
    "who passes now has passed": (
        'turn = { player = "Ann", passed = true }',
        "turn: Ann has to be among those who passed",
    ),
    "an executive has one holder": (
        DEALT + '[players.Ann]\nexecutive = "beeb"\n[players.Bo]\nexecutive = "beeb"',
        "players.Bo.executive: Ann has 'beeb' already",
    ),
    "either all have an executive or nobody": (
        DEALT + '[players.Ann]\nexecutive = "beeb"\n[players.Bo]\nexecutive = ""',
        "players.Bo.executive: Bo has no executive",
    ),
    "the game names the executives": (
        f'{NAMED}[players.Ann]\nexecutive = "butcher"',
        "players.Ann.executive: in this game Ann has 'continuum'",
    ),
    "plain boards have no executive": (
        ANN + 'executive = "beeb"',
        "players.Ann.executive: in this game Ann has none",
    ),
    "no executive of that name": (ANN + 'executive = "nobody"', "is no executive of this game"),
    "a face-down mogul is held": (
        MOGULS + ANN + 'moguls = ["penny-pincher"]\nface_down = ["tech-pioneer"]',
        "players.Ann.face_down[1]: 'tech-pioneer' is no mogul of this player",
    ),
    "a spent card has an effect for once a round": (
        ANN + 'spent = ["nope"]',
        "players.Ann.spent[1]: 'nope' has no effect for once a round",
    ),
    "a card is spent once": (
        MOGULS
        + ANN
        + 'moguls = ["reboot-o-mancer"]\nspent = ["reboot-o-mancer", "reboot-o-mancer"]',
        "players.Ann.spent[2]: 'reboot-o-mancer' is there twice",
    ),
    "a permanent mogul is never turned over": (
        MOGULS + ANN + 'moguls = ["penny-pincher"]\nface_down = ["penny-pincher"]',
        "players.Ann.face_down[1]: 'penny-pincher' is never used up",
    ),
    "no mogul without moguls": (
        ANN + 'moguls = ["penny-pincher"]',
        "'penny-pincher' is a mogul, and the game is without moguls",
    ),
    "no mogul in the box without moguls": ('box = ["penny-pincher"]', "without moguls"),
    "no mogul tokens without moguls": ('mogul_tokens = ["drama"]', "mogul_tokens: the game is"),
    "banked below zero": (ANN + "banked = -1", "banked"),
    "cards beside next": (
        '[decks.star]\nnext = ["soliloquy-sam"]\ncards = []',
        "decks.star.next: 'cards' are all of the rest",
    ),
    "cards beside bottom": ("[decks.star]\nbottom = []\ncards = []", "decks.star.bottom"),
}

BOARDS = {
    "a rondel has five spaces": (f"{NAMED}[players.Bo.memory]\nmarker = 6", "no space 6"),
    "far beyond the rondel": (f"{NAMED}[players.Bo.memory]\nmarker = 99", "no space 99"),
    "before the rondel": (f"{NAMED}[players.Bo.memory]\nmarker = -1", "from 0"),
    "a machine has five spaces": (f"{NAMED}[players.Ann.memory]\nmarker = 6", "no space 6"),
    "a board without spaces": (f"{NAMED}[players.Cy.memory]\nmarker = 0", "no board of an exec"),
    "a marker as a word": (f'{NAMED}[players.Bo.memory]\nmarker = "x"', "expected a whole number"),
}

FRAMES = {
    "no list": ("pending = 3", "pending: expected a list"),
    "no table": ("pending = [3]", "pending[1]: expected a table"),
    "no name": ("pending = [{}]", "pending[1].frame: there is no frame None"),
    "no such frame": ('pending = [{ frame = "fly" }]', "there is no frame 'fly'"),
    "no such field": (
        TURN + 'pending = [{ frame = "produced", seat = "Ann", timeslot = "9pm", x = 1 }]',
        "unknown key 'x'",
    ),
    "a field is missing": (
        TURN + 'pending = [{ frame = "filling", seat = "Ann", timeslot = "9pm" }]',
        "pending[1]: 'todo' is missing",
    ),
    "no such player": (
        TURN + 'pending = [{ frame = "produced", seat = "Zoe", timeslot = "9pm" }]',
        "pending[1].seat: 'Zoe' is no player",
    ),
    "a seat as a number": (
        TURN + 'pending = [{ frame = "produced", seat = 0, timeslot = "9pm" }]',
        "pending[1].seat: expected a text",
    ),
    "no such timeslot": (
        TURN + 'pending = [{ frame = "produced", seat = "Ann", timeslot = "3am" }]',
        "there is no timeslot '3am'",
    ),
    "an unknown card": (
        TURN + 'pending = [{ frame = "keep", seat = "Ann", cards = ["nope"], rule = "" }]',
        "there is no card 'nope'",
    ),
    "a card in a frame and elsewhere": (
        TURN
        + 'pending = [{ frame = "keep", seat = "Ann", cards = ["fizz-cola"], rule = "" }]\n'
        + ANN
        + 'ads = ["fizz-cola"]',
        "players.Ann.ads[1]: 'fizz-cola' lies in pending[1] already",
    ),
    "a show that is not there is not filled": (
        TURN
        + 'pending = [{ frame = "filling", seat = "Ann", timeslot = "9pm", todo = [0] }]\n'
        + '[players.Ann.lineup]\n9pm = ""',
        "pending[1].timeslot: there is no show",
    ),
    "nobody decides an automatic step": (
        TURN + 'pending = [{ frame = "ageing" }]',
        "pending[1]: Ageing waits for nobody",
    ),
    "the game is not over before its last round": (
        "round = 4\npending = []",
        "pending: the game is over before its last round",
    ),
    "a turn has been left": (
        'pending = [{ frame = "keep", seat = "Ann", cards = ["fizz-cola"], rule = "" }]',
        "pending[1]: Keep cannot be the last thing of a round",
    ),
    "grants of a turn are those of its executive": (
        'turn = { player = "Ann", grants = ["move due"] }\n'
        'pending = [{ frame = "keep", seat = "Ann", cards = ["fizz-cola"], rule = "" }]',
        "turn: this player has no move to make",
    ),
    "what follows a decision cannot be": (
        TURN
        + "pending = [\n"
        + ' { frame = "produced", seat = "Ann", timeslot = "9pm" },\n'
        + ' { frame = "keep", seat = "Ann", cards = ["fizz-cola"], rule = "" },\n]\n'
        + '[players.Ann.lineup]\n9pm = ""',
        "pending[1].timeslot: there is no show",
    ),
    "a slot that is not there": (
        TURN + 'pending = [{ frame = "filling", seat = "Ann", timeslot = "9pm", todo = [7] }]',
        "pending[1].todo: the empty slots are filled in the order []",
    ),
}


@pytest.mark.parametrize(
    ("text", "words"),
    [*TOGETHER.values(), *BOARDS.values(), *FRAMES.values()],
    ids=[*TOGETHER, *BOARDS, *FRAMES],
)
def test_an_impossible_position_is_refused(text: str, words: str) -> None:
    """What cannot be is told with its place, and with nothing else."""
    with pytest.raises(FileError) as caught:
        networks.load(text)
    assert words in str(caught.value)
    assert len(caught.value.faults) == 1


def test_impossible_things_are_listed_together() -> None:
    """Several contradictions of one document are several faults."""
    text = """
    passed = ["Ann"]
    turn = "Ann"
    mogul_tokens = ["drama"]
    [players.Ann]
    executive = "beeb"
    [players.Bo]
    face_down = ["penny-pincher"]
    """
    with pytest.raises(FileError) as caught:
        networks.load(text)
    assert [(fault.path, fault.line) for fault in caught.value.faults] == [
        ("turn", 3),
        ("mogul_tokens", 4),
        ("players.Ann.executive", 6),
        ("players.Bo.face_down[1]", 8),
    ]


@pytest.mark.parametrize("marker", range(6))
def test_every_space_of_a_board_can_be_written(marker: int) -> None:
    """START and the five spaces of the rondel, infinity and the five costs of the machine."""
    text = f"{NAMED}[players.Ann.memory]\nmarker = {marker}\n[players.Bo.memory]\nmarker = {marker}"
    _, state = networks.load(text)
    assert [player.memory.marker for player in state.players[:2]] == [marker, marker]  # type: ignore[union-attr]


# -- boards of plugins --------------------------------------------------------------------------


@visible()
@record
class Dial(Record):
    """A board of a plugin that says nothing of its limits."""

    at: int = public(default=0)
    names: tuple[str, ...] = public(default=())
    pair: tuple[int, bool] = public(default=(0, False))
    inner: Record | None = public(default=None)


def stumble(x: Any, s: Any, seat: int, given: Any) -> Any:
    """The rule reads a table that is shorter than the dial of the document."""
    return given if ("a", "b", "c")[s.players[seat].memory.at] else ()


@visible()
@record
class Fragile(Frame):
    """A frame of a plugin whose rule fails."""

    seat: int = public()


def fail(x: Any, s: Any, f: Fragile) -> Any:
    """What the rule needs is not there."""
    raise LookupError("nothing there")


DIALLER = plugin(
    "dialler",
    memory=Dial(),
    hooks=networks.Hooks(turn_grants=stumble),
    frames=(FrameKind(Fragile, run=fail),),
)
GAME = networks.Game(("Ann", "Bo"), executives=("dialler", "beeb"), plugins=(DIALLER,))


def test_a_board_that_its_own_rules_stumble_over_is_refused() -> None:
    """Without declared limits the position is tried: no error but a FileError comes out."""
    with pytest.raises(FileError, match=r"players\.Ann\.memory: the board of 'dialler' cannot be"):
        GAME.position({"turn": "Bo", "players": {"Ann": {"memory": {"at": 3}}}})
    assert GAME.position({"players": {"Ann": {"memory": {"at": 2}}}})


def test_a_board_of_any_types_is_written_and_read() -> None:
    """Texts, lists and pairs of a plugin's board survive."""
    table = {"at": 1, "names": ["x", "y"], "pair": [4, True]}
    state = GAME.position({"players": {"Ann": {"memory": table}}})
    assert state.players[0].memory == Dial(1, ("x", "y"), (4, True))
    assert GAME.position(networks.dumps(GAME, state)) == state
    with pytest.raises(FileError, match=r"memory\.pair\[2\]: expected true or false"):
        GAME.position({"players": {"Ann": {"memory": {"pair": [4, 1]}}}})


def test_a_frame_of_a_plugin_that_fails_after_the_decision_is_refused() -> None:
    """What only the plugin could know is found by trying a decision."""
    frames = [
        {"frame": "fragile", "seat": "Ann"},
        {"frame": "keep", "seat": "Ann", "cards": ["fizz-cola"], "rule": ""},
    ]
    with pytest.raises(FileError, match=r"^position: pending\[2\]: this cannot .*nothing there"):
        GAME.position({"turn": {"player": "Ann", "acted": True}, "pending": frames})
    assert GAME.position({"turn": {"player": "Ann", "acted": True}, "pending": frames[1:]})


# -- cards in frames ------------------------------------------------------------------------------


def test_a_public_card_of_a_frame_may_lie_on_the_table() -> None:
    """A show of the display stays there until it is paid, and lies nowhere twice."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    start = game.start(0)
    show = start.display[0][0]
    state = start.replace(pending=(*start.pending, Declaring(start.first, show, 1)))
    assert game.position(networks.dumps(game, state)) == state


def test_a_public_card_of_a_frame_may_lie_in_the_frame_only() -> None:
    """An immediate card is in its frame while its effect lasts."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    start = game.start(0)
    for card in (start.display[3][0], start.decks[5].rest[2]):
        display = tuple(tuple(c for c in row if c != card) for row in start.display)
        decks = tuple(
            deck.replace(rest=tuple(c for c in deck.rest if c != card)) for deck in start.decks
        )
        below, turn = start.pending
        drawn = decks[3].rest[0]
        decks = (*decks[:3], decks[3].replace(rest=decks[3].rest[1:]), *decks[4:])
        keep = Keep(start.first, (drawn,), "E2.CARDS.41")
        stack = (below, turn, Resolved(start.first, card, "display"), keep)
        state = start.replace(display=display, decks=decks, pending=stack)
        assert game.position(networks.dumps(game, state)) == state
