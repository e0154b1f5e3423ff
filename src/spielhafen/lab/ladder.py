"""The ladder: at every game and with any number of players, how surely each level beats the one below it.

It takes hours, so every deal that was played is kept in a file, a line each; whoever begins again goes on where it ended, and
each duel gets about the same time. After certain numbers of deals it is looked at: a duel is over when its goal is surely met or
missed, when its share is known precisely enough, or when it has had its deals. Where the share itself is the goal, it also tells
after a number of deals that was fixed beforehand. Alone, a level plays against nobody, and what counts is how often it wins.

Other bots than those that made a line may be stronger or weaker: a line tells by which it was made, and lines of others are left
in the file but not counted (`fingerprint`, and how the two levels are set).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from math import inf
from os import SEEK_END
from random import Random
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TypeAlias

from spielhafen.bots import LEVELS, Careless, Search, knowledge
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.lab.arena import Deal, Duel, twice
from spielhafen.lab.elo import Rating, equivalent, ratings
from spielhafen.lab.executor import cores, work
from spielhafen.lab.self_play import Table, play
from spielhafen.lab.statistics import Average, average_share

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.bots.heuristics import Knowledge
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

NOBODY: Final = ""
"""Against whom one plays alone."""
LOOKS: Final = (10, 20, 40, 80, 140, 200)
"""After so many deals a duel is looked at. Whoever looked after each of them would call much too much certain."""
SURE: Final = 2.5
"""Standard errors to either side of a share: with them the intervals of six looks are all right with 95 % (2.45 after Pocock,
1977, and a little more, because the first look comes early)."""
THOUGHT: Final = 120
"""Simulations of a decision by which bots are told apart, where a game says nothing else of its effort."""
SAMPLES: Final = 6
"""Decisions by which bots are told apart, under each set of house rules."""
AT_ONCE: Final = 2
"""Duels that are played at once: one may end while the other's last deal goes on."""
GUESSED: Final = 0.02
"""Seconds that a deal takes for each simulation of a decision, as long as nothing is known."""


@dataclass(frozen=True)
class Rung:
    """A level and the one it has to beat, by which share of the victories if two play.

    deals: after the first so many deals, one of `LOOKS`, that share itself is the goal; before, or if None, even the lower end of
    the interval has to be above it, at any look.
    """

    first: str
    second: str
    goal: float
    deals: int | None = None


RUNGS: Final = (
    Rung("boy", "random", 0.55),
    Rung("sailor", "boy", 0.55),
    Rung("helmsman", "sailor", 0.55),
    Rung("captain", "helmsman", 0.55),
    Rung("admiral", "captain", 0.55),
    Rung("admiral", "greedy", 0.8, deals=40),
    Rung("admiral", "random", 0.97, deals=20),
)
ALONE: Final = (Rung("admiral", NOBODY, 0.75, deals=40),)


@dataclass(frozen=True)
class Setting:
    """A game, how many play, and the house rules."""

    game: str
    seats: int
    options: Mapping[str, object]

    def rungs(self) -> Sequence[Rung]:
        """Who meets whom here."""
        return ALONE if self.seats == 1 else RUNGS


Plan: TypeAlias = "tuple[Move, ...]"
Pairing: TypeAlias = "tuple[Setting, Rung]"
Job: TypeAlias = "tuple[Setting, Rung, str]"
"""A deal of a duel, by its seed."""


@dataclass(frozen=True)
class Step:
    """How a duel stands: the share of the victories, None if it was never played, the share that is the goal, and whether it
    is met, or missed; None: nobody knows yet.
    """

    setting: Setting
    rung: Rung
    goal: float
    wins: Average | None
    met: bool | None = None


def stand(setting: Setting, rung: Rung, results: Sequence[float]) -> Step:
    """What the deals of a duel tell, looked at after as many as one looks at; what came after the look that told is left out."""
    goal = equivalent(rung.goal, setting.seats)
    for look in LOOKS:
        if look > len(results):
            break
        wins = average_share(results[:look], SURE)
        met = _met(rung, goal, wins)
        if met is not None:
            return Step(setting, rung, goal, wins, met)
    return Step(setting, rung, goal, average_share(results, SURE) if results else None)


def _met(rung: Rung, goal: float, wins: Average) -> bool | None:
    """Whether a goal is met or missed, as it seems at one of the looks."""
    if wins.count == rung.deals:
        return wins.mean >= goal
    return True if wins.low > goal else False if wins.high < goal else None


def settings(games: Sequence[Game]) -> list[Setting]:
    """All that is to be measured: each game for all numbers of players, with the house rules its bots know of."""
    found = []
    for game in games:
        for options in knowledge(game).house_rules:
            seats = range(game.seats[0], game.seats[1] + 1)
            found += [Setting(game.name, number, dict(options)) for number in seats]
    return found


def fingerprint(game: Game, seats: int) -> str:
    """What tells bots apart at tables for so many: how games of the rule of thumb go, and what some decisions in them come to."""
    known = knowledge(game)
    told = [list(_decisions(known, game.cap, game.start(seats, options))) for options in known.house_rules]
    return _short([game.version, known.effort, known.slips, known.doubt, known.chains, told])


def _short(things: Sequence[object]) -> str:
    return sha256(repr(things).encode()).hexdigest()[:8]


def _decisions(known: Knowledge, cap: int, g: State) -> Iterator[object]:
    """A whole game of the rule of thumb, its moves and the plans there were; and of all decisions in which there is something to
    think of some, as far apart as can be: by a search, and what it takes that to be worth, by the same when it slips, and by
    who slips all the time without one.
    """
    open_to_thought: list[State] = []
    for seen, plans, move in rule_of_thumb(known, cap, g):
        yield str(move), [[str(step) for step in plan] for plan in plans]
        if len(plans) != 1:
            open_to_thought.append(seen)
    simulations = max(1, round(THOUGHT * known.effort))
    search, slipping = (Search(known, simulations, inf, slips=slips) for slips in (0.0, 1.0))
    for place in spread(len(open_to_thought), SAMPLES):
        seen = open_to_thought[place]
        best = search.think(seen, Random(place))[0]
        other = slipping.choose(seen, Random(place))
        careless = Careless(known, 1.0).choose(seen, Random(place))
        yield str(best.move), round(best.worth, 6), str(other), str(careless)


def rule_of_thumb(
    known: Knowledge, cap: int, g: State, seed: int = 0
) -> Iterator[tuple[State, Sequence[Plan], Move]]:
    """A game of the rule of thumb against itself: each view that leaves a choice, the plans for it, and the move."""
    random = Random(seed)
    for _ in range(cap):
        if g.actor() == OVER:
            break
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        seen, offered = view(g, g.actor()), g.moves()
        if len(offered) > 1:
            move = known.policy(seen, offered, random)
            yield seen, known.plans(seen), move
            g.play(move)
        else:
            g.play(offered[0])


def spread(count: int, parts: int) -> Iterable[int]:
    """Places in a list of so many things: each in the middle of one of so many equal parts of it."""
    return dict.fromkeys((2 * part + 1) * count // (2 * parts) for part in range(parts if count else 0))


class Ladder:
    """What has been played, and what is to be played yet."""

    def __init__(
        self, file: Path, wanted: Sequence[Setting], *, deals: int, precise: float, seed: int = 1
    ) -> None:
        self.file = file
        self.deals, self.precise, self.seed = deals, precise, seed
        tables = {(setting.game, setting.seats) for setting in wanted}
        self.marks = {(name, seats): fingerprint(find_game(name), seats) for name, seats in tables}
        self.found: dict[str, dict[int, float]] = {}
        """By duel, what each deal came to."""
        self.seconds: dict[str, float] = {}
        """What a deal of each duel took when it was last played here."""
        self.duels = [(setting, rung) for setting in wanted for rung in setting.rungs()]
        self._read()

    def climb(
        self, seconds: float = inf, workers: int | None = None, tell: Callable[[Step], None] | None = None
    ) -> None:
        """Play on, until all is known that is wanted or the time is over; each duel that got deals is told of."""
        begun, several = monotonic(), cores() if workers is None else workers
        while (left := self._left()) and monotonic() - begun < seconds:
            chosen = sorted(left, key=self._spent)[:AT_ONCE]
            jobs = [
                (*duel, f"{self.seed} {number}") for duel in chosen for number in self._coming(duel, several)
            ]
            played = iter(work(_won, jobs, several))
            for setting, rung in chosen:
                deals = {number: next(played) for number in self._coming((setting, rung), several)}
                self.keep(setting, rung, {number: won for number, (won, _) in deals.items()})
                self.seconds[self._key(setting, rung)] = sum([took for _, took in deals.values()]) / len(
                    deals
                )
                if tell:
                    tell(self.step(setting, rung))

    def _coming(self, duel: Pairing, several: int) -> list[int]:
        """The next deals of a duel."""
        played = self._results(*duel)
        return list(islice((number for number in range(self.deals) if number not in played), several))

    def keep(self, setting: Setting, rung: Rung, results: Mapping[int, float]) -> None:
        """Write down what deals of a duel have come to, by number: the first level's share of the victories in each."""
        self._results(setting, rung).update(results)
        entry = json.loads(self._key(setting, rung))
        lines = [json.dumps(entry | {"deal": number, "won": won}) + "\n" for number, won in results.items()]
        with self.file.open("a+b") as file:
            if _torn(file):
                file.write(b"\n")
            file.write("".join(lines).encode())

    def steps(self) -> Iterator[Step]:
        """How all duels stand."""
        for setting, rung in self.duels:
            yield self.step(setting, rung)

    def step(self, setting: Setting, rung: Rung) -> Step:
        """How a duel stands."""
        results = self._results(setting, rung)
        return stand(setting, rung, [results[number] for number in sorted(results)])

    def ratings(self, setting: Setting) -> list[Rating]:
        """How strong the levels are there, the strongest first; nothing as long as some have hardly met."""
        steps = [self.step(setting, rung) for rung in setting.rungs()]
        duels = [
            Duel(step.rung.first, step.rung.second, step.wins, None)
            for step in steps
            if step.wins and step.wins.count >= LOOKS[0]
        ]
        return ratings(duels, setting.seats) if len(duels) == len(steps) and setting.seats > 1 else []

    def _spent(self, duel: Pairing) -> float:
        """What a duel has cost and what one more deal costs, in seconds of one core."""
        setting, rung = duel
        known = self.seconds.get(self._key(setting, rung))
        if known is None:
            thought = sum(LEVELS[level].simulations for level in (rung.first, rung.second) if level)
            known = GUESSED * max(1, thought) * knowledge(find_game(setting.game)).effort
        return (len(self._results(*duel)) + 1) * known

    def _left(self) -> list[Pairing]:
        return [duel for duel in self.duels if not self._enough(self.step(*duel))]

    def _enough(self, step: Step) -> bool:
        if step.wins is None or step.met is not None:
            return step.met is not None
        known = step.wins.count in LOOKS and (step.wins.high - step.wins.low) / 2 <= self.precise
        return known or step.wins.count >= self.deals

    def _results(self, setting: Setting, rung: Rung) -> dict[int, float]:
        return self.found.setdefault(self._key(setting, rung), {})

    def _key(self, setting: Setting, rung: Rung) -> str:
        """What stands in each line of a duel beside the deal's number and its result."""
        levels = [asdict(LEVELS[level]) for level in (rung.first, rung.second) if level]
        mark = _short([self.marks[setting.game, setting.seats], *levels])
        return json.dumps(
            asdict(setting) | {"bots": mark, "seed": self.seed, "first": rung.first, "second": rung.second}
        )

    def _read(self) -> None:
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            entry = _entry(line)
            if entry is not None:
                number, won = entry.pop("deal"), entry.pop("won")
                self.found.setdefault(json.dumps(entry), {})[number] = won


def _entry(line: bytes) -> dict[str, Any] | None:
    """What a line says of a deal; None if it says nothing of the kind, or whoever wrote it was stopped in the middle."""
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):  # also what is no text, and thousands of brackets
        return None
    if not isinstance(found, dict):
        return None
    number: Any = found.get("deal")
    won: Any = found.get("won")
    whole = type(number) is int and number >= 0 and type(won) in {int, float} and 0 <= won <= 1
    return found if whole else None


def _torn(file: BinaryIO) -> bool:
    """Whether the last line of a file has no end."""
    if not file.seek(0, SEEK_END):
        return False
    file.seek(-1, SEEK_END)
    return file.read() != b"\n"


def _won(job: Job) -> tuple[float, float]:
    """The first level's share of the victories with one deal, and the seconds of a core that it took."""
    setting, rung, seed = job
    begun = process_time()
    if setting.seats == 1:
        won = play(Table(setting.game, (rung.first,), setting.options), seed).wins[0]
    else:
        won, _ = twice(Deal((rung.first, rung.second), setting.game, setting.seats, setting.options, seed))
    return won, process_time() - begun
