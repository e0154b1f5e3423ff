"""What sessions of Python on pages are said to print, for tests that run them in place."""

from __future__ import annotations

import doctest
from typing import Final, NamedTuple

LOOSE: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class ShownSession(NamedTuple):
    """The code of a session, what it prints, and whether it ends with an error."""

    source: str
    printed: str
    is_wrong: bool


def read_session(session: str) -> ShownSession:
    """Read a session; of an error only the type counts: its words depend on what is installed."""
    examples = doctest.DocTestParser().get_examples(session)
    source, *wrong = "".join(one.source for one in examples), *(one for one in examples if one.exc_msg)
    assert wrong in ([], examples[-1:]), "what comes after an error does not run"
    printed = "".join(one.want for one in examples if not one.exc_msg)
    for one in wrong:
        kind = str(one.exc_msg).partition(":")[0]
        printed += f"Traceback (most recent call last):\n...\n{kind}...\n"
    return ShownSession(source, printed, bool(wrong))


def prints_as_shown(session: ShownSession, printed: str) -> bool:
    """Return whether a session printed what its page shows; `...` stands for anything."""
    return doctest.OutputChecker().check_output(session.printed, printed, LOOSE)
