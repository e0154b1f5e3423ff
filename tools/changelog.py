"""The change log of a release: the fragments of changelog.d become a chapter of CHANGELOG.md, and are removed.

    python3 tools/changelog.py VERSION [DATE]    DATE as 2026-11-24; today unless said

Each fragment is a paragraph of its subject; subjects stand under the heading of their part.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from steps import ROOT, Trouble, say

TITLE: Final = (
    "# Changes\n\nWhat is new for those who play, host, study or write games, newest release first.\n"
)
PARTS: Final[Mapping[str, Sequence[str]]] = {
    "Games": (
        "caribbean-conquest", "columbus", "ghost-ship", "santa-timea", "seeschlacht", "ship-adventure",
        "treasure-map", "rules", "rulebook", "rulebooks",
    ),
    "Bots and the lab": ("advice", "arena", "bots", "conformance", "figures", "lab", "luck", "worlds"),
    "In the browser": ("web", "moments", "talk", "words", "your-turn"),
    "In the terminal": ("cli", "terminal", "logbook"),
    "At the table": ("clocks", "dice", "draws", "pause", "undo"),
    "Hosting": ("harbour", "licences", "postgresql", "server", "setup", "store", "webhook"),
    "Writing games": ("core", "testing"),
}  # fmt: skip
"""The headings of a chapter in their order, and the subjects that stand under each."""
REST: Final = "More"
VERSION: Final = re.compile(r"\d+\.\d+\.\d+([a-z]+\d+)?")


def part_of(name: str) -> str:
    """The heading under which a fragment of this name stands; the longest subject that fits decides."""
    found = [
        (len(subject), heading)
        for heading, subjects in PARTS.items()
        for subject in subjects
        if name == subject or name.startswith(f"{subject}-")
    ]
    return max(found)[1] if found else REST


def chapter(version: str, day: str, fragments: Mapping[str, str]) -> str:
    """The chapter of a release, made from the texts of fragments by name."""
    lines = [f"## {version} ({day})", ""]
    for heading in [*PARTS, REST]:
        texts = [said for name, said in sorted(fragments.items()) if part_of(name) == heading]
        if texts:
            lines += [f"### {heading}", "", *map(_item, texts), ""]
    return "\n".join(lines)


def _item(said: str) -> str:
    return "* " + " ".join(said.split())


def inserted(changes: str, new: str) -> str:
    """The change log with this chapter before all earlier ones. Raises Trouble if it has the version already."""
    heading = new.partition("\n")[0].partition(" (")[0]
    if any(line.startswith(f"{heading} (") for line in changes.splitlines()):
        raise Trouble(f"CHANGELOG.md has a chapter {heading.removeprefix('## ')} already.")
    head, mark, earlier = changes.partition("\n## ")
    return f"{(head or TITLE).rstrip()}\n\n{new.rstrip()}\n" + (f"{mark}{earlier}" if mark else "")


def fold(root: Path, version: str, day: str) -> int:
    """Write the chapter, remove its fragments; returns how many there were. Raises Trouble if there is none."""
    folder, log = root / "changelog.d", root / "CHANGELOG.md"
    paths = [path for path in sorted(folder.glob("*.md")) if path.name != "README.md"]
    if not paths:
        raise Trouble("There is nothing new: changelog.d holds no fragment.")
    fragments = {path.stem: path.read_text("utf-8") for path in paths}
    changes = log.read_text("utf-8") if log.exists() else TITLE
    log.write_text(inserted(changes, chapter(version, day, fragments)), "utf-8")
    for path in paths:
        path.unlink()
    return len(paths)


def main(arguments: list[str]) -> int:
    """Fold the fragments into a chapter of the version that is named."""
    if not 1 <= len(arguments) <= 2 or not VERSION.fullmatch(arguments[0]):
        say(str(__doc__))
        return 2
    try:
        day = date.fromisoformat(arguments[1]) if arguments[1:] else date.today()  # noqa: DTZ011 - the day where they are
        count = fold(ROOT, arguments[0], day.isoformat())
    except ValueError:
        sys.stderr.write(f"{arguments[1]} is no date; write it as 2026-11-24.\n")
        return 2
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    say(f"CHANGELOG.md: {arguments[0]}, from {count} fragments.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
