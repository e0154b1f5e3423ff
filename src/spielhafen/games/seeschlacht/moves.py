"""The moves of Seeschlacht."""

from __future__ import annotations

from typing import ClassVar, Final

from spielhafen.core.moves import Catalogue, Move, by_value, choice, counted, each, only, rows
from spielhafen.games.seeschlacht.board.pieces import (
    FLEET,
    HEADING_NAMES,
    MERCHANT,
    NUMBERS,
    OWNER,
    ROSE_NAMES,
    SEATS,
    SHIP_NAMES,
    SHIPS,
)


class Face(Move, text="{ship} faces {heading}"):
    """Turn a ship on its anchorage to this heading."""

    ship: int = choice(SHIP_NAMES)
    heading: int = choice(HEADING_NAMES)


class ChangeWind(Move, text="change wind"):
    """Announce a change of the wind, strength and direction."""


class ChangeStrength(Move, text="change strength"):
    """Announce a change of the wind's strength."""


class Forward(Move, text="{ship} forward"):
    """Sail one field ahead, or ram the ship there."""

    ship: int = choice(SHIP_NAMES)


class Port(Move, text="{ship} port"):
    """Turn 60 degrees to the left."""

    ship: int = choice(SHIP_NAMES)


class Starboard(Move, text="{ship} starboard"):
    """Turn 60 degrees to the right."""

    ship: int = choice(SHIP_NAMES)


class Stop(Move, text="{ship} stop"):
    """Stay without moving, or stop before the wind is used up."""

    ship: int = choice(SHIP_NAMES)


class Load(Move, text="{ship} load"):
    """Take cargo on board."""

    ship: int = choice(SHIP_NAMES, among=[ship for ship in SHIPS if MERCHANT[ship]])


class Repair(Move, text="{ship} repair"):
    """Remove a hit."""

    ship: int = choice(SHIP_NAMES)


class Fire(Move, text="{ship} fires {target}", where=lambda ship, target: OWNER[ship] != OWNER[target]):
    """Fire at this ship."""

    ship: int = choice(SHIP_NAMES)
    target: int = choice(SHIP_NAMES)


class Done(Move, text="done"):
    """Finish this part of the turn."""


class OfferDraw(Move, text="offer draw"):
    """Offer a draw."""

    grave: ClassVar[bool] = True


class Agree(Move, text="agree"):
    """Agree to a draw."""

    grave: ClassVar[bool] = True


class Decline(Move, text="decline"):
    """Play on."""


class Resign(Move, text="resign"):
    """Give the game up."""

    grave: ClassVar[bool] = True


# The results of chance.


class Begin(Move, text="first {seat}"):
    """Let this captain begin."""

    seat: int = counted(SEATS)


class Number(Move, text="number {number}"):
    """Show this face of the number die."""

    number: int = counted(len(NUMBERS))


class Colour(Move, text="colour {colour}"):
    """Show this face of the colour die."""

    colour: int = choice(ROSE_NAMES)


class Wind(Move, text="wind {colour} {direction}"):
    """Show both dice: the colour is the rose, the number the direction the wind comes from."""

    colour: int = choice(ROSE_NAMES)
    direction: int = choice(HEADING_NAMES)


# Added last, so that the numbers of all others stay the same.


class Bombard(Move, text="batteries fire {target}"):
    """Let the coastal batteries fire at this ship."""

    target: int = choice(SHIP_NAMES)


FACE: Final = rows(Face)
CHANGE_WIND: Final = only(ChangeWind)
CHANGE_STRENGTH: Final = only(ChangeStrength)
FORWARD: Final = each(Forward)
PORT: Final = each(Port)
STARBOARD: Final = each(Starboard)
STOP: Final = each(Stop)
LOAD: Final = by_value(Load)
REPAIR: Final = each(Repair)
FIRE: Final = {(fire.ship, fire.target): fire for fire in each(Fire)}
BOMBARD: Final = each(Bombard)
DONE: Final = only(Done)
OFFER_DRAW: Final = only(OfferDraw)
AGREE: Final = only(Agree)
DECLINE: Final = only(Decline)
RESIGN: Final = only(Resign)
BEGIN: Final = each(Begin)
NUMBER: Final = each(Number)
COLOUR: Final = each(Colour)
WIND: Final = rows(Wind)

MOVES: Final = Catalogue.of(__name__)

OWN_STEPS: Final = [
    [
        (FORWARD[ship], PORT[ship], STARBOARD[ship], STOP[ship])
        for ship in range(seat * FLEET, (seat + 1) * FLEET)
    ]
    for seat in range(SEATS)
]
"""The steps that each ship may make, by seat."""
