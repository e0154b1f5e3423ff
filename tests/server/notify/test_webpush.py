"""Web push: encrypted messages to subscribed browsers, and only to public addresses."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from spielhafen.server.app import create_app
from spielhafen.server.notify import webpush
from spielhafen.server.notify.webpush import WebPushNotifier, is_public_endpoint
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store import Store, push_subscriptions
from spielhafen.store.push_subscriptions import MAX_ENDPOINT_LENGTH, PushSubscription
from tests.server.asgi import TIMEOUT_SECONDS, running_app
from tests.server.fake_push_service import (
    FakeBrowser,
    FakePushService,
    base64url,
    claims_of,
    running_push_service,
)
from tests.server.notify.test_webhook import pass_the_turn as play_on
from tests.server.notify.test_webhook import seat_to_move
from tests.server.registries import (
    HOST_NAME,
    ONE_AND_OPEN,
    UNLIMITED,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    next_message,
    open_store,
)

CONTACT = "mailto:harbour@example.org"
NOW = 1_800_000_000


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakePushService]:
    # A busy machine is not a service that cannot be reached.
    monkeypatch.setattr(webpush, "SEND_TIMEOUT_SECONDS", TIMEOUT_SECONDS)
    with running_push_service() as opened_service:
        yield opened_service


@contextmanager
def server_with_push(store: Store, service: str | None) -> Iterator[OpenServer]:
    web_push = WebPushNotifier(store, CONTACT, service, now=lambda: NOW)
    registry = TableRegistry(store, RandomBotPool(), notifiers=[web_push], web_push=web_push)
    with running_app(
        create_app(registry, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}"
    ) as client:
        yield OpenServer(client, store, registry)


@pytest.fixture
def server(tmp_path: Path, service: FakePushService) -> Iterator[OpenServer]:
    with server_with_push(open_store(tmp_path), service.url) as opened:
        yield opened


def two_players(server: OpenServer) -> tuple[User, User, str]:
    """Return Ada, Bo and their table."""
    ada, bo = server.user("Ada"), server.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    wait_until_sent(server)
    return ada, bo, table


def wait_until_sent(server: OpenServer) -> None:
    """Wait until every notice up to now has been sent or dropped.

    The senders are threads that look up subscriptions when they come to a notice: until then a later subscriber would get
    it, too, and a browser that is gone would not be forgotten yet.
    """
    assert server.registry.web_push is not None
    waiting = threading.Thread(target=server.registry.web_push._notices.join, daemon=True)
    waiting.start()
    waiting.join(TIMEOUT_SECONDS)
    assert not waiting.is_alive(), "a notice is still being sent"


def pass_the_turn(server: OpenServer, players: tuple[User, User], table: str) -> int:
    """Play until the other captain is to move and has been notified; return their seat."""
    to_move = play_on(players, table)
    wait_until_sent(server)
    return to_move


def subscribe(who: User, endpoint: str, **more: str) -> FakeBrowser:
    """Subscribe a browser."""
    browser = FakeBrowser(endpoint)
    answer = who.post("/push/subscribe", browser.subscription | more)
    assert answer.status_code == 204, answer.text
    return browser


# Messages.


@pytest.mark.parametrize(
    ("language", "text"), [("en", "It is your turn ({}).".format), ("de", "Du bist am Zug ({}).".format)]
)
def test_an_absent_player_who_is_to_move_learns_the_table_and_no_more(
    server: OpenServer, service: FakePushService, language: str, text: Any
) -> None:
    ada, bo, table = two_players(server)
    browsers = [
        subscribe(who, f"{service.url}/{name}", language=language) for who, name in ((ada, "a"), (bo, "b"))
    ]
    seat = pass_the_turn(server, (ada, bo), table)
    path, headers, body = service.next_message()
    assert path == ("/a", "/b")[seat]
    assert browsers[seat].decrypt(body) == {"title": "Santa Timea", "body": text(table), "table": table}
    public = json_of(ada.get("/push/key"))["key"]
    assert claims_of(headers["Authorization"], public) == {
        "aud": service.url,
        "exp": NOW + 12 * 3600,
        "sub": CONTACT,
    }
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["TTL"] == "86400"
    assert len(headers["Topic"]) == 32
    assert table not in str(headers)
    assert service.messages.empty()


def test_messages_of_one_table_have_one_topic_at_each_browser(
    server: OpenServer, service: FakePushService
) -> None:
    ada, bo, table = two_players(server)
    browsers = [f"{service.url}/{name}" for name in "ab"]
    for endpoint in browsers:
        subscribe(ada, endpoint)
        subscribe(bo, f"{endpoint}o")
    topics: dict[str, set[str]] = {}
    for _ in range(2):
        pass_the_turn(server, (ada, bo), table)
        pass_the_turn(server, (ada, bo), table)
        for _ in range(4):
            path, headers, _ = service.next_message()
            topics.setdefault(path, set()).add(headers["Topic"])
    assert [len(found) for found in topics.values()] == [1] * 4
    assert len(set().union(*topics.values())) == 4
    assert base64url(sha256(table.encode()).digest()[:24]) not in set().union(*topics.values())


def test_a_watching_player_is_not_notified(server: OpenServer, service: FakePushService) -> None:
    ada, bo, table = two_players(server)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        next_message(adas)
        next_message(bos)
        pass_the_turn(server, (ada, bo), table)
    pass_the_turn(server, (ada, bo), table)
    service.next_message()
    assert service.messages.empty()


def test_a_player_with_a_hidden_page_is_notified(server: OpenServer, service: FakePushService) -> None:
    ada, bo, table = two_players(server)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0, hidden=1) as adas, bo.live(table, 1, hidden=1) as bos:
        next_message(adas)
        next_message(bos)
        seat = pass_the_turn(server, (ada, bo), table)
        path, _, _ = service.next_message()
    assert path == ("/a", "/b")[seat]


# Subscriptions.


@pytest.mark.parametrize(("status", "stored"), [(404, 0), (410, 0), (429, 1), (500, 1), (201, 1)])
def test_an_ended_subscription_is_deleted(
    server: OpenServer, service: FakePushService, status: int, stored: int
) -> None:
    ada, bo, table = two_players(server)
    other = 1 - seat_to_move(ada, table)
    subscribe((ada, bo)[other], f"{service.url}/x")
    service.status = status
    pass_the_turn(server, (ada, bo), table)
    service.next_message()
    pass_the_turn(server, (ada, bo), table)
    pass_the_turn(server, (ada, bo), table)
    if stored:
        service.next_message()
    assert len(push_subscriptions.find_subscriptions(server.store, [(ada, bo)[other].hash])) == stored


def test_an_unreachable_service_does_not_stop_others(server: OpenServer, service: FakePushService) -> None:
    ada, bo, table = two_players(server)
    with socket.socket() as absent_user:
        absent_user.bind(("127.0.0.1", 0))
        for who in (ada, bo):
            subscribe(who, f"{service.url}/{who.hash}")
            unreachable = FakeBrowser(f"http://127.0.0.1:{absent_user.getsockname()[1]}/x")
            before = server.registry.now() - 60
            dead = push_subscriptions.PushSubscription(
                owner=who.hash, language="en", at=before, **unreachable.subscription
            )
            push_subscriptions.save_subscription(server.store, dead)
        pass_the_turn(server, (ada, bo), table)
        assert service.next_message()


def test_a_client_cannot_end_the_subscription_of_another(
    server: OpenServer, service: FakePushService
) -> None:
    ada, bo = server.user("Ada"), server.user("Bo")
    subscribe(ada, f"{service.url}/a")
    for who, remaining in ((bo, 1), (ada, 0), (ada, 0)):
        assert who.post("/push/unsubscribe", {"endpoint": f"{service.url}/a"}).status_code == 204
        assert len(push_subscriptions.find_subscriptions(server.store, [ada.hash])) == remaining


@pytest.mark.parametrize(
    "endpoint", ["https://a.example/\x00", f"https://a.example/{'x' * MAX_ENDPOINT_LENGTH}"]
)
def test_an_invalid_endpoint_is_not_looked_up(server: OpenServer, endpoint: str) -> None:
    answer = server.user().post("/push/unsubscribe", {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "push-bad-address")


def test_a_browser_that_subscribes_again_is_notified_once_for_its_current_user(
    server: OpenServer, service: FakePushService
) -> None:
    ada, bo = server.user("Ada"), server.user("Bo")
    subscribe(ada, f"{service.url}/a")
    subscribe(ada, f"{service.url}/a", language="de")
    (stored,) = push_subscriptions.find_subscriptions(server.store, [ada.hash])
    assert stored.language == "de"
    subscribe(bo, f"{service.url}/a")
    assert not push_subscriptions.find_subscriptions(server.store, [ada.hash])
    assert len(push_subscriptions.find_subscriptions(server.store, [ada.hash, bo.hash])) == 1


def test_a_subscription_in_a_language_that_is_not_offered_is_refused(
    server: OpenServer, service: FakePushService
) -> None:
    browser = FakeBrowser(f"{service.url}/a")
    answer = server.user().post("/push/subscribe", browser.subscription | {"language": "xx"})
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "server-no-such-language"


def test_excess_subscriptions_are_dropped_oldest_first(server: OpenServer, service: FakePushService) -> None:
    ada = server.user("Ada")
    for number in range(push_subscriptions.MAX_PER_OWNER + 2):
        subscribe(ada, f"{service.url}/{number}")
    stored = [each.endpoint for each in push_subscriptions.find_subscriptions(server.store, [ada.hash])]
    assert stored == [f"{service.url}/{number}" for number in range(2, push_subscriptions.MAX_PER_OWNER + 2)]


def test_subscriptions_not_renewed_for_long_are_deleted(tmp_path: Path) -> None:
    store = open_store(tmp_path)

    def subscribe_on(owner: str, day: int) -> None:
        subscription = FakeBrowser(f"https://push.example/{owner}").subscription
        push_subscriptions.save_subscription(
            store, PushSubscription(owner=owner, language="en", at=NOW + day * 86_400.0, **subscription)
        )

    subscribe_on("ada", 0)
    subscribe_on("bo", 0)
    subscribe_on("bo", 60)
    for day, remaining in ((90, ["ada", "bo", "cy"]), (91, ["bo", "cy"]), (151, ["cy"])):
        subscribe_on("cy", day)
        assert (
            sorted(each.owner for each in push_subscriptions.find_subscriptions(store, ["ada", "bo", "cy"]))
            == remaining
        )


def test_without_web_push_subscriptions_are_refused(tmp_path: Path) -> None:
    registry = TableRegistry(open_store(tmp_path), RandomBotPool())
    with running_app(
        create_app(registry, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}"
    ) as client:
        ada = User(client, "Ada")
        assert json_of(ada.get("/push/key")) == {"key": None}
        answer = ada.post("/push/subscribe", FakeBrowser("https://push.example/x").subscription)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "push-off"


def test_the_server_key_is_stored(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        store = open_store(tmp_path)
        keys |= {WebPushNotifier(store, CONTACT).vapid_key.public_key for _ in range(2)}
        store.close()
    assert len(keys) == 1


# Forbidden endpoints.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://me@push.example/x",
        "https://:pw@push.example/x",
        "https://push.example/x#y",
        "https:///x",
        "https://[/x",
        "https://push.example:x/",
        "ftp://push.example/x",
        "https://push.example/ü",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: b",
        f"https://push.example/{'x' * 1024}",
        "",
    ],
)
def test_only_web_addresses_are_accepted(server: OpenServer, service: FakePushService, endpoint: str) -> None:
    ada = server.user("Ada")
    assert not is_public_endpoint(endpoint)
    answer = ada.post("/push/subscribe", FakeBrowser(endpoint).subscription)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-address"
    assert not push_subscriptions.find_subscriptions(server.store, [ada.hash])


def test_the_own_push_service_is_matched_by_its_whole_name(
    server: OpenServer, service: FakePushService
) -> None:
    ada = server.user("Ada")
    for endpoint in (f"{service.url}0/x", f"{service.url}@evil.example/x", f"{service.url}/a b"):
        assert ada.post("/push/subscribe", FakeBrowser(endpoint).subscription).status_code == 422


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "x"},
        {"p256dh": "A" * 87},
        {"auth": "AAAA"},
        {"auth": "ü"},
        {"p256dh": ""},
        {"auth": "AAECAwQFBgcICQoLDA0ODw" + "!" * 4000},
        {"auth": "AAECAwQFBgcI CQoLDA0ODw"},
        {"auth": "AAECAwQFBgcICQoLDA0ODx"},
        {"auth": "AAECAwQFBgcICQoLDA0ODxA"},
        {"auth": "+AECAwQFBgcICQoLDA0ODw"},
    ],
)
def test_only_valid_keys_are_accepted(
    server: OpenServer, service: FakePushService, change: dict[str, str]
) -> None:
    answer = server.user("Ada").post("/push/subscribe", FakeBrowser(f"{service.url}/x").subscription | change)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-key"


def test_keys_are_stored_without_padding(server: OpenServer, service: FakePushService) -> None:
    ada = server.user("Ada")
    browser = FakeBrowser(f"{service.url}/x")
    full = {name: browser.subscription[name] + "=" * 40 for name in ("p256dh", "auth")}
    assert ada.post("/push/subscribe", browser.subscription | full).status_code == 204
    (stored,) = push_subscriptions.find_subscriptions(server.store, [ada.hash])
    assert (stored.p256dh, stored.auth) == (browser.subscription["p256dh"], browser.subscription["auth"])
