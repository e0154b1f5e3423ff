"""What levels lose in a small position, against an opponent that plays the solution.

In each game the level has one of the two seats. What a decision loses is the difference between its best
move and the one that was chosen; the sum over a game is, on average, the value of the position less the
mean return of the level there. With secrets, moves are worth what they are worth on average over all that
the seat cannot know.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from spielhafen.bots import create_bot
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.lab.statistics import Average, average
from spielhafen.solvers.counterfactual_regret import best_response
from spielhafen.solvers.outcomes import listed_outcomes

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.bots import Bot
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State
    from spielhafen.solvers.counterfactual_regret import BestResponse
    from spielhafen.solvers.solution import Solution

SEATS: Final = 2
SAME: Final = 1e-9
"""The difference of moves that are equally good."""


@dataclass(frozen=True)
class LevelRegret:
    """What a level lost in each game, its decisions, and how many of them were not the best."""

    level: str
    lost: Average
    decisions: int
    mistakes: int


@dataclass
class _Tally:
    """What is counted in a game."""

    lost: float = 0.0
    decisions: int = 0
    mistakes: int = 0

    def count(self, lost: float) -> None:
        """Count a decision."""
        self.decisions += 1
        if lost > SAME:
            self.mistakes += 1
            self.lost += lost


def measure_regret(
    solution: Solution, level: str, games: int, seed: int = 1, tell: Callable[[int], None] | None = None
) -> LevelRegret:
    """Let a level play this number of games, half of them in each seat."""
    bot, tallies = create_bot(solution.mini.game, level), list[_Tally]()
    responses = _responses(solution)
    for number in range(games):
        random, seat = Random(f"{seed} {number}"), number % SEATS
        if solution.induction:
            tallies.append(_play_open(solution, bot, seat, random))
        else:
            tallies.append(_play_secret(solution, responses[seat], bot, seat, random))
        if tell:
            tell(number + 1)
    return LevelRegret(
        level,
        average([one.lost for one in tallies]),
        sum(one.decisions for one in tallies),
        sum(one.mistakes for one in tallies),
    )


def _responses(solution: Solution) -> list[BestResponse]:
    """Return what moves are worth to each seat against the solution."""
    if solution.tree is None or solution.solved is None:
        return []
    strategy = solution.solved.strategy
    return [best_response(solution.tree, strategy, seat) for seat in range(SEATS)]


def _play_open(solution: Solution, bot: Bot, seat: int, random: Random) -> _Tally:
    """Play a game in which nothing is secret."""
    induction, tally = solution.induction, _Tally()
    assert induction is not None  # noqa: S101 - it is how such a position is solved
    g = solution.mini.state.clone()
    while (actor := g.actor()) != OVER:
        if actor == CHANCE:
            g.play(sample(g, random))
            continue
        values = induction.move_values(g)
        best = max(values.values())
        if actor == seat:
            move = _decide(g, bot, random) if len(values) > 1 else next(iter(values))
            if len(values) > 1:
                tally.count(float(best - values[move]))
        else:
            move = random.choice([one for one, value in values.items() if value == best])
        g.play(move)
    return tally


def _play_secret(solution: Solution, response: BestResponse, bot: Bot, seat: int, random: Random) -> _Tally:
    """Play a game along the tree."""
    tree, solved, tally = solution.tree, solution.solved, _Tally()
    assert tree is not None  # noqa: S101 - it is how such a position is solved
    assert solved is not None  # noqa: S101 - the same
    worlds = [(world, float(probability)) for world, probability in solution.mini.worlds]
    (index,) = random.choices(range(len(worlds)), [probability for _, probability in worlds])
    g = worlds[index][0].clone()
    node = tree.root.children[index] if len(worlds) > 1 else tree.root
    while True:
        while (actor := g.actor()) >= 0 and len(g.moves()) == 1:
            g.play(g.moves()[0])
        if actor == OVER:
            return tally
        if actor == CHANCE:
            outcomes = listed_outcomes(g)
            (index,) = random.choices(range(len(outcomes)), [float(weight) for _, weight in outcomes])
            g.play(outcomes[index][0])
            node = node.children[index] if len(outcomes) > 1 else node
            continue
        assert node.at is not None  # noqa: S101 - a seat decides
        at = node.at
        if actor == seat:
            index = at.moves.index(_decide(g, bot, random))
            values = response.moves[at.number]
            tally.count(max(values) - values[index])
        else:
            (index,) = random.choices(range(len(at.moves)), solved.strategy[at.number])
        g.play(at.moves[index])
        node = node.children[index]


def _decide(g: State, bot: Bot, random: Random) -> Move:
    return bot.choose(g if bot.blind else g.seen_by(g.actor()), random)
