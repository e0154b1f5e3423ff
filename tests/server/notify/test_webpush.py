"""Web push: who lets his browser be called is called there, in secret, and nobody is sent anywhere he could not go himself."""

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
from spielhafen.server.notify.webpush import (
    MAX_ENDPOINT_LENGTH,
    WebPushConfig,
    WebPushNotifier,
    is_public_endpoint,
)
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store import Store, push_subscriptions
from spielhafen.store.push_subscriptions import PushSubscription
from tests.server.asgi import TIMEOUT_SECONDS, running_app
from tests.server.fake_push_service import (
    FakeBrowser,
    FakePushService,
    base64url,
    claims_of,
    running_push_service,
)
from tests.server.notify.test_webhook import pass_the_turn as play_on
from tests.server.notify.test_webhook import turn_of
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
def port_with(store: Store, service: str | None) -> Iterator[OpenServer]:
    pusher = WebPushNotifier(store, WebPushConfig(CONTACT, service), now=lambda: NOW)
    harbour = TableRegistry(store, RandomBotPool(), notifier=pusher, web_push=pusher)
    with running_app(create_app(harbour, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}") as client:
        yield OpenServer(client, store, harbour)


@pytest.fixture
def port(tmp_path: Path, service: FakePushService) -> Iterator[OpenServer]:
    with port_with(open_store(tmp_path), service.url) as opened_port:
        yield opened_port


def two_captains(port: OpenServer) -> tuple[User, User, str]:
    """Ada and Bo, and the table at which they sit."""
    ada, bo = port.user("Ada"), port.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    json_of(bo.sit(table))
    wait_until_sent(port)
    return ada, bo, table


def wait_until_sent(port: OpenServer) -> None:
    """Wait until every notice up to now has been sent or dropped.

    The senders are threads that look up subscriptions when they come to a notice: until then a later subscriber would get
    it, too, and a browser that is gone would not be forgotten yet.
    """
    assert port.registry.web_push is not None
    waiting = threading.Thread(target=port.registry.web_push._notices.join, daemon=True)
    waiting.start()
    waiting.join(TIMEOUT_SECONDS)
    assert not waiting.is_alive(), "a notice is still being sent"


def pass_the_turn(port: OpenServer, captains: tuple[User, User], table: str) -> int:
    """Play until the other captain is to move and has been notified; return their seat."""
    to_move = play_on(captains, table)
    wait_until_sent(port)
    return to_move


def subscribe(who: User, endpoint: str, **more: str) -> FakeBrowser:
    """Somebody lets his browser be called."""
    browser = FakeBrowser(endpoint)
    answer = who.post("/push", browser.subscription | more)
    assert answer.status_code == 204, answer.text
    return browser


# The message.


@pytest.mark.parametrize(
    ("language", "said"), [("en", "It is your turn ({}).".format), ("de", "Du bist am Zug ({}).".format)]
)
def test_whoever_is_asked_and_looks_elsewhere_is_told_at_which_table_and_no_more(
    port: OpenServer, service: FakePushService, language: str, said: Any
) -> None:
    ada, bo, table = two_captains(port)
    browsers = [
        subscribe(who, f"{service.url}/{name}", language=language) for who, name in ((ada, "a"), (bo, "b"))
    ]
    asked = pass_the_turn(port, (ada, bo), table)
    path, headers, body = service.next_message()
    assert path == ("/a", "/b")[asked]
    assert browsers[asked].decrypt(body) == {"title": "Santa Timea", "body": said(table), "table": table}
    public = json_of(ada.get("/push"))["key"]
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
    port: OpenServer, service: FakePushService
) -> None:
    ada, bo, table = two_captains(port)
    browsers = [f"{service.url}/{name}" for name in "ab"]
    for endpoint in browsers:
        subscribe(ada, endpoint)
        subscribe(bo, f"{endpoint}o")
    topics: dict[str, set[str]] = {}
    for _ in range(2):
        pass_the_turn(port, (ada, bo), table)
        pass_the_turn(port, (ada, bo), table)
        for _ in range(4):
            path, headers, _ = service.next_message()
            topics.setdefault(path, set()).add(headers["Topic"])
    assert [len(found) for found in topics.values()] == [1] * 4
    assert len(set().union(*topics.values())) == 4
    assert base64url(sha256(table.encode()).digest()[:24]) not in set().union(*topics.values())


def test_who_looks_on_is_not_called(port: OpenServer, service: FakePushService) -> None:
    ada, bo, table = two_captains(port)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        next_message(adas)
        next_message(bos)
        pass_the_turn(port, (ada, bo), table)
    pass_the_turn(port, (ada, bo), table)
    service.next_message()
    assert service.messages.empty()


def test_whose_page_is_hidden_is_called(port: OpenServer, service: FakePushService) -> None:
    ada, bo, table = two_captains(port)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0, hidden=1) as adas, bo.live(table, 1, hidden=1) as bos:
        next_message(adas)
        next_message(bos)
        asked = pass_the_turn(port, (ada, bo), table)
        path, _, _ = service.next_message()
    assert path == ("/a", "/b")[asked]


# Who is called, and where.


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (429, 1), (500, 1), (201, 1)])
def test_a_browser_that_is_gone_is_forgotten(
    port: OpenServer, service: FakePushService, status: int, kept: int
) -> None:
    ada, bo, table = two_captains(port)
    other = 1 - turn_of(ada, table)
    subscribe((ada, bo)[other], f"{service.url}/x")
    service.status = status
    pass_the_turn(port, (ada, bo), table)
    service.next_message()
    pass_the_turn(port, (ada, bo), table)
    pass_the_turn(port, (ada, bo), table)
    if kept:
        service.next_message()
    assert len(push_subscriptions.find_subscriptions(port.store, [(ada, bo)[other].hash])) == kept


def test_a_service_that_cannot_be_reached_silences_nobody_else(
    port: OpenServer, service: FakePushService
) -> None:
    ada, bo, table = two_captains(port)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        for who in (ada, bo):
            subscribe(who, f"{service.url}/{who.hash}")
            gone = FakeBrowser(f"http://127.0.0.1:{nobody.getsockname()[1]}/x")
            before = port.registry.now() - 60
            dead = push_subscriptions.PushSubscription(
                owner=who.hash, language="en", at=before, **gone.subscription
            )
            push_subscriptions.save_subscription(port.store, dead)
        pass_the_turn(port, (ada, bo), table)
        assert service.next_message()


def test_nobody_ends_what_somebody_else_wants(port: OpenServer, service: FakePushService) -> None:
    ada, bo = port.user("Ada"), port.user("Bo")
    subscribe(ada, f"{service.url}/a")
    for who, left in ((bo, 1), (ada, 0), (ada, 0)):
        assert who.post("/push/end", {"endpoint": f"{service.url}/a"}).status_code == 204
        assert len(push_subscriptions.find_subscriptions(port.store, [ada.hash])) == left


@pytest.mark.parametrize(
    "endpoint", ["https://a.example/\x00", f"https://a.example/{'x' * MAX_ENDPOINT_LENGTH}"]
)
def test_what_can_be_no_address_is_not_looked_for(port: OpenServer, endpoint: str) -> None:
    answer = port.user().post("/push/end", {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "push-bad-address")


def test_a_browser_that_comes_again_is_called_once_and_for_whoever_sits_at_it(
    port: OpenServer, service: FakePushService
) -> None:
    ada, bo = port.user("Ada"), port.user("Bo")
    subscribe(ada, f"{service.url}/a")
    subscribe(ada, f"{service.url}/a", language="de")
    (kept,) = push_subscriptions.find_subscriptions(port.store, [ada.hash])
    assert kept.language == "de"
    subscribe(bo, f"{service.url}/a")
    assert not push_subscriptions.find_subscriptions(port.store, [ada.hash])
    assert len(push_subscriptions.find_subscriptions(port.store, [ada.hash, bo.hash])) == 1


def test_of_too_many_the_oldest_are_forgotten(port: OpenServer, service: FakePushService) -> None:
    ada = port.user("Ada")
    for number in range(push_subscriptions.MAX_PER_OWNER + 2):
        subscribe(ada, f"{service.url}/{number}")
    kept = [each.endpoint for each in push_subscriptions.find_subscriptions(port.store, [ada.hash])]
    assert kept == [f"{service.url}/{number}" for number in range(2, push_subscriptions.MAX_PER_OWNER + 2)]


def test_browsers_that_have_not_come_again_for_long_are_forgotten(tmp_path: Path) -> None:
    store = open_store(tmp_path)

    def come(owner: str, day: int) -> None:
        wish = FakeBrowser(f"https://push.example/{owner}").subscription
        push_subscriptions.save_subscription(
            store, PushSubscription(owner=owner, language="en", at=NOW + day * 86_400.0, **wish)
        )

    come("ada", 0)
    come("bo", 0)
    come("bo", 60)
    for day, left in ((90, ["ada", "bo", "cy"]), (91, ["bo", "cy"]), (151, ["cy"])):
        come("cy", day)
        assert (
            sorted(each.owner for each in push_subscriptions.find_subscriptions(store, ["ada", "bo", "cy"]))
            == left
        )


def test_where_nobody_is_called_like_this_it_is_said(tmp_path: Path) -> None:
    harbour = TableRegistry(open_store(tmp_path), RandomBotPool())
    with running_app(create_app(harbour, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}") as client:
        ada = User(client, "Ada")
        assert json_of(ada.get("/push")) == {"key": None}
        answer = ada.post("/push", FakeBrowser("https://push.example/x").subscription)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "push-off"


def test_a_harbour_keeps_its_key(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        store = open_store(tmp_path)
        keys |= {WebPushNotifier(store, WebPushConfig(CONTACT)).vapid_key.public_key for _ in range(2)}
        store.close()
    assert len(keys) == 1


# Whom nobody is sent to.


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
def test_only_addresses_of_the_web_are_taken(
    port: OpenServer, service: FakePushService, endpoint: str
) -> None:
    ada = port.user("Ada")
    assert not is_public_endpoint(endpoint)
    answer = ada.post("/push", FakeBrowser(endpoint).subscription)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-address"
    assert not push_subscriptions.find_subscriptions(port.store, [ada.hash])


def test_the_harbours_own_push_service_is_not_one_whose_name_only_begins_alike(
    port: OpenServer, service: FakePushService
) -> None:
    ada = port.user("Ada")
    for endpoint in (f"{service.url}0/x", f"{service.url}@evil.example/x", f"{service.url}/a b"):
        assert ada.post("/push", FakeBrowser(endpoint).subscription).status_code == 422


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
def test_only_keys_that_are_some_are_taken(
    port: OpenServer, service: FakePushService, change: dict[str, str]
) -> None:
    answer = port.user("Ada").post("/push", FakeBrowser(f"{service.url}/x").subscription | change)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-key"


def test_keys_are_kept_without_what_only_fills_them_up(port: OpenServer, service: FakePushService) -> None:
    ada = port.user("Ada")
    browser = FakeBrowser(f"{service.url}/x")
    full = {name: browser.subscription[name] + "=" * 40 for name in ("p256dh", "auth")}
    assert ada.post("/push", browser.subscription | full).status_code == 204
    (kept,) = push_subscriptions.find_subscriptions(port.store, [ada.hash])
    assert (kept.p256dh, kept.auth) == (browser.subscription["p256dh"], browser.subscription["auth"])
