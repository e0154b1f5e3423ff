"""The middleware: identity, origin, size and rate limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.middleware.hosts import own_host_names
from spielhafen.server.middleware.rate_limits import ADDRESS_FACTOR, RateLimits
from spielhafen.server.token_buckets import Rate, TokenBuckets
from spielhafen.server.transport.ip_addresses import client_network
from tests.server.registries import (
    HOST_NAME,
    ONE_AND_OPEN,
    TWO_HERE,
    UNLIMITED_RATE,
    OpenServer,
    User,
    json_of,
    open_server,
    open_store,
)
from tests.store.logs import count_events

CREATE_TABLE = {"game": "santa_timea", "seats": TWO_HERE}
TOKEN = re.compile(r"mate=([A-Za-z0-9_-]{43}); HttpOnly; SameSite=Lax; Path=/; Max-Age=\d+")


# Identity.


def test_a_new_client_gets_a_token_in_a_cookie_and_is_recognised_by_it(server: OpenServer) -> None:
    first = server.client.post("/api/tables", json=CREATE_TABLE)
    cookie = TOKEN.fullmatch(first.headers["set-cookie"])
    assert first.status_code == 201
    assert cookie
    again = server.client.get("/api/tables", headers={"Cookie": f"mate={cookie[1]}"})
    assert [entry["id"] for entry in again.json()] == [first.json()["id"]]
    assert "set-cookie" not in again.headers


def test_the_start_page_renews_the_cookie(server: OpenServer, ada: User) -> None:
    known = {"Cookie": f"mate={ada.token}"}
    assert ada.token in server.client.get("/", headers=known).headers["set-cookie"]
    assert "set-cookie" not in server.client.get("/", headers=ada.headers).headers


@pytest.mark.parametrize(
    ("host", "sealed"), [(HOST_NAME, True), (f"{HOST_NAME.upper()}:443", True), ("192.168.1.4:8080", False)]
)
def test_a_client_of_an_https_only_server_gets_a_secure_cookie(
    tmp_path: Path, host: str, sealed: bool
) -> None:
    with open_server(open_store(tmp_path), public_url=f"https://{HOST_NAME}") as server:
        cookie = server.client.get("/api/games", headers={"Host": host}).headers["set-cookie"]
    assert cookie.endswith("; Secure") == cookie.startswith("__Host-mate=") == sealed


def test_a_public_url_without_https_makes_no_secure_cookie(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), public_url=f"http://{HOST_NAME}") as server:
        assert "Secure" not in server.client.get("/api/games").headers["set-cookie"]


def test_two_new_clients_are_different(server: OpenServer) -> None:
    one, two = (server.client.get("/api/games").headers["set-cookie"] for _ in range(2))
    assert one != two


@pytest.mark.parametrize(
    "cookie", ["mate=", "mate=short", "mate=" + "ä" * 43, "other=1", "mate", ";;=;", "mate=" + "x" * 999]
)
def test_an_invalid_cookie_is_replaced(server: OpenServer, cookie: str) -> None:
    answer = server.client.get("/api/games", headers={b"Cookie": cookie.encode()})
    assert answer.status_code == 200
    assert TOKEN.fullmatch(answer.headers["set-cookie"])


@pytest.mark.parametrize(
    "foreign",
    [
        'theme={"dark":true}',
        "a=b c",
        "flag",
        "a[b]=1",
        "a=ü",
        "=",
        "amate=short",
        'a="; b',
        "a=\t",
        "$Path=/",
    ],
)
def test_an_odd_foreign_cookie_does_not_hide_ours(server: OpenServer, ada: User, foreign: str) -> None:
    table = ada.create_table()["id"]
    for cookie in (f"{foreign}; mate={ada.token}", f"mate={ada.token}; {foreign}"):
        answer = server.client.get("/api/tables", headers={b"Cookie": cookie.encode()})
        assert [entry["id"] for entry in answer.json()] == [table]
        assert "set-cookie" not in answer.headers


def test_the_token_of_the_cookie_works_as_bearer(server: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    by_cookie = server.client.get("/api/tables", headers={"Cookie": f"mate={ada.token}"})
    assert [entry["id"] for entry in by_cookie.json()] == [table]
    assert "set-cookie" not in ada.get("/tables").headers


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Bearer " + "ü" * 50])
def test_an_invalid_bearer_token_is_refused(server: OpenServer, header: str) -> None:
    answer = server.client.get("/api/tables", headers={b"Authorization": header.encode()})
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-bad-token"


@pytest.mark.parametrize("header", ["Basic YWRhOmxvdmVsYWNl", ""])
def test_basic_authentication_is_left_to_proxies(server: OpenServer, header: str) -> None:
    answer = server.client.get("/api/games", headers={"Authorization": header})
    assert answer.status_code == 200


def test_only_hashes_are_stored(server: OpenServer, ada: User) -> None:
    table = ada.create_table()["id"]
    assert ada.token.encode() not in server.store.events(table)[0]
    assert ada.hash.encode() in server.store.events(table)[0]


# Origin.


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://{HOST_NAME}.evil.example"},
        {"Origin": f"http://{HOST_NAME}:81"},
        {"Origin": "garbage"},
        {"Origin": "http://["},
        {"Origin": "http://[::1]x"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": f"http://{HOST_NAME}", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_other_sites_can_change_nothing(server: OpenServer, ada: User, headers: dict[str, str]) -> None:
    table = ada.create_table()["id"]
    known = ada.headers | headers
    for answer in (
        server.client.post("/api/tables", json=CREATE_TABLE, headers=known),
        server.client.post(
            f"/api/tables/{table}/moves", json={"seat": 0, "moves": ["N1"], "seq": 1}, headers=known
        ),
        server.client.post(f"/api/tables/{table}/undo", json={"seat": 0, "seq": 1}, headers=known),
        server.client.delete(f"/api/tables/{table}", headers=known),
    ):
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "server-foreign-origin"
    with server.client.websocket(f"/api/tables/{table}/live", known) as connection:
        assert connection.first_message == {"type": "websocket.close", "code": 1008}
    assert count_events(server.store) == 1


@pytest.mark.parametrize(
    "headers",
    [{}, {"Origin": f"http://{HOST_NAME}"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}],
)
def test_our_pages_and_programs_can_change_things(
    server: OpenServer, ada: User, headers: dict[str, str]
) -> None:
    assert (
        server.client.post("/api/tables", json=CREATE_TABLE, headers=ada.headers | headers).status_code == 201
    )


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "harbour.test.evil.example", "", "[::1", "2130706433x", "a b"),
        *(
            f"ada@{HOST_NAME}",
            f"{HOST_NAME}/x",
            f"{HOST_NAME}; script-src *",
            f"{HOST_NAME}?",
            f"{HOST_NAME}#",
            f"{HOST_NAME}:80 *",
        ),
        *(
            f"{HOST_NAME}:",
            f"{HOST_NAME}:65536",
            f"{HOST_NAME}:8a",
            f"[{HOST_NAME}]",
            "[127.0.0.1",
            "[::1]x",
            "[::1%25eth0]",
        ),
        *("::1", "[::g]", f"{HOST_NAME},evil.example"),
    ],
)
def test_a_foreign_name_for_this_machine_is_refused(server: OpenServer, host: str) -> None:
    answer = server.client.get("/api/games", headers={"Host": host})
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-foreign-host"
    page = server.client.get("/", headers={"Host": host, "Accept": "text/html", "Accept-Language": "de"})
    assert page.status_code == 403
    assert "macht ihn mit --address bekannt" in page.text


@pytest.mark.parametrize(
    "host",
    [
        HOST_NAME,
        HOST_NAME.upper(),
        f"{HOST_NAME}:8080",
        "127.0.0.1",
        "127.0.0.1:8080",
        "192.168.1.4:8080",
        "[::1]:8080",
    ],
)
def test_our_names_and_plain_addresses_are_answered(server: OpenServer, host: str) -> None:
    assert server.client.get("/api/games", headers={"Host": host}).status_code == 200


def test_our_names_are_those_of_the_machine() -> None:
    assert {"localhost", "example.org", "here"} <= own_host_names("Example.org", ["here"])


# Size.


@pytest.mark.parametrize("size", [16 * 1024 + 1, 300_000])
def test_a_long_body_is_refused_with_and_without_content_length(
    server: OpenServer, ada: User, size: int
) -> None:
    def pieces() -> Iterator[bytes]:
        yield from (b" " * 4096 for _ in range(0, size, 4096))

    headers = ada.headers | {"Content-Type": "application/json"}
    announced = server.client.post("/api/tables", content=b" " * size, headers=headers)
    unannounced = server.client.post("/api/tables", content=_async(pieces()), headers=headers)
    for answer in (announced, unannounced):
        assert answer.status_code == 413
        assert answer.json()["error"]["key"] == "server-too-big"


async def _async(pieces: Iterator[bytes]):  # type: ignore[no-untyped-def]
    for piece in pieces:
        yield piece


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "9" * 5000])
def test_an_invalid_content_length_is_refused(server: OpenServer, length: str) -> None:
    assert server.client.get("/api/games", headers={"Content-Length": length}).status_code == 413


# Rate.


def test_buckets_refill() -> None:
    bucket = TokenBuckets(Rate(2, 3), max_keys=2)
    assert [bucket.take("ada", 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take("bo", 0.0)
    assert not bucket.take("ada", 0.4)
    assert bucket.take("ada", 0.6)
    assert not bucket.take("ada", 0.6)
    assert [bucket.take("ada", 100.0) for _ in range(4)] == [True, True, True, False]


def test_the_oldest_bucket_is_dropped() -> None:
    bucket = TokenBuckets(Rate(1, 1), max_keys=2)
    for name in ("ada", "bo", "cy"):
        assert bucket.take(name, 0.0)
    assert bucket.take("ada", 0.0)
    assert not bucket.take("cy", 0.0)


def test_a_client_with_too_many_requests_must_wait(tmp_path: Path) -> None:
    seconds = [0.0]
    limits = RateLimits(changes=Rate(1, 5), tables=Rate(1, 3))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        table = ada.create_table(first=1)["id"]
        ada.create_table()
        ada.create_table()
        refused = ada.post("/tables", CREATE_TABLE)
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "1"
        assert refused.json()["error"]["key"] == "server-too-often"
        assert bo.post("/tables", CREATE_TABLE).status_code == 429  # the same address
        assert ada.play(table, 0, "nonsense", seq=1).status_code == 400
        assert ada.play(table, 0, "nonsense", seq=1).status_code == 429
        assert bo.play(table, 0, "nonsense", seq=1).status_code == 403
        assert ada.get(f"/tables/{table}").status_code == 200
        seconds[0] = 2.0
        assert ada.play(table, 0, "nonsense", seq=1).status_code == 400
        assert ada.post("/tables", CREATE_TABLE).status_code == 201


def test_new_clients_cannot_subscribe_endlessly_from_one_address(tmp_path: Path) -> None:
    """A client without a token is new each time, but its address is known."""
    seconds = [0.0]
    limits = RateLimits(push_changes=Rate(1, 3))
    body = {"endpoint": "https://push.example/x", "p256dh": "x", "auth": "x"}
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        ask = [("/push/subscribe", body), ("/push/unsubscribe", {"endpoint": "x"}), ("/push/subscribe", body)]
        for number, (path, body) in enumerate(ask):
            assert server.user(f"stranger {number}").post(path, body).status_code != 429
        for path, body in ask:
            refused = server.user(f"another, {path}").post(path, body)
            assert refused.status_code == 429
            assert refused.json()["error"]["key"] == "server-too-often"
        assert server.user("Ada").get("/push/key").status_code == 200
        assert server.client.post("/api/tables", json=CREATE_TABLE).status_code == 201
        seconds[0] = 1.0
        assert server.user("Bo").post("/push/subscribe", body).status_code == 404


def test_new_clients_cannot_change_things_endlessly_from_one_address(tmp_path: Path) -> None:
    """A client without a token is new each time."""
    seconds = [0.0]
    limits = RateLimits(changes=Rate(1, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        path = f"/tables/{server.user().create_table()['id']}/moves"
        body = {"seat": 0, "moves": ["N1"], "seq": 1}
        answers = [server.user(f"stranger {number}").post(path, body).status_code for number in range(9)]
        assert answers == [403] * (ADDRESS_FACTOR * 2 - 1) + [429] * 2
        seconds[0] = 1.0
        assert server.user("one more").post(path, body).status_code == 403


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_addresses_of_one_ipv6_network_count_as_one(address: str, counted: str) -> None:
    assert client_network({"client": (address, 1)}) == counted


def test_clients_without_an_address_are_limited_together() -> None:
    assert client_network({"client": None}) == ""


def test_broadcast_commands_are_limited_and_moves_are_not(tmp_path: Path) -> None:
    seconds = [0.0]
    limits = RateLimits(broadcasts=Rate(1, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        ada = server.user()
        table, friends = ada.create_table()["id"], ada.create_table(ONE_AND_OPEN)["id"]
        statuses = [ada.post(f"/tables/{table}/tickets", {"seat": 0}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        for endpoint in ENDPOINTS:
            if "broadcasts" in endpoint.limits:
                assert ada.post(endpoint.path.replace("{table}", table), {}).status_code == 429
        ada.play_any(table)
        assert server.user("Bo").sit(friends).status_code == 200
        seconds[0] = 1.0
        assert ada.post(f"/tables/{table}/tickets", {"seat": 0}).status_code == 200


def test_every_change_is_limited() -> None:
    assert all("changes" in endpoint.limits for endpoint in ENDPOINTS if endpoint.method != "GET")


@pytest.fixture
def clock() -> list[float]:
    """Seconds, set by the test."""
    return [0.0]


@pytest.fixture
def guess_limited(tmp_path: Path, clock: list[float]) -> Iterator[OpenServer]:
    """A server that allows five guesses at table ids, and one more each second."""
    limits = RateLimits(UNLIMITED_RATE, UNLIMITED_RATE, UNLIMITED_RATE, guesses=Rate(1, 5))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: clock[0]) as server:
        yield server


def use_up_guesses(server: OpenServer) -> None:
    """Use up all guesses of this address."""
    eve = server.user("Eve")
    assert [eve.get(f"/tables/amber-gull-{n}").status_code for n in range(1, 7)] == [404] * 5 + [429]


def test_an_address_with_too_many_guesses_cannot_tell_which_tables_exist(
    guess_limited: OpenServer, clock: list[float]
) -> None:
    existing = guess_limited.user().create_table()["id"]
    use_up_guesses(guess_limited)
    eve = guess_limited.user("Eve")
    for table_id in (existing, "amber-gull-9"):
        refused = eve.get(f"/tables/{table_id}")
        assert refused.status_code == 429
        assert refused.json()["error"]["key"] == "server-too-often"
        with eve.live(table_id) as connection:
            assert connection.first_message["status"] == 429
    clock[0] = 1.0
    assert eve.get(f"/tables/{existing}").status_code == 200


def test_players_and_recent_visitors_are_not_blocked_by_the_guesses_of_others(
    guess_limited: OpenServer,
) -> None:
    ada, bo, cy = (guess_limited.user(name) for name in ("Ada", "Bo", "Cy"))
    own, other = ada.create_table()["id"], ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(other))
    guess_limited.registry._cached_tables.clear()
    cy.view(own)
    use_up_guesses(guess_limited)
    ada.play_any(own)
    bo.view(other)
    cy.view(own)
    assert cy.get(f"/tables/{other}").status_code == 429


def test_only_the_latest_visits_are_remembered(
    guess_limited: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.middleware.table_guesses.MAX_KNOWN_TABLES", 2)
    tables = [guess_limited.user().create_table()["id"] for _ in range(3)]
    bo = guess_limited.user("Bo")
    for table_id in (tables[0], tables[1], tables[0], tables[2]):
        bo.view(table_id)
    use_up_guesses(guess_limited)
    assert [bo.get(f"/tables/{table_id}").status_code for table_id in tables] == [200, 429, 200]
