"""The command that solves a small position exactly, and shows what bots lose there."""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Any, Final

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK
from spielhafen.cli.console import (
    check_level_name,
    check_only_with,
    check_range,
    format_table,
    load_words,
    print_lines,
    print_note,
    progress_bar,
)
from spielhafen.core.game import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.solvers import LevelRegret, MiniGame, Solution

DEFAULT_GAMES: Final = 40
MAX_REGRET_GAMES: Final = 100_000
DEFAULT_REGRET_SEED: Final = 1


def solve(
    game: str,
    /,
    *,
    level: list[str] | None = None,
    number: int | None = None,
    seed: int | None = None,
    json: bool = False,
) -> int:
    """Solve a small position of a game twice, and measure what levels lose there."""
    found = find_game(game)
    levels = [check_level_name(one) for one in level or ()]
    if not levels:
        check_only_with("--level", {"--number": number, "--seed": seed})
    check_range("--number", number, 1, MAX_REGRET_GAMES)
    from spielhafen.solvers import mini_game

    mini = mini_game(found)
    if not json:
        print_lines(*mini.lines.splitlines(), "")
    solution = _solve(mini)
    games = DEFAULT_GAMES if number is None else number
    regrets = [
        _measure(solution, one, games, DEFAULT_REGRET_SEED if seed is None else seed) for one in levels
    ]
    if json:
        print_lines(dumps(_as_dict(solution, regrets), ensure_ascii=False, indent=2))
    else:
        print_lines(*_lines(solution, regrets))
    if not solution.agrees:
        print_note(load_words()("lab-solved-differs"))
        return EXIT_FAILURE
    return EXIT_OK


def _solve(mini: MiniGame) -> Solution:
    """Solve a position, and say on the way what is being done."""
    from spielhafen.solvers import solve as solve_position

    with progress_bar(load_words()("cli-solving")) as tell:
        return solve_position(mini, lambda _, done: tell(done, 0))


def _measure(solution: Solution, level: str, games: int, seed: int) -> LevelRegret:
    """Measure what a level loses in the position, and say how far it has come."""
    from spielhafen.solvers import measure_regret

    with progress_bar(level) as tell:
        return measure_regret(solution, level, games, seed, lambda done: tell(done, games))


def _lines(solution: Solution, regrets: Sequence[LevelRegret]) -> list[str]:
    """Return the solution and what levels lost, as tables."""
    say = load_words()
    size = (
        say("lab-solved-sets", nodes=solution.size, sets=solution.sets)
        if solution.sets
        else say("lab-solved-states", states=solution.size)
    )
    heads = [say(f"lab-{head}") for head in ("method", "value", "interval", "seconds")]
    rows = [
        [
            say(f"lab-method-{one.method}"),
            str(one.fraction) if one.fraction is not None else f"{(one.low + one.high) / 2:.4f}",
            f"{one.low:.4f} … {one.high:.4f}",
            f"{one.seconds:.1f}",
        ]
        for one in solution.answers
    ]
    verdict = "lab-solved-agrees" if len(solution.answers) > 1 else "lab-solved-once"
    lines = [size, "", *format_table(heads, rows)]
    if solution.agrees:
        lines += ["", say(verdict)]
    return [*lines, *(["", *_regret_table(regrets)] if regrets else [])]


def _regret_table(regrets: Sequence[LevelRegret]) -> list[str]:
    say = load_words()
    heads = [say(f"lab-{head}") for head in ("level", "games", "lost", "interval", "decisions", "mistakes")]
    return format_table(
        heads,
        [
            [
                one.level,
                one.lost.count,
                f"{one.lost.mean:.3f}",
                f"{max(0.0, one.lost.low):.3f} … {one.lost.high:.3f}",
                one.decisions,
                one.mistakes,
            ]
            for one in regrets
        ],
    )


def _as_dict(solution: Solution, regrets: Sequence[LevelRegret]) -> dict[str, Any]:
    """Return all as plain values."""
    return {
        "game": solution.mini.game.name,
        "position": solution.mini.lines.splitlines(),
        "size": solution.size,
        "information_sets": solution.sets,
        "agrees": solution.agrees,
        "answers": [
            {
                "method": one.method,
                "low": one.low,
                "high": one.high,
                "exact": None if one.fraction is None else str(one.fraction),
                "seconds": round(one.seconds, 3),
            }
            for one in solution.answers
        ],
        "levels": [
            {
                "level": one.level,
                "games": one.lost.count,
                "lost": one.lost.mean,
                "low": one.lost.low,
                "high": one.lost.high,
                "decisions": one.decisions,
                "mistakes": one.mistakes,
            }
            for one in regrets
        ],
    }
