"""Start of the site without a server in Chromium: `bench/site_start.py ADDRESS` of a site.

Of each of four visits it prints the seconds until the games are drawn, until the server of the page is ready, and
until a table shows the first decision. The first visit loads all; before the others bytecode is waited for.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

import chromium

VISITS: Final = 4
SETTINGS: Final = {"pace": "at-once", "motion": "still", "language": "en", "aims": False}
"""Nothing is waited for but the game."""
PATIENCE_MS: Final = 120_000
KEPT: Final = """async () => {
    for (const name of await caches.keys()) {
        if (name.endsWith('bytecode') && (await (await caches.open(name)).keys()).length === 3) return true
    }
    return false
}"""
"""Whether the browser has kept compiled Python and the memory of an interpreter."""


def visit(page: Page, address: str) -> list[float]:
    """Return the seconds of each step of a visit."""
    start = time.perf_counter()
    seconds = []
    page.goto(address)
    play = page.get_by_role("button", name="Play now Santa Timea")
    play.wait_for()
    seconds.append(time.perf_counter() - start)
    page.wait_for_selector("progress", state="detached")
    seconds.append(time.perf_counter() - start)
    play.click()
    page.wait_for_selector(".bar.asked")
    seconds.append(time.perf_counter() - start)
    return seconds


def main(address: str) -> int:
    """Print the seconds of the visits."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.windowless(), args=["--no-sandbox"])
        context = browser.new_context(locale="en")
        context.set_default_timeout(PATIENCE_MS)
        settings = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {settings}")
        for number in range(1, VISITS + 1):
            page = context.new_page()
            steps = visit(page, address)
            sys.stdout.write(f"visit {number}: " + " ".join(f"{step:6.2f}" for step in steps) + "\n")
            sys.stdout.flush()
            while not page.evaluate(KEPT):
                page.wait_for_timeout(1000)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
