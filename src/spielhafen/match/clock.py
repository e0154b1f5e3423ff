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
        return None if self.plan.flag == "nothing" else min(self.ends.values(), default=None)

    @property
    def ends(self) -> dict[int, float]:
        """The time at which each running clock runs out, by seat."""
        return {seat: since + self.stored_seconds[seat] for seat, since in self.running_since.items()}

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
        running = set(to_move)
        stopped = self._stopped(event, at)
        match event:
            case Played() if event.seat in self.stored_seconds:
                after = _after_move(stopped, event, running, ply)
            case Undone():
                after = _after_undo(stopped, event, ply)
            case Seated(late=True):
                after = replace(stopped, timed_out={**self.timed_out, event.seat: False})
            case Seated() if event.plan.kind == "bot" and event.seat in self.running_since:
                after = replace(stopped, lent_since={**self.lent_since, event.seat: at})
            case Seated() if event.plan.kind == "here":
                after = _after_return(stopped, event.seat, at)
            case Paused() | Resumed():
                after = replace(stopped, paused=isinstance(event, Paused))
            case _:
                after = stopped
        return replace(after, running_since={} if after.paused else dict.fromkeys(sorted(running), at))

    def _stopped(self, event: Event, at: float) -> Clock:
        """Return the clocks with what all show at the event; `running_since` stays as it was."""
        left = {seat: self.seconds_left(seat, at) for seat in self.stored_seconds}
        if not isinstance(event, Undone | Paused):
            return replace(self, stored_seconds=left)
        for seat, since in self.lent_since.items():  # another seat is to move now, or none
            left[seat] -= max(0.0, at - since)
        return replace(self, stored_seconds=left, lent_since={})


def start_clock(plan: ClockPlan | None, seats: int, at: float, to_move: Iterable[int]) -> Clock | None:
    """Return the clocks at the beginning of a match; None if it is played without."""
    if plan is None:
        return None
    return Clock(plan, dict.fromkeys(range(seats), plan.seconds), dict.fromkeys(to_move, at))


def _after_move(clock: Clock, event: Played, running: set[int], ply: int) -> Clock:
    """Return the stopped clocks after plies of a seat; `running` are the seats to move next."""
    seat, left, timed_out = event.seat, dict(clock.stored_seconds), dict(clock.timed_out)
    moves = clock.moves
    was_running = seat in clock.running_since
    is_over = seat not in running or any(actor == CHANCE for actor, _ in event.plies)
    if is_over and (was_running or seat in timed_out):
        others = {other: seconds for other, seconds in left.items() if other != seat}
        moves += (FinishedMove(ply, seat, left[seat], others),)
    if is_over and was_running:  # a bot on a lent seat earns no increment
        left[seat] = _next_seconds(clock.plan, left[seat])
    if clock.plan.kind == "move":
        left |= dict.fromkeys(running - set(clock.running_since), clock.plan.seconds)
    if seat in timed_out:
        timed_out[seat] = True
    lent = {other: since for other, since in clock.lent_since.items() if other != seat}
    return replace(clock, stored_seconds=left, moves=moves, timed_out=timed_out, lent_since=lent)


def _after_undo(clock: Clock, event: Undone, ply: int) -> Clock:
    """Return the stopped clocks after plies were taken back, so that `ply` plies remain."""
    left = dict(clock.stored_seconds)
    undone = [move for move in clock.moves if move.ply > ply]
    if undone and not event.agreed:  # no other player has decided anything since
        left |= undone[0].others
    for move in undone:
        left[move.seat] = min(left[move.seat], move.stored_seconds)
    return replace(clock, stored_seconds=left, moves=tuple(move for move in clock.moves if move.ply <= ply))


def _after_return(clock: Clock, seat: int, at: float) -> Clock:
    """Return the stopped clocks after a player took their seat back from a bot."""
    timed_out, lent = dict(clock.timed_out), dict(clock.lent_since)
    bot_has_moved = timed_out.pop(seat, False)
    left = clock.stored_seconds[seat] - max(0.0, at - lent.pop(seat, at))
    if bot_has_moved and left <= 0:
        left = _next_seconds(clock.plan, 0.0)
    seconds = {**clock.stored_seconds, seat: left}
    return replace(clock, stored_seconds=seconds, timed_out=timed_out, lent_since=lent)


def _next_seconds(plan: ClockPlan, left: float) -> float:
    """Return the seconds for the next move of a seat that has `left` seconds after a move."""
    if plan.kind == "move":
        return plan.seconds
    return (left if plan.flag == "nothing" else max(0.0, left)) + plan.increment
