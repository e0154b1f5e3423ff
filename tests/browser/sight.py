"""What of a page is in sight at the sizes at which people look at it; `sight.js` does the looking."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.stages import Stage

SIGHT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
Size = tuple[int, int]
DESKS: tuple[Size, ...] = ((1440, 900), (1366, 768), (1366, 650), (1280, 720))
PHONE: Size = (390, 844)
SIZES: tuple[Size, ...] = (*DESKS, PHONE)

SHORT = ".who b, .what, .strip span"
"""What may end in an ellipsis where a title tells all of it: names."""
WIDE = ".shelf, .book .roll"
"""What may be rolled sideways: a shelf of games, and tables of a rulebook."""


def faults(page: Page, size: Size, stage: Stage) -> list[str]:
    """What cannot be seen of this stage in a window of this size, or not without scrolling though it is needed."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    desk = size in DESKS
    needed = {
        "whole": [*stage.whole, *(stage.desk if desk else ())],
        "partly": [*stage.partly, *(stage.desk_partly if desk else ())],
        "least": [*(stage.desk_least if desk else ())],
        "short": SHORT,
        "wide": WIDE,
    }
    found: list[str] = page.evaluate(SIGHT, needed)
    return found
