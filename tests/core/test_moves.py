"""Each move is one object, one line of text and one number."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.errors import AmbiguousMove, RulesError, UnreadableMove
from spielhafen.core.moves import Catalogue, Move, Order, by_value, choice, counted, each, number, only, rows
from spielhafen.testing.strategies import moves
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import LAY, MOVES, REST, SIGNAL

NAMES = ["a1", "b1", "c1"]


class Go(Move, text="go {space}"):
    space: int = choice(NAMES)


class Stack(Order, text="pile {items}!", items=NAMES):
    """A pile in its new order."""


class Heap(Order, text="heap {items}"):
    """A pile of things without names."""


SMALL = Catalogue([Go, Stack])
NAMELESS = Catalogue([Heap])


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


def test_numbers_are_written_as_they_are_and_things_are_counted_from_one() -> None:
    class Wait(Move, text="wait {hours} at {pier}"):
        hours: int = number(7, 8)
        pier: int = counted(2)

    assert Catalogue([Wait]).texts == ("wait 7 at 1", "wait 7 at 2", "wait 8 at 1", "wait 8 at 2")
    assert [(move.hours, move.pier) for move in each(Wait)] == [(7, 0), (7, 1), (8, 0), (8, 1)]
    assert [[move.pier for move in row] for row in rows(Wait)] == [[0, 1], [0, 1]]


def test_a_field_takes_some_of_its_names_only() -> None:
    class Visit(Move, text="visit {space}"):
        space: int = choice(NAMES, among=(2, 0))

    assert Catalogue([Visit]).texts == ("visit c1", "visit a1")
    assert {space: str(move) for space, move in by_value(Visit).items()} == {2: "visit c1", 0: "visit a1"}


def test_moves_that_cannot_be_are_left_out() -> None:
    class Ferry(Move, text="from {here} to {there}", where=lambda here, there: here != there):
        here: int = number(0, 1)
        there: int = number(0, 1)

    assert Catalogue([Ferry]).texts == ("from 0 to 1", "from 1 to 0")


def test_a_move_without_fields_is_one_object() -> None:
    class Rest(Move, text="rest"):
        pass

    assert Catalogue([Rest]).read("REST") is only(Rest)


def test_the_fields_of_a_move_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        each(Go)[0].space = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("declare", "complaint"),
    [
        (
            lambda: type("Sail", (Move,), {"__annotations__": {"space": "int"}}, text="sail {space}"),
            "Sail: space takes no numbers; write space: int = choice(NAMES) or number(0, 9)",
        ),
        (
            lambda: type("Sail", (Move,), sail(), text="sail"),
            "Sail: the text 'sail' has to name {space}, each once",
        ),
        (
            lambda: type("Sail", (Move,), sail(), text="sail {space} {space}"),
            "Sail: the text 'sail {space} {space}' has to name {space}, each once",
        ),
        (
            lambda: type("Sail", (Move,), {}, text="sail {space}"),
            "Sail: the text 'sail {space}' has to name no field, each once",
        ),
        (
            lambda: type("Sail", (Move,), sail(), text="sail {space"),
            "Sail: the text 'sail {space' cannot be read: expected '}' before end of string",
        ),
        (
            lambda: type("Sail", (Move,), sail(among=(1, 3)), text="sail {space}"),
            "Sail: space has no name for 3; there are names for 0 to 2",
        ),
        (
            lambda: Catalogue([Go, type("Sail", (Move,), sail(), text="Go {space}")]),
            "Sail: “Go a1” is the text of another move, too (Go)",
        ),
        (
            lambda: Catalogue(
                [Go, type("Sail", (Move,), {**sail(), "space": choice(["x"])}, text="sail {space}")]
            ),
            "Sail: space has other names in another class; name the field differently",
        ),
    ],
)
def test_a_declaration_that_cannot_hold_is_refused(declare: Callable[[], object], complaint: str) -> None:
    with pytest.raises(RulesError) as error:
        declare()

    assert error.value.text.args["what"] == f"{__name__}.{complaint}"


def sail(among: Sequence[int] | None = None) -> dict[str, object]:
    """Return the body of a class with one field."""
    return {"__annotations__": {"space": "int"}, "space": choice(NAMES, among=among)}


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
