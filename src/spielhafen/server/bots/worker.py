"""A bot process: a line of JSON in, a line of JSON out, until the end of its input.

Input `{"book": a logbook, "seed": …}` gives `{"luck": …}`. Input `{"game": …, "view": a position file,
"level": …, "seed": …, "why": …, "hands": …}` gives `{"move": …}`, or with `why` `{"advice": …}`. Errors give
`{"error": …}`. The process gets a view, never a state, so it cannot know more than its seat.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import Any, TextIO


def run_job(job: dict[str, Any]) -> dict[str, Any]:
    """Compute a move, advice or a luck report."""
    from spielhafen import bots
    from spielhafen.bots import luck_report
    from spielhafen.core import logbook
    from spielhafen.core.game import find_game

    if "book" in job:
        report = luck_report.measure_luck(logbook.read_logbook(job["book"]), job["seed"])
        return {"luck": luck_report.dump_luck(report)}
    game = find_game(job["game"])
    view = game.load(job["view"])
    if job.get("why"):
        return {
            "advice": bots.dump_advice(
                bots.explain_move(game, view, job["level"], job["seed"], job.get("hands"))
            )
        }
    if job["level"] not in bots.LEVELS:  # an imported table may name an external program
        raise bots.UnknownLevel(job["level"])
    return {"move": str(bots.choose_move(game, view, job["level"], job["seed"], job.get("hands")))}


def run_jobs(requests: TextIO, answers: TextIO) -> None:
    """Answer the requests one after the other."""
    for line in requests:
        try:
            answer = run_job(json.loads(line))
        except Exception as error:  # noqa: BLE001 - the failure of a bot must not end the process
            traceback.print_exc()
            answer = {"error": type(error).__name__}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def main() -> None:
    """Serve stdin and stdout; what bots print goes to stderr, and the server handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # requests of pages come first
    answers, sys.stdout = sys.stdout, sys.stderr
    run_jobs(sys.stdin, answers)


if __name__ == "__main__":
    main()
