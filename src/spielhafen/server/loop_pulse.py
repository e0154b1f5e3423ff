"""Whether the event loop of this process runs, as another thread may ask."""

from __future__ import annotations

from asyncio import AbstractEventLoop


class LoopPulse:
    """Asks the event loop for a sign, and tells whether the one before came."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._answered = True

    def beats(self) -> bool:
        """Return whether the loop has run since the last call; only one thread may ask."""
        if not self._answered:
            return False  # the loop still has the question
        self._answered = False
        try:
            self._loop.call_soon_threadsafe(self._answer)
        except RuntimeError:  # the loop may have ended a moment ago
            return False
        return True

    def _answer(self) -> None:
        self._answered = True
