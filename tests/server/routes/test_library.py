"""Games, texts, rulebooks, drawings, and the client's files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.i18n import LANGUAGES, shared_source
from spielhafen.server.views import rulebook_examples as shown_examples
from spielhafen.testing import storyboard as told_examples
from tests.server.registries import OpenServer, User, json_of, open_server, open_store


def test_the_games_found_are_listed(ada: User) -> None:
    (game,) = (game for game in ada.get("/games").json() if game["id"] == "santa_timea")
    assert game["seats"] == [2, 5]
    assert game["version"] == "1"
    assert (game["complexity"], game["good_first_game"]) == ("light", True)
    assert game["options"] == [
        {"id": "professional", "kind": "switch", "default": False, "mode": True},
        {"id": "first", "kind": "choice", "default": 0, "mode": True, "values": [0, 1, 2, 3, 4, 5]},
    ]
    assert game["presets"] == {"printed": {}, "ours": {}}


def test_games_for_newcomers_are_listed_first(ada: User) -> None:
    games = ada.get("/games").json()
    assert [game["id"] for game in games if game["good_first_game"]] == ["santa_timea", "columbus"]
    assert games[0]["id"] == "santa_timea"


def test_a_first_game_is_a_printed_variant_but_for_a_set_up_that_says_it_is_not(ada: User) -> None:
    games = {game["id"]: game["first_options"] for game in ada.get("/games").json()}
    assert games["santa_timea"] == {}
    assert games["seeschlacht"] == {"short": True, "encounter": True}
    ours = {name: find_game(name).house_rules(options) for name, options in games.items()}
    assert {name: rules for name, rules in ours.items() if rules} == {
        "seeschlacht": {"encounter": True},
        "ghost_ship": {"ready_made": True},
    }
    words = {
        "seeschlacht": "Our own set-up|Unsere eigene Aufstellung",
        "ghost_ship": "Our own short cut|Unsere eigene Abkürzung",
    }
    for name, language in product(words, ("en", "de")):
        assert re.search(words[name], find_game(name).fluent_source(language))


def test_house_rules_name_their_numbers_of_players(ada: User) -> None:
    (game,) = (game for game in ada.get("/games").json() if game["id"] == "treasure_map")
    seats = {option["id"]: option.get("seats") for option in game["options"]}
    assert seats["solo_level"] == seats["solo_pirates"] == [1, 1]
    assert seats["ransom"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_the_files_themselves(ada: User, language: str) -> None:
    shared = ada.get(f"/texts/{language}")
    assert shared.text == shared_source(language)
    assert shared.headers["content-type"] == "text/plain; charset=utf-8"
    own = ada.get(f"/games/santa_timea/texts/{language}")
    assert own.text == find_game("santa_timea").fluent_source(language)


@pytest.mark.parametrize(
    ("path", "kind"),
    [("art.svg", "image/svg+xml"), ("cover.svg", "image/svg+xml"), ("look.css", "text/css; charset=utf-8")],
)
def test_drawings_have_their_media_type_and_run_no_scripts(ada: User, path: str, kind: str) -> None:
    answer = ada.get(f"/games/santa_timea/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert "script-src" not in answer.headers["content-security-policy"]
    if kind.startswith("image"):
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_unchanged_content_is_not_sent_again(server: OpenServer, ada: User) -> None:
    for path in ("/texts/en", "/games/santa_timea/rulebook/de", "/games/santa_timea/art.svg"):
        first = ada.get(path)
        known = ada.headers | {"If-None-Match": first.headers["etag"]}
        again = server.client.get(f"/api{path}", headers=known)
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/texts/nl", "server-no-such-language"),
        ("/games/santa_timea/texts/xx", "server-no-such-language"),
        ("/games/santa_timea/rulebook/nl", "server-no-such-language"),
        ("/games/chess/texts/en", "error-unknown-game"),
        ("/games/chess/art.svg", "error-unknown-game"),
        ("/games/santa_timea/rules.py", "server-no-such-place"),
        ("/games/santa_timea/state.py", "server-no-such-place"),
        ("/games/santa_timea/%2e%2e%2fart.svg", "server-no-such-place"),
        ("/nothing", "server-no-such-place"),
    ],
)
def test_unknown_paths_are_reported(ada: User, path: str, key: str) -> None:
    answer = ada.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == key


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/tables"), ("POST", "/api/games"), ("PATCH", "/api/tables/x-y-1")]
)
def test_wrong_methods_are_reported(server: OpenServer, method: str, path: str) -> None:
    answer = server.client.request(method, path)
    assert answer.status_code == 405
    assert answer.json()["error"]["key"] == "server-wrong-method"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_paragraph(ada: User, language: str) -> None:
    book = json_of(ada.get(f"/games/santa_timea/rulebook/{language}"))
    paragraphs = [section["paragraph"] for section in book["sections"] if section["paragraph"]]
    assert paragraphs[:4] == ["§1", "§2", "§3", "§4"]
    assert len(paragraphs) == len(set(paragraphs)) >= 17
    assert book["title"]


@pytest.mark.parametrize("game", find_games())
def test_both_rulebooks_have_the_same_examples_in_the_same_paragraphs(ada: User, game: str) -> None:
    english, german = (
        examples(json_of(ada.get(f"/games/{game}/rulebook/{language}"))) for language in ("en", "de")
    )

    assert [place for *place, _ in english] == [place for *place, _ in german]
    assert [number for _, number, _ in english] == list(range(len(english)))
    assert {title for *_, title in english}.isdisjoint(title for *_, title in german)


def examples(book: dict[str, Any]) -> list[tuple[str, int, str]]:
    """Return the examples of a rulebook: paragraph, number and title of each."""
    return [
        (section["paragraph"], block["example"]["number"], block["example"]["title"])
        for section in book["sections"]
        for block in section["blocks"]
        if "example" in block
    ]


def test_an_example_is_a_list_of_steps(ada: User) -> None:
    shown = json_of(ada.get("/games/columbus/examples/0"))
    steps = shown["steps"]

    assert len(steps) > 1
    assert all(step["scene"]["pieces"] and step["scene"]["seats"] for step in steps)
    assert {step["chart"] for step in steps} == set(range(len(shown["charts"]))) == {0}
    assert steps[0]["actors"] == [0]
    captions = [caption for step in steps for caption in step["captions"]]
    assert {caption["kind"] for caption in captions} <= {"told", "offered", "possible", "refused"}
    assert all(set(caption) == {"kind", "text", "seat", "paragraph", "move"} for caption in captions)


def test_a_placed_tile_changes_the_chart(ada: User) -> None:
    books = examples(json_of(ada.get("/games/ghost_ship/rulebook/en")))
    placing = next(number for paragraph, number, _ in books if paragraph == "§9")
    shown = json_of(ada.get(f"/games/ghost_ship/examples/{placing}"))

    assert len(shown["charts"]) > 1
    assert [step["chart"] for step in shown["steps"]] == sorted(m["chart"] for m in shown["steps"])


@pytest.fixture
def uncached(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Allow changes that leave nothing in caches."""
    yield monkeypatch
    monkeypatch.undo()
    clear_caches()


@pytest.mark.parametrize(
    "breakage", [("> ", "> nonsense, "), ("```example\n", "```example\n```\n```example\n")]
)
def test_a_game_with_broken_examples_still_has_its_rules(
    ada: User, uncached: pytest.MonkeyPatch, tmp_path: Path, breakage: tuple[str, str]
) -> None:
    columbus = find_game("columbus")
    known = len(told_examples.example_sources(columbus))
    sources = {
        "rules.en.md": columbus.file("rules.en.md").read_text("utf-8").replace(*breakage),
        "rules.de.md": columbus.file("rules.de.md").read_text("utf-8"),
    }
    for name, source in sources.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    uncached.setattr(Game, "file", lambda _, *path: tmp_path.joinpath(*path))
    clear_caches()

    for language in ("en", "de"):
        assert len(json_of(ada.get(f"/games/columbus/rulebook/{language}"))["sections"]) > 20
    answers = {ada.get(f"/games/columbus/examples/{number}").status_code for number in range(known)}
    assert 404 in answers
    assert answers <= {200, 404}


def test_a_rulebook_says_what_it_is_written_in(
    ada: User, uncached: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rules.en.md").write_text("# Toy", encoding="utf-8")
    (tmp_path / "rules.de.md").write_text("# Spielzeug", encoding="utf-8")
    uncached.setattr(Game, "file", lambda _, *path: tmp_path.joinpath(*path))
    clear_caches()
    books = {code: json_of(ada.get(f"/games/columbus/rulebook/{code}")) for code in ("en", "de", "fr")}

    assert {code: book["language"] for code, book in books.items()} == {"en": "en", "de": "de", "fr": "en"}


def clear_caches() -> None:
    """Clear the caches of rulebooks and examples."""
    for known in (
        shown_examples.rulebook_json,
        shown_examples._example,
        told_examples.example_sources,
        told_examples.list_examples,
    ):
        known.cache_clear()


@pytest.mark.parametrize("number", ["100000", "-1", "one", "9" * 5000, "١"])
def test_an_unknown_example_is_reported(ada: User, number: str) -> None:
    assert ada.get(f"/games/columbus/examples/{number}").status_code == 404


# The client.


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title>")
    (folder / "assets" / "index-abc123.js").write_text("1")
    (folder / "assets" / "font-abc123.woff2").write_bytes(b"wOF2")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_the_client_is_served_with_fitting_caching(tmp_path: Path, built: Path) -> None:
    with open_server(open_store(tmp_path), client=built) as server:
        page = server.client.get("/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert page.headers["cache-control"] == "private, no-cache"
        assert "mate=" in page.headers["set-cookie"]
        script = server.client.get("/assets/index-abc123.js")
        assert script.headers["content-type"].split(";")[0] in ("text/javascript", "application/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert server.client.get("/assets/font-abc123.woff2").headers["content-type"] == "font/woff2"
        assert server.client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        again = server.client.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        assert again.headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-abc123.js",
        "/favicon.svg",
        "/api/texts/en",
        "/api/games/santa_timea/texts/de",
        "/api/games/santa_timea/rulebook/en",
        "/api/games/santa_timea/art.svg",
    ],
)
def test_publicly_cached_answers_set_no_cookie(tmp_path: Path, built: Path, path: str) -> None:
    with open_server(open_store(tmp_path), client=built) as server:
        first = server.client.get(path)
        assert first.status_code == 200
        assert "set-cookie" not in first.headers
        again = server.client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert "set-cookie" not in again.headers


@pytest.mark.parametrize("path", ["/", "/index.html", "/api/games", "/api/nothing"])
def test_answers_with_a_cookie_are_not_publicly_cached(tmp_path: Path, built: Path, path: str) -> None:
    with open_server(open_store(tmp_path), client=built) as server:
        answer = server.client.get(path)
        assert "mate=" in answer.headers["set-cookie"]
        assert answer.headers["cache-control"] in ("private, no-cache", "no-store")


@pytest.mark.parametrize(
    "path",
    ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd", "/%00"],
)
def test_nothing_outside_is_served(tmp_path: Path, built: Path, path: str) -> None:
    with open_server(open_store(tmp_path), client=built) as server:
        answer = server.client.get(path)
        assert answer.status_code == 404
        assert b"secret" not in answer.content
        assert answer.json()["error"]["key"] == "server-no-such-place"


def test_a_missing_build_is_reported_in_the_readers_language(server: OpenServer) -> None:
    page = server.client.get("/", headers={"Accept": "text/html", "Accept-Language": "de-DE,de"})
    assert page.status_code == 503
    assert "Webseite ist noch nicht gebaut" in page.text
    assert "bootstrap.py client" in page.text
    assert server.client.get("/", headers={"Accept": "*/*"}).json()["error"]["key"] == "server-no-client"
    assert server.client.get("/api/games").status_code == 200
