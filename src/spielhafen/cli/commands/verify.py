"""The command that recomputes the chance of a finished match."""

from __future__ import annotations

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK, error_in_file
from spielhafen.cli.console import PathOrDash, load_logbook, load_words, print_lines
from spielhafen.core.errors import BrokenFile
from spielhafen.core.proof import matches_commitment, verify_draws


def verify(file: PathOrDash, /) -> int:
    """Recompute every draw of a finished match from the key in its logbook."""
    book = load_logbook(file)
    say, checked = load_words(book.game), 0
    try:
        for draw in verify_draws(book):
            if not draw.is_correct:
                print_lines(say("cli-verify-wrong", ply=draw.ply, written=draw.written, held=draw.expected))
                return EXIT_FAILURE
            checked += 1
    except BrokenFile as error:
        raise error_in_file(file, error) from None
    if not matches_commitment(book):
        print_lines(say("cli-verify-broken-promise"))
        return EXIT_FAILURE
    print_lines(say("cli-verify-right", draws=checked, seats=len(book.salts), commitment=book.commitment))
    return EXIT_OK
