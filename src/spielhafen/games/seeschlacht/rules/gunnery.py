"""Fire: coastal batteries and broadsides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Deed
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.seeschlacht.board.chart import BATTERIES, NEUTRAL, SPACES, ZONES
from spielhafen.games.seeschlacht.board.pieces import FLEETS, OWNER, SEATS, SHIP_TEXTS, SHIPS, YELLOW_FACE
from spielhafen.games.seeschlacht.moves import BOMBARD, DONE, FIRE, Bombard, Colour, Done, Fire
from spielhafen.games.seeschlacht.rules.damage import BATTERY, HIT, SHOT
from spielhafen.games.seeschlacht.rules.finish import MUSTER
from spielhafen.games.seeschlacht.rules.harbour import Finish
from spielhafen.games.seeschlacht.rules.sailing import NOT_YOUR_SHIP, SUNK_SHIP
from spielhafen.games.seeschlacht.rules.weather import ANY_COLOUR
from spielhafen.games.seeschlacht.state import SUNK, Sea

# Batteries.


class Batteries(SeatRule[Sea]):
    """§17 The coastal batteries have every enemy ship on one of their fields under fire."""

    told = False

    def happen(self, g: Sea) -> None:
        under_fire = [ship for ship in FLEETS[1 - self.seat] if g.at[ship] in BATTERIES[self.seat]]
        if g.options.batteries == "alone":
            g.then(*[SALVO[ship] for ship in under_fire])
        else:
            g.then(CoastalFire(self.seat, sum(1 << ship for ship in under_fire)))


@dataclass
class CoastalFire(Choice[Sea]):
    """§17 The captain names ships under fire, one roll for each, until there are no more or the captain has finished."""

    left: int  # the ships under fire that have not been fired at yet, a bit each

    told = False
    kinds = (Bombard, Done)

    def due(self, g: Sea) -> bool:
        return self.left > 0

    def reach(self, g: Sea) -> Sequence[Move]:
        return [*(BOMBARD[ship] for ship in SHIPS if self.left >> ship & 1), DONE]

    def bar(self, g: Sea, move: Bombard | Done) -> Refusal | None:
        if isinstance(move, Done) or self.left >> move.target & 1:
            return None
        return NOT_UNDER_FIRE[move.target]

    def take(self, g: Sea, move: Bombard | Done) -> None:
        if isinstance(move, Bombard):
            g.then(SALVO[move.target], CoastalFire(self.seat, self.left & ~(1 << move.target)))


NOT_UNDER_FIRE: Final = [refusal("not-under-fire", "§17", ship=name) for name in SHIP_TEXTS]


@dataclass
class Salvo(Chance[Sea]):
    """§17 One roll of the colour die for a ship on a battery field: yellow is a hit."""

    target: int

    odds = ANY_COLOUR

    def take(self, g: Sea, move: Colour) -> None:
        g.colour_die = move.colour
        if move.colour == YELLOW_FACE:
            g.then(HIT[self.target][BATTERY], MUSTER)


# Broadsides.


def fire_barred(g: Sea, ship: int) -> Refusal | None:
    """§18 Each ship has one shot in a turn; from inside the neutral harbour no ship fires, unless it was agreed."""
    if g.at[ship] == SUNK:
        return SUNK_SHIP[ship]
    if g.fired[ship]:
        return HAS_FIRED[ship]
    return NEUTRAL_GUNS if is_silent(g, g.at[ship]) else None


def is_silent(g: Sea, space: int) -> bool:
    """§18 Whether no ship fires from this point: inside the neutral harbour, unless it was agreed."""
    return NEUTRAL[space] and not g.options.neutral_guns


def has_guns(g: Sea, ship: int) -> bool:
    """§18 Whether a ship could fire from where it is, had it a target and its shot."""
    return g.at[ship] != SUNK and not is_silent(g, g.at[ship])


HAS_FIRED: Final = [refusal("has-fired", "§18", ship=name) for name in SHIP_TEXTS]
NEUTRAL_GUNS: Final = refusal("neutral-guns", "§18")


def out_of_reach(g: Sea, ship: int, target: int) -> Refusal | None:
    """§19 The target must be in the zone of fire, and neither land nor another ship in between (§20)."""
    at = g.at[target]
    if at == SUNK:
        return SUNK_SHIP[target]
    if NEUTRAL[at]:
        return NEUTRAL_TARGET
    if at not in ZONES[g.at[ship]][g.headings[ship] % 3]:
        return OUT_OF_ZONE
    shields = ZONES[g.at[ship]][g.headings[ship] % 3][at][1]
    if shields is None:
        return BEHIND_LAND
    hidden = [space for space in shields if space in g.at]
    return SHIELDED[g.at.index(hidden[0])] if hidden else None


NEUTRAL_TARGET: Final = refusal("neutral-target", "§18")
OUT_OF_ZONE: Final = refusal("out-of-zone", "§19")
BEHIND_LAND: Final = refusal("behind-land", "§20")
SHIELDED: Final = [refusal("shielded", "§20", ship=name) for name in SHIP_TEXTS]


def targets(g: Sea, seat: int) -> list[tuple[int, list[int]]]:
    """§19 The ships of a side that may fire, each with the enemies that it may fire at."""
    found = []
    at, foes, neutral_guns = g.at, FLEETS[1 - seat], g.options.neutral_guns
    enemies = 0
    for foe in foes:
        enemies |= BIT[at[foe]]
    for ship in FLEETS[seat]:
        space = at[ship]
        if space == SUNK or g.fired[ship] or (NEUTRAL[space] and not neutral_guns):
            continue
        keel = g.headings[ship] % 3
        if UNDER_FIRE[space][keel] & enemies:
            zone = ZONES[space][keel]
            aims = [foe for foe in foes if at[foe] in zone and _clear(g, at[foe], zone[at[foe]][1])]
            if aims:
                found.append((ship, aims))
    return found


def _clear(g: Sea, space: int, shields: tuple[int, ...] | None) -> bool:
    """§20 Whether a point in a zone of fire can be hit past land and the ships on the points that shield it."""
    return not NEUTRAL[space] and shields is not None and not any(shield in g.at for shield in shields)


BIT: Final[list[int]] = [*(1 << space for space in SPACES), 0]
"""A bit for each point; none for SUNK, the last one."""
UNDER_FIRE: Final[list[list[int]]] = [
    [sum(BIT[space] for space in zone) for zone in zones] for zones in ZONES
]
"""§19 The bits of the points in the zone of fire, by point and keel line."""


class Broadside(Deed[Sea]):
    """§18 Name the ship that fires and the one it aims at, then roll."""

    kinds = (Fire,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [FIRE[ship, target] for ship, aims in targets(g, seat) for target in aims]

    def moves(self, g: Sea, seat: int) -> Sequence[Move]:
        return self.reach(g, seat)

    def bar(self, g: Sea, seat: int, move: Fire) -> Refusal | None:
        if OWNER[move.ship] != seat:
            return NOT_YOUR_SHIP
        return fire_barred(g, move.ship) or out_of_reach(g, move.ship, move.target)

    def take(self, g: Sea, seat: int, move: Fire) -> None:
        g.fired[move.ship] = 1
        g.then(Aim(move.ship, move.target))


@dataclass
class Aim(Chance[Sea]):
    """§19 A shot hits on yellow in the first line, on blue in the second, on red in the third, and only its target."""

    ship: int
    target: int

    odds = ANY_COLOUR

    def take(self, g: Sea, move: Colour) -> None:
        g.colour_die = move.colour
        if move.colour + 1 == line_of(g, self.ship, self.target):
            g.then(HIT[self.target][SHOT], MUSTER)


def line_of(g: Sea, ship: int, target: int) -> int:
    """§19 The line of the zone of fire in which a target is, 1 … 3, in the order of the roses' colours."""
    return ZONES[g.at[ship]][g.headings[ship] % 3][g.at[target]][0]


class Gunnery(Choice[Sea]):
    """§18 Last of all the ships fire, in any order, until there are no more targets or the captain has finished."""

    told = False
    stays = True
    deeds = (Broadside(), Finish())

    def due(self, g: Sea) -> bool:
        return bool(targets(g, self.seat))


SALVO: Final = [Salvo(ship) for ship in SHIPS]
BATTERIES_FIRE: Final = [Batteries(seat) for seat in range(SEATS)]
GUNNERY: Final = [Gunnery(seat) for seat in range(SEATS)]
