"""The guides in the folder of a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from spielhafen.guides.guide_parser import parse_guide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.guides.guide import Guide

SUFFIX: Final = ".guide"


@cache
def game_guides(game: Game) -> Sequence[Guide]:
    """Return the guides of a game, by name; raises GuideError for one that cannot be read."""
    folder = game.file("guide")
    if not folder.is_dir():
        return ()
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )
    return tuple(
        parse_guide(
            game,
            file.name.removesuffix(SUFFIX),
            f"{game.name}/guide/{file.name}",
            file.read_text("utf-8"),
        )
        for file in found
    )


def find_guide(game: Game, name: str) -> Guide | None:
    """Return the guide of this name; None if the game has none."""
    return next((guide for guide in game_guides(game) if guide.name == name), None)
