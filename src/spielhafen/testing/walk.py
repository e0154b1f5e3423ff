"""Walks through games: plays them, stops at every node, and keeps what was played as a logbook."""

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
from spielhafen.testing.game_node import Event, Node, Ply, Setup, teller
from spielhafen.testing.laws.termination import sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.testing.coverage import Reached
    from spielhafen.testing.text_check import Tongues

Player = Callable[[State, "Sequence[Move]", Random], "Move"]
"""Picks one of the offered moves, from the view of the seat that decides."""

ANYBODY: Final = "random"
TWIN_AGE: Final = 25
"""After so many plies the twin is loaded anew."""


def anybody(_: State, moves: Sequence[Move], random: Random) -> Move:
    """Plays at random."""
    return random.choice(moves)


def players(game: Game) -> dict[str, Player]:
    """Who plays in the tests of a game: anybody, and the game's own policy if it has one."""
    policy = getattr(game.part("bot"), "policy", None) if find_spec(f"{game.package}.bot") else None
    return {ANYBODY: anybody} | ({"policy": policy} if policy else {})


def next_move(g: State, mates: Sequence[Player], random: Random) -> Move:
    """What is played now, by chance or by whoever of these, one for each seat, has to decide."""
    seat = g.actor()
    return sample(g, random) if seat == CHANCE else mates[seat](g, g.moves(), random)


def beats_anybody(game: Game, seed: int, **options: object) -> bool:
    """Whether the game's policy wins against somebody who plays anything; it sits in the second seat if the seed is odd."""
    random, g, own = Random(seed), game.start(2, options), seed % 2
    mates: list[Player] = [anybody, anybody]
    policy = players(game)["policy"]
    mates[own] = lambda table, moves, chance: policy(view(table, own), moves, chance)
    while g.actor() != OVER:
        g.play(next_move(g, mates, random))
    return g.winners == [own]


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with every value of each option, the others as printed; and as we play it."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        yield Setup(seats)
        for option in game.option_list():
            for value in option.values:
                setup = Setup(seats, {option.id: value})
                if value != option.default and _possible(game, setup):
                    yield setup
        if sum(option.ours is not None for option in game.option_list()) > 1:
            yield Setup(seats, game.preset("ours"))


def _possible(game: Game, setup: Setup) -> bool:
    try:
        game.start(setup.seats, setup.options)
    except BadOption:
        return False
    return True


@dataclass
class Match:
    """A game being played: how it began, what was played, where it stands."""

    game: Game
    setup: Setup
    player: str
    seed: int
    position: Mapping[str, Any] = field(default_factory=dict)
    """A position file that the game goes on from; empty: it begins as games begin."""
    most: int = 0
    """After so many plies it is left as it is; 0: it is played to its end or cap."""
    logbook: Logbook = field(init=False)
    state: State = field(init=False)
    signs: list[int] = field(init=False)

    def __post_init__(self) -> None:
        names = [f"Captain {seat + 1}" for seat in range(self.setup.seats)]
        self.logbook = Logbook(self.game, names, self.setup.options)
        self.state = self.begin()
        self.signs = [sign(self.state)]

    @classmethod
    def of(cls, logbook: Logbook) -> Match:
        """A match at its beginning whose moves are written already."""
        match = cls(logbook.game, Setup(len(logbook.names), logbook.options), "hypothesis", 0)
        match.logbook = logbook
        return match

    def begin(self) -> State:
        """The state before the first ply."""
        return self.game.load(self.position) if self.position else self.logbook.start()

    @property
    def limit(self) -> int:
        """The plies after which nobody plays on."""
        return min(self.most or self.game.cap, self.game.cap)

    def __str__(self) -> str:
        """How it came to be, to be found again."""
        return f"{self.game.name}, {self.setup.seats} seats, options {dict(self.setup.options)}, {self.player}, seed {self.seed}"


class Walk:
    """Plays a match to its end; yields each node, and after it the ply that was played there."""

    def __init__(self, match: Match, player: Player, tongues: Tongues, reached: Reached) -> None:
        self.match = match
        self.player = player
        self.tongues = tongues
        self.reached = reached
        self.random = Random(f"{match.game.name} {match.setup} {match.player} {match.seed}")
        self.eyes = Random(f"laws {match.seed}")
        self.twin = self._fresh_twin()

    def _fresh_twin(self) -> State:
        game = self.match.game
        return game.load(json.loads(json.dumps(game.dump(self.match.state))))

    def __iter__(self) -> Iterator[tuple[Node, Ply | None]]:
        for _ in range(self.match.limit):
            node = self.node()
            yield node, None
            if node.step is None:
                return
            yield node, self.play(node, self.choose(node))

    def node(self) -> Node:
        """The present state, to be looked at."""
        match = self.match
        return Node(match.game, match.state, len(match.logbook.plies), self.eyes, self.tongues, self.reached)

    def choose(self, node: Node) -> Move:
        """What the player or chance does here. Of sealed choices any may come first."""
        g = node.g
        if g.actor() == CHANCE:
            return sample(g, self.random)
        seat = self.random.choice(g.actors())
        if seat != g.actor():
            g.ask(seat)
            self.twin.ask(seat)
        return self.player(view(g, seat), g.moves(), self.random)

    def play(self, node: Node, move: Move) -> Ply:
        """Play the move in the game and in its twin."""
        match, events = self.match, list[Event]()
        match.logbook.plies.append(Line(match.state.actor(), str(move)))
        match.state.play(move, teller(match.game, events))
        self.twin.play(move)
        match.signs.append(sign(match.state))
        self.reached.note(events, over=match.state.actor() == OVER)
        ply = Ply(node, move, events, match.state, self.twin)
        if len(match.logbook.plies) % TWIN_AGE == 0:
            self.twin = self._fresh_twin()
        return ply
