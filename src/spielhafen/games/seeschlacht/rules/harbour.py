"""Work in harbour: loading and repairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.games.seeschlacht.board.chart import GOAL_BERTHS, YARDS
from spielhafen.games.seeschlacht.board.pieces import (
    FLEETS,
    MERCHANT,
    MERCHANTS_OF,
    OWNER,
    SEATS,
    SHIP_TEXTS,
    SHIPS,
)
from spielhafen.games.seeschlacht.moves import LOAD, REPAIR, Done, Load, Repair
from spielhafen.games.seeschlacht.rules.sailing import HAS_MOVED, NOT_YOUR_SHIP, SUNK_SHIP
from spielhafen.games.seeschlacht.state import MOVED, STIRRED, SUNK, WORKED, Sea


def work_barred(g: Sea, seat: int, ship: int) -> Refusal | None:
    """§15 Only a ship of the own fleet that has not moved in this turn can be worked on, and only once."""
    if OWNER[ship] != seat:
        return NOT_YOUR_SHIP
    if g.at[ship] == SUNK:
        return SUNK_SHIP[ship]
    if g.done[ship] == MOVED:
        return HAS_MOVED[ship]
    return WORKED_ON[ship] if g.done[ship] == WORKED else None


WORKED_ON: Final = [refusal("worked-on", "§15", ship=name) for name in SHIP_TEXTS]


class Finish(Closing[Sea]):
    """§15 The captain finishes the work of this part of the turn."""

    kinds = (Done,)


# Loading.


def not_loading(g: Sea, ship: int) -> Refusal | None:
    """§15 An undamaged merchant loads on an anchorage of its destination; a damaged one is repaired first."""
    if g.cargo[ship]:
        return LOADED[ship]
    if g.at[ship] not in GOAL_BERTHS[OWNER[ship]]:
        return NO_CARGO_HERE
    return REPAIR_FIRST[ship] if g.hits[ship] else None


LOADED: Final = [refusal("loaded", "§15", ship=name) for name in SHIP_TEXTS]
REPAIR_FIRST: Final = [refusal("repair-first", "§15", ship=name) for name in SHIP_TEXTS]
NO_CARGO_HERE: Final = refusal("no-cargo-here", "§15")


class LoadMerchant(Deed[Sea]):
    """§15 A merchant takes its cargo on board; that is all it does in this turn."""

    kinds = (Load,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [LOAD[ship] for ship in MERCHANTS_OF[seat] if g.at[ship] in GOAL_BERTHS[seat]]

    def bar(self, g: Sea, seat: int, move: Load) -> Refusal | None:
        return work_barred(g, seat, move.ship) or not_loading(g, move.ship)

    def take(self, g: Sea, seat: int, move: Load) -> None:
        g.cargo[move.ship] = 1
        g.done[move.ship] = WORKED
        g.quiet = STIRRED
        g.then(CARGO[move.ship])


LOAD_MERCHANT: Final = LoadMerchant()


class Loading(Choice[Sea]):
    """§15 After moving merchants may load, in the great game."""

    told = False
    stays = True
    deeds = (LOAD_MERCHANT, Finish())

    def due(self, g: Sea) -> bool:
        return not g.options.short and bool(LOAD_MERCHANT.moves(g, self.seat))


@dataclass
class Cargo(Rule[Sea]):
    """§15 This merchant has loaded."""

    ship: int


# Repairs.


def not_repairing(g: Sea, ship: int) -> Refusal | None:
    """§16 Only a ship with hits, and only on a dotted anchorage of its own; merchants on a neutral one, too."""
    if not g.hits[ship]:
        return SOUND[ship]
    return None if g.at[ship] in YARDS[OWNER[ship]][MERCHANT[ship]] else NO_YARD


SOUND: Final = [refusal("sound", "§16", ship=name) for name in SHIP_TEXTS]
NO_YARD: Final = refusal("no-yard", "§16")


class RepairShip(Deed[Sea]):
    """§16 One hit is removed; that is all the ship does in this turn."""

    kinds = (Repair,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [REPAIR[ship] for ship in FLEETS[seat] if g.hits[ship]]

    def bar(self, g: Sea, seat: int, move: Repair) -> Refusal | None:
        return work_barred(g, seat, move.ship) or not_repairing(g, move.ship)

    def take(self, g: Sea, seat: int, move: Repair) -> None:
        g.hits[move.ship] -= 1
        g.done[move.ship] = WORKED
        g.then(REPAIRED[move.ship])


REPAIR_SHIP: Final = RepairShip()


class Repairing(Choice[Sea]):
    """§16 After loading ships may be repaired, one hit each."""

    told = False
    stays = True
    deeds = (REPAIR_SHIP, Finish())

    def due(self, g: Sea) -> bool:
        return bool(REPAIR_SHIP.moves(g, self.seat))


@dataclass
class Repaired(Rule[Sea]):
    """§16 A hit was removed from this ship."""

    ship: int


CARGO: Final = [Cargo(ship) for ship in SHIPS]
REPAIRED: Final = [Repaired(ship) for ship in SHIPS]
LOADING: Final = [Loading(seat) for seat in range(SEATS)]
REPAIRING: Final = [Repairing(seat) for seat in range(SEATS)]
