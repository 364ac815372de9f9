"""Who may see which field: declared beside the field, used for views and determinization.

Every field of a state or frame is made by ``public``, ``owner``, ``hidden`` or ``counted``;
``@visible`` refuses a class with a field that says nothing.  A view is built from what a seat
knows, never by taking things away from the state; it is an object of another class, so that a
state cannot be handed out by mistake.  View classes are written beside their records, so that
type checkers know them, and ``@visible`` checks that they agree.  A record with only public
fields is its own view.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import attrs

from executives.core.errors import EngineBug

T = TypeVar("T")

KEY = "visibility"
HOLDS = "holds"
PUBLIC = "public"
OWNER = "owner"
HIDDEN = "hidden"
COUNTED = "counted"


def public(*, default: Any = attrs.NOTHING, holds: bool = False) -> Any:
    """Field that everybody may see; what it holds is looked into if ``visible`` calls it nested.

    ``holds``: the cards it names are in no hidden place; other fields may also name cards that
    were put into a deck meanwhile.
    """
    return attrs.field(default=default, metadata={KEY: PUBLIC, HOLDS: holds})


def owner(*, default: Any = attrs.NOTHING) -> Any:
    """Field that only the record's ``seat`` may see: a card, or a tuple of cards.

    Others see the backs, as the game names them: how many, and of which decks.
    """
    return attrs.field(default=default, metadata={KEY: OWNER})


def hidden(*, default: Any = attrs.NOTHING) -> Any:
    """Field that nobody may see; views do not have it at all."""
    return attrs.field(default=default, metadata={KEY: HIDDEN})


def counted(*, default: Any = attrs.NOTHING) -> Any:
    """Tuple of which everybody may know the length only, like the rest of a deck."""
    return attrs.field(default=default, metadata={KEY: COUNTED})


class PartView:
    """Base of what a seat may know of a part of a state that has secrets."""

    __slots__ = ()


_VIEW_CLASS: dict[type, type] = {}
"""View class of each visible record; the record class itself when all of it is public."""

_RECORD_CLASS: dict[type, type] = {}
"""The way back from a view class that is not the record class itself."""

_NESTED: dict[type, tuple[str, ...]] = {}


def visible(
    *, nested: tuple[str, ...] = (), view: type | None = None, more: tuple[str, ...] = ()
) -> Callable[[type[T]], type[T]]:
    """Check that every field of a record says who may see it, and settle its view class.

    ``nested`` names the public fields that hold records (or tuples of records) with parts that
    are not public.  ``view`` is the view class, written by hand for the sake of type checkers:
    a frozen class with slots that has the record's fields without the hidden ones, of the same
    types, a counted one as ``int``; ``more`` names what it has besides.  A record with secrets
    and without ``view`` gets a generated class; one without secrets is its own view.
    """

    def decorate(cls: type[T]) -> type[T]:
        fields = attrs.fields(cls)  # type: ignore[arg-type]
        unknown = set(nested) - {field.name for field in fields}
        if unknown:
            raise EngineBug(f"{cls.__qualname__} has no field {sorted(unknown)[0]!r}")
        for field in fields:
            if field.metadata.get(KEY) not in (PUBLIC, OWNER, HIDDEN, COUNTED):
                raise EngineBug(f"{cls.__qualname__}.{field.name} does not say who may see it")
            if field.metadata[KEY] == OWNER and not any(f.name == "seat" for f in fields):
                raise EngineBug(f"{cls.__qualname__}.{field.name} has an owner but no seat")
        _NESTED[cls] = nested
        secret = nested or any(field.metadata[KEY] != PUBLIC for field in fields)
        if view is not None:
            _check_agreement(cls, view, nested, more)
        made = view or (_generated(cls) if secret else cls)
        _VIEW_CLASS[cls] = made
        if made is not cls:
            _RECORD_CLASS[made] = cls
        return cls

    return decorate


def _generated(cls: Any) -> type:
    """A view class without types, for records whose author wrote none."""
    shown = [field.name for field in attrs.fields(cls) if field.metadata[KEY] != HIDDEN]
    made = attrs.make_class(
        f"{cls.__name__}View",
        {name: attrs.field() for name in shown},
        bases=(PartView,),
        frozen=True,
        slots=True,
    )
    made.__module__ = cls.__module__
    # Bound in its module, so that views can be pickled.
    setattr(sys.modules[cls.__module__], made.__name__, made)
    made.__doc__ = f"What a seat may know of a ``{cls.__name__}``."
    return made


def _check_agreement(cls: Any, view: Any, nested: tuple[str, ...], more: tuple[str, ...]) -> None:
    """Refuse a written view class that shows another set of fields, or may be changed."""
    if view in _RECORD_CLASS:
        raise EngineBug(f"{view.__qualname__} is the view of {_RECORD_CLASS[view].__qualname__}")
    if view.__dictoffset__ or view.__setattr__ is object.__setattr__:
        raise EngineBug(f"{view.__qualname__} has to be frozen, with slots")
    shown = {field.name: field for field in attrs.fields(cls) if field.metadata[KEY] != HIDDEN}
    written = {f.name: _spelled(f.type) for f in attrs.fields(view) if f.name not in more}
    for name in sorted(shown.keys() ^ written.keys()):
        word = "lacks" if name in shown else "must not have"
        raise EngineBug(f"{view.__qualname__} {word} the field {name!r}")
    for name, field in shown.items():
        expected = "int" if field.metadata[KEY] == COUNTED else _spelled(field.type)
        if name not in nested and written[name] != expected:
            raise EngineBug(f"{view.__qualname__}.{name} has to be of the type {expected}")


def _spelled(annotation: Any) -> str:
    """An annotation as it is written."""
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def view_class(cls: type) -> type:
    """The class of views of ``cls``."""
    return _VIEW_CLASS[cls]


Backs = Callable[[Any], Any]
"""Turns a card, or a tuple of cards, into what their backs show."""


def project(value: Any, seat: int | None, backs: Backs) -> Any:
    """What ``seat`` (None: a spectator) may know of a record, or of a tuple of records."""
    if type(value) is tuple:
        return tuple(project(item, seat, backs) for item in value)
    cls = type(value)
    target = _VIEW_CLASS.get(cls)
    if target is None or target is cls:
        return value
    return target(**projected_fields(value, seat, backs))


def projected_fields(value: Any, seat: int | None, backs: Backs) -> dict[str, Any]:
    """The fields of a record's view, by name."""
    cls = type(value)
    nested = _NESTED[cls]
    shown: dict[str, Any] = {}
    for field in attrs.fields(cls):
        kind = field.metadata[KEY]
        content = getattr(value, field.name)
        if kind == COUNTED:
            shown[field.name] = len(content)
        elif kind == OWNER and value.seat != seat:
            shown[field.name] = backs(content)
        elif kind != HIDDEN:
            in_nested = field.name in nested
            shown[field.name] = project(content, seat, backs) if in_nested else content
    return shown


Fill = Callable[[type, str, Any], Any]
"""Makes content for a field that the view does not show: (record class, field, what is shown)."""


def restore(view: Any, cls: type[T], seat: int | None, fill: Fill) -> T:
    """A record of ``cls`` consistent with ``view``, its hidden fields made by ``fill``."""
    nested = _NESTED[cls]
    content: dict[str, Any] = {}
    for field in attrs.fields(cls):  # type: ignore[arg-type]
        name, kind = field.name, field.metadata[KEY]
        if kind == HIDDEN:
            content[name] = fill(cls, name, None)
        elif kind == COUNTED or (kind == OWNER and view.seat != seat):
            content[name] = fill(cls, name, getattr(view, name))
        else:
            shown = getattr(view, name)
            content[name] = _restore_nested(shown, seat, fill) if name in nested else shown
    return cls(**content)


def held_words(shown: Any) -> Iterator[str]:
    """The words in the fields that hold cards, an owner's and public ones, of a record or view."""
    if type(shown) is tuple:
        for item in shown:
            yield from held_words(item)
        return
    cls = _RECORD_CLASS.get(type(shown), type(shown))
    for field in attrs.fields(cls) if attrs.has(cls) else ():
        content = getattr(shown, field.name, ())
        if field.metadata.get(KEY) == OWNER or field.metadata.get(HOLDS):
            words = content if type(content) is tuple else (content,)
            yield from (word for word in words if type(word) is str)
        elif field.name in _NESTED.get(cls, ()):
            yield from held_words(content)


def _restore_nested(shown: Any, seat: int | None, fill: Fill) -> Any:
    if type(shown) is tuple:
        return tuple(_restore_nested(item, seat, fill) for item in shown)
    cls = _RECORD_CLASS.get(type(shown))
    return shown if cls is None else restore(shown, cls, seat, fill)


def texts(value: Any) -> Iterator[str]:
    """Every text within records and tuples."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item)
    else:
        for field in getattr(type(value), "__attrs_attrs__", ()):
            yield from texts(getattr(value, field.name))
