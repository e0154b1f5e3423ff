"""What a captain can do without a token when no temple holds a treasure any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from spielhafen.boxes.ship_adventure.duels import chance_text
from spielhafen.core.text import Arg, Text, text
from spielhafen.games.treasure_map.board.pieces import GALLEON_GOLD, LAST_LEVEL, PIECES
from spielhafen.games.treasure_map.names import foe_text, square_text
from spielhafen.games.treasure_map.reach import distance
from spielhafen.games.treasure_map.rules.guns import foe_squares
from spielhafen.games.treasure_map.scene.stakes import carried, held, loot, winning
from spielhafen.games.treasure_map.state import CITY, GALLEON, NONE, PIRATE, SHIP, Isles

FAR: Final = 999
"""A distance greater than that of any square with a way to it."""
FAIR: Final = 0.3
"""The chance in a melee from which a foe is worth attacking."""


def no_treasure(g: Isles, seat: int) -> Text | None:
    """Return what is left for a captain without a token, when the treasures are gone."""
    if g.tokens(seat) or any(g.temples):
        return None
    more = g.seats() > 1 and g.level < LAST_LEVEL[g.seats() - 1]
    onward = fetching(g, seat) or hunting(g, seat, least=FAIR if more else 0) or salvaging(g, seat)
    return text(
        "hint-no-treasure",
        level=g.level + 1 if more else 0,
        spared=int(g.emptied != NONE),
        but=square_text(g.chart.temples[g.emptied]) if g.emptied != NONE else "",
        more=int(onward is not None),
        onward=onward or "",
    )


def fetching(g: Isles, seat: int) -> Text | None:
    """§22 Return that a captain's own city keeps tokens, or the rest of a whole map."""
    mine = slice(PIECES * seat, PIECES * seat + PIECES)
    owns = [carried + stored for carried, stored in zip(g.pieces[mine], g.stored[mine], strict=True)]
    pieces = sum(g.stored[mine]) if all(owns) else 0
    kept = loot(0, pieces, len(g.tokens(CITY + seat)))
    return told(g, seat, g.city(seat), "hint-fetch", things=kept["things"]) if kept["loot"] else None


def hunting(g: Isles, seat: int, least: float) -> Text | None:
    """§16 Return the nearest of the foes who are best to rob, with what they hold and the chance.

    `least`: the chance below which a foe is not worth it, since new treasures will come.
    """
    prey = [one for one in laden(g, seat) if winning(g, seat, one[0], guns=False) >= least]
    if not prey:
        return None

    def order(one: tuple[int, int, Mapping[str, Arg]]) -> tuple[bool, bool, int]:
        who, square, has = one
        beatable = winning(g, seat, who, guns=False) >= FAIR
        return not beatable, not (has["pieces"] or has["tokens"]), steps(g, seat, square)

    who, square, has = min(prey, key=order)
    chance = chance_text(winning(g, seat, who, guns=False))
    return told(g, seat, square, "hint-prey", foe=foe_text(who), things=has["things"], chance=chance)


def laden(g: Isles, seat: int) -> Iterator[tuple[int, int, Mapping[str, Arg]]]:
    """Yield the foes within a captain's way who hold anything, with their squares and loot."""
    for who, square in foe_squares(g, seat):
        if who >= SHIP or g.chart.neutral >> square & 1 or steps(g, seat, square) == FAR:
            continue
        if who < PIRATE:
            has = carried(g, who)
        else:
            has = held(g, who - PIRATE, GALLEON_GOLD[g.level - 1] if who == GALLEON else 0)
        if has["loot"]:
            yield who, square, has


def salvaging(g: Isles, seat: int) -> Text | None:
    """§10 Return the nearest coins in the galleon's wake."""
    near = min(g.wake, key=lambda square: steps(g, seat, square), default=None)
    return None if near is None else told(g, seat, near, "hint-wake", gold=g.wake.count(near))


def steps(g: Isles, seat: int, square: int) -> int:
    """Return the steps to a square; FAR without a way, 0 where the captain is."""
    if square == g.crews[seat]:
        return 0
    way = distance(g, seat, square)
    return way.cost if way else FAR


def told(g: Isles, seat: int, square: int, key: str, **more: Arg) -> Text | None:
    """Return a hint at a square, with the steps to it; None without a way."""
    far = steps(g, seat, square)
    return text(key, square=square_text(square), steps=far, **more) if far < FAR else None
