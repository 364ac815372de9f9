"""How objects show themselves in notebooks, without the core knowing how pictures are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

Bundle = dict[str, str]
"""The same thing in several forms, by their MIME types."""

_maker: list[Callable[[Any], Bundle]] = []


def show_by(make: Callable[[Any], Bundle]) -> None:
    """Let ``make`` make the bundle of every displayed object; the package does so on import."""
    _maker[:] = [make]


class Displayed:
    """Base of what a notebook shows as more than its ``repr``."""

    __slots__ = ()

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> Bundle:
        """The forms of the object, those of ``include`` only, without those of ``exclude``."""
        bundle = _maker[0](self) if _maker else {"text/plain": repr(self)}
        wanted = set(bundle if include is None else include) - set(exclude or ())
        return {kind: form for kind, form in bundle.items() if kind in wanted}
