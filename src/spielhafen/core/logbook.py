"""A match as text: who played what, with what came by chance, to be read, mailed, kept and replayed.

    spielhafen logbook 1
    game     santa_timea
    rules    1
    option   professional yes
    seat     Ada
    seat     Bo

    *  first 2
    2  N7                      ; comments follow a semicolon
    1  S9

A line holds what one captain (by the number of the seat, from 1) or chance (`*`) did in a row, separated by commas.
`?` stands for what the reader may not know; such a logbook can be read by people, but not be replayed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BrokenFile, MoveError
from spielhafen.core.game import Game, find_game, format_option
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.play import CHANCE, OVER, State
from spielhafen.core.text import text

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
"""Lines of which there may be several, each about something else."""
SALT_PATTERN: Final = re.compile(r"[1-9][0-9]? (?:[0-9a-f]{2}){1,64}")


@dataclass(frozen=True, slots=True)
class Ply:
    """One move: the seat that decided (or CHANCE) and the move's text; a comment, if there is one."""

    actor: int
    move: str
    comment: str = ""


@dataclass
class Logbook:
    """A match: its game, who played, and all plies in order."""

    game: Game
    names: list[str]
    options: Mapping[str, object]
    plies: list[Ply] = field(default_factory=list)
    commitment: str = ""
    version: int = 0
    key: bytes = b""
    """Of chance, when it is revealed; `commitment` promised it beforehand."""
    salts: dict[int, bytes] = field(default_factory=dict)
    """What seats have added to the key."""
    voided_draws: dict[int, int] = field(default_factory=dict)
    """Draws that were taken back with everybody's consent, by the ply that came after them."""
    imported_plies: int = 0
    """So many plies were brought along from another logbook: what chance dealt in them was not drawn from this key."""
    drawn_by: int | None = None
    """After the last ply everybody agreed to a draw."""

    def __post_init__(self) -> None:
        self.version = self.version or self.game.version

    def initial_state(self) -> State:
        """The state before the first ply."""
        return self.game.start(len(self.names), self.options)

    def replay(self, watch: Watcher | None = None) -> Iterator[State]:
        """The same state, after no ply, after one, and so on; every ply is checked; raises BrokenFile."""
        state = self.initial_state()
        yield state
        for number, ply in enumerate(self.plies, 1):
            play_ply(self.game, state, ply, number, watch)
            yield state

    def final_state(self) -> State:
        """The state after the last ply."""
        state = self.initial_state()
        for number, ply in enumerate(self.plies, 1):
            play_ply(self.game, state, ply, number)
        return state


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
    """The logbook as text."""
    head = [FORMAT_LINE, f"game     {logbook.game.name}", f"rules    {logbook.version}"]
    options = asdict(logbook.game.parse_options(logbook.options))
    head += [f"option   {name} {format_option(value)}" for name, value in options.items()]
    head += [f"seat     {_flat(name) or UNKNOWN_MARK}" for name in logbook.names]
    if logbook.commitment:
        head.append(f"luck     {logbook.commitment}")
    if logbook.key:
        head.append(f"key      {logbook.key.hex()}")
    head += [f"salt     {seat + 1} {salt.hex()}" for seat, salt in sorted(logbook.salts.items())]
    if logbook.imported_plies:
        head.append(f"brought  {logbook.imported_plies}")
    if logbook.drawn_by is not None:
        head.append(f"drawn    {logbook.drawn_by + 1}")
    head += [f"vain     {ply} {draws}" for ply, draws in sorted(logbook.voided_draws.items())]
    return "\n".join([*head, "", *_lines(logbook.plies)]) + "\n"


def _lines(plies: list[Ply]) -> Iterator[str]:
    begun: list[str] = []
    for number, ply in enumerate(plies):
        begun.append(ply.move)
        last = number + 1 == len(plies) or plies[number + 1].actor != ply.actor
        if last or ply.comment:
            who = CHANCE_MARK if ply.actor == CHANCE else str(ply.actor + 1)
            yield f"{who}  {', '.join(begun)}" + (f"  ; {_flat(ply.comment)}" if ply.comment else "")
            begun = []


def _flat(said: str) -> str:
    """In one line, whatever kinds of blanks and line ends somebody has put into his name."""
    return " ".join(said.split())


def read_logbook(written: str, find: Callable[[str], Game] = find_game) -> Logbook:
    """The logbook of this text; raises BrokenFile with the line, UnknownGame, BadOption, BadSeats.

    `find` gives the game of a name: by default one that is installed.
    """
    lines = written.lstrip("\ufeff").splitlines()
    if not lines or lines[0].strip() != FORMAT_LINE:
        raise BrokenFile("1", text("broken-no-logbook", title=FORMAT_LINE))
    head = _Head(find)
    body: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        if re.match(r"\s*(\d+|\*)\s", line):
            body.append((number, line))
        elif line.strip() and not line.lstrip().startswith(";"):
            head.take(number, line)
    logbook = head.logbook()
    for number, line in body:
        logbook.plies += _plies(number, line, len(logbook.names))
    return logbook


class _Head:
    """The lines before the first ply."""

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
        self.met: set[str] = set()
        self.drawn_by: int | None = None

    def take(self, number: int, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        self._meet(number, word, rest)
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
        elif word == "vain" and VOIDED_PATTERN.fullmatch(rest):
            ply, _, draws = rest.partition(" ")
            self.vain[int(ply)] = int(draws)
        else:
            raise BrokenFile(str(number), text("broken-line"))

    def _meet(self, number: int, word: str, rest: str) -> None:
        """Only captains are named several times; of options, salts and vain draws each its own once."""
        about = f"{word} {rest.split(maxsplit=1)[0]}" if word in REPEATABLE_LINES and rest else word
        if word != "seat" and about in self.met:
            raise BrokenFile(str(number), text("broken-twice"))
        self.met.add(about)

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
        logbook.initial_state()
        return logbook


def parse_options(game: Game, written: Mapping[str, str]) -> dict[str, object]:
    """Options written as words (`yes`, `no`, a value) as values; unknown ones stay as they are, to be refused."""
    known = {option.id: option for option in game.option_list()}
    values: dict[str, object] = {}
    for name, word in written.items():
        meant = known[name].parse(word) if name in known else None
        values[name] = word if meant is None else meant
    return values


def _plies(number: int, line: str, seats: int) -> Iterator[Ply]:
    moves, _, comment = line.partition(";")
    who, _, moves = moves.strip().partition(" ")
    if who != CHANCE_MARK and not (NUMBER_PATTERN.fullmatch(who) and 1 <= int(who) <= seats):
        raise BrokenFile(str(number), text("broken-seats"))
    written = [move.strip() for move in moves.split(",")]
    for place, move in enumerate(written):
        if not move:
            raise BrokenFile(str(number), text("broken-line"))
        last = place + 1 == len(written)
        yield Ply(CHANCE if who == CHANCE_MARK else int(who) - 1, move, comment.strip() if last else "")
