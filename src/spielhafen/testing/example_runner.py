"""The runner of examples in rulebooks or other files.

The package's docstring describes their notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import fields_of, state_fields
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import kebab_case
from spielhafen.core.play import CHANCE, State, Step
from spielhafen.core.secret import excess_pieces, view
from spielhafen.core.text import Text, text
from spielhafen.testing.example_parser import (
    EXAMPLE_BLOCK,
    FENCE,
    ExampleError,
    ExampleLine,
    ExampleSource,
    parse_examples,
)
from spielhafen.testing.notation import SEAT_LETTERS, ExampleNotation

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Watcher


def rulebook_examples(game: Game, language: str) -> list[ExampleSource]:
    """Return the examples of a game's rulebook."""
    file = game.file(f"rules.{language}.md")
    return parse_examples(f"{game.name}/{file.name}", file.read_text("utf-8"))


def run_example(game: Game, source: ExampleSource) -> State:
    """Run an example and return its last state; raises ExampleError at the first wrong line."""
    if not any(line.mark for line in source.lines):
        raise ExampleError(source.file, source.line, source.title, text("error-example-states-nothing"))
    runner = ExampleRunner(game, source)
    line = ExampleLine(source.line, "", "")
    try:
        for line in source.lines:
            runner.run_line(line)
    except SpielhafenError as error:
        raise ExampleError(source.file, line.number, source.title, error.text) from error
    return runner.g


def run_examples(game: Game, file: str, written: str) -> Iterator[tuple[ExampleSource, ExampleError | None]]:
    """Run all examples of a file's text; yield each with its error, if it has one."""
    for source in parse_examples(file, written):
        try:
            run_example(game, source)
        except ExampleError as error:
            yield source, error
        else:
            yield source, None


def set_up_table(game: Game, lines: str) -> State:
    """Return the table that these lines of an example set up and play on.

    They need not state anything, but the game must not be over. Raises ExampleError.
    """
    (source,) = parse_examples("lines", f"{FENCE}{EXAMPLE_BLOCK}\na table\n{lines}\n= winners none\n{FENCE}")
    return run_example(game, source)


class ExampleRunner:
    """An example being played."""

    def __init__(self, game: Game, source: ExampleSource) -> None:
        self.game = game
        self.notation = ExampleNotation(game)
        self.has_frame = any(not line.mark and _word(line.rest) in {"next", "turn"} for line in source.lines)
        self.seats = game.seats[0]
        self.options: dict[str, str] = {}
        self.pending_steps: list[Step] = []
        self.is_setting_up = True
        self.events: list[tuple[Step, Move | None]] = []
        """The events since the last `>`."""
        self.matched_events = 0
        """The number of events matched so far: the next `~` is about those after them."""
        self._g: State | None = None
        self._handlers: dict[str, Callable[[str], None]] = {
            "": self._lay,
            "?": self._offered,
            ">": self._play,
            "!": self._refused,
            "=": self._check_fact,
            "~": self._went_by,
            "@": self._seen,
        }

    def run_line(self, line: ExampleLine) -> None:
        """Run or check the line; raises SpielhafenError."""
        if line.mark and (self.is_setting_up or self.pending_steps):
            self._begin()
        self.is_setting_up = not line.mark
        self._handlers[line.mark](line.rest)

    # Setting up the table.

    @property
    def g(self) -> State:
        """The state, created on first use."""
        if self._g is None:
            self._g = self._empty_table() if self.has_frame else self._start(self._watch)
        return self._g

    def _start(self, watch: Watcher | None = None) -> State:
        return self.game.start(self.seats, self.options, watch)

    def _empty_table(self) -> State:
        start = self._start()
        if self.notation.table is not None:
            return self.notation.table(self.seats, start.options)
        start.steps.clear()
        return start

    def _lay(self, written: str) -> None:
        word, rest = _word(written), _rest(written)
        if word in {"seats", "option"} and self._g is not None:
            raise SpielhafenError(text("error-example-too-late", word=word))
        if word == "seats":
            self.seats = int(rest) if rest.isdecimal() else 0
        elif word == "option":
            self.options[_word(rest)] = _rest(rest)
        elif word == "next":
            self.pending_steps += self.notation.parse_steps(rest)
        elif word == "turn":
            self._turn(rest)
        else:
            self._set(word, rest)

    def _turn(self, rest: str) -> None:
        if self.notation.turn is None:
            raise SpielhafenError(text("error-example-no-turn"))
        self.notation.turn(self.g, self.notation.parse_seat(rest))

    def _set(self, word: str, rest: str) -> None:
        if word in self.notation.fields:
            try:
                self.notation.fields[word](self.g, rest)
            except (ValueError, LookupError) as error:
                raise SpielhafenError(text("error-example-unreadable", word=word, written=rest)) from error
        elif word in self._slots():
            setattr(self.g, word, self.notation.parse(word, rest, getattr(self.g, word)))
        else:
            known = ", ".join([*self.notation.fields, *self._slots()])
            raise SpielhafenError(text("error-example-word-unknown", word=word, known=known))

    def _slots(self) -> list[str]:
        return [name for name in state_fields(type(self.g)) if name not in {"steps", "viewer", "options"}]

    def _begin(self) -> None:
        """Begin to play from the table that was set up: settle the steps up to the first decision."""
        if excess_pieces(self.g):
            raise SpielhafenError(text("broken-too-many"))
        self.g.then(*self.pending_steps)
        self.pending_steps = []
        self.g.settle(self._watch)

    def _watch(self, _: Any, step: Step, move: Move | None) -> None:
        self.events.append((step, move))

    # Playing.

    def _asked(self, written: str) -> str:
        """Return the line without the captain to whom it is addressed, and ask that captain first."""
        who = re.match(rf"([{SEAT_LETTERS}*]):\s*", written)
        if who is None:
            return written
        seat, actor = self.notation.parse_seat(who[1]), self.g.actor()
        if seat != actor:
            if seat not in self.g.actors():
                raise SpielhafenError(text("error-example-not-asked", expected=who[1], got=_name(actor)))
            self.g.ask(seat)
        return written[who.end() :]

    def _play(self, written: str) -> None:
        self.events, self.matched_events = [], 0
        for part in written.split(","):
            self._make(self.game.catalogue.read(self._asked(part.strip())))

    def _make(self, move: Move) -> None:
        self.g.check(move)
        self.g.play(move, self._watch)

    def _offered(self, written: str) -> None:
        written = self._asked(written)
        expected = sorted(str(self.game.catalogue.read(part)) for part in written.split(",") if part.strip())
        if self.g.actor() == CHANCE:
            got = sorted(str(move) for move, _ in self.g.outcomes())
        else:
            got = sorted(map(str, self.g.moves()))
        _compare("error-example-offered", ", ".join(expected), ", ".join(got))

    def _refused(self, written: str) -> None:
        written = self._asked(written)
        move, _, why = written.rpartition(":")
        code, law = _word(why.strip()), _rest(why.strip())
        got = self.g.refuse(self.game.catalogue.read(move))
        if got is None:
            raise SpielhafenError(text("error-example-not-refused", move=move, expected=code))
        _compare(
            "error-example-refused",
            f"{code} {law}".strip(),
            f"{got.code} {got.paragraph if law else ''}".strip(),
        )

    # Checking the result.

    def _check_fact(self, written: str) -> None:
        self._state(self.g, _word(written), _rest(written))

    def _seen(self, written: str) -> None:
        rest = _rest(written)
        self._state(view(self.g, self.notation.parse_seat(_word(written))), _word(rest), _rest(rest))

    def _state(self, g: State, name: str, written: str) -> None:
        if name in self.notation.facts:
            got = self.notation.facts[name](g)
        elif name in self._slots():
            got = getattr(g, name)
        else:
            known = ", ".join([*self.notation.facts, *self._slots()])
            raise SpielhafenError(text("error-example-word-unknown", word=name, known=known))
        expected = self.notation.parse(name, written, got)
        if expected != got:
            write = self.notation.format
            _compare(f"error-example-lies {name}", write(name, expected), write(name, got))

    def _went_by(self, written: str) -> None:
        unwanted = _word(written) == "no"
        words = (_rest(written) if unwanted else written).split()
        begin = 0 if unwanted else self.matched_events
        for place, (step, move) in enumerate(self.events[begin:], begin):
            if self._matches(words, step, move):
                if unwanted:
                    raise SpielhafenError(text("error-example-went-by", got=self._event(step, move)))
                self.matched_events = place + 1
                return
        if not unwanted:
            got = "; ".join(self._event(*event) for event in self.events[self.matched_events :])
            raise SpielhafenError(text("error-example-not-went-by", expected=" ".join(words), got=got))

    def _matches(self, words: list[str], step: Step, move: Move | None) -> bool:
        if not words or words[0] not in {
            kebab_case(type(thing)) for thing in (step, move) if thing is not None
        }:
            return False
        facts = _facts(step, move)
        if len(words) > len(facts) + 1:
            return False
        given = zip(words[1:], facts, strict=False)
        return all(self.notation.parse_value(name, word) == value for word, (name, value) in given)

    def _event(self, step: Step, move: Move | None) -> str:
        said = [self.notation.format(name, value) for name, value in _facts(step, move)]
        return " ".join([kebab_case(type(move or step)), *said])


def _facts(step: Step, move: Move | None) -> list[tuple[str, Any]]:
    """Return the fields of step and move; those of a shuffle or deal are left out."""
    return [
        (name, getattr(thing, name))
        for thing in (step, move)
        for name in fields_of(type(thing))
        if not isinstance(getattr(thing, name), tuple)
    ]


def _compare(what: str, expected: str, got: str) -> None:
    key, _, name = what.partition(" ")
    if expected != got:
        raise SpielhafenError(Text(key, {"name": name, "expected": expected, "got": got}))


def _name(seat: int) -> str:
    return SEAT_LETTERS[seat] if seat >= 0 else {CHANCE: "*"}.get(seat, "-")


def _word(written: str) -> str:
    return written.split(maxsplit=1)[0] if written.strip() else ""


def _rest(written: str) -> str:
    parts = written.split(maxsplit=1)
    return parts[1].strip() if len(parts) > 1 else ""


__all__ = [
    "ExampleError",
    "ExampleRunner",
    "ExampleSource",
    "parse_examples",
    "rulebook_examples",
    "run_example",
    "run_examples",
    "set_up_table",
]
