"""Benchmarks: the speed of a game, absolute and relative to the speed of the machine.

All measurements are repeated in turns, each beside a fixed loop of plain Python (the calibration); the median is reported.
Ratios are per thousand calibration loops. Only they can be compared between machines: they stay the same on a machine that
is twice as fast, and nearly so on a busy one.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.search import EXPLORATION, SearchTree
from spielhafen.core import secret
from spielhafen.core.codec import dump
from spielhafen.core.play import CHANCE, OVER, play_chance, random_playout
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.lab.executor import ProgressCallback

REPETITIONS: Final = 5
"""The number of measurements for each figure."""
SIMULATION_PLIES: Final = 50
"""Plies of a simulation, fixed so that figures of games and programs compare."""
MIDGAME_FRACTION: Final = 0.4
"""The position in a game from which the measured state is taken, as a share of the plies."""

Measure = Callable[[float], float]
"""A function that works for about the given seconds and returns its rate per second."""


@dataclass(frozen=True)
class Speed:
    """A rate per second, and its ratio: the rate per thousand calibration loops."""

    rate: float
    ratio: float

    @property
    def microseconds(self) -> float:
        """The time of one repetition in microseconds."""
        return 1e6 / self.rate


@dataclass(frozen=True)
class TableSpeed:
    """The figures for one number of seats.

    `simulations` have SIMULATION_PLIES plies by the game's policy; `thoughts` are simulations as the levels run them, with
    `depth` plies on average.
    """

    seats: int
    setup: Speed  # of a game, up to its first decision
    plies: Speed  # of random play, without the set-up
    games: Speed  # of random play, from the set-up to the end
    clone: Speed
    view: Speed
    simulations: Speed
    thoughts: Speed
    depth: float
    bytes: int  # of a state in memory, without the shared steps and moves
    json: int  # characters of the state's JSON


@dataclass(frozen=True)
class Bench:
    """The result of a benchmark."""

    game: str
    rules: int
    options: Mapping[str, object]
    python: str
    calibration: float
    """Calibration loops per second."""
    tables: tuple[TableSpeed, ...]


def run_benchmark(
    game: Game,
    options: Mapping[str, object] | None = None,
    *,
    seconds: float = 1.0,
    progress: ProgressCallback | None = None,
) -> Bench:
    """Measure a game with each number of seats on one core; raises BadOption.

    seconds: the time for each figure.
    """
    chosen = dict(options or {})
    fewest, most = game.seats
    loops: list[float] = []
    tables = []
    for seats in range(fewest, most + 1):
        tables.append(_Table(game, seats, chosen).measure(seconds / REPETITIONS, loops))
        if progress:
            progress(seats - fewest + 1, most - fewest + 1)
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return Bench(game.name, game.version, chosen, version, median(loops), tuple(tables))


class _Table:
    """The measurements for one number of seats."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.random = Random(seats)
        self.state = self._midgame()
        self.games = self.plies = 0
        self.depth = 0.0

    def measure(self, seconds: float, loops: list[float]) -> TableSpeed:
        """Measure all figures in turns, and append the calibrations to `loops`."""
        state, seat = self.state, self.state.actor()
        measures: dict[str, Measure] = {
            "setup": self.setups,
            "plies": self.random_play,
            "clone": lambda span: _rate(state.clone, span),
            "view": lambda span: _rate(lambda: view(state, seat), span),
            "simulations": self.simulations,
            "thoughts": self.thoughts,
        }
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
        for _ in range(REPETITIONS):
            for name, measure in measures.items():
                loops.append(calibrate(seconds / 4))
                rate = measure(seconds)
                found[name].append((rate, 1000 * rate / loops[-1]))
        speeds = {name: _median(rates) for name, rates in found.items()}
        mean_plies = self.plies / self.games
        setup, plies = speeds["setup"], speeds["plies"]
        games = Speed(
            1 / (1 / setup.rate + mean_plies / plies.rate), 1 / (1 / setup.ratio + mean_plies / plies.ratio)
        )
        json_length = len(json.dumps(dump(state)))
        return TableSpeed(
            self.seats, games=games, depth=self.depth, bytes=state_size(state), json=json_length, **speeds
        )

    def setups(self, seconds: float) -> float:
        """Measure the games per second that are set up."""
        done, started = 0, perf_counter()
        while (took := perf_counter() - started) < seconds or not done:
            self._set_up()
            done += 1
        return done / took

    def random_play(self, seconds: float) -> float:
        """Measure the plies per second of whole random games, without their set-up."""
        plies, played, started = 0, 0.0, perf_counter()
        while perf_counter() - started < seconds or not plies:
            state = self._set_up()
            ready = perf_counter()
            plies += random_playout(state, self.random, self.game.max_plies)
            played += perf_counter() - ready
            self.games += 1
        self.plies += plies
        return plies / played

    def simulations(self, seconds: float) -> float:
        """Measure the simulations per second of SIMULATION_PLIES plies by the game's policy."""
        heuristics = replace(load_heuristics(self.game), worlds=secret.world_sampler)
        return self._search(heuristics, _CountingHorizon(lambda _: False, SIMULATION_PLIES), seconds)

    def thoughts(self, seconds: float) -> float:
        """Measure the simulations per second of the levels, and their average number of plies."""
        heuristics = load_heuristics(self.game)
        horizon = _CountingHorizon(heuristics.horizon(self.state), sys.maxsize)
        rate = self._search(heuristics, horizon, seconds)
        self.depth = horizon.plies / horizon.simulations
        return rate

    def _search(self, heuristics: Heuristics, horizon: _CountingHorizon, seconds: float) -> float:
        tree = SearchTree(heuristics, view(self.state, self.state.actor()), self.random, EXPLORATION)
        tree.is_finished = horizon
        moves = self.state.moves()
        started = perf_counter()
        while perf_counter() - started < seconds or not horizon.simulations:
            horizon.begin()
            number = horizon.simulations
            path, state = tree.simulate((moves[number % len(moves)],), number)
            tree.backpropagate(path, tree.evaluate(state))
        return horizon.simulations / (perf_counter() - started)

    def _set_up(self) -> State:
        """Return a new game at its first decision: the board is laid, and cards are dealt."""
        state = self.game.start(self.seats, self.options)
        play_chance(state, self.random)
        return state

    def _midgame(self) -> State:
        """Return the first decision after MIDGAME_FRACTION of the plies of a random game."""
        length = random_playout(self.game.start(self.seats, self.options), Random(0), self.game.max_plies)
        state = self.game.start(self.seats, self.options)
        random_playout(state, Random(0), int(MIDGAME_FRACTION * length))
        while state.actor() == CHANCE or (state.actor() != OVER and len(state.moves()) == 1):
            random_playout(state, Random(0), 1)
        return state


class _CountingHorizon:
    """A horizon of simulations that counts their plies."""

    def __init__(self, is_finished: Callable[[Any], bool], max_plies: int) -> None:
        self.is_finished, self.max_plies = is_finished, max_plies
        self.plies = self.simulations = self.plies_before = 0

    def begin(self) -> None:
        """Begin a simulation."""
        self.simulations += 1
        self.plies_before = self.plies

    def __call__(self, g: Any) -> bool:
        if self.is_finished(g) or self.plies - self.plies_before >= self.max_plies:
            return True
        self.plies += 1
        return False


def _median(rates: Sequence[tuple[float, float]]) -> Speed:
    return Speed(median(rate for rate, _ in rates), median(ratio for _, ratio in rates))


def _rate(task: Callable[[], object], seconds: float) -> float:
    """Return how often per second a task runs."""
    done, started = 0, perf_counter()
    while perf_counter() - started < seconds or not done:
        for _ in range(100):
            task()
        done += 100
    return done / (perf_counter() - started)


def calibrate(seconds: float) -> float:
    """Return the loops per second of work that is typical of rules in plain Python."""
    return _rate(_loop, seconds)


class _Item:
    __slots__ = ("number", "items")

    def __init__(self, number: int, items: list[int]) -> None:
        self.number = number
        self.items = items


def _loop() -> int:
    """Do the fixed work of the calibration: calls, lists, fields, small numbers.

    It must never change, or ratios cannot be compared with older ones.
    """
    things = [_Item(number, [number, number + 1, number + 2]) for number in range(8)]
    table = {thing.number: thing for thing in things}
    total = 0
    for thing in things:
        copy = thing.items[:]
        copy.append(total % 7)
        total += sum([item * 2 for item in copy if item != 3]) + len(table[thing.number].items)
        copy.remove(thing.number)
    return total


def state_size(state: State) -> int:
    """Return the bytes of a state in memory: its lists and texts, but not shared objects."""
    names = [name for part in type(state).__mro__ for name in getattr(part, "__slots__", ())]
    return sys.getsizeof(state) + sum(_size(getattr(state, name)) for name in names)


def _size(value: Any) -> int:
    if isinstance(value, list):
        return sys.getsizeof(value) + sum(_size(item) for item in value)
    return sys.getsizeof(value) if isinstance(value, str) else 0
