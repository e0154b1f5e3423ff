"""The notation of values in examples: numbers, names and lists of these.

See the package's docstring.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.codec import fields_of, state_fields
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.places import find_places
from spielhafen.core.play import CHANCE, PUBLIC, State, Step
from spielhafen.core.secret import HIDDEN
from spielhafen.core.state_kinds import LAST_SEAT, counts_pieces, pieces_in
from spielhafen.core.text import text
from spielhafen.testing.move_notation import MoveNotation

if TYPE_CHECKING:
    from types import ModuleType

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.text import Text

SEAT_LETTERS: Final = "ABCDEFGH"
EMPTY: Final = "-"
NONE: Final = "none"
HIDDEN_WORD: Final = "?"
PLACES: Final = "places"
"""The places of the seats at the end, which every game has."""
LISTS_APART: Final = re.compile(r"(?:^|\s+)[/|](?:\s+|$)")
"""What separates lists of a list of lists."""


class ExampleNotation:
    """The notation of a game's values: words of its state, its `examples.py` and its catalogue."""

    def __init__(self, game: Game) -> None:
        self.game = game
        taught = example_module(game)
        self.words: Mapping[str, Sequence[str]] = {
            **declared_words(game.state_class),
            **getattr(taught, "WORDS", {}),
        }
        self.fields: Mapping[str, Callable[[Any, str], None]] = getattr(taught, "FIELDS", {})
        self.facts: Mapping[str, Callable[[Any], object]] = getattr(taught, "FACTS", {})
        self.table: Callable[[int, Any], State] | None = getattr(taught, "table", None)
        self.turn: Callable[[Any, int], None] | None = getattr(taught, "turn", None)
        self.sets: Iterable[str] = {"winners", *getattr(taught, "SETS", ())}
        self.everything: Mapping[str, Callable[[Any], Sequence[str]]] = getattr(taught, "ALL", {})
        self.check: Callable[[Any], Text | None] | None = getattr(taught, "check", None)
        self._moves = MoveNotation(game.catalogue)

    def read_move(self, written: str) -> Move:
        """Return the move of this text; words of one of its values may be in any order."""
        return self._moves.read(written)

    # Fields and facts.

    def slots(self, kind: type[State]) -> list[str]:
        """Return the fields of a state that examples set and check."""
        return [name for name in state_fields(kind) if name not in {"steps", "viewer", "options"}]

    def reader(self, kind: type[State], name: str) -> Callable[[Any], Any]:
        """Return a function that reads a fact or field of a state; raises SpielhafenError."""
        if name in self.facts:
            return self.facts[name]
        if name in self.slots(kind):
            return attrgetter(name)
        if name == PLACES:
            return lambda g: list(find_places(self.game, g))
        known = ", ".join([*self.facts, *self.slots(kind), PLACES])
        raise SpielhafenError(text("error-example-word-unknown", word=name, known=known))

    # Single values.

    def parse_value(self, name: str, word: str) -> Any:
        """Return the value of a word in a field of this name."""
        taught = _place(self.words.get(name, ()), word)
        if taught is not None:
            return taught
        if re.fullmatch(r"-?\d+", word):
            return int(word)
        if word == HIDDEN_WORD:
            return HIDDEN
        for words in self._tables(name):
            place = _place(words, word)
            if place is not None:
                return place
        meanings = {_place(words, word) for words in self.game.catalogue.words.values()} - {None}
        if len(meanings) == 1:
            return meanings.pop()
        if len(meanings) > 1:
            raise SpielhafenError(text("error-example-word-ambiguous", name=name, word=word))
        return self.parse_seat(word)

    def _tables(self, name: str) -> list[Sequence[str]]:
        known = self.game.catalogue.words.get(name, ())
        return [SEAT_LETTERS, known] if name == "seat" else [known]

    def count_entries(self, written: str) -> int:
        """Return the number of entries in a list, or of lists."""
        return len(LISTS_APART.split(written)) if LISTS_APART.search(written) else len(written.split())

    def unknown_words(self, name: str, written: str) -> list[str]:
        """Return the words that are no names of values; empty if the values have no names."""
        names = self.words.get(name) or self.game.catalogue.words.get(name, ())
        words = [word for word in written.split() if re.search(r"[^\W\d]", word)]
        return [word for word in words if _place(names, word) is None] if names else []

    def parse_seat(self, word: str) -> int:
        """Return a seat by letter or number; `*` is chance, `public` the public."""
        if word in {"*", "public"}:
            return CHANCE if word == "*" else PUBLIC
        if word.isdecimal():
            return int(word)
        if len(word) != 1 or word.upper() not in SEAT_LETTERS:
            raise SpielhafenError(text("error-example-word-unknown", word=word, known="none"))
        return SEAT_LETTERS.index(word.upper())

    # Values of any shape.

    def parse(self, name: str, written: str, like: object) -> Any:
        """Return the value written here, of the same shape as another.

        A list of lists may get shorter or longer.
        """
        if isinstance(like, str):
            return written
        if written == NONE:
            return None
        nested = isinstance(like, list) and bool(like) and all(isinstance(item, list) for item in like)
        if nested or LISTS_APART.search(written):
            return self._lists(name, written, len(like) if isinstance(like, list) else 0)
        items = [] if written == EMPTY else self._items(name, written)
        if isinstance(like, list) or len(items) != 1:
            return items
        return items[0]

    def _lists(self, name: str, written: str, least: int) -> list[Any]:
        parts = LISTS_APART.split(written)
        if len(parts) == 1 and "," in written:
            lists = self._items(name, written)
        else:
            lists = [[] if part in {"", EMPTY} else self._items(name, part) for part in parts]
        return lists + [[] for _ in range(least - len(lists))]

    def _items(self, name: str, written: str) -> list[Any]:
        items: list[Any] = []
        for word in written.split():
            if word == EMPTY:
                items.append([])
            elif "," in word:
                items.append([self.parse_value(name, part) for part in word.split(",") if part])
            else:
                items.append(self.parse_value(name, word))
        return items

    def same(self, name: str, expected: object, got: object) -> bool:
        """Return whether two values are equal; those of a set may be in any order."""
        return expected == got or (name in self.sets and _sorted(expected) == _sorted(got))

    def format(self, name: str, value: object) -> str:
        """Return the notation of a value in an example."""
        if value is None:
            return NONE
        if not isinstance(value, list):
            return self._word(name, value)
        if any(isinstance(item, list) for item in value):
            return " / ".join(self.format(name, item) for item in value)
        return " ".join(self._word(name, item) for item in value) or EMPTY

    def _word(self, name: str, value: object) -> str:
        words = self.words.get(name) or self.game.catalogue.words.get(name, ())
        if name == "seat" and name not in self.words:
            words = SEAT_LETTERS
        known = isinstance(value, int) and 0 <= value < len(words)
        return words[int(str(value))] if known else str(value)

    # Steps.

    def parse_steps(self, written: str) -> list[Step]:
        """Return steps by their names, with fields by name or in order.

        A sample is `Storm, Plunder(seat=1, winner=0)`.
        """
        found = re.findall(r"(\w+)\s*(?:\(([^)]*)\))?\s*(?:,|$)", written)
        if not found or re.sub(r"(\w+)\s*(?:\(([^)]*)\))?\s*(?:,|$)", "", written).strip():
            raise SpielhafenError(text("error-example-step-unreadable", written=written))
        return [self._step(name, fields) for name, fields in found]

    def _step(self, name: str, written: str) -> Step:
        kind = self.game.steps.get(name)
        if kind is None:
            raise SpielhafenError(
                text("error-example-step-unknown", name=name, known=", ".join(self.game.steps))
            )
        wanted = fields_of(kind)
        given: dict[str, Any] = {}
        for place, part in enumerate(part.strip() for part in written.split(",") if part.strip()):
            field, equals, word = part.partition("=")
            field = field.strip() if equals else (wanted[place] if place < len(wanted) else "")
            given[field] = self.parse_value(field, word.strip() if equals else part)
        if set(given) != set(wanted):
            raise SpielhafenError(
                text("error-example-step-fields", name=name, fields=", ".join(wanted) or EMPTY)
            )
        return kind(**given)


def declared_words(kind: type[State]) -> dict[str, Sequence[str]]:
    """Return the words for the values of a state that the declarations of its fields name.

    Numbers of pieces by kind are numbers: their fields have no words.
    """
    found: dict[str, Sequence[str]] = {"winners": SEAT_LETTERS}
    for field in kind.FIELDS:
        pieces, numbers = pieces_in(field.kind), list(field.kind.numbers())
        if counts_pieces(field.kind) or len(numbers) != 1:
            continue
        seats = SEAT_LETTERS if numbers[0].high is LAST_SEAT else ()
        words = (pieces.names if pieces else ()) or numbers[0].names or seats
        if words:
            found[field.name] = words
    return found


def _sorted(value: object) -> object:
    """Return a value, or the values of each list in it, in one fixed order."""
    if isinstance(value, str):
        return [sorted(part.split()) for part in LISTS_APART.split(value)]
    if not isinstance(value, list):
        return value
    if any(isinstance(item, list) for item in value):
        return [_sorted(item) for item in value]
    return sorted(value, key=str)


def _place(words: Sequence[str], word: str) -> int | None:
    folded = word.casefold()
    return next((place for place, known in enumerate(words) if known.casefold() == folded), None)


def example_module(game: Game) -> ModuleType | None:
    """Return the module `examples` of a game, if it has one."""
    return game.part("examples") if find_spec(f"{game.package}.examples") else None
