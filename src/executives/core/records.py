"""Fast frozen records: ``attrs.frozen`` plus a generated ``new`` and ``replace``.

A frozen class pays for every assignment in its constructor.  Here an unfrozen twin with the
same slots is filled and its class swapped, which costs a third (``attrs.evolve`` is the oracle
in the tests).  The swap runs no validator and no converter: values are checked at the edges,
where documents and users come in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

import attrs

from executives.core.display import Displayed
from executives.core.errors import EngineBug
from executives.core.visibility import counted, hidden, owner, public

if TYPE_CHECKING:
    from typing import Self


_KEYWORD_LIMIT = 8
"""Up to so many fields, ``replace`` takes keyword parameters; above, a dictionary is faster."""


class Record:
    """Base of all records; gives type checkers the two generated methods."""

    __slots__ = ()

    QUICK: ClassVar[tuple[str, ...]] = ()
    """Fields, or groups of them, with a method of their own: ``"hand score"`` makes
    ``set_hand_score(hand, score)``, which costs half of ``replace``."""

    if TYPE_CHECKING:
        __attrs_attrs__: ClassVar[tuple[attrs.Attribute[Any], ...]]

        @classmethod
        def new(cls, *args: Any, **kwargs: Any) -> Self:
            """Make a record from positional fields, quicker than the constructor."""
            raise NotImplementedError

        def replace(self, **changes: Any) -> Self:
            """Return a copy with ``changes``; unknown names raise an error."""
            raise NotImplementedError


class Accompanied(Displayed, Record):
    """Base of records with room for the game that made one, and what it finds out about it.

    That is no field: it is not compared, written, copied or pickled, and a changed record is
    without.
    """

    __slots__ = ("_found",)


class Position(Accompanied):
    """Base of the records that are a whole state."""

    __slots__ = ()

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        # For lists, IPython prefers the ``__repr__`` of a class to what its bases have.
        cls._repr_pretty_ = short_form  # type: ignore[attr-defined]


_FOUND: Any = vars(Accompanied)["_found"]

A = TypeVar("A", bound=Accompanied)


def found_by(finder: object, position: Accompanied) -> Any:
    """What this finder was the last to keep beside a record, else None."""
    found = getattr(position, "_found", None)
    return found[1] if found is not None and found[0] is finder else None


def keep_found(finder: object, position: A, what: Any = None) -> A:
    """Keep something beside a record; frozen or not, its fields stay as they are."""
    _FOUND.__set__(position, (finder, what))
    return position


def short_form(record: Accompanied, printer: Any, cycle: bool) -> None:
    """What stands for a record in lists of a notebook: no field of it, so no hidden card."""
    game = finder_of(record)
    of = f" of {game.NAME}" if game is not None else ""
    printer.text(f"<{type(record).__qualname__}{of}; shown by itself it is a board>")


def finder_of(record: Accompanied) -> Any:
    """The game that made a record or was the last to be asked about it; None where none was."""
    found = getattr(record, "_found", None)
    return None if found is None else found[0]


T = TypeVar("T", bound=Record)


@dataclass_transform(
    frozen_default=True,
    field_specifiers=(attrs.field, public, owner, hidden, counted),
)
def record(cls: type[T]) -> type[T]:
    """Make ``cls`` a frozen, slotted attrs class with ``new`` and ``replace``."""
    made = attrs.frozen(cls, weakref_slot=False)
    names = [field.name for field in attrs.fields(made)]
    hiding = {"new", "replace", "self", "QUICK"} & set(names)
    if hiding or any(name.startswith("_") for name in names):
        raise EngineBug(f"{made.__qualname__} has a field that hides a method of records")
    own = [name for name in names if name in made.__dict__.get("__slots__", ())]
    twin = type(
        f"_{made.__name__}Twin",
        made.__bases__,
        {"__slots__": tuple(own), "__setattr__": object.__setattr__},
    )
    scope: dict[str, Any] = {"_twin": twin, "_made": made, "_make": object.__new__, "_KEEP": _KEEP}
    source = [_source(attrs.fields(made), scope)]
    quick = _quick(made, names)
    source += [_quick_source(names, words) for words in quick]
    exec("\n".join(source), scope)
    type.__setattr__(made, "new", staticmethod(_named(scope["new"], made)))
    type.__setattr__(made, "replace", _named(scope["replace"], made))
    for words in quick:
        name = _quick_name(words)
        type.__setattr__(made, name, _named(scope[name], made))
    return made


def _quick(cls: type[Record], names: list[str]) -> tuple[str, ...]:
    """The quick fields of a class; the reducer asks every state for that of its stack."""
    more = ("pending",) if "pending" in names and "pending" not in cls.QUICK else ()
    return cls.QUICK + more


def _quick_name(words: str) -> str:
    return "set_" + words.replace(" ", "_")


def _quick_source(names: list[str], words: str) -> str:
    """Source of the method that changes the fields in ``words`` and no other."""
    changed = words.split()
    lines = [f"def {_quick_name(words)}(self, {', '.join(changed)}):", "    _it = _make(_twin)"]
    lines += [f"    _it.{n} = {n if n in changed else f'self.{n}'}" for n in names]
    return "\n".join([*lines, "    _it.__class__ = _made", "    return _it"])


class _Keep:
    """Marks a parameter of ``replace`` that was not given."""

    def __repr__(self) -> str:
        return "KEEP"


_KEEP = _Keep()


def _named(function: Callable[..., Any], cls: type) -> Callable[..., Any]:
    function.__qualname__ = f"{cls.__qualname__}.{function.__name__}"
    function.__module__ = cls.__module__
    return function


def _source(fields: tuple[attrs.Attribute[Any], ...], scope: dict[str, Any]) -> str:
    """Source of the two functions; defaults that are factories stay with the constructor."""
    names = [field.name for field in fields]
    parameters = []
    for field in sorted(fields, key=lambda field: field.kw_only):
        if field.kw_only and "*" not in parameters:
            parameters.append("*")
        if field.default is attrs.NOTHING or isinstance(field.default, attrs.Factory):  # type: ignore[arg-type]
            parameters.append(field.name)
        else:
            scope[f"_default_{field.name}"] = field.default
            parameters.append(f"{field.name}=_default_{field.name}")
    lines = [f"def new({', '.join(parameters)}):", "    _it = _make(_twin)"]
    lines += [f"    _it.{name} = {name}" for name in names]
    lines += ["    _it.__class__ = _made", "    return _it"]
    if len(names) <= _KEYWORD_LIMIT:
        optional = "".join(f", {name}=_KEEP" for name in names)
        lines += [f"def replace(self{', *' if names else ''}{optional}):", "    _it = _make(_twin)"]
        lines += [f"    _it.{n} = self.{n} if {n} is _KEEP else {n}" for n in names]
    else:
        lines += ["def replace(self, **changes):", "    _it = _make(_twin)"]
        lines += [f"    _it.{name} = self.{name}" for name in names]
        lines += ["    for _n, _v in changes.items():", "        setattr(_it, _n, _v)"]
    lines += ["    _it.__class__ = _made", "    return _it"]
    return "\n".join(lines)


def draft_class(cls: type[T], finder: object = None) -> type[T]:
    """A class with the fields of a record whose ``replace`` changes the object itself.

    A record that has room for it knows ``finder`` as the game that made it.

    The reducer thaws the state into such a draft, lets the rules run on it and swaps the class
    back: rules are written as ``state = atom(x, state, ...)`` and never look at an earlier
    state, so the result is the same, as ``step`` (which uses no draft) proves in the tests.
    """
    names = [field.name for field in attrs.fields(cls)]
    keywords = ", ".join(f"{name}=_KEEP" for name in names)
    lines = [f"def replace(self, *, {keywords}):"]
    for name in names:
        lines += [f"    if {name} is not _KEEP:", f"        self.{name} = {name}"]
    lines += ["    return self", "def thaw(_it):", "    _draft = _make(_cls)"]
    lines += [f"    _draft.{name} = _it.{name}" for name in names]
    if issubclass(cls, Accompanied):
        lines.append("    _draft._found = _FOUND")  # Half a microsecond quicker than a slot unset.
    lines += ["    return _draft"]
    quick = _quick(cls, names)
    for words in quick:
        lines.append(f"def {_quick_name(words)}(self, {', '.join(words.split())}):")
        lines += [f"    self.{name} = {name}" for name in words.split()] + ["    return self"]
    made: Any = type(
        f"{cls.__name__}Draft",
        cls.__bases__,
        {"__slots__": tuple(names), "__setattr__": object.__setattr__},
    )
    scope: dict[str, Any] = {"_KEEP": _KEEP, "_make": object.__new__, "_cls": made}
    scope["_FOUND"] = None if finder is None else (finder, None)
    exec("\n".join(lines), scope)
    made.replace = scope["replace"]
    for words in quick:
        setattr(made, _quick_name(words), scope[_quick_name(words)])
    made.thaw = staticmethod(scope["thaw"])
    return made  # type: ignore[no-any-return]
