"""The end of a match in lines: the places, and who was ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from spielhafen.bots.lead_curve import LeadPoint, measure_lead, summarize_lead
from spielhafen.core.play import EVERYTHING
from spielhafen.match.match_end import match_places, match_results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.i18n import Translator
    from spielhafen.match import Match
    from spielhafen.terminal.render.palette import Palette

BARS: Final = "▁▂▃▄▅▆▇█"
"""From no chance to win to certain victory."""
CURVE_WIDTH: Final = 48


def render_places(words: Translator, match: Match, palette: Palette) -> list[Text]:
    """Return the place, name and result of each seat, the first place first.

    Empty if the game has no words for results.
    """
    places = match_places(match)
    results = match_results(match)
    seats = sorted(range(len(results)), key=lambda seat: places[seat] if places else 0)
    key = "terminal-place" if places else "terminal-no-place"
    lines = []
    for seat in seats:
        if (result := results[seat]) is not None:
            said = words.translate(result, match.names)
            line = words(key, place=places[seat] if places else 0, name=match.names[seat], result=said)
            lines.append(Text(line, style=palette.seat_style(seat)))
    return lines


def render_lead(words: Translator, match: Match, palette: Palette, *, curves: bool) -> list[Text]:
    """Return who was ahead, in a sentence and perhaps as a row of bars for each seat."""
    if match.sandbox is not None or match.winners is None or len(match.seats) < 2:
        return []
    points = measure_lead(match.logbook(EVERYTHING))
    summary = summarize_lead(points)
    if summary is None:
        return []
    lines = [Text(words("terminal-lead", name=match.names[summary.seat], changes=summary.changes))]
    if curves:
        width = max(map(len, match.names))
        lines += [
            Text(f"{name:{width}}  {_bars(points, seat)}", style=palette.seat_style(seat))
            for seat, name in enumerate(match.names)
        ]
        lines.append(Text(words("terminal-lead-hint"), style=palette.dim))
    return lines


def _bars(points: Sequence[LeadPoint], seat: int) -> str:
    """Return a seat's chances to win over the plies of the match."""
    last = points[-1].ply
    columns = [points[0].chances[seat]] * CURVE_WIDTH
    for point in points:
        start = min(CURVE_WIDTH - 1, point.ply * CURVE_WIDTH // last)
        columns[start:] = [point.chances[seat]] * (CURVE_WIDTH - start)
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in columns)
