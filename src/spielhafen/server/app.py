"""The application: routes, gate and errors around a harbour."""

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
from spielhafen.server.middleware.gate import Gate, Limits
from spielhafen.server.problems import answer_http, answer_known
from spielhafen.server.routes import advice, chat, library, live, logbooks, push, seats, tables
from spielhafen.server.routes.web_client import FOLDER, Client

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.server.tables.registry import Harbour


def application(
    harbour: Harbour,
    names: frozenset[str],
    limits: Limits | None = None,
    client: Path = FOLDER,
    clock: Callable[[], float] = time.monotonic,
    home: str = "",
) -> Starlette:
    """The ASGI application for a harbour; its life begins and ends with the harbour's.

    names: the names under which this machine may be asked. clock: any steady clock in seconds, for the limits.
    home: where the harbour is found from outside.
    """

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await harbour.start()
        try:
            yield
        finally:
            await harbour.close()

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *tables.ROUTES,  # first what is asked most: they are tried in order
                    *library.ROUTES,
                    *seats.ROUTES,
                    *advice.ROUTES,
                    *chat.ROUTES,
                    *logbooks.ROUTES,
                    *push.ROUTES,
                    *live.ROUTES,
                ],
            ),
            Mount("/", Client(client)),
        ],
        middleware=[Middleware(Gate, names=names, limits=limits or Limits(), clock=clock, home=home)],
        exception_handlers={SpielhafenError: answer_known, HTTPException: answer_http},
        lifespan=life,
    )
    app.state.harbour = harbour
    return app
