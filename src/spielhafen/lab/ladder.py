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

from spielhafen.bots import LEVELS, EpsilonGreedyBot, Search, load_heuristics
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.lab.arena import MirroredDeal, play_mirrored_deal
from spielhafen.lab.duel_result import DuelResult
from spielhafen.lab.elo import Rating, compute_ratings, share_at_table
from spielhafen.lab.executor import count_cores, run_jobs
from spielhafen.lab.self_play import GameSetup, play_game
from spielhafen.lab.statistics import Average, average_share

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

NO_OPPONENT: Final = ""
"""Against whom one plays alone."""
CHECKPOINTS: Final = (10, 20, 40, 80, 140, 200)
"""After so many deals a duel is looked at. Whoever looked after each of them would call much too much certain."""
SURE_STANDARD_ERRORS: Final = 2.5
"""Standard errors to either side of a share: with them the intervals of six looks are all right with 95 % (2.45 after Pocock,
1977, and a little more, because the first look comes early)."""
FINGERPRINT_SIMULATIONS: Final = 120
"""Simulations of a decision by which bots are told apart, where a game says nothing else of its effort."""
FINGERPRINT_DECISIONS: Final = 6
"""Decisions by which bots are told apart, under each set of house rules."""
CONCURRENT_DUELS: Final = 2
"""Duels that are played at once: one may end while the other's last deal goes on."""
ASSUMED_SECONDS_PER_SIMULATION: Final = 0.02
"""Seconds that a deal takes for each simulation of a decision, as long as nothing is known."""


@dataclass(frozen=True)
class Pairing:
    """A level and the one it has to beat, by which share of the victories if two play.

    deals: after the first so many deals, one of `LOOKS`, that share itself is the goal; before, or if None, even the lower end of
    the interval has to be above it, at any look.
    """

    first: str
    second: str
    goal: float
    deals: int | None = None


PAIRINGS: Final = (
    Pairing("boy", "random", 0.55),
    Pairing("sailor", "boy", 0.55),
    Pairing("helmsman", "sailor", 0.55),
    Pairing("captain", "helmsman", 0.55),
    Pairing("admiral", "captain", 0.55),
    Pairing("admiral", "greedy", 0.8, deals=40),
    Pairing("admiral", "random", 0.97, deals=20),
)
SOLO_PAIRINGS: Final = (Pairing("admiral", NO_OPPONENT, 0.75, deals=40),)


@dataclass(frozen=True)
class Setting:
    """A game, how many play, and the house rules."""

    game: str
    seats: int
    options: Mapping[str, object]

    def pairings(self) -> Sequence[Pairing]:
        """Who meets whom here."""
        return SOLO_PAIRINGS if self.seats == 1 else PAIRINGS


Plan: TypeAlias = "tuple[Move, ...]"
LadderDuel: TypeAlias = "tuple[Setting, Pairing]"
DealJob: TypeAlias = "tuple[Setting, Pairing, str]"
"""A deal of a duel, by its seed."""


@dataclass(frozen=True)
class DuelStatus:
    """How a duel stands: the share of the victories, None if it was never played, the share that is the goal, and whether it
    is met, or missed; None: nobody knows yet.
    """

    setting: Setting
    pairing: Pairing
    goal: float
    wins: Average | None
    met: bool | None = None


def judge_duel(setting: Setting, pairing: Pairing, results: Sequence[float]) -> DuelStatus:
    """What the deals of a duel tell, looked at after as many as one looks at; what came after the look that told is left out."""
    goal = share_at_table(pairing.goal, setting.seats)
    for look in CHECKPOINTS:
        if look > len(results):
            break
        wins = average_share(results[:look], SURE_STANDARD_ERRORS)
        met = _met(pairing, goal, wins)
        if met is not None:
            return DuelStatus(setting, pairing, goal, wins, met)
    return DuelStatus(
        setting, pairing, goal, average_share(results, SURE_STANDARD_ERRORS) if results else None
    )


def _met(rung: Pairing, goal: float, wins: Average) -> bool | None:
    """Whether a goal is met or missed, as it seems at one of the looks."""
    if wins.count == rung.deals:
        return wins.mean >= goal
    return True if wins.low > goal else False if wins.high < goal else None


def all_settings(games: Sequence[Game]) -> list[Setting]:
    """All that is to be measured: each game for all numbers of players, with the house rules its bots know of."""
    found = []
    for game in games:
        for options in load_heuristics(game).house_rules:
            seats = range(game.seats[0], game.seats[1] + 1)
            found += [Setting(game.name, number, dict(options)) for number in seats]
    return found


def fingerprint_bots(game: Game, seats: int) -> str:
    """What tells bots apart at tables for so many: how games of the rule of thumb go, and what some decisions in them come to."""
    known = load_heuristics(game)
    told = [
        list(_decisions(known, game.max_plies, game.start(seats, options))) for options in known.house_rules
    ]
    return _short([game.version, known.effort, known.slips, known.doubt, known.chains, told])


def _short(things: Sequence[object]) -> str:
    return sha256(repr(things).encode()).hexdigest()[:8]


def _decisions(known: Heuristics, cap: int, g: State) -> Iterator[object]:
    """A whole game of the rule of thumb, its moves and the plans there were; and of all decisions in which there is something to
    think of some, as far apart as can be: by a search, and what it takes that to be worth, by the same when it slips, and by
    who slips all the time without one.
    """
    open_to_thought: list[State] = []
    for seen, plans, move in policy_decisions(known, cap, g):
        yield str(move), [[str(step) for step in plan] for plan in plans]
        if len(plans) != 1:
            open_to_thought.append(seen)
    simulations = max(1, round(FINGERPRINT_SIMULATIONS * known.effort))
    search, slipping = (Search(known, simulations, inf, slips=slips) for slips in (0.0, 1.0))
    for place in spread_indices(len(open_to_thought), FINGERPRINT_DECISIONS):
        seen = open_to_thought[place]
        best = search.evaluate_moves(seen, Random(place))[0]
        other = slipping.choose(seen, Random(place))
        careless = EpsilonGreedyBot(known, 1.0).choose(seen, Random(place))
        yield str(best.move), round(best.worth, 6), str(other), str(careless)


def policy_decisions(
    heuristics: Heuristics, cap: int, g: State, seed: int = 0
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
            move = heuristics.policy(seen, offered, random)
            yield seen, heuristics.plans(seen), move
            g.play(move)
        else:
            g.play(offered[0])


def spread_indices(count: int, parts: int) -> Iterable[int]:
    """Places in a list of so many things: each in the middle of one of so many equal parts of it."""
    return dict.fromkeys((2 * part + 1) * count // (2 * parts) for part in range(parts if count else 0))


class Ladder:
    """What has been played, and what is to be played yet."""

    def __init__(
        self, file: Path, wanted: Sequence[Setting], *, deals: int, precision: float, seed: int = 1
    ) -> None:
        self.file = file
        self.deals, self.precision, self.seed = deals, precision, seed
        tables = {(setting.game, setting.seats) for setting in wanted}
        self.fingerprints = {
            (name, seats): fingerprint_bots(find_game(name), seats) for name, seats in tables
        }
        self.results: dict[str, dict[int, float]] = {}
        """By duel, what each deal came to."""
        self.seconds: dict[str, float] = {}
        """What a deal of each duel took when it was last played here."""
        self.duels = [(setting, rung) for setting in wanted for rung in setting.pairings()]
        self._read()

    def run(
        self,
        seconds: float = inf,
        workers: int | None = None,
        on_progress: Callable[[DuelStatus], None] | None = None,
    ) -> None:
        """Play on, until all is known that is wanted or the time is over; each duel that got deals is told of."""
        begun, several = monotonic(), count_cores() if workers is None else workers
        while (left := self._left()) and monotonic() - begun < seconds:
            chosen = sorted(left, key=self._spent)[:CONCURRENT_DUELS]
            jobs = [
                (*duel, f"{self.seed} {number}") for duel in chosen for number in self._coming(duel, several)
            ]
            played = iter(run_jobs(_won, jobs, several))
            for setting, rung in chosen:
                deals = {number: next(played) for number in self._coming((setting, rung), several)}
                self.record(setting, rung, {number: won for number, (won, _) in deals.items()})
                self.seconds[self._key(setting, rung)] = sum([took for _, took in deals.values()]) / len(
                    deals
                )
                if on_progress:
                    on_progress(self.status(setting, rung))

    def _coming(self, duel: LadderDuel, several: int) -> list[int]:
        """The next deals of a duel."""
        played = self._results(*duel)
        return list(islice((number for number in range(self.deals) if number not in played), several))

    def record(self, setting: Setting, pairing: Pairing, results: Mapping[int, float]) -> None:
        """Write down what deals of a duel have come to, by number: the first level's share of the victories in each."""
        self._results(setting, pairing).update(results)
        entry = json.loads(self._key(setting, pairing))
        lines = [json.dumps(entry | {"deal": number, "won": won}) + "\n" for number, won in results.items()]
        with self.file.open("a+b") as file:
            if _torn(file):
                file.write(b"\n")
            file.write("".join(lines).encode())

    def statuses(self) -> Iterator[DuelStatus]:
        """How all duels stand."""
        for setting, rung in self.duels:
            yield self.status(setting, rung)

    def status(self, setting: Setting, pairing: Pairing) -> DuelStatus:
        """How a duel stands."""
        results = self._results(setting, pairing)
        return judge_duel(setting, pairing, [results[number] for number in sorted(results)])

    def ratings(self, setting: Setting) -> list[Rating]:
        """How strong the levels are there, the strongest first; nothing as long as some have hardly met."""
        steps = [self.status(setting, rung) for rung in setting.pairings()]
        duels = [
            DuelResult(step.pairing.first, step.pairing.second, step.wins, None)
            for step in steps
            if step.wins and step.wins.count >= CHECKPOINTS[0]
        ]
        return compute_ratings(duels, setting.seats) if len(duels) == len(steps) and setting.seats > 1 else []

    def _spent(self, duel: LadderDuel) -> float:
        """What a duel has cost and what one more deal costs, in seconds of one core."""
        setting, rung = duel
        known = self.seconds.get(self._key(setting, rung))
        if known is None:
            thought = sum(LEVELS[level].simulations for level in (rung.first, rung.second) if level)
            known = (
                ASSUMED_SECONDS_PER_SIMULATION
                * max(1, thought)
                * load_heuristics(find_game(setting.game)).effort
            )
        return (len(self._results(*duel)) + 1) * known

    def _left(self) -> list[LadderDuel]:
        return [duel for duel in self.duels if not self._enough(self.status(*duel))]

    def _enough(self, step: DuelStatus) -> bool:
        if step.wins is None or step.met is not None:
            return step.met is not None
        known = step.wins.count in CHECKPOINTS and (step.wins.high - step.wins.low) / 2 <= self.precision
        return known or step.wins.count >= self.deals

    def _results(self, setting: Setting, rung: Pairing) -> dict[int, float]:
        return self.results.setdefault(self._key(setting, rung), {})

    def _key(self, setting: Setting, rung: Pairing) -> str:
        """What stands in each line of a duel beside the deal's number and its result."""
        levels = [asdict(LEVELS[level]) for level in (rung.first, rung.second) if level]
        mark = _short([self.fingerprints[setting.game, setting.seats], *levels])
        return json.dumps(
            asdict(setting) | {"bots": mark, "seed": self.seed, "first": rung.first, "second": rung.second}
        )

    def _read(self) -> None:
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            entry = _entry(line)
            if entry is not None:
                number, won = entry.pop("deal"), entry.pop("won")
                self.results.setdefault(json.dumps(entry), {})[number] = won


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


def _won(job: DealJob) -> tuple[float, float]:
    """The first level's share of the victories with one deal, and the seconds of a core that it took."""
    setting, rung, seed = job
    begun = process_time()
    if setting.seats == 1:
        won = play_game(GameSetup(setting.game, (rung.first,), setting.options), seed).wins[0]
    else:
        won, _ = play_mirrored_deal(
            MirroredDeal((rung.first, rung.second), setting.game, setting.seats, setting.options, seed)
        )
    return won, process_time() - begun
