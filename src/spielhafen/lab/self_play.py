"""A single game between bots, and its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from spielhafen.bots import PROGRAM_PREFIX, ExternalBot, close_bots, count_failures, create_bot
from spielhafen.bots.external import ANSWER_SECONDS
from spielhafen.core.game import find_game
from spielhafen.core.game_figures import count_points, count_rounds, load_figures
from spielhafen.core.places import find_places, rank_seats
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from spielhafen.bots import Bot
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step


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
    """The result of a game; tuples are by seat, `wins` are shares of one win.

    `places` are those of the game (see `core.places`); without a winner they go by points, if it counts any.
    """

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


class GameObserver(Protocol):
    """What watches a game while it is played; it must not change the state."""

    def decided(self, g: State, seat: int, move: Move) -> None:
        """Be told of a decision that is about to be played."""

    def watch(self, g: State, step: Step, move: Move | None) -> None:
        """Be told of a step that is about to happen."""


def play_game(setup: GameSetup, seed: str, observer: GameObserver | None = None) -> GameResult:
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
    figures = load_figures(game).Figures() if hasattr(load_figures(game), "Figures") else None
    watchers = [each.watch for each in (figures, observer) if each]
    watch = _watch_all(watchers) if len(watchers) > 1 else watchers[0] if watchers else None
    plies = 0
    try:
        while (seat := state.actor()) != OVER and plies < game.max_plies:
            if seat == CHANCE:
                move = sample(state, chance)
            else:
                bot = bots[seat]
                move = bot.choose(state if bot.blind else view(state, seat), seat_random[seat])
                if observer:
                    observer.decided(state, seat, move)
            state.play(move, watch)
            plies += 1
    finally:
        close_bots(bots)
    return _result(game, state, plies, figures, count_failures(bots))


def _watch_all(watchers: Sequence[Callable[[State, Step, Move | None], None]]) -> Any:
    def watch(g: State, step: Step, move: Move | None) -> None:
        for watcher in watchers:
            watcher(g, step, move)

    return watch


def _create_player(game: Game, player: Player, seconds: float) -> Bot:
    """Return the bot of a player.

    A program was started once by `GameSetup.validate`; if it cannot be started again, it plays random moves.
    """
    if not isinstance(player, str):
        return player
    if player.startswith(PROGRAM_PREFIX):
        return ExternalBot(game, player.removeprefix(PROGRAM_PREFIX), seconds)
    return create_bot(game, player, seconds=inf)


def _result(game: Game, state: State, plies: int, figures: Any, failures: tuple[int, ...]) -> GameResult:
    points = count_points(game, state)
    winners = state.winners or []
    seats = range(state.seats())
    return GameResult(
        plies=plies,
        finished=state.winners is not None,
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        places=find_places(game, state) or rank_seats([points[seat] if points else 0 for seat in seats]),
        points=points,
        rounds=count_rounds(game, state),
        figures=figures.shares() if hasattr(figures, "shares") else {},
        counts=figures.counts() if hasattr(figures, "counts") else {},
        failures=failures,
    )
