"""The table on the screen: chart, hand and log, moved through by keys, while bots think in a process of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog

from spielhafen.bots import ADVISER
from spielhafen.core.errors import SpielhafenError
from spielhafen.i18n import LANGUAGES, Words
from spielhafen.terminal.shared.advice_text import advice_lines, why_lines
from spielhafen.terminal.shared.offer_lookup import meant, reckonings, to_ask_for, typed
from spielhafen.terminal.shared.stand_ins import LENDABLE
from spielhafen.terminal.tui.bot_process import Crew, begin_process
from spielhafen.terminal.tui.choices import Choices
from spielhafen.terminal.tui.pace import PACES, USUAL_PACE
from spielhafen.terminal.tui.screens import BotScreen, Curtain, Paper, RulesScreen
from spielhafen.terminal.tui.table_view import ShownTable

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Card, Offer
    from spielhafen.match.bot_replay import Decision
    from spielhafen.terminal.session import Sitting
    from spielhafen.terminal.tui.screens import Seating

STOPPED: Final = 130


class TableClient(ShownTable):
    """One match on one screen."""

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
        Binding("i", "advice", show=False),
        Binding("w", "why", show=False),
        Binding("b", "bot", show=False),
        Binding("h,question_mark", "help", show=False),
        Binding("g", "language", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c", "stop", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, words: Words, crew: Crew, pace: float) -> None:
        super().__init__(sitting, words)
        self.pace = pace
        """Seconds between the plies of bots, so that people can follow."""
        self._wanted: tuple[int, str] | None = None
        """What somebody has been asked about once: the number of events then, and the move."""
        self.failure: Exception | None = None
        """What should not have happened."""
        self._crew = crew
        self._ended = False
        self._drawing = -1
        """After how many events somebody asked for a draw."""
        self._reckoned = {zone.id for zone in reckonings(self.scene)}

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.words("game-title")
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(Choices).focus()
        self.call_after_refresh(self.go_on)

    # The course of the game.

    def go_on(self) -> None:
        """What comes next: a bot's turn, somebody else's look, or the end."""
        if self.sitting.match.over is not None:
            self.looking = self.sitting.onlooker()
            self.show()
            if not self._ended:
                self._ended = True
                self.push_screen(self.ending())
            return
        if self.reckon():
            return
        bots = self.sitting.match.bots_due()
        seat = self.sitting.person_due(self.looking)
        if bots:
            self.run_worker(self.let_play(bots[0]), exclusive=True)
        elif seat is not None and seat != self.looking:
            self.hand_over(seat)
            return
        self.show()

    def reckon(self) -> bool:
        """Show a new reckoning, term by term, and go on when it is put away; whether there was one."""
        new = [zone for zone in reckonings(self.sitting.scene(self.looking)) if zone.id not in self._reckoned]
        self._reckoned |= {zone.id for zone in new}
        if new:
            self.show()
            title, foot = self.words("terminal-title-sheets"), self.words("terminal-foot-sheet")
            self.push_screen(Paper(title, self.sheet_lines(new), foot), lambda _: self.go_on())
        return bool(new)

    def hand_over(self, seat: int) -> None:
        """Another person looks now; where there are secrets, behind a curtain."""
        self.said = Text()
        if self.sitting.curtain:
            self.looking = self.sitting.onlooker()
            name = self.sitting.match.names[seat]
            self.clear_away()
            self.show()
            self.push_screen(Curtain(self.words("terminal-curtain", name=name)))
        else:
            self.looking = seat
            self.show()

    def clear_away(self) -> None:
        """Take away whatever somebody has laid over the table, or begun to type: the next one is not to read it."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.close_command()

    def action_draw_curtain(self) -> None:
        """Whoever is to decide looks at the table."""
        seat = self.sitting.person_due(self.looking)
        self.looking = self.sitting.onlooker() if seat is None else seat
        self.pop_screen()
        self.go_on()

    async def let_play(self, seat: int) -> None:
        """A bot thinks elsewhere; then it plays, if nothing has changed meanwhile."""
        seq = self.sitting.match.seq
        chosen, _ = await asyncio.gather(
            self._crew.think(self.sitting.thought(seat)), asyncio.sleep(self.pace)
        )
        if self.sitting.match.seq == seq:
            self.sitting.play_bot(seat, chosen)
        self.call_later(self.go_on)

    # Playing.

    def on_choices_committed(self, message: Choices.Committed) -> None:
        """Play what is chosen, or say why not."""
        entry = message.entry
        if self.ply is not None:
            self.action_live()
        elif entry is not None and entry.offer is not None:
            self.play(entry.offer.move)
        elif entry is not None and entry.card is not None:
            self.refuse(entry.card)

    def refuse(self, card: Card) -> None:
        """Why a card cannot be played: try the move it stands for; if none is named, its id may end like one."""
        move = card.move or card.id.rpartition("/")[2].partition("#")[0]
        try:
            self.game_move(move)
        except SpielhafenError:
            self.object(self.words("terminal-not-this"))
        else:
            self.play(move)

    def object(self, why: str) -> None:
        """Say why something cannot be done."""
        self.tell(Text(why, self.palette.alarm))

    def game_move(self, written: str) -> None:
        """Raises UnreadableMove if this is no move of the game."""
        self.sitting.game.catalogue.read(written)

    def play(self, written: str) -> None:
        """Play a move; what is refused is explained and changes nothing."""
        self.said = Text()
        if self.looking in self.sitting.lent:
            self.object(self.words("seat-lent"))
            return
        seat = self.sitting.person_due(self.looking)
        if seat is None or seat != self.looking:
            self.object(self.words("terminal-not-your-turn"))
            return
        say = self.drawer.say
        for place, part in enumerate(typed(self.sitting.scene(seat).offers, written, say)):
            offers = self.sitting.scene(seat).offers
            move = meant(self.sitting.game, offers, part, say)
            if not self.certain(to_ask_for(offers, move)):
                return
            try:
                self.sitting.play(seat, move)
            except SpielhafenError as error:
                refused = Text(self.words.say(error.text, self.sitting.match.names), self.palette.alarm)
                if not place:
                    self.tell(refused)
                    return
                self.said = refused
                break
            self.warn()
        self.go_on()

    def certain(self, doubtful: Offer | None) -> bool:
        """Whether a person really wants what he is warned of: he says so by playing it twice."""
        wanted = None if doubtful is None else (self.sitting.match.seq, doubtful.move)
        before, self._wanted = self._wanted, wanted
        if doubtful is None or before == wanted:
            return True
        said = f"{self.drawer.say(doubtful.warning)} {self.words('terminal-certain-key')}"
        self.tell(Text(said, self.palette.alarm))
        return False

    def warn(self) -> None:
        """The logbook could not be kept."""
        if self.sitting.unkept is not None:
            why = self.sitting.unkept.strerror or str(self.sitting.unkept)
            self.notify(
                self.words("terminal-not-kept", file=str(self.sitting.file), why=why),
                severity="error",
                markup=False,
            )

    def action_undo(self) -> None:
        """Take back the last ply, or say why not."""
        try:
            self.sitting.undo(max(self.looking, 0))
        except SpielhafenError as error:
            self.object(self.words.say(error.text, self.sitting.match.names))
            return
        self.said = Text(self.words("terminal-undone"))
        self.go_on()

    def action_draw(self) -> None:
        """End the game as a draw, if those at this screen say so twice; or say why not."""
        seat, seq = max(self.looking, 0), self.sitting.match.seq
        try:
            self.sitting.check_draw(seat)
        except SpielhafenError as error:
            self.object(self.words.say(error.text, self.sitting.match.names))
            return
        if self._drawing != seq:
            self._drawing = seq
            self.tell(Text(self.words("terminal-draw-key")))
            return
        self.sitting.draw(seat)
        self.go_on()

    # Lending a seat to a bot.

    def action_bot(self) -> None:
        """Hand the seat that one looks from to a bot, or take back one that a bot has; one asks which if there is a choice."""
        if self.sitting.match.over is not None:
            self.object(self.words("seat-over"))
            return
        lent = self.sitting.lent
        own = [self.looking] if self.looking in self.sitting.people and self.looking not in lent else []
        choices = [(seat, "") for seat in lent] + [(seat, level) for seat in own for level in LENDABLE]
        if not choices:
            self.object(self.words("terminal-not-your-turn"))
        elif len(choices) == 1:
            self.seat(choices[0])
        else:
            self.push_screen(
                BotScreen(choices, self.sitting.stand_in, self.words, self.sitting.match.names), self.seat
            )

    def seat(self, choice: Seating | None) -> None:
        """A bot of a level plays for a seat from now on, or its captain again."""
        if choice is None:
            return
        seat, level = choice
        try:
            if level:
                self.sitting.lend(seat, level)
            else:
                self.sitting.take_back(seat)
        except SpielhafenError as error:
            self.object(self.words.say(error.text, self.sitting.match.names))
            return
        name = self.sitting.match.names[seat]
        self.said = Text("" if level else self.words("terminal-back", name=name))
        self.warn()
        if self.sitting.unwatched:
            self.looking = self.sitting.onlooker()
        self.ply = None
        self.go_on()

    # Looking back.

    def action_scrub(self, by: int) -> None:
        """So many plies back or on; beyond the last one it is now again."""
        self.said = Text()
        last = len(self.sitting.match.plies)
        ply = max(0, (last if self.ply is None else self.ply) + by)
        self.ply = None if ply >= last else ply
        self.show()

    def action_live(self) -> None:
        """Back to now."""
        if self.ply is not None:
            self.ply, self.said = None, Text()
            self.show()

    # Screens and the rest.

    def action_log(self) -> None:
        """The whole log."""
        title, foot = self.words("terminal-title-log"), self.words("terminal-foot")
        self.push_screen(Paper(title, [*self.rules_lines(), *self.log_lines()], foot, at_end=True))

    def action_rules(self) -> None:
        """The rulebook at the § of what is to be decided."""
        law = self.scene.status.law
        self.push_screen(RulesScreen(self.sitting.game, self.words, law, self.rules_lines()))

    def action_sheets(self) -> None:
        """All reckonings so far, term by term."""
        lines = self.sheet_lines()
        if lines:
            self.push_screen(Paper(self.words("terminal-title-sheets"), lines, self.words("terminal-foot")))
        else:
            self.tell(Text(self.words("terminal-no-sheets")))

    def action_advice(self) -> None:
        """Ask an admiral what he would do; his answer takes a moment."""
        seat = self.sitting.person_due(self.looking)
        if seat is None or seat != self.looking or self.ply is not None:
            self.object(self.words("terminal-not-your-turn"))
            return
        self.tell(Text(self.words("advice-thinking")))
        self.run_worker(self.advise(seat), group="advice", exclusive=True)

    def action_why(self) -> None:
        """Ask a bot why it played its last ply, or the one that is looked at."""
        try:
            behind = self.sitting.behind(self.ply)
        except SpielhafenError as error:
            self.object(self.words.say(error.text, self.sitting.match.names))
            return
        thinking = self.words("why-thinking", name=self.sitting.match.names[behind.seat])
        self.tell(Text(thinking))
        self.run_worker(self.think_again(behind, thinking), group="advice", exclusive=True)

    async def think_again(self, behind: Decision, thinking: str) -> None:
        """Show what a bot thought before a ply, if it thinks the same again."""
        told = await self._crew.advise(self.sitting.thought_again(behind))
        self.forget(thinking)
        names = self.sitting.match.names
        labels = {offer.move: self.drawer.say(offer.label) for offer in self.sitting.offers_behind(behind)}
        try:
            lines = why_lines(self.words, names, labels, behind, told)
        except SpielhafenError as error:
            self.object(self.words.say(error.text, names))
            return
        title, foot = self.words("terminal-title-why"), self.words("terminal-foot")
        self.push_screen(Paper(title, [Text(line) for line in lines], foot))

    def forget(self, said: str) -> None:
        """Say no longer what was said, if nothing else has been since."""
        if self.said.plain == said:
            self.tell(Text())

    async def advise(self, seat: int) -> None:
        """Show what an admiral thinks, unless the table has gone on meanwhile."""
        seq = self.sitting.match.seq
        advice = await self._crew.advise(self.sitting.thought(seat, ADVISER))
        if self.sitting.match.seq != seq or self.looking != seat:
            self.forget(self.words("advice-thinking"))
            return
        if advice is None:
            self.object(self.words("server-no-advice"))
            return
        self.tell(Text())
        labels = {offer.move: self.drawer.say(offer.label) for offer in self.sitting.scene(seat).offers}
        lines = advice_lines(self.words, self.sitting.match.names, labels, seat, advice)
        title, foot = self.words("terminal-title-advice"), self.words("terminal-foot")
        self.push_screen(Paper(title, [Text(line) for line in lines], foot))

    def ending(self) -> Paper:
        """Who has won, and the reckonings."""
        lines: Sequence[Text] = [*self._seats(self.scene), Text(), *self.sheet_lines()]
        return Paper(self.words.say(self.sitting.ending()), lines, self.words("terminal-foot-end"))

    def action_help(self) -> None:
        """The keys."""
        lines = [Text(line) for line in self.words("terminal-help-keys").splitlines()]
        self.push_screen(Paper(self.words("terminal-title-help"), lines, self.words("terminal-foot")))

    def action_language(self) -> None:
        """The next language."""
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.speak(Words(following, self.sitting.game))
        self.said = Text()
        self.show()

    def action_command(self) -> None:
        """A line to type a move in."""
        line = self.query_one("#command", Input)
        line.placeholder = self.words("terminal-command-line")
        line.add_class("open")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play what was typed."""
        written = event.value.strip()
        self.close_command()
        if written:
            self.play(written)

    def close_command(self) -> None:
        """Put the line away."""
        line = self.query_one("#command", Input)
        line.clear()
        line.remove_class("open")
        self.query_one(Choices).focus()

    def on_key(self, event: events.Key) -> None:
        """Escape leaves the line for typed moves."""
        if event.key == "escape" and self.query_one("#command", Input).has_focus:
            event.stop()
            self.close_command()

    def action_stop(self) -> None:
        """Ctrl-C: leave, with the exit code of a program that was stopped."""
        self.exit(return_code=STOPPED)

    def _handle_exception(self, error: Exception) -> None:
        """Leave the screen, to say what went wrong in a sentence; tests and developers get the traceback."""
        self.failure = error
        if self.is_headless or os.environ.get("SPIELHAFEN_DEBUG"):
            super()._handle_exception(error)
        else:
            self.exit(return_code=1)


def play_on_screen(sitting: Sitting, words: Words, pace: str = USUAL_PACE) -> int:
    """Play until the game is over or left; the exit code. Raises whatever went wrong in the program."""
    crew = Crew(begin_process() if sitting.match.over is None else None)
    client = TableClient(sitting, words, crew, PACES[pace])
    try:
        client.run()
    finally:
        crew.close()
    if client.failure is not None:
        raise client.failure
    return client.return_code or 0
