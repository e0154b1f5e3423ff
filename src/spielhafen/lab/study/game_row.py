"""The row of a game: its result, and what its players and its rules did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from spielhafen.core.game import find_game
from spielhafen.core.game_figures import count_points, count_rounds
from spielhafen.core.steps import Choice, paragraph_of
from spielhafen.lab.measures import paragraph_order
from spielhafen.lab.self_play import GameResult, play_game
from spielhafen.lab.study.turn_watch import TurnWatch, is_watched

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.lab.study.plan import Condition
    from spielhafen.lab.study.turn_watch import TurnRow


@dataclass(frozen=True)
class GameRow:
    """A game of a study; tuples are by seat.

    decisions: how often each seat decided. forced: how often a single move was legal. legal: the sum of the numbers
    of legal moves. moves: how often each kind of move was played. paragraphs: how often each paragraph of the
    rulebook applied. points_by_round: the points at the beginning of each round; empty in games without points or
    rounds. legal_by_round: the numbers of legal moves and of decisions in each round. turns: what was seen of the table
    when turns began; None in most games (see `turn_watch.py`).
    """

    condition: str
    number: int
    result: GameResult
    decisions: tuple[int, ...]
    forced: tuple[int, ...]
    legal: tuple[int, ...]
    moves: Mapping[str, int]
    paragraphs: Mapping[str, int]
    points_by_round: tuple[tuple[float, ...], ...]
    legal_by_round: tuple[tuple[int, int], ...]
    turns: TurnRow | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the row as plain values, for JSON."""
        row: dict[str, Any] = asdict(self)
        result: dict[str, Any] = row.pop("result")
        return {"condition": row.pop("condition"), "number": row.pop("number")} | result | row


class GameRecorder:
    """What is counted while a game is played.

    number: that of the game in its condition, by which the table is looked at when turns begin, or not.
    """

    def __init__(self, game: Game, seats: int, number: int) -> None:
        self.game = game
        self.turns = TurnWatch(game, seats) if is_watched(game, number) else None
        self.state: State | None = None
        """The state, which changes as the game goes on."""
        self.decisions, self.forced, self.legal = [0] * seats, [0] * seats, [0] * seats
        self.moves, self.paragraphs = Counter[str](), Counter[str]()
        self.rounds = 0
        self.points_by_round: list[tuple[float, ...]] = []
        self.legal_by_round: list[list[int]] = []

    def decided(self, g: State, seat: int, move: Move) -> None:
        """Count a decision that is about to be played."""
        if self.turns:
            self.turns.look(g, seat)
        legal = len(g.moves())
        self.decisions[seat] += 1
        self.forced[seat] += legal == 1
        self.legal[seat] += legal
        self.moves[type(move).__name__] += 1
        while len(self.legal_by_round) < (count_rounds(self.game, g) or 0):
            self.legal_by_round.append([0, 0])
        if self.legal_by_round:
            self.legal_by_round[-1][0] += legal
            self.legal_by_round[-1][1] += 1

    def watch(self, g: State, step: Step, move: Move | None) -> None:
        """Count the paragraph that is about to apply, and the points of a new round."""
        self.state = g
        deed = step.deed(move) if isinstance(step, Choice) and move else None
        if paragraph := paragraph_of(type(deed or step)):
            self.paragraphs[paragraph] += 1
        rounds = count_rounds(self.game, g)
        if rounds is not None and rounds > self.rounds and (points := count_points(self.game, g)):
            self.rounds = rounds
            self.points_by_round.append(points)


def play_row(condition: Condition, number: int, seed: str) -> GameRow:
    """Play a game of a condition and return its row, which depends on nothing else."""
    recorder = GameRecorder(find_game(condition.game), len(condition.players), number)
    return row_of(condition, number, play_game(condition.setup(), seed, recorder), recorder)


def row_of(condition: Condition, number: int, result: GameResult, recorder: GameRecorder) -> GameRow:
    """Return the row of a game that was played, with what was counted in it."""
    return GameRow(
        condition.name,
        number,
        result,
        tuple(recorder.decisions),
        tuple(recorder.forced),
        tuple(recorder.legal),
        dict(sorted(recorder.moves.items())),
        dict(sorted(recorder.paragraphs.items(), key=lambda entry: paragraph_order(entry[0]))),
        tuple(recorder.points_by_round),
        tuple((legal, decisions) for legal, decisions in recorder.legal_by_round),
        recorder.turns.end(recorder.state) if recorder.turns and recorder.state else None,
    )
