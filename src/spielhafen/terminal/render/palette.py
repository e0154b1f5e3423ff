"""Colours and marks. A seat has a colour and a shape, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

MARKS: Final = "●■▲◆✚"
"""One for each seat, all a single column wide."""

ARROWS: Final = "↑↗→↘↓↙←↖"


@dataclass(frozen=True)
class Palette:
    """Styles by what they mean."""

    seats: tuple[str, ...]
    tints: Mapping[str, str]
    head: str
    lamp: str  # you may
    dim: str
    alarm: str
    land: str
    sea: str

    def seat(self, seat: int | None) -> str:
        """The style of a seat; none for what belongs to nobody."""
        return "" if seat is None else self.seats[seat % len(self.seats)]

    def tint(self, name: str) -> str:
        """The style of a card's tint."""
        return self.tints.get(name, "")

    def wearing(self, tints: Sequence[str]) -> Palette:
        """The same for sides that are called after colours, one tint for each seat; empty: the seat's own."""
        if not any(tints):
            return self
        worn = [self.tint(tint) or self.seat(seat) for seat, tint in enumerate(tints)]
        return replace(self, seats=(*worn, *self.seats[len(worn) :]))


PAPER: Final = Palette(
    seats=("bright_red", "bright_blue", "yellow", "green", "magenta"),
    tints={"sky": "bright_blue", "gold": "yellow", "rose": "bright_red", "leaf": "green", "night": "bold"}
    | {"ivory": "bold", "amber": "yellow"},
    head="bold",
    lamp="bold",
    dim="dim",
    alarm="bold red",
    land="yellow",
    sea="dim",
)
"""For lines on whatever background the reader's terminal has: the sixteen colours that the reader has chosen."""

NIGHT: Final = Palette(
    seats=("#ff8794", "#9db8ff", "#f2b75c", "#5fd3b3", "#cba6ff"),
    tints={
        "sky": "#8fc7ff",
        "gold": "#f0d27a",
        "rose": "#ff9f9f",
        "leaf": "#9adf9a",
        "night": "#d8c8ff",
        "sand": "#e6d2a8",
        "grey": "#c2c8d0",
        "ivory": "#fbf4e2",
        "amber": "#ffe14a",
    },
    head="bold #efe4c8",
    lamp="bold #ffbe4d",
    dim="#9aa4b0",
    alarm="bold #ff7a66",
    land="#cdb377",
    sea="#5f8fa0",
)
"""For the screen, which brings its own dark background."""

SIXTEEN: Final = replace(
    NIGHT,
    seats=("#ff5555", "#5555ff", "#ffff55", "#55ff55", "#ff55ff"),
    tints={"sky": "#55ffff", "gold": "#ffff55", "rose": "#ff5555", "leaf": "#55ff55", "night": "#ff55ff"}
    | {"ivory": "#ffffff", "amber": "#ffff55"},
    lamp="bold #ffff55",
    alarm="bold #ff5555",
)
"""For screens with sixteen colours: those that stay apart when they are rounded to the nearest one."""


def mark(seat: int | None) -> str:
    """The shape of a seat."""
    return " " if seat is None else MARKS[seat % len(MARKS)]


def arrow(angle: float) -> str:
    """The arrow nearest to an angle, clockwise from north."""
    return ARROWS[round(angle / 45) % len(ARROWS)]


def on_screen(colors: str | None) -> Palette:
    """The palette for a screen, by what its terminal can show (a word of rich: `truecolor`, `256`, `standard` …)."""
    return SIXTEEN if colors in {"standard", "windows"} else NIGHT
