"""What each step costs: marks at its goal, and on all places that the ship can reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.scene import Mark, Offer, Piece
from spielhafen.games.ghost_ship.board.routes import COSTS, routes
from spielhafen.games.ghost_ship.board.tiles import RIM
from spielhafen.games.ghost_ship.moves import (
    MOVES,
    Board,
    Circle,
    Cross,
    Dig,
    Dock,
    Land,
    Sail,
    Swim,
    Take,
    Walk,
)
from spielhafen.games.ghost_ship.rules.walking import surcharge
from spielhafen.games.ghost_ship.scene.board_view import middle, place_at, symbol_shown
from spielhafen.games.ghost_ship.scene.prospects import prospect
from spielhafen.games.ghost_ship.state import TREASURE, Ghostly


def costs(g: Ghostly, shown: Sequence[Offer], things: Sequence[Piece]) -> list[Mark]:
    """Return marks with the cost of each step at its goal or handle, and of places in reach."""
    lie = {piece.id: piece.at for piece in things}
    moves = [MOVES.read(offer.move) for offer in shown]
    found = sailing_reach(g) if any(isinstance(move, Sail) for move in moves) else []
    for offer, move in zip(shown, moves, strict=True):
        if isinstance(move, Walk | Circle) and offer.touches:
            nature = "circle" if isinstance(move, Circle) else ""
            found.append(Mark(kind="range", at=[middle(move.field)], text=str(price(g, move)), nature=nature))
        elif isinstance(move, Dock | Land | Cross | Swim | Board | Take | Dig):
            there = offer.at or lie[offer.touches[-1]]
            found.append(Mark(kind="range", at=[there], text=str(price(g, move))))
    return found


def sailing_reach(g: Ghostly) -> list[Mark]:
    """Return marks on the places that the ship can reach in this turn, with their cost.

    The next places have the cost of a single step, even where a detour is cheaper.
    """
    start, sails = g.ships[g.turn], routes(g.sea, g.quests).sails
    last = {there: (sail, start) for sail, (there, cost) in sails[start].items() if cost <= g.left}
    known = {start: 0} | {there: sails[start][sail][1] for there, (sail, _) in last.items()}
    steps, queue = frozenset(known), sorted((known[there], there) for there in last)
    while queue:
        points, here = heappop(queue)
        if points > known[here]:
            continue
        for sail, (there, cost) in sails[here].items():
            if there not in steps and points + cost < known.get(there, g.left + 1):
                known[there], last[there] = points + cost, (sail, here)
                heappush(queue, (points + cost, there))
    return [
        Mark(
            kind="range",
            at=[place_at(there)],
            text=str(known[there]),
            why=prospect(g, there),
            move=str(sail),
            after=place_at(here),
            moves=[] if there in steps else _moves_unseen(g, last, there),
            prize=there < RIM and g.items[there] == TREASURE,
        )
        for there, (sail, here) in last.items()
    ]


def _moves_unseen(g: Ghostly, last: Mapping[int, tuple[Sail, int]], there: int) -> list[str]:
    """Return the moves to a place by its last one, unless a symbol is turned up on the way."""
    moves: list[str] = []
    while there in last:
        sail, before = last[there]
        if not shows_nothing_hidden(g, sail):
            return []
        moves.append(str(sail))
        there = before
    return moves[::-1]


def shows_nothing_hidden(g: Ghostly, move: Move) -> bool:
    """Whether nothing is seen after a step that was hidden, so that it can be taken back."""
    if isinstance(move, Sail):
        return move.place >= RIM or symbol_shown(g, move.place)
    return isinstance(move, Board) or (isinstance(move, Walk | Circle) and symbol_shown(g, move.field))


def price(g: Ghostly, move: Move) -> int:
    """Return the cost of a step for the captain whose turn it is."""
    there, seat = routes(g.sea, g.quests), g.turn
    if isinstance(move, Sail):
        return there.sails[g.ships[seat]][move][1]
    if isinstance(move, Walk):
        return there.walks[g.scouts[seat]][move][1] + surcharge(g, seat)
    if isinstance(move, Circle):
        return there.circles[g.scouts[seat]][move][1] + surcharge(g, seat)
    if isinstance(move, Take):
        return COSTS["treasure"] + COSTS["rock"] * (g.scouts[seat] < 0)
    if isinstance(move, Board):
        return COSTS["board"] + surcharge(g, seat)
    if isinstance(move, Swim):
        return g.left
    return COSTS[FIXED[type(move)]]


FIXED: Final = {Dock: "dock", Land: "land", Cross: "cross", Dig: "gold"}
