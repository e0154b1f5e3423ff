"""Random play of our games beside that of other programs, on one core, in turns.

    .venv/bin/python bench/peers.py [--rounds 11] [--seconds 2] [--only NAME ...] [--compiled PYTHON] [--json PATH]

Each round runs every contender once, in a process of its own, for some CPU seconds after a warm-up. An event is a decision or an
outcome of chance; the speed is events per CPU second of play: whose turn it is, the list of legal moves, one of them at random,
and applying it. The set-up of a game is measured apart. Ratios are those within a round; printed are medians over the rounds,
with bootstrap intervals of 95 %. Ours are played by four players and with default options, Seeschlacht by two.

Peers: hearts and backgammon of OpenSpiel (C++, driven from Python; `hearts-dealt` counts the deal as set-up), Catanatron (Python)
and two games in the local client of boardgame.io (Node). They are installed in .tools/peers on first use.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import peer_setup
from peer_figures import Sample, Samples, estimate, mean_ratios, read_sample, table
from shell import ToolError

from spielhafen.core.game import find_games

PEERS: Final = {
    "hearts": "OpenSpiel hearts",
    "hearts-dealt": "OpenSpiel hearts, after the deal",
    "backgammon": "OpenSpiel backgammon",
    "catanatron": "Catanatron",
    "tricks": "boardgame.io, a game of tricks",
    "tic-tac-toe": "boardgame.io, tic-tac-toe",
}
"""The title of each peer."""
IN_NODE: Final = ("tricks", "tic-tac-toe")
HERE: Final = Path(__file__).parent
PATIENCE: Final = 60.0
"""Seconds that a process may take besides those that it measures: its start, a long game."""


@dataclass(frozen=True)
class Contender:
    """A program and its game; `label` is unique, `group` is empty for peers."""

    label: str
    title: str
    command: tuple[str, ...]
    group: str = ""
    env: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Results:
    """What was measured, and why the rest is missing."""

    samples: dict[str, list[Sample]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


def our_contenders(games: Iterable[str], python: str, compiled: str | None) -> list[Contender]:
    """Return our games in one interpreter, and again in the one with a compiled build."""
    worker = str(HERE / "peer_worker.py")
    found = []
    for name in games:
        title = name.replace("_", " ").title()
        found.append(Contender(name, title, (python, worker, name), "ours"))
    if compiled:
        found += [
            Contender(
                f"{one.label}, compiled",
                f"{one.title}, compiled",
                (compiled, *one.command[1:]),
                "ours, compiled",
            )
            for one in found
        ]
    return found


def peer_contenders(names: Sequence[str], missing: dict[str, str]) -> list[Contender]:
    """Return the peers, installed if missing; those that cannot be had go to `missing`."""
    found = []
    for in_node, install in ((False, python_worker), (True, node_worker)):
        wanted = [name for name in names if (name in IN_NODE) == in_node]
        try:
            command, env = install() if wanted else ((), {})
        except ToolError as error:
            missing.update(dict.fromkeys(wanted, str(error)))
        else:
            found += [Contender(name, PEERS[name], (*command, name), env=env) for name in wanted]
    return found


def python_worker() -> tuple[tuple[str, ...], dict[str, str]]:
    """Return command and environment of the peers in Python; raises ToolError."""
    return (str(peer_setup.python_with_peers()), str(HERE / "peer_worker.py")), {"PYTHONPATH": ""}


def node_worker() -> tuple[tuple[str, ...], dict[str, str]]:
    """Return command and environment of the peers in Node; raises ToolError."""
    node, packages = peer_setup.node_with_peers()
    return (str(node), str(HERE / "peer_worker.cjs")), {"NODE_PATH": str(packages)}


def run_once(contender: Contender, seconds: float, seed: int) -> Sample:
    """Return what one process measures; raises ToolError."""
    command = [*contender.command, "--seconds", str(seconds), "--seed", str(seed)]
    patience = PATIENCE + 10 * seconds
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **contender.env},
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
        if done.returncode == 0:
            return read_sample(done.stdout)
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
    except subprocess.TimeoutExpired:
        reason = f"no figures within {patience:.0f} s"
    except (OSError, ValueError) as error:
        reason = str(error)
    raise ToolError(reason)


def run_rounds(contenders: Sequence[Contender], rounds: int, seconds: float, results: Results) -> None:
    """Run all contenders in turns; one that fails once is left out."""
    for number in range(rounds):
        for contender in contenders:
            if contender.label in results.missing:
                continue
            tell(f"round {number + 1} of {rounds}: {contender.title} …")
            try:
                sample = run_once(contender, seconds, number)
            except ToolError as error:
                results.missing[contender.label] = str(error)
                results.samples.pop(contender.label, None)
            else:
                results.samples.setdefault(contender.label, []).append(sample)
    tell("")


def groups_of(contenders: Sequence[Contender], samples: Samples) -> dict[str, list[str]]:
    """Return the labels of the contenders of each group that were measured."""
    groups: dict[str, list[str]] = {}
    for one in contenders:
        if one.group and one.label in samples:
            groups.setdefault(one.group, []).append(one.label)
    return groups


def pin(core: int | None) -> str:
    """Keep this process and its children on a core, the last by default; return its name."""
    if sys.platform != "linux":
        return "no fixed core"
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return f"core {chosen}"


def machine() -> str:
    """Describe the machine, and how busy it is."""
    cores = f"{platform.machine()}, {os.cpu_count()} cores"
    if sys.platform == "win32":
        return cores
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    return f"{cores}, {memory:.0f} GiB; load {os.getloadavg()[0]:.1f} before the start"


def tell(line: str) -> None:
    """Show what is being measured, on one line of a terminal."""
    sys.stderr.write(f"\r\x1b[K{line}" if sys.stderr.isatty() else f"{line}\n" * bool(line))
    sys.stderr.flush()


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [*PEERS, *find_games()]
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a contender in a round")
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument(
        "--against", choices=list(PEERS), default="hearts", help="the peer that ratios refer to"
    )
    parser.add_argument("--python", default=sys.executable, help="the interpreter for our games")
    parser.add_argument("--compiled", metavar="PYTHON", help="measure our games in this interpreter, too")
    parser.add_argument("--core", type=int, help="the core that all run on; the last by default")
    parser.add_argument("--json", type=Path, help="write all samples to this file")
    args = parser.parse_args(words)
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds: more than nothing")
    return args


def written(args: argparse.Namespace, about: str, results: Results, groups: Mapping[str, list[str]]) -> str:
    """Return the ratios without set-up and all samples as JSON."""
    found: dict[str, Sequence[str]] = {**{label: [label] for label in results.samples}, **groups}
    whole = {
        "kind": "peers",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": about,
        "against": args.against,
        "seconds": args.seconds,
        "missing": results.missing,
        "ratios": {
            name: asdict(estimate(mean_ratios(results.samples, labels, args.against, Sample.rate)))
            for name, labels in found.items()
            if args.against in results.samples
        },
        "samples": {label: [asdict(one) for one in samples] for label, samples in results.samples.items()},
    }
    return json.dumps(whole, indent=1) + "\n"


def report(
    contenders: Sequence[Contender], results: Results, groups: Mapping[str, list[str]], against: str
) -> str:
    """Return the table, the versions, and what is missing."""
    titles = PEERS | {one.label: one.title for one in contenders}
    blocks = []
    if results.samples:
        abouts = dict.fromkeys(sample.about for found in results.samples.values() for sample in found)
        blocks = [table(results.samples, titles, groups, against), "".join(f"{one}\n" for one in abouts)]
    if results.missing:
        lines = [f"Not measured: {titles[label]}. {reason}\n" for label, reason in results.missing.items()]
        blocks.append("".join(lines))
    return "\n".join(blocks)


def main(words: Sequence[str] | None = None) -> int:
    """Install the peers, measure, and print; the exit code is 1 if something is missing."""
    args = arguments(words)
    results = Results()
    wanted = args.only or [*PEERS, *find_games()]
    peers = [name for name in PEERS if name in wanted or name == args.against]
    games = [name for name in find_games() if name in wanted]
    contenders = peer_contenders(peers, results.missing)
    contenders += our_contenders(games, args.python, args.compiled)
    about = f"{machine()}; {pin(args.core)}; {args.rounds} × {args.seconds:g} s in turns"
    run_rounds(contenders, args.rounds, args.seconds, results)
    groups = groups_of(contenders, results.samples)
    sys.stdout.write(f"{about}\n\n{report(contenders, results, groups, args.against)}")
    if args.json:
        args.json.write_text(written(args, about, results, groups), "utf-8")
    return 1 if results.missing else 0


if __name__ == "__main__":
    sys.exit(main())
