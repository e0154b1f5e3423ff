"""Colours and marks. A seat has a colour and a shape, so that colour is never the only cue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

SEAT_MARKS: Final = "●■▲◆✚"
"""One for each seat, all a single column wide."""

ARROWS: Final = "↑↗→↘↓↙←↖"


@dataclass(frozen=True)
class Palette:
    """Styles by their meaning."""

    seat_styles: tuple[str, ...]
    tint_styles: Mapping[str, str]
    heading: str
    accent: str  # what the player can do
    dim: str
    warning: str
    land: str
    sea: str

    def seat_style(self, seat: int | None) -> str:
        """Return the style of a seat, or none for unowned things."""
        return "" if seat is None else self.seat_styles[seat % len(self.seat_styles)]

    def tint_style(self, name: str) -> str:
        """Return the style of a card's tint."""
        return self.tint_styles.get(name, "")

    def with_seat_tints(self, tints: Sequence[str]) -> Palette:
        """Return a palette with one tint for each seat; an empty tint keeps the seat's own style."""
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
"""The palette for lines on an unknown background: the terminal's own sixteen colours."""

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
"""The palette for the full-screen client, which has its own dark background."""

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
"""The palette for sixteen colours, chosen to stay distinct when rounded to the nearest one."""


def seat_mark(seat: int | None) -> str:
    """Return the shape of a seat; a blank for unowned things."""
    return " " if seat is None else SEAT_MARKS[seat % len(SEAT_MARKS)]


def compass_arrow(angle: float) -> str:
    """Return the arrow nearest to an angle in degrees, clockwise from north."""
    return ARROWS[round(angle / 45) % len(ARROWS)]


def choose_palette(colors: str | None) -> Palette:
    """Return the palette for a rich colour system: `truecolor`, `256`, `standard` …."""
    return SIXTEEN_COLOR_PALETTE if colors in {"standard", "windows"} else DARK_PALETTE
