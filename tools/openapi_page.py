"""Write the OpenAPI document as a page in Markdown, for the docs site."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any, Final, TypeAlias

Json: TypeAlias = Mapping[str, Any]

KIBIBYTE: Final = 1024
GROUPS: Final[Mapping[str, str]] = {
    "tables": "Tables",
    "played-games": "Tables",
    "own-data": "Your data",
    "server-parts": "Parts of the server",
    "ratings": "Parts of the server",
    "lobby": "Parts of the server",
    "letters": "Parts of the server",
    "passphrase": "Parts of the server",
    "tournaments": "Parts of the server",
    "sandboxes": "Sandboxes and puzzles",
    "puzzles": "Sandboxes and puzzles",
    "logbooks": "Logbooks",
    "games": "Games",
    "bot-levels": "Games",
    "languages": "Games",
    "texts": "Games",
    "push": "Web push",
}
"""The heading under which paths stand, by their first part."""


def page(document: Json, introduction: str) -> str:
    """Return the page of a document: endpoints by group, then the messages."""
    lines = ["# HTTP reference", "", introduction, ""]
    for heading in dict.fromkeys(GROUPS.values()):
        lines += [f"## {heading}", ""]
        for path, methods in document["paths"].items():
            if GROUPS.get(path.split("/")[1], "") == heading:
                for method, operation in methods.items():
                    lines += _endpoint(method, path, operation)
    lines += ["## Messages", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += _message(name, schema)
    return "\n".join(lines) + "\n"


def _endpoint(method: str, path: str, operation: Json) -> Iterator[str]:
    yield from (
        f"### `{method.upper()} {path}`",
        "",
        f"{operation['summary']}. {_prose(operation)}".rstrip(),
        "",
    )
    if parameters := operation.get("parameters"):
        yield from ("| parameter | in | type |", "| --- | --- | --- |")
        for parameter in parameters:
            written = _type(parameter["schema"])
            optional = "" if parameter["required"] else ", optional"
            yield f"| `{parameter['name']}` | {parameter['in']} | {written}{optional} |"
        yield ""
    if body := operation.get("requestBody"):
        size = operation["x-max-body-bytes"] // KIBIBYTE
        yield f"* Body: {_content(body['content'])}, at most {size} KiB"
    for status, response in operation["responses"].items():
        if status != "default":
            content = response.get("content")
            said = _content(content) if content else response["description"]
            yield f"* {status} {HTTPStatus(int(status)).phrase}: {said}"
    if limits := operation.get("x-rate-limits"):
        yield f"* Rate limits: {', '.join(f'`{name}`' for name in limits)}"
    yield ""


def _content(content: Json) -> str:
    ((media_type, described),) = content.items()
    return _type(described["schema"]) if media_type == "application/json" else f"`{media_type}`"


def _message(name: str, schema: Json) -> Iterator[str]:
    yield from (f"### {name}", "", _prose(schema), "")
    variants = schema.get("anyOf", [])
    if all("properties" in variant for variant in variants):
        for variant in variants or [schema]:
            yield from _fields(variant)
    else:
        yield from (f"One of: {_type(schema)}", "")


def _fields(schema: Json) -> Iterator[str]:
    if not schema.get("properties"):
        yield from ("It has no fields.", "") if schema.get("type") == "object" else (_type(schema), "")
        return
    yield from ("| field | type | |", "| --- | --- | --- |")
    for name, field in schema["properties"].items():
        notes = [] if name in schema.get("required", ()) else ["optional"]
        notes += (
            [f"default `{json.dumps(field['default'])}`"] if field.get("default") not in (None, "") else []
        )
        notes += [_prose(field)]
        yield f"| `{name}` | {_type(field)} | {_cell('; '.join(filter(None, notes)))} |"
    yield ""


def _type(schema: Json) -> str:
    """Return a type in Markdown.

    >>> _type({"type": "array", "items": {"anyOf": [{"$ref": "#/components/schemas/SeatInfo"}, {"type": "null"}]}})
    'array of ([SeatInfo](#seatinfo) or null)'
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(variant) for variant in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = _type(schema.get("items", {}))
        return f"array of ({item})" if " or " in item else f"array of {item}"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "any"))


def _prose(described: Json) -> str:
    return " ".join(described.get("description", "").split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
