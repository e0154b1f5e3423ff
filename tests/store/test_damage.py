"""A page of the file that is spoiled: no table is ever read wrongly, and only those are refused whose events lie there."""

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
def harbour() -> tuple[bytes, Mapping[str, list[bytes]]]:
    """A file, and the events in it: match after match, small ones and such as need pages of their own."""
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
    return range(len(harbour()[0]) // PAGE)


def leaves() -> list[int]:
    """The pages with rows of events; without the last one, on which whatever is written next comes to lie."""
    whole, _ = harbour()
    found = [
        page
        for page in pages()
        if whole[page * PAGE] == LEAF and re.search(rb"the-key-\d", whole[page * PAGE : (page + 1) * PAGE])
    ]
    return found[:-1]


def spoiled(page: int, kind: str) -> bytes:
    random, content = Random(f"{page} {kind}"), bytearray(harbour()[0])
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
    with ProcessLock(file) as sole:
        store = open_for_serving(file, sole)
        try:
            yield store
        finally:
            store.close()


def read(store: Store) -> list[str]:
    """The matches that can be read; each of them is what it was."""
    found = []
    for match, events in harbour()[1].items():
        with suppress(StoreError):
            assert store.events(match) == events
            found.append(match)
    return found


@pytest.mark.parametrize("kind", ["random", "zeros", "another page", "half of it", "a byte"])
def test_no_table_is_read_wrongly_whatever_page_is_spoiled(
    tmp_path: Path, kind: str, *, long_run: bool
) -> None:
    for page in pages() if long_run else Random(kind).sample(pages(), 12):
        with suppress(StoreError), served(tmp_path / "harbour.sqlite", spoiled(page, kind)) as store:
            read(store)
            with suppress(StoreError):
                store.append(make_event("new", 1)).result(10)
            read(store)


@pytest.mark.parametrize("kind", ["random", "zeros", "half of it", "a byte"])
def test_a_page_with_events_concerns_their_tables_alone_and_all_others_go_on(
    tmp_path: Path, kind: str, *, long_run: bool
) -> None:
    assert len(leaves()) > len(MATCHES)
    for page in leaves() if long_run else Random(kind).sample(leaves(), 8):
        with served(tmp_path / "harbour.sqlite", spoiled(page, kind)) as store:
            sound = read(store)
            assert len(sound) >= len(MATCHES) - 2, "one ends on this page, perhaps, and another one begins"
            assert set(MATCHES) <= set(store.matches()), "those that cannot be read can be named"
            batch = [make_event(match, 25) for match in sound]
            for answer in [store.append(each) for each in batch]:
                answer.result(10)
            for match in sound:
                assert len(store.events(match)) == 25


def test_a_file_whose_pages_are_given_out_twice_is_not_written_into(tmp_path: Path) -> None:
    """The list of free pages names one that is in use: the next event would be written over it."""
    whole, _ = harbour()
    taken = leaves()[0] + 1
    content = bytearray(whole)
    content[32:36], content[36:40] = taken.to_bytes(4), (1).to_bytes(4)
    with pytest.raises(StoreError) as caught, served(tmp_path / "harbour.sqlite", bytes(content)):
        pass
    assert caught.value.text.key == "store-damaged"
