"""Listeners of a table, and the messages that are queued for them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import msgspec

from spielhafen.server.messages.live_messages import LiveMessage
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.views.live_delta import LiveDeltaEncoder

MAX_QUEUED: Final = 64
"""Messages that a slow listener may lag behind before it is dropped; it can reconnect."""


@dataclass(eq=False)
class Listener:
    """A client that watches a table from a seat; None in its queue ends the connection.

    visible: whether its page is shown, so that its user sees what happens and needs no notification.
    """

    principal: Principal
    seat: int | None
    visible: bool = True
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))
    delta: LiveDeltaEncoder = field(default_factory=LiveDeltaEncoder)

    def enqueue(self, message: LiveMessage | None) -> bool:
        """Queue a message, without what was sent before; return False if the queue is full."""
        encoded = None if message is None else msgspec.json.encode(self.delta.encode(message))
        try:
            self.queue.put_nowait(encoded)
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        """Queue the end of the connection, dropping messages if the queue is full."""
        while not self.enqueue(None):
            self.queue.get_nowait()
