"""The network server: HTTP and WebSocket, the web client, and bots in other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from spielhafen.core.text import Text


def serve(
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
    * announce: is called with a text that names the URL; by default it is written to stdout in the user's
      language.

    Raises SpielhafenError if the port or the database is not available.
    """
    from spielhafen.server.run import run_server

    return run_server(
        host,
        port,
        database,
        open_browser=open_browser,
        announce=announce,
        address=address,
        webhook=webhook,
        push=push,
        push_service=push_service,
        workers=workers,
        cores=cores,
        memory=memory,
        proxies=proxies,
    )
