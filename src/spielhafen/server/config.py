"""What one process of the harbour has to do: which database, under which names, whom to call."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.server.app import application
from spielhafen.server.bots.pool import WorkerCrew
from spielhafen.server.notify.webhook import Bell, Bells, Caller
from spielhafen.server.tables.memory_budget import MEGABYTE, MEMORY, Memory
from spielhafen.server.tables.registry import Harbour

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from spielhafen.server.notify.webpush import Pusher
    from spielhafen.store import Store


YOUNG: Final = 20_000
"""Objects more than before after which Python looks for garbage that lies in circles; its own 700 are for small programs."""


SWITCH: Final = 0.0005
"""Seconds after which a thread at work lets another one in. Python's own 5 ms are long for a commit that needs twenty turns: beside a
long match that is played through it took up to a second."""


class Duty(msgspec.Struct, frozen=True):
    """Handed from process to process as JSON, on a pipe: the URL of a database may hold a password."""

    database: str
    names: list[str]
    webhook: str | None
    home: str
    cores: int = 1
    """So many may be busy with what bots think."""
    push: str | None = None
    push_service: str | None = None
    memory: int = MEMORY
    """Megabytes for tables that are kept ready."""
    proxies: list[str] = []
    """Addresses whose word is taken for where somebody asks from, and whether over https."""

    def application(self, store: Store) -> Starlette:
        """The application on this store."""
        _tune_python()
        pusher = self._pusher(store)
        bells: list[Bell] = [Caller(self.webhook, self.home)] if self.webhook else []
        bells += [pusher] if pusher else []
        return application(
            Harbour(
                store,
                WorkerCrew(cores=self.cores, spare=1),
                caller=Bells(*bells) if bells else None,
                pusher=pusher,
                reckoner=WorkerCrew(cores=self.cores, processes=1),
                calm=True,
                memory=Memory(self.memory * MEGABYTE),
            ),
            frozenset(self.names),
            home=self.home,
        )

    def _pusher(self, store: Store) -> Pusher | None:
        if self.push is None:
            return None
        from spielhafen.server.notify.webpush import Pusher, PushPlan

        return Pusher(store, PushPlan(self.push, self.push_service))


def _tune_python() -> None:
    """Threads take turns often, and the collector has little to do.

    Almost nothing of ours lies in circles, and what was loaded at the start stays: looking for garbage need not go
    through all of it again and again. It took a quarter of the time of a busy harbour, a tenth of a second at once.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
