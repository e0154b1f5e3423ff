"""Elo numbers from duels."""

from __future__ import annotations

from itertools import combinations

import pytest

from spielhafen.core.game import find_game
from spielhafen.lab import Average, Duel, arena
from spielhafen.lab.elo import ratings

ELO = {"boy": 0.0, "sailor": 120.0, "captain": 300.0}


def share(first: str, second: str) -> float:
    """What the model says of two levels."""
    return 1 / (1 + 10 ** ((ELO[second] - ELO[first]) / 400))


def duel(first: str, second: str, wins: float, count: int = 400) -> Duel:
    """A duel that came out like this."""
    error = 1.96 * (wins * (1 - wins) / count) ** 0.5
    return Duel(first, second, Average(wins, wins - error, wins + error, 0, wins, 1, 1, count), None)


def test_duels_as_the_model_has_them_give_its_numbers_back() -> None:
    found = {
        one.level: one.elo for one in ratings([duel(*pair, share(*pair)) for pair in combinations(ELO, 2)])
    }

    assert found == {level: pytest.approx(elo, abs=2) for level, elo in ELO.items()}


def test_the_strongest_comes_first_and_the_weakest_is_what_others_are_measured_by() -> None:
    found = ratings([duel("captain", "boy", 0.8), duel("sailor", "boy", 0.6), duel("sailor", "captain", 0.3)])

    assert [one.level for one in found] == ["captain", "sailor", "boy"]
    assert (found[-1].elo, found[-1].low, found[-1].high) == (0, 0, 0)
    assert all(one.low < one.elo < one.high for one in found[:-1])


def test_more_games_leave_less_in_doubt() -> None:
    few, many = (ratings([duel("captain", "boy", 0.7, count)])[0] for count in (50, 5000))

    assert many.high - many.low < (few.high - few.low) / 5
    assert few.low < many.elo < few.high


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = ratings([duel("captain", "boy", 1.0, 100)])[0]

    assert 600 < found.elo < 1200
    assert found.low < found.elo - 200


def test_levels_that_never_met_are_compared_by_way_of_others() -> None:
    found = {
        one.level: one.elo for one in ratings([duel("captain", "sailor", 0.7), duel("sailor", "boy", 0.7)])
    }

    assert found["captain"] == pytest.approx(2 * found["sailor"], rel=0.01)


def test_a_duel_ends_when_it_is_known_precisely_enough() -> None:
    game = find_game("santa_timea")

    found = arena(game, ["random", "greedy"], 2, deals=100, precise=0.2, seed=3, workers=1)

    wins = found.duels[0].wins
    assert wins.count == 10
    assert (wins.high - wins.low) / 2 <= 0.2
    assert found == arena(game, ["random", "greedy"], 2, deals=100, precise=0.2, seed=3, workers=2)
