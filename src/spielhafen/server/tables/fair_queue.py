"""Fair sharing of scarce resources: bot processes, and the thread that replays long matches.

Each job belongs to a client (an address) and a table. Clients are served round-robin, the tables of a client
round-robin, and the jobs of a table in order. So a client waits for at most one job of each other client,
however many jobs they have.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Container, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)


@dataclass(frozen=True)
class JobOwner:
    """The client and table for which a job is done."""

    client: str = ""
    """The client's address; empty if unknown."""
    table: str = ""
    urgent: bool = True
    """Whether a human waits for the job; other jobs are done when there is nothing else to do."""


class FairQueue(Generic[Item]):
    """A queue that serves clients, and the tables of each client, round-robin."""

    def __init__(self) -> None:
        self._clients: dict[str, dict[str, deque[Item]]] = {}
        """The client and the table to be served next come first."""

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._clients.values() for waiting in tables.values())

    def push(self, owner: JobOwner, item: Item) -> None:
        """Append an item."""
        self._clients.setdefault(owner.client, {}).setdefault(owner.table, deque()).append(item)

    def first(self, excluding: Container[str] = ()) -> tuple[JobOwner, Item] | None:
        """Return the next item and its owner without removing it; None if all clients are excluded."""
        for client, tables in self._clients.items():
            if client not in excluding:
                table, waiting = next(iter(tables.items()))
                return JobOwner(client, table), waiting[0]
        return None

    def pop(self, excluding: Container[str] = ()) -> Item | None:
        """Remove and return the next item; its client and table go to the end of the line."""
        next_item = self.first(excluding)
        if next_item is None:
            return None
        owner, item = next_item
        tables = self._clients.pop(owner.client)
        waiting = tables.pop(owner.table)
        waiting.popleft()
        if waiting:
            tables[owner.table] = waiting
        if tables:
            self._clients[owner.client] = tables
        return item

    def discard(self, owner: JobOwner, item: Item) -> None:
        """Remove an item, if it is still waiting."""
        tables = self._clients.get(owner.client, {})
        waiting = tables.get(owner.table, deque())
        if item not in waiting:
            return
        waiting.remove(item)
        if not waiting:
            del tables[owner.table]
        if not tables:
            del self._clients[owner.client]


class WaitingLimit:
    """Counts waiting jobs, so that requests can be rejected instead of waiting in vain."""

    def __init__(self, per_client: int, total: int) -> None:
        """Allow `per_client` waiting jobs of each client, and `total` of all."""
        self._per_client = per_client
        self._total = total
        self._counts: Counter[str] = Counter()

    def is_full(self, client: str) -> bool:
        """Return whether no further job of this client may wait."""
        return self._counts[client] >= self._per_client or self._counts.total() >= self._total

    @contextmanager
    def waiting(self, client: str) -> Iterator[None]:
        """Count a job of this client as waiting meanwhile."""
        self._counts[client] += 1
        try:
            yield
        finally:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]


class FairPool(Generic[Item]):
    """Items that are borrowed by one job after the other.

    Running jobs are not interrupted. So that no client waits for another client's long job all the same,
    spare items are reserved for clients that hold no item.
    """

    def __init__(self, items: Iterable[Item], spare: Iterable[Item] = ()) -> None:
        self._free = list(items)
        self._spare = list(spare)
        self._spares = tuple(self._spare)
        self._lent: dict[Item, str] = {}
        """The clients that hold borrowed items."""
        self._waiting = {urgent: FairQueue[asyncio.Future[Item]]() for urgent in (True, False)}

    @property
    def has_free(self) -> bool:
        """Whether an item is available, spare items aside."""
        return bool(self._free)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for an item."""
        return sum(len(queue) for queue in self._waiting.values())

    async def acquire(self, owner: JobOwner) -> Item:
        """Wait for a free item, which must be released later."""
        available = self._free
        if not available and owner.urgent and owner.client not in self._lent.values():
            available = self._spare
        if available:
            item = available.pop()
            self._lent[item] = owner.client
            return item
        waiting = self._waiting[owner.urgent]
        future: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        waiting.push(owner, future)
        try:
            return await future
        except asyncio.CancelledError:
            waiting.discard(owner, future)
            if future.done() and not future.cancelled():
                self.release(future.result())
            raise

    def release(self, item: Item) -> None:
        """Return an item: it goes to the next waiting job, if any."""
        del self._lent[item]
        if item in self._spares:
            if not self._hand_over(item, True, frozenset(self._lent.values())):
                self._spare.append(item)
        elif not (self._hand_over(item, True) or self._hand_over(item, False)):
            self._free.append(item)

    def _hand_over(self, item: Item, urgent: bool, excluding: Container[str] = ()) -> bool:
        """Lend the item to the next waiting job that is not excluded; return whether there is one."""
        waiting = self._waiting[urgent]
        while (next_item := waiting.first(excluding)) is not None:
            owner, future = next_item
            if future.done():  # cancelled a moment ago, which costs its client no turn
                waiting.discard(owner, future)
                continue
            waiting.pop(excluding)
            self._lent[item] = owner.client
            future.set_result(item)
            return True
        return False
