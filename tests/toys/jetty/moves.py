"""The moves of Jetty."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, only


class Row(Move, text="row"):
    pass


class Shove(Move, text="shove"):
    pass


ROW: Final = only(Row)
SHOVE: Final = only(Shove)

MOVES: Final = Catalogue.of(__name__)
