"""The board with a shade for each place by how often pieces go there, as SVG.

It is readable in greyscale: a place that is reached more often is darker and larger, and has its number written in
it where there is room. The name and the number of each place are its title, which a mouse shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from string import ascii_letters
from typing import TYPE_CHECKING, Final

from spielhafen.reports.plots import FILL, INK

if TYPE_CHECKING:
    from spielhafen.core.scene import XY, Geometry

FIELD: Final = 40
"""Units of the drawing for a field."""
SHADES: Final = ("#dde2e5", "#b3bec5", "#6f808b", INK)
"""From the least to the most; each stands for twice as much as the one before."""
RADII: Final = (0.24, 0.31, 0.38, 0.45)
NEVER: Final = 0.1
"""The radius of a place that was never reached."""
LIGHT: Final = 2
"""The number of shades on which dark figures can be read."""
WIDEST_WITH_FIGURES: Final = 17
"""The most fields across that leave room for figures."""
LEAST_FIGURE: Final = 0.05
"""The least count whose figure is not 0 with one digit behind the point."""
RIM: Final = 0.5
"""The width of the rim with the coordinates, in fields."""
CLOSEST: Final = 0.8
"""The least distance of two coordinates on the rim, in fields of a board of usual size."""
LEGEND_WIDTH: Final = 13.0
"""The width of the legend, which is drawn as wide as the board, in fields of a usual one."""
LEGEND_STEP: Final = 2.5
TERRAIN: Final = "#eef1f3"
COAST: Final = "#b8c2c9"
GRID: Final = "#d3dade"


def draw_board_map(geometry: Geometry, places: Mapping[str, float], never: str, unit: str) -> str:
    """Return the map of a board; never and unit are words of its legend."""
    x, y, width, height = geometry.box
    most = max(places.values(), default=0.0)
    has_figures = width <= WIDEST_WITH_FIGURES
    scale = (width + RIM) / LEGEND_WIDTH
    view = " ".join(_units(length) for length in (x - RIM, y - RIM, width + RIM, height + RIM + 1.6 * scale))
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" font-family="sans-serif" fill="{INK}" ',
            f'font-size="{_units(0.24)}" text-anchor="middle">',
            *_outline(geometry),
            *(_rim(geometry, scale) if geometry.rim else ()),
            *(
                _place(space.name, space.at, places.get(space.name, 0.0), most, has_figures=has_figures)
                for space in geometry.spaces
            ),
            f'<g transform="translate({_units(x - RIM)} {_units(y + height)}) scale({scale:.3g})">',
            *_legend(most, never, unit),
            "</g></svg>",
        ]
    )


def _units(fields: float) -> str:
    return f"{fields * FIELD:.4g}"


def _outline(geometry: Geometry) -> Iterator[str]:
    """Yield the edge of the board, its coasts and its lines."""
    x, y, width, height = map(_units, geometry.box)
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#ffffff" stroke="{FILL}"/>'
    for terrain in geometry.terrain:
        path = "".join(f"M{' '.join(map(_point, polygon))}Z" for polygon in terrain.polygons)
        yield f'<path d="{path}" fill="{TERRAIN}" stroke="{COAST}"/>'
    lines = "".join(f"M{_point(start)} {_point(end)}" for start, end in (*geometry.lines, *geometry.routes))
    yield f'<path d="{lines}" stroke="{GRID}" fill="none"/>' if lines else ""


def _point(at: XY) -> str:
    return f"{_units(at[0])},{_units(at[1])}"


def shade_of(count: float, most: float) -> int | None:
    """Return the shade of a count: 0 up to an eighth of the most, 3 above half; None for 0."""
    if count <= 0:
        return None
    return next(number for number in range(len(SHADES)) if count <= shade_limit(number, most))


def shade_limit(number: int, most: float) -> float:
    """Return the greatest count with this shade."""
    return most / (1 << (len(SHADES) - 1 - number))


def _place(name: str, at: XY, count: float, most: float, *, has_figures: bool) -> str:
    """Return a place: its disc, its title, and its figure if there is room."""
    shade = shade_of(count, most)
    figure = ""
    if has_figures and shade is not None:
        ink = INK if shade < LIGHT else "#ffffff"
        down = f"{(at[1] + 0.085) * FIELD:.4g}"
        figure = f'<text x="{_units(at[0])}" y="{down}" fill="{ink}">{_short(count)}</text>'
    return f"<g><title>{escape(name)}: {count:.3g}</title>{_disc(at, shade)}{figure}</g>"


def _disc(at: XY, shade: int | None) -> str:
    middle = f'cx="{_units(at[0])}" cy="{_units(at[1])}"'
    if shade is None:
        return f'<circle {middle} r="{_units(NEVER)}" fill="#ffffff" stroke="{FILL}"/>'
    return f'<circle {middle} r="{_units(RADII[shade])}" fill="{SHADES[shade]}" stroke="{FILL}" stroke-width=".5"/>'


def _short(count: float) -> str:
    """Return a count in at most three characters; empty if it is next to nothing."""
    if count < LEAST_FIGURE:
        return ""
    return f"{count:.1f}".removeprefix("0") if count < 10 - LEAST_FIGURE else f"{count:.0f}"


def two_digits(count: float) -> str:
    """Return a count with its two first digits, or all before the point."""
    return f"{count:.2g}" if count < 10 else f"{count:.0f}"


def _rim(geometry: Geometry, scale: float) -> Iterator[str]:
    """Yield the parts of coordinates beside the columns and rows that have them in common."""
    left, top, *_ = geometry.box
    for axis in range(2):
        last = float("-inf")
        for part, middle in sorted(_common(geometry, axis).items(), key=lambda entry: entry[1]):
            if middle - last < CLOSEST * scale:
                continue
            last = middle
            x, y = (middle, top - RIM / 3) if axis == 0 else (left - RIM / 2, middle + 0.1)
            size = f'font-size="{_units(0.26 * scale)}"'
            yield f'<text x="{_units(x)}" y="{_units(y)}" {size}>{escape(part)}</text>'


def _common(geometry: Geometry, axis: int) -> dict[str, float]:
    """Return the letters or numbers in names of places that all have this coordinate in common."""
    found: dict[str, set[float]] = {}
    for space in geometry.spaces:
        number = space.name.lstrip(ascii_letters)
        for part in filter(_is_plain, (number, space.name.removesuffix(number))):
            found.setdefault(part, set()).add(round(space.at[axis], 2))
    return {part: middles.pop() for part, middles in found.items() if len(middles) == 1}


def _is_plain(part: str) -> bool:
    """Return whether a part of a name is a number or letters, as rows and columns have."""
    return part.isdecimal() or part.isalpha()


def _legend(most: float, never: str, unit: str) -> Iterator[str]:
    """Yield a line below the board that explains the shades."""
    entries: list[tuple[int | None, str]] = [(None, never)]
    if most:
        entries += [(number, f"≤ {two_digits(shade_limit(number, most))}") for number in range(len(SHADES))]
    for number, (shade, words) in enumerate(entries):
        middle = 0.6 + LEGEND_STEP * number
        yield _disc((middle, 0.6), shade)
        yield _words((middle + 0.6, 0.7), words)
    yield _words((0.15, 1.4), unit)


def _words(at: XY, words: str) -> str:
    place = f'x="{_units(at[0])}" y="{_units(at[1])}" text-anchor="start" font-size="{_units(0.34)}"'
    return f"<text {place}>{escape(words)}</text>"


def most_reached(places: Mapping[str, float], count: int = 5) -> list[str]:
    """Return the places that are reached most often, with their figures."""
    ordered: Sequence[tuple[str, float]] = sorted(places.items(), key=lambda entry: -entry[1])
    return [f"{name} ({two_digits(value)})" for name, value in ordered[:count] if value]
