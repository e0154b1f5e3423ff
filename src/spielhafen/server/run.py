"""Starting and stopping: a free port, an open database, the browser; clear words where one cannot be had."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from spielhafen.core.errors import SpielhafenError, shortened
from spielhafen.core.text import Text, text
from spielhafen.server import supervisor
from spielhafen.server.config import Duty
from spielhafen.server.middleware.hosts import own_names
from spielhafen.server.notify.webhook import BadAddress, check_address
from spielhafen.server.notify.webpush_crypto import check_library, contact_of
from spielhafen.server.tables.memory_budget import MEMORY
from spielhafen.server.transport.log_summary import begin_log
from spielhafen.server.transport.uvicorn_server import a_server
from spielhafen.store import default_file
from spielhafen.store.process_lock import Sole
from spielhafen.store.startup import open_for_service

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PORT: Final = 8080
TRIES: Final = 20
"""Ports after the usual one that are tried if nobody asked for a certain one."""

BACKLOG: Final = 65_535
"""Connections that may wait to be accepted, as far as the system allows: where there is no more room, everybody waits whose
connection comes, for a fifth of a second at least.
"""


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
    with door, Sole(place) as sole:
        store = open_for_service(place, sole)
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
            return supervisor.keep(workers, door, duty, greeting)
        server = a_server(duty, store, greeting)
        try:
            server.run(sockets=[door])
        except KeyboardInterrupt:
            return 0  # Ctrl-C is how a server is stopped
    return 0 if server.started else 1


def check_proxy(proxy: str) -> str:
    """The address of a proxy, or of the network where proxies stand; raises BadAddress."""
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise BadAddress(text("server-bad-proxy", given=shortened(proxy))) from None
    return proxy


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
    from spielhafen.i18n import Words, system_language

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
        door.listen(BACKLOG)
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
