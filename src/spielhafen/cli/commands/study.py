"""The command that plays a study, resumes it, and merges its shards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from spielhafen.cli.cli_errors import EXIT_OK, error_in_file, file_error, usage_error
from spielhafen.cli.console import (
    check_not_with,
    check_range,
    format_table,
    load_words,
    print_lines,
    print_note,
    progress_bar,
)
from spielhafen.core.errors import SpielhafenError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.lab.study import StudyFolder, StudyPlan

MAX_WORKERS = 1000


def study(
    plan: Path | None = None,
    /,
    *,
    keep: Path,
    shard: str | None = None,
    merge: list[Path] | None = None,
    workers: int | None = None,
    cluster: str | None = None,
) -> int:
    """Play the games of a study that are missing, or merge the shards of one."""
    check_range("--workers", workers, 1, MAX_WORKERS)
    if merge:
        check_not_with("--merge", {"--shard": shard, "--workers": workers, "--cluster": cluster})
    if (plan is None) == (not merge):
        raise usage_error("cli-study-plan-or-merge")
    if plan is None:
        _merge(merge or [], keep)
    else:
        _play(plan, keep, shard, workers, cluster)
    return EXIT_OK


def _merge(parts: list[Path], keep: Path) -> None:
    """Merge the shards of a study, and print what it has then."""
    from spielhafen.lab.study import StudyFolder, merge_studies, read_manifest

    merge_studies(parts, keep)
    whole, _, shard = read_manifest(keep)
    with StudyFolder(keep, whole, shard) as folder:
        tell_kept(folder)
        _print_conditions(folder)


def _play(plan: Path, keep: Path, shard: str | None, workers: int | None, cluster: str | None) -> None:
    """Play the missing games of a study, and print what it has then."""
    from spielhafen.clusters import open_cluster
    from spielhafen.lab.executor import count_cores
    from spielhafen.lab.study import Shard, StudyFolder, parse_shard, run_study

    with StudyFolder(keep, _read(plan), parse_shard(shard) if shard else Shard()) as folder:
        try:
            with progress_bar(load_words()("cli-simulating")) as tell:
                if cluster is None:
                    run_study(folder, workers=workers, progress=tell)
                else:
                    with open_cluster(cluster, workers or count_cores()) as found:
                        run_study(folder, executor=found.executor, workers=found.slots, progress=tell)
        finally:  # what is kept is kept, also when the run is stopped
            tell_kept(folder)
        _print_conditions(folder)


def tell_kept(study: StudyFolder) -> None:
    """Print how many games of a study are kept."""
    kept, wanted = len(study.played()), study.total()
    print_note(load_words()("cli-study-kept", kept=kept, wanted=wanted, folder=str(study.folder)))


def _read(file: Path) -> StudyPlan:
    """Read the plan of a study. Raises CommandError with the name of the file."""
    from spielhafen.lab.study import read_plan

    try:
        return read_plan(file)
    except (OSError, UnicodeDecodeError) as error:
        raise file_error(file, error) from None
    except SpielhafenError as error:
        raise error_in_file(file, error) from None


def _print_conditions(folder: StudyFolder) -> None:
    """Print the games and the share of victories of each condition."""
    say = load_words()
    found: dict[str, list[Mapping[str, Any]]] = {one.name: [] for one in folder.plan.conditions}
    for row in folder.rows():
        found[row["condition"]].append(row)
    heads = [say(f"lab-{head}") for head in ("condition", "games", "plies", "wins-by-seat")]
    print_lines(*format_table(heads, [_condition(name, rows) for name, rows in found.items()]))


def _condition(name: str, rows: list[Mapping[str, Any]]) -> list[str]:
    """Return the cells of a condition; without games a dash for each figure."""
    if not rows:
        return [name, "0", "–", "–"]
    wins = [sum(of_seat) / len(rows) for of_seat in zip(*(row["wins"] for row in rows), strict=True)]
    plies = sum(row["plies"] for row in rows) / len(rows)
    shares = " ".join(f"{100 * share:.1f}" for share in wins)
    return [name, str(len(rows)), f"{plies:.1f}", f"{shares} %"]
