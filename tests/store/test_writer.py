"""Writers: with a thread and without one, entries are written once and in order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spielhafen.store.writer import DirectWriter, EntryWriter, Writer

WRITERS = [Writer, DirectWriter]


@pytest.mark.parametrize("kind", WRITERS)
def test_entries_are_written_in_order_and_answered(kind: type) -> None:
    written: list[int] = []

    def commit(entries: Sequence[int]) -> list[str | Exception]:
        written.extend(entries)
        return [str(entry) for entry in entries]

    writer: EntryWriter[int, str] = kind(commit)
    answers = [writer.submit(number) for number in range(20)]
    assert [answer.result(10) for answer in answers] == [str(number) for number in range(20)]
    assert written == list(range(20))
    writer.close()


@pytest.mark.parametrize("kind", WRITERS)
def test_errors_of_the_commit_and_of_one_entry_reach_who_waits(kind: type) -> None:
    def commit(entries: Sequence[str]) -> list[str | Exception]:
        if "all" in entries:
            raise OSError("no room")
        return [ValueError(entry) for entry in entries]

    writer: EntryWriter[str, str] = kind(commit)
    with pytest.raises(OSError, match="no room"):
        writer.submit("all").result(10)
    with pytest.raises(ValueError, match="one"):
        writer.submit("one").result(10)
    writer.close()


@pytest.mark.parametrize("kind", WRITERS)
def test_a_closed_writer_takes_nothing(kind: type) -> None:
    writer: EntryWriter[str, str] = kind(list)
    writer.close()
    with pytest.raises(RuntimeError):
        writer.submit("late")
