"""The command that recomputes the chance of a finished match."""

from __future__ import annotations

from spielhafen.cli.cli_errors import DONE, FAILED, in_file
from spielhafen.cli.console import PathOrDash, out, read_logbook, words
from spielhafen.core.errors import BrokenFile
from spielhafen.core.proof import draws, keeps_promise


def verify(file: PathOrDash, /) -> int:
    """Recompute every draw of a finished match from the key in its logbook."""
    book = read_logbook(file)
    say, checked = words(book.game), 0
    try:
        for draw in draws(book):
            if not draw.right:
                out(say("cli-verify-wrong", ply=draw.ply, written=draw.written, held=draw.held))
                return FAILED
            checked += 1
    except BrokenFile as error:
        raise in_file(file, error) from None
    if not keeps_promise(book):
        out(say("cli-verify-broken-promise"))
        return FAILED
    out(say("cli-verify-right", draws=checked, seats=len(book.salts), commitment=book.commitment))
    return DONE
