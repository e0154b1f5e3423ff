"""How much memory tables take that are kept ready, and which of them let go of something when it is too much.

It is estimated, not measured: Python cannot say what an object takes without going through all of it. The estimate is held to
what is really taken by a test. All that is let go of can be made again from the store, and a table at which somebody is connected,
does something or waits for a bot stays as it is.
"""

from __future__ import annotations

import sys
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from spielhafen.match.match import SNAPSHOT_INTERVAL

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.tables.table import Table

MEGABYTE: Final = 10**6
DEFAULT_MEGABYTES: Final = 256
"""Megabytes for tables kept ready, unless it is said otherwise."""

MATCH_BYTES: Final = 25_000
"""Bytes of a match and its table before anything is played."""
PLY_BYTES: Final = 110
"""Bytes of a ply: who made it, its text, when it was made."""
LOG_BYTES_PER_PLY: Final = 1_100
"""Bytes of what the log tells of a ply."""
UNSHARED_FRACTION: Final = 0.6
"""The part of a state that it does not share with the one kept before it: texts and small numbers are the same objects."""

RECENT_TABLES: Final = 4
"""So many of those asked for last are weighed each time: what is shown of them was made since."""
FULL_ESTIMATE_INTERVAL: Final = 32
"""So many tables are asked for until all are weighed again: some grow though nobody asks for them."""
HEADROOM_DIVISOR: Final = 8
"""When it is too much, this part of the budget is made free, so that it is not too much again at once."""


def match_bytes(match: Match, state_bytes: int) -> int:
    """The bytes that a match takes whose states are of this size, with its log as far as it is told."""
    plies = len(match.plies)
    return round(
        MATCH_BYTES
        + PLY_BYTES * plies
        + UNSHARED_FRACTION * kept_states(match) * state_bytes
        + LOG_BYTES_PER_PLY * match.logged_plies
    )


def kept_states(match: Match) -> int:
    """How many states a match keeps."""
    return len(match.plies) // SNAPSHOT_INTERVAL + 1


def size_of(thing: Any) -> int:
    """The bytes of plain data: a state, or what is in one."""
    size = sys.getsizeof(thing)
    if isinstance(thing, list | tuple | set | frozenset):
        return size + sum(map(size_of, thing))
    if isinstance(thing, dict):
        return size + sum(size_of(key) + size_of(value) for key, value in thing.items())
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return size + sum(size_of(getattr(thing, name)) for name in names if hasattr(thing, name))


class MemoryBudget:
    """Weighs the tables that are kept ready, and lets those asked for longest ago go of something when all are too heavy."""

    def __init__(self, budget: int = DEFAULT_MEGABYTES * MEGABYTE) -> None:
        self.budget = budget
        self._limit = budget
        """When it is looked for something to let go of: later where connected people take more than the budget."""
        self._weights: dict[str, int] = {}
        self._states: dict[str, tuple[int, int]] = {}
        """How large the state of a table was when so many were kept: to find out takes longer than all else."""
        self.total_bytes = 0
        self._asked = 0

    def enforce(self, tables: dict[str, Table]) -> None:
        """Keep to the budget. `tables`: in the order in which they were asked for; the last one was just now, and stays."""
        self._asked += 1
        if self._asked % FULL_ESTIMATE_INTERVAL:
            for table in islice(reversed(tables.values()), RECENT_TABLES):
                self._update(table)
        else:
            self._update_all(tables)
        if self.total_bytes > self._limit:
            self._update_all(tables)
            self._evict(tables)
            self._limit = max(self.budget, self.total_bytes + self.budget // HEADROOM_DIVISOR)

    def table_bytes(self, table: Table) -> int:
        """About so many bytes of memory."""
        states, size = self._states.get(table.table_id, (0, 0))
        if states != kept_states(table.match):
            size = size_of(table.match.state)
            self._states[table.table_id] = kept_states(table.match), size
        return match_bytes(table.match, size) + table.view_bytes

    def _update(self, table: Table) -> None:
        weight = self.table_bytes(table)
        self.total_bytes += weight - self._weights.get(table.table_id, 0)
        self._weights[table.table_id] = weight

    def _update_all(self, tables: dict[str, Table]) -> None:
        self._weights = {table_id: self.table_bytes(table) for table_id, table in tables.items()}
        self._states = {table_id: known for table_id, known in self._states.items() if table_id in tables}
        self.total_bytes = sum(self._weights.values())

    def _evict(self, tables: dict[str, Table]) -> None:
        """First of what was shown, then of whole tables."""
        wanted = self.budget - self.budget // HEADROOM_DIVISOR
        older = list(islice(tables.values(), len(tables) - 1))
        for table in older:
            if self.total_bytes <= wanted:
                return
            table.release_views()
            self._update(table)
        for table in older:
            if self.total_bytes <= wanted:
                return
            if table.is_idle:
                del tables[table.table_id]
                self.total_bytes -= self._weights.pop(table.table_id)
