"""Write the short ladder table in docs/bots.md from the full one in research/ladder.md.

    .venv/bin/python tools/ladder_table.py

`spielhafen arena --keep research/ladder.jsonl --page research/ladder.md` writes the full one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FULL: Final = ROOT / "research" / "ladder.md"
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- ladder summary -->"
END: Final = "<!-- /ladder summary -->"

PAIRINGS: Final[Mapping[tuple[str, str], str]] = {
    ("Ship’s boy", "Driftwood"): "boy – random",
    ("Sailor", "Ship’s boy"): "sailor – boy",
    ("Helmsman", "Sailor"): "helmsman – sailor",
    ("Captain", "Helmsman"): "captain – helmsman",
    ("Admiral", "Captain"): "admiral – captain",
    ("Admiral", "Landlubber"): "admiral – rule of thumb",
    ("Admiral", "Driftwood"): "admiral – random",
}
"""The levels of each column, by their names in the full table, and its heading."""
SIGNS: Final[Mapping[str, str]] = {"yes": "", "no": " ✗", "open": " ?"}


class Duel(NamedTuple):
    """A row of the full table: two levels, the first's share of the wins, and the verdict."""

    game: str
    seats: int
    levels: tuple[str, str]
    share: float
    met: str


def duels(page: str) -> Iterator[Duel]:
    """Yield the duels of a page with the full ladder."""
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 9 and cells[-1] in SIGNS:
            game = cells[0].replace(" preset=ours", "").replace(" short=yes", ", short game")
            share = float(cells[4].removesuffix(" %"))
            yield Duel(game, int(cells[1]), (cells[2], cells[3]), share, cells[8])


def summary(page: str) -> str:
    """Return the short table: rows by game and number of players, columns by pair of levels."""
    rows: dict[tuple[str, int], dict[tuple[str, str], str]] = {}
    for duel in duels(page):
        cells = rows.setdefault((duel.game, duel.seats), {})
        cells[duel.levels] = f"{duel.share:.0f}{SIGNS[duel.met]}"
    lines = [f"| game | seats | {' | '.join(PAIRINGS.values())} |", f"|---|--:{'|--:' * len(PAIRINGS)}|"]
    for (game, seats), cells in rows.items():
        if not any(cells.get(pair) for pair in PAIRINGS):  # alone, there is no other level
            continue
        lines.append(f"| {game} | {seats} | {' | '.join(cells.get(pair, '') for pair in PAIRINGS)} |")
    return "\n".join(lines)


def updated(page: str, full: str) -> str:
    """Return the page with the table between its markers; raises ValueError without markers."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(BEGIN)
    return f"{before}{BEGIN}\n\n{summary(full)}\n\n{END}{after}"


def main() -> int:
    """Bring the short table up to date."""
    PAGE.write_text(updated(PAGE.read_text("utf-8"), FULL.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
