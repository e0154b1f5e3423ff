"""Reviews: turning points are found where they are, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from spielhafen.bots.candidates import paired_difference
from spielhafen.bots.review import (
    MAX_TURNING_POINTS,
    MIN_LOSS,
    Verification,
    choose_turning_points,
    find_decisions,
    holm_standard_errors,
    review_match,
    screen_decision,
    verify_decision,
)
from spielhafen.core.game import find_game, find_games
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, OVER, sample
from tests.bots.test_luck_report import play_match
from tests.toys.skerry import GAME as SKERRY
from tests.toys.stones import GAME as STONES
from tests.toys.stones.moves import TAKE, Take
from tests.toys.stones.rules import move_value
from tests.toys.stones.state import Heap

Player: TypeAlias = "Callable[[Heap], int]"
"""Returns how many stones to take."""


def values(g: Heap) -> dict[int, float]:
    return {taken: move_value(g.stones, taken) for taken in range(1, min(3, g.stones) + 1)}


def perfect(g: Heap) -> int:
    return max(values(g), key=lambda taken: values(g)[taken])


def worst(g: Heap) -> int:
    return min(values(g), key=lambda taken: values(g)[taken])


def play_stones(first: Player, second: Player, seed: int) -> Logbook:
    """Play a game of Stones."""
    g, random, book = STONES.start(2), Random(seed), Logbook(STONES, ["Ada", "Bo"], {})
    assert isinstance(g, Heap)
    while (actor := g.actor()) != OVER:
        move = sample(g, random) if actor == CHANCE else TAKE[(first, second)[actor](g) - 1]
        book.plies.append(Ply(actor, str(move)))
        g.play(move)
    return book


def found_at(loss: float, error: float, worlds: int = 1000) -> Verification:
    return Verification(loss, error, worlds, 0.5, None)


@pytest.mark.parametrize("seed", range(6))
def test_a_perfect_player_has_no_turning_points(seed: int) -> None:
    book = play_stones(perfect, worst, seed)
    assert find_decisions(book, 0)
    assert review_match(book, 0, seed) == []


@pytest.mark.parametrize("seed", range(3))
def test_a_blunder_is_found_with_its_cost(seed: int) -> None:
    stones = [0]

    def blunder_once(g: Heap) -> int:
        if not stones[0] and g.stones < 12 and max(values(g).values()) - min(values(g).values()) > 0.3:
            stones[0] = g.stones
            return worst(g)
        return perfect(g)

    book = play_stones(blunder_once, worst, seed)
    (point,) = review_match(book, 0, seed)

    heap = point.decision.view
    assert isinstance(heap, Heap)
    assert heap.stones == stones[0]
    (better,), (played, *_) = point.better, point.decision.played
    assert isinstance(better, Take)
    assert isinstance(played, Take)
    cost = move_value(heap.stones, better.stones) - move_value(heap.stones, played.stones)
    assert cost > 0
    assert point.found.loss == pytest.approx(cost, abs=0.1)
    assert point.found.error < 0.03


def test_the_review_depends_on_the_seed_only() -> None:
    book = play_stones(worst, perfect, 1)
    assert [point.found for point in review_match(book, 0, 4)] == [
        point.found for point in review_match(book, 0, 4)
    ]
    assert review_match(book, 0, 4)


def test_the_standard_error_fits_the_spread_of_verifications() -> None:
    decision = find_decisions(play_stones(worst, perfect, 1), 0)[0]
    screening = screen_decision(STONES, decision.view, decision.played, 1)
    assert screening is not None

    found = [verify_decision(STONES, decision.view, screening, seed, 400) for seed in range(30)]

    _, error_of_mean = paired_difference([one.loss for one in found], [0.0] * len(found))
    spread = error_of_mean * len(found) ** 0.5
    mean_error = sum(one.error for one in found) / len(found)
    assert spread / 1.6 < mean_error < spread * 1.6


def test_with_more_decisions_each_must_be_surer() -> None:
    assert holm_standard_errors(1, 10**6) == pytest.approx(2.0, abs=0.001)
    assert holm_standard_errors(12, 10**6) == pytest.approx(2.9, abs=0.02)

    barely = found_at(0.1, 0.1 / 2.3)

    assert choose_turning_points({1: barely}) == [1]
    assert choose_turning_points({1: barely, 2: found_at(0.0, 0.1)}) == [1]
    assert choose_turning_points({1: barely} | {ply: found_at(0.0, 0.1) for ply in range(2, 9)}) == []
    assert choose_turning_points({1: barely, 2: found_at(0.5, 0.01)}) == [1, 2]


def test_among_decisions_without_loss_hardly_any_review_finds_a_turning_point() -> None:
    random, reviews = Random(1), 2000
    false = sum(
        bool(choose_turning_points({ply: found_at(random.gauss(0, 0.05), 0.05) for ply in range(12)}))
        for _ in range(reviews)
    )
    assert false / reviews < 0.023 + 0.012


def test_the_worst_five_are_told_in_the_order_of_play() -> None:
    found = {ply: found_at(0.3 + ply / 100, 0.01) for ply in range(9)}
    assert choose_turning_points(found) == [4, 5, 6, 7, 8]
    assert len(choose_turning_points(found)) == MAX_TURNING_POINTS
    assert choose_turning_points({1: found_at(MIN_LOSS / 2, 0.0001)}) == []


def test_decisions_are_seen_as_the_player_saw_them() -> None:
    book = play_match(SKERRY, 2, 40)
    for seat in range(2):
        for decision in find_decisions(book, seat):
            assert decision.view.viewer == seat
            assert decision.played[0] in decision.view.moves()
            assert len(decision.view.moves()) > 1
            hands = decision.view.hands  # type: ignore[attr-defined]
            assert "?" in repr(hands[1 - seat]) or not hands[1 - seat] or hands[1 - seat][0] < 0


@pytest.mark.parametrize("name", sorted(find_games()))
def test_decisions_of_every_game_can_be_reviewed(name: str) -> None:
    game = find_game(name)
    book = play_match(game, 3, 80, 2)
    decisions = find_decisions(book, 0)[:2]
    for decision in decisions:
        screening = screen_decision(game, decision.view, decision.played, 1, 20)
        if screening is None:
            continue
        found = verify_decision(game, decision.view, replace(screening), 1, 40)
        assert 0 <= found.worth <= 1
        assert found.worlds >= 10
        assert found == verify_decision(game, decision.view, screening, 1, 40)
    assert decisions
