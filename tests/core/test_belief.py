"""Observation logs: the knowledge of a seat about pieces that move unseen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spielhafen.core.belief import MAX_HYPOTHESES, Belief
from spielhafen.core.codec import dump, load
from spielhafen.core.errors import BrokenFile, RulesError
from spielhafen.core.options import NoOptions
from spielhafen.core.play import PUBLIC
from spielhafen.core.position_check import check_state
from spielhafen.core.secret import determinize, view, world_sampler
from spielhafen.core.state_kinds import Dimensions
from spielhafen.core.tracked import move_piece, pieces_in, reveal, start_recording
from tests.core.chests import BOX, SEA, A, B, C, Chest, chest


def known_to_c() -> Chest:
    """Return the toy where A owns 0 and 1, B owns 2 and 3, and C was shown all of them."""
    g = chest()
    for piece, seat in ((0, A), (1, A), (2, B), (3, B)):
        move_piece(g, "chips", piece, seat, (seat,))
    reveal(g, "chips", A, [C])
    reveal(g, "chips", B, [C])
    return g


def after_exchange(g: Chest, of_a: int, of_b: int) -> Chest:
    """Let A and B exchange a piece each, and record what C sees."""
    start_recording(g, "chips", [C])
    move_piece(g, "chips", of_b, BOX, (A, B))
    move_piece(g, "chips", of_a, B, (A, B))
    move_piece(g, "chips", of_b, A, (A, B))
    return g


def guesses_of_c(g: Chest) -> Counter[tuple[int, ...]]:
    """Count A's possible pieces in worlds sampled from C's view."""
    world, random = world_sampler(view(g, C)), Random(1)
    return Counter(tuple(sorted(pieces_in(world(random).chips, A))) for _ in range(400))


def test_in_an_exchange_one_piece_of_each_captain_has_gone() -> None:
    assert set(guesses_of_c(after_exchange(known_to_c(), 0, 2))) == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_after_a_second_exchange_all_is_possible_but_not_equally_likely() -> None:
    g = after_exchange(after_exchange(known_to_c(), 0, 2), 1, 3)

    found = guesses_of_c(g)

    assert set(found) == {(0, 1), (2, 3), (0, 2), (0, 3), (1, 2), (1, 3)}
    assert found[0, 1] + found[2, 3] > 1.4 * (found[0, 2] + found[1, 3])


def test_pieces_shown_after_an_exchange_reveal_the_other_half_of_it() -> None:
    g = after_exchange(known_to_c(), 0, 2)
    reveal(g, "chips", A, [C])
    world = determinize(view(g, C), Random(1))

    assert pieces_in(world.chips, B) == [0, 3]


def test_an_observation_log_is_visible_to_its_seat_only() -> None:
    g = after_exchange(known_to_c(), 0, 2)

    assert view(g, C).trail == [[], [], g.trail[C]]
    assert view(g, A).trail == view(g, PUBLIC).trail == [[], [], []]


def test_a_second_recording_continues_the_log() -> None:
    g = after_exchange(known_to_c(), 0, 2)
    before = [row[:] for row in g.trail[C]]

    after_exchange(g, 1, 3)

    assert g.trail[C][: len(before)] == before
    assert len(g.trail[C]) == len(before) + 3


def test_an_empty_log_is_left_out_of_files() -> None:
    g = known_to_c()

    assert "trail" not in dump(g)
    assert dump(load(Chest, dump(g), {}, Dimensions(g.seats(), NoOptions()))) == dump(g)


def test_a_log_is_kept_in_files() -> None:
    g = after_exchange(known_to_c(), 0, 2)

    assert load(Chest, dump(g), {}, Dimensions(g.seats(), NoOptions())).trail == g.trail


def test_a_log_that_contradicts_the_table_is_refused() -> None:
    for row, broken in ((3, [BOX, A]), (3, [B, BOX, 5]), (4, []), (5, [BOX, SEA])):
        g = after_exchange(known_to_c(), 0, 2)
        check_state(g)
        g.trail[C][row] = broken

        with pytest.raises(BrokenFile):
            check_state(g)


def test_an_impossible_log_is_an_error_of_the_rules() -> None:
    with pytest.raises(RulesError):
        Belief([[1, 0], [7], [1], [1, 0]])


def test_the_number_of_hypotheses_is_bounded() -> None:
    things = list(range(20))
    may = [1 << thing // 4 for thing in things]
    events = [[here, there] for _ in range(4) for here, there in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 0))]

    assert len(Belief([[4] * 5, things, may, *events]).hypotheses) <= MAX_HYPOTHESES
