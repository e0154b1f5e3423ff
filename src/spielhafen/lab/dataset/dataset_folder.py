"""A data set of games between levels: made as a study, checked by playing games again.

In each game a level has the first seat, the rule of thumb (the level `greedy`) all others. The folder is
that of a study, so it can be resumed, played in shards and merged; its rows also have all moves (`plays`)
and a hash of the last position (`final`). Complete, it has two more files: `dataset.json` with the version
of the format and a hash of the rows, and a card (README.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from spielhafen import __version__
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.lab.dataset.recorded_game import position_hash
from spielhafen.lab.statistics import Average, average_share
from spielhafen.lab.study.plan import Condition, StudyPlan
from spielhafen.lab.study.storage import ROWS, StudyFolder, read_manifest, study_error

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from spielhafen.core.game import Game

DATASET_FORMAT: Final = 1
"""The version of rows and files; raised when a column means something else than before."""
SUMMARY: Final = "dataset.json"
CARD: Final = "README.md"
OPPONENT: Final = "greedy"
DATASET_LEVELS: Final = ("random", "boy", "greedy", "sailor", "helmsman", "captain", "admiral")
DATASET_GAMES: Final = 1000
_POINTS: Final = ("mean", "low", "high", "minimum", "median", "p90", "maximum")
"""The fields of an average that are values, and move with their scale."""


class DatasetDiffers(SpielhafenError):
    """A row that its moves do not lead to, or rows other than those that were summed up."""


def dataset_plan(
    games: Sequence[Game], levels: Sequence[str] = DATASET_LEVELS, number: int = DATASET_GAMES, seed: int = 1
) -> StudyPlan:
    """Return the plan of a data set: each level in each game with each number of players."""
    conditions = [
        Condition(f"{game.name}-{seats}-{level}", game.name, (level, *[OPPONENT] * (seats - 1)))
        for game in games
        for seats in range(game.seats[0], game.seats[1] + 1)
        for level in levels
    ]
    return StudyPlan(tuple(conditions), number, seed)


def finish_dataset(folder: StudyFolder) -> None:
    """Write the summary and the card of a complete data set; raises StudyError."""
    rows = folder.write_rows()
    summary = {
        "format": DATASET_FORMAT,
        "spielhafen": __version__,
        "plan": folder.plan.digest(),
        "rows": sha256(rows.read_bytes()).hexdigest(),
    }
    card = files(__package__).joinpath("card.md").read_text("utf-8")
    table = "\n".join(baseline_table(folder))
    filled = card.replace("{games}", str(folder.plan.games)).replace("{version}", __version__)
    try:
        (folder.folder / SUMMARY).write_text(json.dumps(summary, indent=2) + "\n", "utf-8")
        (folder.folder / CARD).write_text(filled.replace("{table}", table), "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise study_error("study-not-written", folder=str(folder.folder), why=why) from None


def check_dataset(path: Path, tell: Callable[[int, int], None] | None = None) -> int:
    """Play every game of a data set again; return their number.

    Raises StudyError if it cannot be read, DatasetDiffers for the first game that comes out differently.
    """
    plan, _, shard = read_manifest(path)
    conditions = {one.name: one for one in plan.conditions}
    with StudyFolder(path, plan, shard) as folder:
        total = len(folder.played())
        for count, row in enumerate(folder.rows(), 1):
            _check_row(conditions[row["condition"]], row)
            if tell:
                tell(count, total)
    _check_summary(path)
    return total


def _check_row(condition: Condition, row: Mapping[str, Any]) -> None:
    """Play the moves of a row, each checked, and compare its end."""
    game = find_game(condition.game)
    g = game.start(len(condition.players), condition.options)
    try:
        for written in row["plays"]:
            move = game.catalogue.read(written)
            g.check(move)
            g.play(move)
    except (SpielhafenError, KeyError, LookupError) as error:
        raise _differs(row) from error
    winners = g.winners or []
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats())]
    if position_hash(game, g) != row.get("final") or wins != row.get("wins"):
        raise _differs(row)


def _differs(row: Mapping[str, Any]) -> DatasetDiffers:
    return DatasetDiffers(
        text("error-dataset-differs", condition=str(row["condition"]), number=int(row["number"]))
    )


def _check_summary(path: Path) -> None:
    """Compare the file of rows with its hash, if the data set is complete."""
    if not (path / SUMMARY).exists():
        return
    try:
        wanted = json.loads((path / SUMMARY).read_text("utf-8"))["rows"]
        found = sha256((path / ROWS).read_bytes()).hexdigest()
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise study_error("study-no-manifest", folder=str(path), why=str(error)) from None
    if found != wanted:
        raise DatasetDiffers(text("error-dataset-rows", file=ROWS))


def baselines(folder: StudyFolder) -> dict[str, Average]:
    """Return the mean return of the first seat in each condition that has games."""
    found: dict[str, list[float]] = {}
    least: dict[str, float] = {}
    for row in folder.rows():
        found.setdefault(row["condition"], []).append(first_return(row["wins"], finished=row["finished"]))
        least[row["condition"]] = -1 / max(1, len(row["wins"]) - 1)
    return {name: average_return(values, least[name]) for name, values in found.items()}


def average_return(values: Sequence[float], least: float) -> Average:
    """Return the average of returns from `least` to 1; a few equal ones do not look certain.

    Its interval is that of the shares which the returns are of their range.
    """
    reach = 1 - least
    found = average_share([(value - least) / reach for value in values])
    ends = {name: least + reach * getattr(found, name) for name in _POINTS}
    return replace(found, error=reach * found.error, **ends)


def first_return(wins: Sequence[float], *, finished: bool) -> float:
    """Return what a game was worth to the first seat; see `core/returns.py`."""
    seats = len(wins)
    if not finished:
        return 0.0
    if seats == 1:
        return 1.0 if wins[0] else -1.0
    return (wins[0] * seats - 1) / (seats - 1) if any(wins) else 0.0


def format_return(mean: Average) -> str:
    """Return a mean return with half its 95 % interval, as tables have it."""
    return f"{mean.mean:+.2f} ± {(mean.high - mean.low) / 2:.2f}".replace("-", "−")


def baseline_table(folder: StudyFolder) -> Iterator[str]:
    """Yield the lines of a table of mean returns, in Markdown."""
    found = baselines(folder)
    tables: dict[tuple[str, int], list[str]] = {}
    levels = list(dict.fromkeys(one.players[0] for one in folder.plan.conditions))
    for one in folder.plan.conditions:
        mean = found.get(one.name)
        cell = "" if mean is None else format_return(mean)
        tables.setdefault((one.game, len(one.players)), []).append(cell)
    yield f"| game | seats | {' | '.join(levels)} |"
    yield f"|---|--:|{'--:|' * len(levels)}"
    for (game, seats), cells in tables.items():
        yield f"| {game} | {seats} | {' | '.join(cells)} |"
