"""Work for all cores: workers end when the process that gave out the work is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60
"""The most seconds that a busy machine may take for a short task."""
BEGIN = "from spielhafen.lab.executor import run_in_processes\nif __name__ == '__main__': run_in_processes(dawdle, [1, 2], 2)"
AT_THE_TABLE = (
    "from spielhafen.terminal.tui.bot_process import begin_process\n"
    "if __name__ == '__main__': begin_process().submit(dawdle, 1).result()"
)


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
@pytest.mark.parametrize("begin", [BEGIN, AT_THE_TABLE], ids=["lab", "terminal"])
def test_workers_end_with_the_process_that_started_them(tmp_path: Path, begin: str) -> None:
    script = tmp_path / "killed.py"
    script.write_text(f"""
import os, signal, time

def dawdle(job):
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep({2 * PATIENCE})

{begin}
""")

    done = subprocess.run(
        [sys.executable, script], stderr=subprocess.PIPE, timeout=PATIENCE, check=False
    )  # stderr is closed when the last process that has it ends

    assert done.returncode == -signal.SIGKILL
