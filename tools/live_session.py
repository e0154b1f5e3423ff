"""A session of Python for the examples of the docs site, in the browser of a reader.

`tools/live/python.worker.js` runs this module in the interpreter of the site; it knows nothing of JavaScript.
"""

from __future__ import annotations

import ast
import io
import linecache
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from types import ModuleType
from typing import Final

PLACE: Final = "<example>"
"""The name of the code in tracebacks."""
PAUSE: Final = 0.05
"""Seconds between two pieces of output."""


class Output(io.TextIOBase):
    """Text for the page, in pieces of whole lines."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._parts: list[str] = []
        self._sent = 0.0

    def write(self, text: str) -> int:
        """Keep the text, and send it with what came before if that was a while ago."""
        self._parts.append(text)
        if text.endswith("\n") and time.monotonic() - self._sent > PAUSE:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Send what has been kept."""
        if self._parts:
            self._send("".join(self._parts))
            self._parts.clear()
            self._sent = time.monotonic()


def run_example(source: str, send: Callable[[str], None]) -> bool:
    """Run the source as if it were typed: values are shown. Return whether there was no error."""
    output = Output(send)
    with redirect_stdout(output), redirect_stderr(output):
        try:
            _run(source)
        except SystemExit:
            return True
        except BaseException as error:  # noqa: BLE001 - readers see what they have written
            output.write(_traceback(error))
            return False
        finally:
            output.flush()
    return True


def _run(source: str) -> None:
    linecache.cache[PLACE] = (len(source), None, source.splitlines(keepends=True), PLACE)
    module, before = ModuleType("__main__"), sys.modules["__main__"]
    sys.modules["__main__"] = module
    try:
        for statement in ast.parse(source, PLACE).body:
            code = compile(ast.Interactive([statement]), PLACE, "single", dont_inherit=True)
            exec(code, module.__dict__)  # noqa: S102 - readers run what they have written
    finally:
        sys.modules["__main__"] = before


def _traceback(error: BaseException) -> str:
    """Return the traceback from the example on; a syntax error has none."""
    frames = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename != PLACE:
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(error), error, frames))
