"""Duels between levels of bots: which plays better, and how surely, with the same random numbers for both.

In a duel two levels take alternate seats (A B A B …) and play a game, then swap seats and play it again with the same random
numbers, as long as the game draws them in the same order (`play_game`). So each level has had each seat and each deal once,
and what is compared is skill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.lab.duel_result import DuelResult
from spielhafen.lab.elo import Rating, compute_ratings
from spielhafen.lab.executor import run_jobs
from spielhafen.lab.self_play import GameResult, GameSetup, Player, play_game, player_name
from spielhafen.lab.statistics import average, average_share

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback


DEALS_PER_BATCH: Final = 10
"""Deals after which the precision of a duel is checked."""

DealResult: TypeAlias = "tuple[float, float | None]"
"""The first level's share of the victories, and its lead in points if the game has points."""


class NoOpponent(SpielhafenError):
    """A duel needs at least two seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(text("error-no-opponent", seats=seats))


@dataclass(frozen=True)
class Arena:
    """The duels of all pairs of levels; each deal is played twice."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, object]
    seed: int
    deals: int
    """The most deals of a duel; precise results need fewer (`DuelResult.wins.count`)."""
    duels: tuple[DuelResult, ...]
    troubles: Mapping[str, int]
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
) -> Arena:
    """Duels between all pairs of these players, over so many deals each, or until a share of victories is known ± `precise`.

    Players are what they are for `simulate`; bots of your own of one class are told apart by subclassing it.
    Nothing but the seed decides what comes out. Raises BadSeats, BadOption, UnknownLevel, NoOpponent with less than two
    seats, ValueError without deals or with less than two levels.
    """
    pairs: list[tuple[Player, Player]] = list(combinations(levels, 2))
    if deals < 1 or not pairs or not 0 <= precision < 1:
        raise ValueError(deals, levels, precision)
    chosen = dict(options or {})
    for level in levels:
        GameSetup(game.name, (level,) * seats, chosen).validate()
    _opposed(seats)
    lots = Counter[str]()
    results: list[list[DealResult]] = [[] for _ in pairs]
    batch = min(DEALS_PER_BATCH, deals) if precision else deals
    while open_pairs := [
        place for place, found in enumerate(results) if not _enough(found, pairs[place], deals, precision)
    ]:
        done = len(results[open_pairs[0]])
        numbers = range(done, min(done + batch, deals))
        jobs = [
            MirroredDeal(pairs[place], game.name, seats, chosen, f"{seed} {number}", seconds)
            for place in open_pairs
            for number in numbers
        ]
        told = run_jobs(_told, jobs, workers, _share_of(progress, sum(map(len, results)), results, deals))
        lots += sum((found for _, found in told), Counter())
        played = iter([result for result, _ in told])
        for place in open_pairs:
            results[place] += [next(played) for _ in numbers]
    duels = [_duel(pair, found) for pair, found in zip(pairs, results, strict=True)]
    settled = asdict(game.parse_options(chosen))
    return Arena(game.name, game.version, seats, settled, seed, deals, tuple(duels), dict(lots))


def _enough(results: Sequence[DealResult], pair: tuple[Player, Player], deals: int, precise: float) -> bool:
    """Whether a duel needs no more deals."""
    if len(results) >= deals or not results:
        return len(results) >= deals
    wins = _duel(pair, results).wins
    return precise > 0 and (wins.high - wins.low) / 2 <= precise


def _share_of(
    progress: ProgressCallback | None, before: int, results: Sequence[Sequence[DealResult]], deals: int
) -> ProgressCallback | None:
    """Progress of a batch as a part of the whole."""
    if progress is None:
        return None
    return lambda done, _: progress(before + done, len(results) * deals)


def _opposed(seats: int) -> None:
    """Raises NoOpponent where there are no two sides."""
    if seats < 2:
        raise NoOpponent(seats)


def play_mirrored_deal(deal: MirroredDeal) -> DealResult:
    """The first level's share of the victories in both games, and its lead in points; raises NoOpponent."""
    return _told(deal)[0]


def _told(deal: MirroredDeal) -> tuple[DealResult, Counter[str]]:
    """The same, and how many moves were made by lot for each program."""
    _opposed(deal.seats)
    lots = Counter[str]()
    won, lead, scored = 0.0, 0.0, True
    for turn in (0, 1):
        places = [(seat + turn) % 2 for seat in range(deal.seats)]
        table = GameSetup(deal.game, tuple(deal.pair[place] for place in places), deal.options, deal.seconds)
        played = play_game(table, deal.seed)
        lots += _lots(table, played)
        wins = zip(played.wins, places, strict=True)
        won += sum(win for win, place in wins if place == 0) if any(played.wins) else 0.5
        scored = scored and played.points is not None
        for points, place in zip(played.points or (), places, strict=False):
            lead += points if place == 0 else -points
    return (won / 2, lead / deal.seats if scored else None), lots


def _lots(table: GameSetup, played: GameResult) -> Counter[str]:
    """How many moves were made by lot for each program at a table."""
    lots = Counter[str]()
    for player, number in zip(table.players, played.failures, strict=True):
        lots[player_name(player)] += number
    return lots


def _duel(pair: tuple[Player, Player], results: Sequence[DealResult]) -> DuelResult:
    first, second = map(player_name, pair)
    leads = [lead for _, lead in results if lead is not None]
    return DuelResult(
        first, second, average_share([won for won, _ in results]), average(leads) if leads else None
    )
