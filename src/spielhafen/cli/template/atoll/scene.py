"""The scene of a table: the data that clients show."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Final

from spielhafen.core.board import EDGES
from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import (
    XY,
    Card,
    Face,
    Fact,
    Geometry,
    Mark,
    Offer,
    Scene,
    SeatScene,
    Space,
    Status,
    Terrain,
    Zone,
)
from spielhafen.core.state_kinds import NONE
from spielhafen.core.text import Text, text

from .moves import Lay
from .rules import Laying
from .state import BOARD, FREE, KIND_OF, KINDS, SHAPES, Sea, is_reached, lagoon, shore, turned

SHORE: Final = 0.3
"""How far the land of a tile reaches into it."""
BANK: Final = 0.5
"""How much of the land around the board is in sight."""


def scene(g: Sea) -> Scene:
    """Return the table; nothing in it is secret."""
    return Scene(
        geometry=chart(tuple(g.sea)),
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[zone for zone in (row(g), pile(g)) if zone.cards],
        marks=[*last_tile(g), *shores(g)],
        offers=offers(g),
        over=g.winners,
    )


# The chart.


def middle(space: int) -> XY:
    """Return the middle of a space."""
    x, y = BOARD.coordinates[space]
    return (x + 0.5, y + 0.5)


def towards(space: int, side: int, far: float) -> XY:
    """Return the place at this distance from the middle of a space."""
    (x, y), (dx, dy) = middle(space), EDGES[side]
    return (round(x + far * dx, 2), round(y + far * dy, 2))


@lru_cache(maxsize=64)
def chart(sea: tuple[int, ...]) -> Geometry:
    """Return the chart with the tiles laid; elsewhere the paper is blank."""
    wide, high = BOARD.width, BOARD.height
    laid = [(space, tile) for space, tile in enumerate(sea) if tile != FREE]
    around = [
        box(-BANK, -BANK, wide + BANK, 0),
        box(-BANK, high, wide + BANK, high + BANK),
        box(-BANK, 0, 0, high),
        box(wide, 0, wide + BANK, high),
    ]
    coasts = [coast(space, side) for space, tile in laid for side in range(4) if not tile >> side & 1]
    blank = [box(x, y, x + 1, y + 1) for space, (x, y) in enumerate(BOARD.coordinates) if sea[space] == FREE]
    return Geometry(
        box=(-BANK, -BANK, wide + 2 * BANK, high + 2 * BANK),
        rim=True,
        grid=True,
        spaces=[place(space, tile) for space, tile in enumerate(sea)],
        terrain=[
            Terrain(kind="land", polygons=[*around, *coasts], scatter=["palm", "tree"]),
            Terrain(kind="blank", polygons=blank),
        ],
        routes=[
            (middle(space), towards(space, side, 0.5))
            for space, tile in laid
            for side in range(4)
            if tile >> side & 1
        ],
    )


def place(space: int, tile: int) -> Space:
    """Return a space of the chart."""
    name = BOARD.names[space]
    if tile == FREE:
        return Space(id=name, name=name, at=middle(space), kind="free")
    return Space(id=name, name=name, at=middle(space), edges=edges(tile))


def edges(tile: int) -> str:
    """Return the edges of a tile, clockwise from the north: `~` is water, `#` is land."""
    return "".join("~" if tile >> side & 1 else "#" for side in range(4))


def box(left: float, top: float, right: float, bottom: float) -> list[XY]:
    """Return the corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def coast(space: int, side: int) -> list[XY]:
    """Return the land at a side of a tile."""
    left, right = (side - 1) % 4, (side + 1) % 4
    edge, inner = towards(space, side, 0.5), towards(space, side, 0.5 - SHORE)

    def along(at: XY, way: int, far: float) -> XY:
        return (at[0] + far * EDGES[way][0], at[1] + far * EDGES[way][1])

    return [
        along(edge, left, 0.5),
        along(edge, right, 0.5),
        along(inner, right, 0.3),
        along(inner, left, 0.3),
    ]


def last_tile(g: Sea) -> list[Mark]:
    """Return a mark on the tile that was laid last."""
    return [Mark(kind="last", at=[middle(g.last)])] if g.last != NONE else []


def shores(g: Sea) -> list[Mark]:
    """Return marks at the edges of free spaces that a tile has to match."""
    found: dict[str, list[XY]] = {"land": [], "water": []}
    for space in range(len(BOARD)):
        if is_reached(g, space):
            there, water = shore(g, space)
            for side in range(4):
                if there >> side & 1:
                    found["water" if water >> side & 1 else "land"].append(towards(space, side, 0.5))
    return [
        Mark(kind="edge", nature=nature, at=at, why=text(f"mark-{nature}"))
        for nature, at in found.items()
        if at
    ]


# The table.


def status(g: Sea) -> Status:
    """Return the tiles laid, and who is to do what."""
    step = g.steps[-1] if g.steps else None
    left = sum(g.pile) + len(g.row)
    return Status(
        round=text("round-tiles", left=left),
        phase=text("phase-play" if step else "phase-over"),
        prompt=pending_prompt(g),
        paragraph=paragraph_of(type(step)) if step else "§4",
    )


def captain(g: Sea, seat: int) -> SeatScene:
    """Return a captain's points."""
    return SeatScene(facts=[Fact(art="lagoon", value=str(g.points[seat]), label=text("fact-points"))])


def row(g: Sea) -> Zone:
    """Return the tiles to choose from."""
    counts = sorted(Counter(g.row).items())
    cards = [tile_card("tile", kind, count) for kind, count in counts]
    return Zone(id="row", kind="hand", title=text("zone-row"), cards=cards)


def pile(g: Sea) -> Zone:
    """Return the pile: all know which tiles are still to come."""
    cards = [tile_card("pile", kind, count) for kind, count in enumerate(g.pile) if count]
    return Zone(id="pile", kind="pile", title=text("zone-pile"), cards=cards)


def tile_card(where: str, kind: int, count: int) -> Card:
    """Return a number of tiles of a kind."""
    face = Face(edges=edges(SHAPES[KINDS[kind]]), title=kind_text(kind), small=True)
    label = text("tiles", kind=kind_text(kind), count=count)
    return Card(id=f"{where}/{KINDS[kind]}", label=label, face=face, count=count if where == "pile" else 0)


def kind_text(kind: int) -> Text:
    """Return the name of a kind of tile."""
    return text("kind", kind=KINDS[kind])


# The moves.


def laying(_: Sea, __: Laying, move: Lay) -> Pointing:
    """Select the tile, then the space."""
    kind, space = KIND_OF[move.tile], BOARD.names[move.space]
    return "lay", [f"tile/{KINDS[kind]}", space], {"tile": kind_text(kind), "space": space}


def on_laying(g: Sea, _: Laying, move: Lay) -> Advice:
    """Hint at the lagoon that the move closes."""
    after = g.clone()
    after.sea[move.space] = move.tile
    return text("offer-lay.hint", tiles=len(lagoon(after, move.space))), None


PRESENTER: Final = OfferPresenter(
    names={
        "tile": lambda tile: kind_text(KIND_OF[tile]),
        "kind": kind_text,
        "space": BOARD.names.__getitem__,
    },
    pointing={Lay: laying},
    advice={Lay: on_laying},
    more=lambda _, __, move: {"turn": quarters(move.tile)},
)
"""The offers, labelled `offer-lay`."""
NAMES: Final = PRESENTER.names
"""The texts for the fields of steps and moves, in the log and on offers."""


def quarters(tile: int) -> int:
    """Return the quarter turns of a tile."""
    shape = SHAPES[KINDS[KIND_OF[tile]]]
    return next(turn for turn in range(4) if turned(shape, turn) == tile)


def offers(g: Sea) -> list[Offer]:
    """Return the viewer's moves; where a tile fits in several ways, the way is selected last."""
    offered = PRESENTER.offers(g)
    ways = Counter(tuple(offer.touches) for offer in offered)
    return [turnable(offer) if ways[tuple(offer.touches)] > 1 else offer for offer in offered]


def turnable(offer: Offer) -> Offer:
    """Return the offer with a handle for the way in which the tile is turned."""
    _, tile, space = offer.move.split()
    at = towards(BOARD.names.index(space), offer.turn, 0.3)
    return replace(offer, touches=[*offer.touches, f"{space}/{tile}"], at=at)
