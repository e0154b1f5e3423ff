"""What a seat has seen since things began to move before its eyes."""

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
from spielhafen.core.tracked import move_piece, pieces_in, reveal, start_recording
from tests.core.chests import BOX, SEA, A, B, C, Chest, chest


def laid() -> Chest:
    """A owns 0 and 1, B owns 2 and 3, and C was shown all of that."""
    g = chest()
    for piece, seat in ((0, A), (1, A), (2, B), (3, B)):
        move_piece(g, "chips", piece, seat, (seat,))
    reveal(g, "chips", A, [C])
    reveal(g, "chips", B, [C])
    return g


def exchanged(g: Chest, of_a: int, of_b: int) -> Chest:
    """A and B exchange a piece each, and C remembers."""
    start_recording(g, "chips", [C])
    move_piece(g, "chips", of_b, BOX, (A, B))
    move_piece(g, "chips", of_a, B, (A, B))
    move_piece(g, "chips", of_b, A, (A, B))
    return g


def seen_by_c(g: Chest) -> Counter[tuple[int, ...]]:
    """What A may have, as C thinks."""
    world, random = world_sampler(view(g, C)), Random(1)
    return Counter(tuple(sorted(pieces_in(world(random).chips, A))) for _ in range(400))


def test_of_two_exchanged_things_one_of_each_captains_has_gone() -> None:
    assert set(seen_by_c(exchanged(laid(), 0, 2))) == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_after_a_second_exchange_all_is_possible_but_not_equally_likely() -> None:
    g = exchanged(exchanged(laid(), 0, 2), 1, 3)

    found = seen_by_c(g)

    assert set(found) == {(0, 1), (2, 3), (0, 2), (0, 3), (1, 2), (1, 3)}
    assert found[0, 1] + found[2, 3] > 1.4 * (found[0, 2] + found[1, 3])


def test_what_is_shown_after_an_exchange_tells_what_has_gone_the_other_way() -> None:
    g = exchanged(laid(), 0, 2)
    reveal(g, "chips", A, [C])
    world = determinize(view(g, C), Random(1))

    assert pieces_in(world.chips, B) == [0, 3]


def test_a_trail_belongs_to_its_seat_alone() -> None:
    g = exchanged(laid(), 0, 2)

    assert view(g, C).trail == [[], [], g.trail[C]]
    assert view(g, A).trail == view(g, PUBLIC).trail == [[], [], []]


def test_whoever_remembers_already_goes_on_with_it() -> None:
    g = exchanged(laid(), 0, 2)
    before = [row[:] for row in g.trail[C]]

    exchanged(g, 1, 3)

    assert g.trail[C][: len(before)] == before
    assert len(g.trail[C]) == len(before) + 3


def test_a_trail_that_has_not_begun_stands_in_no_file() -> None:
    g = laid()

    assert "trail" not in dump(g)
    assert dump(load(Chest, dump(g), {}, NoOptions())) == dump(g)


def test_a_trail_is_kept() -> None:
    g = exchanged(laid(), 0, 2)

    assert load(Chest, dump(g), {}, NoOptions()).trail == g.trail


def test_a_trail_that_is_at_odds_with_the_table_is_refused() -> None:
    for row, broken in ((3, [BOX, A]), (3, [B, BOX, 5]), (4, []), (5, [BOX, SEA])):
        g = exchanged(laid(), 0, 2)
        check_state(g, laid())
        g.trail[C][row] = broken

        with pytest.raises(BrokenFile):
            check_state(g, laid())


def test_who_has_seen_what_cannot_be_has_a_mistake_in_the_rules() -> None:
    with pytest.raises(RulesError):
        Belief([[1, 0], [7], [1], [1, 0]])


def test_however_much_is_exchanged_what_may_be_stays_countable() -> None:
    things = list(range(20))
    may = [1 << thing // 4 for thing in things]
    events = [[here, there] for _ in range(4) for here, there in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 0))]

    assert len(Belief([[4] * 5, things, may, *events]).hypotheses) <= MAX_HYPOTHESES
