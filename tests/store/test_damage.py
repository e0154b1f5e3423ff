"""A damaged page: no table is read wrongly, and only tables with events on it are refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from spielhafen.store import Store, StoreError
from spielhafen.store.paths import append_suffix
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.startup import open_for_serving
from tests.store.logs import make_event

PAGE: Final = 4096
LEAF: Final = 13
"""The first byte of a page that holds rows of a table."""
MATCHES: Final = [f"m{number}" for number in range(12)]


@cache
def sample_store() -> tuple[bytes, Mapping[str, list[bytes]]]:
    """Return the content of a database file, and its events by match.

    Some events are small, others need pages of their own.
    """
    random, events = Random(1), {match: list[bytes]() for match in MATCHES}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "harbour.sqlite"
        store = Store(file)
        for match in MATCHES:
            for seq in range(1, 25):
                body = random.randbytes(6000 if seq == 1 else random.choice([30, 200, 600]))
                events[match].append(body)
                store.append(replace(make_event(match, seq, key=f"the-key-{seq}"), body=body))
        store.close()
        return file.read_bytes(), events


def pages() -> range:
    return range(len(sample_store()[0]) // PAGE)


def leaves() -> list[int]:
    """Return the pages with rows of events, without the last one, which takes the next row."""
    content, _ = sample_store()
    found = [
        page
        for page in pages()
        if content[page * PAGE] == LEAF
        and re.search(rb"the-key-\d", content[page * PAGE : (page + 1) * PAGE])
    ]
    return found[:-1]


def damaged(page: int, kind: str) -> bytes:
    random, content = Random(f"{page} {kind}"), bytearray(sample_store()[0])
    here = slice(page * PAGE, (page + 1) * PAGE)
    match kind:
        case "random":
            content[here] = random.randbytes(PAGE)
        case "zeros":
            content[here] = bytes(PAGE)
        case "another page":
            content[here] = content[(other := random.choice(pages())) * PAGE : (other + 1) * PAGE]
        case "half of it":
            content[page * PAGE + PAGE // 2 : (page + 1) * PAGE] = bytes(PAGE // 2)
        case _:
            content[page * PAGE + random.randrange(PAGE)] ^= random.randrange(1, 256)
    return bytes(content)


@contextmanager
def served(file: Path, content: bytes) -> Iterator[Store]:
    for end in ("", "-wal", "-shm", "-open"):
        append_suffix(file, end).unlink(missing_ok=True)
    file.write_bytes(content)
    with ProcessLock(file) as lock:
        store = open_for_serving(file, lock)
        try:
            yield store
        finally:
            store.close()


def read_all(store: Store) -> list[str]:
    """Return the matches that can be read; each of them must be unchanged."""
    found = []
    for match, events in sample_store()[1].items():
        with suppress(StoreError):
            assert store.events(match) == events
            found.append(match)
    return found


@pytest.mark.parametrize("kind", ["random", "zeros", "another page", "half of it", "a byte"])
def test_no_damaged_page_makes_a_table_read_wrongly(tmp_path: Path, kind: str, *, long_run: bool) -> None:
    for page in pages() if long_run else Random(kind).sample(pages(), 12):
        with suppress(StoreError), served(tmp_path / "harbour.sqlite", damaged(page, kind)) as store:
            read_all(store)
            with suppress(StoreError):
                store.append(make_event("new", 1)).result(10)
            read_all(store)


@pytest.mark.parametrize("kind", ["random", "zeros", "half of it", "a byte"])
def test_a_damaged_page_of_events_concerns_their_tables_alone(
    tmp_path: Path, kind: str, *, long_run: bool
) -> None:
    assert len(leaves()) > len(MATCHES)
    for page in leaves() if long_run else Random(kind).sample(leaves(), 8):
        with served(tmp_path / "harbour.sqlite", damaged(page, kind)) as store:
            readable = read_all(store)
            assert len(readable) >= len(MATCHES) - 2, "two matches may share this page"
            assert set(MATCHES) <= set(store.matches()), "those that cannot be read can be named"
            batch = [make_event(match, 25) for match in readable]
            for answer in [store.append(each) for each in batch]:
                answer.result(10)
            for match in readable:
                assert len(store.events(match)) == 25


def test_a_file_whose_free_list_names_a_used_page_is_not_written_to(tmp_path: Path) -> None:
    """The next event would overwrite that page."""
    content, _ = sample_store()
    used_page = leaves()[0] + 1
    damaged_content = bytearray(content)
    damaged_content[32:36], damaged_content[36:40] = used_page.to_bytes(4), (1).to_bytes(4)
    with pytest.raises(StoreError) as caught, served(tmp_path / "harbour.sqlite", bytes(damaged_content)):
        pass
    assert caught.value.text.key == "store-damaged"
