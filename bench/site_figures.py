"""Figures of the site without a server: `bench/site_figures.py ADDRESS [--slow 4]`.

Opens it in Chromium and prints lines of JSON: visits (seconds until the first picture and the first decision), moves
of a person (milliseconds of their answers), thoughts of bots (seconds, and pictures in a second meanwhile), and the
memory of the page in megabytes. For --slow all processes of the browser run only in a part of each 20 ms, as on a
slower machine. Nothing else should run meanwhile; the load of the machine is printed, too.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

import chromium

from spielhafen.bots import load_heuristics
from spielhafen.core.game import find_game, find_games
from spielhafen.lab.ladder import policy_decisions, spread_indices
from spielhafen.server.bots.jobs import BotJob, WorkerRequest
from tests.browser.site_pages import ask_page

SETTINGS: Final = {"pace": "at-once", "motion": "still", "language": "en", "aims": False}
PATIENCE_MS: Final = 300_000
SLICE: Final = 0.02
"""Seconds, of which slowed processes run a part."""
MOVES: Final = 30
THOUGHTS: Final = 8
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
KEPT: Final = """async () => (await Promise.all((await caches.keys()).filter((name) => name.endsWith('bytecode'))
    .map(async (name) => (await caches.open(name)).keys()))).flat().length === 3"""
"""Whether later visits have been prepared."""
THINK: Final = """async ([script, base, lines]) => {
    const worker = new Worker(script, { type: 'module' })
    const answer = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)))
    worker.postMessage({ base })
    const [warm, ...rest] = lines
    worker.postMessage({ line: warm })
    await answer()
    const thoughts = [], drawn = []
    const draw = (now) => { drawn.push(now); requestAnimationFrame(draw) }
    await new Promise((resolve) => requestAnimationFrame((now) => { draw(now); resolve() }))
    for (const line of rest) {
        const begun = performance.now()
        worker.postMessage({ line })
        const data = await answer()
        thoughts.push([(performance.now() - begun) / 1000, data.includes('"error"')])
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    worker.terminate()
    const gaps = drawn.slice(1).map((at, i) => at - drawn[i])
    return { thoughts, frames: 1000 * gaps.length / (drawn.at(-1) - drawn[0]), gap: Math.max(...gaps) }
}"""
"""Pictures are counted over all thoughts of a game: a short one has none or two."""


def say(**figures: Any) -> None:
    """Print figures with the load of the machine."""
    sys.stdout.write(json.dumps({**figures, "load": round(os.getloadavg()[0], 1)}) + "\n")
    sys.stdout.flush()


def browser_processes(profile: str) -> list[int]:
    """Return the processes of the browser with this profile, and all that they have started."""
    parents, found = dict[int, int](), set[int]()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if profile in (process / "cmdline").read_text(errors="replace"):
                found.add(int(process.name))
        except OSError:  # it has ended
            continue
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


@contextmanager
def slowed(profile: str, factor: float) -> Iterator[None]:
    """Let the processes of a browser run only in a part of the time."""
    ended = threading.Event()

    def signal_all(number: int, processes: list[int]) -> None:
        for process in processes:
            try:
                os.kill(process, number)
            except ProcessLookupError:
                continue

    def run() -> None:
        processes, looked = browser_processes(profile), time.monotonic()
        while not ended.is_set():
            signal_all(signal.SIGSTOP, processes)
            time.sleep(SLICE * (1 - 1 / factor))
            signal_all(signal.SIGCONT, processes)
            if time.monotonic() - looked > 0.5:
                processes, looked = browser_processes(profile), time.monotonic()
            time.sleep(SLICE / factor)

    thread = threading.Thread(target=run)
    if factor > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if factor > 1:
            thread.join()


def visit(page: Page, address: str) -> dict[str, float]:
    """Return the seconds of each step of a visit."""
    start = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play now Santa Timea").click()
    page.wait_for_selector(".bar.asked")
    asked = time.perf_counter() - start
    return {"first picture": round(page.evaluate(PAINT) / 1000, 2), "first decision": round(asked, 2)}


def measure_visits(context: BrowserContext, address: str, visits: int) -> None:
    """Print the seconds of visits, the first without anything kept."""
    for number in range(1, visits + 1):
        page = context.new_page()
        say(visit=number, **visit(page, address))
        while number == 1 and not page.evaluate(KEPT):
            page.wait_for_timeout(1000)
        page.close()


def measure_moves(page: Page) -> None:
    """Print how long moves of a person take, from the page to the server in it and back."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bo")]
    for game in find_games():
        took, random = list[float](), Random(1)
        table = ask_json(page, "POST", "api/tables", {"game": game, "seats": seats}, f"table-{game}")["id"]
        for number in range(MOVES):
            view = ask_json(page, "GET", f"api/tables/{table}?seat={number % 2}")
            seat = view["actors"][0] if view["actors"] else None
            if seat is None:
                break
            if seat != view["seat"]:
                view = ask_json(page, "GET", f"api/tables/{table}?seat={seat}")
            move = random.choice(view["scene"]["offers"])["move"]
            body = {"seat": seat, "seq": view["seq"], "moves": [move]}
            begun = time.perf_counter()
            ask_json(page, "POST", f"api/tables/{table}/moves", body, f"{table}-{number:04}")
            took.append(1000 * (time.perf_counter() - begun))
        took.sort()
        say(
            game=game,
            moves=len(took),
            median_ms=round(took[len(took) // 2], 1),
            p95_ms=round(took[int(0.95 * (len(took) - 1))], 1),
        )


def ask_json(page: Page, method: str, url: str, body: Any = None, key: str | None = None) -> Any:
    """Return the answer of the page's server."""
    status, content = ask_page(page, method, url, None if body is None else json.dumps(body), key)
    if status >= 400:
        raise RuntimeError(f"{url} answered {status}: {content}")
    return json.loads(content)


def decisions(game_name: str, level: str, count: int) -> list[str]:
    """Return decisions spread over a game of the policy, as lines for the worker of the bots."""
    game = find_game(game_name)
    start = game.start(game.seats[0])
    views = [
        seen
        for seen, plans, _ in policy_decisions(load_heuristics(game), game.max_plies, start, 0)
        if len(plans) != 1
    ]
    jobs = [BotJob(game_name, game.dump(views[at]), level, at) for at in spread_indices(len(views), count)]
    return [msgspec.json.encode(WorkerRequest(job)).decode() for job in jobs]


def measure_thoughts(page: Page, address: str, level: str) -> None:
    """Print how long bots think in a worker of their own, and how smooth the page is meanwhile."""
    (script,) = [
        name.split("?")[0]
        for name in page.evaluate(
            "(async () => (await Promise.all((await caches.keys()).map(async (name) => "
            "(await caches.open(name)).keys()))).flat().map(({ url }) => url))()"
        )
        if "/bots.worker-" in name
    ]
    for game in find_games():
        lines = decisions(game, level, THOUGHTS)
        found = page.evaluate(THINK, [script, address, lines[:1] + lines])
        seconds = sorted(one for one, _ in found["thoughts"])
        say(
            game=game,
            level=level,
            median_s=round(seconds[len(seconds) // 2], 2),
            most_s=round(seconds[-1], 2),
            frames=round(found["frames"]),
            longest_gap_ms=round(found["gap"]),
            failed=sum(failed for _, failed in found["thoughts"]),
        )


def measure_memory(profile: str) -> None:
    """Print the memory of the browser's pages, in megabytes, shared parts counted in part."""
    total = 0
    for process in browser_processes(profile):
        folder = Path(f"/proc/{process}")
        if b"--type=renderer" in (folder / "cmdline").read_bytes():
            lines = (folder / "smaps_rollup").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    say(memory_mb=round(total / 1000))


def main() -> int:
    """Measure the site at an address."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address")
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--visits", type=int, default=4)
    args = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="site-figures-") as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium.windowless(), args=["--no-sandbox"], locale="en"
        )
        context.set_default_timeout(PATIENCE_MS)
        written = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {written}")
        with slowed(profile, args.slow):
            measure_visits(context, args.address, args.visits)
            page = context.new_page()
            visit(page, args.address)
            measure_moves(page)
            measure_memory(profile)
            for level in ("captain", "admiral"):
                measure_thoughts(page, args.address, level)
        context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
