"""Notifications between processes on one PostgreSQL server: something was written.

A notification is part of the transaction, so it arrives only when the event is durable. It says where
something happened, never what: the receiver reads it. After the connection was lost, anything may have
happened.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable
from itertools import count
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy import text as sql

from spielhafen.store.engines import KEEPALIVE_OPTIONS, shorten_server_timeouts
from spielhafen.store.living_processes import LivingProcesses, find_living, new_process_number, take_number

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "spielhafen"
POLL_SECONDS: Final = 0.5
"""Seconds after which a listener gives a sign of life and looks for those of others.

Without a connection it then tries to connect.
"""
RECONNECT_POLLS: Final = 4
"""Polls after a lost connection until others count as gone, who may have lost theirs, too."""
NO_MATCH: Final = "-"
"""In the place of a match in a sign of life.

Older programs take it for a match that they do not know.
"""

LOGGER: Final = logging.getLogger("spielhafen.store")

ChangeListener: TypeAlias = Callable[[str | None, int], None]
"""Called with a match in which something was written, and the number of a new chat message.

The number is 0 for an event. A match of None means that anything may have changed.
"""
GoneListener: TypeAlias = Callable[[], None]
"""Called when another process is gone, and once after connecting."""
PulseCheck: TypeAlias = Callable[[], bool]
"""Returns whether this process works; as long as it does not, no sign of life is given."""


def ignore_gone() -> None:
    """Do nothing about processes that are gone."""


def always_works() -> bool:
    """Return that this process works."""
    return True


class PgNotify:
    """The notification channel of one process."""

    def __init__(self, engine: Engine) -> None:
        self.processes = LivingProcesses(new_process_number())
        """Replaced whenever this process connects."""
        self._engine = engine
        self._stopped = threading.Event()
        self._was_connected = False
        self._works: PulseCheck = always_works
        self._thread: threading.Thread | None = None

    def notify(self, connection: Connection, changes: Iterable[tuple[str, int]]) -> None:
        """Notify other processes of these changes (see `ChangeListener`) once this commits."""
        for match, number in dict.fromkeys(changes):
            parameters = {"channel": CHANNEL, "payload": f"{self.processes.own:x} {match} {number}"}
            connection.execute(sql("SELECT pg_notify(:channel, :payload)"), parameters)

    def listen(
        self, on_change: ChangeListener, on_gone: GoneListener = ignore_gone, works: PulseCheck = always_works
    ) -> None:
        """Call `on_change` from now on for writes of other processes, in a thread of its own.

        on_gone: called there, too, as is `works` before each sign of life.
        """
        self._works = works
        self._thread = threading.Thread(
            target=self._run, args=(on_change, on_gone), name="store-notify", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, on_change: ChangeListener, on_gone: GoneListener) -> None:
        while not self._stopped.is_set():
            try:
                self._listen_once(on_change, on_gone)
            except Exception as error:  # noqa: BLE001 - the connection is opened again after any failure
                LOGGER.warning(
                    "notifications of other processes are not received at present: %s", type(error).__name__
                )
                self._stopped.wait(POLL_SECONDS)

    def _listen_once(self, on_change: ChangeListener, on_gone: GoneListener = ignore_gone) -> None:
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True, **KEEPALIVE_OPTIONS) as connection:
            shorten_server_timeouts(connection)
            connection.execute(f"LISTEN {CHANNEL}")
            number = new_process_number() if self._was_connected else self.processes.own
            self.processes = LivingProcesses(take_number(connection, number))
            on_change(None, 0)
            self._receive(connection, on_change, on_gone)

    def _receive(
        self, connection: psycopg.Connection, on_change: ChangeListener, on_gone: GoneListener
    ) -> None:
        """Receive notifications; after each pause give a sign of life, and look who lives."""
        first = -RECONNECT_POLLS if self._was_connected else 0
        self._was_connected = True
        for poll in count(first):
            if self._stopped.is_set():
                return
            self._give_sign(connection)
            if poll >= 0 and self.processes.observe(find_living(connection)):
                on_gone()
            for notice in connection.notifies(timeout=POLL_SECONDS):
                self._hear(notice.payload, on_change)

    def _give_sign(self, connection: psycopg.Connection) -> None:
        if self._works():
            sign = f"{self.processes.own:x} {NO_MATCH} 0"
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, sign))

    def _hear(self, payload: str, on_change: ChangeListener) -> None:
        sender, match, number = payload.split()
        process, message_number = int(sender, 16), int(number)
        if match == NO_MATCH:
            self.processes.note_sign(process)
            return
        if not message_number:
            self.processes.note_writer(match, process)
        if process != self.processes.own:
            on_change(match, message_number)
