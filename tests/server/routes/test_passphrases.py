"""Passphrases at a server: made, entered on another device, renewed, erased, and attacked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spielhafen.server.middleware.identity import NEW_PERSON, new_token
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.passphrase import new_number, write_passphrase
from spielhafen.server.server_parts import ServerPart
from spielhafen.store.schema import METADATA
from tests.server.registries import HOST_NAME, OpenServer, User, json_of, open_server, open_store

PARTS: frozenset[ServerPart] = frozenset({"passphrases", "ratings", "lobby", "tournaments", "letters"})
COOKIE = re.compile(r"mate=([A-Za-z0-9_-]+); HttpOnly; SameSite=Lax; Path=/; Max-Age=\d+")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=PARTS) as opened:
        yield opened


def browser(server: OpenServer, name: str = "Ada") -> User:
    """Return a person whose token is in a cookie."""
    return with_token(server, User(server.client, name).token)


def with_token(server: OpenServer, token: str) -> User:
    user = User(server.client, "")
    user.token, user.headers = token, {"Cookie": f"mate={token}"}
    return user


def new_words(user: User) -> str:
    words = json_of(user.post("/passphrase", {}), 201)["words"]
    assert isinstance(words, str)
    return words


def enter(user: User, words: str) -> httpx.Response:
    return user.post("/passphrase/enter", {"words": words})


def entered(server: OpenServer, words: str, name: str = "phone") -> User:
    """Return the person whom another device has become."""
    answer = enter(browser(server, name), words)
    assert (answer.status_code, answer.headers[NEW_PERSON]) == (204, "1"), answer.text
    cookie = COOKIE.fullmatch(answer.headers["set-cookie"])
    assert cookie
    return with_token(server, cookie[1])


def error_key(answer: httpx.Response) -> str:
    return f"{answer.status_code} {answer.json()['error']['key']}"


def test_another_device_has_the_same_tables_ratings_and_all_else(server: OpenServer) -> None:
    ada = browser(server)
    table = ada.create_table()["id"]
    assert ada.post("/ratings", {"name": "Ada"}).status_code == 204
    cup = {"name": "Cup", "game": "santa_timea", "kind": "swiss", "seats": 2}
    assert ada.post("/tournaments", cup).status_code == 201
    assert ada.post("/letters/feed", {"language": "en"}).status_code == 201

    phone = entered(server, new_words(ada))

    assert [entry["id"] for entry in phone.get("/tables").json()] == [table]
    assert json_of(phone.get("/ratings/mine"))["name"] == "Ada"
    assert phone.get("/tournaments").json()[0]["mine"]
    assert json_of(phone.get("/own-data")) == json_of(ada.get("/own-data"))
    assert phone.view(table)["own_seats"] == [0, 1]


def test_it_is_told_once_and_stored_nowhere(server: OpenServer) -> None:
    ada = browser(server)
    assert json_of(ada.get("/passphrase")) == {"since": None}
    words = new_words(ada)
    assert list(json_of(ada.get("/passphrase"))) == ["since"]

    with server.store.transaction() as connection:
        stored = repr([connection.execute(table.select()).all() for table in METADATA.sorted_tables])
    assert ada.hash in stored
    assert ada.token not in stored
    assert words not in stored


def test_a_renewed_passphrase_makes_the_old_one_void(server: OpenServer) -> None:
    ada = browser(server)
    old, new = new_words(ada), new_words(ada)

    assert error_key(enter(browser(server, "phone"), old)) == "403 passphrase-unknown"
    assert entered(server, new).token == ada.token


def test_an_erased_passphrase_cannot_be_replayed(server: OpenServer) -> None:
    ada = browser(server)
    words = new_words(ada)
    phone = entered(server, words)
    assert ada.delete("/passphrase").status_code == 204

    answer = enter(browser(server, "thief"), words)
    assert error_key(answer) == "403 passphrase-unknown"
    assert "set-cookie" not in answer.headers
    assert json_of(phone.get("/passphrase")) == {"since": None}  # that device stays


def test_wrong_passphrases_are_all_answered_alike(server: OpenServer) -> None:
    """Neither names nor passphrases can be found out one part at a time."""
    words = new_words(browser(server))
    first, *rest = words.split()
    near = " ".join(["zoom" if first != "zoom" else "able", *rest])
    eve = browser(server, "Eve")
    wrong = ["", "Ada", first, near, write_passphrase(new_number()), "no such words", words + " able"]

    answers = [enter(eve, each) for each in wrong]

    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_guesses_are_limited_by_network(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=PARTS, limits=RateLimits(), clock=lambda: 0.0) as server:
        words = new_words(browser(server))
        tries = [enter(with_token(server, new_token()), "able " * 8).status_code for _ in range(32)]
        assert tries == [403] * 29 + [429] * 3
        assert enter(with_token(server, new_token()), words).status_code == 429


def test_no_other_site_can_make_a_browser_another_person(server: OpenServer) -> None:
    """Else a person might write, unnoticed, as a person who an attacker can be, too."""
    words, bo = new_words(browser(server, "Eve")), browser(server, "Bo")
    honest = dict(bo.headers)
    for foreign in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        bo.headers = honest | foreign
        for answer in (enter(bo, words), bo.post("/passphrase", {}), bo.delete("/own-data")):
            assert error_key(answer) == "403 server-foreign-origin"
            assert "set-cookie" not in answer.headers
    form = server.client.post(
        "/api/passphrase/enter",
        content=f'{{"words": "{words}"}}',
        headers={**honest, "Content-Type": "text/plain"},
    )
    assert error_key(form) == "400 server-not-json"


def test_over_https_the_cookie_is_one_that_only_this_host_can_set(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=PARTS, public_url=f"https://{HOST_NAME}") as server:
        ada, phone = browser(server), browser(server, "phone")
        for user in (ada, phone):
            user.headers = {"Cookie": f"__Host-mate={user.token}"}
        cookie = enter(phone, new_words(ada)).headers["set-cookie"]
        assert cookie.startswith(f"__Host-mate={ada.token}; ")
        assert cookie.endswith("; Secure")


def test_a_program_keeps_its_own_token(server: OpenServer) -> None:
    words, program = new_words(browser(server)), server.user("program")
    assert error_key(program.post("/passphrase", {})) == "422 passphrase-browsers-only"
    assert error_key(enter(program, words)) == "422 passphrase-browsers-only"


def test_a_new_browser_can_enter_and_make_one_at_once(server: OpenServer) -> None:
    newcomer = User(server.client, "")
    newcomer.headers = {}
    made = newcomer.post("/passphrase", {})
    cookie = COOKIE.fullmatch(made.headers["set-cookie"])
    assert cookie

    answer = enter(newcomer, json_of(made, 201)["words"])

    assert answer.headers.get_list("set-cookie") == [cookie[0]]


def test_it_is_closed_unless_the_host_opens_it(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = browser(server)
        for answer in (
            ada.get("/passphrase"),
            ada.post("/passphrase", {}),
            ada.delete("/passphrase"),
            enter(ada, "able " * 8),
        ):
            assert error_key(answer) == "404 server-part-closed"
