"""Who has looked at which table: the next turn there is worth a mail again."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread
from typing import Final

from spielhafen.server.problems import LOGGER
from spielhafen.store import Store, mail_addresses

MAX_WAITING: Final = 10_000


class Looks:
    """Looks of people at tables that the store is still to be told of, each once.

    They have a thread of their own, so that they wait for no mail server.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[tuple[str, str], None] = {}
        self._changed = Condition()
        self._is_open = True

    def add(self, owner: str, table: str) -> None:
        """Note that a person looks at a table; it is dropped if too many are waiting."""
        with self._changed:
            if len(self._waiting) < MAX_WAITING:
                self._waiting[owner, table] = None
                self._changed.notify()

    def start(self) -> Callable[[], None]:
        """Work in a thread, until the function that is returned is called."""
        self._is_open = True
        Thread(target=self._work, name="looks", daemon=True).start()
        return self._stop

    def _stop(self) -> None:
        with self._changed:
            self._is_open = False
            self._changed.notify()

    def _work(self) -> None:
        while self._is_open:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or not self._is_open)
            self.work_off()

    def work_off(self) -> None:
        """Tell the store all that is waiting, in this thread."""
        with self._changed:
            waiting, self._waiting = self._waiting, {}
        for owner, table in waiting:
            try:
                mail_addresses.note_look(self._store, owner, table)
            except Exception as error:  # noqa: BLE001 - one failure must not stop all later looks
                LOGGER.warning("a look at a table could not be noted: %s", type(error).__name__)
