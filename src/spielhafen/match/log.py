"""The log of a match and who may read it: lines made by watching steps, not by the rules.

Lines are made when a client needs them, since the matches of bots and programs often have no reader.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.logbook import Ply, play_ply
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.play import CHANCE, EVERYTHING, paragraph_of, seat_of
from spielhafen.core.text import declared_importance, importance_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.logbook import Logbook
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.core.scene import Scene
    from spielhafen.core.text import Importance, Text


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its ply (0: before the first), its seat, the rulebook's paragraph.

    `actor` is who decided its ply; None: chance did, or it is no ply.
    """

    ply: int
    seat: int | None
    head: bool
    text: Text
    paragraph: str
    actor: int | None = None
    importance: Importance | None = None


@dataclass(frozen=True)
class Frame:
    """The table after one ply as one viewer sees it, and the log lines of that ply."""

    ply: int
    scene: Scene
    actors: list[int]
    log: list[LogLine]


@dataclass(frozen=True, slots=True)
class WitnessedLine:
    """A line as its witnesses read it and as all others do; `witnesses` None: everyone is one."""

    line: LogLine
    veiled: LogLine
    witnesses: tuple[int, ...] | None

    def for_viewer(self, viewer: int) -> LogLine:
        """Return the line that this viewer reads."""
        return self.line if is_witness(viewer, self.witnesses) else self.veiled


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
        self.lines: list[WitnessedLine] = []
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
    """The log of a match as far as it was needed: its lines, and the witnesses of each ply."""

    def __init__(self, game: Game, state: State, lines: Sequence[WitnessedLine]) -> None:
        """Start the log at `state`, before the first ply, with the lines recorded up to it.

        The log keeps `state`, which must not change.
        """
        self._game = game
        self._start = state, lines
        self._notes: list[tuple[int, WitnessedLine]] = []
        """Lines that no rule tells, and how many plies had been played before."""
        self.clear_cache()

    def clear_cache(self) -> None:
        """Drop what can be recorded again."""
        self._state, lines = self._start
        self._lines = list(lines)
        self._witnesses: list[tuple[int, ...] | None] = []
        self._added_notes = 0

    def copy(self) -> MatchLog:
        """Return an independent copy."""
        copy = MatchLog(self._game, *self._start)
        copy._state, copy._added_notes = self._state, self._added_notes
        copy._lines, copy._witnesses = self._lines.copy(), self._witnesses.copy()
        copy._notes = self._notes.copy()
        return copy

    @property
    def recorded_plies(self) -> int:
        """The number of plies recorded so far."""
        return len(self._witnesses)

    def lines(self, plies: Sequence[Ply], first: int, last: int) -> list[WitnessedLine]:
        """Return the lines of plies `first` to `last`; records no later ply."""
        self._record(plies, last)
        begin = bisect_left(self._lines, first, key=_ply_of)
        return self._lines[begin : bisect_left(self._lines, last + 1, key=_ply_of)]

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
        self._lines = [each for each in self._lines if each.line.ply <= ply]
        self._notes = [(after, each) for after, each in self._notes if each.line.ply <= ply]
        self._added_notes = min(self._added_notes, len(self._notes))

    def _record(self, plies: Sequence[Ply], last: int) -> None:
        """Record up to ply number `last`, with notes in their places."""
        while self._added_notes < len(self._notes) and self._notes[self._added_notes][0] <= last:
            before, line = self._notes[self._added_notes]
            self._record_plies(plies, before)
            self._lines.append(line)
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
        self._lines += recorder.lines
        self._witnesses += recorder.witnesses


def _ply_of(line: WitnessedLine) -> int:
    return line.line.ply
