"""The marks on a board as lines: where, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.terminal.render.chart import active_piece_ids

if TYPE_CHECKING:
    from spielhafen.core.scene import Mark, Scene
    from spielhafen.terminal.render.draw import TextRenderer


def render_marks(renderer: TextRenderer, scene: Scene) -> list[Text]:
    """Render each reason once after its places.

    Reasons are left out if the offers that lead to all these places already give them.
    """
    told = [renderer.say(offer.warning) for offer in scene.offers]
    lines = []
    for why, marks in _group_by_reason(renderer, scene).items():
        if why not in told or len(marks) > told.count(why):
            where = " ".join(_mark_places(scene, marks))
            line = renderer.words("terminal-about", what=where, told=why) if where else why
            lines.append(Text(line, style=renderer.palette.warning))
    return lines


def _group_by_reason(drawer: TextRenderer, scene: Scene) -> dict[str, list[Mark]]:
    """Group the marks that have a reason by it: those always shown, and those of active pieces."""
    hand = active_piece_ids(scene)
    found: dict[str, list[Mark]] = {}
    for mark in scene.marks:
        if mark.kind != "edge" and mark.why is not None and (not mark.of or mark.of in hand):
            found.setdefault(drawer.say(mark.why), []).append(mark)
    return found


def _mark_places(scene: Scene, marks: list[Mark]) -> list[str]:
    """Return the spaces in danger row by row, or the lines of fire; a route has its reason only."""
    lines = list(dict.fromkeys(mark.text for mark in marks if mark.kind == "fire"))
    in_danger = {at for mark in marks if mark.kind == "danger" for at in mark.at}
    rows = sorted(scene.geometry.spaces, key=lambda space: (space.at[1], space.at[0]))
    return lines or [space.name for space in rows if space.at in in_danger]
