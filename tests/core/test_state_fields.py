"""What a declared field may hold, and what is said of anything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.state_fields import (
    Field,
    bit_set,
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    observations,
    per_seat,
    piece_counts,
    piece_list,
    record,
    seat_number,
    seat_set,
    sign_text,
    tracked,
)
from spielhafen.core.state_kinds import HIDDEN, NONE, SEATS, Dimensions, Misfit, counts_pieces, pieces_in

CARDS = PieceSet(total=(0, 0, 0, 1, 1, 2), names=("rum", "silk", "tea"))
THREE_SEATS = Dimensions(3, None)
MANY = st.integers(-5, 40)


def misfit(
    declared: Any, value: Any, *, hidden: bool = False, size: Dimensions = THREE_SEATS
) -> Misfit | None:
    assert isinstance(declared, Field)
    return declared.kind.misfit(value, size, hidden=hidden)


FITTING = [
    (integer(-3, 9), [-3, 0, 9], [-4, 10, HIDDEN - 3]),
    (choice("NESW"), [0, 3], [NONE, 4]),
    (choice("NESW", none=True), [NONE, 3], [-2, 4]),
    (flag(), [0, 1], [-1, 2]),
    (seat_number(), [0, 2], [NONE, 3]),
    (seat_number(none=True), [NONE, 2], [-2, 3]),
    (bit_set(3), [0, 7], [-1, 8]),
    (seat_set(), [0, 7], [-1, 8]),
    (sign_text("ab", 3), ["aba"], ["", "ab", "abab", "abc"]),
    (sign_text("ab", 3, may_be_empty=True), ["aba", ""], ["ab", "abc"]),
    (per_seat(integer(0, 9)), [[0, 9, 5]], [[], [1, 2], [1, 2, 3, 4], [1, 2, 10]]),
    (fixed_list(flag(), 2), [[0, 1]], [[], [0, 1, 0], [2, 0]]),
    (list_of(flag(), 2), [[], [1], [0, 1]], [[0, 0, 0], [2]]),
    (list_of(flag(), SEATS, fewest=1), [[1], [1, 1, 1]], [[], [1] * 4]),
    (record(seat_number(), integer(5, 6)), [[2, 6]], [[], [2], [2, 4], [3, 5], [2, 6, 0]]),
    (record(seat_number(), may_be_empty=True), [[], [1]], [[3], [1, 1]]),
    (record(seat_number(), rest=integer(7, 9), most=SEATS), [[1], [1, 7, 8, 9]], [[1, 6], [1, 7, 7, 7, 7]]),
    (piece_list(CARDS), [[], [0, 0, 1, 2, 1, 0]], [[3], [-1], [0] * 7]),
    (piece_list(CARDS, most=2), [[2, 2]], [[0, 0, 0]]),
    (piece_counts(CARDS), [[3, 2, 1], [0, 0, 0]], [[4, 0, 0], [3, 2], [3, 2, 1, 0], [-1, 0, 0]]),
    (per_seat(piece_list(CARDS)), [[[0], [], [1, 2]]], [[[0], []], [[0], [], [3]], [0, 1, 2]]),
    (
        tracked(2, 4, counted_by="held"),
        [[[0, 3], [1, 8], [15, 15], [2, 2]]],
        [[[0, 4], [1, 1], [1, 1], [1, 1]], [[0, 0]] * 4],
    ),
    (observations(), [[], [[], [[1, 2], []], []]], [[[]], [[], [[1.5]], []], [[], [3], []]]),
]


@pytest.mark.parametrize(("declared", "good", "bad"), FITTING, ids=lambda value: None)
def test_what_is_within_bounds_fits_and_nothing_else(declared: Any, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if misfit(declared, value)] == []
    assert [value for value in bad if not misfit(declared, value)] == []


@pytest.mark.parametrize("declared", [declared for declared, _, _ in FITTING], ids=lambda value: None)
@pytest.mark.parametrize("value", [None, True, 1.0, {}, {"step": "End"}, [None], [True], [[[[0]]]], ("a",)])
def test_a_value_of_another_type_is_refused(declared: Any, value: Any) -> None:
    assert misfit(declared, value) is not None


@given(MANY, MANY, MANY)
def test_a_number_is_refused_with_its_bounds(low: int, high: int, value: int) -> None:
    low, high = min(low, high), max(low, high)
    found = misfit(integer(low, high), value)

    if low <= value <= high:
        assert found is None
    else:
        assert found is not None
        told = {
            "broken-number": {"low": str(low), "high": str(high)},
            "broken-only-number": {"only": str(low)},
        }
        assert found.reason.args == {"value": str(value), **told[found.reason.key]}
        assert found.reason.key == ("broken-only-number" if low == high else "broken-number")


@pytest.mark.parametrize(
    ("declared", "value", "path", "key", "args"),
    [
        (
            per_seat(piece_list(CARDS)),
            [[0], [1, 7], []],
            (1, 1),
            "broken-number",
            {"value": "7", "high": "2"},
        ),
        (per_seat(integer(0, 9)), [0, 0], (), "broken-length", {"found": 2, "wanted": 3}),
        (list_of(flag(), 2), [0, 0, 0], (), "broken-length-between", {"found": 3, "low": 0, "high": 2}),
        (sign_text("ab", 3), "axb", (1,), "broken-sign", {"sign": "x", "signs": "ab"}),
        (sign_text("ab", 3), "a", (), "broken-signs", {"found": 1, "wanted": 3}),
        (record(seat_number(), integer(5, 6)), [2, 9], (1,), "broken-number", {"low": "5"}),
        (piece_counts(CARDS), [3, 2, 2], (2,), "broken-number", {"high": "1"}),
        (observations(), [[], [], 3], (2,), "broken-value", {}),
    ],
)
def test_the_place_of_what_does_not_fit_is_named(
    declared: Any, value: Any, path: tuple[int, ...], key: str, args: dict[str, Any]
) -> None:
    found = misfit(declared, value)

    assert found is not None
    assert (found.path, found.reason.key) == (path, key)
    assert args.items() <= dict(found.reason.args).items()


def test_in_a_view_a_number_may_be_hidden() -> None:
    hands = per_seat(piece_list(CARDS))

    assert misfit(hands, [[HIDDEN, HIDDEN], [0], []], hidden=True) is None
    assert misfit(hands, [[HIDDEN, HIDDEN], [0], []]) is not None
    assert misfit(piece_counts(CARDS), [HIDDEN] * 3, hidden=True) is None
    assert misfit(hands, [[HIDDEN - 1], [0], []], hidden=True) is not None


def test_bounds_may_depend_on_the_options() -> None:
    declared = list_of(
        integer(0, lambda seats, options: options * 10), lambda seats, options: seats + options
    )

    assert misfit(declared, [20] * 5, size=Dimensions(3, 2)) is None
    assert misfit(declared, [20] * 6, size=Dimensions(3, 2)) is not None
    assert misfit(declared, [11], size=Dimensions(3, 1)) is not None


def test_a_list_knows_which_pieces_it_holds() -> None:
    assert pieces_in(per_seat(piece_list(CARDS)).kind) is CARDS
    assert pieces_in(piece_counts(CARDS).kind) is CARDS
    assert pieces_in(list_of(flag(), 2).kind) is None
    assert counts_pieces(piece_counts(CARDS).kind)
    assert not counts_pieces(piece_list(CARDS).kind)


def test_a_set_of_pieces_counts_and_names_its_kinds() -> None:
    assert (CARDS.kinds(), CARDS.counts()) == (3, [3, 2, 1])
    assert [CARDS.name_of(piece) for piece in (0, 2, 7)] == ["rum", "tea", "7"]
