"""The board, and the state of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from spielhafen.core.board import Board
from spielhafen.core.play import EVERYTHING, State, Step

if TYPE_CHECKING:
    from . import Options

BOARD: Final = Board(files(__package__).joinpath("board.txt").read_text("utf-8"))
REEFS: Final = frozenset(BOARD.find("x"))
HARBOUR: Final = BOARD.find("h")
(BUOY,) = BOARD.find("o")


class Sea(State):
    """The state of a table. Spaces are numbers (see `BOARD`), lists are by seat."""

    __slots__ = (
        "round",  # 1 …
        "wind",  # spaces that the present captain may still sail
        "sailed",  # spaces sailed this turn
        "at",  # the space of each cutter
        "rounded",  # 1 for each cutter that has been round the buoy
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        round: int,  # noqa: A002 - the rulebook's word
        wind: int,
        sailed: int,
        at: list[int],
        rounded: list[int],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.round = round
        self.wind = wind
        self.sailed = sailed
        self.at = at
        self.rounded = rounded

    def clone(self) -> Sea:
        return Sea(
            self.steps[:],
            self.winners and self.winners[:],
            self.viewer,
            self.options,
            self.round,
            self.wind,
            self.sailed,
            self.at[:],
            self.rounded[:],
        )

    def seats(self) -> int:
        return len(self.at)


def empty_sea(seats: int, options: Options) -> Sea:
    """Return the table with all cutters in harbour, nothing pending."""
    return Sea(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        round=1,
        wind=0,
        sailed=0,
        at=list(HARBOUR[:seats]),
        rounded=[0] * seats,
    )


def by_the_buoy(space: int) -> bool:
    """§5 Whether a space touches the buoy's, with an edge or a corner."""
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
    """§7 Return the spaces that a cutter has still to sail: home, or by way of the buoy."""
    return (WAY_HOME if g.rounded[seat] else WAY_ROUND)[g.at[seat]]
