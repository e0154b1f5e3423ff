"""An idempotent command on a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.identity import Principal


@dataclass(frozen=True)
class Command:
    """How to make an event, and how to recognise the command when it is repeated.

    seat: the seat that acts; None if no seat is needed. seq: the number of events that the client knows of;
    None if it does not matter. key, digest: the idempotency key of the client, and a hash of the request.
    """

    principal: Principal
    seat: int | None
    seq: int | None
    key: str | None
    digest: str
    decide: Callable[[Match], Event]
