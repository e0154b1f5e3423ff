"""What a bot knew before a ply of its own, so that its reasons can be computed again.

A bot's thoughts are not stored: the same view, level and seed lead to the same thoughts
(`spielhafen.bots.advice`). Reasons stay private while they would reveal a secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.bots.levels import LEVELS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.play import CHANCE
from spielhafen.core.text import PlayerRef, Text, text

if TYPE_CHECKING:
    from spielhafen.core.play import State
    from spielhafen.match.match import Match


class ReasonsUnavailable(SpielhafenError):
    """No reasons can be given for a ply; the text says why."""


class ReasonsNotYetAvailable(ReasonsUnavailable):
    """The reasons are given after the game: now they would reveal what the bot holds."""


@dataclass(frozen=True)
class BotDecision:
    """The input of a bot that searches, and the move it played."""

    ply: int
    """The number of the ply, from 1."""
    seat: int
    level: str
    seed: int
    view: State
    played: str

    def check_reproduced(self, move: str) -> None:
        """Raise ReasonsUnavailable if searching again led to another move.

        Its reasons would then not be those of the move that was played.
        """
        if move != self.played:
            raise ReasonsUnavailable(text("reasons-lost"))


def find_decision(match: Match, ply: int) -> BotDecision:
    """Return the bot's decision behind ply number `ply` (from 1); raises ReasonsUnavailable."""
    if match.has_secrets and match.winners is None:
        raise ReasonsNotYetAvailable(text("reasons-later"))
    why_not = _why_no_reasons(match, ply)
    if why_not is not None:
        raise ReasonsUnavailable(why_not)
    seat = match.plies[ply - 1].actor
    (before,) = match.states(ply - 1, ply - 1)
    view = match.view_for(seat, before)
    return BotDecision(
        ply, seat, match.bot_levels[ply - 1], match.bot_seed(seat, ply - 1), view, match.plies[ply - 1].move
    )


def _why_no_reasons(match: Match, ply: int) -> Text | None:
    """Return why no bot compared moves before this ply; None if one did."""
    actor, level = match.plies[ply - 1].actor, match.bot_levels[ply - 1]
    if actor == CHANCE:
        return text("no-reasons-chance")
    if ply <= match.imported_plies:
        return text("no-reasons-brought")
    if not level:
        return text("no-reasons-person", who=PlayerRef(actor))
    if level not in LEVELS:
        return text("no-reasons-program", who=PlayerRef(actor))
    return None if LEVELS[level].simulations else text(f"no-reasons-{level}", who=PlayerRef(actor))


def has_reasons(match: Match) -> bool:
    """Return whether a bot that searches has made a ply."""
    return any(level in LEVELS and LEVELS[level].simulations for level in match.bot_levels)
