"""Scenes as they are written: found in a file and cut into lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import Text, text

FENCE: Final = "```"
SCENE: Final = "scene"
TITLES: Final = "scenes"
MARKS: Final = "?>!=~@"
COMMENT: Final = r"(^|\s);.*"
HEADING: Final = re.compile(r"## (§\S+)")


@dataclass(frozen=True)
class Line:
    """A line of a scene: its number in the file, its mark (or none) and what follows."""

    number: int
    mark: str
    rest: str


@dataclass(frozen=True)
class Script:
    """A scene as it is written: where it begins, and the paragraph that it belongs to, if it stands below one."""

    file: str
    number: int
    title: str
    lines: Sequence[Line]
    law: str = ""


class SceneError(SpielhafenError):
    """A scene that does not hold: where it stands, and what was got and expected."""

    def __init__(self, file: str, line: int, title: str, why: Text) -> None:
        super().__init__(text("error-scene", where=f"{file}:{line}", title=title, why=why))
        self.why = why

    def __str__(self) -> str:
        said = self.text.args
        facts = "".join(f"\n  {name}: {value}" for name, value in self.why.args.items())
        return f"{said['where']}: {said['title']}: {self.why.key}{facts}"


def read_scripts(file: str, written: str) -> list[Script]:
    """The scenes of a file's text, in order; raises SceneError where a fence is not closed."""
    scripts: list[Script] = []
    begun: list[tuple[int, str]] | None = None
    law = ""
    for number, line in enumerate(written.splitlines(), 1):
        if begun is None and line.strip() == f"{FENCE}{SCENE}":
            begun = [(number, "")]
        elif begun is not None and line.strip() == FENCE:
            scripts.append(_script(file, begun, law))
            begun = None
        elif begun is not None:
            begun.append((number, re.sub(COMMENT, "", line)))
        elif heading := HEADING.match(line):
            law = heading[1]
    if begun is not None:
        raise SceneError(file, begun[0][0], "", text("scene-not-closed"))
    return scripts


def read_titles(written: str) -> Iterator[tuple[str, str, bool]]:
    """The titles of the examples in a rulebook, in order: each with its paragraph, and whether the scene stands there, too."""
    law, fence = "", ""
    inside: list[str] = []
    for line in written.splitlines():
        bare = line.strip()
        if fence and bare == FENCE:
            titles = [titled(inside)] if fence == SCENE else inside if fence == TITLES else []
            yield from ((law, title.strip(), fence == SCENE) for title in titles if title.strip())
            fence, inside = "", []
        elif fence:
            inside.append(line)
        elif bare.startswith(FENCE):
            fence = bare.removeprefix(FENCE) or FENCE
        elif heading := HEADING.match(line):
            law = heading[1]


def titled(lines: Iterable[str]) -> str:
    """The title of a scene: its first line that is no comment."""
    return next((bare for line in lines if (bare := re.sub(COMMENT, "", line).strip())), "")


def _script(file: str, raw: list[tuple[int, str]], law: str) -> Script:
    filled = [(number, line) for number, line in raw if line.strip()]
    if not filled:
        raise SceneError(file, raw[0][0], "", text("scene-empty"))
    number, title = filled[0]
    lines: list[Line] = []
    for at, line in filled[1:]:
        written = line.strip()
        if written.startswith("|") and lines and not lines[-1].mark:
            lines[-1] = Line(lines[-1].number, "", f"{lines[-1].rest}\n{written[1:].removeprefix(' ')}")
        elif written[0] in MARKS and written[1:2] in {"", " "}:
            lines.append(Line(at, written[0], written[1:].strip()))
        else:
            lines.append(Line(at, "", written))
    return Script(file, number, title.strip(), lines, law)
