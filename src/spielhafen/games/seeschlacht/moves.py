"""The moves of Seeschlacht."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from spielhafen.core.moves import Catalogue, Move
from spielhafen.games.seeschlacht.board.pieces import (
    DIRECTIONS,
    FLEET,
    HEADING_NAMES,
    MERCHANT,
    NUMBERS,
    OWNER,
    ROSE_NAMES,
    ROSES,
    SEATS,
    SHIP_NAMES,
    SHIPS,
)


@dataclass(frozen=True, eq=False)
class Face(Move):
    """Turn a ship on its anchorage to this heading."""

    ship: int
    heading: int


@dataclass(frozen=True, eq=False)
class ChangeWind(Move):
    """Announce a change of the wind, strength and direction."""


@dataclass(frozen=True, eq=False)
class ChangeStrength(Move):
    """Announce a change of the wind's strength."""


@dataclass(frozen=True, eq=False)
class Forward(Move):
    """Sail one field ahead, or ram the ship there."""

    ship: int


@dataclass(frozen=True, eq=False)
class Port(Move):
    """Turn 60 degrees to the left."""

    ship: int


@dataclass(frozen=True, eq=False)
class Starboard(Move):
    """Turn 60 degrees to the right."""

    ship: int


@dataclass(frozen=True, eq=False)
class Stop(Move):
    """Stay without moving, or stop before the wind is used up."""

    ship: int


@dataclass(frozen=True, eq=False)
class Load(Move):
    """Take cargo on board."""

    ship: int


@dataclass(frozen=True, eq=False)
class Repair(Move):
    """Remove a hit."""

    ship: int


@dataclass(frozen=True, eq=False)
class Fire(Move):
    """Fire at this ship."""

    ship: int
    target: int


@dataclass(frozen=True, eq=False)
class Bombard(Move):
    """Let the coastal batteries fire at this ship."""

    target: int


@dataclass(frozen=True, eq=False)
class Done(Move):
    """Finish this part of the turn."""


@dataclass(frozen=True, eq=False)
class OfferDraw(Move):
    """Offer a draw."""

    grave: ClassVar[bool] = True


@dataclass(frozen=True, eq=False)
class Agree(Move):
    """Agree to a draw."""

    grave: ClassVar[bool] = True


@dataclass(frozen=True, eq=False)
class Decline(Move):
    """Play on."""


@dataclass(frozen=True, eq=False)
class Resign(Move):
    """Give the game up."""

    grave: ClassVar[bool] = True


# The results of chance.


@dataclass(frozen=True, eq=False)
class Begin(Move):
    """Let this captain begin."""

    seat: int


@dataclass(frozen=True, eq=False)
class Number(Move):
    """Show this face of the number die."""

    number: int


@dataclass(frozen=True, eq=False)
class Colour(Move):
    """Show this face of the colour die."""

    colour: int


@dataclass(frozen=True, eq=False)
class Wind(Move):
    """Show both dice: the colour is the rose, the number the direction the wind comes from."""

    colour: int
    direction: int


FACE: Final = [[Face(ship, heading) for heading in DIRECTIONS] for ship in SHIPS]
CHANGE_WIND: Final = ChangeWind()
CHANGE_STRENGTH: Final = ChangeStrength()
FORWARD: Final = [Forward(ship) for ship in SHIPS]
PORT: Final = [Port(ship) for ship in SHIPS]
STARBOARD: Final = [Starboard(ship) for ship in SHIPS]
STOP: Final = [Stop(ship) for ship in SHIPS]
LOAD: Final = {ship: Load(ship) for ship in SHIPS if MERCHANT[ship]}
REPAIR: Final = [Repair(ship) for ship in SHIPS]
FIRE: Final = {
    (ship, target): Fire(ship, target) for ship in SHIPS for target in SHIPS if OWNER[ship] != OWNER[target]
}
BOMBARD: Final = [Bombard(target) for target in SHIPS]
DONE: Final = Done()
OFFER_DRAW: Final = OfferDraw()
AGREE: Final = Agree()
DECLINE: Final = Decline()
RESIGN: Final = Resign()
BEGIN: Final = [Begin(seat) for seat in range(SEATS)]
NUMBER: Final = [Number(number) for number in NUMBERS]
COLOUR: Final = [Colour(colour) for colour in ROSES]
WIND: Final = [[Wind(colour, direction) for direction in DIRECTIONS] for colour in ROSES]

_DECIDED: Final[list[Move]] = [
    *(face for faces in FACE for face in faces),
    *(CHANGE_WIND, CHANGE_STRENGTH),
    *(*FORWARD, *PORT, *STARBOARD, *STOP),
    *(*LOAD.values(), *REPAIR, *FIRE.values(), DONE),
    *(OFFER_DRAW, AGREE, DECLINE, RESIGN),
]
_DEALT: Final[list[Move]] = [*BEGIN, *NUMBER, *COLOUR, *(wind for winds in WIND for wind in winds)]
_LATER: Final[list[Move]] = [*BOMBARD]
"""Moves added last, so that the numbers of all others stay the same."""

MOVES: Final = Catalogue(
    notation={
        Face: "{ship} faces {heading}",
        ChangeWind: "change wind",
        ChangeStrength: "change strength",
        Forward: "{ship} forward",
        Port: "{ship} port",
        Starboard: "{ship} starboard",
        Stop: "{ship} stop",
        Load: "{ship} load",
        Repair: "{ship} repair",
        Fire: "{ship} fires {target}",
        Bombard: "batteries fire {target}",
        Done: "done",
        OfferDraw: "offer draw",
        Agree: "agree",
        Decline: "decline",
        Resign: "resign",
        Begin: "first {seat}",
        Number: "number {number}",
        Colour: "colour {colour}",
        Wind: "wind {colour} {direction}",
    },
    words={
        "ship": SHIP_NAMES,
        "target": SHIP_NAMES,
        "heading": HEADING_NAMES,
        "direction": HEADING_NAMES,
        "colour": ROSE_NAMES,
        "number": [str(number + 1) for number in NUMBERS],
        "seat": [str(seat + 1) for seat in range(SEATS)],
    },
    moves=[*_DECIDED, *_DEALT, *_LATER],
)

OWN_STEPS: Final = [
    [
        (FORWARD[ship], PORT[ship], STARBOARD[ship], STOP[ship])
        for ship in range(seat * FLEET, (seat + 1) * FLEET)
    ]
    for seat in range(SEATS)
]
"""The steps that each ship may make, by seat."""
