"""Plots of measures as SVG, readable in greyscale; needs the extra `report`.

The functions take labels in the reader's language and return an SVG element. The same values give the same SVG.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from spielhafen.lab.statistics import Average

WIDTH: Final = 6.2
"""The width of a plot in inches."""
INK: Final = "#1d2a33"
FILL: Final = "#8a99a3"
BINS: Final = 24
MARKERS: Final = "os^Dv"
"""The shapes of points by seat, which tell them apart without colour."""
STYLE: Final[Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "spielhafen",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def plot_intervals(shares: Sequence[Average], names: Sequence[str], label: str, expected: float) -> str:
    """Plot shares with their intervals, and the expected one as a dashed line."""

    def draw(axes: Axes) -> None:
        places = range(len(shares))
        means = [100 * one.mean for one in shares]
        reach = [
            [max(0.0, 100 * (one.mean - one.low)) for one in shares],
            [max(0.0, 100 * (one.high - one.mean)) for one in shares],
        ]
        axes.errorbar(places, means, reach, fmt="o", color=INK, capsize=4)
        axes.axhline(100 * expected, color=INK, linestyle="--", linewidth=0.8)
        axes.set_xticks(places, names)
        axes.set_xlim(-0.5, len(shares) - 0.5)
        axes.set_ylim(bottom=0)
        axes.set_ylabel(label)

    return _svg(draw, 2.6)


def plot_sweep(
    conditions: Sequence[Sequence[Average]], names: Sequence[str], seats: Sequence[str], label: str
) -> str:
    """Plot the shares of every seat, with their intervals, from one condition to the next."""

    def draw(axes: Axes) -> None:
        for seat, (name, marker) in enumerate(zip(seats, MARKERS, strict=False)):
            found = [shares[seat] for shares in conditions]
            places = [place + 0.12 * (seat - (len(seats) - 1) / 2) for place in range(len(found))]
            means = [100 * one.mean for one in found]
            reach = [
                [max(0.0, 100 * (one.mean - one.low)) for one in found],
                [max(0.0, 100 * (one.high - one.mean)) for one in found],
            ]
            axes.errorbar(
                places, means, reach, fmt=marker, color=INK, markerfacecolor="none", capsize=3, label=name
            )
        axes.set_xticks(range(len(names)), names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(bottom=0)
        axes.set_ylabel(label)
        axes.legend(frameon=False, ncols=len(seats), loc="lower center", bbox_to_anchor=(0.5, 1))

    return _svg(draw, 3.0)


def plot_histogram(values: Sequence[float], x_label: str, y_label: str) -> str:
    """Plot how often values occur."""

    def draw(axes: Axes) -> None:
        axes.hist(values, bins=min(BINS, max(1, len(set(values)))), color=FILL, edgecolor=INK, linewidth=0.6)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(x_label)
        axes.set_ylabel(y_label)

    return _svg(draw, 2.4)


def plot_bars(values: Mapping[str, float], label: str) -> str:
    """Plot a bar for each name, with its value; a name with 0 has its row, too."""

    def draw(axes: Axes) -> None:
        names = list(values)[::-1]
        bars = axes.barh(names, [values[name] for name in names], color=FILL, edgecolor=INK, linewidth=0.6)
        axes.bar_label(bars, [f"{values[name]:.3g}" for name in names], padding=3, fontsize=8)
        axes.margins(x=0.12, y=0.01)
        axes.set_xlabel(label)

    return _svg(draw, 0.7 + 0.21 * len(values))


def plot_line(values: Sequence[float], x_label: str, y_label: str) -> str:
    """Plot a value for each round, from round 1 on."""

    def draw(axes: Axes) -> None:
        axes.plot(range(1, len(values) + 1), values, color=INK, marker="o", markersize=3, linewidth=1)
        axes.set_ylim(0, 1.1 * max(values) or 1)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(x_label)
        axes.set_ylabel(y_label)

    return _svg(draw, 2.4)


def _svg(draw: Any, height: float) -> str:
    """Return the SVG element of what `draw` draws, without XML header and date."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    whole = file.getvalue()
    return whole[whole.index("<svg") :].strip()
