"""Storms: raising one, calling it off, spinning the arrow, drifting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Rule, Step
from spielhafen.core.ready_steps import SeatRule, even
from spielhafen.games.columbus import MOST_DICE, MOST_SEATS
from spielhafen.games.columbus.board.chart import (
    AREA_OF,
    AREAS,
    BESIDE,
    DIRECTIONS,
    EDGE,
    ROCK,
    SPACES,
    START,
)
from spielhafen.games.columbus.board.pieces import GOOD_WEATHER
from spielhafen.games.columbus.board.pieces import STORM as STORM_DIE
from spielhafen.games.columbus.moves import ALLOW, AVERT, BLOW, SPIN, Allow, Arrow, Avert, Blow, Raise, Spin
from spielhafen.games.columbus.rules.damage import BREAKS_OFF, BY_SHIP, BY_WHIRLWIND, DAMAGE, DieUse, spend
from spielhafen.games.columbus.rules.home import homecoming
from spielhafen.games.columbus.rules.memory import laid_down
from spielhafen.games.columbus.rules.whirlwinds import meet
from spielhafen.games.columbus.state import Ocean, clockwise

EVERYWHERE: Final = 0
"""All areas at once: hurricanes and fog."""


# Raising a storm.


class RaiseStorm(DieUse):
    """§12 Storm dice raise one storm, in an area that is named before the arrow is spun, but not in the first round."""

    kinds = (Raise,)
    face = STORM_DIE

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return super().gate(g, seat) or (FIRST_ROUND if g.round == 1 else None)

    def take(self, g: Ocean, seat: int, move: Raise) -> None:
        spins = g.dice.count(STORM_DIE)
        for _ in range(spins):
            spend(g, STORM_DIE)
        others = clockwise(g)[1:]
        g.then(*[REACTION[other][move.area] for other in others], SWING[move.area][spins - 1], STORM_END)


FIRST_ROUND: Final = refusal("first-round")


@dataclass
class Reaction(Choice[Ocean]):
    """§13 Each of the others may call the storm off with Good Weather; the first who does so ends it."""

    area: int

    told = False
    kinds = (Allow, Avert)

    def moves(self, g: Ocean) -> Sequence[Move]:
        return (ALLOW, AVERT) if GOOD_WEATHER in g.hands[self.seat] else (ALLOW,)

    def bar(self, g: Ocean, move: Allow | Avert) -> Refusal | None:
        if isinstance(move, Avert) and GOOD_WEATHER not in g.hands[self.seat]:
            return NO_GOOD_WEATHER
        return None

    def take(self, g: Ocean, move: Allow | Avert) -> None:
        if isinstance(move, Avert):
            g.hands[self.seat].remove(GOOD_WEATHER)
            g.discard.append(GOOD_WEATHER)
            laid_down(g, self.seat, GOOD_WEATHER)
            g.until(StormEnd)
            g.then(AVERTED[self.seat])


class Averted(SeatRule[Ocean]):
    """§13 This captain has called the storm off."""


NO_GOOD_WEATHER: Final = refusal("no-good-weather")


class StormEnd(Rule[Ocean]):
    """§13 The storm dice of this roll are done, whether the storm has blown or not."""

    told = False


# The arrow.


class Spinner(Chance[Ocean]):
    """§14 The arrow stops in one of eight directions, each equally likely."""

    odds = even(Arrow)


@dataclass
class Swing(Spinner):
    """§14 The arrow is spun for an area; `left` is the number of spins after this one."""

    area: int
    left: int

    def take(self, g: Ocean, move: Arrow) -> None:
        g.arrow = move.direction
        g.spins += 1
        more = PERSIST[g.turn][self.area][self.left]
        g.then(more if self.left else STORM[self.area][move.direction])


@dataclass
class Persist(Choice[Ocean]):
    """§14 Let the storm blow as the arrow points, or spin again while there are storm dice: the last spin counts."""

    area: int
    left: int

    kinds = (Spin, Blow)

    def moves(self, g: Ocean) -> Sequence[Move]:
        return (SPIN, BLOW)

    def take(self, g: Ocean, move: Spin | Blow) -> None:
        again = SWING[self.area][self.left - 1]
        g.then(again if isinstance(move, Spin) else STORM[self.area][g.arrow])


@dataclass
class Storm(Rule[Ocean]):
    """§14 The storm blows over its area: all ships there drift at the same time (§15)."""

    area: int
    direction: int

    def happen(self, g: Ocean) -> None:
        drift(g, self.area, self.direction)


# Drifting.


def drift(g: Ocean, area: int, direction: int) -> None:
    """§15 All ships of an area are carried one field at the same time; then the damage is reported."""
    course = _courses(g, area, direction)
    moved = {seat: space for seat, space in course.items() if space != EDGE and not ROCK[space]}
    causes = {seat: ROCK[space] for seat, space in course.items() if space != EDGE and ROCK[space]}
    _collide(g, moved, causes)
    hit = [seat for seat in clockwise(g) if seat in causes and not g.damaged[seat]]
    for seat in hit:
        if causes[seat] == BY_WHIRLWIND:
            meet(g, seat, moved[seat])
    edges: list[Step] = [HELD[seat] for seat, space in course.items() if space == EDGE]
    g.then(
        *[DRIFTS[seat][space] for seat, space in moved.items()],
        *edges,
        *[DAMAGE[seat][causes[seat]] for seat in hit],
        *homecoming(g, moved),
        *[BREAKS_OFF[seat] for seat in hit if seat == g.turn],
    )


def _courses(g: Ocean, area: int, direction: int) -> dict[int, int]:
    """§15 The ships that the wind takes, clockwise, and where it would carry them. Those in the harbour are sheltered."""
    ships = g.ships
    return {
        seat: BESIDE[ships[seat]][direction]
        for seat in clockwise(g)
        if ships[seat] != START and area in {EVERYWHERE, AREA_OF[ships[seat]]}
    }


def _collide(g: Ocean, moved: dict[int, int], causes: dict[int, int]) -> None:
    """§15 A ship that drifts upon one that has not moved damages both; one that drifts upon a whirlwind is hit by it (§17)."""
    standing = [seat for seat in range(len(g.ships)) if seat not in moved]
    for seat, space in moved.items():
        if space != START:
            struck = [other for other in standing if g.ships[other] == space]
            for other in struck:
                causes.setdefault(other, BY_SHIP)
            if struck:
                causes[seat] = BY_SHIP
        if space in g.whirlwinds:
            causes[seat] = BY_WHIRLWIND


@dataclass
class Drifts(SeatRule[Ocean]):
    """§15 This ship is carried to another field."""

    space: int

    def happen(self, g: Ocean) -> None:
        g.ships[self.seat] = self.space


class Held(SeatRule[Ocean]):
    """§15 The edge of the chart holds this ship without damage."""


# Steps are made once and shared.

SEATS: Final = range(MOST_SEATS)
ANYWHERE: Final = (EVERYWHERE, *AREAS)
STORM_END: Final = StormEnd()
AVERTED: Final = [Averted(seat) for seat in SEATS]
REACTION: Final = [[Reaction(seat, area) for area in ANYWHERE] for seat in SEATS]
SWING: Final = [[Swing(area, left) for left in range(MOST_DICE)] for area in ANYWHERE]
PERSIST: Final = [
    [[Persist(seat, area, left) for left in range(MOST_DICE)] for area in ANYWHERE] for seat in SEATS
]
STORM: Final = [[Storm(area, direction) for direction in range(len(DIRECTIONS))] for area in ANYWHERE]
DRIFTS: Final = [[Drifts(seat, space) for space in SPACES] for seat in SEATS]
HELD: Final = [Held(seat) for seat in SEATS]
