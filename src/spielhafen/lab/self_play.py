"""One game between bots: who sat where, how it ended, what was counted on the way."""

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
"""A level, `run:` and the command line of a program, or a bot of one's own, which plays in all games as it is."""


def player_name(player: Player) -> str:
    """What a player is called in a report; a bot of one's own by its class."""
    return player if isinstance(player, str) else type(player).__name__


@dataclass(frozen=True)
class GameSetup:
    """What is played, and who sits in each seat."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float = ANSWER_SECONDS
    """How long an answer of a program may take."""

    def validate(self) -> None:
        """Raises UnknownGame, UnknownLevel, NoProgram, BadSeats, BadOption, before many processes do."""
        game = find_game(self.game)
        game.start(len(self.players), self.options)
        for player in self.players:
            if isinstance(player, str):
                create_bot(game, player)


@dataclass(frozen=True)
class GameResult:
    """How a game went. `wins` are shares of the victory, `places` begin with 1, lists are by seat."""

    plies: int
    finished: bool
    wins: tuple[float, ...]
    places: tuple[int, ...]
    points: tuple[float, ...] | None
    rounds: int | None
    figures: Mapping[str, tuple[int, int]]
    counts: Mapping[str, float]
    failures: tuple[int, ...]
    """How many moves were made by lot for programs that gave none."""


def play_game(setup: GameSetup, seed: str) -> GameResult:
    """Play one game to its end or to the game's cap of plies; raises UnknownGame, UnknownLevel, BadSeats, BadOption.

    The seed fixes chance and, apart from it, each seat: other bots in the same seats get the same chance as long as the
    game asks for it in the same order. Bots take the time they need, so that the result depends on nothing else.
    """
    game = find_game(setup.game)
    state = game.start(len(setup.players), setup.options)
    bots = [_seated(game, player, setup.seconds) for player in setup.players]
    own = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    chance = Random(f"{seed} chance")
    figures = _figures(game).Figures() if hasattr(_figures(game), "Figures") else None
    watch = figures.watch if figures else None
    plies = 0
    try:
        while (seat := state.actor()) != OVER and plies < game.max_plies:
            if seat == CHANCE:
                move = sample(state, chance)
            else:
                mate = bots[seat]
                move = mate.choose(state if mate.blind else view(state, seat), own[seat])
            state.play(move, watch)
            plies += 1
    finally:
        close_bots(bots)
    return _played(game, state, plies, figures, count_failures(bots))


def _seated(game: Game, player: Player, seconds: float) -> Bot:
    """Who plays; a program has been tried out (`Table.check`), and what has become of it since stops no game."""
    if not isinstance(player, str):
        return player
    if player.startswith(PROGRAM_PREFIX):
        return ExternalBot(game, player.removeprefix(PROGRAM_PREFIX), seconds)
    return create_bot(game, player, seconds=inf)


@cache
def _figures(game: Game) -> Any:
    """The game's `figures.py`, if it has one: `points(g)`, `rounds(g)`, `Figures`, all of them optional.

    `Figures().watch(g, step, move)` sees each step; then `shares()` tells how often what was so, out of how many, and
    `counts()` how often something happened; both are optional, too.
    """
    return game.part("figures") if find_spec(f"{game.package}.figures") else None


def _played(game: Game, state: State, plies: int, figures: Any, lots: tuple[int, ...]) -> GameResult:
    declared = _figures(game)
    points = (tuple(declared.points(state)) or None) if hasattr(declared, "points") else None
    winners = state.winners or []
    seats = range(state.seats())
    return GameResult(
        plies=plies,
        finished=state.winners is not None,
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        places=_places([(seat in winners, points[seat] if points else 0) for seat in seats]),
        points=points,
        rounds=declared.rounds(state) if hasattr(declared, "rounds") else None,
        figures=figures.shares() if hasattr(figures, "shares") else {},
        counts=figures.counts() if hasattr(figures, "counts") else {},
        failures=lots,
    )


def _places(results: Sequence[tuple[bool, float]]) -> tuple[int, ...]:
    """The winners first, then by points; equals share the better place."""
    return tuple(1 + sum(other > result for other in results) for result in results)
