"""The command that makes a data set of games between levels, or checks one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from spielhafen.cli.cli_errors import EXIT_OK
from spielhafen.cli.commands.study import MAX_WORKERS, tell_kept
from spielhafen.cli.console import (
    check_level_name,
    check_not_with,
    check_range,
    load_words,
    print_lines,
    progress_bar,
)
from spielhafen.core.game import find_game, find_games

if TYPE_CHECKING:
    from spielhafen.lab.study import StudyPlan


def dataset(
    folder: Path,
    /,
    *,
    number: int | None = None,
    only: list[str] | None = None,
    level: list[str] | None = None,
    seed: int | None = None,
    shard: str | None = None,
    workers: int | None = None,
    check: bool = False,
) -> int:
    """Make or resume a data set, or check one by playing every game again."""
    check_range("--workers", workers, 1, MAX_WORKERS)
    if check:
        given = {"--number": number, "--only": only, "--level": level, "--seed": seed, "--shard": shard}
        check_not_with("--check", {**given, "--workers": workers})
        _check(folder)
    else:
        _make(folder, _plan(number, only, level, seed), shard, workers)
    return EXIT_OK


def _plan(number: int | None, only: list[str] | None, level: list[str] | None, seed: int | None) -> StudyPlan:
    """Return the plan of a data set. Raises UsageError, UnknownGame."""
    from spielhafen.lab.dataset.dataset_folder import DATASET_GAMES, DATASET_LEVELS, dataset_plan
    from spielhafen.lab.study.plan import MAX_STUDY_GAMES

    count = DATASET_GAMES if number is None else number
    check_range("--number", count, 1, MAX_STUDY_GAMES)
    games = [find_game(name) for name in only] if only else list(find_games().values())
    levels = [check_level_name(one) for one in level] if level else DATASET_LEVELS
    return dataset_plan(games, levels, count, 1 if seed is None else seed)


def _make(path: Path, plan: StudyPlan, shard: str | None, workers: int | None) -> None:
    """Play the games that are missing; if all are there, write the card and print the baselines."""
    from spielhafen.lab.dataset import baseline_table, finish_dataset, play_recorded_batch
    from spielhafen.lab.study import Shard, StudyFolder, parse_shard, run_study

    part = parse_shard(shard) if shard else Shard()
    with StudyFolder(path, plan, part) as folder:
        try:
            with progress_bar(load_words()("cli-simulating")) as tell:
                run_study(folder, workers=workers, progress=tell, play=play_recorded_batch)
        finally:  # what is kept is kept, also when the run is stopped
            tell_kept(folder)
        if part.of == 1:
            finish_dataset(folder)
        print_lines(*baseline_table(folder))


def _check(path: Path) -> None:
    from spielhafen.lab.dataset import check_dataset

    say = load_words()
    with progress_bar(say("cli-dataset-checking")) as tell:
        games = check_dataset(path, tell)
    print_lines(say("cli-dataset-checked", games=games))
