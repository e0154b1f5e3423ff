"""An idempotent command on a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from spielhafen.match import Event, Match
from spielhafen.server.messages.requests import OwnSeatRequest, TurnRequest
from spielhafen.server.middleware.identity import Principal

B = TypeVar("B", bound=msgspec.Struct)


@dataclass(frozen=True)
class Actor:
    """Who decides, and when (Unix seconds)."""

    principal: Principal
    at: float


@dataclass(frozen=True)
class Command(Generic[B]):
    """How to make an event, and how to recognise the command when it is repeated.

    key, digest: the idempotency key of the client, and a hash of the request.
    """

    principal: Principal
    body: B
    decide: Callable[[Match, Actor, B], Event]
    key: str | None = None
    digest: str = ""

    @property
    def seat(self) -> int | None:
        """The seat that acts; None if no seat is needed."""
        return self.body.seat if isinstance(self.body, OwnSeatRequest) else None

    @property
    def seq(self) -> int | None:
        """The number of events that the client knows of; None if it does not matter."""
        return self.body.seq if isinstance(self.body, TurnRequest) else None
