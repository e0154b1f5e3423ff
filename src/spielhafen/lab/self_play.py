"""A single game between bots, and its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from spielhafen.bots import PROGRAM_PREFIX, ExternalBot, close_bots, count_failures, create_bot
from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from spielhafen.bots import Bot
    from spielhafen.core.game import Game
    from spielhafen.core.play import State


Player: TypeAlias = "str | Bot"
"""A level, `run:` and a program's command line, or a bot object that plays all games."""


def player_name(player: Player) -> str:
    """Return the name of a player in reports; that of a bot object is its class."""
    return player if isinstance(player, str) else type(player).__name__


@dataclass(frozen=True)
class GameSetup:
    """A game with its options and the player of each seat."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float = ANSWER_SECONDS
    """The time limit of a program's answer."""

    def validate(self) -> None:
        """Check the setup before workers start.

        Raises UnknownGame, UnknownLevel, ProgramStartError, BadSeats, BadOption.
        """
        game = find_game(self.game)
        game.start(len(self.players), self.options)
        for player in self.players:
            if isinstance(player, str):
                create_bot(game, player)


@dataclass(frozen=True)
class GameResult:
    """The result of a game; tuples are by seat, `wins` are shares of one win, `places` from 1."""

    plies: int
    finished: bool
    wins: tuple[float, ...]
    places: tuple[int, ...]
    points: tuple[float, ...] | None
    rounds: int | None
    figures: Mapping[str, tuple[int, int]]
    counts: Mapping[str, float]
    failures: tuple[int, ...]
    """The number of random moves in place of a program's invalid answers."""


def play_game(setup: GameSetup, seed: str) -> GameResult:
    """Play one game to its end or to the game's limit of plies.

    The seed determines the outcomes of chance and, independently, the random numbers of each seat: other bots in the
    same seats get the same outcomes as long as the game draws them in the same order. Levels search without a time
    limit, so that the result depends on nothing else. Raises UnknownGame, UnknownLevel, BadSeats, BadOption.
    """
    game = find_game(setup.game)
    state = game.start(len(setup.players), setup.options)
    bots = [_create_player(game, player, setup.seconds) for player in setup.players]
    seat_random = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    chance = Random(f"{seed} chance")
    figures = _figures(game).Figures() if hasattr(_figures(game), "Figures") else None
    watch = figures.watch if figures else None
    plies = 0
    try:
        while (seat := state.actor()) != OVER and plies < game.max_plies:
            if seat == CHANCE:
                move = sample(state, chance)
            else:
                bot = bots[seat]
                move = bot.choose(state if bot.blind else view(state, seat), seat_random[seat])
            state.play(move, watch)
            plies += 1
    finally:
        close_bots(bots)
    return _result(game, state, plies, figures, count_failures(bots))


def _create_player(game: Game, player: Player, seconds: float) -> Bot:
    """Return the bot of a player.

    A program was started once by `GameSetup.validate`; if it cannot be started again, it plays random moves.
    """
    if not isinstance(player, str):
        return player
    if player.startswith(PROGRAM_PREFIX):
        return ExternalBot(game, player.removeprefix(PROGRAM_PREFIX), seconds)
    return create_bot(game, player, seconds=inf)


@cache
def _figures(game: Game) -> Any:
    """Return the game's module `figures.py`, or None.

    It may define `points(g)`, `rounds(g)` and `Figures`. `Figures().watch(g, step, move)` is called with each step. At
    the end `shares()` returns (hits, trials) and `counts()` numbers of occurrences, both by name and both optional.
    """
    return game.part("figures") if find_spec(f"{game.package}.figures") else None


def _result(game: Game, state: State, plies: int, figures: Any, failures: tuple[int, ...]) -> GameResult:
    module = _figures(game)
    points = (tuple(module.points(state)) or None) if hasattr(module, "points") else None
    winners = state.winners or []
    seats = range(state.seats())
    return GameResult(
        plies=plies,
        finished=state.winners is not None,
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        places=_places([(seat in winners, points[seat] if points else 0) for seat in seats]),
        points=points,
        rounds=module.rounds(state) if hasattr(module, "rounds") else None,
        figures=figures.shares() if hasattr(figures, "shares") else {},
        counts=figures.counts() if hasattr(figures, "counts") else {},
        failures=failures,
    )


def _places(results: Sequence[tuple[bool, float]]) -> tuple[int, ...]:
    """Return the places: winners first, then by points; equals share the better place."""
    return tuple(1 + sum(other > result for other in results) for result in results)
