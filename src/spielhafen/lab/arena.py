"""Duels between levels of bots, with the same random numbers for both.

In a duel two levels take alternate seats (A B A B …) and play a game, then swap seats and play it again
with the same random numbers, as long as the game draws them in the same order (`play_game`). So each level
has had each seat and each deal once, and the comparison is one of skill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.core.variants import recorded_options
from spielhafen.lab.duel_result import DuelResult
from spielhafen.lab.elo import Rating, compute_ratings
from spielhafen.lab.executor import run_in_processes
from spielhafen.lab.self_play import GameResult, GameSetup, Player, play_game, player_name
from spielhafen.lab.statistics import average, average_share

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback


DEALS_PER_BATCH: Final = 10
"""Deals after which the precision of a duel is checked."""

DealResult: TypeAlias = "tuple[float, float | None]"
"""The first level's share of the wins, and its lead in points if the game has points."""


class NoOpponent(SpielhafenError):
    """Raised for a duel with fewer than two seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(text("error-no-opponent", seats=seats))


@dataclass(frozen=True)
class ArenaResult:
    """The duels of all pairs of levels; each deal is played twice."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, object]
    seed: int
    deals: int
    """The maximum of deals per duel; precise results need fewer (`DuelResult.wins.count`)."""
    duels: tuple[DuelResult, ...]
    failures: Mapping[str, int]
    """The number of random moves in place of invalid answers, by program."""

    @property
    def ratings(self) -> list[Rating]:
        """The ratings of the levels, the strongest first."""
        return compute_ratings(self.duels, self.seats)


@dataclass(frozen=True)
class MirroredDeal:
    """A game to play twice, with the seats swapped the second time."""

    pair: tuple[Player, Player]
    game: str
    seats: int
    options: Mapping[str, object]
    seed: str
    seconds: float = ANSWER_SECONDS
    """Time limit of a program's answer."""


def run_arena(
    game: Game,
    levels: Sequence[Player],
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    deals: int,
    precision: float = 0.0,
    seed: int = 0,
    seconds: float = ANSWER_SECONDS,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> ArenaResult:
    """Play duels between all pairs of these players, each over at most `deals` deals.

    With a `precision` above 0 a duel ends earlier, as soon as its share of wins is known to ± `precision`. Players are
    the same as for `run_simulation`; the report names your own bots by their classes, so give each one a class of its
    own. The result depends on the seed only. Raises BadSeats, BadOption, UnknownLevel, NoOpponent with fewer than two
    seats, ValueError without deals or with fewer than two levels.
    """
    pairs: list[tuple[Player, Player]] = list(combinations(levels, 2))
    if deals < 1 or not pairs or not 0 <= precision < 1:
        raise ValueError(deals, levels, precision)
    chosen = dict(options or {})
    for level in levels:
        GameSetup(game.name, (level,) * seats, chosen).validate()
    _check_opponent(seats)
    failures = Counter[str]()
    results: list[list[DealResult]] = [[] for _ in pairs]
    batch = min(DEALS_PER_BATCH, deals) if precision else deals
    while open_pairs := [
        index for index, found in enumerate(results) if not _is_decided(found, pairs[index], deals, precision)
    ]:
        done = len(results[open_pairs[0]])
        numbers = range(done, min(done + batch, deals))
        jobs = [
            MirroredDeal(pairs[index], game.name, seats, chosen, f"{seed} {number}", seconds)
            for index in open_pairs
            for number in numbers
        ]
        before = sum(map(len, results))
        played = run_in_processes(
            _play_deal, jobs, workers, _batch_progress(progress, before, results, deals)
        )
        failures += sum((found for _, found in played), Counter())
        new_results = iter([result for result, _ in played])
        for index in open_pairs:
            results[index] += [next(new_results) for _ in numbers]
    duels = [_duel_result(pair, found) for pair, found in zip(pairs, results, strict=True)]
    all_options = recorded_options(game, chosen)
    return ArenaResult(game.name, game.version, seats, all_options, seed, deals, tuple(duels), dict(failures))


def _is_decided(
    results: Sequence[DealResult], pair: tuple[Player, Player], deals: int, precision: float
) -> bool:
    """Return whether a duel needs no more deals."""
    if len(results) >= deals or not results:
        return len(results) >= deals
    wins = _duel_result(pair, results).wins
    return precision > 0 and (wins.high - wins.low) / 2 <= precision


def _batch_progress(
    progress: ProgressCallback | None, before: int, results: Sequence[Sequence[DealResult]], deals: int
) -> ProgressCallback | None:
    """Return a callback that reports the progress of a batch as a part of the whole."""
    if progress is None:
        return None
    return lambda done, _: progress(before + done, len(results) * deals)


def _check_opponent(seats: int) -> None:
    """Raise NoOpponent with fewer than two seats."""
    if seats < 2:
        raise NoOpponent(seats)


def play_mirrored_deal(deal: MirroredDeal) -> DealResult:
    """Play a deal twice and return its result over both games; raises NoOpponent."""
    return _play_deal(deal)[0]


def _play_deal(deal: MirroredDeal) -> tuple[DealResult, Counter[str]]:
    """Return the result of a deal, and the number of random moves by program."""
    _check_opponent(deal.seats)
    failures = Counter[str]()
    won, lead, has_points = 0.0, 0.0, True
    for turn in (0, 1):
        sides = [(seat + turn) % 2 for seat in range(deal.seats)]
        setup = GameSetup(deal.game, tuple(deal.pair[side] for side in sides), deal.options, deal.seconds)
        played = play_game(setup, deal.seed)
        failures += _failures(setup, played)
        wins = zip(played.wins, sides, strict=True)
        won += sum(win for win, side in wins if side == 0) if any(played.wins) else 0.5
        has_points = has_points and played.points is not None
        for points, side in zip(played.points or (), sides, strict=False):
            lead += points if side == 0 else -points
    return (won / 2, lead / deal.seats if has_points else None), failures


def _failures(setup: GameSetup, played: GameResult) -> Counter[str]:
    """Return the number of random moves in a game by program."""
    failures = Counter[str]()
    for player, number in zip(setup.players, played.failures, strict=True):
        failures[player_name(player)] += number
    return failures


def _duel_result(pair: tuple[Player, Player], results: Sequence[DealResult]) -> DuelResult:
    first, second = map(player_name, pair)
    leads = [lead for _, lead in results if lead is not None]
    return DuelResult(
        first, second, average_share([won for won, _ in results]), average(leads) if leads else None
    )
