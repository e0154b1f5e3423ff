"""TypeScript types of JSON schemas."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Schema: TypeAlias = dict[str, Any]
"""A JSON schema: which keywords it has depends on what it describes."""
REF: Final = "#/components/schemas/"

NOTICE: Final = (
    "/* Types of the HTTP API, written by tools/api.py from the structs of the server. Do not edit. */\n"
)


def typescript(schemas: Mapping[str, Schema]) -> str:
    """Return the TypeScript types of these schemas."""
    return NOTICE + "".join(_declaration(name, schema) for name, schema in schemas.items())


def _declaration(name: str, schema: Schema) -> str:
    note = _comment(schema.get("description", ""), "")
    if "properties" not in schema:
        return f"\n{note}export type {name} = {type_of(schema)}\n"
    return f"\n{note}export interface {name} {{\n{_members(schema, '  ')}}}\n"


def _members(schema: Schema, indent: str) -> str:
    required = schema.get("required", ())
    lines = []
    for name, part in schema["properties"].items():
        mark = "" if name in required else "?"
        lines.append(
            f"{_comment(part.get('description', ''), indent)}{indent}{name}{mark}: {type_of(part)}\n"
        )
    return "".join(lines)


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def type_of(schema: Schema) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix(REF))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        case "array":
            item = type_of(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object" if "properties" in schema:
            return "{ " + "; ".join(_members(schema, "").splitlines()) + " }"
        case "object" if "additionalProperties" in schema and isinstance(
            schema["additionalProperties"], dict
        ):
            return f"Record<string, {type_of(schema['additionalProperties'])}>"
        case "object":
            return "Record<string, never>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
