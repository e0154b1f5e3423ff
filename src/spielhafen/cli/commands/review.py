"""The command that tells the turning points of a match in a logbook."""

from __future__ import annotations

from spielhafen.cli.cli_errors import EXIT_OK, error_in_file
from spielhafen.cli.console import (
    PathOrDash,
    check_range,
    load_logbook,
    load_words,
    print_lines,
    progress_bar,
)
from spielhafen.core.errors import BrokenFile


def review(file: PathOrDash, /, *, seat: int = 1, seed: int = 1) -> int:
    """Find the moves of a seat that were surely worse than another."""
    from spielhafen.bots.review import review_match
    from spielhafen.terminal.shared.review_text import render_review

    book = load_logbook(file)
    check_range("--seat", seat, 1, len(book.names))
    words = load_words(book.game)
    try:
        with progress_bar(words("review-thinking")) as tell:
            points = review_match(book, seat - 1, seed, tell)
    except BrokenFile as error:
        raise error_in_file(file, error) from None
    print_lines(*render_review(words, book.game, book.names, seat - 1, points))
    return EXIT_OK
