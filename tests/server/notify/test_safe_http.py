"""Requests to untrusted URLs: none to private addresses, and none that waits for long."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from typing import Any

import pytest

from spielhafen.server.notify.safe_http import PrivateAddress, is_public_address, post, resolve_public

# Destinations.


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "fec0::1",
        "64:ff9b:1::7f00:1",
        "64:ff9b::7f00:1",
        "::127.0.0.1",
        "::93.184.216.34",
        "::ffff:0:127.0.0.1",
        "192.0.0.8",
        "::ffff:192.0.0.8",
        "5f00::1",
        "4000::1",
    ],
)
def test_private_addresses_are_recognised_in_every_notation(address: str) -> None:
    assert not is_public_address(address)


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_public_addresses_are_recognised(address: str) -> None:
    assert is_public_address(address)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433"])
def test_a_name_with_a_private_address_is_refused(host: str) -> None:
    with pytest.raises(PrivateAddress):
        resolve_public(host, 443)


def test_a_name_with_one_private_address_among_others_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: addresses)
    with pytest.raises(PrivateAddress):
        post("https://push.example/x", b"", {}, 1.0)


def test_the_connection_goes_to_the_checked_address(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []

    def connect(address: tuple[str, int], _timeout: float) -> socket.socket:
        connected.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("93.184.216.34", 443))])
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        post("https://push.example/x", b"", {}, 1.0)
    assert connected == [("93.184.216.34", 443)]


def test_the_end_of_an_ipv6_address_is_not_taken_for_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []

    def connect(address: tuple[str, int], _timeout: float) -> socket.socket:
        connected.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "create_connection", connect)
    for url in ("https://[2606:4700::1:22]/x", "https://[2606:4700::1:22]:443/x"):
        with pytest.raises(OSError, match="nobody there"):
            post(url, b"", {}, 1.0)
    assert connected == [("2606:4700::1:22", 443)] * 2


# Answers.


@contextmanager
def slow_service(beginning: bytes, drop: bytes) -> Iterator[tuple[int, threading.Event]]:
    """Run a service that answers byte by byte.

    Yields its port, and an event that is set when its client has disconnected.
    """
    disconnected, over = threading.Event(), threading.Event()

    def answer_slowly(listener: socket.socket) -> None:
        connection, _ = listener.accept()
        with connection, suppress(OSError):
            connection.sendall(beginning)
            for _ in range(400):
                connection.sendall(drop)
                if over.wait(0.05):
                    return
            disconnected.set()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer_slowly, args=(listener,), daemon=True)
        thread.start()
        yield listener.getsockname()[1], disconnected
        over.set()
        thread.join()


@pytest.mark.parametrize(
    ("scheme", "beginning", "drop"),
    [("http", b"", b"x"), ("http", b"HTTP/1.1 20", b"0"), ("https", b"\x16\x03\x03\x3f\xff", b"\x02")],
    ids=["nonsense", "a status", "a greeting"],
)
def test_a_slow_answer_is_not_waited_for(scheme: str, beginning: bytes, drop: bytes) -> None:
    with slow_service(beginning, drop) as (port, disconnected):
        with pytest.raises(TimeoutError):
            post(f"{scheme}://127.0.0.1:{port}/x", b"said", {}, 0.4, allow_private=True)
        assert not disconnected.is_set()


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"HTTP/1.1 201 Created\r\n", 201),
        (b"HTTP/1.1 410 Gone\r\nX: y", 410),
        (b"HTTP/1.1 404 " + b"x" * 70_000, 404),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 1000, None),
        (b"SSH-2.0-x\r\n", None),
        (b"x" * 70_000, None),
        (b"", None),
    ],
)
def test_only_the_status_of_an_answer_is_read(answer: bytes, status: int | None) -> None:
    def send_answer(listener: socket.socket) -> None:
        connection, _ = listener.accept()
        with connection, suppress(OSError):
            connection.recv(65_536)
            connection.sendall(answer)
            done.wait(20)

    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=send_answer, args=(listener,), daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/x"
        try:
            if status is not None:
                assert post(url, b"", {}, 20.0, allow_private=True) == status
            else:
                if not answer:
                    done.set()
                with pytest.raises(HTTPException):
                    post(url, b"", {}, 20.0, allow_private=True)
        finally:
            done.set()
            thread.join()
