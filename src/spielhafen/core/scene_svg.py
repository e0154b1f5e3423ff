"""A scene as an SVG picture for notebooks, printing and mail.

It needs neither a browser nor a server. It draws the chart, the pieces, cards and score sheets plainly:
straight coasts, no animation, and nothing temporary (marks, prices, dice in the hand). Sentences come from a
function (`translate`), art from the game (`Game.art_svg`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from spielhafen.core.text import Text

if TYPE_CHECKING:
    from spielhafen.core.scene import Card, Face, Geometry, Piece, Scene, SheetRow, Wheel, Zone

PIXELS_PER_FIELD: Final = 60
"""Pixels per field."""
CARD_SPACING: Final = 1.05
"""The distance between the cards of a zone, in card widths."""
SEAT_COLOURS: Final = ("#b13930", "#212262", "#c97d00", "#005857", "#9b62b4")
SEAT_MARKS: Final = ("●", "■", "▲", "◆", "✚")
TINTS: Final = {
    "sky": "#98d4f2",
    "gold": "#f9dd79",
    "rose": "#e1b4ac",
    "leaf": "#b3cf92",
    "night": "#33415c",
    "grey": "#dcdad2",
}
SAND: Final = "#efe3c6"
INK: Final = "#1d2c3c"
PAPER: Final = "#fbf5e6"
TERRAIN_COLOURS: Final = {"land": "#ecdcae", "calm": "#def0ea", "basin": "#d9ebe0", "blank": "#f4ead2"}

ART_STYLE: Final = "--paper:#fbf5e6;--line:#2a2018;--foam:#fff;--deep:#6fb0bc;--wall:#f7ecd2;--seat:#b99"
"""The colours that art leaves to the page, for a light theme."""

Translate = Callable[[Text], str]


def render_svg(scene: Scene, translate: Translate, art: str = "") -> str:
    """Return the scene as an SVG document.

    `art` is the text of an SVG file with the symbols that the scene names.
    """
    x, y, width, height = scene.geometry.box
    below = [zone for zone in scene.zones if not zone.on and (zone.cards or zone.sheet) and not zone.past]
    rows = list(_below(below, translate, y + height + 0.6))
    bottom = y + height + 0.4 + sum(_tall(zone) for zone in below)
    title = (
        f"{translate(scene.status.round)} · {translate(scene.status.phase)}: {translate(scene.status.prompt)}"
    )
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_px(x)} {_px(y)} {_px(width)} {_px(bottom - y)}" ',
            f'font-family="Georgia, serif" fill="{INK}" role="group" style="{ART_STYLE}">',
            f"<title>{escape(title)}</title>",
            f"<defs>{_symbols(art)}</defs>",
            f'<rect x="{_px(x)}" y="{_px(y)}" width="{_px(width)}" height="{_px(bottom - y)}" fill="{PAPER}"/>',
            *_chart(scene.geometry, translate),
            *(part for zone in scene.zones if zone.on for part in _lying(zone, translate)),
            *(part for piece in scene.pieces for part in _piece(piece, translate)),
            *rows,
            "</svg>",
        ]
    )


def _px(fields: float) -> str:
    return f"{fields * PIXELS_PER_FIELD:.4g}"


def _symbols(art: str) -> str:
    return "".join(re.findall(r"<symbol.*?</symbol>", art, re.DOTALL))


def _chart(geometry: Geometry, say: Translate) -> Iterator[str]:
    x, y, width, height = (_px(length) for length in geometry.box)
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#cfe5df" stroke="{INK}" stroke-width="2"/>'
    yield f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">'
    for terrain in geometry.terrain:
        for polygon in terrain.polygons:
            points = " ".join(f"{_px(across)},{_px(down)}" for across, down in polygon)
            yield f'<polygon points="{points}" fill="{TERRAIN_COLOURS.get(terrain.kind, SAND)}" stroke="#54401f"/>'
    yield "</svg>"
    for (left, top), (right, bottom) in geometry.lines:
        yield f'<path d="M{_px(left)} {_px(top)}L{_px(right)} {_px(bottom)}" stroke="#2f6270" opacity=".5"/>'
    for (left, top), (right, bottom) in geometry.routes:
        path = f"M{_px(left)} {_px(top)}L{_px(right)} {_px(bottom)}"
        yield f'<path d="{path}" stroke="#2f6270" stroke-width="3" stroke-dasharray="7 5"/>'
    for (left, top), (right, bottom) in geometry.paths:
        path = f"M{_px(left)} {_px(top)}L{_px(right)} {_px(bottom)}"
        yield f'<path d="{path}" stroke="#54401f" stroke-width="3" stroke-dasharray="2 4"/>'
    for space in geometry.spaces:
        drawn = _art(space.art, space.at, space.size or 1, space.turn) or _text(space.name, space.at, 11)
        yield drawn if space.owner is None else f'<g style="--seat: {SEAT_COLOURS[space.owner]}">{drawn}</g>'
    for decor in geometry.decor:
        yield _text(say(decor.text), decor.at, decor.size * PIXELS_PER_FIELD) if decor.text else ""
        yield _art(decor.art, decor.at, decor.size, decor.turn)


def _text(words: str, at: tuple[float, float], size: float, extra: str = "") -> str:
    x, y = at
    place = f'x="{_px(x)}" y="{_px(y)}" font-size="{size:.4g}"'
    return f'<text {place} text-anchor="middle" dominant-baseline="central" {extra}>{escape(words)}</text>'


def _art(name: str, at: tuple[float, float], size: float, turn: float = 0) -> str:
    if not name:
        return ""
    x, y = at
    turned = f' transform="rotate({turn:g} {_px(x)} {_px(y)})"' if turn else ""
    box = f'x="{_px(x - size / 2)}" y="{_px(y - size / 2)}" width="{_px(size)}" height="{_px(size)}"'
    return f'<use href="#{name}" {box}{turned}/>'


def _piece(piece: Piece, say: Translate) -> Iterator[str]:
    yield f"<g aria-label={quoteattr(say(piece.label))}>"
    if piece.art == "card":
        yield from _face(piece.face, say, piece.at, piece.size)
    else:
        colour = SEAT_COLOURS[piece.owner] if piece.owner is not None else INK
        yield f'<g color="{colour}" style="--seat: {colour}">{_art(piece.art, piece.at, piece.size, piece.heading)}</g>'
    if piece.count > 1:
        corner = (piece.at[0] + piece.size * 0.4, piece.at[1] - piece.size * 0.36)
        yield _text(str(piece.count), corner, 22)
    if piece.owner is not None:
        badge = (piece.at[0], piece.at[1] + piece.size * 0.72)
        yield _text(SEAT_MARKS[piece.owner], badge, 20, f'style="fill: {SEAT_COLOURS[piece.owner]}"')
    yield "</g>"


def _face(face: Face | None, say: Translate, at: tuple[float, float], size: float) -> Iterator[str]:
    x, y = at
    width, height = size * 0.95, size * 1.35
    fill = "#27455c" if face is None else TINTS.get(face.tint, SAND)
    box = f'x="{_px(x - width / 2)}" y="{_px(y - height / 2)}" width="{_px(width)}" height="{_px(height)}"'
    yield f'<rect {box} rx="6" fill="{fill}" stroke="{PAPER}" stroke-width="3"/>'
    if face is None:
        return
    if face.edges:
        yield from _tile(face.edges, x - width / 2, y - width / 2, width)
    yield _art(face.art, (x, y), size * 0.5, face.turn)
    yield _text(face.index, (x - width * 0.3, y - height * 0.36), size * 20, 'font-weight="bold"')
    yield _text(face.now, (x, y + height * 0.38), size * 14)
    if face.title and not face.small:  # a small one has no room for it; its label has the title
        ink = PAPER if face.tint == "night" else INK
        yield _text(say(face.title), (x, y + height * 0.3), size * 10, f'style="fill: {ink}"')


def _tile(edges: str, left: float, top: float, side: float) -> Iterator[str]:
    """Yield a tile: a strip of land or a dashed line at each edge, clockwise from the north."""
    strips = ["M0 0H1L.72 .28H.28Z", "M1 0V1L.72 .72V.28Z", "M1 1H0L.28 .72H.72Z", "M0 1V0L.28 .28V.72Z"]
    lines = ["V0", "H1", "V1", "H0"]
    sand = (
        "M0 0H1V1H0Z"
        if "~" not in edges
        else "".join(strip for strip, edge in zip(strips, edges, strict=True) if edge == "#")
    )
    dashes = "".join(f"M.5 .5{line}" for line, edge in zip(lines, edges, strict=True) if edge == "~")
    yield f'<g transform="translate({_px(left)} {_px(top)}) scale({_px(side)})">'
    yield f'<path d="M0 0H1V1H0Z" fill="#cfe5df"/><path d="{sand}" fill="{TERRAIN_COLOURS["land"]}" stroke="#54401f" stroke-width=".02"/>'
    yield f'<path d="{dashes}" stroke="#2f6270" stroke-width=".05" stroke-dasharray=".09 .06" fill="none"/></g>'


def _cards(cards: Sequence[Card], say: Translate, left: float, middle: float, size: float) -> Iterator[str]:
    for place, card in enumerate(cards):
        at = (left + (place + 0.5) * size * CARD_SPACING, middle)
        yield f"<g aria-label={quoteattr(say(card.label))}>"
        yield from _face(card.face, say, at, size)
        yield _text(str(card.count), at, 18, f'style="fill: {PAPER}"') if card.count else ""
        yield "</g>"


def _lying(zone: Zone, say: Translate) -> Iterator[str]:
    assert zone.on is not None  # noqa: S101 - called for zones on the board only
    x, y, width, height = zone.on
    if zone.wheel:
        yield from _wheel(zone.wheel, say, (x + width / 2, y + height / 2), width / 2)
    if zone.cards:
        yield _text(say(zone.title), (x + width / 2, y - 0.1), 14)
        yield from _cards(
            zone.cards, say, x, y + height / 2, min(1.06, width / len(zone.cards) / CARD_SPACING)
        )


def _wheel(wheel: Wheel, say: Translate, at: tuple[float, float], radius: float) -> Iterator[str]:
    x, y = _px(at[0]), _px(at[1])
    yield f'<g aria-label={quoteattr(say(wheel.value))} transform="translate({x} {y})">'
    yield f'<circle r="{_px(radius)}" fill="{PAPER}" stroke="#c49a4a" stroke-width="6"/>'
    for place, label in enumerate(wheel.labels):
        turn = 360 * place / len(wheel.labels)
        spoke = f'<g transform="rotate({turn:g}) translate(0 {_px(-radius * 0.8)}) rotate({-turn:g})">'
        yield f"{spoke}{_text(say(label), (0, 0), 16)}</g>"
    needle = f"M0 {_px(-radius * 0.65)}L6 0L0 {_px(radius * 0.5)}L-6 0Z"
    yield f'<path transform="rotate({wheel.angle:g})" d="{needle}" fill="#b63a2b"/></g>'


def _tall(zone: Zone) -> float:
    return 0.8 + 0.5 * len(zone.sheet.rows) if zone.sheet else 2.0


def _below(zones: Sequence[Zone], say: Translate, top: float) -> Iterator[str]:
    for zone in zones:
        yield _text(say(zone.title), (1.5, top), 18, 'font-style="italic"')
        if zone.sheet:
            columns = [say(head) for head in zone.sheet.heads]
            yield from _line(columns, top)
            for number, row in enumerate(zone.sheet.rows, 1):
                yield from _row(row, top + 0.5 * number)
        else:
            yield from _cards(zone.cards, say, 0.2, top + 1, 0.95)
        top += _tall(zone)


def _line(cells: Sequence[str], top: float) -> Iterator[str]:
    for place, cell in enumerate(cells):
        yield _text(cell, (4 + 2 * place, top), 15)


def _row(row: SheetRow, top: float) -> Iterator[str]:
    yield _text(SEAT_MARKS[row.owner], (2.6, top), 18, f'style="fill: {SEAT_COLOURS[row.owner]}"')
    yield from _line([*row.cells, row.total], top)
