"""The scene of a table of Jetty."""

from __future__ import annotations

from spielhafen.core.scene import Geometry, Piece, Scene, SeatScene, Space, Status
from spielhafen.core.text import text
from tests.toys.jetty.state import PLACES, Jetty

SPACES = [Space(id=name, name=name, at=(number + 0.5, 0.5)) for number, name in enumerate(PLACES)]


def scene(g: Jetty) -> Scene:
    boats = [
        Piece(
            id=f"boat/{seat}",
            art="boat",
            at=(place + 0.3 + 0.4 * seat, 0.5),  # beside each other
            label=text("boat"),
            owner=seat,
        )
        for seat, place in enumerate(g.boats)
    ]
    return Scene(
        geometry=Geometry(box=(0, 0, len(PLACES), 1), spaces=SPACES, rim=True),
        status=Status(round=text("jetty"), phase=text("jetty"), prompt=text("jetty")),
        seats=[SeatScene() for _ in g.boats],
        pieces=boats,
        over=g.winners,
    )
