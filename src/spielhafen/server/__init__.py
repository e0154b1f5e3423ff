"""The harbour on the network: HTTP and WebSocket around match and store, the web client, bots beside the event loop."""

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
    """Serve until stopped; the exit code. Raises SpielhafenError if the port or the database cannot be had.

    port: the one asked for; None: 8080, or the next free one. database: a file or URL; None: in the user's data folder.
    address: where the harbour is found from outside, if other than on this machine. webhook: an address that is told whenever
    somebody is asked who looks elsewhere. push: people may let their browsers be called, and this contact (a mail address or a page)
    answers for it; push_service: the beginning of addresses that may be private. workers: so many processes share the work; only
    with a database that can be shared. cores: so many cores, of each process, think for bots at the same time.
    memory: so many megabytes, of each process, for tables kept ready; 256 unless said otherwise.
    proxies: addresses (or networks) of proxies whose word is taken for where somebody asks from; nobody's, unless named.
    tell: is told where the harbour is open; by default it is written to stdout in the person's language.
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
