"""Which processes live, and which of them cares for the matches of one that is gone."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from spielhafen.store import living_processes
from spielhafen.store.living_processes import (
    LEASE_SECONDS,
    LOCK_NAMESPACE,
    LivingProcesses,
    new_process_number,
    take_number,
)

OLDEST, MIDDLE, YOUNGEST = 1, 2, 3
ALL = frozenset({OLDEST, MIDDLE, YOUNGEST})
MATCHES = ["by the oldest", "by the middle one", "by the youngest", "before all"]


class FakeClock:
    """A clock that stands still until it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def processes(own: int, clock: FakeClock | None = None) -> LivingProcesses:
    """Return what a process knows after each has written in a match of its own."""
    found = LivingProcesses(own, clock or FakeClock())
    found.observe(ALL)
    for match, process in zip(MATCHES, (OLDEST, MIDDLE, YOUNGEST), strict=False):
        found.note_writer(match, process)
    return found


def test_numbers_grow_with_the_time_of_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = []
    for milliseconds in range(1_800_000_000_000, 1_800_000_000_050):
        monkeypatch.setattr(time, "time_ns", lambda now=milliseconds: now * 1_000_000)
        numbers.append(new_process_number())

    assert all(earlier < later for earlier, later in pairwise(numbers))
    assert numbers[-1] < 2**48


class FakeLocks:
    """A connection to a server on which the first numbers are taken."""

    def __init__(self, taken: int) -> None:
        self.taken = taken
        self.asked: list[int] = []

    def execute(self, _query: str, parameters: tuple[int]) -> FakeLocks:
        self.asked.append(parameters[0])
        return self

    def fetchone(self) -> tuple[bool]:
        return (len(self.asked) > self.taken,)


def test_no_two_processes_have_the_same_number() -> None:
    locks, wanted = FakeLocks(taken=2), 2**48 - 3

    assert take_number(locks, wanted) == 2**48 - 1  # type: ignore[arg-type]
    assert locks.asked == [LOCK_NAMESPACE << 48 | wanted + more for more in range(3)]
    assert locks.asked[-1] < 2**63


def test_matches_of_a_process_that_is_gone_go_to_the_oldest_one() -> None:
    living = ALL - {MIDDLE}

    found = {}
    for own in living:
        one = processes(own)
        one.observe(living)
        found[own] = one.orphans(MATCHES[:3])

    assert found == {OLDEST: ["by the middle one"], YOUNGEST: []}


def test_if_the_oldest_one_is_gone_the_next_one_takes_its_place() -> None:
    one = processes(MIDDLE)
    one.observe(ALL - {OLDEST})

    assert one.orphans(MATCHES) == ["by the oldest", "before all"]


def test_a_match_goes_to_the_process_that_wrote_last() -> None:
    one = processes(OLDEST)
    one.note_writer("by the middle one", YOUNGEST)
    one.observe(ALL - {MIDDLE})

    assert one.orphans(MATCHES[:3]) == []


def test_what_the_oldest_one_has_not_heard_of_was_written_by_one_that_is_gone() -> None:
    assert processes(OLDEST).orphans(MATCHES) == ["before all"]
    assert processes(MIDDLE).orphans(MATCHES) == []


def test_nothing_is_taken_over_before_it_is_known_who_lives() -> None:
    assert LivingProcesses(OLDEST).orphans(MATCHES) == []


@pytest.mark.parametrize(
    ("living", "is_news"),
    [(ALL, False), (ALL | {4}, False), (ALL - {YOUNGEST}, True), (ALL - {YOUNGEST} | {4}, True)],
    ids=["none", "one more", "one less", "one instead of another"],
)
def test_only_the_loss_of_a_process_is_news(living: frozenset[int], *, is_news: bool) -> None:
    one = LivingProcesses(OLDEST)

    assert one.observe(ALL)  # it may have come after a loss
    assert one.observe(living) is is_news


def test_a_process_that_lived_for_a_moment_is_missed() -> None:
    one = processes(OLDEST)
    one.note_writer("m", 4)

    assert one.observe(ALL)
    assert one.orphans(["m"]) == ["m"]


def test_writers_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(living_processes, "MAX_WRITERS", 2)
    one = LivingProcesses(OLDEST)
    one.observe(ALL)
    for match in ("a", "b", "a", "c"):
        one.note_writer(match, MIDDLE)

    assert one.orphans(["a", "b", "c"]) == ["b"]


def after_silence(own: int, *silent: int, living: frozenset[int] = ALL) -> LivingProcesses:
    """Return what a process knows when these have given no sign of life for the whole lease."""
    clock = FakeClock()
    one = processes(own, clock)
    clock.now += LEASE_SECONDS
    for process in living.difference(silent):
        one.note_sign(process)
    one.observe(living)
    return one


def test_if_the_oldest_one_hangs_the_next_one_takes_over_what_a_lost_one_left() -> None:
    living = ALL - {YOUNGEST}

    assert "by the youngest" in after_silence(MIDDLE, OLDEST, living=living).orphans(MATCHES)


def test_matches_of_a_process_that_hangs_go_to_the_oldest_one_that_does_not() -> None:
    assert after_silence(MIDDLE, OLDEST).orphans(MATCHES) == ["by the oldest", "before all"]
    assert after_silence(YOUNGEST, OLDEST).orphans(MATCHES) == []
    assert after_silence(OLDEST, YOUNGEST).orphans(MATCHES[:3]) == ["by the youngest"]
    assert after_silence(YOUNGEST, OLDEST, MIDDLE).orphans(MATCHES[:3]) == MATCHES[:2]


def test_silence_is_news_once_and_a_sign_of_life_ends_it() -> None:
    clock = FakeClock()
    one = processes(MIDDLE, clock)
    clock.now += LEASE_SECONDS - 0.1
    one.note_sign(YOUNGEST)
    assert not one.observe(ALL)
    clock.now += 0.2

    assert one.observe(ALL)
    assert not one.observe(ALL)
    one.note_sign(OLDEST)
    assert not one.observe(ALL)
    assert one.orphans(MATCHES) == []


def test_what_a_process_writes_that_hangs_is_news_again() -> None:
    one = after_silence(MIDDLE, OLDEST)
    one.note_writer("m", OLDEST)

    assert one.observe(ALL)
    assert one.orphans(["m"]) == ["m"]


def test_a_process_does_not_count_itself_as_hanging() -> None:
    assert after_silence(OLDEST, OLDEST).orphans(MATCHES) == ["before all"]
