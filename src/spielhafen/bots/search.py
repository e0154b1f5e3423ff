"""Search where hands are hidden: the moves on offer are compared in the same worlds, and each learns a tree of its own.

A world is a state that fits what the searcher has seen. Candidates are single moves, in the order of the game's rule of thumb,
and chains of moves (`lines.py`) where a turn has several. Every candidate is tried in the same worlds, with the same chance
after it, so that luck is common to all and skill is what differs; after each of a few rounds the worse half leaves
(sequential halving), and at once what is surely worse than the best or comes to the same as one before. The move of the game's
rule of thumb is left only for one that is better beyond doubt.

A simulation goes down the tree by what everybody saw, adds one node and plays on by the game's policy as far as the game
wants it looked at; `worth` then says what the table is worth to each seat. In the tree the policy's moves come first, more
are tried the more often a place was visited (progressive widening), and a move is compared with the others only as often
as it was on offer, since what others may do depends on the world. What not everybody saw is one and the same branch of the
tree, so that nobody in it acts on what he cannot know; sealed choices become known together when all are made. Where a game
has `foresight`, no tree grows: what is compared is followed by the rule of thumb at once.

After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Karnin, Koren, Somekh, "Almost Optimal
Exploration in Multi-Armed Bandits" (2013); Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search" (2008).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import ceil, inf, log, log2, sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias
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
from spielhafen.core.play import CHANCE, OVER, Choice, sample

if TYPE_CHECKING:
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step

EXPLORATION: Final = 1.0
"""How much a rarely tried move is favoured, in standard deviations of what the seat's simulations were worth."""
MAX_ROLLOUT_PLIES: Final = 400
"""Plies of a simulation outside the tree, should a game not come to an end."""
HIDDEN_BRANCH: Final = "?"
"""The branch of what not everybody saw."""
MIN_LINE_VISITS: Final = 8
"""Visits that make a move one to be expected."""
CANDIDATES_PER_ROOT: Final = 0.75
"""Single moves that are compared, for the root of the simulations, and as many chains of moves."""
MIN_CANDIDATES: Final = 4
"""Single moves that are compared at least, if so many are on offer."""
WORLDS_PER_BATCH: Final = 16
"""Worlds between two looks at what may be left out."""
BEAM_STATES_PER_SIMULATION: Final = 0.5
"""Tables that are looked at in search of chains of moves, for each simulation."""


class Search:
    """A player who thinks for a number of simulations, and never longer than `seconds`."""

    blind = False

    def __init__(
        self,
        known: Heuristics,
        simulations: int,
        seconds: float,
        explore: float = EXPLORATION,
        *,
        slips: float = 0.0,
    ) -> None:
        """simulations: of a decision, where they are as long as usual; more are made where they are shorter, fewer where longer.
        slips: in this share of its decisions it does, by lot, something else that was compared, which may begin alike.
        """
        self.heuristics = known
        self.simulations = simulations
        self.seconds = seconds
        self.exploration = explore
        self.slips = slips

    def choose(self, view: State, random: Random) -> Move:
        moves, plans = view.moves(), self.heuristics.plans(view)
        if len(moves) == 1 or len(plans) == 1:
            return plans[0][0] if plans else moves[0]
        return self.evaluate_moves(view, random)[0].move

    def evaluate_moves(self, view: State, random: Random) -> list[MoveEvaluation]:
        """What is to be said about each move that was compared; the first is played."""
        return evaluations(self.rank_moves(view, random))

    def rank_moves(
        self, view: State, random: Random, extract_features: FeatureFunction | None = None
    ) -> list[Candidate]:
        """The moves that were compared, first the one to play, then by how long they were compared and what they were worth."""
        lot = random.random()
        found = rank_candidates(self.compare_moves(view, random, extract_features), self.heuristics.doubt)
        if lot < self.slips and len(found) > 1:
            other = found[1 + int(lot / self.slips * (len(found) - 1))]
            if other.move != found[0].move:
                other.is_slip = True
                found.remove(other)
                found.insert(0, other)
        return found

    def compare_moves(
        self, view: State, random: Random, extract_features: FeatureFunction | None = None
    ) -> list[Candidate]:
        """The moves worth thinking about, as the rule of thumb would take them, each with what it was worth.

        note: what is to be remembered of the table at the end of each simulation.
        """
        number = self.simulation_count(view)
        plans = self.heuristics.plans(view)[: _most(number)]
        moves = () if plans else self._favoured(view, _most(number), random)
        tree = self.create_tree(view, random, extract_features)
        candidates = [Candidate(line) for line in (*plans, *((move,) for move in moves))]
        if self.heuristics.chains and not plans:
            candidates += [Candidate(line) for line in self._lines(tree, number)]
        self._halve(tree, candidates, view.actor(), number)
        for candidate in candidates:
            candidate.line = tree.most_visited_line(candidate.moves)
        return candidates

    def simulation_count(self, view: State) -> int:
        """How many simulations a decision is worth."""
        return max(1, round(self.simulations / self.heuristics.length(view)))

    def create_tree(
        self, view: State, random: Random, extract_features: FeatureFunction | None
    ) -> SearchTree:
        """A new tree."""
        return SearchTree(self.heuristics, view, random, self.exploration, extract_features)

    def _lines(self, tree: SearchTree, simulations: int) -> list[MoveSequence]:
        """Chains of moves worth comparing, too."""
        found = BeamSearch(
            self.heuristics.worth,
            tree.sample_world(tree.random),
            int(simulations * BEAM_STATES_PER_SIMULATION),
        )
        return found.best(_most(simulations))

    def _favoured(self, view: State, most: int, random: Random) -> list[Move]:
        """The moves worth comparing, as the rule of thumb would take them."""
        left = list(view.moves())
        if not self.heuristics.has_own_policy:
            random.shuffle(left)
            return left[:most]
        favoured: list[Move] = []
        while left and len(favoured) < most:
            favoured.append(self.heuristics.policy(view, left, random))
            left.remove(favoured[-1])
        return favoured

    def _halve(self, tree: SearchTree, candidates: Sequence[Candidate], seat: int, left: int) -> None:
        """Sequential halving of so many simulations, which ends early when only one is left that may turn out best."""
        limit = perf_counter() + self.seconds
        first, several = candidates[0], len(candidates) > 1
        for rounds in range(max(1, ceil(log2(len(candidates)))), 0, -1):
            worlds = max(1, left // (rounds * len(candidates)))
            while worlds:
                numbers = [tree.random.getrandbits(32) for _ in range(min(worlds, WORLDS_PER_BATCH))]
                tried = tree.simulate_worlds(candidates, seat, numbers, limit)
                if tree.is_settled(candidates) or perf_counter() > limit:
                    return
                worlds -= tried
                left -= tried * len(candidates)
                candidates = drop_hopeless(candidates, first)
                if len(candidates) == 1 and several:
                    return
            candidates = keep_better_half(candidates, first)


class SearchNode:
    """A place in the tree, and what the move that leads to it was worth to whoever made it."""

    __slots__ = ("visits", "availability", "total", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.availability = 0
        self.total = 0.0
        self.children: dict[Hashable, SearchNode] = {}

    def child(self, key: Hashable) -> SearchNode:
        """The place after this, new if need be."""
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = SearchNode()
        return node

    def tried_moves(self, moves: Sequence[Move]) -> list[tuple[Move, SearchNode]]:
        """Those of the moves that were tried here, each with its node."""
        after = self.children
        return [(move, node) for move in moves if (node := after.get(move)) is not None and node.visits]


TreePath: TypeAlias = "list[tuple[int, SearchNode]]"
FeatureFunction: TypeAlias = "Callable[[Any], Mapping[str, float]]"


class SearchTree:
    """The tree of one decision."""

    def __init__(
        self,
        heuristics: Heuristics,
        view: State,
        random: Random,
        explore: float,
        note: FeatureFunction | None = None,
    ) -> None:
        self.policy = heuristics.follow
        self.skips_tree = self.is_deterministic = heuristics.foresight is not None
        self.evaluate = heuristics.foresight(view) if heuristics.foresight else heuristics.worth
        self.sample_world = heuristics.worlds(view)
        self.is_finished = heuristics.horizon(view)
        self.extract_features = note
        self.random = random
        self.world_random = Random()
        self.common_random_numbers = CommonRandomNumbers()
        self.exploration = explore
        self.root = SearchNode()
        self.seat_statistics = [_Results() for _ in range(view.seats())]

    def simulate_worlds(
        self, candidates: Sequence[Candidate], seat: int, worlds: Sequence[int], limit: float = inf
    ) -> int:
        """Try each in the worlds of these numbers, until all is known or `limit` (of `perf_counter`) is over.

        Gives in how many they were tried.
        """
        for tried, world in enumerate(worlds, 1):
            self.simulate_world(candidates, seat, world)
            if self.is_settled(candidates) or perf_counter() > limit:
                return tried
        return len(worlds)

    def is_settled(self, candidates: Sequence[Candidate]) -> bool:
        """Whether no world can tell anything new of these: in none was there any chance, and two have told the same."""
        return self.is_deterministic and all(one.is_settled() for one in candidates)

    def simulate_world(self, candidates: Sequence[Candidate], seat: int, world: int) -> None:
        """Try each in one more world, the same for all, and with the same chance; only then learn from it.

        Somebody in the tree who learnt from the one candidate before he met the next could tell them apart by their order.
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
        """Play the world of this number on after these moves: the way through the tree, and the table in the end."""
        self.world_random.seed(world)
        self.common_random_numbers.start_world(world)
        state = self.sample_world(self.world_random)
        path = self._descend(state, moves)
        self._play_on(state)
        self.is_deterministic = self.is_deterministic and not self.common_random_numbers.used
        return path, state

    def backpropagate(self, path: TreePath, values: Sequence[float]) -> None:
        """Remember what a simulation was worth."""
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
        for results, value in zip(self.seat_statistics, values, strict=True):
            results.add(value)

    def most_visited_line(self, moves: MoveSequence) -> MoveSequence:
        """The moves that followed most often, as long as each was tried often enough."""
        node: SearchNode | None = self.root
        for move in moves:
            node = node and node.children.get(move)
        found: list[Any] = list(moves[1:])
        while node is not None and node.children:
            after, node = max(node.children.items(), key=_visits)
            if node.visits < MIN_LINE_VISITS:
                break
            found.append(after)
        return tuple(found)

    def _descend(self, state: Any, forced: MoveSequence) -> TreePath:
        """Down the tree after these moves, and one node further: the nodes that learn, each with the seat that decided."""
        node, fresh, own = self.root, False, state.actor()
        coming = list(forced[::-1])
        path: TreePath = []
        sealed: list[tuple[int, Move]] = []
        straight = self.skips_tree
        while not fresh and (coming or not straight):
            if (seat := state.actor()) == OVER or self.is_finished(state):
                break
            step = state.steps[-1]
            if coming and seat == own and node is not self.root and coming[-1] not in step.moves(state):
                coming.clear()  # in this world the chain ends here
                continue
            if seat == CHANCE:
                move = sample(state, self.common_random_numbers.random_for(step))
            elif coming and seat == own:
                move = coming.pop()
            else:
                moves = step.moves(state)
                move = moves[0]
                if len(moves) > 1:
                    move, fresh = self._select(node, state, seat, moves)
                    path.append((seat, node.child(move)))
            node = node.child(move if step.witnesses(state) is None else HIDDEN_BRANCH)
            if _is_sealed(step):
                sealed.append((seat, move))
            state.play(move)
            if sealed and not (state.steps and _is_sealed(state.steps[-1])):
                node = node.child(tuple(sorted(sealed, key=_seat)))
                sealed = []
        return path

    def _select(self, node: SearchNode, state: Any, seat: int, moves: Sequence[Move]) -> tuple[Move, bool]:
        """The move to try, and whether it is tried for the first time."""
        tried = node.tried_moves(moves)
        visits = 0
        for _, child in tried:
            child.availability += 1
            visits += child.visits
        if len(tried) < len(moves) and len(tried) <= sqrt(visits):
            known = {move for move, _ in tried}
            move = self.policy(state, [move for move in moves if move not in known], self.world_random)
            node.child(move).availability += 1
            return move, True
        spread = self.exploration * self.seat_statistics[seat].deviation()
        best, most = moves[0], float("-inf")
        for move, child in tried:
            score = child.total / child.visits + spread * sqrt(log(child.availability) / child.visits)
            if score > most:
                best, most = move, score
        return best, False

    def _play_on(self, state: Any) -> None:
        """By the policy, as far as it matters."""
        random, fortune, policy, enough = (
            self.world_random,
            self.common_random_numbers,
            self.policy,
            self.is_finished,
        )
        for _ in range(MAX_ROLLOUT_PLIES):
            if not state.steps or enough(state):
                return
            step = state.steps[-1]
            if step.actor() == CHANCE:
                state.play(sample(state, fortune.random_for(step)))
            else:
                moves = step.moves(state)
                state.play(policy(state, moves, random) if len(moves) > 1 else moves[0])


class CommonRandomNumbers:
    """The chance of a world, a source of its own for each kind of step and each seat.

    So the next card, throw or find of a seat is the same whatever else happened meanwhile, and moves that are compared differ by
    less luck than if all drew from one source.
    """

    def __init__(self) -> None:
        self.world = 0
        self.sources: dict[tuple[type[Step], int], tuple[Random, int]] = {}
        self.used: set[tuple[type[Step], int]] = set()

    def start_world(self, world: int) -> None:
        """From now on the chance of this world."""
        self.world = world
        self.used.clear()

    def random_for(self, step: Step) -> Random:
        """What decides this step."""
        key = type(step), getattr(step, "seat", CHANCE)
        known = self.sources.get(key)
        if known is None:
            known = self.sources[key] = Random(), crc32(f"{type(step).__name__} {key[1]}".encode())
        random, mark = known
        if key not in self.used:
            self.used.add(key)
            random.seed(self.world << 32 | mark)
        return random


class _Results:
    """How much a seat's results vary."""

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


def _most(simulations: int) -> int:
    """How many moves, plans or chains are compared by so many simulations."""
    return max(MIN_CANDIDATES, round(CANDIDATES_PER_ROOT * sqrt(simulations)))


def _is_sealed(step: Step) -> bool:
    return isinstance(step, Choice) and step.sealed


def _visits(after: tuple[Hashable, SearchNode]) -> int:
    return after[1].visits


def _seat(made: tuple[int, Move]) -> int:
    return made[0]
