"""The chart of a scene as characters: a board of spaces, or a table without spaces."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.text import Text

from spielhafen.core.scene import PLAIN_SPACE_KINDS
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
"""Signs for how a card ranks among the others."""
MAX_TOKEN_SIZE: Final = 0.6
"""Pieces up to this size are tokens or flags that belong to the space."""
MAX_FAN_OFFSET: Final = 0.5
"""The distance from the middle of a space up to which pieces still belong to it."""


PlacedPieces: TypeAlias = "tuple[dict[XY, list[Piece]], dict[XY, str], set[XY]]"
"""Pieces by position, letters of positions, and positions that hold only flags and tokens."""


class ChartRenderer:
    """Renders charts with a palette and functions that turn texts and pieces into strings."""

    def __init__(self, palette: Palette, say: Callable[[Said], str], sign: Callable[[Piece], str]) -> None:
        self.palette = palette
        self.say = say
        self.piece_sign = sign
        self._letters: dict[str, str] = {}
        self._terrain_cache: tuple[Geometry, dict[str, str]] | None = None
        self._land_cache: tuple[Geometry, int, list[tuple[int, int]]] | None = None

    # Boards.

    def render_board(
        self, scene: Scene, width: int, highlighted: Collection[str] = (), cursor: str = ""
    ) -> list[Text]:
        """Render the spaces with their pieces.

        Ids in `highlighted` can be pointed at; the id `cursor` is chosen.
        """
        geometry = scene.geometry
        grid = CharacterGrid(geometry, width)
        canvas = Canvas(grid.width, grid.height)
        self._draw_rim(canvas, grid, geometry.spaces)
        for x, y in self._find_islands(geometry, grid):
            canvas.put(x, y, TERRAIN_SIGNS["land"], self.palette.land)
        tiles = [space for space in geometry.spaces if space.edges]
        for at in () if tiles else self.land_squares(geometry):
            canvas.put(
                *grid.cell_at(at), TERRAIN_SIGNS["land"] * (grid.columns_per_field - 1), self.palette.land
            )
        decor = {spot.at for spot in geometry.decor if spot.art}
        lettered: list[tuple[Space, str]] = []
        for space in geometry.spaces:
            glyph, style = self._ground_sign(geometry, space, decor)
            if glyph.isalpha():
                lettered.append((space, glyph))
            x, y = grid.cell_at(space.at)
            canvas.put(x, y, glyph, style)
            if space.edges:
                self._draw_shores(canvas, grid, space)
            self._draw_frame(canvas, grid, space.at, lit=space.id in highlighted, chosen=space.id == cursor)
        stacked = stack_pieces(scene.pieces, geometry.spaces)
        places = {space.at: glyph for space, glyph in lettered}
        tokens = {
            at
            for at in places
            if at in stacked and all(piece.size <= MAX_TOKEN_SIZE for piece in stacked[at])
        }
        framed = {space.at for space in geometry.spaces if space.id in highlighted or space.id == cursor}
        self._draw_costs(canvas, grid, scene, tokens - framed)
        self._draw_fire_and_routes(canvas, grid, scene, cursor)
        self._draw_pieces(canvas, grid, scene, (stacked, places, tokens), lit=highlighted, cursor=cursor)
        return canvas.lines()

    def _draw_pieces(
        self,
        canvas: Canvas,
        grid: CharacterGrid,
        scene: Scene,
        standing: PlacedPieces,
        *,
        lit: Collection[str],
        cursor: str,
    ) -> None:
        """Draw the pieces on the spaces."""
        stacked, places, tokens = standing
        turning = {piece.art for piece in scene.pieces if piece.heading}
        signs = ship_signs(scene.pieces) if grid.is_lattice else {}
        self._letters = piece_letters(scene.pieces)
        hand = active_piece_ids(scene, cursor)
        for at, pieces in stacked.items():
            if signs:
                self._draw_ship(canvas, grid, pieces[-1], signs[pieces[-1].id], chosen=pieces[-1].id in hand)
            elif at in tokens:
                self._draw_token(canvas, grid, at, places[at], pieces[-1])
            else:
                self._draw_stack(canvas, grid, at, pieces, turning=turning)
            ids = {name for piece in pieces for name in (piece.id, piece.id.partition("#")[0])}
            if cursor in ids or not ids.isdisjoint(lit):
                self._draw_frame(canvas, grid, at, lit=True, chosen=cursor in ids)

    def space_signs(self, geometry: Geometry) -> dict[str, str]:
        """Return the sign of each kind of space other than plain sea."""
        special = [
            space for space in geometry.spaces if space.kind not in PLAIN_SPACE_KINDS and not space.edges
        ]
        return {space.kind: self._ground_sign(geometry, space, ())[0] for space in reversed(special)}

    def terrain_signs(self, geometry: Geometry) -> dict[str, str]:
        """Return the sign of each visible kind of terrain."""
        kinds = dict.fromkeys(terrain.kind for terrain in geometry.terrain)
        return {kind: TERRAIN_SIGNS[kind] for kind in kinds if TERRAIN_SIGNS.get(kind, " ").strip()}

    def _draw_shores(self, canvas: Canvas, grid: CharacterGrid, space: Space) -> None:
        """Draw what is west and east of the middle of a tile: its line, or land."""
        x, y = grid.cell_at(space.at)
        _, east, _, west = (edge == "~" for edge in space.edges)
        line, land = ("─", self.palette.sea), (TERRAIN_SIGNS["land"], self.palette.land)
        if grid.columns_per_field > 2:
            canvas.put(x - 1, y, *(line if west else land))
        for column in range(1, max(2, grid.columns_per_field - 1)):
            canvas.put(x + column, y, *(line if east else land))

    def _draw_rim(self, canvas: Canvas, grid: CharacterGrid, spaces: Sequence[Space]) -> None:
        """Draw the coordinates along the rim, as the spaces are named.

        Letters above and numbers at the left as in chess, or the other way round.
        """
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
        """Return the middles of land squares that have no space."""
        left, top, wide, high = geometry.box
        coasts = [
            coast for terrain in geometry.terrain if terrain.kind == "land" for coast in terrain.polygons
        ]
        squares = product(range(int(wide)), range(int(high))) if geometry.grid else ()
        middles = ((left + across + 0.5, top + down + 0.5) for across, down in squares)
        taken = {space.at for space in geometry.spaces}
        return [at for at in middles if at not in taken and any(is_inside(at, coast) for coast in coasts)]

    def _ground_sign(self, geometry: Geometry, space: Space, decor: Collection[XY]) -> tuple[str, str]:
        if space.edges:
            return tile_sign(space.edges), self.palette.sea if "~" in space.edges else self.palette.land
        if space.sign:
            return space.sign, self.palette.seat_style(space.owner) or self.palette.heading
        if space.kind in SPACE_SIGNS:
            return SPACE_SIGNS[space.kind], self.palette.seat_style(space.owner) or self.palette.dim
        if space.turn and not space.art:
            return compass_arrow(space.turn), self.palette.sea
        kind = self._find_terrains(geometry).get(space.id)
        if space.art and space.kind not in PLAIN_SPACE_KINDS:
            return kind_letter(space.kind), self.palette.seat_style(space.owner) or self.palette.heading
        if kind is not None:
            sign = OPEN_SEA if kind == "blank" else TERRAIN_SIGNS.get(kind, kind_letter(kind))
            return sign, self.palette.land if kind == "land" else self.palette.sea
        if space.kind not in PLAIN_SPACE_KINDS:
            return kind_letter(space.kind), self.palette.heading
        return ("○", self.palette.heading) if space.at in decor else (OPEN_SEA, self.palette.sea)

    def _find_terrains(self, geometry: Geometry) -> dict[str, str]:
        """Return the kind of terrain of each space by its id; cached while the geometry is the same."""
        if self._terrain_cache is None or self._terrain_cache[0] is not geometry:
            self._terrain_cache = (geometry, find_terrains(geometry))
        return self._terrain_cache[1]

    def _find_islands(self, geometry: Geometry, grid: CharacterGrid) -> list[tuple[int, int]]:
        """Return the cells of land between spaces; cached while geometry and scale are the same."""
        if (
            self._land_cache is None
            or self._land_cache[0] is not geometry
            or self._land_cache[1] != grid.columns_per_field
        ):
            self._land_cache = (geometry, grid.columns_per_field, find_islands(geometry, grid))
        return self._land_cache[2]

    def _draw_fire_and_routes(self, canvas: Canvas, grid: CharacterGrid, scene: Scene, cursor: str) -> None:
        """Draw the numbered lines of fire of the active ship, and the routes sailed."""
        hand = active_piece_ids(scene, cursor)
        for hint in scene.marks:
            if hint.kind == "fire" and hint.of in hand:
                for place in hint.at:
                    canvas.put(*grid.cell_at(place), hint.text[:1], self.palette.warning)
            elif hint.kind == "route":
                for place in hint.at:
                    canvas.put(*grid.cell_at(place), "•", self.palette.accent)

    def _draw_costs(self, canvas: Canvas, grid: CharacterGrid, scene: Scene, tokens: Collection[XY]) -> None:
        """Draw the cost of each place within reach, one character beside its sign.

        With two signs in a place it is drawn after both. Dangerous places are drawn in the warning colour.
        Handles are left out: the list of offers shows their costs.
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

    def _draw_ship(
        self, canvas: Canvas, grid: CharacterGrid, piece: Piece, sign: str, *, chosen: bool
    ) -> None:
        """Draw a ship on a lattice: the name that players type, and its heading."""
        x, y = grid.cell_at(piece.at)
        style = f"bold {self.palette.seat_style(piece.owner)}{' reverse' if chosen else ''}"
        canvas.put(x, y, sign if grid.columns_per_field > 2 else seat_mark(piece.owner), style)
        if grid.columns_per_field > 2:
            canvas.put(x + len(sign), y, compass_arrow(piece.heading), self.palette.seat_style(piece.owner))

    def _draw_frame(self, canvas: Canvas, grid: CharacterGrid, at: XY, *, lit: bool, chosen: bool) -> None:
        """Draw brackets round what can be pointed at, different ones round what is chosen.

        The form differs, not only the colour.
        """
        if lit or chosen:
            x, y = grid.cell_at(at)
            left, right = ("«", "»") if chosen else ("[", "]")
            if grid.is_lattice and grid.columns_per_field < 4:
                return  # no room between two ships
            canvas.put(x - 1, y, left, self.palette.accent)
            if grid.columns_per_field > 2 and not grid.is_lattice:
                canvas.put(x + grid.columns_per_field - 2, y, right, self.palette.accent)

    def _draw_token(self, canvas: Canvas, grid: CharacterGrid, at: XY, place: str, piece: Piece) -> None:
        """Draw a flag or token on a place with a letter.

        First the letter, then the mark of the token's owner, or the token itself.
        """
        x, y = grid.cell_at(at)
        first = x if grid.columns_per_field > 2 else x - 1
        style = f"bold {self.palette.seat_style(piece.owner)}".strip()
        sign = seat_mark(piece.owner) if piece.owner is not None else self._letters[piece.art]
        canvas.put(first, y, place, style)
        if grid.columns_per_field > 1:
            canvas.put(first + 1, y, sign, style)

    def _draw_stack(
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
            self._draw_owners(canvas, (x, y), owners if alone else captains, grid.columns_per_field)
            return
        strong = sum(piece.count or 1 for piece in figures)
        glyph = seat_mark(top.owner) if top.owner is not None else self._letters[top.art]
        canvas.put(x, y, glyph, f"bold {self.palette.seat_style(top.owner)}".strip())
        if grid.columns_per_field > 2:
            alike = [piece for piece in pieces if piece.art == top.art]
            several = strong if figures else sum(piece.count or 1 for piece in alike)
            beside = str(several) if several > 1 else _heading_or_letter(top, turning)
            canvas.put(x + 1, y, beside, self.palette.seat_style(top.owner))

    def _draw_owners(self, canvas: Canvas, at: tuple[int, int], owners: Sequence[int], room: int) -> None:
        """Draw the owners of the ships in one place.

        Each ship has its own mark if there is room for all, otherwise each owner has one; `+` stands for the
        rest.
        """
        x, y = at
        shown = owners if len(owners) <= room else owners[: room - 1]
        for column, owner in enumerate(shown):
            canvas.put(x + column, y, seat_mark(owner), f"bold {self.palette.seat_style(owner)}".strip())
        if len(shown) < len(owners):
            canvas.put(x + len(shown), y, "+", self.palette.dim)

    def crop(
        self, scene: Scene, lines: list[Text], size: tuple[int, int], focus_ids: Collection[str]
    ) -> list[Text]:
        """Crop a board to `size` (columns, rows) around one of these ids, keeping its rim."""
        width, height = size
        if len(lines) <= height and all(len(line) <= width for line in lines):
            return lines
        placed: list[Piece | Space] = [*scene.pieces, *scene.geometry.spaces]
        at = next((thing.at for thing in placed if matches_id(focus_ids, thing.id)), None)
        grid = CharacterGrid(scene.geometry, width)
        x, y = grid.cell_at(at) if at else (0, 0)
        top = min(max(0, y - height // 2), max(0, len(lines) - height))
        rim = RIM_WIDTH - 2  # the bracket before the sign of a field belongs to the field
        room = width - rim
        left = min(max(0, x - rim - room // 2), max(0, grid.width - width + grid.columns_per_field - 1))
        left -= left % grid.columns_per_field
        rows = [lines[0], *lines[1 + top : height + top]]
        return [row[:rim] + row[rim + left : rim + left + room] for row in rows]

    # Tables without spaces.

    def render_table(self, scene: Scene, width: int, height: int) -> list[Text]:
        """Render cards and instruments at their positions, as closely as characters allow."""
        canvas = Canvas(width, height)
        left, top, wide, high = scene.geometry.focus or scene.geometry.box

        def cell(at: XY) -> tuple[int, int]:
            return (round((at[0] - left) / wide * (width - 1)), round((at[1] - top) / high * (height - 1)))

        for zone in scene.zones:
            if zone.wheel is not None and zone.on is not None:
                x, y = cell((zone.on[0] + zone.on[2] / 2, zone.on[1] + zone.on[3] / 2))
                self._draw_wheel(canvas, zone.wheel, x, y)
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

    def _draw_wheel(self, canvas: Canvas, wheel: Wheel, x: int, y: int) -> None:
        """Draw a compass rose: labels in a ring, the current one highlighted, an arrow inside."""
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
    """Return whether an id is among `ids`, directly or as one of several equal items (`id#n`)."""
    return item_id in ids or item_id.partition("#")[0] in ids


def stack_pieces(pieces: Iterable[Piece], spaces: Sequence[Space] = ()) -> dict[XY, list[Piece]]:
    """Group the pieces by position, later ones on top.

    Pieces fanned out on a space count as being on its middle.
    """
    found: dict[XY, list[Piece]] = defaultdict(list)
    for piece in pieces:
        found[_space_of(piece.at, spaces)].append(piece)
    return dict(found)


def _space_of(at: XY, spaces: Sequence[Space]) -> XY:
    """Return the middle of the space that a position belongs to, or the position itself."""
    on = [
        space.at for space in spaces if abs(space.at[0] - at[0]) < MAX_FAN_OFFSET > abs(space.at[1] - at[1])
    ]
    return min(on, key=lambda middle: math.dist(middle, at), default=at)


def active_piece_ids(scene: Scene, cursor: str = "") -> set[str]:
    """Return the ids of the pieces in use: chosen (directly or by a handle) or under way."""
    under_way = {piece.id for piece in scene.pieces if "now" in piece.flags}
    return {cursor, cursor.partition("/")[0]} | under_way if cursor else under_way


def ship_signs(pieces: Sequence[Piece]) -> dict[str, str]:
    """Return two characters for each piece: its id, shortened if needed.

    If shortened ids would be ambiguous, all pieces get the mark of their owner twice.
    """
    short = {piece.id: piece.id if len(piece.id) < 3 else piece.id[0] + piece.id[-1] for piece in pieces}
    twice = len(set(short.values())) < len(short)
    return {piece.id: seat_mark(piece.owner) * 2 if twice else short[piece.id] for piece in pieces}


def _heading_or_letter(piece: Piece, turning: set[str]) -> str:
    """Return what is shown beside a piece: its heading, or a letter for its kind.

    The letter is shown only for owned pieces on boards where other pieces have headings.
    """
    if piece.art in turning:
        return compass_arrow(piece.heading) if piece.owner is not None or piece.heading else ""
    return kind_letter(piece.art) if turning and piece.owner is not None else ""


def piece_letters(pieces: Iterable[Piece]) -> dict[str, str]:
    """Return a distinct letter for each kind of unowned piece; `disc-palm` is a kind of `disc`."""
    found: dict[str, str] = {}
    arts = sorted({piece.art for piece in pieces if piece.owner is None})
    for name in dict.fromkeys(map(_art_kind, arts)):
        mine = [sign.upper() for sign in name if sign.isalpha()]
        found[name] = next((sign for sign in mine if sign not in found.values()), kind_letter(name).upper())
    return {art: found[_art_kind(art)] for art in arts}


def _art_kind(art: str) -> str:
    """Return the kind of a piece's art; a single letter before the dash is only its location."""
    before, _, after = art.partition("-")
    return before if len(before) > 1 or not after else after


def kind_letter(word: str) -> str:
    """Return the letter of a kind."""
    return word[:1].lower() or "?"


def wheels(zones: Iterable[Zone]) -> list[Zone]:
    """Return the zones that are instruments."""
    return [zone for zone in zones if zone.wheel is not None]
