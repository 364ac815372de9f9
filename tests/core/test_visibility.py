"""Visibility: every field says who may see it, and views hold nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from executives.core.errors import EngineBug
from executives.core.records import Record, record
from executives.core.visibility import (
    PartView,
    counted,
    held_words,
    hidden,
    owner,
    project,
    public,
    restore,
    view_class,
    visible,
)
from support.playing import line_of_play, three_seats


@visible()
@record
class Coin(Record):
    """Nothing of it is secret."""

    value: int = public()


@visible()
@record
class Hand(Record):
    """Cards that their owner sees."""

    seat: int = public()
    cards: tuple[str, ...] = owner()
    coins: tuple[Coin, ...] = public(default=())


@visible()
@record
class Pile(Record):
    """Cards of which everybody knows the number."""

    rest: tuple[str, ...] = counted()


@visible(nested=("hands", "pile"))
@record
class Table(Record):
    """All of it."""

    seed: int = hidden()
    round: int = public()
    hands: tuple[Hand | None, ...] = public()
    pile: Pile = public()


TABLE = Table(
    seed=99,
    round=2,
    hands=(Hand(0, ("ace", "king"), (Coin(1),)), Hand(1, ("queen",)), None),
    pile=Pile(("jack", "ten", "nine")),
)


def backs(cards: Any) -> Any:
    """What others see of cards."""
    return tuple("back" for _ in cards)


def words(value: Any) -> Iterator[Any]:
    """Everything within a value that is neither a record nor a tuple."""
    if isinstance(value, tuple):
        for item in value:
            yield from words(item)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield from words(getattr(value, field.name))
    else:
        yield value


def test_a_field_without_visibility_is_refused_with_the_class() -> None:
    """A class with a field that does not say who may see it cannot even be imported."""

    @record
    class Forgetful(Record):
        shown: int = public()
        forgotten: int = 0

    with pytest.raises(EngineBug, match=r"Forgetful\.forgotten does not say who may see it"):
        visible()(Forgetful)


def test_an_owner_field_needs_a_seat() -> None:
    """Without a seat nobody would own the field."""

    @record
    class Ownerless(Record):
        cards: tuple[str, ...] = owner()

    with pytest.raises(EngineBug, match=r"Ownerless\.cards has an owner but no seat"):
        visible()(Ownerless)


def test_views_do_not_have_hidden_fields() -> None:
    """A hidden field is absent from the view's class, not blanked."""
    for seat in (0, 1, None):
        view = project(TABLE, seat, backs)
        assert not hasattr(view, "seed")
        assert {field.name for field in attrs.fields(type(view))} == {"round", "hands", "pile"}
        assert 99 not in set(words(view))


def test_counted_fields_show_their_length() -> None:
    """Of a counted tuple a view has the number."""
    assert project(TABLE, 0, backs).pile.rest == 3
    assert project(Pile(()), 0, backs).rest == 0


def test_owner_fields_show_their_cards_to_the_owner_only() -> None:
    """The owner sees the cards, others and spectators their backs."""
    seen = {
        seat: tuple(hand.cards for hand in project(TABLE, seat, backs).hands[:2])
        for seat in (0, 1, 2, None)
    }
    assert seen[0] == (("ace", "king"), ("back",))
    assert seen[1] == (("back", "back"), ("queen",))
    assert seen[2] == seen[None] == (("back", "back"), ("back",))


def test_a_view_is_another_frozen_class() -> None:
    """A record with secrets and its view are never confused, and neither can be changed."""
    view: Any = project(TABLE, 0, backs)
    cls: Any = type(view)
    assert cls is view_class(Table) is not Table
    assert type(view.hands[0]) is view_class(Hand) is not Hand
    assert not isinstance(view, Table)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        view.round = 3
    assert view == project(TABLE, 0, backs)
    assert view != project(TABLE, 1, backs)


def test_a_public_record_is_its_own_view() -> None:
    """Where nothing is secret nothing is copied."""
    coin = Coin(5)
    assert view_class(Coin) is Coin
    assert project(coin, None, backs) is coin
    assert project(TABLE, 1, backs).hands[0].coins[0] is TABLE.hands[0].coins[0]  # type: ignore[union-attr]


def test_tuples_of_records_are_looked_into() -> None:
    """A tuple of records is projected item by item; None stays None."""
    made = project((TABLE, None, TABLE), 0, backs)
    assert made == (project(TABLE, 0, backs), None, project(TABLE, 0, backs))
    assert project(TABLE, 0, backs).hands[2] is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_restore_undoes_a_view(seat: int | None) -> None:
    """With the right content for what is not shown, the record comes back; for nothing else."""
    asked: list[tuple[type, str, Any]] = []
    pool = {"back": ["queen"] if seat == 0 else ["ace", "king", "queen"]}
    if seat == 1:
        pool = {"back": ["ace", "king"]}

    def fill(cls: type, name: str, shown: Any) -> Any:
        asked.append((cls, name, shown))
        if name == "seed":
            return 99
        if name == "rest":
            return ("jack", "ten", "nine")[:shown]
        return tuple(pool[back].pop(0) for back in shown)

    assert restore(project(TABLE, seat, backs), Table, seat, fill) == TABLE
    expected: list[tuple[type, str, Any]] = [(Table, "seed", None)]
    if seat != 0:
        expected.append((Hand, "cards", ("back", "back")))
    if seat != 1:
        expected.append((Hand, "cards", ("back",)))
    assert asked == [*expected, (Pile, "rest", 3)]


def test_a_restored_record_has_the_same_view() -> None:
    """Whatever fills the gaps, the view of a restored record is the given view."""

    def fill(cls: type, name: str, shown: Any) -> Any:
        if name == "seed":
            return 0
        return ("x",) * (shown if isinstance(shown, int) else len(shown))

    for seat in (0, 1, 2, None):
        view = project(TABLE, seat, backs)
        made = restore(view, Table, seat, fill)
        assert project(made, seat, backs) == view
        assert made != TABLE


def test_the_words_that_a_view_holds_are_cards_and_backs() -> None:
    """Owner fields count, with the faces for their owner and the backs for everybody else."""
    assert list(held_words(project(TABLE, 0, backs))) == ["ace", "king", "back"]
    assert list(held_words(project(TABLE, None, backs))) == ["back", "back", "back"]
    assert list(held_words(TABLE)) == ["ace", "king", "queen"]


def test_what_a_frame_holds_is_told_from_what_it_names() -> None:
    """Only fields that are said to hold cards count, in records and in views of records."""

    @visible()
    @record
    class Naming(Record):
        named: str = public()

    @visible()
    @record
    class Holding(Record):
        seat: int = public()
        card: str = public(holds=True)
        secret: tuple[str, ...] = owner()

    frames = project((Naming("jack"), Holding(0, "ten", ("nine",))), 1, backs)
    assert list(held_words(frames)) == ["ten", "back"]


# -- view classes written by hand ------------------------------------------------------------------


@record
class HandShown(Record, PartView):
    """What a seat knows of a Held."""

    seat: int
    cards: tuple[str, ...]
    left: int


def held_by(view: type) -> type:
    """A record whose view class is said to be ``view``."""

    @visible(view=view)
    @record
    class Held(Record):
        seed: int = hidden()
        seat: int = public()
        cards: tuple[str, ...] = owner()
        left: tuple[str, ...] = counted()

    return Held


def test_a_written_view_class_is_used() -> None:
    """Views are of the class given, with the number of a counted field."""
    cls: Any = held_by(HandShown)
    assert view_class(cls) is HandShown
    shown = project(cls(9, 0, ("ace",), ("ten", "two")), 1, backs)
    assert shown == HandShown(0, ("back",), 2)
    assert not hasattr(shown, "seed")


def _shown(**fields: Any) -> type:
    return attrs.make_class(
        "Shown",
        {name: attrs.field(type=kind) for name, kind in fields.items()},
        frozen=True,
        slots=True,
    )


CARDS = "tuple[str, ...]"


@pytest.mark.parametrize(
    ("view", "fault"),
    [
        (_shown(seat="int", left="int"), "lacks the field 'cards'"),
        (_shown(seat="int", cards=CARDS, left="int", seed="int"), "must not have the field 'seed'"),
        (_shown(seat="int", cards=CARDS, left=CARDS), "left has to be of the type int"),
        (_shown(seat="int", cards=int, left=int), "cards has to be of the type tuple"),
        (attrs.make_class("Shown", ["seat", "cards", "left"]), "has to be frozen, with slots"),
    ],
)
def test_a_view_class_that_disagrees_is_refused(view: type, fault: str) -> None:
    """A field too few or too many, another type, or a class that may be changed."""
    with pytest.raises(EngineBug, match=fault):
        held_by(view)


def test_a_view_class_belongs_to_one_record() -> None:
    """Two records cannot share a view class: the way back would be lost."""
    shown = _shown(seat="int", cards=CARDS, left="int")
    held_by(shown)
    with pytest.raises(EngineBug, match="Shown is the view of"):
        held_by(shown)


# -- the records of The Networks -----------------------------------------------------------------


def _records(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from _records(item)
    elif attrs.has(type(value)):
        yield value
        for field in attrs.fields(type(value)):
            yield from _records(getattr(value, field.name))


def test_no_record_with_secrets_is_handed_out_in_a_view() -> None:
    """In all views of a game every record with secrets is replaced by its view class."""
    game = three_seats()
    kinds = set()
    for state, _ in line_of_play(game, 7):
        for seat in (0, 1, 2, None):
            view = game.view(state, seat)
            for part in (*view.players, *view.decks, *view.pending):
                for found in _records(part):
                    kinds.add(type(found).__name__)
                    if not isinstance(found, PartView):
                        assert view_class(type(found)) is type(found)
    assert {"Player", "DeckView", "Turn", "LineupShow", "KeepView"} <= kinds


def test_a_view_never_holds_the_seed_or_a_hidden_card() -> None:
    """A view shows neither the seed nor a card that lies in the hidden rest of a deck."""
    game = three_seats()
    for state, _ in line_of_play(game, 7, limit=60):
        hidden_cards = {card for deck in state.decks for card in deck.rest}
        view = game.view(state, None)
        assert not hasattr(view, "seed")
        assert hidden_cards.isdisjoint(words((view.decks, view.display, view.players)))


def test_views_pickle() -> None:
    """View classes that are made when the module is imported pickle as well."""
    for seat in (0, None):
        view = project(TABLE, seat, backs)
        assert pickle.loads(pickle.dumps(view)) == view
