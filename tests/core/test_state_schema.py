"""The JSON schema of position files accepts what can be and refuses what cannot."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.game import find_game, find_games
from spielhafen.core.play import CHANCE, EVERYTHING, OVER, PUBLIC, State, sample
from spielhafen.core.secret import HIDDEN, view
from spielhafen.testing.strategies import states
from tests.toys.skerry import GAME


def fits(schema: Any, value: Any) -> bool:
    """Whether a value fits a schema; the words of JSON schema that ours use."""
    if isinstance(schema, bool):
        return schema
    kinds = {"integer": int, "string": str, "array": list, "object": dict, "null": type(None)}
    wanted = schema.get("type")
    wanted = [wanted] if isinstance(wanted, str) else wanted
    if wanted and not any(type(value) is kinds[kind] for kind in wanted):
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "anyOf" in schema and not any(fits(other, value) for other in schema["anyOf"]):
        return False
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, str):
        return bool(re.search(schema.get("pattern", ""), value))
    if isinstance(value, list):
        return array_fits(schema, value)
    return object_fits(schema, value) if isinstance(value, dict) else True


def array_fits(schema: Any, value: list[Any]) -> bool:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        return False
    first = schema.get("prefixItems", [])
    rest = value[len(first) :]
    pairs = [*zip(first, value, strict=False), *((schema.get("items", True), item) for item in rest)]
    return all(fits(each, item) for each, item in pairs)


def object_fits(schema: Any, value: dict[str, Any]) -> bool:
    properties = schema.get("properties", {})
    if not set(schema.get("required", ())) <= set(value):
        return False
    if schema.get("additionalProperties") is False and not set(value) <= set(properties):
        return False
    return all(fits(properties.get(name, True), item) for name, item in value.items())


@pytest.mark.parametrize("name", sorted(find_games()))
def test_every_position_of_a_game_fits_its_schema(name: str) -> None:
    game, random = find_game(name), Random(8)
    seats = game.seats[1]
    schema, g = json.loads(json.dumps(game.schema(seats))), game.start(seats)
    for _ in range(120):
        if g.actor() == OVER:
            break
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        for viewer in (EVERYTHING, PUBLIC, 0, seats - 1):
            assert fits(schema, game.dump(view(g, viewer)))


@given(states(GAME), st.data())
def test_a_number_out_of_bounds_does_not_fit(state: State, data: st.DataObject) -> None:
    schema, position = GAME.schema(state.seats()), GAME.dump(state)
    position["options"] = schema["properties"]["options"]["const"]
    assert fits(schema, position)

    name = data.draw(st.sampled_from(["work", "signalled", "viewer"]))
    position["state"][name] = data.draw(st.sampled_from([-3, 99]))
    assert not fits(schema, position)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules": 2},
        {"seats": 3},
        {"mood": 1},
        {"state": {}},
    ],
)
def test_a_position_of_something_else_does_not_fit(change: dict[str, Any]) -> None:
    position = GAME.dump(GAME.start(2))
    assert fits(GAME.schema(2), position)
    assert not fits(GAME.schema(2), position | change)


@pytest.mark.parametrize(
    "step",
    [
        {"step": "Mutiny"},
        {"step": "Work"},
        {"step": "Work", "seat": "one"},
        {"step": "Work", "seat": 0, "mood": 1},
    ],
)
def test_a_step_with_other_fields_does_not_fit(step: dict[str, Any]) -> None:
    position = GAME.dump(GAME.start(2))
    position["state"]["steps"] = [step]

    assert not fits(GAME.schema(2), position)


def test_a_field_is_described_with_comment_bounds_secrecy_and_names() -> None:
    fields = find_game("santa_timea").schema(3)["properties"]["state"]["properties"]

    assert fields["round"] == {"description": "rounds begun", "type": "integer", "minimum": 0, "maximum": 5}
    assert fields["hands"]["secret"] == "owner"
    assert fields["hands"]["items"]["items"]["minimum"] == HIDDEN
    assert fields["hands"]["items"]["items"]["names"][:2] == ["N1", "N2"]


def test_only_optional_fields_may_be_left_out() -> None:
    schema = find_game("columbus").schema(2)["properties"]["state"]

    assert set(schema["properties"]) - set(schema["required"]) == {"trail"}
