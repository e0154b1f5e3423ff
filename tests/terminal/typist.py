"""Scripted input for the line client, and a fake terminal."""

import io
from collections.abc import Callable

from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.session import Session

Lay = Callable[..., Session]


def play(sitting: Session, *lines: str, language: str = "en", target: io.StringIO | None = None) -> str:
    """Return the output while these lines are typed."""
    target = target or io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    LineClient(sitting, Translator(language, sitting.game), source, target).run()
    return target.getvalue()


class Screen(io.StringIO):
    """A terminal that calls a check with everything that is written."""

    def __init__(self) -> None:
        super().__init__()
        self.check: Callable[[str], None] = lambda _: None

    def isatty(self) -> bool:
        return True

    def write(self, said: str) -> int:
        self.check(said)
        return super().write(said)
