"""The full-screen client: chart, hand and log, navigated by keys."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.languages import LANGUAGES, REVIEWED_LANGUAGES
from spielhafen.i18n import Translator
from spielhafen.terminal.shared.explain_text import aim_card, aim_of
from spielhafen.terminal.shared.offer_lookup import (
    finished_sheets,
    offer_to_confirm,
    parse_line,
    resolve_move,
)
from spielhafen.terminal.shared.stand_ins import STAND_IN_LEVELS
from spielhafen.terminal.tui.bot_process import BotProcess, begin_process
from spielhafen.terminal.tui.choices import Choices
from spielhafen.terminal.tui.pace import DEFAULT_PACE, PACES, TurnPace
from spielhafen.terminal.tui.screens import BotScreen, PrivacyScreen, TextScreen
from spielhafen.terminal.tui.table_advice import TableAdvice

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Card, Offer
    from spielhafen.terminal.session import Session
    from spielhafen.terminal.tui.screens import SeatChoice

EXIT_INTERRUPTED: Final = 130


class TableApp(TableAdvice):
    """One match on one screen; bots think in a process of their own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,ctrl+z", "undo", show=False),
        Binding("d", "draw", show=False),
        Binding("comma", "scrub(-1)", show=False),
        Binding("full_stop", "scrub(1)", show=False),
        Binding("less_than_sign,home", "scrub(-100000)", show=False),
        Binding("greater_than_sign,end,escape", "live", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("s", "sheets", show=False),
        Binding("b", "bot", show=False),
        Binding("n", "leave_guide", show=False),
        Binding("h,question_mark", "help", show=False),
        Binding("g", "language", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c", "stop", show=False, priority=True),
    ]

    def __init__(self, session: Session, words: Translator, bot_process: BotProcess, pace: float) -> None:
        super().__init__(session, words, bot_process)
        self.pace_seconds = pace
        """Seconds between the plies of bots, so that people can follow."""
        self._turn_pace = TurnPace()
        self._offer_to_confirm: tuple[int, str] | None = None
        """The offer that the user has to confirm: the number of events at the time, and the move."""
        self.failure: Exception | None = None
        """An unexpected error that ended the client."""
        self._is_result_shown = False
        self._draw_asked_at = -1
        """The number of events when the user asked for a draw and has to confirm it."""
        self._shown_sheets = {zone.id for zone in finished_sheets(self.scene)}

    def on_mount(self) -> None:
        """Set the title and the focus, and start playing."""
        self.title = self.words("game-title")
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(Choices).focus()
        self.call_after_refresh(self.advance)

    # The course of the game.

    def advance(self) -> None:
        """Show the next thing: a sheet, a bot's turn, another person's turn, or the result."""
        if self.session.match.winners is not None:
            self.viewer = self.session.default_viewer()
            self.redraw()
            if not self._is_result_shown:
                self._is_result_shown = True
                self.push_screen(self.result_screen())
            return
        if self.show_new_sheets():
            return
        bots = self.session.match.bots_due()
        seat = self.session.find_person_to_move(self.viewer)
        if bots:
            self.run_worker(self.play_bot_turn(bots[0]), exclusive=True)
        elif seat is not None and seat != self.viewer:
            self.hand_over(seat)
            return
        self.redraw()

    def show_new_sheets(self) -> bool:
        """Show new sheets, and advance when they are closed; return whether there were any."""
        new = [
            zone
            for zone in finished_sheets(self.session.scene(self.viewer))
            if zone.id not in self._shown_sheets
        ]
        self._shown_sheets |= {zone.id for zone in new}
        if new:
            self.redraw()
            title, foot = self.words("terminal-title-sheets"), self.words("terminal-foot-sheet")
            self.push_screen(TextScreen(title, self.sheet_lines(new), foot), lambda _: self.advance())
        return bool(new)

    def hand_over(self, seat: int) -> None:
        """Let another person look, behind a privacy screen where there are secrets."""
        self.message = Text()
        if self.session.needs_privacy_screen:
            self.viewer = self.session.default_viewer()
            name = self.session.match.names[seat]
            self.close_overlays()
            self.redraw()
            self.push_screen(PrivacyScreen(self.words("terminal-curtain", name=name)))
        else:
            self.viewer = seat
            self.redraw()

    def close_overlays(self) -> None:
        """Close all screens and the command line: the next person must not read them."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.close_command_line()

    def action_close_privacy_screen(self) -> None:
        """Show the table to the person who is to move."""
        seat = self.session.find_person_to_move(self.viewer)
        self.viewer = self.session.default_viewer() if seat is None else seat
        self.pop_screen()
        self.advance()

    async def play_bot_turn(self, seat: int) -> None:
        """Let a bot choose elsewhere, then play its move unless the match has changed meanwhile."""
        seq = self.session.match.seq
        chosen, _ = await asyncio.gather(
            self.bot_process.choose_move(self.session.create_bot_task(seat)),
            asyncio.sleep(self._turn_pace.delay(self.pace_seconds, seat, self.last_own_ply())),
        )
        if self.session.match.seq == seq:
            self.session.play_bot(seat, chosen)
        self.call_later(self.advance)

    # Playing.

    def on_choices_selected(self, message: Choices.Selected) -> None:
        """Play the selected entry, or explain why it cannot be played."""
        entry = message.entry
        if self.past_ply is not None:
            self.action_live()
        elif entry is not None and entry.offer is not None:
            self.play(entry.offer.move)
        elif entry is not None and entry.card is not None:
            self.explain_refusal(entry.card)

    def explain_refusal(self, card: Card) -> None:
        """Explain why a card cannot be played by trying its move.

        Without a named move, the end of its id is tried.
        """
        move = card.move or card.id.rpartition("/")[2].partition("#")[0]
        try:
            self.check_move(move)
        except SpielhafenError:
            self.show_error(self.words("terminal-not-this"))
        else:
            self.play(move)

    def check_move(self, written: str) -> None:
        """Check that this is a move of the game; raises UnreadableMove."""
        self.session.game.catalogue.read(written)

    def play(self, written: str) -> None:
        """Play the typed moves; a refused one is explained and changes nothing."""
        self.message = Text()
        if self.viewer in self.session.lent_seats:
            self.show_error(self.words("seat-lent"))
            return
        seat = self.session.find_person_to_move(self.viewer)
        if seat is None or seat != self.viewer:
            self.show_error(self.words("terminal-not-your-turn"))
            return
        say = self.renderer.say
        for place, part in enumerate(parse_line(self.session.scene(seat).offers, written, say)):
            offers = self.session.scene(seat).offers
            move = resolve_move(self.session.game, offers, part, say)
            if not self.confirm(offer_to_confirm(offers, move)):
                return
            try:
                self.session.play(seat, move)
            except SpielhafenError as error:
                refused = Text(
                    self.words.translate(error.text, self.session.match.names), self.palette.warning
                )
                if not place:
                    self.show_message(refused)
                    return
                self.message = refused
                break
            self.show_save_error()
        self.advance()

    def confirm(self, doubtful: Offer | None) -> bool:
        """Return whether an offer is confirmed; one with a warning has to be played twice."""
        wanted = None if doubtful is None else (self.session.match.seq, doubtful.move)
        before, self._offer_to_confirm = self._offer_to_confirm, wanted
        if doubtful is None or before == wanted:
            return True
        said = f"{self.renderer.say(doubtful.warning)} {self.words('terminal-certain-key')}"
        self.show_message(Text(said, self.palette.warning))
        return False

    def show_save_error(self) -> None:
        """Show that the logbook could not be saved, if so."""
        if self.session.save_error is not None:
            why = self.session.save_error.strerror or str(self.session.save_error)
            self.notify(
                self.words("terminal-not-kept", file=str(self.session.file), why=why),
                severity="error",
                markup=False,
            )

    def action_undo(self) -> None:
        """Take back the last ply, or show why not."""
        try:
            self.session.undo(max(self.viewer, 0))
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, self.session.match.names))
            return
        self.message = Text(self.words("terminal-undone"))
        self.advance()

    def action_leave_guide(self) -> None:
        """Play on without the guide, or show that there is none."""
        try:
            self.session.leave_guide(max(self.viewer, 0))
        except SpielhafenError as error:
            self.show_error(self.words.explain(error))
            return
        self.advance()

    def action_draw(self) -> None:
        """End the game as a draw if the people here press the key twice, or show why not."""
        seat, seq = max(self.viewer, 0), self.session.match.seq
        try:
            self.session.check_draw(seat)
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, self.session.match.names))
            return
        if self._draw_asked_at != seq:
            self._draw_asked_at = seq
            self.show_message(Text(self.words("terminal-draw-key")))
            return
        self.session.agree_draw(seat)
        self.advance()

    # Lending a seat to a bot.

    def action_bot(self) -> None:
        """Give the viewer's seat to a bot, or take back a seat from one; a menu opens if needed."""
        if self.session.match.winners is not None:
            self.show_error(self.words("seat-over"))
            return
        lent = self.session.lent_seats
        own = [self.viewer] if self.viewer in self.session.local_seats and self.viewer not in lent else []
        choices = [(seat, "") for seat in lent] + [(seat, level) for seat in own for level in STAND_IN_LEVELS]
        if not choices:
            self.show_error(self.words("terminal-not-your-turn"))
        elif len(choices) == 1:
            self.assign_seat(choices[0])
        else:
            self.push_screen(
                BotScreen(choices, self.session.stand_in_level, self.words, self.session.match.names),
                self.assign_seat,
            )

    def assign_seat(self, choice: SeatChoice | None) -> None:
        """Let a bot of a level play for a seat from now on, or its owner again."""
        if choice is None:
            return
        seat, level = choice
        try:
            if level:
                self.session.lend_seat(seat, level)
            else:
                self.session.take_back_seat(seat)
        except SpielhafenError as error:
            self.show_error(self.words.translate(error.text, self.session.match.names))
            return
        name = self.session.match.names[seat]
        self.message = Text("" if level else self.words("terminal-back", name=name))
        self.show_save_error()
        if self.session.hides_all_hands:
            self.viewer = self.session.default_viewer()
        self.past_ply = None
        self.advance()

    # Words and the command line.

    def result_screen(self) -> TextScreen:
        """Return a screen with the winners, the places and the sheets."""
        lines: Sequence[Text] = [*self.place_lines(), Text(), *self.sheet_lines()]
        return TextScreen(
            self.words.translate(self.session.result_text()), lines, self.words("terminal-foot-end")
        )

    def action_help(self) -> None:
        """Show the keys."""
        keys = self.words("terminal-help-keys").splitlines()
        lines = [Text(line) for line in (*aim_card(self.words, aim_of(self.scene.status)), "", *keys)]
        self.push_screen(TextScreen(self.words("terminal-title-help"), lines, self.words("terminal-foot")))

    def action_language(self) -> None:
        """Switch to the next language."""
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.set_language(Translator(following, self.session.game))
        self.message = Text("" if following in REVIEWED_LANGUAGES else self.words("language-marked"))
        self.redraw()

    def action_command(self) -> None:
        """Open the command line to type a move."""
        line = self.query_one("#command", Input)
        line.placeholder = self.words("terminal-command-line")
        line.add_class("open")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the typed line."""
        written = event.value.strip()
        self.close_command_line()
        word, _, rest = written.partition(" ")
        if word.casefold() in self.words("terminal-command-what").split():
            self.show_explanation(rest.strip())
        elif written:
            self.play(written)

    def close_command_line(self) -> None:
        """Close the command line."""
        line = self.query_one("#command", Input)
        line.clear()
        line.remove_class("open")
        self.query_one(Choices).focus()

    def on_key(self, event: events.Key) -> None:
        """Close the command line on Escape."""
        if event.key == "escape" and self.query_one("#command", Input).has_focus:
            event.stop()
            self.close_command_line()

    def action_stop(self) -> None:
        """Exit on Ctrl-C with the exit code of an interrupted program."""
        self.exit(return_code=EXIT_INTERRUPTED)

    def _handle_exception(self, error: Exception) -> None:
        """Leave the screen on an error, to report it in a sentence.

        Tests and developers get the traceback.
        """
        self.failure = error
        if self.is_headless or os.environ.get("SPIELHAFEN_DEBUG"):
            super()._handle_exception(error)
        else:
            self.exit(return_code=1)


def run_table_app(session: Session, words: Translator, pace: str = DEFAULT_PACE) -> int:
    """Play until the game is over or left, and return the exit code.

    Raises an unexpected error of the client after its screen is closed.
    """
    crew = BotProcess(begin_process() if session.match.winners is None else None)
    client = TableApp(session, words, crew, PACES[pace])
    try:
        client.run()
    finally:
        crew.close()
    if client.failure is not None:
        raise client.failure
    return client.return_code or 0
