"""The moves on offer: how to point at them, their hints and their warnings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import dist
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import Choice
from spielhafen.core.scene import XY, Offer
from spielhafen.core.text import Arg, PlayerRef, Text, list_in_words, text
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
    QUEST_SYMBOL,
    QUEST_TYPE,
    SPOT_FIELD,
    SYMBOL_AT,
    TURN_OF,
    TYPE_NAMES,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.board.tiles import NAMES as FIELD_NAMES
from spielhafen.games.ghost_ship.moves import (
    END,
    MOST,
    MOVES,
    NUMBERS,
    SIGN_NAMES,
    SPIN,
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
from spielhafen.games.ghost_ship.scene.board_view import STEPS, beside, middle, place_at, symbol_shown
from spielhafen.games.ghost_ship.scene.log import NAMES
from spielhafen.games.ghost_ship.scene.prices import price, shows_nothing_hidden
from spielhafen.games.ghost_ship.scene.prospects import onward, prospect
from spielhafen.games.ghost_ship.scene.treasure_at_hand import can_take, leaving, treasure_at_hand
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, mask_at, tables


def quarter(field: int, turn: int) -> XY:
    """Return the place for a rotation of the tile, at the side of its northern edge."""
    dx, dy = STEPS[turn]
    return beside(middle(field), 0.3 * dx, 0.3 * dy)


# Handles, placed beside a figure, for moves that it makes where it is: their places and their art.

ASHORE: Final = 0.58
"""The distance of a shore's handle from the middle of its field."""
APART: Final = 0.32
"""The distance to either side of a shore for the handles of two ways to it."""
ALONG: Final = 0.7
"""That of the handle for landing: clear of where the pointer has just docked."""


def at_shore(field: int, edge: int, aside: float = 0) -> XY:
    """Return the place of a handle at a shore of a field, or to the left or right of it."""
    dx, dy = STEPS[edge]
    return beside(middle(field), ASHORE * dx - aside * dy, ASHORE * dy + aside * dx)


def _landing(g: Ghostly, seat: int, _: Land) -> XY:
    """Return the place for landing, on the side that is clear of ship and finds."""
    place = g.ships[seat]
    sides = [at_shore(PLACE_FIELD[place], (place - DOCK) % 4, along) for along in (ALONG, -ALONG)]
    near = [place_at(place), *(middle(field) for field, item in enumerate(g.items) if item != FREE)]
    return max(sides, key=lambda at: min(dist(at, thing) for thing in near))


def _across(g: Ghostly, seat: int, move: Cross | Swim) -> XY:
    """Return the place at the other coast: to one side for going overland, to the other to swim."""
    there = routes(g.sea, g.quests).other_coast(g.scouts[seat])
    return at_shore(SPOT_FIELD[there], there % 4, APART if isinstance(move, Cross) else -APART)


HANDLES: Final[dict[type[Move], Callable[[Ghostly, int, Any], XY]]] = {
    Dock: lambda g, seat, move: at_shore(PLACE_FIELD[g.ships[seat]], move.shore),
    Land: _landing,
    Cross: _across,
    Swim: _across,
}
ART: Final[dict[type[Move], str]] = {
    Dock: "i-anchor",
    Land: "scout",
    Cross: "boots",
    Swim: "swimmer",
    Board: "sloop",
    Take: "chip",
    Dig: "gold",
}


def _carried(step: Choice, move: Move) -> str:
    """Return the figure that the move carries along."""
    if isinstance(move, Sail):
        return f"ship/{step.seat + 1}"
    return f"scout/{step.seat + 1}" if isinstance(move, Walk | Circle) else ""


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


def walk(g: Ghostly, step: Choice, move: Walk) -> Pointing:
    """Point at the field; walking past a treasure is a button, as one rather means its circle."""
    args: dict[str, Arg] = {"field": field_text(move.field), "cost": price(g, move)}
    return ("pass", [], args) if passes(g, step.seat, move) else ("walk", [FIELD_NAMES[move.field]], args)


def passes(g: Ghostly, seat: int, move: Walk) -> bool:
    """Whether a scout walks past a treasure, whose circle is then closed."""
    return (
        g.items[move.field] == TREASURE
        and not is_rock(mask_at(g, move.field))
        and move.field != g.landed[seat]
        and move.field not in g.closed[seat]
    )


def circle(g: Ghostly, _: Choice, move: Circle) -> Pointing:
    """Point at the treasure on it; a circle without one is a button, for one means the land."""
    args: dict[str, Arg] = {"field": field_text(move.field), "cost": price(g, move)}
    return "circle", ([] if _is_idle(g, move) else [f"treasure/{FIELD_NAMES[move.field]}"]), args


def _is_idle(g: Ghostly, move: Move) -> bool:
    """Whether a step leads onto a circle without a treasure."""
    return isinstance(move, Circle) and g.items[move.field] != TREASURE


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


def on_laying(g: Ghostly, step: Choice, move: Lay) -> Advice:
    """Hint at a ?-tile that has to touch another one, or at what it will mean."""
    if g.turned < 0:
        return None, None
    touching = berths(g.sea, g.quests, QUEST_TYPE[g.turned]).touching
    return (text("hint-touching") if touching else quest_hint(g, step.seat, move)), None


def quest_hint(g: Ghostly, seat: int, move: Lay) -> Text:
    """Return who will be nearest to the treasure of a ?-tile, and how it is taken."""
    ways = [sum(map(abs, middle_steps(ship, move.field))) for ship in g.ships]
    nearest = min(range(g.seats()), key=lambda other: (ways[other], other != seat))
    symbol = QUEST_SYMBOL[g.turned]
    return text(
        "hint-quest",
        whose="yours" if nearest == seat else "other",
        seat=PlayerRef(nearest),
        rock=int(is_rock(move.mask)),
        symbol=symbol_text(symbol),
        numbers=leaving(g, symbol),
        more=tables(g).surcharge[symbol],
    )


def middle_steps(one: int, other: int) -> XY:
    """Return how far two fields are apart, across and down."""
    (x, y), (across, down) = middle(one), middle(other)
    return (across - x, down - y)


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
    lapses = text("warning-lapse") if g.saved[step.seat] else None
    return text("hint-search", least=least_found(g, step.seat)), lapses


def least_found(g: Ghostly, seat: int) -> int:
    """§32 Return the least number with which a scout finds a ship on the coast where it is."""
    border = BORDER[SPOT_FIELD[g.scouts[seat]]]
    return min(tables(g).border if border else tables(g).coast)


def on_circle(g: Ghostly, step: Choice, move: Circle) -> Advice:
    """Hint at when the treasure can be taken; warn of a symbol that holds the scout there."""
    leaves = _on_leaving(g, step.seat)
    if g.items[move.field] != TREASURE:
        return None, leaves
    if not symbol_shown(g, move.field):
        return text("hint-unknown"), leaves
    return text("hint-circle"), leaves or symbol_warning(g, SYMBOL_AT[g.quests[move.field]])


def symbol_warning(g: Ghostly, symbol: int) -> Text | None:
    """Return what it takes to leave a circle with this symbol; None if it takes nothing."""
    more = tables(g).surcharge[symbol]
    if len(tables(g).leave[symbol]) < len(NUMBERS):
        return text("warning-symbol", symbol=symbol_text(symbol), more=more, numbers=leaving(g, symbol))
    return text("warning-dearer", symbol=symbol_text(symbol), more=more) if more else None


def _on_leaving(g: Ghostly, seat: int) -> Text | None:
    """Return a warning for a captain who leaves a treasure for which the way was made."""
    here = treasure_at_hand(g, seat)
    return text("warning-leaves") if here == "circle" or (here == "rock" and not g.moved) else None


def on_walking(g: Ghostly, step: Choice, move: Walk) -> Advice:
    """Hint at gold or at the way on; warn that a treasure is left, or a circle is closed."""
    closes = text("warning-closes") if passes(g, step.seat, move) else None
    gold = text("hint-gold", now=int(g.left > price(g, move))) if g.items[move.field] == NUGGET else None
    return gold or _going_on(g, step.seat, move), closes or _on_leaving(g, step.seat)


def _going_on(g: Ghostly, seat: int, move: Walk) -> Text:
    """§23 Return where a scout can go on from there, or that the way ends."""
    fields = [field_text(field) for field in onward(g, seat, move.field)]
    return text("hint-onward", fields=list_in_words(fields)) if fields else text("hint-dead-end")


def on_sailing(g: Ghostly, step: Choice, move: Sail) -> Advice:
    """Hint at what is to be had there; warn that a treasure is left."""
    return prospect(g, move.place), _on_leaving(g, step.seat)


def on_ending(g: Ghostly, step: Choice, __: End) -> Advice:
    """Hint at a treasure that can be taken by waiting, or at points that will be lost."""
    waits = g.moved and can_take(g, step.seat)
    return text("hint-wait") if waits else text("hint-lapse", left=g.left), None


HINTS: Final[dict[type[Move], Callable[[Ghostly, Any, Any], Advice]]] = {
    Lay: on_laying,
    Save: on_saving,
    Search: on_searching,
    Number: lambda g, *_: (text("hint-arrow", direction=direction_text(g.arrow)), None),
    Dock: lambda *_: (text("hint-dock", cost=COSTS["land"]), None),
    Sail: on_sailing,
    Board: lambda g, step, _: (None, _on_leaving(g, step.seat)),
    Circle: on_circle,
    Walk: on_walking,
    Take: lambda *_: (text("hint-finding"), None),
    Dig: lambda *_: (text("hint-finding"), None),
    End: on_ending,
}


def handled(g: Ghostly, step: Choice, move: Move) -> dict[str, Any]:
    """Return the rotation of a tile, the place of a handle, and the figure that a move carries.

    A turn whose number is good for nothing ends for form: there is no step to take back.
    """
    at = HANDLES[type(move)](g, step.seat, move) if type(move) in HANDLES else None
    return {
        "turn": TURN_OF[move.mask] if isinstance(move, Lay) else 0,
        "at": at,
        "carries": _carried(step, move),
        "quick": shows_nothing_hidden(g, move),
        "formal": isinstance(move, End) and not g.moved and step.moves(g) == [END],
        "minor": isinstance(move, Save)
        or _is_idle(g, move)
        or (isinstance(move, Walk) and passes(g, step.seat, move)),
    }


PRESENTER: Final = OfferPresenter(
    names=NAMES,
    things={"field": "{}"},
    pointing=POINTING,
    advice=HINTS,
    art=ART,
    closing=(End,),
    more=handled,
)


SPINNING: Final = str(SPIN)


def offers(g: Ghostly) -> list[Offer]:
    """Return the viewer's moves; if a tile fits in several ways, its rotation is selected last.

    Spinning comes last, so that its button keeps its place, whatever else can be done.
    """
    offered = sorted(PRESENTER.offers(g), key=lambda offer: offer.move == SPINNING)
    alike = Counter(tuple(offer.touches) for offer in offered)
    return [_turnable(offer) if alike[tuple(offer.touches)] > 1 else offer for offer in offered]


def _turnable(offer: Offer) -> Offer:
    """Return the offer of a tile with a handle for its rotation; others stay as they are."""
    move = MOVES.read(offer.move)
    if not isinstance(move, Lay):
        return offer
    handle = f"{FIELD_NAMES[move.field]}/{MASK_NAMES[move.mask]}"
    return replace(offer, touches=[*offer.touches, handle], at=quarter(move.field, offer.turn))
