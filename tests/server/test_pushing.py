"""Web push: who lets his browser be called is called there, in secret, and nobody is sent anywhere he could not go himself."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from queue import Queue
from typing import Any, TypeAlias

import pytest

from spielhafen.core.text import text
from spielhafen.server import pushing
from spielhafen.server.app import application
from spielhafen.server.calling import Call
from spielhafen.server.harbour import Harbour
from spielhafen.server.pushing import LONGEST, POSTS, SENDERS, Pusher, PushPlan, is_public
from spielhafen.store import Store, subscribers
from spielhafen.store.subscribers import Subscription
from spielhafen.store.trouble import StoreTrouble
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


# Whom nobody waits for.


Sent: TypeAlias = list[str]


def pusher_in(store: Store, send: Any, seconds: list[float] | None = None) -> Pusher:
    more = {} if seconds is None else {"clock": lambda: seconds[0]}
    return Pusher(store, PushPlan(CONTACT), send, lambda: NOW, **more)


def browsers_of(store: Store, owner: str, *endpoints: str) -> Call:
    """A call for somebody who is called at all of these, in this order."""
    for number, endpoint in enumerate(endpoints):
        wish = Browser(endpoint).wish
        subscribers.subscribe(store, Subscription(owner=owner, language="en", at=NOW + number, **wish))
    return Call("amber-gull-7", "santa_timea", [owner], [owner])


def test_services_that_never_answer_hold_up_nothing_but_calls(tmp_path: Path) -> None:
    """The harbour closes, and threads that everything else shares do their work, while all senders wait."""
    held, sending, left = threading.Event(), Queue[threading.Thread](), Sent()

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sending.put(threading.current_thread())
        held.wait(20)
        left.append(to)
        return 201

    store = store_in(tmp_path)
    pusher = pusher_in(store, send)
    calls = [
        browsers_of(store, f"owner{number}", f"https://p{number}.example/x") for number in range(SENDERS + 1)
    ]

    async def open_for_a_while() -> None:
        keeping = asyncio.create_task(pusher.keep())
        await asyncio.sleep(0)
        for call in calls:
            pusher.call(call)
        while sending.qsize() < SENDERS:
            await asyncio.to_thread(int)
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping

    asyncio.run(open_for_a_while())
    assert left == []
    threads = [sending.get() for _ in range(SENDERS)]
    assert all(thread.daemon for thread in threads)
    held.set()
    for thread in threads:
        thread.join(20)
    assert len(left) == SENDERS, "nothing is begun after the harbour has closed"


def test_what_the_store_says_of_one_browser_silences_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def forget(*_: Any) -> None:
        raise StoreTrouble(text("store-busy"))

    sent = Sent()

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        return 410

    monkeypatch.setattr(subscribers, "forget", forget)
    store = store_in(tmp_path)
    endpoints = ["https://a.example/x", "https://b.example/x"]
    pusher_in(store, send)._push_all(browsers_of(store, "ada", *endpoints))
    assert sent == endpoints
    assert "a.example" in caplog.text


def test_nobody_is_called_so_often_that_it_annoys(tmp_path: Path) -> None:
    sent, seconds = Sent(), [0.0]

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        return 201

    store = store_in(tmp_path)
    pusher = pusher_in(store, send, seconds)
    call = browsers_of(store, "ada", "https://a.example/x")
    other = browsers_of(store, "bo", "https://a.example/y")
    for _ in range(100):
        pusher._push_all(call)
    pusher._push_all(other)
    assert Counter(sent) == {"https://a.example/x": POSTS.burst, "https://a.example/y": 1}
    sent.clear()
    seconds[0] += 60
    for _ in range(100):
        pusher._push_all(call)
    assert len(sent) == 60 * POSTS.each_second


def test_a_service_that_cannot_be_reached_is_left_alone_for_longer_each_time(tmp_path: Path) -> None:
    sent, seconds, here = Sent(), [0.0], [False]

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        if not here[0] and "gone" in to:
            raise OSError("nobody there")
        return 201

    store = store_in(tmp_path)
    pusher = pusher_in(store, send, seconds)
    call = browsers_of(
        store, "ada", "https://gone.example/1", "https://gone.example/2", "https://a.example/x"
    )

    def times() -> int:
        sent.clear()
        pusher._push_all(call)
        return len([to for to in sent if "gone" in to])

    assert times() == 1, "the other browser of the same service is not tried either"
    assert sent[-1] == "https://a.example/x"
    for rest in (60, 120, 240, 480, 600, 600):
        seconds[0] += rest - 1
        assert times() == 0
        seconds[0] += 1
        assert times() == 1
    seconds[0] += 600
    here[0] = True
    assert times() == times() == 2
    here[0] = False
    assert times() == 1
    seconds[0] += 60
    assert times() == 1, "whoever was reached begins anew"
