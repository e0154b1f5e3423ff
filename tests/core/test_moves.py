"""Each move is one object, one line of text and one number."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.errors import AmbiguousMove, RulesError, UnreadableMove
from spielhafen.core.moves import Catalogue, Move, Order
from spielhafen.testing.strategies import moves
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import LAY, MOVES, REST, SIGNAL


@dataclass(frozen=True, eq=False)
class Go(Move):
    space: int


@dataclass(frozen=True, eq=False)
class Stack(Order):
    """A pile in its new order."""


GO = [Go(space) for space in range(3)]
NAMES = ["a1", "b1", "c1"]
SMALL = Catalogue({Go: "go {space}", Stack: "pile {items}!"}, {"space": NAMES, "items": NAMES}, GO)


@dataclass(frozen=True, eq=False)
class Heap(Order):
    """A pile of things without names."""


NAMELESS = Catalogue({Go: "go {space}", Heap: "heap {items}"}, {"space": NAMES}, GO)


@given(moves(GAME))
def test_a_move_is_read_from_its_text_as_the_same_object(move: Move) -> None:
    assert MOVES.read(str(move)) is move
    assert MOVES.moves[MOVES.number(move)] is move


@given(moves(GAME), st.data())
def test_case_and_spacing_do_not_matter(move: Move, data: st.DataObject) -> None:
    blanks = st.text(" \t", min_size=1, max_size=3)
    written = "".join(
        data.draw(blanks) if sign == " " else data.draw(st.sampled_from([sign, sign.upper()]))
        for sign in str(move)
    )

    assert MOVES.read(f" {written} ") is move


@given(moves(GAME))
def test_a_pickled_or_copied_move_is_the_same_object(move: Move) -> None:
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy.deepcopy(move) is move


@given(st.text(max_size=80))
def test_any_other_text_is_unreadable(written: str) -> None:
    with pytest.raises(UnreadableMove):
        MOVES.read(f"x{written}")


def test_a_field_without_names_is_written_as_its_number() -> None:
    assert [str(move) for move in Catalogue({Go: "to {space}"}, {}, [Go(7), Go(12)])] == ["to 7", "to 12"]


def test_two_moves_cannot_share_a_text() -> None:
    for words in (["a1", "a1"], ["a1", "A1"]):
        with pytest.raises(RulesError, match="two moves share a text"):
            Catalogue({Go: "go {space}"}, {"space": words}, [Go(0), Go(1)])


def test_a_catalogue_lists_its_moves_in_fixed_order() -> None:
    assert len(MOVES) == 15
    assert MOVES.texts[:4] == ("draw limpet", "draw mussel", "draw oyster", "lay limpet")
    assert [MOVES.number(move) for move in MOVES] == list(range(15))


@given(st.lists(st.integers(0, 2), max_size=6))
def test_an_order_is_written_and_read_by_its_template(items: list[int]) -> None:
    order = Stack(tuple(items))
    again = SMALL.read(str(order))

    assert str(order) == f"pile {' '.join(NAMES[item] for item in items)}!"
    assert isinstance(again, Stack)
    assert again.items == order.items
    assert pickle.loads(pickle.dumps(order)).items == order.items


def test_an_order_of_unknown_things_is_unreadable() -> None:
    with pytest.raises(UnreadableMove):
        SMALL.read("pile a1 d1!")


def test_the_beginning_of_a_single_offered_move_is_enough() -> None:
    assert MOVES.read_prefix("si", [*LAY, SIGNAL, REST]) is SIGNAL
    assert MOVES.read_prefix("LAY  o", [*LAY, SIGNAL]) is LAY[2]


def test_a_complete_text_is_read_even_if_it_is_not_offered() -> None:
    assert MOVES.read_prefix("rest", LAY) is REST


def test_the_beginning_of_several_offered_moves_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove) as ambiguous:
        MOVES.read_prefix("lay", [*LAY[:2], REST])

    assert ambiguous.value.readings == ("lay limpet", "lay mussel")


def test_of_many_readings_a_few_are_named() -> None:
    error = AmbiguousMove("s" * 100, [f"sail {place}" for place in range(150)])

    assert len(error.readings) == 150
    assert error.text.args["readings"] == ", ".join([f"sail {place}" for place in range(8)] + ["…"])
    assert len(str(error.text.args["written"])) == 60


@pytest.mark.parametrize("written", ["", "  ", "x", "lay limpets"])
def test_the_beginning_of_no_offered_move_is_unreadable(written: str) -> None:
    with pytest.raises(UnreadableMove):
        MOVES.read_prefix(written, [*LAY, SIGNAL, REST])


def test_things_without_names_are_written_and_read_as_numbers() -> None:
    heap = Heap((2, 0, 1))

    assert NAMELESS.write(heap) == "heap 2 0 1"
    read = NAMELESS.read("HEAP 2  0 1")
    assert isinstance(read, Heap)
    assert read.items == heap.items
    for written in ("heap two", "heap -1", "heap " + "9" * 5000):
        with pytest.raises(UnreadableMove):
            NAMELESS.read(written)
