"""Pages in real browsers while the server is killed, for `harbour.py resume`."""

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

DOWNTIMES: tuple[float, ...] = (0.2, 1.0, 3.0, 8.0)
"""Seconds between a kill and the next start, in turns."""
SCREENS = ({"width": 1440, "height": 900}, {"width": 390, "height": 844})

WAIT = """async () => {
    for (let look = 0; look < 3000; look++) {
        if (globalThis.noted?.back && globalThis.noted?.shown) return noted
        await new Promise((go) => setTimeout(go, 20))
    }
    throw new Error('the page never came back')
}"""
"""Wait in the page: Playwright's own functions need `eval`, which the page forbids."""
FETCH = """async ([path, body]) => (await fetch('/api' + path, body && {
    method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })).json()"""
RECORD = """() => {
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
"""Record when a page loses the connection, when it is back, and when it shows the next move."""


@contextmanager
def two_pages(server: Server) -> Iterator[list[Page]]:
    """Open a table in two browsers, with a desktop and a phone screen."""
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
            page.add_init_script(
                "localStorage['spielhafen.settings'] = JSON.stringify({ pace: 'at-once', aims: false })"
            )
            page.goto(server.url)
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        table = pages[0].evaluate(FETCH, ["/tables", {"game": "columbus", "seats": seats}])["id"]
        pages[1].evaluate(FETCH, [f"/tables/{table}/sit", {"name": "Bo"}])
        for page in pages:
            page.goto(f"{server.url}/#/table/{table}")
            page.wait_for_selector(".table[data-ply]")
        yield pages
        for browser in browsers:
            browser.close()


def resume(server: Server, times: int) -> JSONDict:
    """Kill the server under two open pages and measure how they recover.

    The figures are seconds from the first response of the server until a page is connected, and until it shows a move
    that was played at once.
    """
    found: list[Recovery] = []
    with two_pages(server) as pages:
        for _, downtime in zip(range(times), cycle(DOWNTIMES), strict=False):
            found += recoveries(server, pages, downtime)
    return {
        "kills": times,
        "pages": len(SCREENS),
        "reloaded": sum(one.reloaded for one in found),
        "back s": summary([one.back for one in found]),
        "shown s": summary([one.shown for one in found]),
    }


@dataclass
class Recovery:
    """The recovery of a page, in seconds after the first response of the server."""

    back: float
    shown: float
    reloaded: bool


def recoveries(server: Server, pages: list[Page], downtime: float) -> Iterator[Recovery]:
    """Kill and restart the server, play a move, and yield the recovery of each page."""
    for page in pages:
        page.evaluate(RECORD)
    server.stop(signal.SIGKILL)
    for page in pages:
        page.wait_for_selector("[role=alert]")
    time.sleep(downtime)
    server.start()
    answered = time.time() * 1000
    play_move(pages)
    for page in pages:
        noted = page.evaluate(WAIT)
        back, shown = ((noted[what] - answered) / 1000 for what in ("back", "shown"))
        yield Recovery(back, shown, reloaded=not page.evaluate("globalThis.stayed"))


def play_move(pages: list[Page]) -> None:
    """Play a move of the seat to move by a request that its page does not know of."""
    table = pages[0].url.rsplit("/", 1)[1]
    (seat,) = pages[0].evaluate(FETCH, [f"/tables/{table}", None])["actors"]
    seen = pages[seat].evaluate(FETCH, [f"/tables/{table}?seat={seat}", None])
    move = seen["scene"]["offers"][-1]["move"]
    body = {"seat": seat, "moves": [move], "seq": seen["seq"]}
    pages[seat].evaluate(FETCH, [f"/tables/{table}/moves", body])
