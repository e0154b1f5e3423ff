"""The moves of the game: those of captains and those of chance."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, choice, each

from .state import CARD_NAMES


class Play(Move, text="play {card}"):
    """Play this card."""

    card: int = choice(CARD_NAMES)


class Draw(Move, text="draw {card}"):
    """Draw this card from the pile."""

    card: int = choice(CARD_NAMES)


PLAY: Final = each(Play)

MOVES: Final = Catalogue.of(__name__)
