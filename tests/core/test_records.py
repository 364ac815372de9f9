"""Records: ``new`` and ``replace`` do what the constructor and ``attrs.evolve`` do, faster."""

from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives.core.errors import EngineBug
from executives.core.records import Record, draft_class, record


@record
class Small(Record):
    """Few fields: ``replace`` takes keyword parameters."""

    a: int
    b: str = "b"
    c: tuple[int, ...] = ()


@record
class Large(Record):
    """More fields than ``replace`` takes as keyword parameters."""

    f1: int
    f2: int
    f3: int = 3
    f4: int = 4
    f5: int = 5
    f6: int = 6
    f7: int = 7
    f8: int = 8
    f9: int = 9
    f10: int = 10


@record
class Parent(Record):
    """A record that others extend."""

    a: int
    k: int = attrs.field(default=1, kw_only=True)


@record
class Child(Parent):
    """A record with inherited fields."""

    b: str


@record
class Made(Record):
    """A record with a default that is made anew each time."""

    a: int
    stock: tuple[int, ...] = attrs.field(factory=tuple)


@record
class Remark(Record):
    """A record with a field that equality leaves out."""

    text: str
    line: int = attrs.field(default=0, eq=False)


@record
class Empty(Record):
    """A record without fields."""


SMALL = st.fixed_dictionaries(
    {}, optional={"a": st.integers(), "b": st.text(), "c": st.tuples(st.integers())}
)
LARGE = st.dictionaries(st.sampled_from([f"f{n}" for n in range(1, 11)]), st.integers())
CHILD = st.fixed_dictionaries({}, optional={"a": st.integers(), "b": st.text(), "k": st.integers()})
EXAMPLES: list[Record] = [Small(1), Large(1, 2), Child(1, "x", k=5), Made(1), Empty()]
FULL: list[Record] = [Small(1, "x", (2,)), Large(*range(10)), Child(1, "x", k=5), Made(1, (3,))]


@settings(database=None, max_examples=60)
@given(small=SMALL, large=LARGE, child=CHILD)
def test_replace_is_evolve(small: Any, large: Any, child: Any) -> None:
    """For any changes ``replace`` returns what ``attrs.evolve`` returns, class included."""
    pairs: list[tuple[Any, Any]] = [
        (Small(1, "x", (2, 3)), small),
        (Large(*range(10)), large),
        (Child(1, "x", k=5), child),
    ]
    for before, changes in pairs:
        after = before.replace(**changes)
        assert after == attrs.evolve(before, **changes)
        assert type(after) is type(before)
        assert attrs.asdict(after) == {**attrs.asdict(before), **changes}


@pytest.mark.parametrize("before", FULL)
def test_replace_leaves_the_record_alone(before: Record) -> None:
    """``replace`` returns another object and the old one keeps its values."""
    values = attrs.asdict(before)
    name = next(iter(values))
    after = before.replace(**{name: "other"})
    assert after is not before
    assert getattr(after, name) == "other"
    assert attrs.asdict(before) == values


@pytest.mark.parametrize("value", FULL)
def test_new_is_the_constructor(value: Any) -> None:
    """``new`` with all fields makes what the constructor makes."""
    made = type(value).new(**attrs.asdict(value))
    assert made == value
    assert type(made) is type(value)


def test_new_takes_fields_by_position_and_fills_in_defaults() -> None:
    """Positional fields, defaults and keyword-only fields work as in the constructor."""
    assert Small.new(1, "x") == Small(1, "x") == Small(1, "x", ())
    assert Large.new(1, 2, f9=0) == Large(1, 2, f9=0)
    assert Child.new(1, "x") == Child(1, "x", k=1)
    assert Child.new(1, "x", k=2) == Child(1, "x", k=2)
    assert Empty.new() == Empty()


def test_new_keeps_keyword_only_fields_keyword_only() -> None:
    """A keyword-only field is no positional parameter of ``new``."""
    with pytest.raises(TypeError):
        Child.new(1, "x", 2)


def test_new_asks_for_fields_without_a_plain_default() -> None:
    """A field without default, or with a factory, must be given to ``new``."""
    with pytest.raises(TypeError):
        Small.new()
    with pytest.raises(TypeError):
        Made.new(1)
    assert Made(1) == Made.new(1, ())


@pytest.mark.parametrize("value", EXAMPLES)
def test_replace_refuses_unknown_names(value: Record) -> None:
    """A name that is no field is an error, however many fields there are."""
    for name in ("unknown", "replace", "new", "_f1", "__doc__"):
        with pytest.raises((TypeError, AttributeError)):
            value.replace(**{name: 1})


@pytest.mark.parametrize("value", EXAMPLES)
def test_new_refuses_unknown_names(value: Any) -> None:
    """``new`` refuses a keyword that is no field."""
    with pytest.raises(TypeError):
        type(value).new(**attrs.asdict(value), unknown=1)


@pytest.mark.parametrize(
    "value",
    [
        *EXAMPLES,
        Small.new(1),
        Large.new(1, 2),
        Child.new(1, "x"),
        Small(1).replace(a=2),
        Large(1, 2).replace(f1=2),
    ],
)
def test_records_are_frozen(value: Any) -> None:
    """No field of a record can be set or deleted, nor another attribute added."""
    for name in [*attrs.asdict(value), "further"]:
        with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
            setattr(value, name, 1)
        with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
            delattr(value, name)
    assert not hasattr(value, "__dict__")


@pytest.mark.parametrize("value", FULL)
def test_equal_records_have_one_hash_and_survive_pickle(value: Any) -> None:
    """Constructor, ``new`` and ``replace`` agree in equality, hash, repr and pickle."""
    fields = attrs.asdict(value)
    name = next(iter(fields))
    twins = [type(value).new(**fields), value.replace(), value.replace(**{name: fields[name]})]
    for twin in twins:
        assert twin == value
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        copy = pickle.loads(pickle.dumps(twins[0], protocol))
        assert copy == value
        assert type(copy) is type(value)


def test_records_of_different_classes_or_values_differ() -> None:
    """Equality needs the same class and the same fields."""
    assert Parent(1) != Child(1, "x")
    assert Small(1) != Small(2)
    lookalike: Any = (1, "b", ())
    assert Small(1) != lookalike
    assert len({Small(1), Small.new(1), Small(2)}) == 2


def test_fields_left_out_of_equality_still_change() -> None:
    """A field with ``eq=False`` counts neither for equality nor for the hash, but is kept."""
    here, there = Remark("x", 1), Remark("x", 1).replace(line=2)
    assert here == there
    assert hash(here) == hash(there)
    assert (here.line, there.line) == (1, 2)


@pytest.mark.parametrize("name", ["new", "replace"])
def test_a_field_may_not_hide_a_method(name: str) -> None:
    """A field called like one of the two generated methods is refused with the class."""
    cls = type("Bad", (Record,), {"__annotations__": {name: int}})
    with pytest.raises(EngineBug, match="hides a method"):
        record(cls)


@pytest.mark.parametrize("name", ["it", "made", "make", "twin", "KEEP", "changes", "name"])
def test_any_other_field_name_is_fine(name: str) -> None:
    """No field name collides with what the generated methods call their own variables."""
    cls: Any = record(type("Free", (Record,), {"__annotations__": {name: int, "other": int}}))
    value = cls(1, 2)
    assert cls.new(1, 2) == value
    assert value.replace(other=3) == attrs.evolve(value, other=3)
    assert value.replace(**{name: 3}) == attrs.evolve(value, **{name: 3})


# -- drafts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [Small(1, "x", (2,)), Large(*range(10))])
def test_a_draft_changes_in_place(before: Any) -> None:
    """``replace`` of a draft changes the draft itself and never the record it was thawed from."""
    draft_of: Any = draft_class(type(before))
    values = attrs.asdict(before)
    draft = draft_of.thaw(before)
    name = next(iter(values))

    assert type(draft) is draft_of
    assert draft.replace(**{name: 7}) is draft
    assert getattr(draft, name) == 7
    assert attrs.asdict(before) == values


@pytest.mark.parametrize("before", [Small(1, "x", (2,)), Large(*range(10))])
def test_a_thawed_draft_turns_back_into_a_record(before: Any) -> None:
    """With its class set back a draft is the frozen record that ``attrs.evolve`` makes."""
    draft_of: Any = draft_class(type(before))
    name = next(iter(attrs.asdict(before)))
    draft = draft_of.thaw(before).replace(**{name: 7})
    draft.__class__ = type(before)

    assert draft == attrs.evolve(before, **{name: 7})
    assert hash(draft) == hash(attrs.evolve(before, **{name: 7}))
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(draft, name, 8)


def test_a_draft_refuses_unknown_names() -> None:
    """A name that is no field is an error in drafts too."""
    draft_of: Any = draft_class(Small)
    draft = draft_of.thaw(Small(1))
    with pytest.raises(TypeError):
        draft.replace(unknown=1)
    with pytest.raises(AttributeError):
        draft.unknown = 1


def test_a_draft_takes_none_as_a_value() -> None:
    """None is a value like others, not the mark of a name that was not given."""
    draft_of: Any = draft_class(Small)
    assert draft_of.thaw(Small(1)).replace(a=None).a is None
    assert Small(1).replace(a=None) == Small(None)  # type: ignore[arg-type]
