"""Starting and stopping: a free port, an open database, the browser; clear words where one cannot be had."""

from __future__ import annotations

import errno
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielhafen.core.errors import SpielhafenError, shortened
from spielhafen.core.text import Text, text
from spielhafen.server import fleet
from spielhafen.server.bodies import MOST_BYTES
from spielhafen.server.calling import BadAddress, check_address
from spielhafen.server.duty import Duty
from spielhafen.server.gate import own_names
from spielhafen.server.memory import MEMORY
from spielhafen.server.sealing import check_library, contact_of
from spielhafen.store import Store, default_file
from spielhafen.store.keeping import is_sound
from spielhafen.store.sole import Sole
from spielhafen.store.trouble import trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PORT: Final = 8080
TRIES: Final = 20
"""Ports after the usual one that are tried if nobody asked for a certain one."""
GRACE: Final = 3
"""Seconds that open connections have to end when the server stops."""


class NoPort(SpielhafenError):
    """The address or port cannot be had; the text says why and what to do."""


def serve_harbour(
    host: str,
    port: int | None,
    database: str | Path | None,
    *,
    open_browser: bool,
    tell: Callable[[Text], None] | None,
    address: str | None = None,
    webhook: str | None = None,
    push: str | None = None,
    push_service: str | None = None,
    workers: int = 1,
    cores: int = 1,
    memory: int | None = None,
    proxies: Sequence[str] = (),
) -> int:
    """See `spielhafen.server.serve`."""
    begin_log()
    home = check_address(address, "--address") if address else None
    hook = check_address(webhook, "--webhook") if webhook else None
    service = check_address(push_service, "--push-service") if push_service else None
    if push:
        check_library()
        push = contact_of(push)
    elif service:
        raise BadAddress(text("push-service-alone"))
    trusted = [check_proxy(proxy) for proxy in proxies]
    door = listen(host, port)
    place = database if database is not None else default_file()
    with door, Sole(place):
        store = Store(place)
        if not is_sound(store, quick=True):
            store.close()
            raise trouble("store-damaged", store.file)
        greeting = _Greeting(door, store.file, open_browser=open_browser, tell=tell or say)
        names = own_names(host, [str(urlsplit(home).hostname)] if home else [])
        found = home or address_of(door).rstrip("/")
        duty = Duty(
            str(database or ""), sorted(names), hook, found, cores, push, service, memory or MEMORY, trusted
        )
        if workers > 1:
            shared = store.shared
            store.close()
            if not shared:
                raise NoPort(text("store-not-shared"))
            return fleet.keep(workers, door, duty, greeting)
        server = _Server(configured(duty, store), greeting)
        try:
            server.run(sockets=[door])
        except KeyboardInterrupt:
            return 0  # Ctrl-C is how a server is stopped
    return 0 if server.started else 1


def begin_log() -> None:
    """What whoever keeps the harbour reads: when, how bad, who says it, what."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")


def check_proxy(proxy: str) -> str:
    """The address of a proxy, or of the network where proxies stand; raises BadAddress."""
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise BadAddress(text("server-bad-proxy", given=shortened(proxy))) from None
    return proxy


def configured(duty: Duty, store: Store) -> uvicorn.Config:
    """How our servers run. Nobody's word is taken for where he asks from, unless he is a proxy that we were told of: limits
    hold for addresses, and anybody could claim a new one each time.
    """
    return uvicorn.Config(
        duty.application(store),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=ShortHeads,
        proxy_headers=bool(duty.proxies),
        forwarded_allow_ips=[*duty.proxies, *mapped(duty.proxies)],
    )


def mapped(proxies: Sequence[str]) -> list[str]:
    """The same proxies as a door for both kinds of addresses sees those of the old kind."""
    networks = [ipaddress.ip_network(proxy) for proxy in proxies]
    return [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks
        if isinstance(network, ipaddress.IPv4Network)
    ]


MOST_HEAD: Final = 1 << 16
"""Bytes of a request before its body. (A browser's are some hundred; cookies may be a few thousand.)"""


class ShortHeads(HttpToolsProtocol):
    """Speaks HTTP with whoever comes to the point: a head without end would be kept in memory."""

    _heard = 0
    """Bytes since the last of a body, or since a request ended: of a head, or of what may follow a body."""

    def data_received(self, data: bytes) -> None:
        """What came in on a line."""
        if self._heard > MOST_HEAD:
            self.send_400_response("Too long a head.")
            return
        self._heard += len(data)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """From here on the gate counts, as long as there is a body."""
        self._heard = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._heard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The next request begins."""
        self._heard = 0
        super().on_message_complete()


class _Server(uvicorn.Server):
    """Says hello as soon as it answers."""

    def __init__(self, config: uvicorn.Config, greeting: Callable[[], None]) -> None:
        super().__init__(config)
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.greeting()


class _Greeting:
    """Tells where the harbour is open, and opens it."""

    def __init__(
        self, door: socket.socket, file: str, *, open_browser: bool, tell: Callable[[Text], None]
    ) -> None:
        self.address = address_of(door)
        self.file = file
        self.open_browser = open_browser
        self.tell = tell

    def __call__(self) -> None:
        self.tell(text("server-open", address=self.address, file=self.file))
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def say(said: Text) -> None:
    """A sentence for the person at the terminal."""
    from spielhafen.words import Words, system_language

    sys.stdout.write(Words(system_language()).say(said) + "\n")
    sys.stdout.flush()


def address_of(door: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared with, not bound to
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket at this port, or, if none was asked for, at the usual one or the next that is free.

    Raises NoPort.
    """
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES + 1), 0]
    for attempt in wanted:
        try:
            return _bound(host, attempt)
        except OSError as error:
            if port is not None or error.errno != errno.EADDRINUSE:
                raise NoPort(_why(error, host, attempt)) from None
    raise NoPort(text("server-port-used", port=str(PORT)))


def _bound(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise OSError(errno.EINVAL, "no such port")
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    door = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # there it would let two programs share the port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(2048)
    except BaseException:
        door.close()
        raise
    return door


def _why(error: OSError, host: str, port: int) -> Text:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return text("server-no-such-address", host=host)
    if error.errno == errno.EADDRINUSE:
        return text("server-port-used", port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return text("server-port-forbidden", port=str(port))
    return text("server-port-trouble", port=str(port), what=os.strerror(error.errno or 0))
