"""Moves that come to nothing, which no level plays by mistake: a slip should look like one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.games.columbus import moves
from spielhafen.games.columbus.board.chart import AREA_OF, BESIDE, CALM, DIRECTIONS, START, flight
from spielhafen.games.columbus.bot.prospects import WAYS
from spielhafen.games.columbus.state import Ocean

ENOUGH: Final = 2
"""Barrels with which a captain who can sail had better roll: one to spend, one to spare."""
PLENTY: Final = 5
"""Barrels with which even a captain who needs a sail had better roll for it."""


def vain(g: Ocean, move: Move) -> bool:
    """Return whether a move helps neither its captain nor harms a rival."""
    check = CHECKS.get(type(move))
    return check is not None and check(g, g.steps[-1].actor(), move)


def idle(g: Ocean, move: Move) -> bool:
    """Return whether a move is a storm where there is no ship."""
    return isinstance(move, moves.Raise) and not any(
        AREA_OF[space] == move.area and space != START for space in g.ships
    )


def leads_away(g: Ocean, seat: int, move: Any) -> bool:
    """Return whether the ship sails away from its goal, or straight back to where it came from."""
    ways, here = WAYS[g.found[seat]], g.ships[seat]
    behind = BESIDE[here][(g.headings[seat] + len(DIRECTIONS) // 2) % len(DIRECTIONS)]
    return ways[move.space] > ways[here] or (move.space == behind and ways[behind] == ways[here])


def frightens_nobody(g: Ocean, seat: int, move: Any) -> bool:
    """Return whether a whirlwind comes no nearer to a rival with a mast to lose."""
    rivals = [space for other, space in enumerate(g.ships) if other != seat and not g.damaged[other]]
    before, after = flight(g.whirlwinds[move.whirlwind]), flight(move.space)
    return not any(after[space] < before[space] for space in rivals if space != START)


def drives_nobody(g: Ocean, seat: int, move: moves.Raise) -> bool:
    """Return whether no rival is in the area of the storm; the harbour is safe."""
    return not any(
        AREA_OF[space] == move.area and space != START for other, space in enumerate(g.ships) if other != seat
    )


def threatens_others(g: Ocean, seat: int, _: Move) -> bool:
    """Return whether the storm that would be called off does not reach the captain's own ship."""
    step: Any = g.steps[-1]
    return AREA_OF[g.ships[seat]] != step.area or g.ships[seat] == START


def wastes_turn(g: Ocean, seat: int, _: Move) -> bool:
    """Return whether a captain who passes has barrels enough to roll instead."""
    needs_sail = g.damaged[seat] or CALM[g.ships[seat]]
    return g.barrels[seat] >= (PLENTY if needs_sail else ENOUGH)


CHECKS: Final[dict[type[Move], Callable[[Ocean, int, Any], bool]]] = {
    moves.Pass: wastes_turn,
    moves.Rose: leads_away,
    moves.Sail: leads_away,
    moves.Winds: leads_away,
    moves.Whirl: frightens_nobody,
    moves.Gust: frightens_nobody,
    moves.Raise: drives_nobody,
    moves.Avert: threatens_others,
}
