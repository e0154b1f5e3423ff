"""Seats at tables, shared out so that each player has each seat equally often, or once more."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TypeAlias

Counts: TypeAlias = dict[int, list[int]]
"""How often each player had each seat."""


def count_seats(tables: Sequence[Sequence[int]], seats: int) -> Counts:
    """Return how often each player has each seat; a table lists its players by seat."""
    counts: Counts = {player: [0] * seats for table in tables for player in table}
    for table in tables:
        for seat, player in enumerate(table):
            counts[player][seat] += 1
    return counts


def balance_seats(
    groups: Sequence[Sequence[int]], before: Mapping[int, Sequence[int]] | None = None
) -> list[list[int]]:
    """Return the groups with their players ordered by seat.

    All groups have the same size. Without games before, no player has one seat more than once oftener than
    another: of two seats that a player has unequally often, one is given up along a chain of tables that
    ends at a player who lacks it. Such a chain exists, since each table has each seat once. `before` counts
    seats of earlier games; then the balance may be out of reach.
    """
    seats = len(groups[0]) if groups else 1
    turns = [number % seats for number in range(len(groups))]  # a start that is nearly balanced
    tables = [[*group[turn:], *group[:turn]] for group, turn in zip(groups, turns, strict=True)]
    counts = count_seats(tables, seats)
    for player, earlier in (before or {}).items():
        if player in counts:
            counts[player] = [one + two for one, two in zip(counts[player], earlier, strict=True)]
    pairs = list(permutations(range(seats), 2))
    while any(_move_surplus(tables, counts, often, seldom) for often, seldom in pairs):
        pass
    return tables


def _move_surplus(tables: list[list[int]], counts: Counts, often: int, seldom: int) -> bool:
    """Exchange two seats along a chain of tables that betters the balance, if there is one.

    Return whether there was one.
    """
    at: dict[int, list[int]] = {}
    for number, table in enumerate(tables):
        at.setdefault(table[often], []).append(number)
    for player, found in counts.items():
        if found[often] - found[seldom] >= 2 and (
            chain := _find_chain(tables, counts, at, player, often, seldom)
        ):
            for number in chain:
                table = tables[number]
                for seat, change in ((often, -1), (seldom, -1)):
                    counts[table[seat]][seat] += change
                table[often], table[seldom] = table[seldom], table[often]
                for seat in (often, seldom):
                    counts[table[seat]][seat] += 1
            return True
    return False


def _find_chain(
    tables: Sequence[Sequence[int]],
    counts: Counts,
    at: Mapping[int, Sequence[int]],
    player: int,
    often: int,
    seldom: int,
) -> list[int]:
    """Return the shortest chain of tables from a player to one who has `seldom` oftener.

    It is empty if there is none.
    """
    came: dict[int, tuple[int, int]] = {}
    waiting = deque([player])
    while waiting:
        here = waiting.popleft()
        for number in at.get(here, ()):
            there = tables[number][seldom]
            if there in came or there == player:
                continue
            came[there] = (here, number)
            if counts[there][seldom] > counts[there][often]:
                chain = []
                while there != player:
                    there, used = came[there]
                    chain.append(used)
                return chain
            waiting.append(there)
    return []


def share_seats(players: Sequence[int], before: Mapping[int, Sequence[int]], seats: int) -> list[list[int]]:
    """Return the players of each seat for one round, equally many for each, in their order.

    Everyone gets a seat that they had most seldom, as long as that works out for all; it does if all have
    played equally often.
    """
    places = len(players) // seats
    taken: list[list[int]] = [[] for _ in range(seats)]
    counts = {player: list(before.get(player, [0] * seats)) for player in players}

    def wanted(player: int) -> list[int]:
        least = min(counts[player])
        return sorted((s for s in range(seats) if counts[player][s] == least), key=lambda s: len(taken[s]))

    def place(player: int, seen: set[int]) -> bool:
        for seat in wanted(player):
            if seat in seen:
                continue
            seen.add(seat)
            if len(taken[seat]) < places:
                taken[seat].append(player)
                return True
            for other in list(taken[seat]):
                if place(other, seen):
                    taken[seat].remove(other)
                    taken[seat].append(player)
                    return True
        return False

    for player in [player for player in players if not place(player, set())]:
        free = [seat for seat in range(seats) if len(taken[seat]) < places]
        taken[min(free, key=lambda seat: counts[player][seat])].append(player)
    order = {player: number for number, player in enumerate(players)}
    return [sorted(found, key=order.__getitem__) for found in taken]
