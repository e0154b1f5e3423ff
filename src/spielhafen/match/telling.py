"""What the log of a match says, and who may read it. Lines come from watching steps go by; the rules tell nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.play import EVERYTHING, law

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.core.text import Text


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the ply it belongs to (0: before the first), the captain it is about, the paragraph."""

    ply: int
    seat: int | None
    head: bool
    text: Text
    law: str


@dataclass(frozen=True, slots=True)
class Witnessed:
    """A line as its witnesses read it, and as all others do; `witnesses` None: everybody is one."""

    line: Line
    veiled: Line
    witnesses: tuple[int, ...] | None

    def seen_by(self, viewer: int) -> Line:
        """The line that this viewer reads."""
        return self.line if knows(viewer, self.witnesses) else self.veiled


def knows(viewer: int, witnesses: tuple[int, ...] | None) -> bool:
    """Whether a viewer is among the witnesses."""
    return witnesses is None or viewer == EVERYTHING or viewer in witnesses


def witnesses_of(step: Step, g: State) -> tuple[int, ...] | None:
    """Who may know the move that settles a step; None: everybody."""
    found = step.witnesses(g)
    return None if found is None else tuple(found)


class Teller:
    """A watcher that writes down what is told of each ply, and who witnessed it."""

    def __init__(self, game: Game, ply: int = 0) -> None:
        self.game = game
        self.ply = ply
        """The number of the ply being played."""
        self.lines: list[Witnessed] = []
        self.witnesses: list[tuple[int, ...] | None] = []

    def __call__(self, g: State, step: Step, move: Move | None) -> None:
        witnesses = None
        if move is not None:
            witnesses = witnesses_of(step, g)
            self.witnesses.append(witnesses)
        line = self._line(g, step, move)
        if line is None:
            return
        veiled = line if witnesses is None else self._line(g, step, move, veiled=True)
        self.lines.append(Witnessed(line, veiled or line, witnesses))

    def _line(self, g: State, step: Step, move: Move | None, *, veiled: bool = False) -> Line | None:
        said = self.game.tell(g, step, move, veiled=veiled)
        if said is None:
            return None
        seat = getattr(step, "seat", None)
        return Line(self.ply, seat if isinstance(seat, int) else None, step.head, said, law(type(step)))
