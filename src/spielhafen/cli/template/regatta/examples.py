"""The notation of the rulebook's examples: `at e5 e4` puts cutters on spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Sea, empty_sea

if TYPE_CHECKING:
    from . import Options


def table(seats: int, options: Options) -> Sea:
    """Return the sea with nothing pending."""
    return empty_sea(seats, options)
