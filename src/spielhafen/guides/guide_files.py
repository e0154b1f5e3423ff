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
    """Return the guides of a game in their order; raises GuideError for one that cannot be read."""
    folder = game.file("guide")
    if not folder.is_dir():
        return ()
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )
    return _in_order(
        [
            parse_guide(
                game,
                file.name.removesuffix(SUFFIX),
                f"{game.name}/guide/{file.name}",
                file.read_text("utf-8"),
            )
            for file in found
        ]
    )


def _in_order(guides: Sequence[Guide]) -> Sequence[Guide]:
    """Return the guides so that each comes before the one that follows it."""
    by_name = {guide.name: guide for guide in guides}
    led_to = {guide.then for guide in guides}
    order: dict[str, Guide] = {}
    for guide in [*(guide for guide in guides if guide.name not in led_to), *guides]:
        name = guide.name
        while name in by_name and name not in order:
            order[name] = by_name[name]
            name = by_name[name].then
    return tuple(order.values())


def find_guide(game: Game, name: str) -> Guide | None:
    """Return the guide of this name; None if the game has none."""
    return next((guide for guide in game_guides(game) if guide.name == name), None)
