"""Returns are what a game was worth to each seat: winless, unfinished and solo games, too."""

from __future__ import annotations

from math import isclose

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.returns import find_returns


def test_the_winner_gets_what_the_others_lose() -> None:
    assert find_returns([1], 2) == (-1, 1)
    assert find_returns([0], 3) == (1, -1 / 2, -1 / 2)


def test_winners_share() -> None:
    assert find_returns([1, 2], 4) == (-1 / 3, 1 / 3, 1 / 3, -1 / 3)


@pytest.mark.parametrize("winners", [None, [], [0, 1, 2]])
def test_unfinished_winless_and_drawn_games_are_worth_nothing(winners: list[int] | None) -> None:
    assert find_returns(winners, 3) == (0, 0, 0)


def test_alone_one_wins_or_loses() -> None:
    assert find_returns([0], 1) == (1,)
    assert find_returns([], 1) == (-1,)
    assert find_returns(None, 1) == (0,)


@pytest.mark.parametrize("seats", range(2, 7))
def test_returns_lie_between_their_bounds_and_add_up_to_nothing(seats: int) -> None:
    for bits in range(1 << seats):
        found = find_returns([seat for seat in range(seats) if bits >> seat & 1], seats)
        assert all(-1 <= one <= 1 for one in found)
        assert isclose(sum(found), 0, abs_tol=1e-9)


def test_a_game_tells_the_returns_of_a_state() -> None:
    game = find_game("santa_timea")
    g = game.start(3)
    assert game.returns(g) == (0, 0, 0)

    g.end([2])
    assert game.returns(g) == (-1 / 2, -1 / 2, 1)
