"""The model of a guide: its script, its steps, and where in them a match is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.text import Text

if TYPE_CHECKING:
    from spielhafen.core.logbook import Ply


@dataclass(frozen=True)
class GuidePly:
    """A scripted ply: its line in the file, the actor, the move, and others that are as good."""

    line: int
    actor: int
    move: str
    others: Sequence[str] = ()
    step: int | None = None
    """The step it belongs to.

    None for chance, the other seats, and what was played before the guide begins.
    """

    def accepts(self, move: str) -> bool:
        """Return whether this move follows the script."""
        return move == self.move or move in self.others


@dataclass(frozen=True)
class GuideStep:
    """A step of a guide: a sentence about the learner's next moves, and the paragraph behind it."""

    line: int
    name: str
    paragraph: str = ""


@dataclass(frozen=True)
class Guide:
    """A script that leads a beginner through the first moves of a game."""

    name: str
    file: str
    seats: int
    learner: int
    options: Mapping[str, str]
    plies: Sequence[GuidePly]
    steps: Sequence[GuideStep]
    begin: int = 0
    """The number of plies that have been played when the guide begins."""
    then: str = ""
    """The guide that follows this one; empty if none does."""

    def text(self, step: int) -> Text:
        """Return what a step says."""
        return Text(f"guide-{self.name}-{self.steps[step].name}")

    @property
    def title(self) -> Text:
        """What it is about, if a game has several."""
        return Text(f"guide-{self.name}-title")

    @property
    def end_text(self) -> Text:
        """What is said when the script is over."""
        return Text(f"guide-{self.name}-end")

    def run_from(self, index: int) -> Sequence[GuidePly]:
        """Return the learner's plies of one step from a place of the script, until others act."""
        run: list[GuidePly] = []
        for ply in self.plies[index:]:
            if ply.step is None or (run and ply.step != run[0].step):
                break
            run.append(ply)
        return run

    def count_followed(self, played: Sequence[Ply]) -> int:
        """Return how many of these plies are those of the script, one by one from the first."""
        for number, (scripted, ply) in enumerate(zip(self.plies, played, strict=False)):
            if ply.actor != scripted.actor or not scripted.accepts(ply.move):
                return number
        return min(len(self.plies), len(played))
