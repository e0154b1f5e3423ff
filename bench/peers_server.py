"""Our server beside that of boardgame.io, with live pages, each on one core, in turns.

    .venv/bin/python bench/peers_server.py [--rounds 7] [--seconds 8] [--matches 24] [--game NAME] [--json PATH]

Each round runs both servers once, in new processes, with as many matches at once, each with four live pages; the next move is
played when all four have been shown the last one. Counted are moves that all pages were shown, per CPU second of the server
after a warm-up. Ratios are those within a round; printed are medians over the rounds, with bootstrap intervals of 95 %. The
servers run on one core, the pages on the others.

Ours writes each move to a SQLite file and answers when the disk has it; two people and two spectators are shown what changed,
compressed. boardgame.io keeps all in memory and sends its whole state to four players, as it does by default; it plays a game
of tricks with about as many moves. It is installed in .tools/peers on first use.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, Protocol

from full_speed import LiveTable
from peer_figures import estimate, significant
from peer_tables import PAGES, PeerTable, running_peer
from peers import machine, tell
from port import GAME, Server, cpu_seconds_of, summary, two_players
from shell import ToolError

from spielhafen import __version__

PEER: Final = "boardgame.io"
OURS: Final = "Spielhafen"
DURABLE: Final = {OURS: "yes", PEER: "no, in memory"}
PATIENCE: Final = 60.0
"""Seconds that a server may take besides those that are measured."""
HEADER: Final = (
    f"| four pages at each table | durable | moves per CPU second | × {PEER} | moves per second "
    "| bytes for each page and move | shown to all, p50 and p99, ms |\n"
    "|---|---|--:|--:|--:|--:|--:|\n"
)


@dataclass(frozen=True)
class ServerSample:
    """What was measured of one server in one round.

    `cpu` and `seconds` are those of the server and of the clock, `shown` are p50 and p99 in milliseconds.
    """

    moves: int
    cpu: float
    seconds: float
    bytes: int
    shown: tuple[float, float]
    about: str

    @property
    def rate(self) -> float:
        """Moves per CPU second of the server."""
        return self.moves / self.cpu


class PlayingTable(Protocol):
    """Pages that play until told to stop."""

    @property
    def bytes(self) -> int:
        """The bytes that the pages have received."""

    async def play(
        self, until: Callable[[], bool], random: Random, done: list[float], delays: list[float]
    ) -> None:
        """Play; add the seconds until a move is answered, and until all pages are shown it."""


class OurTables:
    """Two people and two spectators, who play one match after the other."""

    def __init__(self, server: Server, game: str) -> None:
        self._server, self._game = server, game
        self._matches: list[LiveTable] = []

    @property
    def bytes(self) -> int:
        """The bytes that the pages have received, before compression."""
        return sum(match.bytes for match in self._matches)

    async def play(
        self, until: Callable[[], bool], random: Random, done: list[float], delays: list[float]
    ) -> None:
        """Play until told to stop."""
        while not until():
            match = LiveTable(self._server, await two_players(self._server, self._game), PAGES)
            self._matches.append(match)
            await match.play(until, random, done, delays)


@dataclass
class Meter:
    """Counts what tables play at a server whose CPU seconds `cpu` returns."""

    tables: Sequence[PlayingTable]
    cpu: Callable[[], float]
    about: str
    over: bool = False
    delays: list[float] = field(default_factory=list)

    async def measure(self, warm_up: float, seconds: float, seed: int) -> ServerSample:
        """Let all tables play; return what they did after the warm-up. Raises ToolError."""
        done: list[float] = []
        randoms = [Random(f"{seed} {number}") for number in range(len(self.tables))]
        playing = [
            asyncio.create_task(table.play(lambda: self.over, random, done, self.delays))
            for table, random in zip(self.tables, randoms, strict=True)
        ]
        try:
            await asyncio.wait(playing, timeout=warm_up, return_when=asyncio.FIRST_EXCEPTION)
            before = self._count()
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            after = self._count()
            self.over = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
        except TimeoutError:
            raise ToolError(f"{self.about} does not show all moves.") from None
        finally:
            for task in playing:
                task.cancel()
        return self._sample(before, after)

    def _count(self) -> tuple[int, float, float, int]:
        """Return moves, CPU seconds, seconds and bytes so far."""
        return len(self.delays), self.cpu(), perf_counter(), sum(table.bytes for table in self.tables)

    def _sample(
        self, before: tuple[int, float, float, int], after: tuple[int, float, float, int]
    ) -> ServerSample:
        moves, cpu, seconds, received = (late - early for early, late in zip(before, after, strict=True))
        if not moves or cpu <= 0:
            raise ToolError(f"{self.about}: no move was shown to all pages.")
        found = summary(self.delays[before[0] : after[0]], 1000)
        shown = (found["p50"], found["p99"])
        return ServerSample(int(moves), cpu, seconds, int(received), shown, self.about)


@contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Keep this thread, and the processes that it starts meanwhile, on some cores (Linux)."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def split_cores(core: int | None) -> tuple[set[int], set[int]]:
    """Return the core of the servers, the last by default, and those of the pages."""
    if sys.platform != "linux":
        return set(), set()
    usable = os.sched_getaffinity(0)
    chosen = {max(usable) if core is None else core}
    return chosen, (usable - chosen) or chosen


def run_ours(args: argparse.Namespace, seed: int) -> ServerSample:
    """Return what our server does in one round."""
    servers, pages = split_cores(args.core)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "harbour.sqlite"))
        with on_cores(servers):
            server.start()
        try:
            tables = [OurTables(server, args.game) for _ in range(args.matches)]
            about = f"{OURS} {__version__}, Python {sys.version.partition(' ')[0]}"
            meter = Meter(tables, lambda: server.cpu_seconds, about)
            with on_cores(pages):
                return asyncio.run(meter.measure(args.warm_up, args.seconds, seed))
        finally:
            server.stop(signal.SIGTERM)


def run_peer(args: argparse.Namespace, seed: int) -> ServerSample:
    """Return what the server of boardgame.io does in one round; raises ToolError."""
    servers, pages = split_cores(args.core)
    with ExitStack() as stack:
        with on_cores(servers):
            process, told = stack.enter_context(running_peer())
        tables = [PeerTable(told["port"]) for _ in range(args.matches)]
        meter = Meter(tables, lambda: cpu_seconds_of(process.pid), told["about"])
        with on_cores(pages):
            return asyncio.run(meter.measure(args.warm_up, args.seconds, seed))


RUNS: Final[Mapping[str, Callable[[argparse.Namespace, int], ServerSample]]] = {
    OURS: run_ours,
    PEER: run_peer,
}
"""The contenders by name, in the order in which they take turns."""


@dataclass
class ServerResults:
    """The samples of each contender, one for each round, and why others are missing."""

    samples: dict[str, list[ServerSample]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def ratios(self, label: str) -> list[float]:
        """Return the ratios of a contender to boardgame.io in each round; empty without it."""
        pairs = zip(self.samples[label], self.samples.get(PEER, ()), strict=False)
        return [one.rate / other.rate for one, other in pairs]


def run_rounds(args: argparse.Namespace, results: ServerResults) -> None:
    """Run all contenders in turns; one that fails once is left out."""
    for number in range(args.rounds):
        for label, run in RUNS.items():
            if label in results.missing:
                continue
            tell(f"round {number + 1} of {args.rounds}: {label} …")
            try:
                sample = run(args, number)
            except ToolError as error:
                results.missing[label] = str(error)
                results.samples.pop(label, None)
            else:
                results.samples.setdefault(label, []).append(sample)
    tell("")


def row(results: ServerResults, label: str) -> list[str]:
    """Return the line of a contender in the table."""
    found, ratios = results.samples[label], results.ratios(label)
    shown = [median(sample.shown[each] for sample in found) for each in range(2)]
    return [
        label,
        DURABLE[label],
        significant(median(sample.rate for sample in found)),
        str(estimate(ratios)) if ratios else "–",
        significant(median(sample.moves / sample.seconds for sample in found)),
        significant(median(sample.bytes / sample.moves / PAGES for sample in found)),
        " and ".join(f"{each:.0f}" for each in shown),
    ]


def report(results: ServerResults) -> str:
    """Return the table in Markdown, the versions, and what is missing."""
    blocks = []
    if results.samples:
        rows = [row(results, label) for label in results.samples]
        abouts = dict.fromkeys(sample.about for found in results.samples.values() for sample in found)
        blocks = [HEADER + "".join(f"| {' | '.join(each)} |\n" for each in rows)]
        blocks.append("".join(f"{one}\n" for one in abouts))
    blocks += [f"Not measured: {label}. {reason}\n" for label, reason in results.missing.items()]
    return "\n".join(blocks)


def written(about: str, results: ServerResults) -> str:
    """Return the ratios and all samples as JSON."""
    whole = {
        "kind": "peers server",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": about,
        "missing": results.missing,
        "ratios": {
            label: asdict(estimate(ratios)) for label in results.samples if (ratios := results.ratios(label))
        },
        "samples": {label: [asdict(one) for one in found] for label, found in results.samples.items()},
    }
    return json.dumps(whole, indent=1) + "\n"


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds measured of a server in a round")
    parser.add_argument("--warm-up", type=float, default=4.0, help="seconds before")
    parser.add_argument("--matches", type=int, default=24, help="matches at once")
    parser.add_argument("--game", default=GAME, help="the game at our server")
    parser.add_argument("--core", type=int, help="the core of the servers; the last by default")
    parser.add_argument("--json", type=Path, help="write all samples to this file")
    args = parser.parse_args(words)
    if min(args.rounds, args.matches) < 1 or args.seconds <= 0:
        parser.error("--rounds, --matches and --seconds: more than nothing")
    return args


def main(words: Sequence[str] | None = None) -> int:
    """Install boardgame.io, measure, and print; the exit code is 1 if something is missing."""
    args = arguments(words)
    results = ServerResults()
    about = f"{machine()}; {args.matches} matches; {args.rounds} × {args.seconds:g} s in turns"
    run_rounds(args, results)
    sys.stdout.write(f"{about}\n\n{report(results)}")
    if args.json:
        args.json.write_text(written(about, results), "utf-8")
    return 1 if results.missing else 0


if __name__ == "__main__":
    sys.exit(main())
