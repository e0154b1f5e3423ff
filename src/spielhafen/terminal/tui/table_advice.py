"""Advice, the reasons of bots, and the review, in the full-screen client."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from spielhafen.bots import ADVICE_LEVEL
from spielhafen.core.errors import SpielhafenError
from spielhafen.terminal.bot_task import create_review_task
from spielhafen.terminal.shared.advice_text import render_advice, render_bot_reasons, render_plain_advice
from spielhafen.terminal.tui.screens import TextScreen
from spielhafen.terminal.tui.table_view import TableView

if TYPE_CHECKING:
    from spielhafen.i18n import Translator
    from spielhafen.match.bot_replay import BotDecision
    from spielhafen.terminal.bot_task import ReviewTask
    from spielhafen.terminal.session import Session
    from spielhafen.terminal.tui.bot_process import BotProcess


class TableAdvice(TableView):
    """A table that says in one sentence what is advised, and more on request."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "advice", show=False),
        Binding("w", "why", show=False),
        Binding("m", "more", show=False),
        Binding("v", "review", show=False),
    ]

    def __init__(self, session: Session, words: Translator, bot_process: BotProcess) -> None:
        super().__init__(session, words)
        self.bot_process = bot_process
        self._more: tuple[int, str, list[str]] | None = None
        """The viewer to whom something was said in short, and the title and lines of the rest."""

    def show_error(self, why: str) -> None:
        """Show why something cannot be done."""
        self.show_message(Text(why, self.palette.warning))

    def show_in_short(self, sentence: str, title: str, lines: list[str]) -> None:
        """Show a sentence, and keep the rest for the key that asks for more."""
        self._more = self.viewer, title, lines
        self.show_message(Text(f"{sentence} {self.words('terminal-more-key')}"))

    def action_more(self) -> None:
        """Show the figures behind what was said."""
        if self._more is None or self._more[0] != self.viewer:
            self.show_error(self.words("terminal-more-none"))
            return
        _, title, lines = self._more
        self.push_screen(TextScreen(title, [Text(line) for line in lines], self.words("terminal-foot")))

    def action_advice(self) -> None:
        """Ask the strongest bot for advice; the answer takes a moment."""
        seat = self.session.find_person_to_move(self.viewer)
        if seat is None or seat != self.viewer or self.past_ply is not None:
            self.show_error(self.words("terminal-not-your-turn"))
            return
        self.show_message(Text(self.words("advice-thinking")))
        self.run_worker(self.show_advice(seat), group="advice", exclusive=True)

    async def show_advice(self, seat: int) -> None:
        """Show advice, unless the match has changed meanwhile."""
        seq = self.session.match.seq
        advice = await self.bot_process.find_advice(self.session.create_bot_task(seat, ADVICE_LEVEL))
        if self.session.match.seq != seq or self.viewer != seat:
            self.clear_message(self.words("advice-thinking"))
            return
        if advice is None:
            self.show_error(self.words("server-no-advice"))
            return
        labels = {offer.move: self.renderer.say(offer.label) for offer in self.session.scene(seat).offers}
        names = self.session.match.names
        lines = list(render_advice(self.words, names, labels, seat, advice))
        sentence = render_plain_advice(self.words, names, labels, seat, advice)
        self.show_in_short(sentence, self.words("terminal-title-advice"), lines)

    def action_why(self) -> None:
        """Ask a bot why it played its last ply, or the past one that is shown."""
        try:
            behind = self.session.find_decision(self.past_ply)
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, self.session.match.names))
            return
        thinking = self.words("why-thinking", name=self.session.match.names[behind.seat])
        self.show_message(Text(thinking))
        self.run_worker(self.show_bot_reasons(behind, thinking), group="advice", exclusive=True)

    async def show_bot_reasons(self, decision: BotDecision, thinking: str) -> None:
        """Show what a bot thought before a ply, if it thinks the same again."""
        told = await self.bot_process.find_advice(self.session.recreate_bot_task(decision))
        self.clear_message(thinking)
        names = self.session.match.names
        labels = {offer.move: self.renderer.say(offer.label) for offer in self.session.offers_at(decision)}
        try:
            lines = render_bot_reasons(self.words, names, labels, decision, told)
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, names))
            return
        assert told is not None  # noqa: S101 - otherwise it has been refused
        sentence = render_plain_advice(self.words, names, labels, decision.seat, told, "why")
        self.show_in_short(sentence, self.words("terminal-title-why"), lines)

    def action_review(self) -> None:
        """Review the finished match; it takes a while."""
        try:
            task = create_review_task(
                self.session.match, self.session.local_seats, self.viewer, self.words.language
            )
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, self.session.match.names))
            return
        self.show_message(Text(self.words("review-thinking")))
        self.run_worker(self.show_review(task), group="advice", exclusive=True)

    async def show_review(self, task: ReviewTask) -> None:
        """Show the turning points."""
        lines = await self.bot_process.review(task)
        self.clear_message(self.words("review-thinking"))
        title, foot = self.words("review-title"), self.words("terminal-foot")
        self.push_screen(TextScreen(title, [Text(line) for line in lines], foot))
