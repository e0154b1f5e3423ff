"""What a fight is about: the chance to win it, and what can be won and lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from spielhafen.boxes.ship_adventure.duels import win_probability
from spielhafen.core.text import Arg, Text, list_in_words, text
from spielhafen.games.treasure_map.board.pieces import GALLEON_GOLD, PIECES
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.state import GALLEON, HOLD, PIRATE, SHIP, Isles

# The chance to win.


def winning(g: Isles, seat: int, foe: int, *, guns: bool) -> float:
    """§13 Return the chance of a captain to win a duel, ties rolled again."""
    bonus = gun_bonus if guns else melee_bonus
    return win_probability(bonus(g, seat) - bonus(g, foe))


def surviving(g: Isles, seat: int, foes: Sequence[int]) -> float:
    """§13 Return the chance of a captain to win the melees with all foes, one after the other."""
    return prod([winning(g, seat, foe, guns=False) for foe in foes])


# What can be won and lost.


def held(g: Isles, hold: int, more: int = 0) -> dict[str, Arg]:
    """Return the loot in the hold of a pirate or the galleon, plus more gold."""
    pieces = sum(g.hold_pieces[PIECES * hold : PIECES * hold + PIECES])
    return loot(more + g.hold_gold[hold], pieces, len(g.tokens(HOLD + hold)))


def carried(g: Isles, seat: int) -> dict[str, Arg]:
    """Return what a crew carries."""
    pieces = sum(g.pieces[PIECES * seat : PIECES * seat + PIECES])
    return loot(g.gold[seat], pieces, len(g.tokens(seat)))


def loot(gold: int, pieces: int, tokens: int) -> dict[str, Arg]:
    """Return loot by kind, as a list in words without what there is none of, and as a total."""
    kinds = {"gold": gold, "pieces": pieces, "tokens": tokens}
    things = [text(f"loot-{kind}", count=count) for kind, count in kinds.items() if count]
    return {**kinds, "loot": sum(kinds.values()), "things": list_in_words(things) if things else ""}


def gain(g: Isles, foe: int) -> Text:
    """§16 Return what a victory over a foe brings."""
    if foe >= SHIP:
        return text("gain", foe="ship", loot=0, things="")
    if foe < PIRATE:
        kind, found = "crew", carried(g, foe)
    elif foe == GALLEON:
        kind, found = "galleon", held(g, GALLEON - PIRATE, GALLEON_GOLD[g.level - 1])
    else:
        kind, found = "pirate", held(g, foe - PIRATE)
    return text("gain", foe=kind, loot=found["loot"], things=found["things"])


def stake(g: Isles, seat: int, key: str, **more: Arg) -> Text:
    """§16 Return a warning that tells what a defeat costs a captain."""
    found = carried(g, seat)
    cost = text("stake", alone=int(g.seats() == 1), loot=found["loot"], things=found["things"])
    return text(key, stake=cost, **more)
