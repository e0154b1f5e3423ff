"""The OpenAPI document and the TypeScript types are generated from the structs."""

from __future__ import annotations

import json
from typing import Any

import api
import pytest
from shell import ROOT
from typescript import type_of, typescript

from spielhafen.server.endpoints import ENDPOINTS


@pytest.mark.parametrize("path", ["docs/openapi.json", "web/src/api/generated.ts"])
def test_generated_files_are_up_to_date(path: str) -> None:
    """If this fails, run tools/api.py."""
    assert api.contents()[path] == (ROOT / path).read_text("utf-8")


def test_every_endpoint_is_documented() -> None:
    document = api.document()
    for endpoint in ENDPOINTS:
        operation = document["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        assert str(endpoint.status) in operation["responses"]


def test_every_reference_has_a_schema() -> None:
    document = api.document()
    found = set(references(document))
    assert found
    assert found <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}


def references(part: Any) -> list[str]:
    """Return all references in a document."""
    if isinstance(part, list):
        return [found for inner in part for found in references(inner)]
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [found for inner in part.values() for found in references(inner)]
    return []


def test_a_changed_struct_would_be_noticed() -> None:
    assert '"own_seats"' in json.dumps(api.document())
    assert "own_seats: number[]" in typescript(api.components())


def test_every_field_of_a_table_has_a_type() -> None:
    fields = api.components()["TableInfo"]["properties"]
    assert fields
    assert not [name for name, schema in fields.items() if type_of(schema) == "unknown"]
