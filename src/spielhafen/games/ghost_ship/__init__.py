"""Ghost Ship: lay the islands, then sail for treasure before the dead crew takes it back."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

MOST_SEATS = 4


@dataclass(frozen=True)
class Options:
    """House rules."""

    ready_made: bool = False
    """The sea is laid by chance, by the same rules, and the voyage begins at once."""
    open_symbols: bool = False
    """Symbols stay open once somebody has been there."""
    gold_cap: bool = False
    """A piece of gold is worth three points at most."""
    tables: str = one_of("house", ("house", "plain"))
    """Which of the tables in `pieces.toml` stand for those that are lost."""
    meetings: str = one_of("field", ("field", "kind"), ours="kind", before="kind")
    """§30 Whether all on one field meet, or ships meet ships and scouts meet scouts."""
    swim: str = one_of("dial", ("dial", "number"), ours="number", before="number")
    """§24 Whether the dial has to show a 4 or a 5 for swimming, or the number of the turn, saved points included."""


GAME = Game(
    name="ghost_ship",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=75,
    max_plies=20000,
    options=Options,
)
