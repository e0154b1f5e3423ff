"""Write the table of baselines in docs/studies.md from data sets.

    .venv/bin/python tools/baselines.py FOLDER ...

Each folder is made by `spielhafen dataset FOLDER --number N --level LEVEL`, and may have several levels. Levels that no
folder has keep their columns. A data set that was stopped has fewer games of some conditions: their number is in
brackets.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from spielhafen.core.game import find_games
from spielhafen.i18n import Translator
from spielhafen.lab.dataset import baselines, format_return
from spielhafen.lab.dataset.dataset_folder import DATASET_LEVELS
from spielhafen.lab.study import StudyFolder, read_manifest

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "studies.md"
BEGIN: Final = "<!-- baselines -->"
END: Final = "<!-- /baselines -->"
HEADINGS: Final[Mapping[str, str]] = {"boy": "ship’s boy", "greedy": "rule of thumb"}
"""The headings of levels that are not their ids."""
SEATS: Final = ("", "alone", "two", "three", "four", "five")
GAMES: Final = "games of each"


class Cell(NamedTuple):
    """A mean return as it is written, and the number of its games."""

    written: str
    games: int


Columns = dict[str, dict[str, str]]
"""The cells of each level by the label of their row."""


def read_columns(page: str) -> Columns:
    """Return the columns of the table in the page, by heading."""
    lines = [line.strip() for line in _table(page).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
    if not cells:
        return {}
    (_, *headings), _, *rows = cells
    return {
        heading: {row[0]: row[number] for row in rows if len(row) > number}
        for number, heading in enumerate(headings, 1)
    }


def _table(page: str) -> str:
    """Return what is between the markers; raises ValueError without them."""
    _, begin, rest = page.partition(BEGIN)
    table, end, _ = rest.partition(END)
    if not (begin and end):
        raise ValueError(BEGIN)
    return table


def measured_columns(folder: Path) -> Columns:
    """Return the columns that a data set gives, by heading."""
    found: dict[str, dict[str, Cell]] = {}
    plan, _, shard = read_manifest(folder)
    with StudyFolder(folder, plan, shard) as kept:
        means = baselines(kept)
    for one in plan.conditions:
        if one.name in means:
            label = row_label(one.game, len(one.players))
            column = found.setdefault(HEADINGS.get(one.players[0], one.players[0]), {})
            column[label] = Cell(format_return(means[one.name]), means[one.name].count)
    return {heading: dict(_written(cells)) for heading, cells in found.items()}


def _written(cells: Mapping[str, Cell]) -> Iterator[tuple[str, str]]:
    """Yield the cells of a level, and the number of games that most of them have."""
    usual = Counter(cell.games for cell in cells.values()).most_common(1)[0][0]
    yield GAMES, f"{usual:,}"
    for label, cell in cells.items():
        yield label, cell.written if cell.games == usual else f"{cell.written} ({cell.games})"


def row_label(game: str, seats: int) -> str:
    """Return the label of a game with this number of players."""
    title = Translator("en", find_games()[game])("game-title")
    return f"{title}, {SEATS[seats]}"


def table_lines(columns: Columns) -> Iterator[str]:
    """Yield the lines of the table: games by title and number of players, levels in their order."""
    order = [HEADINGS.get(level, level) for level in DATASET_LEVELS]
    headings = [heading for heading in order if heading in columns]
    games = sorted(find_games().values(), key=lambda game: row_label(game.name, game.seats[0]))
    labels = [
        row_label(game.name, seats) for game in games for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    yield f"| | {' | '.join(headings)} |"
    yield f"|---|{'--:|' * len(headings)}"
    for label in (GAMES, *labels):
        yield f"| {label} | {' | '.join(columns[heading].get(label, '') for heading in headings)} |"


def updated_page(page: str, folders: Sequence[Path]) -> str:
    """Return the page with the columns of these data sets; raises ValueError without markers."""
    columns = read_columns(page)
    for folder in folders:
        columns |= measured_columns(folder)
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return "\n".join((before + BEGIN, "", *table_lines(columns), "", END + after))


def main() -> int:
    """Bring the table up to date."""
    PAGE.write_text(updated_page(PAGE.read_text("utf-8"), [Path(name) for name in sys.argv[1:]]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
