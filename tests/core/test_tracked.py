"""Pieces whose places are known differently to each seat."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import dump
from spielhafen.core.errors import RulesError
from spielhafen.core.play import PUBLIC
from spielhafen.core.secret import HIDDEN, determinize, excess_pieces, flatten, view
from spielhafen.core.tracked import are_indistinguishable, known_pieces_in, move_piece, pieces_in, reveal
from tests.core.chests import BOX, PIECES, SEA, A, B, C, Chest, chest


def laid() -> Chest:
    """Return the toy where A owns 0 and 1, B owns 2, each unseen by the others."""
    g = chest()
    for piece, seat in ((0, A), (1, A), (2, B)):
        move_piece(g, "chips", piece, seat, (seat,))
    return g


def test_only_the_captain_who_draws_a_piece_knows_it() -> None:
    g = laid()

    assert pieces_in(g.chips, A) == [0, 1]
    assert pieces_in(view(g, A).chips, A) == [0, 1]
    assert pieces_in(view(g, B).chips, A) == []
    assert g.held == [2, 1, 0, 3, 0]


def test_the_public_knows_only_the_number_of_pieces_in_each_place() -> None:
    seen = view(laid(), PUBLIC)

    assert set(flatten(seen.chips)) == {HIDDEN}
    assert seen.held == [2, 1, 0, 3, 0]


def test_a_seat_does_not_see_the_knowledge_of_others() -> None:
    seen = view(laid(), A)

    assert set(seen.chips[1 + B]) == {HIDDEN}
    assert set(seen.chips[1 + A]) != {HIDDEN}


def test_shown_pieces_stay_known_to_those_who_saw_them() -> None:
    g = laid()
    reveal(g, "chips", A, [B])

    assert pieces_in(view(g, B).chips, A) == [0, 1]
    assert pieces_in(view(g, C).chips, A) == []


def test_a_seats_known_pieces_are_the_same_in_its_view_and_in_the_state() -> None:
    g = laid()
    reveal(g, "chips", A, [B])

    assert known_pieces_in(g.chips, B, A) == known_pieces_in(view(g, B).chips, B, A) == [0, 1]
    assert known_pieces_in(g.chips, C, A) == known_pieces_in(view(g, C).chips, C, A) == []


def test_shown_pieces_are_uncertain_again_when_one_is_lost_unseen() -> None:
    g = laid()
    reveal(g, "chips", A, [B])
    move_piece(g, "chips", 1, BOX, (A,))

    assert pieces_in(view(g, B).chips, A) == []
    assert pieces_in(view(g, A).chips, BOX) == [1]
    worlds = [determinize(view(g, B), Random(seed)) for seed in range(40)]
    assert {(*pieces_in(world.chips, A), *pieces_in(world.chips, BOX)) for world in worlds} == {
        (0, 1),
        (1, 0),
    }


def test_pieces_are_indistinguishable_to_a_seat_that_has_seen_none_of_them() -> None:
    g = laid()
    assert are_indistinguishable(g, "chips", A, C)
    assert are_indistinguishable(g, "chips", A, B)
    reveal(g, "chips", B, [C])
    assert are_indistinguishable(g, "chips", A, C)
    reveal(g, "chips", A, [B])
    assert are_indistinguishable(g, "chips", A, B)

    move_piece(g, "chips", 3, A, (A,))

    assert not are_indistinguishable(g, "chips", A, B)
    assert are_indistinguishable(g, "chips", A, C)


def test_pieces_are_distinguishable_if_some_cannot_be_in_a_place() -> None:
    g = laid()
    reveal(g, "chips", A, [C])
    assert not are_indistinguishable(g, "chips", A, C)


def test_knowledge_moves_with_the_last_piece_of_a_place() -> None:
    g = laid()
    reveal(g, "chips", B, [C])
    move_piece(g, "chips", 2, A, (A, B))

    assert pieces_in(view(g, C).chips, A) == [2]
    assert pieces_in(view(g, C).chips, B) == []


def test_worlds_have_the_right_number_of_pieces_in_each_place() -> None:
    g = laid()
    reveal(g, "chips", A, [B])
    move_piece(g, "chips", 0, C, (A, C))
    move_piece(g, "chips", 2, BOX, (B,))

    for seed in range(60):
        world = determinize(view(g, B), Random(seed))
        assert [len(pieces_in(world.chips, place)) for place in range(5)] == g.held
        assert excess_pieces(world) == []
        assert len({0, 1} & set(pieces_in(world.chips, A))) == 1


def test_a_piece_is_put_elsewhere_when_another_needs_its_place() -> None:
    g = chest()
    g.held = [1, 1, 1, 3, 0]
    known = [1 << A | 1 << SEA, 1 << A, 1 << A | 1 << B, 1 << B | 1 << C, 1 << SEA, 1 << SEA]
    g.chips = [[HIDDEN] * PIECES, known, [HIDDEN] * PIECES, [HIDDEN] * PIECES]
    g.viewer = A

    assert determinize(g, Random(3)).chips[0] == [SEA, A, B, C, SEA, SEA]


def test_a_view_that_knows_too_much_is_an_error_of_the_rules() -> None:
    g = chest()
    g.held = [1, 0, 0, 5, 0]
    g.chips[1] = [1 << A, 1 << A, *[1 << SEA] * 4]

    with pytest.raises(RulesError):
        determinize(view(g, A), Random(1))


def test_a_piece_too_many_in_a_place_is_found() -> None:
    g = laid()
    g.chips[0][3] = B

    assert excess_pieces(g) == [3]


@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 4), st.integers(0, 7), st.booleans()), max_size=12),
    st.integers(0, 2),
    st.randoms(use_true_random=False),
)
def test_after_any_moves_a_world_looks_like_the_view(
    changes: list[tuple[int, int, int, bool]], viewer: int, random: Random
) -> None:
    g = chest()
    for piece, place, seats, shown in changes:
        witnesses = [seat for seat in range(3) if seats >> seat & 1]
        if shown:
            reveal(g, "chips", place, witnesses)
        elif g.chips[0][piece] != place:
            move_piece(g, "chips", piece, place, witnesses)

    seen = view(g, viewer)
    world = determinize(seen, random)

    assert dump(view(world, viewer)) == dump(seen)
    assert excess_pieces(world) == []
    for piece, place in enumerate(g.chips[0]):
        assert g.chips[1 + viewer][piece] >> place & 1
