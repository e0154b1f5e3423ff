"""The candidates of a search: which of them are kept, and which is played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spielhafen.bots.candidates import (
    MIN_WORLDS,
    Candidate,
    drop_hopeless,
    evaluations,
    keep_better_half,
    rank_candidates,
)
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move


def moves() -> Sequence[Move]:
    """Return some different moves."""
    return find_game("santa_timea").catalogue.moves[:5]


def candidates_with(*values: Sequence[float]) -> list[Candidate]:
    """Return candidates with these values in the same worlds."""
    candidates = [Candidate((move,)) for move in moves()[: len(values)]]
    for one, own_values in zip(candidates, values, strict=True):
        one.values = list(own_values)
    return candidates


VARYING = [0.12, 0.71, 0.31, 0.83, 0.23, 0.62, 0.41, 0.92, 0.52, 0.53]


def test_candidates_that_are_surely_worse_than_or_equal_to_the_best_are_dropped() -> None:
    worse, other = [value - 0.1 for value in VARYING], VARYING[::-1]
    first, poor, like, same = candidates_with(VARYING, worse, other, VARYING)

    assert drop_hopeless([first, poor, like, same], first) == [first, like]


def test_nothing_is_sure_after_a_few_worlds() -> None:
    candidates = candidates_with(VARYING[1:], [0.0] * (MIN_WORLDS - 1))

    assert drop_hopeless(candidates, candidates[0]) == candidates


def test_the_first_candidate_is_kept_until_one_is_left() -> None:
    low = [value - 0.1 for value in VARYING]
    first, good, like = candidates_with(low, VARYING, VARYING[::-1])

    assert drop_hopeless([first, good, like], first) == [first, good, like]
    assert drop_hopeless([first, good], first) == [good]


def test_the_better_half_and_the_first_candidate_are_kept() -> None:
    first, *others = candidates_with([0.1], [0.2], [0.5], [0.3], [0.4])

    assert keep_better_half([first, *others], first) == [first, others[1], others[3]]
    assert keep_better_half(others, first) == [others[1], others[3]]
    assert keep_better_half([first, others[0]], first) == [first, others[0]]


def test_the_policy_is_followed_unless_another_move_is_better_beyond_doubt() -> None:
    candidates = [Candidate((move,)) for move in moves()[:3]]
    candidates[0].values = [0.5, 0.1, 0.9, 0.5]
    candidates[1].values = [0.1, 0.9, 0.2, 0.9]
    candidates[2].values = [0.0, 0.0]

    assert [thought.move for thought in evaluations(rank_candidates(candidates, 0.5))] == [
        one.move for one in candidates
    ]
    assert [thought.move for thought in evaluations(rank_candidates(candidates, None))] == [
        candidates[1].move,
        candidates[0].move,
        candidates[2].move,
    ]


def test_what_is_better_in_every_world_is_better_beyond_doubt() -> None:
    candidates = [Candidate((move,)) for move in moves()[:2]]
    candidates[0].values = [0.1, 0.8, 0.3]
    candidates[1].values = [0.2, 0.9, 0.4]

    best, other = evaluations(rank_candidates(candidates, 0.5))

    assert best.move is candidates[1].move
    assert other.error == pytest.approx(0.0)


@pytest.mark.parametrize("result", [0.0, 1.0, 0.5, 1 / 3])
def test_equal_results_of_finished_games_do_not_make_candidates_equal(result: float) -> None:
    candidates = candidates_with([result] * MIN_WORLDS, [result] * MIN_WORLDS)

    assert drop_hopeless(candidates, candidates[0]) == candidates
