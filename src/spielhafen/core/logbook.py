"""A match as text: the players, their moves and the outcomes of chance.

    spielhafen logbook 1
    game     santa_timea
    rules    1
    option   professional yes
    seat     Ada
    seat     Bo

    *  first 2
    2  N7                      ; comments follow a semicolon
    1  S9

A line holds consecutive moves of one seat (numbered from 1) or of chance (`*`), separated by commas. `?`
stands for a move that is hidden from the reader; such a logbook can be read, but not replayed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import BrokenFile, MoveError
from spielhafen.core.game import Game, find_game
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.options import format_option
from spielhafen.core.play import CHANCE, OVER, State
from spielhafen.core.text import text
from spielhafen.core.variants import recorded_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.play import Watcher

FORMAT_LINE: Final = "spielhafen logbook 1"
CHANCE_MARK: Final = "*"
NUMBER_PATTERN: Final = re.compile(r"[0-9]{1,9}")
HEX_PATTERN: Final = re.compile(r"(?:[0-9a-f]{2}){1,64}")
VOIDED_PATTERN: Final = re.compile(r"[1-9][0-9]{0,5} [1-9][0-9]{0,5}")
SEAT_PATTERN: Final = re.compile(r"[1-9][0-9]?")
REPEATABLE_LINES: Final = ("option", "salt", "vain")
"""Lines that may occur several times, each with a different subject."""
SALT_PATTERN: Final = re.compile(r"[1-9][0-9]? (?:[0-9a-f]{2}){1,64}")


@dataclass(frozen=True, slots=True)
class Ply:
    """One move: the seat that made it (or CHANCE), the move's text, and possibly a comment."""

    actor: int
    move: str
    comment: str = ""


@dataclass
class Logbook:
    """A match: its game, the players' names, and all plies in order."""

    game: Game
    names: list[str]
    options: Mapping[str, object]
    plies: list[Ply] = field(default_factory=list)
    commitment: str = ""
    version: int = 0
    key: bytes = b""
    """The secret key of chance, once it is revealed.

    `commitment` is its hash, published beforehand.
    """
    salts: dict[int, bytes] = field(default_factory=dict)
    """Random bytes that seats have added to the key."""
    voided_draws: dict[int, int] = field(default_factory=dict)
    """The number of draws taken back by consent, by the ply that came after them."""
    imported_plies: int = 0
    """The number of plies imported from another logbook; their draws do not come from this key."""
    drawn_by: int | None = None
    """The seat that offered the draw agreed after the last ply."""
    position: Mapping[str, Any] | None = None
    """The state before the first ply, as in a position file; None: the beginning of the game."""

    def __post_init__(self) -> None:
        self.version = self.version or self.game.version

    def initial_state(self, watch: Watcher | None = None) -> State:
        """Return the state before the first ply; raises BrokenFile for a position that is none."""
        if self.position is not None:
            options = self.game.complete_options(self.options)
            return load_position(self.game, self.position, len(self.names), options)
        return self.game.start(len(self.names), self.options, watch)

    def replay(self, watch: Watcher | None = None) -> Iterator[State]:
        """Yield the same state before the first ply and after each.

        Every ply is checked; raises BrokenFile.
        """
        state = self.initial_state()
        yield state
        for number, ply in enumerate(self.plies, 1):
            play_ply(self.game, state, ply, number, watch)
            yield state

    def final_state(self) -> State:
        """Return the state after the last ply."""
        state = self.initial_state()
        for number, ply in enumerate(self.plies, 1):
            play_ply(self.game, state, ply, number)
        return state


def load_position(game: Game, state: Mapping[str, Any], seats: int, options: Mapping[str, object]) -> State:
    """Return the state of a position file with these seats and options; raises BrokenFile."""
    position = {"game": game.name, "rules": game.version, "seats": seats, "options": dict(options)}
    return game.load(position | {"state": dict(state)})


def play_ply(game: Game, state: State, ply: Ply, number: int, watch: Watcher | None = None) -> None:
    """Play a written ply, checking all of it; raises BrokenFile that names the ply."""
    where = text("broken-at-move", number=number, move=ply.move)
    if state.actor() == OVER:
        raise BrokenFile(where, text("broken-after-the-end"))
    if UNKNOWN_MARK in ply.move.split():
        raise BrokenFile(where, text("broken-veiled"))
    if state.actor() != ply.actor:
        if ply.actor not in state.actors():
            raise BrokenFile(where, text("broken-other-actor"))
        state.ask(ply.actor)
    try:
        move = game.catalogue.read(ply.move)
        state.check(move)
    except MoveError as error:
        raise BrokenFile(where, error.text, game.name) from error
    state.play(move, watch)


def write_logbook(logbook: Logbook) -> str:
    """Return the logbook as text."""
    header = [FORMAT_LINE, f"game     {logbook.game.name}", f"rules    {logbook.version}"]
    options = recorded_options(logbook.game, logbook.options)
    header += [f"option   {name} {format_option(value)}" for name, value in options.items()]
    header += [f"seat     {_on_one_line(name) or UNKNOWN_MARK}" for name in logbook.names]
    if logbook.commitment:
        header.append(f"luck     {logbook.commitment}")
    if logbook.key:
        header.append(f"key      {logbook.key.hex()}")
    header += [f"salt     {seat + 1} {salt.hex()}" for seat, salt in sorted(logbook.salts.items())]
    if logbook.imported_plies:
        header.append(f"brought  {logbook.imported_plies}")
    if logbook.drawn_by is not None:
        header.append(f"drawn    {logbook.drawn_by + 1}")
    if logbook.position is not None:
        header.append(f"position {json.dumps(logbook.position, separators=(',', ':'))}")
    header += [f"vain     {ply} {draws}" for ply, draws in sorted(logbook.voided_draws.items())]
    return "\n".join([*header, "", *_format_plies(logbook.plies)]) + "\n"


def _format_plies(plies: list[Ply]) -> Iterator[str]:
    moves: list[str] = []
    for number, ply in enumerate(plies):
        moves.append(ply.move)
        is_last = number + 1 == len(plies) or plies[number + 1].actor != ply.actor
        if is_last or ply.comment:
            actor_mark = CHANCE_MARK if ply.actor == CHANCE else str(ply.actor + 1)
            yield f"{actor_mark}  {', '.join(moves)}" + (
                f"  ; {_on_one_line(ply.comment)}" if ply.comment else ""
            )
            moves = []


def _on_one_line(value: str) -> str:
    """Return the text on one line, whatever blanks and line ends it holds."""
    return " ".join(value.split())


def read_logbook(content: str, find: Callable[[str], Game] = find_game) -> Logbook:
    """Return the logbook of this text.

    Raises BrokenFile with the line, UnknownGame, BadOption or BadSeats. `find` returns the game of a name: by
    default one that is installed.
    """
    lines = content.lstrip("\ufeff").splitlines()
    if not lines or lines[0].strip() != FORMAT_LINE:
        raise BrokenFile("1", text("broken-no-logbook", title=FORMAT_LINE))
    header = _HeaderParser(find)
    body: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        if re.match(r"\s*(\d+|\*)\s", line):
            body.append((number, line))
        elif line.strip() and not line.lstrip().startswith(";"):
            header.parse_line(number, line)
    logbook = header.logbook()
    for number, line in body:
        logbook.plies += _parse_line(number, line, len(logbook.names))
    return logbook


class _HeaderParser:
    """Parser of the lines before the first ply."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.game: Game | None = None
        self.version = 0
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.commitment = ""
        self.key = b""
        self.salts: dict[int, bytes] = {}
        self.vain: dict[int, int] = {}
        self.brought = 0
        self.seen: set[str] = set()
        self.drawn_by: int | None = None
        self.position: Mapping[str, Any] | None = None

    def parse_line(self, number: int, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        self._reject_repeated(number, word, rest)
        if word == "game":
            self.game = self.find(rest)
        elif word == "rules" and NUMBER_PATTERN.fullmatch(rest):
            self.version = int(rest)
        elif word == "option" and " " in rest:
            name, _, value = rest.partition(" ")
            self.options[name] = value.strip()
        elif word == "seat" and rest:
            self.names.append(rest)
        elif word == "luck" and HEX_PATTERN.fullmatch(rest):
            self.commitment = rest
        elif word == "key" and HEX_PATTERN.fullmatch(rest):
            self.key = bytes.fromhex(rest)
        elif word == "salt" and SALT_PATTERN.fullmatch(rest):
            seat, _, salt = rest.partition(" ")
            self.salts[int(seat) - 1] = bytes.fromhex(salt)
        elif word == "brought" and NUMBER_PATTERN.fullmatch(rest):
            self.brought = int(rest)
        elif word == "drawn" and SEAT_PATTERN.fullmatch(rest):
            self.drawn_by = int(rest) - 1
        elif word == "position":
            self.position = _read_position(number, rest)
        elif word == "vain" and VOIDED_PATTERN.fullmatch(rest):
            ply, _, draws = rest.partition(" ")
            self.vain[int(ply)] = int(draws)
        else:
            raise BrokenFile(str(number), text("broken-line"))

    def _reject_repeated(self, number: int, word: str, rest: str) -> None:
        """Reject repeated lines.

        Only seats repeat, and options, salts and void draws with different subjects.
        """
        subject = f"{word} {rest.split(maxsplit=1)[0]}" if word in REPEATABLE_LINES and rest else word
        if word != "seat" and subject in self.seen:
            raise BrokenFile(str(number), text("broken-twice"))
        self.seen.add(subject)

    def logbook(self) -> Logbook:
        if self.game is None:
            raise BrokenFile("game", text("broken-missing"))
        if self.version != self.game.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.game.version))
        if any(seat >= len(self.names) for seat in self.salts):
            raise BrokenFile("salt", text("broken-seats"))
        if self.drawn_by is not None and self.drawn_by >= len(self.names):
            raise BrokenFile("drawn", text("broken-seats"))
        options = self.game.complete_options(parse_options(self.game, self.options))
        logbook = Logbook(
            self.game, self.names, options, [], self.commitment, self.version, self.key, self.salts, self.vain
        )
        logbook.imported_plies, logbook.drawn_by = self.brought, self.drawn_by
        logbook.position = self.position
        logbook.initial_state()
        return logbook


def _read_position(number: int, written: str) -> Mapping[str, Any]:
    try:
        position = json.loads(written)
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise BrokenFile(str(number), text("broken-json"))
    return position


def parse_options(game: Game, written: Mapping[str, str]) -> dict[str, object]:
    """Return options written as words (`yes`, `no`, a value) as values; unknown ones stay words."""
    known = {option.id: option for option in game.option_list()}
    values: dict[str, object] = {}
    for name, word in written.items():
        parsed = known[name].parse(word) if name in known else None
        values[name] = word if parsed is None else parsed
    return values


def _parse_line(number: int, line: str, seats: int) -> Iterator[Ply]:
    moves, _, comment = line.partition(";")
    actor_mark, _, moves = moves.strip().partition(" ")
    if actor_mark != CHANCE_MARK and not (
        NUMBER_PATTERN.fullmatch(actor_mark) and 1 <= int(actor_mark) <= seats
    ):
        raise BrokenFile(str(number), text("broken-seats"))
    texts = [move.strip() for move in moves.split(",")]
    for index, move in enumerate(texts):
        if not move:
            raise BrokenFile(str(number), text("broken-line"))
        is_last = index + 1 == len(texts)
        yield Ply(
            CHANCE if actor_mark == CHANCE_MARK else int(actor_mark) - 1,
            move,
            comment.strip() if is_last else "",
        )
