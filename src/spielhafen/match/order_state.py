"""The standing orders of a match after each event, and how others count events without them.

They end when the seat takes a move back, since its player wants to decide then, and when the seat changes hands.
If-then lines also end when others take back what came after them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import msgspec

from spielhafen.match.events import Event, Ordered, Seated, SeatPlan, StandingOrders, Undone

NO_ORDERS: Final[Mapping[int, StandingOrders]] = MappingProxyType({})


@dataclass(frozen=True)
class GivenOrders:
    """The standing orders of all seats, and when they were given: others must not notice it."""

    by_seat: Mapping[int, StandingOrders] = field(default_factory=lambda: NO_ORDERS)
    events: tuple[int, ...] = ()
    """The numbers of the events with which seats gave orders, rising."""
    new: frozenset[int] = frozenset()
    """The seats that gave orders after the newest event that everyone knows of."""

    def after(self, event: Event, seats: Sequence[SeatPlan], number: int) -> GivenOrders:
        """Return the orders after the event of this number; `seats` are the occupants before it."""
        by_seat = _orders_after(self.by_seat, event, seats)
        if isinstance(event, Ordered):
            return GivenOrders(by_seat, (*self.events, number), self.new | {event.seat})
        if by_seat is self.by_seat and not self.new:
            return self
        return GivenOrders(by_seat, self.events)

    def event_number(self, shown: int) -> int:
        """Return the number of the event that everyone knows by this number."""
        for number in self.events:
            if number > shown:
                break
            shown += 1
        return shown


def _orders_after(
    orders: Mapping[int, StandingOrders], event: Event, seats: Sequence[SeatPlan]
) -> Mapping[int, StandingOrders]:
    """Return the standing orders after an event; `seats` are the occupants before it."""
    match event:
        case Ordered() if event.orders == StandingOrders():
            return _without(orders, event.seat)
        case Ordered():
            return {**orders, event.seat: event.orders}
        case Undone():
            others = _without(orders, event.seat)
            return {seat: _after_undo(order, event.ply) for seat, order in others.items()}
        case Seated() if event.seat in orders and event.plan.owner != seats[event.seat].owner:
            return _without(orders, event.seat)
    return orders


def _without(orders: Mapping[int, StandingOrders], seat: int) -> Mapping[int, StandingOrders]:
    return {number: order for number, order in orders.items() if number != seat}


def _after_undo(orders: StandingOrders, ply: int) -> StandingOrders:
    """Return the orders of a seat after another seat's undo, which leaves this many plies."""
    lines = [
        line if ply >= orders.given + len(line.plies) else msgspec.structs.replace(line, ended="undo")
        for line in orders.lines
    ]
    return msgspec.structs.replace(orders, lines=lines)
