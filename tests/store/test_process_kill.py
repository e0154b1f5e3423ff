"""A process killed while it writes loses no acknowledged event and damages no file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from spielhafen.store import Appended, Store
from tests.store.logs import connect, make_event

WRITE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from spielhafen.store import Store
from tests.store.logs import make_event
store = Store(sys.argv[1])
begun = {match: len(store.events(match)) for match in ("a", "b", "c")}
def write(match):
    seq = begun[match]
    while True:
        seq += 1
        store.append(make_event(match, seq, key=f"k{seq}")).result()
        sys.stdout.write(f"{match} {seq}\\n")
        sys.stdout.flush()
with ThreadPoolExecutor(3) as pool:
    list(pool.map(write, begun))
"""


def run_and_kill(file: Path | str, lines: int) -> dict[str, int]:
    """Let a process acknowledge `lines` events, then kill it; return the last number by match."""
    writer = subprocess.Popen([sys.executable, "-c", WRITE, str(file)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged: dict[str, int] = {}
    with writer:
        for _ in range(lines):
            parse_line(acknowledged, writer.stdout.readline())
        writer.kill()
        for line in writer.stdout.read().splitlines(keepends=True):
            parse_line(acknowledged, line)
    return acknowledged


def parse_line(acknowledged: dict[str, int], line: str) -> None:
    if line.endswith("\n"):  # the last line may have been cut off
        match, seq = line.split()
        acknowledged[match] = max(int(seq), acknowledged.get(match, 0))


def test_no_acknowledged_event_is_lost_by_a_kill(tmp_path: Path, *, long_run: bool) -> None:
    file = tmp_path / "harbour.sqlite"
    for kill in range(100 if long_run else 5):
        acknowledged = run_and_kill(file, 5 + 7 * (kill % 9))
        store = Store(file)
        for match, seq in acknowledged.items():
            events = store.events(match)
            assert len(events) in (seq, seq + 1)  # one may have been durable and not yet acknowledged
            assert events == [f"{match}:{number}".encode() for number in range(1, len(events) + 1)]
        assert {match: seq for match, seq, _ in store.summaries("ada")} == {
            match: len(store.events(match)) for match in store.matches()
        }
        assert store.append(make_event("a", len(store.events("a")) + 1)).result() == Appended()
        store.close()
        with connect(file) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
