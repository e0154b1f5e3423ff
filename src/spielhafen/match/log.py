"""What the log of a match says, and who may read it. Lines come from watching steps go by; the rules tell nobody.

They are made when somebody asks: what bots and programs do is often read by nobody.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.logbook import play_ply
from spielhafen.core.play import EVERYTHING, paragraph_of, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Ply
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.core.scene import Scene
    from spielhafen.core.text import Text


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: the ply it belongs to (0: before the first), the captain it is about, the paragraph."""

    ply: int
    seat: int | None
    head: bool
    text: Text
    paragraph: str


@dataclass(frozen=True)
class Frame:
    """The table after one ply, as one viewer sees it, and what the log said of that ply."""

    ply: int
    scene: Scene
    actors: list[int]
    log: list[LogLine]


@dataclass(frozen=True, slots=True)
class WitnessedLine:
    """A line as its witnesses read it, and as all others do; `witnesses` None: everybody is one."""

    line: LogLine
    veiled: LogLine
    witnesses: tuple[int, ...] | None

    def for_viewer(self, viewer: int) -> LogLine:
        """The line that this viewer reads."""
        return self.line if is_witness(viewer, self.witnesses) else self.veiled


def is_witness(viewer: int, witnesses: tuple[int, ...] | None) -> bool:
    """Whether a viewer is among the witnesses."""
    return witnesses is None or viewer == EVERYTHING or viewer in witnesses


def find_witnesses(step: Step, g: State) -> tuple[int, ...] | None:
    """Who may know the move that settles a step; None: everybody."""
    found = step.witnesses(g)
    return None if found is None else tuple(found)


class LogRecorder:
    """A watcher that writes down what is told of each ply, and who witnessed it."""

    def __init__(self, game: Game, ply: int = 0) -> None:
        self.game = game
        self.ply = ply
        """The number of the ply being played."""
        self.lines: list[WitnessedLine] = []
        self.witnesses: list[tuple[int, ...] | None] = []

    def __call__(self, g: State, step: Step, move: Move | None) -> None:
        witnesses = None
        if move is not None:
            witnesses = find_witnesses(step, g)
            self.witnesses.append(witnesses)
        line = self._line(g, step, move)
        if line is None:
            return
        veiled = line if witnesses is None else self._line(g, step, move, veiled=True)
        self.lines.append(WitnessedLine(line, veiled or line, witnesses))

    def _line(self, g: State, step: Step, move: Move | None, *, veiled: bool = False) -> LogLine | None:
        said = self.game.describe_step(g, step, move, veiled=veiled)
        if said is None:
            return None
        return LogLine(self.ply, seat_of(step), step.head, said, paragraph_of(type(step)))


class MatchLog:
    """The log of a match as far as it was asked for: its lines, and by ply who witnessed it."""

    def __init__(self, game: Game, state: State, lines: Sequence[WitnessedLine]) -> None:
        """`state`: before the first ply, which must stay as it is; `lines`: what was told until then."""
        self._game = game
        self._first = state, lines
        self._notes: list[tuple[int, WitnessedLine]] = []
        """Lines that no rule tells, and how many plies had been played before."""
        self.clear_cache()

    def clear_cache(self) -> None:
        """Forget what can be told again."""
        self._state, lines = self._first
        self._lines = list(lines)
        self._witnesses: list[tuple[int, ...] | None] = []
        self._noted = 0

    def copy(self) -> MatchLog:
        """One that goes on by itself."""
        twin = MatchLog(self._game, *self._first)
        twin._state, twin._noted = self._state, self._noted
        twin._lines, twin._witnesses = self._lines.copy(), self._witnesses.copy()
        twin._notes = self._notes.copy()
        return twin

    @property
    def recorded_plies(self) -> int:
        """How many plies are told."""
        return len(self._witnesses)

    def lines(self, plies: Sequence[Ply], first: int, last: int) -> list[WitnessedLine]:
        """What was told of plies `first` to `last` when these were played; no later one is told for it."""
        self._tell(plies, last)
        begin = bisect_left(self._lines, first, key=_ply_of)
        return self._lines[begin : bisect_left(self._lines, last + 1, key=_ply_of)]

    def witnesses(self, plies: Sequence[Ply]) -> list[tuple[int, ...] | None]:
        """By ply who witnessed it; None: everybody."""
        self._tell(plies, len(plies))
        return self._witnesses

    def add_note(self, plies: int, line: LogLine) -> None:
        """A line that everybody may read and no rule tells, after so many plies."""
        self._notes.append((plies, WitnessedLine(line, line, None)))

    def truncate(self, ply: int, state: State) -> None:
        """Forget for good what came after a ply, which led to this state."""
        if ply < self.recorded_plies:
            del self._witnesses[ply:]
            self._state = state.clone()
        self._lines = [told for told in self._lines if told.line.ply <= ply]
        self._notes = [(plies, told) for plies, told in self._notes if told.line.ply <= ply]
        self._noted = min(self._noted, len(self._notes))

    def _tell(self, plies: Sequence[Ply], last: int) -> None:
        """Tell as far as ply number `last`; notes stand where they came."""
        while self._noted < len(self._notes) and self._notes[self._noted][0] <= last:
            known, told = self._notes[self._noted]
            self._tell_plies(plies, known)
            self._lines.append(told)
            self._noted += 1
        self._tell_plies(plies, last)

    def _tell_plies(self, plies: Sequence[Ply], last: int) -> None:
        known = self.recorded_plies
        if known >= last:
            return
        state, tell = self._state.clone(), LogRecorder(self._game)
        for tell.ply, ply in enumerate(plies[known:last], known + 1):
            play_ply(self._game, state, ply, tell.ply, tell)
        self._state = state
        self._lines += tell.lines
        self._witnesses += tell.witnesses


def _ply_of(told: WitnessedLine) -> int:
    return told.line.ply
