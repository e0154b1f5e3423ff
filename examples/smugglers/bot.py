"""The bot's knowledge of the game."""

from collections.abc import Sequence
from random import Random
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.secret import has_seen
from spielhafen.core.shortest_ways import shortest_ways

from .moves import Dare, Deliver, Load, Sail
from .rules import HUSH, PAY
from .state import BESIDE, BOARD, LAND, PORTS, Sea

FAR = 16
DOUBT, SLIPS = 2.0, 0.2  # the policy is hard to better, and a turn has many moves, each of which may slip
TO_ISLE: Final = [shortest_ways(BOARD, spaces, closed=LAND) for spaces in BESIDE]
TO_PORT: Final = [shortest_ways(BOARD, [port], closed=LAND) for port in PORTS]


def policy(g: Sea, moves: Sequence[Move], random: Random) -> Move:
    """Return a sensible move: deliver, load what is ordered, challenge, or sail the shortest way."""
    seat = g.actor()
    (order,) = g.orders[seat]
    way = (TO_PORT if g.hold[seat] == order else TO_ISLE)[order]

    def rank(move: Move) -> int:
        if isinstance(move, Sail):
            return way[move.space].steps - way[g.at[seat]].steps
        if isinstance(move, Load):
            return -8 if move.kind == order else 9
        return -9 if isinstance(move, Deliver) else -7 if isinstance(move, Dare) else 0

    return min(moves, key=lambda move: (rank(move), random.random()))


def worth(g: Sea) -> list[float]:
    """Return each captain's estimate from 0 to 1: the result, or points and known orders under way."""
    if g.winners is not None:
        return [float(seat in g.winners) for seat in range(g.seats())]
    values = [float(points) for points in g.points]
    for owner in range(g.seats()):
        near = 0.8 * (1 - way_left(g, owner) / FAR)
        for seat in range(g.seats()):
            if has_seen(g.shown[owner], seat):
                values[seat] += near * (PAY if seat == owner else HUSH)
    return [value / (g.options.goal + 4) for value in values]


def way_left(g: Sea, seat: int) -> int:
    """Return how many spaces a captain has to sail before they can deliver."""
    here = g.at[seat]
    for order in g.orders[seat]:
        if g.hold[seat] == order:
            return TO_PORT[order][here].steps
        return TO_ISLE[order][here].steps + min(TO_PORT[order][space].steps for space in BESIDE[order])
    return FAR
