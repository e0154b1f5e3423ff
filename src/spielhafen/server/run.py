"""Start and stop the server: find a free port, open the database and the browser."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import replace

from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.languages import LANGUAGES, user_language
from spielhafen.core.text import Text, text
from spielhafen.server import supervisor
from spielhafen.server.config import ServerConfig
from spielhafen.server.logs.log_summary import LogForm, configure_logging
from spielhafen.server.middleware.hosts import own_host_names
from spielhafen.server.notify.webhook import BadAddress, check_url
from spielhafen.server.server_parts import SERVER_PARTS, ServerPart
from spielhafen.server.tables.memory_budget import DEFAULT_MEGABYTES
from spielhafen.server.transport.uvicorn_server import create_server
from spielhafen.store import default_file
from spielhafen.store.backups import BackupPlan, prepare_backup_folder
from spielhafen.store.engines import redact_url, sqlite_path
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.startup import open_for_serving
from spielhafen.store.store_errors import store_error

DEFAULT_PORT: Final = 8080
MAX_PORT_TRIES: Final = 20
"""Ports after the default one that are tried unless a certain port is wanted."""

BACKLOG: Final = 65_535
"""Connections that may wait to be accepted, limited by the system.

If the queue is full, further clients wait for at least a fifth of a second.
"""


class PortUnavailable(SpielhafenError):
    """The address or port is not available; the text says why and what to do."""


def run_server(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | Path | None = None,
    open_browser: bool = False,
    announce: Callable[[Text], None] | None = None,
    address: str | None = None,
    webhook: str | None = None,
    push: str | None = None,
    push_service: str | None = None,
    workers: int = 1,
    cores: int = 1,
    memory: int | None = None,
    proxies: Sequence[str] = (),
    languages: Sequence[str] = LANGUAGES,
    parts: Sequence[str] = (),
    log: LogForm = "text",
    access_log: bool = False,
    smtp: str | None = None,
    backups: BackupPlan | None = None,
) -> int:
    """Serve until stopped and return the exit code.

    * port: None tries 8080 and then the next free one.
    * database: a file or URL; None uses a file in the user's data folder.
    * address: the public URL of the server, if it is reached from other machines.
    * webhook: a URL that is notified when a player who is not watching has to move.
    * push: allow browsers to subscribe to web push; the contact (a mail address or a page) for push services.
    * push_service: the prefix of push endpoints that may be private and without https.
    * workers: the number of processes that share the work; more than one needs a database that can be shared.
    * cores: the number of cores on which each process computes bot moves.
    * memory: megabytes of tables that each process keeps in memory; the default is 256.
    * proxies: addresses (or networks) of trusted proxies, whose forwarded client addresses are believed.
    * languages: the languages of texts and rulebooks among which people may choose.
    * parts: the parts of the server that are open (see `spielhafen.server.server_parts`).
    * log: whether log lines are for people or JSON objects.
    * access_log: log each request.
    * smtp: the mail server for news by mail, without its password, which the environment holds.
    * backups: the copies of the database that are made by time.
    * announce: is called with a text that names the URL; by default it is written to stdout in the user's
      language.

    Raises SpielhafenError if the port or the database is not available.
    """
    configure_logging(log, access_log=access_log)
    public_url = check_url(address, "--address") if address else ""
    config = ServerConfig(
        database=str(database or ""),
        host_names=sorted(own_host_names(host, [str(urlsplit(public_url).hostname)] if public_url else [])),
        webhook=check_url(webhook, "--webhook") if webhook else None,
        public_url=public_url,
        cores=cores,
        push_service=check_url(push_service, "--push-service") if push_service else None,
        push_contact=check_push(push, push_service),
        memory_megabytes=memory or DEFAULT_MEGABYTES,
        languages=list(languages),
        parts=[check_part(part) for part in parts],
        log_form=log,
        access_log=access_log,
        smtp=smtp,
        smtp_password=check_smtp(smtp, parts, public_url) if smtp else "",
        trusted_proxies=[check_proxy(proxy) for proxy in proxies],
        backups=backups,
    )
    if backups is not None:
        check_backups(backups, database)
    tell = partial(announce_ready, announce=announce or print_text, open_browser=open_browser)
    with listen(host, port) as sock:
        return serve_at(sock, database if database is not None else default_file(), config, workers, tell)


def serve_at(
    sock: socket.socket,
    location: str | Path,
    config: ServerConfig,
    workers: int,
    tell: Callable[[str, str], None],
) -> int:
    """Serve at a listening socket until stopped and return the exit code.

    tell: is called with the URL and the database when the server is ready.
    """
    if not config.public_url:
        config = replace(config, public_url=local_url(sock).rstrip("/"))
    with ProcessLock(location) as lock:
        store = open_for_serving(location, lock)
        on_ready = partial(tell, local_url(sock), store.file)
        if workers > 1:
            shared = store.is_shared
            store.close()
            if not shared:
                raise PortUnavailable(text("store-not-shared"))
            return supervisor.supervise(workers, sock, config, on_ready)
        server = create_server(config, store, on_ready)
        try:
            server.run(sockets=[sock])
        except KeyboardInterrupt:
            return 0  # Ctrl-C is the normal way to stop a server
    return 0 if server.started else 1


def check_push(contact: str | None, service: str | None) -> str | None:
    """Return the contact for push services; raises BadAddress if it cannot be used."""
    if contact:
        from spielhafen.server.notify.webpush_crypto import check_library, parse_contact

        check_library()
        return parse_contact(contact)
    if service:
        raise BadAddress(text("push-service-alone"))
    return None


def check_smtp(smtp: str, parts: Sequence[str], public_url: str) -> str:
    """Return the password of the mail server; raises BadSmtp or BadAddress if it is of no use."""
    from spielhafen.server.notify.smtp_account import PASSWORD_VARIABLE, parse_smtp

    password = os.environ.get(PASSWORD_VARIABLE, "")
    parse_smtp(smtp, password)
    if "letters" not in parts or not public_url:
        raise BadAddress(text("letters-smtp-alone"))
    return password


def check_backups(plan: BackupPlan, database: str | Path | None) -> None:
    """Check that this database is a file, and create the folder for copies; raises StoreError."""
    if database is not None and sqlite_path(database) is None:
        raise store_error("store-no-file", redact_url(database))
    prepare_backup_folder(plan.folder)


def check_proxy(proxy: str) -> str:
    """Return the address or network of a proxy; raises BadAddress if it is neither."""
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise BadAddress(text("server-bad-proxy", given=shorten(proxy))) from None
    return proxy


def check_part(part: str) -> ServerPart:
    """Return a part of the server; raises BadAddress if it cannot be opened."""
    for known, needs in SERVER_PARTS.items():
        if known == part:
            if needs and find_spec(needs.library) is None:
                raise BadAddress(text("server-part-missing", part=known, extra=needs.extra))
            return known
    raise BadAddress(text("server-part-unknown", given=shorten(part), known=", ".join(SERVER_PARTS)))


def announce_ready(url: str, file: str, announce: Callable[[Text], None], *, open_browser: bool) -> None:
    """Announce the URL of the server, and open it in a browser if wanted."""
    announce(text("server-open", address=url, file=file))
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def print_text(sentence: Text) -> None:
    """Print a text in the language of the system."""
    from spielhafen.i18n import Translator

    sys.stdout.write(Translator(user_language()).translate(sentence) + "\n")
    sys.stdout.flush()


def local_url(sock: socket.socket) -> str:
    """Return the URL under which a browser on this machine finds the server."""
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared with, not bound to
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket at this port; None takes the default port or the next free one.

    Raises PortUnavailable.
    """
    wanted = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + MAX_PORT_TRIES + 1), 0]
    for attempt in wanted:
        try:
            return _bind(host, attempt)
        except OSError as error:
            if port is not None or error.errno != errno.EADDRINUSE:
                raise PortUnavailable(_bind_error_text(error, host, attempt)) from None
    raise PortUnavailable(text("server-port-used", port=str(DEFAULT_PORT)))


def _bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise OSError(errno.EINVAL, "no such port")
    family, sock_type, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    sock = socket.socket(family, sock_type, protocol)
    try:
        if os.name != "nt":  # on Windows it would let two programs share the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(BACKLOG)
    except BaseException:
        sock.close()
        raise
    return sock


def _bind_error_text(error: OSError, host: str, port: int) -> Text:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return text("server-no-such-address", host=host)
    if error.errno == errno.EADDRINUSE:
        return text("server-port-used", port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return text("server-port-forbidden", port=str(port))
    return text("server-port-trouble", port=str(port), what=os.strerror(error.errno or 0))
