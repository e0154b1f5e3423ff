"""Fair shares of what there is too little of: processes that think, threads that play long matches through.

Whoever waits belongs to a party (an address), and within it to a table. Parties are served in turn, the tables of one party in
turn, and what waits at one table in the order in which it came. So nobody waits for more than one job of each other party,
however many of them wait there.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Container, Hashable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)


@dataclass(frozen=True)
class JobOwner:
    """On whose account something is done."""

    client: str = ""
    """The address that is behind it; empty where nobody is known."""
    table: str = ""
    urgent: bool = True
    """Whether people wait for it; what nobody waits for is done when nothing else is to do."""


class FairQueue(Generic[Item]):
    """What waits, in the order in which it is fair to serve it."""

    def __init__(self) -> None:
        self._clients: dict[str, dict[str, deque[Item]]] = {}
        """The party and its table whose turn it is stand first."""

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._clients.values() for waiting in tables.values())

    def push(self, owner: JobOwner, item: Item) -> None:
        """Let something wait."""
        self._clients.setdefault(owner.client, {}).setdefault(owner.table, deque()).append(item)

    def first(self, excluding: Container[str] = ()) -> tuple[JobOwner, Item] | None:
        """What is next, which goes on waiting, and on whose account; None if nothing waits but for these parties."""
        for client, tables in self._clients.items():
            if client not in excluding:
                table, waiting = next(iter(tables.items()))
                return JobOwner(client, table), waiting[0]
        return None

    def pop(self, excluding: Container[str] = ()) -> Item | None:
        """The same, which no longer waits: its party and its table have had their turn."""
        found = self.first(excluding)
        if found is None:
            return None
        owner, item = found
        tables = self._clients.pop(owner.client)
        waiting = tables.pop(owner.table)
        waiting.popleft()
        if waiting:
            tables[owner.table] = waiting
        if tables:
            self._clients[owner.client] = tables
        return item

    def discard(self, owner: JobOwner, item: Item) -> None:
        """Whoever waited with this does so no longer."""
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
    """Counts those who wait, so that nobody waits in vain."""

    def __init__(self, per_client: int, total: int) -> None:
        """So many at most of each party, and so many in all."""
        self._each = per_client
        self._most = total
        self._there: Counter[str] = Counter()

    def is_full(self, client: str) -> bool:
        """Whether nobody else of this party can wait."""
        return self._there[client] >= self._each or self._there.total() >= self._most

    @contextmanager
    def waiting(self, client: str) -> Iterator[None]:
        """Somebody of this party waits meanwhile."""
        self._there[client] += 1
        try:
            yield
        finally:
            self._there[client] -= 1
            if not self._there[client]:
                del self._there[client]


class FairPool(Generic[Item]):
    """Things that are lent to one after the other.

    What is under way is not broken off. So that nobody waits for somebody else's long job all the same, a spare thing is for a
    party that has nothing else.
    """

    def __init__(self, items: Iterable[Item], spare: Iterable[Item] = ()) -> None:
        self._free = list(items)
        self._spare = list(spare)
        self._spares = tuple(self._spare)
        self._lent: dict[Item, str] = {}
        """Which party has what."""
        self._waiting = {awaited: FairQueue[asyncio.Future[Item]]() for awaited in (True, False)}

    @property
    def has_free(self) -> bool:
        """Whether something is lent to nobody, spare things aside."""
        return bool(self._free)

    async def acquire(self, owner: JobOwner) -> Item:
        """Something that nobody has; it must be given back."""
        at_hand = self._free
        if not at_hand and owner.urgent and owner.client not in self._lent.values():
            at_hand = self._spare
        if at_hand:
            item = at_hand.pop()
            self._lent[item] = owner.client
            return item
        waiting = self._waiting[owner.urgent]
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        waiting.push(owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            waiting.discard(owner, turn)
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise

    def release(self, item: Item) -> None:
        """Somebody no longer needs this: it is for whoever waits next, or for nobody."""
        del self._lent[item]
        if item in self._spares:
            if not self._hand_over(item, True, frozenset(self._lent.values())):
                self._spare.append(item)
        elif not (self._hand_over(item, True) or self._hand_over(item, False)):
            self._free.append(item)

    def _hand_over(self, item: Item, urgent: bool, excluding: Container[str] = ()) -> bool:
        """Lend it to whoever waits next, but to none of these parties; whether there is somebody."""
        waiting = self._waiting[urgent]
        while (found := waiting.first(excluding)) is not None:
            owner, turn = found
            if turn.done():  # gone a moment ago, which costs its party nothing
                waiting.discard(owner, turn)
                continue
            waiting.pop(excluding)
            self._lent[item] = owner.client
            turn.set_result(item)
            return True
        return False

    @asynccontextmanager
    async def borrow(self, owner: JobOwner) -> AsyncIterator[Item]:
        """Something, for a while."""
        item = await self.acquire(owner)
        try:
            yield item
        finally:
            self.release(item)
