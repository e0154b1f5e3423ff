"""Circles of states are found, and valued by the way out or by equations."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spielhafen.core.errors import RulesError
from spielhafen.solvers.backward_induction import solve_equations
from spielhafen.solvers.components import strongly_connected


def test_components_come_after_all_that_follow_them() -> None:
    found = [sorted(one) for one in strongly_connected([[1, 3], [2], [1, 4], [4], []])]
    assert found == [[4], [1, 2], [3], [0]]


def test_a_long_way_is_no_matter() -> None:
    count = 20_000
    following = [[number + 1] for number in range(count)] + [[]]
    assert len(list(strongly_connected(following))) == count + 1


def test_ties_that_are_rolled_again_are_equations() -> None:
    half, third = Fraction(1, 2), Fraction(1, 3)
    assert solve_equations([[1 - third, third]]) == [half]
    assert solve_equations([[Fraction(0), Fraction(1), half], [Fraction(2), Fraction(0), third]]) == [
        Fraction(1, 6),
        half,
    ]
    with pytest.raises(RulesError):
        solve_equations([[Fraction(0), half]])
