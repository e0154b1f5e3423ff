"""The codec: states to JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from spielhafen.core import codec
from spielhafen.core.errors import BrokenFile
from spielhafen.core.play import State
from spielhafen.core.state_kinds import Dimensions
from spielhafen.testing.strategies import states
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import Lay
from tests.toys.skerry.rules import Ebb, Haul, React, TurnEnd, Work
from tests.toys.skerry.state import Rocks


def load(data: Any) -> Rocks:
    return codec.load(Rocks, data, GAME.steps, Dimensions(2, GAME.parse_options({})))


def dumped() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(codec.dump(GAME.start(2))))
    return data


@given(states(GAME))
def test_a_state_read_from_its_json_is_the_same(state: State) -> None:
    written = json.dumps(codec.dump(state))
    again = codec.load(Rocks, json.loads(written), GAME.steps, Dimensions(state.seats(), state.options))

    assert json.dumps(codec.dump(again)) == written
    assert [type(step) for step in again.steps] == [type(step) for step in state.steps]


@given(states(GAME))
def test_a_dump_shares_no_list_with_the_state(state: State) -> None:
    data = codec.dump(state)
    before = json.dumps(data)
    for name in codec.state_fields(Rocks):
        value = getattr(state, name)
        if isinstance(value, list):
            value.append(99)

    assert json.dumps(data) == before


def test_fields_are_in_the_order_of_the_constructor() -> None:
    assert codec.state_fields(Rocks) == (
        *("steps", "winners", "viewer", "options"),
        *("work", "signalled", "bag", "hands", "shore", "wrack", "bids"),
    )


def test_a_step_is_an_object_with_its_name_and_fields() -> None:
    state = GAME.start(2)
    state.steps[:] = [TurnEnd(), React(1, owner=0)]

    assert codec.dump(state)["steps"] == [{"step": "TurnEnd"}, {"step": "React", "seat": 1, "owner": 0}]


def test_fields_of_a_class_are_no_fields_of_its_steps() -> None:
    assert codec.fields_of(Work) == ("seat",)
    assert codec.fields_of(Ebb) == ()
    assert codec.fields_of(Lay) == ("shell",)
    assert codec.fields_of(Haul) == ("seat",)


def test_options_are_not_part_of_the_dump() -> None:
    assert "options" not in codec.dump(GAME.start(2))


@pytest.mark.parametrize("data", [None, [], "state", 1])
def test_a_state_is_an_object(data: Any) -> None:
    with pytest.raises(BrokenFile) as broken:
        load(data)
    assert broken.value.text.args["where"] == "state"


def test_a_missing_field_is_named() -> None:
    data = dumped()
    del data["wrack"]

    with pytest.raises(BrokenFile, match=r"'where': 'wrack'.*broken-missing"):
        load(data)


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BrokenFile, match=r"'where': 'gold'.*broken-unknown-field"):
        load(dumped() | {"gold": 3})


@pytest.mark.parametrize("value", [True, 1.5, [False], [[1, 2.0]]])
def test_only_numbers_texts_and_lists_are_values(value: Any) -> None:
    with pytest.raises(BrokenFile, match=r"broken-value"):
        load(dumped() | {"bids": value})


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"step": "Mutiny"},
        {"step": ["Work"], "seat": 0},
        {"step": "Work"},
        {"step": "Work", "seat": 0, "mood": 1},
        {"step": "Work", "seat": [0]},
        {"step": "Work", "seat": True},
        {"step": "Work", "seat": None},
    ],
)
def test_a_step_that_does_not_exist_or_fit_is_refused(step: Any) -> None:
    with pytest.raises(BrokenFile, match=r"'where': 'steps\[0\]'.*broken-step"):
        load(dumped() | {"steps": [step]})
