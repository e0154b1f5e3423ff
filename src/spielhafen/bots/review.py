"""Review of a finished match: the decisions in which another move was surely better.

The decisions of a seat are examined as its player saw them: from views, never from what was hidden. All of them are searched
with a few worlds (`screen_decision`). The decisions that seem to have cost most are then simulated again in many fresh worlds,
only the move played and the one that seemed best (`verify_decision`). What a choice among many estimates makes seem better is
thus not counted. Several decisions are verified at a time, each of which could be significant by luck: Holm's procedure
keeps the probability of a single false turning point in a review below that of two standard errors. `docs/bots.md` says more.

A position is played on by search and rule of thumb, up to the game's `review_horizon`, and evaluated by its `worth`: losses
are differences between these estimates, and errors are those of the worlds, not of the estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from random import Random
from statistics import NormalDist
from typing import Any, Final

from spielhafen.bots.advice import (
    MIN_WORLDS,
    SURE_STANDARD_ERRORS,
    Reason,
    find_reasons,
    required_standard_errors,
)
from spielhafen.bots.beam import MoveSequence
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.heuristics import Heuristics, actor_features, load_heuristics
from spielhafen.bots.principal_variation import ExpectedMove, describe_line
from spielhafen.bots.search import EXPLORATION, Search, SearchTree
from spielhafen.core.game import Game
from spielhafen.core.logbook import Logbook, play_ply
from spielhafen.core.play import State
from spielhafen.core.secret import view as seen_by

SCREEN_SIMULATIONS: Final = 240
"""Simulations to screen a decision, before the game's factor `EFFORT`."""
VERIFY_SIMULATIONS: Final = 1600
"""Simulations to verify a decision, before the game's factor `EFFORT`."""
MAX_VERIFIED: Final = 12
"""Decisions to verify at most."""
MAX_TURNING_POINTS: Final = 5
MIN_LOSS: Final = 0.02
"""The smallest loss that is worth a word, in chances to win; of a first estimate, too."""
MAX_ALTERNATIVES: Final = 8
"""Single moves, and sequences, to compare with the move played at most."""
MAX_OWN_LINES: Final = 3
"""Continuations of the move played to verify at most; the best of them counts."""
MAX_LINE: Final = 8
"""Moves of a turn to follow after the move played at most."""
FARTHER: Final = 4.0
"""How much longer simulations take, roughly, where reviews have a horizon of their own."""
WARM_UP: Final = 0.25
"""Worlds that only grow the tree, as a share of those that count.

The values of later worlds then hardly depend on when they were tried.
"""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision of a seat as its player saw it, and what they played."""

    ply: int
    """The number of the ply, from 1."""
    seat: int
    view: State
    played: MoveSequence
    """The move, and those of the same turn that followed it."""


@dataclass(frozen=True)
class Screening:
    """The first estimate of what a decision has cost, and the lines to verify."""

    own: tuple[MoveSequence, ...]
    """Lines that begin with the move played."""
    better: MoveSequence
    loss: float


@dataclass(frozen=True)
class Verification:
    """How much better the other move is in fresh worlds, with the standard error."""

    loss: float
    error: float
    worlds: int
    worth: float
    """The estimated chance to win with the better move."""
    reason: Reason | None
    """The greatest feature that surely speaks for the better move."""
    line: tuple[ExpectedMove, ...] = ()
    """The rest of the better turn, labelled."""

    def standard_errors(self) -> float:
        """Return the loss in standard errors."""
        return self.loss / self.error if self.error else inf


@dataclass(frozen=True)
class TurningPoint:
    """A decision in which another move was surely better."""

    decision: ReviewedDecision
    better: MoveSequence
    found: Verification


@dataclass(frozen=True)
class ReviewStep:
    """A decision to screen; to verify, if it has been screened."""

    decision: ReviewedDecision
    screening: Screening | None = None


@dataclass
class Review:
    """A review of decisions, step by step: what is found decides which decisions are verified."""

    decisions: Sequence[ReviewedDecision]
    screenings: dict[int, Screening | None] = field(default_factory=dict)
    """By ply; None: nothing to compare."""
    verifications: dict[int, Verification] = field(default_factory=dict)

    def steps(self) -> Iterator[ReviewStep]:
        """Yield the steps in order; what one finds must be kept before the next is asked for."""
        for decision in self.decisions:
            yield ReviewStep(decision)
        by_ply = {decision.ply: decision for decision in self.decisions}
        for ply in choose_candidates(self.screenings):
            yield ReviewStep(by_ply[ply], self.screenings[ply])

    def count_steps(self) -> int:
        """Return how many steps there are; until all decisions are screened, how many may be."""
        count = len(self.decisions)
        is_screened = len(self.screenings) == count
        return count + (len(choose_candidates(self.screenings)) if is_screened else min(count, MAX_VERIFIED))

    def turning_points(self) -> list[TurningPoint]:
        """Return the turning points in the order of play, when all steps are done."""
        points = choose_turning_points(self.verifications)
        return [
            TurningPoint(decision, screening.better, self.verifications[decision.ply])
            for decision in self.decisions
            if decision.ply in points and (screening := self.screenings[decision.ply])
        ]


def find_decisions(book: Logbook, seat: int) -> list[ReviewedDecision]:
    """Find the decisions of a seat between several moves. Raises BrokenFile.

    Resigning and agreeing to a draw are no decisions to review.
    """
    state, found = book.initial_state(), list[ReviewedDecision]()
    for number, ply in enumerate(book.plies, 1):
        if ply.actor == seat:
            played = _own_line(book, number, seat)
            before = state.clone()
            if before.actor() != seat:
                before.ask(seat)
            if not played[0].grave and sum(not move.grave for move in before.moves()) > 1:
                found.append(ReviewedDecision(number, seat, seen_by(before, seat), played))
        play_ply(book.game, state, ply, number)
    return found


def _own_line(book: Logbook, ply: int, seat: int) -> MoveSequence:
    """Return the move of a ply and those of the seat that directly followed it."""
    line = []
    for following in book.plies[ply - 1 : ply - 1 + MAX_LINE]:
        if following.actor != seat:
            break
        line.append(book.game.catalogue.read(following.move))
    return tuple(line)


def review_heuristics(heuristics: Heuristics) -> Heuristics:
    """Return heuristics for reviews: simulations reach beyond the turn, and no `foresight`.

    Without chance there would be no error to tell.
    """
    horizon = heuristics.review_horizon or heuristics.horizon
    effort = heuristics.effort / (FARTHER if heuristics.review_horizon else 1)
    return replace(heuristics, foresight=None, horizon=horizon, effort=effort)


class PlayedMoveSearch(Search):
    """A search that compares the line that was played, which it lists first, with others."""

    def compare_played(self, view: State, random: Random, played: MoveSequence) -> list[Candidate]:
        """Simulate the lines by sequential halving; the one played stays to the end."""
        simulations = self.simulation_count(view)
        tree = self.create_tree(view, random, None)
        lines = [played, *self._lines(view, tree, simulations)]
        candidates = [Candidate(line) for line in dict.fromkeys(lines) if not line[0].grave]
        self._halve(tree, candidates, view.actor(), simulations)
        return candidates

    def _lines(self, view: State, tree: SearchTree, simulations: int) -> Iterator[MoveSequence]:
        plans = self.heuristics.plans(view)[:MAX_ALTERNATIVES]
        yield from plans
        if len(plans) < 2:  # a single plan is the rule of thumb's; others may be better all the same
            yield from ((move,) for move in self._policy_moves(view, MAX_ALTERNATIVES, tree.random))
        if self.heuristics.chains and not plans:
            yield from self._sequences(tree, simulations)[:MAX_ALTERNATIVES]


def screen_decision(
    game: Game, view: State, played: MoveSequence, seed: int, simulations: int = SCREEN_SIMULATIONS
) -> Screening | None:
    """Estimate with a few worlds what a decision has cost; None: nothing to compare."""
    heuristics = review_heuristics(load_heuristics(game))
    count = max(1, round(simulations * heuristics.effort))
    search = PlayedMoveSearch(heuristics, count, inf)
    candidates = search.compare_played(view, Random(f"{seed} screen"), played)
    own = sorted((one for one in candidates if one.move == played[0]), key=_rank)
    others = sorted((one for one in candidates if one.move != played[0]), key=_rank)
    if not own or not others:
        return None
    loss, _ = others[0].advantage_over(own[0])
    lines = dict.fromkeys([played, own[0].moves, played[:1]])
    return Screening(tuple(lines)[:MAX_OWN_LINES], others[0].moves, loss)


def _rank(candidate: Candidate) -> tuple[int, float]:
    """Return a sort key: the candidates that were kept longest first, then by value."""
    return -len(candidate.values), -candidate.mean_value()


def verify_decision(
    game: Game, view: State, screening: Screening, seed: int, simulations: int = VERIFY_SIMULATIONS
) -> Verification:
    """Compare the move played and another in fresh worlds.

    The best continuation of the move played counts, so that a choice among estimates can only hide a loss.
    """
    heuristics = review_heuristics(load_heuristics(game))
    lines = (screening.better, *screening.own)
    count = max(1, round(simulations * heuristics.effort / heuristics.length(view)))
    worlds = max(2 * MIN_WORLDS, count // len(lines))
    better, *own = _simulate(heuristics, view, lines, worlds, Random(f"{seed} verify"))
    best_own = max(own, key=Candidate.mean_value)
    loss, error = better.advantage_over(best_own)
    reasons = [reason for reason in find_reasons(better, best_own) if reason.gain > 0]
    rest = describe_line(game, heuristics.worlds(view), better.move, better.moves[1:])
    reason = reasons[0] if reasons else None
    return Verification(loss, error, len(better.values), better.mean_value(), reason, rest)


def _simulate(
    heuristics: Heuristics, view: State, lines: Sequence[MoveSequence], worlds: int, random: Random
) -> list[Candidate]:
    """Try the lines in this many worlds, after as many as it takes to grow a tree."""
    features: Callable[[Any], Mapping[str, float]] = actor_features(heuristics.features)(view)
    tree = SearchTree(heuristics, view, random, EXPLORATION, features)
    candidates = [Candidate(line) for line in lines]
    for number in range(round(worlds * (1 + WARM_UP))):
        if number == round(worlds * WARM_UP):
            for one in candidates:
                one.values.clear()
                one.features.clear()
        tree.simulate_world(candidates, view.actor(), random.getrandbits(32))
    return candidates


def choose_candidates(screenings: Mapping[int, Screening | None]) -> list[int]:
    """Choose the plies to verify, those that seem to have cost most first."""
    losses = {ply: found.loss for ply, found in screenings.items() if found and found.loss >= MIN_LOSS}
    return sorted(losses, key=lambda ply: (-losses[ply], ply))[:MAX_VERIFIED]


def choose_turning_points(found: Mapping[int, Verification]) -> list[int]:
    """Choose the turning points, at most five, in the order of play.

    Their losses are significant together, by Holm's procedure: the surest of `n` verified losses must be as sure as
    two standard errors divided by `n`, the next by `n - 1` and so on, until one is not.
    """
    sure: list[int] = []
    ranked = sorted(found, key=lambda ply: -found[ply].standard_errors())
    for place, ply in enumerate(ranked):
        if found[ply].standard_errors() <= holm_standard_errors(len(ranked) - place, found[ply].worlds):
            break
        sure.append(ply)
    worth_a_word = [ply for ply in sure if found[ply].loss >= MIN_LOSS]
    worst = sorted(worth_a_word, key=lambda ply: (-found[ply].loss, ply))[:MAX_TURNING_POINTS]
    return sorted(worst)


def holm_standard_errors(tests: int, worlds: int) -> float:
    """Return the standard errors that one of several tests needs, with this many worlds."""
    chance = NormalDist().cdf(-SURE_STANDARD_ERRORS) / tests
    return required_standard_errors(worlds, -NormalDist().inv_cdf(chance))


def review_match(
    book: Logbook,
    seat: int,
    seed: int = 0,
    report: Callable[[int, int], None] = lambda _done, _total: None,
) -> list[TurningPoint]:
    """Review the decisions of a seat. Raises BrokenFile.

    report: called with the steps done and all steps, as far as known.
    """
    review = Review(find_decisions(book, seat))
    for number, step in enumerate(review.steps()):
        report(number, review.count_steps())
        view, ply = step.decision.view, step.decision.ply
        own_seed = decision_seed(seed, ply)
        if step.screening is None:
            review.screenings[ply] = screen_decision(book.game, view, step.decision.played, own_seed)
        else:
            review.verifications[ply] = verify_decision(book.game, view, step.screening, own_seed)
    return review.turning_points()


def decision_seed(seed: int, ply: int) -> int:
    """Return the seed of a decision in the review of a match."""
    return seed << 20 | ply
