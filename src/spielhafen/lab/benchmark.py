"""How fast a game runs on this machine, and how fast the machine is: only the ratio compares between machines.

All figures are taken in turns, several times, each beside a fixed loop of plain Python (the calibration); what is reported
is the median. Ratios are per thousand calibration loops, so they stay the same on a machine that is twice as fast, and
nearly so on one that is busy with other things.
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
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.lab.executor import ProgressCallback

REPETITIONS: Final = 5
"""How often each figure is taken."""
SIMULATION_PLIES: Final = 50
"""Plies of a simulation that is to be compared with those of other games and programs."""
MIDGAME_FRACTION: Final = 0.4
"""The state that is copied and thought about is so far on in a game."""

Measure = Callable[[float], float]
"""Works for about so many seconds; answers how often per second it did what it measures."""


@dataclass(frozen=True)
class Speed:
    """Times per second, and the same per thousand loops of the calibration."""

    rate: float
    ratio: float

    @property
    def microseconds(self) -> float:
        """Microseconds for one."""
        return 1e6 / self.rate


@dataclass(frozen=True)
class TableSpeed:
    """The figures with so many seats. A simulation has DEPTH plies, by the game's policy; a thought is one as the levels
    think it, `depth` plies long on average.
    """

    seats: int
    plies: Speed  # of random play
    games: Speed  # of random play
    clone: Speed
    view: Speed
    simulations: Speed
    thoughts: Speed
    depth: float
    bytes: int  # a state in memory, steps and moves, which all share, left out
    json: int  # characters of its JSON


@dataclass(frozen=True)
class Bench:
    """How fast a game runs here."""

    game: str
    rules: int
    options: Mapping[str, object]
    python: str
    calibration: float
    """Loops of plain Python per second."""
    tables: tuple[TableSpeed, ...]


def run_benchmark(
    game: Game,
    options: Mapping[str, object] | None = None,
    *,
    seconds: float = 1.0,
    progress: ProgressCallback | None = None,
) -> Bench:
    """Measure a game with each number of seats, `seconds` for each figure, on one core; raises BadOption."""
    chosen = dict(options or {})
    least, most = game.seats
    loops: list[float] = []
    tables = []
    for seats in range(least, most + 1):
        found = _Table(game, seats, chosen)
        tables.append(found.measure(seconds / REPETITIONS, loops))
        if progress:
            progress(seats - least + 1, most - least + 1)
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return Bench(game.name, game.version, chosen, version, median(loops), tuple(tables))


class _Table:
    """What is measured with one number of seats."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.random = Random(seats)
        self.state = self._middle()
        self.played = self.plies = 0
        self.depth = 0.0

    def measure(self, seconds: float, loops: list[float]) -> TableSpeed:
        """All figures in turns; what the calibration says is added to `loops`."""
        state, seat = self.state, self.state.actor()
        measures: dict[str, Measure] = {
            "plies": self.random_play,
            "clone": lambda span: _often(state.clone, span),
            "view": lambda span: _often(lambda: view(state, seat), span),
            "simulations": self.simulations,
            "thoughts": self.thoughts,
        }
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
        for _ in range(REPETITIONS):
            for name, measure in measures.items():
                loops.append(calibrate(seconds / 4))
                rate = measure(seconds)
                found[name].append((rate, 1000 * rate / loops[-1]))
        speeds = {name: _typical(taken) for name, taken in found.items()}
        length = self.plies / self.played
        games = Speed(speeds["plies"].rate / length, speeds["plies"].ratio / length)
        written = len(json.dumps(dump(state)))
        return TableSpeed(
            self.seats, games=games, depth=self.depth, bytes=state_size(state), json=written, **speeds
        )

    def random_play(self, seconds: float) -> float:
        """Plies per second of whole games by chance."""
        plies, begun = 0, perf_counter()
        while perf_counter() - begun < seconds or not plies:
            plies += _run(self.game.start(self.seats, self.options), self.random, self.game.max_plies)
            self.played += 1
        self.plies += plies
        return plies / (perf_counter() - begun)

    def simulations(self, seconds: float) -> float:
        """Simulations per second of DEPTH plies, by the game's policy."""
        known = load_heuristics(self.game)
        return self._search(
            replace(known, worlds=secret.world_sampler), _Counter(lambda _: False, SIMULATION_PLIES), seconds
        )

    def thoughts(self, seconds: float) -> float:
        """Simulations per second as bots do them; also finds how many plies they have."""
        known = load_heuristics(self.game)
        counter = _Counter(known.horizon(self.state), sys.maxsize)
        rate = self._search(known, counter, seconds)
        self.depth = counter.plies / counter.simulations
        return rate

    def _search(self, known: Heuristics, counter: _Counter, seconds: float) -> float:
        tree = SearchTree(known, view(self.state, self.state.actor()), self.random, EXPLORATION)
        tree.is_finished = counter
        moves = self.state.moves()
        begun = perf_counter()
        while perf_counter() - begun < seconds or not counter.simulations:
            counter.begin()
            number = counter.simulations
            path, state = tree.simulate((moves[number % len(moves)],), number)
            tree.backpropagate(path, tree.evaluate(state))
        return counter.simulations / (perf_counter() - begun)

    def _middle(self) -> State:
        """Somebody's first decision after MIDDLE of the plies of a game by chance."""
        length = _run(self.game.start(self.seats, self.options), Random(0), self.game.max_plies)
        state = self.game.start(self.seats, self.options)
        _run(state, Random(0), int(MIDGAME_FRACTION * length))
        while state.actor() == CHANCE or (state.actor() != OVER and len(state.moves()) == 1):
            _run(state, Random(0), 1)
        return state


class _Counter:
    """A horizon that counts plies."""

    def __init__(self, enough: Callable[[Any], bool], most: int) -> None:
        self.enough, self.most = enough, most
        self.plies = self.simulations = self.begun = 0

    def begin(self) -> None:
        self.simulations += 1
        self.begun = self.plies

    def __call__(self, g: Any) -> bool:
        if self.enough(g) or self.plies - self.begun >= self.most:
            return True
        self.plies += 1
        return False


def _typical(taken: Sequence[tuple[float, float]]) -> Speed:
    return Speed(median(rate for rate, _ in taken), median(ratio for _, ratio in taken))


def _run(state: State, random: Random, most: int) -> int:
    """Play by chance to the end, or so many plies; answers how many there were."""
    for ply in range(most):
        seat = state.actor()
        if seat == OVER:
            return ply
        if seat == CHANCE:
            state.play(sample(state, random))
        else:
            moves = state.moves()
            state.play(moves[int(random.random() * len(moves))])
    return most


def _often(task: Callable[[], object], seconds: float) -> float:
    done, begun = 0, perf_counter()
    while perf_counter() - begun < seconds or not done:
        for _ in range(100):
            task()
        done += 100
    return done / (perf_counter() - begun)


def calibrate(seconds: float) -> float:
    """Loops per second of what rules in plain Python do all day: calls, lists, fields, small numbers."""
    return _often(_loop, seconds)


class _Thing:
    __slots__ = ("number", "items")

    def __init__(self, number: int, items: list[int]) -> None:
        self.number = number
        self.items = items


def _loop() -> int:
    """The fixed piece of work; never to be changed, or no figure compares with an older one."""
    things = [_Thing(number, [number, number + 1, number + 2]) for number in range(8)]
    table = {thing.number: thing for thing in things}
    total = 0
    for thing in things:
        copy = thing.items[:]
        copy.append(total % 7)
        total += sum([item * 2 for item in copy if item != 3]) + len(table[thing.number].items)
        copy.remove(thing.number)
    return total


def state_size(state: State) -> int:
    """Bytes of a state in memory, with its lists and what is in them; numbers, steps and moves are shared by all."""
    names = [name for part in type(state).__mro__ for name in getattr(part, "__slots__", ())]
    return sys.getsizeof(state) + sum(_size(getattr(state, name)) for name in names)


def _size(value: Any) -> int:
    if isinstance(value, list):
        return sys.getsizeof(value) + sum(_size(item) for item in value)
    return sys.getsizeof(value) if isinstance(value, str) else 0
