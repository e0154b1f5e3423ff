"""What spectators do not see yet: the newest events of a match that is shown to them later.

An event is shown when enough decisions have followed it, and when it is old enough. Decisions that were taken
back do not count, so playing to and fro shows no more. Events before the deal are shown at once, and the
end of the game shows everything.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.match.events import Ordered, Played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spielhafen.match.events import Event, SpectatorPlan
    from spielhafen.match.match import Match

MAX_MOVES: Final = 100
MAX_SECONDS: Final = 86_400.0


class BadDelay(SpielhafenError):
    """A delay that is too long, or negative."""


def check_delay(plan: SpectatorPlan) -> SpectatorPlan:
    """Return the plan; raises BadDelay if spectators would wait for too long."""
    if not (0 <= plan.moves <= MAX_MOVES and 0 <= plan.seconds <= MAX_SECONDS):
        raise BadDelay(text("bad-delay", moves=MAX_MOVES, hours=int(MAX_SECONDS / 3600)))
    return plan


class Delay:
    """The events of a match that spectators do not know yet, oldest first."""

    def __init__(self, match: Match) -> None:
        """Begin with a match of which everything is known."""
        self._plan = match.spectators
        self._is_dealt = not match.is_waiting_for_players
        self._is_over = match.winners is not None
        self._plies = len(match.plies)
        self._decisions = _decisions(match)
        self._dealt_at = match.changed_at
        self._events: deque[tuple[Event, int | None]] = deque()
        """Each with the number of decisions after it; None for those that are shown at once."""

    def __bool__(self) -> bool:
        """Return whether spectators do not know everything."""
        return bool(self._events)

    def add(self, event: Event, newest: Match) -> None:
        """Add the event that has led to this match."""
        if isinstance(event, Played):
            self._decisions += sum(actor >= 0 for actor, _ in event.plies)
        elif len(newest.plies) != self._plies:
            self._decisions = _decisions(newest)
        self._plies, self._is_over = len(newest.plies), newest.winners is not None
        self._events.append((event, self._decisions if self._is_dealt else None))
        if not self._is_dealt and not newest.is_waiting_for_players:
            self._is_dealt, self._dealt_at = True, event.at

    def release(self, now: float) -> Iterator[Event]:
        """Yield the events that spectators may know now, and forget them."""
        while self._events and self._is_due(*self._events[0], now):
            event, _ = self._events.popleft()
            yield event

    def _is_due(self, event: Event, decisions: int | None, now: float) -> bool:
        if self._is_over or decisions is None or isinstance(event, Ordered):  # no one is shown orders
            return True
        has_moved_on = self._decisions - decisions >= self._plan.moves
        return has_moved_on and self._is_old(event.at, now) and not self._plan.at_end

    def _is_old(self, at: float, now: float) -> bool:
        return now - at >= self._plan.seconds

    def shows_words(self, at: float, now: float) -> bool:
        """Return whether spectators may know what players said at this time."""
        if self._is_over or not self._is_dealt or at < self._dealt_at:
            return True
        waits = self._plan.moves > 0 or self._plan.at_end
        next_at = self._events[0][0].at if self._events else self._dealt_at if waits else now
        return self._is_old(at, now) and (at < next_at or not waits)

    def next_seconds(self, now: float, *words_at: float) -> float | None:
        """Return in how many seconds more may be shown; None: only when someone moves.

        words_at: when the words that wait were said.
        """
        times = list(words_at)
        if self._events:
            times.append(self._events[0][0].at)
        waits = [at + self._plan.seconds - now for at in times]
        return min((seconds for seconds in waits if seconds > 0), default=None)


def _decisions(match: Match) -> int:
    return sum(ply.actor >= 0 for ply in match.plies)
