"""Web push: slow services delay nothing but notices, and no browser is flooded."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Any, TypeAlias

import pytest

from spielhafen.core.text import text
from spielhafen.server.notify.webhook import TurnNotice
from spielhafen.server.notify.webpush import BROWSER_RATE, SENDER_THREADS, WebPushNotifier
from spielhafen.store import Store, push_subscriptions
from spielhafen.store.push_subscriptions import PushSubscription
from spielhafen.store.store_errors import StoreError
from tests.server.fake_push_service import FakeBrowser
from tests.server.notify.test_webpush import CONTACT, NOW
from tests.server.registries import open_store

Sent: TypeAlias = list[str]


def notifier_in(store: Store, send: Any, seconds: list[float] | None = None) -> WebPushNotifier:
    more = {} if seconds is None else {"clock": lambda: seconds[0]}
    return WebPushNotifier(store, CONTACT, None, send, lambda: NOW, **more)


def browsers_of(store: Store, owner: str, *endpoints: str) -> TurnNotice:
    """Return a notice for a user with browsers at these endpoints, in this order."""
    for number, endpoint in enumerate(endpoints):
        subscription = FakeBrowser(endpoint).subscription
        push_subscriptions.save_subscription(
            store, PushSubscription(owner=owner, language="en", at=NOW + number, **subscription)
        )
    return TurnNotice("amber-gull-7", "santa_timea", [owner], [owner])


def test_services_that_never_answer_delay_notifications_only(tmp_path: Path) -> None:
    """The server closes, and shared threads go on, while all senders wait."""
    blocked, sending, skipped = threading.Event(), Queue[threading.Thread](), Sent()

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sending.put(threading.current_thread())
        blocked.wait(20)
        skipped.append(to)
        return 201

    store = open_store(tmp_path)
    web_push = notifier_in(store, send)
    notices = [
        browsers_of(store, f"owner{number}", f"https://p{number}.example/x")
        for number in range(SENDER_THREADS + 1)
    ]

    async def run_briefly() -> None:
        running = asyncio.create_task(web_push.run())
        await asyncio.sleep(0)
        for notice in notices:
            web_push.notify(notice)
        while sending.qsize() < SENDER_THREADS:
            await asyncio.to_thread(int)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(run_briefly())
    assert skipped == []
    threads = [sending.get() for _ in range(SENDER_THREADS)]
    assert all(thread.daemon for thread in threads)
    blocked.set()
    for thread in threads:
        thread.join(20)
    assert len(skipped) == SENDER_THREADS, "nothing is begun after the server has closed"


def test_a_store_error_for_one_browser_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def forget(*_: Any) -> None:
        raise StoreError(text("store-busy"))

    sent = Sent()

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        return 410

    monkeypatch.setattr(push_subscriptions, "delete_subscription", forget)
    store = open_store(tmp_path)
    endpoints = ["https://a.example/x", "https://b.example/x"]
    notifier_in(store, send)._push_all(browsers_of(store, "ada", *endpoints))
    assert sent == endpoints
    assert "a.example" in caplog.text


def test_a_browser_is_not_flooded(tmp_path: Path) -> None:
    sent, seconds = Sent(), [0.0]

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        return 201

    store = open_store(tmp_path)
    web_push = notifier_in(store, send, seconds)
    notice = browsers_of(store, "ada", "https://a.example/x")
    other = browsers_of(store, "bo", "https://a.example/y")
    for _ in range(100):
        web_push._push_all(notice)
    web_push._push_all(other)
    assert Counter(sent) == {"https://a.example/x": BROWSER_RATE.burst, "https://a.example/y": 1}
    sent.clear()
    seconds[0] += 60
    for _ in range(100):
        web_push._push_all(notice)
    assert len(sent) == 60 * BROWSER_RATE.per_second


def test_an_unreachable_service_is_paused_longer_each_time(tmp_path: Path) -> None:
    sent, seconds, here = Sent(), [0.0], [False]

    def send(to: str, _body: bytes, _headers: Any) -> int:
        sent.append(to)
        if not here[0] and "gone" in to:
            raise OSError("nobody there")
        return 201

    store = open_store(tmp_path)
    web_push = notifier_in(store, send, seconds)
    notice = browsers_of(
        store, "ada", "https://gone.example/1", "https://gone.example/2", "https://a.example/x"
    )

    def times() -> int:
        sent.clear()
        web_push._push_all(notice)
        return len([to for to in sent if "gone" in to])

    assert times() == 1, "the other browser of the same service is not tried either"
    assert sent[-1] == "https://a.example/x"
    for pause in (60, 120, 240, 480, 600, 600):
        seconds[0] += pause - 1
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
