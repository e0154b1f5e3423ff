"""Write the OpenAPI document and the TypeScript types of the API from its structs.

    .venv/bin/python tools/api.py    writes docs/openapi.json and web/src/api/generated.ts

Both are in git; a test fails when they differ from the structs.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from shell import ROOT, say
from typescript import REF, Schema, typescript

from spielhafen import __version__
from spielhafen.core import scene
from spielhafen.core.languages import LANGUAGES
from spielhafen.core.text import Text
from spielhafen.server import messages
from spielhafen.server.endpoint import Endpoint
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.messages.live_messages import LiveMessage
from spielhafen.server.messages.rulebook import Block, Markup

OPENAPI: Final = ROOT / "docs" / "openapi.json"
TYPESCRIPT: Final = ROOT / "web" / "src" / "api" / "generated.ts"


def ref(name: str) -> Schema:
    """Return a reference to a component."""
    return {"$ref": REF + name}


# Schemas.

TEXT_SCHEMAS: Final[Mapping[str, Schema]] = {
    "SeatRef": {
        "description": "The player in this seat, whose name is filled in where the sentence is made.",
        "type": "object",
        "properties": {"seat": {"type": "integer"}},
        "required": ["seat"],
    },
    "TextArg": {
        "description": "An argument of a message.",
        "anyOf": [{"type": "string"}, {"type": "number"}, ref("LocalizedText"), ref("SeatRef")],
    },
    "LocalizedText": {
        "description": "A Fluent message key with its arguments.",
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "args": {"type": "object", "additionalProperties": ref("TextArg")},
        },
        "required": ["key"],
    },
}


PLAIN: Final[Mapping[Any, str]] = {bool: "boolean", float: "number", int: "integer", str: "string"}


def scene_schemas() -> dict[str, Schema]:
    """Return the schemas of a scene and its parts, from the dataclasses of `core.scene`.

    Empty values are left out of the JSON, so all fields with a default are optional.
    """
    found = {
        name: _dataclass_schema(kind)
        for name, kind in vars(scene).items()
        if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == scene.__name__
    }
    chart = {"type": "string", "description": "Name of the geometry, derived from its content."}
    found["Scene"]["properties"] = {"chart": chart, **found["Scene"]["properties"]}
    known = found["Scene"]
    found["SceneWithoutGeometry"] = {
        "description": "A scene whose geometry is sent apart.",
        "type": "object",
        "properties": {name: part for name, part in known["properties"].items() if name not in ("chart", "geometry")},
        "required": [name for name in known["required"] if name != "geometry"],
    }  # fmt: skip
    return found


def _dataclass_schema(kind: type[Any]) -> Schema:
    hints, notes = get_type_hints(kind), field_notes(kind)
    properties = {
        field.name: _described(_hint_schema(hints[field.name]), notes.get(field.name, ""))
        for field in fields(kind)
    }
    required = [
        field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING
    ]
    return {
        "description": inspect.getdoc(kind) or "",
        "type": "object",
        "properties": properties,
        "required": required,
    }


def _hint_schema(hint: Any) -> Schema:
    """Return the schema of an annotation; None is not sent, so it is left out."""
    if hint is Text:
        return ref("LocalizedText")
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
        return ref(hint.__name__)
    origin, args = get_origin(hint), [arg for arg in get_args(hint) if arg is not type(None)]
    if origin is Literal:
        return {"enum": sorted(args)}
    if origin in (Union, types.UnionType):
        return _hint_schema(args[0]) if len(args) == 1 else {"anyOf": [_hint_schema(arg) for arg in args]}
    if origin is tuple and Ellipsis not in args:
        return {
            "type": "array",
            "prefixItems": [_hint_schema(arg) for arg in args],
            "minItems": len(args),
            "maxItems": len(args),
        }
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _hint_schema(args[1])}
    if isinstance(origin, type) and issubclass(origin, Sequence):
        return {"type": "array", "items": _hint_schema(args[0])}
    raise TypeError(f"no schema for {hint}")


def _described(schema: Schema, note: str) -> Schema:
    return {**schema, "description": note} if note else schema


def field_notes(kind: type[Any]) -> dict[str, str]:
    """Return what is written about each field: the string after it, or the comment beside it."""
    lines = inspect.getsource(kind).splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    tree = ast.parse("\n".join(line[indent:] for line in lines))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    notes = {}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            comment = re.search(r"  # (?!noqa|type:)(.*)", lines[(node.end_lineno or 1) - 1])
            note = comment[1] if comment else ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                note = inspect.cleandoc(str(after.value.value))
            if note:
                notes[node.target.id] = note
    return notes


NOT_MESSAGES: Final = ("Query", "Path")
"""Endings of the names of structs for parameters."""


def structs() -> list[type[msgspec.Struct]]:
    """Return the structs of all messages."""
    return [
        kind
        for module in pkgutil.iter_modules(messages.__path__, f"{messages.__name__}.")
        for kind in vars(importlib.import_module(module.name)).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.name
        and not kind.__name__.endswith(NOT_MESSAGES)
    ]


def components() -> dict[str, Schema]:
    """Return the schemas of all messages by name."""
    _, found = msgspec.json.schema_components(structs(), ref_template=REF + "{name}")
    for kind in structs():
        bases: tuple[type[Any], ...] = kind.__mro__
        for base in reversed(bases):
            if base.__module__.startswith("spielhafen"):
                for name, note in field_notes(base).items():
                    part = found.get(kind.__name__, {}).get("properties", {}).get(name)
                    if part is not None:
                        part["description"] = note
    found = {name: _cleaned(schema) for name, schema in found.items() if name not in ("SceneView", "Markup")}
    unions = {
        "Block": _union(Block.__doc__, Block.__subclasses__()),
        "Inline": _union("A part of a text: plain, or marked.", [str, *Markup.__subclasses__()]),
        "LiveMessage": _union("A message on a live connection.", get_args(LiveMessage)),
    }
    return dict(sorted({**found, **TEXT_SCHEMAS, **scene_schemas(), **unions}.items()))


def _union(description: str | None, kinds: Sequence[type]) -> Schema:
    return {"description": description, "anyOf": [_hint_schema(kind) for kind in kinds]}


def _cleaned(schema: Any) -> Any:
    """Name scenes `Scene`, and leave nothing beside a reference but its description."""
    if isinstance(schema, list):
        return [_cleaned(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return _described(ref("Scene" if name == "SceneView" else name), schema.get("description", ""))
    found = {name: _cleaned(part) for name, part in schema.items() if name not in ("title", "properties")}
    if "properties" in schema:
        found["properties"] = {name: _cleaned(part) for name, part in schema["properties"].items()}
    if isinstance(found.get("description"), str):
        found["description"] = inspect.cleandoc(found["description"])
    return found


# OpenAPI.

PATH_PARAMETERS: Final[Mapping[str, Schema]] = {
    "file": {"enum": ["art.svg", "cover.svg", "look.css"]},
    "language": {"enum": sorted(LANGUAGES)},
    "number": {"type": "integer"},
    "ply": {"type": "integer"},
}
"""Schemas of the parameters in paths; all others are strings."""


def document() -> Schema:
    """Return the OpenAPI document."""
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spielhafen",
            "version": __version__,
            "description": (
                "The API of a Spielhafen server. See protocol.md for identity, idempotency, rate limits and live connections."
            ),
        },
        "servers": [{"url": "/api"}],
        "security": [{"token": []}, {}],
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": components(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint) -> Schema:
    text = inspect.cleandoc(endpoint.description or endpoint.handler.__doc__ or "")
    summary, _, more = text.partition("\n\n")
    found: Schema = {"summary": " ".join(summary.split()).rstrip(".")}
    if more:
        found["description"] = more
    parameters = [*_path_parameters(endpoint.path), *_query_parameters(endpoint.query)]
    if parameters:
        found["parameters"] = parameters
    if endpoint.body is not None:
        content = {"application/json": {"schema": ref(endpoint.body.__name__)}}
        found["requestBody"] = {"required": True, "content": content}
    found["responses"] = {str(endpoint.status): _answer(endpoint), "default": ERROR}
    if endpoint.limits:
        found["x-rate-limits"] = list(endpoint.limits)
    if endpoint.body is not None:
        found["x-max-body-bytes"] = endpoint.max_body_bytes
    return found


ERROR: Final[Schema] = {
    "description": "An error",
    "content": {"application/json": {"schema": ref("ErrorInfo")}},
}


def _answer(endpoint: Endpoint) -> Schema:
    if endpoint.is_websocket:
        return {"description": "A WebSocket, whose messages are of the type LiveMessage"}
    if endpoint.answer is None:
        return {"description": "Done; no content"}
    if isinstance(endpoint.answer, str):
        return {"description": "The content", "content": {endpoint.answer: {}}}
    return {"description": "The answer", "content": {"application/json": {"schema": _type_schema(endpoint.answer)}}}  # fmt: skip


def _type_schema(kind: Any) -> Schema:
    if isinstance(kind, types.UnionType):
        return {"anyOf": [_type_schema(arg) for arg in get_args(kind)]}
    if get_origin(kind) is list:
        return {"type": "array", "items": _type_schema(get_args(kind)[0])}
    return ref(kind.__name__)


def _path_parameters(path: str) -> Iterator[Schema]:
    for name in re.findall(r"\{(\w+)\}", path):
        schema = PATH_PARAMETERS.get(name, {"type": "string"})
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(query: type[msgspec.Struct] | None) -> Iterator[Schema]:
    if query is None:
        return
    _, found = msgspec.json.schema_components([query])
    schema, notes = _cleaned(found[query.__name__]), field_notes(query)
    for name, plain in schema["properties"].items():
        part = _described(plain, notes.get(name, ""))
        yield {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", ()),
            "schema": part,
        }


# Command.


def contents() -> dict[str, str]:
    """Return the content of each generated file by its path in the repository."""
    return {
        OPENAPI.relative_to(ROOT).as_posix(): json.dumps(document(), indent=1, ensure_ascii=False) + "\n",
        TYPESCRIPT.relative_to(ROOT).as_posix(): typescript(components()),
    }


def main() -> int:
    """Write the generated files."""
    for path, content in contents().items():
        (ROOT / path).write_text(content, encoding="utf-8")
        say(f"{path} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
