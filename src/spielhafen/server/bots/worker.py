"""A process that thinks for bots: a line of JSON in, a line of JSON out, until its input ends.

Asked `{"book": a logbook, "seed": …}` it tells who was lucky: `{"luck": …}`. Else, in: `{"game": …, "view": a position file,
"level": …, "seed": …, "why": …, "hands": …}`; out: `{"move": …}`, with `why` `{"advice": …}`, or `{"error": …}`. It is
given a view, never a state, so it cannot know more than the seat it thinks for.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import Any, TextIO


def run_job(job: dict[str, Any]) -> dict[str, Any]:
    """The move that a bot of this level makes of this view, or why."""
    from spielhafen import bots
    from spielhafen.bots import luck_report
    from spielhafen.core import logbook
    from spielhafen.core.game import find_game

    if "book" in job:
        found = luck_report.measure_luck(logbook.read_logbook(job["book"]), job["seed"])
        return {"luck": luck_report.dump_luck(found)}
    game = find_game(job["game"])
    view = game.load(job["view"])
    if job.get("why"):
        return {
            "advice": bots.dump_advice(
                bots.explain_move(game, view, job["level"], job["seed"], job.get("hands"))
            )
        }
    if job["level"] not in bots.LEVELS:  # a table from elsewhere may name a program
        raise bots.UnknownLevel(job["level"])
    return {"move": str(bots.choose_move(game, view, job["level"], job["seed"], job.get("hands")))}


def run_jobs(requests: TextIO, answers: TextIO) -> None:
    """Answer one line after the other."""
    for line in requests:
        try:
            answer = run_job(json.loads(line))
        except Exception as error:  # noqa: BLE001 - a bot's mistake must not end the process
            traceback.print_exc()
            answer = {"error": type(error).__name__}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def main() -> None:
    """Work between stdin and stdout; what a bot prints goes to stderr, and Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # pages come first
    answered, sys.stdout = sys.stdout, sys.stderr
    run_jobs(sys.stdin, answered)


if __name__ == "__main__":
    main()
