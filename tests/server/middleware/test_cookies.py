"""A cookie planted by another site never gives a user a token that is not their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.server.middleware.cookies import clearing_headers
from spielhafen.server.middleware.hosts import Host
from spielhafen.server.middleware.identity import NEW_PERSON
from tests.server.registries import HOST_NAME, OpenServer, User, open_server, open_store
from tests.store.logs import count_events

SECURE = re.compile(r"__Host-mate=([A-Za-z0-9_-]{43}); HttpOnly; SameSite=Lax; Path=/; Max-Age=\d+; Secure")


@pytest.fixture
def https_server(tmp_path: Path) -> Iterator[OpenServer]:
    """A server reached by https."""
    with open_server(open_store(tmp_path), public_url=f"https://{HOST_NAME}") as server:
        yield server


def tables(server: OpenServer, cookie: str) -> list[str]:
    """Return the tables listed for this cookie."""
    answer = server.client.get("/api/tables", headers={b"Cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200, answer.text
    return [entry["id"] for entry in answer.json()]


def test_over_https_the_cookie_is_one_that_only_this_host_can_set(https_server: OpenServer) -> None:
    cookie = SECURE.fullmatch(https_server.client.get("/api/games").headers["set-cookie"])
    assert cookie
    user = User(https_server.client, "Ada")
    user.headers = {"Cookie": f"__Host-mate={cookie[1]}"}
    table = user.create_table()["id"]
    assert tables(https_server, f"__Host-mate={cookie[1]}") == [table]


@pytest.mark.parametrize(
    "foreign",
    ["mate={}", "__host-mate={}", "\xa0__Host-mate={}", "\x85__Host-mate={}", "\x1f__Host-mate={}", "=__Host-mate={}"],
)  # fmt: skip
def test_over_https_other_cookies_are_ignored(https_server: OpenServer, foreign: str) -> None:
    """Browsers let other sites set a similar name, such as one after a foreign kind of space."""
    eve, ada = User(https_server.client, "Eve"), User(https_server.client, "Ada")
    eves, adas = eve.create_table()["id"], ada.create_table()["id"]
    foreign_cookie = foreign.format(eve.token)
    assert tables(https_server, foreign_cookie) == []
    for both in (f"{foreign_cookie}; __Host-mate={ada.token}", f"__Host-mate={ada.token}; {foreign_cookie}"):
        assert tables(https_server, both) == [adas]
    assert tables(https_server, f"__Host-mate={eve.token}") == [eves]


def test_without_https_the_host_cookie_is_ignored(server: OpenServer, ada: User) -> None:
    ada.create_table()
    assert tables(server, f"__Host-mate={ada.token}") == []


@pytest.mark.parametrize("same", [True, False])
def test_two_cookies_are_refused_and_the_foreign_one_is_deleted(server: OpenServer, same: bool) -> None:
    ada, eve = server.user("Ada"), server.user("Eve")
    cookie = {"Cookie": f"mate={eve.token}; other=1; mate={ada.token if not same else eve.token}"}
    for path, create in (("/api/tables", True), ("/api/tables/amber-gull-7", False)):
        answer = server.client.get(path, headers=cookie)
        assert answer.status_code == 400
        assert answer.json()["error"] == {"key": "server-two-cookies", "args": {"name": "mate"}}
        assert answer.headers.get_list("set-cookie") == clearing_headers("mate", Host(HOST_NAME), path)
        if create:
            assert server.client.post(path, json={}, headers=cookie).status_code == 400
    with server.client.websocket("/api/tables/amber-gull-7/live", cookie) as connection:
        assert connection.first_message == {"type": "websocket.close", "code": 1008}
    assert count_events(server.store) == 0


def test_the_page_about_two_cookies_says_what_to_do(server: OpenServer, ada: User) -> None:
    headers = {"Cookie": f"mate={ada.token}; mate=x", "Accept": "text/html", "Accept-Language": "de"}
    page = server.client.get("/", headers=headers)
    assert page.status_code == 400
    assert "lade diese Seite neu" in page.text


def test_two_cookies_are_refused_over_https_too(https_server: OpenServer, ada: User) -> None:
    cookie = {"Cookie": f"__Host-mate={ada.token}; __Host-mate={ada.token}"}
    assert https_server.client.get("/api/tables", headers=cookie).status_code == 400


def test_a_program_with_a_bearer_token_needs_no_cookie(server: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    found = server.client.get("/api/tables", headers={**ada.headers, "Cookie": "mate=x; mate=y"})
    assert [entry["id"] for entry in found.json()] == [table]


def test_our_cookie_is_never_deleted() -> None:
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
def test_an_ip_address_has_no_parent_domains_and_odd_paths_are_left_out(
    host: Host | None, path: str, lines: list[str]
) -> None:
    assert clearing_headers("mate", host, path) == lines


def test_a_long_name_and_path_get_a_limited_number_of_headers() -> None:
    lines = clearing_headers("mate", Host(".".join("abcdefghijkl")), "/a" * 100)
    assert len("\r\n".join(lines)) < 4096


def test_the_page_says_whether_its_reader_is_new(server: OpenServer, ada: User) -> None:
    """Known people are told, too: a browser keeps headers until they are replaced."""
    cookie = {"Cookie": f"mate={ada.token}"}
    assert server.client.get("/").headers[NEW_PERSON] == "1"
    assert server.client.get("/", headers=cookie).headers[NEW_PERSON] == "0"
    assert NEW_PERSON not in server.client.get("/api/tables", headers=cookie).headers
