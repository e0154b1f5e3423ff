"""What a search compares: who may yet be best, and what is played."""

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
    """Different moves, whichever."""
    return find_game("santa_timea").catalogue.moves[:5]


def worths(*values: Sequence[float]) -> list[Candidate]:
    """Candidates that were worth so much in the same worlds."""
    found = [Candidate((move,)) for move in moves()[: len(values)]]
    for one, told in zip(found, values, strict=True):
        one.values = list(told)
    return found


SWAYING = [0.12, 0.71, 0.31, 0.83, 0.23, 0.62, 0.41, 0.92, 0.52, 0.53]


def test_what_is_surely_worse_than_the_best_leaves_at_once_and_so_does_what_comes_to_the_same() -> None:
    worse, other = [value - 0.1 for value in SWAYING], SWAYING[::-1]
    first, poor, like, same = worths(SWAYING, worse, other, SWAYING)

    assert drop_hopeless([first, poor, like, same], first) == [first, like]


def test_nothing_is_sure_after_a_few_worlds() -> None:
    candidates = worths(SWAYING[1:], [0.0] * (MIN_WORLDS - 1))

    assert drop_hopeless(candidates, candidates[0]) == candidates


def test_what_the_others_have_to_beat_stays_until_one_is_left() -> None:
    low = [value - 0.1 for value in SWAYING]
    first, good, like = worths(low, SWAYING, SWAYING[::-1])

    assert drop_hopeless([first, good, like], first) == [first, good, like]
    assert drop_hopeless([first, good], first) == [good]


def test_the_better_half_goes_on_and_what_it_has_to_beat() -> None:
    first, *others = worths([0.1], [0.2], [0.5], [0.3], [0.4])

    assert keep_better_half([first, *others], first) == [first, others[1], others[3]]
    assert keep_better_half(others, first) == [others[1], others[3]]
    assert keep_better_half([first, others[0]], first) == [first, others[0]]


def test_the_rule_of_thumb_is_followed_where_nothing_else_is_better_beyond_doubt() -> None:
    likes = [Candidate((move,)) for move in moves()[:3]]
    likes[0].values = [0.5, 0.1, 0.9, 0.5]
    likes[1].values = [0.1, 0.9, 0.2, 0.9]
    likes[2].values = [0.0, 0.0]

    assert [thought.move for thought in evaluations(rank_candidates(likes, 0.5))] == [
        one.move for one in likes
    ]
    assert [thought.move for thought in evaluations(rank_candidates(likes, None))] == [
        likes[1].move,
        likes[0].move,
        likes[2].move,
    ]


def test_what_is_better_in_every_world_is_better_beyond_doubt() -> None:
    likes = [Candidate((move,)) for move in moves()[:2]]
    likes[0].values = [0.1, 0.8, 0.3]
    likes[1].values = [0.2, 0.9, 0.4]

    best, other = evaluations(rank_candidates(likes, 0.5))

    assert best.move is likes[1].move
    assert other.error == pytest.approx(0.0)


@pytest.mark.parametrize("result", [0.0, 1.0, 0.5, 1 / 3])
def test_what_is_lost_or_won_in_all_worlds_that_were_tried_need_not_be_in_others(result: float) -> None:
    candidates = worths([result] * MIN_WORLDS, [result] * MIN_WORLDS)

    assert drop_hopeless(candidates, candidates[0]) == candidates
