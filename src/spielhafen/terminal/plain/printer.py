"""What the lines say: what happened, the table in words, the offers by number, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from spielhafen.core.play import PUBLIC
from spielhafen.terminal.render.draw import Drawer
from spielhafen.terminal.render.legend import below, unnamed
from spielhafen.terminal.render.palette import PAPER
from spielhafen.terminal.shared.offer_lookup import bundles, lit, offers_of, own_cards, reckonings, worths
from spielhafen.terminal.shared.rules_summary import rules_played

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TextIO

    from spielhafen.core.scene import Offer, Scene, Zone
    from spielhafen.core.text import Text as Said
    from spielhafen.i18n import Words
    from spielhafen.terminal.session import Sitting

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled away."""
WIDEST: Final = 100


class Teller:
    """Tells of one match, line by line, whoever looks at the moment what he may know."""

    def __init__(self, sitting: Sitting, words: Words, target: TextIO) -> None:
        self.sitting = sitting
        self.words = words
        self.target = target
        self.console = Console(file=target, highlight=False, emoji=False, markup=False, soft_wrap=True)
        self.drawer = Drawer(words, sitting.match.names, PAPER)
        self.looking = sitting.onlooker()
        self.told: dict[int, int] = {}
        """Up to which ply each viewer has read the log; −1 before the first line."""
        self.reckoned = {zone.id for zone in reckonings(sitting.scene(self.looking))}
        """The sheets that have been shown."""

    def look(self, viewer: int) -> None:
        """From now on this one looks; behind a curtain everybody reads the log for himself."""
        if self.sitting.curtain and viewer != PUBLIC:
            self.told.setdefault(viewer, -1)
        else:
            self.told[viewer] = max(self.told.values(), default=-1)
        self.looking = viewer
        self.drawer.learn(self.sitting.scene(viewer))

    def clear(self) -> None:
        """Nothing of what stood there can be read any more, where the target is a terminal."""
        if self.target.isatty():
            self.target.write(CLEAR)

    def write(self, *lines: Text | str) -> None:
        """Lines for the person."""
        for line in lines:
            self.console.print(line)

    def tell(self) -> None:
        """What has happened since this viewer looked last; below what the log says of a reckoning stands its table."""
        begin = self.told.get(self.looking, -1) + 1
        new = {self.drawer.say(zone.title): zone for zone in self.unread(self.sitting.scene(self.looking))}
        reckoned: Zone | None = None
        for line in self.sitting.log(self.looking, begin):
            said = self.words.say(line.text, self.sitting.match.names)
            if line.head:
                self.show_table(reckoned)
                reckoned = new.get(said)
                self.write("", Text(f"— {said} —", style=PAPER.head))
            else:
                self.write(Text(f"  {said}", style=self.drawer.palette.seat(line.seat)))
        self.show_table(reckoned)
        self.told[self.looking] = len(self.sitting.match.plies)

    def tell_rules(self) -> None:
        """By which rules the table plays."""
        self.write(*(Text(line, style=PAPER.dim) for line in rules_played(self.sitting.match, self.words)))

    def show(self, scene: Scene, *, past: bool = False) -> None:
        """The table in words, and what may be done."""
        asked = [] if past else self.sitting.match.actors()
        self.write("", *table_lines(self.drawer, scene, asked, self.console.width))
        if not past:
            self.offers(scene)
            self.write(self.drawer.prompt(scene.status), *self.drawer.hints(scene.status))

    def reckon(self, scene: Scene) -> None:
        """New reckonings, term by term."""
        for zone in self.unread(scene):
            self.show_sheet(zone)

    def unread(self, scene: Scene) -> list[Zone]:
        """The reckonings that have not been shown yet."""
        return [zone for zone in reckonings(scene) if zone.id not in self.reckoned]

    def show_table(self, zone: Zone | None) -> None:
        """A reckoning of which the log has just told, as a table."""
        if zone is not None and zone.sheet is not None:
            self.reckoned.add(zone.id)
            self.write(*self.drawer.sheet(zone.sheet))

    def show_sheet(self, zone: Zone) -> None:
        """A reckoning as a table, and below it how each number came about."""
        self.reckoned.add(zone.id)
        terms = self.drawer.terms(zone.sheet) if zone.sheet is not None else []
        self.write("", *self.drawer.zone(zone), *terms)

    def offers(self, scene: Scene) -> None:
        """The moves, numbered; what a card is worth now stands beside it."""
        worth, number = worths(scene), 1
        width = len(str(len(scene.offers)))
        for bundle in bundles(scene):
            if len(bundle) > 1:
                self.write(*self.drawer.bundle(scene, bundle, number, width))
            else:
                line, now = self.drawer.offer(bundle[0], number, width), worth.get(bundle[0].move)
                self.write(line.append(f"  = {now}" if now else ""))
                self.explain_button(bundle[0], width)
            number += len(bundle)
        idle = [card for card in own_cards(scene) if not offers_of(scene, card.id)]
        if idle and scene.offers:
            cards = ", ".join(self.drawer.card(card).plain for card in idle)
            self.write(Text(self.words("terminal-not-now", cards=cards), style=PAPER.dim))

    def explain_button(self, offer: Offer, width: int) -> None:
        """What a choice without a thing to point at would do, said beside it."""
        if offer.hint and not (offer.touches or offer.together):
            self.write(Text(f"{'':{width + 2}}{self.drawer.say(offer.hint)}", style=PAPER.dim))

    def finish(self) -> None:
        """How it ended: the last reckonings, the captains, the winners."""
        scene = self.sitting.scene(self.looking)
        self.drawer.learn(scene)
        self.reckon(scene)
        for zone in scene.zones:
            if zone.sheet is not None and not zone.past:
                self.write("", *self.drawer.zone(zone))
        self.write("", *(self.drawer.seat(scene, seat, asked=False) for seat in range(len(scene.seats))))
        self.write(Text(self.ending(), style=PAPER.head))

    def ending(self) -> str:
        """Who has won."""
        return self.words.say(self.sitting.ending())

    def refuse(self, why: Said) -> None:
        """Say why something cannot be done."""
        self.write(Text(self.words.say(why, self.sitting.match.names), style=PAPER.alarm))

    def warn(self) -> None:
        """Say once for each time that the logbook could not be kept."""
        if self.sitting.unkept is not None:
            why = self.sitting.unkept.strerror or str(self.sitting.unkept)
            self.write(
                Text(self.words("terminal-not-kept", file=str(self.sitting.file), why=why), style=PAPER.alarm)
            )

    def show_all(self, scene: Scene) -> None:
        """The table with everything that is past, sheets with every term."""
        self.show(scene)
        if scene.geometry.spaces and not unnamed(scene, min(self.console.width, WIDEST)):
            self.write("", Text(self.words("terminal-standing"), style=PAPER.head))
            self.write(*self.drawer.pieces(scene.pieces))
        for zone in scene.zones:
            if zone.sheet is not None:
                self.show_sheet(zone)


def table_lines(drawer: Drawer, scene: Scene, asked: Sequence[int], width: int) -> Iterator[Text]:
    """A table line by line: what is going on, the chart or what lies about, the zones, the captains."""
    drawer.learn(scene)
    yield drawer.head(scene)
    if scene.geometry.spaces:
        yield from drawer.chart.board(scene, min(width, WIDEST), lit(scene))
        yield from below(drawer, scene, min(width, WIDEST))
        if unnamed(scene, min(width, WIDEST)):
            yield from drawer.pieces(scene.pieces)
    else:
        yield from drawer.pieces(piece for piece in scene.pieces if "past" not in piece.flags)
    for zone in scene.zones:
        if not zone.past and zone.kind != "hand" and not zone.sheet:
            yield from drawer.zone(zone)
    for seat in range(len(scene.seats)):
        yield drawer.seat(scene, seat, asked=seat in asked)


def print_scene(words: Words, names: Sequence[str], scene: Scene, asked: Sequence[int]) -> None:
    """A table on stdout, as nobody's client: with all reckonings, and one's hand if it is somebody's view."""
    console = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
    drawer = Drawer(words, names, PAPER)
    for line in table_lines(drawer, scene, asked, console.width):
        console.print(line)
    for zone in scene.zones:
        if zone.kind == "hand" or zone.sheet is not None:
            for line in drawer.zone(zone):
                console.print(line)
    console.print(drawer.prompt(scene.status))
