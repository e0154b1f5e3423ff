"""Measure the colours that tell seats and things apart; print the tables of docs/figures.md.

    .venv/bin/python tools/palette.py

The colours are read from the stylesheets of the client and of the games, as a browser would resolve them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from colour_vision import VISIONS, contrast, difference

from spielhafen.core.game import find_game

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "spielhafen" / "games"
TOKENS: Final = ROOT / "web" / "src" / "styles" / "tokens.css"
THEMES: Final = ("day", "night", "contrast")
SEATS: Final = ("coral", "navy", "amber", "teal", "plum")
"""As in web/src/ui/seatStyle.ts."""
TEXT_GROUNDS: Final = ("paper", "paper-2", "desk-1")
CLOTH_MARK: Final = "#fff"
"""The mark on a flag where no other is named, as in art.svg."""


class Declaration(NamedTuple):
    """A custom property of a stylesheet: where it holds, how strongly, and its value."""

    theme: str
    element: str
    weight: int
    name: str
    value: str


def declarations(css: str) -> Iterator[Declaration]:
    """Yield the custom properties of a stylesheet of `:root`, themes and classes."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain):
        for selector in selectors.split(","):
            found = SELECTOR.fullmatch(selector.strip())
            if found is None:
                continue
            weight = selector.count(":root") + selector.count("[") + selector.count(".")
            for name, value in re.findall(r"--([\w-]+)\s*:\s*([^;]+)", body):
                yield Declaration(found["theme"] or "", found["element"] or "", weight, name, value.strip())


SELECTOR: Final = re.compile(
    r"(?::root(?:\[data-theme='(?P<theme>\w+)'\])?)?\s*(?:\.(?P<element>(?:seat|tint)-\w+))?"
)


@cache
def stylesheet(game: str) -> tuple[Declaration, ...]:
    """Return the declarations of the client and of a game's look, in their order."""
    look = GAMES / game / "look.css"
    return tuple(d for path in (TOKENS, look) for d in declarations(path.read_text("utf-8")))


def resolve(game: str, theme: str, element: str, name: str) -> str:
    """Return the value of a property at an element of a class; empty if it has none."""
    for place in (element, ""):
        held = [
            (d.weight, number, d.value)
            for number, d in enumerate(stylesheet(game))
            if d.name == name and d.theme in ("", theme) and d.element == place
        ]
        if held:
            return _substituted(game, theme, element, max(held)[2])
    return ""


def _substituted(game: str, theme: str, element: str, value: str) -> str:
    reference = re.fullmatch(r"var\(--([\w-]+)(?:,\s*(.+))?\)", value)
    if reference is None:
        return value
    return resolve(game, theme, element, reference[1]) or _substituted(
        game, theme, element, reference[2] or ""
    )


class SeatFigures(NamedTuple):
    """How well the seats of a game are told apart in a theme."""

    game: str
    theme: str
    seats: int
    apart: dict[str, float]
    """The least difference of two seats, by vision."""
    mark: float
    """The least contrast of a mark on its flag."""
    cloth: float
    """The least contrast of a flag, or else of its rim, on paper."""
    text: float
    """The least contrast of a seat's text on what is below it."""


def measure_seats(game: str, theme: str) -> SeatFigures:
    """Measure the seats of a game in a theme."""

    def all_of(name: str) -> list[str]:
        return [resolve(game, theme, f"seat-{seat}", name) for seat in seats]

    seats = SEATS[: find_game(game).seats[1]]
    cloths, rims, texts = all_of("seat"), all_of("seat-edge"), all_of("seat-t")
    paper = resolve(game, theme, "", "paper")
    marks = [mark or CLOTH_MARK for mark in all_of("mark")]
    grounds = [resolve(game, theme, "", ground) for ground in TEXT_GROUNDS]
    return SeatFigures(
        game,
        theme,
        len(seats),
        least_differences(cloths),
        min(map(contrast, cloths, marks)),
        min(
            max(contrast(cloth, paper), _with_rim(cloth, rim, paper))
            for cloth, rim in zip(cloths, rims, strict=True)
        ),
        min(contrast(text, ground) for text in texts for ground in grounds),
    )


def _with_rim(cloth: str, rim: str, paper: str) -> float:
    return min(contrast(cloth, rim), contrast(rim, paper)) if rim else 0


def least_differences(colours: Sequence[str]) -> dict[str, float]:
    """Return the least difference of two of the colours, by vision."""
    return {
        vision: min(difference(one, other, vision) for one, other in combinations(colours, 2))
        for vision in VISIONS
    }


class Things(NamedTuple):
    """Things whose colours differ, and the sign by which they differ, too."""

    what: str
    colours: Callable[[str], list[str]]
    """By theme."""
    sign: str


def _tints(*names: str) -> Callable[[str], list[str]]:
    return lambda theme: [resolve("santa_timea", theme, f"tint-{name}", "tint") for name in names]


def _tokens(*names: str) -> Callable[[str], list[str]]:
    return lambda theme: [resolve("santa_timea", theme, "", name) for name in names]


def _art(*names: str) -> Callable[[str], list[str]]:
    return lambda _: [SYMBOL_FILL.search(symbol(name))[1] for name in names]  # type: ignore[index]


def symbol(name: str) -> str:
    """Return a drawing of Seeschlacht."""
    art = (GAMES / "seeschlacht" / "art" / "art.svg").read_text("utf-8")
    return art.partition(f'id="{name}"')[2].partition("</symbol>")[0]


SYMBOL_FILL: Final = re.compile(r'fill="(#\w+)"')
WINDS: Final = ("die-yellow", "die-blue", "die-red")

THINGS: Final = (
    Things("directions of cards (Santa Timea)", _tints("sky", "gold", "rose", "leaf"), "arrow, number"),
    Things("rings of the compass (ship adventures)", _tints("rose", "sky", "gold", "leaf"), "order in words"),
    Things(
        "areas (Caribbean Conquest)",
        _tints("rose", "sky", "gold", "leaf", "night", "sand", "grey"),
        "letter",
    ),
    Things("areas of tokens (Treasure Map)", _tints("leaf", "rose", "gold", "grey", "sky", "sand"), "letter"),
    Things("colours of the wind die (Seeschlacht)", _art(*WINDS), "one, two, three strokes"),
    Things("better and played move", _tokens("better", "played"), "dashes"),
    Things("what is possible, and danger", _tokens("lamp", "red"), "ring, crosshair"),
)


def seat_table() -> Iterator[str]:
    """Yield the lines of the table of seats, equal rows of several games together."""
    yield f"| games, theme | seats | {' | '.join(VISIONS)} | mark | flag | text |"
    yield f"|---|--:|{'--:|' * len(VISIONS)}--:|--:|--:|"
    rows: dict[tuple[str, ...], list[str]] = {}
    for theme in THEMES:
        for game, title in TITLES.items():
            row = measure_seats(game, theme)
            figures = [f"{row.apart[vision]:.1f}" for vision in VISIONS]
            ratios = [f"{ratio:.1f}" for ratio in (row.mark, row.cloth, row.text)]
            rows.setdefault((theme, str(row.seats), *figures, *ratios), []).append(title)
    for (theme, *cells), games in rows.items():
        yield f"| {', '.join(games)}: {theme} | {' | '.join(cells)} |"


TITLES: Final = {
    "santa_timea": "Santa Timea",
    "columbus": "Columbus",
    "treasure_map": "Treasure Map",
    "ghost_ship": "Ghost Ship",
    "caribbean_conquest": "Caribbean Conquest",
    "seeschlacht": "Seeschlacht",
}


def thing_table() -> Iterator[str]:
    """Yield the lines of the table of things."""
    yield f"| things, theme | {' | '.join(VISIONS)} | second sign |"
    yield f"|---|{'--:|' * len(VISIONS)}---|"
    for what, colours, sign in THINGS:
        rows: dict[tuple[float, ...], list[str]] = {}
        for theme in THEMES:
            rows.setdefault(tuple(least_differences(colours(theme)).values()), []).append(theme)
        for figures, themes in rows.items():
            when = "" if len(themes) == len(THEMES) else f": {', '.join(themes)}"
            yield f"| {what}{when} | {' | '.join(f'{figure:.1f}' for figure in figures)} | {sign} |"


if __name__ == "__main__":
    print("\n".join([*seat_table(), "", *thing_table()]))
