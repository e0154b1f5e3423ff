"""A human pace where somebody has lent his seat and no other person is asked: bots alone would be done with the game at once.

The bot on his seat waits until a page can have shown what has happened, so that he takes it back near the move that he sees.
Nothing else waits: no worker, no lock, no other table.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.logbook import Ply
    from spielhafen.match import Match

TURN_SECONDS: Final = 1.4
"""Seconds for which a page shows that somebody else decides, at its slowest pace."""
STEP_SECONDS: Final = 0.3
"""Seconds for each further step of the same seat."""
PAUSE_SECONDS: Final = 2.0
"""Seconds in which nothing happens before the turn of a lent seat."""
MAX_WAIT_SECONDS: Final = 15.0
"""Nobody waits longer, or another process would take this one to be gone."""


class BotPacing:
    """Reckons until when a page shows what happened at one table."""

    def __init__(self) -> None:
        self._shown: float | None = None

    def record(self, plies: Sequence[Ply], now: float) -> None:
        """These were played just now, after all that was noted before; none: somebody sat down, or asks for something."""
        begun = now if self._shown is None else max(now, self._shown)
        self._shown = min(
            begun + (display_seconds(plies) if plies else PAUSE_SECONDS), now + MAX_WAIT_SECONDS
        )

    def delay(self, match: Match, seat: int, now: float) -> float:
        """The seconds that the bot of this seat waits before it decides."""
        if not needs_pacing(match, seat):
            return 0.0
        shown = now if self._shown is None else self._shown
        breath = 0.0 if self._shown is not None and _continues_turn(match, seat) else PAUSE_SECONDS
        return max(0.0, min(shown + breath - now, MAX_WAIT_SECONDS))


def needs_pacing(match: Match, seat: int) -> bool:
    """Whether a bot moves for somebody who may come back, and no person is asked who would stop the game meanwhile."""
    plan = match.seats[seat]
    lent = plan.kind == "bot" and bool(plan.owner)
    return lent and not any(match.seats[asked].kind == "here" for asked in match.actors())


def display_seconds(plies: Sequence[Ply]) -> float:
    """The seconds that a page takes to show these."""
    actors = [None, *(ply.actor for ply in plies)]
    return sum(STEP_SECONDS if actor == before else TURN_SECONDS for before, actor in pairwise(actors))


def _continues_turn(match: Match, seat: int) -> bool:
    """Whether it is in the midst of its turn: it was the last that decided."""
    deciders = (ply.actor for ply in reversed(match.plies) if ply.actor != CHANCE)
    return next(deciders, None) == seat
