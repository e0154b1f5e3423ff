"""Studies on Dask and Ray: the same rows as in one process, even if a worker is killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spielhafen.clusters import ClusterError, open_cluster

PLAN = """
games = 12
[[conditions]]
game = "santa_timea"
seats = [2, 3]
level = "random"
[[conditions]]
game = "columbus"
players = ["greedy", "greedy"]
"""
KILLS_A_WORKER = """
import os, signal, sys, threading
from pathlib import Path

def kill_a_worker():
    marks = (b"spawn_main", b"ray::_run")  # a child that executes tasks
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                command = (folder / "cmdline").read_bytes()
                session = os.getsid(int(folder.name))
            except OSError:
                continue
            if session == os.getsid(0) and any(mark in command for mark in marks):
                os.kill(int(folder.name), signal.SIGKILL)
                Path(sys.argv.pop(1)).write_text("killed")
                return

def main():
    from spielhafen.cli import main
    from spielhafen.lab.study import storage
    keep, killed = storage.StudyFolder.keep, []

    def keep_and_kill(self, rows):
        keep(self, rows)
        if not killed:
            killed.append(True)
            kill_a_worker()

    storage.StudyFolder.keep = keep_and_kill
    sys.exit(main(sys.argv[2:]))

if __name__ == "__main__":
    main()
"""


def study(folder: Path, *words: str, program: tuple[str, ...] = ("-m", "spielhafen")) -> str:
    """Play the study in a process of its own and return its rows."""
    plan = folder / "plan.toml"
    plan.write_text(PLAN, "utf-8")
    command = [sys.executable, *program, "study", str(plan), "--keep", str(folder / "run"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return (folder / "run" / "rows.jsonl").read_text("utf-8")


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> str:
    return study(tmp_path_factory.mktemp("alone"), "--workers", "1")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_cluster_gives_the_same_rows_even_if_a_worker_is_killed(
    tmp_path: Path, expected: str, kind: str
) -> None:
    script, killed = tmp_path / "kills.py", tmp_path / "killed"
    script.write_text(KILLS_A_WORKER, "utf-8")

    rows = study(tmp_path, "--cluster", kind, "--workers", "2", program=(str(script), str(killed)))

    assert rows == expected
    assert killed.read_text() == "killed"


def test_an_unknown_cluster_is_reported() -> None:
    with pytest.raises(ClusterError, match="cluster-unknown"), open_cluster("slurm", 2):
        pass


def test_a_cluster_whose_package_is_missing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielhafen.clusters.find_spec", lambda _: None)

    with pytest.raises(ClusterError, match="cluster-not-installed"), open_cluster("dask", 2):
        pass


@pytest.mark.slow
@pytest.mark.parametrize("written", ["dask:tcp://127.0.0.1:9", "ray:127.0.0.1:9"])
def test_a_scheduler_that_does_not_answer_is_reported(written: str) -> None:
    with pytest.raises(ClusterError, match="cluster-not-reached"), open_cluster(written, 2):
        pass
