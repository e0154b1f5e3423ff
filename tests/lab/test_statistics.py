"""Averages and shares with their intervals."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.lab.statistics import average, average_share, share


def test_an_average_with_its_interval() -> None:
    found = average([1, 2, 3, 4])

    assert (found.mean, found.least, found.median, found.most, found.count) == (2.5, 1, 2.5, 4, 4)
    assert found.high - found.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)


def test_nine_of_ten_numbers_keep_within_the_ninth() -> None:
    assert average([5, 3, 9, 1, 7, 10, 2, 8, 4, 6]).nine_of_ten == 9


def test_of_one_number_the_interval_is_empty() -> None:
    found = average([7])

    assert found.low == found.mean == found.high == 7


def test_few_like_shares_are_not_taken_for_certain() -> None:
    always, even, often = average_share([1.0] * 6), average_share([0.5] * 20), average_share([1.0] * 600)

    assert always.mean == always.high == 1
    assert 0.55 < always.low < 0.7
    assert even.mean == 0.5
    assert 0.4 < even.low < 0.48
    assert 0.98 < often.low < 1


def test_the_interval_of_shares_holds_the_truth_nineteen_times_of_twenty() -> None:
    random = Random(2)
    held = 0
    for _ in range(1000):
        found = average_share([(random.random() < 0.9) / 2 + (random.random() < 0.9) / 2 for _ in range(12)])
        held += found.low <= 0.9 <= found.high

    assert held > 930


def test_a_share_keeps_within_nothing_and_everything() -> None:
    none, some, all_of_it = share(0, 20), share(5, 20), share(20, 20)

    assert none.low == 0 < none.high < 0.25
    assert some.low < some.share == 0.25 < some.high
    assert 0.75 < all_of_it.low < all_of_it.high == 1


def test_a_share_of_nothing_may_be_anything() -> None:
    found = share(0, 0)

    assert (found.low, found.high) == (0, 1)


def test_the_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    random = Random(1)
    held = 0
    for _ in range(1000):
        found = share(sum(random.random() < 0.3 for _ in range(50)), 50)
        held += found.low <= 0.3 <= found.high

    assert 920 < held < 980
