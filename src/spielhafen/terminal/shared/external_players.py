"""Programs of people's own in seats at this table: each sits down once, is greeted once, and is told when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.bots import PROGRAM_PREFIX, ExternalBot, choose_move_with, close_bots
from spielhafen.bots.external import ANSWER_SECONDS

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

_SEATED: Final[dict[tuple[str, str, int], ExternalBot]] = {}
"""By game, command line and seat, in the process that thinks for bots: to start one for each move would take its memory away."""


def choose_external_move(
    game: Game, view: State, command: str, seed: int, seconds: float | None = None
) -> Move:
    """The program's move in the seat that the view belongs to; it may take so many seconds, unless it sits there already."""
    place = game.name, command, view.viewer
    if place not in _SEATED:
        _SEATED[place] = ExternalBot(
            game, command.removeprefix(PROGRAM_PREFIX), ANSWER_SECONDS if seconds is None else seconds
        )
    return choose_move_with(_SEATED[place], view, seed)


def close_external_players() -> None:
    """The game is over or left."""
    mates = [*_SEATED.values()]
    _SEATED.clear()
    close_bots(mates)
