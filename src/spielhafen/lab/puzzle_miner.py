"""The search for puzzles: games of bots, and positions in which one move is clearly best.

A position is looked at in three steps, each with random numbers of its own. A quick search of all moves finds candidates. A
second one with more worlds, all of them fresh, must find the same best move, surely better than every other one that does
not come to the same: by SURE_ERRORS standard errors of the paired differences, and by LEAST_LOSS. Then levels that play with
people try it, for the difficulty. In the end each puzzle is searched once more. Nothing depends on the clock: a seed always leads to the same puzzles.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from math import inf
from random import Random
from typing import Any, Final

from spielhafen.bots import LEVELS, create_bot
from spielhafen.bots.advice import find_reasons
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.heuristics import Heuristics, load_heuristics
from spielhafen.bots.puzzle_book import DIFFICULTIES, Puzzle, PuzzleBook, PuzzleReason
from spielhafen.bots.search import EXPLORATION, SearchTree
from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import determinize, view

SURE_ERRORS: Final = 3.0
"""Standard errors by which the best move of a puzzle is better than every other one."""
LEAST_LOSS: Final = 0.02
"""Loss in the chance to win of the second best move at least."""
PROMISING_ERRORS: Final = 1.5
"""Standard errors after the quick search that make a position worth the second one."""
QUICK_SIMULATIONS: Final = 900
"""Simulations of the quick search, before the game's factor `EFFORT`."""
CHECK_SIMULATIONS: Final = 6000
"""Simulations of the second search; the strongest level has 3600."""
MIN_QUICK_WORLDS: Final = 8
MIN_CHECK_WORLDS: Final = 48
FEWEST_MOVES: Final = 3
"""Moves that a puzzle has at least."""
MOST_BEST: Final = 3
"""Moves at most that come to the same as the best.

With more of them there is rather something to avoid than to find.
"""
MOST_MOVES: Final = 40
"""Moves that a puzzle has at most, so that each of them gets enough worlds."""
LOOKS_PER_GAME: Final = 30
"""Positions of a game that are looked at."""
PUZZLES_PER_GAME: Final = 2
"""Puzzles out of one game at most, so that they differ."""
SAME_ANSWERS: Final = 2
"""Puzzles with the same answer at most."""
EQUALITY_WORLDS: Final = 3
"""Worlds in which two moves must lead to the same state to come to the same."""
PLAYERS: Final = ("sailor", "greedy")
"""The levels that play the games, in turn around the table."""
TRIES: Final = {"greedy": 3, "sailor": 5, "helmsman": 3}
"""How often each level tries a puzzle, without slips."""
MAX_GAMES_PER_PUZZLE: Final = 40
"""Games after which the search ends, for each puzzle that is wanted."""


def mine_puzzles(game: Game, wanted: int, seed: int, known: PuzzleBook | None = None) -> Iterator[PuzzleBook]:
    """Yield the puzzles found so far after each game, and in the end those that are verified.

    known: what an earlier search has found, which goes on if it has the same seed and rules.
    """
    book = PuzzleBook(seed=seed, rules=game.version)
    if known is not None and (known.seed, known.rules) == (seed, game.version):
        book = known
    while len(book.puzzles) < wanted and book.games < wanted * MAX_GAMES_PER_PUZZLE:
        found = _mine_game(game, seed, book.games, book.puzzles, wanted)
        book = replace(book, games=book.games + 1, puzzles=[*book.puzzles, *found])
        yield book
    yield verify_puzzles(game, book)


def verify_puzzles(game: Game, book: PuzzleBook) -> PuzzleBook:
    """Return the puzzles whose best move is surely the best in one more tree, too.

    The standard errors are those within a tree, and trees differ: a loss may be that of one tree that grew by chance.
    """
    heuristics = load_heuristics(game)
    kept = [puzzle for puzzle in book.puzzles if _is_best_again(game, heuristics, puzzle)]
    return replace(book, puzzles=kept)


def _is_best_again(game: Game, heuristics: Heuristics, puzzle: Puzzle) -> bool:
    seen = puzzle.view(game)
    again = _compare(heuristics, seen, f"again {puzzle.name}", CHECK_SIMULATIONS, MIN_CHECK_WORLDS)
    groups = {one.move: 0 if puzzle.is_best(str(one.move)) else number for number, one in enumerate(again, 1)}
    return groups[_best(again).move] == 0 and _is_clear(again, groups, SURE_ERRORS)


def _mine_game(game: Game, seed: int, number: int, known: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """Return the puzzles of a game; at most half of all may be easy."""
    share = max(1, wanted // 2)
    have = Counter(puzzle.difficulty for puzzle in known)
    names = {puzzle.name for puzzle in known}
    answers = Counter(puzzle.best[0] for puzzle in known)
    found: list[Puzzle] = []
    for place, seen in enumerate(_positions(game, seed, number)):
        if len(found) == PUZZLES_PER_GAME or len(known) + len(found) == wanted:
            break
        puzzle = find_puzzle(game, seen, f"puzzle {seed} {number} {place}")
        if puzzle is None or puzzle.name in names or answers[puzzle.best[0]] == SAME_ANSWERS:
            continue
        if puzzle.difficulty == DIFFICULTIES[0] and have[puzzle.difficulty] >= share:
            continue
        have[puzzle.difficulty] += 1
        answers[puzzle.best[0]] += 1
        found.append(puzzle)
    return found


def _positions(game: Game, seed: int, number: int) -> list[State]:
    """Play a game between bots and return some of the views in which there was much to decide."""
    random = Random(f"puzzle game {seed} {number}")
    least, most = game.seats
    heuristics = load_heuristics(game)
    options = heuristics.house_rules[number % len(heuristics.house_rules)]
    state = game.start(least + number % (most - least + 1), options)
    bots = [create_bot(game, level, seconds=inf) for level in PLAYERS]
    seen: list[State] = []
    for _ in range(game.max_plies):
        seat = state.actor()
        if seat == OVER:
            break
        if seat == CHANCE:
            state.play(sample(state, random))
            continue
        own = view(state, seat)
        if FEWEST_MOVES <= len(own.moves()) <= MOST_MOVES and len(state.actors()) == 1:
            seen.append(own)
        state.play(bots[seat % len(bots)].choose(own, random))
    chosen = sorted(random.sample(range(len(seen)), min(LOOKS_PER_GAME, len(seen))))
    return [seen[place] for place in chosen]


def find_puzzle(game: Game, seen: State, seed: str) -> Puzzle | None:
    """Return the puzzle of a view; None if no move is clearly best."""
    heuristics = load_heuristics(game)
    quick = _compare(heuristics, seen, f"{seed} quick", QUICK_SIMULATIONS, MIN_QUICK_WORLDS)
    groups = _group_moves(seen, [one.move for one in quick], Random(f"{seed} equal"))
    if len(set(groups.values())) < FEWEST_MOVES:
        return None
    if not _is_clear(quick, groups, PROMISING_ERRORS) or _count_best(quick, groups) > MOST_BEST:
        return None
    checked = _compare(heuristics, seen, f"{seed} check", CHECK_SIMULATIONS, MIN_CHECK_WORLDS, reasons=True)
    if (
        not _is_clear(checked, groups, SURE_ERRORS)
        or groups[_best(checked).move] != groups[_best(quick).move]
    ):
        return None
    return _write_down(game, seen, checked, groups, seed)


def _compare(
    heuristics: Heuristics, seen: State, seed: str, simulations: int, worlds: int, *, reasons: bool = False
) -> list[Candidate]:
    """Try every move in the same worlds."""
    random = Random(seed)
    candidates = [Candidate((move,)) for move in seen.moves()]
    left = simulations * heuristics.effort / heuristics.length(seen) / len(candidates)
    tree = SearchTree(
        heuristics, seen.clone(), random, EXPLORATION, heuristics.parts(seen) if reasons else None
    )
    numbers = [random.getrandbits(32) for _ in range(max(worlds, round(left)))]
    tree.simulate_worlds(candidates, seen.actor(), numbers)
    return candidates


def _best(candidates: Sequence[Candidate]) -> Candidate:
    return max(candidates, key=Candidate.mean_value)


def _count_best(candidates: Sequence[Candidate], groups: dict[Move, int]) -> int:
    """Return how many moves come to the same as the best."""
    best = groups[_best(candidates).move]
    return sum(group == best for group in groups.values())


def _is_clear(candidates: Sequence[Candidate], groups: dict[Move, int], errors: float) -> bool:
    """Return whether the best move is surely and noticeably better than all that differ from it."""
    best = _best(candidates)
    for one in candidates:
        if groups[one.move] != groups[best.move]:
            gain, error = best.advantage_over(one)
            if gain < LEAST_LOSS or gain <= errors * error:
                return False
    return True


def _group_moves(seen: State, moves: Sequence[Move], random: Random) -> dict[Move, int]:
    """Return a number for each move; moves with the same number come to the same."""
    worlds = [determinize(seen, random) for _ in range(EQUALITY_WORLDS)]
    after = {move: [_after(world, move) for world in worlds] for move in moves}
    groups: dict[Move, int] = {}
    for move in moves:
        same = (groups[other] for other in groups if _come_to_the_same(after, move, other))
        groups[move] = next(same, len(groups))
    return groups


def _after(world: State, move: Move) -> State:
    state = world.clone()
    state.play(move)
    return state


def _come_to_the_same(after: dict[Move, list[State]], one: Move, other: Move) -> bool:
    """Return whether two moves lead to the same states, at once or after the other one of them."""
    return all(
        left == right or _swapped(left, right, one, other)
        for left, right in zip(after[one], after[other], strict=True)
    )


def _swapped(left: State, right: State, one: Move, other: Move) -> bool:
    """Return whether it does not matter in which order two moves are played."""
    if left.actor() != right.actor() or left.actor() < 0:
        return False
    if other not in left.moves() or one not in right.moves():
        return False
    return _after(left, other) == _after(right, one)


def _write_down(
    game: Game,
    seen: State,
    candidates: Sequence[Candidate],
    groups: dict[Move, int],
    seed: str,
) -> Puzzle:
    best = _best(candidates)
    right = [one.move for one in candidates if groups[one.move] == groups[best.move]]
    others = [one for one in candidates if one.move not in right]
    second = _best(others)
    reckoned = len(best.values) > 1 and best.values[0] == best.values[1] == best.values[-1]
    found = find_reasons(best, second, reckoned=reckoned)
    position = game.dump(seen)
    digest = sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()
    return Puzzle(
        name=digest[:8],
        position=position,
        seat=seen.actor(),
        best=[str(best.move), *(str(move) for move in right if move != best.move)],
        losses={str(one.move): round(best.advantage_over(one)[0], 3) for one in others},
        error=round(best.advantage_over(second)[1], 4),
        reasons=[PuzzleReason(reason.feature, round(reason.gain, 2)) for reason in found],
        missed=_try_levels(game, seen, right, seed),
    )


def _try_levels(game: Game, seen: State, right: Sequence[Move], seed: str) -> dict[str, float]:
    """Return the share of the tries of each level that miss the best move."""
    missed: dict[str, float] = {}
    for level, tries in TRIES.items():
        bot: Any = create_bot(game, level, seconds=inf)
        if LEVELS[level].simulations:
            bot.slips = 0.0
        wrong = [bot.choose(seen, Random(f"{seed} {level} {number}")) not in right for number in range(tries)]
        missed[level] = round(sum(wrong) / tries, 2)
    return missed
