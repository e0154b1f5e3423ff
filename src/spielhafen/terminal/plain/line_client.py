"""Plain lines: what happened and what may be done is told; then a line is read and done.

Works in pipes and with screen readers: nothing moves, nothing is drawn over, everything is said once. Where several
people share the keyboard and have something to hide, the screen is cleared before it changes hands.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from spielhafen.core.errors import SpielhafenError, UnreadableMove
from spielhafen.core.text import text
from spielhafen.match import SeatRefused
from spielhafen.match.bot_replay import NoReasons, tellable
from spielhafen.terminal.plain.printer import WIDEST, Teller
from spielhafen.terminal.render.palette import PAPER
from spielhafen.terminal.shared.advice_text import advice_lines, why_lines
from spielhafen.terminal.shared.offer_lookup import meant, ordered, own_cards, to_ask_for, typed
from spielhafen.terminal.shared.rulebook_text import find, paragraphs, plain, with_examples
from spielhafen.terminal.shared.stand_ins import level_called, level_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TextIO

    from spielhafen.core.scene import Offer
    from spielhafen.core.text import Text as Said
    from spielhafen.i18n import Words
    from spielhafen.terminal.session import Sitting

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
IN_VAIN: Final = 5
"""So many lines of a script that are no commands are heard after the end: it may go on typing moves for ever."""
DIGITS: Final = 9
"""A number with more of them is beyond everything here."""


class Quit(Exception):
    """The person wants to stop, or there is nothing more to read."""


def number(written: str) -> int:
    """What such digits mean, at most a number beyond everything."""
    return int(written) if len(written) <= DIGITS else 10**DIGITS


class LineClient(Teller):
    """One match, line by line."""

    def __init__(
        self, sitting: Sitting, words: Words, source: TextIO | None = None, target: TextIO | None = None
    ) -> None:
        super().__init__(sitting, words, target or sys.stdout)
        self.source = source or sys.stdin
        self.stale = True
        """Whether the table must be shown again."""
        self._commands = {
            alias: name for name in COMMANDS for alias in words(f"terminal-command-{name}").split()
        }

    # The course of the game.

    def run(self) -> bool:
        """Play on until the game is over (True) or the person stops (False)."""
        self.write(Text(self.words("terminal-welcome", game=self.words("game-title")), style=PAPER.head))
        self.tell_rules()
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
        in_vain = 0
        while in_vain < IN_VAIN and (line := self.ask("> ")):
            self.obey_onlooker(line, text("terminal-only-looking"))
            in_vain = 0 if self.source.isatty() or self.parsed(line)[0] in LOOKING else in_vain + 1

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
                self.play(seat, line)
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

    def numbered(self, offers: Sequence[Offer], number: int) -> Offer:
        """The offer of this number, counted from 1; raises SpielhafenError."""
        if not 1 <= number <= len(offers):
            raise SpielhafenError(text("terminal-no-number", number=number, most=len(offers)))
        return offers[number - 1]

    def play(self, seat: int, written: str) -> None:
        """Play it, move by move; raises a MoveError, after telling what has been played before."""
        say = self.drawer.say
        for place, part in enumerate(typed(self.sitting.scene(seat).offers, written, say)):
            offers = self.sitting.scene(seat).offers
            move = meant(self.sitting.game, offers, part, say)
            doubtful = to_ask_for(offers, move)
            if place:
                self.tell()
            if doubtful is not None and not self.certain(doubtful):
                return
            self.sitting.play(seat, move)
            self.stale = True
            self.warn()

    def certain(self, offer: Offer) -> bool:
        """Whether a person really wants what he is warned of."""
        said = self.ask(f"{self.drawer.say(offer.warning)} {self.words('terminal-certain')} ")
        return said.casefold() in self.words("terminal-draw-yes").split()

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
            "table": self.table,
            "save": self.save,
            "quit": self.quit,
        }
        return does[name]

    def explain(self, offer: Offer) -> None:
        """What an offer is worth and does."""
        told = [
            self.drawer.say(said) for said in (offer.label, offer.hint, offer.warning) if said is not None
        ]
        self.write(f"{' – '.join(told)}  {offer.law}".rstrip())

    def table(self, seat: int, _: str) -> None:
        """The whole table, and by which rules it plays."""
        self.tell_rules()
        self.show_all(self.sitting.scene(seat))

    def rules(self, seat: int, law: str) -> None:
        """By which rules the table plays, and the § asked for, or that of the present decision."""
        book = paragraphs(self.sitting.game, self.words.language)
        if not book:
            raise SpielhafenError(text("terminal-no-rulebook"))
        place = find(book, law or self.sitting.scene(seat).status.law)
        if law and not place:
            heads = ", ".join(paragraph.law for paragraph in book[1:])
            raise SpielhafenError(text("terminal-no-paragraph", law=law, known=heads))
        self.tell_rules()
        paragraph = with_examples(self.sitting.game, self.words.language, book[place])
        self.write(*plain(paragraph, min(self.console.width, WIDEST)))

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
        held = own_cards(self.sitting.scene(seat))
        if not held:
            self.write(self.words("terminal-no-cards"))
        for card in held:
            self.write(self.drawer.card(card), *(f"    {line}" for line in self.drawer.closely(card)))

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
