"""Views, and worlds drawn for them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import dump
from spielhafen.core.errors import RulesError
from spielhafen.core.play import EVERYTHING, PUBLIC, State
from spielhafen.core.secret import (
    HIDDEN,
    determinize,
    excess_pieces,
    flatten,
    hide,
    looks_same,
    view,
    world_sampler,
)
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, list_of, seat_set
from spielhafen.testing.strategies import states
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import BAG
from tests.toys.skerry.rules import Sealed
from tests.toys.skerry.state import Rocks


def rocks() -> Rocks:
    """Return a table with three captains; the other shells are in the bag."""
    g = Rocks.initial(3, GAME.parse_options({}))
    g.hands = [[1, 2], [3], [1]]
    g.shore = [[2], [], []]
    g.wrack = [3]
    rest = Counter(BAG) - Counter([*flatten(g.hands), *flatten(g.shore), *g.wrack])
    g.bag = list(rest.elements())
    return g


def test_a_seat_sees_its_own_hand_and_the_number_of_hidden_pieces() -> None:
    seen = view(rocks(), 1)

    assert seen.hands == [[HIDDEN, HIDDEN], [3], [HIDDEN]]
    assert seen.bag == [HIDDEN] * 6
    assert seen.shore == [[2], [], []]
    assert seen.viewer == 1


def test_the_public_sees_no_hand() -> None:
    assert view(rocks(), PUBLIC).hands == [[HIDDEN, HIDDEN], [HIDDEN], [HIDDEN]]


def test_the_view_of_everything_hides_nothing() -> None:
    g = rocks()

    assert dump(view(g, EVERYTHING)) == dump(g)


def test_a_view_is_a_state_of_its_own() -> None:
    g = rocks()
    seen = view(g, 0)
    seen.hands[0].append(3)
    seen.shore[0].clear()

    assert g.hands[0] == [1, 2]
    assert g.shore == [[2], [], []]


def test_veiling_keeps_the_shape() -> None:
    assert hide([1, [2, []], [[3]]]) == [HIDDEN, [HIDDEN, []], [[HIDDEN]]]
    assert hide(7) == HIDDEN


def test_flat_gives_the_values_of_nested_lists() -> None:
    assert list(flatten([1, [2, [3, []]], 4])) == [1, 2, 3, 4]
    assert list(flatten(5)) == [5]


@given(states(GAME), st.integers(-1, 1), st.randoms(use_true_random=False))
def test_a_determinized_view_looks_like_the_view(state: State, viewer: int, random: Random) -> None:
    seen = view(state, viewer)
    world = determinize(seen, random)

    assert dump(view(world, viewer)) == dump(seen)
    assert world.viewer == EVERYTHING
    assert excess_pieces(world) == []


def test_hidden_pieces_are_dealt_evenly() -> None:
    seen, random = view(rocks(), 0), Random(1)
    draw = world_sampler(seen)
    counts = Counter(draw(random).hands[1][0] for _ in range(3000))
    unseen = Counter(BAG) - Counter([1, 2, 2, 3])
    expected = {shell: 3000 * count / unseen.total() for shell, count in unseen.items()}

    assert sum((counts[shell] - mean) ** 2 / mean for shell, mean in expected.items()) < 13.82


def test_worlds_drawn_from_one_view_share_nothing() -> None:
    draw = world_sampler(view(rocks(), 0))
    one, other = draw(Random(1)), draw(Random(1))
    one.hands[1].append(9)
    one.bag.clear()

    assert other.hands[1] != one.hands[1]
    assert len(other.bag) == 6


def test_sealed_choices_are_guessed_and_pending_ones_are_not() -> None:
    g = rocks()
    g.then(Sealed(1), Sealed(2))
    g.bids = [3, 0, 0]
    bids = [determinize(view(g, 2), Random(seed)).bids for seed in range(50)]

    assert {bid[0] for bid in bids} == {1, 2, 3}
    assert {tuple(bid[1:]) for bid in bids} == {(0, 0)}


def test_a_view_that_hides_more_than_exists_is_a_named_error() -> None:
    g = rocks()
    g.hands[1] = [3] * 20

    with pytest.raises(RulesError, match="hides more than its pool holds"):
        determinize(view(g, 0), Random(1))


def test_excess_pieces_are_found() -> None:
    g = rocks()
    assert excess_pieces(g) == []

    g.wrack += [3, 3, 3, 3]
    assert excess_pieces(g) == [3]


def test_pieces_out_of_the_game_are_not_missed() -> None:
    g = rocks()
    g.bag = []

    assert excess_pieces(g) == []


def test_two_states_look_the_same_to_a_seat_that_sees_no_difference() -> None:
    g, other = rocks(), rocks()
    other.hands[1], other.bag[-1] = [2], 3

    assert looks_same(g, 0, other)
    assert not looks_same(g, 1, other)


@state
class Maps(State):
    """Maps, and the seats that have seen each."""

    maps: list[int] = list_of(integer(0, 9), 3, secret="looked")
    looked: list[int] = list_of(seat_set(), 3)

    def seats(self) -> int:
        return 2


def test_a_seat_that_was_shown_a_map_still_sees_it() -> None:
    g = Maps.initial(2, None)
    g.maps, g.looked = [7, 8, 9], [0b01, 0b11, 0]

    assert view(g, 0).maps == [7, 8, HIDDEN]
    assert view(g, 1).maps == [HIDDEN, 8, HIDDEN]
    assert view(g, PUBLIC).maps == [HIDDEN] * 3
