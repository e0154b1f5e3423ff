"""Whether the server works, for proxies and containers, and its figures."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING

from sqlalchemy import func, select
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from spielhafen.core.languages import best_language
from spielhafen.i18n import Translator
from spielhafen.server.html_page import accepted_languages
from spielhafen.server.status_page import STYLE_PATH, status_page, style_sheet
from spielhafen.store.reports import count_reported
from spielhafen.store.schema import MATCH

if TYPE_CHECKING:
    from starlette.requests import Request

    from spielhafen.server.metrics import Metrics
    from spielhafen.server.tables.registry import TableRegistry
    from spielhafen.store import Store

UNCACHED = {"Cache-Control": "no-cache"}
FORWARDED = ("forwarded", "x-forwarded-for")
"""Headers by which a proxy is known."""


def operation_routes(registry: TableRegistry, metrics: Metrics | None) -> list[Route]:
    """Return the routes /health and, if there are metrics, /metrics and /status."""

    async def get_health(_: Request) -> Response:
        await registry.executor.run(_ask, registry.store)  # a StoreError becomes a 503
        return JSONResponse({"status": "ok"}, headers=UNCACHED)

    async def get_metrics(request: Request) -> Response:
        if metrics is None or not _is_near(request):
            raise HTTPException(404)
        return Response(metrics.render(), headers=UNCACHED, media_type=metrics.media_type)

    routes = [Route("/health", get_health, methods=["GET"])]
    if metrics:
        routes.append(Route("/metrics", get_metrics, methods=["GET"]))
        routes += status_routes(registry, metrics)
    return routes


def status_routes(registry: TableRegistry, metrics: Metrics) -> list[Route]:
    """Return the routes of the page on which the operator sees the figures."""

    async def get_status(request: Request) -> Response:
        if not _is_near(request):
            raise HTTPException(404)
        languages = request.app.state.languages
        wishes = accepted_languages(request.headers.get("accept-language", ""))
        tables = await registry.executor.run(_count_tables, registry.store)
        reported = await registry.executor.run(count_reported, registry.store)
        figures = metrics.status(tables, reported, languages)
        page = status_page(Translator(best_language(wishes, languages)), figures)
        return HTMLResponse(page, headers=UNCACHED)

    async def get_style(request: Request) -> Response:
        if not _is_near(request):
            raise HTTPException(404)
        return Response(style_sheet(), headers=UNCACHED, media_type="text/css")

    return [Route("/status", get_status, methods=["GET"]), Route(STYLE_PATH, get_style, methods=["GET"])]


def _count_tables(store: Store) -> int:
    with store.transaction() as connection:
        return int(connection.execute(select(func.count()).select_from(MATCH)).scalar_one())


def _ask(store: Store) -> None:
    with store.transaction() as connection:
        connection.exec_driver_sql("SELECT 1")


def _is_near(request: Request) -> bool:
    """Return whether a request comes from this machine or its network, and not through a proxy."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_private
    except ValueError:
        return False
