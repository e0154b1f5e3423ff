"""Variants: a game with other numbers than the printed ones, or on a board that was drawn.

A game declares its numbers beside its house rules (`options.number`), each with the value of the printed game, its bounds
and its paragraph, and the boards that can be drawn (`options.drawing`). A variant names those that it changes:

    variant = game.variant("five-dice", {"dice.number": 5})
    state = game.start(3, variant.options)

Its numbers and its name are options of the table, so they are in logbooks, positions, links and studies. Numbers that are
as printed are not written, so the records of the printed game do not change when a game declares more of them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol

from spielhafen.core.errors import (
    BadDrawing,
    BadNumber,
    BadOption,
    BadVariantName,
    BrokenFile,
    NothingChanged,
    UnknownOption,
)
from spielhafen.core.options import format_option
from spielhafen.core.text import text

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.core.options import Option

NAME: Final = "variant"
"""The option with the name of the variant."""


class Optioned(Protocol):
    """A game, as far as its options go."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def version(self) -> int:
        """The version of its rules."""

    def option_list(self) -> list[Option]:
        """Return its options in order."""

    def parse_options(self, values: Mapping[str, object]) -> Any:
        """Return the options object with these values; raises BadOption."""


@dataclass(frozen=True)
class Variant:
    """A game with other numbers; it is plain data, and so crosses to other processes."""

    game: str
    version: int
    name: str
    numbers: tuple[tuple[str, int | str], ...]
    """The changed numbers and drawings by name, in the order of their declaration."""

    @property
    def options(self) -> dict[str, int | str]:
        """The options of its tables; house rules may be added."""
        return {NAME: self.name, **dict(self.numbers)}

    @property
    def hash(self) -> str:
        """What the same rules have in common, whatever their name."""
        whole = json.dumps([self.game, self.version, sorted(self.numbers)])
        return sha256(whole.encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.game}@{self.name}"


def make_variant(game: Optioned, name: str, numbers: Mapping[str, object]) -> Variant:
    """Return the variant of this name.

    A number may be written with a dot, as `dice.number`, and a drawing in rows. Raises BadOption if a name or a value is
    not allowed, or nothing is changed; what a drawing lacks is found when a game starts.
    """
    known = {option.id: option for option in game.option_list() if option.varies}
    given = {written.replace(".", "_"): value for written, value in numbers.items()}
    for number in given:
        if number not in known:
            raise UnknownOption(number, known)
    if not name:
        raise BadVariantName(name)
    settled = asdict(game.parse_options({NAME: name, **given} if known else given))
    return Variant(game.name, game.version, name, tuple(changed_numbers(game, settled).items()))


FILE_FIELDS: Final = ("game", "name", "numbers", "drawings")


def read_variant(game: Optioned, file: Path) -> Variant:
    """Return the variant of a TOML file.

    It has the fields `game`, `name` (otherwise that of the file), `numbers` and `drawings`. Raises BrokenFile, BadOption,
    OSError, UnicodeDecodeError.
    """
    try:
        whole = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BrokenFile(file.name, text("broken-toml", why=str(error))) from None
    for field in whole:
        if field not in FILE_FIELDS:
            raise BrokenFile(
                file.name, text("broken-variant-field", field=field, known=", ".join(FILE_FIELDS))
            )
    if whole.get("game") != game.name:
        raise BrokenFile(file.name, text("broken-other-game", game=game.name))
    tables = [whole.get(field) for field in ("numbers", "drawings") if field in whole]
    if not tables or not all(isinstance(table, dict) for table in tables):
        raise BrokenFile(f"{file.name}: numbers", text("broken-missing"))
    changed = [pair for table in tables if isinstance(table, dict) for pair in _flat(table)]
    return make_variant(game, str(whole.get("name", file.stem)), dict(changed))


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, object]]:
    """Yield the values of a table; those of tables within it have the names of both, joined."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}_")
        else:
            yield before + name, value


def numbers_of(game: Optioned) -> list[Option]:
    """Return the numbers that a game declares, in order."""
    return [option for option in game.option_list() if option.kind == "number"]


def drawings_of(game: Optioned) -> list[Option]:
    """Return the drawings that a game declares, in order."""
    return [option for option in game.option_list() if option.kind == "drawing"]


def changed_numbers(game: Optioned, options: Mapping[str, Any]) -> dict[str, int | str]:
    """Return the numbers and drawings in these options that differ from the printed game."""
    return {
        option.id: options[option.id]
        for option in game.option_list()
        if option.varies and options.get(option.id, option.default) != option.default
    }


def recorded_options(game: Optioned, options: Mapping[str, object]) -> dict[str, Any]:
    """Return all options as records have them: without numbers as printed; raises BadOption."""
    return written_options(game, game.parse_options(options))


def written_options(game: Optioned, settled: object) -> dict[str, Any]:
    """Return the options of a state as records have them."""
    return {
        option.id: value
        for option in game.option_list()
        for value in [getattr(settled, option.id)]
        if not (option.numeric and value == option.default)
    }


def variant_title(game: Optioned, options: Mapping[str, Any]) -> str:
    """Return the name of a variant, or what it changes; empty for the printed game."""
    numbers = changed_numbers(game, options)
    return options.get(NAME) or ", ".join(
        f"{name}={value}" if isinstance(value, int) else name for name, value in numbers.items()
    )


def bad_option(option: Option, value: object) -> BadOption:
    """Return the error of a value that an option cannot have."""
    if option.kind == "name":
        return BadVariantName(value)
    if option.kind == "number":
        low, high, printed = map(int, (option.values[0], option.values[-1], option.default))
        return BadNumber(option.id, value, low, high, printed)
    if option.kind == "drawing":
        return BadDrawing(option.id, text("drawing-no-text"))
    return BadOption(option.id, value, map(format_option, option.values))


def check_named(known: Mapping[str, Option], settled: Mapping[str, object]) -> None:
    """Check that a variant with a name changes a number; raises NothingChanged."""
    if settled.get(NAME) and not any(
        known[name].varies and value != known[name].default for name, value in settled.items()
    ):
        numbers = [option.id for option in known.values() if option.varies]
        raise NothingChanged(str(settled[NAME]), numbers)


def number_of(name: str) -> Callable[[int, Any], int]:
    """Return the bound of a field of the state that is a number of the game."""

    def bound(_seats: int, options: Any) -> int:
        found: int = getattr(options, name)
        return found

    return bound
