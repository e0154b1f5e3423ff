"""A budget for the memory of loaded tables, and the eviction of those not used for longest.

Memory is estimated, not measured, because measuring means visiting every object; a test compares the estimate
with reality. Everything evicted can be rebuilt from the store. A table with listeners, running commands or
thinking bots stays loaded.
"""

from __future__ import annotations

import sys
from itertools import islice
from typing import Any, Final

from spielhafen.match import Match
from spielhafen.match.state_history import SNAPSHOT_INTERVAL
from spielhafen.server.tables.table import Table

MEGABYTE: Final = 10**6
DEFAULT_MEGABYTES: Final = 256
"""Megabytes for loaded tables, unless configured."""

MATCH_BYTES: Final = 25_000
"""Bytes of a match and its table before the first ply."""
PLY_BYTES: Final = 110
"""Bytes of a ply: actor, text, time."""
LOG_BYTES_PER_PLY: Final = 400
"""Bytes of the log lines of a ply."""
UNSHARED_FRACTION: Final = 0.6
"""The part of a state not shared with the previous one; texts and small numbers are shared."""

RECENT_TABLES: Final = 4
"""Recently used tables that are estimated each time, because their views have changed."""
FULL_ESTIMATE_INTERVAL: Final = 32
"""Uses after which all tables are estimated again: some grow without being used."""
HEADROOM_DIVISOR: Final = 8
"""An eviction frees the budget divided by this, so that the next one is not soon."""


def match_bytes(match: Match, state_bytes: int) -> int:
    """Estimate the bytes of a match with states of this size and of its log built so far."""
    plies = len(match.plies)
    return round(
        MATCH_BYTES
        + PLY_BYTES * plies
        + UNSHARED_FRACTION * kept_states(match) * state_bytes
        + LOG_BYTES_PER_PLY * match.logged_plies
    )


def kept_states(match: Match) -> int:
    """Return the number of states that a match keeps."""
    return len(match.plies) // SNAPSHOT_INTERVAL + 1


def size_of(data: Any) -> int:
    """Return the bytes of plain data: a state or a part of it."""
    size = sys.getsizeof(data)
    if isinstance(data, list | tuple | set | frozenset):
        return size + sum(map(size_of, data))
    if isinstance(data, dict):
        return size + sum(size_of(key) + size_of(value) for key, value in data.items())
    names = [name for kind in type(data).__mro__ for name in getattr(kind, "__slots__", ())]
    return size + sum(size_of(getattr(data, name)) for name in names if hasattr(data, name))


class MemoryBudget:
    """Estimates the size of loaded tables and evicts those not used for longest."""

    def __init__(self, budget: int = DEFAULT_MEGABYTES * MEGABYTE) -> None:
        self.budget = budget
        self._limit = budget
        """The size at which eviction starts; above the budget if tables in use alone exceed it."""
        self._sizes: dict[str, int] = {}
        self._states: dict[str, tuple[int, int]] = {}
        """By table, how many states it had when its state was measured, and that state's size.

        It is cached because measuring is slow.
        """
        self.total_bytes = 0
        self._uses = 0

    def enforce(self, tables: dict[str, Table]) -> None:
        """Evict tables until the budget is met; the last one has just been used and stays.

        tables: ordered by last use.
        """
        self._uses += 1
        if self._uses % FULL_ESTIMATE_INTERVAL:
            for table in islice(reversed(tables.values()), RECENT_TABLES):
                self._update(table)
        else:
            self._update_all(tables)
        if self.total_bytes > self._limit:
            self._update_all(tables)
            self._evict(tables)
            self._limit = max(self.budget, self.total_bytes + self.budget // HEADROOM_DIVISOR)

    def table_bytes(self, table: Table) -> int:
        """Estimate the bytes of a table."""
        states, size = self._states.get(table.table_id, (0, 0))
        if states != kept_states(table.match):
            size = size_of(table.match.state)
            self._states[table.table_id] = kept_states(table.match), size
        delayed = match_bytes(table.delayed.match, size) if table.delayed else 0
        return match_bytes(table.match, size) + delayed + table.view_bytes

    def _update(self, table: Table) -> None:
        new_size = self.table_bytes(table)
        self.total_bytes += new_size - self._sizes.get(table.table_id, 0)
        self._sizes[table.table_id] = new_size

    def _update_all(self, tables: dict[str, Table]) -> None:
        self._sizes = {table_id: self.table_bytes(table) for table_id, table in tables.items()}
        self._states = {
            table_id: measured for table_id, measured in self._states.items() if table_id in tables
        }
        self.total_bytes = sum(self._sizes.values())

    def _evict(self, tables: dict[str, Table]) -> None:
        """Release cached views first, then whole tables."""
        target = self.budget - self.budget // HEADROOM_DIVISOR
        older = list(islice(tables.values(), len(tables) - 1))
        for table in older:
            if self.total_bytes <= target:
                return
            table.release_views()
            self._update(table)
        for table in older:
            if self.total_bytes <= target:
                return
            if table.is_idle:
                del tables[table.table_id]
                self.total_bytes -= self._sizes.pop(table.table_id)
