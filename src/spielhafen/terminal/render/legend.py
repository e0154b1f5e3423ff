"""The legend below a chart: the meaning of its signs and numbers, the names of its areas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.terminal.render.chart import (
    MAX_TOKEN_SIZE,
    kind_letter,
    piece_letters,
    ship_signs,
    stack_pieces,
)
from spielhafen.terminal.render.ground import CharacterGrid
from spielhafen.terminal.render.marks import render_marks
from spielhafen.terminal.render.palette import seat_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.scene import Box, Piece, Scene, Space
    from spielhafen.terminal.render.draw import TextRenderer


def render_below_chart(renderer: TextRenderer, scene: Scene, width: int) -> list[Text]:
    """Render the legend, the areas and the marks."""
    told = [render_legend(renderer, scene, width), render_areas(renderer, scene)]
    return [*filter(None, told), *render_marks(renderer, scene)]


def render_legend(renderer: TextRenderer, scene: Scene, width: int) -> Text:
    """Render the meaning of the signs on a board.

    Names come from the game's words `piece-<art>` and `space-<kind>`; a kind without a word is named by
    itself.
    """
    say, chart = renderer.words, renderer.chart
    grounds = chart.terrain_signs(scene.geometry)
    kinds = chart.space_signs(scene.geometry)
    if chart.land_squares(scene.geometry):
        kinds = {kind: sign for kind, sign in kinds.items() if sign != grounds["land"]}
    names = [
        f"{sign} {say(key) if say.has_message(key := f'space-{kind}') else kind}"
        for kind, sign in kinds.items()
    ]
    names += [
        f"{sign} {say(f'terminal-ground-{kind}')}"
        for kind, sign in grounds.items()
        if sign not in kinds.values()
    ]
    if any(space.edges for space in scene.geometry.spaces):
        names.append(say("terminal-tiles"))
    told = [*_explain_pieces(renderer, scene.pieces), *names, *_explain_numbers(renderer, scene, width)]
    return Text(" · ".join(told), style=renderer.palette.dim)


def _explain_pieces(drawer: TextRenderer, pieces: Sequence[Piece]) -> list[str]:
    """Explain the letters of unowned pieces, and the signs of owned ones.

    `disc-palm` is named like `disc` if it has no name of its own. Owned pieces are explained where they show
    as a letter beside their owner's mark, or as a mark beside the letter of a place.
    """
    say = drawer.words
    arts = dict.fromkeys(piece.art for piece in pieces if piece.owner is None and piece.art != "card")
    keys = [
        next(filter(say.has_message, (f"piece-{art}", f"piece-{art.partition('-')[0]}")), "") for art in arts
    ]
    signs = piece_letters(pieces)
    told = {f"{signs[art]} {say(key)}" for art, key in zip(arts, keys, strict=True) if key}
    owned = [piece for piece in pieces if piece.owner is not None and say.has_message(f"piece-{piece.art}")]
    if any(piece.heading for piece in pieces):
        told |= {
            f"{kind_letter(piece.art)} {say(f'piece-{piece.art}')}" for piece in owned if not piece.heading
        }
    else:
        small = {piece.art: piece.owner for piece in owned if 0 < piece.size <= MAX_TOKEN_SIZE}
        told |= {f"…{seat_mark(owner)} {say(f'piece-{art}')}" for art, owner in small.items()}
    return sorted(told)


def _explain_numbers(drawer: TextRenderer, scene: Scene, width: int) -> list[str]:
    """Explain the numbers beside fields or figures, and list ships with shortened names."""
    if CharacterGrid(scene.geometry, width).is_lattice:
        signs = ship_signs(scene.pieces)
        shortened = [f"{signs[piece.id]} {piece.id}" for piece in scene.pieces if len(piece.id) > 2]
        return shortened if len(set(signs.values())) == len(signs) else []
    several = any(
        sum(piece.count or 1 for piece in pieces if piece.owner == pieces[-1].owner) > 1
        for pieces in stack_pieces(scene.pieces, scene.geometry.spaces).values()
    )
    told = {
        "terminal-number-field": any(hint.kind == "range" and hint.text for hint in scene.marks),
        "terminal-number-figure": several,
    }
    return [drawer.words(key) for key, shown in told.items() if shown]


def lacks_room_for_names(scene: Scene, width: int) -> bool:
    """Return whether a chart of this width cannot show the names of its ships."""
    grid = CharacterGrid(scene.geometry, width)
    return grid.is_lattice and grid.columns_per_field <= 2


def render_areas(renderer: TextRenderer, scene: Scene) -> Text:
    """Render the areas of a board with the columns or rows they cover."""
    told = [
        f"{renderer.say(area.name)} {covered}"
        for area in scene.geometry.areas
        if (covered := rim_span(area.box, scene.geometry.spaces))
    ]
    told += _list_tinted(renderer, scene)
    if scene.geometry.torus:
        told.append(renderer.words("terminal-torus"))
    return Text(" · ".join(told), style=renderer.palette.dim)


def _list_tinted(drawer: TextRenderer, scene: Scene) -> list[str]:
    """List the places of each tinted group under the name that is written on them."""
    tinted = [space for space in scene.geometry.spaces if space.tint]
    names = [decor for decor in scene.geometry.decor if decor.text is not None] if tinted else []
    found: dict[str, list[str]] = {}
    for decor in names:
        for space in tinted:
            if max(abs(space.at[0] - decor.at[0]), abs(space.at[1] - decor.at[1])) < 0.5:
                found.setdefault(drawer.say(decor.text), []).append(space.name)
    return [
        drawer.words("terminal-about", what=name, told=" ".join(places))
        for name, places in sorted(found.items())
    ]


def rim_span(box: Box, spaces: Sequence[Space]) -> str:
    """Return the part of the rim that a box covers: `a–c` or `A–D 1–4`.

    Empty where it covers the whole rim or the spaces have other names.
    """
    x, y, width, height = box
    within = [space for space in spaces if x < space.at[0] < x + width and y < space.at[1] < y + height]
    told = []
    for pattern in (r"([A-Za-z]+)\d+", r"[A-Za-z]+(\d+)"):
        named = [re.fullmatch(pattern, space.name) for space in within]
        all_named = (re.fullmatch(pattern, space.name) for space in spaces)
        parts = list(dict.fromkeys(match[1] for match in named if match))
        if 0 < len(parts) < len({match[1] for match in all_named if match}):
            ends = sorted(parts, key=lambda part: (len(part), part))
            told.append(f"{ends[0]}–{ends[-1]}" if len(ends) > 1 else ends[0])
    return " ".join(told)
