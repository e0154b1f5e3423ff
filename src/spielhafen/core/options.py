"""House rules of a game: options, their values, and the presets that set all of them.

A game's numbers (dice, prices, cards) are options, too, between bounds, and so are drawings of its board; see `variants.py`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence


NAME_PATTERN: Final = re.compile(r"[^\W_]+(-[^\W_]+)*")
"""The name of a variant: words of letters and digits, joined by hyphens."""
MAX_NAME: Final = 30
MAX_SIGNS: Final = 4000
"""The most signs of a drawing."""


@dataclass(frozen=True)
class NoOptions:
    """The options of a game without options."""


Preset: TypeAlias = Literal["printed", "ours"]
"""A set of house rules.

`printed` is the game as printed, the default; `ours` has our improvements.
"""
PRESETS: Final[tuple[Preset, ...]] = ("printed", "ours")


@dataclass(frozen=True)
class Option:
    """A rule agreed on when a table is created.

    It is a switch, one of several values, a number, or a drawing. The name of a variant goes with its numbers and drawings; it changes nothing.
    """

    id: str
    kind: Literal["switch", "choice", "number", "drawing", "name"]
    default: int | str
    """The value of the printed game."""
    values: Sequence[int | str]
    seats: tuple[int, int] | None = None
    """The smallest and largest number of players for whom it matters; None: any number."""
    ours: int | str | None = None
    """The value in the preset `ours`, if it improves on the printed one."""
    mode: bool = False
    """Whether it selects a mode of the printed game (short or long, basic or professional).

    A mode is no house rule.
    """
    before: int | str | None = None
    """The value of records without this option, written before the option existed."""
    paragraph: str = ""
    """The paragraph of the rulebook in which a number or a drawing is used."""
    draws: str = ""
    """The field of the state whose signs a drawing gives."""

    @property
    def numeric(self) -> bool:
        """Whether it belongs to a variant: its name, or what it changes."""
        return self.kind == "name" or self.varies

    @property
    def varies(self) -> bool:
        """Whether a variant changes it: a number or a drawing."""
        return self.kind in {"number", "drawing"}

    def preset_value(self, preset: Preset) -> int | str:
        """Return the value in this preset."""
        return self.default if preset == "printed" or self.ours is None else self.ours

    def matches_preset(self, preset: Preset, value: int | str) -> bool:
        """Return whether the value is that of the preset; a mode matches every preset."""
        return self.mode or value == self.preset_value(preset)

    def applies_to(self, seats: int | None) -> bool:
        """Return whether the option matters with this number of players; None: any number."""
        return self.seats is None or seats is None or self.seats[0] <= seats <= self.seats[1]

    def parse(self, value: object) -> int | str | None:
        """Return the value that is meant, itself or written (`yes` for True); None if there is none."""
        if self.kind == "name":
            return value if isinstance(value, str) and is_variant_name(value) else None
        if self.kind == "drawing":
            return join_drawing(value) if isinstance(value, str) and len(value) <= MAX_SIGNS else None
        for allowed in self.values:
            if (value == allowed and type(value) is type(allowed)) or value == format_option(allowed):
                return allowed
        return None


def one_of(
    default: Any,
    values: Sequence[int | str],
    seats: tuple[int, int] | None = None,
    *,
    ours: int | str | None = None,
    mode: bool = False,
    before: int | str | None = None,
) -> Any:
    """Return an options field that takes one of these values; see `Option` for the rest."""
    described = {"values": tuple(values), "seats": seats, "ours": ours, "mode": mode, "before": before}
    return field(default=default, metadata=described)


def switch(
    default: bool,
    *,
    ours: bool | None = None,
    mode: bool = False,
    before: bool | None = None,
) -> Any:
    """Return an options field that is on or off; see `Option` for the arguments.

    A plain `bool` field is enough where no argument is needed.
    """
    return field(default=default, metadata={"ours": ours, "mode": mode, "before": before})


def number(default: int, low: int, high: int, paragraph: str) -> Any:
    """Return an options field with one of the game's numbers, from `low` to `high`.

    `paragraph` is where the rulebook speaks of it, such as `§6`.
    """
    described = {"kind": "number", "values": range(low, high + 1), "paragraph": paragraph}
    return field(default=default, metadata=described)


def drawing(draws: str, paragraph: str) -> Any:
    """Return an options field with a drawing of the board, one sign for each space.

    Empty is as printed. `draws` is the field of the state that it gives. The rules refuse a drawing that cannot be when the game starts.
    """
    described = {"kind": "drawing", "values": ("",), "draws": draws, "paragraph": paragraph}
    return field(default="", metadata=described)


def join_drawing(written: str) -> str:
    """Return the signs of a drawing, which may be written in rows."""
    return "".join(written.split())


@dataclass(frozen=True)
class Numbers:
    """The options of a game with numbers or drawings; beside them is the name of the variant."""

    variant: str = field(default="", metadata={"kind": "name", "values": ("",)})


def is_variant_name(name: str) -> bool:
    """Return whether a variant may have this name; none is right, too."""
    return not name or (len(name) <= MAX_NAME and bool(NAME_PATTERN.fullmatch(name)) and name == name.lower())


def format_option(value: object) -> str:
    """Return the value of an option in writing: yes, no, or the value itself."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_option(item: Any) -> Option:
    """Return the option that a dataclass field declares."""
    kind = "switch" if isinstance(item.default, bool) else "choice"
    return Option(item.name, default=item.default, **{"kind": kind, "values": (False, True), **item.metadata})
