"""A duel in lines: each side term by term, then who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.terminal.render.palette import mark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spielhafen.core.scene import Duel
    from spielhafen.terminal.render.draw import Drawer


def duel_lines(drawer: Drawer, duel: Duel) -> Iterator[Text]:
    """Both sides with all that counts for them; a star marks the winner."""
    for side in duel.sides:
        told = [f"{drawer.say(term.label)} {term.value}" for term in side.terms]
        said = drawer.words(
            "duel-side",
            who=drawer.say(side.label),
            terms=", ".join(told),
            count=len(told),
            total=side.total,
        )
        line = f"{'★' if side.best else ' '} {mark(side.owner)} {said}"
        yield Text(line, style=drawer.palette.seat(side.owner))
    if duel.verdict is not None:
        yield Text(f"  {drawer.say(duel.verdict)}", style="bold")
