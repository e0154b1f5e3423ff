"""The notation of the rulebook's examples: `at e5 e4` puts cutters on spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import BOARD, Sea, empty_sea

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from . import Options

WORDS: Final[Mapping[str, Sequence[str]]] = {"at": BOARD.names}


def table(seats: int, options: Options) -> Sea:
    """Return the sea with nothing pending."""
    return empty_sea(seats, options)
