"""What a guide says in a terminal: the step, the sentence and the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import Text, text
from spielhafen.guides import find_guide, has_just_ended, own_run

if TYPE_CHECKING:
    from spielhafen.match import Match


def guide_text(match: Match, seat: int) -> Text | None:
    """Return what the guide says to this seat now; None for other seats, and without a guide."""
    guide = match.guide
    if guide is None or seat != guide.learner or seat not in match.actors():
        return None
    if has_just_ended(match.game, guide, match.plies):
        if not guide.then:
            return text("guide-terminal-end", said=guide.end_text)
        command = f"spielhafen play {match.game.name} --guide {guide.then}"
        following = find_guide(match.game, guide.then)
        title = guide.title if following is None else following.title
        return text("guide-terminal-next", said=guide.end_text, title=title, command=command)
    ply = match.scripted_ply
    if ply is None or ply.step is None:
        return None
    said, of = guide.text(ply.step), len(guide.steps)
    moves = ", ".join(own.move for own in own_run(match.game, guide, match.plies))
    return text("guide-terminal", step=ply.step + 1, of=of, said=said, move=moves)
