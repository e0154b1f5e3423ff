"""Moves by sea, ashore and with currents; coins on the way; payments to pirates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, chart
from spielhafen.boxes.ship_adventure.pieces import LAND, SIDE, TILE
from spielhafen.boxes.ship_adventure.torus import torus
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES
from spielhafen.games.treasure_map.moves import Go, PayOff, Return, Stop
from spielhafen.games.treasure_map.moves import Ransom as BuyBack
from spielhafen.games.treasure_map.reach import arrivals, distance
from spielhafen.games.treasure_map.rules.duels import plunder
from spielhafen.games.treasure_map.state import HOLD, NONE, ROUND_ABOUT, Isles, TurnEnd

NEAR: Final = torus(SIDE * TILE).neighbours
AROUND: Final[list[tuple[Move, ...]]] = [tuple(Go.instances[near] for near in nears) for nears in NEAR]
"""The moves to the neighbours of each square."""
KEPT: Final = 4096
"""The most squares of crews ashore whose moves are kept."""


def carries(g: Isles, seat: int, square: int) -> bool:
    """§9 Whether a current carries the ship to a square for nothing, until it has gone full circle."""
    return g.rides < ROUND_ABOUT and chart(g.board).current[g.crews[seat]] == square


@lru_cache(maxsize=KEPT)
def walks(board: str, here: int, ship: int) -> tuple[Move, ...]:
    """§8 Return the moves of a crew ashore: to land, and to its ship if that is beside it."""
    return tuple(Go.instances[near] for near in NEAR[here] if near == ship or board[near] in LAND)


class Step(Deed[Isles]):
    """§8 A step to one of the eight squares around: a ship by sea, a crew by land, and between ship and land."""

    kinds = (Go,)

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return AROUND[g.crews[seat]]

    def moves(self, g: Isles, seat: int) -> Sequence[Move]:
        here, ship = g.crews[seat], g.ships[seat]
        if g.left:
            return AROUND[here] if here == ship else walks(g.board, here, ship)
        if g.boots or g.sails:
            return super().moves(g, seat)
        onward = chart(g.board).current[here] if g.rides < ROUND_ABOUT else NOWHERE
        return (Go.instances[onward],) if here == ship and onward != NOWHERE else ()

    def bar(self, g: Isles, seat: int, move: Go) -> Refusal | None:
        here, square = g.crews[seat], move.square
        if square not in NEAR[here]:
            return too_far(g, seat, square)
        land, ship = g.board[square] in LAND, g.ships[seat]
        if not land and ship not in {here, square}:
            return NO_SHIP
        if g.left or (g.boots if land else g.sails) or carries(g, seat, square):
            return None
        return NO_STEPS

    def take(self, g: Isles, seat: int, move: Go) -> None:
        square, here = move.square, g.crews[seat]
        sea = chart(g.board)
        land = sea.is_land[square]
        if sea.current[here] == square and g.rides < ROUND_ABOUT:
            g.rides += 1
        else:
            g.rides = 0
            _pay(g, land)
        g.moved += 1
        g.crews[seat] = square
        if not land:
            if g.ships[seat] == here:
                g.ships[seat] = square
            if g.wake and square in g.wake:
                g.then(SALVAGE[seat])


def _pay(g: Isles, land: bool) -> None:
    """Pay a step, with extra steps that can be used for nothing else first."""
    if land and g.boots:
        g.boots -= 1
    elif not land and g.sails:
        g.sails -= 1
    else:
        g.left -= 1


def too_far(g: Isles, seat: int, square: int) -> Refusal:
    """§7 Return a refusal with the distance to a square that is no neighbour, and the steps left for the way."""
    if square == g.crews[seat]:
        return refusal("too-far", how="here", far=0, left=_all_left(g))
    if square in arrivals(g, seat):
        return refusal("too-far", how="near", far=arrivals(g, seat)[square].cost, left=_all_left(g))
    found = distance(g, seat, square)
    if found is None:
        return refusal("too-far", how="none", far=0, left=_all_left(g))
    return refusal("too-far", how="far", far=found.cost, left=g.left + found.given)


def _all_left(g: Isles) -> int:
    return g.left + g.sails + g.boots


STEP: Final = Step()
NO_SHIP: Final = refusal("no-ship")
NO_STEPS: Final = refusal("no-steps")


class Salvage(SeatRule[Isles]):
    """§10 Gold in the galleon's wake belongs to the captain whose manned ship reaches it."""

    def happen(self, g: Isles) -> None:
        here = g.crews[self.seat]
        g.gold[self.seat] += g.wake.count(here)
        g.wake = [square for square in g.wake if square != here]


class Anchor(Deed[Isles]):
    """§7 Captains stop when they like; as an option only after a step, if they can make one."""

    kinds = (Stop,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return None if g.moved or g.options.standing_still or marooned(g, seat) else MUST_MOVE

    def take(self, g: Isles, seat: int, move: Stop) -> None:
        g.until(Arriving)


MUST_MOVE: Final = refusal("must-move")


class ComeHome(Deed[Isles]):
    """§17 A crew without a way back to its ship may return to its harbour instead of moving.

    By house rule it pays all its gold for that, or stays where it is.
    """

    kinds = (Return,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        if g.options.stranded == "stays":
            return NO_RETURN
        if not stranded(g, seat):
            return NOT_STRANDED
        return MOVED if g.moved else None

    def take(self, g: Isles, seat: int, move: Return) -> None:
        g.ships[seat] = g.crews[seat] = g.home(seat)
        if g.options.stranded == "pays":
            g.gold[seat] = 0
        g.until(TurnEnd)


def stranded(g: Isles, seat: int) -> bool:
    """§17 Whether a crew ashore cannot walk to its ship."""
    crew, ship = g.crews[seat], g.ships[seat]
    return crew != ship and is_cut_off(g.board, crew, ship)


@lru_cache(maxsize=KEPT)
def is_cut_off(board: str, crew: int, ship: int) -> bool:
    """§17 Whether there is no way by land from a crew's square to one beside its ship."""
    sea = chart(board)
    beside, shore = 1 << crew, sea.torus.neighbour_sets[ship]
    return ship not in NEAR[crew] and not any(island & beside and island & shore for island in sea.islands)


def marooned(g: Isles, seat: int) -> bool:
    """§17 Whether a crew can neither return home nor make a step."""
    if g.options.stranded != "stays" or not stranded(g, seat):
        return False
    return not walks(g.board, g.crews[seat], g.ships[seat])


MOVED: Final = refusal("moved-already")
NO_RETURN: Final = refusal("no-return")
NOT_STRANDED: Final = refusal("not-stranded")


# Payments to pirates.


class Bribe(Deed[Isles]):
    """§26 A pirate that hunts a captain goes home for gold, which are laid on its skull."""

    kinds = (PayOff,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        if seat not in g.hunts:
            return NOT_HUNTED
        return None if g.gold[seat] >= g.options.pay_off_price else TOO_POOR

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return [PayOff.instances[pirate] for pirate in range(PIRATES) if g.hunts[pirate] == seat]

    def bar(self, g: Isles, seat: int, move: PayOff) -> Refusal | None:
        return None if g.hunts[move.pirate] == seat else NOT_HUNTING

    def take(self, g: Isles, seat: int, move: PayOff) -> None:
        pirate = move.pirate
        g.gold[seat] -= g.options.pay_off_price
        g.paid[pirate] += g.options.pay_off_price
        g.pirates[pirate] = g.chart.skulls[pirate]
        g.hunts[pirate] = NONE


NOT_HUNTED: Final = refusal("not-hunted")
NOT_HUNTING: Final = refusal("not-hunting")
TOO_POOR: Final = refusal("too-poor")


class Redeem(Deed[Isles]):
    """§26 As an option a captain buys everything that a pirate holds for gold, which are laid on its skull."""

    kinds = (BuyBack,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        if not g.options.ransom:
            return NO_RANSOM
        return None if g.gold[seat] >= g.options.ransom_price else TOO_POOR

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return [BuyBack.instances[pirate] for pirate in range(PIRATES) if laden(g, pirate)]

    def bar(self, g: Isles, seat: int, move: BuyBack) -> Refusal | None:
        return None if laden(g, move.pirate) else EMPTY_HOLD

    def take(self, g: Isles, seat: int, move: BuyBack) -> None:
        g.gold[seat] -= g.options.ransom_price
        g.paid[move.pirate] += g.options.ransom_price
        plunder(g, move.pirate, seat)


def laden(g: Isles, hold: int) -> bool:
    """Whether a pirate or the galleon holds anything."""
    pieces = g.hold_pieces[PIECES * hold : PIECES * hold + PIECES]
    return bool(g.hold_gold[hold]) or any(pieces) or HOLD + hold in g.holders


NO_RANSOM: Final = refusal("no-ransom")
EMPTY_HOLD: Final = refusal("empty-hold")
BRIBE: Final = Bribe()
REDEEM: Final = Redeem()


class Course(Choice[Isles]):
    """§7 Captains move step by step and say where they stop."""

    stays = True
    deeds = (STEP, Anchor(), ComeHome(), BRIBE, REDEEM)

    def moves(self, g: Isles) -> Sequence[Move]:
        seat = self.seat
        if g.moved and (
            g.gold[seat] < g.options.lowest_price or (seat not in g.hunts and not g.options.ransom)
        ):
            return [*STEP.moves(g, seat), *Stop.instances]  # the crew neither returns nor pays
        return super().moves(g)

    def take(self, g: Isles, move: Any) -> None:
        if g.dice or g.duel:
            g.dice, g.duel = [], []
        super().take(g, move)


class Arriving(Rule[Isles]):
    """§11 The move is over; the next steps happen where it ended."""

    told = False


SALVAGE: Final = [Salvage(seat) for seat in range(MOST_SEATS)]
COURSE: Final = [Course(seat) for seat in range(MOST_SEATS)]
ARRIVING: Final = Arriving()
