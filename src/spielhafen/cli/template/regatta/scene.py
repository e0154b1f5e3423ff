"""The scene of a table: the data that clients show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.offers import Advice, OfferPresenter, pending_choice
from spielhafen.core.play import paragraph_of, seat_of
from spielhafen.core.scene import (
    Decor,
    Fact,
    Geometry,
    Mark,
    Meter,
    Piece,
    Scene,
    SeatScene,
    Space,
    Status,
    Terrain,
)
from spielhafen.core.text import PlayerRef, Text, text

from .moves import Anchor, Sail
from .rules import Helm
from .state import BOARD, BUOY, REEFS, Sea, way_left

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.core.text import Arg

KINDS: Final = {".": "sea", "h": "harbour", "x": "reef", "o": "buoy"}


def scene(g: Sea) -> Scene:
    """Return the sea as its viewer may see it; here nothing is secret."""
    return Scene(
        geometry=GEOMETRY,
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        pieces=[cutter(g, seat) for seat in range(g.seats())],
        marks=marks(g),
        offers=offers(g),
        over=g.winners,
    )


def middle(space: int) -> tuple[float, float]:
    """Return the middle of a space on the chart."""
    x, y = BOARD.coordinates[space]
    return (x + 0.5, y + 0.5)


def square(space: int, size: float = 1) -> list[tuple[float, float]]:
    """Return the corners of a square around the middle of a space."""
    (x, y), half = middle(space), size / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


GEOMETRY: Final = Geometry(
    box=(0, 0, BOARD.width, BOARD.height),
    rim=True,
    grid=True,
    spaces=[
        Space(id=name, name=name, at=middle(space), kind=KINDS[BOARD.glyphs[space]])
        for space, name in enumerate(BOARD.names)
    ],
    terrain=[Terrain(kind="land", polygons=[square(space, 0.7) for space in sorted(REEFS)])],
    decor=[
        Decor(at=middle(BUOY), art="buoy", size=0.8),
        Decor(at=(0.5, 1.6), text=text("chart-harbour"), size=0.32, kind="sea"),
    ],
    rhumbs=[middle(BUOY)],
)


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
        at=middle(g.at[seat]),
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


# Status and moves.


def helm(g: Sea) -> Helm | None:
    """Return the pending decision, if there is one."""
    step = g.steps[-1] if g.steps else None
    return step if isinstance(step, Helm) else None


def status(g: Sea) -> Status:
    """Return who is to do what, and the wind left."""
    step = helm(g)
    pending = g.steps[-1] if g.steps else None  # the wind, before the captain decides
    seat = seat_of(pending) if pending else None
    meter = Meter(label=text("meter-wind"), have=g.sailed, of=g.sailed + g.wind) if step else None
    return Status(
        round=text("phase-round", round=g.round, of=g.options.rounds),
        phase=text("phase-over") if seat is None else text("phase-turn", seat=PlayerRef(seat)),
        prompt=prompt(g, step),
        meter=meter,
        paragraph=paragraph_of(type(pending)) if pending else "§6",
    )


def prompt(g: Sea, step: Helm | None) -> Text:
    """Return what the player to move may do; for the others, whom they wait for."""
    if g.winners is not None:
        return text("prompt-over", winners=len(g.winners), seat=PlayerRef(g.winners[0]))
    if step is None:
        return text("prompt-wind")
    if step.seat == g.viewer:
        return text("prompt-sail", wind=g.wind)
    return text("prompt-wait", seat=PlayerRef(step.seat))


def marks(g: Sea) -> list[Mark]:
    """Return marks for the spaces that can be sailed to."""
    reach = [middle(move.space) for move in own_moves(g) if isinstance(move, Sail)]
    return [Mark(kind="range", at=reach)] if reach else []


def own_moves(g: Sea) -> Sequence[Move]:
    """Return the viewer's moves, if it is their turn."""
    step = pending_choice(g)
    return step.moves(g) if step else ()


def on_sailing(g: Sea, step: Helm, move: Sail) -> Advice:
    """Hint at the way that is left from the space."""
    after = g.clone()
    after.at[step.seat] = move.space
    return text("offer-sail.hint", way=way_left(after, step.seat)), None


# The log.

NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {"space": BOARD.names.__getitem__}
"""The texts for the fields of steps and moves, in the log and on offers."""

PRESENTER: Final = OfferPresenter(
    names=NAMES, things={"space": "{}"}, advice={Sail: on_sailing}, art={Anchor: "anchor"}
)
"""The offers: spaces to click, labelled `offer-sail`, and a button, `offer-anchor`."""
offers: Final = PRESENTER.offers


def account(g: Sea, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return further arguments of log sentences."""
    if isinstance(step, Helm) and isinstance(move, Sail):
        return {"from": BOARD.names[g.at[step.seat]]}
    return {}
