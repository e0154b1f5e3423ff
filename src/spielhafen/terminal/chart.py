"""The chart of a scene as characters: a board of spaces, or a table with things lying about."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise, product
from typing import TYPE_CHECKING, Final

from rich.text import Text

from spielhafen.terminal.canvas import Canvas
from spielhafen.terminal.palette import Palette, arrow, mark

if TYPE_CHECKING:
    from spielhafen.core.scene import XY, Geometry, Piece, Scene, Space, Wheel, Zone
    from spielhafen.core.text import Text as Said

GROUND: Final = {"land": "▒", "calm": "≈", "basin": "≋", "blank": " "}
"""What the client's kinds of terrain look like; open sea is a point."""
OPEN: Final = "·"
PLAIN: Final = frozenset({"", "sea"})
"""Kinds of spaces that need no sign of their own."""
STANDING: Final = {"highest": "+", "lowest": "−", "cancelled": "×"}
"""How a card stands among the others."""
WIDTHS: Final = (4, 3, 2)
"""Columns per field, the widest that fits."""
FANNED: Final = 0.5
"""Things on one space may lie so far from its middle."""
RIM: Final = 4
"""Columns for the numbers at the left edge."""


class Chart:
    """Draws charts with a palette and a voice for what is written on them."""

    def __init__(self, palette: Palette, say: Callable[[Said], str], sign: Callable[[Piece], str]) -> None:
        self.palette = palette
        self.say = say
        self.sign = sign

    # A board.

    def board(self, scene: Scene, width: int, lit: Collection[str] = (), cursor: str = "") -> list[Text]:
        """The spaces with what stands on them; ids in `lit` may be pointed at, `cursor` is chosen."""
        geometry = scene.geometry
        grid = Grid(geometry, width)
        canvas = Canvas(grid.width, grid.height)
        self._rim(canvas, grid, geometry.spaces)
        for at in self.mainland(geometry):
            canvas.put(*grid.cell(at), GROUND["land"] * (grid.across - 1), self.palette.land)
        decor = {spot.at for spot in geometry.decor if spot.art}
        for space in geometry.spaces:
            glyph, style = self._ground(geometry, space, decor)
            x, y = grid.cell(space.at)
            canvas.put(x, y, glyph, style)
            self._frame(canvas, grid, space.at, lit=space.id in lit, chosen=space.id == cursor)
        turning = any(piece.heading for piece in scene.pieces)
        for at, pieces in stacks(scene.pieces, geometry.spaces).items():
            self._pieces(canvas, grid, at, pieces, turning=turning)
            ids = {piece.id for piece in pieces}
            if cursor in ids or not ids.isdisjoint(lit):
                self._frame(canvas, grid, at, lit=True, chosen=cursor in ids)
        return canvas.lines()

    def kinds(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of spaces that are not just sea, with their signs."""
        special = [space for space in geometry.spaces if space.kind not in PLAIN]
        return {space.kind: self._ground(geometry, space, ())[0] for space in special}

    def grounds(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of terrain that are to be seen, with their signs."""
        kinds = dict.fromkeys(terrain.kind for terrain in geometry.terrain)
        return {kind: GROUND[kind] for kind in kinds if GROUND.get(kind, " ").strip()}

    def _rim(self, canvas: Canvas, grid: Grid, spaces: Sequence[Space]) -> None:
        """Letters above, numbers at the left, where the spaces are named like those of chess."""
        for space in spaces:
            named = re.fullmatch(r"([A-Za-z]+)(\d+)", space.name)
            if named:
                x, y = grid.cell(space.at)
                canvas.put(x, 0, named[1][-2:], self.palette.dim)
                canvas.put(RIM - 2 - len(named[2]), y, named[2], self.palette.dim)

    def mainland(self, geometry: Geometry) -> list[XY]:
        """Squares of land where there are no spaces."""
        left, top, wide, high = geometry.box
        coasts = [
            coast for terrain in geometry.terrain if terrain.kind == "land" for coast in terrain.polygons
        ]
        squares = product(range(int(wide)), range(int(high))) if geometry.grid else ()
        middles = ((left + across + 0.5, top + down + 0.5) for across, down in squares)
        taken = {space.at for space in geometry.spaces}
        return [at for at in middles if at not in taken and any(inside(at, coast) for coast in coasts)]

    def _ground(self, geometry: Geometry, space: Space, decor: Collection[XY]) -> tuple[str, str]:
        for terrain in geometry.terrain:
            if any(inside(space.at, polygon) for polygon in terrain.polygons):
                return GROUND.get(terrain.kind, letter(terrain.kind)), self.palette.land
        if space.kind not in PLAIN:
            return letter(space.kind), self.palette.head
        return ("○", self.palette.head) if space.at in decor else (OPEN, self.palette.sea)

    def _frame(self, canvas: Canvas, grid: Grid, at: XY, *, lit: bool, chosen: bool) -> None:
        """Brackets round what may be pointed at, others round what is chosen: form, not only colour."""
        if lit or chosen:
            x, y = grid.cell(at)
            left, right = ("«", "»") if chosen else ("[", "]")
            canvas.put(x - 1, y, left, self.palette.lamp)
            if grid.across > 2:
                canvas.put(x + grid.across - 2, y, right, self.palette.lamp)

    def _pieces(self, canvas: Canvas, grid: Grid, at: XY, pieces: Sequence[Piece], *, turning: bool) -> None:
        x, y = grid.cell(at)
        top = pieces[-1]
        owners = [piece.owner for piece in pieces if piece.owner is not None]
        if 1 < len(owners) < grid.across:
            for column, owner in enumerate(owners):
                canvas.put(x + column, y, mark(owner), f"bold {self.palette.seat(owner)}".strip())
            return
        glyph = mark(top.owner) if top.owner is not None else letter(top.art).upper()
        canvas.put(x, y, glyph, f"bold {self.palette.seat(top.owner)}".strip())
        if grid.across > 2:
            headed = turning and (top.owner is not None or bool(top.heading))
            beside = str(len(pieces)) if len(pieces) > 1 else arrow(top.heading) if headed else ""
            canvas.put(x + 1, y, beside, self.palette.seat(top.owner))

    # A table without spaces.

    def table(self, scene: Scene, width: int, height: int) -> list[Text]:
        """Cards and instruments where they lie, as well as characters can show it."""
        canvas = Canvas(width, height)
        left, top, wide, high = scene.geometry.focus or scene.geometry.box

        def cell(at: XY) -> tuple[int, int]:
            return (round((at[0] - left) / wide * (width - 1)), round((at[1] - top) / high * (height - 1)))

        for zone in scene.zones:
            if zone.wheel is not None and zone.on is not None:
                x, y = cell((zone.on[0] + zone.on[2] / 2, zone.on[1] + zone.on[3] / 2))
                self._wheel(canvas, zone.wheel, x, y)
        for piece in scene.pieces:
            style = (
                self.palette.dim
                if "past" in piece.flags
                else f"bold {self.palette.seat(piece.owner)}".strip()
            )
            standing = "".join(STANDING[flag] for flag in piece.flags if flag in STANDING)
            canvas.place(
                *cell(piece.at), f"{mark(piece.owner)} {self.sign(piece)} {standing}".rstrip(), style
            )
        for decor in scene.geometry.decor:
            inner = left <= decor.at[0] <= left + wide
            if decor.text is not None and inner and decor.kind == "name":
                canvas.place(*cell(decor.at), self.say(decor.text), self.palette.dim)
        return canvas.lines()

    def _wheel(self, canvas: Canvas, wheel: Wheel, x: int, y: int) -> None:
        """A rose: its labels in a ring, the one it points at lit, an arrow in the middle."""
        labels = [self.say(label) for label in wheel.labels]
        pointed = round(wheel.angle / 360 * len(labels)) % len(labels)
        for place, label in enumerate(labels):
            angle = 2 * math.pi * place / len(labels)
            style = self.palette.lamp if place == pointed else self.palette.dim
            canvas.put(
                x + round(4 * math.sin(angle)) - len(label) // 2, y - round(2 * math.cos(angle)), label, style
            )
        canvas.put(x, y, arrow(wheel.angle), self.palette.lamp)


class Grid:
    """Where spaces lie in a field of characters."""

    def __init__(self, geometry: Geometry, width: int) -> None:
        self.left, self.top, wide, high = geometry.box
        self.across = next((count for count in WIDTHS if RIM + wide * count <= width), WIDTHS[-1])
        rows = sorted({at for _, at in (space.at for space in geometry.spaces)})
        least = min((below - above for above, below in pairwise(rows)), default=1)
        self.down = max(1, math.ceil(0.99 / least))
        self.width = RIM + math.ceil(wide * self.across)
        self.height = 1 + math.ceil(high * self.down)

    def cell(self, at: XY) -> tuple[int, int]:
        """Column and row of a place on the chart."""
        x, y = at[0] - self.left, at[1] - self.top
        return (RIM - 1 + int(x * self.across - self.across / 2 + 0.5), 1 + int(y * self.down))


def stacks(pieces: Iterable[Piece], spaces: Sequence[Space] = ()) -> dict[XY, list[Piece]]:
    """The pieces by place, those that came last on top; what lies fanned on a space stands on that space."""
    found: dict[XY, list[Piece]] = defaultdict(list)
    for piece in pieces:
        found[_space_of(piece.at, spaces)].append(piece)
    return dict(found)


def _space_of(at: XY, spaces: Sequence[Space]) -> XY:
    """The middle of the space that this place belongs to; the place itself where there is none."""
    on = [space.at for space in spaces if abs(space.at[0] - at[0]) < FANNED > abs(space.at[1] - at[1])]
    return min(on, key=lambda middle: math.dist(middle, at), default=at)


def inside(at: XY, polygon: Sequence[XY]) -> bool:
    """Whether a point lies in a polygon (the number of edges to its right is odd)."""
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def letter(word: str) -> str:
    """A letter for a kind of thing."""
    return word[:1].lower() or "?"


def wheels(zones: Iterable[Zone]) -> list[Zone]:
    """The zones that are instruments."""
    return [zone for zone in zones if zone.wheel is not None]
