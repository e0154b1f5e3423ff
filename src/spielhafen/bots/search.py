"""Tree search for games with hidden information, by sampled worlds.

A world is a sampled state that fits what the searching seat has seen. Candidates are single moves, in the order of the game's
policy, and sequences of moves (`beam.py`) where a turn consists of several. Every candidate is tried in the same worlds with
the same random numbers after it, so that luck is common to all and differences show skill. After each of a few rounds the
worse half of the candidates is dropped (sequential halving). Candidates that are surely worse than the best, or equal to an
earlier one in every world, are dropped at once. Another move than the policy's is played only if it is better beyond doubt.

A simulation descends the tree along public moves, adds one node and then plays on by the game's policy up to the game's
horizon; `worth` then evaluates the state for each seat. In the tree the policy's moves are tried first, more moves are tried
as the visits of a node grow (progressive widening), and a move is compared with the others only as often as it was available,
since the moves of the other seats depend on the world. Moves that are not public share one branch, so that no simulated seat
acts on what it cannot know. Sealed choices are revealed together when all are made. Where a game has `foresight`, no tree
grows: the policy follows every candidate at once.

After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Karnin, Koren, Somekh, "Almost Optimal
Exploration in Multi-Armed Bandits" (2013); Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search" (2008).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import ceil, inf, log, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias
from zlib import crc32

from spielhafen.bots.beam import BeamSearch, MoveSequence
from spielhafen.bots.candidates import (
    Candidate,
    MoveEvaluation,
    drop_hopeless,
    evaluations,
    keep_better_half,
    rank_candidates,
)
from spielhafen.bots.heuristics import Heuristics
from spielhafen.bots.way_back import WayBack
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, Choice, State, Step, sample

EXPLORATION: Final = 1.0
"""Weight of the bonus for rarely tried moves, in standard deviations of the results."""
MAX_ROLLOUT_PLIES: Final = 400
"""Plies of a simulation outside the tree at most, in case a game does not end."""
HIDDEN_BRANCH: Final = "?"
"""Key of the branch that all moves share which not every seat saw."""
MIN_LINE_VISITS: Final = 8
"""Visits from which on a move belongs to the expected line."""
CANDIDATES_PER_ROOT: Final = 0.75
"""Single moves to compare, per square root of the simulations; as many sequences are added."""
MIN_CANDIDATES: Final = 4
"""Single moves to compare at least, if that many are legal."""
WORLDS_PER_BATCH: Final = 16
"""Worlds after which hopeless candidates are dropped."""
BEAM_STATES_PER_SIMULATION: Final = 0.5
"""States that the beam search visits, per simulation."""


class Search:
    """A bot that searches with a number of simulations, and never longer than `seconds`."""

    blind = False

    def __init__(
        self,
        heuristics: Heuristics,
        simulations: int,
        seconds: float,
        exploration: float = EXPLORATION,
        *,
        slips: float = 0.0,
    ) -> None:
        """Create a search.

        simulations: the number per decision where simulations have their usual length; scaled inversely with
        `Heuristics.length`. slips: in this share of its decisions the bot plays another of the compared candidates at random,
        which may begin with the same move.
        """
        self.heuristics = heuristics
        self.simulations = simulations
        self.seconds = seconds
        self.exploration = exploration
        self.slips = slips

    def choose(self, view: State, random: Random) -> Move:
        moves, plans = view.moves(), self.heuristics.plans(view)
        if len(moves) == 1 or len(plans) == 1:
            return plans[0][0] if plans else moves[0]
        return self.evaluate_moves(view, random)[0].move

    def evaluate_moves(self, view: State, random: Random) -> list[MoveEvaluation]:
        """Evaluate the compared moves; the first of them is the one to play."""
        return evaluations(self.rank_moves(view, random))

    def rank_moves(
        self, view: State, random: Random, extract_features: FeatureFunction | None = None
    ) -> list[Candidate]:
        """Rank the candidates: the one to play, then by simulations and mean value."""
        lot = random.random()
        ranked = rank_candidates(self.compare_moves(view, random, extract_features), self.heuristics.doubt)
        if lot < self.slips and len(ranked) > 1:
            other = WayBack(self.heuristics, view, random).choose_slip(ranked, lot / self.slips)
            if other.move != ranked[0].move:
                other.is_slip = True
                ranked.remove(other)
                ranked.insert(0, other)
        return ranked

    def compare_moves(
        self, view: State, random: Random, extract_features: FeatureFunction | None = None
    ) -> list[Candidate]:
        """Simulate the moves worth comparing, in the order of the game's plans or policy.

        extract_features: called with the state at the end of each simulation; the result is kept with the candidate.
        """
        simulations = self.simulation_count(view)
        limit = _candidate_limit(simulations)
        plans = self.heuristics.plans(view)[:limit]
        moves = () if plans else self._policy_moves(view, limit, random)
        tree = self.create_tree(view, random, extract_features)
        candidates = [Candidate(line) for line in (*plans, *((move,) for move in moves))]
        if self.heuristics.chains and not plans:
            candidates += [Candidate(line) for line in self._sequences(tree, simulations)]
        if idle := self.heuristics.idle:
            candidates = [one for one in candidates if one is candidates[0] or not idle(view, one.move)]
        self._halve(tree, candidates, view.actor(), simulations)
        for candidate in candidates:
            candidate.line = tree.most_visited_line(candidate.moves)
        return candidates

    def simulation_count(self, view: State) -> int:
        """Return the number of simulations for this decision."""
        return max(1, round(self.simulations / self.heuristics.length(view)))

    def create_tree(
        self, view: State, random: Random, extract_features: FeatureFunction | None
    ) -> SearchTree:
        """Create the tree of one decision."""
        return SearchTree(self.heuristics, view, random, self.exploration, extract_features)

    def _sequences(self, tree: SearchTree, simulations: int) -> list[MoveSequence]:
        """Find sequences of moves that are worth comparing as well."""
        beam = BeamSearch(
            self.heuristics.worth,
            tree.sample_world(tree.random),
            int(simulations * BEAM_STATES_PER_SIMULATION),
            self.heuristics.position,
        )
        return beam.best(_candidate_limit(simulations))

    def _policy_moves(self, view: State, limit: int, random: Random) -> list[Move]:
        """Return the moves that the policy prefers, best first; random ones without a policy."""
        left = list(view.moves())
        if not self.heuristics.has_own_policy:
            random.shuffle(left)
            return left[:limit]
        preferred: list[Move] = []
        while left and len(preferred) < limit:
            preferred.append(self.heuristics.policy(view, left, random))
            left.remove(preferred[-1])
        is_vain = WayBack(self.heuristics, view, random).is_taken_by
        return [move for move in preferred if move is preferred[0] or not is_vain(move)]

    def _halve(self, tree: SearchTree, candidates: Sequence[Candidate], seat: int, left: int) -> None:
        """Spend `left` simulations by sequential halving, until one candidate is left."""
        deadline = perf_counter() + self.seconds
        first, has_choice = candidates[0], len(candidates) > 1
        for rounds in range(max(1, ceil(log2(len(candidates)))), 0, -1):
            worlds = max(1, left // (rounds * len(candidates)))
            while worlds:
                numbers = [tree.random.getrandbits(32) for _ in range(min(worlds, WORLDS_PER_BATCH))]
                tried = tree.simulate_worlds(candidates, seat, numbers, deadline)
                if tree.is_settled(candidates) or perf_counter() > deadline:
                    return
                worlds -= tried
                left -= tried * len(candidates)
                candidates = drop_hopeless(candidates, first)
                if len(candidates) == 1 and has_choice:
                    return
            candidates = keep_better_half(candidates, first)


class SearchNode:
    """A node of the tree, with the results for the seat that made the move leading to it."""

    __slots__ = ("visits", "availability", "total", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.availability = 0
        self.total = 0.0
        self.children: dict[Hashable, SearchNode] = {}

    def child(self, key: Hashable) -> SearchNode:
        """Return the child for a key, created if missing."""
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = SearchNode()
        return node

    def tried_moves(self, moves: Sequence[Move]) -> list[tuple[Move, SearchNode]]:
        """Return those of the moves that were tried here, each with its node."""
        children = self.children
        return [(move, node) for move in moves if (node := children.get(move)) is not None and node.visits]


TreePath: TypeAlias = "list[tuple[int, SearchNode]]"
"""The nodes to update after a simulation, each with the seat that decided."""
FeatureFunction: TypeAlias = "Callable[[Any], Mapping[str, float]]"
"""Returns the features of a state by name."""


class SearchTree:
    """The tree of one decision."""

    def __init__(
        self,
        heuristics: Heuristics,
        view: State,
        random: Random,
        exploration: float,
        extract_features: FeatureFunction | None = None,
    ) -> None:
        self.policy = heuristics.follow
        self.skips_tree = self.is_deterministic = self.is_exact = heuristics.foresight is not None
        self.evaluate = heuristics.foresight(view) if heuristics.foresight else heuristics.worth
        self.sample_world = heuristics.worlds(view)
        self.is_finished = heuristics.horizon(view)
        self.extract_features = extract_features
        self.random = random
        self.world_random = Random()
        self.common_random_numbers = CommonRandomNumbers()
        self.exploration = exploration
        self.root = SearchNode()
        self.seat_statistics = [_ResultStatistics() for _ in range(view.seats())]

    def simulate_worlds(
        self, candidates: Sequence[Candidate], seat: int, worlds: Sequence[int], deadline: float = inf
    ) -> int:
        """Try each candidate in the worlds with these numbers; return the number of worlds used.

        Stops early when the results are settled or at `deadline` (a value of `perf_counter`).
        """
        for tried, world in enumerate(worlds, 1):
            self.simulate_world(candidates, seat, world)
            if self.is_exact:
                self._count_twice(candidates)
                return tried
            if self.is_settled(candidates) or perf_counter() > deadline:
                return tried
        return len(worlds)

    def is_settled(self, candidates: Sequence[Candidate]) -> bool:
        """Return whether no world can change the results: nothing is random, and two worlds agree."""
        return self.is_deterministic and all(one.is_settled() for one in candidates)

    def _count_twice(self, candidates: Sequence[Candidate]) -> None:
        """Count the last world again instead of another one: no random number was drawn."""
        for one in candidates:
            one.values, one.features = one.values + one.values[-1:], one.features + one.features[-1:]

    def simulate_world(self, candidates: Sequence[Candidate], seat: int, world: int) -> None:
        """Try each candidate in one more world with the same random numbers, then update the tree.

        Updating between two candidates would make the result depend on their order.
        """
        simulations = []
        for candidate in candidates:
            path, state = self.simulate(candidate.moves, world)
            simulations.append((path, self.evaluate(state)))
            if self.extract_features:
                candidate.features.append(self.extract_features(state))
        for candidate, (path, values) in zip(candidates, simulations, strict=True):
            candidate.values.append(values[seat])
            self.backpropagate(path, values)

    def simulate(self, moves: MoveSequence, world: int) -> tuple[TreePath, State]:
        """Play these moves and on in a world; return the tree path and the final state."""
        self.world_random.seed(world)
        self.common_random_numbers.start_world(world)
        state = self.sample_world(self.world_random)
        path = self._descend(state, moves)
        self._play_on(state)
        self.is_deterministic = self.is_deterministic and not self.common_random_numbers.used
        if self.is_exact:  # no random number was drawn if the first one is still to come
            self.is_exact = self.is_deterministic and self.world_random.random() == Random(world).random()
        return path, state

    def backpropagate(self, path: TreePath, values: Sequence[float]) -> None:
        """Add the values of a simulation to the nodes of its path."""
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
        for statistics, value in zip(self.seat_statistics, values, strict=True):
            statistics.add(value)

    def most_visited_line(self, moves: MoveSequence) -> MoveSequence:
        """Return the rest of these moves and the most visited ones after them."""
        node: SearchNode | None = self.root
        for move in moves:
            node = node and node.children.get(move)
        line: list[Any] = list(moves[1:])
        while node is not None and node.children:
            key, node = max(node.children.items(), key=_visits)
            if node.visits < MIN_LINE_VISITS:
                break
            line.append(key)
        return tuple(line)

    def _descend(self, state: Any, forced: MoveSequence) -> TreePath:
        """Play the forced moves, then descend the tree and add one node; return the nodes to update."""
        node, is_new, own_seat = self.root, False, state.actor()
        forced_left = list(forced[::-1])
        path: TreePath = []
        sealed: list[tuple[int, Move]] = []
        skips_tree = self.skips_tree
        while not is_new and (forced_left or not skips_tree):
            if (seat := state.actor()) == OVER or self.is_finished(state):
                break
            step = state.steps[-1]
            if (
                forced_left
                and seat == own_seat
                and node is not self.root
                and forced_left[-1] not in step.moves(state)
            ):
                forced_left.clear()  # illegal in this world: the sequence ends here
                continue
            if seat == CHANCE:
                move = sample(state, self.common_random_numbers.random_for(step))
            elif forced_left and seat == own_seat:
                move = forced_left.pop()
            else:
                moves = step.moves(state)
                move = moves[0]
                if len(moves) > 1:
                    move, is_new = self._select(node, state, seat, moves)
                    path.append((seat, node.child(move)))
            node = node.child(move if step.witnesses(state) is None else HIDDEN_BRANCH)
            if _is_sealed(step):
                sealed.append((seat, move))
            state.play(move)
            if sealed and not (state.steps and _is_sealed(state.steps[-1])):
                node = node.child(tuple(sorted(sealed, key=_seat_of)))
                sealed = []
        return path

    def _select(self, node: SearchNode, state: Any, seat: int, moves: Sequence[Move]) -> tuple[Move, bool]:
        """Return the move to try, and whether this is its first try."""
        tried = node.tried_moves(moves)
        visits = 0
        for _, child in tried:
            child.availability += 1
            visits += child.visits
        if len(tried) < len(moves) and len(tried) <= sqrt(visits):
            tried_before = {move for move, _ in tried}
            untried = [move for move in moves if move not in tried_before]
            move = self.policy(state, untried, self.world_random)
            node.child(move).availability += 1
            return move, True
        spread = self.exploration * self.seat_statistics[seat].deviation()
        best, best_score = moves[0], float("-inf")
        for move, child in tried:
            score = child.total / child.visits + spread * sqrt(log(child.availability) / child.visits)
            if score > best_score:
                best, best_score = move, score
        return best, False

    def _play_on(self, state: Any) -> None:
        """Play on by the policy up to the horizon."""
        random, chance = self.world_random, self.common_random_numbers
        policy, is_finished = self.policy, self.is_finished
        for _ in range(MAX_ROLLOUT_PLIES):
            if not state.steps or is_finished(state):
                return
            step = state.steps[-1]
            if step.actor() == CHANCE:
                state.play(sample(state, chance.random_for(step)))
            else:
                moves = step.moves(state)
                state.play(policy(state, moves, random) if len(moves) > 1 else moves[0])


class CommonRandomNumbers:
    """The random numbers of a world: a separate generator for each kind of step and each seat.

    The next card, roll or find of a seat is thus the same whatever else happened in between, and compared moves differ less
    by luck than with a single generator (variance reduction by common random numbers).
    """

    def __init__(self) -> None:
        self.world = 0
        self.generators: dict[tuple[type[Step], int], tuple[Random, int]] = {}
        self.used: set[tuple[type[Step], int]] = set()

    def start_world(self, world: int) -> None:
        """Use the random numbers of this world from now on."""
        self.world = world
        self.used.clear()

    def random_for(self, step: Step) -> Random:
        """Return the generator for this step, seeded at its first use in the world."""
        key = type(step), getattr(step, "seat", CHANCE)
        generator = self.generators.get(key)
        if generator is None:
            name_hash = crc32(f"{type(step).__name__} {key[1]}".encode())
            generator = self.generators[key] = Random(), name_hash
        random, name_hash = generator
        if key not in self.used:
            self.used.add(key)
            random.seed(self.world << 32 | name_hash)
        return random


class _ResultStatistics:
    """The running variance of a seat's results."""

    __slots__ = ("count", "sum", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def deviation(self) -> float:
        mean = self.sum / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))


def _candidate_limit(simulations: int) -> int:
    """Return how many moves, plans or sequences to compare with this number of simulations."""
    return max(MIN_CANDIDATES, round(CANDIDATES_PER_ROOT * sqrt(simulations)))


def _is_sealed(step: Step) -> bool:
    return isinstance(step, Choice) and step.sealed


def _visits(item: tuple[Hashable, SearchNode]) -> int:
    return item[1].visits


def _seat_of(sealed: tuple[int, Move]) -> int:
    return sealed[0]
