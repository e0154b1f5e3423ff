"""Duels as lines: each side term by term, then the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.terminal.render.palette import seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from spielhafen.core.scene import Duel
    from spielhafen.core.text import Text as GameText
    from spielhafen.i18n import Translator
    from spielhafen.terminal.render.palette import Palette


def render_duel(
    duel: Duel, say: Callable[[GameText], str], words: Translator, palette: Palette
) -> Iterator[Text]:
    """Yield a line for each side with all its terms, and the verdict; a star marks the winner."""
    for side in duel.sides:
        terms = [f"{say(term.label)} {term.value}" for term in side.terms]
        sentence = words(
            "duel-side", who=say(side.label), terms=", ".join(terms), count=len(terms), total=side.total
        )
        line = f"{'★' if side.best else ' '} {seat_mark(side.owner)} {sentence}"
        yield Text(line, style=palette.seat_style(side.owner))
    if duel.verdict is not None:
        yield Text(f"  {say(duel.verdict)}", style="bold")
