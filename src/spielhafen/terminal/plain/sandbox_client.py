"""A sandbox line by line: as a game, but the outcomes of chance may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.play import CHANCE
from spielhafen.core.text import text
from spielhafen.match.sandbox import chooses_chance, outcomes
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.plain.printer import parse_number
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.sandbox_session import let_chance_act, switch_chance

if TYPE_CHECKING:
    from collections.abc import Iterator


class SandboxClient(LineClient):
    """One sandbox, played line by line."""

    def print_rules_in_use(self) -> None:
        """Print the rules that the table plays by, and what is special about a sandbox."""
        super().print_rules_in_use()
        self.write(Text(self.words("sandbox-terminal-hint"), style=PLAIN_PALETTE.dim))

    def play_turn(self) -> None:
        """Play the next decision, or let the user decide for chance."""
        if self.session.match.state.actor() != CHANCE:
            super().play_turn()
            return
        self.print_new_log()
        self.write(*self.outcome_lines())
        self.decide_chance(self.ask("* "))
        self.needs_redraw = True

    def execute(self, seat: int, line: str) -> None:
        """Execute a line; one more command switches who decides for chance."""
        if not self.switches_chance(line):
            super().execute(seat, line)

    def outcome_lines(self) -> Iterator[str]:
        """Yield the outcomes of chance with numbers, if there are not too many."""
        match = self.session.match
        found = outcomes(match.state)
        yield self.words("sandbox-chance-due" if found else "sandbox-chance-due-many")
        for number, (written, _) in enumerate(found, 1):
            said = self.session.game.describe_step(
                match.state, match.state.steps[-1], self.session.game.catalogue.read(written)
            )
            yield f"{number:>4}  {self.renderer.say(said) if said else written}"
        yield self.words("sandbox-terminal-chance")

    def decide_chance(self, line: str) -> None:
        """Let chance act: with the outcome of this number or text, or a random one."""
        found = [written for written, _ in outcomes(self.session.match.state)]
        if self.switches_chance(line):
            return
        if self.parse_command(line)[0] == "undo":
            self.undo(self.viewer, "")
            return
        if self.parse_command(line)[0]:
            self.execute_read_only(line, text("terminal-only-looking"))
            return
        if line.isdecimal() and 1 <= parse_number(line) <= len(found):
            line = found[parse_number(line) - 1]
        try:
            let_chance_act(self.session, line)
        except SpielhafenError as error:
            self.print_refusal(error.text)

    def switches_chance(self, line: str) -> bool:
        """Switch who decides for chance if the line says so, and return whether it did."""
        if line.casefold() not in self.words("sandbox-command-chance").split():
            return False
        switch_chance(self.session)
        manual = chooses_chance(self.session.match)
        how = self.words(f"sandbox-chance-{_how(manual=manual)}")
        self.write(self.words("terminal-about", what=self.words("sandbox-chance"), told=how))
        return True


def _how(*, manual: bool) -> str:
    return "choose" if manual else "draw"
