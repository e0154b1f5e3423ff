"""The ASGI application: routes, middleware and error handlers around a table registry.

Rate and size limits are declared with each endpoint (see `endpoints`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.languages import LANGUAGES
from spielhafen.server.backup_task import BackupTask
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.error_handlers import handle_http_error, handle_known_error
from spielhafen.server.middleware.access_log import AccessLogMiddleware, TableMarks
from spielhafen.server.middleware.exceptions import ErrorMiddleware
from spielhafen.server.middleware.hosts import HostMiddleware
from spielhafen.server.middleware.identity import IdentityMiddleware
from spielhafen.server.middleware.origin import OriginMiddleware
from spielhafen.server.middleware.rate_limits import RateLimiter, RateLimits
from spielhafen.server.middleware.security_headers import SecurityHeadersMiddleware
from spielhafen.server.middleware.table_guesses import TableGuessLimit
from spielhafen.server.routes.health import operation_routes
from spielhafen.server.routes.web_client import STATIC_FOLDER, WebClient
from spielhafen.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from spielhafen.server.metrics import Metrics
    from spielhafen.store.backups import Backups


def create_app(
    registry: TableRegistry,
    host_names: frozenset[str],
    limits: RateLimits | None = None,
    client: Path = STATIC_FOLDER,
    clock: Callable[[], float] = time.monotonic,
    public_url: str = "",
    languages: Sequence[str] = LANGUAGES,
    log_marks: TableMarks | None = None,
    backups: Backups | None = None,
) -> Starlette:
    """Create the ASGI application; its lifespan starts and closes the registry.

    host_names: the names under which this server may be requested. clock: any steady clock in seconds, for
    the rate limits. public_url: the URL of the server as seen from other machines. languages: those among which
    people may choose. log_marks: give requests ids and log them, with these marks of tables.
    backups: make copies of the database by time.
    """

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await registry.start()
        backup_task = BackupTask(backups, registry.executor) if backups else None
        history = asyncio.create_task(metrics.history.keep(), name="figures") if metrics else None
        try:
            yield
        finally:
            if history is not None:
                history.cancel()
            if backup_task is not None:
                await backup_task.close()
            await registry.close()

    limits = limits or RateLimits()
    metrics, metrics_middleware = _metrics(registry, backups)
    handlers: dict[Any, Any] = {SpielhafenError: handle_known_error, HTTPException: handle_http_error}
    app = Starlette(
        routes=[
            Mount("/api", routes=[endpoint.route() for endpoint in ENDPOINTS]),
            *operation_routes(registry, metrics),
            Mount("/", WebClient(client)),
        ],
        middleware=[
            *([Middleware(AccessLogMiddleware, marks=log_marks)] if log_marks else []),
            *metrics_middleware,
            Middleware(SecurityHeadersMiddleware),
            Middleware(ErrorMiddleware),
            Middleware(HostMiddleware, host_names=host_names),
            Middleware(OriginMiddleware),
            Middleware(IdentityMiddleware, public_url=public_url),
        ],
        exception_handlers=handlers,
        lifespan=life,
    )
    app.state.rate_limiter = RateLimiter(limits, clock)
    app.state.table_guesses = TableGuessLimit(limits.guesses, clock)
    app.state.registry = registry
    app.state.derivations = asyncio.Lock()  # of keys of passphrases
    app.state.languages = tuple(languages)
    app.state.public_url = public_url
    return app


def _metrics(registry: TableRegistry, backups: Backups | None) -> tuple[Metrics | None, list[Middleware]]:
    """Return the figures for Prometheus and the middleware that takes them, if wanted."""
    if "metrics" not in registry.parts:
        return None, []
    from spielhafen.server.metrics import Metrics, MetricsMiddleware

    metrics = Metrics(registry, backups)
    return metrics, [Middleware(MetricsMiddleware, metrics=metrics)]
