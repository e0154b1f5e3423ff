"""The figures that simulations count."""

from .state import Sea


def rounds(g: Sea) -> int:
    """Return the number of rounds begun."""
    return g.round
