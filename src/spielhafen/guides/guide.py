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
    """The step it belongs to; None for chance and the other seats."""

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

    def text(self, step: int) -> Text:
        """Return what a step says."""
        return Text(f"guide-{self.name}-{self.steps[step].name}")

    @property
    def end_text(self) -> Text:
        """What is said when the script is over."""
        return Text(f"guide-{self.name}-end")

    def next_ply(self, played: Sequence[Ply]) -> GuidePly | None:
        """Return the scripted ply after these; None if they left the script or it is over."""
        if len(played) >= len(self.plies) or not self.is_followed(played):
            return None
        return self.plies[len(played)]

    def next_own_ply(self, played: Sequence[Ply]) -> GuidePly | None:
        """Return the learner's next scripted ply; None if the script was left or has no more."""
        rest = self.plies[len(played) :] if self.is_followed(played) else ()
        return next((ply for ply in rest if ply.step is not None), None)

    def is_followed(self, played: Sequence[Ply]) -> bool:
        """Return whether these plies are those of the script, as far as both go."""
        return all(
            ply.actor == scripted.actor and scripted.accepts(ply.move)
            for scripted, ply in zip(self.plies, played, strict=False)
        )

    def has_just_ended(self, played: Sequence[Ply]) -> bool:
        """Return whether the script was followed to its end, and the learner has not moved since."""
        after = played[len(self.plies) :]
        return (
            len(played) >= len(self.plies)
            and all(ply.actor != self.learner for ply in after)
            and self.is_followed(played)
        )
