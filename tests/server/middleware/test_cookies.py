"""The cookie: whoever plants one beside ours, nobody sits down with a token that is not their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.server.middleware.cookies import clearing_headers
from spielhafen.server.middleware.hosts import Host
from tests.server.registries import HOST_NAME, OpenServer, User, open_server, open_store

SECURE = re.compile(r"__Host-mate=([A-Za-z0-9_-]{43}); HttpOnly; SameSite=Lax; Path=/; Max-Age=\d+; Secure")


@pytest.fixture
def sealed(tmp_path: Path) -> Iterator[OpenServer]:
    """A harbour that is asked over https."""
    with open_server(open_store(tmp_path), public_url=f"https://{HOST_NAME}") as port:
        yield port


def tables(port: OpenServer, cookie: str) -> list[str]:
    """The tables of whoever sends this cookie."""
    answer = port.client.get("/api/tables", headers={b"Cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200, answer.text
    return [entry["id"] for entry in answer.json()]


def test_over_https_the_cookie_is_one_that_only_this_host_can_set(sealed: OpenServer) -> None:
    cookie = SECURE.fullmatch(sealed.client.get("/api/games").headers["set-cookie"])
    assert cookie
    somebody = User(sealed.client, "Ada")
    somebody.headers = {"Cookie": f"__Host-mate={cookie[1]}"}
    laid = somebody.create_table()["id"]
    assert tables(sealed, f"__Host-mate={cookie[1]}") == [laid]


@pytest.mark.parametrize(
    "planted",
    ["mate={}", "__host-mate={}", "\xa0__Host-mate={}", "\x85__Host-mate={}", "\x1f__Host-mate={}", "=__Host-mate={}"],
)  # fmt: skip
def test_over_https_no_other_cookie_is_believed(sealed: OpenServer, planted: str) -> None:
    """(Browsers let anybody set a name that only looks like ours, with a blank of another kind before it.)"""
    eve, ada = User(sealed.client, "Eve"), User(sealed.client, "Ada")
    eves, adas = eve.create_table()["id"], ada.create_table()["id"]
    evil = planted.format(eve.token)
    assert tables(sealed, evil) == []
    for both in (f"{evil}; __Host-mate={ada.token}", f"__Host-mate={ada.token}; {evil}"):
        assert tables(sealed, both) == [adas]
    assert tables(sealed, f"__Host-mate={eve.token}") == [eves]


def test_without_https_the_name_for_https_means_nothing(port: OpenServer, ada: User) -> None:
    ada.create_table()
    assert tables(port, f"__Host-mate={ada.token}") == []


@pytest.mark.parametrize("same", [True, False])
def test_two_of_one_name_are_refused_and_the_neighbours_is_taken_away(port: OpenServer, same: bool) -> None:
    ada, eve = port.user("Ada"), port.user("Eve")
    cookie = {"Cookie": f"mate={eve.token}; other=1; mate={ada.token if not same else eve.token}"}
    for path, lay in (("/api/tables", True), ("/api/tables/amber-gull-7", False)):
        answer = port.client.get(path, headers=cookie)
        assert answer.status_code == 400
        assert answer.json()["error"] == {"key": "server-two-cookies", "args": {"name": "mate"}}
        assert answer.headers.get_list("set-cookie") == clearing_headers("mate", Host(HOST_NAME), path)
        if lay:
            assert port.client.post(path, json={}, headers=cookie).status_code == 400
    with port.client.websocket("/api/tables/amber-gull-7/live", cookie) as line:
        assert line.first_message == {"type": "websocket.close", "code": 1008}
    assert port.store.count_events() == 0


def test_the_page_says_what_has_happened_and_what_to_do(port: OpenServer, ada: User) -> None:
    headers = {"Cookie": f"mate={ada.token}; mate=x", "Accept": "text/html", "Accept-Language": "de"}
    page = port.client.get("/", headers=headers)
    assert page.status_code == 400
    assert "lade diese Seite neu" in page.text


def test_over_https_two_are_refused_too(sealed: OpenServer, ada: User) -> None:
    cookie = {"Cookie": f"__Host-mate={ada.token}; __Host-mate={ada.token}"}
    assert sealed.client.get("/api/tables", headers=cookie).status_code == 400


def test_a_program_with_a_token_of_its_own_needs_no_cookie(port: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    found = port.client.get("/api/tables", headers={**ada.headers, "Cookie": "mate=x; mate=y"})
    assert [entry["id"] for entry in found.json()] == [table]


def test_ours_is_never_among_those_that_are_taken_away() -> None:
    lines = clearing_headers("mate", Host("a.harbour.test"), "/api/tables")
    places = {re.fullmatch(r"mate=; Path=([^;]+)(?:; Domain=([^;]+))?; Max-Age=0", line) for line in lines}
    found = {place.groups() for place in places if place}
    assert len(found) == len(lines)
    paths = ["/", "/api", "/api/", "/api/tables", "/api/tables/"]
    assert found == {
        (path, domain) for path in paths for domain in (None, "a.harbour.test", "harbour.test")
    } - {("/", None)}


@pytest.mark.parametrize(
    ("host", "path", "lines"),
    [
        (Host("127.0.0.1"), "/", []),
        (Host("localhost", "8080"), "/", ["mate=; Path=/; Domain=localhost; Max-Age=0"]),
        (Host("::1"), "/api", ["mate=; Path=/api; Max-Age=0", "mate=; Path=/api/; Max-Age=0"]),
        (Host("127.0.0.1"), "/a;b/c", []),
        (Host("127.0.0.1"), "/a\r\nb", []),
        (None, "/", []),
    ],
)
def test_an_address_has_no_names_above_it_and_only_plain_paths_are_named(
    host: Host | None, path: str, lines: list[str]
) -> None:
    assert clearing_headers("mate", host, path) == lines


def test_however_long_name_and_path_are_the_answer_stays_short() -> None:
    lines = clearing_headers("mate", Host(".".join("abcdefghijkl")), "/a" * 100)
    assert len("\r\n".join(lines)) < 4096
