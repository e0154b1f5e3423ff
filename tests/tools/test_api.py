"""The OpenAPI document and the TypeScript types are those of the structs."""

from __future__ import annotations

import json
from typing import Any

import api
import pytest
from steps import ROOT

from spielhafen.server.endpoints import ENDPOINTS


@pytest.mark.parametrize("path", ["docs/openapi.json", "web/src/api/generated.ts"])
def test_generated_files_are_up_to_date(path: str) -> None:
    """Otherwise run tools/api.py."""
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
    before = json.dumps(api.document())
    assert '"own_seats"' in before
    assert "own_seats: number[]" in api.typescript()
    assert "unknown" not in [api._type(part) for part in api.components()["TableView"]["properties"].values()]
