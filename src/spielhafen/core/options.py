"""House rules of a game: options, their values, and the presets that set all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    """A rule that is agreed on when a table is created: a switch or one of several values."""

    id: str
    kind: Literal["switch", "choice"]
    default: int | str
    """The value of the printed game."""
    values: Sequence[int | str]
    seats: tuple[int, int] | None = None
    """The smallest and largest number of players for whom it matters; None: any number."""
    ours: int | str | None = None
    """The value in the preset `ours`, if it improves on the printed one."""
    variant: bool = False
    """Whether it selects a printed variant (short or long, basic or professional).

    A variant is no house rule.
    """
    before: int | str | None = None
    """The value of records without this option, written before the option existed."""

    def preset_value(self, preset: Preset) -> int | str:
        """Return the value in this preset."""
        return self.default if preset == "printed" or self.ours is None else self.ours

    def matches_preset(self, preset: Preset, value: int | str) -> bool:
        """Return whether the value is that of the preset; a variant matches every preset."""
        return self.variant or value == self.preset_value(preset)

    def applies_to(self, seats: int | None) -> bool:
        """Return whether the option matters with this number of players; None: any number."""
        return self.seats is None or seats is None or self.seats[0] <= seats <= self.seats[1]

    def parse(self, value: object) -> int | str | None:
        """Return the value that is meant, itself or written (`yes` for True); None if there is none."""
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
    variant: bool = False,
    before: int | str | None = None,
) -> Any:
    """Return an options field that takes one of these values; see `Option` for the rest."""
    described = {"values": tuple(values), "seats": seats, "ours": ours, "variant": variant, "before": before}
    return field(default=default, metadata=described)


def switch(
    default: bool,
    *,
    ours: bool | None = None,
    variant: bool = False,
    before: bool | None = None,
) -> Any:
    """Return an options field that is on or off; see `Option` for the arguments.

    A plain `bool` field is enough where no argument is needed.
    """
    return field(default=default, metadata={"ours": ours, "variant": variant, "before": before})


def format_option(value: object) -> str:
    """Return the value of an option in writing: yes, no, or the value itself."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_option(item: Any) -> Option:
    """Return the option that a dataclass field declares."""
    kind: Literal["switch", "choice"] = "switch" if isinstance(item.default, bool) else "choice"
    return Option(item.name, kind, item.default, **{"values": (False, True), **item.metadata})
