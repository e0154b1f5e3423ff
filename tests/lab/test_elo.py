"""Elo numbers from duels."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import log, log10
from random import Random

import pytest

from spielhafen.core.game import find_game
from spielhafen.lab import Average, DuelResult, run_arena
from spielhafen.lab.elo import Rating, compute_ratings, share_at_table, share_between_two
from spielhafen.lab.statistics import average_share

ELO = {"boy": 0.0, "sailor": 120.0, "captain": 300.0}


def share(first: str, second: str) -> float:
    """Return the expected share of two levels by the model."""
    return 1 / (1 + 10 ** ((ELO[second] - ELO[first]) / 400))


def duel(first: str, second: str, wins: float, count: int = 400) -> DuelResult:
    """Return a duel with this result."""
    error = (wins * (1 - wins) / count) ** 0.5
    low, high = wins - 1.96 * error, wins + 1.96 * error
    return DuelResult(first, second, Average(wins, error, low, high, 0, wins, 1, 1, count), None)


def number(rating: Rating) -> tuple[float, float, float]:
    """Return the number of a level that has one, and its interval."""
    assert rating.elo is not None
    assert rating.low is not None
    assert rating.high is not None
    return rating.elo, rating.low, rating.high


def told(duels: list[DuelResult]) -> dict[str, Rating]:
    return {one.level: one for one in compute_ratings(duels)}


def test_duels_by_the_model_give_the_numbers_of_the_model() -> None:
    found = {
        one.level: one.elo
        for one in compute_ratings([duel(*pair, share(*pair)) for pair in combinations(ELO, 2)])
    }

    assert found == {level: pytest.approx(elo, abs=0.01) for level, elo in ELO.items()}


def test_the_strongest_comes_first_and_the_weakest_has_zero() -> None:
    found = compute_ratings(
        [duel("captain", "boy", 0.8), duel("sailor", "boy", 0.6), duel("sailor", "captain", 0.3)]
    )

    assert [one.level for one in found] == ["captain", "sailor", "boy"]
    assert (found[-1].elo, found[-1].low, found[-1].high) == (0, 0, 0)
    for elo, low, high in map(number, found[:-1]):
        assert low < elo < high


def test_more_games_give_a_shorter_interval() -> None:
    few, many = (number(compute_ratings([duel("captain", "boy", 0.7, count)])[0]) for count in (50, 5000))

    assert many[2] - many[1] < (few[2] - few[1]) / 5
    assert few[1] < many[0] < few[2]


def test_the_interval_follows_the_error_and_not_the_interval_of_the_share() -> None:
    results = [1.0] * 15 + [0.5] * 4 + [0.0]
    narrow, wide = (
        number(compute_ratings([DuelResult("captain", "boy", average_share(results, errors), None)])[0])
        for errors in (1.96, 4.0)
    )

    assert average_share(results, 4.0).high == 1
    assert narrow == wide
    error = average_share(results).error / (0.85 * 0.15)  # of the logarithm of the odds
    assert narrow[2] - narrow[0] == pytest.approx(1.96 * error * 400 / log(10))


def test_the_interval_of_a_level_holds_the_true_value_nineteen_times_in_twenty() -> None:
    random, held = Random(3), 0
    for _ in range(300):
        results = [
            [(random.random() < share(*pair)) / 2 + (random.random() < share(*pair)) / 2 for _ in range(40)]
            for pair in combinations(ELO, 2)
        ]
        duels = [
            DuelResult(*pair, average_share(won, 2.5), None)
            for pair, won in zip(combinations(ELO, 2), results, strict=True)
        ]
        captain = told(duels)["captain"]
        _, low, high = number(captain)
        held += low <= ELO["captain"] <= high

    assert 0.92 * 300 < held < 0.985 * 300


def test_a_level_that_lost_everything_has_only_a_bound_that_more_games_lower() -> None:
    def random(count: int) -> Rating:
        return told([duel("captain", "boy", 0.8), duel("boy", "random", 1.0, count)])["random"]

    few, many = random(20), random(200)

    assert (few.elo, few.low, many.elo, many.low) == (None, None, None, None)
    assert few.high == pytest.approx(
        400 * log10(1 / 0.025 ** (1 / 20) - 1)
    )  # the share at which 20 games are lost with this probability
    assert many.high is not None
    assert few.high is not None
    assert many.high < few.high - 300


def test_a_level_that_won_everything_has_only_a_bound_and_comes_first() -> None:
    found = compute_ratings(
        [duel("captain", "boy", 0.8), duel("admiral", "boy", 1.0, 10), duel("admiral", "captain", 1.0, 10)]
    )

    assert [one.level for one in found] == ["admiral", "captain", "boy"]
    assert (found[0].elo, found[0].high) == (None, None)
    assert found[0].low is not None
    assert found[0].low > number(found[1])[1]


def test_in_a_duel_won_throughout_the_loser_has_zero() -> None:
    captain, boy = compute_ratings([duel("captain", "boy", 1.0, 20)])

    assert number(boy) == (0, 0, 0)
    assert (captain.elo, captain.high) == (None, None)
    assert captain.low is not None
    assert captain.low > 200


def test_a_duel_won_throughout_changes_no_level_rated_by_others() -> None:
    order = ["admiral", "captain", "boy", "random"]
    chain = [duel(one, other, 0.9, 40) for one, other in pairwise(order)]

    before, after = (
        {one.level: number(one)[0] for one in compute_ratings(duels)}
        for duels in (chain, [*chain, duel("admiral", "random", 1.0, 40)])
    )

    assert after == {level: pytest.approx(elo, abs=10) for level, elo in before.items()}


def test_a_bound_follows_the_shortest_chain_of_duels() -> None:
    upper = [duel("admiral", "captain", 0.9), duel("captain", "sailor", 0.9)]
    steps = [*upper, duel("sailor", "boy", 1.0), duel("boy", "random", 0.9)]

    found = told([*steps, duel("admiral", "random", 1.0)])

    boy, random = found["boy"].high, found["random"].high
    assert boy is not None
    assert random is not None
    assert random < boy < 0
    assert [one.level for one in compute_ratings(steps)] == ["admiral", "captain", "sailor", "boy", "random"]


def test_a_level_without_informative_duels_is_not_rated() -> None:
    duels = [duel("captain", "boy", 0.8), duel("admiral", "captain", 1.0), duel("admiral", "greedy", 1.0)]

    greedy = told(duels)["greedy"]

    assert (greedy.elo, greedy.low, greedy.high) == (None, None, None)


def test_levels_that_never_met_are_compared_through_others() -> None:
    found = told([duel("captain", "sailor", 0.7), duel("sailor", "boy", 0.7)])

    assert number(found["captain"])[0] == pytest.approx(2 * number(found["sailor"])[0])


def test_a_duel_ends_when_it_is_known_precisely_enough() -> None:
    game = find_game("santa_timea")

    found = run_arena(game, ["random", "greedy"], 2, deals=100, precision=0.2, seed=3, workers=1)

    wins = found.duels[0].wins
    assert wins.count == 10
    assert (wins.high - wins.low) / 2 <= 0.2
    assert found == run_arena(game, ["random", "greedy"], 2, deals=100, precision=0.2, seed=3, workers=2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_numbers_mean_the_same_for_any_number_of_seats(seats: int) -> None:
    found = compute_ratings([duel("captain", "boy", share_at_table(10 / 11, seats))], seats)

    assert found[0].elo == pytest.approx(400, abs=0.01)
    assert share_between_two(share_at_table(0.3, seats), seats) == pytest.approx(0.3)
