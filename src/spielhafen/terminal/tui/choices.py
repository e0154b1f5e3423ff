"""A widget of numbered entries in columns, navigated by arrows, numbers and Tab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from spielhafen.terminal.shared.offer_lookup import (
    can_steer,
    find_steering_offer,
    group_offers,
    hand_cards,
    is_tile_placement,
    offers_for,
)

if TYPE_CHECKING:
    from textual import events

    from spielhafen.core.scene import XY, Card, Offer, Scene
    from spielhafen.terminal.render.draw import TextRenderer
    from spielhafen.terminal.render.palette import Palette

COLUMN_GAP = 2
MAX_ROWS = 8


@dataclass(frozen=True)
class ChoiceEntry:
    """An offer, or a card in hand; a card that cannot be played now has no offer."""

    label: Text
    offer: Offer | None = None
    card: Card | None = None
    at: XY | None = None
    """The position on the chart that the entry points at, if any."""
    submenu: Sequence[ChoiceEntry] = ()
    """The places that the entry leads to, to be chosen next."""

    @property
    def offers(self) -> list[Offer]:
        """The offers that can be played by this entry."""
        return [offer for entry in (self, *self.submenu) if (offer := entry.offer) is not None]


def build_entries(scene: Scene, renderer: TextRenderer) -> list[ChoiceEntry]:
    """Build entries for all cards in hand, and for the offers that belong to none of them."""
    entries: list[ChoiceEntry] = []
    for card in hand_cards(scene):
        offers = offers_for(scene, card.id)
        if any(is_tile_placement(scene, offer) for offer in offers):
            continue
        entries += [_card_entry(scene, renderer, card, offer, alone=len(offers) == 1) for offer in offers]
        if not offers:
            entries.append(ChoiceEntry(_card_label(renderer, card), card=card))
    told = {entry.offer.move for entry in entries if entry.offer is not None}
    others = (bundle for bundle in group_offers(scene) if bundle[0].move not in told)
    return [*entries, *(_group_entry(scene, renderer, bundle) for bundle in others)]


def _group_entry(scene: Scene, drawer: TextRenderer, bundle: Sequence[Offer]) -> ChoiceEntry:
    """Build an entry for one offer, or a submenu for several that lead to different places."""
    entries = [
        ChoiceEntry(Text(drawer.say(offer.label)), offer, at=_chart_position(scene, offer))
        for offer in bundle
    ]
    if len(entries) == 1:
        return entries[0]
    return ChoiceEntry(
        Text(f"{drawer.group_title(scene, bundle)} … ({len(entries)})"),
        submenu=entries,
        at=_piece_position(scene, bundle),
    )


def _piece_position(scene: Scene, bundle: Sequence[Offer]) -> XY | None:
    """Return the position of the piece whose handles these offers are."""
    if bundle[0].at is None:
        return None
    return next((piece.at for piece in scene.pieces if piece.id == bundle[0].touches[0]), None)


def _card_entry(scene: Scene, drawer: TextRenderer, card: Card, offer: Offer, *, alone: bool) -> ChoiceEntry:
    """Build the entry of a card; unless `alone` it shows the label of the offer too."""
    label = _card_label(drawer, card)
    if not alone:
        label.append(f"  {drawer.say(offer.label)}")
    return ChoiceEntry(label, offer, card, _chart_position(scene, offer))


def _chart_position(scene: Scene, offer: Offer) -> XY | None:
    """Return the last position on the chart that an offer touches."""
    places: dict[str, XY] = {space.id: space.at for space in scene.geometry.spaces}
    places |= {piece.id: piece.at for piece in scene.pieces}
    if offer.at is not None:
        return offer.at
    return next((places[touch] for touch in reversed(offer.touches) if touch in places), None)


def _card_label(drawer: TextRenderer, card: Card) -> Text:
    """Return a card's name, with an arrow if its art has a direction, and its present value."""
    name = drawer.render_card(card)
    pointing = drawer.face_arrow(card.face)
    label = Text(f"{pointing} ") + name if pointing else name
    now = card.face.now if card.face is not None else ""
    return label.append(f"  {now}", "bold") if now else label


class Choices(Widget, can_focus=True):
    """The entries; `highlighted` is the index of the one that Enter plays, −1 if there is none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("tab", "turn(1)", show=False),
        Binding("shift+tab", "turn(-1)", show=False),
        Binding("enter,space", "commit", show=False),
    ]
    highlighted: reactive[int] = reactive(-1)

    class Highlighted(Message):
        """Another entry is highlighted (`by_user`), or all entries were replaced."""

        def __init__(self, *, chosen: bool) -> None:
            super().__init__()
            self.by_user = chosen

    class Selected(Message):
        """An entry was selected to be played; None if there are no entries."""

        def __init__(self, entry: ChoiceEntry | None) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, palette: Palette, *, id: str) -> None:  # noqa: A002 - as in Widget
        super().__init__(id=id)
        self.palette = palette
        self.entries: list[ChoiceEntry] = []
        self._digits = ""
        self._parent_menu: tuple[list[ChoiceEntry], int] | None = None

    @property
    def entry(self) -> ChoiceEntry | None:
        """The highlighted entry."""
        return self.entries[self.highlighted] if 0 <= self.highlighted < len(self.entries) else None

    @property
    def focused_offers(self) -> list[Offer] | None:
        """The offers of the open submenu, or of the highlighted entry that has one; None: all."""
        if self._parent_menu is not None:
            return [offer for entry in self.entries for offer in entry.offers]
        return self.entry.offers if self.entry is not None and self.entry.submenu else None

    def set_entries(self, entries: Sequence[ChoiceEntry], *, by_user: bool = False) -> None:
        """Replace the entries; the highlighted one stays highlighted if it still exists.

        `by_user`: the user opened or closed a submenu.
        """
        before = self.entry
        self._parent_menu = None
        self.entries = list(entries)
        self._digits = ""
        playable = [place for place, entry in enumerate(entries) if entry.offers]
        same = [place for place in playable if before and entries[place].label.plain == before.label.plain]
        self.set_reactive(Choices.highlighted, next(iter([*same, *playable]), 0 if entries else -1))
        self.refresh(layout=True)
        self.post_message(self.Highlighted(chosen=by_user))

    def enter_submenu(self, entry: ChoiceEntry) -> None:
        """Open the submenu of an entry."""
        outer = (self.entries, self.highlighted)
        self.set_entries(entry.submenu, by_user=True)
        self._parent_menu = outer

    def leave_submenu(self) -> bool:
        """Close the submenu and return whether one was open."""
        if self._parent_menu is None:
            return False
        entries, chosen = self._parent_menu
        self.set_entries(entries, by_user=True)
        self.highlighted = chosen
        return True

    def watch_highlighted(self) -> None:
        """Post a message that another entry is highlighted."""
        self.post_message(self.Highlighted(chosen=True))

    # Rendering.

    @property
    def column_count(self) -> int:
        """The number of columns that fit side by side."""
        widest = max(
            (cell_len(self._render_line(place).plain) for place in range(len(self.entries))), default=1
        )
        return max(1, (self.size.width or self.app.size.width) // (widest + COLUMN_GAP))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the number of rows that the entries take."""
        return max(1, min(MAX_ROWS, -(-len(self.entries) // self.column_count)))

    def _render_line(self, place: int) -> Text:
        entry = self.entries[place]
        width = len(str(len(self.entries)))
        pointer = "▸" if place == self.highlighted else " "
        line = Text().append(
            f"{pointer}{place + 1:>{width}} ", self.palette.accent if entry.offers else self.palette.dim
        )
        line.append_text(entry.label if entry.offers else Text(entry.label.plain, self.palette.dim))
        if place == self.highlighted:
            line.stylize("reverse", 1)
        return line

    def render(self) -> Text:
        """Render the entries in columns.

        If there are too many, those around the highlighted one, and how many are above and below.
        """
        across = self.column_count
        lines = [self._render_line(place) for place in range(len(self.entries))]
        width = max((cell_len(line.plain) for line in lines), default=0) + COLUMN_GAP
        rows = [lines[begin : begin + across] for begin in range(0, len(lines), across)]
        room = len(rows) if len(rows) <= MAX_ROWS else MAX_ROWS - 1
        top = max(0, min(self.highlighted // across - room // 2, len(rows) - room))
        shown = Text()
        for row in rows[top : top + room]:
            for line in row:
                line.pad_right(width - cell_len(line.plain))
                shown.append_text(line)
            shown.append("\n")
        over, under = top * across, len(lines) - (top + room) * across
        hidden = [f"{sign} {count}" for sign, count in (("▴", over), ("▾", under)) if count > 0]
        shown.append("  " + "  ".join(hidden) if hidden else "", self.palette.dim)
        shown.rstrip()
        return shown

    # Keys.

    def action_move(self, right: int, down: int) -> None:
        """Move by one entry; on a chart, to the nearest place in this direction; or steer a ship."""
        here = self.entry
        if here is None or self._steer(right, down):
            return
        if here.at is not None:
            self.highlighted = self._nearest(here.at, right, down)
            return
        rows = -(-len(self.entries) // self.column_count)
        wanted = self.highlighted + right + (down * self.column_count if rows > 1 else down)
        if 0 <= wanted < len(self.entries):
            self.highlighted = wanted

    def _steer(self, right: int, down: int) -> bool:
        """Play the step that an arrow key means; one with a warning is only highlighted.

        Returns whether there is a ship to steer.
        """
        offers = [entry.offer for entry in self.entries if entry.offer is not None]
        if not can_steer(offers):
            return False
        key = {(0, -1): "up", (-1, 0): "left", (1, 0): "right", (0, 1): "down"}[right, down]
        wanted = find_steering_offer(offers, key)
        places = (place for place, entry in enumerate(self.entries) if entry.offer is wanted)
        if wanted is not None:
            self.highlighted = next(places)
            if wanted.warning is None:
                self.post_message(self.Selected(self.entry))
        return True

    def _nearest(self, begin: XY, right: int, down: int) -> int:
        """Return the index of the entry nearest in a direction, or the present one."""
        found = self.highlighted
        best = float("inf")
        for place, entry in enumerate(self.entries):
            if entry.at is None or place == self.highlighted:
                continue
            ahead = (entry.at[0] - begin[0]) * right + (entry.at[1] - begin[1]) * down
            aside = abs((entry.at[0] - begin[0]) * down) + abs((entry.at[1] - begin[1]) * right)
            if ahead > 0 and ahead + 2 * aside < best:
                found, best = place, ahead + 2 * aside
        return found

    def action_turn(self, by: int) -> None:
        """Highlight the next or previous entry, wrapping around."""
        if self.entries:
            self.highlighted = (self.highlighted + by) % len(self.entries)

    def action_commit(self) -> None:
        """Select the highlighted entry, or open its submenu."""
        if self.entry is not None and self.entry.submenu:
            self.enter_submenu(self.entry)
        else:
            self.post_message(self.Selected(self.entry))

    def on_key(self, event: events.Key) -> None:
        """Choose by digits: 1, then 12. Escape closes a submenu."""
        if event.key == "escape" and self.leave_submenu():
            event.stop()
            return
        if event.character is None or not event.character.isdecimal():
            self._digits = ""
            return
        for typed in (self._digits + event.character, event.character):
            if 1 <= int(typed) <= len(self.entries):
                self._digits = typed
                self.highlighted = int(typed) - 1
                event.stop()
                return
