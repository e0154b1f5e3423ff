"""What stays on the table for a moment after a ply: a finished trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.scene import Scene


def aftermath_of(game: Game) -> Callable[[State], Scene | None] | None:
    """Return the function that makes what stays for a moment after the last ply, from a view.

    It returns None after most plies. None for games whose scene module does not define `aftermath(view)`.
    """
    made: Callable[[State], Scene | None] | None = getattr(game.part("scene"), "aftermath", None)
    return made


def ply_scene(game: Game, view: State) -> Scene:
    """Return the scene after the last ply: what stays for a moment, or else that of the view."""
    aftermath = aftermath_of(game)
    return (aftermath(view) if aftermath else None) or game.scene(view)
