"""What can be chosen: a widget of numbered entries in columns, moved through by arrows, numbers and Tab."""

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
    """A card in hand, or an offer; a card that cannot be played now has none."""

    label: Text
    offer: Offer | None = None
    card: Card | None = None
    at: XY | None = None
    """Where on the chart it points, if it points there."""
    submenu: Sequence[ChoiceEntry] = ()
    """The places it leads to, to be chosen next."""

    @property
    def offers(self) -> list[Offer]:
        """What can be played by it."""
        return [offer for entry in (self, *self.submenu) if (offer := entry.offer) is not None]


def build_entries(scene: Scene, renderer: TextRenderer) -> list[ChoiceEntry]:
    """All cards in hand, and the offers that belong to none of them."""
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
    return [*entries, *(_bundle_entry(scene, renderer, bundle) for bundle in others)]


def _bundle_entry(scene: Scene, drawer: TextRenderer, bundle: Sequence[Offer]) -> ChoiceEntry:
    """An offer; or several that lead to different places, behind one entry."""
    entries = [ChoiceEntry(Text(drawer.say(offer.label)), offer, at=_place(scene, offer)) for offer in bundle]
    if len(entries) == 1:
        return entries[0]
    return ChoiceEntry(
        Text(f"{drawer.group_title(scene, bundle)} … ({len(entries)})"),
        submenu=entries,
        at=_begin(scene, bundle),
    )


def _begin(scene: Scene, bundle: Sequence[Offer]) -> XY | None:
    """Where the piece is whose handles these offers are."""
    if bundle[0].at is None:
        return None
    return next((piece.at for piece in scene.pieces if piece.id == bundle[0].touches[0]), None)


def _card_entry(scene: Scene, drawer: TextRenderer, card: Card, offer: Offer, *, alone: bool) -> ChoiceEntry:
    """A card that can be played; where there are several ways, each says its own."""
    label = _card_label(drawer, card)
    if not alone:
        label.append(f"  {drawer.say(offer.label)}")
    return ChoiceEntry(label, offer, card, _place(scene, offer))


def _place(scene: Scene, offer: Offer) -> XY | None:
    """Where on the chart an offer points last."""
    places: dict[str, XY] = {space.id: space.at for space in scene.geometry.spaces}
    places |= {piece.id: piece.at for piece in scene.pieces}
    if offer.at is not None:
        return offer.at
    return next((places[touch] for touch in reversed(offer.touches) if touch in places), None)


def _card_label(drawer: TextRenderer, card: Card) -> Text:
    """The card's name, with an arrow if its art points somewhere, and what it is worth now."""
    name = drawer.render_card(card)
    pointing = drawer.face_arrow(card.face)
    label = Text(f"{pointing} ") + name if pointing else name
    now = card.face.now if card.face is not None else ""
    return label.append(f"  {now}", "bold") if now else label


class Choices(Widget, can_focus=True):
    """The entries; `chosen` is the place of the one that Enter would play, −1 if there is none."""

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
        """An entry is looked at: another one was `chosen`, or all were drawn anew."""

        def __init__(self, *, chosen: bool) -> None:
            super().__init__()
            self.by_user = chosen

    class Selected(Message):
        """This entry shall be played; there may be none."""

        def __init__(self, entry: ChoiceEntry | None) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, palette: Palette, *, id: str) -> None:  # noqa: A002 - as in Widget
        super().__init__(id=id)
        self.palette = palette
        self.entries: list[ChoiceEntry] = []
        self._typed = ""
        self._outer: tuple[list[ChoiceEntry], int] | None = None

    @property
    def entry(self) -> ChoiceEntry | None:
        """The entry looked at."""
        return self.entries[self.highlighted] if 0 <= self.highlighted < len(self.entries) else None

    @property
    def focused_offers(self) -> list[Offer] | None:
        """The offers of the places among which one chooses, or of the entry that leads to some; None: all."""
        if self._outer is not None:
            return [offer for entry in self.entries for offer in entry.offers]
        return self.entry.offers if self.entry is not None and self.entry.submenu else None

    def set_entries(self, entries: Sequence[ChoiceEntry], *, by_user: bool = False) -> None:
        """Other entries; what was chosen stays chosen if it is still there. `chosen`: somebody asked for these."""
        before = self.entry
        self._outer = None
        self.entries = list(entries)
        self._typed = ""
        playable = [place for place, entry in enumerate(entries) if entry.offers]
        same = [place for place in playable if before and entries[place].label.plain == before.label.plain]
        self.set_reactive(Choices.highlighted, next(iter([*same, *playable]), 0 if entries else -1))
        self.refresh(layout=True)
        self.post_message(self.Highlighted(chosen=by_user))

    def enter_submenu(self, entry: ChoiceEntry) -> None:
        """Choose among the places that an entry leads to."""
        outer = (self.entries, self.highlighted)
        self.set_entries(entry.submenu, by_user=True)
        self._outer = outer

    def leave_submenu(self) -> bool:
        """Back to what was chosen from before; whether there was anything."""
        if self._outer is None:
            return False
        entries, chosen = self._outer
        self.set_entries(entries, by_user=True)
        self.highlighted = chosen
        return True

    def watch_highlighted(self) -> None:
        """Say that another entry is looked at."""
        self.post_message(self.Highlighted(chosen=True))

    # How it looks.

    @property
    def column_count(self) -> int:
        """Columns that fit side by side."""
        widest = max((cell_len(self._line(place).plain) for place in range(len(self.entries))), default=1)
        return max(1, (self.size.width or self.app.size.width) // (widest + COLUMN_GAP))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Rows that the entries take."""
        return max(1, min(MAX_ROWS, -(-len(self.entries) // self.column_count)))

    def _line(self, place: int) -> Text:
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
        """The entries in columns; if there are too many those round the chosen one, and how many are above and below."""
        across = self.column_count
        lines = [self._line(place) for place in range(len(self.entries))]
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
        """One entry on; on a chart, to the nearest place in this direction. A ship at hand is steered."""
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
        """Play the step that an arrow means; where it has a warning, only choose it. Whether there is a ship at hand."""
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
        """The place of the entry nearest to a point in a direction, or the present one."""
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
        """The next entry, or the one before, round and round."""
        if self.entries:
            self.highlighted = (self.highlighted + by) % len(self.entries)

    def action_commit(self) -> None:
        """Play the chosen entry, or look at where it leads."""
        if self.entry is not None and self.entry.submenu:
            self.enter_submenu(self.entry)
        else:
            self.post_message(self.Selected(self.entry))

    def on_key(self, event: events.Key) -> None:
        """Digits choose by number: 1, then 12. Escape leads back from the places of an entry."""
        if event.key == "escape" and self.leave_submenu():
            event.stop()
            return
        if event.character is None or not event.character.isdecimal():
            self._typed = ""
            return
        for typed in (self._typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.entries):
                self._typed = typed
                self.highlighted = int(typed) - 1
                event.stop()
                return
