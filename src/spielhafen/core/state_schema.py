"""The JSON schema of a position file, from the declared fields of a state."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from spielhafen.core.play import EVERYTHING, State, Step
from spielhafen.core.state_fields import Field
from spielhafen.core.state_kinds import (
    HIDDEN,
    LAST_SEAT,
    Dimensions,
    Items,
    Kind,
    Logs,
    Number,
    Record,
    Rows,
    Signs,
)
from spielhafen.core.step_values import field_types

Schema: TypeAlias = "dict[str, Any]"

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TYPES: Final = {"int": "integer", "str": "string"}


def position_schema(
    game: str, version: int, sample: State, options: Mapping[str, object], steps: Mapping[str, type[Step]]
) -> Schema:
    """Return the schema of position files of a game with the seats of a state and these options."""
    size = Dimensions(sample.seats(), sample.options)
    return {
        "$schema": DIALECT,
        "title": f"{game}, version {version}",
        "type": "object",
        "properties": {
            "game": {"const": game},
            "rules": {"const": version},
            "seats": {"const": size.seats},
            "options": {"const": dict(options)},
            "state": state_schema(type(sample), steps, size),
        },
        "required": ["game", "rules", "seats", "options", "state"],
        "additionalProperties": False,
    }


def state_schema(kind: type[State], steps: Mapping[str, type[Step]], size: Dimensions) -> Schema:
    """Return the schema of a dumped state with this number of seats and these options."""
    properties: Schema = {
        "steps": {"type": "array", "items": {"anyOf": [_step(steps[name], size) for name in sorted(steps)]}},
        "winners": {"type": ["array", "null"], "items": _number(0, size.seats - 1), "maxItems": size.seats},
        "viewer": _number(EVERYTHING, size.seats - 1),
    }
    properties |= {field.name: field_schema(field, size) for field in kind.FIELDS}
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in kind.OPTIONAL_FIELDS],
        "additionalProperties": False,
    }


def field_schema(field: Field, size: Dimensions) -> Schema:
    """Return the schema of a field, with its comment and, as `secret`, who may not see it."""
    schema = kind_schema(field.kind, size, hidden=bool(field.secret))
    described = {"description": field.comment} if field.comment else {}
    return described | ({"secret": field.secret} if field.secret else {}) | schema


def kind_schema(kind: Kind, size: Dimensions, *, hidden: bool) -> Schema:
    """Return the schema of a kind of value; hidden: whether HIDDEN may stand for a number."""
    if isinstance(kind, Number):
        schema = _number(size.limit(kind.low), size.limit(kind.high))
        if hidden:
            schema = (
                schema | {"minimum": HIDDEN} if schema["minimum"] == 0 else _or({"const": HIDDEN}, schema)
            )
        seat = {"seat": True} if kind.high is LAST_SEAT else {}
        return schema | seat | ({"names": list(kind.names)} if kind.names else {})
    if isinstance(kind, Signs):
        length = size.limit(kind.length)
        whole = f"[{re.escape(kind.signs)}]{{{length}}}"
        return {"type": "string", "pattern": f"^({whole})?$" if kind.may_be_empty else f"^{whole}$"}
    if isinstance(kind, Items):
        each = kind_schema(kind.each, size, hidden=hidden)
        return _array(size.limit(kind.fewest), size.limit(kind.most)) | {"items": each}
    if isinstance(kind, Record):
        return _record(kind, size, hidden=hidden)
    if isinstance(kind, Rows):
        return _rows(kind, size)
    row = {"type": "array", "items": {"type": "integer"}}
    logs = {"type": "array", "items": {"type": "array", "items": row}} if isinstance(kind, Logs) else {}
    return logs | {"maxItems": size.seats}


def _record(kind: Record, size: Dimensions, *, hidden: bool) -> Schema:
    low = len(kind.slots)
    schema = _array(low, low + size.limit(kind.most)) | {
        "prefixItems": [kind_schema(slot, size, hidden=hidden) for slot in kind.slots],
        "items": kind_schema(kind.rest, size, hidden=hidden) if kind.rest else False,
    }
    return _or(_array(0, 0), schema) if kind.may_be_empty else schema


def _rows(kind: Rows, size: Dimensions) -> Schema:
    length = _array(kind.pieces, kind.pieces)
    known = length | {"items": _number(HIDDEN, (1 << kind.places) - 1)}
    places = length | {"items": _number(HIDDEN, kind.places - 1)}
    return _array(size.seats + 1, size.seats + 1) | {"prefixItems": [places], "items": known}


def _step(kind: type[Step], size: Dimensions) -> Schema:
    properties: Schema = {"step": {"const": kind.__name__}}
    for name, written in field_types(kind).items():
        properties[name] = {"type": TYPES.get(written, ["integer", "string"])}
    if "seat" in properties:
        properties["seat"] = _number(0, size.seats - 1)
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _number(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def _array(fewest: int, most: int) -> Schema:
    return {"type": "array", "minItems": fewest, "maxItems": most}


def _or(one: Schema, other: Schema) -> Schema:
    return {"anyOf": [one, other]}
