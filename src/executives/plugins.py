"""Executives of other packages, found by the entry-point group ``executives.plugins``.

A package names its executive in its own ``pyproject.toml``::

    [project.entry-points."executives.plugins"]
    night-owl = "executives_night_owl:NIGHT_OWL"

No game looks for them by itself, so that what is installed changes neither an old game nor an old
replay.  Whoever wants them hands them over, and they are dealt like all others::

    networks.Game(("Ann", "Bo"), plugins=installed())
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from executives.core.errors import PluginError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from executives.networks import Executive

GROUP = "executives.plugins"

_LONGEST = 200
"""Letters of somebody else's error that a message repeats."""


def installed(edition: str = "second") -> tuple[Executive, ...]:
    """The installed executives of an edition, in the order of their entry points' names.

    They are loaded when this is called.  Raises PluginError, with the package and its version, for
    one that cannot be loaded, for anything that is no Executive, and for two with the same id; and
    ConfigurationError for an unknown edition.
    """
    from executives.networks.edition import edition_named

    built_in = edition_named(edition).executives
    owners = {executive.id: "the library itself" for executive in built_in}
    found: list[Executive] = []
    for executive, owner in _loaded():
        if executive.edition != edition:
            continue
        if executive.id in owners:
            message = f"two executives of the {edition} edition are called {executive.id!r}"
            both = f"one of {owners[executive.id]}, one of {owner}"
            raise _fault(f"{message}, {both}: uninstall the one that is not wanted")
        owners[executive.id] = owner
        found.append(executive)
    return tuple(found)


def offered() -> Iterator[Executive]:
    """The installed executives of all editions; none is looked for before the first is asked for.

    For ``Replay.parse(text, plugins=offered())``, which takes those that the replay names.
    """
    from executives.networks.edition import EDITIONS

    for edition in EDITIONS:
        yield from installed(edition)


def needed(names: Iterable[str], *, edition: str = "second") -> tuple[Executive, ...]:
    """The installed executives among ``names``; nothing is looked for if the edition has them all.

    Names of nobody are left out, and so are all names of an unknown edition: the game refuses them.
    """
    from executives.networks.edition import EDITIONS, edition_named

    if edition not in EDITIONS:
        return ()
    built_in = {executive.id for executive in edition_named(edition).executives}
    further = set(names) - built_in
    if not further:
        return ()
    return tuple(executive for executive in installed(edition) if executive.id in further)


def _loaded() -> Iterator[tuple[Executive, str]]:
    """Every executive of every entry point, with the package that it comes from."""
    # Imported here: it takes longer than all of the library, and most games need none of it.
    from importlib.metadata import entry_points

    for point in sorted(entry_points(group=GROUP), key=_order):
        for executive in _executives_of(point):
            yield executive, _owner(point)


def _order(point: EntryPoint) -> tuple[str, str, str]:
    return point.name, _owner(point), point.value


def _executives_of(point: EntryPoint) -> tuple[Executive, ...]:
    from executives.networks import Executive

    where = f"the plugin {point.name!r} of {_owner(point)}"
    try:
        value: Any = point.load()
    except Exception as wrong:
        words = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        raise _fault(f"{where} cannot be loaded: {words:.{_LONGEST}}") from wrong
    executives = value if isinstance(value, tuple) else (value,)
    for one in executives:
        if not isinstance(one, Executive):
            kind = type(one).__name__
            message = "has to be an executives.networks.Executive or a tuple of them"
            raise _fault(f"{where} ({point.value}) {message}, not a value of type {kind}")
    return executives


def _owner(point: EntryPoint) -> str:
    """The package of an entry point with its version."""
    return "an unknown package" if point.dist is None else f"{point.dist.name} {point.dist.version}"


def _fault(message: str) -> PluginError:
    return PluginError(message, key="plugins")
