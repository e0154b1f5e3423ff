"""A rate limit for guesses at table ids.

After too many wrong ids, clients at that address are refused any table at which they have no seat and were
not lately, so that they cannot find out whether it exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import problem
from spielhafen.server.token_buckets import Rate, TokenBuckets

MAX_KNOWN_TABLES: Final = 10_000
"""Pairs of a principal and a table that they have found lately."""


class TableGuessLimit:
    """The wrong table ids by address, and the tables that principals have found lately."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._guesses = TokenBuckets(rate)
        self._known: dict[tuple[str, str], None] = {}
        """Pairs of a principal (token hash) and a table, in the order of their last use."""

    def is_allowed(self, principal: Principal, address: str, table_id: str) -> bool:
        """Return whether this table may be loaded: it was found lately, or there are guesses left."""
        return (principal.hash, table_id) in self._known or self._guesses.has(address, self._clock())

    def record_found(self, principal: Principal, table_id: str) -> None:
        """Note that the table exists; a client without a token is not remembered."""
        self._known.pop((principal.hash, table_id), None)
        if not principal.new:
            self._known[principal.hash, table_id] = None
        if len(self._known) > MAX_KNOWN_TABLES:
            del self._known[next(iter(self._known))]

    def record_miss(self, address: str) -> None:
        """Count a wrong id; raises Problem 429 after too many."""
        if not self._guesses.take(address, self._clock()):
            raise problem(429, "server-too-often")
