"""JSON documents are read strictly: nothing is converted, and every fault has its path."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives import FileError, PluginError, networks
from executives.core.frames import Frame, FrameKind
from executives.core.records import record
from executives.core.visibility import public, visible
from executives.interchange import MAX_BYTES, MAX_DEPTH, dumps, loads
from executives.networks.frames import Turn as BaseTurn
from support.json_documents import THREE, changed, faults, middle, plain, refused
from support.plugins import plugin

STATE = middle()
TEXT = dumps(STATE)
CASH = ("players", 0, "cash")
VIEW = THREE.view(STATE, THREE.to_act(STATE)[0])
ACTION = THREE.legal_actions(STATE)[0]


def with_value(kind: str, value: str) -> str:
    """A document of a kind with the text of a value."""
    return f'{{"executives": 1, "kind": "{kind}", "value": {value}}}'


@pytest.mark.parametrize("wrong", [True, "3", None, [], {}, [1]])
def test_nothing_becomes_a_number(wrong: Any) -> None:
    """Switches, texts, lists and nothing are no whole numbers."""
    told = faults(changed(STATE, CASH, wrong))
    assert list(told) == ["$.value.players[0].cash"]
    assert told["$.value.players[0].cash"].startswith("expected a whole number, not ")


@pytest.mark.parametrize("wrong", [5, False, None, ["x"], {"x": 1}])
def test_nothing_becomes_a_text(wrong: Any) -> None:
    """A card is a text."""
    told = faults(changed(STATE, ("display", 0, 0), wrong))
    assert list(told) == ["$.value.display[0][0]"]
    assert told["$.value.display[0][0]"].startswith("expected a text, not ")


@pytest.mark.parametrize("wrong", [0, 1, "true", None])
def test_nothing_becomes_a_switch(wrong: Any) -> None:
    """Numbers are not true or false."""
    path = "$.value.pending[1].acted"
    assert faults(changed(STATE, ("pending", 1, "acted"), wrong))[path].startswith("expected true")


@pytest.mark.parametrize("wrong", ["abc", {"a": 1}, 3, None, True])
def test_nothing_becomes_a_list(wrong: Any) -> None:
    """Neither the letters of a text nor the keys of an object are a list."""
    told = faults(changed(STATE, ("players", 1, "stars"), wrong))
    assert told["$.value.players[1].stars"].startswith("expected a list, not ")


@pytest.mark.parametrize("wrong", ["x", 1, [], True])
def test_nothing_becomes_a_record(wrong: Any) -> None:
    """Records are objects; only some may be null."""
    assert "expected an object" in faults(changed(STATE, ("decks", 0), wrong))["$.value.decks[0]"]
    told = faults(changed(STATE, ("players", 0, "lineup", 0), wrong))
    assert "expected an object or null, not" in told["$.value.players[0].lineup[0]"]


@pytest.mark.parametrize("wrong", [True, "0", 9, None, []])
def test_an_enumeration_takes_the_values_of_its_members(wrong: Any) -> None:
    """The stage of a line is one of five numbers, and true is none of them."""
    tally = THREE.result(_finished()).scores[0]
    told = faults(changed(tally, ("lines", 0, "stage"), wrong))
    assert told["$.value.lines[0].stage"].startswith("expected one of 0, 1, 2, 3, 4, not ")


def _finished() -> Any:
    state = THREE.start(2)
    while not THREE.is_over(state):
        state = THREE.apply(state, THREE.legal_actions(state)[-1])
    return state


@pytest.mark.parametrize(
    "number",
    [
        *(str(2**63), str(-(2**63)), "9" * 30, "9" * 5000, "-" + "9" * 5000),
        *("1.0", "1.7", "1e2", "1e400", "-1e400", "NaN", "Infinity", "-Infinity"),
    ],
)
def test_numbers_are_whole_and_bounded(number: str) -> None:
    """No fraction, no exponent, no NaN, nothing of 2**63 or more, whatever its length."""
    text = TEXT.replace('"cash":', f'"cash":{number},"spare":', 1)
    error = refused(text)
    assert [fault.path for fault in error.faults] == ["$.value.players[0].cash"]
    assert "only whole numbers below 2**63" in error.message
    assert len(str(error)) < 200


def test_a_key_stands_once() -> None:
    """The last of two equal keys does not win: the object is refused with the key's path."""
    text = TEXT.replace('"cash":', '"cash":1,"cash":', 1)
    assert faults(text) == {"$.value.players[0].cash": "this key is there twice"}
    twice = '{"executives": 1, "kind": "state", "kind": "view", "value": {}}'
    assert faults(twice) == {"$.kind": "this key is there twice"}


@pytest.mark.parametrize("half", ['"\\ud800"', '"x\\uDFFF"', '"\ud834"', '"\\udd1e\\ud834"'])
def test_halves_of_surrogate_pairs_are_refused(half: str) -> None:
    """As escapes and as characters, in values and in keys; whole pairs are one character."""
    text = TEXT.replace('"executive":"beeb"', f'"executive":{half}', 1)
    assert "half of a surrogate pair" in faults(text)["$.value.players[0].executive"]
    text = TEXT.replace('"executive":"beeb"', f'{half}:1,"executive":"beeb"', 1)
    assert any("half of a surrogate pair" in what for what in faults(text).values())
    text = TEXT.replace('"executive":"beeb"', '"executive":"\\ud834\\udd1e"', 1)
    assert "there is no executive" in faults(text)["$.value.players[0].executive"]


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_depth_is_bounded(opening: str) -> None:
    """Deep nesting is refused before anybody recurses into it, with its line."""
    for depth in (MAX_DEPTH + 1, 100_000):
        error = refused("\n\n" + opening * depth)
        assert "deeper than 32" in error.message
        assert error.line == 3
    fine = "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1)
    assert "deeper" not in refused(with_value("events", fine)).message
    in_text = json.dumps("[" * 100)
    assert "deeper" not in refused(with_value("events", f"[{in_text}]")).message


def test_size_is_bounded() -> None:
    """A document above the limit is refused unread; characters of several bytes count."""
    assert "larger than 1048576 bytes" in refused(" " * (MAX_BYTES + 1)).message
    assert "larger than" in refused('"' + "é" * (MAX_BYTES // 2 + 1) + '"').message
    assert loads(TEXT + " " * (MAX_BYTES - len(TEXT)), THREE) == STATE


def test_values_too_large_are_not_written() -> None:
    """What could not be read again is no document."""
    event = THREE.step(STATE, ACTION).events[0]
    with pytest.raises(FileError, match="larger than"):
        dumps((event,) * 30_000)
    with pytest.raises(FileError, match=r"\$\.value\.seed: only whole numbers"):
        dumps(STATE.replace(seed=2**63))
    with pytest.raises(FileError, match="half of a surrogate pair"):
        dumps(STATE.replace(supply=("\ud800",)))
    with pytest.raises(FileError, match="only whole numbers"):
        dumps(STATE.replace(round=1.5))


def test_unknown_and_missing_keys_are_told() -> None:
    """Fields with a default have to be there too, and nothing else may be."""
    document = plain(STATE)
    players = document["value"]["players"]
    players[0]["colour"] = "red"
    del players[1]["cash"]
    del players[2]["banked"]
    error = refused(json.dumps(document))
    texts = [str(fault) for fault in error.faults]
    assert texts[0].startswith("$.value.players[0].colour: unknown key (known: executive, ")
    assert texts[1:] == [
        "$.value.players[1]: 'cash' is missing",
        "$.value.players[2]: 'banked' is missing",
    ]
    assert all(text in str(error) for text in texts)


def test_odd_keys_are_quoted() -> None:
    """A key that is no name stands in brackets, shortened, its control characters escaped."""
    for key, shown in (("a b", "['a b']"), ("\x1b[2J", r"['\x1b[2J']"), ("k" * 500, "kkk...kkk")):
        text = changed(STATE, (key,), 1)
        assert any(shown in path for path in faults(text))
        assert len(str(refused(text))) < 400


@pytest.mark.parametrize("tag", ["Nothing", "GameState", "Pass", "KeepView", 3, None, ["Turn"], {}])
def test_unknown_tags_are_refused_with_those_allowed(tag: Any) -> None:
    """A frame is one of the game's frames."""
    told = faults(changed(STATE, ("pending", 1, "is"), tag))["$.value.pending[1]"]
    assert told.startswith("unknown ")
    assert "Turns, Turn," in told
    assert "DiscardingNetworkCard" in told


def test_a_missing_tag_is_told() -> None:
    """An object without its class is not guessed at."""
    document = plain(STATE)
    del document["value"]["pending"][1]["is"]
    assert faults(json.dumps(document))["$.value.pending[1]"].startswith("'is' is missing; ")


def test_views_hold_no_frame_with_secrets() -> None:
    """A view takes the frames as seats see them: ``KeepView``, never ``Keep``."""
    keep = {"is": "Keep", "seat": 0, "cards": ["star"], "rule": "E2.TRACKS.14"}
    told = faults(changed(VIEW, ("pending", 1), keep))["$.value.pending[1]"]
    assert "KeepView" in told
    assert "Keep," not in told.replace("KeepView", "")
    shown = loads(changed(VIEW, ("pending", 1), {**keep, "is": "KeepView"}), THREE)
    assert shown.pending[1].cards == ("star",)


def test_all_faults_are_told_at_once() -> None:
    """Faults in different places are listed together."""
    document = plain(STATE)
    value = document["value"]
    value["round"] = "1"
    value["players"][0]["tracks"][3] = 1 == 1
    value["players"][2]["reruns"] = [{"show": 1, "token": ""}, 7]
    value["decks"][4] = None
    value["pending"][0] = {"is": "Turns", "seat": "0"}
    assert list(faults(json.dumps(document))) == [
        "$.value.round",
        "$.value.players[0].tracks[3]",
        "$.value.players[2].reruns[0].show",
        "$.value.players[2].reruns[1]",
        "$.value.decks[4]",
        "$.value.pending[0].seat",
    ]


def test_very_many_faults_are_cut_short() -> None:
    """A list is left after ten faulty items, and a message lists fifty faults."""
    error = refused(with_value("events", "[" + ",".join("1" * 9999) + "]"))
    assert len(error.faults) == 10
    document = plain(STATE)
    for player in document["value"]["players"]:
        player.clear()
    error = refused(json.dumps(document))
    assert len(error.faults) in range(40, 51)
    assert (
        len(refused(with_value("events", "[" + ",".join("1.5" for _ in range(999)) + "]")).faults)
        == 50
    )


def test_the_head_of_a_document_is_checked() -> None:
    """Version, kind and value, and nothing else."""
    assert faults("[]") == {"$": "expected an object, not a list"}
    assert "'value' is missing" in refused('{"executives": 1, "kind": "state"}').message
    for version in ("2", "true", '"1"', "null"):
        text = f'{{"executives": {version}, "kind": "events", "value": []}}'
        assert list(faults(text)) == ["$.executives"]
    for kind in ('"game"', "1", "null", '["state"]', '"State"'):
        text = f'{{"executives": 1, "kind": {kind}, "value": []}}'
        assert faults(text)["$.kind"].startswith("expected one of state, view, action, ")
    assert list(faults('{"executives":1,"kind":"events","value":[],"seed":1}')) == ["$.seed"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{\n\n x}", 3),
        ('{"a": 1}\n{}', 2),
        ("\ufeff{}", 1),
        ('{"a": "\n"}', 1),
        ("nul", 1),
    ],
)
def test_wrong_syntax_is_told_with_its_line(text: str, line: int) -> None:
    """What is no JSON is refused with file and line."""
    error = refused(text, path="table.json")
    assert "this is no JSON" in error.message
    assert (error.path, error.line) == ("table.json", line)
    assert str(error).startswith(f"table.json:{line}: ")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize("value", [b"{}", None, 5, {}])
def test_only_a_text_is_a_document(value: Any) -> None:
    """Bytes have to be decoded by whoever knows their encoding."""
    assert "a document is a text" in refused(value).message


def test_actions_are_of_the_universe() -> None:
    """Well-formed decisions that no seat of this game can ever take."""
    wrong = (
        {"is": "SignStar", "seat": 0, "star": "nobody"},
        {"is": "Pass", "seat": 3, "bonus": "cash"},
        {"is": "Pass", "seat": -1, "bonus": "cash"},
        {"is": "AddOrReplace", "seat": 0, "card": "starter-ad-a", "timeslot": "8pm", "slot": 99},
    )
    for action in wrong:
        assert list(faults(with_value("action", json.dumps(action)))) == ["$.value"]
    listed = with_value("actions", json.dumps([*plain((ACTION,))["value"], *wrong]))
    assert list(faults(listed)) == [f"$.value[{n}]" for n in (1, 2, 3, 4)]
    assert "$.value.legal_actions[0]" in faults(changed(VIEW, ("legal_actions", 0), wrong[0]))


def test_a_value_is_of_the_kind_it_claims() -> None:
    """An action is no event, and a view no state."""
    action = json.dumps(plain(ACTION)["value"])
    assert "CashChanged" in faults(with_value("event", action))["$.value"]
    told = faults(with_value("state", json.dumps(plain(VIEW)["value"])))
    assert "unknown key" in told["$.value.legal_actions"]
    assert refused(dumps(STATE), networks.Game(("Ann", "Bo"), executives=())).faults


@visible()
@record
class Turn(Frame):
    """A frame of a plugin with the name of another."""

    seat: int = public()


def test_two_classes_of_one_name_are_an_error_of_the_plugin() -> None:
    """Not of the document: nothing in it is wrong."""
    rival = plugin("rival", frames=(FrameKind(Turn),))
    game = networks.Game(("Ann", "Bo"), executives=(), plugins=(rival,))
    assert Turn.__name__ == BaseTurn.__name__
    with pytest.raises(PluginError, match="two classes 'Turn'"):
        loads(dumps(game.start(1)), game)


def failure(text: str) -> FileError | None:
    """The FileError of a document that is refused; any other error comes through."""
    try:
        loads(text, THREE)
    except FileError as error:
        return error
    return None


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_whatever_stands_anywhere_only_file_errors_come(data: st.DataObject) -> None:
    """Any value in the place of any other one is accepted or refused by a FileError."""
    value = data.draw(st.sampled_from([STATE, VIEW, ACTION, THREE.step(STATE, ACTION)]))
    document = plain(value)
    parent, key = document, "value"
    while data.draw(st.integers(0, 5)) and isinstance(parent[key], (dict, list)) and parent[key]:
        parent = parent[key]
        keys = list(parent) if isinstance(parent, dict) else range(len(parent))
        key = data.draw(st.sampled_from(keys))
    parent[key] = data.draw(JUNK)
    error = failure(json.dumps(document))
    assert error is None or (error.faults and len(str(error)) < 100_000)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(TEXT)), st.text(max_size=6), st.integers(0, 40))
def test_broken_texts_give_file_errors_only(place: int, junk: str, lost: int) -> None:
    """Characters put in and taken out anywhere."""
    error = failure(TEXT[:place] + junk + TEXT[place + lost :])
    assert error is None or str(error)
