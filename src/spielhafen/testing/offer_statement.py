"""Statements on what is offered: the lines of an example with `?`.

See the package's docstring.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.core.errors import SpielhafenError, UnreadableMove
from spielhafen.core.text import text
from spielhafen.testing.word_lists import ALL_WORDS

if TYPE_CHECKING:
    from spielhafen.testing.notation import ExampleNotation

ANY: Final = "*"
"""Stands for one or more words of a move."""
FURTHER: Final = frozenset({"…", "..."})
"""What a list ends in that does not name everything."""
NONE_OF: Final = "not"
"""What a list begins with of which nothing is offered."""
PATTERN_LINE: Final = re.compile(r"([^,:]*\*[^,:]*):(.*)", re.DOTALL)

Scope: TypeAlias = Literal["exactly", "among others", "none of"]


@dataclass(frozen=True)
class Listed:
    """A list of words: exactly what there is, some of it, or what there is not."""

    words: Sequence[str]
    scope: Scope

    def missing(self, got: Collection[str]) -> list[str]:
        """Return the words that should be there and are not."""
        return [] if self.scope == "none of" else [word for word in self.words if word not in got]

    def unwanted(self, got: Iterable[str]) -> list[str]:
        """Return what is there and should not be."""
        if self.scope == "among others":
            return []
        return [word for word in got if (word in self.words) == (self.scope == "none of")]


def parse_list(written: str) -> Listed:
    """Return a list separated by commas: `a, b`, `a, b, …` or `not a, b`."""
    words = [word for part in written.split(",") if (word := part.strip())]
    if words and words[-1] in FURTHER:
        return Listed(words[:-1], "among others")
    first, _, rest = words[0].partition(" ") if words else ("", "", "")
    if first == NONE_OF and rest:
        return Listed([rest.strip(), *words[1:]], "none of")
    return Listed(words, "exactly")


@dataclass(frozen=True)
class OfferStatement:
    """Which moves are offered, by their texts; `within` says among which, if not among all."""

    moves: Listed
    within: str = ""

    @classmethod
    def parse(cls, written: str, notation: ExampleNotation) -> OfferStatement:
        """Return the statement of a line without its mark; raises SpielhafenError."""
        line = PATTERN_LINE.fullmatch(written)
        if line is not None:
            return cls._of_pattern(line[1].strip(), line[2].strip(), notation)
        listed = parse_list(written)
        moves = [move for part in listed.words for move in _moves(part, notation)]
        return cls(Listed(moves, listed.scope))

    @classmethod
    def _of_pattern(cls, pattern: str, written: str, notation: ExampleNotation) -> OfferStatement:
        """Return the statement of a line such as `sail *: e6, f6`."""
        if pattern.count(ANY) > 1:
            raise SpielhafenError(text("error-example-one-star", pattern=pattern))
        begin, end = pattern.split(ANY)
        everything = ALL_WORDS.fullmatch(written)
        listed = parse_list((everything[1] or "") if everything else written)
        named = [str(notation.read_move(f"{begin}{word}{end}")) for word in listed.words]
        if everything:
            named = [move for move in _moves(pattern, notation) if move not in named]
        return cls(Listed(named, listed.scope), pattern)

    def is_complete(self) -> bool:
        """Return whether the statement names everything that is offered."""
        return self.moves.scope == "exactly" and not self.within

    def check(self, offered: Sequence[str]) -> None:
        """Raise SpielhafenError if other moves are offered."""
        got = [move for move in offered if not self.within or _fits(self.within, move)]
        missing, unwanted = self.moves.missing(got), self.moves.unwanted(got)
        if not missing and not unwanted:
            return
        if self.moves.scope == "among others":
            raise SpielhafenError(
                text("error-example-not-offered", missing=", ".join(missing), got=", ".join(sorted(got)))
            )
        if self.moves.scope == "none of":
            raise SpielhafenError(text("error-example-still-offered", got=", ".join(unwanted)))
        raise SpielhafenError(
            text(
                "error-example-offered-within" if self.within else "error-example-offered",
                expected=", ".join(sorted(self.moves.words)),
                got=", ".join(sorted(got)),
                pattern=self.within,
            )
        )


def _moves(written: str, notation: ExampleNotation) -> list[str]:
    """Return the move of this text, or all moves that fit a pattern."""
    if ANY not in written:
        return [str(notation.read_move(written))]
    found = [move for move in notation.game.catalogue.texts if _fits(written, move)]
    if not found:
        raise UnreadableMove(written)
    return found


def _fits(pattern: str, move: str) -> bool:
    """Return whether a move has this text, with one or more words for each star."""
    words = " ".join(pattern.split())
    parts = (re.escape(part) for part in words.split(ANY))
    return re.fullmatch(r"(?=\S).+(?<=\S)".join(parts), move, re.IGNORECASE) is not None
