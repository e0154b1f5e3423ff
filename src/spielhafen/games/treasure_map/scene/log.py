"""The arguments of log sentences beyond the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spielhafen.boxes.ship_adventure.compass import first_seat
from spielhafen.boxes.ship_adventure.duels import HANDFUL_SUMS, HANDFULS, PAIRS, VALUES
from spielhafen.boxes.ship_adventure.equipment import PRICES
from spielhafen.boxes.ship_adventure.names import face_text
from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, importance_by_key
from spielhafen.games.treasure_map.board.pieces import GALLEON_GOLD
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    Buy,
    Clash,
    Compass,
    FetchGold,
    Ransom,
    StoreGold,
    Swap,
    Token,
    Treasure,
)
from spielhafen.games.treasure_map.names import dice_text, square_text, token_label
from spielhafen.games.treasure_map.rules.duels import CrewLost, Duel, GalleonTaken, Melee, PirateSunk
from spielhafen.games.treasure_map.rules.round import NextLevel, Round, Stalemate
from spielhafen.games.treasure_map.rules.temples import Gather, Plunder
from spielhafen.games.treasure_map.rules.voyage import Salvage
from spielhafen.games.treasure_map.scene.stakes import carried, held
from spielhafen.games.treasure_map.state import GALLEON, PIRATE, Isles

IMPORTANCE: Final = importance_by_key(
    step="go",
    minor=(
        "lay compass setting-out galleon-step stop face hold fight keep draw-veiled look-veiled "
        "reading-veiled chase end"
    ),
    weighty=(
        "ransom wreck crew-lost lost pirate-sunk galleon-taken plunder token treasure "
        "legend next-level discovery"
    ),
)
"""How much lines of the log matter."""


def account(g: Isles, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return more arguments: the captain who begins, the sums of a duel, amounts of gold."""
    if move is None:
        return HAPPENED[type(step)](g, step) if type(step) in HAPPENED else {}
    if isinstance(move, Clash) and isinstance(step, Duel):
        return sums(g, step, move)
    if isinstance(move, Compass):
        return {"seat": PlayerRef(first_seat(move.sector, g.colours))}
    if isinstance(move, Treasure):
        return {"dice": dice_text(HANDFULS[move.dice]), "gold": HANDFUL_SUMS[move.dice]}
    if isinstance(move, Buy):
        return {"gold": PRICES[move.card]}
    if isinstance(move, FetchGold | StoreGold):
        there = g.bank if isinstance(move, FetchGold) else g.gold
        return {"gold": AMOUNTS[move.amount] or there[g.turn]}
    if isinstance(move, Ransom):
        return held(g, move.pirate) | {"price": g.options.ransom_price}
    if isinstance(move, Swap):
        return {"token": token_label(g, move.token)}
    if isinstance(move, Token):
        return {"area": "ABCDEFGHI"[move.area]}
    return {}


def sums(g: Isles, step: Duel, move: Clash) -> dict[str, Arg]:
    """Return both faces of a duel, their bonuses and their sums."""
    one, other = PAIRS[move.pair]
    bonus, against = step.bonus(g, step.attacker), step.bonus(g, step.defender)
    left, right = VALUES[one] + bonus, VALUES[other] + against
    return {
        "with": "swords" if isinstance(step, Melee) else "guns",
        "die": face_text(one),
        "bonus": bonus,
        "sum": left,
        "other-die": face_text(other),
        "other-bonus": against,
        "other-sum": right,
        "result": "tie" if left == right else "won" if left > right else "lost",
    }


HAPPENED: Final[dict[type[Step], Callable[[Isles, Any], dict[str, Arg]]]] = {
    Round: lambda g, _: {"round": g.round + 1},
    NextLevel: lambda g, _: {"level": g.level + 1},
    Salvage: lambda g, step: {"gold": g.wake.count(g.crews[step.seat])},
    Gather: lambda g, step: {"gold": g.paid[step.pirate]},
    Plunder: lambda g, step: {"square": square_text(g.chart.temples[step.temple])},
    CrewLost: lambda g, step: carried(g, step.seat),
    PirateSunk: lambda g, step: held(g, step.pirate),
    GalleonTaken: lambda g, _: held(g, GALLEON - PIRATE, GALLEON_GOLD[g.level - 1]),
    Stalemate: lambda g, _: {"captains": g.seats()},
}
"""The arguments for steps that happen without a move."""
