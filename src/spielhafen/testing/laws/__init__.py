"""The laws of the house: one function each, whose docstring is the law. It raises `Broken` where the law does not hold.

Laws are about a game as it is written, about a node (a state in which somebody has to decide), about a ply (a move that
was played there) or about a match. With a node's or ply's law stands how often it is asked: at one node in so many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.testing.laws import citing, ending, keeping, moving, seeing, showing

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.node import Node, Ply
    from spielhafen.testing.walk import Match

Law: TypeAlias = Callable[[Any], None]

GAME_LAWS: Final[Sequence[Callable[[Game], None]]] = (
    *keeping.GAME_LAWS,
    *moving.GAME_LAWS,
    *citing.GAME_LAWS,
    *showing.GAME_LAWS,
)
NODE_LAWS: Final[Mapping[Callable[[Node], None], int]] = {
    **keeping.NODE_LAWS,
    **ending.NODE_LAWS,
    **moving.NODE_LAWS,
    **seeing.NODE_LAWS,
    **showing.NODE_LAWS,
}
PLY_LAWS: Final[Mapping[Callable[[Ply], None], int]] = {**keeping.PLY_LAWS, **showing.PLY_LAWS}
MATCH_LAWS: Final[Sequence[Callable[[Match], None]]] = ending.MATCH_LAWS


def said(law: Law) -> str:
    """The law's name as a sentence."""
    return law.__name__.replace("_", " ")
