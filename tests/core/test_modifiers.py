"""Hook tables: an order by rank, ties that do not matter, rivals that are refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from executives.core.errors import PluginError
from executives.core.modifiers import HookTable
from executives.core.records import Record, record
from executives.networks.modifiers import (
    AD,
    EXECUTIVE,
    HOOKS,
    MODULE,
    MOGUL,
    NETWORK,
    SETTERS,
    SHOW,
    STAR,
    VALUES,
    Executive,
    Hooks,
    Modifier,
)


def one() -> int:
    """A hook."""
    return 1


def two() -> int:
    """Another hook."""
    return 2


def three() -> int:
    """A third hook."""
    return 3


@record
class Stub(Record):
    """A modifier that answers what it is told."""

    id: str
    rank: int
    answers: tuple[tuple[str, Callable[[], int]], ...] = ()

    def hook(self, name: str) -> Callable[..., Any] | None:
        """The function for a hook."""
        return dict(self.answers).get(name)


def stub(name: str, rank: int, **answers: Callable[[], int]) -> Stub:
    """A modifier with hooks by keyword."""
    return Stub(name, rank, tuple(answers.items()))


def table(*modifiers: Stub, reverse_ties: bool = False) -> HookTable:
    """The table of some modifiers; ``value`` is a setter, ``line`` is not."""
    return HookTable(
        modifiers,
        hooks=("line", "value"),
        setters=frozenset({"value"}),
        reverse_ties=reverse_ties,
    )


def test_functions_come_by_rank_then_by_id_whatever_the_order_given() -> None:
    """The order of play or registration never shows in a table."""
    parts = (stub("c", 0, line=one), stub("b", 1, line=two), stub("a", 1, line=three))
    for order in permutations(parts):
        assert table(*order).line == (one, three, two)


def test_ties_reverse_while_ranks_stay() -> None:
    """With reversed ties only modifiers of one rank change places."""
    parts = (stub("c", 0, line=one), stub("b", 1, line=two), stub("a", 1, line=three))
    for order in permutations(parts):
        assert table(*order, reverse_ties=True).line == (one, two, three)


def test_who_has_nothing_to_say_is_not_in_the_table() -> None:
    """A hook without an answer has an empty tuple."""
    made: Any = table(stub("a", 0, line=one), stub("b", 0))
    assert made.line == (one,)
    assert made.value == ()
    assert table().line == ()


def test_a_table_has_no_other_hooks() -> None:
    """Asking for a hook that does not exist is an error, not an empty answer."""
    with pytest.raises(AttributeError, match="no hook is called 'lines'"):
        _ = table(stub("a", 0, line=one)).lines


def test_two_setters_of_one_rank_are_refused() -> None:
    """Two modifiers of one rank that set one value need a declared order."""
    parts = (stub("a", 2, value=one), stub("b", 2, value=two))
    for order in permutations(parts):
        with pytest.raises(PluginError, match=r"a and b both set 'value'") as caught:
            table(*order)
        assert "different ranks" in str(caught.value)
    with pytest.raises(PluginError, match="both set 'value'"):
        table(*parts, reverse_ties=True)


def test_three_setters_are_refused_when_any_two_rival() -> None:
    """Rivals are found among more than two, also beside modifiers of other ranks."""
    rivals = (stub("a", 1, value=one), stub("b", 2, value=one), stub("c", 2, value=two))
    for order in permutations(rivals):
        with pytest.raises(PluginError):
            table(*order)
    around = (stub("a", 1, value=one), stub("b", 1, value=two), stub("c", 1, value=one))
    with pytest.raises(PluginError):
        table(*around)


def test_setters_with_a_declared_order_or_one_function_are_fine() -> None:
    """Different ranks declare an order; two copies of one card share their function."""
    made: Any = table(stub("b", 1, value=one), stub("a", 2, value=two))
    assert made.value == (one, two)
    copies: Any = table(stub("a", 1, value=one), stub("b", 1, value=one))
    assert copies.value == (one, one)


def test_lines_may_come_from_many_of_one_rank() -> None:
    """Only setters can be rivals: lines see the base only, so their order cannot matter."""
    made: Any = table(stub("a", 1, line=one), stub("b", 1, line=two))
    assert made.line == (one, two)


# -- the hooks of The Networks -----------------------------------------------------------------


def test_an_unknown_hook_name_fails_when_the_modifier_is_made() -> None:
    """A misspelt hook is an error at construction, not a hook that never answers."""
    with pytest.raises(TypeError, match="sign_costs"):
        Hooks(sign_costs=one)  # type: ignore[call-arg]
    with pytest.raises((TypeError, AttributeError)):
        Hooks().replace(sign_costs=one)


def test_a_modifier_answers_for_known_hooks_only() -> None:
    """``hook`` gives the function, None where there is none, an error for other names."""
    modifier = Modifier("card", NETWORK, Hooks(income=one))  # type: ignore[arg-type]
    assert modifier.hook("income") is one
    assert modifier.hook("sign_cost") is None
    with pytest.raises(AttributeError):
        modifier.hook("incomes")


def test_executives_come_first_in_every_order() -> None:
    """The rank of an executive is below those of modules, moguls and cards."""
    plugin = Executive(
        id="x",
        edition="second",
        section="X",
        name="X",
        complexity=1,
        hooks=Hooks(income=one),  # type: ignore[arg-type]
    )
    assert plugin.rank == EXECUTIVE == min(EXECUTIVE, MODULE, MOGUL, NETWORK, SHOW, STAR, AD)
    assert EXECUTIVE < MODULE < MOGUL < NETWORK < SHOW < STAR < AD
    assert plugin.hook("income") is one
    assert plugin.hook("fee") is None


def test_values_are_setters_and_lines_offers_and_most_triggers_are_not() -> None:
    """Every value hook is a setter; hooks that add up or queue frames are not."""
    assert set(HOOKS) > SETTERS > VALUES
    assert {"turn_grants", "orientation", "start_row", "pass_bonus", "landing"} <= VALUES
    assert {"sign_cost", "income", "show_score", "may", "turn_offers", "on_signed"}.isdisjoint(
        SETTERS
    )


def test_plugins_pickle() -> None:
    """A plugin is a value: it is equal after pickle and hooks are found again by name."""
    modifier = Modifier("card", NETWORK, Hooks(income=one))  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(modifier)) == modifier
