"""The standing orders of a match after each event.

They end when the seat takes a move back, since its player wants to decide then, and when the seat changes hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from spielhafen.match.events import Event, Ordered, Seated, SeatPlan, StandingOrders, Undone

NO_ORDERS: Final[Mapping[int, StandingOrders]] = MappingProxyType({})


def orders_after(
    orders: Mapping[int, StandingOrders], event: Event, seats: Sequence[SeatPlan]
) -> Mapping[int, StandingOrders]:
    """Return the standing orders after an event; `seats` are the occupants before it."""
    match event:
        case Ordered() if event.orders == StandingOrders():
            return _without(orders, event.seat)
        case Ordered():
            return {**orders, event.seat: event.orders}
        case Undone() if event.seat in orders:
            return _without(orders, event.seat)
        case Seated() if event.seat in orders and event.plan.owner != seats[event.seat].owner:
            return _without(orders, event.seat)
    return orders


def _without(orders: Mapping[int, StandingOrders], seat: int) -> Mapping[int, StandingOrders]:
    return {number: order for number, order in orders.items() if number != seat}
