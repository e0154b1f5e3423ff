"""Turn the fragments of changelog.d into the chapter of a release in CHANGELOG.md.

    python3 tools/changelog.py VERSION [DATE]    DATE as 2026-11-25; today by default

The name of a fragment begins with its area, `web-keyboard.md`; the area decides under which heading its text is put.
Fragments in a chapter are removed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from shell import ROOT, ToolError, say

TITLE: Final = (
    "# Changelog\n\nWhat is new for people who play, host, study or write games, newest release first.\n"
)
AREAS: Final[Mapping[str, Sequence[str]]] = {
    "Games": (
        "caribbean-conquest", "columbus", "ghost-ship", "santa-timea", "seeschlacht", "treasure-map",
        "ship-adventure", "rules", "rulebook", "rulebooks",
    ),
    "At the table": ("chat", "clocks", "dice", "draws", "logbook", "luck", "moments", "pause", "tables", "undo"),
    "In the browser": ("web", "notifications", "texts"),
    "In the terminal": ("cli", "terminal"),
    "Bots and the lab": ("advice", "arena", "bots", "conformance", "figures", "lab"),
    "Hosting": ("admin", "api", "postgresql", "server", "store", "webhook"),
    "Writing games": ("core", "library", "testing"),
    "Installing": ("docs", "licences", "packages", "setup"),
}  # fmt: skip
"""The headings of a chapter in their order, and the areas below each."""
VERSION: Final = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def find_heading(name: str) -> str:
    """Return the heading for a fragment: the longest area that fits decides. Raises ToolError."""
    found = [
        (len(area), heading)
        for heading, areas in AREAS.items()
        for area in areas
        if name == area or name.startswith(f"{area}-")
    ]
    if not found:
        known = ", ".join(area for areas in AREAS.values() for area in areas)
        raise ToolError(f"changelog.d/{name}.md does not begin with an area; the areas are: {known}.")
    return max(found)[1]


def read_fragments(root: Path) -> dict[Path, str]:
    """Return the texts of all fragments by file. Raises ToolError at one without area or text."""
    fragments = {}
    for path in sorted((root / "changelog.d").glob("*.md")):
        if path.name != "README.md":
            find_heading(path.stem)
            fragments[path] = " ".join(path.read_text("utf-8").split())
            if not fragments[path]:
                raise ToolError(f"changelog.d/{path.name} is empty.")
    return fragments


def make_chapter(version: str, day: str, fragments: Mapping[Path, str]) -> str:
    """Return the chapter of a release."""
    lines = [f"## {version} ({day})", ""]
    for heading in AREAS:
        items = [f"* {text}" for path, text in fragments.items() if find_heading(path.stem) == heading]
        if items:
            lines += [f"### {heading}", "", *items, ""]
    return "\n".join(lines)


def chapters(changelog: str) -> dict[str, str]:
    r"""Return the text below each version's heading, newest first.

    >>> chapters("# Changelog\n\n## 0.2.0 (2027-01-02)\n\n* Undo.\n\n## 0.1.0 (2026-11-25)\n\n* Games.\n")
    {'0.2.0': '* Undo.', '0.1.0': '* Games.'}
    """
    parts = re.split(r"^## (\S+) \(\d{4}-\d\d-\d\d\)$", changelog, flags=re.MULTILINE)
    return {version: text.strip() for version, text in zip(parts[1::2], parts[2::2], strict=True)}


def insert_chapter(changelog: str, version: str, chapter: str) -> str:
    """Return the changelog with this chapter first. Raises ToolError if it has the version."""
    if version in chapters(changelog):
        raise ToolError(f"CHANGELOG.md has a chapter {version} already.")
    head, mark, earlier = changelog.partition("\n## ")
    return f"{(head or TITLE).rstrip()}\n\n{chapter.rstrip()}\n" + (f"{mark}{earlier}" if mark else "")


def fold(root: Path, version: str, day: str) -> int:
    """Write the chapter, remove its fragments and return their number.

    Raises ToolError if there is none.
    """
    fragments, log = read_fragments(root), root / "CHANGELOG.md"
    if not fragments:
        raise ToolError("There is nothing new: changelog.d has no fragments.")
    changelog = log.read_text("utf-8") if log.exists() else TITLE
    chapter = make_chapter(version, day, fragments)
    log.write_text(insert_chapter(changelog, version, chapter), "utf-8")
    for path in fragments:
        path.unlink()
    return len(fragments)


def main(arguments: Sequence[str]) -> int:
    """Fold the fragments into a chapter of the given version."""
    if not 1 <= len(arguments) <= 2 or not VERSION.fullmatch(arguments[0]):
        say(str(__doc__))
        return 2
    try:
        day = date.fromisoformat(arguments[1]) if arguments[1:] else date.today()  # noqa: DTZ011 - the day where they are
    except ValueError:
        sys.stderr.write(f"{arguments[1]} is not a date; write it as 2026-11-25.\n")
        return 2
    try:
        count = fold(ROOT, arguments[0], day.isoformat())
    except ToolError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    say(f"CHANGELOG.md: {arguments[0]}, from {count} fragments.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
