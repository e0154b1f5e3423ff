"""What one process of the harbour has to do: which database, under which names, whom to call."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.server.app import create_app
from spielhafen.server.bots.pool import WorkerPool
from spielhafen.server.notify.webhook import Notifier, NotifierGroup, WebhookNotifier
from spielhafen.server.tables.memory_budget import DEFAULT_MEGABYTES, MEGABYTE, MemoryBudget
from spielhafen.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from spielhafen.server.notify.webpush import WebPushNotifier
    from spielhafen.store import Store


GC_THRESHOLD: Final = 20_000
"""Objects more than before after which Python looks for garbage that lies in circles; its own 700 are for small programs."""


SWITCH_INTERVAL_SECONDS: Final = 0.0005
"""Seconds after which a thread at work lets another one in. Python's own 5 ms are long for a commit that needs twenty turns: beside a
long match that is played through it took up to a second."""


class ServerConfig(msgspec.Struct, frozen=True):
    """Handed from process to process as JSON, on a pipe: the URL of a database may hold a password."""

    database: str
    host_names: list[str]
    webhook: str | None
    public_url: str
    cores: int = 1
    """So many may be busy with what bots think."""
    push_contact: str | None = None
    push_service: str | None = None
    memory_megabytes: int = DEFAULT_MEGABYTES
    """Megabytes for tables that are kept ready."""
    trusted_proxies: list[str] = []
    """Addresses whose word is taken for where somebody asks from, and whether over https."""

    def create_app(self, store: Store) -> Starlette:
        """The application on this store."""
        _tune_python()
        pusher = self._pusher(store)
        bells: list[Notifier] = [WebhookNotifier(self.webhook, self.public_url)] if self.webhook else []
        bells += [pusher] if pusher else []
        return create_app(
            TableRegistry(
                store,
                WorkerPool(cores=self.cores, spare=1),
                notifier=NotifierGroup(*bells) if bells else None,
                web_push=pusher,
                analysis_pool=WorkerPool(cores=self.cores, processes=1),
                paced_bots=True,
                memory_budget=MemoryBudget(self.memory_megabytes * MEGABYTE),
            ),
            frozenset(self.host_names),
            public_url=self.public_url,
        )

    def _pusher(self, store: Store) -> WebPushNotifier | None:
        if self.push_contact is None:
            return None
        from spielhafen.server.notify.webpush import WebPushConfig, WebPushNotifier

        return WebPushNotifier(store, WebPushConfig(self.push_contact, self.push_service))


def _tune_python() -> None:
    """Threads take turns often, and the collector has little to do.

    Almost nothing of ours lies in circles, and what was loaded at the start stays: looking for garbage need not go
    through all of it again and again. It took a quarter of the time of a busy harbour, a tenth of a second at once.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
