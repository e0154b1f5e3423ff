"""Averages and shares with their intervals."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.lab.statistics import Share, average, average_share, share


def once(hits: int, of: int) -> Share:
    """Return the share of an event with one chance in each game."""
    return share([(1, 1)] * hits + [(0, 1)] * (of - hits))


def test_an_average_has_its_interval() -> None:
    found = average([1, 2, 3, 4])

    assert (found.mean, found.minimum, found.median, found.maximum, found.count) == (2.5, 1, 2.5, 4, 4)
    assert found.high - found.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)


def test_nine_of_ten_numbers_are_at_most_the_ninth() -> None:
    assert average([5, 3, 9, 1, 7, 10, 2, 8, 4, 6]).p90 == 9


def test_the_interval_of_one_number_is_empty() -> None:
    found = average([7])

    assert found.low == found.mean == found.high == 7


def test_few_equal_shares_are_not_certain() -> None:
    always, even, often = average_share([1.0] * 6), average_share([0.5] * 20), average_share([1.0] * 600)

    assert always.mean == always.high == 1
    assert 0.55 < always.low < 0.7
    assert even.mean == 0.5
    assert 0.4 < even.low < 0.48
    assert 0.98 < often.low < 1


def test_the_interval_of_shares_holds_the_true_value_nineteen_times_in_twenty() -> None:
    random = Random(2)
    held = 0
    for _ in range(1000):
        found = average_share([(random.random() < 0.9) / 2 + (random.random() < 0.9) / 2 for _ in range(12)])
        held += found.low <= 0.9 <= found.high

    assert held > 930


def test_a_share_and_its_interval_are_between_0_and_1() -> None:
    none, some, all_of_it = once(0, 20), once(5, 20), once(20, 20)

    assert none.low == 0 < none.high < 0.25
    assert some.low < some.share == 0.25 < some.high
    assert 0.75 < all_of_it.low < all_of_it.high == 1


def test_the_interval_holds_the_true_value_nineteen_times_in_twenty() -> None:
    random = Random(1)
    held = 0
    for _ in range(1000):
        found = once(sum(random.random() < 0.3 for _ in range(50)), 50)
        held += found.low <= 0.3 <= found.high

    assert 920 < held < 980


def test_events_within_a_game_are_not_independent() -> None:
    """Events that always or never happen within a game give no more certainty than one per game."""
    together = share([(50, 50), (0, 50)] * 50)
    alone = once(50, 100)

    assert (together.hits, together.of, together.share) == (2500, 5000, 0.5)
    assert (together.low, together.high) == pytest.approx((alone.low, alone.high), abs=0.001)


def test_events_independent_within_games_all_count() -> None:
    random = Random(3)
    games = [(sum(random.random() < 0.3 for _ in range(20)), 20) for _ in range(400)]
    found, alone = share(games), once(sum(hits for hits, _ in games), 8000)

    assert found.high - found.low == pytest.approx(alone.high - alone.low, rel=0.1)
    assert found.high - found.low >= alone.high - alone.low - 1e-12


def test_the_interval_of_events_that_vary_between_games_holds_the_true_value() -> None:
    random = Random(4)
    held = alone = 0
    for _ in range(500):
        chances = [random.choice((0.1, 0.5)) for _ in range(40)]
        games = [(sum(random.random() < chance for _ in range(30)), 30) for chance in chances]
        found, apart = share(games), once(sum(hits for hits, _ in games), 1200)
        held += found.low <= 0.3 <= found.high
        alone += apart.low <= 0.3 <= apart.high

    assert held > 460
    assert alone < 400


@pytest.mark.parametrize("games", [[(3, 3)], [(0, 9)], [(4, 4), (7, 7)], [(2, 5)], [(1, 2), (2, 4)]])
def test_few_games_are_not_certain(games: list[tuple[int, int]]) -> None:
    found = share(games)

    assert found.low <= found.share <= found.high
    assert found.high - found.low > 0.3


def test_a_share_of_no_events_has_the_widest_interval() -> None:
    found = share([(0, 0), (0, 0)])

    assert (found.hits, found.of, found.low, found.high) == (0, 0, 0, 1)
