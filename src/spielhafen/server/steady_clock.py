"""The time of events: the wall clock as it stood when the server began, and what a steady clock has counted since.

Somebody may set the wall clock while people play, or the network's time may correct it. Whatever it does then costs nobody time and
ends nobody's: only a start reads it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable


def monotonic_seconds() -> float:
    """Seconds of a clock that nobody sets and that goes on while a machine sleeps, where it has such a one."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot_time is None else time.clock_gettime(boot_time)


class SteadyClock:
    """Unix seconds that never go back and never jump, whatever is done to the wall clock."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = monotonic_seconds
    ) -> None:
        self._begun = wall() - steady()
        self._steady = steady

    def __call__(self) -> float:
        """The seconds now."""
        return self._begun + self._steady()


STEADY_CLOCK: Final = SteadyClock()
"""The time of this process."""
