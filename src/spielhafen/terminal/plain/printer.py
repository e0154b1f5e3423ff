"""Printing a match as lines: events, the table in words, numbered offers, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from spielhafen.core.play import PUBLIC
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.legend import lacks_room_for_names, render_below_chart
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.shared.guide_text import guide_text
from spielhafen.terminal.shared.offer_lookup import (
    card_values,
    finished_sheets,
    group_offers,
    hand_cards,
    highlighted_ids,
    offers_for,
)
from spielhafen.terminal.shared.place_lines import render_lead, render_places
from spielhafen.terminal.shared.rules_summary import summarize_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TextIO

    from spielhafen.core.scene import Offer, Scene, Zone
    from spielhafen.core.text import Text as Said
    from spielhafen.i18n import Translator
    from spielhafen.terminal.session import Session

CLEAR_SCREEN: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Move the cursor home, clear the screen, clear the scrollback."""
MAX_WIDTH: Final = 100
MAX_DIGITS: Final = 9
"""Longer numbers are out of range everywhere here."""


def parse_number(written: str) -> int:
    """Parse decimal digits; a very long number becomes some number that is out of range."""
    return int(written) if len(written) <= MAX_DIGITS else 10**MAX_DIGITS


class PlainPrinter:
    """Prints one match line by line, showing only what the current viewer may know."""

    def __init__(self, sitting: Session, words: Translator, target: TextIO) -> None:
        self.session = sitting
        self.words = words
        self.target = target
        self.console = Console(file=target, highlight=False, emoji=False, markup=False, soft_wrap=True)
        self.renderer = TextRenderer(words, sitting.match.names, PLAIN_PALETTE)
        self.viewer = sitting.default_viewer()
        self.last_read_ply: dict[int, int] = {}
        """The last ply of the log that each viewer has read; −1 before the first line."""
        self.shown_sheets = {zone.id for zone in finished_sheets(sitting.scene(self.viewer))}
        """The ids of the sheets that have been shown."""

    def set_viewer(self, viewer: int) -> None:
        """Set who is looking.

        With a privacy screen every viewer reads the log separately.
        """
        if self.session.needs_privacy_screen and viewer != PUBLIC:
            self.last_read_ply.setdefault(viewer, -1)
        else:
            self.last_read_ply[viewer] = max(self.last_read_ply.values(), default=-1)
        self.viewer = viewer
        self.renderer.adopt_styles(self.session.scene(viewer))

    def clear_screen(self) -> None:
        """Clear the screen and its scrollback if the target is a terminal."""
        if self.target.isatty():
            self.target.write(CLEAR_SCREEN)

    def write(self, *lines: Text | str) -> None:
        """Print lines."""
        for line in lines:
            self.console.print(line)

    def print_new_log(self) -> None:
        """Print the log since this viewer read it last, each new sheet below its heading."""
        begin = self.last_read_ply.get(self.viewer, -1) + 1
        new = {
            self.renderer.say(zone.title): zone
            for zone in self.unread_sheets(self.session.scene(self.viewer))
        }
        reckoned: Zone | None = None
        for line in self.session.log(self.viewer, begin):
            said = self.words.translate(line.text, self.session.match.names)
            if line.head:
                self.print_sheet_table(reckoned)
                reckoned = new.get(said)
                self.write("", Text(f"— {said} —", style=PLAIN_PALETTE.heading))
            else:
                self.write(Text(f"  {said}", style=self.renderer.palette.seat_style(line.seat)))
        self.print_sheet_table(reckoned)
        self.last_read_ply[self.viewer] = len(self.session.match.plies)

    def print_rules_in_use(self) -> None:
        """Print the rules that the table plays by."""
        self.write(
            *(Text(line, style=PLAIN_PALETTE.dim) for line in summarize_rules(self.session.match, self.words))
        )

    def print_table(self, scene: Scene, *, is_past: bool = False) -> None:
        """Print the table in words, and the offers."""
        asked = [] if is_past else self.session.match.actors()
        self.write("", *render_table(self.renderer, scene, asked, self.console.width))
        if not is_past:
            self.print_offers(scene)
            self.write(self.renderer.render_prompt(scene.status), *self.renderer.render_hints(scene.status))
            if (said := guide_text(self.session.match, self.viewer)) is not None:
                self.write("", self.words.translate(said, self.session.match.names))

    def print_new_sheets(self, scene: Scene) -> None:
        """Print new sheets, term by term."""
        for zone in self.unread_sheets(scene):
            self.print_sheet(zone)

    def unread_sheets(self, scene: Scene) -> list[Zone]:
        """Return the finished sheets that have not been shown yet."""
        return [zone for zone in finished_sheets(scene) if zone.id not in self.shown_sheets]

    def print_sheet_table(self, zone: Zone | None) -> None:
        """Print a sheet that the log has just announced, without its terms."""
        if zone is not None and zone.sheet is not None:
            self.shown_sheets.add(zone.id)
            self.write(*self.renderer.render_sheet(zone.sheet))

    def print_sheet(self, zone: Zone) -> None:
        """Print a sheet, and below it how each number came about."""
        self.shown_sheets.add(zone.id)
        terms = self.renderer.render_terms(zone.sheet) if zone.sheet is not None else []
        self.write("", *self.renderer.render_zone(zone), *terms)

    def print_offers(self, scene: Scene) -> None:
        """Print the numbered moves, each with the present value of its card."""
        worth, number = card_values(scene), 1
        width = len(str(len(scene.offers)))
        for bundle in group_offers(scene):
            if len(bundle) > 1:
                self.write(*self.renderer.render_offer_group(scene, bundle, number, width))
            else:
                line, now = self.renderer.render_offer(bundle[0], number, width), worth.get(bundle[0].move)
                self.write(line.append(f"  = {now}" if now else ""))
                self.print_button_hint(bundle[0], width)
            number += len(bundle)
        idle = [card for card in hand_cards(scene) if not offers_for(scene, card.id)]
        if idle and scene.offers:
            cards = ", ".join(self.renderer.render_card(card).plain for card in idle)
            self.write(Text(self.words("terminal-not-now", cards=cards), style=PLAIN_PALETTE.dim))

    def print_button_hint(self, offer: Offer, width: int) -> None:
        """Print the hint of an offer that touches nothing on the table."""
        if offer.hint and not (offer.touches or offer.together):
            self.write(Text(f"{'':{width + 2}}{self.renderer.say(offer.hint)}", style=PLAIN_PALETTE.dim))

    def print_result(self) -> None:
        """Print how the game ended: the last sheets, the players, the winners, the places."""
        scene = self.session.scene(self.viewer)
        self.renderer.adopt_styles(scene)
        self.print_new_sheets(scene)
        for zone in scene.zones:
            if zone.sheet is not None and not zone.past:
                self.write("", *self.renderer.render_zone(zone))
        places = render_places(self.words, self.session.match, PLAIN_PALETTE)
        seats = range(len(scene.seats))
        facts = [self.renderer.render_seat(scene, seat, is_to_move=False) for seat in seats]
        lead = render_lead(self.words, self.session.match, PLAIN_PALETTE, curves=False)
        self.write("", *(places or facts), *lead)
        self.write(Text(self.result_sentence(), style=PLAIN_PALETTE.heading))

    def result_sentence(self) -> str:
        """Return who has won."""
        return self.words.translate(self.session.result_text())

    def print_refusal(self, why: Said) -> None:
        """Print why something cannot be done."""
        self.write(Text(self.words.translate(why, self.session.match.names), style=PLAIN_PALETTE.warning))

    def print_save_error(self) -> None:
        """Print that the logbook could not be saved, if so."""
        if self.session.save_error is not None:
            why = self.session.save_error.strerror or str(self.session.save_error)
            self.write(
                Text(
                    self.words("terminal-not-kept", file=str(self.session.file), why=why),
                    style=PLAIN_PALETTE.warning,
                )
            )

    def print_full_table(self, scene: Scene) -> None:
        """Print the table with all that is past, and sheets with every term."""
        self.print_table(scene)
        if scene.geometry.spaces and not lacks_room_for_names(scene, min(self.console.width, MAX_WIDTH)):
            self.write("", Text(self.words("terminal-standing"), style=PLAIN_PALETTE.heading))
            self.write(*self.renderer.render_pieces(scene.pieces))
        for zone in scene.zones:
            if zone.sheet is not None:
                self.print_sheet(zone)


def render_table(
    renderer: TextRenderer, scene: Scene, seats_to_move: Sequence[int], width: int
) -> Iterator[Text]:
    """Yield a table as lines: status, chart or pieces, zones, players."""
    renderer.adopt_styles(scene)
    yield renderer.render_head(scene)
    yield renderer.render_aim(scene.status)
    if scene.geometry.spaces:
        yield from renderer.chart.render_board(scene, min(width, MAX_WIDTH), highlighted_ids(scene))
        yield from render_below_chart(renderer, scene, min(width, MAX_WIDTH))
        if lacks_room_for_names(scene, min(width, MAX_WIDTH)):
            yield from renderer.render_pieces(scene.pieces)
    else:
        yield from renderer.render_pieces(piece for piece in scene.pieces if "past" not in piece.flags)
    for zone in scene.zones:
        if not zone.past and zone.kind != "hand" and not zone.sheet:
            yield from renderer.render_zone(zone)
    for seat in range(len(scene.seats)):
        yield renderer.render_seat(scene, seat, is_to_move=seat in seats_to_move)


def print_scene(words: Translator, names: Sequence[str], scene: Scene, seats_to_move: Sequence[int]) -> None:
    """Print a scene on stdout without a session, with all sheets and the viewer's hand."""
    console = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
    drawer = TextRenderer(words, names, PLAIN_PALETTE)
    for line in render_table(drawer, scene, seats_to_move, console.width):
        console.print(line)
    for zone in scene.zones:
        if zone.kind == "hand" or zone.sheet is not None:
            for line in drawer.render_zone(zone):
                console.print(line)
    console.print(drawer.render_prompt(scene.status))
