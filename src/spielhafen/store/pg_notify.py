"""Telling other processes on the same PostgreSQL that something was written down, and hearing it from them.

A notice goes out with the transaction, so it comes only when the event is durable. It says where something happened, never
what: whoever hears it reads. After a line was cut everything may have happened.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import text as sql

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

CHANNEL: Final = "spielhafen"
KEEPALIVE_OPTIONS: Final[dict[str, Any]] = {
    "client_encoding": "utf8",
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,  # milliseconds
}
"""Seconds (unless said otherwise) after which a line is known to be dead: it is only heard on, so it would be silent for ever."""
POLL_SECONDS: Final = 1.0
"""Seconds after which a listener looks whether it is to stop, or tries to hear again."""

LOGGER: Final = logging.getLogger("spielhafen.store")

ChangeListener: TypeAlias = Callable[[str | None, int], None]
"""Is told the match in which something happened, and the number of the line that was said there (0: an event was written);
None: anything may have happened anywhere."""


class PgNotify:
    """The line of one process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._self = secrets.token_hex(4)
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def notify(self, link: Connection, changes: Iterable[tuple[str, int]]) -> None:
        """Tell the others of these matches (see `Heard`) when the transaction is done."""
        for match, line in dict.fromkeys(changes):
            notice = {"channel": CHANNEL, "said": f"{self._self} {match} {line}"}
            link.execute(sql("SELECT pg_notify(:channel, :said)"), notice)

    def listen(self, on_change: ChangeListener) -> None:
        """Hear from now on what others write, in a thread of its own."""
        self._thread = threading.Thread(target=self._run, args=(on_change,), name="store-wire", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, heard: ChangeListener) -> None:
        while not self._stopped.is_set():
            try:
                self._hear(heard)
            except Exception as error:  # noqa: BLE001 - a line that was cut is opened again, whatever cut it
                LOGGER.warning("what other processes write is not heard at present: %s", type(error).__name__)
                self._stopped.wait(POLL_SECONDS)

    def _hear(self, heard: ChangeListener) -> None:
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, **KEEPALIVE_OPTIONS) as link:
            link.execute(f"LISTEN {CHANNEL}")
            heard(None, 0)
            while not self._stopped.is_set():
                for notice in link.notifies(timeout=POLL_SECONDS):
                    who, match, line = notice.payload.split()
                    if who != self._self:
                        heard(match, int(line))
