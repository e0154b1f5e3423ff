"""The chart of a scene as characters: a board of spaces, or a table with things lying about."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.text import Text

from spielhafen.core.scene import PLAIN
from spielhafen.terminal.render.canvas import Canvas
from spielhafen.terminal.render.ground import (
    GROUND,
    RIM,
    SIGNS,
    Grid,
    coordinates,
    inside,
    islands,
    terrains,
    thinned,
    tile,
)
from spielhafen.terminal.render.palette import Palette, arrow, mark

if TYPE_CHECKING:
    from spielhafen.core.scene import XY, Geometry, Piece, Scene, Space, Wheel, Zone
    from spielhafen.core.text import Text as Said

OPEN: Final = "·"
STANDING: Final = {"highest": "+", "lowest": "−", "cancelled": "×"}
"""How a card stands among the others."""
SMALL: Final = 0.6
"""Whatever is smaller is a token or flag and belongs to the place."""
FANNED: Final = 0.5
"""Things on one space may lie so far from its middle."""


Standing: TypeAlias = "tuple[dict[XY, list[Piece]], dict[XY, str], set[XY]]"
"""The pieces by place, the letters of places, and the places with nothing but flags and tokens on them."""


class Chart:
    """Draws charts with a palette and a voice for what is written on them."""

    def __init__(self, palette: Palette, say: Callable[[Said], str], sign: Callable[[Piece], str]) -> None:
        self.palette = palette
        self.say = say
        self.sign = sign
        self._letters: dict[str, str] = {}
        self._still: tuple[Geometry, dict[str, str]] | None = None
        self._land: tuple[Geometry, int, list[tuple[int, int]]] | None = None

    # A board.

    def board(self, scene: Scene, width: int, lit: Collection[str] = (), cursor: str = "") -> list[Text]:
        """The spaces with what stands on them; ids in `lit` may be pointed at, `cursor` is chosen."""
        geometry = scene.geometry
        grid = Grid(geometry, width)
        canvas = Canvas(grid.width, grid.height)
        self._rim(canvas, grid, geometry.spaces)
        for x, y in self._islands(geometry, grid):
            canvas.put(x, y, GROUND["land"], self.palette.land)
        tiles = [space for space in geometry.spaces if space.edges]
        for at in () if tiles else self.mainland(geometry):
            canvas.put(*grid.cell(at), GROUND["land"] * (grid.across - 1), self.palette.land)
        decor = {spot.at for spot in geometry.decor if spot.art}
        lettered: list[tuple[Space, str]] = []
        for space in geometry.spaces:
            glyph, style = self._ground(geometry, space, decor)
            if glyph.isalpha():
                lettered.append((space, glyph))
            x, y = grid.cell(space.at)
            canvas.put(x, y, glyph, style)
            if space.edges:
                self._shores(canvas, grid, space)
            self._frame(canvas, grid, space.at, lit=space.id in lit, chosen=space.id == cursor)
        stacked = stacks(scene.pieces, geometry.spaces)
        places = {space.at: glyph for space, glyph in lettered}
        tokens = {at for at in places if at in stacked and all(piece.size <= SMALL for piece in stacked[at])}
        framed = {space.at for space in geometry.spaces if space.id in lit or space.id == cursor}
        self._reach(canvas, grid, scene, tokens - framed)
        self._zones(canvas, grid, scene, cursor)
        self._figures(canvas, grid, scene, (stacked, places, tokens), lit=lit, cursor=cursor)
        return canvas.lines()

    def _figures(
        self,
        canvas: Canvas,
        grid: Grid,
        scene: Scene,
        standing: Standing,
        *,
        lit: Collection[str],
        cursor: str,
    ) -> None:
        """What stands on the spaces."""
        stacked, places, tokens = standing
        turning = {piece.art for piece in scene.pieces if piece.heading}
        signs = signs_of(scene.pieces) if grid.lattice else {}
        self._letters = letters(scene.pieces)
        hand = at_hand(scene, cursor)
        for at, pieces in stacked.items():
            if signs:
                self._ship(canvas, grid, pieces[-1], signs[pieces[-1].id], chosen=pieces[-1].id in hand)
            elif at in tokens:
                self._token(canvas, grid, at, places[at], pieces[-1])
            else:
                self._pieces(canvas, grid, at, pieces, turning=turning)
            ids = {name for piece in pieces for name in (piece.id, piece.id.partition("#")[0])}
            if cursor in ids or not ids.isdisjoint(lit):
                self._frame(canvas, grid, at, lit=True, chosen=cursor in ids)

    def kinds(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of spaces that are not just sea, with their signs."""
        special = [space for space in geometry.spaces if space.kind not in PLAIN and not space.edges]
        return {space.kind: self._ground(geometry, space, ())[0] for space in reversed(special)}

    def grounds(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of terrain that are to be seen, with their signs."""
        kinds = dict.fromkeys(terrain.kind for terrain in geometry.terrain)
        return {kind: GROUND[kind] for kind in kinds if GROUND.get(kind, " ").strip()}

    def _shores(self, canvas: Canvas, grid: Grid, space: Space) -> None:
        """What lies west and east of the middle of a tile: its line, or land."""
        x, y = grid.cell(space.at)
        _, east, _, west = (edge == "~" for edge in space.edges)
        line, land = ("─", self.palette.sea), (GROUND["land"], self.palette.land)
        if grid.across > 2:
            canvas.put(x - 1, y, *(line if west else land))
        for column in range(1, max(2, grid.across - 1)):
            canvas.put(x + column, y, *(line if east else land))

    def _rim(self, canvas: Canvas, grid: Grid, spaces: Sequence[Space]) -> None:
        """Letters above and numbers at the left, as in chess, or the other way round, as the spaces are named."""
        above, aside = coordinates(spaces, 0, 1), coordinates(spaces, 1, 2)
        if not above and not aside:
            above, aside = thinned(coordinates(spaces, 0, 2)), coordinates(spaces, 1, 1)
        edge = min((space.at for space in spaces), default=(0.0, 0.0))
        free = 0
        for across, text in sorted(above.items()):
            column = grid.cell((across, edge[1]))[0]
            if column >= free:
                canvas.put(column, 0, text[-2:], self.palette.dim)
                free = column + len(text[-2:]) + (len(text) > 1)
        for down, text in aside.items():
            canvas.put(RIM - 2 - len(text), grid.cell((edge[0], down))[1], text, self.palette.dim)

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
        if space.edges:
            return tile(space.edges), self.palette.sea if "~" in space.edges else self.palette.land
        if space.kind in SIGNS:
            return SIGNS[space.kind], self.palette.seat(space.owner) or self.palette.dim
        if space.turn and not space.art:
            return arrow(space.turn), self.palette.sea
        kind = self._terrains(geometry).get(space.id)
        if space.art and space.kind not in PLAIN:
            return letter(space.kind), self.palette.seat(space.owner) or self.palette.head
        if kind is not None:
            sign = OPEN if kind == "blank" else GROUND.get(kind, letter(kind))
            return sign, self.palette.land if kind == "land" else self.palette.sea
        if space.kind not in PLAIN:
            return letter(space.kind), self.palette.head
        return ("○", self.palette.head) if space.at in decor else (OPEN, self.palette.sea)

    def _terrains(self, geometry: Geometry) -> dict[str, str]:
        """On what each space lies, kept as long as the geometry stays the same."""
        if self._still is None or self._still[0] is not geometry:
            self._still = (geometry, terrains(geometry))
        return self._still[1]

    def _islands(self, geometry: Geometry, grid: Grid) -> list[tuple[int, int]]:
        """The same for land between the spaces."""
        if self._land is None or self._land[0] is not geometry or self._land[1] != grid.across:
            self._land = (geometry, grid.across, islands(geometry, grid))
        return self._land[2]

    def _zones(self, canvas: Canvas, grid: Grid, scene: Scene, cursor: str) -> None:
        """The lines of fire of the ship at hand, by number; where it has sailed."""
        hand = at_hand(scene, cursor)
        for hint in scene.marks:
            if hint.kind == "fire" and hint.of in hand:
                for place in hint.at:
                    canvas.put(*grid.cell(place), hint.text[:1], self.palette.alarm)
            elif hint.kind == "route":
                for place in hint.at:
                    canvas.put(*grid.cell(place), "•", self.palette.lamp)

    def _reach(self, canvas: Canvas, grid: Grid, scene: Scene, tokens: Collection[XY]) -> None:
        """What it costs to come to the places within reach, beside the sign of each, or its two signs, in red where there is
        danger; of handles the list says it.
        """
        handles = {offer.at for offer in scene.offers}
        risky = {place for hint in scene.marks if hint.kind == "danger" for place in hint.at}
        for hint in scene.marks:
            if hint.kind == "range" and hint.text and not grid.lattice and grid.across > 2:
                for place in [place for place in hint.at if place not in handles]:
                    x, y = grid.cell(place)
                    beside = x + 2 if place in tokens and grid.across > 3 else x + 1
                    style = self.palette.alarm if place in risky else self.palette.lamp
                    canvas.put(beside, y, hint.text[:1], style)

    def _ship(self, canvas: Canvas, grid: Grid, piece: Piece, sign: str, *, chosen: bool) -> None:
        """A piece of a lattice by the name that is typed, and where its bow points."""
        x, y = grid.cell(piece.at)
        style = f"bold {self.palette.seat(piece.owner)}{' reverse' if chosen else ''}"
        canvas.put(x, y, sign if grid.across > 2 else mark(piece.owner), style)
        if grid.across > 2:
            canvas.put(x + len(sign), y, arrow(piece.heading), self.palette.seat(piece.owner))

    def _frame(self, canvas: Canvas, grid: Grid, at: XY, *, lit: bool, chosen: bool) -> None:
        """Brackets round what may be pointed at, others round what is chosen: form, not only colour."""
        if lit or chosen:
            x, y = grid.cell(at)
            left, right = ("«", "»") if chosen else ("[", "]")
            if grid.lattice and grid.across < 4:
                return  # no room between two ships
            canvas.put(x - 1, y, left, self.palette.lamp)
            if grid.across > 2 and not grid.lattice:
                canvas.put(x + grid.across - 2, y, right, self.palette.lamp)

    def _token(self, canvas: Canvas, grid: Grid, at: XY, place: str, piece: Piece) -> None:
        """A flag or token on a place that has a letter: first the letter, then whose it is, or the token."""
        x, y = grid.cell(at)
        first = x if grid.across > 2 else x - 1
        style = f"bold {self.palette.seat(piece.owner)}".strip()
        sign = mark(piece.owner) if piece.owner is not None else self._letters[piece.art]
        canvas.put(first, y, place, style)
        if grid.across > 1:
            canvas.put(first + 1, y, sign, style)

    def _pieces(
        self, canvas: Canvas, grid: Grid, at: XY, pieces: Sequence[Piece], *, turning: set[str]
    ) -> None:
        x, y = grid.cell(at)
        owned = [piece for piece in pieces if piece.owner is not None]
        figures = [piece for piece in owned if piece.size > SMALL] or owned
        top = figures[-1] if figures else pieces[-1]
        owners = [piece.owner for piece in figures if piece.owner is not None]
        captains = list(dict.fromkeys(owners))
        alone = len(owners) <= grid.across and not any(piece.count for piece in figures)
        if grid.across > 1 and (len(captains) > 1 or (len(owners) > 1 and alone)):
            self._together(canvas, (x, y), owners if alone else captains, grid.across)
            return
        strong = sum(piece.count or 1 for piece in figures)
        glyph = mark(top.owner) if top.owner is not None else self._letters[top.art]
        canvas.put(x, y, glyph, f"bold {self.palette.seat(top.owner)}".strip())
        if grid.across > 2:
            alike = [piece for piece in pieces if piece.art == top.art]
            several = strong if figures else sum(piece.count or 1 for piece in alike)
            beside = str(several) if several > 1 else _beside(top, turning)
            canvas.put(x + 1, y, beside, self.palette.seat(top.owner))

    def _together(self, canvas: Canvas, at: tuple[int, int], owners: Sequence[int], room: int) -> None:
        """Whose ships lie in one place: each ship if there is room for all, else each captain once, + for those left out."""
        x, y = at
        shown = owners if len(owners) <= room else owners[: room - 1]
        for column, owner in enumerate(shown):
            canvas.put(x + column, y, mark(owner), f"bold {self.palette.seat(owner)}".strip())
        if len(shown) < len(owners):
            canvas.put(x + len(shown), y, "+", self.palette.dim)

    def part(
        self, scene: Scene, lines: list[Text], size: tuple[int, int], things: Collection[str]
    ) -> list[Text]:
        """Of a board larger than this many columns and rows the part round one of these things, within its rim."""
        width, height = size
        if len(lines) <= height and all(len(line) <= width for line in lines):
            return lines
        placed: list[Piece | Space] = [*scene.pieces, *scene.geometry.spaces]
        at = next((thing.at for thing in placed if things_meet(things, thing.id)), None)
        grid = Grid(scene.geometry, width)
        x, y = grid.cell(at) if at else (0, 0)
        top = min(max(0, y - height // 2), max(0, len(lines) - height))
        rim = RIM - 2  # what stands before the sign of a field belongs to the field
        room = width - rim
        left = min(max(0, x - rim - room // 2), max(0, grid.width - width + grid.across - 1))
        left -= left % grid.across
        rows = [lines[0], *lines[1 + top : height + top]]
        return [row[:rim] + row[rim + left : rim + left + room] for row in rows]

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


def things_meet(things: Collection[str], name: str) -> bool:
    """Whether a thing is one of these, or one of several alike that are meant."""
    return name in things or name.partition("#")[0] in things


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


def at_hand(scene: Scene, cursor: str = "") -> set[str]:
    """The pieces that one is just now concerned with: chosen, by one of its handles, too, or under way."""
    under_way = {piece.id for piece in scene.pieces if "now" in piece.flags}
    return {cursor, cursor.partition("/")[0]} | under_way if cursor else under_way


def signs_of(pieces: Sequence[Piece]) -> dict[str, str]:
    """Two signs for each piece: its id or the beginning and end of that, if they are unmistakable."""
    short = {piece.id: piece.id if len(piece.id) < 3 else piece.id[0] + piece.id[-1] for piece in pieces}
    twice = len(set(short.values())) < len(short)
    return {piece.id: mark(piece.owner) * 2 if twice else short[piece.id] for piece in pieces}


def _beside(piece: Piece, turning: set[str]) -> str:
    """Where a piece heads; among those that do, a captain's other things have the letter of what they are."""
    if piece.art in turning:
        return arrow(piece.heading) if piece.owner is not None or piece.heading else ""
    return letter(piece.art) if turning and piece.owner is not None else ""


def letters(pieces: Iterable[Piece]) -> dict[str, str]:
    """A letter for each kind of nobody's pieces, the first of its name that no other has; `disc-palm` is a disc."""
    found: dict[str, str] = {}
    arts = sorted({piece.art for piece in pieces if piece.owner is None})
    for name in dict.fromkeys(map(_kind, arts)):
        mine = [sign.upper() for sign in name if sign.isalpha()]
        found[name] = next((sign for sign in mine if sign not in found.values()), letter(name).upper())
    return {art: found[_kind(art)] for art in arts}


def _kind(art: str) -> str:
    """What an art is a kind of; a single letter before its name only says where it belongs."""
    before, _, after = art.partition("-")
    return before if len(before) > 1 or not after else after


def letter(word: str) -> str:
    """A letter for a kind of thing."""
    return word[:1].lower() or "?"


def wheels(zones: Iterable[Zone]) -> list[Zone]:
    """The zones that are instruments."""
    return [zone for zone in zones if zone.wheel is not None]
