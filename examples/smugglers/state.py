"""The board, and the state of a table."""

from importlib.resources import files
from typing import Final

from spielhafen.core.board import Board
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    choice,
    flag,
    integer,
    list_of,
    per_seat,
    piece_counts,
    piece_list,
    seat_number,
    seat_set,
)

from . import GOALS, MOST_SEATS, ROUNDS, Options

BOARD: Final = Board(files(__package__).joinpath("board.txt").read_text("utf-8"))
GOODS: Final = ("rum", "silk", "pepper")
CAPTAINS: Final = "ABCD"
ORDERS: Final = PieceSet([kind for kind in range(len(GOODS)) for _ in range(5)], names=GOODS)
ISLANDS: Final = [BOARD.find(glyph) for glyph in "rsp"]
LAND: Final = {isle for isles in ISLANDS for isle in isles}
BESIDE: Final = [{near for isle in isles for near in BOARD.neighbours[isle]} - LAND for isles in ISLANDS]
PORTS: Final = [port for glyph in "RSP" for port in BOARD.find(glyph)]
BERTHS: Final = {2: (0, 3), 3: (0, 1, 3), 4: (0, 1, 3, 2)}
"""The corners in use, clockwise, by number of captains; two have opposite ones."""
PIPS: Final = 6
MOST_POINTS: Final = max(GOALS) + 2 * MOST_SEATS + 1
"""One less than the goal, and in the last round two deliveries of each captain, all known to one of them."""


@state
class Sea(State):
    """The state of a table. Spaces and goods are numbers, lists are by seat."""

    options: Options
    round: int = integer(1, max(ROUNDS), "the present round")
    blew: int = integer(0, PIPS, "what the wind die shows")
    wind: int = integer(0, PIPS, "spaces that the present captain may still sail")
    loaded: int = flag("goods were loaded this turn")
    dared: int = flag("a captain was challenged this turn")
    at: list[int] = per_seat(choice(BOARD.names), "the space of each ship")
    hold: list[int] = per_seat(choice(GOODS, none=True), "the goods in each hold")
    orders: list[list[int]] = per_seat(piece_list(ORDERS, most=1), "each captain's order", secret="shown")
    shown: list[int] = per_seat(seat_set(), "the captains that have seen it")
    done: list[int] = piece_list(ORDERS, "orders delivered since the last shuffle")
    pile: list[int] = piece_counts(ORDERS, "orders not drawn yet", secret="all", start=ORDERS.counts())
    duel: list[int] = list_of(seat_number(), 2, "who challenged whom last in this turn")
    rolled: list[int] = list_of(integer(1, PIPS), 2, "what they rolled")
    points: list[int] = per_seat(integer(0, MOST_POINTS), "points")
