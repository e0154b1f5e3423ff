"""The scene of a table: the data that clients show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.offers import Advice, OfferPresenter, pending_choice
from spielhafen.core.play import paragraph_of, seat_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Decor, Fact, Geometry, Mark, Meter, Piece, Scene, SeatScene, Status
from spielhafen.core.shortest_ways import shortest_ways
from spielhafen.core.square_sheet import SquareSheet
from spielhafen.core.text import PlayerRef, text

from .moves import SAIL, Anchor, Sail
from .rules import Helm
from .state import BOARD, BUOY, EAST, REEFS, WEST, Sea, way_left

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.core.text import Arg

KINDS: Final = {"h": "harbour", "x": "reef", "o": "buoy", ">": "current", "<": "current"}
SHEET: Final = SquareSheet(BOARD, KINDS, land="x")
FLOW: Final = dict.fromkeys(EAST, 90) | dict.fromkeys(WEST, 270)
"""The directions of the currents, in degrees from the north."""


def scene(g: Sea) -> Scene:
    """Return the sea as its viewer may see it; here nothing is secret."""
    return Scene(
        geometry=CHART,
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        pieces=[cutter(g, seat) for seat in range(g.seats())],
        marks=marks(g),
        offers=PRESENTER.offers(g),
        over=g.winners,
    )


def chart() -> Geometry:
    """Return the sheet of the board, with the buoy, the currents and a name."""
    spaces = [replace(place, turn=FLOW.get(space, 0)) for space, place in enumerate(SHEET.geometry.spaces)]
    decor = [
        Decor(at=SHEET.middle(BUOY), art="buoy", size=0.8),
        Decor(at=(0.5, 1.6), text=text("chart-harbour"), size=0.32, kind="sea"),
        *(Decor(at=SHEET.middle(space), art="eastward", size=0.7) for space in EAST),
        *(Decor(at=SHEET.middle(space), art="westward", size=0.7) for space in WEST),
    ]
    return replace(SHEET.geometry, spaces=spaces, decor=decor, rhumbs=[SHEET.middle(BUOY)])


CHART: Final = chart()


def cutter(g: Sea, seat: int) -> Piece:
    """Return a cutter, with its bow towards the buoy or towards home."""
    rounded = bool(g.rounded[seat])
    label = text(
        "cutter-homeward" if rounded else "cutter-outward",
        seat=PlayerRef(seat),
        space=BOARD.names[g.at[seat]],
    )
    return Piece(
        id=f"cutter/{seat}",
        art="cutter",
        at=SHEET.middle(g.at[seat]),
        owner=seat,
        heading=270 if rounded else 90,
        label=label,
        flags=["rounded"] if rounded else [],
    )


def captain(g: Sea, seat: int) -> SeatScene:
    """Return a captain's facts: the way left."""
    return SeatScene(
        facts=[Fact(art="ship", value=str(way_left(g, seat)), label=text("fact-way"))],
        note=text("note-rounded") if g.rounded[seat] else None,
    )


def status(g: Sea) -> Status:
    """Return who is to do what, and the wind left."""
    step = g.steps[-1] if g.steps else None
    seat = seat_of(step) if step else None
    blew = g.sailed + g.wind
    meter = Meter(label=text("meter-wind"), have=g.sailed, of=blew) if isinstance(step, Helm) else None
    return Status(
        round=text("phase-round", round=g.round, of=g.options.rounds),
        phase=text("phase-over") if seat is None else text("phase-turn", seat=PlayerRef(seat)),
        prompt=pending_prompt(g, args=lambda *_: {"wind": g.wind}),
        meter=meter,
        paragraph=paragraph_of(type(step)) if step else "§7",
    )


def marks(g: Sea) -> list[Mark]:
    """Return marks for the spaces that the wind reaches, which people may select at once."""
    here = [g.at[g.viewer]] if pending_choice(g) else []
    ways = shortest_ways(BOARD, here, closed={BUOY, *REEFS, *g.at}, most=g.wind)
    return SHEET.range_marks(ways, SAIL.__getitem__)


def on_sailing(g: Sea, step: Helm, move: Sail) -> Advice:
    """Hint at the way that is left from the space."""
    after = g.clone()
    after.at[step.seat] = move.space
    return text("offer-sail.hint", way=way_left(after, step.seat)), None


PRESENTER: Final = OfferPresenter(
    names={"space": BOARD.names.__getitem__},
    things={"space": "{}"},
    advice={Sail: on_sailing},
    art={Anchor: "anchor"},
)
"""The offers: spaces to select, labelled `offer-sail`, and a button, `offer-anchor`."""
NAMES: Final = PRESENTER.names
"""The texts for the fields of steps and moves, in the log and on offers."""


def account(g: Sea, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return further arguments of log sentences."""
    if isinstance(step, Helm) and isinstance(move, Sail):
        return {"from": BOARD.names[g.at[step.seat]]}
    return {}
