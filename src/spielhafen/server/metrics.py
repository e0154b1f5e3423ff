"""Figures of a server process for Prometheus.

They are about requests, tables, connections and the process. Nothing in them is about a person or a table.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from math import inf
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from spielhafen import __version__
from spielhafen.server.bots.pool import WorkerPool
from spielhafen.server.figure_history import FigureHistory, Totals
from spielhafen.server.middleware.access_log import known_method
from spielhafen.server.status_page import StatusFigures

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from spielhafen.server.tables.registry import TableRegistry
    from spielhafen.store.backups import Backups

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Metrics:
    """The figures of one application."""

    media_type = CONTENT_TYPE_LATEST

    def __init__(self, registry: TableRegistry, backups: Backups | None = None) -> None:
        self._collectors = CollectorRegistry()
        self.requests = Counter(
            "spielhafen_http_requests", "Answered requests.", ["method", "status"], registry=self._collectors
        )
        self.seconds = Histogram(
            "spielhafen_http_request_seconds",
            "Seconds from a request to the end of its answer.",
            buckets=BUCKETS,
            registry=self._collectors,
        )
        self._registry = registry
        self._backups = backups
        self._began = time.time()
        self.history = FigureHistory(self._totals)
        self._collectors.register(_TableCollector(registry))
        if backups is not None:
            self._collectors.register(_BackupCollector(backups))
        ProcessCollector(registry=self._collectors)
        PlatformCollector(registry=self._collectors)

    def _totals(self) -> Totals:
        counts = [sample for family in self.requests.collect() for sample in family.samples]
        requests = [sample for sample in counts if sample.name.endswith("_total")]
        failed = [sample for sample in requests if sample.labels["status"].startswith("5")]
        return Totals(
            self._registry.store.appended_events,
            int(sum(sample.value for sample in requests)),
            int(sum(sample.value for sample in failed)),
            live_connections(self._registry),
        )

    def status(self, tables: int, reported: int, languages: Sequence[str]) -> StatusFigures:
        """Return the figures for the operator, with the numbers of tables and of reported messages."""
        memory = self._collectors.get_sample_value("process_resident_memory_bytes")
        newest = self._backups.newest_time() if self._backups else None
        return StatusFigures(
            os.getpid(),
            time.time() - self._began,
            sorted(self._registry.parts),
            languages,
            tables,
            reported,
            self._registry.tables_in_memory,
            self._totals(),
            waiting_bots(self._registry),
            int(memory) if memory else None,
            None if newest is None else time.time() - newest if newest else inf,
            self._backups.failures if self._backups else 0,
            self.history.minutes,
        )

    def render(self) -> bytes:
        """Return the figures in the format of Prometheus."""
        return generate_latest(self._collectors)


class _TableCollector(Collector):
    """Reads the figures of the tables when they are asked for."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterator[Metric]:
        """Yield the present figures."""
        info = GaugeMetricFamily("spielhafen_info", "The server.", labels=["version", "process"])
        info.add_metric([__version__, str(os.getpid())], 1)
        yield info
        yield GaugeMetricFamily(
            "spielhafen_tables_in_memory", "Tables kept in memory.", self._registry.tables_in_memory
        )
        yield GaugeMetricFamily(
            "spielhafen_live_connections", "Open live connections.", live_connections(self._registry)
        )
        yield CounterMetricFamily(
            "spielhafen_events", "Moves and other events at tables.", self._registry.store.appended_events
        )
        yield GaugeMetricFamily(
            "spielhafen_bot_jobs_waiting", "Jobs that wait for a bot process.", waiting_bots(self._registry)
        )


def live_connections(registry: TableRegistry) -> int:
    """Return the number of live connections; each is counted for a person and a network."""
    return sum(registry.live_connections.values()) // 2


def waiting_bots(registry: TableRegistry) -> int:
    """Return the number of jobs that wait for a bot process."""
    pools = (registry.bot_pool, registry.analysis_pool)
    return sum(pool.waiting for pool in pools if isinstance(pool, WorkerPool))


class _BackupCollector(Collector):
    """Tells how old the newest copy of the database is, and whether copies could be made."""

    def __init__(self, backups: Backups) -> None:
        self._backups = backups

    def collect(self) -> Iterator[Metric]:
        """Yield the present figures."""
        yield GaugeMetricFamily(
            "spielhafen_backup_timestamp_seconds",
            "When the newest backup was made, in unix seconds; 0 if there is none.",
            self._backups.newest_time(),
        )
        yield CounterMetricFamily(
            "spielhafen_backup_failures", "Backups that could not be made.", self._backups.failures
        )


class MetricsMiddleware:
    """ASGI middleware that counts requests and measures how long they take."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            self.metrics.requests.labels(known_method(scope["method"]), status).inc()
            self.metrics.seconds.observe(time.perf_counter() - began)
