"""The moves on offer: how to point at them, their hints and their warnings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import Choice
from spielhafen.core.scene import Mark, Offer
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.ghost_ship.board.routes import COSTS, is_rock, routes
from spielhafen.games.ghost_ship.board.tile_fit import berths
from spielhafen.games.ghost_ship.board.tiles import (
    BORDER,
    DOCK,
    EDGES,
    FREE,
    MASK_NAMES,
    PLACE_FIELD,
    PLACE_NAMES,
    QUEST_TYPE,
    SPOT_FIELD,
    SYMBOL_AT,
    TURN_OF,
    TYPE_NAMES,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.board.tiles import NAMES as FIELD_NAMES
from spielhafen.games.ghost_ship.moves import (
    MOST,
    MOVES,
    NUMBERS,
    SIGN_NAMES,
    Barter,
    Board,
    Circle,
    Cross,
    Dig,
    Dock,
    End,
    Land,
    Lay,
    Number,
    Sail,
    Save,
    Search,
    Spin,
    Swim,
    Take,
    Use,
    Walk,
)
from spielhafen.games.ghost_ship.names import (
    direction_text,
    field_text,
    mask_text,
    place_text,
    side_text,
    symbol_text,
)
from spielhafen.games.ghost_ship.rules.walking import surcharge
from spielhafen.games.ghost_ship.scene.board_view import STEPS, beside, middle, place_at, symbol_shown
from spielhafen.games.ghost_ship.scene.log import NAMES
from spielhafen.games.ghost_ship.state import Ghostly, mask_at, tables

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.scene import XY, Piece
    from spielhafen.core.text import Arg


def quarter(field: int, turn: int) -> XY:
    """Return the place for a rotation of the tile, at the side of its northern edge."""
    dx, dy = STEPS[turn]
    return beside(middle(field), 0.3 * dx, 0.3 * dy)


# Handles, placed beside a figure, for moves that it makes where it is: their places and their art.

ASHORE: Final = 0.58
"""The distance of a shore's handle from the middle of its field."""
APART: Final = 0.32
"""The distance to either side of a shore for the handles of two ways to it."""


def at_shore(field: int, edge: int, aside: float = 0) -> XY:
    """Return the place of a handle at a shore of a field, or to the left or right of it."""
    dx, dy = STEPS[edge]
    return beside(middle(field), ASHORE * dx - aside * dy, ASHORE * dy + aside * dx)


def _docking(g: Ghostly, seat: int, move: Dock) -> XY:
    return at_shore(PLACE_FIELD[g.ships[seat]], move.shore)


def _landing(g: Ghostly, seat: int, _: Land) -> XY:
    place = g.ships[seat]
    return at_shore(PLACE_FIELD[place], (place - DOCK) % 4)


def _across(g: Ghostly, seat: int, move: Cross | Swim) -> XY:
    """Return the place at the other coast: to one side for going overland, to the other to swim."""
    there = routes(g.sea, g.quests).other_coast(g.scouts[seat])
    return at_shore(SPOT_FIELD[there], there % 4, APART if isinstance(move, Cross) else -APART)


HANDLES: Final[dict[type[Move], Callable[[Ghostly, int, Any], XY]]] = {
    Dock: _docking,
    Land: _landing,
    Cross: _across,
    Swim: _across,
}
ART: Final[dict[type[Move], str]] = {Dock: "i-anchor", Land: "scout", Cross: "boots", Swim: "swimmer"}


def _carried(step: Choice, move: Move) -> str:
    """Return the figure that the move carries along."""
    if isinstance(move, Sail):
        return f"ship/{step.seat + 1}"
    return f"scout/{step.seat + 1}" if isinstance(move, Walk | Circle) else ""


def costs(g: Ghostly, shown: Sequence[Offer], things: Sequence[Piece]) -> list[Mark]:
    """Return marks with the cost of each step, at its goal or its handle."""
    lie = {piece.id: piece.at for piece in things}
    found = []
    for offer in shown:
        move = MOVES.read(offer.move)
        if isinstance(move, Sail | Walk | Circle):
            at = place_at(move.place) if isinstance(move, Sail) else middle(move.field)
            nature = "circle" if isinstance(move, Circle) else ""
            found.append(Mark(kind="range", at=[at], text=str(price(g, move)), nature=nature))
        elif isinstance(move, Dock | Land | Cross | Swim | Board | Take | Dig):
            there = offer.at or lie[offer.touches[-1]]
            found.append(Mark(kind="range", at=[there], text=str(price(g, move))))
    return found


def price(g: Ghostly, move: Move) -> int:
    """Return the cost of a step for the captain whose turn it is."""
    there, seat = routes(g.sea, g.quests), g.turn
    if isinstance(move, Sail):
        return there.sails[g.ships[seat]][move][1]
    if isinstance(move, Walk):
        return there.walks[g.scouts[seat]][move][1] + surcharge(g, seat)
    if isinstance(move, Circle):
        return there.circles[g.scouts[seat]][move][1] + surcharge(g, seat)
    if isinstance(move, Take):
        return COSTS["treasure"] + COSTS["rock"] * (g.scouts[seat] < 0)
    if isinstance(move, Board):
        return COSTS["board"] + surcharge(g, seat)
    if isinstance(move, Swim):
        return g.left
    fixed = {Dock: "dock", Land: "land", Cross: "cross", Dig: "gold"}
    return COSTS[fixed[type(move)]]


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def lay(g: Ghostly, _: Choice, move: Lay) -> Pointing:
    """Point at the tile in hand, then the field, then its rotation if it fits in several ways."""
    card = "tile/quest" if g.turned >= 0 else f"tile/{TYPE_NAMES[TYPE_OF[move.mask]]}"
    args: dict[str, Arg] = {"tile": mask_text(move.mask), "field": field_text(move.field)}
    return "lay", [card, FIELD_NAMES[move.field]], args


def sail(g: Ghostly, _: Choice, move: Sail) -> Pointing:
    """Point at the circle."""
    args: dict[str, Arg] = {"place": place_text(move.place), "cost": price(g, move)}
    return "sail", [PLACE_NAMES[move.place]], args


def walk(g: Ghostly, _: Choice, move: Walk) -> Pointing:
    """Point at the field."""
    return "walk", [FIELD_NAMES[move.field]], {"field": field_text(move.field), "cost": price(g, move)}


def circle(g: Ghostly, _: Choice, move: Circle) -> Pointing:
    """Point at the treasure on it, or at the symbol if there is none any more."""
    thing = "symbol" if g.items[move.field] == FREE else "treasure"
    args: dict[str, Arg] = {"field": field_text(move.field), "cost": price(g, move)}
    return "circle", [f"{thing}/{FIELD_NAMES[move.field]}"], args


def handle(key: str, figure: str) -> Callable[[Ghostly, Choice, Any], Pointing]:
    """Return the pointing for a handle beside the ship or the scout, with a price."""
    return lambda g, step, move: (key, [f"{figure}/{step.seat + 1}/{key}"], {"cost": price(g, move)})


def dock_at(g: Ghostly, step: Choice, move: Dock) -> Pointing:
    """Point at the shore, beside the ship."""
    args: dict[str, Arg] = {"side": side_text(move.shore), "cost": price(g, move)}
    return "dock", [f"ship/{step.seat + 1}/{EDGES[move.shore]}"], args


def take(g: Ghostly, step: Choice, move: Take) -> Pointing:
    """Point at the treasure."""
    spot = g.scouts[step.seat]
    field = SPOT_FIELD[spot] if spot >= 0 else g.ships[step.seat]
    return "take", [f"treasure/{FIELD_NAMES[field]}"], {"cost": price(g, move)}


def dig(g: Ghostly, step: Choice, move: Dig) -> Pointing:
    """Point at the gold."""
    return "dig", [f"gold/{FIELD_NAMES[SPOT_FIELD[g.scouts[step.seat]]]}"], {"cost": price(g, move)}


def use(g: Ghostly, step: Choice, move: Use) -> Pointing:
    """Point at the number of points to use, with the resulting number."""
    sign = 1 if g.saved[step.seat] > 0 else -1
    return "use", [], {"points": move.points, "number": g.number + sign * move.points}


POINTING: Final[dict[type[Move], Callable[[Ghostly, Any, Any], Pointing]]] = {
    Lay: lay,
    Spin: lambda *_: ("spin", ["dial"], {}),
    Use: use,
    Barter: lambda _, __, move: ("barter", [], {"other": PlayerRef(move.seat)}),
    Sail: sail,
    Dock: dock_at,
    Land: handle("land", "ship"),
    Walk: walk,
    Circle: circle,
    Cross: handle("cross", "scout"),
    Swim: handle("swim", "scout"),
    Board: lambda g, step, move: ("board", [f"ship/{step.seat + 1}"], {"cost": price(g, move)}),
    Take: take,
    Dig: dig,
}

# Hints and warnings.


def on_laying(g: Ghostly, _: Choice, __: Lay) -> Advice:
    """Hint at a ?-tile that has to touch another one."""
    if g.turned < 0:
        return None, None
    touching = berths(g.sea, g.quests, QUEST_TYPE[g.turned]).touching
    return (text("hint-touching") if touching else None), None


def on_saving(g: Ghostly, step: Choice, move: Save) -> Advice:
    """Hint at the saved points after the move; warn of useless ones."""
    points = abs(g.saved[step.seat]) + 1
    useless = text("warning-saved", most=USEFUL)
    saved = text("hint-save", points=points, sign=SIGN_NAMES[move.sign])
    return saved, useless if points > USEFUL else None


USEFUL: Final = MOST - min(NUMBERS)
"""The most saved points that can change a number."""


def on_searching(g: Ghostly, step: Choice, _: Search) -> Advice:
    """Hint at the chances; warn of the loss of saved points."""
    border = BORDER[SPOT_FIELD[g.scouts[step.seat]]]
    lucky = tables(g).border if border else tables(g).coast
    lapses = text("warning-lapse") if g.saved[step.seat] else None
    return text("hint-search", least=min(lucky)), lapses


def on_number(g: Ghostly, _: Choice, __: Number) -> Advice:
    """Hint at the direction of the ghost ship."""
    return text("hint-arrow", direction=direction_text(g.arrow)), None


def on_docking(_: Ghostly, __: Choice, ___: Dock) -> Advice:
    """Hint at the cost of landing."""
    return text("hint-dock", cost=COSTS["land"]), None


def on_circle(g: Ghostly, _: Choice, move: Circle) -> Advice:
    """Hint at what it takes to leave the circle; warn of a symbol that is known."""
    if not symbol_shown(g, move.field):
        return text("hint-unknown"), None
    symbol = SYMBOL_AT[g.quests[move.field]]
    held = len(tables(g).leave[symbol]) < len(NUMBERS)
    dearer = tables(g).surcharge[symbol]
    if not held and not dearer:
        return None, None
    numbers = {"numbers": leaving(g, symbol)} if held else {}
    key = "warning-symbol" if held else "warning-dearer"
    return None, Text(key, {"symbol": symbol_text(symbol), "more": dearer, **numbers})


def leaving(g: Ghostly, symbol: int) -> str:
    """Return the numbers with which a circle may be left."""
    return "/".join(str(number) for number in tables(g).leave[symbol])


def on_walking(g: Ghostly, step: Choice, move: Walk) -> Advice:
    """Warn that the land of a ?-tile closes its circle."""
    closes = (
        g.quests[move.field] != FREE
        and not is_rock(mask_at(g, move.field))
        and move.field != g.landed[step.seat]
        and move.field not in g.closed[step.seat]
    )
    return None, text("warning-closes") if closes else None


def on_ending(g: Ghostly, _: Choice, __: End) -> Advice:
    """Hint at points that will be lost."""
    return text("hint-lapse", left=g.left), None


HINTS: Final[dict[type[Move], Callable[[Ghostly, Any, Any], Advice]]] = {
    Lay: on_laying,
    Save: on_saving,
    Search: on_searching,
    Number: on_number,
    Dock: on_docking,
    Circle: on_circle,
    Walk: on_walking,
    End: on_ending,
}


def handled(g: Ghostly, step: Choice, move: Move) -> dict[str, Any]:
    """Return the rotation of a tile, the place of a handle, and the figure that a move carries."""
    at = HANDLES[type(move)](g, step.seat, move) if type(move) in HANDLES else None
    return {
        "turn": TURN_OF[move.mask] if isinstance(move, Lay) else 0,
        "at": at,
        "carries": _carried(step, move),
    }


PRESENTER: Final = OfferPresenter(
    names=NAMES, things={"field": "{}"}, pointing=POINTING, advice=HINTS, art=ART, more=handled
)


def offers(g: Ghostly) -> list[Offer]:
    """Return the viewer's moves; if a tile fits in several ways, its rotation is selected last."""
    offered = PRESENTER.offers(g)
    alike = Counter(tuple(offer.touches) for offer in offered)
    return [_turnable(offer) if alike[tuple(offer.touches)] > 1 else offer for offer in offered]


def _turnable(offer: Offer) -> Offer:
    """Return the offer of a tile with a handle for its rotation; others stay as they are."""
    move = MOVES.read(offer.move)
    if not isinstance(move, Lay):
        return offer
    handle = f"{FIELD_NAMES[move.field]}/{MASK_NAMES[move.mask]}"
    return replace(offer, touches=[*offer.touches, handle], at=quarter(move.field, offer.turn))
