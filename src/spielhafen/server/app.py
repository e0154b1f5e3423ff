"""The ASGI application: routes, middleware and error handlers around a table registry.

Rate and size limits are declared with each endpoint (see `endpoints`).
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.error_handlers import handle_http_error, handle_known_error
from spielhafen.server.middleware.exceptions import ErrorMiddleware
from spielhafen.server.middleware.hosts import HostMiddleware
from spielhafen.server.middleware.identity import IdentityMiddleware
from spielhafen.server.middleware.origin import OriginMiddleware
from spielhafen.server.middleware.rate_limits import RateLimiter, RateLimits
from spielhafen.server.middleware.security_headers import SecurityHeadersMiddleware
from spielhafen.server.middleware.table_guesses import TableGuessLimit
from spielhafen.server.routes.web_client import STATIC_FOLDER, WebClient
from spielhafen.server.tables.registry import TableRegistry


def create_app(
    registry: TableRegistry,
    host_names: frozenset[str],
    limits: RateLimits | None = None,
    client: Path = STATIC_FOLDER,
    clock: Callable[[], float] = time.monotonic,
    public_url: str = "",
) -> Starlette:
    """Create the ASGI application; its lifespan starts and closes the registry.

    host_names: the names under which this server may be requested. clock: any steady clock in seconds, for
    the rate limits. public_url: the URL of the server as seen from other machines.
    """

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await registry.start()
        try:
            yield
        finally:
            await registry.close()

    limits = limits or RateLimits()
    handlers: dict[Any, Any] = {SpielhafenError: handle_known_error, HTTPException: handle_http_error}
    app = Starlette(
        routes=[
            Mount("/api", routes=[endpoint.route() for endpoint in ENDPOINTS]),
            Mount("/", WebClient(client)),
        ],
        middleware=[
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
    return app
