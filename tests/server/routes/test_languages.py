"""The languages that a server offers, and those that its operator has switched off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.server.html_page import accepted_languages
from spielhafen.server.routes import library
from tests.server.registries import OpenServer, User, json_of, open_server, open_store


@pytest.fixture
def english_only(tmp_path: Path) -> Iterator[OpenServer]:
    """Run a server that offers English only."""
    with open_server(open_store(tmp_path), languages=("en",)) as server:
        yield server


def test_each_language_has_its_own_name_for_itself(ada: User) -> None:
    listed = ada.get("/languages").json()
    assert [one["code"] for one in listed] == list(LANGUAGES)
    assert [one["name"] for one in listed[:2]] == ["English", "Deutsch"]
    assert [one["note"] for one in listed[:2]] == ["", ""]


def test_a_language_that_no_native_speaker_has_checked_is_marked(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "REVIEWED_LANGUAGES", frozenset({"en"}))
    notes = {one["code"]: one["note"] for one in ada.get("/languages").json()}
    assert notes["en"] == ""
    assert notes["de"] == Translator("de")("language-unreviewed")


@pytest.mark.parametrize("path", ["/texts/de", "/games/columbus/texts/de", "/games/columbus/rulebook/de"])
def test_a_language_that_is_switched_off_is_not_served(english_only: OpenServer, path: str) -> None:
    user = english_only.user()
    assert [one["code"] for one in user.get("/languages").json()] == ["en"]
    answer = json_of(user.get(path), 404)
    assert answer["error"] == {"key": "server-no-such-language", "args": {"known": "en"}}
    assert user.get(path.replace("/de", "/en")).status_code == 200


@pytest.mark.parametrize(("wish", "found"), [("de-AT,en;q=0.5", "de"), ("nl, de;q=0.8, en;q=0.9", "en")])
def test_pages_are_in_a_language_that_the_browser_accepts(
    server: OpenServer, english_only: OpenServer, wish: str, found: str
) -> None:
    headers = {"Host": "elsewhere.example", "Accept": "text/html", "Accept-Language": wish}
    assert f'<html lang="{found}">' in server.client.get("/", headers=headers).text
    assert '<html lang="en">' in english_only.client.get("/", headers=headers).text


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("fr", ["fr"]),
        ("fr;q=0.5, de;q=0.7, en", ["en", "de", "fr"]),
        ("fr; q=0, de;q=0.000,it", ["it"]),
        ("fr;q=9, de;q=١, ;q=1, it;level=1", ["fr", "de", "it"]),
        ("", []),
    ],
)
def test_the_most_wanted_languages_come_first(header: str, tags: list[str]) -> None:
    assert accepted_languages(header) == tags
