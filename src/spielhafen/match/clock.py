"""Clocks: how long each captain may still think. Time is told by whoever writes events down, never by those who play.

A move goes as far as a captain decides alone: until chance speaks or somebody else is asked. Then a clock per move is full
again, and a bank gets its increment. When moves are taken back, nobody has more time than he had left when he made the first of
his, so nobody wins time by it; who was asked meanwhile, and had decided nothing, loses none. Bots have no clock, but whoever lends
his seat and takes it back before the bot has moved has thought himself.
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
"""The shortest and the longest time that can be given."""


class BadClock(SpielhafenError):
    """There is no such clock."""


def check_clock(plan: ClockPlan) -> ClockPlan:
    """The plan; raises BadClock unless its times are sensible."""
    least, most = SECONDS_RANGE
    if not (least <= plan.seconds <= most and 0 <= plan.increment <= most):
        raise BadClock(text("bad-clock", least=int(least), most=int(most / 86_400)))
    return plan


@dataclass(frozen=True)
class FinishedMove:
    """A move that is over after so many plies, and what its captain had left then, before anything was added."""

    ply: int
    seat: int
    left: float
    others: Mapping[int, float] = field(default_factory=dict)
    """What the other clocks showed then."""


@dataclass(frozen=True)
class Clock:
    """The clocks of a match after some event."""

    plan: ClockPlan
    left: Mapping[int, float]
    """Seconds by seat: of a clock that stands, those it shows; of one that runs, those it showed when it started."""
    running_since: Mapping[int, float] = field(default_factory=dict)
    """Since when, in unix seconds, by seat."""
    moves: tuple[FinishedMove, ...] = ()
    """In order, without those taken back."""
    paused: bool = False
    timed_out: Mapping[int, bool] = field(default_factory=dict)
    """Seats that a bot plays for since their time was up, and whether it has moved for them: only then who comes back has
    time again."""
    lent_since: Mapping[int, float] = field(default_factory=dict)
    """Seats that were lent while their clocks ran, and since when (unix seconds), until a bot has moved for them or they are
    asked no more."""

    def seconds_left(self, seat: int, now: float) -> float:
        """The seconds that a clock shows; below zero for one that has run out."""
        return self.left[seat] - (
            max(0.0, now - self.running_since[seat]) if seat in self.running_since else 0.0
        )

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out that somebody then plays for; None if none does."""
        if self.plan.flag == "nothing":
            return None
        return min((since + self.left[seat] for seat, since in self.running_since.items()), default=None)

    def overdue(self, now: float) -> list[int]:
        """The seats whose time is up, and for whom somebody is to play."""
        if self.plan.flag == "nothing":
            return []
        return [seat for seat in self.running_since if self.seconds_left(seat, now) <= 0]

    def is_used_up(self, seat: int) -> bool:
        """Whether nothing can be left for this seat any more."""
        plan = self.plan
        return (plan.kind, plan.flag) == ("bank", "seat") and self.left[seat] <= 0 and plan.increment <= 0

    def awaits_bot_move(self, seat: int) -> bool:
        """Whether a bot has still to make the move of this seat, whose time is up."""
        return self.timed_out.get(seat) is False and self.left[seat] <= 0

    def after(self, event: Event, at: float, to_move: Iterable[int], ply: int) -> Clock:
        """The clocks after an event, when these people are asked and so many plies have been played."""
        left, lent = self._settled(event, at)
        moves, late = self.moves, dict(self.timed_out)
        running = set(to_move)
        if isinstance(event, Played) and event.seat in left:
            moved = event.seat not in running or any(actor == CHANCE for actor, _ in event.plies)
            if moved and (event.seat in self.running_since or event.seat in late):
                others = {seat: shown for seat, shown in left.items() if seat != event.seat}
                moves += (FinishedMove(ply, event.seat, left[event.seat], others),)
            if moved and event.seat in self.running_since:  # what a bot plays on a lent seat earns nothing
                left[event.seat] = self._more(left[event.seat])
            if event.seat in late:
                late[event.seat] = True
            lent.pop(event.seat, None)
            if self.plan.kind == "move":
                left |= dict.fromkeys(running - set(self.running_since), self.plan.seconds)
        elif isinstance(event, Undone):
            taken = [gone for gone in moves if gone.ply > ply]
            if taken and not event.agreed:  # nobody else has decided anything since
                left |= taken[0].others
            for gone in taken:
                left[gone.seat] = min(left[gone.seat], gone.left)
            moves = tuple(kept for kept in moves if kept.ply <= ply)
        elif isinstance(event, Seated) and event.late:
            late[event.seat] = False
        elif isinstance(event, Seated) and event.plan.kind == "bot" and event.seat in self.running_since:
            lent[event.seat] = at
        elif isinstance(event, Seated) and event.plan.kind == "here":
            moved = late.pop(event.seat, False)
            left[event.seat] -= max(0.0, at - lent.pop(event.seat, at))
            left[event.seat] = self._more(0.0) if moved and left[event.seat] <= 0 else left[event.seat]
        paused = isinstance(event, Paused) or (self.paused and not isinstance(event, Resumed))
        runs = {} if paused else dict.fromkeys(sorted(running), at)
        return replace(
            self, left=left, running_since=runs, moves=moves, paused=paused, timed_out=late, lent_since=lent
        )

    def _settled(self, event: Event, at: float) -> tuple[dict[int, float], dict[int, float]]:
        """What all clocks show when an event happens, and since when those seats are lent that may be asked even after it."""
        left = {seat: self.seconds_left(seat, at) for seat in self.left}
        if not isinstance(event, Undone | Paused):
            return left, dict(self.lent_since)
        for seat, since in self.lent_since.items():  # now somebody else is asked, or nobody
            left[seat] -= max(0.0, at - since)
        return left, {}

    def _more(self, left: float) -> float:
        """What a seat has for its next move."""
        if self.plan.kind == "move":
            return self.plan.seconds
        return (left if self.plan.flag == "nothing" else max(0.0, left)) + self.plan.increment


def start_clock(plan: ClockPlan | None, seats: int, at: float, to_move: Iterable[int]) -> Clock | None:
    """The clocks at the beginning; None where nobody wants any."""
    if plan is None:
        return None
    return Clock(plan, dict.fromkeys(range(seats), plan.seconds), dict.fromkeys(to_move, at))
