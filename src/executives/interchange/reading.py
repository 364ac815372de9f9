"""From plain values back to records of a game: nothing is converted, everything is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from types import NoneType
from typing import Any

import attrs
from cattrs import Converter
from cattrs.errors import (
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
    IterableValidationNote,
)
from cattrs.gen import make_dict_structure_fn_from_attrs, override
from pyrsistent import pmap, pvector

from executives.core.actions import Action
from executives.core.codec import Universe
from executives.core.errors import ActionSyntaxError, EngineBug, Fault, PluginError
from executives.core.records import Record
from executives.core.visibility import PartView, view_class
from executives.interchange.text import shown, step
from executives.interchange.types import TAG, Dispatch, is_open, typed_fields

Read = Callable[[Any, Any], Any]

# Some type checkers see the signature of its base class only.
_ListFaults: Any = IterableValidationError

MOST_IN_ONE_LIST = 10
"""A list is left after so many faulty items, so that faults cost no more than the document."""

_GROUPS = ("state", "actions", "frames", "events")
_NAMES = {int: "a whole number", str: "a text", bool: "true or false", NoneType: "null"}


class Unreadable(ValueError):
    """What is wrong with a plain value, in words."""


class Reader(Dispatch):
    """The functions that turn objects into the records of one game, class by class."""

    def __init__(self, game: Any) -> None:
        super().__init__()
        self._converter = Converter(detailed_validation=True, forbid_extra_keys=True)
        self._universe: Universe = game.universe
        known = game.record_classes()
        self.state: type = known["state"][0]
        self.view = _seen(self.state)
        self._known = [cls for group in known.values() for cls in group]
        self._others = [c for name, group in known.items() if name not in _GROUPS for c in group]
        self._frames_seen = [_seen(cls) for cls in known["frames"]]

    def read(self, plain: Any, kind: Any) -> Any:
        """The value of a type; what is wrong is raised as ``faults_of`` understands it."""
        return self.hook(kind)(plain, kind)

    # -- hooks ------------------------------------------------------------------------------

    def primitive(self, kind: type) -> Read:
        """The very type: true is no number, and 3 no text."""

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not kind:
                raise Unreadable(f"expected {_NAMES[kind]}, not {shown(plain)}")
            return plain

        return read

    def enumeration(self, kind: type[Enum]) -> Read:
        """The value of a member, of its very type."""
        members = {(type(member.value), member.value): member for member in kind}

        def read(plain: Any, _: Any) -> Any:
            found = None if isinstance(plain, (list, dict)) else members.get((type(plain), plain))
            if found is None:
                known = ", ".join(shown(member.value) for member in kind)
                raise Unreadable(f"expected one of {known}, not {shown(plain)}")
            return found

        return read

    def record(self, cls: type) -> Read:
        """An object with exactly the fields of the class."""
        if cls not in self._hooks:
            self._hooks[cls] = self._late(cls)
        return self._hooks[cls]

    def _late(self, cls: type) -> Read:
        """Made when it is needed first: many classes never are."""
        made: list[Read] = []

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not dict:
                raise Unreadable(f"expected an object, not {shown(plain)}")
            if not made:
                made.append(self._made(cls))
            return made[0](plain, cls)

        return read

    def _made(self, cls: type) -> Read:
        fields = typed_fields(cls, self.state)
        overrides: dict[str, Any] = {
            f.name: override(struct_hook=self.hook(f.type)) for f in fields
        }
        read: Read = make_dict_structure_fn_from_attrs(
            fields, cls, self._converter, _cattrs_use_linecache=False, **overrides
        )
        if not issubclass(cls, Action):
            return read
        return lambda plain, kind: self._interned(read(plain, kind))

    def _interned(self, action: Action) -> Action:
        """The one object that the game has for an action."""
        try:
            return self._universe.decode(self._universe.encode(action), action.seat)
        except ActionSyntaxError as wrong:
            raise Unreadable(str(wrong)) from None

    def tagged(self, kinds: tuple[type, ...]) -> Read:
        """An object that names one of the record classes."""
        if PartView in kinds:
            # What a view holds: no seat gets a frame with its secrets.
            return self._by_name(self._frames_seen)
        classes = [cls for cls in self._known if issubclass(cls, kinds)]
        if Record in kinds:
            # A field that may hold any record holds none of those that have a type of their own.
            classes = self._others
        return self._by_name([*classes, *(cls for cls in kinds if not is_open(cls))])

    def _by_name(self, classes: list[type]) -> Read:
        names: dict[str, type] = {}
        for cls in classes:
            if names.setdefault(cls.__name__, cls) is not cls:
                raise PluginError(f"JSON could not tell two classes {cls.__name__!r} apart")
        hooks = {name: self.record(cls) for name, cls in names.items()}

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not dict:
                raise Unreadable(f"expected an object, not {shown(plain)}")
            name = plain.get(TAG)
            if type(name) is not str or name not in names:
                what = f"unknown {shown(name)}" if TAG in plain else f"{TAG!r} is missing"
                allowed = ", ".join(names) or "nothing"
                raise Unreadable(f"{what}; {TAG!r} has to be one of {allowed}")
            return hooks[name]({k: v for k, v in plain.items() if k != TAG}, names[name])

        return read

    def choice(self, others: dict[Any, Read], records: Read | None) -> Read:
        """What comes decides: nothing is tried out and nothing converted."""
        expected = [_NAMES.get(kind, "a list") for kind in others if kind is not NoneType]
        expected += ["an object"] if records else []
        expected += ["null"] if NoneType in others else []

        def read(plain: Any, kind: Any) -> Any:
            if records is not None and type(plain) is dict:
                return records(plain, kind)
            for member, hook in others.items():
                if type(plain) is member or (type(plain) is list and member not in _NAMES):
                    return hook(plain, member)
            raise Unreadable(f"expected {' or '.join(expected)}, not {shown(plain)}")

        return read

    def anything(self) -> Read:
        """Plain values as they are; objects by their tag, as a seat may see them."""
        by_name = self._by_name(self._frames_seen)

        def read(plain: Any, kind: Any) -> Any:
            if type(plain) is list:
                return tuple(_items(plain, read, Any))
            return by_name(plain, kind) if type(plain) is dict else plain

        return read

    def sequence(self, item: Any, made: type) -> Read:
        """A list, of any length."""
        hook, make = self.hook(item), tuple if made is tuple else pvector

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not list:
                raise Unreadable(f"expected a list, not {shown(plain)}")
            return make(_items(plain, hook, item))

        return read

    def fixed(self, items: tuple[Any, ...]) -> Read:
        """A list of one length."""
        hooks = [self.hook(item) for item in items]

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not list or len(plain) != len(hooks):
                raise Unreadable(f"expected a list of {len(hooks)} items, not {shown(plain)}")
            turn = iter(hooks)
            return tuple(_items(plain, lambda part, kind: next(turn)(part, kind), None))

        return read

    def mapping(self, key: Any, item: Any) -> Read:
        """An object; numbers as keys are written in one way only."""
        hook = self.hook(item)

        def read(plain: Any, _: Any) -> Any:
            if type(plain) is not dict:
                raise Unreadable(f"expected an object, not {shown(plain)}")
            keys = [_number(name) for name in plain] if key is int else [*plain]
            made = _items([*plain.values()], hook, item, places=[*plain])
            return pmap(dict(zip(keys, made, strict=True)))

        return read


def _items(
    plain: list[Any], hook: Read, kind: Any, *, places: list[str] | None = None
) -> list[Any]:
    """The items of a list, or what is wrong with the first faulty ones.

    ``places`` are the keys of what were the values of an object.
    """
    made: list[Any] = []
    wrong: list[Exception] = []
    for index, part in enumerate(plain):
        try:
            made.append(hook(part, kind))
        except Exception as error:  # Records may refuse their content by errors of their own.
            place = places[index] if places else index
            note = IterableValidationNote("", place, kind)
            error.add_note(note)
            wrong.append(error)
            if len(wrong) == MOST_IN_ONE_LIST:
                break
    if wrong:
        raise _ListFaults("", wrong, tuple)
    return made


def _number(key: str) -> int:
    number = int(key) if key.lstrip("-").isdecimal() and len(key) <= 20 else None
    if number is None or str(number) != key:
        raise Unreadable(f"expected a whole number as key, not {shown(key)}")
    return number


def _seen(cls: type) -> type:
    """The class of what a seat may see of a record."""
    try:
        return view_class(cls)
    except KeyError:  # A record that says nothing about visibility is public.
        return cls


# -- faults -------------------------------------------------------------------------------------


def faults_of(error: BaseException, place: str) -> Iterator[Fault]:
    """Everything that is wrong, each with its path; faults of the library itself are raised."""
    if isinstance(error, (EngineBug, PluginError)):
        raise error
    if isinstance(error, IterableValidationError):
        for inner, item in error.group_exceptions()[0]:
            where = step(item.index) if isinstance(item.index, str) else f"[{item.index}]"
            yield from faults_of(inner, f"{place}{where}")
    elif isinstance(error, ClassValidationError):
        inside, here = error.group_exceptions()
        for inner, note in inside:
            if type(inner) is KeyError and inner.args == (note.name,):
                yield Fault(place, 0, f"{note.name!r} is missing")
            else:
                yield from faults_of(inner, f"{place}{step(note.name)}")
        for inner in here:
            yield from faults_of(inner, place)
    elif isinstance(error, ForbiddenExtraKeysError):
        known = ", ".join(field.name for field in attrs.fields(error.cl)) or "none"
        for key in sorted(error.extra_fields)[:MOST_IN_ONE_LIST]:
            yield Fault(f"{place}{step(key)}", 0, f"unknown key (known: {known})")
    elif isinstance(error, Unreadable):
        yield Fault(place, 0, str(error))
    else:
        yield Fault(place, 0, str(error)[:300] or type(error).__name__)
