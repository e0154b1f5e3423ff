"""The task that moves for bots and by standing orders at a table, until a human decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from spielhafen.bots import RandomBot
from spielhafen.core.errors import MoveError, SpielhafenError
from spielhafen.core.logbook import Ply
from spielhafen.match import Event, Match, Played
from spielhafen.match.play_moves import play_moves
from spielhafen.match.standing_orders import moves_by_itself, next_order
from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.problems import LOGGER
from spielhafen.server.tables.backoff import Backoff, wait_until_woken
from spielhafen.server.tables.bot_pace import BotPacing, order_delay
from spielhafen.server.tables.fair_queue import JobOwner


class BotTable(Protocol):
    """What a table offers to its bots."""

    table_id: str
    match: Match
    client_address: str

    @property
    def runs_bots(self) -> bool:
        """Whether the bots think in this process."""

    def overdue_seats(self) -> list[int]:
        """Return the seats whose time has run out."""

    def broadcast_thinking(self, seats: list[int]) -> None:
        """Tell all listeners which bots think."""

    async def write_decision(self, decide: Callable[[Match], Event | None]) -> None:
        """Write the event that `decide` makes of the newest match, if any."""


class BotRunner:
    """The bots of a table: they think one after another, and retry after store errors."""

    def __init__(
        self, table: BotTable, bot_pool: BotPool, now: Callable[[], float], pacing: BotPacing | None
    ) -> None:
        """Create the runner, which does nothing before it is started.

        pacing: how long a bot on a lent seat waits; None lets it move at once.
        """
        self.task: asyncio.Task[None] | None = None
        self._table = table
        self._bot_pool = bot_pool
        self._now = now
        self._pacing = pacing
        self._backoff = Backoff()  # for store errors
        self._changed = asyncio.Event()  # set by events while a bot waits
        self._order_due: tuple[tuple[int, int], float] | None = None
        """Seat and number of plies of the order that waits, and until when."""
        self._told: tuple[int, list[int]] | None = None
        """What was told last about bots that think, and after how many events."""

    @property
    def is_running(self) -> bool:
        """Whether a bot thinks or waits."""
        return self.task is not None and not self.task.done()

    def start(self) -> None:
        """Let the bots think if they are to move, and follow standing orders."""
        self._backoff.retry_now()
        if not self.is_running and moves_by_itself(self._table.match):
            self.task = asyncio.create_task(self._run(), name=f"bots of {self._table.table_id}")

    def stop(self) -> None:
        """Cancel the thinking bot."""
        if self.task is not None:
            self.task.cancel()

    def record_plies(self, plies: Sequence[Ply]) -> None:
        """Note that the match has changed, by these plies if any."""
        self._changed.set()
        if self._pacing is not None:
            self._pacing.record(plies, asyncio.get_running_loop().time())

    async def _run(self) -> None:
        table_id = self._table.table_id
        try:
            await self._backoff.retry(f"the bots of {table_id}", self._play_moves)
        except SpielhafenError as error:
            LOGGER.warning("the bots of %s wait until the table is opened: %s", table_id, error)
        except Exception:  # noqa: BLE001 - no request waits for this task, so the error can only be logged
            LOGGER.exception("the bots of %s stopped", table_id)

    async def _play_moves(self) -> None:
        while moves_by_itself(self._table.match) and self._table.runs_bots:
            if (order := next_order(self._table.match)) is not None:
                await self._follow_order(*order)
            else:
                due = self._table.match.bots_due()
                self._tell_thinking(due)
                if await self._wait_for_pacing(due[0]):
                    await self.play_move(due[0])
            self._backoff.reset()

    def _tell_thinking(self, due: list[int]) -> None:
        """Tell which bots think, once after each event that everyone knows of."""
        news = self._table.match.shown_seq, due
        if news != self._told:
            self._told = news
            self._table.broadcast_thinking(due)

    async def _follow_order(self, seat: int, move: str) -> None:
        """Play the move of a standing order, unless its player has changed their mind meanwhile."""
        match, now = self._table.match, asyncio.get_running_loop().time()
        if self._order_due is None or self._order_due[0] != (seat, len(match.plies)):
            self._order_due = (seat, len(match.plies)), now + order_delay(match, seat)
        if self._pacing is not None and not await self._pause(self._order_due[1] - now):
            return

        def decide(newest: Match) -> Event | None:
            if next_order(newest) != (seat, move):
                return None
            return play_moves(newest, seat, [move], self._now())

        await self._table.write_decision(decide)

    async def _wait_for_pacing(self, seat: int) -> bool:
        """Pause before a lent seat moves; return whether nothing has happened meanwhile."""
        if self._pacing is None:
            return True
        return await self._pause(
            self._pacing.delay(self._table.match, seat, asyncio.get_running_loop().time())
        )

    async def _pause(self, seconds: float) -> bool:
        """Wait, at most until the match changes; return whether nothing has happened meanwhile."""
        match = self._table.match
        if seconds > 0:
            self._changed.clear()
            await wait_until_woken(self._changed, seconds)
        return self._table.match is match

    async def play_move(self, seat: int, late_level: str = "") -> None:
        """Let a bot move for its own seat, or with `late_level` for a human who is late."""
        table = self._table
        match = table.match
        view = match.view_for(seat)
        has_humans = any(plan.kind == "here" for plan in match.seats)
        owner = JobOwner(table.client_address, table.table_id, urgent=has_humans)
        level = late_level or match.seats[seat].level
        move_text: str | None
        if (scripted := match.scripted_ply) is not None and scripted.actor == seat:
            move_text = scripted.move
        else:
            job = BotJob(match.game.name, match.game.dump(view), level, match.bot_seed(seat))
            move_text = await self._bot_pool.choose(job, owner)

        def decide(newest: Match) -> Event | None:
            to_move = table.overdue_seats() if late_level else newest.bots_due()
            if seat not in to_move or not is_still_valid(newest, match, seat):
                return None
            return bot_move_event(newest, seat, move_text, self._now(), late_level)

        await table.write_decision(decide)


def is_still_valid(match: Match, before: Match, seat: int) -> bool:
    """Return whether a decision still applies: same plies, and the same bot or human decides."""
    current, previous = match.seats[seat], before.seats[seat]
    return match.plies == before.plies and (current.kind, current.level) == (previous.kind, previous.level)


def bot_move_event(match: Match, seat: int, answer: str | None, at: float, late_level: str = "") -> Played:
    """Return the event of a bot's move; a missing or illegal one is replaced by a random move."""
    if answer is not None:
        try:
            return play_moves(match, seat, [answer], at, late_level)
        except MoveError as error:
            # its text is left out: the move may be secret
            LOGGER.warning("a bot's move is refused: %s", error.text.key)
    move = RandomBot().choose(match.view_for(seat), Random(match.bot_seed(seat)))
    return play_moves(match, seat, [str(move)], at, late_level)
