"""The command that checks a game of your own and says what is missing."""

from __future__ import annotations

import sys

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK
from spielhafen.cli.console import load_words, print_lines, progress_bar
from spielhafen.core.game import find_game


def check(game: str, /, *, quick: bool = False) -> int:
    """Check a game and say what is to be mended, the first things first."""
    from spielhafen.cli.game_check import ANCHORS, GameCheck

    found = find_game(game)
    say = load_words()
    checking = GameCheck(found, say, quick)
    wrong = 0
    for stage in ANCHORS:
        title = say(f"cli-check-{stage}")
        with progress_bar(title) as tell:
            findings = checking.run(stage, tell)
        bad = sum(finding.wrong for finding in findings)
        wrong += bad
        print_lines(f"{'✗' if bad else '✓'} {title}")
        for finding in findings:
            print_lines(f"  {'✗' if finding.wrong else '·'} {finding.said} → {finding.link}")
        sys.stdout.flush()
        if stage == "loads" and bad:
            print_lines(say("cli-check-stopped"))
            break
    print_lines(say("cli-check-done", wrong=wrong))
    return EXIT_FAILURE if wrong else EXIT_OK
