"""Laws of drawings: everything that a scene draws by name has been drawn, and signs differ."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from spielhafen.core.scene import PLAIN_SPACE_KINDS
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.scene import Card, Geometry, Scene, Zone
    from spielhafen.testing.game_node import GameNode

HOUSE_ART: Final = frozenset(
    {
        "anchor",
        "back",
        "card",
        "castle",
        "coin",
        "cutter",
        "damage",
        "hill",
        "knot",
        "monster",
        "palm",
        "ship",
        "tree",
        "wave-1",
        "wave-2",
        "wave-3",
        "mark-amber",
        "mark-coral",
        "mark-navy",
        "mark-plum",
        "mark-teal",
        "i-anchor",
        "i-bell",
        "i-bot",
        "i-card",
        "i-chair",
        "i-close",
        "i-contrast",
        "i-crown",
        "i-down",
        "i-eye",
        "i-first",
        "i-forward",
        "i-help",
        "i-history",
        "i-last",
        "i-light",
        "i-link",
        "i-minus",
        "i-moon",
        "i-more",
        "i-next",
        "i-pause",
        "i-person",
        "i-play",
        "i-plus",
        "i-port",
        "i-prev",
        "i-puzzle",
        "i-repair",
        "i-rules",
        "i-sandbox",
        "i-search",
        "i-settings",
        "i-sheet",
        "i-sort",
        "i-starboard",
        "i-sun",
        "i-talk",
        "i-text",
        "i-trash",
        "i-type",
        "i-undo",
        "i-wave",
        "i-whole",
    }
)
"""The drawings that the web client has for all games."""

TERMINAL_SIGNS: Final = frozenset(("berth", "berth-dotted", "rim", "battery"))
"""The kinds of spaces that have a sign of their own in the terminal."""


def every_drawing_exists(node: GameNode) -> None:
    """Each drawing that a scene names is a symbol of the game, its box or the web client."""
    viewer = node.random.choice(node.viewers)
    scene = node.scene(viewer)
    known = known_art(node.game)
    for where, name in drawings(scene, node.text_check.drawn_geometry):
        if name and name not in known:
            raise LawBroken(
                f"{where} in the scene of seat {viewer} names the drawing {name!r}, which does not exist"
            )
    node.text_check.drawn_geometry = scene.geometry


def kinds_of_spaces_have_different_signs(node: GameNode) -> None:
    """The kinds of spaces on a sheet have different signs in a terminal.

    These are their own or their first letters. Tiles and the kinds in TERMINAL_SIGNS are drawn otherwise.
    """
    scene = node.scene(node.random.choice(node.viewers))
    drawn_otherwise = PLAIN_SPACE_KINDS | TERMINAL_SIGNS
    spaces = [
        space for space in scene.geometry.spaces if not space.edges and space.kind not in drawn_otherwise
    ]
    kinds: dict[str, str] = {}
    for kind, sign in sorted({(space.kind, space.sign or space.kind[0].lower()) for space in spaces}):
        other = kinds.setdefault(sign, kind)
        if other != kind:
            raise LawBroken(
                f"the kinds of spaces {other!r} and {kind!r} have the same sign in the terminal, {sign}; give one a sign="
            )


@cache
def known_art(game: Game) -> frozenset[str]:
    """Return the names of all drawings that a game may use."""
    return HOUSE_ART | set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', game.art_svg()))


def drawings(scene: Scene, known: Geometry | None = None) -> Iterator[tuple[str, str]]:
    """Yield the drawings of a scene with the things that name them; not those of a known sheet."""
    if scene.geometry is not known:
        yield from _sheet_drawings(scene.geometry)
    for piece in scene.pieces:
        yield piece.id, piece.art
        yield piece.id, piece.face.art if piece.face else ""
    for place, seat in enumerate(scene.seats):
        yield from ((f"a number of seat {place}", fact.art) for fact in seat.facts)
        yield from _card_drawings(seat.open)
    for zone in scene.zones:
        yield from _zone_drawings(zone)
    yield from ((offer.move, offer.art) for offer in scene.offers)


def _sheet_drawings(geometry: Geometry) -> Iterator[tuple[str, str]]:
    yield from ((space.id, space.art) for space in geometry.spaces)
    yield from ((f"{terrain.kind} terrain", name) for terrain in geometry.terrain for name in terrain.scatter)
    yield from ((f"the chart at {decor.at}", decor.art) for decor in geometry.decor)


def _zone_drawings(zone: Zone) -> Iterator[tuple[str, str]]:
    yield from _card_drawings(zone.cards)
    yield from ((die.id, die.art) for die in zone.dice)
    for row in zone.rows:
        yield from ((f"a row of {zone.id}", name) for name in (row.art, *row.signs))
    for side in zone.duel.sides if zone.duel else ():
        yield from ((zone.id, name) for name in (side.art, side.die.art if side.die else ""))


def _card_drawings(cards: Sequence[Card]) -> Iterator[tuple[str, str]]:
    yield from ((card.id, card.face.art) for card in cards if card.face)


NODE_LAWS = {every_drawing_exists: 8, kinds_of_spaces_have_different_signs: 8}
