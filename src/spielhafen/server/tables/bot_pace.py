"""A human pace for bots that play while their human is away and no other human is to move.

Otherwise they would finish the game at once. The bot waits until a page can have shown what has happened, so
that the player can take the seat back near the move they see. Nothing else waits: no worker, no lock, no
other table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from spielhafen.core.logbook import Ply
from spielhafen.core.play import CHANCE
from spielhafen.match import Match

TURN_SECONDS: Final = 1.4
"""Seconds for which a page shows that another player decides, at its slowest pace."""
STEP_SECONDS: Final = 0.3
"""Seconds for each further step of the same seat."""
PAUSE_SECONDS: Final = 2.0
"""Seconds without events before a lent seat moves."""
ORDER_SECONDS: Final = (2.0, 6.0)
"""Seconds that a person might take over a move that they need not think about."""
MAX_WAIT_SECONDS: Final = 15.0
"""Well below `PROCESS_GONE_SECONDS`, after which another process would take over."""


class BotPacing:
    """Computes until when a page shows the events of one table."""

    def __init__(self) -> None:
        self._shown_until: float | None = None

    def record(self, plies: Sequence[Ply], now: float) -> None:
        """Record new plies, shown after all plies recorded before; none for an event without plies."""
        start = now if self._shown_until is None else max(now, self._shown_until)
        self._shown_until = min(
            start + (display_seconds(plies) if plies else PAUSE_SECONDS), now + MAX_WAIT_SECONDS
        )

    def delay(self, match: Match, seat: int, now: float) -> float:
        """Return the seconds that the bot of this seat has to wait."""
        if not needs_pacing(match, seat):
            return 0.0
        shown_until = now if self._shown_until is None else self._shown_until
        pause = 0.0 if self._shown_until is not None and _continues_turn(match, seat) else PAUSE_SECONDS
        return max(0.0, min(shown_until + pause - now, MAX_WAIT_SECONDS))


def order_delay(match: Match, seat: int) -> float:
    """Return the seconds before a standing order is followed.

    Where there are secrets, a move that always came at once would tell that the seat had no choice.
    """
    if not match.has_secrets:
        return 0.0
    return Random(match.bot_seed(seat)).uniform(*ORDER_SECONDS)


def needs_pacing(match: Match, seat: int) -> bool:
    """Return whether a bot moves for a player who may return, and no human is to move."""
    plan = match.seats[seat]
    is_lent = plan.kind == "bot" and bool(plan.owner)
    return (
        is_lent
        and not any(match.seats[seat].kind == "here" for seat in match.actors())
        and not is_delegated(match, seat)
    )


def is_delegated(match: Match, seat: int) -> bool:
    """Return whether this is a part of the game that players leave to a bot to have it done."""
    return match.game.status(match.view_for(seat)).delegate is not None


def display_seconds(plies: Sequence[Ply]) -> float:
    """Return the seconds that a page needs to show these plies."""
    actors = [None, *(ply.actor for ply in plies)]
    return sum(STEP_SECONDS if actor == previous else TURN_SECONDS for previous, actor in pairwise(actors))


def _continues_turn(match: Match, seat: int) -> bool:
    """Return whether the seat made the last decision, so that its turn continues."""
    deciders = (ply.actor for ply in reversed(match.plies) if ply.actor != CHANCE)
    return next(deciders, None) == seat
