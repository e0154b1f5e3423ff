"""Tables at the sizes of usual desks: names stay on their line, and what is needed to act is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

SIZES = [(1440, 900), (1366, 768), (1366, 650), (1280, 720)]


@pytest.mark.parametrize("game", ["caribbean_conquest", "treasure_map", "seeschlacht", "santa_timea"])
def test_names_are_read_along_a_line_and_prompt_and_acts_are_in_sight(page: Page, game: str) -> None:
    page.goto(f"/#/new?game={game}")
    page.get_by_role("button", name="Cast off").click()
    captains = page.get_by_role("region", name="Captains")
    expect(captains).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in captains.locator(".who b").all():
            box = name.bounding_box()
            assert box is not None
            assert box["height"] < 30 < box["width"], (game, width, height, box)
        expect(page.locator(".acts")).to_be_in_viewport(ratio=1)
        expect(page.locator(".captains li").first).to_be_in_viewport()
