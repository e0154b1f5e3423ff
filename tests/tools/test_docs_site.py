"""The docs site is built without a dead link, and its navigation has every page."""

from __future__ import annotations

import json
from pathlib import Path

import openapi_page
import pytest

import docs

ROOT = docs.ROOT
DOCUMENT = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site. A dead link or anchor makes the build fail."""
    return docs.build(tmp_path_factory.mktemp("build"))


@pytest.mark.slow
def test_the_site_has_every_page(site: Path) -> None:
    missing = [page for page in docs.pages() if not (site / page).with_suffix(".html").exists()]

    assert missing == []


def test_the_navigation_has_every_page_once() -> None:
    navigation = docs.navigation()

    assert sorted(navigation) == sorted({*docs.pages(), docs.HTTP_REFERENCE})


@pytest.mark.slow
def test_the_site_fetches_nothing_from_other_hosts(site: Path) -> None:
    fetched = [
        (page.name, tag)
        for page in site.rglob("*.html")
        for tag in ('src="http', '<link rel="stylesheet" href="http', "url(http")
        if tag in page.read_text("utf-8")
    ]

    assert fetched == []


@pytest.mark.slow
def test_api_pages_have_the_docstrings(site: Path) -> None:
    assert "Return the state as this seat may know it" in (site / "api" / "secrets.html").read_text("utf-8")


def test_the_http_reference_has_every_endpoint_and_every_message() -> None:
    lines = openapi_page.page(DOCUMENT, "").splitlines()
    endpoints = [
        f"### `{method.upper()} {path}`" for path, methods in DOCUMENT["paths"].items() for method in methods
    ]

    assert [line for line in endpoints if line not in lines] == []
    assert [name for name in DOCUMENT["components"]["schemas"] if f"### {name}" not in lines] == []


def test_a_link_to_a_file_outside_of_the_site_becomes_plain_text(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("See [the code](code.py) and [that page](other.md#part), not `[this](code.py)`.", "utf-8")
    (tmp_path / "code.py").touch()
    (tmp_path / "other.md").touch()

    shown = docs.converted("a/page.md", page, {tmp_path / "other.md": "b/other.md"})

    assert shown == "See the code and [that page](../b/other.md#part), not `[this](code.py)`."


def test_a_link_to_a_missing_file_is_an_error(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[nothing](missing.md)", "utf-8")

    with pytest.raises(ValueError, match=r"missing\.md does not exist"):
        docs.converted("page.md", page, {})


def test_an_example_of_a_rulebook_can_be_opened(tmp_path: Path) -> None:
    page = tmp_path / "rules.en.md"
    page.write_text('```example\na "title"\nat e5\n```\n', "utf-8")

    assert docs.converted("rulebooks/toy.en.md", page, {}).startswith(
        "??? example \"A 'title'\"\n\n    ```text\n"
    )
