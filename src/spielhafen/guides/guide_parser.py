"""The parser of guides; the package's docstring describes the notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import MoveError, SpielhafenError
from spielhafen.core.play import CHANCE, PARAGRAPH
from spielhafen.core.text import Text, text
from spielhafen.guides.guide import Guide, GuidePly, GuideStep

if TYPE_CHECKING:
    from spielhafen.core.game import Game

COMMENT: Final = re.compile(r"(^|\s);.*")
SEAT_LETTERS: Final = "ABCDEFGH"
STEP: Final = re.compile(rf"#\s*([a-z][a-z0-9-]*)(?:\s+({PARAGRAPH.pattern}))?")
PLY: Final = re.compile(rf"([{SEAT_LETTERS}*])\s+(\S.*)")
HEADER: Final = re.compile(r"(seats|learner|option|then)\s+(\S.*)")
BEGIN: Final = "begin"


class GuideError(SpielhafenError):
    """A guide that cannot be read or played: its file and line, and why."""

    def __init__(self, file: str, line: int, why: Text) -> None:
        super().__init__(text("error-guide", where=f"{file}:{line}", why=why))


def parse_guide(game: Game, name: str, file: str, written: str) -> Guide:
    """Return the guide of this text; raises GuideError."""
    return _GuideParser(game, name, file).parse(written)


class _GuideParser:
    """What the lines so far have said."""

    def __init__(self, game: Game, name: str, file: str) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.seats = game.seats[0]
        self.learner = 0
        self.options: dict[str, str] = {}
        self.plies: list[GuidePly] = []
        self.steps: list[GuideStep] = []
        self.begin = 0
        self.then = ""

    def parse(self, written: str) -> Guide:
        """Return the guide of this text; raises GuideError."""
        for number, line in enumerate(written.splitlines(), 1):
            if bare := COMMENT.sub("", line).strip():
                self._read(number, bare)
        self._check_own_plies()
        return Guide(
            self.name,
            self.file,
            self.seats,
            self.learner,
            self.options,
            tuple(self.plies),
            tuple(self.steps),
            self.begin,
            self.then,
        )

    def _check_own_plies(self) -> None:
        """Raise GuideError for a move of the learner that no step explains."""
        for ply in self.plies[self.begin :]:
            if ply.actor == self.learner and ply.step is None:
                raise GuideError(self.file, ply.line, text("guide-no-step"))

    def _read(self, number: int, line: str) -> None:
        if step := STEP.fullmatch(line):
            self.steps.append(GuideStep(number, step[1], step[2] or ""))
        elif line == BEGIN:
            self._read_begin(number)
        elif ply := PLY.fullmatch(line):
            actor = CHANCE if ply[1] == "*" else SEAT_LETTERS.index(ply[1])
            self.plies += [self._ply(number, actor, part) for part in ply[2].split(", ")]
        elif header := HEADER.fullmatch(line):
            self._read_header(number, header[1], header[2].strip())
        else:
            raise GuideError(self.file, number, text("guide-unreadable"))

    def _read_begin(self, number: int) -> None:
        if self.steps or self.begin or not self.plies:
            raise GuideError(self.file, number, text("guide-begin"))
        self.begin = len(self.plies)

    def _read_header(self, number: int, word: str, rest: str) -> None:
        if word == "seats" and rest.isdecimal():
            self.seats = int(rest)
        elif word == "learner" and rest in SEAT_LETTERS:
            self.learner = SEAT_LETTERS.index(rest)
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            self.options[name] = value
        elif word == "then" and self.game.file("guide", f"{rest}.guide").is_file():
            self.then = rest
        elif word == "then":
            raise GuideError(self.file, number, text("guide-then", name=rest))
        else:
            raise GuideError(self.file, number, text("guide-unreadable"))

    def _ply(self, number: int, actor: int, written: str) -> GuidePly:
        try:
            move, *others = (
                self.game.catalogue.write(self.game.catalogue.read(part.strip()))
                for part in written.split(" | ")
            )
        except MoveError as error:
            raise GuideError(self.file, number, error.text) from error
        is_explained = actor == self.learner and bool(self.steps)
        return GuidePly(number, actor, move, tuple(others), len(self.steps) - 1 if is_explained else None)
