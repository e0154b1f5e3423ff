"""Walks through matches: visits to every node, with all moves kept as a logbook."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import BadOption
from spielhafen.core.logbook import Logbook
from spielhafen.core.logbook import Ply as Line
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.core.variants import drawings_of, numbers_of
from spielhafen.testing.game_node import GameNode, GamePly, Setup, state_hash
from spielhafen.testing.step_events import StepEvent, event_recorder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.options import Option
    from spielhafen.testing.coverage import Coverage
    from spielhafen.testing.text_check import TextCheck

PlayerPolicy = Callable[[State, "Sequence[Move]", Random], "Move"]
"""Picks one of the moves on offer, from the view of the seat to move."""

RANDOM_PLAYER: Final = "random"
TWIN_RELOAD_PLIES: Final = 25
"""The number of plies after which the twin is loaded anew."""


def random_player(_: State, moves: Sequence[Move], random: Random) -> Move:
    """Pick a move at random."""
    return random.choice(moves)


def players(game: Game) -> dict[str, PlayerPolicy]:
    """Return the players for tests of a game: random, and the game's own policy if it has one."""
    policy = getattr(game.part("bot"), "policy", None) if find_spec(f"{game.package}.bot") else None
    return {RANDOM_PLAYER: random_player} | ({"policy": policy} if policy else {})


def next_move(g: State, policies: Sequence[PlayerPolicy], random: Random) -> Move:
    """Return the next move, by chance or by the policy of the seat to move."""
    seat = g.actor()
    return sample(g, random) if seat == CHANCE else policies[seat](g, g.moves(), random)


def beats_random_player(game: Game, seed: int, **options: object) -> bool:
    """Whether the game's policy beats random moves; it has the second seat if the seed is odd."""
    random, g, own = Random(seed), game.start(2, options), seed % 2
    policies: list[PlayerPolicy] = [random_player, random_player]
    policy = players(game)["policy"]
    policies[own] = lambda table, moves, chance: policy(view(table, own), moves, chance)
    while g.actor() != OVER:
        g.play(next_move(g, policies, random))
    return g.winners == [own]


def all_setups(game: Game) -> Iterator[Setup]:
    """Yield every number of seats with every value of each option, and as we play it.

    All other options are as printed. The variants come last.
    """
    for seats in range(game.seats[0], game.seats[1] + 1):
        yield Setup(seats)
        for option in game.option_list():
            if option.numeric:
                continue
            for value in option.values:
                setup = Setup(seats, {option.id: value})
                if value != option.default and _possible(game, setup):
                    yield setup
        if sum(option.ours is not None for option in game.option_list()) > 1:
            yield Setup(seats, game.preset_options("ours"))
    yield from variant_setups(game)


def variant_setups(game: Game) -> Iterator[Setup]:
    """Yield the bounds of each number, all the upper ones, and a board that was drawn."""
    numbers = numbers_of(game)
    least, most = game.seats
    extremes = [(option, value) for option in numbers for value in (option.values[0], option.values[-1])]
    for place, (option, value) in enumerate(extremes):
        if value != option.default:
            yield Setup(least + place % (most - least + 1), {option.id: value})
    if numbers:
        most_of_all = {option.id: option.values[-1] for option in numbers}
        yield Setup(most, {"variant": "most-of-all", **most_of_all})
    for option in drawings_of(game):
        yield Setup(least, {"variant": "drawn", option.id: drawn_by_chance(game, option)})


def drawn_by_chance(game: Game, option: Option) -> str:
    """Return the drawing of a board that chance has laid in the printed game."""
    g, random = game.start(game.seats[0]), Random(1492)
    while not getattr(g, option.draws):
        g.play(sample(g, random) if g.actor() == CHANCE else g.moves()[0])
    found: str = getattr(g, option.draws)
    return found


def _possible(game: Game, setup: Setup) -> bool:
    try:
        game.start(setup.seats, setup.options)
    except BadOption:
        return False
    return True


@dataclass
class ContractMatch:
    """A game being played: its set-up, its moves, its state."""

    game: Game
    setup: Setup
    player: str
    seed: int
    position: Mapping[str, Any] = field(default_factory=dict)
    """A position file from which the game starts; empty: it starts from the beginning."""
    max_plies: int = 0
    """The number of plies after which it stops; 0: it is played to its end or cap."""
    logbook: Logbook = field(init=False)
    state: State = field(init=False)
    state_hashes: list[int] = field(init=False)

    def __post_init__(self) -> None:
        names = [f"Captain {seat + 1}" for seat in range(self.setup.seats)]
        self.logbook = Logbook(self.game, names, self.setup.options)
        self.state = self.initial_state()
        self.state_hashes = [state_hash(self.state)]

    @classmethod
    def from_logbook(cls, logbook: Logbook) -> ContractMatch:
        """Return a match at its beginning whose moves are already written."""
        match = cls(logbook.game, Setup(len(logbook.names), logbook.options), "hypothesis", 0)
        match.logbook = logbook
        return match

    def initial_state(self) -> State:
        """Return the state before the first ply."""
        return self.game.load(self.position) if self.position else self.logbook.initial_state()

    @property
    def ply_limit(self) -> int:
        """The most plies to be played."""
        return min(self.max_plies or self.game.max_plies, self.game.max_plies)

    def __str__(self) -> str:
        """Return all that is needed to play the same match again."""
        return f"{self.game.name}, {self.setup.seats} seats, options {dict(self.setup.options)}, {self.player}, seed {self.seed}"


class Walk:
    """A walk through a match: yields each node, and after it the ply played there."""

    def __init__(
        self, match: ContractMatch, player: PlayerPolicy, text_check: TextCheck, coverage: Coverage
    ) -> None:
        self.match = match
        self.player = player
        self.text_check = text_check
        self.coverage = coverage
        self.random = Random(f"{match.game.name} {match.setup} {match.player} {match.seed}")
        self.law_random = Random(f"laws {match.seed}")
        self.twin = self._fresh_twin()

    def _fresh_twin(self) -> State:
        game = self.match.game
        return game.load(json.loads(json.dumps(game.dump(self.match.state))))

    def __iter__(self) -> Iterator[tuple[GameNode, GamePly | None]]:
        for _ in range(self.match.ply_limit):
            node = self.current_node()
            yield node, None
            if node.step is None:
                return
            yield node, self.play(node, self.choose(node))

    def current_node(self) -> GameNode:
        """Return the present state as a node."""
        match = self.match
        return GameNode(
            match.game, match.state, len(match.logbook.plies), self.law_random, self.text_check, self.coverage
        )

    def choose(self, node: GameNode) -> Move:
        """Return the move of the player or of chance. Sealed choices are made in random order."""
        g = node.g
        if g.actor() == CHANCE:
            return sample(g, self.random)
        seat = self.random.choice(g.actors())
        if seat != g.actor():
            g.ask(seat)
            self.twin.ask(seat)
        return self.player(view(g, seat), g.moves(), self.random)

    def play(self, node: GameNode, move: Move) -> GamePly:
        """Play the move in the game and in its twin."""
        match, events = self.match, list[StepEvent]()
        match.logbook.plies.append(Line(match.state.actor(), str(move)))
        match.state.play(move, event_recorder(match.game, events))
        self.twin.play(move)
        match.state_hashes.append(state_hash(match.state))
        self.coverage.record(events, over=match.state.actor() == OVER)
        ply = GamePly(node, move, events, match.state, self.twin)
        if len(match.logbook.plies) % TWIN_RELOAD_PLIES == 0:
            self.twin = self._fresh_twin()
        return ply
