"""Solvers: small positions of all games solved exactly, as ground truth for learners.

    mini = mini_game(find_game("santa_timea"))
    solution = solve(mini)                            # two methods, which must agree
    measure_regret(solution, "captain", games=100)    # what a level loses there against the solution

Where nothing is secret a position is solved by backward induction in fractions, and again by value
iteration on states as files. Where something is, by regret matching over information sets, and again by a
linear program in sequence form, which needs SciPy (it comes with the extra `openspiel`).
"""

from __future__ import annotations

from spielhafen.solvers.level_regret import LevelRegret, measure_regret
from spielhafen.solvers.mini_games import MiniGame, NoMiniGame, mini_game, mini_games
from spielhafen.solvers.solution import Answer, Solution, solve

__all__ = [
    "Answer",
    "LevelRegret",
    "MiniGame",
    "NoMiniGame",
    "Solution",
    "measure_regret",
    "mini_game",
    "mini_games",
    "solve",
]
