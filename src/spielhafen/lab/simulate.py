"""Many games between bots, and what came out on average."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING

from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.lab.executor import run_jobs
from spielhafen.lab.self_play import GameResult, GameSetup, Player, play_game, player_name
from spielhafen.lab.statistics import Average, Share, average, average_share, share

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback


@dataclass(frozen=True)
class SeatFigures:
    """How one seat fared; `wins` counts a shared victory as a share of one, `troubles` the moves made by lot for a program."""

    player: str
    wins: Average
    place: Average
    points: Average | None
    troubles: int


@dataclass(frozen=True)
class Simulation:
    """What came out of many games."""

    game: str
    rules: int
    players: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    games: int
    unfinished: int
    winless: int
    """Games that came to their end without anybody having won."""
    plies: Average
    rounds: Average | None
    seats: tuple[SeatFigures, ...]
    figures: Mapping[str, Share]
    counts: Mapping[str, Average]


def run_simulation(
    game: Game,
    players: Sequence[Player],
    options: Mapping[str, object] | None = None,
    *,
    games: int,
    seed: int = 0,
    seconds: float = ANSWER_SECONDS,
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> Simulation:
    """Let these players, one for each seat, play so many games, on so many processes (None: one for each core).

    Players are levels, programs (`run:` and a command line) or bots of your own: objects with `blind` and `choose` (see
    `spielhafen.bots.Bot`), which have to be picklable unless `workers` is 1. Several processes import the script that calls this,
    which therefore stands under `if __name__ == "__main__":` there. Nothing but the seed decides what comes out. seconds: so long may each answer of a program take. Raises BadSeats, BadOption,
    UnknownLevel, NoProgram, ValueError without any games.
    """
    if games < 1:
        raise ValueError(games)
    table = GameSetup(game.name, tuple(players), dict(options or {}), seconds)
    table.validate()
    seeds = [f"{seed} {number}" for number in range(games)]
    return _summary(game, table, seed, run_jobs(partial(play_game, table), seeds, workers, progress))


def _summary(game: Game, table: GameSetup, seed: int, played: Sequence[GameResult]) -> Simulation:
    return Simulation(
        game=game.name,
        rules=game.version,
        players=tuple(map(player_name, table.players)),
        options=asdict(game.parse_options(table.options)),
        seed=seed,
        games=len(played),
        unfinished=sum(not each.finished for each in played),
        winless=sum(each.finished and not any(each.wins) for each in played),
        plies=average([each.plies for each in played]),
        rounds=_average([each.rounds for each in played]),
        seats=tuple(_seat(player_name(player), seat, played) for seat, player in enumerate(table.players)),
        figures={name: share([each.figures[name] for each in played]) for name in played[0].figures},
        counts={name: average([each.counts[name] for each in played]) for name in played[0].counts},
    )


def _seat(player: str, seat: int, played: Sequence[GameResult]) -> SeatFigures:
    return SeatFigures(
        player=player,
        wins=average_share([each.wins[seat] for each in played]),
        place=average([each.places[seat] for each in played]),
        points=_average([each.points[seat] if each.points else None for each in played]),
        troubles=sum(each.failures[seat] for each in played),
    )


def _average(values: Sequence[float | None]) -> Average | None:
    """None where the game does not declare such a number."""
    known = [value for value in values if value is not None]
    return average(known) if known else None
