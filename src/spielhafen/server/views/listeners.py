"""Those who watch a table, and the messages that are handed to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielhafen.server.views.live_delta import LiveDeltaEncoder

if TYPE_CHECKING:
    from spielhafen.server.middleware.identity import Principal

MAX_QUEUED: Final = 64
"""Messages that a slow listener may lag behind before he is dropped; he comes back and sees the table as it is."""


@dataclass(eq=False)
class Listener:
    """Somebody who watches a table through one pair of eyes; None in his queue: there is nothing more to hear.

    `looks`: his page is not hidden, so he sees what happens and need not be called.
    """

    principal: Principal
    seat: int | None
    visible: bool = True
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))
    delta: LiveDeltaEncoder = field(default_factory=LiveDeltaEncoder)

    def enqueue(self, message: dict[str, Any] | None) -> bool:
        """Hand him a message, without what he was told before; False if he lags too far behind."""
        written = None if message is None else msgspec.json.encode(self.delta.encode(message))
        try:
            self.queue.put_nowait(written)
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        """Tell him that there is nothing more, even if he lags behind."""
        while not self.enqueue(None):
            self.queue.get_nowait()


def message(kind: str, **fields: Any) -> dict[str, Any]:
    """A message of this kind, before it is known what its reader was told already."""
    return {"type": kind, **fields}
