"""Everything that reads text, as targets of the fuzzing harness; the same ones for every game."""

from __future__ import annotations

import contextlib
import io
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from executives import (
    ActionSyntaxError,
    IllegalAction,
    Replay,
    cli,
    interchange,
    networks,
)
from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.streams import Stream
from executives.networks.cards import Mogul
from executives.render.wording import board
from executives.replay import Status
from executives.testing import mutations as mutate
from executives.testing.kits import kit_of, package_of
from support.fuzz_corpus import CORPORA, Corpus, Tree
from support.fuzz_networks import card_trees
from support.fuzzing import Target, check_message

DECISIONS = 20
"""Played at random from most positions that are accepted; from some to the end of the game."""
TO_THE_END = 8

# -- what is accepted has to work -----------------------------------------------------------------


def play_on(game: Any, state: Any, stream: Stream) -> None:
    """All is conserved, views and boards can be written, and random play goes on."""
    check_state(game, state)
    decisions = game.max_decisions if mutate.chance(stream, TO_THE_END) else DECISIONS
    for _ in range(decisions):
        if game.is_over(state):
            break
        legal = game.legal_actions(state)
        assert legal, "nobody can act, and the game is not over"
        action = mutate.picked(stream, legal)
        assert not game.check(state, action)
        after = game.apply(state, action)
        if mutate.chance(stream, 4):
            assert game.step(state, action).state == after
            assert str(game.explain(state, action))
            assert game.parse(str(action), state) == action
            check_sound(game, after)
        state = after
    assert decisions == DECISIONS or game.is_over(state), "play does not end"
    check_state(game, state)


def check_sound(game: Any, state: Any) -> None:
    """Nothing is lost, and the state is one of its game."""
    laws: Any = kit_of(game, "laws")
    wrong = [*laws.conserved(game, state), *game.integrity(state)]
    assert not wrong, wrong[:3]


def check_state(game: Any, state: Any) -> None:
    """What the laws say of one state, and all that is written of it."""
    check_sound(game, state)
    assert digest(state)
    for seat in (None, *range(game.seats)):
        view = game.view(state, seat)
        assert str(view)
    board(game, game.view(state, 0)).encode()
    assert game.view(game.determinize(game.view(state, 0), 1), 0) == game.view(state, 0)
    if game.is_over(state):
        assert len(game.result(state).scores) == game.seats


def use_position(value: tuple[Any, Any], stream: Stream) -> None:
    """A game and a state, which can be written down again, too."""
    game, state = value
    play_on(game, state, stream)
    if mutate.chance(stream, 2):
        dumps = package_of(game).dumps  # type: ignore[union-attr]
        assert game.position(dumps(game, state)) == state, "read again as another position"
        again = interchange.loads(interchange.dumps(state), game)
        assert again == state, "read again as another state"


def use_replay(replay: Replay, stream: Stream) -> None:
    """A replay says how far it is confirmed; what is not refused is written down again."""
    verdict = replay.verify()
    check_message(str(verdict))
    try:
        state = replay.play()
    except (IllegalAction, ActionSyntaxError):
        assert verdict.status is Status.DIVERGED
        return
    if mutate.chance(stream, 8):
        check_state(replay.game, state)
    if verdict.status is not Status.DIVERGED and mutate.chance(stream, 4):
        again = Replay.parse(replay.dumps(), game=replay.game)
        assert again.verify().status is not Status.DIVERGED
        assert again.play() == state


def use_card_set(cards: Any, stream: Stream) -> None:
    """A card set makes games, with and without executives, that can be played."""
    executives = mutate.picked(stream, ((), ("beeb", "continuum")))
    modules = ("moguls",) if mutate.chance(stream, 2) and has_moguls(cards) else ()
    game = networks.Game(("Ann", "Bo"), executives=executives, cards=cards, modules=modules)
    play_on(game, game.start(stream.below(100)), stream)


def has_moguls(cards: Any) -> bool:
    """Whether the module can be played at all."""
    return any(isinstance(card, Mogul) for card in cards.cards)


# -- positions ------------------------------------------------------------------------------------


def toml_maker(trees: Callable[[], Any]) -> Callable[[Stream], str]:
    """Mutated tables as texts; now and then the letters are mutated, too."""

    def make(stream: Stream) -> str:
        tree = mutate.mutated_tree(mutate.picked(stream, trees()), stream, donors=trees())
        return torn(mutate.to_toml(tree, stream), stream)

    return make


def torn(text: str, stream: Stream) -> str:
    """The text, or once in twenty with lines or bytes mutated."""
    if not mutate.chance(stream, 20):
        return text
    if mutate.chance(stream, 2):
        return mutate.mutated_lines(text, stream)
    data = text.encode("utf-8", "surrogatepass")
    return mutate.decoded(mutate.mutated_bytes(data, stream), stream)


def make_position(corpus: Corpus, stream: Stream) -> tuple[Any, str]:
    """A position as a text, with the game it is for."""
    game, tree = make_tables(corpus, stream)
    return game, torn(mutate.to_toml(tree, stream), stream)


def make_tables(corpus: Corpus, stream: Stream) -> tuple[Any, Tree]:
    """Positions as tables, which can hold what no TOML can say."""
    trees = corpus.position_trees
    game, tree = mutate.picked(stream, trees)
    return game, mutate.mutated_tree(tree, stream, donors=[other for _, other in trees])


def read_position(document: tuple[Any, Any]) -> tuple[Any, Any]:
    """A position of a game that is there."""
    game, content = document
    return game, game.position(content)


# -- JSON -----------------------------------------------------------------------------------------


def make_json(corpus: Corpus, stream: Stream) -> tuple[Any, str]:
    """A mutated document with the game it is for."""
    trees = corpus.json_trees
    game, tree = mutate.picked(stream, trees)
    donors = [other for _, other in trees]
    text = mutate.to_json(mutate.mutated_tree(tree, stream, donors=donors), stream)
    return game, torn(text, stream)


def read_json(document: tuple[Any, str]) -> tuple[Any, Any]:
    """The game and the value of the document."""
    game, text = document
    return game, interchange.loads(text, game)


def use_json(value: tuple[Any, Any], stream: Stream) -> None:
    """States play on, actions can be checked, and all of them are written as they were read."""
    game, found = value
    assert interchange.loads(interchange.dumps(found), game) == found
    assert str(found)
    if isinstance(found, type(game.start(0))):
        play_on(game, found, stream)
    elif isinstance(found, Action):
        assert game.parse(str(found), game.start(0)) == found
        game.check(game.start(0), found)


# -- replays --------------------------------------------------------------------------------------


def make_replay(corpus: Corpus, stream: Stream) -> str:
    """Mutated lines of play; mostly the header stays."""
    texts = corpus.replays
    assert _games()  # Made here, where a fault of the corpus is not taken for a refusal.
    text = mutate.picked(stream, texts)
    if mutate.chance(stream, 30):
        return torn(mutate.mutated_lines(text, stream, donors=texts), stream)
    head, _, play = text.partition("\n\n")
    donors = [other.partition("\n\n")[2] for other in texts]
    return f"{head}\n\n{torn(mutate.mutated_lines(play, stream, donors=donors), stream)}"


def make_header(corpus: Corpus, stream: Stream) -> str:
    """Mutated headers with a few lines of play; now and then with lines of another game."""
    texts = corpus.replays
    heads = [text.partition("\n\n")[0] for text in texts]
    number = stream.below(len(texts))
    donors = [text.partition("\n\n")[0] for text in all_replays()]
    lent = donors if mutate.chance(stream, 4) else heads
    head = mutate.mutated_lines(heads[number], stream, donors=lent)
    play = texts[number].partition("\n\n")[2].splitlines()[:3]
    return torn(head + "\n\n" + "\n".join(play) + "\n", stream)


def all_replays() -> list[str]:
    """The replays of all games."""
    return [text for corpus in CORPORA.values() for text in corpus.replays]


@cache
def _games() -> dict[str, Any]:
    return {text.partition("\n\n")[0]: Replay.parse(text).game for text in all_replays()}


def read_replay(text: str) -> Replay:
    """A replay; the game of a header that is not mutated is made only once."""
    return Replay.parse(text, game=_games().get(text.partition("\n\n")[0]))


# -- actions, codes, raw bytes --------------------------------------------------------------------


def make_action(corpus: Corpus, stream: Stream) -> str:
    """Mutated texts of decisions."""
    texts = corpus.action_texts
    text = mutate.picked(stream, texts)
    if mutate.chance(stream, 12):
        return mutate.decoded(mutate.random_bytes(stream, stream.below(60)), stream)
    return mutate.mutated_words(text, stream, donors=texts)


def read_action(corpus: Corpus, text: str) -> Action:
    """A decision in the middle of a game."""
    action: Action = corpus.games[0].parse(text, corpus.middle)
    return action


def use_action(corpus: Corpus, action: Any, stream: Stream) -> None:
    """It belongs to the game: it has a code and a text, and can be checked anywhere."""
    game = corpus.games[0]
    state = mutate.picked(stream, [state for of, state in corpus.played if of is game])
    assert game.decode(game.encode(action), action.seat) is action
    assert game.parse(str(action), game.start(0)) is action
    for violation in game.check(state, action):
        check_message(str(violation))


def make_code(corpus: Corpus, stream: Stream) -> tuple[Any, Any]:
    """A code and a seat, of which one may be anything."""
    code: Any = stream.below(corpus.games[0].actions + 50) - 10
    seat: Any = stream.below(5) - 1
    return (
        mutate.hostile(stream) if mutate.chance(stream, 3) else code,
        mutate.hostile(stream) if mutate.chance(stream, 4) else seat,
    )


def read_code(corpus: Corpus, pair: tuple[Any, Any]) -> Action:
    """The decision of a code."""
    action: Action = corpus.games[0].decode(*pair)
    return action


def make_bytes(stream: Stream) -> tuple[list[str], bytes]:
    """A command, and a file of a replay or a position with bytes mutated, or of random bytes."""
    command = mutate.picked(stream, COMMANDS)
    corpus = mutate.picked(stream, [*CORPORA.values()])
    data = mutate.mutated_bytes(mutate.picked(stream, texts_for(command, corpus)).encode(), stream)
    return command, mutate.random_bytes(stream, stream.below(200)) if stream.below(4) == 0 else data


def texts_for(command: list[str], corpus: Corpus) -> tuple[str, ...]:
    """The files of a game that a command reads."""
    if command[0] == "replay":
        return corpus.replays
    return _named(corpus)


@cache
def _named(corpus: Corpus) -> tuple[str, ...]:
    """Positions that name their game; without it they are those of the first one."""
    told = f'\n[game]\nname = "{corpus.games[0].NAME}"\n'
    written = tuple(text + told for text in corpus.positions)
    return (*written, *map(mutate.to_toml, corpus.load_trees))


COMMANDS = (
    ["replay", "--quiet", "{}"],
    ["position", "{}"],
    ["explain", "{}", "Ann pass cash"],
    ["explain", "{}", "Ann pass"],
)


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory()


def run_command(document: tuple[list[str], bytes]) -> tuple[int, str, str]:
    """The command line with a file of these bytes."""
    command, data = document
    path = Path(_folder().name) / "file"
    path.write_bytes(data)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main([word.format(path) for word in command])
    return code, out.getvalue(), err.getvalue()


def use_command(value: tuple[int, str, str], stream: Stream) -> None:
    """It ends with 0, 1 or 2, and says something; a stack trace or a fault of its own is none."""
    code, out, err = value
    assert code in (0, 1, 2)
    check_message(out + err)
    assert bool(err) == (code == 2)
    assert "internal error" not in err, err
    assert all(line.startswith("executives: ") for line in err.splitlines()), err


# -- all of them ----------------------------------------------------------------------------------


def targets_of(name: str, corpus: Corpus) -> tuple[Target, ...]:
    """What reads documents of one game."""
    act = partial(use_action, corpus)
    syntax = (ActionSyntaxError,)
    make_load = toml_maker(lambda: corpus.load_trees)
    return (
        Target(f"{name} positions", partial(make_position, corpus), read_position, use_position),
        Target(f"{name} tables", partial(make_tables, corpus), read_position, use_position),
        Target(f"{name}.load", make_load, lambda text: corpus.package.load(text), use_position),
        Target(f"{name} JSON", partial(make_json, corpus), read_json, use_json),
        Target(f"{name} replays", partial(make_replay, corpus), read_replay, use_replay),
        Target(f"{name} headers", partial(make_header, corpus), Replay.parse, use_replay),
        Target(
            f"{name} actions",
            partial(make_action, corpus),
            partial(read_action, corpus),
            act,
            syntax,
        ),
        Target(
            f"{name} codes", partial(make_code, corpus), partial(read_code, corpus), act, syntax
        ),
    )


TARGETS = {
    target.name: target
    for target in (
        *(target for name, corpus in CORPORA.items() for target in targets_of(name, corpus)),
        Target("card sets", toml_maker(card_trees), networks.card_set, use_card_set),
        Target("files of bytes", make_bytes, run_command, use_command, ()),
    )
}
