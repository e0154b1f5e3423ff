"""The line client: print what happened and what can be done, then read and execute a line.

Works in pipes and with screen readers: nothing moves, nothing is overwritten, everything is printed once.
Where several people share the keyboard and have hidden information, the screen is cleared before another
person looks.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from spielhafen.core.errors import SpielhafenError, UnreadableMove
from spielhafen.core.text import text
from spielhafen.match import SeatRefused
from spielhafen.match.bot_replay import has_reasons
from spielhafen.terminal.plain.advice_printer import AdvicePrinter
from spielhafen.terminal.plain.printer import MAX_WIDTH, parse_number
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.shared.explain_text import aim_card, aim_of, explain_things
from spielhafen.terminal.shared.offer_lookup import (
    hand_cards,
    list_offers,
    offer_to_confirm,
    parse_line,
    resolve_move,
)
from spielhafen.terminal.shared.rulebook_text import (
    add_examples,
    find_paragraph,
    load_paragraphs,
    render_plain,
)
from spielhafen.terminal.shared.stand_ins import find_level, level_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TextIO

    from spielhafen.core.scene import Offer
    from spielhafen.core.text import Text as Said
    from spielhafen.i18n import Translator
    from spielhafen.terminal.session import Session

COMMANDS: Final = (
    "help",
    "what",
    "rules",
    "advice",
    "why",
    "more",
    "review",
    "undo",
    "draw",
    "bot",
    "self",
    "guide",
    "log",
    "history",
    "hand",
    "table",
    "save",
    "quit",
)
"""Their names in each language are in `terminal.ftl`."""
READ_ONLY_COMMANDS: Final = frozenset(
    {
        "help",
        "what",
        "rules",
        "why",
        "more",
        "review",
        "log",
        "history",
        "hand",
        "table",
        "save",
        "self",
        "quit",
    }
)
"""Commands that work when no person has a move to make."""
MAX_INVALID_LINES: Final = 5
"""The number of invalid lines of a script after which reading stops when the game is over.

A script may go on typing moves for ever.
"""


class QuitGame(Exception):
    """The user wants to stop, or the input has ended."""


class LineClient(AdvicePrinter):
    """One match, played line by line."""

    def __init__(
        self, session: Session, words: Translator, source: TextIO | None = None, target: TextIO | None = None
    ) -> None:
        super().__init__(session, words, target or sys.stdout)
        self.source = source or sys.stdin
        self.needs_redraw = True
        """Whether the table must be printed again."""
        self._commands = {
            alias: name for name in COMMANDS for alias in words(f"terminal-command-{name}").split()
        }

    # The course of the game.

    def run(self) -> bool:
        """Play until the game is over (return True) or the user stops (return False)."""
        self.write(
            Text(self.words("terminal-welcome", game=self.words("game-title")), style=PLAIN_PALETTE.heading)
        )
        self.print_rules_in_use()
        self.write(Text(self.words("terminal-welcome-help"), style=PLAIN_PALETTE.dim))
        try:
            while self.session.match.winners is None:
                self.play_turn()
            self.set_viewer(self.session.default_viewer())
            self.print_new_log()
            self.print_result()
            self.review_game()
        except QuitGame:
            pass
        return self.session.match.winners is not None

    def review_game(self) -> None:
        """Accept commands after the end.

        Only then can bots explain their moves in games with hidden information.
        """
        if not has_reasons(self.session.match):
            return
        self.write("", Text(self.words("terminal-look-back"), style=PLAIN_PALETTE.dim))
        in_vain = 0
        while in_vain < MAX_INVALID_LINES and (line := self.ask("> ")):
            self.execute_read_only(line, text("terminal-only-looking"))
            in_vain = (
                0
                if self.source.isatty() or self.parse_command(line)[0] in READ_ONLY_COMMANDS
                else in_vain + 1
            )

    def play_turn(self) -> None:
        """Play the next decision: a bot's, or that of a person here."""
        bots = self.session.match.bots_due()
        if bots and bots[0] in self.session.lent_seats and not self.confirm_bot_move(bots[0]):
            return
        if bots:
            self.session.play_bot(bots[0], self.session.create_bot_task(bots[0]).choose_move())
            self.needs_redraw = True
            if not self.session.local_seats:
                self.print_new_log()
            return
        seat = self.session.find_person_to_move(self.viewer)
        if seat is None:
            raise QuitGame
        self.hand_over(seat)
        self.print_new_log()
        self.print_new_sheets(self.session.scene(seat))
        if self.needs_redraw:
            self.print_table(self.session.scene(seat))
            self.needs_redraw = False
        self.execute(seat, self.ask("> "))

    def confirm_bot_move(self, seat: int) -> bool:
        """Let the user confirm the next move of a stand-in bot, or enter a command instead.

        Returns whether the bot moves. The seat can be taken back before each move.
        """
        self.print_new_log()
        line = self.ask(f"{self.lent_sentence(seat)} {self.words('terminal-lent-ask')} ")
        if line:
            self.execute_read_only(line, text("terminal-lent-only"))
        return not line

    def lent_sentence(self, seat: int) -> str:
        """Return the sentence that says which bot plays for whom."""
        plan = self.session.match.seats[seat]
        return self.words("terminal-lent", level=level_name(self.words, plan.level), name=plan.name)

    def hand_over(self, seat: int) -> None:
        """Let another person look at the screen, behind a privacy screen where there are secrets."""
        if seat == self.viewer:
            return
        name = self.session.match.names[seat]
        if self.session.needs_privacy_screen:
            self.clear_screen()
            self.ask(self.words("terminal-curtain", name=name) + " ")
        self.set_viewer(seat)
        self.needs_redraw = True

    # Reading.

    def ask(self, prompt: str) -> str:
        """Print a prompt and read a line; raises QuitGame at the end of the input."""
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise QuitGame
        if not self.source.isatty():
            self.target.write(
                line if line.endswith("\n") else f"{line}\n"
            )  # a transcript shows what was typed
        return "".join(sign for sign in line if sign.isprintable()).strip()

    def execute(self, seat: int, line: str) -> None:
        """Execute a number, a move or a command; print why if it cannot be done."""
        offers = list_offers(self.session.scene(seat))
        command, rest = self.parse_command(line)
        try:
            if not line:
                self.needs_redraw = True
            elif line.casefold() in {offer.move.casefold() for offer in offers}:
                self.play(seat, line)
            elif line.isdecimal():
                self.play(seat, self.find_offer(offers, parse_number(line)).move)
            elif line.startswith("?") and line[1:].strip().isdecimal():
                self.show_offer(self.find_offer(offers, parse_number(line[1:].strip())))
            elif command:
                self.command_handler(command)(seat, rest)
            else:
                self.play(seat, line)
        except SpielhafenError as error:
            self.print_refusal(error.text)
            if isinstance(error, UnreadableMove):
                self.write(Text(self.words("terminal-try-help"), style=PLAIN_PALETTE.dim))

    def execute_read_only(self, line: str, refusal: Said) -> None:
        """Execute a read-only command when there is no move to make; refuse anything else."""
        command, rest = self.parse_command(line)
        if command not in READ_ONLY_COMMANDS:
            self.print_refusal(refusal)
            return
        try:
            self.command_handler(command)(self.viewer, rest)
        except SpielhafenError as error:
            self.print_refusal(error.text)

    def parse_command(self, line: str) -> tuple[str, str]:
        """Return the command that a line begins with (empty if none), and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self._commands.get(word.removeprefix("/").casefold(), ""), rest.strip()

    def find_offer(self, offers: Sequence[Offer], number: int) -> Offer:
        """Return the offer with this number, counted from 1; raises SpielhafenError."""
        if not 1 <= number <= len(offers):
            raise SpielhafenError(text("terminal-no-number", number=number, most=len(offers)))
        return offers[number - 1]

    def play(self, seat: int, written: str) -> None:
        """Play the typed moves one by one.

        Raises a MoveError at the first that is refused; the moves before it stay played.
        """
        say = self.renderer.say
        for place, part in enumerate(parse_line(self.session.scene(seat).offers, written, say)):
            offers = self.session.scene(seat).offers
            move = resolve_move(self.session.game, offers, part, say)
            doubtful = offer_to_confirm(offers, move)
            if place:
                self.print_new_log()
            if doubtful is not None and not self.confirm(doubtful):
                return
            self.session.play(seat, move)
            self.needs_redraw = True
            self.print_save_error()

    def confirm(self, offer: Offer) -> bool:
        """Ask the user to confirm an offer that has a warning."""
        said = self.ask(f"{self.renderer.say(offer.warning)} {self.words('terminal-certain')} ")
        return said.casefold() in self.words("terminal-draw-yes").split()

    # Commands.

    def show_help(self, seat: int) -> None:
        """Show the aim card of the moment and the commands."""
        aim = aim_of(self.session.scene(seat).status)
        self.write(*aim_card(self.words, aim), "", self.words("terminal-help"))

    def command_handler(self, name: str) -> Callable[[int, str], None]:
        """Return the function of a command; it takes the seat and the rest of the line."""
        does: dict[str, Callable[[int, str], None]] = {
            "help": lambda seat, _rest: self.show_help(seat),
            "what": self.explain,
            "rules": self.show_rules,
            "advice": self.show_advice,
            "why": self.show_bot_reasons,
            "more": self.show_more,
            "review": self.show_review,
            "undo": self.undo,
            "draw": self.agree_draw,
            "bot": self.lend_seat,
            "self": self.take_back_seat,
            "guide": self.leave_guide,
            "log": self.show_log,
            "history": self.show_history,
            "hand": self.show_hand,
            "table": self.show_full_table,
            "save": self.save_copy,
            "quit": self.quit,
        }
        return does[name]

    def explain(self, seat: int, written: str) -> None:
        """Print what a thing on the table, or what stands on a space, is for."""
        scene = self.session.scene(seat)
        self.write(*explain_things(self.words, self.renderer.say, scene, seat, written))

    def show_offer(self, offer: Offer) -> None:
        """Print what an offer does and is worth."""
        told = [
            self.renderer.say(said) for said in (offer.label, offer.hint, offer.warning) if said is not None
        ]
        self.write(f"{' – '.join(told)}  {offer.paragraph}".rstrip())

    def show_full_table(self, seat: int, _: str) -> None:
        """Print the whole table, and the rules it plays by."""
        self.print_rules_in_use()
        self.print_full_table(self.session.scene(seat))

    def show_rules(self, seat: int, paragraph: str) -> None:
        """Print the rules of the table, and a paragraph: the given one or that of the decision."""
        book = load_paragraphs(self.session.game, self.words.language)
        if not book:
            raise SpielhafenError(text("terminal-no-rulebook"))
        place = find_paragraph(book, paragraph or self.session.scene(seat).status.paragraph)
        if paragraph and not place:
            heads = ", ".join(entry.number for entry in book[1:])
            raise SpielhafenError(text("terminal-no-paragraph", law=paragraph, known=heads))
        self.print_rules_in_use()
        found = add_examples(self.session.game, self.words.language, book[place])
        self.write(*render_plain(found, min(self.console.width, MAX_WIDTH)))

    def undo(self, seat: int, _: str) -> None:
        """Take back the last ply; raises UndoRefused."""
        self.session.undo(seat)
        plies = len(self.session.match.plies)
        self.last_read_ply = {viewer: min(told, plies) for viewer, told in self.last_read_ply.items()}
        self.write(self.words("terminal-undone"))
        self.needs_redraw = True

    def agree_draw(self, seat: int, _: str) -> None:
        """End the game as a draw if the people here confirm it; raises UndoRefused."""
        self.session.check_draw(seat)
        said = self.ask(self.words("terminal-draw-ask") + " ")
        if said.casefold() in self.words("terminal-draw-yes").split():
            self.session.agree_draw(seat)

    def lend_seat(self, seat: int, level: str) -> None:
        """Let a bot of this level play for this seat; raises SeatRefused."""
        self.session.lend_seat(seat, find_level(self.words, level) if level else self.session.stand_in_level)
        self.write(self.lent_sentence(seat))
        self.print_save_error()
        if self.session.hides_all_hands:
            self.clear_screen()
            self.set_viewer(self.session.default_viewer())

    def take_back_seat(self, _: int, name: str) -> None:
        """Take back a seat from a bot: the named one, or the only one.

        Raises SeatRefused, or SpielhafenError if the name is missing or unknown.
        """
        lent = {self.session.match.names[seat]: seat for seat in self.session.lent_seats}
        alike = [called for called in lent if not name or called.casefold() == name.casefold()]
        wanted = [name] if name in lent else alike
        if lent and len(wanted) != 1:
            raise SpielhafenError(text("terminal-self-which", names=", ".join(lent)))
        if not lent:
            raise SeatRefused(text("seat-not-lent"))
        self.session.take_back_seat(lent[wanted[0]])
        self.write(self.words("terminal-back", name=wanted[0]))
        self.print_save_error()
        self.needs_redraw = True

    def leave_guide(self, seat: int, _: str) -> None:
        """Play on without the guide; raises SeatRefused if there is none."""
        self.session.leave_guide(seat)
        self.write(self.words("guide-left"))
        self.needs_redraw = True

    def show_log(self, seat: int, _: str) -> None:
        """Print the whole log as this seat may read it."""
        for line in self.session.log(seat):
            said = self.words.translate(line.text, self.session.match.names)
            self.write(f"— {said} —" if line.head else f"{line.ply:>4}  {said}")

    def show_history(self, seat: int, ply: str) -> None:
        """Print the table after a ply as this seat saw it."""
        last = len(self.session.match.plies)
        if not ply.isdecimal() or parse_number(ply) > last:
            raise SpielhafenError(text("terminal-history", last=last))
        self.write(
            Text(self.words("terminal-past", ply=parse_number(ply), last=last), style=PLAIN_PALETTE.heading)
        )
        self.print_table(self.session.scene_after(seat, parse_number(ply)), is_past=True)

    def show_hand(self, seat: int, _: str) -> None:
        """Print the cards of the hand with their details."""
        held = hand_cards(self.session.scene(seat))
        if not held:
            self.write(self.words("terminal-no-cards"))
        for card in held:
            self.write(
                self.renderer.render_card(card), *(f"    {line}" for line in self.renderer.card_details(card))
            )

    def save_copy(self, seat: int, file: str) -> None:
        """Write the logbook to a new file; an existing file is never overwritten."""
        if not file:
            raise SpielhafenError(text("terminal-save-where"))
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as target:
                target.write(self.session.logbook_text())
        except (
            OSError,
            RuntimeError,
        ) as error:  # RuntimeError: there is no user of this name whose home it could be
            why = getattr(error, "strerror", None) or str(error)
            raise SpielhafenError(text("terminal-not-kept", file=file, why=why)) from None
        self.write(self.words("terminal-saved", file=file))

    def quit(self, seat: int, _: str) -> None:
        """Stop; the logbook stays saved."""
        raise QuitGame
