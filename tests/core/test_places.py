"""The winners are first; among the others the ranking of the game decides."""

from __future__ import annotations

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.game_figures import count_points, count_rounds
from spielhafen.core.places import find_places, find_results, rank_seats
from spielhafen.core.play import State
from spielhafen.core.text import text
from tests.toys.skerry import GAME, rules, scene


def over(seats: int, *winners: int) -> State:
    """Return a game of Skerry that these seats have won."""
    g = GAME.start(seats)
    g.end(winners)
    return g


def test_before_the_end_and_without_a_winner_there_are_no_places() -> None:
    assert find_places(GAME, GAME.start(3)) == ()
    assert find_places(GAME, over(3)) == ()


def test_without_a_ranking_the_others_share_the_place_behind_the_winners() -> None:
    assert find_places(GAME, over(3, 1)) == (2, 1, 2)
    assert find_places(GAME, over(3, 0, 2)) == (1, 3, 1)


def test_the_ranking_decides_behind_the_winners_but_not_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [9, 4, 7]
    monkeypatch.setattr(rules, "rank", lambda _, seat: points[seat], raising=False)
    assert find_places(GAME, over(3, 1)) == (2, 1, 3)
    assert find_places(GAME, over(3, 1, 2)) == (3, 1, 1)


def test_equals_share_the_better_place() -> None:
    assert rank_seats([7, 9, 7, 3]) == (2, 1, 2, 4)


def test_what_was_achieved_is_told_in_words_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_results(GAME, over(2, 0)) == [None, None]
    monkeypatch.setattr(scene, "result", lambda _, seat: text("result", points=seat), raising=False)
    assert find_results(GAME, over(2, 0)) == [text("result", points=0), text("result", points=1)]
    assert find_results(GAME, GAME.start(2)) == [None, None]


def test_figures_are_counted_where_the_game_counts_them() -> None:
    assert count_points(GAME, over(2, 0)) is None
    assert count_rounds(GAME, over(2, 0)) is None
    santa_timea = find_game("santa_timea")
    g = santa_timea.start(3)
    assert count_points(santa_timea, g) == (0, 0, 0)
    assert count_rounds(santa_timea, g) == 1
