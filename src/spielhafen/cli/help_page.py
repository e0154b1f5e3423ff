"""Help pages made of the messages `help…` of cli.ftl.

They are read by Fluent's parser alone: Fluent's formatter takes longer to load than all the rest of a help
page, and help texts have no arguments.
"""

from __future__ import annotations

import textwrap
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

LABEL_WIDTH = 26
"""The width of the column with names of commands and options."""


class HelpTexts:
    """The help texts of a language by message (`help-play`) or attribute (`help-play.seat`)."""

    def __init__(self, language: str) -> None:
        source = files("spielhafen").joinpath("i18n", language, "cli.ftl").read_text("utf-8")
        self._texts: dict[str, str] = {}
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("help"):
                self._texts[entry.id.name] = _pattern_text(entry.value)
                for attribute in entry.attributes:
                    self._texts[f"{entry.id.name}.{attribute.id.name}"] = _pattern_text(attribute.value)

    def __call__(self, key: str) -> str:
        """Return the text of this key; empty if there is none."""
        return self._texts.get(key, "")


def _pattern_text(pattern: ast.Pattern | None) -> str:
    """Return the text of a pattern without arguments.

    Literals such as {"  "} keep blanks that Fluent would strip.
    """
    parts = []
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
    return "".join(parts)


class HelpPage:
    """A help page as plain text: usage, description, options, examples."""

    def __init__(self, manual: HelpTexts, command: str = "") -> None:
        self.texts = manual
        self.key = f"help-{command}" if command else "help"

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Write `Usage: spielhafen play …`."""
        _write(console, f"{self.texts('help.usage')} {str(usage).strip()}")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Write the first sentence, then the description and the examples."""
        for key in (self.key, f"{self.key}.more"):
            for paragraph in filter(None, self.texts(key).split("\n\n")):
                _write(console, "\n" + "\n".join(_wrap_paragraph(paragraph, console.width)))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Write commands or options, each with its text."""
        if not panel.entries:
            return
        _write(console, "\n" + self.texts(f"help.{panel.title}".lower()))
        for entry in panel.entries:
            _write(console, "\n".join(self._entry_lines(entry, panel.format, console.width)))

    def _entry_lines(self, entry: HelpEntry, kind: str, width: int) -> list[str]:
        names = [name for name in entry.display_labels if name != name.upper() or not entry.names]
        label = ", ".join([entry.positional_label] if entry.positional_label else names)
        word = (entry.names or entry.display_labels)[0].lstrip("-").lower()
        if kind == "command":
            said = self.texts(f"help-{word}") or self.texts(f"help.{word}")
        else:
            said = self.texts(f"{self.key}.{word}") or self.texts(f"help.{word}")
            said += self._default_text(entry)
            label += f" {entry.metavar}" if entry.metavar and not entry.positional_label else ""
        lines = textwrap.wrap(said, max(20, min(width, 110) - LABEL_WIDTH)) or [""]
        first = (
            [f"  {label:<{LABEL_WIDTH - 2}}{lines[0]}"]
            if len(label) < LABEL_WIDTH - 2
            else [f"  {label}", *lines[:1]]
        )
        first[1:] = [" " * LABEL_WIDTH + line for line in first[1:]]
        return first + [" " * LABEL_WIDTH + line for line in lines[1:]]

    def _default_text(self, entry: HelpEntry) -> str:
        """Return the default of a number; where it depends on something else the text describes it."""
        told = (entry.default or "").removesuffix(".0")
        if not told.replace(".", "", 1).isdecimal():
            return ""
        return f" {self.texts('help.default')}: {told.replace('.', self.texts('help.point'))}."


def _wrap_paragraph(paragraph: str, width: int) -> list[str]:
    """Wrap prose; lines that begin with blanks are examples and stay as they are."""
    if paragraph.startswith(" "):
        return paragraph.splitlines()
    return textwrap.wrap(paragraph, max(20, min(width, 110)))


def _write(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, emoji=False, soft_wrap=True)
