"""Rate limits of endpoints, by person and by address.

An endpoint names its limits (see `endpoint.Endpoint`); `RateLimitMiddleware` around its route applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from starlette.types import ASGIApp, Receive, Scope, Send

from spielhafen.server.problems import problem
from spielhafen.server.token_buckets import Rate, TokenBuckets
from spielhafen.server.transport.ip_addresses import client_network

ADDRESS_FACTOR: Final = 4
"""All clients of one address may do this many times as much as one person: a family, a club."""

LimitName: TypeAlias = Literal[
    "analyses",
    "broadcasts",
    "changes",
    "chat",
    "consents",
    "edits",
    "feeds",
    "imports",
    "passphrases",
    "push_changes",
    "reads",
    "tables",
    "tournaments",
]

PER_PERSON: Final[tuple[LimitName, ...]] = ("analyses", "broadcasts", "changes", "chat", "edits", "reads")
PER_ADDRESS: Final[tuple[LimitName, ...]] = (
    "analyses", "changes", "chat", "edits", "imports", "push_changes", "reads", "tables",
    "tournaments", "feeds", "consents", "passphrases",
)  # fmt: skip
"""Limits of addresses; ADDRESS_FACTOR times as high if they hold for each person, too."""

ERROR_KEYS: Final[dict[LimitName, str]] = {"chat": "talk-too-often"}
"""Texts of refusals, if not the usual one."""


class RateLimits(NamedTuple):
    """Rate limits for each person and each address, far above what people need.

    A client without a token is a new person for each request, so most limits hold for its address, too.
    """

    changes: Rate = Rate(20, 200)
    """Every request that changes something."""
    tables: Rate = Rate(1, 60)
    """New tables."""
    chat: Rate = Rate(0.5, 8)
    guesses: Rate = Rate(0.2, 60)
    """Wrong table ids, per address; see `table_guesses`."""
    analyses: Rate = Rate(0.5, 30)
    """Advice, explanations, luck reports, proofs, and files of all that is kept of a person."""
    push_changes: Rate = Rate(0.2, 40)
    """Beginning and ending push subscriptions."""
    broadcasts: Rate = Rate(1, 30)
    """Commands that play nothing, can be repeated, and are broadcast to the whole table."""
    reads: Rate = Rate(40, 400)
    """Answers computed for each request, and live connections."""
    imports: Rate = Rate(0.2, 12)
    """Imported logbooks: each is replayed."""
    tournaments: Rate = Rate(0.01, 6)
    """New tournaments."""
    consents: Rate = Rate(0.01, 10)
    """Mail addresses, each of which gets a mail that asks for consent."""
    feeds: Rate = Rate(1, 60)
    """Private feeds, which programs fetch now and then."""
    passphrases: Rate = Rate(0.05, 30)
    """Passphrases made or tried, each of which costs a slow computation."""
    edits: Rate = Rate(2, 40)
    """Edits of a sandbox's position, and questions how an if-then line goes on.

    Each is computed; a piece moved by hand needs two.
    """


class RateLimiter:
    """The buckets of all limits of an application."""

    def __init__(self, limits: RateLimits, clock: Callable[[], float]) -> None:
        self._clock = clock
        rates: dict[LimitName, Rate] = {name: getattr(limits, name) for name in {*PER_PERSON, *PER_ADDRESS}}
        self._by_person = {name: TokenBuckets(rates[name]) for name in PER_PERSON}
        self._by_address = {
            name: TokenBuckets(rates[name].times(ADDRESS_FACTOR if name in PER_PERSON else 1))
            for name in PER_ADDRESS
        }

    def charge(self, names: Sequence[LimitName], person: str, address: str) -> None:
        """Take a token from the buckets of each limit; raises Problem 429 at the first empty one."""
        now = self._clock()
        for name in names:
            buckets = ((self._by_person.get(name), person), (self._by_address.get(name), address))
            if not all(bucket.take(key, now) for bucket, key in buckets if bucket is not None):
                raise problem(429, ERROR_KEYS.get(name, "server-too-often"))


class RateLimitMiddleware:
    """ASGI middleware around a route that charges its limits before anything else is done."""

    def __init__(self, app: ASGIApp, names: Sequence[LimitName]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limiter: RateLimiter = scope["app"].state.rate_limiter
        limiter.charge(self.names, scope["state"]["principal"].hash, client_network(scope))
        await self.app(scope, receive, send)
