"""The laws of the house: one function each, whose docstring is the law. It raises `Broken` where the law does not hold.

Laws are about a game as it is written, about a node (a state in which somebody has to decide), about a ply (a move that
was played there) or about a match. With a node's or ply's law stands how often it is asked: at one node in so many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.testing.laws import citations, legality, plain_data, presentation, secrecy, termination

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.game_node import GameNode, GamePly
    from spielhafen.testing.walk import ContractMatch

Law: TypeAlias = Callable[[Any], None]

GAME_LAWS: Final[Sequence[Callable[[Game], None]]] = (
    *plain_data.GAME_LAWS,
    *legality.GAME_LAWS,
    *citations.GAME_LAWS,
    *presentation.GAME_LAWS,
)
NODE_LAWS: Final[Mapping[Callable[[GameNode], None], int]] = {
    **plain_data.NODE_LAWS,
    **termination.NODE_LAWS,
    **legality.NODE_LAWS,
    **secrecy.NODE_LAWS,
    **presentation.NODE_LAWS,
}
PLY_LAWS: Final[Mapping[Callable[[GamePly], None], int]] = {**plain_data.PLY_LAWS, **presentation.PLY_LAWS}
MATCH_LAWS: Final[Sequence[Callable[[ContractMatch], None]]] = termination.MATCH_LAWS


def law_title(law: Law) -> str:
    """The law's name as a sentence."""
    return law.__name__.replace("_", " ")
