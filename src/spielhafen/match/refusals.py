"""Refusals of requests for reasons other than the rules of a game."""

from spielhafen.core.errors import SpielhafenError


class SeatRefused(SpielhafenError):
    """A seat cannot be taken, left or passed on like this; the text says why."""


class UndoRefused(SpielhafenError):
    """A ply cannot be taken back, or a proposal cannot be made or answered; the text says why."""


class OrdersRefused(SpielhafenError):
    """Standing orders cannot be given like this; the text says why."""
