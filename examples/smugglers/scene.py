"""The scene of a table: the data that clients show."""

from typing import Final

from spielhafen.core.offers import Advice, OfferPresenter, pending_choice
from spielhafen.core.play import Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.ready_zones import dice_duel
from spielhafen.core.scene import Card, Face, Fact, Mark, Meter, Piece, Scene, SeatScene, Status, Zone
from spielhafen.core.secret import HIDDEN
from spielhafen.core.shortest_ways import shortest_ways
from spielhafen.core.square_sheet import SquareSheet
from spielhafen.core.state_kinds import NONE
from spielhafen.core.text import Arg, PlayerRef, Text, text

from .moves import SAIL, Anchor, Dare, Deliver, Load
from .rules import Helm, NextTurn
from .state import BOARD, CAPTAINS, GOODS, LAND, Sea

KINDS: Final = {"h": "berth", "r": "rum-isle", "s": "silk-isle", "p": "pepper-isle"}
PORT_KINDS: Final = {"R": "tavern", "S": "weaver", "P": "kitchen"}
TINTS: Final = ("rose", "sky", "leaf")
SHEET: Final = SquareSheet(
    BOARD,
    KINDS | PORT_KINDS,
    land="rsp",
    art=dict(zip("rspRSP", GOODS * 2, strict=True)),
    tints=dict(zip("RSP", TINTS, strict=True)),
)


def scene(g: Sea) -> Scene:
    """Return the sea as its viewer may see it."""
    seats = range(g.seats())
    return Scene(
        geometry=SHEET.geometry,
        status=status(g),
        seats=[captain(g, seat) for seat in seats],
        zones=[*hand(g), *challenge(g)],
        pieces=[
            *(ship(g, seat) for seat in seats),
            *(crate(g, seat) for seat in seats if g.hold[seat] != NONE),
        ],
        marks=marks(g),
        offers=PRESENTER.offers(g),
        over=g.winners,
    )


def status(g: Sea) -> Status:
    """Return the round, whose turn it is, who is to do what, and the wind left."""
    step = g.steps[-1] if g.steps else None
    turns = [text("phase-turn", seat=PlayerRef(turn.seat)) for turn in g.steps if isinstance(turn, NextTurn)]
    return Status(
        round=text("phase-round", round=g.round, of=g.options.rounds),
        phase=turns[-1] if turns else text("phase-orders" if step else "phase-over"),
        prompt=pending_prompt(g, args=lambda *_: {"wind": g.wind}),
        meter=Meter(label=text("meter-wind"), have=g.blew - g.wind, of=g.blew) if g.blew else None,
        paragraph=paragraph_of(type(step)) if step else "§8",
    )


def marks(g: Sea) -> list[Mark]:
    """Return marks for the spaces that the wind reaches."""
    here = [g.at[g.viewer]] if pending_choice(g) else []
    ways = shortest_ways(BOARD, here, closed=LAND.union(g.at), most=g.wind)
    return SHEET.range_marks(ways, SAIL.__getitem__)


def ship(g: Sea, seat: int) -> Piece:
    """Return a ship."""
    label = text("ship", seat=PlayerRef(seat), space=BOARD.names[g.at[seat]], goods=goods(g.hold[seat]))
    return Piece(
        id=f"ship/{CAPTAINS[seat]}", art="cutter", at=SHEET.middle(g.at[seat]), owner=seat, label=label
    )


def crate(g: Sea, seat: int) -> Piece:
    """Return the goods aboard a ship, at its stern."""
    kind, (x, y) = g.hold[seat], SHEET.middle(g.at[seat])
    return Piece(id=f"crate/{seat}", art=GOODS[kind], at=(x - 0.3, y + 0.3), size=0.35, label=goods(kind))


def captain(g: Sea, seat: int) -> SeatScene:
    """Return a captain's points and goods, and their order, which may be face down."""
    return SeatScene(
        facts=[Fact(art="coin", value=str(g.points[seat]), label=text("fact-points"))],
        note=text("fact-hold", goods=goods(g.hold[seat])),
        open=[order_card(seat, kind, "known") for kind in g.orders[seat] if seat != g.viewer],
    )


def hand(g: Sea) -> list[Zone]:
    """Return the viewer's own order."""
    own = [order_card(g.viewer, kind, "own") for kind in g.orders[g.viewer]] if g.viewer >= 0 else []
    return [Zone(id="hand", kind="hand", title=text("zone-order"), owner=g.viewer, cards=own)] if own else []


def order_card(seat: int, kind: int, key: str) -> Card:
    """Return a captain's order; it is face down if the viewer has not seen it."""
    if kind == HIDDEN:
        return Card(id=f"order/{seat}", label=text("order-hidden", seat=PlayerRef(seat)))
    face = Face(tint=TINTS[kind], art=GOODS[kind], title=goods(kind))
    label = text(f"order-{key}", seat=PlayerRef(seat), goods=goods(kind))
    return Card(id=f"order/{seat}", label=label, face=face)


def challenge(g: Sea) -> list[Zone]:
    """Return the challenge of this turn."""
    return [dice_duel(g.duel, g.rolled, at=SHEET.middle(g.at[g.duel[1]]), art="cutter")] if g.duel else []


def goods(kind: int) -> Text:
    """Return the name of goods."""
    return text("goods-none" if kind == NONE else f"goods-{GOODS[kind]}")


def advice(g: Sea, step: Helm, move: Load | Dare | Deliver) -> Advice:
    """Return what a challenge or delivery brings, and which goods go overboard."""
    old = g.hold[step.seat]
    if isinstance(move, Load):
        return None, text("offer-load.overboard", old=goods(old)) if old != NONE else None
    return text("offer-dare.hint" if isinstance(move, Dare) else "offer-deliver.hint"), None


PRESENTER: Final = OfferPresenter(
    names={"space": BOARD.names.__getitem__, "kind": goods, "other": PlayerRef, "to": PlayerRef},
    things={"space": "{}", "other": "ship/{}"},
    pointing={Deliver: lambda g, step, _: ("deliver", [], {"goods": goods(g.hold[step.seat])})},
    advice=dict.fromkeys((Load, Dare, Deliver), advice),
    art={Anchor: "anchor"},
)
NAMES: Final = PRESENTER.names


def account(g: Sea, step: Step, _: object) -> dict[str, Arg]:
    """Return further arguments of the log: where a ship comes from, and what is aboard."""
    if isinstance(step, Helm):
        return {"from": BOARD.names[g.at[step.seat]], "goods": goods(g.hold[step.seat])}
    return {}
