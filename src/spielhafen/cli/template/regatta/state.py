"""The board, and the state of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Final

from spielhafen.core.board import Board
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import choice, flag, integer, per_seat

from . import Options

BOARD: Final = Board(files(__package__).joinpath("board.txt").read_text("utf-8"))
REEFS: Final = frozenset(BOARD.find("x"))
HARBOUR: Final = BOARD.find("h")
(BUOY,) = BOARD.find("o")
EAST, WEST = BOARD.find(">"), BOARD.find("<")
CURRENT: Final = {space: space + 1 for space in EAST} | {space: space - 1 for space in WEST}
"""Where the currents lead to, from each of their spaces."""
STRONGEST: Final = 3


def last_round(_seats: int, options: Options) -> int:
    """§8 Return the number of rounds."""
    return options.rounds


@state
class Sea(State):
    """The state of a table. Spaces are numbers (see `BOARD`), lists are by seat."""

    options: Options
    round: int = integer(1, last_round, "the present round")
    wind: int = integer(0, STRONGEST, "spaces that the present captain may still sail")
    sailed: int = integer(0, STRONGEST, "spaces sailed this turn")
    at: list[int] = per_seat(choice(BOARD.names), "the space of each cutter")
    rounded: list[int] = per_seat(flag(), "the cutter has been round the buoy")


def empty_sea(seats: int, options: Options) -> Sea:
    """Return the sea with all cutters in harbour, nothing pending."""
    g = Sea.initial(seats, options)
    g.at = list(HARBOUR[:seats])
    return g


def by_the_buoy(space: int) -> bool:
    """§6 Whether a space touches the buoy's, with an edge or a corner."""
    (x, y), (left, top) = BOARD.coordinates[BUOY], BOARD.coordinates[space]
    return max(abs(x - left), abs(y - top)) == 1


def ways(begin: Mapping[int, int]) -> dict[int, int]:
    """Return from each space the fewest spaces to a goal, plus the goal's own number in `begin`."""
    found = dict(begin)
    waiting = sorted(begin, key=found.__getitem__)
    for space in waiting:
        for near in _open(BOARD.neighbours[space]):
            if found[space] + 1 < found.get(near, len(BOARD)):
                found[near] = found[space] + 1
                waiting.append(near)
    return found


def _open(spaces: Iterable[int]) -> list[int]:
    return [space for space in spaces if space not in REEFS and space != BUOY]


WAY_HOME: Final = ways(dict.fromkeys(HARBOUR, 0))
WAY_ROUND: Final = ways({space: WAY_HOME[space] for space in WAY_HOME if by_the_buoy(space)})


def way_left(g: Sea, seat: int) -> int:
    """§8 Return the spaces that a cutter has still to sail: home, or by way of the buoy."""
    return (WAY_HOME if g.rounded[seat] else WAY_ROUND)[g.at[seat]]
