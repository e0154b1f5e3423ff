"""Clocks: how long each player may still think. The caller supplies the time.

A player's move lasts until chance acts or another seat is to move. Then a clock per move is full again, and a
bank gets its increment.

When moves are taken back, each player has at most the time left when they made the first of their undone
moves, so an undo never gains time. A player who was to move meanwhile, and had decided nothing, loses none.
Bots have no clock, but a player who lends their seat and takes it back before the bot has moved pays for that
time.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.match.events import ClockPlan, Paused, Played, Resumed, Seated, Undone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from spielhafen.match.events import Event

SECONDS_RANGE: Final = (5.0, 30 * 86_400.0)
"""The shortest and the longest time that a clock can give."""


class BadClock(SpielhafenError):
    """A clock whose times are out of range."""


def check_clock(plan: ClockPlan) -> ClockPlan:
    """Return the plan; raises BadClock if one of its times is out of range."""
    shortest, longest = SECONDS_RANGE
    if not (shortest <= plan.seconds <= longest and 0 <= plan.increment <= longest):
        raise BadClock(text("bad-clock", least=int(shortest), most=int(longest / 86_400)))
    return plan


@dataclass(frozen=True)
class FinishedMove:
    """A finished move: the plies after it, and its player's seconds before the increment."""

    ply: int
    seat: int
    stored_seconds: float
    others: Mapping[int, float] = field(default_factory=dict)
    """Seconds left on the other clocks at that moment, by seat."""


@dataclass(frozen=True)
class Clock:
    """The clocks of a match after one of its events."""

    plan: ClockPlan
    stored_seconds: Mapping[int, float]
    """Seconds by seat: on a stopped clock those it shows, on a running one those at its start."""
    running_since: Mapping[int, float] = field(default_factory=dict)
    """Start of each running clock in unix seconds, by seat."""
    moves: tuple[FinishedMove, ...] = ()
    """Finished moves in order, without those taken back."""
    paused: bool = False
    timed_out: Mapping[int, bool] = field(default_factory=dict)
    """Seats whose time was up, for which a bot plays, and whether it has moved yet.

    Only after the bot's move does a returning player have time again.
    """
    lent_since: Mapping[int, float] = field(default_factory=dict)
    """Seats lent while their clock ran, and since when (unix seconds).

    An entry stays until a bot has moved for the seat or the seat is no longer to move.
    """

    def seconds_left(self, seat: int, now: float) -> float:
        """Return the seconds that a clock shows; negative for one that has run out."""
        return self.stored_seconds[seat] - (
            max(0.0, now - self.running_since[seat]) if seat in self.running_since else 0.0
        )

    @property
    def deadline(self) -> float | None:
        """The time at which the next clock runs out and a bot takes over; None if there is none."""
        if self.plan.flag == "nothing":
            return None
        return min(
            (since + self.stored_seconds[seat] for seat, since in self.running_since.items()), default=None
        )

    def overdue(self, now: float) -> list[int]:
        """Return the seats whose time is up and for which a bot is to play."""
        if self.plan.flag == "nothing":
            return []
        return [seat for seat in self.running_since if self.seconds_left(seat, now) <= 0]

    def is_used_up(self, seat: int) -> bool:
        """Return whether this seat can never have time left again."""
        plan = self.plan
        return (
            (plan.kind, plan.flag) == ("bank", "seat")
            and self.stored_seconds[seat] <= 0
            and plan.increment <= 0
        )

    def awaits_bot_move(self, seat: int) -> bool:
        """Return whether a bot still has to move for this seat, whose time is up."""
        return self.timed_out.get(seat) is False and self.stored_seconds[seat] <= 0

    def with_event(self, event: Event, at: float, to_move: Iterable[int], ply: int) -> Clock:
        """Return the clocks after an event, with these seats to move and `ply` plies played."""
        left, lent = self._stop_clocks(event, at)
        moves, timed_out = self.moves, dict(self.timed_out)
        running = set(to_move)
        if isinstance(event, Played) and event.seat in left:
            is_over = event.seat not in running or any(actor == CHANCE for actor, _ in event.plies)
            if is_over and (event.seat in self.running_since or event.seat in timed_out):
                others = {seat: seconds for seat, seconds in left.items() if seat != event.seat}
                moves += (FinishedMove(ply, event.seat, left[event.seat], others),)
            if is_over and event.seat in self.running_since:  # a bot on a lent seat earns no increment
                left[event.seat] = self._with_increment(left[event.seat])
            if event.seat in timed_out:
                timed_out[event.seat] = True
            lent.pop(event.seat, None)
            if self.plan.kind == "move":
                left |= dict.fromkeys(running - set(self.running_since), self.plan.seconds)
        elif isinstance(event, Undone):
            undone = [move for move in moves if move.ply > ply]
            if undone and not event.agreed:  # no other player has decided anything since
                left |= undone[0].others
            for move in undone:
                left[move.seat] = min(left[move.seat], move.stored_seconds)
            moves = tuple(move for move in moves if move.ply <= ply)
        elif isinstance(event, Seated) and event.late:
            timed_out[event.seat] = False
        elif isinstance(event, Seated) and event.plan.kind == "bot" and event.seat in self.running_since:
            lent[event.seat] = at
        elif isinstance(event, Seated) and event.plan.kind == "here":
            bot_has_moved = timed_out.pop(event.seat, False)
            left[event.seat] -= max(0.0, at - lent.pop(event.seat, at))
            left[event.seat] = (
                self._with_increment(0.0) if bot_has_moved and left[event.seat] <= 0 else left[event.seat]
            )
        paused = isinstance(event, Paused) or (self.paused and not isinstance(event, Resumed))
        running_since = {} if paused else dict.fromkeys(sorted(running), at)
        return replace(
            self,
            stored_seconds=left,
            running_since=running_since,
            moves=moves,
            paused=paused,
            timed_out=timed_out,
            lent_since=lent,
        )

    def _stop_clocks(self, event: Event, at: float) -> tuple[dict[int, float], dict[int, float]]:
        """Return what all clocks show at the event, and the lent seats still on the clock after it."""
        left = {seat: self.seconds_left(seat, at) for seat in self.stored_seconds}
        if not isinstance(event, Undone | Paused):
            return left, dict(self.lent_since)
        for seat, since in self.lent_since.items():  # another seat is to move now, or none
            left[seat] -= max(0.0, at - since)
        return left, {}

    def _with_increment(self, left: float) -> float:
        """Return the seconds that a seat has for its next move."""
        if self.plan.kind == "move":
            return self.plan.seconds
        return (left if self.plan.flag == "nothing" else max(0.0, left)) + self.plan.increment


def start_clock(plan: ClockPlan | None, seats: int, at: float, to_move: Iterable[int]) -> Clock | None:
    """Return the clocks at the beginning of a match; None if it is played without."""
    if plan is None:
        return None
    return Clock(plan, dict.fromkeys(range(seats), plan.seconds), dict.fromkeys(to_move, at))
