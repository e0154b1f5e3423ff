"""The configuration of one server process."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette

from spielhafen.server.app import create_app
from spielhafen.server.bots.pool import WorkerPool
from spielhafen.server.notify.webhook import Notifier, WebhookNotifier
from spielhafen.server.tables.memory_budget import DEFAULT_MEGABYTES, MEGABYTE, MemoryBudget
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store import Store

if TYPE_CHECKING:
    from spielhafen.server.notify.webpush import WebPushNotifier

GC_THRESHOLD: Final = 20_000
"""New objects before Python looks for reference cycles; its default is 700."""


SWITCH_INTERVAL_SECONDS: Final = 0.0005
"""Seconds before a running thread lets another one run.

Python's default of 5 ms is too long for a commit that needs twenty thread switches: during the replay of a
long match it took up to a second.
"""


class ServerConfig(msgspec.Struct, frozen=True):
    """What a process needs to serve.

    It is passed to worker processes as JSON on a pipe, not as arguments: the URL of a database may contain a
    password.
    """

    database: str
    host_names: list[str]
    webhook: str | None
    public_url: str
    cores: int = 1
    """Cores that may compute bot moves at the same time."""
    push_contact: str | None = None
    push_service: str | None = None
    memory_megabytes: int = DEFAULT_MEGABYTES
    """Megabytes for tables kept in memory."""
    trusted_proxies: list[str] = []
    """Addresses whose X-Forwarded headers (client address, https) are believed."""

    def create_app(self, store: Store) -> Starlette:
        """Create the application on this store."""
        _tune_python()
        web_push = self._web_push_notifier(store)
        notifiers: list[Notifier] = [WebhookNotifier(self.webhook, self.public_url)] if self.webhook else []
        notifiers += [web_push] if web_push else []
        return create_app(
            TableRegistry(
                store,
                WorkerPool(cores=self.cores, spare=1),
                notifiers=notifiers,
                web_push=web_push,
                analysis_pool=WorkerPool(cores=self.cores, processes=1),
                paced_bots=True,
                memory_budget=MemoryBudget(self.memory_megabytes * MEGABYTE),
            ),
            frozenset(self.host_names),
            public_url=self.public_url,
        )

    def _web_push_notifier(self, store: Store) -> WebPushNotifier | None:
        if self.push_contact is None:
            return None
        from spielhafen.server.notify.webpush import WebPushNotifier

        return WebPushNotifier(store, self.push_contact, self.push_service)


def _tune_python() -> None:
    """Switch threads often, and let the garbage collector do little.

    We create few reference cycles, and what is loaded at the start stays loaded. Without this, the collector
    took a quarter of the time of a busy server, in pauses of a tenth of a second.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
