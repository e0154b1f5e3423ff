"""Luck against skill: what the games of unequal players tell, from the rows of a study.

    for field in unequal_fields(plan.conditions):
        found = measure_skill(field, rows)

The conditions of a game that seat the same players in different seats belong together: a field. If each kind of
player has had each seat equally often, the advantage of seats cancels out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, prod
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.lab.statistics import Average, Share, average_share, share

if TYPE_CHECKING:
    from spielhafen.lab.study.plan import Condition

Deal: TypeAlias = "Mapping[str, Sequence[float]]"
"""The wins by seat in the games of one number, by condition."""
FEWEST_DEALS: Final = 2


@dataclass(frozen=True)
class LuckAndSkill:
    """What the games of unequal players tell.

    stronger: the player that won most for each seat that it had. wins: its share of the victories. fair: that of equal
    players. balanced: each player had each seat equally often.

    same_seat: the share of deals in which one seat wins under all conditions, with any player. by_accident: what
    that would be if games with the same chance had no more in common than others. None with a single condition.
    """

    conditions: tuple[str, ...]
    game: str
    players: Mapping[str, int]
    deals: int
    stronger: str
    wins: Average
    fair: float
    balanced: bool
    same_seat: Share | None
    by_accident: float | None

    def skill(self) -> tuple[float, float, float]:
        """Return how far wins lie from fair (0) towards all (1), and its 95 % interval.

        Games of which this share is decided by strength alone, and the others by a fair lot, have the same result.
        """
        mean, low, high = (
            (share - self.fair) / (1 - self.fair) for share in (self.wins.mean, self.wins.low, self.wins.high)
        )
        return mean, low, high


def unequal_fields(conditions: Sequence[Condition]) -> list[list[Condition]]:
    """Return the conditions of unequal players, together if only their seats differ."""
    unequal = [one for one in conditions if len(set(one.players)) > 1]

    fields: dict[str, list[Condition]] = {}
    for one in unequal:
        key = repr((one.game, sorted(one.options.items(), key=str), sorted(one.players)))
        fields.setdefault(key, []).append(one)
    return list(fields.values())


def measure_skill(field: Sequence[Condition], rows: Sequence[Mapping[str, Any]]) -> LuckAndSkill | None:
    """Return what the deals tell that all conditions have played; None below two."""
    deals = _deals(field, rows)
    if len(deals) < FEWEST_DEALS:
        return None
    players = Counter(field[0].players)
    stronger = max(players, key=lambda player: _won(field, deals, player) / players[player])
    same_seat = share([(_same_seat(deal), 1) for deal in deals]) if len(field) > 1 else None
    return LuckAndSkill(
        conditions=tuple(one.name for one in field),
        game=field[0].game,
        players=dict(players),
        deals=len(deals),
        stronger=stronger,
        wins=average_share([_won(field, [deal], stronger) for deal in deals]),
        fair=players[stronger] / len(field[0].players),
        balanced=_is_balanced(field),
        same_seat=same_seat,
        by_accident=_by_accident(field, deals) if len(field) > 1 else None,
    )


def _deals(field: Sequence[Condition], rows: Sequence[Mapping[str, Any]]) -> list[Deal]:
    """Return the wins of all games whose number has been played under each condition."""
    names = {one.name for one in field}
    wins: dict[int, dict[str, Sequence[float]]] = {}
    for row in rows:
        if row["condition"] in names:
            wins.setdefault(row["number"], {})[row["condition"]] = row["wins"]
    return [deal for _, deal in sorted(wins.items()) if len(deal) == len(names)]


def _won(field: Sequence[Condition], deals: Sequence[Deal], player: str) -> float:
    """Return the share of the victories that a player has won."""
    won = fsum(
        wins
        for deal in deals
        for one in field
        for wins, name in zip(deal[one.name], one.players, strict=True)
        if name == player
    )
    return won / (len(deals) * len(field))


def _is_balanced(field: Sequence[Condition]) -> bool:
    """Return whether each kind of player sits in each seat equally often."""
    by_seat = [Counter(seat) for seat in zip(*(one.players for one in field), strict=True)]
    return all(seat == by_seat[0] for seat in by_seat)


def _same_seat(deal: Deal) -> int:
    """Return 1 if one seat wins alone in all games of a deal."""
    return int(any(min(seat) == 1 for seat in zip(*deal.values(), strict=True)))


def _by_accident(field: Sequence[Condition], deals: Sequence[Deal]) -> float:
    """Return how often one seat would win under all conditions if deals were shuffled."""
    seats = range(len(field[0].players))
    sole = {
        one.name: [fsum(deal[one.name][seat] == 1 for deal in deals) / len(deals) for seat in seats]
        for one in field
    }
    return fsum(prod(sole[one.name][seat] for one in field) for seat in seats)
