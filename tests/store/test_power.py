"""Power cuts at any moment, even within a page, lose no acknowledged event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from spielhafen.store import Appended, Store, StoreError
from tests.store.logs import connect, make_event
from tests.store.power import Disk, Record, record_calls

WRITE = """
import os, sys
from random import Random
import spielhafen.store.engines as engines
from contextlib import closing
from spielhafen.store import Store
from tests.store.logs import connect, make_event
from tests.store.test_migration import OLD

place, seed, events, synchronous = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
set_up = engines._set_up_sqlite

def set_up_with_pragma(connection, record):
    set_up(connection, record)
    connection.execute(f"PRAGMA synchronous = {synchronous}")

engines._set_up_sqlite = set_up_with_pragma
random, numbers = Random(seed), dict.fromkeys("abc", 0)
for opened in range(2):
    store = Store(place)
    for _ in range(events):
        batch = []
        for match in random.choices("abc", k=random.choice([1, 1, 2, 5])):
            numbers[match] += 1
            batch.append((match, numbers[match], store.append(make_event(match, numbers[match], key=str(numbers[match])))))
        for match, number, answer in batch:
            answer.result()
            sys.stdout.write(f"{match} {number}\\n")
            sys.stdout.flush()
    if opened == 0:
        store.close()
        if sys.argv[5] == "older":
            with closing(connect(place)) as connection:
                for step in ("BEGIN", *OLD, "COMMIT"):
                    connection.execute(step)
os._exit(0)
"""


def disk_states(records: Sequence[Record], cuts: int, random: Random) -> Iterator[tuple[Disk, int]]:
    """Yield the disk at `cuts` moments, with their numbers.

    Half of them follow an acknowledgement directly.
    """
    if cuts == len(records):
        chosen = set(range(1, len(records) + 1))
    else:
        chosen = _chosen(records, cuts, random)
    disk = Disk()
    for number, record in enumerate(records, 1):
        disk.apply(record)
        if number in chosen:
            yield disk, number


def _chosen(records: Sequence[Record], cuts: int, random: Random) -> set[int]:
    output = [number for number, record in enumerate(records, 1) if record.kind == "a"]
    return {*random.sample(output, cuts // 2), *random.sample(range(1, len(records) + 1), cuts - cuts // 2)}


def acknowledged(disk: Disk) -> dict[str, int]:
    found = {}
    for line in disk.output.decode().splitlines():
        match, seq = line.split()
        found[match] = int(seq)
    return found


def missing_events(folder: Path, disk: Disk) -> list[str]:
    """Return the acknowledged events that are missing when the store is opened again.

    The store must accept new events, too.
    """
    store = Store(folder / "harbour.sqlite")
    try:
        missing = []
        for match, seq in acknowledged(disk).items():
            events = store.events(match)
            if (
                events != [f"{match}:{number}".encode() for number in range(1, len(events) + 1)]
                or len(events) < seq
            ):
                missing.append(f"{match} {seq}")
        assert store.append(make_event("new", 1)).result(10) == Appended()
    finally:
        store.close()
    with closing(connect(folder / "harbour.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return missing


def losses_at_cuts(
    tmp_path: Path,
    cuts: int | None,
    synchronous: str = "FULL",
    *,
    seed: int = 1,
    events: int = 100,
    between: str = "nothing",
) -> list[str]:
    """Return what is lost at `cuts` moments of one recording (None: at every moment).

    With `between="older"` the database is one of an older version when it is opened for the second time.
    """
    records = record_calls(WRITE, tmp_path / f"ship-{seed}", [str(seed), str(events), synchronous, between])
    random, losses = Random(seed), []
    for disk, moment in disk_states(records, cuts or len(records), random):
        kept = random.choice([0.0, 0.0, 0.1, 0.5, 0.9, 1.0])
        disk.cut(tmp_path / "after", random, kept)
        try:
            losses += [f"{event} at {moment}" for event in missing_events(tmp_path / "after", disk)]
        except StoreError as error:
            losses.append(f"{error} at {moment}")
    return losses


def test_no_acknowledged_event_is_lost_by_a_power_cut(tmp_path: Path) -> None:
    assert losses_at_cuts(tmp_path, 10) == []


def test_no_acknowledged_event_is_lost_by_a_power_cut_during_migration(
    tmp_path: Path, *, long_run: bool
) -> None:
    assert losses_at_cuts(tmp_path, None if long_run else 10, events=10, between="older") == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_no_acknowledged_event_is_lost_by_fifty_power_cuts(tmp_path: Path, seed: int) -> None:
    assert losses_at_cuts(tmp_path, 50, seed=seed, events=400) == []


@pytest.mark.long
def test_no_acknowledged_event_is_lost_by_a_power_cut_at_any_moment(tmp_path: Path) -> None:
    assert losses_at_cuts(tmp_path, None, events=12) == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_events_are_lost_if_commits_are_not_synced(tmp_path: Path, synchronous: str) -> None:
    """Otherwise the tests above could not find a loss."""
    assert losses_at_cuts(tmp_path, 10, synchronous)
