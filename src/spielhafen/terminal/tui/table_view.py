"""The table as it is drawn on the screen: chart and zones, captains, choices, prompt and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from spielhafen.terminal.render.chart import active_piece_ids
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.ground import CharacterGrid
from spielhafen.terminal.render.legend import render_below_chart
from spielhafen.terminal.render.palette import choose_palette
from spielhafen.terminal.shared.offer_lookup import highlighted_ids, target_touches
from spielhafen.terminal.shared.rules_summary import summarize_rules
from spielhafen.terminal.shared.stand_ins import level_name
from spielhafen.terminal.tui.choices import ChoiceEntry, Choices, build_entries

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Scene, Zone
    from spielhafen.i18n import Words
    from spielhafen.terminal.session import Session


SIDE_WIDTH = 27
"""Columns that the zones beside a broad chart keep."""


CHART_MARGIN = 5
"""Columns round a chart."""


class TableView(App[None]):
    """A match as somebody looks at it, now or in the past."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Session, words: Words) -> None:
        super().__init__()
        self.session = sitting
        self.palette = choose_palette(self.console.color_system)
        self.viewer = sitting.default_viewer()
        self.past_ply: int | None = None
        """The ply that is looked at in the past; None: now."""
        self.message = Text()
        """What is said in place of the hint until whoever plays does something: why not, or that it was taken back."""
        self.set_language(words)
        self._told = 0
        self._side: int | str = ""
        self._told_viewer: int | None = None

    def set_language(self, words: Words) -> None:
        """Say everything in this language from now on."""
        self.words = words
        self.renderer = TextRenderer(words, self.session.match.names, self.palette)

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
        self.call_after_refresh(self.redraw)

    @property
    def scene(self) -> Scene:
        """What is to be seen: now, or in the past."""
        if self.past_ply is not None:
            return self.session.scene_after(self.viewer, self.past_ply)
        return self.session.scene(self.viewer)

    def redraw(self) -> None:
        """Draw everything anew."""
        scene = self.scene
        self.renderer.adopt_styles(scene)
        self.fit_side_panel(scene)
        self.query_one("#head", Static).update(self._head(scene))
        self.query_one("#seats", Static).update(Group(*self._seats(scene)))
        self.query_one("#prompt", Static).update(self._prompt(scene))
        keys = "terminal-keys" if self.past_ply is None else "terminal-keys-past"
        self.query_one("#keys", Static).update(Text(self.words(keys)))
        self.screen_stack[0].set_class(self.past_ply is not None, "past")
        self.query_one(Choices).set_entries(build_entries(scene, self.renderer) if self.viewer >= 0 else [])
        zones = [
            line
            for zone in scene.zones
            if self._beside(zone.kind)
            for line in self.renderer.render_zone(zone, short=True)
        ]
        self.query_one("#zones", Static).update(Group(*zones))
        self.show_chart(scene)
        self.show_log()

    @staticmethod
    def _beside(kind: str) -> bool:
        """Hands are choices, sheets have a screen of their own; the rest stands beside the chart."""
        return kind not in {"hand", "sheet"}

    def fit_side_panel(self, scene: Scene) -> None:
        """A broad chart takes what the zones beside it can spare."""
        needed = (
            CharacterGrid(scene.geometry, self.size.width - SIDE_WIDTH - CHART_MARGIN).width + CHART_MARGIN
        )
        narrow = scene.geometry.spaces and needed > self.size.width * 0.55
        side: int | str = max(SIDE_WIDTH, self.size.width - needed) if narrow else "45%"
        if side != self._side:
            self._side = side
            self.query_one("#side").styles.width = side
            self.call_after_refresh(self.redraw_resized)

    def redraw_resized(self) -> None:
        """The chart and the log once more, in their new breadth."""
        self._told_viewer = None
        self.redraw()

    def _head(self, scene: Scene) -> Text:
        head = self.renderer.render_head(scene)
        if self.past_ply is not None:
            past = self.words("terminal-past", ply=self.past_ply, last=len(self.session.match.plies))
            head = Text.assemble((f"{past} ", self.palette.accent), head)
        return head

    def _seats(self, scene: Scene) -> list[Text]:
        asked = [] if self.past_ply is not None else self.session.match.actors()
        width = self.size.width - 2
        return [
            self.renderer.render_seat(scene, seat, is_to_move=seat in asked, width=width)
            for seat in range(len(scene.seats))
        ]

    def _prompt(self, scene: Scene) -> Text:
        lent = [self._lent(seat) for seat in self.session.lent_seats if self.session.match.over is None]
        return Text(" · ").join(
            [*lent, self.renderer.render_prompt(scene.status), *self.renderer.render_hints(scene.status)]
        )

    def _lent(self, seat: int) -> Text:
        """Which bot plays for whom, and how that ends."""
        plan = self.session.match.seats[seat]
        level = level_name(self.words, plan.level)
        return Text(self.words("terminal-lent-key", level=level, name=plan.name), self.palette.accent)

    def show_chart(self, scene: Scene) -> None:
        """The board with what may be pointed at, or the table with what lies on it."""
        widget = self.query_one("#chart", Static)
        width, height = max(20, widget.size.width - 2), max(5, widget.size.height)
        if not scene.geometry.spaces:
            widget.update(Group(*self.renderer.chart.render_table(scene, width, height)))
            return
        choices = self.query_one(Choices)
        entry = choices.entry
        first = next(iter(entry.offers), None) if entry else None
        # An entry that leads to the handles of a ship means the ship.
        chosen = (
            target_touches(scene, first)[-1 if entry and entry.offer else 0]
            if first and first.touches
            else ""
        )
        shining = highlighted_ids(scene, choices.focused_offers)
        lines = self.renderer.chart.render_board(scene, width, shining, chosen)
        things = active_piece_ids(scene, chosen) or shining
        lines = self.renderer.chart.crop(scene, lines, (width, height), things)
        widget.update(Group(*lines, *render_below_chart(self.renderer, scene, width)))

    def show_log(self) -> None:
        """What is new in the log; all of it for another reader, in another language or after an undo."""
        log = self.query_one("#log", RichLog)
        lines = self.session.log(self.viewer)
        reader = hash((self.viewer, self.words.language))
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
        return [Text(line, self.palette.dim) for line in summarize_rules(self.session.match, self.words)]

    def log_lines(self, begin: int = 0) -> list[Text]:
        """The log as text, from a line on."""
        told = []
        for line in self.session.log(self.viewer)[begin:]:
            said = self.words.say(line.text, self.session.match.names)
            told.append(
                Text(f"— {said} —", self.palette.heading)
                if line.head
                else Text(said, self.renderer.palette.seat_style(line.seat))
            )
        return told

    def on_choices_highlighted(self, message: Choices.Highlighted) -> None:
        """The hint of what is looked at, and its place on the chart. What was said stays when all is only drawn anew."""
        self.show_message(Text() if message.by_user else self.message)
        if self.scene.geometry.spaces:
            self.show_chart(self.scene)

    def _about(self, entry: ChoiceEntry | None) -> Text:
        """What an entry is worth and does."""
        if entry is None:
            return Text()
        hint = self.renderer.say(entry.offer.hint) if entry.offer else ""
        if not hint and entry.card is not None:
            hint = "  ".join(self.renderer.card_details(entry.card))
        if entry.offer and entry.offer.warning:
            return Text.assemble(hint, "  ", (self.renderer.say(entry.offer.warning), self.palette.warning))
        return Text(hint)

    def show_message(self, said: Text) -> None:
        """A sentence in place of the hint, until whoever plays does something; an empty one: the hint again."""
        self.message = said
        self.query_one("#hint", Static).update(
            said if said.plain else self._about(self.query_one(Choices).entry)
        )

    def sheet_lines(self, zones: Sequence[Zone] | None = None) -> list[Text]:
        """These sheets, or all of the scene: what is not past comes first."""
        lines: list[Text] = []
        for zone in sorted(zones or self.scene.zones, key=lambda zone: zone.past):
            if zone.sheet is not None:
                lines += [*self.renderer.render_zone(zone), *self.renderer.render_terms(zone.sheet), Text()]
        return lines
