"""The page on which the operator sees how the server is: figures, and the last hour.

It loads nothing but its own style sheet, and runs no script.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final

from spielhafen import __version__
from spielhafen.i18n import Translator
from spielhafen.server.figure_history import MINUTES, Totals

STYLE_PATH: Final = "/status/look.css"
REFRESH_SECONDS: Final = 20
BAR_WIDTH, BAR_HEIGHT = 4, 40
"""In units of the picture."""
MEGABYTE: Final = 2**20
HOUR_SECONDS: Final = 3600


@dataclass(frozen=True)
class StatusFigures:
    """What the page shows."""

    process: int
    seconds_open: float
    parts: Sequence[str]
    languages: Sequence[str]
    tables: int
    """All tables that are kept."""
    reported_messages: int
    """Chat messages that people have reported."""
    tables_in_memory: int
    totals: Totals
    bots_waiting: int
    memory_bytes: int | None
    backup_age: float | None
    """Seconds since the newest copy; infinite without one; None if none are made."""
    backup_failures: int
    minutes: Sequence[Totals]


def style_sheet() -> str:
    """Return the style sheet of the page."""
    return files(__package__).joinpath("status_look.css").read_text("utf-8")


def status_page(say: Translator, figures: StatusFigures) -> str:
    """Return the page."""
    title = escape(say("status-title"))
    rows = "".join(
        f"<tr><th scope='row'>{escape(name)}</th><td>{escape(value)}</td></tr>"
        for name, value in _rows(say, figures)
    )
    pictures = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{bars(values, name)}</figure>"
        for name, values in _curves(say, figures.minutes)
    )
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="{REFRESH_SECONDS}">'
        f'<title>{title}</title><link rel="stylesheet" href="{STYLE_PATH}"></head>'
        f"<body><h1>{title}</h1><table>{rows}</table><div>{pictures}</div></body></html>"
    )


def _rows(say: Translator, figures: StatusFigures) -> Iterator[tuple[str, str]]:
    now = figures.totals
    last = figures.minutes[-1].events if figures.minutes else None
    yield say("status-version"), f"{__version__} ({say('status-process', process=str(figures.process))})"
    yield say("status-since"), _duration(say, figures.seconds_open)
    yield say("status-parts"), ", ".join(sorted(figures.parts))
    yield say("status-languages"), ", ".join(figures.languages)
    yield say("status-tables"), str(figures.tables)
    yield say("status-reported"), str(figures.reported_messages)
    yield say("status-memory-tables"), str(figures.tables_in_memory)
    yield say("status-connections"), str(now.connections)
    yield say("status-events"), str(now.events) if last is None else f"{last} / {now.events}"
    yield say("status-requests"), str(now.requests)
    yield say("status-errors"), str(now.errors)
    yield say("status-bots"), str(figures.bots_waiting)
    if figures.memory_bytes is not None:
        yield say("status-memory"), f"{figures.memory_bytes // MEGABYTE} MB"
    yield say("status-backup"), _backup(say, figures)


def _backup(say: Translator, figures: StatusFigures) -> str:
    if figures.backup_age is None:
        return say("status-backup-off")
    if figures.backup_age == float("inf"):
        return say("status-backup-none", failures=figures.backup_failures)
    age = _duration(say, figures.backup_age)
    return say("status-backup-age", age=age, failures=figures.backup_failures)


def _duration(say: Translator, seconds: float) -> str:
    hours, rest = divmod(int(seconds), HOUR_SECONDS)
    return say("status-duration", hours=hours, minutes=rest // 60)


def _curves(say: Translator, minutes: Sequence[Totals]) -> Iterator[tuple[str, list[int]]]:
    yield say("status-events-hour"), [one.events for one in minutes]
    yield say("status-requests-hour"), [one.requests for one in minutes]
    yield say("status-errors-hour"), [one.errors for one in minutes]
    yield say("status-connections-hour"), [one.connections for one in minutes]


def bars(values: Sequence[int], label: str) -> str:
    """Return a picture of values, one bar each, the latest on the right; the highest fills it."""
    top = max([*values, 1])
    first = MINUTES - len(values)
    shapes = []
    for place, value in enumerate(values, first):
        height = round(BAR_HEIGHT * value / top, 1)
        x, y = place * BAR_WIDTH, round(BAR_HEIGHT - height, 1)
        shapes.append(f'<rect x="{x}" y="{y}" width="{BAR_WIDTH - 1}" height="{height}"/>')
    name = escape(f"{label}: {values[-1] if values else 0}, ≤ {max([*values, 0])}", quote=True)
    size = f"0 0 {MINUTES * BAR_WIDTH} {BAR_HEIGHT}"
    return f'<svg viewBox="{size}" role="img" aria-label="{name}">{"".join(shapes)}</svg><span>≤ {max([*values, 0])}</span>'
