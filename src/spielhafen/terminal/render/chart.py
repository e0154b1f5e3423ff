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
    RIM_WIDTH,
    SPACE_SIGNS,
    TERRAIN_SIGNS,
    CharacterGrid,
    find_islands,
    find_terrains,
    is_inside,
    rim_labels,
    thin_labels,
    tile_sign,
)
from spielhafen.terminal.render.palette import Palette, compass_arrow, seat_mark

if TYPE_CHECKING:
    from spielhafen.core.scene import XY, Geometry, Piece, Scene, Space, Wheel, Zone
    from spielhafen.core.text import Text as Said

OPEN_SEA: Final = "·"
STANDING_SIGNS: Final = {"highest": "+", "lowest": "−", "cancelled": "×"}
"""How a card stands among the others."""
MAX_TOKEN_SIZE: Final = 0.6
"""Whatever is smaller is a token or flag and belongs to the place."""
MAX_FAN_OFFSET: Final = 0.5
"""Things on one space may lie so far from its middle."""


PlacedPieces: TypeAlias = "tuple[dict[XY, list[Piece]], dict[XY, str], set[XY]]"
"""The pieces by place, the letters of places, and the places with nothing but flags and tokens on them."""


class ChartRenderer:
    """Draws charts with a palette and a voice for what is written on them."""

    def __init__(self, palette: Palette, say: Callable[[Said], str], sign: Callable[[Piece], str]) -> None:
        self.palette = palette
        self.say = say
        self.piece_sign = sign
        self._letters: dict[str, str] = {}
        self._still: tuple[Geometry, dict[str, str]] | None = None
        self._land: tuple[Geometry, int, list[tuple[int, int]]] | None = None

    # A board.

    def render_board(
        self, scene: Scene, width: int, highlighted: Collection[str] = (), cursor: str = ""
    ) -> list[Text]:
        """The spaces with what stands on them; ids in `lit` may be pointed at, `cursor` is chosen."""
        geometry = scene.geometry
        grid = CharacterGrid(geometry, width)
        canvas = Canvas(grid.width, grid.height)
        self._rim(canvas, grid, geometry.spaces)
        for x, y in self._islands(geometry, grid):
            canvas.put(x, y, TERRAIN_SIGNS["land"], self.palette.land)
        tiles = [space for space in geometry.spaces if space.edges]
        for at in () if tiles else self.land_squares(geometry):
            canvas.put(
                *grid.cell_at(at), TERRAIN_SIGNS["land"] * (grid.columns_per_field - 1), self.palette.land
            )
        decor = {spot.at for spot in geometry.decor if spot.art}
        lettered: list[tuple[Space, str]] = []
        for space in geometry.spaces:
            glyph, style = self._ground(geometry, space, decor)
            if glyph.isalpha():
                lettered.append((space, glyph))
            x, y = grid.cell_at(space.at)
            canvas.put(x, y, glyph, style)
            if space.edges:
                self._shores(canvas, grid, space)
            self._frame(canvas, grid, space.at, lit=space.id in highlighted, chosen=space.id == cursor)
        stacked = stack_pieces(scene.pieces, geometry.spaces)
        places = {space.at: glyph for space, glyph in lettered}
        tokens = {
            at
            for at in places
            if at in stacked and all(piece.size <= MAX_TOKEN_SIZE for piece in stacked[at])
        }
        framed = {space.at for space in geometry.spaces if space.id in highlighted or space.id == cursor}
        self._reach(canvas, grid, scene, tokens - framed)
        self._zones(canvas, grid, scene, cursor)
        self._figures(canvas, grid, scene, (stacked, places, tokens), lit=highlighted, cursor=cursor)
        return canvas.lines()

    def _figures(
        self,
        canvas: Canvas,
        grid: CharacterGrid,
        scene: Scene,
        standing: PlacedPieces,
        *,
        lit: Collection[str],
        cursor: str,
    ) -> None:
        """What stands on the spaces."""
        stacked, places, tokens = standing
        turning = {piece.art for piece in scene.pieces if piece.heading}
        signs = ship_signs(scene.pieces) if grid.is_lattice else {}
        self._letters = piece_letters(scene.pieces)
        hand = active_piece_ids(scene, cursor)
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

    def space_signs(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of spaces that are not just sea, with their signs."""
        special = [space for space in geometry.spaces if space.kind not in PLAIN and not space.edges]
        return {space.kind: self._ground(geometry, space, ())[0] for space in reversed(special)}

    def terrain_signs(self, geometry: Geometry) -> dict[str, str]:
        """The kinds of terrain that are to be seen, with their signs."""
        kinds = dict.fromkeys(terrain.kind for terrain in geometry.terrain)
        return {kind: TERRAIN_SIGNS[kind] for kind in kinds if TERRAIN_SIGNS.get(kind, " ").strip()}

    def _shores(self, canvas: Canvas, grid: CharacterGrid, space: Space) -> None:
        """What lies west and east of the middle of a tile: its line, or land."""
        x, y = grid.cell_at(space.at)
        _, east, _, west = (edge == "~" for edge in space.edges)
        line, land = ("─", self.palette.sea), (TERRAIN_SIGNS["land"], self.palette.land)
        if grid.columns_per_field > 2:
            canvas.put(x - 1, y, *(line if west else land))
        for column in range(1, max(2, grid.columns_per_field - 1)):
            canvas.put(x + column, y, *(line if east else land))

    def _rim(self, canvas: Canvas, grid: CharacterGrid, spaces: Sequence[Space]) -> None:
        """Letters above and numbers at the left, as in chess, or the other way round, as the spaces are named."""
        above, aside = rim_labels(spaces, 0, 1), rim_labels(spaces, 1, 2)
        if not above and not aside:
            above, aside = thin_labels(rim_labels(spaces, 0, 2)), rim_labels(spaces, 1, 1)
        edge = min((space.at for space in spaces), default=(0.0, 0.0))
        free = 0
        for across, text in sorted(above.items()):
            column = grid.cell_at((across, edge[1]))[0]
            if column >= free:
                canvas.put(column, 0, text[-2:], self.palette.dim)
                free = column + len(text[-2:]) + (len(text) > 1)
        for down, text in aside.items():
            canvas.put(RIM_WIDTH - 2 - len(text), grid.cell_at((edge[0], down))[1], text, self.palette.dim)

    def land_squares(self, geometry: Geometry) -> list[XY]:
        """Squares of land where there are no spaces."""
        left, top, wide, high = geometry.box
        coasts = [
            coast for terrain in geometry.terrain if terrain.kind == "land" for coast in terrain.polygons
        ]
        squares = product(range(int(wide)), range(int(high))) if geometry.grid else ()
        middles = ((left + across + 0.5, top + down + 0.5) for across, down in squares)
        taken = {space.at for space in geometry.spaces}
        return [at for at in middles if at not in taken and any(is_inside(at, coast) for coast in coasts)]

    def _ground(self, geometry: Geometry, space: Space, decor: Collection[XY]) -> tuple[str, str]:
        if space.edges:
            return tile_sign(space.edges), self.palette.sea if "~" in space.edges else self.palette.land
        if space.kind in SPACE_SIGNS:
            return SPACE_SIGNS[space.kind], self.palette.seat_style(space.owner) or self.palette.dim
        if space.turn and not space.art:
            return compass_arrow(space.turn), self.palette.sea
        kind = self._terrains(geometry).get(space.id)
        if space.art and space.kind not in PLAIN:
            return kind_letter(space.kind), self.palette.seat_style(space.owner) or self.palette.heading
        if kind is not None:
            sign = OPEN_SEA if kind == "blank" else TERRAIN_SIGNS.get(kind, kind_letter(kind))
            return sign, self.palette.land if kind == "land" else self.palette.sea
        if space.kind not in PLAIN:
            return kind_letter(space.kind), self.palette.heading
        return ("○", self.palette.heading) if space.at in decor else (OPEN_SEA, self.palette.sea)

    def _terrains(self, geometry: Geometry) -> dict[str, str]:
        """On what each space lies, kept as long as the geometry stays the same."""
        if self._still is None or self._still[0] is not geometry:
            self._still = (geometry, find_terrains(geometry))
        return self._still[1]

    def _islands(self, geometry: Geometry, grid: CharacterGrid) -> list[tuple[int, int]]:
        """The same for land between the spaces."""
        if self._land is None or self._land[0] is not geometry or self._land[1] != grid.columns_per_field:
            self._land = (geometry, grid.columns_per_field, find_islands(geometry, grid))
        return self._land[2]

    def _zones(self, canvas: Canvas, grid: CharacterGrid, scene: Scene, cursor: str) -> None:
        """The lines of fire of the ship at hand, by number; where it has sailed."""
        hand = active_piece_ids(scene, cursor)
        for hint in scene.marks:
            if hint.kind == "fire" and hint.of in hand:
                for place in hint.at:
                    canvas.put(*grid.cell_at(place), hint.text[:1], self.palette.warning)
            elif hint.kind == "route":
                for place in hint.at:
                    canvas.put(*grid.cell_at(place), "•", self.palette.accent)

    def _reach(self, canvas: Canvas, grid: CharacterGrid, scene: Scene, tokens: Collection[XY]) -> None:
        """What it costs to come to the places within reach, beside the sign of each, or its two signs, in red where there is
        danger; of handles the list says it.
        """
        handles = {offer.at for offer in scene.offers}
        risky = {place for hint in scene.marks if hint.kind == "danger" for place in hint.at}
        for hint in scene.marks:
            if hint.kind == "range" and hint.text and not grid.is_lattice and grid.columns_per_field > 2:
                for place in [place for place in hint.at if place not in handles]:
                    x, y = grid.cell_at(place)
                    beside = x + 2 if place in tokens and grid.columns_per_field > 3 else x + 1
                    style = self.palette.warning if place in risky else self.palette.accent
                    canvas.put(beside, y, hint.text[:1], style)

    def _ship(self, canvas: Canvas, grid: CharacterGrid, piece: Piece, sign: str, *, chosen: bool) -> None:
        """A piece of a lattice by the name that is typed, and where its bow points."""
        x, y = grid.cell_at(piece.at)
        style = f"bold {self.palette.seat_style(piece.owner)}{' reverse' if chosen else ''}"
        canvas.put(x, y, sign if grid.columns_per_field > 2 else seat_mark(piece.owner), style)
        if grid.columns_per_field > 2:
            canvas.put(x + len(sign), y, compass_arrow(piece.heading), self.palette.seat_style(piece.owner))

    def _frame(self, canvas: Canvas, grid: CharacterGrid, at: XY, *, lit: bool, chosen: bool) -> None:
        """Brackets round what may be pointed at, others round what is chosen: form, not only colour."""
        if lit or chosen:
            x, y = grid.cell_at(at)
            left, right = ("«", "»") if chosen else ("[", "]")
            if grid.is_lattice and grid.columns_per_field < 4:
                return  # no room between two ships
            canvas.put(x - 1, y, left, self.palette.accent)
            if grid.columns_per_field > 2 and not grid.is_lattice:
                canvas.put(x + grid.columns_per_field - 2, y, right, self.palette.accent)

    def _token(self, canvas: Canvas, grid: CharacterGrid, at: XY, place: str, piece: Piece) -> None:
        """A flag or token on a place that has a letter: first the letter, then whose it is, or the token."""
        x, y = grid.cell_at(at)
        first = x if grid.columns_per_field > 2 else x - 1
        style = f"bold {self.palette.seat_style(piece.owner)}".strip()
        sign = seat_mark(piece.owner) if piece.owner is not None else self._letters[piece.art]
        canvas.put(first, y, place, style)
        if grid.columns_per_field > 1:
            canvas.put(first + 1, y, sign, style)

    def _pieces(
        self, canvas: Canvas, grid: CharacterGrid, at: XY, pieces: Sequence[Piece], *, turning: set[str]
    ) -> None:
        x, y = grid.cell_at(at)
        owned = [piece for piece in pieces if piece.owner is not None]
        figures = [piece for piece in owned if piece.size > MAX_TOKEN_SIZE] or owned
        top = figures[-1] if figures else pieces[-1]
        owners = [piece.owner for piece in figures if piece.owner is not None]
        captains = list(dict.fromkeys(owners))
        alone = len(owners) <= grid.columns_per_field and not any(piece.count for piece in figures)
        if grid.columns_per_field > 1 and (len(captains) > 1 or (len(owners) > 1 and alone)):
            self._together(canvas, (x, y), owners if alone else captains, grid.columns_per_field)
            return
        strong = sum(piece.count or 1 for piece in figures)
        glyph = seat_mark(top.owner) if top.owner is not None else self._letters[top.art]
        canvas.put(x, y, glyph, f"bold {self.palette.seat_style(top.owner)}".strip())
        if grid.columns_per_field > 2:
            alike = [piece for piece in pieces if piece.art == top.art]
            several = strong if figures else sum(piece.count or 1 for piece in alike)
            beside = str(several) if several > 1 else _beside(top, turning)
            canvas.put(x + 1, y, beside, self.palette.seat_style(top.owner))

    def _together(self, canvas: Canvas, at: tuple[int, int], owners: Sequence[int], room: int) -> None:
        """Whose ships lie in one place: each ship if there is room for all, else each captain once, + for those left out."""
        x, y = at
        shown = owners if len(owners) <= room else owners[: room - 1]
        for column, owner in enumerate(shown):
            canvas.put(x + column, y, seat_mark(owner), f"bold {self.palette.seat_style(owner)}".strip())
        if len(shown) < len(owners):
            canvas.put(x + len(shown), y, "+", self.palette.dim)

    def crop(
        self, scene: Scene, lines: list[Text], size: tuple[int, int], focus_ids: Collection[str]
    ) -> list[Text]:
        """Of a board larger than this many columns and rows the part round one of these things, within its rim."""
        width, height = size
        if len(lines) <= height and all(len(line) <= width for line in lines):
            return lines
        placed: list[Piece | Space] = [*scene.pieces, *scene.geometry.spaces]
        at = next((thing.at for thing in placed if matches_id(focus_ids, thing.id)), None)
        grid = CharacterGrid(scene.geometry, width)
        x, y = grid.cell_at(at) if at else (0, 0)
        top = min(max(0, y - height // 2), max(0, len(lines) - height))
        rim = RIM_WIDTH - 2  # what stands before the sign of a field belongs to the field
        room = width - rim
        left = min(max(0, x - rim - room // 2), max(0, grid.width - width + grid.columns_per_field - 1))
        left -= left % grid.columns_per_field
        rows = [lines[0], *lines[1 + top : height + top]]
        return [row[:rim] + row[rim + left : rim + left + room] for row in rows]

    # A table without spaces.

    def render_table(self, scene: Scene, width: int, height: int) -> list[Text]:
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
                else f"bold {self.palette.seat_style(piece.owner)}".strip()
            )
            standing = "".join(STANDING_SIGNS[flag] for flag in piece.flags if flag in STANDING_SIGNS)
            canvas.put_near(
                *cell(piece.at),
                f"{seat_mark(piece.owner)} {self.piece_sign(piece)} {standing}".rstrip(),
                style,
            )
        for decor in scene.geometry.decor:
            inner = left <= decor.at[0] <= left + wide
            if decor.text is not None and inner and decor.kind == "name":
                canvas.put_near(*cell(decor.at), self.say(decor.text), self.palette.dim)
        return canvas.lines()

    def _wheel(self, canvas: Canvas, wheel: Wheel, x: int, y: int) -> None:
        """A rose: its labels in a ring, the one it points at lit, an arrow in the middle."""
        labels = [self.say(label) for label in wheel.labels]
        pointed = round(wheel.angle / 360 * len(labels)) % len(labels)
        for place, label in enumerate(labels):
            angle = 2 * math.pi * place / len(labels)
            style = self.palette.accent if place == pointed else self.palette.dim
            canvas.put(
                x + round(4 * math.sin(angle)) - len(label) // 2, y - round(2 * math.cos(angle)), label, style
            )
        canvas.put(x, y, compass_arrow(wheel.angle), self.palette.accent)


def matches_id(ids: Collection[str], item_id: str) -> bool:
    """Whether a thing is one of these, or one of several alike that are meant."""
    return item_id in ids or item_id.partition("#")[0] in ids


def stack_pieces(pieces: Iterable[Piece], spaces: Sequence[Space] = ()) -> dict[XY, list[Piece]]:
    """The pieces by place, those that came last on top; what lies fanned on a space stands on that space."""
    found: dict[XY, list[Piece]] = defaultdict(list)
    for piece in pieces:
        found[_space_of(piece.at, spaces)].append(piece)
    return dict(found)


def _space_of(at: XY, spaces: Sequence[Space]) -> XY:
    """The middle of the space that this place belongs to; the place itself where there is none."""
    on = [
        space.at for space in spaces if abs(space.at[0] - at[0]) < MAX_FAN_OFFSET > abs(space.at[1] - at[1])
    ]
    return min(on, key=lambda middle: math.dist(middle, at), default=at)


def active_piece_ids(scene: Scene, cursor: str = "") -> set[str]:
    """The pieces that one is just now concerned with: chosen, by one of its handles, too, or under way."""
    under_way = {piece.id for piece in scene.pieces if "now" in piece.flags}
    return {cursor, cursor.partition("/")[0]} | under_way if cursor else under_way


def ship_signs(pieces: Sequence[Piece]) -> dict[str, str]:
    """Two signs for each piece: its id or the beginning and end of that, if they are unmistakable."""
    short = {piece.id: piece.id if len(piece.id) < 3 else piece.id[0] + piece.id[-1] for piece in pieces}
    twice = len(set(short.values())) < len(short)
    return {piece.id: seat_mark(piece.owner) * 2 if twice else short[piece.id] for piece in pieces}


def _beside(piece: Piece, turning: set[str]) -> str:
    """Where a piece heads; among those that do, a captain's other things have the letter of what they are."""
    if piece.art in turning:
        return compass_arrow(piece.heading) if piece.owner is not None or piece.heading else ""
    return kind_letter(piece.art) if turning and piece.owner is not None else ""


def piece_letters(pieces: Iterable[Piece]) -> dict[str, str]:
    """A letter for each kind of nobody's pieces, the first of its name that no other has; `disc-palm` is a disc."""
    found: dict[str, str] = {}
    arts = sorted({piece.art for piece in pieces if piece.owner is None})
    for name in dict.fromkeys(map(_kind, arts)):
        mine = [sign.upper() for sign in name if sign.isalpha()]
        found[name] = next((sign for sign in mine if sign not in found.values()), kind_letter(name).upper())
    return {art: found[_kind(art)] for art in arts}


def _kind(art: str) -> str:
    """What an art is a kind of; a single letter before its name only says where it belongs."""
    before, _, after = art.partition("-")
    return before if len(before) > 1 or not after else after


def kind_letter(word: str) -> str:
    """A letter for a kind of thing."""
    return word[:1].lower() or "?"


def wheels(zones: Iterable[Zone]) -> list[Zone]:
    """The zones that are instruments."""
    return [zone for zone in zones if zone.wheel is not None]
