"""The moves on offer: how to point at them, their hints and their warnings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import Choice
from spielhafen.core.scene import XY, Mark, Offer
from spielhafen.core.text import text
from spielhafen.games.seeschlacht.board.chart import AHEAD, BATTERIES, FOREIGN_BERTHS
from spielhafen.games.seeschlacht.board.pieces import HEADING_NAMES, MERCHANT, OWNER, SHIP_NAMES, SINKS
from spielhafen.games.seeschlacht.moves import (
    Bombard,
    ChangeStrength,
    ChangeWind,
    Done,
    Face,
    Fire,
    Forward,
    Load,
    OfferDraw,
    Port,
    Repair,
    Resign,
    Starboard,
    Stop,
)
from spielhafen.games.seeschlacht.rules.course import closed, stops_short
from spielhafen.games.seeschlacht.rules.gunnery import CoastalFire, Gunnery, line_of
from spielhafen.games.seeschlacht.rules.harbour import Loading, Repairing
from spielhafen.games.seeschlacht.rules.turn import Berthing
from spielhafen.games.seeschlacht.scene.board_view import beside, middle
from spielhafen.games.seeschlacht.scene.log import NAMES, direction_text, rose_text, ship_text, space_text
from spielhafen.games.seeschlacht.state import NONE, Sea, allowances, begun_at, steps_made

SIDE: Final[dict[type[Move], int]] = {Forward: 0, Starboard: 1, Load: 2, Stop: 3, Repair: 4, Port: 5}
"""The places of a ship's handles, in directions from its bow."""


def _handle(g: Sea, move: Move) -> XY | None:
    """Return the place of a move's handle, one field beside the ship."""
    if isinstance(move, Face):
        return beside(g.at[move.ship], move.heading)
    side = SIDE.get(type(move))
    ship: int = getattr(move, "ship", NONE)
    return None if side is None else beside(g.at[ship], g.headings[ship] + side)


ART: Final[dict[type[Move], str]] = {
    Forward: "i-forward",
    Port: "i-port",
    Starboard: "i-starboard",
    Stop: "i-anchor",
    Load: "crate",
    Repair: "i-repair",
}


def dangers(g: Sea, offered: list[Offer]) -> list[Mark]:
    """Return marks where a ship's next step may do it harm, shown when it is pointed at."""
    ships = {f"{name} forward": ship for ship, name in enumerate(SHIP_NAMES)}
    return [
        Mark(
            kind="danger",
            nature=offer.warning.key.removeprefix("warning-"),
            at=[middle(_ahead(g, ships[offer.move]))],
            of="" if g.ship != NONE else SHIP_NAMES[ships[offer.move]],
            why=offer.warning,
        )
        for offer in offered
        if offer.warning is not None and offer.move in ships
    ]


def _ahead(g: Sea, ship: int) -> int:
    return AHEAD[g.at[ship]][g.headings[ship]]


# How to point at a move: the key of its label, the things to touch, and the label's arguments.


def handle(word: str) -> Callable[[Sea, Choice, Any], Pointing]:
    """Return the pointing for a ship and one of its handles; under way for the handle alone."""

    def point(g: Sea, _: Choice, move: Any) -> Pointing:
        name = SHIP_NAMES[move.ship]
        touches = [f"{name}/{word}"] if g.ship == move.ship else [name, f"{name}/{word}"]
        return word, touches, {"ship": ship_text(move.ship)}

    return point


def stop(g: Sea, step: Choice, move: Stop) -> Pointing:
    """Point at the stop handle, for stopping under way or for staying."""
    _, touches, args = handle("stop")(g, step, move)
    return "stop" if g.ship == move.ship else "stay", touches, args


def face(_: Sea, __: Choice, move: Face) -> Pointing:
    """Point at the ship, then the direction for its bow."""
    name = SHIP_NAMES[move.ship]
    touches = [name, f"{name}/{HEADING_NAMES[move.heading]}"]
    return "face", touches, {"ship": ship_text(move.ship), "heading": direction_text(move.heading)}


def done(_: Sea, step: Choice, __: Done) -> Pointing:
    """Point at the button that finishes the present part of the turn."""
    words = {
        Berthing: "berthing",
        Loading: "loading",
        Repairing: "repairing",
        Gunnery: "gunnery",
        CoastalFire: "gunnery",
    }
    return "done", [], {"part": words.get(type(step), "sailing")}


POINTING: Final[dict[type[Move], Callable[[Sea, Any, Any], Pointing]]] = {
    Face: face,
    Forward: handle("forward"),
    Port: handle("port"),
    Starboard: handle("starboard"),
    Stop: stop,
    Load: handle("load"),
    Repair: handle("repair"),
    Done: done,
}

# Hints and warnings.


def on_going(g: Sea, _: Choice, move: Forward) -> Advice:
    """Hint at the field ahead; warn of rams, enemy anchorages and batteries."""
    ahead, seat = _ahead(g, move.ship), OWNER[move.ship]
    if ahead in g.at:
        rammed = g.at.index(ahead)
        key = "warning-own-ram" if OWNER[rammed] == seat else "warning-ram"
        return None, text(key, ship=ship_text(rammed))
    there = text("hint-forward", space=space_text(ahead), left=_left(g, move.ship, g.headings[move.ship]))
    if ahead in FOREIGN_BERTHS[seat]:
        return there, text("warning-anchorage")
    if ahead in BATTERIES[1 - seat]:
        return there, text("warning-battery")
    return there, None


def on_turning(g: Sea, _: Choice, move: Port | Starboard) -> Advice:
    """Hint at the steps that the new heading leaves; warn of a ram that it would force."""
    ship = move.ship
    side = 1 if isinstance(move, Starboard) else -1
    heading = (g.headings[ship] + side) % 6
    left = _left(g, ship, heading)
    ahead = AHEAD[g.at[ship]][heading]
    hint = text("hint-turn", heading=direction_text(heading), left=left)
    if left and ahead in g.at and closed(g.at, ship, ahead) is None and not _may_stop(g, ship):
        return hint, text("warning-forced-ram", ship=ship_text(g.at.index(ahead)))
    return hint, None


def _may_stop(g: Sea, ship: int) -> bool:
    """§13 Whether the ship may stop after the next step if it stays on its field."""
    used, _ = steps_made(g, ship)
    return stops_short(OWNER[ship], MERCHANT[ship], begun_at(g, ship), g.at[ship], used + 1)


def _left(g: Sea, ship: int, heading: int) -> int:
    """Return the steps that the wind leaves after the next one, with this heading."""
    return max(0, allowances(g, ship)[heading] - steps_made(g, ship)[0] - 1)


def on_firing(g: Sea, _: Choice, move: Fire) -> Advice:
    """Return which colour hits, and whether a hit sinks."""
    line = line_of(g, move.ship, move.target)
    sinks = "yes" if g.hits[move.target] + 1 >= SINKS[move.target] else "no"
    return text("hint-fire", line=line, colour=rose_text(line - 1), sinks=sinks), None


def on_bombarding(g: Sea, _: Choice, move: Bombard) -> Advice:
    """Return that yellow hits, and whether a hit sinks."""
    sinks = "yes" if g.hits[move.target] + 1 >= SINKS[move.target] else "no"
    return text("hint-fire", line=1, colour=rose_text(0), sinks=sinks), None


ADVICE: Final[dict[type[Move], Callable[[Sea, Any, Any], Advice]]] = {
    Forward: on_going,
    Port: on_turning,
    Starboard: on_turning,
    Fire: on_firing,
    Bombard: on_bombarding,
    ChangeWind: lambda *_: (text("hint-change-wind"), None),
    ChangeStrength: lambda *_: (text("hint-change-strength"), None),
    Resign: lambda *_: (None, text("warning-resign")),
}

PRESENTER: Final = OfferPresenter(
    names=NAMES,
    things={"ship": "{}", "target": "{}"},
    pointing=POINTING,
    advice=ADVICE,
    art=ART,
    more=lambda g, _, move: {"at": _handle(g, move), "minor": isinstance(move, OfferDraw | Resign)},
)
offers: Final = PRESENTER.offers
later: Final = PRESENTER.later
