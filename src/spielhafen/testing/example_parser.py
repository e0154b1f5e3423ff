"""The parser of examples: blocks of a file, cut into lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.play import PARAGRAPH
from spielhafen.core.text import Text, text

FENCE: Final = "```"
FENCE_LINE: Final = re.compile(r"(`{3,})\s*([^`]*)")
"""A line that opens or closes a block: its fence, and the text after it."""
EXAMPLE_BLOCK: Final = "example"
TITLES_BLOCK: Final = "examples"
LINE_MARKS: Final = "?>!=~@"
COMMENT: Final = r"(^|\s);.*"
HEADING: Final = re.compile(rf"## ({PARAGRAPH.pattern})")


@dataclass(frozen=True)
class ExampleLine:
    """A line of an example: its number in the file, its mark (or none) and the rest."""

    number: int
    mark: str
    rest: str


@dataclass(frozen=True)
class ExampleSource:
    """The source of an example: its place in the file, and its paragraph, if it is below one."""

    file: str
    line: int
    title: str
    lines: Sequence[ExampleLine]
    paragraph: str = ""


class ExampleError(SpielhafenError):
    """An example that fails: its place, and the expected and actual result."""

    def __init__(self, file: str, line: int, title: str, why: Text) -> None:
        super().__init__(text("error-example", where=f"{file}:{line}", title=title, why=why))
        self.reason = why

    def __str__(self) -> str:
        said = self.text.args
        facts = "".join(f"\n  {name}: {value}" for name, value in self.reason.args.items())
        return f"{said['where']}: {said['title']}: {self.reason.key}{facts}"


@dataclass(frozen=True)
class FencedBlock:
    """A block of a file between fences.

    It has its paragraph, its first line, its kind, and its lines with their numbers.
    """

    paragraph: str
    line: int
    kind: str
    lines: list[tuple[int, str]]
    closed: bool = False


def find_blocks(written: str) -> Iterator[FencedBlock]:
    """Yield all such blocks of a text, in order."""
    law, opened, fence = "", "", None
    for number, line in enumerate(written.splitlines(), 1):
        margin = FENCE_LINE.fullmatch(line.strip())
        if fence is not None and margin and not margin[2] and len(margin[1]) >= len(opened):
            yield replace(fence, closed=True)
            fence = None
        elif fence is not None:
            fence.lines.append((number, line))
        elif margin:
            opened, fence = margin[1], FencedBlock(law, number, margin[2], [])
        elif heading := HEADING.match(line):
            law = heading[1]
    if fence is not None:
        yield fence


def parse_examples(file: str, written: str) -> list[ExampleSource]:
    """Return the examples in a file's text, in order; raises ExampleError for an open fence."""
    scripts: list[ExampleSource] = []
    for fence in find_blocks(written):
        if fence.kind == EXAMPLE_BLOCK:
            if not fence.closed:
                raise ExampleError(file, fence.line, "", text("error-example-not-closed"))
            scripts.append(_script(file, fence))
    return scripts


def parse_titles(written: str) -> Iterator[tuple[str, str, bool]]:
    """Yield the titles of the examples in a rulebook, in order.

    Each comes with its paragraph, and with whether the example itself is there, too.
    """
    for fence in find_blocks(written):
        lines = [line for _, line in fence.lines]
        if fence.kind == EXAMPLE_BLOCK:
            yield fence.paragraph, title_of(lines), True
        elif fence.kind == TITLES_BLOCK:
            yield from ((fence.paragraph, line.strip(), False) for line in lines if line.strip())


def title_of(lines: Iterable[str]) -> str:
    """Return the title of an example: its first line that is no comment."""
    return next((bare for line in lines if (bare := re.sub(COMMENT, "", line).strip())), "")


def _script(file: str, fence: FencedBlock) -> ExampleSource:
    uncommented = [(number, re.sub(COMMENT, "", line)) for number, line in fence.lines]
    filled = [(number, line) for number, line in uncommented if line.strip()]
    if not filled:
        raise ExampleError(file, fence.line, "", text("error-example-empty"))
    number, title = filled[0]
    lines: list[ExampleLine] = []
    for at, line in filled[1:]:
        written = line.strip()
        if written.startswith("|") and lines and not lines[-1].mark:
            lines[-1] = ExampleLine(
                lines[-1].number, "", f"{lines[-1].rest}\n{written[1:].removeprefix(' ')}"
            )
        elif written[0] in LINE_MARKS and written[1:2] in {"", " "}:
            lines.append(ExampleLine(at, written[0], written[1:].strip()))
        else:
            lines.append(ExampleLine(at, "", written))
    return ExampleSource(file, number, title.strip(), lines, fence.paragraph)
