"""What of a page is in sight at common window sizes; `sight.js` looks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.stages import Stage

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
Size = tuple[int, int]
DESKS: tuple[Size, ...] = ((1440, 900), (1366, 768), (1366, 650), (1280, 720))
PHONE: Size = (390, 844)
SIZES: tuple[Size, ...] = (*DESKS, PHONE)

SHORTENED = ".who b, .what, .aim .said"
"""Names and the aim, which may end in an ellipsis if a title has them in full."""
WIDE = ".shelf, .book .roll"
"""What may scroll sideways: the shelf of games, and tables of a rulebook."""


def faults(page: Page, size: Size, stage: Stage) -> list[str]:
    """Return what is cut off at this window size, or out of sight although it is needed to act."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    on_desk = size in DESKS
    return look(
        page,
        whole=(*stage.whole, *(stage.desk if on_desk else ())),
        overlapping=(*stage.overlapping, *(stage.desk_overlapping if on_desk else ())),
        heights=stage.desk_heights if on_desk else (),
    )


def look(
    page: Page,
    whole: tuple[str, ...] = (),
    overlapping: tuple[str, ...] = (),
    heights: tuple[tuple[str, int], ...] = (),
) -> list[str]:
    """Return the faults of the page as it is."""
    needed = {"whole": [*whole], "overlapping": [*overlapping], "heights": [*heights]}
    found: list[str] = page.evaluate(SCRIPT, needed | {"shortened": SHORTENED, "wide": WIDE})
    return found
