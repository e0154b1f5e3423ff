"""Stored matches: a cold start with many of them, and the memory of one (see `harbour.py`)."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from port import TIMEOUT, JSONDict, Server

GAME = "santa_timea"
"""The game of all stored matches."""


def fill_database(file: str, matches: int) -> None:
    """Store matches with 20 moves each in a new database."""
    from spielhafen.core.game import find_game
    from spielhafen.match import Match, SeatPlan, dump_event, open_match
    from spielhafen.match.play_moves import play_moves
    from spielhafen.server.views.list_entries import table_summary
    from spielhafen.store import NewEvent, Store

    game, store = find_game(GAME), Store(file)
    answers = []
    for number in range(matches):
        seats = [SeatPlan("Ada", owner=f"a{number}"), SeatPlan("Bo", owner=f"b{number}")]
        opening = open_match(game, {}, seats, number.to_bytes(32, "big"), float(number), f"a{number}")
        match, random = Match(opening), Random(number)
        table = table_id(number)
        answers.append(
            store.append(NewEvent(table, 1, opening.at, dump_event(opening), table_summary(match)))
        )
        for seq in range(2, 22):
            (seat,) = match.actors()
            event = play_moves(
                match, seat, [str(random.choice(match.view_for(seat).moves()))], float(number + seq)
            )
            match.apply(event)
            answers.append(
                store.append(NewEvent(table, seq, event.at, dump_event(event), table_summary(match)))
            )
    for answer in answers:
        answer.result()
    store.close()


def table_id(number: int) -> str:
    """Return the id of a stored match."""
    from spielhafen.server.tables.table_ids import word_lists

    hows, whats = word_lists()
    return f"{hows[number // 999 % len(hows)]}-{whats[0]}-{number % 999 + 1}"


def cold_start(matches: int) -> JSONDict:
    """Measure a cold start with many matches: until the first response and the first table."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "harbour.sqlite")
        fill_database(file, matches)
        server = Server(file)
        until_answer = server.start()
        started = time.perf_counter()
        shown = httpx.get(f"{server.url}/api/tables/{table_id(1)}", timeout=TIMEOUT)
        until_shown = time.perf_counter() - started
        server.stop(signal.SIGTERM)
        if shown.status_code != 200:
            raise SystemExit(shown.text)
        size = os.path.getsize(file)
    return {
        "matches": matches,
        "answers after s": round(until_answer, 2),
        "shows a table after another s": round(until_shown, 3),
        "file MB": round(size / 1e6, 1),
    }


def measure_memory(matches: int) -> JSONDict:
    """Measure the memory of a match that has been read once."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "harbour.sqlite")
        fill_database(file, matches)
        server = Server(file)
        server.start()
        table_ids = [table_id(number) for number in range(matches)]
        with httpx.Client(base_url=server.url, timeout=TIMEOUT) as http:
            memory = []
            for part in (table_ids[:20], table_ids[20:220], table_ids[220:]):
                for table in part:
                    http.get(f"/api/tables/{table}").raise_for_status()
                memory.append(server.memory)
        server.stop(signal.SIGTERM)
    return {
        "kB a match in memory": round((memory[1] - memory[0]) / 200 / 1e3, 1),
        "MB at the start": round(memory[0] / 1e6),
        f"MB after {matches} matches": round(memory[2] / 1e6),
    }
