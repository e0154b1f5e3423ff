"""What a guide says in a terminal: the step, the sentence and the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from spielhafen.match import Match


def guide_text(match: Match, seat: int) -> Text | None:
    """Return what the guide says to this seat now; None for other seats, and without a guide."""
    guide = match.guide
    if guide is None or seat != guide.learner or seat not in match.actors():
        return None
    if guide.has_just_ended(match.plies):
        return text("guide-terminal-end", said=guide.end_text)
    ply = match.scripted_ply
    if ply is None or ply.step is None:
        return None
    said, of = guide.text(ply.step), len(guide.steps)
    return text("guide-terminal", step=ply.step + 1, of=of, said=said, move=ply.move)
