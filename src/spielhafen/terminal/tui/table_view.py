"""The table on the screen: chart and zones, players, choices, prompt and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from spielhafen.core.errors import SpielhafenError
from spielhafen.terminal.render.canvas import truncate_line
from spielhafen.terminal.render.chart import active_piece_ids
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.ground import CharacterGrid
from spielhafen.terminal.render.legend import render_below_chart
from spielhafen.terminal.render.palette import choose_palette
from spielhafen.terminal.shared.explain_text import aim_of, explain_things
from spielhafen.terminal.shared.guide_text import guide_text
from spielhafen.terminal.shared.offer_lookup import highlighted_ids, target_touches
from spielhafen.terminal.shared.place_lines import render_lead, render_places
from spielhafen.terminal.shared.rules_summary import summarize_rules
from spielhafen.terminal.shared.stand_ins import level_name
from spielhafen.terminal.tui.choices import ChoiceEntry, Choices, build_entries
from spielhafen.terminal.tui.screens import RulesScreen, TextScreen

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import Scene, Zone
    from spielhafen.i18n import Translator
    from spielhafen.terminal.session import Session


SIDE_WIDTH = 27
"""Columns that the zones beside a wide chart keep."""


NEW_MARK = "▎"
"""Before the lines of the log since the viewer's last move."""


CHART_MARGIN = 5
"""Columns of margin and border around a chart."""


class TableView(App[None]):
    """A match as one viewer sees it, in the present or the past."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Session, words: Translator) -> None:
        super().__init__()
        self.session = sitting
        self.palette = choose_palette(self.console.color_system)
        self.viewer = sitting.default_viewer()
        self.past_ply: int | None = None
        """The ply in the past that is shown; None: the present."""
        self.message = Text()
        """A message in place of the hint until the user acts, such as why a move is refused."""
        self.set_language(words)
        self._log_lines_shown = 0
        self._side_width: int | str = ""
        self._log_reader: int | None = None

    def set_language(self, words: Translator) -> None:
        """Use this language from now on."""
        self.words = words
        self.renderer = TextRenderer(words, self.session.match.names, self.palette)

    def compose(self) -> ComposeResult:
        """Compose, from top to bottom: status, chart and zones, players, choices, prompt."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Static(id="chart")
            with Vertical(id="side"):
                yield Static(id="zones")
                yield RichLog(id="log", wrap=True, min_width=20, max_lines=500)
        yield Static(id="seats")
        yield Choices(self.palette, id="choices")
        yield Static(id="guide")
        yield Static(id="prompt")
        yield Static(id="hint")
        yield Input(id="command", compact=True)
        yield Static(id="keys")

    def on_resize(self, _: events.Resize) -> None:
        """Fit the chart to the new size."""
        self.call_after_refresh(self.redraw)

    @property
    def scene(self) -> Scene:
        """The scene that is shown, in the present or the past."""
        if self.past_ply is not None:
            return self.session.scene_after(self.viewer, self.past_ply)
        return self.session.scene(self.viewer)

    @property
    def is_closing(self) -> bool:
        """Whether the widgets are gone while late messages are still arriving."""
        return not self.query("#hint")

    def redraw(self) -> None:
        """Redraw everything."""
        if self.is_closing:
            return
        scene = self.scene
        self.renderer.adopt_styles(scene)
        self.fit_side_panel(scene)
        self.query_one("#head", Static).update(self._render_head(scene))
        self.query_one("#seats", Static).update(Group(*self._render_seats(scene)))
        self.show_guide()
        self.query_one("#prompt", Static).update(self._render_prompt(scene))
        keys = "terminal-keys" if self.past_ply is None else "terminal-keys-past"
        self.query_one("#keys", Static).update(Text(self.words(keys)))
        self.screen_stack[0].set_class(self.past_ply is not None, "past")
        self.query_one(Choices).set_entries(build_entries(scene, self.renderer) if self.viewer >= 0 else [])
        zones = [
            line
            for zone in scene.zones
            if self._is_beside_chart(zone.kind)
            for line in self.renderer.render_zone(zone, short=True)
        ]
        self.query_one("#zones", Static).update(Group(*zones))
        self.show_chart(scene)
        self.show_log()

    @staticmethod
    def _is_beside_chart(kind: str) -> bool:
        """Return whether a kind of zone is shown beside the chart; hands and sheets are not."""
        return kind not in {"hand", "sheet"}

    def fit_side_panel(self, scene: Scene) -> None:
        """Give a wide chart the columns that the zones beside it can spare."""
        needed = (
            CharacterGrid(scene.geometry, self.size.width - SIDE_WIDTH - CHART_MARGIN).width + CHART_MARGIN
        )
        narrow = scene.geometry.spaces and needed > self.size.width * 0.55
        side: int | str = max(SIDE_WIDTH, self.size.width - needed) if narrow else "45%"
        if side != self._side_width:
            self._side_width = side
            self.query_one("#side").styles.width = side
            self.call_after_refresh(self.redraw_resized)

    def redraw_resized(self) -> None:
        """Redraw the chart and the log in their new width."""
        self._log_reader = None
        self.redraw()

    def _render_head(self, scene: Scene) -> Text:
        head = self._head_with_aim(scene)
        if self.past_ply is not None:
            past = self.words("terminal-past", ply=self.past_ply, last=len(self.session.match.plies))
            head = Text.assemble((f"{past} ", self.palette.accent), head)
        return head

    def _head_with_aim(self, scene: Scene) -> Text:
        """Return the position and the aim behind it; where it is narrow, less of the position."""
        say, status = self.renderer.say, scene.status
        aim = Text(f"   {say(aim_of(status))}", self.palette.dim)
        position = " · ".join(filter(None, (say(status.round), say(status.phase))))
        heads = [Text(head, self.palette.heading) for head in (position, say(status.round))]
        heads.insert(0, self.renderer.render_head(scene))
        fitting = (head for head in heads if len(head) + len(aim) < self.size.width)
        return truncate_line(Text.assemble(next(fitting, heads[-1]), aim), max(1, self.size.width - 1))

    def _render_seats(self, scene: Scene) -> list[Text]:
        asked = [] if self.past_ply is not None else self.session.match.actors()
        width = self.size.width - 2
        return [
            self.renderer.render_seat(scene, seat, is_to_move=seat in asked, width=width)
            for seat in range(len(scene.seats))
        ]

    def place_lines(self) -> list[Text]:
        """Return a line for each seat at the end: its place, or its facts; then who was ahead."""
        match = self.session.match
        places = render_places(self.words, match, self.palette) or self._render_seats(self.scene)
        lead = render_lead(self.words, match, self.palette, curves=True)
        return [*places, Text(), *lead] if lead else places

    def _render_prompt(self, scene: Scene) -> Text:
        lent = [
            self._lent_sentence(seat)
            for seat in self.session.lent_seats
            if self.session.match.winners is None
        ]
        return Text(" · ").join(
            [
                *lent,
                self.renderer.render_prompt(scene.status),
                *self.renderer.render_hints(scene.status),
            ]
        )

    def _lent_sentence(self, seat: int) -> Text:
        """Return which bot plays for whom, and how to end that."""
        plan = self.session.match.seats[seat]
        level = level_name(self.words, plan.level)
        return Text(self.words("terminal-lent-key", level=level, name=plan.name), self.palette.accent)

    def show_guide(self) -> None:
        """Show what the guide says, in full; nothing without one, and while looking back."""
        said = guide_text(self.session.match, self.viewer) if self.past_ply is None else None
        self.screen_stack[0].set_class(said is not None, "guided")
        sentence = "" if said is None else self.words.translate(said)
        self.query_one("#guide", Static).update(Text(sentence, self.palette.accent))

    def show_chart(self, scene: Scene) -> None:
        """Draw the board with what can be pointed at, or the table without spaces."""
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

    def clear_message(self, said: str) -> None:
        """Clear the message if it is still this one."""
        if self.message.plain == said:
            self.show_message(Text())

    def show_explanation(self, written: str) -> None:
        """Show what a thing on the table is for, or that there is none."""
        try:
            told = explain_things(self.words, self.renderer.say, self.scene, self.viewer, written)
        except SpielhafenError as error:
            self.show_message(Text(self.words.explain(error), self.palette.warning))
            return
        title, foot = self.words("terminal-title-what"), self.words("terminal-foot")
        self.push_screen(TextScreen(title, [Text(line) for line in told], foot))

    def show_log(self) -> None:
        """Append new lines to the log.

        It is rewritten for another viewer or language, after their move, and after an undo.
        """
        log = self.query_one("#log", RichLog)
        lines = self.session.log(self.viewer)
        reader = hash((self.viewer, self.words.language, self.last_own_ply()))
        if reader != self._log_reader or self._log_lines_shown > len(lines):
            log.clear()
            self._log_lines_shown, self._log_reader = 0, reader
            for line in self.rules_lines():
                log.write(line)
        for line in self.log_lines(self._log_lines_shown):
            log.write(line)
        self._log_lines_shown = len(lines)

    def rules_lines(self) -> list[Text]:
        """Return the rules that the table plays by as lines."""
        return [Text(line, self.palette.dim) for line in summarize_rules(self.session.match, self.words)]

    def log_lines(self, begin: int = 0) -> list[Text]:
        """Return the log as text, from this line on; what came after the viewer's move is marked."""
        told, since = [], self.last_own_ply()
        for line in self.session.log(self.viewer)[begin:]:
            said = self.words.translate(line.text, self.session.match.names)
            if line.head:
                told.append(Text(f"— {said} —", self.palette.heading))
                continue
            mark = [(NEW_MARK, self.palette.accent)] if 0 < since < line.ply else []
            told.append(Text.assemble(*mark, (said, self.renderer.palette.seat_style(line.seat))))
        return told

    def last_own_ply(self) -> int:
        """Return the number of the viewer's last ply; 0: none yet."""
        plies = self.session.match.plies
        return next((ply for ply in range(len(plies), 0, -1) if plies[ply - 1].actor == self.viewer), 0)

    def on_choices_highlighted(self, message: Choices.Highlighted) -> None:
        """Show the hint of the highlighted entry, and its place on the chart.

        A message stays if the entries were only redrawn.
        """
        if self.is_closing:
            return
        self.show_message(Text() if message.by_user else self.message)
        if self.scene.geometry.spaces:
            self.show_chart(self.scene)

    def _entry_hint(self, entry: ChoiceEntry | None) -> Text:
        """Return the hint and the warning of an entry."""
        if entry is None:
            return Text()
        hint = self.renderer.say(entry.offer.hint) if entry.offer else ""
        if not hint and entry.card is not None:
            hint = "  ".join(self.renderer.card_details(entry.card))
        if entry.offer and entry.offer.warning:
            return Text.assemble(hint, "  ", (self.renderer.say(entry.offer.warning), self.palette.warning))
        return Text(hint)

    def show_message(self, said: Text) -> None:
        """Show a message in place of the hint until the user acts; an empty one restores the hint."""
        self.message = said
        self.query_one("#hint", Static).update(
            said if said.plain else self._entry_hint(self.query_one(Choices).entry)
        )

    def sheet_lines(self, zones: Sequence[Zone] | None = None) -> list[Text]:
        """Return the sheets of these zones, or of the scene, those that are not past first."""
        lines: list[Text] = []
        for zone in sorted(zones or self.scene.zones, key=lambda zone: zone.past):
            if zone.sheet is not None:
                lines += [*self.renderer.render_zone(zone), *self.renderer.render_terms(zone.sheet), Text()]
        return lines

    # Looking back.

    def action_scrub(self, by: int) -> None:
        """Move by this number of plies through the past; beyond the last one it is the present."""
        self.message = Text()
        last = len(self.session.match.plies)
        ply = max(0, (last if self.past_ply is None else self.past_ply) + by)
        self.past_ply = None if ply >= last else ply
        self.redraw()

    def action_live(self) -> None:
        """Return to the present."""
        if self.past_ply is not None:
            self.past_ply, self.message = None, Text()
            self.redraw()

    # Screens over the table.

    def action_log(self) -> None:
        """Show the whole log."""
        title, foot = self.words("terminal-title-log"), self.words("terminal-foot")
        self.push_screen(TextScreen(title, [*self.rules_lines(), *self.log_lines()], foot, at_end=True))

    def action_rules(self) -> None:
        """Show the rulebook at the paragraph of the decision."""
        paragraph = self.scene.status.paragraph
        self.push_screen(RulesScreen(self.session.game, self.words, paragraph, self.rules_lines()))

    def action_sheets(self) -> None:
        """Show all sheets up to now, term by term."""
        lines = self.sheet_lines()
        if lines:
            self.push_screen(
                TextScreen(self.words("terminal-title-sheets"), lines, self.words("terminal-foot"))
            )
        else:
            self.show_message(Text(self.words("terminal-no-sheets")))
