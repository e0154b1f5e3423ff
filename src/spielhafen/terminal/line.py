"""Plain lines: what happened, the table in words, numbered offers; then a line is read.

Works in pipes and with screen readers: nothing moves, nothing is drawn over, everything is said once. Where several
people share the keyboard and have something to hide, the screen is cleared before it changes hands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from rich.console import Console
from rich.text import Text

from spielhafen.core.errors import IllegalMove, SpielhafenError, UnreadableMove
from spielhafen.core.play import PUBLIC
from spielhafen.core.text import text
from spielhafen.match import SeatRefused
from spielhafen.match.reasons import NoReasons, tellable
from spielhafen.terminal.advice import advice_lines, why_lines
from spielhafen.terminal.draw import Drawer
from spielhafen.terminal.lending import level_called, level_name
from spielhafen.terminal.palette import PAPER
from spielhafen.terminal.pointing import bundles, by_label, chain, lit, ordered, reckonings, worths
from spielhafen.terminal.rulebook import find, paragraphs, plain

if TYPE_CHECKING:
    from spielhafen.core.scene import Offer, Scene
    from spielhafen.core.text import Text as Said
    from spielhafen.terminal.sitting import Sitting
    from spielhafen.words import Words

COMMANDS: Final = (
    "help",
    "rules",
    "advice",
    "why",
    "undo",
    "draw",
    "bot",
    "self",
    "log",
    "history",
    "hand",
    "table",
    "save",
    "quit",
)
"""Their names in each language are in `terminal.ftl`."""
LOOKING: Final = frozenset(
    {"help", "rules", "why", "log", "history", "hand", "table", "save", "self", "quit"}
)
"""Those for which nobody needs to be asked for a move."""
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled away."""
WIDEST: Final = 100


class Quit(Exception):
    """The person wants to stop, or there is nothing more to read."""


DIGITS: Final = 9
"""A number with more of them is beyond everything here."""


def number(written: str) -> int:
    """What such digits mean, at most a number beyond everything."""
    return int(written) if len(written) <= DIGITS else 10**DIGITS


class LineClient:
    """One match, line by line."""

    def __init__(
        self, sitting: Sitting, words: Words, source: TextIO | None = None, target: TextIO | None = None
    ) -> None:
        self.sitting = sitting
        self.words = words
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.console = Console(file=self.target, highlight=False, emoji=False, markup=False, soft_wrap=True)
        self.drawer = Drawer(words, sitting.match.names, PAPER)
        self.looking = sitting.onlooker()
        self.told: dict[int, int] = {}
        """Up to which ply each viewer has read the log; −1 before the first line."""
        self.stale = True
        """Whether the table must be shown again."""
        self.reckoned = {zone.id for zone in reckonings(sitting.scene(self.looking))}
        """The sheets that have been shown."""
        self._commands = {
            alias: name for name in COMMANDS for alias in words(f"terminal-command-{name}").split()
        }

    # The course of the game.

    def run(self) -> bool:
        """Play on until the game is over (True) or the person stops (False)."""
        self.write(Text(self.words("terminal-welcome", game=self.words("game-title")), style=PAPER.head))
        self.write(Text(self.words("terminal-welcome-help"), style=PAPER.dim))
        try:
            while self.sitting.match.over is None:
                self.turn()
            self.look(self.sitting.onlooker())
            self.tell()
            self.finish()
            self.look_back()
        except Quit:
            pass
        return self.sitting.match.over is not None

    def look_back(self) -> None:
        """After the end: now bots may say why they played as they did, wherever something was hidden till then."""
        if not tellable(self.sitting.match):
            return
        self.write("", Text(self.words("terminal-look-back"), style=PAPER.dim))
        while line := self.ask("> "):
            self.obey_onlooker(line, text("terminal-only-looking"))

    def turn(self) -> None:
        """The next decision: a bot's, or that of somebody here."""
        bots = self.sitting.match.bots_due()
        if bots and bots[0] in self.sitting.lent and not self.lets_play(bots[0]):
            return
        if bots:
            self.sitting.play_bot(bots[0], self.sitting.thought(bots[0]).move())
            self.stale = True
            if not self.sitting.people:
                self.tell()
            return
        seat = self.sitting.person_due(self.looking)
        if seat is None:
            raise Quit
        self.hand_over(seat)
        self.tell()
        self.reckon(self.sitting.scene(seat))
        if self.stale:
            self.show(self.sitting.scene(seat))
            self.stale = False
        self.obey(seat, self.ask("> "))

    def lets_play(self, seat: int) -> bool:
        """Whether a bot makes its next move for a person, who may take his seat back before each, or look about."""
        self.tell()
        line = self.ask(f"{self.lent(seat)} {self.words('terminal-lent-ask')} ")
        if line:
            self.obey_onlooker(line, text("terminal-lent-only"))
        return not line

    def lent(self, seat: int) -> str:
        """Which bot plays for whom."""
        plan = self.sitting.match.seats[seat]
        return self.words("terminal-lent", level=level_name(self.words, plan.level), name=plan.name)

    def hand_over(self, seat: int) -> None:
        """Another person looks at the screen now; where there are secrets, the one before must not look on."""
        if seat == self.looking:
            return
        name = self.sitting.match.names[seat]
        if self.sitting.curtain:
            self.clear()
            self.ask(self.words("terminal-curtain", name=name) + " ")
        self.look(seat)
        self.stale = True

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

    # Saying.

    def write(self, *lines: Text | str) -> None:
        """Lines for the person."""
        for line in lines:
            self.console.print(line)

    def tell(self) -> None:
        """What has happened since this viewer looked last."""
        begin = self.told.get(self.looking, -1) + 1
        for line in self.sitting.log(self.looking, begin):
            said = self.words.say(line.text, self.sitting.match.names)
            if line.head:
                self.write("", Text(f"— {said} —", style=PAPER.head))
            else:
                self.write(Text(f"  {said}", style=self.drawer.palette.seat(line.seat)))
        self.told[self.looking] = len(self.sitting.match.plies)

    def show(self, scene: Scene, *, past: bool = False) -> None:
        """The table in words, and what may be done."""
        asked = [] if past else self.sitting.match.actors()
        self.write("", *table_lines(self.drawer, scene, asked, self.console.width))
        if not past:
            self.offers(scene)
            self.write(self.drawer.prompt(scene.status), *self.drawer.hints(scene.status))

    def reckon(self, scene: Scene) -> None:
        """New reckonings, term by term."""
        for zone in reckonings(scene):
            if zone.sheet is not None and zone.id not in self.reckoned:
                self.reckoned.add(zone.id)
                self.write("", *self.drawer.zone(zone), *self.drawer.terms(zone.sheet))

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

    # Reading.

    def ask(self, prompt: str) -> str:
        """A line from the person; raises Quit where there are no more."""
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise Quit
        if not self.source.isatty():
            self.target.write(
                line if line.endswith("\n") else f"{line}\n"
            )  # a transcript shows what was typed
        return "".join(sign for sign in line if sign.isprintable()).strip()

    def obey(self, seat: int, line: str) -> None:
        """A number, a move, or a command; anything else is answered with a sentence."""
        offers = ordered(self.sitting.scene(seat))
        command, rest = self.parsed(line)
        try:
            if not line:
                self.stale = True
            elif line.casefold() in {offer.move.casefold() for offer in offers}:
                self.play(seat, line)
            elif line.isdecimal():
                self.play(seat, self.numbered(offers, number(line)).move)
            elif line.startswith("?") and line[1:].strip().isdecimal():
                self.explain(self.numbered(offers, number(line[1:].strip())))
            elif command:
                self.command(command)(seat, rest)
            else:
                self.play(seat, by_label(offers, line, self.drawer.say) or line)
        except SpielhafenError as error:
            self.refuse(error.text)
            if isinstance(error, UnreadableMove):
                self.write(Text(self.words("terminal-try-help"), style=PAPER.dim))

    def obey_onlooker(self, line: str, why_not: Said) -> None:
        """A command of somebody who has nothing to decide; to anything else it is said why not."""
        command, rest = self.parsed(line)
        if command not in LOOKING:
            self.refuse(why_not)
            return
        try:
            self.command(command)(self.looking, rest)
        except SpielhafenError as error:
            self.refuse(error.text)

    def parsed(self, line: str) -> tuple[str, str]:
        """The name of the command that a line begins with (nothing, if it is none), and what follows."""
        word, _, rest = line.partition(" ")
        return self._commands.get(word.removeprefix("/").casefold(), ""), rest.strip()

    def refuse(self, why: Said) -> None:
        """Say why something cannot be done."""
        self.write(Text(self.words.say(why, self.sitting.match.names), style=PAPER.alarm))

    def numbered(self, offers: Sequence[Offer], number: int) -> Offer:
        """The offer of this number, counted from 1; raises SpielhafenError."""
        if not 1 <= number <= len(offers):
            raise SpielhafenError(text("terminal-no-number", number=number, most=len(offers)))
        return offers[number - 1]

    def play(self, seat: int, written: str) -> None:
        """Play it; raises a MoveError."""
        for move in chain(written):
            try:
                self.sitting.play(seat, move)
            except IllegalMove as error:
                self.refuse(error.text)
                return
            self.stale = True
            self.warn()

    def warn(self) -> None:
        """Say once for each time that the logbook could not be kept."""
        if self.sitting.unkept is not None:
            why = self.sitting.unkept.strerror or str(self.sitting.unkept)
            self.write(
                Text(self.words("terminal-not-kept", file=str(self.sitting.file), why=why), style=PAPER.alarm)
            )

    # Commands.

    def command(self, name: str) -> Callable[[int, str], None]:
        """What a command does with a seat and the rest of the line."""
        does: dict[str, Callable[[int, str], None]] = {
            "help": lambda _seat, _rest: self.write(self.words("terminal-help")),
            "rules": self.rules,
            "advice": self.advise,
            "why": self.why,
            "undo": self.undo,
            "draw": self.draw,
            "bot": self.lend,
            "self": self.take_back,
            "log": self.log,
            "history": self.history,
            "hand": self.hand,
            "table": lambda seat, _rest: self.show_all(self.sitting.scene(seat)),
            "save": self.save,
            "quit": self.quit,
        }
        return does[name]

    def explain(self, offer: Offer) -> None:
        """What an offer is worth and does."""
        hint = self.drawer.say(offer.hint) or self.drawer.say(offer.label)
        self.write(f"{hint}  {offer.law}".rstrip())

    def rules(self, seat: int, law: str) -> None:
        """The § asked for, or that of the present decision."""
        book = paragraphs(self.sitting.game, self.words.language)
        if not book:
            raise SpielhafenError(text("terminal-no-rulebook"))
        place = find(book, law or self.sitting.scene(seat).status.law)
        if law and not place:
            heads = ", ".join(paragraph.law for paragraph in book[1:])
            raise SpielhafenError(text("terminal-no-paragraph", law=law, known=heads))
        self.write(*plain(book[place], min(self.console.width, WIDEST)))

    def advise(self, seat: int, _: str) -> None:
        """What an admiral would do here, and why."""
        self.write(self.words("advice-thinking"))
        labels = {offer.move: self.drawer.say(offer.label) for offer in self.sitting.scene(seat).offers}
        names = self.sitting.match.names
        self.write(*advice_lines(self.words, names, labels, seat, self.sitting.advice(seat)))

    def why(self, seat: int, ply: str) -> None:
        """Why a bot played its last ply, or one of this number; raises NoReasons."""
        if ply and not ply.isdecimal():
            raise NoReasons(text("terminal-why-which", last=len(self.sitting.match.plies)))
        names = self.sitting.match.names
        behind = self.sitting.behind(number(ply) if ply else None)
        self.write(self.words("why-thinking", name=names[behind.seat]))
        told = self.sitting.thought_again(behind).advice()
        labels = {offer.move: self.drawer.say(offer.label) for offer in self.sitting.offers_behind(behind)}
        self.write(*why_lines(self.words, names, labels, behind, told))

    def undo(self, seat: int, _: str) -> None:
        """Take back the last ply; raises UndoRefused."""
        self.sitting.undo(seat)
        plies = len(self.sitting.match.plies)
        self.told = {viewer: min(told, plies) for viewer, told in self.told.items()}
        self.write(self.words("terminal-undone"))
        self.stale = True

    def draw(self, seat: int, _: str) -> None:
        """End the game as a draw, once those who share the keyboard have been asked; raises UndoRefused."""
        self.sitting.check_draw(seat)
        said = self.ask(self.words("terminal-draw-ask") + " ")
        if said.casefold() in self.words("terminal-draw-yes").split():
            self.sitting.draw(seat)

    def lend(self, seat: int, level: str) -> None:
        """Let a bot of this level play on for this seat; raises SeatRefused."""
        self.sitting.lend(seat, level_called(self.words, level) if level else self.sitting.stand_in)
        self.write(self.lent(seat))
        self.warn()
        if self.sitting.unwatched:
            self.clear()
            self.look(self.sitting.onlooker())

    def take_back(self, _: int, name: str) -> None:
        """Play oneself again, in the seat of this name or the only one that a bot has; raises SeatRefused."""
        lent = {self.sitting.match.names[seat]: seat for seat in self.sitting.lent}
        alike = [called for called in lent if not name or called.casefold() == name.casefold()]
        wanted = [name] if name in lent else alike
        if lent and len(wanted) != 1:
            raise SpielhafenError(text("terminal-self-which", names=", ".join(lent)))
        if not lent:
            raise SeatRefused(text("seat-not-lent"))
        self.sitting.take_back(lent[wanted[0]])
        self.write(self.words("terminal-back", name=wanted[0]))
        self.warn()
        self.stale = True

    def log(self, seat: int, _: str) -> None:
        """The whole log, as this seat may read it."""
        for line in self.sitting.log(seat):
            said = self.words.say(line.text, self.sitting.match.names)
            self.write(f"— {said} —" if line.head else f"{line.ply:>4}  {said}")

    def history(self, seat: int, ply: str) -> None:
        """The table after a ply, as this seat saw it."""
        last = len(self.sitting.match.plies)
        if not ply.isdecimal() or number(ply) > last:
            raise SpielhafenError(text("terminal-history", last=last))
        self.write(Text(self.words("terminal-past", ply=number(ply), last=last), style=PAPER.head))
        self.show(self.sitting.past(seat, number(ply)), past=True)

    def hand(self, seat: int, _: str) -> None:
        """One's own cards, each with its reckoning."""
        for zone in self.sitting.scene(seat).zones:
            if zone.kind == "hand":
                for card in zone.cards:
                    self.write(self.drawer.card(card), *(f"    {line}" for line in self.drawer.closely(card)))

    def show_all(self, scene: Scene) -> None:
        """The table with everything that is past, sheets with every term."""
        self.show(scene)
        for zone in scene.zones:
            if zone.sheet is not None:
                self.write("", *self.drawer.zone(zone), *self.drawer.terms(zone.sheet))

    def save(self, seat: int, file: str) -> None:
        """Write the logbook to a file, never over another one."""
        if not file:
            raise SpielhafenError(text("terminal-save-where"))
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as target:
                target.write(self.sitting.written())
        except (OSError, RuntimeError) as error:  # the latter: nobody's home is known by such a name
            why = getattr(error, "strerror", None) or str(error)
            raise SpielhafenError(text("terminal-not-kept", file=file, why=why)) from None
        self.write(self.words("terminal-saved", file=file))

    def quit(self, seat: int, _: str) -> None:
        """Stop; the logbook is kept."""
        raise Quit


def table_lines(drawer: Drawer, scene: Scene, asked: Sequence[int], width: int) -> Iterator[Text]:
    """A table line by line: what is going on, the chart or what lies about, the zones, the captains."""
    drawer.learn(scene)
    yield drawer.head(scene)
    if scene.geometry.spaces:
        yield from drawer.chart.board(scene, min(width, WIDEST), lit(scene))
        yield from filter(None, [drawer.legend(scene), drawer.areas(scene), *drawer.marks(scene)])
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
