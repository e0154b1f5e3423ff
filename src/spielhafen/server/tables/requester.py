"""Who asks for a table, and from where."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.server.middleware.identity import Principal


@dataclass(frozen=True)
class Requester:
    """A principal and their address, as rate limits count it."""

    principal: Principal
    address: str
