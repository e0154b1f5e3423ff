"""Ghost Ship: lay the islands, then sail for treasure before the dead crew takes it back."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, number, one_of

MOST_SEATS = 4


@dataclass(frozen=True)
class Options(Numbers):
    """House rules, and the numbers that variants may change."""

    ready_made: bool = False
    """The sea is laid by chance, by the same rules, and the voyage begins at once."""
    open_symbols: bool = False
    """Symbols stay open once they have been seen."""
    gold_cap: bool = False
    """A piece of gold is worth three points at most."""
    tables: str = one_of("house", ("house", "plain"))
    """The set of tables in `pieces.toml`; the printed ones are lost."""
    meetings: str = one_of("field", ("field", "kind"), ours="kind", before="kind")
    """§30 "field": all on one field meet; "kind": ships meet ships and scouts meet scouts."""
    swim: str = one_of("dial", ("dial", "number"), ours="number", before="number")
    """§24 The number that has to be 4 or 5 for swimming: "dial", or "number" of the turn with saved points."""
    gold_number: int = number(8, 0, 8, "§12")
    quiet_rounds: int = number(30, 5, 60, "§36")  # [reconstructed]


GAME = Game(
    name="ghost_ship",
    version=1,
    package=__name__,
    seats=(2, MOST_SEATS),
    minutes=75,
    complexity="medium",
    max_plies=20000,
    first_options=("ready_made",),  # §13 laying the islands takes a third of the time
    options=Options,
)
