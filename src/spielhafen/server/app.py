"""The ASGI application: routes, middleware and error handlers around a table registry."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount

from spielhafen.core.errors import SpielhafenError
from spielhafen.server.error_handlers import handle_http_error, handle_known_error
from spielhafen.server.middleware.gate import GuardMiddleware, RateLimits
from spielhafen.server.routes import advice, chat, library, live, logbooks, push, seats, tables
from spielhafen.server.routes.web_client import STATIC_FOLDER, WebClient

if TYPE_CHECKING:
    from pathlib import Path

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

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *tables.ROUTES,  # the most frequent first: routes are tried in order
                    *library.ROUTES,
                    *seats.ROUTES,
                    *advice.ROUTES,
                    *chat.ROUTES,
                    *logbooks.ROUTES,
                    *push.ROUTES,
                    *live.ROUTES,
                ],
            ),
            Mount("/", WebClient(client)),
        ],
        middleware=[
            Middleware(
                GuardMiddleware,
                host_names=host_names,
                limits=limits or RateLimits(),
                clock=clock,
                public_url=public_url,
            )
        ],
        exception_handlers={SpielhafenError: handle_known_error, HTTPException: handle_http_error},
        lifespan=life,
    )
    app.state.registry = registry
    return app
