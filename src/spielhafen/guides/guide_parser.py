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
HEADER: Final = re.compile(r"(seats|learner|option)\s+(\S.*)")


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

    def parse(self, written: str) -> Guide:
        """Return the guide of this text; raises GuideError."""
        for number, line in enumerate(written.splitlines(), 1):
            if bare := COMMENT.sub("", line).strip():
                self._read(number, bare)
        return Guide(
            self.name, self.file, self.seats, self.learner, self.options, tuple(self.plies), tuple(self.steps)
        )

    def _read(self, number: int, line: str) -> None:
        if step := STEP.fullmatch(line):
            self.steps.append(GuideStep(number, step[1], step[2] or ""))
        elif ply := PLY.fullmatch(line):
            actor = CHANCE if ply[1] == "*" else SEAT_LETTERS.index(ply[1])
            self.plies += [self._ply(number, actor, part) for part in ply[2].split(", ")]
        elif header := HEADER.fullmatch(line):
            self._read_header(number, header[1], header[2].strip())
        else:
            raise GuideError(self.file, number, text("guide-unreadable"))

    def _read_header(self, number: int, word: str, rest: str) -> None:
        if word == "seats" and rest.isdecimal():
            self.seats = int(rest)
        elif word == "learner" and rest in SEAT_LETTERS:
            self.learner = SEAT_LETTERS.index(rest)
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            self.options[name] = value
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
        is_own = actor == self.learner
        if is_own and not self.steps:
            raise GuideError(self.file, number, text("guide-no-step"))
        return GuidePly(number, actor, move, tuple(others), len(self.steps) - 1 if is_own else None)
