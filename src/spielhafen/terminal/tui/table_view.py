"""The table as it is drawn on the screen: chart and zones, captains, choices, prompt and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from spielhafen.terminal.render.chart import at_hand
from spielhafen.terminal.render.draw import Drawer
from spielhafen.terminal.render.ground import Grid
from spielhafen.terminal.render.legend import below
from spielhafen.terminal.render.palette import on_screen
from spielhafen.terminal.shared.offer_lookup import aim, lit
from spielhafen.terminal.shared.rules_summary import rules_played
from spielhafen.terminal.shared.stand_ins import level_name
from spielhafen.terminal.tui.choices import Choices, Entry, entries_of

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Scene, Zone
    from spielhafen.i18n import Words
    from spielhafen.terminal.session import Sitting


SIDE = 27
"""Columns that the zones beside a broad chart keep."""


EDGES = 5
"""Columns round a chart."""


class ShownTable(App[None]):
    """A match as somebody looks at it, now or in the past."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.palette = on_screen(self.console.color_system)
        self.looking = sitting.onlooker()
        self.ply: int | None = None
        """The ply that is looked at in the past; None: now."""
        self.said = Text()
        """What is said in place of the hint until whoever plays does something: why not, or that it was taken back."""
        self.speak(words)
        self._told = 0
        self._side: int | str = ""
        self._told_viewer: int | None = None

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

    def on_resize(self, _: events.Resize) -> None:
        """The chart fits its place."""
        self.call_after_refresh(self.show)

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
        self.make_room(scene)
        self.query_one("#head", Static).update(self._head(scene))
        self.query_one("#seats", Static).update(Group(*self._seats(scene)))
        self.query_one("#prompt", Static).update(self._prompt(scene))
        keys = "terminal-keys" if self.ply is None else "terminal-keys-past"
        self.query_one("#keys", Static).update(Text(self.words(keys)))
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

    def make_room(self, scene: Scene) -> None:
        """A broad chart takes what the zones beside it can spare."""
        needed = Grid(scene.geometry, self.size.width - SIDE - EDGES).width + EDGES
        narrow = scene.geometry.spaces and needed > self.size.width * 0.55
        side: int | str = max(SIDE, self.size.width - needed) if narrow else "45%"
        if side != self._side:
            self._side = side
            self.query_one("#side").styles.width = side
            self.call_after_refresh(self.fill_room)

    def fill_room(self) -> None:
        """The chart and the log once more, in their new breadth."""
        self._told_viewer = None
        self.show()

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
        lent = [self._lent(seat) for seat in self.sitting.lent if self.sitting.match.over is None]
        return Text(" · ").join([*lent, self.drawer.prompt(scene.status), *self.drawer.hints(scene.status)])

    def _lent(self, seat: int) -> Text:
        """Which bot plays for whom, and how that ends."""
        plan = self.sitting.match.seats[seat]
        level = level_name(self.words, plan.level)
        return Text(self.words("terminal-lent-key", level=level, name=plan.name), self.palette.lamp)

    def show_chart(self, scene: Scene) -> None:
        """The board with what may be pointed at, or the table with what lies on it."""
        widget = self.query_one("#chart", Static)
        width, height = max(20, widget.size.width - 2), max(5, widget.size.height)
        if not scene.geometry.spaces:
            widget.update(Group(*self.drawer.chart.table(scene, width, height)))
            return
        choices = self.query_one(Choices)
        entry = choices.entry
        first = next(iter(entry.offers), None) if entry else None
        # An entry that leads to the handles of a ship means the ship.
        chosen = aim(scene, first)[-1 if entry and entry.offer else 0] if first and first.touches else ""
        shining = lit(scene, choices.leading)
        lines = self.drawer.chart.board(scene, width, shining, chosen)
        things = at_hand(scene, chosen) or shining
        lines = self.drawer.chart.part(scene, lines, (width, height), things)
        widget.update(Group(*lines, *below(self.drawer, scene, width)))

    def show_log(self) -> None:
        """What is new in the log; all of it for another reader, in another language or after an undo."""
        log = self.query_one("#log", RichLog)
        lines = self.sitting.log(self.looking)
        reader = hash((self.looking, self.words.language))
        if reader != self._told_viewer or self._told > len(lines):
            log.clear()
            self._told, self._told_viewer = 0, reader
            for line in self.rules_lines():
                log.write(line)
        for line in self.log_lines(self._told):
            log.write(line)
        self._told = len(lines)

    def rules_lines(self) -> list[Text]:
        """By which rules the table plays."""
        return [Text(line, self.palette.dim) for line in rules_played(self.sitting.match, self.words)]

    def log_lines(self, begin: int = 0) -> list[Text]:
        """The log as text, from a line on."""
        told = []
        for line in self.sitting.log(self.looking)[begin:]:
            said = self.words.say(line.text, self.sitting.match.names)
            told.append(
                Text(f"— {said} —", self.palette.head)
                if line.head
                else Text(said, self.drawer.palette.seat(line.seat))
            )
        return told

    def on_choices_looked(self, message: Choices.Looked) -> None:
        """The hint of what is looked at, and its place on the chart. What was said stays when all is only drawn anew."""
        self.tell(Text() if message.chosen else self.said)
        if self.scene.geometry.spaces:
            self.show_chart(self.scene)

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

    def tell(self, said: Text) -> None:
        """A sentence in place of the hint, until whoever plays does something; an empty one: the hint again."""
        self.said = said
        self.query_one("#hint", Static).update(
            said if said.plain else self._about(self.query_one(Choices).entry)
        )

    def sheet_lines(self, zones: Sequence[Zone] | None = None) -> list[Text]:
        """These sheets, or all of the scene: what is not past comes first."""
        lines: list[Text] = []
        for zone in sorted(zones or self.scene.zones, key=lambda zone: zone.past):
            if zone.sheet is not None:
                lines += [*self.drawer.zone(zone), *self.drawer.terms(zone.sheet), Text()]
        return lines
