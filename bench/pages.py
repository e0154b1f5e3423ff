"""How soon pages that lie open in real browsers are back after the server was killed: for `harbour.py resume`."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from port import JSONDict, Server, summary

sys.path.append(str(Path(__file__).parent.parent / "tools"))
import chromium

AWAY: tuple[float, ...] = (0.2, 1.0, 3.0, 8.0)
"""Seconds that the server is away, one after the other."""
SCREENS = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})

NOTED = """async () => {
    for (let look = 0; look < 3000; look++) {
        if (globalThis.noted?.back && globalThis.noted?.shown) return noted
        await new Promise((go) => setTimeout(go, 20))
    }
    throw new Error('the page never came back')
}"""
"""Waits in the page itself: Playwright's own waiting would need `eval`, which the page forbids."""
ASK = """async ([path, body]) => (await fetch('/api' + path, body && {
    method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })).json()"""
NOTE = """() => {
    globalThis.stayed = true
    globalThis.noted = {}
    const look = () => {
        const lost = !!document.querySelector('[role=alert]')
        noted.lost ||= lost
        if (noted.lost && !lost) noted.back ??= Date.now()
        const ply = +document.querySelector('.table').dataset.ply
        if (ply > (noted.ply ??= ply)) noted.shown ??= Date.now()
        if (!noted.shown || !noted.back) requestAnimationFrame(look)
    }
    look()
}"""
"""From now on a page notes when it has lost the server, when it has it back, and when it shows what came afterwards."""


@contextmanager
def two_pages(server: Server) -> Iterator[list[Page]]:
    """A desk and a phone, each in a browser of its own, at one table; its word is the end of their addresses."""
    program = chromium.find()
    if program is None:
        raise SystemExit(f"no Chromium found; {chromium.ADVICE}")
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu"]
        browsers = [playwright.chromium.launch(executable_path=program, args=flags) for _ in SCREENS]
        pages = [
            browser.new_context(viewport=screen).new_page()  # type: ignore[arg-type]
            for browser, screen in zip(browsers, SCREENS, strict=True)
        ]
        for page in pages:
            page.add_init_script("localStorage['spielhafen.settings'] = JSON.stringify({ pace: 'at-once' })")
            page.goto(server.url)
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        table = pages[0].evaluate(ASK, ["/tables", {"game": "columbus", "seats": seats}])["id"]
        pages[1].evaluate(ASK, [f"/tables/{table}/sit", {"name": "Bo"}])
        for page in pages:
            page.goto(f"{server.url}/#/table/{table}")
            page.wait_for_selector(".table[data-ply]")
        yield pages
        for browser in browsers:
            browser.close()


def resume(server: Server, times: int) -> JSONDict:
    """Kill the server under two open pages; the seconds from its first answer until they have it back, and until they show
    what was played by somebody else right after it.
    """
    found: list[Resumed] = []
    with two_pages(server) as pages:
        for _, away in zip(range(times), cycle(AWAY), strict=False):
            found += killed_under(server, pages, away)
    return {
        "kills": times,
        "pages": len(SCREENS),
        "reloaded": sum(one.reloaded for one in found),
        "back s": summary([one.back for one in found]),
        "shown s": summary([one.shown for one in found]),
    }


@dataclass
class Resumed:
    """How a page came back: seconds after the first answer of the server."""

    back: float
    shown: float
    reloaded: bool


def killed_under(server: Server, pages: list[Page], away: float) -> Iterator[Resumed]:
    """The server is killed and is away for so many seconds; somebody plays on as soon as it is there again."""
    for page in pages:
        page.evaluate(NOTE)
    server.end(signal.SIGKILL)
    for page in pages:
        page.wait_for_selector("[role=alert]")
    time.sleep(away)
    server.open()
    answered = time.time() * 1000
    play_one(pages)
    for page in pages:
        noted = page.evaluate(NOTED)
        seconds = [(noted[what] - answered) / 1000 for what in ("back", "shown")]
        yield Resumed(*seconds, reloaded=not page.evaluate("globalThis.stayed"))


def play_one(pages: list[Page]) -> None:
    """A move of whoever is asked, past his page."""
    table = pages[0].url.rsplit("/", 1)[1]
    (seat,) = pages[0].evaluate(ASK, [f"/tables/{table}", None])["actors"]
    seen = pages[seat].evaluate(ASK, [f"/tables/{table}?seat={seat}", None])
    move = seen["scene"]["offers"][-1]["move"]
    body = {"seat": seat, "moves": [move], "seq": seen["seq"]}
    pages[seat].evaluate(ASK, [f"/tables/{table}/moves", body])
