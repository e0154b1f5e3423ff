"""Take the pictures of docs/new-game-scene.md: what a scene shows, as a browser draws it.

.venv/bin/python tools/vocabulary.py           writes docs/pictures/scene-*
.venv/bin/python tools/vocabulary.py symbols   only the drawing of the house's symbols, which needs no browser

The tables are those of recorded games. Needs Chromium, as the tests do.
"""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from xml.sax.saxutils import escape

import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
TEMPLATES: Final = ROOT / "src" / "spielhafen" / "cli" / "template"
GAMES: Final = ROOT / "src" / "spielhafen" / "games"
HOUSE_ART: Final = ROOT / "web" / "public" / "art.svg"
SYMBOLS: Final = PICTURES / "scene-symbols.svg"

WINDOW: Final = (1280, 800)
SETTINGS: Final = {"pace": "at-once", "motion": "still", "theme": "day", "language": "en", "aims": False}
QUALITY: Final = 82
MARGIN: Final = 8
"""Pixels around an element."""
STOP_SECONDS: Final = 30
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed")


class Shot(NamedTuple):
    """A picture: an element of a page, at a ply of a recorded game."""

    name: str
    game: str
    log: str
    ply: int
    selector: str
    key: str = ""
    """What opens it: a key, or a click on another element."""
    click: str = ""


SHOTS: Final = (
    Shot("hand", "santa_timea", "five-captains-professional", 8, ".hand"),
    Shot("tiles", "atoll", "a-shared-victory", 19, ".hand"),
    Shot("pile", "atoll", "a-shared-victory", 3, ".zone.pile"),
    Shot("shop", "treasure_map", "alone-and-beaten", 2, ".zone.shop"),
    Shot("tray", "columbus", "driven-home-by-a-fog", 57, ".zone.tray"),
    Shot("wheel", "ghost_ship", "as-printed-four-captains-on-a-ready-made-sea", 7, ".zone.wheel"),
    Shot("track", "seeschlacht", "as-printed-short", 2, ".zone.track"),
    Shot("sheet", "santa_timea", "five-captains-professional", 85, "table", key="s"),
    Shot("duel", "corsair", "a-ship-sinks", 2, ".leaf[aria-label='Broadside']", click=".zone.duel button"),
    Shot("range", "regatta", "home-round-the-buoy", 1, ".chart"),
    Shot("faces", "tavern", "a-shared-victory", 6, ".hand"),
)
TINTS: Final = ("sand", "gold", "rose", "leaf", "sky", "night", "grey")


def staged_faces(scene: Any) -> None:
    """Put a card of each tint into the hand of a scene."""
    for hand in (zone for zone in scene["zones"] if zone["kind"] == "hand"):
        card = hand["cards"][0]
        hand["cards"] = [
            card | {"id": f"card/{tint}", "face": card["face"] | {"tint": tint, "index": str(number)}}
            for number, tint in enumerate(TINTS, 1)
        ]


STAGED: Final = {"faces": staged_faces}
"""Changes of the scene before its picture is taken."""


# The house's symbols.

COLUMNS: Final = 8
CELL: Final = (96, 84)
WHITE: Final = ("mark-", "back")
"""The beginnings of the names of symbols that are white."""
STYLE: Final = "--paper:#fbf5e6;--line:#2a2018;--foam:#fff;--deep:#6fb0bc;--wall:#f7ecd2;--seat:#1d3f8f"


def house_symbols() -> list[str]:
    """Return the names of the symbols that the web client has for all games."""
    return re.findall(r'<symbol[^>]*\bid="([^"]+)"', HOUSE_ART.read_text("utf-8"))


def draw_symbols() -> str:
    """Return a sheet with all symbols of the house and their names."""
    symbols = "".join(re.findall(r"<symbol.*?</symbol>", HOUSE_ART.read_text("utf-8"), re.DOTALL))
    names = sorted(house_symbols(), key=lambda name: (name.startswith("i-"), name))
    wide, high = CELL
    rows = -(-len(names) // COLUMNS)
    cells = "".join(
        f'<g transform="translate({wide * (place % COLUMNS)} {high * (place // COLUMNS)})">'
        f"{_ground(name, wide)}"
        f'<use href="#{name}" x="{wide / 2 - 22}" y="8" width="44" height="44"/>'
        f'<text x="{wide / 2}" y="70">{escape(name)}</text></g>'
        for place, name in enumerate(names)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide * COLUMNS}" height="{high * rows}" color="#1d2c3c" '
        f'style="{STYLE}" font-family="ui-monospace,monospace" font-size="11" text-anchor="middle">'
        f'<rect width="100%" height="100%" fill="#fbf5e6"/><defs>{symbols}</defs>{cells}</svg>\n'
    )


def _ground(name: str, wide: int) -> str:
    """Return a dark square behind a symbol that is drawn in white."""
    square = f'<rect x="{wide / 2 - 24}" y="6" width="48" height="48" rx="6" fill="#27455c"/>'
    return square if name.startswith(WHITE) else ""


# Pictures of pages.


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a server that has the templates of new games, too; yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "spielhafen", "--games", str(TEMPLATES), "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "pictures.sqlite")], stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    try:
        if process.stdout is None or not process.stdout.readline():
            raise SystemExit("The server does not start.")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=STOP_SECONDS)
        if process.stdout is not None:
            process.stdout.close()


def logbook(shot: Shot) -> str:
    """Return the text of the recorded game of a shot."""
    folder = next(folder for folder in (TEMPLATES / shot.game, GAMES / shot.game) if folder.is_dir())
    return (folder / "tests" / "golden" / f"{shot.log}.log").read_text("utf-8")


def open_table(page: Page, address: str, shot: Shot) -> None:
    """Open the table of a shot, with a person at all seats."""
    content = logbook(shot)
    count = len(re.findall(r"^seat ", content, re.MULTILINE))
    body: dict[str, Any] = {
        "logbook": content,
        "ply": shot.ply,
        "seats": [{"kind": "human", "name": name} for name in NAMES[:count]],
    }
    answer = page.request.post(
        f"{address}/api/logbooks", data=body, headers={"Origin": address, "Idempotency-Key": shot.name * 4}
    )
    if answer.status != 201:
        raise SystemExit(f"{shot.name}: {answer.text()}")
    stage = STAGED.get(shot.name)

    def respond(route: Route) -> None:
        response = route.fetch()
        content = response.json()
        if stage and "scene" in content:
            stage(content["scene"])
        route.fulfill(response=response, json=content)

    table = answer.json()["id"]
    if stage:
        page.route(re.compile(rf"/api/tables/{table}(\?.*)?$"), respond)
    page.goto(f"{address}/#/table/{table}")
    curtain = page.locator(".curtain button")
    page.locator(".bar, .curtain").first.wait_for()
    if curtain.count():
        curtain.first.click()
    if shot.key:
        page.locator(".bar").first.wait_for()
        page.keyboard.press(shot.key)
    if shot.click:
        page.locator(shot.click).first.click()
    page.locator(shot.selector).first.wait_for()
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(400)  # the chart is drawn by a worker


def take(page: Page, shot: Shot) -> None:
    """Take the picture of a shot."""
    box = page.locator(shot.selector).first.bounding_box()
    if box is None:
        raise SystemExit(f"{shot.name}: {shot.selector} is not in sight.")
    clip: Mapping[str, float] = {
        "x": max(0, box["x"] - MARGIN),
        "y": max(0, box["y"] - MARGIN),
        "width": box["width"] + 2 * MARGIN,
        "height": box["height"] + 2 * MARGIN,
        "scale": 1,
    }
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    data = session.send("Page.captureScreenshot", asked)["data"]
    (PICTURES / f"scene-{shot.name}.webp").write_bytes(base64.b64decode(data))


def take_all(shots: Sequence[Shot]) -> None:
    """Take the pictures of these shots."""
    from playwright.sync_api import sync_playwright

    program = chromium.windowless() or chromium.find()
    if program is None:
        raise SystemExit(chromium.ADVICE)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        flags = ["--no-sandbox"] if hasattr(os, "geteuid") and not os.geteuid() else []
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for shot in shots:
            context = browser.new_context(
                viewport={"width": WINDOW[0], "height": WINDOW[1]}, service_workers="block"
            )
            stored = json.dumps(json.dumps(SETTINGS))
            context.add_init_script(f"localStorage['spielhafen.settings'] = {stored}")
            page = context.new_page()
            open_table(page, address, shot)
            take(page, shot)
            print(PICTURES / f"scene-{shot.name}.webp")
            context.close()
        browser.close()


def main(arguments: Sequence[str]) -> None:
    """Write the drawing of symbols, and the pictures with these names or all."""
    SYMBOLS.write_text(draw_symbols(), "utf-8")
    print(SYMBOLS)
    shots = [shot for shot in SHOTS if not arguments or shot.name in arguments]
    if shots:
        take_all(shots)


if __name__ == "__main__":
    main(sys.argv[1:])
