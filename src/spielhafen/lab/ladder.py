"""The ladder: duels of each level with the one below it, for all games and seats.

Measuring takes hours, so every deal that was played is kept as a line of a file: a later run continues where an earlier one
stopped. Each duel gets about the same time. A duel is judged after certain numbers of deals (`CHECKPOINTS`): it ends when its
goal is surely met or missed, when its share of victories is known precisely enough, or when it has had all its deals. Where
the share itself is the goal, it is also judged after a number of deals that was fixed beforehand. In games for one player a
level has no opponent, and its share of victories counts.

Bots that have changed may be stronger or weaker. So a line records which bots it belongs to (`fingerprint_bots`, and the
settings of the two levels); lines of other bots are left in the file but not counted.
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
from spielhafen.lab.executor import count_cores, run_in_processes
from spielhafen.lab.self_play import GameSetup, play_game
from spielhafen.lab.statistics import Average, average_share

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.bots.beam import MoveSequence
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

NO_OPPONENT: Final = ""
"""The second level where a game has only one player."""
CHECKPOINTS: Final = (10, 20, 40, 80, 140, 200)
"""Numbers of deals after which a duel is judged.

Judging after every deal would give false certainty.
"""
CHECKPOINT_STANDARD_ERRORS: Final = 2.5
"""Half-width of the intervals in standard errors.

With it the intervals of all six checkpoints hold with 95 % (2.45 after Pocock, 1977, and a little more, because the first
checkpoint comes early).
"""
FINGERPRINT_SIMULATIONS: Final = 120
"""Simulations of a decision for the fingerprint, before the game's factor `EFFORT`."""
FINGERPRINT_DECISIONS: Final = 6
"""Decisions for the fingerprint, under each set of house rules."""
CONCURRENT_DUELS: Final = 2
"""Duels to play at once, so that the cores are busy while one duel plays its last deal."""
ASSUMED_SECONDS_PER_SIMULATION: Final = 0.02
"""Time of a deal per simulation of a decision, for a duel without measurements."""


@dataclass(frozen=True)
class Pairing:
    """A level, the one it has to beat, and the share of victories it needs in a game for two.

    deals: the checkpoint at which the share itself has to reach the goal. At the other checkpoints, or if it is None, the whole
    interval has to be above the goal.
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
    """A game, its number of players, and the house rules."""

    game: str
    seats: int
    options: Mapping[str, object]

    def pairings(self) -> Sequence[Pairing]:
        """Return the pairings for this number of players."""
        return SOLO_PAIRINGS if self.seats == 1 else PAIRINGS


LadderDuel: TypeAlias = "tuple[Setting, Pairing]"
DealJob: TypeAlias = "tuple[Setting, Pairing, str]"
"""A deal of a duel, by its seed."""


@dataclass(frozen=True)
class DuelStatus:
    """The status of a duel.

    goal: the required share of victories. wins: the share so far, None if nothing was played. met: whether the goal is met;
    None while undecided.
    """

    setting: Setting
    pairing: Pairing
    goal: float
    wins: Average | None
    met: bool | None = None


def judge_duel(setting: Setting, pairing: Pairing, results: Sequence[float]) -> DuelStatus:
    """Judge a duel at its checkpoints; deals after the deciding checkpoint are ignored."""
    goal = share_at_table(pairing.goal, setting.seats)
    for checkpoint in CHECKPOINTS:
        if checkpoint > len(results):
            break
        wins = average_share(results[:checkpoint], CHECKPOINT_STANDARD_ERRORS)
        met = _is_met(pairing, goal, wins)
        if met is not None:
            return DuelStatus(setting, pairing, goal, wins, met)
    return DuelStatus(
        setting, pairing, goal, average_share(results, CHECKPOINT_STANDARD_ERRORS) if results else None
    )


def _is_met(pairing: Pairing, goal: float, wins: Average) -> bool | None:
    """Return whether a goal is met at a checkpoint; None if undecided."""
    if wins.count == pairing.deals:
        return wins.mean >= goal
    return True if wins.low > goal else False if wins.high < goal else None


def all_settings(games: Sequence[Game]) -> list[Setting]:
    """Return all settings to measure: each game with all numbers of players and `HOUSE_RULES`."""
    settings = []
    for game in games:
        for options in load_heuristics(game).house_rules:
            seats = range(game.seats[0], game.seats[1] + 1)
            settings += [Setting(game.name, number, dict(options)) for number in seats]
    return settings


def fingerprint_bots(game: Game, seats: int) -> str:
    """Return a hash that changes when the bots of a game play differently.

    It covers games played by the policy and some decisions of the search in them.
    """
    heuristics = load_heuristics(game)
    decisions = [
        list(_decisions(heuristics, game.max_plies, game.start(seats, options)))
        for options in heuristics.house_rules
    ]
    return _short_hash(
        [
            game.version,
            heuristics.effort,
            heuristics.slips,
            heuristics.doubt,
            heuristics.chains,
            decisions,
        ]
    )


def _short_hash(things: Sequence[object]) -> str:
    return sha256(repr(things).encode()).hexdigest()[:8]


def _decisions(heuristics: Heuristics, max_plies: int, g: State) -> Iterator[object]:
    """Yield the moves and plans of a game played by the policy, then some decisions in it.

    The decisions are spread evenly over those without a single plan. For each of them: the move and worth of a search, the move
    of a search that always slips, and a random move.
    """
    undecided: list[State] = []
    for seen, plans, move in policy_decisions(heuristics, max_plies, g):
        yield str(move), [[str(step) for step in plan] for plan in plans]
        if len(plans) != 1:
            undecided.append(seen)
    simulations = max(1, round(FINGERPRINT_SIMULATIONS * heuristics.effort))
    search, slipping = (Search(heuristics, simulations, inf, slips=slips) for slips in (0.0, 1.0))
    for index in spread_indices(len(undecided), FINGERPRINT_DECISIONS):
        seen = undecided[index]
        best = search.evaluate_moves(seen, Random(index))[0]
        slip = slipping.choose(seen, Random(index))
        random_move = EpsilonGreedyBot(heuristics, 1.0).choose(seen, Random(index))
        yield str(best.move), round(best.worth, 6), str(slip), str(random_move)


def policy_decisions(
    heuristics: Heuristics, max_plies: int, g: State, seed: int = 0
) -> Iterator[tuple[State, Sequence[MoveSequence], Move]]:
    """Play a game by the policy; yield each view with a choice, the plans for it, and the move."""
    random = Random(seed)
    for _ in range(max_plies):
        if g.actor() == OVER:
            break
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        seen, legal = view(g, g.actor()), g.moves()
        if len(legal) > 1:
            move = heuristics.policy(seen, legal, random)
            yield seen, heuristics.plans(seen), move
            g.play(move)
        else:
            g.play(legal[0])


def spread_indices(count: int, parts: int) -> Iterable[int]:
    """Return the middle index of each of `parts` equal parts of a list with `count` items."""
    return dict.fromkeys((2 * part + 1) * count // (2 * parts) for part in range(parts if count else 0))


class Ladder:
    """The deals that were played, kept in a file, and the duels that are still undecided."""

    def __init__(
        self, file: Path, settings: Sequence[Setting], *, deals: int, precision: float, seed: int = 1
    ) -> None:
        self.file = file
        self.deals, self.precision, self.seed = deals, precision, seed
        tables = {(setting.game, setting.seats) for setting in settings}
        self.fingerprints = {
            (name, seats): fingerprint_bots(find_game(name), seats) for name, seats in tables
        }
        self.results: dict[str, dict[int, float]] = {}
        """The share of victories of the first level in each deal, by duel and number of the deal."""
        self.seconds: dict[str, float] = {}
        """The measured time of a deal, by duel."""
        self.duels = [(setting, pairing) for setting in settings for pairing in setting.pairings()]
        self._read()

    def run(
        self,
        seconds: float = inf,
        workers: int | None = None,
        on_progress: Callable[[DuelStatus], None] | None = None,
    ) -> None:
        """Play until all duels are decided or the time is over.

        on_progress: called with the status of each duel that got deals.
        """
        started, batch_size = monotonic(), count_cores() if workers is None else workers
        while (left := self._undecided()) and monotonic() - started < seconds:
            chosen = sorted(left, key=self._cost)[:CONCURRENT_DUELS]
            jobs = [
                (*duel, f"{self.seed} {number}")
                for duel in chosen
                for number in self._next_deals(duel, batch_size)
            ]
            played = iter(run_in_processes(_play_deal, jobs, batch_size))
            for setting, pairing in chosen:
                deals = {number: next(played) for number in self._next_deals((setting, pairing), batch_size)}
                self.record(setting, pairing, {number: won for number, (won, _) in deals.items()})
                times = [took for _, took in deals.values()]
                self.seconds[self._key(setting, pairing)] = sum(times) / len(times)
                if on_progress:
                    on_progress(self.status(setting, pairing))

    def _next_deals(self, duel: LadderDuel, limit: int) -> list[int]:
        """Return the numbers of the next deals of a duel."""
        played = self._results(*duel)
        return list(islice((number for number in range(self.deals) if number not in played), limit))

    def record(self, setting: Setting, pairing: Pairing, results: Mapping[int, float]) -> None:
        """Append results of a duel to the file.

        results: the first level's share of the victories, by the number of the deal.
        """
        self._results(setting, pairing).update(results)
        entry = json.loads(self._key(setting, pairing))
        lines = [json.dumps(entry | {"deal": number, "won": won}) + "\n" for number, won in results.items()]
        with self.file.open("a+b") as file:
            if _is_last_line_cut_off(file):
                file.write(b"\n")
            file.write("".join(lines).encode())

    def statuses(self) -> Iterator[DuelStatus]:
        """Yield the status of all duels."""
        for setting, pairing in self.duels:
            yield self.status(setting, pairing)

    def status(self, setting: Setting, pairing: Pairing) -> DuelStatus:
        """Return the status of a duel."""
        results = self._results(setting, pairing)
        return judge_duel(setting, pairing, [results[number] for number in sorted(results)])

    def ratings(self, setting: Setting) -> list[Rating]:
        """Rate the levels in a setting, the strongest first; empty while a duel has few deals."""
        statuses = [self.status(setting, pairing) for pairing in setting.pairings()]
        duels = [
            DuelResult(status.pairing.first, status.pairing.second, status.wins, None)
            for status in statuses
            if status.wins and status.wins.count >= CHECKPOINTS[0]
        ]
        if len(duels) < len(statuses) or setting.seats < 2:
            return []
        return compute_ratings(duels, setting.seats)

    def _cost(self, duel: LadderDuel) -> float:
        """Return the time of a duel so far and of one more deal, in seconds of one core."""
        setting, pairing = duel
        seconds = self.seconds.get(self._key(setting, pairing))
        if seconds is None:
            simulations = sum(LEVELS[level].simulations for level in (pairing.first, pairing.second) if level)
            effort = load_heuristics(find_game(setting.game)).effort
            seconds = ASSUMED_SECONDS_PER_SIMULATION * max(1, simulations) * effort
        return (len(self._results(*duel)) + 1) * seconds

    def _undecided(self) -> list[LadderDuel]:
        return [duel for duel in self.duels if not self._is_decided(self.status(*duel))]

    def _is_decided(self, status: DuelStatus) -> bool:
        if status.wins is None or status.met is not None:
            return status.met is not None
        half_width = (status.wins.high - status.wins.low) / 2
        is_precise = status.wins.count in CHECKPOINTS and half_width <= self.precision
        return is_precise or status.wins.count >= self.deals

    def _results(self, setting: Setting, pairing: Pairing) -> dict[int, float]:
        return self.results.setdefault(self._key(setting, pairing), {})

    def _key(self, setting: Setting, pairing: Pairing) -> str:
        """Return the part of a line that identifies the duel: all but the deal and its result."""
        levels = [asdict(LEVELS[level]) for level in (pairing.first, pairing.second) if level]
        bots = _short_hash([self.fingerprints[setting.game, setting.seats], *levels])
        return json.dumps(
            asdict(setting)
            | {"bots": bots, "seed": self.seed, "first": pairing.first, "second": pairing.second}
        )

    def _read(self) -> None:
        for line in self.file.read_bytes().splitlines() if self.file.exists() else ():
            entry = _parse_line(line)
            if entry is not None:
                number, won = entry.pop("deal"), entry.pop("won")
                self.results.setdefault(json.dumps(entry), {})[number] = won


def _parse_line(line: bytes) -> dict[str, Any] | None:
    """Parse the line of a deal; None if it is invalid or cut off."""
    try:
        entry: Any = json.loads(line)
    except (ValueError, RecursionError):  # also invalid UTF-8 and deeply nested brackets
        return None
    if not isinstance(entry, dict):
        return None
    number: Any = entry.get("deal")
    won: Any = entry.get("won")
    is_valid = type(number) is int and number >= 0 and type(won) in {int, float} and 0 <= won <= 1
    return entry if is_valid else None


def _is_last_line_cut_off(file: BinaryIO) -> bool:
    """Return whether the last line of a file has no line end."""
    if not file.seek(0, SEEK_END):
        return False
    file.seek(-1, SEEK_END)
    return file.read() != b"\n"


def _play_deal(job: DealJob) -> tuple[float, float]:
    """Play one deal; return the first level's share of the victories and the CPU seconds."""
    setting, pairing, seed = job
    started = process_time()
    if setting.seats == 1:
        won = play_game(GameSetup(setting.game, (pairing.first,), setting.options), seed).wins[0]
    else:
        won, _ = play_mirrored_deal(
            MirroredDeal((pairing.first, pairing.second), setting.game, setting.seats, setting.options, seed)
        )
    return won, process_time() - started
