"""Advice, the reasons of bots, and the review, in plain lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.match.bot_replay import ReasonsUnavailable
from spielhafen.terminal.bot_task import create_review_task
from spielhafen.terminal.plain.printer import PlainPrinter, parse_number
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.shared.advice_text import render_advice, render_bot_reasons, render_plain_advice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TextIO

    from spielhafen.i18n import Translator
    from spielhafen.terminal.session import Session


class AdvicePrinter(PlainPrinter):
    """Prints in one sentence what is advised, and more on request."""

    def __init__(self, sitting: Session, words: Translator, target: TextIO) -> None:
        super().__init__(sitting, words, target)
        self.more_lines: list[str] = []
        """The figures behind the last advice or reasons, for the current viewer only."""

    def set_viewer(self, viewer: int) -> None:
        """Set who is looking; what was advised to another is forgotten."""
        if viewer != self.viewer:
            self.more_lines = []
        super().set_viewer(viewer)

    def show_advice(self, seat: int, _: str) -> None:
        """Print advice by the strongest bot, with reasons."""
        self.write(self.words("advice-thinking"))
        labels = {offer.move: self.renderer.say(offer.label) for offer in self.session.scene(seat).offers}
        names, advice = self.session.match.names, self.session.find_advice(seat)
        sentence = render_plain_advice(self.words, names, labels, seat, advice)
        self.write_in_short([sentence], render_advice(self.words, names, labels, seat, advice))

    def write_in_short(self, short: Sequence[str], lines: Iterable[str]) -> None:
        """Print what is said in short, and keep the lines for the command that asks for more."""
        self.more_lines = list(lines)
        self.write(*short, Text(self.words("terminal-more-hint"), style=PLAIN_PALETTE.dim))

    def show_more(self, _seat: int, _rest: str) -> None:
        """Print the figures behind the last advice or reasons."""
        if not self.more_lines:
            raise SpielhafenError(text("terminal-more-none"))
        self.write(*self.more_lines)

    def show_review(self, seat: int, _: str) -> None:
        """Print the turning points of the finished match; raises ReasonsUnavailable."""
        task = create_review_task(self.session.match, self.session.local_seats, seat, self.words.language)
        self.write(self.words("review-thinking"))
        self.write(*task.render())

    def show_bot_reasons(self, seat: int, ply: str) -> None:
        """Print why a bot played its last ply, or the given one; raises ReasonsUnavailable."""
        if ply and not ply.isdecimal():
            raise ReasonsUnavailable(text("terminal-why-which", last=len(self.session.match.plies)))
        names = self.session.match.names
        behind = self.session.find_decision(parse_number(ply) if ply else None)
        self.write(self.words("why-thinking", name=names[behind.seat]))
        told = self.session.recreate_bot_task(behind).find_advice()
        labels = {offer.move: self.renderer.say(offer.label) for offer in self.session.offers_at(behind)}
        head, *lines = render_bot_reasons(self.words, names, labels, behind, told)
        assert told is not None  # noqa: S101 - otherwise it has been refused
        sentence = render_plain_advice(self.words, names, labels, behind.seat, told, "why")
        self.write_in_short([head, sentence], lines)
