"""Who was lucky: in the long run nobody, in a match whoever drew what he needed."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.luck_report import measure_draws, measure_luck
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, OVER, sample


def played(game: Game, seed: int, plies: int, seats: int | None = None) -> Logbook:
    """A match played by the game's policy, at most so many plies of it, by as few as may be unless told."""
    state, random, known = game.start(seats or game.seats[0]), Random(seed), load_heuristics(game)
    book = Logbook(game, [str(seat) for seat in range(state.seats())], {})
    while state.actor() != OVER and len(book.plies) < plies:
        actor = state.actor()
        move = sample(state, random) if actor == CHANCE else known.policy(state, state.moves(), random)
        book.plies.append(Ply(actor, game.catalogue.write(move)))
        state.play(move)
    return book


@pytest.mark.parametrize("name", sorted(find_games()))
def test_every_game_can_tell_who_was_lucky(name: str) -> None:
    book = played(find_game(name), 3, 150)
    found = measure_luck(book, 1)
    assert len(found) == len(book.names)
    assert found == measure_luck(book, 1)
    assert sum(one.gain for one in found) == pytest.approx(0, abs=0.02 * len(book.plies))
    for one in found:
        assert all(gain > 0 for _, gain in one.best)
        assert all(gain < 0 for _, gain in one.worst)
        assert all(book.plies[ply - 1].actor == CHANCE for ply, _ in one.best + one.worst)


def test_a_draw_is_measured_against_what_else_could_have_come() -> None:
    book = played(find_game("columbus"), 5, 200)
    mean = [
        sum(stroke.gains[0] for stroke in measure_draws(played(book.game, seed, 120))) for seed in range(3)
    ]
    assert abs(sum(mean)) / 3 < 0.5
    assert any(abs(stroke.gains[0]) > 0.005 for stroke in measure_draws(book))


def test_each_seat_has_a_standard_error_of_its_own() -> None:
    book = played(find_game("columbus"), 3, 120, 3)
    drawn = measure_draws(book, 1)
    found = measure_luck(book, 1)
    assert len({one.error for one in found}) == len(found)
    for seat, one in enumerate(found):
        assert one.error == pytest.approx(sqrt(sum(stroke.errors[seat] ** 2 for stroke in drawn)))


def test_the_standard_error_says_how_much_another_look_may_differ() -> None:
    book = played(find_game("columbus"), 3, 120, 3)
    looks = [measure_luck(book, seed) for seed in range(16)]
    for seat in range(3):
        gains = [found[seat].gain for found in looks]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
        said = sum(found[seat].error for found in looks) / len(looks)
        assert said / 2 < spread < 2 * said
