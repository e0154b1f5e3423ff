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

from spielhafen.server import pushing
from spielhafen.server.app import application
from spielhafen.server.harbour import Harbour
from spielhafen.server.pushing import LONGEST, Pusher, PushPlan, is_public
from spielhafen.store import Store, subscribers
from spielhafen.store.subscribers import Subscription
from tests.server.asgi import PATIENCE, opened
from tests.server.harbours import FOR_A_FRIEND, NAME, PATIENT, LotCrew, Port, Sailor, good, heard, store_in
from tests.server.postbox import Browser, PushService, claims_of, push_service, written
from tests.server.test_calling import pass_the_turn as play_on
from tests.server.test_calling import turn_of

CONTACT = "mailto:harbour@example.org"
NOW = 1_800_000_000


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setattr(
        pushing, "PATIENCE", PATIENCE
    )  # a busy machine is not a service that cannot be reached
    with push_service() as opened_service:
        yield opened_service


@contextmanager
def port_with(store: Store, service: str | None) -> Iterator[Port]:
    pusher = Pusher(store, PushPlan(CONTACT, service), now=lambda: NOW)
    harbour = Harbour(store, LotCrew(), caller=pusher, pusher=pusher)
    with opened(application(harbour, frozenset({NAME}), PATIENT), f"http://{NAME}") as client:
        yield Port(client, store, harbour)


@pytest.fixture
def port(tmp_path: Path, service: PushService) -> Iterator[Port]:
    with port_with(store_in(tmp_path), service.url) as opened_port:
        yield opened_port


def two_captains(port: Port) -> tuple[Sailor, Sailor, str]:
    """Ada and Bo, and the table at which they sit."""
    ada, bo = port.sailor("Ada"), port.sailor("Bo")
    table = ada.lay(FOR_A_FRIEND)["id"]
    good(bo.sit(table))
    all_told(port)
    return ada, bo, table


def all_told(port: Port) -> None:
    """Wait until every call up to now has been sent, or left out.

    The senders are threads of their own, and look up who wants to be called when they come to it: until then whoever subscribes
    belongs to them, and whoever is gone is not forgotten yet.
    """
    assert port.harbour.pusher is not None
    waiting = threading.Thread(target=port.harbour.pusher._calls.join, daemon=True)
    waiting.start()
    waiting.join(PATIENCE)
    assert not waiting.is_alive(), "somebody is still being called"


def pass_the_turn(port: Port, captains: tuple[Sailor, Sailor], table: str) -> int:
    """Play until the other captain is asked, and has been called; their seat is the answer."""
    asked = play_on(captains, table)
    all_told(port)
    return asked


def subscribe(who: Sailor, endpoint: str, **more: str) -> Browser:
    """Somebody lets his browser be called."""
    browser = Browser(endpoint)
    answer = who.post("/push", browser.wish | more)
    assert answer.status_code == 204, answer.text
    return browser


# The message.


@pytest.mark.parametrize(
    ("language", "said"), [("en", "It is your turn ({}).".format), ("de", "Du bist am Zug ({}).".format)]
)
def test_whoever_is_asked_and_looks_elsewhere_is_told_at_which_table_and_no_more(
    port: Port, service: PushService, language: str, said: Any
) -> None:
    ada, bo, table = two_captains(port)
    browsers = [
        subscribe(who, f"{service.url}/{name}", language=language) for who, name in ((ada, "a"), (bo, "b"))
    ]
    asked = pass_the_turn(port, (ada, bo), table)
    path, headers, body = service.next()
    assert path == ("/a", "/b")[asked]
    assert browsers[asked].open(body) == {"title": "Santa Timea", "body": said(table), "table": table}
    public = good(ada.get("/push"))["key"]
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


def test_messages_of_one_table_have_one_topic_at_each_browser(port: Port, service: PushService) -> None:
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
            path, headers, _ = service.next()
            topics.setdefault(path, set()).add(headers["Topic"])
    assert [len(found) for found in topics.values()] == [1] * 4
    assert len(set().union(*topics.values())) == 4
    assert written(sha256(table.encode()).digest()[:24]) not in set().union(*topics.values())


def test_who_looks_on_is_not_called(port: Port, service: PushService) -> None:
    ada, bo, table = two_captains(port)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        heard(adas)
        heard(bos)
        pass_the_turn(port, (ada, bo), table)
    pass_the_turn(port, (ada, bo), table)
    service.next()
    assert service.messages.empty()


def test_whose_page_is_hidden_is_called(port: Port, service: PushService) -> None:
    ada, bo, table = two_captains(port)
    for who, name in ((ada, "a"), (bo, "b")):
        subscribe(who, f"{service.url}/{name}")
    with ada.live(table, 0, hidden=1) as adas, bo.live(table, 1, hidden=1) as bos:
        heard(adas)
        heard(bos)
        asked = pass_the_turn(port, (ada, bo), table)
        path, _, _ = service.next()
    assert path == ("/a", "/b")[asked]


# Who is called, and where.


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (429, 1), (500, 1), (201, 1)])
def test_a_browser_that_is_gone_is_forgotten(
    port: Port, service: PushService, status: int, kept: int
) -> None:
    ada, bo, table = two_captains(port)
    other = 1 - turn_of(ada, table)
    subscribe((ada, bo)[other], f"{service.url}/x")
    service.status = status
    pass_the_turn(port, (ada, bo), table)
    service.next()
    pass_the_turn(port, (ada, bo), table)
    pass_the_turn(port, (ada, bo), table)
    if kept:
        service.next()
    assert len(subscribers.of(port.store, [(ada, bo)[other].hash])) == kept


def test_a_service_that_cannot_be_reached_silences_nobody_else(port: Port, service: PushService) -> None:
    ada, bo, table = two_captains(port)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        for who in (ada, bo):
            subscribe(who, f"{service.url}/{who.hash}")
            gone = Browser(f"http://127.0.0.1:{nobody.getsockname()[1]}/x")
            before = port.harbour.now() - 60
            dead = subscribers.Subscription(owner=who.hash, language="en", at=before, **gone.wish)
            subscribers.subscribe(port.store, dead)
        pass_the_turn(port, (ada, bo), table)
        assert service.next()


def test_nobody_ends_what_somebody_else_wants(port: Port, service: PushService) -> None:
    ada, bo = port.sailor("Ada"), port.sailor("Bo")
    subscribe(ada, f"{service.url}/a")
    for who, left in ((bo, 1), (ada, 0), (ada, 0)):
        assert who.post("/push/end", {"endpoint": f"{service.url}/a"}).status_code == 204
        assert len(subscribers.of(port.store, [ada.hash])) == left


@pytest.mark.parametrize("endpoint", ["https://a.example/\x00", f"https://a.example/{'x' * LONGEST}"])
def test_what_can_be_no_address_is_not_looked_for(port: Port, endpoint: str) -> None:
    answer = port.sailor().post("/push/end", {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "push-bad-address")


def test_a_browser_that_comes_again_is_called_once_and_for_whoever_sits_at_it(
    port: Port, service: PushService
) -> None:
    ada, bo = port.sailor("Ada"), port.sailor("Bo")
    subscribe(ada, f"{service.url}/a")
    subscribe(ada, f"{service.url}/a", language="de")
    (kept,) = subscribers.of(port.store, [ada.hash])
    assert kept.language == "de"
    subscribe(bo, f"{service.url}/a")
    assert not subscribers.of(port.store, [ada.hash])
    assert len(subscribers.of(port.store, [ada.hash, bo.hash])) == 1


def test_of_too_many_the_oldest_are_forgotten(port: Port, service: PushService) -> None:
    ada = port.sailor("Ada")
    for number in range(subscribers.MOST + 2):
        subscribe(ada, f"{service.url}/{number}")
    kept = [each.endpoint for each in subscribers.of(port.store, [ada.hash])]
    assert kept == [f"{service.url}/{number}" for number in range(2, subscribers.MOST + 2)]


def test_browsers_that_have_not_come_again_for_long_are_forgotten(tmp_path: Path) -> None:
    store = store_in(tmp_path)

    def come(owner: str, day: int) -> None:
        wish = Browser(f"https://push.example/{owner}").wish
        subscribers.subscribe(
            store, Subscription(owner=owner, language="en", at=NOW + day * 86_400.0, **wish)
        )

    come("ada", 0)
    come("bo", 0)
    come("bo", 60)
    for day, left in ((90, ["ada", "bo", "cy"]), (91, ["bo", "cy"]), (151, ["cy"])):
        come("cy", day)
        assert sorted(each.owner for each in subscribers.of(store, ["ada", "bo", "cy"])) == left


def test_where_nobody_is_called_like_this_it_is_said(tmp_path: Path) -> None:
    harbour = Harbour(store_in(tmp_path), LotCrew())
    with opened(application(harbour, frozenset({NAME}), PATIENT), f"http://{NAME}") as client:
        ada = Sailor(client, "Ada")
        assert good(ada.get("/push")) == {"key": None}
        answer = ada.post("/push", Browser("https://push.example/x").wish)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "push-off"


def test_a_harbour_keeps_its_key(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        store = store_in(tmp_path)
        keys |= {Pusher(store, PushPlan(CONTACT)).key.public for _ in range(2)}
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
def test_only_addresses_of_the_web_are_taken(port: Port, service: PushService, endpoint: str) -> None:
    ada = port.sailor("Ada")
    assert not is_public(endpoint)
    answer = ada.post("/push", Browser(endpoint).wish)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-address"
    assert not subscribers.of(port.store, [ada.hash])


def test_the_harbours_own_push_service_is_not_one_whose_name_only_begins_alike(
    port: Port, service: PushService
) -> None:
    ada = port.sailor("Ada")
    for endpoint in (f"{service.url}0/x", f"{service.url}@evil.example/x", f"{service.url}/a b"):
        assert ada.post("/push", Browser(endpoint).wish).status_code == 422


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
def test_only_keys_that_are_some_are_taken(port: Port, service: PushService, change: dict[str, str]) -> None:
    answer = port.sailor("Ada").post("/push", Browser(f"{service.url}/x").wish | change)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "push-bad-key"


def test_keys_are_kept_without_what_only_fills_them_up(port: Port, service: PushService) -> None:
    ada = port.sailor("Ada")
    browser = Browser(f"{service.url}/x")
    full = {name: browser.wish[name] + "=" * 40 for name in ("p256dh", "auth")}
    assert ada.post("/push", browser.wish | full).status_code == 204
    (kept,) = subscribers.of(port.store, [ada.hash])
    assert (kept.p256dh, kept.auth) == (browser.wish["p256dh"], browser.wish["auth"])
