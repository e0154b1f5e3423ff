"""Tests of manoeuvres: ships can always move as they must, to exactly the ends of the rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import Rule
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BERTHS,
    EDGE,
    FOREIGN_BERTHS,
    HARBOURS,
    NAMES,
    NEAR_FOREIGN,
    NEUTRAL,
    OWN_WATERS,
    PLACES,
    SPACES,
    WATER,
)
from spielhafen.games.seeschlacht.board.pieces import (
    ALL_MERCHANTS,
    ALLOWANCE,
    DIRECTIONS,
    FLEETS,
    HEAVY,
    MERCHANT,
    OWNER,
    ROSES,
    SHIPS,
    SINKS,
)
from spielhafen.games.seeschlacht.bot.manoeuvres import endings
from spielhafen.games.seeschlacht.examples import table
from spielhafen.games.seeschlacht.moves import Forward
from spielhafen.games.seeschlacht.rules.course import forward_barred, stop_barred, turn_barred
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.state import NONE, READY, SUNK, Sea

GAME = find_game("seeschlacht")
W1, W4 = 0, 3
WATERS = [space for space in SPACES if WATER[space]]


def sea(**options: bool) -> Sea:
    return table(2, replace(GAME.parse_options({}), **options))


def stuck(g: Sea, ship: int) -> bool:
    """Return whether the ship has no step and may not stop."""
    return (
        stop_barred(g, ship) is not None
        and forward_barred(g, ship) is not None
        and turn_barred(g, ship, 1) is not None
        and turn_barred(g, ship, -1) is not None
    )


@pytest.mark.parametrize("ship", [W1, W4], ids=["merchant", "warship"])
def test_from_every_state_a_ship_has_a_legal_manoeuvre(ship: int) -> None:
    """Check every point, heading, wind and damage by the allowances; the mirror covers Yellow."""
    for rose, slow in product(ROSES, (0, 1)):
        g = sea()
        g.rose, g.hits[ship] = rose, HEAVY[ship] * slow
        for g.wind in DIRECTIONS:
            for at, heading in product(_places(ship), DIRECTIONS):
                g.at[ship], g.headings[ship] = at, heading
                assert not stuck(g, ship), _described(g, ship)


@pytest.mark.parametrize("ship", [W1, W4], ids=["merchant", "warship"])
def test_under_way_a_ship_is_never_stuck(ship: int) -> None:
    """Check that a ship that has to go on can go on after any step, near anchorages in any wind."""
    g = sea()
    g.ship = ship
    for g.rose, g.wind, g.slow in product(ROSES, DIRECTIONS, (0, 1)):
        strongest = g.rose == max(ROSES) and g.wind == 0 and not g.slow
        for at in _places(ship):
            if strongest or NEAR_FOREIGN[OWNER[ship]][at]:
                g.at[ship] = at
                _check_going_on(g, ship)


def _check_going_on(g: Sea, ship: int) -> None:
    """Check every heading, after every number of steps that leaves some."""
    g.track = [_neighbour(g.at[ship])]
    for heading, g.sense in product(DIRECTIONS, (0, 1, -1)):
        g.headings[ship] = heading
        for used in range(1, ALLOWANCE[g.rose][g.wind][g.slow][heading]):
            g.used = used
            assert not stuck(g, ship), _described(g, ship)


def _places(ship: int) -> list[int]:
    return [space for space in WATERS if MERCHANT[ship] or not NEUTRAL[space]]


def _neighbour(space: int) -> int:
    return next(near for near in AHEAD[space] if near != EDGE and WATER[near])


def _described(g: Sea, ship: int) -> str:
    return (
        f"{NAMES[g.at[ship]]} {g.headings[ship] + 1}, rose {g.rose}, wind {g.wind + 1}, hits {g.hits[ship]}"
    )


# Steps compared with the definition of whole manoeuvres.

Ending = tuple[int, int, int, int]
"""Point, heading, anchorages of the enemy touched, rams."""


class Definition:
    """§8–§14 as one definition: all ways to the end, then those that touch the fewest anchorages and, if agreed, ram least."""

    def __init__(self, g: Sea, ship: int) -> None:
        self.merchant, self.seat, self.start = MERCHANT[ship], OWNER[ship], g.at[ship]
        self.heading = g.headings[ship]
        self.others = {at for other, at in enumerate(g.at) if other != ship}
        self.fast = ALLOWANCE[g.rose][g.wind][g.hits[ship] >= HEAVY[ship]]
        self.own = OWN_WATERS[self.seat][self.merchant]
        self.berths = BERTHS[self.seat][self.merchant]
        self.inside = self.start in self.own
        self.avoid_rams = g.options.avoid_rams

    def ends(self) -> set[Ending]:
        found = {*self.ways(self.start, self.heading, 0, 0, 0), *self.single_steps()}
        fewest = min(touched for _, _, touched, _ in found)
        found = {end for end in found if end[2] == fewest}
        if self.avoid_rams:
            least = min(rams for _, _, _, rams in found)
            found = {end for end in found if end[3] == least}
        return found

    def open_water(self, space: int) -> bool:
        if space == EDGE or not WATER[space]:
            return False
        return not NEUTRAL[space] or (self.merchant and space not in self.others)

    def ways(self, at: int, heading: int, used: int, sense: int, touched: int) -> Iterator[Ending]:
        if self.ends_here(at, heading, used):
            yield at, heading, touched, 0
        if used and used >= self.fast[heading]:
            return
        ahead = AHEAD[at][heading]
        if used < self.fast[heading] and self.open_water(ahead):
            if ahead in self.others:
                yield at, heading, touched, 1
            else:
                again = touched + (ahead in FOREIGN_BERTHS[self.seat])
                yield from self.ways(ahead, heading, used + 1, 0, again)
        for side in (1, -1):
            if side * sense >= 0 and not (sense and self.open_water(ahead)):
                yield from self.ways(at, (heading + side) % 6, used + 1, side, touched)

    def ends_here(self, at: int, heading: int, used: int) -> bool:
        if not used:
            return self.fast[heading] == 0 or at in self.berths
        if used >= self.fast[heading]:
            return True
        return at in self.own and (not self.inside or (at in self.berths and at != self.start))

    def single_steps(self) -> Iterator[Ending]:
        ahead = AHEAD[self.start][self.heading]
        if not self.inside:
            return
        if self.open_water(ahead) and ahead in self.own and ahead not in self.others:
            yield ahead, self.heading, 0, 0
        for side in (1, -1):
            yield self.start, (self.heading + side) % 6, 0, 0


def defined(g: Sea, ship: int) -> set[Ending]:
    return Definition(g, ship).ends()


def played(g: Sea, ship: int) -> set[Ending]:
    """Return all ends that the offered steps lead to."""
    found: set[Ending] = set()
    for move in g.moves():
        if getattr(move, "ship", ship) != ship or not hasattr(move, "ship"):
            continue
        after = g.clone()
        after.play(move)
        if after.ship == ship:
            found |= played(after, ship)
            continue
        rams = int(isinstance(move, Forward) and after.at[ship] == g.at[ship])
        touched = after.hits[ship] - rams - START_HITS.get(ship, 0)
        found.add((after.at[ship], after.headings[ship], touched, rams))
    return found


START_HITS: dict[int, int] = {}


class Mere(Rule):
    """§23 The merchants are not counted in a test of manoeuvres."""


def scattered(random: Random) -> tuple[Sea, int]:
    """Return a sea with a ship somewhere and others near it, in any wind."""
    g = sea(avoid_rams=random.random() < 0.25)
    seat = random.randrange(2)
    ship = random.choice(FLEETS[seat])
    somewhere = random.random()
    pool = [
        space
        for space in _places(ship)
        if somewhere < 0.4
        or (somewhere < 0.7 and NEAR_FOREIGN[seat][space])
        or (somewhere >= 0.7 and (space in HARBOURS[seat] or NEUTRAL[space]))
    ]
    g.at[ship] = random.choice(pool)
    x, y = PLACES[g.at[ship]]
    near = [
        at for at in WATERS if at != g.at[ship] and abs(PLACES[at][0] - x) < 9 and abs(PLACES[at][1] - y) < 5
    ]
    spots = iter(random.sample(near, min(len(near), random.randrange(12))))
    for other, at in zip(
        [other for other in SHIPS if other not in (ship, *ALL_MERCHANTS)], spots, strict=False
    ):
        g.at[other] = at
    g.headings = [random.randrange(6) for _ in SHIPS]
    g.rose, g.wind, g.turn = random.randrange(3), random.randrange(6), seat
    if random.random() < 0.4:
        g.hits[ship] = HEAVY[ship]
    g.then(Sailing(seat))
    return g, ship


def test_steps_lead_exactly_where_manoeuvres_may_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielhafen.games.seeschlacht.rules.damage.SINKS", [99] * len(SINKS))
    monkeypatch.setattr("spielhafen.games.seeschlacht.rules.sailing.MUSTER", Mere())
    random = Random(20)
    touching = 0
    for _ in range(700):
        g, ship = scattered(random)
        START_HITS[ship] = g.hits[ship]
        expected = defined(g, ship)
        assert played(g, ship) == expected, _described(g, ship)
        touching += any(touched for _, _, touched, _ in expected)
        START_HITS.clear()
    assert touching


def test_plans_know_all_ends() -> None:
    random = Random(21)
    for _ in range(300):
        g, ship = scattered(random)
        g.options = replace(g.options, avoid_rams=False)
        ends = {(end.space, end.heading, end.touched, int(end.rammed != NONE)) for end in endings(g, ship)}
        assert defined(g, ship) <= ends, _described(g, ship)
        assert all(g.done[ship] == READY for ship in SHIPS)
        assert g.at.count(SUNK) < len(SHIPS)
