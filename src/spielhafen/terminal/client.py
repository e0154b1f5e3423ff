"""The table on the screen: chart, hand and log, moved through by keys, while bots think in a process of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from spielhafen.core.errors import SpielhafenError
from spielhafen.terminal.choices import Choices, Entry, entries_of
from spielhafen.terminal.crew import Crew, begin_process
from spielhafen.terminal.draw import Drawer
from spielhafen.terminal.palette import on_screen
from spielhafen.terminal.pointing import by_label
from spielhafen.terminal.screens import Curtain, Paper, RulesScreen
from spielhafen.words import LANGUAGES, Words

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Scene
    from spielhafen.terminal.sitting import Sitting

PACE: Final = 0.7
"""Seconds between the plies of bots, so that people can follow."""
STOPPED: Final = 130


class TableClient(App[None]):
    """One match on one screen."""

    CSS_PATH = "client.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,ctrl+z", "undo", show=False),
        Binding("comma", "scrub(-1)", show=False),
        Binding("full_stop", "scrub(1)", show=False),
        Binding("less_than_sign,home", "scrub(-100000)", show=False),
        Binding("greater_than_sign,end,escape", "live", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("s", "sheets", show=False),
        Binding("h,question_mark", "help", show=False),
        Binding("g", "language", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c", "stop", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, words: Words, crew: Crew, pace: float = PACE) -> None:
        super().__init__()
        self.sitting = sitting
        self.palette = on_screen(self.console.color_system)
        self.pace = pace
        self.looking = sitting.onlooker()
        self.ply: int | None = None
        """The ply that is looked at in the past; None: now."""
        self.said = Text()
        """What is said in place of the next hint: that something was taken back."""
        self.speak(words)
        self.failure: Exception | None = None
        """What should not have happened."""
        self._crew = crew
        self._told = 0
        self._told_viewer: int | None = None
        self._ended = False

    def speak(self, words: Words) -> None:
        """Say everything in this language from now on."""
        self.words = words
        self.drawer = Drawer(words, self.sitting.match.names, self.palette)

    def compose(self) -> ComposeResult:
        """From top to bottom: what is going on, chart and zones, captains, choices, prompt."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Static(id="chart")
            with Vertical(id="side"):
                yield Static(id="zones")
                yield RichLog(id="log", wrap=True, min_width=20, max_lines=500)
        yield Static(id="seats")
        yield Choices(self.palette, id="choices")
        yield Static(id="prompt")
        yield Static(id="hint")
        yield Input(id="command", compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.words("game-title")
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(Choices).focus()
        self.call_after_refresh(self.go_on)

    def on_resize(self, _: events.Resize) -> None:
        """The chart fits its place."""
        self.call_after_refresh(self.show)

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
        bots = self.sitting.match.bots_due()
        seat = self.sitting.person_due(self.looking)
        if bots:
            self.run_worker(self.let_play(bots[0]), exclusive=True)
        elif seat is not None and seat != self.looking:
            self.hand_over(seat)
            return
        self.show()

    def hand_over(self, seat: int) -> None:
        """Another person looks now; where there are secrets, behind a curtain."""
        self.said = Text()
        if self.sitting.curtain:
            self.looking = self.sitting.onlooker()
            name = self.sitting.match.names[seat]
            self.show()
            self.push_screen(Curtain(self.words("terminal-curtain", name=name)))
        else:
            self.looking = seat
            self.show()

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

    # Showing.

    @property
    def scene(self) -> Scene:
        """What is to be seen: now, or in the past."""
        if self.ply is not None:
            return self.sitting.past(self.looking, self.ply)
        return self.sitting.scene(self.looking)

    def show(self) -> None:
        """Draw everything anew."""
        scene = self.scene
        self.drawer.learn(scene)
        self.query_one("#head", Static).update(self._head(scene))
        self.query_one("#seats", Static).update(Group(*self._seats(scene)))
        self.query_one("#prompt", Static).update(self._prompt(scene))
        self.query_one("#keys", Static).update(Text(self.words("terminal-keys")))
        self.screen_stack[0].set_class(self.ply is not None, "past")
        self.query_one(Choices).show(entries_of(scene, self.drawer) if self.looking >= 0 else [])
        zones = [
            line
            for zone in scene.zones
            if self._beside(zone.kind)
            for line in self.drawer.zone(zone, short=True)
        ]
        self.query_one("#zones", Static).update(Group(*zones))
        self.show_chart(scene)
        self.show_log()

    @staticmethod
    def _beside(kind: str) -> bool:
        """Hands are choices, sheets have a screen of their own; the rest stands beside the chart."""
        return kind not in {"hand", "sheet"}

    def _head(self, scene: Scene) -> Text:
        head = self.drawer.head(scene)
        if self.ply is not None:
            past = self.words("terminal-past", ply=self.ply, last=len(self.sitting.match.plies))
            head = Text.assemble((f"{past} ", self.palette.lamp), head)
        return head

    def _seats(self, scene: Scene) -> list[Text]:
        asked = [] if self.ply is not None else self.sitting.match.actors()
        width = self.size.width - 2
        return [
            self.drawer.seat(scene, seat, asked=seat in asked, width=width)
            for seat in range(len(scene.seats))
        ]

    def _prompt(self, scene: Scene) -> Text:
        return Text(" · ").join([self.drawer.prompt(scene.status), *self.drawer.hints(scene.status)])

    def show_chart(self, scene: Scene) -> None:
        """The board with what may be pointed at, or the table with what lies on it."""
        widget = self.query_one("#chart", Static)
        width, height = max(20, widget.size.width - 2), max(5, widget.size.height)
        if not scene.geometry.spaces:
            widget.update(Group(*self.drawer.chart.table(scene, width, height)))
            return
        entry = self.query_one(Choices).entry
        chosen = entry.offer.touches[-1] if entry and entry.offer and entry.offer.touches else ""
        lit = {touch for offer in scene.offers for touch in offer.touches}
        lines = self.drawer.chart.board(scene, width, lit, chosen)
        widget.update(Group(*lines, self.drawer.legend(scene)))

    def show_log(self) -> None:
        """What is new in the log; all of it for another reader, in another language or after an undo."""
        log = self.query_one("#log", RichLog)
        lines = self.sitting.log(self.looking)
        reader = hash((self.looking, self.words.language))
        if reader != self._told_viewer or self._told > len(lines):
            log.clear()
            self._told, self._told_viewer = 0, reader
        for line in self.log_lines(self._told):
            log.write(line)
        self._told = len(lines)

    def log_lines(self, begin: int = 0) -> list[Text]:
        """The log as text, from a line on."""
        told = []
        for line in self.sitting.log(self.looking)[begin:]:
            said = self.words.say(line.text, self.sitting.match.names)
            told.append(
                Text(f"— {said} —", self.palette.head)
                if line.head
                else Text(said, self.palette.seat(line.seat))
            )
        return told

    def on_choices_looked(self) -> None:
        """The hint of what is chosen, and its place on the chart."""
        entry = self.query_one(Choices).entry
        hint = self.said if self.said.plain else self._about(entry)
        self.query_one("#hint", Static).update(hint)
        if self.scene.geometry.spaces:
            self.show_chart(self.scene)
        self.said = Text()

    def _about(self, entry: Entry | None) -> Text:
        """What an entry is worth and does."""
        if entry is None:
            return Text()
        hint = self.drawer.say(entry.offer.hint) if entry.offer else ""
        if not hint and entry.card is not None:
            hint = "  ".join(self.drawer.closely(entry.card))
        if entry.offer and entry.offer.warning:
            return Text.assemble(hint, "  ", (self.drawer.say(entry.offer.warning), self.palette.alarm))
        return Text(hint)

    def tell(self, said: str, style: str = "") -> None:
        """A sentence in place of the hint, until something else is looked at."""
        self.query_one("#hint", Static).update(Text(said, style))

    # Playing.

    def on_choices_committed(self, message: Choices.Committed) -> None:
        """Play what is chosen, or say why not."""
        entry = message.entry
        if self.ply is not None:
            self.action_live()
        elif entry is not None and entry.offer is not None:
            self.play(entry.offer.move)
        elif entry is not None and entry.card is not None:
            self.refuse(entry.card.id)

    def refuse(self, name: str) -> None:
        """Why a card cannot be played: its id ends like the move, if there is one."""
        move = name.rpartition("/")[2].partition("#")[0]
        try:
            self.game_move(move)
        except SpielhafenError:
            self.tell(self.words("terminal-not-this"), self.palette.alarm)
        else:
            self.play(move)

    def game_move(self, written: str) -> None:
        """Raises UnreadableMove if this is no move of the game."""
        self.sitting.game.catalogue.read(written)

    def play(self, written: str) -> None:
        """Play a move; what is refused is explained and changes nothing."""
        seat = self.sitting.person_due(self.looking)
        if seat is None or seat != self.looking:
            self.tell(self.words("terminal-not-your-turn"), self.palette.alarm)
            return
        try:
            self.sitting.play(seat, written)
        except SpielhafenError as error:
            self.tell(self.words.say(error.text, self.sitting.match.names), self.palette.alarm)
            return
        self.warn()
        self.go_on()

    def warn(self) -> None:
        """The logbook could not be kept."""
        if self.sitting.unkept is not None:
            why = self.sitting.unkept.strerror or str(self.sitting.unkept)
            self.notify(
                self.words("terminal-not-kept", file=str(self.sitting.file), why=why), severity="error"
            )

    def action_undo(self) -> None:
        """Take back the last ply, or say why not."""
        try:
            self.sitting.undo(max(self.looking, 0))
        except SpielhafenError as error:
            self.tell(self.words.say(error.text, self.sitting.match.names), self.palette.alarm)
            return
        self.said = Text(self.words("terminal-undone"))
        self.go_on()

    # Looking back.

    def action_scrub(self, by: int) -> None:
        """So many plies back or on; beyond the last one it is now again."""
        last = len(self.sitting.match.plies)
        ply = max(0, (last if self.ply is None else self.ply) + by)
        self.ply = None if ply >= last else ply
        self.show()

    def action_live(self) -> None:
        """Back to now."""
        if self.ply is not None:
            self.ply = None
            self.show()

    # Screens and the rest.

    def action_log(self) -> None:
        """The whole log."""
        title, foot = self.words("terminal-title-log"), self.words("terminal-foot")
        self.push_screen(Paper(title, self.log_lines(), foot, at_end=True))

    def action_rules(self) -> None:
        """The rulebook at the § of what is to be decided."""
        self.push_screen(RulesScreen(self.sitting.game, self.words, self.scene.status.law))

    def action_sheets(self) -> None:
        """All reckonings so far, term by term."""
        lines = self.sheet_lines()
        if lines:
            self.push_screen(Paper(self.words("terminal-title-sheets"), lines, self.words("terminal-foot")))
        else:
            self.tell(self.words("terminal-no-sheets"))

    def sheet_lines(self) -> list[Text]:
        """The sheets of the scene: what is not past comes first."""
        sheets = [zone for zone in self.scene.zones if zone.sheet is not None]
        lines: list[Text] = []
        for zone in sorted(sheets, key=lambda zone: zone.past):
            if zone.sheet is not None:
                lines += [*self.drawer.zone(zone), *self.drawer.terms(zone.sheet), Text()]
        return lines

    def ending(self) -> Paper:
        """Who has won, and the reckonings."""
        winners = self.sitting.match.over or []
        names = ", ".join(self.sitting.match.names[seat] for seat in winners)
        key = (
            "terminal-unfinished"
            if not winners
            else "terminal-won"
            if len(winners) == 1
            else "terminal-won-together"
        )
        lines: Sequence[Text] = [*self._seats(self.scene), Text(), *self.sheet_lines()]
        return Paper(self.words(key, names=names), lines, self.words("terminal-foot-end"))

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
            self.play(by_label(self.scene.offers, written, self.drawer.say) or written)

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


def play_on_screen(sitting: Sitting, words: Words) -> int:
    """Play until the game is over or left; the exit code. Raises whatever went wrong in the program."""
    has_bots = any(plan.kind == "bot" for plan in sitting.match.seats)
    crew = Crew(begin_process() if has_bots else None)
    client = TableClient(sitting, words, crew)
    try:
        client.run()
    finally:
        crew.close()
    if client.failure is not None:
        raise client.failure
    return client.return_code or 0
