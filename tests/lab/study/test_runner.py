"""Playing a study: the same rows everywhere, whatever dies in between."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielhafen.lab.study import (
    Shard,
    StudyError,
    StudyFolder,
    StudyPlan,
    WorkerDied,
    merge_studies,
    parse_plan,
    play_row,
    run_study,
)
from spielhafen.lab.study import storage as files

PLAN = parse_plan(
    {
        "games": 6,
        "conditions": [
            {"game": "santa_timea", "seats": [2, 3], "level": "random"},
            {"game": "columbus", "players": ["greedy", "greedy"]},
        ],
    }
)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All rows of the plan, as one process plays them."""
    return played(tmp_path_factory.mktemp("study"), workers=1)


def played(folder: Path, plan: StudyPlan = PLAN, **how: Any) -> str:
    """Play what a folder misses, and return its rows."""
    with StudyFolder(folder, plan) as study:
        run_study(study, **how)
    return (folder / files.ROWS).read_text("utf-8")


def test_a_row_tells_the_result_and_what_was_done() -> None:
    row = play_row(PLAN.conditions[0], 0, "1 0")

    assert row.decisions == (60, 60)
    assert row.moves == {"Play": 120}
    assert 0 < row.forced[0] <= row.decisions[0] < row.legal[0]
    assert list(row.paragraphs)[:2] == ["§2", "§3"]
    assert sum(row.points_by_round[0]) == 0
    assert len(row.points_by_round) == row.result.rounds == 5


def test_a_row_depends_on_its_condition_and_seed_alone() -> None:
    assert play_row(PLAN.conditions[2], 0, "1 0") == play_row(PLAN.conditions[2], 0, "1 0")
    assert play_row(PLAN.conditions[2], 0, "1 0") != play_row(PLAN.conditions[2], 0, "1 1")


def test_any_executor_gives_the_same_rows(tmp_path: Path, expected: str) -> None:
    with ThreadPoolExecutor(2) as executor:
        assert played(tmp_path, executor=executor) == expected
        assert executor.submit(int).result() == 0, "it stays open"


@pytest.mark.slow
def test_processes_give_the_same_rows(tmp_path: Path, expected: str) -> None:
    assert played(tmp_path, workers=2) == expected


def test_progress_counts_kept_games_up_to_all(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    played(tmp_path, workers=1, progress=lambda done, of: told.append((done, of)))

    assert told == sorted(told)
    assert told[-1] == (18, 18)


def test_shards_that_are_merged_give_the_same_rows(tmp_path: Path, expected: str) -> None:
    folders = [tmp_path / f"run-{index}" for index in range(1, 4)]
    for index, folder in enumerate(folders, 1):
        with StudyFolder(folder, PLAN, Shard(index, 3)) as study:
            run_study(study, workers=1)

    assert merge_studies(folders, tmp_path / "whole") == (18, 18)
    assert (tmp_path / "whole" / files.ROWS).read_text("utf-8") == expected


class MortalExecutor(Executor):
    """An executor whose worker dies at some batches, before or after it has played them."""

    def __init__(self, deaths: float, *, forever: tuple[int, int] | None = None) -> None:
        self.random, self.deaths, self.forever = Random(1), deaths, forever

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        (batch,) = args
        if self.random.random() < self.deaths or self.forever in batch.ids():
            done.set_exception(OSError("the worker is gone"))
        else:
            done.set_result(fn(*args, **kwargs))
        return done


def test_games_whose_worker_died_are_played_again(tmp_path: Path, expected: str) -> None:
    assert played(tmp_path, executor=MortalExecutor(0.3)) == expected


def test_a_game_that_kills_each_worker_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN) as study:
        with pytest.raises(WorkerDied) as caught:
            run_study(study, executor=MortalExecutor(0, forever=(2, 4)))
        assert caught.value.text.args["number"] == 4
        assert caught.value.text.args["condition"] == "columbus, greedy greedy"
        assert (2, 4) in study.missing()


KILLER = """
import json, os, pathlib, random, signal, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "Killer"}
    elif message["type"] == "move":
        lives = pathlib.Path(sys.argv[1])
        if left := int(lives.read_text()):
            lives.write_text(str(left - 1))
            os.kill(os.getppid(), signal.SIGKILL)
        answer = {"type": "move", "id": message["id"], "move": message["moves"][0]}
    else:
        break
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals are a thing of Unix")
@pytest.mark.parametrize("kills", [2, 100])
def test_processes_that_are_killed_are_started_again(tmp_path: Path, kills: int) -> None:
    program, lives = tmp_path / "killer.py", tmp_path / "lives"
    program.write_text(KILLER)
    lives.write_text(str(kills))
    command = f"run:{shlex.join([sys.executable, str(program), str(lives)])}"
    table = {"name": "duel", "game": "santa_timea", "players": [command, "random"]}
    plan = parse_plan({"games": 2, "conditions": [table]})

    with StudyFolder(tmp_path / "run", plan) as study:
        if kills == 2:
            run_study(study, workers=2)
            assert study.is_complete()
        else:
            with pytest.raises(WorkerDied):
                run_study(study, workers=2)
            assert len(study.missing()) == 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals are a thing of Unix")
def test_a_study_that_is_killed_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    file, run, random = tmp_path / "plan.toml", tmp_path / "run", Random(1)
    file.write_text(
        'games = 100\n[[conditions]]\ngame = "santa_timea"\nseats = [2, 3]\nlevel = "random"\n', "utf-8"
    )
    command = [sys.executable, "-m", "spielhafen", "study", str(file), "--keep", str(run), "--workers", "2"]
    kept, kills, seconds = 0, 0, 0.5
    while not (run / files.ROWS).exists():
        process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL)
        try:
            process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            kills += 1
            seconds *= random.uniform(1.1, 1.5)  # so that it ends on a slow machine, too
        now = count_kept(run)
        assert now >= kept, "a kept game is never lost"
        kept = now
    assert kills
    plan_of_run = files.read_manifest(run)[0]
    whole = (run / files.ROWS).read_text("utf-8")
    assert len(whole.splitlines()) == kept == 200
    assert whole == played(tmp_path / "again", plan_of_run, workers=1)


def count_kept(folder: Path) -> int:
    """Return the number of kept games, also while orphaned workers of a killed run still end."""
    if not (folder / files.MANIFEST).exists():
        return 0
    with StudyFolder(folder, files.read_manifest(folder)[0]) as study:
        return len(study.played())


def test_a_study_stops_when_it_is_precise_enough(tmp_path: Path) -> None:
    table = {"game": "santa_timea", "players": ["greedy", "random"]}
    rough, fine = (
        parse_plan({"games": 120, "precise": precise, "conditions": [table]}) for precise in (0.2, 0.001)
    )

    assert len(played(tmp_path / "rough", rough, workers=1).splitlines()) == 50
    assert len(played(tmp_path / "fine", fine, workers=1).splitlines()) == 120


def test_a_study_that_stops_when_precise_has_no_shards(tmp_path: Path) -> None:
    table = {"game": "santa_timea", "players": ["greedy", "random"]}
    plan = parse_plan({"games": 120, "precise": 0.1, "conditions": [table]})

    with pytest.raises(StudyError, match="study-no-precise-shards"):
        StudyFolder(tmp_path, plan, Shard(1, 2))
