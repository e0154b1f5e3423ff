"""The runner of examples in rulebooks or other files.

The package's docstring describes their notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import fields_of
from spielhafen.core.errors import RulesError, SpielhafenError
from spielhafen.core.game import kebab_case
from spielhafen.core.play import CHANCE, State, Step
from spielhafen.core.rulebook_numbers import read_rulebook
from spielhafen.core.secret import view
from spielhafen.core.text import Text, text
from spielhafen.testing.example_parser import (
    EXAMPLE_BLOCK,
    FENCE,
    ExampleError,
    ExampleLine,
    ExampleSource,
    parse_examples,
)
from spielhafen.testing.notation import HIDDEN_WORD, SEAT_LETTERS, ExampleNotation
from spielhafen.testing.offer_statement import OfferStatement
from spielhafen.testing.table_check import check_field, check_table
from spielhafen.testing.value_path import PATH_LINE, REACH_WORDS, check_path, check_reach
from spielhafen.testing.word_lists import expand_all

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Watcher


def rulebook_examples(game: Game, language: str) -> list[ExampleSource]:
    """Return the examples of a game's rulebook."""
    return parse_examples(f"{game.name}/rules.{language}.md", read_rulebook(game, language) or "")


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
        first_words = {_word(line.rest) for line in source.lines if not line.mark}
        self.has_frame = not first_words.isdisjoint({"next", "turn"})
        self.has_turn = "turn" in first_words
        self.seats = game.seats[0]
        self.options: dict[str, str] = {}
        self.pending_steps: list[Step] = []
        self.is_setting_up = True
        self.events: list[tuple[Step, Move | None]] = []
        """The events since the last `>`."""
        self.passed_states: list[State] = []
        """The states before each of these events."""
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
            self._next(rest)
        elif word == "turn":
            self._turn(rest)
        else:
            self._set(word, rest)

    def _next(self, written: str) -> None:
        steps = self.notation.parse_steps(written)
        for step in steps:
            self._check_seat(getattr(step, "seat", 0))
        self.pending_steps += steps

    def _turn(self, rest: str) -> None:
        if self.notation.turn is None:
            raise SpielhafenError(text("error-example-no-turn"))
        self.notation.turn(self.g, self._seat(rest))

    def _seat(self, word: str) -> int:
        """Return the captain of this letter; raises SpielhafenError if they have no seat."""
        seat = self.notation.parse_seat(word)
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, int) and seat >= self.seats:
            who = SEAT_LETTERS[seat] if seat < len(SEAT_LETTERS) else str(seat)
            raise SpielhafenError(
                text("error-example-no-such-seat", who=who, seats=self.seats, least=seat + 1)
            )

    def _set(self, word: str, rest: str) -> None:
        slots = self.notation.slots(type(self.g))
        if word not in {*self.notation.fields, *slots}:
            known = ", ".join([*self.notation.fields, *slots])
            raise SpielhafenError(text("error-example-word-unknown", word=word, known=known))
        written = expand_all(self.notation, self.g, word, rest)
        if word not in self.notation.fields:
            setattr(self.g, word, self._value(word, written, getattr(self.g, word)))
            for field in self.g.FIELDS:
                if field.name == word:
                    check_field(self.notation, self.g, field, self.seats)
            return
        try:
            self.notation.fields[word](self.g, written)
        except (ValueError, LookupError) as error:
            entries = self.notation.count_entries(written)
            if isinstance(error, IndexError) and entries > self.seats:
                raise SpielhafenError(
                    text("error-example-seats", name=word, found=entries, seats=self.seats)
                ) from error
            unknown = ", ".join(self.notation.unknown_words(word, written)) or "none"
            raise SpielhafenError(
                text("error-example-unreadable", word=word, written=rest, unknown=unknown)
            ) from error

    def _begin(self) -> None:
        """Begin to play from the table that was set up: settle the steps up to the first decision."""
        check_table(self.notation, self.g, self.seats)
        self.g.then(*self.pending_steps)
        self.pending_steps = []
        self.g.settle(self._watch)

    def _watch(self, g: Any, step: Step, move: Move | None) -> None:
        self.events.append((step, move))
        self.passed_states.append(g.clone())

    # Playing.

    def _asked(self, written: str) -> str:
        """Return the line without the captain to whom it is addressed, and ask that captain first."""
        who = re.match(rf"([{SEAT_LETTERS}*]):\s*", written)
        if who is None:
            return written
        seat, actor = self._seat(who[1]), self.g.actor()
        if seat != actor:
            self._check_goes_on()
            if seat not in self.g.actors():
                raise SpielhafenError(text("error-example-not-asked", expected=who[1], got=_name(actor)))
            self.g.ask(seat)
        return written[who.end() :]

    def _check_goes_on(self) -> None:
        """Raise SpielhafenError if nothing is left to be decided because the example has no turn."""
        if not self.g.steps and self.g.winners is None and self._lacks_turn():
            raise self._turn_missing()

    def _lacks_turn(self) -> bool:
        return self.has_frame and not self.has_turn

    def _turn_missing(self) -> SpielhafenError:
        taught = "yes" if self.notation.turn is not None else "no"
        return SpielhafenError(text("error-example-turn-missing", taught=taught))

    def _play(self, written: str) -> None:
        self.events, self.passed_states, self.matched_events = [], [], 0
        for part in written.split(","):
            self._make(self.notation.read_move(self._asked(part.strip())))

    def _make(self, move: Move) -> None:
        self._check_goes_on()
        self.g.check(move)
        try:
            self.g.play(move, self._watch)
        except RulesError as error:
            if not self._lacks_turn():
                raise
            raise self._turn_missing() from error  # a rule looks for the rest of the turn

    def _offered(self, written: str) -> None:
        written = self._asked(written)
        if written:
            self._check_goes_on()
        if _word(written) in REACH_WORDS:
            self._check_reach(written)
        else:
            self._check_offers(OfferStatement.parse(written, self.notation))

    def _check_reach(self, written: str) -> Mapping[str, int]:
        """Check the values within reach, and return those that the line names."""
        return check_reach(self.notation, self.g, written)

    def _check_offers(self, statement: OfferStatement) -> None:
        chance = self.g.actor() == CHANCE
        offered = [move for move, _ in self.g.outcomes()] if chance else self.g.moves()
        statement.check(list(map(str, offered)))

    def _refused(self, written: str) -> None:
        written = self._asked(written)
        self._check_goes_on()
        move, _, why = written.rpartition(":")
        code, law = _word(why.strip()), _rest(why.strip())
        got = self.g.refuse(self.notation.read_move(move))
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
        self._state(view(self.g, self._seat(_word(written))), _word(rest), _rest(rest))

    def _state(self, g: State, name: str, written: str) -> None:
        got = self.notation.reader(type(g), name)(g)
        expected = self._value(name, expand_all(self.notation, self.g, name, written), got)
        if not self.notation.same(name, expected, got):
            said = [self._said(name, value, written) for value in (expected, got)]
            _compare(f"error-example-other-value {name}", *said)

    def _value(self, name: str, written: str, like: object) -> Any:
        """Return the value written here.

        Of pieces that are counted by kind, names mean one piece each.
        """
        value = self.notation.parse(name, written, like)
        if not self._names_pieces(name, written) or not isinstance(value, list) or not isinstance(like, list):
            return value
        return [value.count(kind) for kind in range(len(like))]

    def _names_pieces(self, name: str, written: str) -> bool:
        """Return whether pieces are named here, one by one, that the state counts by kind."""
        counted = name not in self.notation.facts and any(name in pool.counted for pool in self.g.POOLS)
        return counted and not all(word == HIDDEN_WORD or word.isdecimal() for word in written.split())

    def _said(self, name: str, value: Any, written: str) -> str:
        """Return how a value is written, in the way of the line."""
        if self._names_pieces(name, written):
            value = [kind for kind, count in enumerate(value) for _ in range(count)]
        return self.notation.format(name, value)

    def _went_by(self, written: str) -> None:
        unwanted = _word(written) == "no"
        stated = _rest(written) if unwanted else written
        if PATH_LINE.fullmatch(stated):
            check_path(self.notation, [*self.passed_states, self.g], stated, unwanted=unwanted)
        else:
            self._event_went_by(stated.split(), unwanted=unwanted)

    def _event_went_by(self, words: list[str], *, unwanted: bool) -> None:
        begin = 0 if unwanted else self.matched_events
        for place, (step, move) in enumerate(self.events[begin:], begin):
            if self._matches(words, step, move):
                if unwanted:
                    raise SpielhafenError(text("error-example-happened", got=self._event(step, move)))
                self.matched_events = place + 1
                return
        if not unwanted:
            got = "; ".join(self._event(*event) for event in self.events[self.matched_events :])
            raise SpielhafenError(text("error-example-not-happened", expected=" ".join(words), got=got))

    def _matches(self, words: list[str], step: Step, move: Move | None) -> bool:
        if not words or words[0] not in {
            kebab_case(type(thing)) for thing in (step, move) if thing is not None
        }:
            return False
        rest = words[1:]
        for name, value, names in _facts(step, move):
            if not rest:
                break
            count = self._count_words(name, value, names, rest)
            if not count:
                return False
            rest = rest[count:]
        return not rest

    def _count_words(self, name: str, value: Any, names: Sequence[str], words: list[str]) -> int:
        """Return how many words at the beginning say this value; 0 if they say another one.

        Words of one value may be in any order that is no other value.
        """
        if not names:
            return int(self.notation.parse_value(name, words[0]) == value)
        said = names[value].casefold().split()
        given = [word.casefold() for word in words[: len(said)]]
        is_other = " ".join(given) in {known.casefold() for known in names}
        return len(said) if given == said or (sorted(given) == sorted(said) and not is_other) else 0

    def _event(self, step: Step, move: Move | None) -> str:
        said = [
            names[value] if names else self.notation.format(name, value)
            for name, value, names in _facts(step, move)
        ]
        return " ".join([kebab_case(type(move or step)), *said])


def _facts(step: Step, move: Move | None) -> list[tuple[str, Any, Sequence[str]]]:
    """Return the fields of step and move, with the names of values that have several words.

    Those of a shuffle or deal are left out.
    """
    found: list[tuple[str, Any, Sequence[str]]] = []
    for thing in (step, move):
        for name in fields_of(type(thing)):
            value = getattr(thing, name)
            field = getattr(thing, "move_fields", {}).get(name)
            names = field.names if field and any(" " in known for known in field.names) else ()
            if not isinstance(value, tuple):
                found.append((name, value, names))
    return found


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
