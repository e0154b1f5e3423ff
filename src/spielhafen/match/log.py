"""The log of a match and who may read it: lines made by watching steps, not by the rules.

Lines are made when a client needs them, since the matches of bots and programs often have no reader.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from spielhafen.core.logbook import Ply, play_ply
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.play import CHANCE, EVERYTHING, paragraph_of, seat_of
from spielhafen.core.text import declared_importance, importance_of
from spielhafen.match.log_line import LogLine, write_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Logbook
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step


Line = TypeVar("Line", LogLine, bytes)


@dataclass(frozen=True, slots=True)
class WitnessedLine(Generic[Line]):
    """A line as its witnesses read it and as all others do; `witnesses` None: everyone is one."""

    line: Line
    veiled: Line
    witnesses: tuple[int, ...] | None

    def for_viewer(self, viewer: int) -> Line:
        """Return the line that this viewer reads."""
        return self.line if is_witness(viewer, self.witnesses) else self.veiled


WrittenLine: TypeAlias = "bytes | WitnessedLine[bytes]"
"""A line as the log keeps it: without wrapping if all read the same."""


def write_witnessed(line: WitnessedLine[LogLine]) -> WrittenLine:
    """Return the written form of a line."""
    written = write_line(line.line)
    if line.witnesses is None:
        return written
    return WitnessedLine(written, write_line(line.veiled), line.witnesses)


def is_witness(viewer: int, witnesses: tuple[int, ...] | None) -> bool:
    """Return whether a viewer is among the witnesses."""
    return witnesses is None or viewer == EVERYTHING or viewer in witnesses


def find_witnesses(step: Step, g: State) -> tuple[int, ...] | None:
    """Return who may know the move that settles a step; None: everyone."""
    found = step.witnesses(g)
    return None if found is None else tuple(found)


class LogRecorder:
    """A watcher of steps that records the lines of each ply and who witnessed it."""

    def __init__(self, game: Game, ply: int = 0) -> None:
        self.game = game
        self.importance = declared_importance(game.part("scene"))
        self.ply = ply
        """The number of the ply being played."""
        self.actor: int | None = None
        """The seat that decided it; None: chance."""
        self.lines: list[WitnessedLine[LogLine]] = []
        self.witnesses: list[tuple[int, ...] | None] = []

    def __call__(self, g: State, step: Step, move: Move | None) -> None:
        witnesses = None
        if move is not None:
            witnesses = find_witnesses(step, g)
            self.witnesses.append(witnesses)
            actor = step.actor()
            self.actor = None if actor == CHANCE else actor
        line = self._line(g, step, move)
        if line is None:
            return
        veiled = line if witnesses is None else self._line(g, step, move, veiled=True)
        self.lines.append(WitnessedLine(line, veiled or line, witnesses))

    def _line(self, g: State, step: Step, move: Move | None, *, veiled: bool = False) -> LogLine | None:
        message = self.game.describe_step(g, step, move, veiled=veiled)
        if message is None:
            return None
        return LogLine(
            self.ply,
            seat_of(step),
            step.head,
            message,
            paragraph_of(type(step)),
            self.actor,
            importance_of(message, self.importance),
        )


def hide_moves(book: Logbook, witnesses: Sequence[tuple[int, ...] | None], viewer: int) -> None:
    """Hide the moves of a logbook that a viewer has not witnessed."""
    book.plies = [
        ply if is_witness(viewer, allowed) else Ply(ply.actor, UNKNOWN_MARK)
        for ply, allowed in zip(book.plies, witnesses, strict=True)
    ]


class MatchLog:
    """The log of a match as far as it was needed: written lines, and who witnessed each ply."""

    def __init__(self, game: Game, state: State, lines: Sequence[WitnessedLine[LogLine]]) -> None:
        """Start the log at `state`, before the first ply, with the lines recorded up to it.

        The log keeps `state`, which must not change.
        """
        self._game = game
        self._start = state, lines
        self._notes: list[tuple[int, WitnessedLine[LogLine]]] = []
        """Lines that no rule tells, and how many plies had been played before."""
        self.clear_cache()

    def clear_cache(self) -> None:
        """Drop what can be recorded again."""
        self._state, lines = self._start
        self._lines: list[WrittenLine] = []
        self._line_plies = array("L")
        """The ply of each line."""
        self._witnesses: list[tuple[int, ...] | None] = []
        self._added_notes = 0
        self._add(lines)

    def copy(self) -> MatchLog:
        """Return an independent copy."""
        copy = MatchLog(self._game, *self._start)
        copy._state, copy._added_notes = self._state, self._added_notes
        copy._lines, copy._line_plies = self._lines.copy(), self._line_plies[:]
        copy._witnesses, copy._notes = self._witnesses.copy(), self._notes.copy()
        return copy

    @property
    def recorded_plies(self) -> int:
        """The number of plies recorded so far."""
        return len(self._witnesses)

    def lines(self, plies: Sequence[Ply], viewer: int, first: int, last: int) -> list[tuple[int, bytes]]:
        """Return the written lines of plies `first` to `last` for a viewer, each with its ply.

        No later ply is recorded.
        """
        self._record(plies, last)
        shown = slice(bisect_left(self._line_plies, first), bisect_right(self._line_plies, last))
        lines = (_line_for(viewer, line) for line in self._lines[shown])
        return list(zip(self._line_plies[shown], lines, strict=True))

    def witnesses(self, plies: Sequence[Ply]) -> list[tuple[int, ...] | None]:
        """Return the witnesses of each ply; None: everyone."""
        self._record(plies, len(plies))
        return self._witnesses

    def add_note(self, plies: int, line: LogLine) -> None:
        """Add a line that everyone may read and no rule wrote, after `plies` plies."""
        self._notes.append((plies, WitnessedLine(line, line, None)))

    def truncate(self, ply: int, state: State) -> None:
        """Drop for good all that came after a ply, which led to this state."""
        if ply < self.recorded_plies:
            del self._witnesses[ply:]
            self._state = state.clone()
        kept = bisect_right(self._line_plies, ply)
        del self._lines[kept:], self._line_plies[kept:]
        self._notes = [(after, each) for after, each in self._notes if each.line.ply <= ply]
        self._added_notes = min(self._added_notes, len(self._notes))

    def _record(self, plies: Sequence[Ply], last: int) -> None:
        """Record up to ply number `last`, with notes in their places."""
        while self._added_notes < len(self._notes) and self._notes[self._added_notes][0] <= last:
            before, line = self._notes[self._added_notes]
            self._record_plies(plies, before)
            self._add([line])
            self._added_notes += 1
        self._record_plies(plies, last)

    def _record_plies(self, plies: Sequence[Ply], last: int) -> None:
        done = self.recorded_plies
        if done >= last:
            return
        state, recorder = self._state.clone(), LogRecorder(self._game)
        for recorder.ply, ply in enumerate(plies[done:last], done + 1):
            play_ply(self._game, state, ply, recorder.ply, recorder)
        self._state = state
        self._add(recorder.lines)
        self._witnesses += recorder.witnesses

    def _add(self, lines: Iterable[WitnessedLine[LogLine]]) -> None:
        for line in lines:
            self._lines.append(write_witnessed(line))
            self._line_plies.append(line.line.ply)


def _line_for(viewer: int, line: WrittenLine) -> bytes:
    return line if isinstance(line, bytes) else line.for_viewer(viewer)
