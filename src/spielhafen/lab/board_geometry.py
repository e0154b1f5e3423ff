"""The board of a condition, as all of its games have it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from spielhafen.core.game import find_game
from spielhafen.core.play import play_chance
from spielhafen.core.secret import view
from spielhafen.core.state_kinds import PUBLIC

if TYPE_CHECKING:
    from spielhafen.core.scene import Geometry
    from spielhafen.lab.study.plan import Condition

SET_OUTS: Final = 4
"""How many games are set out to see what is the same in all of them."""


def board_geometry(condition: Condition) -> Geometry:
    """Return the chart at the first decision, without what differs from game to game."""
    first, *others = (_set_out(condition, Random(number)) for number in range(SET_OUTS))
    return replace(
        first,
        terrain=[one for one in first.terrain if all(one in other.terrain for other in others)],
        lines=[line for line in first.lines if all(line in other.lines for other in others)],
    )


def _set_out(condition: Condition, random: Random) -> Geometry:
    """Return the chart of one game at its first decision."""
    game = find_game(condition.game)
    g = game.start(len(condition.players), condition.options)
    play_chance(g, random)
    return game.scene(view(g, PUBLIC)).geometry
