"""A clock for events: Unix time that never jumps.

The wall clock may be set by a user or corrected by the network while people play. It is read once at the
start; from then on a steady clock is added, so that changes of the wall clock cost no player time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final


def monotonic_seconds() -> float:
    """Return seconds of a clock that cannot be set and, if possible, runs during sleep."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    if boot_time is not None:
        with suppress(OSError):  # WebAssembly names this clock and does not have it
            return time.clock_gettime(boot_time)
    return time.monotonic()


class SteadyClock:
    """Unix seconds that never go back and never jump when the wall clock is set."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = monotonic_seconds
    ) -> None:
        self._offset = wall() - steady()
        self._steady = steady

    def __call__(self) -> float:
        """Return the current time."""
        return self._offset + self._steady()


STEADY_CLOCK: Final = SteadyClock()
"""The clock of this process."""
