"""Simulations: many games between bots, and the averages over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.core.variants import recorded_options
from spielhafen.lab.executor import run_in_processes
from spielhafen.lab.self_play import GameResult, GameSetup, Player, play_game, player_name
from spielhafen.lab.statistics import Average, Share, average, average_share, share

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.executor import ProgressCallback


@dataclass(frozen=True)
class SeatFigures:
    """The averages of one seat.

    `wins` counts a shared win as a share of one, `failures` the random moves in place of a program's invalid answers.
    """

    player: str
    wins: Average
    place: Average
    points: Average | None
    failures: int


@dataclass(frozen=True)
class Simulation:
    """The summary of a simulation."""

    game: str
    rules: int
    players: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    games: int
    unfinished: int
    winless: int
    """Finished games without a winner."""
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
    """Let these players, one for each seat, play `games` games.

    Players are levels, programs (`run:` and a command line) or bots of your own: objects with `blind` and `choose` (see
    `spielhafen.bots.Bot`), which have to be picklable unless `workers` is 1. The result depends on the seed only.

    seconds: the time limit of a program's answer.
    workers: the number of processes, None: one for each core. Several processes import the calling script, which
    therefore has to call this under `if __name__ == "__main__":`.

    Raises BadSeats, BadOption, UnknownLevel, ProgramStartError, ValueError without games.
    """
    if games < 1:
        raise ValueError(games)
    setup = GameSetup(game.name, tuple(players), dict(options or {}), seconds)
    setup.validate()
    seeds = [f"{seed} {number}" for number in range(games)]
    return _summary(game, setup, seed, run_in_processes(partial(play_game, setup), seeds, workers, progress))


def _summary(game: Game, setup: GameSetup, seed: int, played: Sequence[GameResult]) -> Simulation:
    return Simulation(
        game=game.name,
        rules=game.version,
        players=tuple(map(player_name, setup.players)),
        options=recorded_options(game, setup.options),
        seed=seed,
        games=len(played),
        unfinished=sum(not each.finished for each in played),
        winless=sum(each.finished and not any(each.wins) for each in played),
        plies=average([each.plies for each in played]),
        rounds=_average([each.rounds for each in played]),
        seats=tuple(_seat(player_name(player), seat, played) for seat, player in enumerate(setup.players)),
        figures={name: share([each.figures[name] for each in played]) for name in played[0].figures},
        counts={name: average([each.counts[name] for each in played]) for name in played[0].counts},
    )


def _seat(player: str, seat: int, played: Sequence[GameResult]) -> SeatFigures:
    return SeatFigures(
        player=player,
        wins=average_share([each.wins[seat] for each in played]),
        place=average([each.places[seat] for each in played]),
        points=_average([each.points[seat] if each.points else None for each in played]),
        failures=sum(each.failures[seat] for each in played),
    )


def _average(values: Sequence[float | None]) -> Average | None:
    """Return the average of the known values; None if the game does not declare this number."""
    known = [value for value in values if value is not None]
    return average(known) if known else None
