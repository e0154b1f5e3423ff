"""Guns: targets, shots, answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, has_card
from spielhafen.boxes.ship_adventure.pieces import SIDE, TILE
from spielhafen.boxes.ship_adventure.torus import Squares, torus
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import NO_GUNS, PIRATE_RANGED, PIRATES
from spielhafen.games.treasure_map.moves import Face, Fire, Hold
from spielhafen.games.treasure_map.rules.duels import Broadside, defeat, sink
from spielhafen.games.treasure_map.state import GALLEON, NONE, PIRATE, SHIP, Isles, Silent

SQUARES_AROUND: Final[list[Squares]] = torus(SIDE * TILE).neighbour_sets
RINGS: Final[list[frozenset[int]]] = [frozenset(near) for near in torus(SIDE * TILE).neighbours]
"""The squares around each square."""

PIRATES_HAVE_GUNS: Final[list[bool]] = [bonus != NO_GUNS for bonus in PIRATE_RANGED]
"""Whether pirates can fire, by level from 0."""

# Foes in range.


def foes_beside(g: Isles, seat: int) -> list[int]:
    """§14 Return the foes beside a captain, each once in a turn; none on neutral ground or from there (§12)."""
    neutral, here = chart(g.board).neutral, g.crews[seat]
    if neutral >> here & 1 or RINGS[here].isdisjoint((*g.crews, *g.ships, *g.pirates, g.galleon)):
        return []
    ring = SQUARES_AROUND[here] & ~neutral
    return [foe for foe, square in foe_squares(g, seat) if ring >> square & 1 and not g.faced >> foe & 1]


def foe_squares(g: Isles, seat: int) -> list[tuple[int, int]]:
    """Return a captain's foes and their squares: captains, pirates, the galleon, empty ships."""
    found = [(other, square) for other, square in enumerate(g.crews) if other != seat]
    ships = [(SHIP + other, g.ships[other]) for other, crew in found if g.ships[other] != crew]
    found += [(PIRATE + pirate, square) for pirate, square in enumerate(g.pirates) if not g.sunk[pirate]]
    if g.galleon != NONE:
        found.append((GALLEON, g.galleon))
    return found + ships


def sheltered(g: Isles, seat: int) -> bool:
    """§14 Whether no gun can hit a captain's crew: it is ashore and camouflaged."""
    return not g.aboard(seat) and has_card(g.cards[seat], CAMOUFLAGE)


def armed(g: Isles, foe: int) -> bool:
    """§14 Whether a foe can fire."""
    if foe < PIRATE:
        return g.balls[foe] > 0 and g.crews[foe] == g.ships[foe]
    return PIRATES_HAVE_GUNS[g.level - 1] if foe < GALLEON else foe == GALLEON


def may_open_fire(g: Isles, foe: int) -> bool:
    """§14 Whether a foe may fire first at a captain who ends a move beside it."""
    if foe < PIRATE:
        return armed(g, foe)
    if foe >= GALLEON or not PIRATES_HAVE_GUNS[g.level - 1]:
        return False
    return g.options.idle_pirates == "fire" or g.hunts[foe - PIRATE] != NONE


def targets(g: Isles, seat: int, near: Sequence[int]) -> list[int]:
    """§14 Return the foes beside a captain that the captain may fire at."""
    if not near or not armed(g, seat):
        return []
    return [foe for foe in near if foe >= PIRATE or not sheltered(g, foe)]


def threats(g: Isles, seat: int, near: Sequence[int]) -> list[int]:
    """§14 Return the foes beside a captain that may fire first."""
    return [] if not near or sheltered(g, seat) else [foe for foe in near if may_open_fire(g, foe)]


# The end of a move beside others.


class Cannonade(Silent):
    """§14 A captain who ends a move beside others may fire at each of them once, and they at the captain."""

    def happen(self, g: Isles) -> None:
        near = foes_beside(g, self.seat)
        armed_foes = threats(g, self.seat, near)
        if targets(g, self.seat, near) or len(armed_foes) > 1:
            g.then(GUNNERY[self.seat])
        elif armed_foes:
            await_fire(g, self.seat, armed_foes[0])


def await_fire(g: Isles, seat: int, foe: int) -> None:
    """§14 A foe beside a captain who does not fire may fire: pirates always do."""
    g.faced |= 1 << foe
    shot = [Opening(foe, seat)] if foe < PIRATE else [Shot(seat, foe - PIRATE), defeat(seat, foe)]
    g.then(*shot, CANNONADE[seat])


@dataclass
class Shot(SeatRule[Isles]):
    """§14 A pirate fires at a captain; only for the log, as the result is a step of its own."""

    pirate: int


class FireAt(Deed[Isles]):
    """§14 A shot costs a cannonball. If it is not answered, it hits."""

    kinds = (Fire,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        if not g.aboard(seat):
            return ASHORE
        return None if g.balls[seat] else NO_BALLS

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return [Fire.instances[foe] for foe in targets(g, seat, foes_beside(g, seat))]

    def bar(self, g: Isles, seat: int, move: Fire) -> Refusal | None:
        foe = move.foe
        if foe not in foes_beside(g, seat):
            return NOT_BESIDE
        return CAMOUFLAGED if foe < PIRATE and sheltered(g, foe) else None

    def take(self, g: Isles, seat: int, move: Fire) -> None:
        foe = move.foe
        g.balls[seat] -= 1
        g.faced |= 1 << foe
        if foe < PIRATE and armed(g, foe):
            g.then(Reply(foe, seat), CANNONADE[seat])
        elif armed(g, foe):
            g.then(Broadside(seat, foe), CANNONADE[seat])
        else:
            g.then(sink(foe, seat), CANNONADE[seat])


class FaceFoe(Deed[Isles]):
    """§14 A captain who does not fire at an armed foe waits for the foe to fire or not."""

    kinds = (Face,)

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return [Face.instances[foe] for foe in threats(g, seat, foes_beside(g, seat))]

    def bar(self, g: Isles, seat: int, move: Face) -> Refusal | None:
        return None if move.foe in threats(g, seat, foes_beside(g, seat)) else NO_THREAT

    def take(self, g: Isles, seat: int, move: Face) -> None:
        await_fire(g, seat, move.foe)


class HoldFire(Deed[Isles]):
    """§14 No captain has to fire, but armed foes beside them have to be faced first."""

    kinds = (Hold,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return GUNS_BEAR if threats(g, seat, foes_beside(g, seat)) else None

    def take(self, g: Isles, seat: int, move: Hold) -> None:
        pass


ASHORE: Final = refusal("crew-ashore")
NO_BALLS: Final = refusal("no-cannonball")
NOT_BESIDE: Final = refusal("not-beside")
CAMOUFLAGED: Final = refusal("camouflaged")
NO_THREAT: Final = refusal("no-threat")
GUNS_BEAR: Final = refusal("guns-bear")


class Gunnery(Choice[Isles]):
    """§14 The captain chooses targets, one after the other."""

    deeds = (FireAt(), FaceFoe(), HoldFire())


# The other side.


@dataclass
class Trigger(Choice[Isles]):
    """§14 A captain beside another decides whether to fire."""

    foe: int

    kinds = (Fire, Hold)

    def reach(self, g: Isles) -> Sequence[Move]:
        return (Fire.instances[self.foe], *Hold.instances)

    def bar(self, g: Isles, move: Any) -> Refusal | None:
        return None if isinstance(move, Hold) or move.foe == self.foe else OTHER_FOE

    def take(self, g: Isles, move: Any) -> None:
        if isinstance(move, Fire):
            g.balls[self.seat] -= 1
            self.fire(g)
        else:
            self.hold(g)

    def fire(self, g: Isles) -> None:
        """Put the effect of a shot on the stack."""

    def hold(self, g: Isles) -> None:
        """Put the effect of holding fire on the stack: by default none."""


class Reply(Trigger):
    """§14 A captain who is fired at may answer with a cannonball of their own; if not, the shot hits."""

    def fire(self, g: Isles) -> None:
        g.then(Broadside(self.foe, self.seat))

    def hold(self, g: Isles) -> None:
        g.then(defeat(self.seat, self.foe))


class Opening(Trigger):
    """§14 A captain may fire at another who has come beside them without firing; such a shot hits."""

    def fire(self, g: Isles) -> None:
        g.then(defeat(self.foe, self.seat))


OTHER_FOE: Final = refusal("other-foe")


@dataclass
class Volley(Rule[Isles]):
    """§28 As an option pirates fire after their own move, too, at the captain they hunt, who may answer."""

    pirate: int

    told = False

    def happen(self, g: Isles) -> None:
        seat, foe = g.hunts[self.pirate], PIRATE + self.pirate
        if g.options.solo_pirates != "guns" or seat == NONE or not armed(g, foe) or sheltered(g, seat):
            return
        if foe in foes_beside(g, seat):
            g.then(Shot(seat, self.pirate), Reply(seat, foe) if armed(g, seat) else defeat(seat, foe))


GUNNERY: Final = [Gunnery(seat) for seat in range(MOST_SEATS)]
CANNONADE: Final = [Cannonade(seat) for seat in range(MOST_SEATS)]
VOLLEY: Final = [Volley(pirate) for pirate in range(PIRATES)]
