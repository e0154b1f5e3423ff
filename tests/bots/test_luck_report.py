"""The luck report: luck averages out in the long run, but not in a match."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.luck_report import measure_draws, measure_luck
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, OVER, sample


def play_match(game: Game, seed: int, plies: int, seats: int | None = None) -> Logbook:
    """Play a match by the policy, up to a number of plies; by default with the fewest seats."""
    state, random, heuristics = game.start(seats or game.seats[0]), Random(seed), load_heuristics(game)
    book = Logbook(game, [str(seat) for seat in range(state.seats())], {})
    while state.actor() != OVER and len(book.plies) < plies:
        actor = state.actor()
        move = sample(state, random) if actor == CHANCE else heuristics.policy(state, state.moves(), random)
        book.plies.append(Ply(actor, game.catalogue.write(move)))
        state.play(move)
    return book


@pytest.mark.parametrize("name", sorted(find_games()))
def test_luck_can_be_measured_in_every_game(name: str) -> None:
    book = play_match(find_game(name), 3, 150)
    found = measure_luck(book, 1)
    assert len(found) == len(book.names)
    assert found == measure_luck(book, 1)
    assert sum(one.gain for one in found) == pytest.approx(0, abs=0.02 * len(book.plies))
    for one in found:
        assert all(gain > 0 for _, gain in one.best)
        assert all(gain < 0 for _, gain in one.worst)
        assert all(book.plies[ply - 1].actor == CHANCE for ply, _ in one.best + one.worst)


def test_a_draw_is_measured_against_the_other_outcomes() -> None:
    book = play_match(find_game("columbus"), 5, 200)
    mean = [
        sum(draw.gains[0] for draw in measure_draws(play_match(book.game, seed, 120))) for seed in range(3)
    ]
    assert abs(sum(mean)) / 3 < 0.5
    assert any(abs(draw.gains[0]) > 0.005 for draw in measure_draws(book))


def test_each_seat_has_its_own_standard_error() -> None:
    book = play_match(find_game("columbus"), 3, 120, 3)
    draws = measure_draws(book, 1)
    found = measure_luck(book, 1)
    assert len({one.error for one in found}) == len(found)
    for seat, one in enumerate(found):
        assert one.error == pytest.approx(sqrt(sum(draw.errors[seat] ** 2 for draw in draws)))


def test_the_standard_error_fits_the_spread_of_repeated_measurements() -> None:
    book = play_match(find_game("columbus"), 3, 120, 3)
    repeated = [measure_luck(book, seed) for seed in range(16)]
    for seat in range(3):
        gains = [found[seat].gain for found in repeated]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
        mean_error = sum(found[seat].error for found in repeated) / len(repeated)
        assert mean_error / 2 < spread < 2 * mean_error
