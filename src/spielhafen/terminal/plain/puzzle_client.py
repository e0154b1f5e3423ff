"""A puzzle in the terminal: the table, one move, the verdict; again until it is solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from spielhafen.bots.puzzle_book import loss_size
from spielhafen.core.text import text
from spielhafen.terminal.plain.line_client import LineClient, QuitGame
from spielhafen.terminal.render.palette import PLAIN_PALETTE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from spielhafen.bots.puzzle_book import Puzzle
    from spielhafen.i18n import Translator
    from spielhafen.terminal.session import Session


class PuzzleClient(LineClient):
    """One puzzle, whose match begins at its position."""

    def __init__(
        self,
        session: Session,
        words: Translator,
        puzzle: Puzzle,
        source: TextIO | None = None,
        target: TextIO | None = None,
    ) -> None:
        super().__init__(session, words, source, target)
        self.puzzle = puzzle
        self.set_viewer(puzzle.seat)

    def run(self) -> bool:
        """Let the user try until the puzzle is solved; return whether it was."""
        say, seat = self.words, self.puzzle.seat
        self.print_rules_in_use()
        try:
            while True:
                if self.needs_redraw:
                    self.print_table(self.session.scene(seat))
                    self.needs_redraw = False
                    self.write("", Text(say("puzzle-ask"), style=PLAIN_PALETTE.heading))
                    self.write(Text(say("puzzle-terminal-keys"), style=PLAIN_PALETTE.dim))
                self.answer(self.ask("> "))
                if self.session.match.plies and self.judge():
                    return True
        except QuitGame:
            return False

    def answer(self, line: str) -> None:
        """Give a hint, show the solution, or play the typed move."""
        word = line.casefold()
        if word in self.words("puzzle-command-hint").split():
            self.write(self.hint())
        elif word in self.words("puzzle-command-show").split():
            self.write(*self.solution())
        else:
            self.execute(self.puzzle.seat, line)

    def judge(self) -> bool:
        """Say what the move that was made is worth; take it back unless it is the best."""
        move = self.session.match.plies[0].move
        if self.puzzle.is_best(move):
            self.write(Text(self.words("puzzle-right"), style=PLAIN_PALETTE.heading), *self.reasons())
            return True
        loss = self.puzzle.loss(move)
        said = self.words(f"puzzle-wrong-{loss_size(loss)}", games=games_lost(loss))
        self.write(Text(said, style=PLAIN_PALETTE.warning))
        self.session.undo(self.puzzle.seat)
        return False

    def hint(self) -> str:
        """Return what the best move is about."""
        reason = next((reason for reason in self.puzzle.reasons if reason.gain > 0), None)
        if reason is None:
            moves = len(self.puzzle.best) + len(self.puzzle.losses)
            return self.words("puzzle-hint-none", moves=moves)
        return self.words("puzzle-hint-reason", reason=text(f"feature-{reason.feature}"))

    def solution(self) -> Iterator[str]:
        """Yield the best move and its reasons."""
        best = self.puzzle.best[0]
        offers = self.session.scene(self.puzzle.seat).offers
        label = next((self.renderer.say(offer.label) for offer in offers if offer.move == best), best)
        yield self.words("puzzle-solution", move=f"{label} ({best})")
        yield from self.reasons()

    def reasons(self) -> Iterator[str]:
        """Yield why the best move is the best, and by how much."""
        found = [self.words(f"feature-{reason.feature}") for reason in self.puzzle.reasons if reason.gain > 0]
        if found:
            yield self.words("puzzle-why", reasons=", ".join(found))
        yield self.words("puzzle-second", games=games_lost(min(self.puzzle.losses.values())))


def games_lost(loss: float) -> int:
    """Return how many games in a hundred a loss in the chance to win costs, at least one."""
    return max(1, round(100 * loss))
