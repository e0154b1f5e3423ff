"""The objects that laws check: a node of a game, and a ply from there to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.codec import dump
from spielhafen.core.play import CHANCE, PUBLIC, Chance, Choice, State, Step
from spielhafen.core.secret import view
from spielhafen.testing.step_events import StepEvent, event_recorder, field_values

if TYPE_CHECKING:
    from spielhafen.core.errors import Refusal
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Catalogue, Move
    from spielhafen.core.play import Seat
    from spielhafen.core.scene import Scene
    from spielhafen.testing.coverage import Coverage
    from spielhafen.testing.text_check import TextCheck

SAMPLE_COUNT: Final = 3
"""The number of samples that stand for all outcomes of a shuffle or deal."""
MOVES_PER_CLOSED_KIND: Final = 6
"""The number of moves that stand for all of a closed kind, which have the same refusal."""


@dataclass(frozen=True)
class Setup:
    """The seats and options of a game."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass
class GameNode:
    """A state in which a seat or chance has to decide. Laws leave it unchanged."""

    game: Game
    g: State
    number: int  # of plies so far
    random: Random  # for the random choices of laws
    text_check: TextCheck
    coverage: Coverage
    dumped: dict[str, Any] = field(init=False)
    moves: Sequence[Move] = field(init=False)
    pending: list[tuple[Step, tuple[object, ...]]] = field(init=False)
    compared_worlds: list[tuple[Seat, State, Move, PlayedMove, PlayedMove]] | None = None
    """Moves played here and in worlds that look like this one; for several laws."""
    compared_moves: list[PlayedMove] | None = None
    """Some moves played here; for several laws."""
    scenes: dict[Seat, Scene] = field(default_factory=dict)
    """The scenes drawn here, by viewer; for several laws."""
    _played: dict[Move, PlayedMove] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.dumped = dump(self.g)
        self.moves = possible_moves(self.g, self.random)
        self.pending = [(step, field_values(step)) for step in self.g.steps]

    @property
    def step(self) -> Step | None:
        """The pending step; None when the game is over."""
        return self.g.steps[-1] if self.g.steps else None

    @property
    def viewers(self) -> list[Seat]:
        """All viewers of the table, the public included."""
        return [*range(self.g.seats()), PUBLIC]

    def dump_view(self, viewer: Seat) -> dict[str, Any]:
        """Return a viewer's view as plain values."""
        return dump(view(self.g, viewer))

    def scene(self, viewer: Seat) -> Scene:
        """Return the scene of a viewer, drawn once for all laws."""
        if viewer not in self.scenes:
            self.scenes[viewer] = self.game.scene(view(self.g, viewer))
        return self.scenes[viewer]

    def candidate_moves(self) -> list[Move]:
        """Return the moves to ask about.

        They are the moves on offer, all moves of the kinds that are open now, and a few of each other kind. A step with its own
        refusals is asked about every move.
        """
        if self.step is not None and has_own_refusals(self.step):
            return list(dict.fromkeys([*self.moves, *self.game.catalogue]))
        here = open_move_kinds(self.g, self.step)
        asked = list(self.moves)
        for kind, moves in moves_by_kind(self.game.catalogue).items():
            whole = len(moves) <= MOVES_PER_CLOSED_KIND or issubclass(kind, here)
            asked += moves if whole else self._turn(moves)
        return list(dict.fromkeys(asked))

    @cached_property
    def refusals(self) -> dict[Move, Refusal | None]:
        """The refusal of each of these moves, None if it is allowed; computed once for all laws."""
        return {move: self.g.refuse(move) for move in self.candidate_moves()}

    def _turn(self, moves: Sequence[Move]) -> list[Move]:
        """Return a few of these moves, in turn from node to node."""
        first = self.number * MOVES_PER_CLOSED_KIND
        return [moves[place % len(moves)] for place in range(first, first + MOVES_PER_CLOSED_KIND)]

    def played(self, move: Move) -> PlayedMove:
        """Return the move played on a clone, with its events."""
        if move not in self._played:
            self._played[move] = play_and_record(self.game, self.g, move)
        return self._played[move]

    def sample_moves(self, count: int) -> list[Move]:
        """Return some of the moves, picked at random."""
        return self.random.sample(self.moves, min(count, len(self.moves)))


@dataclass
class GamePly:
    """A move played at a node, its events, and the state after it."""

    node: GameNode
    move: Move
    events: Sequence[StepEvent]
    after: State
    twin: State


def possible_moves(g: State, random: Random) -> Sequence[Move]:
    """Return the moves on offer; the outcomes of chance; or some samples."""
    if g.actor() != CHANCE:
        return g.moves()
    step = g.steps[-1]
    if isinstance(step, Chance) and step.sampled:
        return [step.sample(g, random.randrange) for _ in range(SAMPLE_COUNT)]
    return [move for move, _ in g.outcomes()]


def open_move_kinds(g: State, step: Step | None) -> tuple[type[Move], ...]:
    """Return the kinds of moves of a choice, without those of deeds that are closed altogether."""
    if not isinstance(step, Choice):
        return ()
    opened = [deed for deed in step.deeds if deed.gate(g, step.seat) is None]
    return (*step.kinds, *(kind for deed in opened for kind in deed.kinds))


def has_own_refusals(step: Step) -> bool:
    """Whether a step may refuse moves of one kind for different reasons even if it is closed."""
    if isinstance(step, Chance):
        return step.sampled or type(step).refuse is not Chance.refuse
    return type(step).refuse not in (Step.refuse, Choice.refuse)


@cache
def moves_by_kind(catalogue: Catalogue) -> dict[type[Move], list[Move]]:
    """Return the moves of a catalogue by their kind."""
    by_kind: dict[type[Move], list[Move]] = {}
    for move in catalogue:
        by_kind.setdefault(type(move), []).append(move)
    return by_kind


@dataclass
class PlayedMove:
    """A move played on a clone, its events, and the state after it, with views of it."""

    move: Move
    events: Sequence[StepEvent]
    after: State
    _views: dict[Seat, dict[str, Any]] = field(default_factory=dict)

    def dump_view(self, viewer: Seat) -> dict[str, Any]:
        """Return what a viewer sees afterwards as plain values."""
        if viewer not in self._views:
            self._views[viewer] = dump(view(self.after, viewer))
        return self._views[viewer]

    def looks_same(self, other: PlayedMove, viewer: Seat) -> bool:
        """Whether a viewer cannot tell the states after two moves apart."""
        return self.dump_view(viewer) == other.dump_view(viewer)


def play_and_record(game: Game, g: State, move: Move) -> PlayedMove:
    """Play a move on a clone and record its events with their texts."""
    events: list[StepEvent] = []
    after = g.clone()
    after.play(move, event_recorder(game, events))
    return PlayedMove(move, events, after)


def state_hash(state: object) -> int:
    """Return a short hash of a state, to be compared within this run."""
    return hash(repr(dump(state)))  # type: ignore[arg-type]
