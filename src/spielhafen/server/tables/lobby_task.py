"""The task of a server that tends the lobby: bots for wishes, and an end for old listings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.i18n import Translator
from spielhafen.lobby.listings import (
    RENEWAL_SECONDS,
    ListingTerms,
    has_free_seat,
    people_of,
    seat_next_bot,
)
from spielhafen.match import SeatPlan
from spielhafen.server.problems import LOGGER
from spielhafen.server.views.list_entries import SUMMARY_DECODER
from spielhafen.store import StoreError, lobby
from spielhafen.store.lobby import ListingRow

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.executors import Executor
    from spielhafen.server.tables.table import Table
    from spielhafen.store import Store

PAUSE_SECONDS: Final = 2.0
"""Seconds between two looks at the list."""
GRACE_SECONDS: Final = 60.0
"""How long tables stay listed after the server has started, so that their people can return."""


_TERMS: Final = msgspec.json.Decoder(ListingTerms)


@dataclass(frozen=True)
class Listing:
    """A listed table, with what its match says now."""

    row: ListingRow
    terms: ListingTerms
    owner: str
    """The hash of the host's token."""
    seats: Sequence[SeatPlan]
    """Empty after the deal."""

    @property
    def people(self) -> frozenset[str]:
        """All who sit there, the host, and the person who listed it."""
        return people_of(self.seats, self.owner, self.row.owner)

    def is_open(self, now: float) -> bool:
        """Return whether a person may join."""
        return has_free_seat(self.seats) and self.row.until > now

    def is_due(self, now: float) -> bool:
        """Return whether bots are to take the free seats, whether or not its people are here."""
        return has_free_seat(self.seats) and self.row.fill_at is not None and self.row.fill_at <= now

    def is_gone(self, now: float) -> bool:
        """Return whether nothing can come of it any more."""
        return not has_free_seat(self.seats) or (self.row.fill_at is None and self.row.until <= now)

    def needs_renewal(self, now: float) -> bool:
        """Return whether it was noted some time ago that its people are here."""
        return self.row.until < now + self.terms.seconds - RENEWAL_SECONDS


def read_listing(row: ListingRow, card: bytes | None) -> Listing:
    """Return a listed table from what is stored of it; a closed match has no summary."""
    terms = _TERMS.decode(row.body)
    if card is None:
        return Listing(row, terms, "", ())
    match = SUMMARY_DECODER.decode(card)
    return Listing(row, terms, match.owner, match.seats if match.gathering else ())


def listing_of_match(row: ListingRow, match: Match) -> Listing:
    """Return a listed table whose match is loaded."""
    is_waiting = match.is_waiting_for_players and not match.closed
    return Listing(row, _TERMS.decode(row.body), match.owner, match.seats if is_waiting else ())


@dataclass(frozen=True)
class LobbyKeeper:
    """Tends the lobby while the server runs."""

    store: Store
    now: Callable[[], float]
    load_table: Callable[[str], Awaitable[Table]]
    executor: Executor
    live_connections: Mapping[str, int]
    """The number of live connections of each person (by token hash)."""

    async def run(self) -> None:
        """Tend the lobby until cancelled; trouble with the database only delays it."""
        is_renewed = False
        while True:
            try:
                if not is_renewed:
                    await self.renew_all()
                    is_renewed = True
                await self.tend()
            except StoreError as error:
                LOGGER.warning("the lobby waits for the database: %s", error)
            except Exception:  # noqa: BLE001 - if this task ended, no wish would be fulfilled any more
                LOGGER.exception("the lobby could not be tended")
            await asyncio.sleep(PAUSE_SECONDS)

    async def renew_all(self) -> None:
        """Give people time to return after the server was away."""
        if await self.executor.run(lobby.listing_rows, self.store):
            await self.executor.run(lobby.renew_all, self.store, self.now() + GRACE_SECONDS)

    async def tend(self) -> None:
        """Seat bots that are due, note which people are here, and unlist what is full or left."""
        if not (rows := await self.executor.run(lobby.listing_rows, self.store)):
            return
        now, gone = self.now(), list[str]()
        for row, card in rows:
            listing = read_listing(row, card)
            if listing.is_gone(now):
                gone.append(row.match)
            elif listing.is_due(now):
                gone += await self._fill(listing)
            elif listing.needs_renewal(now) and any(self.live_connections.get(one) for one in listing.people):
                await self.executor.run(lobby.renew, self.store, row.match, now + listing.terms.seconds)
        if gone:
            await self.executor.run(lobby.unlist, self.store, gone)

    async def _fill(self, listing: Listing) -> list[str]:
        """Give all free seats to bots; return the match, or nothing if it is to be tried again."""
        match, terms = listing.row.match, listing.terms
        names = [name.strip() for name in Translator(terms.language)("web-bot-names").split(",")]
        try:
            table = await self.load_table(match)
            while has_free_seat(table.match.seats):
                await table.write_decision(
                    partial(seat_next_bot, level=terms.level, names=names, at=self.now())
                )
        except StoreError as error:
            LOGGER.warning("bots cannot sit down at %s yet: %s", match, error)
            return []
        except SpielhafenError as error:
            LOGGER.warning("bots cannot sit down at %s: %s", match, error)
        return [match]
