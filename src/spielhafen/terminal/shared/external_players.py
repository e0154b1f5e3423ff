"""External bots in seats at this table, each started once and closed when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.bots import PROGRAM_PREFIX, ExternalBot, choose_move_with, close_bots
from spielhafen.bots.external import ANSWER_SECONDS

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

_BOTS: Final[dict[tuple[str, str, int], ExternalBot]] = {}
"""Bots by game, command line and seat, in the process where bots think.

Starting a bot for every move would lose its memory.
"""


def choose_external_move(
    game: Game, view: State, command: str, seed: int, seconds: float | None = None
) -> Move:
    """Return the bot's move in the seat that the view belongs to.

    `seconds` limits an answer; it applies when the bot is started.
    """
    place = game.name, command, view.viewer
    if place not in _BOTS:
        _BOTS[place] = ExternalBot(
            game, command.removeprefix(PROGRAM_PREFIX), ANSWER_SECONDS if seconds is None else seconds
        )
    return choose_move_with(_BOTS[place], view, seed)


def close_external_players() -> None:
    """Close all external bots: the game is over or was left."""
    mates = [*_BOTS.values()]
    _BOTS.clear()
    close_bots(mates)
