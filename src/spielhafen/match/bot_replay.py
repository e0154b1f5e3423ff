"""What a bot was asked before a ply that it made, so that it can think again; and where its reasons are not told.

Nothing of what bots think is kept: the same view, level and seed lead to the same thoughts (`spielhafen.bots.advice`).
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
    """Why this was played is not told; the text says why not."""


class ReasonsNotYetAvailable(ReasonsUnavailable):
    """It is told when the game is over, for now a reason would give away what the bot holds."""


@dataclass(frozen=True)
class BotDecision:
    """What a bot that looks ahead was asked, and what it played."""

    ply: int
    """The number of the ply that it made."""
    seat: int
    level: str
    seed: int
    view: State
    played: str

    def check_reproduced(self, move: str) -> None:
        """Raises ReasonsUnavailable if it comes to another move when it thinks again: then that is not what it thought."""
        if move != self.played:
            raise ReasonsUnavailable(text("reasons-lost"))


def find_decision(match: Match, ply: int) -> BotDecision:
    """What stands behind ply number `ply` (from 1); raises ReasonsUnavailable."""
    if match.has_secrets and match.over is None:
        raise ReasonsNotYetAvailable(text("reasons-later"))
    why_not = _nothing_behind(match, ply)
    if why_not is not None:
        raise ReasonsUnavailable(why_not)
    seat = match.plies[ply - 1].actor
    (before,) = match.states(ply - 1, ply - 1)
    view = match.view_for(seat, before)
    return BotDecision(
        ply, seat, match.bot_levels[ply - 1], match.bot_seed(seat, ply - 1), view, match.plies[ply - 1].move
    )


def _nothing_behind(match: Match, ply: int) -> Text | None:
    """Why nobody compared anything before this ply, as far as that is known; None if a bot did."""
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
    """Whether any bot that looks ahead has made a ply."""
    return any(level in LEVELS and LEVELS[level].simulations for level in match.bot_levels)
