"""Draw the floors: which package imports which, read from the imports.

.venv/bin/python tools/floors.py    writes docs/pictures/floors.svg
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "spielhafen"
PICTURE: Final = ROOT / "docs" / "pictures" / "floors.svg"
FLOORS: Final[Sequence[Mapping[str, float]]] = (
    {"core": 1.5},
    {"boxes": 1.25},
    {"games": 1.25},
    {"bots": 0.25, "guides": 1.25, "i18n": 2.25},
    {"match": 1, "testing": 2, "store": 3},
    {"lobby": 1.0, "ratings": 2.0, "tournaments": 3.0},
    {"lab": 0, "adapters": 1, "terminal": 2, "server": 3},
    {"reports": 0, "clusters": 1, "solvers": 2, "web_worker": 3},
    {"static_site": 2.5},
    {"cli": 1.5},
)
"""The packages from the lowest floor up, and the column where each is drawn.

`tests/test_floors.py` holds the imports to them.
"""
ABOUT: Final[Mapping[str, str]] = {
    "core": "states, steps, moves, secrets, chance, logbooks, boards, scenes",
    "boxes": "shared by games of a box",
    "games": "the six games",
    "i18n": "texts to sentences",
    "bots": "levels, search, advice",
    "guides": "guided first games",
    "store": "event log on SQL",
    "match": "fold of events, commands",
    "testing": "contract, examples, perft",
    "lobby": "open tables, wishes",
    "ratings": "strength by rank",
    "tournaments": "pairings, standings",
    "server": "HTTP and WebSocket",
    "terminal": "full screen, plain lines",
    "lab": "simulations, ladder",
    "adapters": "for programs that learn",
    "reports": "pages with plots",
    "clusters": "studies on Dask, Ray",
    "solvers": "exact small positions",
    "web_worker": "the server in a page",
    "static_site": "all games as files",
    "cli": "the command spielhafen",
}
LIBRARY: Final = {"core", "boxes", "games", "bots", "guides", "testing", "lab"}
"""What runs on the standard library alone."""

WIDTH: Final = 780
COLUMN: Final = 190
BOX: Final = (170, 48)
FOUNDATION: Final = "core"
"""The package that is drawn below all others, as wide as these together."""
FLOOR_HEIGHT: Final = 96
MARGIN: Final = 20
STYLE: Final = """
  .sheet{fill:#fbfaf6}
  .box{fill:#fff;stroke:#1d3c5a;stroke-width:1.5}
  .standalone{fill:#e6f0f4}
  .name{font:600 15px ui-sans-serif,system-ui,sans-serif;fill:#1d3c5a}
  .about{font:12px ui-sans-serif,system-ui,sans-serif;fill:#4a5a68}
  .arrow{fill:none;stroke:#6b8299;stroke-width:1.2;marker-end:url(#tip)}
"""


def packages_imported(path: Path) -> Iterator[str]:
    """Yield the packages of ours that a file imports anywhere in it.

    `from spielhafen.core.play import State` is an import of core.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif names == ["spielhafen"] and isinstance(node, ast.ImportFrom):
            names = [f"spielhafen.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if len(parts) > 1 and parts[0] == "spielhafen":
                yield parts[1]


def imports(source: Path = SOURCE) -> dict[str, set[str]]:
    """Return the packages that each package imports.

    Tests of games and the template of a new game do not count.
    """
    packages = {name for floor in FLOORS for name in floor}
    found: dict[str, set[str]] = {name: set() for name in packages}
    for path in source.rglob("*.py"):
        parts = path.relative_to(source).parts
        if parts[0] in packages and not {"tests", "template"} & set(parts):
            found[parts[0]] |= set(packages_imported(path)) & packages - {parts[0]}
    return found


def reduced(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the graph without arrows that follow from others; it has no cycles.

    >>> reduced({"cli": {"lab", "core"}, "lab": {"core"}, "core": set()})
    {'cli': {'lab'}, 'lab': {'core'}, 'core': set()}
    """

    def reach(name: str) -> set[str]:
        return set().union(*({below} | reach(below) for below in graph[name]))

    return {
        name: {one for one in below if not any(one in reach(other) for other in below - {one})}
        for name, below in graph.items()
    }


def draw(graph: Mapping[str, set[str]]) -> str:
    """Return the picture as SVG."""
    height = len(FLOORS) * FLOOR_HEIGHT + 2 * MARGIN
    middles = {
        name: (
            round((WIDTH - 3 * COLUMN) / 2 + column * COLUMN),
            height - MARGIN - FLOOR_HEIGHT * (2 * level + 1) // 2,
        )
        for level, floor in enumerate(FLOORS)
        for name, column in floor.items()
    }
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The packages of Spielhafen and which imports which; arrows that follow from others are left out</title>",
        f"<style>{STYLE}</style>",
        (
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
            '<path d="M0 0 8 4 0 8z" fill="#6b8299"/></marker></defs>'
        ),
        f'<rect class="sheet" width="{WIDTH}" height="{height}" rx="8"/>',
    ]
    for name, below in sorted(reduced(graph).items()):
        for other in sorted(below):
            x, y = middles[other]
            lines.append(_arrow(middles[name], (middles[name][0] if other == FOUNDATION else x, y)))
    for name, middle in middles.items():
        lines += _box(name, middle)
    return "\n".join([*lines, "</svg>", ""])


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    top, bottom = start[1] + BOX[1] // 2, end[1] - BOX[1] // 2
    bend = (bottom - top) // 2
    return (
        f'<path class="arrow" d="M{start[0]} {top}C{start[0]} {top + bend} '
        f'{end[0]} {bottom - bend} {end[0]} {bottom}"/>'
    )


def _box(name: str, middle: tuple[int, int]) -> list[str]:
    x, y = middle
    kind = "box standalone" if name in LIBRARY else "box"
    width = WIDTH - 2 * MARGIN if name == FOUNDATION else BOX[0]
    return [
        f'<rect class="{kind}" x="{x - width // 2}" y="{y - BOX[1] // 2}" width="{width}" height="{BOX[1]}" rx="6"/>',
        f'<text class="name" x="{x}" y="{y - 3}" text-anchor="middle">{name}</text>',
        f'<text class="about" x="{x}" y="{y + 14}" text-anchor="middle">{ABOUT[name]}</text>',
    ]


def main() -> int:
    """Draw the picture."""
    PICTURE.write_text(draw(imports()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
