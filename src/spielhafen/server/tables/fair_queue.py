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
class Share:
    """On whose account something is done."""

    party: str = ""
    """The address that is behind it; empty where nobody is known."""
    table: str = ""
    awaited: bool = True
    """Whether people wait for it; what nobody waits for is done when nothing else is to do."""


class FairQueue(Generic[Item]):
    """What waits, in the order in which it is fair to serve it."""

    def __init__(self) -> None:
        self._parties: dict[str, dict[str, deque[Item]]] = {}
        """The party and its table whose turn it is stand first."""

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._parties.values() for waiting in tables.values())

    def push(self, share: Share, item: Item) -> None:
        """Let something wait."""
        self._parties.setdefault(share.party, {}).setdefault(share.table, deque()).append(item)

    def first(self, besides: Container[str] = ()) -> tuple[Share, Item] | None:
        """What is next, which goes on waiting, and on whose account; None if nothing waits but for these parties."""
        for party, tables in self._parties.items():
            if party not in besides:
                table, waiting = next(iter(tables.items()))
                return Share(party, table), waiting[0]
        return None

    def pop(self, besides: Container[str] = ()) -> Item | None:
        """The same, which no longer waits: its party and its table have had their turn."""
        found = self.first(besides)
        if found is None:
            return None
        share, item = found
        tables = self._parties.pop(share.party)
        waiting = tables.pop(share.table)
        waiting.popleft()
        if waiting:
            tables[share.table] = waiting
        if tables:
            self._parties[share.party] = tables
        return item

    def discard(self, share: Share, item: Item) -> None:
        """Whoever waited with this does so no longer."""
        tables = self._parties.get(share.party, {})
        waiting = tables.get(share.table, deque())
        if item not in waiting:
            return
        waiting.remove(item)
        if not waiting:
            del tables[share.table]
        if not tables:
            del self._parties[share.party]


class Crowd:
    """Counts those who wait, so that nobody waits in vain."""

    def __init__(self, each: int, most: int) -> None:
        """So many at most of each party, and so many in all."""
        self._each = each
        self._most = most
        self._there: Counter[str] = Counter()

    def full(self, party: str) -> bool:
        """Whether nobody else of this party can wait."""
        return self._there[party] >= self._each or self._there.total() >= self._most

    @contextmanager
    def one_more(self, party: str) -> Iterator[None]:
        """Somebody of this party waits meanwhile."""
        self._there[party] += 1
        try:
            yield
        finally:
            self._there[party] -= 1
            if not self._there[party]:
                del self._there[party]


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
    def free(self) -> bool:
        """Whether something is lent to nobody, spare things aside."""
        return bool(self._free)

    async def take(self, share: Share) -> Item:
        """Something that nobody has; it must be given back."""
        at_hand = self._free
        if not at_hand and share.awaited and share.party not in self._lent.values():
            at_hand = self._spare
        if at_hand:
            item = at_hand.pop()
            self._lent[item] = share.party
            return item
        waiting = self._waiting[share.awaited]
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        waiting.push(share, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            waiting.discard(share, turn)
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, item: Item) -> None:
        """Somebody no longer needs this: it is for whoever waits next, or for nobody."""
        del self._lent[item]
        if item in self._spares:
            if not self._hand(item, True, frozenset(self._lent.values())):
                self._spare.append(item)
        elif not (self._hand(item, True) or self._hand(item, False)):
            self._free.append(item)

    def _hand(self, item: Item, awaited: bool, besides: Container[str] = ()) -> bool:
        """Lend it to whoever waits next, but to none of these parties; whether there is somebody."""
        waiting = self._waiting[awaited]
        while (found := waiting.first(besides)) is not None:
            share, turn = found
            if turn.done():  # gone a moment ago, which costs its party nothing
                waiting.discard(share, turn)
                continue
            waiting.pop(besides)
            self._lent[item] = share.party
            turn.set_result(item)
            return True
        return False

    @asynccontextmanager
    async def lent(self, share: Share) -> AsyncIterator[Item]:
        """Something, for a while."""
        item = await self.take(share)
        try:
            yield item
        finally:
            self.give_back(item)
