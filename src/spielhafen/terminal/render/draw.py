"""Scenes as text: the renderer of both terminal clients, for terminals of any width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from rich.text import Text

from spielhafen.terminal.render.canvas import truncate_line
from spielhafen.terminal.render.chart import ChartRenderer
from spielhafen.terminal.render.duel import render_duel
from spielhafen.terminal.render.ground import tile_sign
from spielhafen.terminal.render.palette import Palette, compass_arrow, seat_mark
from spielhafen.terminal.shared.explain_text import aim_of
from spielhafen.terminal.shared.offer_lookup import distinct_parts, is_tile_placement, touched_labels

if TYPE_CHECKING:
    from spielhafen.core.scene import (
        Card,
        Die,
        Face,
        Fact,
        Offer,
        Piece,
        Row,
        Scene,
        SeatScene,
        Sheet,
        Status,
        Wheel,
        Zone,
    )
    from spielhafen.core.text import Text as Said
    from spielhafen.i18n import Translator

BAR_WIDTH: Final = 12
"""Columns of a full track."""
NAME_WIDTH: Final = 12
"""Columns for a player's name."""


class TextRenderer:
    """Renders one match with its words, its players' names and a palette."""

    def __init__(self, words: Translator, names: Sequence[str], palette: Palette) -> None:
        self.words = words
        self.names = names
        self.palette = palette
        self.chart = ChartRenderer(
            palette, self.say, lambda piece: self.card_sign(piece.face) or self.say(piece.label)
        )
        self._directed_art: set[str] = set()

    def say(self, said: Said | None) -> str:
        """Format a text as a sentence with the players' names; None gives an empty string."""
        return "" if said is None else self.words.translate(said, self.names)

    def adopt_styles(self, scene: Scene) -> None:
        """Take over the tints of the seats, and remember which art has a direction.

        Art that was seen turned once is shown with an arrow from then on.
        """
        self.palette = self.chart.palette = self.palette.with_seat_tints([seat.tint for seat in scene.seats])
        self._directed_art |= {face.art for face in all_faces(scene) if face.turn}

    # Status.

    def render_head(self, scene: Scene) -> Text:
        """Render game, round and phase."""
        status = scene.status
        parts = (self.words("game-title"), self.say(status.round), self.say(status.phase))
        return Text(" · ".join(filter(None, parts)), style=self.palette.heading)

    def render_aim(self, status: Status) -> Text:
        """Render what the player wants now."""
        return Text(self.words("terminal-aim", aim=self.say(aim_of(status))), style=self.palette.dim)

    def render_prompt(self, status: Status) -> Text:
        """Render what the player has to decide, and under which paragraph."""
        line = Text().append(self.say(status.prompt), self.palette.accent)
        if status.paragraph:
            line.append(f"  {status.paragraph}", self.palette.dim)
        return line

    def render_hints(self, status: Status) -> list[Text]:
        """Render what explains the prompt: a hint, and how much of something is left."""
        lines = [Text(self.say(status.hint), style=self.palette.dim)] if status.hint else []
        if status.meter is not None:
            meter = status.meter
            what, left = self.say(meter.label), meter.of - meter.have
            lines.append(Text(self.words("terminal-meter", what=what, left=left, of=meter.of)))
        return lines

    # Seats.

    def render_seat(self, scene: Scene, seat: int, *, is_to_move: bool, width: int = 0) -> Text:
        """Render a player in a line: a sign if it is their turn, name, facts and open cards."""
        seen = scene.seats[seat]
        style = self.palette.seat_style(seat)
        won = scene.over is not None and seat in scene.over
        line = Text().append("★ " if won else "▸ " if is_to_move else "  ", self.palette.accent)
        name = Text(f"{seat_mark(seat)} {self.names[seat]}", style=f"bold {style}".strip())
        name.truncate(NAME_WIDTH + 2, overflow="ellipsis", pad=True)
        line.append_text(name)
        short = self._format_facts(seen.facts, short=bool(width))
        line.append(f"  {short}")
        if seen.open:
            line.append("  ")
            line.append_text(self._render_open_cards(seen, short=bool(width)))
        if seen.note is not None:
            line.append(f"  {self.say(seen.note)}", self.palette.dim)
        return truncate_line(line, width) if width else line

    def _format_facts(self, facts: Sequence[Fact], *, short: bool) -> str:
        labels = [self.say(fact.label) for fact in facts]
        if short:
            labels = [label.split(" ")[0].rstrip(",:") for label in labels]
        said = zip(facts, labels, strict=True)
        return " · ".join(
            label if not short and _contains_number(label, fact.value) else f"{fact.value} {label}"
            for fact, label in said
        )

    def _render_open_cards(self, seen: SeatScene, *, short: bool) -> Text:
        """Render open cards; signs that begin with an arrow need no blanks between them."""
        line = Text()
        short = short and self._are_signs_distinct(seen.open)
        for place, card in enumerate(seen.open):
            gap = "" if short and self.face_arrow(card.face) else " " if short else ", "
            line.append(gap if place else "")
            line.append(
                self.card_sign(card.face) if short else self.say(card.label), self._face_style(card.face)
            )
        return line

    # Cards.

    def _are_signs_distinct(self, cards: Sequence[Card]) -> bool:
        """Return whether cards with different names also have different signs."""
        return len({self.card_sign(card.face) for card in cards}) == len(
            {self.say(card.label) for card in cards}
        )

    def card_sign(self, face: Face | None) -> str:
        """Return a card in a few columns: arrow and index, or else its title; and its value."""
        if face is None:
            return "?"
        arrow = self.face_arrow(face)
        sign = f"{arrow}{face.index}" if arrow else self.say(face.title) or face.index
        return f"{sign} = {face.now}" if face.now else sign

    def face_arrow(self, face: Face | None) -> str:
        """Return the arrow of a card whose art has a direction, otherwise an empty string."""
        return compass_arrow(face.turn) if face is not None and face.art in self._directed_art else ""

    def _face_style(self, face: Face | None) -> str:
        return self.palette.tint_style(face.tint) if face is not None else self.palette.dim

    def render_card(self, card: Card, *, short: bool = False, in_list: bool = False) -> Text:
        """Render a card in words or as a sign, with its caption and why it is not available.

        The reason is left out if `in_list`, where the list gives it.
        """
        said = self.card_sign(card.face) if short and card.face is not None else self.say(card.label)
        line = Text()
        if card.face is not None and card.face.edges:
            line.append(f"{tile_sign(card.face.edges)} ", self.palette.sea)
        line.append(said, self._face_style(card.face))
        caption = self.say(card.caption)
        if caption and f" {caption} " not in f" {said} ":
            line.append(f" ({caption})", self.palette.dim)
        if card.barred is not None and not short and not in_list:
            line.append(f" – {self.say(card.barred)}", self.palette.dim)
        return line

    def card_details(self, card: Card) -> list[str]:
        """Return the details of a card: note, text, value in each wind."""
        face = card.face
        said = [self.say(card.note)]
        if face is not None:
            said.append(self.say(face.text))
            if face.corner:
                said.append(" · ".join(f"{sign} {worth}" for sign, worth in face.corner.items()))
        return [line for line in said if line]

    # Zones.

    def render_zone(self, zone: Zone, *, short: bool = False) -> list[Text]:
        """Render a zone: one line, or several for tracks and sheets."""
        title = self.say(zone.title)
        if zone.sheet is not None:
            return [Text(title, style=self.palette.heading), *self.render_sheet(zone.sheet)]
        if zone.duel is not None:
            return [
                Text(title, style=self.palette.heading),
                *render_duel(zone.duel, self.say, self.words, self.palette),
            ]
        if any(row.id for row in zone.rows):
            return [self._render_listing(title, zone.rows)]
        if zone.rows:
            return [Text(title, style=self.palette.heading), *map(self._render_row, zone.rows)]
        line = Text().append(f"{self.words('terminal-heading', title=title)} ", self.palette.heading)
        if zone.wheel is not None:
            line.append(self.say(zone.wheel.value))
            line.append_text(self._render_figures(zone.wheel))
        elif zone.kind == "tray":
            line.append_text(self._render_dice(zone.dice))
        else:
            line.append_text(self._render_cards(zone.cards, short=short))
        if zone.note is not None and not short:
            line.append(f"  {self.say(zone.note)}", self.palette.dim)
        return [line]

    def _render_figures(self, wheel: Wheel) -> Text:
        """Render how far a piece can go in each direction."""
        step = 360 / max(1, len(wheel.labels))
        told = [
            f"{compass_arrow(place * step)}{self.say(label)} {figure}"
            for place, (label, figure) in enumerate(zip(wheel.labels, wheel.figures, strict=False))
            if figure
        ]
        return Text("  " + "  ".join(told) if told else "", style=self.palette.dim)

    def _render_listing(self, title: str, rows: Sequence[Row]) -> Text:
        """Render rows about pieces in one line: `!` still has to act, `■` is a hit."""
        line = Text().append(f"{self.words('terminal-heading', title=title)} ", self.palette.heading)
        for place, row in enumerate(rows):
            line.append(" · " if place else "", self.palette.dim)
            style = self.palette.accent if "due" in row.flags else self.palette.seat_style(row.owner)
            line.append("!" if "due" in row.flags else "", style)
            line.append(self.say(row.label), self.palette.dim if "gone" in row.flags else style)
            line.append(
                f" {'■' * row.have}" if row.have and "gone" not in row.flags else "", self.palette.warning
            )
            if row.note is not None and ("due" not in row.flags or row.have or row.signs):
                line.append(f" ({self.say(row.note)})", self.palette.dim)
        signs = {
            "terminal-sign-due": any("due" in row.flags for row in rows),
            "terminal-sign-hit": any(row.have and "gone" not in row.flags for row in rows),
        }
        told = ", ".join(self.words(key) for key, seen in signs.items() if seen)
        line.append(f"  {told}" if told else "", self.palette.dim)
        return line

    def _render_cards(self, cards: Sequence[Card], *, short: bool) -> Text:
        line = Text()
        short = short and self._are_signs_distinct(cards)
        for place, card in enumerate(cards):
            line.append(", " if place else "")
            line.append_text(self.render_card(card, short=short, in_list=True))
        reasons: dict[str, list[str]] = {}
        for card in cards if not short else ():
            if card.barred is not None:
                reasons.setdefault(self.say(card.barred), []).append(self.say(card.label))
        for why, barred in reasons.items():
            which = "" if len(barred) == len(cards) else f"{', '.join(barred)}: "
            line.append(f" – {which}{why}", self.palette.dim)
        return line

    def _render_dice(self, dice: Sequence[Die]) -> Text:
        """Render dice in their order; those that cannot be used are dimmed."""
        styles = [self.palette.dim if die.flags else "bold" for die in dice]
        told = [Text(self.say(die.label), style=style) for die, style in zip(dice, styles, strict=True)]
        return Text(" · ").join(told) if told else Text("–", style=self.palette.dim)

    def _render_row(self, row: Row) -> Text:
        full = min(row.of, BAR_WIDTH)
        have = round(row.have / row.of * full) if row.of else 0
        line = Text().append(f"  {seat_mark(row.owner)} ", self.palette.seat_style(row.owner))
        line.append(f"{self.say(row.label)} ")
        line.append("■" * have + "□" * (full - have), self.palette.seat_style(row.owner))
        line.append(f" {row.have}/{row.of}" if row.of else f"{row.have}")
        return line

    def render_sheet(self, sheet: Sheet) -> list[Text]:
        """Render a score sheet as a table."""
        heads = ["", *(self.say(head) for head in sheet.heads)]
        rows = [
            [f"{seat_mark(row.owner)} {self.names[row.owner]}", *row.cells, row.total] for row in sheet.rows
        ]
        widths = [
            max(len(row[place]) for row in (heads, *rows) if place < len(row))
            for place in range(len(rows[0]))
        ]
        heads += [""] * (len(widths) - len(heads))
        lines = [Text("  " + _join_cells(heads, widths), style=self.palette.dim)]
        for row, cells in zip(sheet.rows, rows, strict=True):
            style = self.palette.seat_style(row.owner)
            lines.append(Text(("★ " if row.best else "  ") + _join_cells(cells, widths), style=style))
        return lines

    def render_terms(self, sheet: Sheet) -> Iterator[Text]:
        """Yield how the numbers of a score sheet came about, one line per player."""
        for row in sheet.rows:
            if row.notes:
                said = " ".join(self.say(term) for term in row.notes)
                told = self.words("terminal-about", what=self.names[row.owner], told=said)
                yield Text(f"{seat_mark(row.owner)} {told}", style=self.palette.seat_style(row.owner))

    # Offers.

    def render_offer(self, offer: Offer, number: int, width: int) -> Text:
        """Render an offer in a line: its number, its label, and the text of the move."""
        line = Text().append(f"{number:>{width}}  ", self.palette.accent)
        line.append(self.say(offer.label), "bold")
        if offer.move.casefold() != self.say(offer.label).casefold():
            line.append(f"  {offer.move}", self.palette.dim)
        if offer.warning is not None:
            line.append(f"  {self.say(offer.warning)}", self.palette.warning)
        return line

    def group_title(self, scene: Scene, offers: Sequence[Offer]) -> str:
        """Return what the offers of a group have in common: the items they touch, or their action."""
        if is_tile_placement(scene, offers[0]):
            return self.common_prefix([offer.label for offer in offers], whole_words=True)
        if offers[0].at is not None:
            return self.common_prefix([offer.label for offer in offers])
        things = [self.say(label) for label in touched_labels(scene, offers[0].touches[:-1])]
        return ", ".join(things) or self.say(offers[0].label).partition(":")[0].strip()

    def render_offer_group(
        self, scene: Scene, offers: Sequence[Offer], number: int, width: int
    ) -> list[Text]:
        """Render offers that differ only in their last part, numbered from `number`, with hints."""
        line = Text().append(f"{number:>{width}}  ", self.palette.accent)
        line.append(f"{self.group_title(scene, offers)} …", "bold")
        places = distinct_parts(offers)
        stem, _, last = offers[0].move.rpartition(" ")
        line.append(f"  {stem if last == places[0] else stem.partition(' ')[0]}:", self.palette.dim)
        if offers[0].at is not None and not is_tile_placement(scene, offers[0]):
            places = [self.say(offer.label).rpartition(": ")[2] for offer in offers]
        for offset, (offer, place) in enumerate(zip(offers, places, strict=True)):
            line.append(f" {number + offset}=", self.palette.dim)
            line.append(place, self.palette.warning if offer.warning else "")
        blank = " " * (width + 2)
        warned = [
            (place, offer.warning) for offer, place in zip(offers, places, strict=True) if offer.warning
        ]
        hints = {self.say(offer.hint) for offer in offers}
        return [
            line,
            *(Text(f"{blank}{hint}", self.palette.dim) for hint in hints if hint and len(hints) == 1),
            *(
                Text(
                    blank + self.words("terminal-about", what=where, told=self.say(why)), self.palette.warning
                )
                for where, why in warned
            ),
        ]

    def common_prefix(self, labels: Sequence[Said], *, whole_words: bool = False) -> str:
        """Return the common beginning of the labels, or the first label if they have none.

        With `whole_words` the beginning ends at a blank.
        """
        said = [self.say(label) for label in labels]
        columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*said, strict=False))
        shared = "".join(letters[0] for letters in columns) if len(set(said)) > 1 else ""
        shared = (shared.rpartition(" ")[0] if whole_words else shared).rstrip(" :,.–-")
        return shared.rpartition(":")[0] or shared or said[0]

    def render_pieces(self, pieces: Iterable[Piece]) -> list[Text]:
        """Render the pieces of a table without spaces in words, with their state."""
        return [
            Text(
                f"{seat_mark(piece.owner)} {self.say(piece.label)}{self._flag_names(piece)}",
                style=self.palette.seat_style(piece.owner),
            )
            for piece in pieces
        ]

    def _flag_names(self, piece: Piece) -> str:
        """Return the flags that have a name, in brackets: highest, lowest, cancelled."""
        named = (f"terminal-flag-{flag}" for flag in piece.flags)
        said = ", ".join(self.words(key) for key in named if self.words.has_message(key))
        return f" ({said})" if said else ""


def _join_cells(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Join cells into a row: the first column flush left, the others flush right."""
    first, *rest = (
        cell.rjust(width) if place else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join((first, *rest)).rstrip()


def all_faces(scene: Scene) -> Iterator[Face]:
    """Yield the faces of all cards in a scene."""
    cards = [
        *(card for zone in scene.zones for card in zone.cards),
        *(card for seat in scene.seats for card in seat.open),
    ]
    yield from (card.face for card in cards if card.face is not None)
    yield from (piece.face for piece in scene.pieces if piece.face is not None)


def _contains_number(label: str, value: str) -> bool:
    """Return whether a label contains the number itself, so that it is not repeated before it."""
    number = re.match(r"\d+", value)
    return number is not None and number[0] in re.findall(r"\d+", label)
