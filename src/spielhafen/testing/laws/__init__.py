"""The laws for games: one function each, whose docstring is the law. It raises LawBroken.

Laws are about the code of a game, about a node (a state in which a seat or chance has to decide), about a ply (a move
played there) or about a match. The number beside a node's or ply's law is its frequency: it is checked at one node in
that many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.testing.laws import (
    citations,
    declared_state,
    drawings,
    explanations,
    guided_games,
    hidden_values,
    legality,
    plain_data,
    presentation,
    secrecy,
    termination,
    words,
)

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
    *guided_games.GAME_LAWS,
    *explanations.GAME_LAWS,
)
NODE_LAWS: Final[Mapping[Callable[[GameNode], None], int]] = {
    **plain_data.NODE_LAWS,
    **declared_state.NODE_LAWS,
    **termination.NODE_LAWS,
    **legality.NODE_LAWS,
    **secrecy.NODE_LAWS,
    **hidden_values.NODE_LAWS,
    **presentation.NODE_LAWS,
    **drawings.NODE_LAWS,
    **explanations.NODE_LAWS,
    **words.NODE_LAWS,
}
PLY_LAWS: Final[Mapping[Callable[[GamePly], None], int]] = {
    **plain_data.PLY_LAWS,
    **presentation.PLY_LAWS,
    **words.PLY_LAWS,
}
MATCH_LAWS: Final[Sequence[Callable[[ContractMatch], None]]] = termination.MATCH_LAWS


def law_title(law: Law) -> str:
    """Return the law's name as a sentence."""
    return law.__name__.replace("_", " ")
