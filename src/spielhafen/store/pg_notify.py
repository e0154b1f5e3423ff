"""Notifications between processes on one PostgreSQL server: something was written.

A notification is part of the transaction, so it arrives only when the event is durable. It says where
something happened, never what: the receiver reads it. After the connection was lost, anything may have
happened.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy import text as sql

CHANNEL: Final = "spielhafen"
KEEPALIVE_OPTIONS: Final[dict[str, Any]] = {
    "client_encoding": "utf8",
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,  # milliseconds
}
"""Options by which a dead connection is found; in seconds unless noted.

The connection only receives, so without them a dead one would look idle.
"""
POLL_SECONDS: Final = 1.0
"""Seconds after which a listener checks whether to stop, or connects again."""

LOGGER: Final = logging.getLogger("spielhafen.store")

ChangeListener: TypeAlias = Callable[[str | None, int], None]
"""Called with a match in which something was written, and the number of a new chat message.

The number is 0 for an event. A match of None means that anything may have changed.
"""


class PgNotify:
    """The notification channel of one process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._process_id = secrets.token_hex(4)
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def notify(self, connection: Connection, changes: Iterable[tuple[str, int]]) -> None:
        """Notify other processes of these changes (see `ChangeListener`) once this commits."""
        for match, number in dict.fromkeys(changes):
            parameters = {"channel": CHANNEL, "payload": f"{self._process_id} {match} {number}"}
            connection.execute(sql("SELECT pg_notify(:channel, :payload)"), parameters)

    def listen(self, on_change: ChangeListener) -> None:
        """Call `on_change` from now on for writes of other processes, in a thread of its own."""
        self._thread = threading.Thread(target=self._run, args=(on_change,), name="store-notify", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, on_change: ChangeListener) -> None:
        while not self._stopped.is_set():
            try:
                self._listen_once(on_change)
            except Exception as error:  # noqa: BLE001 - the connection is opened again after any failure
                LOGGER.warning(
                    "notifications of other processes are not received at present: %s", type(error).__name__
                )
                self._stopped.wait(POLL_SECONDS)

    def _listen_once(self, on_change: ChangeListener) -> None:
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, **KEEPALIVE_OPTIONS) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            on_change(None, 0)
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=POLL_SECONDS):
                    sender, match, number = notice.payload.split()
                    if sender != self._process_id:
                        on_change(match, int(number))
