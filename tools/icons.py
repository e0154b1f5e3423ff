"""Render the icons of the installed page from its favicon, by Chromium.

    .venv/bin/python tools/icons.py

They are kept in web/public/icons. An icon that systems cut to their own shape has our sign in its middle, on a ground
that fills it.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Final

import chromium
from playwright.sync_api import Page, sync_playwright
from shell import ROOT

PUBLIC: Final = ROOT / "web" / "public"
ICONS: Final = PUBLIC / "icons"
GROUND: Final = "#1f3347"
SAFE: Final = 0.9
"""Share of a cut icon that our sign takes: every shape shows the inner four fifths."""
PLAIN: Final = {"192.png": 192, "512.png": 512}
FILLED: Final = {"180.png": 180, "512-maskable.png": 512}


def render(page: Page, target: Path, size: int, *, filled: bool) -> None:
    """Render an icon; a filled one leaves no corner empty."""
    drawn = round(size * SAFE) if filled else size
    ground = f"background: {GROUND};" if filled else ""
    sign = (
        (PUBLIC / "favicon.svg")
        .read_text("utf-8")
        .replace("<svg ", f'<svg width="{drawn}" height="{drawn}" ')
    )
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; {ground} }}</style>{sign}"
    )
    page.screenshot(path=target, omit_background=not filled)


def wrap_as_ico(png: bytes, size: int) -> bytes:
    """Return an icon file with one picture, for browsers that know no page yet."""
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22)
    return struct.pack("<HHH", 0, 1, 1) + entry + png


def main() -> int:
    """Render all icons."""
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.windowless(), args=["--no-sandbox"])
        page = browser.new_page()
        for filled, icons in ((False, PLAIN), (True, FILLED)):
            for name, size in icons.items():
                render(page, ICONS / name, size, filled=filled)
        browser.close()
    (PUBLIC / "favicon.ico").write_bytes(wrap_as_ico((ICONS / "192.png").read_bytes(), PLAIN["192.png"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
