"""Impossible positions are refused with field, seat, entry and counts."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import values_of
from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, EVERYTHING, PUBLIC, State, sample
from spielhafen.core.position_check import check_pieces, check_values
from spielhafen.core.secret import HIDDEN, view
from spielhafen.core.state_kinds import Dimensions
from spielhafen.i18n import Translator
from spielhafen.testing.strategies import states
from tests.core.chests import BOX, chest
from tests.toys.skerry import GAME

SANTA_TIMEA = find_game("santa_timea")


def santa_timea(seats: int = 3) -> dict[str, Any]:
    """A position of Santa Timea in the middle of a trick."""
    g, random = SANTA_TIMEA.start(seats), Random(3)
    for _ in range(20):
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    data: dict[str, Any] = json.loads(json.dumps(SANTA_TIMEA.dump(g)))
    return data


def refused(data: Any, language: str = "en") -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BrokenFile) as broken:
        SANTA_TIMEA.read_position(json.dumps(data))
    return Translator(language).explain(broken.value)


@pytest.mark.parametrize(
    ("field", "path", "value", "english", "german"),
    [
        (
            "round",
            (),
            6,
            "This cannot be read at round: 6 is out of bounds; it can be 0 to 5.",
            "Das lässt sich bei round nicht lesen: 6 liegt außerhalb der Grenzen; erlaubt ist 0 bis 5.",
        ),
        (
            "points",
            (1,),
            1000,
            "This cannot be read at points[1] (seat 2): 1000 is out of bounds; it can be -30 to 85.",
            (
                "Das lässt sich bei points[1] (Platz 2) nicht lesen: "
                "1000 liegt außerhalb der Grenzen; erlaubt ist -30 bis 85."
            ),
        ),
        (
            "hands",
            (2, 0),
            99,
            "This cannot be read at hands[2][0] (seat 3): 99 is out of bounds; it can be 0 to 56.",
            (
                "Das lässt sich bei hands[2][0] (Platz 3) nicht lesen: "
                "99 liegt außerhalb der Grenzen; erlaubt ist 0 bis 56."
            ),
        ),
        (
            "hands",
            (0, 0),
            HIDDEN,
            "This cannot be read at hands[0][0] (seat 1): -1 is out of bounds; it can be 0 to 56.",
            (
                "Das lässt sich bei hands[0][0] (Platz 1) nicht lesen: "
                "-1 liegt außerhalb der Grenzen; erlaubt ist 0 bis 56."
            ),
        ),
        (
            "row",
            (),
            [0, 1, 2, 3],
            "This cannot be read at row: it has 4 entries; there can be 0 to 3.",
            "Das lässt sich bei row nicht lesen: Es sind 4 Einträge da; erlaubt sind 0 bis 3.",
        ),
        (
            "bag",
            (),
            [0],
            "This cannot be read at bag: it has one entry; there must be 12.",
            "Das lässt sich bei bag nicht lesen: Es ist ein Eintrag da; es müssen 12 sein.",
        ),
        (
            "wins",
            (),
            "many",
            "This cannot be read at wins: it has the wrong kind of value.",
            "Das lässt sich bei wins nicht lesen: Der Wert ist von falscher Art.",
        ),
        (
            "viewer",
            (),
            3,
            "This cannot be read at viewer: 3 is out of bounds; it can be -2 to 2.",
            "Das lässt sich bei viewer nicht lesen: 3 liegt außerhalb der Grenzen; erlaubt ist -2 bis 2.",
        ),
        (
            "winners",
            (),
            [3],
            "This cannot be read at winners[0]: 3 is out of bounds; it can be 0 to 2.",
            "Das lässt sich bei winners[0] nicht lesen: 3 liegt außerhalb der Grenzen; erlaubt ist 0 bis 2.",
        ),
        (
            "steps",
            (-1,),
            {"step": "Lay", "seat": -1},
            "This cannot be read at steps[{last}]: -1 is out of bounds; it can be 0 to 2.",
            "Das lässt sich bei steps[{last}] nicht lesen: -1 liegt außerhalb der Grenzen; erlaubt ist 0 bis 2.",
        ),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_its_field_seat_and_bounds(
    field: str, path: tuple[int, ...], value: Any, english: str, german: str
) -> None:
    data = santa_timea()
    last = len(data["state"]["steps"]) - 1
    inside = data["state"]
    for name in (field, *path)[:-1]:
        inside = inside[name]
    inside[(field, *path)[-1]] = value

    assert refused(data) == english.replace("{last}", str(last))
    assert refused(data, "de") == german.replace("{last}", str(last))


def test_a_piece_that_is_there_too_often_is_named_with_fields_and_counts() -> None:
    data = santa_timea()
    card = data["state"]["hands"][0][0]
    data["state"]["played"].append(card)
    name = SANTA_TIMEA.part("moves").CARD_NAMES[card]

    assert refused(data) == f"This cannot be read at hands, played: {name} is there twice; there is only one."
    assert refused(data, "de") == (
        f"Das lässt sich bei hands, played nicht lesen: {name} ist zweimal da; es gibt nur eines davon."
    )


def test_pieces_that_are_counted_are_found_too() -> None:
    data = santa_timea()
    data["state"]["row"] = data["state"]["pot"] = []
    data["state"]["taken"] = [[2], [], []]
    data["state"]["bag"] = [2, 2, 1] * 4

    assert refused(data) == "This cannot be read at taken, bag: N3 is there twice; there is only one."


def test_a_list_by_seat_of_another_length_is_a_wrong_number_of_seats() -> None:
    data = santa_timea()
    data["state"]["taken"].append([])

    assert refused(data) == "This cannot be read at taken: the number of seats does not fit."


def test_tracked_pieces_are_as_many_as_are_counted() -> None:
    g = chest()
    check_pieces(g)
    g.chips[0][0] = BOX

    with pytest.raises(BrokenFile) as broken:
        check_pieces(g)
    assert Translator("en").explain(broken.value) == (
        "This cannot be read at held[4]: it counts no piece, but chips has 1 there."
    )


def check(g: State, seats: int) -> None:
    """Check the values of a state for this number of seats."""
    check_values(type(g), values_of(g), Dimensions(seats, g.options))


def test_a_view_may_hide_what_is_secret_and_nothing_else() -> None:
    g = SANTA_TIMEA.load(santa_timea())
    for viewer in (EVERYTHING, PUBLIC, 0, 1, 2):
        check(view(g, viewer), 3)
    seen: Any = view(g, 1)
    seen.points[0] = HIDDEN - 100

    with pytest.raises(BrokenFile, match="points"):
        check(seen, 3)


def test_a_view_hides_no_more_pieces_than_are_left() -> None:
    seen: Any = view(SANTA_TIMEA.load(santa_timea(5)), 0)
    check_pieces(seen)
    seen.hands = [[HIDDEN] * 12 for _ in range(5)]

    with pytest.raises(BrokenFile) as broken:
        check_pieces(seen)
    assert broken.value.text.args["why"].args["hidden"] == 60  # type: ignore[union-attr]


@given(states(GAME))
def test_every_state_of_a_game_and_every_view_of_it_is_accepted(state: State) -> None:
    for viewer in (EVERYTHING, PUBLIC, *range(state.seats())):
        check(view(state, viewer), state.seats())
        check_pieces(view(state, viewer))


@given(states(GAME), st.data())
def test_a_number_out_of_bounds_anywhere_is_refused_at_its_field(state: State, data: st.DataObject) -> None:
    places = [(field.name, path) for field in state.FIELDS for path in paths(getattr(state, field.name))]
    name, path = data.draw(st.sampled_from(places))
    broken = state.clone()
    put(broken, name, path, data.draw(st.sampled_from([-100, -2, 99, 10**9])))

    with pytest.raises(BrokenFile, match=re.escape(name + "".join(f"[{index}]" for index in path))):
        check(broken, state.seats())


@given(states(GAME), st.data())
def test_a_list_of_fixed_length_with_another_length_is_refused(state: State, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["hands", "shore", "bids"]))
    value = getattr(state, name)
    setattr(state, name, value[:-1] if data.draw(st.booleans()) else [*value, value[0]])

    with pytest.raises(BrokenFile, match=name):
        check(state, state.seats() if name != "hands" else len(value))


def paths(value: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The places of all numbers in a value."""
    if not isinstance(value, list):
        return [path]
    return [inner for index, item in enumerate(value) for inner in paths(item, (*path, index))]


def put(state: State, name: str, path: tuple[int, ...], number: int) -> None:
    if not path:
        setattr(state, name, number)
        return
    inside = getattr(state, name)
    for index in path[:-1]:
        inside = inside[index]
    inside[path[-1]] = number
