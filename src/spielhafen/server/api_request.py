"""Requests and WebSockets of the API, with the parts that endpoints need."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from spielhafen.server.middleware.identity import Principal
from spielhafen.server.middleware.table_guesses import TableGuessLimit
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables.contest_rounds import check_unsealed
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.tables.requester import Requester
from spielhafen.server.tables.table import Table
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.server.transport.ip_addresses import client_network

IDEMPOTENCY_KEY_LENGTHS: Final = (8, 128)

T = TypeVar("T", bound=msgspec.Struct)


class ApiConnection(HTTPConnection):
    """What requests and WebSockets have in common."""

    @property
    def registry(self) -> TableRegistry:
        """The table registry of the application."""
        registry: TableRegistry = self.app.state.registry
        return registry

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages among which people may choose here."""
        languages: tuple[str, ...] = self.app.state.languages
        return languages

    def check_language(self, code: str) -> str:
        """Return the code of a language; raises Problem 404 if it is not offered here."""
        if code not in self.languages:
            raise problem(404, "server-no-such-language", known=", ".join(self.languages))
        return code

    @property
    def site_url(self) -> str:
        """The server's address as this client sees it, for links; the host has been checked."""
        public_url: str = self.app.state.public_url
        host = self.state.host
        if public_url and urlsplit(public_url).hostname == host.name:
            return public_url
        return f"{self.url.scheme}://{host}"

    @property
    def principal(self) -> Principal:
        """The client's identity, which the middleware has found out."""
        principal: Principal = self.state.principal
        return principal

    @property
    def address(self) -> str:
        """The client's network, as limits count it."""
        return client_network(self.scope)

    @property
    def requester(self) -> Requester:
        """The client's identity and address."""
        return Requester(self.principal, self.address)

    async def table(self) -> TableReader:
        """Return the table in the path as the client may see it.

        Raises Problem 404, or 429 after too many wrong ids.
        """
        return (await self.live_table()).seen_by(self.principal)

    async def live_table(self, *, to_act: bool = False) -> Table:
        """Return the table in the path as its players see it, for commands; raises as `table` does."""
        table_id: str = self.path_params["table"]
        guesses: TableGuessLimit = self.app.state.table_guesses
        if not guesses.is_allowed(self.principal, self.address, table_id) and not (
            await self.registry.has_seat(self.principal, table_id)
        ):
            raise problem(429, "server-too-often")
        try:
            table = await self.registry.table(table_id, self.requester, to_act=to_act)
        except Problem as error:
            if error.text.key == "server-no-such-table":
                guesses.record_miss(self.address)
            raise
        guesses.record_found(self.principal, table_id)
        path: str = self.scope["path"]
        return await self._unsealed(table, path)

    async def named_table(self, table_id: str, use: str) -> TableReader:
        """Return a table that a request names for some use; raises Problem 404, 403."""
        table = await self._unsealed(await self.registry.table(table_id, self.requester), use)
        return table.seen_by(self.principal)

    async def _unsealed(self, table: Table, use: str) -> Table:
        """Return the table; raises Problem 403 while its deal must stay unknown."""
        if "tournaments" in self.registry.parts:
            await check_unsealed(self.registry, table, self.principal, use)
        return table

    def decode_query(self, struct_type: type[T]) -> T:
        """Decode the query as this struct, without empty values; raises Problem 400."""
        return _convert({name: value for name, value in self.query_params.items() if value}, struct_type)

    def decode_path(self, struct_type: type[T]) -> T:
        """Decode the parameters in the path as this struct; raises Problem 400."""
        return _convert(dict(self.path_params), struct_type)


def _convert(values: dict[str, str], struct_type: type[T]) -> T:
    try:
        return msgspec.convert(values, struct_type, strict=False)
    except msgspec.ValidationError as error:
        raise problem(400, "server-bad-request", where=_error_path(error).removeprefix("$.")) from None


class ApiWebSocket(ApiConnection, WebSocket):
    """A WebSocket of the API."""


class ApiRequest(ApiConnection, Request):
    """A request of the API."""

    @property
    def idempotency_key(self) -> str | None:
        """The key that identifies a repeated command; raises Problem 400 if it is invalid."""
        key = self.headers.get("idempotency-key")
        shortest, longest = IDEMPOTENCY_KEY_LENGTHS
        if key is not None and not (shortest <= len(key) <= longest and key.isprintable()):
            raise problem(400, "server-bad-request", where="Idempotency-Key")
        return key

    @property
    def prefers_minimal(self) -> bool:
        """Whether the client asks for a minimal answer (RFC 7240).

        Programs do, and pages that get everything on their live connection.
        """
        return "return=minimal" in self.headers.get("prefer", "").replace(" ", "").split(",")

    async def decode_body(self, struct_type: type[T]) -> T:
        """Decode the body as this struct.

        Raises Problem 400, which names the place that does not fit.
        """
        if self.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise problem(400, "server-not-json")
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=struct_type)
        except msgspec.ValidationError as error:
            raise problem(400, "server-bad-request", where=_error_path(error)) from None
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise problem(400, "broken-whole-json") from None


def _error_path(error: msgspec.ValidationError) -> str:
    """Return the path of the error in the JSON, such as "$.seats[0].kind"; "$" for the whole."""
    _, separator, place = str(error).rpartition(" - at `")
    return place.rstrip("`") if separator else "$"
