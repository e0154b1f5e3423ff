"""Colours and marks. A seat has a colour and a shape, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

SEAT_MARKS: Final = "●■▲◆✚"
"""One for each seat, all a single column wide."""

ARROWS: Final = "↑↗→↘↓↙←↖"


@dataclass(frozen=True)
class Palette:
    """Styles by what they mean."""

    seat_styles: tuple[str, ...]
    tint_styles: Mapping[str, str]
    heading: str
    accent: str  # you may
    dim: str
    warning: str
    land: str
    sea: str

    def seat_style(self, seat: int | None) -> str:
        """The style of a seat; none for what belongs to nobody."""
        return "" if seat is None else self.seat_styles[seat % len(self.seat_styles)]

    def tint_style(self, name: str) -> str:
        """The style of a card's tint."""
        return self.tint_styles.get(name, "")

    def with_seat_tints(self, tints: Sequence[str]) -> Palette:
        """The same for sides that are called after colours, one tint for each seat; empty: the seat's own."""
        if not any(tints):
            return self
        worn = [self.tint_style(tint) or self.seat_style(seat) for seat, tint in enumerate(tints)]
        return replace(self, seat_styles=(*worn, *self.seat_styles[len(worn) :]))


PLAIN_PALETTE: Final = Palette(
    seat_styles=("bright_red", "bright_blue", "yellow", "green", "magenta"),
    tint_styles={
        "sky": "bright_blue",
        "gold": "yellow",
        "rose": "bright_red",
        "leaf": "green",
        "night": "bold",
    }
    | {"ivory": "bold", "amber": "yellow"},
    heading="bold",
    accent="bold",
    dim="dim",
    warning="bold red",
    land="yellow",
    sea="dim",
)
"""For lines on whatever background the reader's terminal has: the sixteen colours that the reader has chosen."""

DARK_PALETTE: Final = Palette(
    seat_styles=("#ff8794", "#9db8ff", "#f2b75c", "#5fd3b3", "#cba6ff"),
    tint_styles={
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
    heading="bold #efe4c8",
    accent="bold #ffbe4d",
    dim="#9aa4b0",
    warning="bold #ff7a66",
    land="#cdb377",
    sea="#5f8fa0",
)
"""For the screen, which brings its own dark background."""

SIXTEEN_COLOR_PALETTE: Final = replace(
    DARK_PALETTE,
    seat_styles=("#ff5555", "#5555ff", "#ffff55", "#55ff55", "#ff55ff"),
    tint_styles={
        "sky": "#55ffff",
        "gold": "#ffff55",
        "rose": "#ff5555",
        "leaf": "#55ff55",
        "night": "#ff55ff",
    }
    | {"ivory": "#ffffff", "amber": "#ffff55"},
    accent="bold #ffff55",
    warning="bold #ff5555",
)
"""For screens with sixteen colours: those that stay apart when they are rounded to the nearest one."""


def seat_mark(seat: int | None) -> str:
    """The shape of a seat."""
    return " " if seat is None else SEAT_MARKS[seat % len(SEAT_MARKS)]


def compass_arrow(angle: float) -> str:
    """The arrow nearest to an angle, clockwise from north."""
    return ARROWS[round(angle / 45) % len(ARROWS)]


def choose_palette(colors: str | None) -> Palette:
    """The palette for a screen, by what its terminal can show (a word of rich: `truecolor`, `256`, `standard` …)."""
    return SIXTEEN_COLOR_PALETTE if colors in {"standard", "windows"} else DARK_PALETTE
