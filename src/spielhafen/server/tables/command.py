"""What somebody wishes to happen at a table, and how it is known again when it comes twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.identity import Principal


@dataclass(frozen=True)
class Command:
    """A wish: how to make an event of it, and how to know it again if it comes twice.

    `seat`: whose wish it is; None: of somebody who need not have one. `seq`: the number of events that he knew of; None: it
    does not matter.
    """

    principal: Principal
    seat: int | None
    seq: int | None
    key: str | None
    digest: str
    decide: Callable[[Match], Event]
