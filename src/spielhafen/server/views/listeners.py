"""Listeners of a table, and the messages that are queued for them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from spielhafen.server.messages.live_messages import LiveMessage
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.views.live_delta import EncodedMessages, Sent

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
    sent: Sent = field(default_factory=Sent)

    def enqueue(self, message: LiveMessage | None, encoded: EncodedMessages | None = None) -> bool:
        """Queue a message, without what was sent before; return False if the queue is full.

        encoded: messages that other listeners get, too.
        """
        content = None
        if message is not None:
            content, self.sent = self.sent.encode(message, {} if encoded is None else encoded)
        try:
            self.queue.put_nowait(content)
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        """Queue the end of the connection, dropping messages if the queue is full."""
        while not self.enqueue(None):
            self.queue.get_nowait()
